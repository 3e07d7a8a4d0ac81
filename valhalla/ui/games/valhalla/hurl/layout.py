"""Where everything is while the hammer is thrown at Ragnarök: the track where earth meets sky."""

from __future__ import annotations

from enum import StrEnum, auto
from math import ceil
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.pieces.piles import label_height
from valhalla.ui.table.things import CARD
from valhalla.ui.table.throwing import layout
from valhalla.ui.table.throwing.layout import LEAST, NARROW
from valhalla.ui.units import Units
from valhalla.ui.widgets.text import banner_height

STRIP: Final = 46  # units
FLAG: Final = (48, 72)  # units of a shield with its number, standing over a cell
ABOVE: Final = 24  # units over the hammer that are left to the number of its cell
REACH: Final = 0.3  # of the height of the bed: so far the hammer rises above it
BED: Final = 0.62  # of its area that the bed takes at most: `layout.track`


class HurlPart(StrEnum):
    """What is there only while the hammer is thrown at Ragnarök."""

    FLAG = auto()
    PODIUM = auto()
    STAKES = auto()


def arrange(free: Rect, units: Units, seats: list[int]) -> Cuts:
    """The named areas: sky and track, prompt, planks and tray and prizes, the seats below."""
    u, gap = units.px, units.px(5)
    narrow = free.w < u(NARROW)
    strip = Rect(0, free.y, min(free.w, u(140) + units.wx(260)), u(STRIP))
    strip.centerx = free.centerx
    grown = units.words - 1
    share = 0.45 if units.upright else 0.445 - 0.08 * grown  # the sky gives room to words
    track = cut.row_at(free, strip.bottom + gap, round(free.h * share) - strip.h - gap)
    left = max(u(178 if narrow else 206) + round(u(70) * grown), LEAST)
    right = max(u(178 if narrow else 216), min(units.wx(190), u(280)))
    low = cut.row_at(free, 0, round(free.h * 0.2))
    low.bottom = free.bottom
    prompt = Rect(free.x, track.bottom + gap, free.w - (0 if narrow else right + gap), banner_height(units))
    y, beside = prompt.bottom + gap, prompt.bottom + gap if narrow else prompt.y
    areas = {
        Part.STRIP: strip, Area.TRACK: track, Area.PROMPT: prompt,
        Area.ACTIONS: Rect(free.x, y, left, low.y - gap - y),
        Area.TRAY: Rect(free.x + left + gap, y, free.w - left - right - 2 * gap, low.y - gap - y),
        HurlPart.PODIUM: cut.row_at(free, y, low.y - gap - y),
        Area.SIDE: Rect(free.right - right, beside, right, low.y - gap - beside),
    }  # fmt: skip
    return areas | _side(areas[Area.SIDE], units) | _low(low, units, seats)


def _side(side: Rect, units: Units) -> Cuts:
    reserve = cut.top(side, units.px(36) + units.wx(20))
    top = reserve.bottom + units.px(2)
    return {Area.RESERVE: reserve, HurlPart.STAKES: cut.from_y(side, top)}


def _low(low: Rect, units: Units, seats: list[int]) -> Cuts:
    """A board for each seat, in the order of throwing, and the pile from which prizes are paid."""
    height = low.h - label_height(units)
    pile = cut.column_at(low, 0, round(height * CARD))
    pile.right = low.right - units.wx(22)  # its words are wider
    room = cut.left(low, pile.x - units.wx(24) - low.x)
    cells = row(room, max(3, len(seats)), units.px(6))[: len(seats)]
    spare = (room.right - cells[-1].right) // 2
    found: Cuts = {Area.DISCARD: pile}
    for seat, cell in zip(seats, cells, strict=True):
        found[Area.SEAT, seat] = cell.move(spare, 0)
    return found


def track(area: Rect, units: Units) -> layout.Track:
    """The cells; shields and the flight of the hammer find room above them: in an upright window above
    each of two rows.
    """
    if units.upright:
        high = round((area.h - 2 * units.px(FLAG[1] + ABOVE)) / (2 + 2 * REACH))
        return _apart_rows(layout.track(cut.bottom(area, ceil(high * (1 + BED) / BED)), 2), units)
    high = min(round(area.w * 0.1), round((area.h - units.px(FLAG[1] + ABOVE)) / (1 + REACH)))
    room = cut.row_at(area, 0, ceil(high / BED))
    room.bottom = area.bottom
    return layout.track(room)


def _apart_rows(found: layout.Track, units: Units) -> layout.Track:
    """Two rows, with room for shields between them."""
    upper, lower = found.beds
    up = units.px(FLAG[1] + ABOVE) + round(lower.h * REACH)
    cells = [cell.move(0, -up) if upper.contains(cell) else cell for cell in found.cells]
    return layout.Track(cells, [upper.move(0, -up), lower])


def flags(found: layout.Track, cells: list[int], area: Rect, units: Units) -> list[Rect]:
    """Where shields stand over these cells, side by side if they are near each other; in the given order."""
    places: dict[int, Rect] = {}
    for bed in found.beds:
        there = [i for i, cell in enumerate(cells) if bed.collidepoint(found.cells[cell].center)]
        rects = _flags(found, bed, [cells[i] for i in there], area, units)
        places |= dict(zip(there, rects, strict=True))
    return [places[i] for i in range(len(cells))]


def _flags(found: layout.Track, bed: Rect, cells: list[int], area: Rect, units: Units) -> list[Rect]:
    wide, high = (units.px(side) for side in FLAG)
    by_cell = sorted(range(len(cells)), key=lambda i: cells[i])
    middles = _apart([float(found.cells[cells[i]].centerx) for i in by_cell], wide)
    least, most = area.x + wide / 2, area.right - wide / 2
    for i, middle in enumerate(middles):
        middles[i] = least = max(middle, least)
        least += wide
    for i in reversed(range(len(middles))):
        middles[i] = most = min(middles[i], most)
        most -= wide
    places = {}
    low = bed.y - round(bed.h * REACH) - units.px(ABOVE)
    for i, middle in zip(by_cell, middles, strict=True):
        places[i] = Rect(0, 0, wide, high)
        places[i].midbottom = (round(middle), low)
    return [places[i] for i in range(len(cells))]


def _apart(middles: list[float], wide: float) -> list[float]:
    """Sorted places that push each other aside until there is room, or nearly so."""
    for _turn in middles:
        for i in range(len(middles) - 1):
            lacking = max(0.0, wide - (middles[i + 1] - middles[i]))
            middles[i] -= lacking / 2
            middles[i + 1] += lacking / 2
    return middles
