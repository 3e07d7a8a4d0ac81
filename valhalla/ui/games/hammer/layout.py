"""Where everything of the Hammer Throw lies: the track across the hall, tray, hands and decks."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.throwing.layout import LEAST, NARROW
from valhalla.ui.units import Units, grown
from valhalla.ui.widgets.text import banner_height


class Part(StrEnum):
    """What only the hammer's table has."""

    SUM = auto()
    ROUNDS = auto()
    PILE = auto()


SORTING: Final = 0.56  # of its height that the hand keeps while new cards lie above it
LOWER: Final = (
    0.4  # by how much lower one's own place is where words are twice as large: planks need the room
)
WHOLE: Final = 1.3  # times: larger words of the prompt need all of the width
TALL: Final = 1.8  # times as high as wide is the room of decks whose discard piles lie beside them


def arrange(free: Rect, units: Units, others: int, *, sorting: bool = False) -> Cuts:
    """The named areas; alone at the table, the track has the place of the opponents as well. New cards that
    are *sorted* take some of the room of the hand. Larger words take theirs from the track and the hand."""
    u, gap = units.px, units.px(5)
    narrow = free.w < u(NARROW)
    more = units.words - 1
    top_h, track_h, hand_h = (round(free.h * share) for share in _shares(units, others))
    top = cut.top(free, top_h)
    track = cut.row_at(free, top.bottom + (gap if others else 0), track_h)
    hand = cut.bottom(free, hand_h)
    mine = cut.bottom(free, round(hand_h * (1 - LOWER * more)))
    left = max(grown(units, 178 if narrow else 206, free.w * (0.28 if narrow else 0.25)), LEAST)
    right = grown(units, 178 if narrow else 216, free.w * 0.2)
    whole = narrow or units.words > WHOLE
    prompt = Rect(free.x, track.bottom + gap, free.w - (0 if whole else right + gap), banner_height(units))
    y = prompt.bottom + gap
    held = cut.bottom(hand, round(hand.h * SORTING)) if sorting else hand
    inner = Rect(free.x + left + gap, y, free.w - left - right - 2 * gap, held.y - gap - y)
    beside = y if whole else prompt.y
    sums = grown(units, 156 if narrow else 200, free.w * 0.22)
    areas = {
        Area.TOP: top, Area.TRACK: track, Area.PROMPT: prompt, Area.MIDDLE: inner,
        Area.ACTIONS: Rect(free.x, y, left, mine.y - gap - y),
        Area.MINE: cut.column_at(mine, free.x, left),
        Area.SIDE: Rect(free.right - right, beside, right, free.bottom - beside),
        Area.HAND: cut.row_at(inner, held.y, held.h),
        Area.TRAY: cut.left(inner, inner.w - sums - gap),
        Part.SUM: cut.right(inner, sums),
    }  # fmt: skip
    return areas | _side(areas[Area.SIDE], units)


def _shares(units: Units, others: int) -> tuple[float, float, float]:
    """Of the height: the opponents, the track, the hand."""
    more = units.words - 1
    top = (0.14 * (1 + 0.3 * more)) if others else 0.0
    if units.upright:
        return top, 0.25 if others else 0.32, 0.23
    return top, (0.215 if others else 0.285) / (1 + 0.45 * more), 0.263 / (1 + 0.2 * more)


def _side(side: Rect, units: Units) -> Cuts:
    """Rounds above, the reserve on its rack, below them the decks, each with its discard pile under it;
    beside it where the column is high and narrow."""
    u = units.px
    rounds = cut.top(side, max(u(56), 48))
    reserve = cut.row_at(side, rounds.bottom + u(2), u(36) + units.wx(20))
    top = reserve.bottom + u(4)
    rest = cut.from_y(side, top)
    found: Cuts = {Part.ROUNDS: rounds, Area.RESERVE: reserve}
    if rest.h > TALL * rest.w:
        for deck, line in enumerate(cut.column(rest, 3, u(4))):
            found[Area.DECK, deck], found[Area.DISCARD, deck] = row(line, 2, u(4))
        return found
    half = rest.h // 2
    for deck, cell in enumerate(row(rest, 3, u(4))):
        found[Area.DECK, deck] = cut.top(cell, half)
        found[Area.DISCARD, deck] = cut.row_at(cell, cell.y + half, rest.h - half)
    return found
