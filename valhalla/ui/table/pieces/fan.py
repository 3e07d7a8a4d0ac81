"""A hand as a fan: whole cards while there is room, then closer and closer, each with its signs in sight.

(`pile_scene.py` is another thing: a pile looked through, in rows.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.table.faces.parts import strip_of
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CARD, TAKEN, CardThing
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget

TILT: Final = 4.0  # degrees between neighbours, at most
MOST_TILT: Final = 12.0
SMALLEST: Final = 0.8  # of the area's height: rather than be smaller, cards cover one another
LEAST: Final = 0.4  # the same, where the whole card matters most
DIP: Final = 0.04  # of the area: so much lower lie the outermost
RISEN: Final = 1.4  # times as large is a card of the hand that is looked at
NAMED: Final = 176  # pixels of height from which a face bears its name


def fanned(area: Rect, count: int, spread: float = 1.0, smallest: float = SMALLEST) -> list[Rect]:
    """Places for so many cards side by side at the foot of an area.

    Cards get smaller to be seen as a whole, down to *smallest* of the area's height; then they lie closer.
    """
    whole = round(area.w / (1 + spread * (count - 1)) / CARD) if count else area.h
    height = min(area.h, max(whole, round(area.h * smallest) if whole >= area.h * smallest else area.h))
    width = min(area.w, round(height * CARD))
    step = min(round(width * spread), (area.w - width) // max(1, count - 1)) if count > 1 else 0
    x = area.centerx - (step * (count - 1) + width) // 2
    return [Rect(x + i * step, area.bottom - height, width, height) for i in range(count)]


class HeldCard(CardThing):
    """A card in the hand; looked at, it rises out of the fan, large enough to be read."""

    taken = TAKEN

    def draw_face(self, p: Painter, pose: Pose) -> None:
        self.scene.draw_card(p, self.card, pose, self.rect.h, self.strip)
        if self.dimmed:
            self.scene.dim(p, pose)

    def draw_sign(self, p: Painter, rect: Rect, side: float = 22) -> None:
        """In the strip that is seen."""
        super().draw_sign(p, self.strip_of(rect).move(0, -p.px(6)), side)

    def in_sight(self) -> Rect:
        return self.seen_at() if self.out else super().in_sight()

    @property
    def readable(self) -> bool:
        """Whether it can be read where it lies."""
        return not self.strip and self.rect.h >= NAMED

    @property
    def out(self) -> bool:
        """Whether it is looked at, larger than where it lies."""
        hot = self.scene.look_at(self).hot
        return hot and self.card >= 0 and not self.moving and not self.readable

    def seen_at(self) -> Rect:
        return self.risen(self.scene.units) if self.out else super().seen_at()

    @property
    def named(self) -> bool:
        return self.out or super().named

    def draw_out(self, p: Painter, look: Look) -> None:
        if self.card < 0 or self.moving:
            return
        if self.readable:
            super().draw_out(p, look)
            return
        pose = Pose.of(self.risen(p.units))
        self.draw_glow(p, look, pose.rect)
        self.scene.draw_card(p, self.card, pose)
        self.draw_taken(p, pose.rect)
        super().draw_sign(p, pose.rect)

    def risen(self, units: Units) -> Rect:
        """Where it is shown larger; beside the buttons, never over them."""
        height = max(NAMED, round(self.rect.h * RISEN))
        rect = cut.sized(round(height * CARD), height, midbottom=(self.rect.centerx, self.rect.bottom))
        rect = rect.clamp(units.area)
        for button in self.scene.pressable():
            rect = beside(rect, button.rect)
        return rect


def beside(card: Rect, button: Rect) -> Rect:
    """The card moved by as little as leaves the button free: aside or down."""
    if not card.colliderect(button):
        return card
    ways = (
        (button.right - card.left, 0),
        (button.left - card.right, 0),
        (0, button.bottom - card.top),
    )
    return card.move(min(ways, key=lambda way: abs(way[0]) + abs(way[1])))


H = TypeVar("H", bound=HeldCard)


def strip_in(places: list[Rect]) -> int:
    """How much of each card the next one leaves to see; 0 if all of it."""
    return strip_of(places[1].x - places[0].x, places[0].w) if len(places) > 1 else 0


def row_things(scene: PlayScene, cards: list[int], area: Rect) -> list[Widget]:
    """Open cards on offer, straight and in the middle of an area."""
    places = fanned(area, len(cards), 1.12, LEAST)
    up = (area.bottom - places[0].h - area.y) // 2 if places else 0
    found: list[Widget] = []
    for card, rect in zip(cards, places, strict=True):
        thing = HeldCard(scene, f"card:{card}", card)
        thing.rect, thing.strip = rect.move(0, -up), strip_in(places)
        found.append(thing)
    return found


def hand_things(scene: PlayScene, seat: int, area: Rect, smallest: float = SMALLEST) -> list[Widget]:
    """The hand of a seat; while one knows what for, cards that cannot be picked lie in the shade."""
    staging = scene.match.staging
    away = staging.placed(scene.asking).values()  # their gaps stay, so that no other card moves meanwhile
    hand = staging.hand(scene.shown, seat)
    fanned = fan(seat, hand, area, lambda name, card, key: HeldCard(scene, name, card, key=key), smallest)
    found = [thing for thing in fanned if thing.card not in away]
    fixed = scene.asking is not None and scene.asking.choice.fixed is not None
    for thing in found:
        thing.dimmed = fixed and not thing.pickable and not thing.picked
    return list(found)


def fan(
    seat: int, hand: list[int], area: Rect, make: Callable[[str, int, Key], H], smallest: float = SMALLEST
) -> list[H]:
    """A hand: its own cards open, those of others closed. Smaller ones lie in the middle."""
    room = Rect(area.x + area.w // 40, area.y, area.w - area.w // 20, round(area.h * (1 - DIP)))
    places = fanned(room, len(hand), 1.03, smallest)
    up = (room.h - places[0].h) // 2 if places else 0
    found = []
    for i, (card, rect) in enumerate(zip(hand, places, strict=True)):
        name = f"card:{card}" if card >= 0 else f"back:{seat}:{i}"
        thing = make(name, card, ("card", card) if card >= 0 else ("back", seat, i))
        offset = i - (len(hand) - 1) / 2
        tilt = min(TILT, MOST_TILT / max(1, len(hand) - 1) * 2)
        away = abs(offset) / max(1.0, (len(hand) - 1) / 2)
        thing.rect = rect.move(0, round(away**1.6 * area.h * DIP) - up)
        thing.angle = -offset * tilt / 2
        thing.strip = strip_in(places)
        thing.focusable = card >= 0
        found.append(thing)
    return found
