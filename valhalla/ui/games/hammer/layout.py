"""Where everything of the Hammer Throw lies: the track across the hall, tray, hands and decks."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.throwing.layout import LEAST, NARROW
from valhalla.ui.units import Units


class Part(StrEnum):
    """What only the hammer's table has."""

    SUM = auto()
    ROUNDS = auto()
    PILE = auto()


SORTING: Final = 0.56  # of its height that the hand keeps while new cards lie above it


def arrange(free: Rect, units: Units, others: int, *, sorting: bool = False) -> Cuts:
    """The named areas; alone at the table, the track has the place of the opponents as well. New cards that
    are *sorted* take some of the room of the hand."""
    u, gap = units.px, units.px(5)
    narrow = free.w < u(NARROW)
    top = cut.top(free, round(free.h * 0.14) if others else 0)
    hand_h = round(free.h * 0.263)
    track_y = top.bottom + (gap if others else 0)
    track = cut.row_at(free, track_y, round(free.h * (0.215 if others else 0.285)))
    hand = cut.bottom(free, hand_h)
    left, right = max(u(178 if narrow else 206), LEAST), u(178 if narrow else 216)
    prompt = Rect(free.x, track.bottom + gap, free.w - (0 if narrow else right + gap), u(62))
    y = prompt.bottom + gap
    held = cut.bottom(hand, round(hand.h * SORTING)) if sorting else hand
    inner = Rect(free.x + left + gap, y, free.w - left - right - 2 * gap, held.y - gap - y)
    beside = y if narrow else prompt.y
    sums = u(156 if narrow else 200)
    areas = {
        Area.TOP: top, Area.TRACK: track, Area.PROMPT: prompt, Area.MIDDLE: inner,
        Area.ACTIONS: Rect(free.x, y, left, hand.y - gap - y),
        Area.MINE: cut.column_at(hand, free.x, left),
        Area.SIDE: Rect(free.right - right, beside, right, free.bottom - beside),
        Area.HAND: cut.row_at(inner, held.y, held.h),
        Area.TRAY: cut.left(inner, inner.w - sums - gap),
        Part.SUM: cut.right(inner, sums),
    }  # fmt: skip
    return areas | _side(areas[Area.SIDE], units)


def _side(side: Rect, units: Units) -> Cuts:
    """Rounds above, the reserve on its rack, below them the decks, each with its discard pile under it."""
    u = units.px
    rounds = cut.top(side, max(u(56), 48))
    reserve = cut.row_at(side, rounds.bottom + u(2), u(56))
    top = reserve.bottom + u(4)
    rest = cut.from_y(side, top)
    found: Cuts = {Part.ROUNDS: rounds, Area.RESERVE: reserve}
    half = rest.h // 2
    for deck, cell in enumerate(row(rest, 3, u(4))):
        found[Area.DECK, deck] = cut.top(cell, half)
        found[Area.DISCARD, deck] = cut.row_at(cell, cell.y + half, rest.h - half)
    return found
