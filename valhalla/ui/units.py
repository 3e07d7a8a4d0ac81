"""How large things are: a unit is one pixel at 1280×720, and grows with the window and the UI scale.

Below the least size of a window the frame is drawn in that size, and shown small between bars.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event
from pygame.transform import smoothscale

BASE = (1280, 720)  # the window that shows a unit as one pixel at 100 %
LEAST_WINDOW = (640, 400)  # in pixels
LEAST = (1024, 720)  # the smallest table in units: beyond that the scale is capped
BARS = (0, 0, 0)  # the colour of what a small frame leaves free
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


# Windows that are too small


def canvas(window: Surface) -> Surface:
    """What to draw on: the window itself, or something that is large enough."""
    width, height = window.get_size()
    if width >= LEAST_WINDOW[0] and height >= LEAST_WINDOW[1]:
        return window
    return Surface((max(width, LEAST_WINDOW[0]), max(height, LEAST_WINDOW[1])))


def show_small(drawn: Surface, window: Surface) -> None:
    """Bring a canvas into its window."""
    if drawn is not window:
        place = _place(drawn, window)
        window.fill(BARS)
        window.blit(smoothscale(drawn, place.size), place)


def on_canvas(event: Event, drawn: Surface, window: Surface) -> Event:
    """An event where it means something: a pointer is over a place of the canvas."""
    if drawn is window or not hasattr(event, "pos"):
        return event
    place = _place(drawn, window)
    x = (event.pos[0] - place.x) * drawn.get_width() // place.w
    y = (event.pos[1] - place.y) * drawn.get_height() // place.h
    return Event(event.type, {**event.dict, "pos": (x, y)})


def _place(drawn: Surface, window: Surface) -> Rect:
    """The largest place of the canvas's shape, in the middle of the window."""
    (wide, high), (width, height) = drawn.get_size(), window.get_size()
    share = min(width / wide, height / high)
    place = Rect(0, 0, max(1, int(wide * share)), max(1, int(high * share)))
    place.center = width // 2, height // 2
    return place.clamp(window.get_rect())
