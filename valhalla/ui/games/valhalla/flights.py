"""Cards that go from hand to hand or to a pile, seen only by those who may."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.state import State
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

BACK: Final = "cards/back-base.webp"


def warrior_at(scene: PlayScene, s: State, seat: int, slot: int) -> Rect | None:
    """Where a fighter's warrior stands now, a partner's included."""
    return cues.place_of(scene, s.card_at(seat, slot))


def carry_back(scene: PlayScene, start: Rect, end: Rect, seconds: float = cues.LONG) -> None:
    """A card that is not seen goes from a place to another."""
    cues.carry(scene, BACK, cues.middle(start), end, seconds)


def hand_over(scene: PlayScene, card: int, giver: int, taker: int) -> None:
    """From hand to hand: the two see what it is, all others its back."""
    start, end = scene.spot(Area.HAND, giver), scene.spot(Area.HAND, taker)
    if card >= 0 and scene.me == giver:
        cues.go(scene, (card,), end)
    elif card >= 0 and scene.me == taker:
        cues.come(scene, (card,), start)
    else:
        carry_back(scene, start, cues.middle(end))


def give_up(scene: PlayScene, card: int, seat: int, to: StrEnum) -> None:
    """From a hand to a pile: who holds it sees what it is."""
    if card >= 0 and scene.me == seat:
        cues.go(scene, (card,), scene.pile if to == Area.DISCARD else scene.spot(to))
    else:
        carry_back(scene, scene.spot(Area.HAND, seat), cues.middle(scene.spot(to)))
