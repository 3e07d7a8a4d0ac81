"""The course of a game: the strength of the monster's cards as stairs, everybody's points, the battles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect

from valhalla.games.valhalla.monsters.tale import Tale
from valhalla.ui import cut
from valhalla.ui.cut import column, row
from valhalla.ui.painter import Painter
from valhalla.ui.table.scoring.chart import Chart, Line, Points
from valhalla.ui.theme import BLOOD, BOLD, BROWN_INK, INK, PAPER_BODY, PAPER_SMALL, Colour
from valhalla.words.language import _

ABOVE, BELOW = 40, 30  # units of the battles, and of the legend
SIGNED: Final = 196  # units of a word of the legend
SIGNS: Final = {"beaten": "axe", "failed": "cross", "held": "shield", "wounded": "skull"}
SIGN_COLOURS: Final[dict[str, Colour]] = {
    "beaten": (122, 84, 12), "failed": BROWN_INK, "held": (52, 78, 92), "wounded": BLOOD,
}  # fmt: skip


def draw_course(p: Painter, rect: Rect, tale: Tale, lines: Sequence[Line], monster: str) -> None:
    """The monster's strength as stairs, everybody's points in Valhalla below, and how battles ended above."""
    p.plate("paper", rect)
    if len(tale.course) < 2:
        return
    most = max(1, *(max(one.strength, *one.valour) for one in tale.course))
    rows = _rows(p, rect)
    chart = Chart(p, rect, len(tale.course), most, above=ABOVE, below=BELOW * rows)
    stairs = chart.points([one.strength for one in tale.course])
    _stairs(p, stairs)
    drawn = [chart.points([one.valour[line.seat] for one in tale.course]) for line in lines]
    for line, points in zip(lines, drawn, strict=True):
        chart.line(line, points)
    _battles(chart, tale)
    _legend(p, cut.row_at(chart.page, chart.page.bottom - chart.below + p.px(8), chart.below), rows)
    its, *ends = chart.ends([stairs, *drawn], p.wx(34))
    last = tale.course[-1]
    _monster_end(p, its, monster, last.strength)
    for line, end in zip(lines, ends, strict=True):
        chart.end(line, end, last.valour[line.seat])


def _rows(p: Painter, rect: Rect) -> int:
    """In how many rows the legend finds room."""
    across = max(1, rect.w // p.wx(SIGNED))
    return -(-(len(SIGNS) + 2) // across)


def _stairs(p: Painter, points: Points) -> None:
    """The strength that is to be beaten stays until a card falls."""
    if p.blind:
        return
    steps = [points[0]]
    for (_x0, y0), (x1, y1) in pairwise(points):
        steps += [(x1, y0), (x1, y1)]
    width = max(2, p.px(4))
    pygame.draw.lines(p.surface, INK, False, steps, width)


def _battles(chart: Chart, tale: Tale) -> None:
    """A sign for every battle, where it was fought; those of one turn a little apart."""
    p, room, last_place = chart.p, chart.room, chart.places - 1
    side, last = p.px(20), -p.px(99)
    apart = min(side, room.w // max(1, len(tale.battles)))
    for battle in tale.battles:
        x = room.x + round(room.w * min(last_place, max(0.0, battle.at - 0.5)) / last_place) - side // 2
        last = x = max(x, last + apart)
        place = Rect(x, chart.page.y + p.px(6), side, side)
        p.icon(SIGNS[battle.ended], place, SIGN_COLOURS[battle.ended])


def _legend(p: Painter, rect: Rect, rows: int) -> None:
    words = {
        "beaten": _("card beaten"), "failed": _("attack failed"), "held": _("attack held off"),
        "wounded": _("shield lost"),
    }  # fmt: skip
    lines = ((_("strength of its card"), INK, 4), (_("points in Valhalla"), BLOOD, 3))
    count = len(words) + len(lines)
    places = [place for line in column(rect, rows) for place in row(line, -(-count // rows), p.px(10))]
    for (word, colour, thick), place in zip(lines, places, strict=False):
        stroke = Rect(place.x, place.centery - p.px(thick) // 2, p.px(22), p.px(thick))
        p.fill(stroke, colour)
        text = cut.from_x(place, stroke.right + p.px(6))
        p.text(word, text, PAPER_SMALL)
    for (ended, word), place in zip(words.items(), places[len(lines) :], strict=False):
        side = min(place.h, p.px(20))
        p.icon(SIGNS[ended], Rect(place.x, place.centery - side // 2, side, side), SIGN_COLOURS[ended])
        p.text(word, cut.column_at(place, place.x + side + p.px(6), place.w - side - p.px(6)), PAPER_SMALL)


def _monster_end(p: Painter, rect: Rect, monster: str, strength: int) -> None:
    side = rect.h - p.px(4)
    p.icon("skull", Rect(rect.x, rect.y + p.px(2), side, side), INK)
    wide = p.wx(38)
    left = rect.x + side + p.px(8)
    style = PAPER_BODY._replace(colour=INK, font=BOLD)
    p.text(monster, cut.column_at(rect, left, rect.right - wide - p.px(4) - left), style)
    p.text(str(strength), cut.right(rect, wide), style, align="right")
