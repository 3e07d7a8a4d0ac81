"""Arrows over a row: who strengthens whom, and who weakens the King."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.wolves import strengths
from valhalla.games.wolves.links import Link, links
from valhalla.ui.games.wolves.rows import UnitThing
from valhalla.ui.painter import Painter
from valhalla.ui.theme import INK, Colour

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

GIVES: Final[Colour] = (246, 206, 98)
TAKES: Final[Colour] = (255, 112, 84)
FINE: Final = 2  # lines are drawn so many times as large, then made smaller: they have no steps then
STEPS: Final = 18
HEAD: Final = 30  # units
Head = tuple[int, int, float]


def draw_arrows(p: Painter, board: WolvesBoard) -> None:
    """Of the unit that is looked at; else, quietly, those of one's own row."""
    if p.blind:
        return
    scene = board.scene
    here = scene.hover if scene.app.input.last_device == "mouse" else scene.focus
    if isinstance(here, UnitThing) and here.card in board.s.rows[here.row]:
        place = board.s.rows[here.row].index(here.card)
        found = links(strengths.row_kinds(board.s, here.row))
        _draw(p, board, here.row, tuple(link for link in found if place in link[:2]), bright=True)
    elif not scene.stage.moving:
        _draw(p, board, scene.near, links(strengths.row_kinds(board.s, scene.near)), bright=False)


def _draw(p: Painter, board: WolvesBoard, row: int, found: tuple[Link, ...], *, bright: bool) -> None:
    spots = board.ranks(row).units
    if not found or not spots:
        return
    own = row == board.scene.near
    # Others have no room above: there arcs span the pictures, below the bosses.
    high, low = (p.px(26), p.px(16)) if own else (-round(spots[0].h * 0.3), round(spots[0].h * 0.86))
    area = Rect(spots[0].x, spots[0].y - high, spots[-1].right - spots[0].x, high + low)
    key = ("wolves arrows", found, tuple(spot.x - area.x for spot in spots), area.size, bright)
    p.blit(p.art.kept(key, lambda: _made(p, found, spots, area, bright)), area.topleft)


def _made(p: Painter, found: tuple[Link, ...], spots: list[Rect], area: Rect, bright: bool) -> Surface:
    """All arcs of a row as one picture."""
    large = Surface((area.w * FINE, area.h * FINE), pygame.SRCALPHA)
    heads = []
    for link in sorted(found, key=lambda link: -abs(link.giver - link.taker)):  # short arcs over long ones
        ends = spots[link.giver].move(-area.x, -area.y), spots[link.taker].move(-area.x, -area.y)
        heads.append((link, _arc(large, p, ends, (link.amount > 0, bright))))
    picture = smoothscale(large, area.size).premul_alpha()
    for link, (x, y, angle) in heads:
        name = f"wolves/arrow-{'plus' if link.amount > 0 else 'minus'}.webp"
        side = p.px(HEAD if bright else HEAD * 0.5)
        head = p.art.turned((name,), p.art.picture(name, (side, side)), angle)
        if not bright:
            head = p.art.faded((name, angle), head, 0.85)
        picture.blit(head, head.get_rect(center=(x, y)), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _arc(large: Surface, p: Painter, ends: tuple[Rect, Rect], look: tuple[bool, bool]) -> Head:
    """One arc from card to card; where its head is, and how that is turned."""
    (start, end), (plus, bright), area = ends, look, large.get_rect()
    area = Rect(0, 0, area.w // FINE, area.h // FINE)
    from_x, to_x = start.centerx, end.centerx
    to_x += -end.w // 6 if from_x < to_x else end.w // 6
    foot = area.h - p.px(13)
    far = abs(to_x - from_x) / max(1, area.w)
    rise = (foot - p.px(5)) * min(1.0, 0.5 + far)
    points = []
    for i in range(STEPS + 1):
        t = i / STEPS
        points.append((from_x + (to_x - from_x) * t, foot - 4 * t * (1 - t) * rise))
    colour = GIVES if plus else TAKES
    alpha = 240 if bright else 150
    wide = max(2, round(p.px(3.4 if bright else 1.8) * FINE))
    scaled = [(x * FINE, y * FINE) for x, y in points]
    for paint, width in (((*INK, alpha * 3 // 4), wide + 2 * FINE), ((*colour, alpha), wide)):
        pygame.draw.lines(large, paint, False, scaled, width)
        for point in scaled:  # round the joints of a broad line
            pygame.draw.circle(large, paint, point, width / 2)
    (x0, y0), (x1, y1) = points[-3], points[-1]
    return round(x1), round(y1), degrees(atan2(y0 - y1, x1 - x0))
