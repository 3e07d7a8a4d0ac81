"""Points over time as lines, one for each seat, each ending in its shield."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.theme import BROWN_INK, PAPER_SMALL, SEATS

DASHES = ((), (9, 4), (3, 3), (12, 3, 3, 3), (6, 6), (2, 5))  # seats are told apart without colour, too


def draw_chart(p: Painter, rect: Rect, history: Sequence[tuple[int, ...]], shields: Sequence[int]) -> None:
    """The chart on parchment."""
    p.plate("paper", rect)
    if len(history) < 2:
        return
    room = rect.inflate(-p.px(120), -p.px(48))
    most = max(1, *(max(row) for row in history))
    for value in _marks(most):
        y = room.bottom - round(room.h * value / most)
        pygame.draw.line(p.surface, (170, 148, 112), (room.x, y), (room.right, y))
        p.text(
            str(value), Rect(room.x - p.px(40), y - p.px(9), p.px(32), p.px(18)), PAPER_SMALL, align="right"
        )
    ends: list[Rect] = []
    for seat in range(len(history[0])):
        points = [_point(room, i, row[seat], len(history), most) for i, row in enumerate(history)]
        _line(p, points, SEATS[shields[seat]], DASHES[shields[seat]])
        ends.append(_end(p, points[-1], ends))
        p.picture(f"shields/seat-{shields[seat]}.webp", ends[-1])
    pygame.draw.line(p.surface, BROWN_INK, room.bottomleft, room.bottomright, max(1, p.px(1)))


def _marks(most: int) -> list[int]:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 5)
    return list(range(0, most + 1, step))


def _point(room: Rect, i: int, value: int, count: int, most: int) -> tuple[int, int]:
    return room.x + round(room.w * i / (count - 1)), room.bottom - round(room.h * value / most)


def _line(
    p: Painter, points: list[tuple[int, int]], colour: tuple[int, int, int], dash: tuple[int, ...]
) -> None:
    width = max(2, p.px(2.4))
    pygame.draw.lines(p.surface, BROWN_INK, False, points, width + 2)
    pygame.draw.lines(p.surface, colour, False, points, width)
    if not dash:
        return
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) // 2, (y0 + y1) // 2
        pygame.draw.circle(p.surface, BROWN_INK, middle, max(1, p.px(dash[0] / 5)))


def _end(p: Painter, at: tuple[int, int], taken: list[Rect]) -> Rect:
    """The place of a shield at a line's end, beside those already there."""
    side = p.px(22)
    place = Rect(at[0] + p.px(4), at[1] - side // 2, side, side)
    while place.collidelist(taken) >= 0:
        place.x += side
    return place
