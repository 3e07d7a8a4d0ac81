"""Where everything of Wolves of Odin lies: rows of others above, the Hall, one's own row, the hand."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.units import Units, grown
from valhalla.ui.widgets.text import banner_height

CARD: Final = 5 / 7
NARROW: Final = 950  # units: below this heads and wealth are narrower
LEAST: Final = 164  # pixels of a plank, however small the letters
DROP: Final = 36  # units: the narrowest place at the end of a row
# Units of height by the number of opponents: an opponent's row, the Hall, one's own row.
HEIGHTS: Final = {2: (106, 126, 140), 3: (84, 106, 132), 4: (72, 90, 112)}
PROMPT: Final = 64
LOWER: Final = 0.15  # by so much lower is all else where words are twice as large
LOWEST: Final = 46  # pixels of the prompt, however small the letters


class Part(StrEnum):
    """What only a table of Wolves of Odin has."""

    HALL = auto()
    STRIP = auto()
    UNITS = auto()
    TOTAL = auto()
    PASSED = auto()
    WEALTH = auto()
    GODS = auto()
    PRIZES = auto()
    PEOPLE = auto()
    OFFERINGS = auto()
    DEITY_DECK = auto()
    VICTORY_DECK = auto()


class Strip(NamedTuple):
    """A row cut up: who it belongs to, where its units stand, what else its owner has."""

    head: Rect
    units: Rect
    wealth: Rect


def arrange(free: Rect, units: Units, others: list[int], near: int) -> Cuts:
    """The named areas."""
    u, gap = units.px, units.px(4)
    spare = free.h / units.u - 704  # a window higher than wide has more room
    part = (1 + spare / 900) / (1 + LOWER * (units.words - 1))
    row, hall, own = (h * part for h in HEIGHTS[len(others)])
    areas: Cuts = {}
    y = free.y
    for seat in others:
        areas[Part.STRIP, seat] = cut.row_at(free, y, u(row))
        y += u(row) + gap
    areas[Part.HALL] = cut.row_at(free, y, u(hall))
    y = areas[Part.HALL].bottom + gap
    areas[Area.PROMPT] = cut.row_at(free, y, max(banner_height(units, PROMPT), LOWEST))
    y = areas[Area.PROMPT].bottom + gap
    areas[Part.STRIP, near] = cut.row_at(free, y, u(own))
    y = areas[Part.STRIP, near].bottom + gap
    left = max(
        grown(units, 178 if free.w < u(NARROW) else 206, free.w * (0.3 if units.upright else 0.27)), LEAST
    )
    areas[Area.ACTIONS] = Rect(free.x, y, left, free.bottom - y)
    areas[Area.HAND] = Rect(free.x + left + gap, y, free.w - left - gap, free.bottom - y)
    return areas


def strip(rect: Rect, units: Units, own: bool) -> Strip:
    """The parts of a row's strip."""
    u = units.px
    narrow = rect.w < u(NARROW)
    inner = rect.inflate(-u(12), -u(8))
    head, wealth = 122 if narrow else 150, u(176 if narrow else 252)
    if own:
        head, wealth = 140 if narrow else 178, u(176 if narrow else 236)
    head = grown(units, head, rect.w * 0.22)
    return Strip(
        cut.left(inner, head),
        cut.column_at(inner, inner.x + head + u(4), inner.w - head - wealth - u(8)),
        cut.right(inner, wealth),
    )


class Head(NamedTuple):
    """The head of a row: whose it is, the total, and what else there is to tell."""

    name: Rect
    total: Rect
    counts: Rect


def head(rect: Rect, units: Units, own: bool) -> Head:
    """The name above, or beside the total where it needs too much of the height."""
    u, wx = units.px, units.wx
    narrow = rect.w < u(150)
    line = max(u(36), wx(28)) if own else wx(24)
    most = u((72 if narrow else 86) if own else 50 if narrow else 60)
    if units.words > 1 and rect.h < line + u(50):
        disc = cut.square(min(rect.h, most, round(rect.w * 0.34)), midleft=rect.midleft)
        beside = cut.from_x(rect, disc.right + u(4))
        name = cut.top(beside, min(line, rect.h - u(20)))
        return Head(name, disc, cut.from_y(beside, name.bottom))
    name = cut.top(rect, line)
    rest = cut.from_y(rect, name.bottom)
    disc = cut.square(min(rest.h, most), midleft=rest.midleft)
    return Head(name, disc, cut.from_x(rest, disc.right + u(4)))


class Ranks(NamedTuple):
    """Where the units of a row stand, and the places at its ends."""

    units: list[Rect]
    left: Rect
    right: Rect


def ranks(room: Rect, count: int, units: Units, above: int = 0) -> Ranks:
    """Units side by side in the middle, as large as they find room; then they lie closer.

    *above* is kept free over them. In an empty row both ends are the same place.
    """
    drop, gap = units.px(DROP), units.px(3)
    height = room.h - above
    wide = round(height * CARD)
    y = room.bottom - height
    if not count:
        one = Rect(0, y, min(room.w, round(wide * 1.2)), height)
        one.centerx = room.centerx
        return Ranks([], one, one)
    end = min(wide, max(drop, (room.w - count * (wide + gap)) // 2 - gap))
    step = min(wide + gap, (room.w - 2 * (end + gap) - wide) / max(1, count - 1))
    x = room.centerx - (step * (count - 1) + wide) / 2
    found = [Rect(round(x + i * step), y, wide, height) for i in range(count)]
    left = Rect(found[0].x - gap - end, y, end, height)
    return Ranks(found, left, Rect(found[-1].right + gap, y, end, height))


def cards(room: Rect, count: int, gap: int, least: int, align: str = "left") -> list[Rect]:
    """Cards side by side, as large as they find room; then they lie closer, not narrower than *least*."""
    wide = min(room.w, round(room.h * CARD))
    if count > 1:
        wide = min(wide, max(least, (room.w - gap * (count - 1)) // count))
    step = min(wide + gap, (room.w - wide) / max(1, count - 1))
    x = room.x if align == "left" else room.centerx - (step * (count - 1) + wide) / 2
    high = round(wide / CARD)
    y = room.centery - high // 2
    return [Rect(round(x + i * step), y, wide, high) for i in range(count)]
