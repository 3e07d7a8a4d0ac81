"""Shields with names or beside one another, small heaps of cards: what a seat has, told at a glance."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import NAME, NUMBER, PALE_GOLD
from valhalla.ui.widgets.hearth import GOLDEN

APART: Final = 1.06  # of a shield: from one to the next
GROUP: Final = 1.75  # of a shield: one with a number beside it


def counted(owners: list[int]) -> list[tuple[int, int]]:
    """Shields by owner, and how many of each."""
    return [(owner, len(list(same))) for owner, same in groupby(sorted(owners))]


def draw_shield(p: Painter, scene: PlayScene, owner: int, rect: Rect) -> None:
    p.picture(f"shields/seat-{scene.match.shield(owner)}.webp", rect)


def draw_head(
    p: Painter, scene: PlayScene, seat: int, head: Rect, *, gap: float, size: float = 20, now: bool = False
) -> None:
    """The shield of a seat and its name in a line, golden while it plays *now*."""
    shield = cut.square(head.h, topleft=head.topleft)
    draw_shield(p, scene, seat, shield)
    style = NAME._replace(size=size, colour=PALE_GOLD if now else NAME.colour)
    p.fitted(scene.match.called(seat), cut.from_x(head, shield.right + p.px(gap)), style)


def draw_shields(p: Painter, scene: PlayScene, owners: list[int], room: Rect, align: str = "left") -> None:
    """Each shield by itself while there is room, else one of each owner with a number beside it."""
    if not owners:
        return
    side = room.h
    single = side * (1 + APART * (len(owners) - 1))
    if single <= room.w:
        x = room.x if align == "left" else room.right - round(single)
        for i, owner in enumerate(owners):
            draw_shield(p, scene, owner, Rect(x + round(i * side * APART), room.y, side, side))
        return
    groups = counted(owners)
    side = min(side, int(room.w / (GROUP * len(groups))))
    x = room.x if align == "left" else room.right - round(GROUP * side * len(groups))
    for owner, count in groups:
        place = cut.square(side, midleft=(x, room.centery))
        draw_shield(p, scene, owner, place)
        number = Rect(place.right, place.y, round(side * (GROUP - 1)), side)
        p.text(str(count), number, NUMBER._replace(size=min(18.0, side / p.u * 0.8)))
        x += round(GROUP * side)


def draw_heap(p: Painter, scene: PlayScene, count: int, room: Rect, deck: str) -> None:
    """Cards thrown on a heap: each lies as it fell, and the heap grows wider and higher."""
    height = min(round(room.h * 0.72), round(room.w * 0.62 / CARD))
    back = scene.faces.back(height, deck)
    spread = min(1.0, 0.35 + count / 14)
    wide, high = room.w - round(height * CARD) - p.px(10), room.h - height - p.px(6)
    for i in range(count):
        x = (i * GOLDEN) % 1.0 - 0.5
        y = (i * GOLDEN * GOLDEN * 5 + 0.5) % 1.0 - 0.5
        turned = p.art.turned(("heap", deck), back, x * 18 + y * 12)
        at = room.centerx + round(x * wide * spread), room.centery + round(y * high * spread)
        p.centred(turned, at)
