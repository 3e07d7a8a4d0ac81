"""Points over time as lines on parchment, one for each seat, each ending in its shield."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BOLD, BROWN_INK, PAPER_BODY, PAPER_SMALL, seat_colour
from valhalla.words.language import _

DASHES = ((), (9, 4), (3, 3), (12, 3, 3, 3), (6, 6), (2, 5))  # seats are told apart without colour, too
ROUND_WIDE: Final = 44  # units for the number of a round
CAPTION: Final = 20  # units above the highest value
MOST_BESIDE: Final = 45  # per cent of the page: what stands beside the lines at most
ALONE: Final = 214  # units beside the lines for a shield, a name and a number
ALLIED: Final = 254
Points = list[tuple[int, int]]


class Line(NamedTuple):
    """Whose points a line shows: where they stand in a row of the history, shields, and a name."""

    seat: int
    shields: tuple[int, ...]
    name: str


class Axes(NamedTuple):
    """What is counted, and a word for each place; none: places are turns, and rounds are numbered."""

    what: str
    marks: Sequence[str] = ()


class Chart:
    """A sheet of parchment: places from left to right, values upwards, beside the ends whose they are."""

    def __init__(
        self,
        p: Painter,
        rect: Rect,
        places: int,
        most: int,
        *,
        beside: int = ALONE,
        above: int = 0,
        below: int = 0,
    ) -> None:
        self.p = p
        self.places = places
        self.most = most
        self.page = rect.inflate(-p.px(84), -p.px(72))
        self.beside = min(p.wx(beside), self.page.w * MOST_BESIDE // 100)
        self.above, self.below = p.wx(above), p.wx(below)
        left = p.wx(36)
        wide, high = self.page.w - left - self.beside, self.page.h - self.above - self.below
        self.room = Rect(self.page.x + left, self.page.y + self.above, wide, high)
        self._grid()

    def _grid(self) -> None:
        p, room = self.p, self.room
        for value in _marks(self.most):
            y = room.bottom - round(room.h * value / self.most)
            colour = (170, 148, 112) if value else BROWN_INK
            if not p.blind:
                pygame.draw.line(p.surface, colour, (room.x, y), (room.right, y), max(1, p.px(1)))
            box = Rect(room.x - p.wx(44), y - p.wx(10), p.wx(36), p.wx(20))
            p.text(str(value), box, PAPER_SMALL, align="right")

    def points(self, values: Sequence[int]) -> Points:
        """Where a line of these values runs."""
        room = self.room
        return [
            (room.x + round(room.w * i / (self.places - 1)), room.bottom - round(room.h * value / self.most))
            for i, value in enumerate(values)
        ]

    def words_below(self, marks: Sequence[str]) -> None:
        """A word below each place."""
        p, room = self.p, self.room
        wide = room.w // max(1, len(marks) - 1)
        for i, mark in enumerate(marks):
            place = room.x + round(room.w * i / max(1, len(marks) - 1)), room.bottom + p.px(12)
            box = cut.sized(wide - p.px(8), self.below - p.px(12), midtop=place)
            p.text(mark, box, PAPER_SMALL._replace(centred=True), lines=2, valign="top")

    def rounds_below(self, seats: int) -> None:
        """Below the place where each round began its number, or as many of them as find room."""
        p, room = self.p, self.room
        last = (self.places - 1) // seats
        step = _step(last, most=room.w // p.wx(ROUND_WIDE))
        for n in range(0, last + 1, step):
            x = room.x + round(room.w * n * seats / (self.places - 1))
            p.fill(Rect(x, room.bottom, max(1, p.px(1)), p.px(6)), BROWN_INK)
            told = _("Round {round}").format(round=n + 1) if not n else str(n + 1)
            wide = p.wx(ROUND_WIDE * 2 if not n else ROUND_WIDE)
            box = cut.sized(wide, p.wx(20), midtop=(x, room.bottom + p.px(8)))
            p.text(told, box, PAPER_SMALL, align="centre")

    def words_beside(self, what: str) -> None:
        """What its values are, above them."""
        p, room = self.p, self.room
        box = Rect(room.x - p.wx(44), room.y - p.wx(CAPTION + 8), p.wx(160), p.wx(20))
        p.text(what, box, PAPER_SMALL._replace(font=BOLD), align="left")

    def line(self, of: Line, points: Points) -> None:
        """A line with dots by which it is told apart; those of allies are of the other one's colour."""
        p, first = self.p, of.shields[0]
        if p.blind:
            return
        width, dash = max(2, p.px(3)), DASHES[first]
        pygame.draw.lines(p.surface, BROWN_INK, False, points, width + 2)
        pygame.draw.lines(p.surface, seat_colour(first), False, points, width)
        dots = seat_colour(of.shields[1]) if len(of.shields) > 1 else BROWN_INK
        if not dash and dots == BROWN_INK:
            return
        for (x0, y0), (x1, y1) in pairwise(points):
            middle = (x0 + x1) // 2, (y0 + y1) // 2
            pygame.draw.circle(p.surface, dots, middle, max(1, p.px((dash[0] if dash else 12) / 5)))

    def ends(self, lines: Sequence[Points], high: int) -> list[Rect]:
        """Beside the ends of these lines, none upon another."""
        tops = spread([points[-1][1] - high // 2 for points in lines], high, self.page)
        left = self.room.right + self.p.px(10)
        return [Rect(left, top, self.beside - self.p.px(10), high) for top in tops]

    def end(self, of: Line, rect: Rect, points: int) -> None:
        """Shields, name and points."""
        p = self.p
        side = min(rect.h, p.px(34)) - p.px(4)
        x = rect.x
        for shield in of.shields:
            p.picture(f"shields/seat-{shield}.webp", cut.square(side, midleft=(x, rect.centery)))
            x += side * 2 // 3
        left = x + side // 3 + p.px(8)
        wide = p.wx(38)
        p.text(of.name, cut.column_at(rect, left, rect.right - wide - p.px(4) - left), PAPER_BODY, lines=2)
        number = cut.right(rect, wide)
        p.text(str(points), number, PAPER_BODY._replace(font=BOLD), align="right")


def draw_chart(
    p: Painter,
    rect: Rect,
    history: Sequence[tuple[int, ...]],
    lines: Sequence[Line],
    axes: Axes,
) -> None:
    """The chart of a game. With marks there are few places: lines of equal points run side by side."""
    p.plate("paper", rect)
    if len(history) < 2:
        return
    alone = all(len(line.shields) == 1 for line in lines)
    most = max(1, *(max(row) for row in history))
    beside = ALONE if alone else ALLIED
    chart = Chart(p, rect, len(history), most, beside=beside, above=CAPTION, below=34)
    chart.words_beside(axes.what)
    if axes.marks:
        chart.words_below(axes.marks)
    else:
        chart.rounds_below(len(history[0]))
    drawn = [chart.points([row[line.seat] for row in history]) for line in lines]
    if axes.marks:
        apart = [round((n - (len(drawn) - 1) / 2) * p.px(5)) for n in range(len(drawn))]
        drawn = [[(x, y - up) for x, y in points] for up, points in zip(apart, drawn, strict=True)]
    for line, points in zip(lines, drawn, strict=True):
        chart.line(line, points)
    high = min(p.wx(34 if alone else 44), chart.page.h // max(1, len(lines)))
    for line, end in zip(lines, chart.ends(drawn, high), strict=True):
        chart.end(line, end, history[-1][line.seat])


def spread(tops: list[int], high: int, page: Rect) -> list[int]:
    """Places of one height near these, none upon another and none beyond the page."""
    order = sorted(range(len(tops)), key=lambda i: tops[i])
    found = dict.fromkeys(order, 0)
    y = page.y
    for i in order:
        found[i] = y = max(y, tops[i])
        y += high
    y = page.bottom
    for i in reversed(order):
        found[i] = min(found[i], y - high)
        y = found[i]
    return [found[i] for i in range(len(tops))]


def _marks(most: int) -> list[int]:
    return list(range(0, most + 1, _step(most, most=5)))


def _step(last: int, *, most: int) -> int:
    """A round number by which one counts so far in at most so many steps."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if last / step <= max(1, most))
