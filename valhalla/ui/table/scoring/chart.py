"""Points over time as lines, one for each seat, each ending in its shield; of a hunt also the stairs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from valhalla.ui.games.valhalla.monster.tale import Tale
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BLOOD, BOLD, BROWN_INK, INK, PAPER_BODY, PAPER_SMALL, Colour, seat_colour
from valhalla.ui.units import row
from valhalla.words.language import _

SIGNS: Final = {"beaten": "axe", "failed": "cross", "held": "shield", "wounded": "skull"}
SIGN_COLOURS: Final[dict[str, Colour]] = {
    "beaten": (122, 84, 12), "failed": BROWN_INK, "held": (52, 78, 92), "wounded": BLOOD,
}  # fmt: skip
DASHES = ((), (9, 4), (3, 3), (12, 3, 3, 3), (6, 6), (2, 5))  # seats are told apart without colour, too


class Line(NamedTuple):
    """Whose points a line shows: where they stand in a row of the history, shields, and a name."""

    seat: int
    shields: tuple[int, ...]
    name: str


def draw_chart(
    p: Painter,
    rect: Rect,
    history: Sequence[tuple[int, ...]],
    lines: Sequence[Line],
    marks: Sequence[str] = (),
) -> None:
    """The chart on parchment; beside the lines' ends stand shields, names and points, none upon another.

    With *marks* below its places there are few of them: lines of equal points run side by side.
    """
    p.plate("paper", rect)
    if len(history) < 2:
        return
    page = rect.inflate(-p.px(84), -p.px(72))
    beside = p.px(214 if all(len(line.shields) == 1 for line in lines) else 254)
    room = Rect(page.x + p.px(36), page.y, page.w - p.px(36) - beside, page.h - p.px(34 if marks else 0))
    most = max(1, *(max(row) for row in history))
    _grid(p, room, most)
    _below(p, room, marks)
    drawn = [
        [_point(room, i, row[line.seat], len(history), most) for i, row in enumerate(history)]
        for line in lines
    ]
    if marks:
        apart = [round((n - (len(drawn) - 1) / 2) * p.px(5)) for n in range(len(drawn))]
        drawn = [[(x, y - up) for x, y in points] for up, points in zip(apart, drawn, strict=True)]
    for line, points in zip(lines, drawn, strict=True):
        other = seat_colour(line.shields[1]) if len(line.shields) > 1 else BROWN_INK
        _line(p, points, seat_colour(line.shields[0]), DASHES[line.shields[0]], other)
    high = min(p.px(44 if beside > p.px(214) else 34), page.h // max(1, len(lines)))
    tops = spread([points[-1][1] - high // 2 for points in drawn], high, page)
    for line, top in zip(lines, tops, strict=True):
        end = Rect(room.right + p.px(10), top, beside - p.px(10), high)
        _end(p, end, line, history[-1][line.seat])


def draw_hunt(p: Painter, rect: Rect, tale: Tale, lines: Sequence[Line], monster: str) -> None:
    """The monster's strength as stairs, everybody's points in Valhalla below, and how battles ended above."""
    p.plate("paper", rect)
    if len(tale.course) < 2:
        return
    page = rect.inflate(-p.px(84), -p.px(72))
    beside, above, below = p.px(214), p.px(40), p.px(30)
    room = Rect(page.x + p.px(36), page.y + above, page.w - p.px(36) - beside, page.h - above - below)
    count = len(tale.course)
    most = max(1, *(max(one.strength, *one.valour) for one in tale.course))
    _grid(p, room, most)
    stairs = [_point(room, i, one.strength, count, most) for i, one in enumerate(tale.course)]
    _stairs(p, stairs)
    drawn = [
        [_point(room, i, one.valour[line.seat], count, most) for i, one in enumerate(tale.course)]
        for line in lines
    ]
    for line, points in zip(lines, drawn, strict=True):
        _line(p, points, seat_colour(line.shields[0]), DASHES[line.shields[0]], BROWN_INK)
    _battles(p, Rect(room.x, page.y, room.w, above), tale, count)
    _legend(p, Rect(page.x, page.bottom - below + p.px(8), page.w, below))
    high = p.px(34)
    ends = [stairs[-1], *(points[-1] for points in drawn)]
    tops = spread([end[1] - high // 2 for end in ends], high, page)
    beast = Rect(room.right + p.px(10), tops[0], beside - p.px(10), high)
    _beast_end(p, beast, monster, tale.course[-1].strength)
    for line, top in zip(lines, tops[1:], strict=True):
        end = Rect(room.right + p.px(10), top, beside - p.px(10), high)
        _end(p, end, line, tale.course[-1].valour[line.seat])


def _stairs(p: Painter, points: list[tuple[int, int]]) -> None:
    """The strength that is to be beaten stays until a card falls."""
    if p.blind:
        return
    steps = [points[0]]
    for (_x0, y0), (x1, y1) in pairwise(points):
        steps += [(x1, y0), (x1, y1)]
    width = max(2, p.px(4))
    pygame.draw.lines(p.surface, INK, False, steps, width)


def _battles(p: Painter, rect: Rect, tale: Tale, count: int) -> None:
    """A sign for every battle, where it was fought; those of one turn a little apart."""
    side, last = p.px(20), -p.px(99)
    apart = min(side, rect.w // max(1, len(tale.battles)))
    for battle in tale.battles:
        x = rect.x + round(rect.w * min(count - 1, max(0.0, battle.at - 0.5)) / (count - 1)) - side // 2
        x = max(x, last + apart)
        last = x
        p.icon(SIGNS[battle.ended], Rect(x, rect.y + p.px(6), side, side), SIGN_COLOURS[battle.ended])


def _legend(p: Painter, rect: Rect) -> None:
    words = {
        "beaten": _("card beaten"), "failed": _("attack failed"), "held": _("attack held off"),
        "wounded": _("shield lost"),
    }  # fmt: skip
    lines = ((_("strength of its card"), INK, 4), (_("points in Valhalla"), BLOOD, 3))
    places = row(rect, len(words) + len(lines), p.px(10))
    for (word, colour, thick), place in zip(lines, places, strict=False):
        stroke = Rect(place.x, place.centery - p.px(thick) // 2, p.px(22), p.px(thick))
        p.fill(stroke, colour)
        text = Rect(stroke.right + p.px(6), place.y, place.right - stroke.right - p.px(6), place.h)
        p.text(word, text, PAPER_SMALL)
    for (ended, word), place in zip(words.items(), places[len(lines) :], strict=True):
        side = min(place.h, p.px(20))
        p.icon(SIGNS[ended], Rect(place.x, place.centery - side // 2, side, side), SIGN_COLOURS[ended])
        p.text(word, Rect(place.x + side + p.px(6), place.y, place.w - side - p.px(6), place.h), PAPER_SMALL)


def _beast_end(p: Painter, rect: Rect, monster: str, strength: int) -> None:
    side = rect.h - p.px(4)
    p.icon("skull", Rect(rect.x, rect.y + p.px(2), side, side), INK)
    wide = p.px(38)
    left = rect.x + side + p.px(8)
    style = PAPER_BODY._replace(colour=INK, font=BOLD)
    p.text(monster, Rect(left, rect.y, rect.right - wide - p.px(4) - left, rect.h), style)
    p.text(str(strength), Rect(rect.right - wide, rect.y, wide, rect.h), style, align="right")


def _grid(p: Painter, room: Rect, most: int) -> None:
    for value in _marks(most):
        y = room.bottom - round(room.h * value / most)
        colour = (170, 148, 112) if value else BROWN_INK
        if not p.blind:
            pygame.draw.line(p.surface, colour, (room.x, y), (room.right, y), max(1, p.px(1)))
        box = Rect(room.x - p.px(44), y - p.px(10), p.px(36), p.px(20))
        p.text(str(value), box, PAPER_SMALL, align="right")


def _below(p: Painter, room: Rect, marks: Sequence[str]) -> None:
    """A word below each place of the chart."""
    wide = room.w // max(1, len(marks) - 1)
    for i, mark in enumerate(marks):
        box = Rect(0, room.bottom + p.px(12), wide - p.px(8), p.px(20))
        box.centerx = room.x + round(room.w * i / max(1, len(marks) - 1))
        p.text(mark, box, PAPER_SMALL, align="centre")


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


def _end(p: Painter, rect: Rect, line: Line, points: int) -> None:
    side = min(rect.h, p.px(34)) - p.px(4)
    x = rect.x
    for shield in line.shields:
        p.picture(f"shields/seat-{shield}.webp", Rect(x, rect.centery - side // 2, side, side))
        x += side * 2 // 3
    left = x + side // 3 + p.px(8)
    wide = p.px(38)
    p.text(line.name, Rect(left, rect.y, rect.right - wide - p.px(4) - left, rect.h), PAPER_BODY, lines=2)
    number = Rect(rect.right - wide, rect.y, wide, rect.h)
    p.text(str(points), number, PAPER_BODY._replace(font=BOLD), align="right")


def _marks(most: int) -> list[int]:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 5)
    return list(range(0, most + 1, step))


def _point(room: Rect, i: int, value: int, count: int, most: int) -> tuple[int, int]:
    return room.x + round(room.w * i / (count - 1)), room.bottom - round(room.h * value / most)


def _line(
    p: Painter, points: list[tuple[int, int]], colour: Colour, dash: tuple[int, ...], dots: Colour
) -> None:
    """A line with dots by which it is told apart; those of allies are of the other one's colour."""
    if p.blind:
        return
    width = max(2, p.px(3))
    pygame.draw.lines(p.surface, BROWN_INK, False, points, width + 2)
    pygame.draw.lines(p.surface, colour, False, points, width)
    if not dash and dots == BROWN_INK:
        return
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) // 2, (y0 + y1) // 2
        pygame.draw.circle(p.surface, dots, middle, max(1, p.px((dash[0] if dash else 12) / 5)))
