"""How large things are: a unit is one pixel at 1280×720, and grows with the window and the UI scale."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

BASE = (1280, 720)  # the window that shows a unit as one pixel at 100 %
LEAST = (1024, 720)  # the smallest table in units: beyond that the scale is capped
SCALES = (75, 100, 125, 150, 175, 200)  # per cent


class Units(NamedTuple):
    """A window and its unit. Layouts are computed from this alone."""

    width: int
    height: int
    u: float

    def px(self, units: float) -> int:
        return round(units * self.u)

    @property
    def area(self) -> Rect:
        return Rect(0, 0, self.width, self.height)


def units(size: tuple[int, int], scale: int = 100) -> Units:
    """The unit of a window at a UI scale, capped where the table would get too small."""
    width, height = max(1, size[0]), max(1, size[1])
    wanted = min(width / BASE[0], height / BASE[1]) * scale / 100
    return Units(width, height, min(wanted, largest(width, height)))


def largest(width: int, height: int) -> float:
    return min(width / LEAST[0], height / LEAST[1])


def possible(size: tuple[int, int], scale: int) -> bool:
    """Whether this step of the UI scale makes things larger than the step before it in such a window."""
    width, height = size
    wanted = min(width / BASE[0], height / BASE[1]) * scale / 100
    return scale <= 100 or wanted <= largest(width, height) + 1e-9
