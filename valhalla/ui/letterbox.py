"""Windows below the least size: the frame is drawn in that size, and shown small between bars."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface
from pygame.event import Event
from pygame.transform import smoothscale

LEAST_WINDOW: Final = (640, 400)
BARS: Final = (0, 0, 0)


def canvas(window: Surface) -> Surface:
    """What to draw on: the window itself, or something that is large enough."""
    width, height = window.get_size()
    if width >= LEAST_WINDOW[0] and height >= LEAST_WINDOW[1]:
        return window
    return Surface((max(width, LEAST_WINDOW[0]), max(height, LEAST_WINDOW[1])))


def show(drawn: Surface, window: Surface) -> None:
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
