"""A hand of cards as a fan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.ui.scenes.play.things import CARD, CardThing
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

TILT = 4.0  # degrees between neighbours, at most
MOST_TILT = 12.0
CLOSEST = 0.7  # of a card is at least to be seen
DIP = 0.04  # of the area: so much lower lie the outermost


def fanned(area: Rect, count: int, spread: float = 1.0) -> list[Rect]:
    """Places for so many cards side by side in an area; many are closer together, and smaller at last."""
    widest = area.w / (1 + CLOSEST * (count - 1)) if count > 1 else area.w
    height = min(area.h, round(widest / CARD))
    width = round(height * CARD)
    step = min(round(width * spread), (area.w - width) // max(1, count - 1)) if count > 1 else 0
    x = area.centerx - (step * (count - 1) + width) // 2
    return [Rect(x + i * step, area.bottom - height, width, height) for i in range(count)]


def hand_things(scene: PlayScene, seat: int, area: Rect) -> list[Widget]:
    """The hand of a seat: its own cards open, those of others closed."""
    hand = scene.shown.hands[seat]
    room = Rect(area.x + area.w // 40, area.y, area.w - area.w // 20, round(area.h * (1 - DIP)))
    found: list[Widget] = []
    for i, (card, rect) in enumerate(zip(hand, fanned(room, len(hand), 1.03), strict=True)):
        name = f"card:{card}" if card >= 0 else f"back:{seat}:{i}"
        thing = CardThing(scene, name, card, key=("card", card) if card >= 0 else ("back", seat, i))
        offset = i - (len(hand) - 1) / 2
        tilt = min(TILT, MOST_TILT / max(1, len(hand) - 1) * 2)
        away = abs(offset) / max(1.0, (len(hand) - 1) / 2)
        thing.rect = rect.move(0, round(away**1.6 * area.h * DIP))
        thing.angle = -offset * tilt / 2
        thing.focusable = card >= 0
        thing.dimmed = bool(
            scene.asking and scene.asking.choice.fixed and not thing.pickable and not thing.picked
        )
        found.append(thing)
    return found
