"""Dice as pictures: lying with their shadow, seen from above, or tumbling along a path to rest on their face.

A die is called by its picture without what follows: "dice/red-axe".
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from pygame import Rect

from valhalla.kernel.files import plain_file
from valhalla.ui import cut
from valhalla.ui.art import Art
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Effect, Key
from valhalla.ui.stage.tween import Tween, hops

log = logging.getLogger(__name__)

FRAMES: Final = 16
ROLL: Final = 0.72  # seconds a die tumbles
STAGGER: Final = 0.045  # seconds between two dice of one throw
FRAME: Final = 1.62  # a frame of the strips is so much wider than the die on it


def frame_rect(rect: Rect) -> Rect:
    """Where the picture of a die lies whose body fills this rectangle."""
    side = round(min(rect.size) * FRAME)
    return cut.square(side, center=rect.center)


def draw_die(p: Painter, die: str, rect: Rect, strength: float = 1.0) -> None:
    """A die at rest, with its shadow."""
    if p.blind:
        return
    frame = frame_rect(rect)
    name = f"{die}-still.webp"
    shadow, picture = p.art.picture("dice/shadow.webp", frame.size), p.art.picture(name, frame.size)
    p.blit(p.art.faded(("die-shadow",), shadow, strength), frame.topleft)
    p.blit(p.art.faded((name,), picture, strength), frame.topleft)


def draw_flat(p: Painter, die: str, rect: Rect, strength: float = 1.0) -> None:
    """A die seen from above."""
    if p.blind:
        return
    name = f"{die}-top.webp"
    p.blit(p.art.faded((name,), p.art.picture(name, rect.size), strength), rect.topleft)


Some = Annotated[int, msgspec.Meta(ge=1)]


class Paths(msgspec.Struct, frozen=True):
    """How thrown dice travel: by frame, in widths of a frame, right of, below and above their rest."""

    frames: Some = FRAMES
    frame: Some = 144
    pace: Some = 24
    paths: dict[str, list[tuple[float, float, float]]] = {}


@lru_cache(maxsize=4)
def paths(folder: Path) -> Paths:
    try:
        return msgspec.json.decode(plain_file(folder / "dice" / "dice.json").read_bytes(), type=Paths)
    except (OSError, ValueError) as error:
        log.warning("no paths of dice: %s", error)
        return Paths()


class Throw:
    """One die in the air: tumbles along its path and comes to rest on its face."""

    def __init__(self, die: str, rect: Rect, place: int, *, reduced: bool, leftwards: bool = False) -> None:
        self.die = die
        self.leftwards = leftwards
        self.rect = rect
        self.reduced = reduced
        self.reach = 1.0 + 0.22 * (place % 3)  # not all from the same spot
        self.effect = Effect(self.draw, Tween((), (), 0.3 if reduced else ROLL, place * STAGGER))

    def draw(self, p: Painter, t: float) -> None:
        if self.reduced or t >= 1:
            draw_die(p, self.die, self.rect, min(1.0, t + 0.05))
        elif self.effect.tween.time > 0:
            self._fly(p, t)

    def _fly(self, p: Painter, t: float) -> None:
        frame = frame_rect(self.rect)
        right, below, above = self._offset(p, t)
        ground = frame.move(round(right * frame.w), round(below * frame.w))
        shadow = p.art.picture("dice/shadow.webp", frame.size)
        p.blit(p.art.faded(("die-shadow",), shadow, max(0.15, 1 - 0.5 * above)), ground.topleft)
        picture = p.art.frame(f"{self.die}.webp", FRAMES, min(FRAMES - 1, round(t * (FRAMES - 1))), frame.w)
        p.blit(picture, (ground.x, ground.y - round(above * frame.w)))

    def _offset(self, p: Painter, t: float) -> tuple[float, float, float]:
        path = paths(p.art.folder).paths.get(self.die.removeprefix("dice/"))
        far = self.reach
        if not path:
            way = (1 - t) ** 1.6 * 2.6 * (1 if self.leftwards else -1)
            return way * far, -0.5 * (1 - t), hops(t) * 0.9
        at = t * (len(path) - 1)
        i = min(int(at), len(path) - 2)
        one, other, rest = path[i], path[i + 1], at - i
        x, y, h = (a + (b - a) * rest for a, b in zip(one, other, strict=True))
        return x * far, y * far, max(0.0, h)


class Throws:
    """The dice in the air, by their keys on the stage."""

    def __init__(self) -> None:
        self._flying: dict[Key, Throw] = {}

    def start(self, key: Key, throw: Throw, effects: list[Effect]) -> None:
        self._flying[key] = throw
        effects.append(throw.effect)

    def flying(self, key: Key, effects: list[Effect]) -> bool:
        throw = self._flying.get(key)
        if throw is None:
            return False
        if any(effect.tween is throw.effect.tween for effect in effects):
            return True
        del self._flying[key]
        return False

    def any_flying(self, effects: list[Effect]) -> bool:
        return any(self.flying(key, effects) for key in list(self._flying))


def warmed(art: Art, dice: Iterable[str], side: int) -> Iterator[None]:
    """Make the frames of these dice, a strip at a step, so that the first roll does not stumble."""
    for die in dice:
        for i in range(FRAMES):
            art.frame(f"{die}.webp", FRAMES, i, side)
        yield
