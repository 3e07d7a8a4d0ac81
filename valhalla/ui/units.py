"""How large things are: a unit is one pixel at 1280×720, and grows with the window.

Tables and words are sized apart. On a table a unit follows the table size, and words are as many times
larger as people want them; a page is nothing but words, so all of it grows. Below the least size of a
window the frame is drawn in that size, and shown small between bars.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event
from pygame.transform import smoothscale

from valhalla.ui.theme import Style

BASE = (1280, 720)  # the window that shows a unit as one pixel
UPRIGHT_TABLE, UPRIGHT_PAGE = (840, 1000), (720, 1000)  # the same of windows that are higher than wide
LEAST_WINDOW = (960, 600)  # in pixels; an upright one the other way round
LEAST_PAGE = (410, 410)  # units: what every page finds room in, however large its words
TEXT_SIZES = (100, 125, 150, 175)  # per cent
TABLE_SIZES = (80, 90, 100)
MOST_WORDS = 1.75  # times the table's own unit: what boards find room for
BARS = (0, 0, 0)  # the colour of what a small frame leaves free


class Units(NamedTuple):
    """A window and its unit. Layouts are computed from this alone."""

    width: int
    height: int
    u: float
    words: float = 1.0  # times larger than everything else

    def px(self, units: float) -> int:
        return round(units * self.u)

    def wx(self, units: float) -> int:
        """What holds words, and grows with them."""
        return round(units * self.u * self.words)

    def letters(self, style: Style) -> float:
        """The unit of a text: figures that belong to a thing keep its size."""
        return self.u * self.words if style.grows else self.u

    @property
    def area(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def upright(self) -> bool:
        return self.height > self.width


def grown(units: Units, width: float, most: float) -> int:
    """The width of what holds words, in pixels: it grows with them as far as there is room."""
    return max(units.px(width), min(units.wx(width), round(most)))


class Sizes(NamedTuple):
    """The units of a window: of its tables, and of its pages."""

    table: Units
    page: Units


def sizes(window: tuple[int, int], text: int = 100, table: int = 100) -> Sizes:
    """The units at a size of words and a size of tables, in per cent."""
    width, height = max(1, window[0]), max(1, window[1])
    upright = height > width
    u = _unit(width, height, UPRIGHT_TABLE if upright else BASE) * table / 100
    wanted = _unit(width, height, UPRIGHT_PAGE if upright else BASE) * text / 100
    page = min(wanted, _unit(width, height, LEAST_PAGE))
    words = min(MOST_WORDS, max(1.0, page / u))
    return Sizes(Units(width, height, u, words), Units(width, height, page))


def _unit(width: int, height: int, shows: tuple[int, int]) -> float:
    return min(width / shows[0], height / shows[1])


# Windows that are too small


def canvas(window: Surface) -> Surface:
    """What to draw on: the window itself, or something that is large enough."""
    size = window.get_size()
    least = least_of(size)
    return window if size == least else Surface(least)


def least_of(size: tuple[int, int]) -> tuple[int, int]:
    """A size, or the least that is as large and lies or stands like it."""
    width, height = size
    low, high = sorted(LEAST_WINDOW)
    return (max(width, low), max(height, high)) if height > width else (max(width, high), max(height, low))


def show_small(drawn: Surface, window: Surface) -> None:
    """Bring a canvas into its window."""
    if drawn is not window:
        place = place_of(drawn, window)
        window.fill(BARS)
        window.blit(smoothscale(drawn, place.size), place)


def on_canvas(event: Event, drawn: Surface, window: Surface) -> Event:
    """An event where it means something: a pointer is over a place of the canvas."""
    if drawn is window or not hasattr(event, "pos"):
        return event
    place = place_of(drawn, window)
    x = (event.pos[0] - place.x) * drawn.get_width() // place.w
    y = (event.pos[1] - place.y) * drawn.get_height() // place.h
    return Event(event.type, {**event.dict, "pos": (x, y)})


def place_of(drawn: Surface, window: Surface) -> Rect:
    """The largest place of the canvas's shape, in the middle of the window."""
    (wide, high), (width, height) = drawn.get_size(), window.get_size()
    share = min(width / wide, height / high)
    place = Rect(0, 0, max(1, int(wide * share)), max(1, int(high * share)))
    place.center = width // 2, height // 2
    return place.clamp(window.get_rect())
