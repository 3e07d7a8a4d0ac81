"""Where track, tray and dice lie while the hammer is thrown."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from valhalla.games.iron import BIG_CELLS, LAST_CELL
from valhalla.ui import cut
from valhalla.ui.units import Units

BIG: Final = 3.3  # times as wide as a small cell
STONE: Final = 1.26  # times as high as wide is a big cell
AIR: Final = 0.62  # of the area that one bed takes at most: the hammer rises above it
THICK: Final = 0.1  # of its width that a bed is high at most
HIGHEST: Final = 5.2  # times as high as a small cell is the bed at least, so that a big one stays on it
LEAST: Final = 164  # pixels of a plank, however small the letters
REMOVED: Final = 44  # units of what lies aside, with its word
NARROW: Final = 950  # units: below this the columns at the sides are narrower
# Of the picture of the bed, in its pixels: how high it is, where its lane lies, the middle of its iron band.
BED: Final = 260
LANE: Final = (114, 58, 120, 74)
BAND: Final = 76


# The track


class Track(NamedTuple):
    """A place for every cell from the start, which is cell 0, to the last; and the planks under them."""

    cells: list[Rect]
    beds: list[Rect]

    @property
    def bed(self) -> Rect:
        """The plank, or the last of them."""
        return self.beds[-1]


def track(area: Rect, rows: int = 1) -> Track:
    """Cells side by side along the lane of the bed; the start is on its left iron band.

    Where there is little room aside, each of two *rows* has half of them.
    """
    high = min(round(area.h * AIR / (rows * AIR + 1 - AIR)), round(area.w * THICK * rows**0.5))
    beds = [cut.row_at(area, area.bottom - high * (rows - i), high) for i in range(rows)]
    scale = high / BED
    left, top, right, low = (round(side * scale) for side in LANE)
    lanes = [Rect(bed.x + left, bed.y + top, bed.w - left - right, bed.h - top - low) for bed in beds]
    parts = [range(1 + LAST_CELL * i // rows, 1 + LAST_CELL * (i + 1) // rows) for i in range(rows)]
    widths = {cell: BIG if cell in BIG_CELLS else 1.0 for cell in range(1, LAST_CELL + 1)}
    longest = max(sum(widths[cell] for cell in part) for part in parts)
    step = lanes[0].w / longest
    side = min(step, high / HIGHEST)
    cells = [cut.square(round(side * BIG), center=(beds[0].x + round(BAND * scale), lanes[0].centery))]
    for part, lane in zip(parts, lanes, strict=True):
        x = float(lane.x)
        each = lane.w / sum(widths[cell] for cell in part)
        for cell in part:
            big = widths[cell] > 1
            size = (round(side * (BIG - 0.12)), round(side * BIG * STONE)) if big else (round(side),) * 2
            cells.append(cut.sized(*size, center=(round(x + widths[cell] * each / 2), lane.centery)))
            x += widths[cell] * each
    return Track(cells, beds)


# The tray


class Tray(NamedTuple):
    """The tray cut up: dice in play at the left, removed hammers at the right."""

    dice: Rect
    removed: Rect


def tray(rect: Rect, units: Units) -> Tray:
    u = units.px
    inner = rect.inflate(-u(66 if rect.w > u(300) else 46), -u(56))
    aside = max(u(46), round(inner.w * 0.16), units.wx(REMOVED))  # for the word below
    return Tray(cut.left(inner, inner.w - aside - u(8)), cut.right(inner, aside))


def dice_places(room: Rect, count: int, most: int) -> list[Rect]:
    """Places for so many dice in up to three rows, none larger than *most*, in the middle of a room."""
    if not count:
        return []
    steps = [min(room.w // -(-count // rows), room.h // rows, round(most * 1.4)) for rows in (1, 2, 3)]
    step = max(steps)
    rows = steps.index(step) + 1
    columns = -(-count // rows)
    side = round(step * 0.76)
    found = []
    for i in range(count):
        line, place = divmod(i, columns)
        in_line = min(columns, count - line * columns)
        x = room.centerx + round((place - (in_line - 1) / 2) * step)
        y = room.centery + round((line - (rows - 1) / 2) * step)
        middle = x + (i * 5 % 3 - 1) * side // 14, y + (i * 7 % 3 - 1) * side // 12
        found.append(cut.square(side, center=middle))
    return found


def removed_places(room: Rect, count: int, most: int) -> list[Rect]:
    """Where removed hammers lie, one below the other, closer if there are many."""
    side = min(room.w * 3 // 5, most)
    step = min(side + side // 3, (room.h - side - side // 2) // max(1, count - 1)) if count > 1 else 0
    return [
        Rect(room.centerx - side // 2 + (i % 2 * 2 - 1) * side // 8, room.y + i * step, side, side)
        for i in range(count)
    ]
