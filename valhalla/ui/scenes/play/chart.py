"""Points over time as lines, one for each seat, each ending in its shield."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.theme import BOLD, BROWN_INK, PAPER_BODY, PAPER_SMALL, seat_colour

DASHES = ((), (9, 4), (3, 3), (12, 3, 3, 3), (6, 6), (2, 5))  # seats are told apart without colour, too


def draw_chart(
    p: Painter, rect: Rect, history: Sequence[tuple[int, ...]], shields: Sequence[int], names: Sequence[str]
) -> None:
    """The chart on parchment; beside the lines' ends stand shields, names and points, none upon another."""
    p.plate("paper", rect)
    if len(history) < 2:
        return
    page = rect.inflate(-p.px(84), -p.px(72))
    beside = p.px(214)
    room = Rect(page.x + p.px(36), page.y, page.w - p.px(36) - beside, page.h)
    most = max(1, *(max(row) for row in history))
    _grid(p, room, most)
    lines = [
        [_point(room, i, row[seat], len(history), most) for i, row in enumerate(history)]
        for seat in range(len(shields))
    ]
    for seat, points in enumerate(lines):
        _line(p, points, seat_colour(shields[seat]), DASHES[shields[seat]])
    high = min(p.px(34), page.h // max(1, len(shields)))
    tops = spread([points[-1][1] - high // 2 for points in lines], high, page)
    for seat, top in enumerate(tops):
        end = Rect(room.right + p.px(10), top, beside - p.px(10), high)
        _end(p, end, shields[seat], names[seat], history[-1][seat])


def _grid(p: Painter, room: Rect, most: int) -> None:
    for value in _marks(most):
        y = room.bottom - round(room.h * value / most)
        colour = (170, 148, 112) if value else BROWN_INK
        if not p.blind:
            pygame.draw.line(p.surface, colour, (room.x, y), (room.right, y), max(1, p.px(1)))
        box = Rect(room.x - p.px(44), y - p.px(10), p.px(36), p.px(20))
        p.text(str(value), box, PAPER_SMALL, align="right")


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


def _end(p: Painter, rect: Rect, shield: int, name: str, points: int) -> None:
    side = rect.h - p.px(4)
    p.picture(f"shields/seat-{shield}.webp", Rect(rect.x, rect.y + p.px(2), side, side))
    wide = p.px(38)
    p.text(
        name,
        Rect(rect.x + side + p.px(8), rect.y, rect.w - side - wide - p.px(12), rect.h),
        PAPER_BODY,
        lines=2,
    )
    number = Rect(rect.right - wide, rect.y, wide, rect.h)
    p.text(str(points), number, PAPER_BODY._replace(font=BOLD), align="right")


def _marks(most: int) -> list[int]:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 5)
    return list(range(0, most + 1, step))


def _point(room: Rect, i: int, value: int, count: int, most: int) -> tuple[int, int]:
    return room.x + round(room.w * i / (count - 1)), room.bottom - round(room.h * value / most)


def _line(
    p: Painter, points: list[tuple[int, int]], colour: tuple[int, int, int], dash: tuple[int, ...]
) -> None:
    if p.blind:
        return
    width = max(2, p.px(3))
    pygame.draw.lines(p.surface, BROWN_INK, False, points, width + 2)
    pygame.draw.lines(p.surface, colour, False, points, width)
    if not dash:
        return
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) // 2, (y0 + y1) // 2
        pygame.draw.circle(p.surface, BROWN_INK, middle, max(1, p.px(dash[0] / 5)))
