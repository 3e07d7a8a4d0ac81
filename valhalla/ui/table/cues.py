"""How an event is shown in any game: for how long, with which sound, and what flies or shines where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pygame import Rect

from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Exit, Key
from valhalla.ui.theme import EMBER, PALE_GOLD, Colour

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

SHORT, BEAT, LONG, SCENE = 0.18, 0.4, 0.8, 1.3  # seconds at calm
FLASH: Final = 0.3  # seconds of light about what happens often, and must not hold the table long

Effect = Callable[["PlayScene", Any, Any], None]  # (the table, the state before, the event)
Where = Callable[["PlayScene", Any], Rect]  # (the table, the event)


class Cue(NamedTuple):
    """How an event is shown: how long it holds the table, its sound, and what flies where.

    One that brings another board *waits* for all lights of this one to go out.
    """

    seconds: float
    sound: str = ""
    effect: Effect | None = None
    waits: bool = False


# Cards


def card_key(card: int, seat: int = -1, i: int = 0) -> Key:
    """A card that is known has its number; a hidden one only a place in a hand."""
    return ("card", card) if card >= 0 else ("back", seat, i)


def go(scene: PlayScene, cards: Iterable[int], to: Exit) -> None:
    """Cards leave the table for a place."""
    for card in cards:
        scene.stage.goes_to(("card", card), to)


def come(scene: PlayScene, cards: Iterable[int], start: Rect) -> None:
    for card in cards:
        scene.stage.comes_from(("card", card), start)


def place_of(scene: PlayScene, card: int) -> Rect | None:
    """Where a card lies now, if it does."""
    pose = scene.stage.pose(("card", card))
    return pose.rect if pose is not None else None


# Lights: with reduced motion nothing travels


def ring(
    scene: PlayScene, rect: Rect | None, colour: Colour = EMBER, seconds: float = LONG, delay: float = 0.0
) -> None:
    if rect is not None:
        scene.stage.effect(effects.ring(rect, colour, still=scene.stage.reduced), seconds, delay)


def emblem(scene: PlayScene, icon: str, rect: Rect, colour: Colour = EMBER, seconds: float = LONG) -> None:
    scene.stage.effect(effects.emblem(icon, rect, colour, still=scene.stage.reduced), seconds)


def rising(scene: PlayScene, rect: Rect | None, delay: float = 0.0) -> None:
    """A column of light where a card was."""
    if rect is not None:
        scene.stage.effect(effects.rising(rect, still=scene.stage.reduced), LONG, delay)


def clash(scene: PlayScene, rect: Rect) -> None:
    scene.stage.effect(effects.clash(rect, still=scene.stage.reduced), LONG)


def carry(
    scene: PlayScene, picture: str, start: Rect, end: Rect, seconds: float = LONG, *, delay: float = 0.0
) -> None:
    """A picture goes from a place to another."""
    scene.stage.effect(effects.carried(picture, start, end, still=scene.stage.reduced), seconds, delay)


def tear(scene: PlayScene, owner: int, start: Rect, end: Rect) -> None:
    """A shield is torn off a wall."""
    picture = f"shields/seat-{scene.match.shield(owner)}.webp"
    scene.stage.effect(effects.torn(picture, start, end, still=scene.stage.reduced), SCENE)


def middle(rect: Rect) -> Rect:
    """The middle of a place: what is carried there is as large as a card."""
    return Rect(rect.center, (0, 0))


# Plain effects by the fields of their event, for the tables of cues


def at(area: StrEnum, of: str = "seat") -> Where:
    """An area: that of the seat, or of whatever a field of the event counts; the only one without a field."""
    return lambda scene, e: scene.spot(area, getattr(e, of)) if of else scene.spot(area)


def all_of(*effects: Effect) -> Effect:
    def shown(scene: PlayScene, s: Any, e: Any) -> None:
        for effect in effects:
            effect(scene, s, e)

    return shown


def goes(cards: str, to: Where) -> Effect:
    return lambda scene, s, e: go(scene, _cards(e, cards), to(scene, e))


def comes(cards: str, start: Where) -> Effect:
    return lambda scene, s, e: come(scene, _cards(e, cards), start(scene, e))


def _cards(event: Any, field: str) -> Iterable[int]:
    found = getattr(event, field)
    return (found,) if isinstance(found, int) else found


def rings(where: Where, colour: Colour = PALE_GOLD, seconds: float = BEAT) -> Effect:
    return lambda scene, s, e: ring(scene, where(scene, e), colour, seconds)


def signs(icon: str, where: Where, colour: Colour, seconds: float = LONG) -> Effect:
    return lambda scene, s, e: emblem(scene, icon, where(scene, e), colour, seconds)
