"""What a jarl's picture is made from, and how it is put together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PIL import Image

from art.ink import INK, joined, moved
from art.portrait import compose
from art.portrait.person import HIGH, WIDE, Head, Person
from art.scene.stage import TONES, Stage, bare, printed

SIZE = (460, 687)
Setting = Callable[[Stage], None]
Prop = Callable[[Stage, Person], None]


def nothing(_stage: Stage, _person: Person) -> None:
    """For those who need no prop."""


@dataclass(frozen=True)
class Jarl:
    """A person in a place; *behind* is drawn before the body, *before* over it.

    The whole figure may stand nearer or farther (*size*), aside, or *lean* (degrees).
    """

    person: Person
    tone: str
    setting: Setting
    behind: Prop = nothing
    before: Prop = nothing
    size: float = 1.0
    aside: float = 0.0
    lean: float = 0.0


def draw(jarl: Jarl) -> Image.Image:
    place = bare(jarl.person.seed, TONES[jarl.tone], WIDE, HIGH)
    jarl.setting(place)
    canvas, start = place.canvas, len(place.canvas.parts)
    with canvas.recording() as kept, _standing(place, jarl):
        jarl.behind(place, jarl.person)
        compose.figure(canvas, jarl.person)
        jarl.before(place, jarl.person)
    front = canvas.parts[start:]
    del canvas.parts[start:]
    whole = joined(kept).simplify(0.5)
    canvas.ink(moved(whole, 11, 9), INK, 0.5)
    canvas.ink(joined([moved(whole, -5, -4), whole.buffer(1.2)]), place.tone[4])
    canvas.parts += front
    return printed(place, jarl.person.seed, SIZE)


@contextmanager
def _standing(place: Stage, jarl: Jarl) -> Iterator[None]:
    """Within: the picture is scaled and turned about the middle of its lower edge."""
    canvas = place.canvas
    turned = canvas.placed(WIDE / 2 + jarl.aside, HIGH, jarl.size, math.radians(jarl.lean))
    with turned, canvas.placed(-WIDE / 2, -HIGH):
        yield


@contextmanager
def on_head(place: Stage, person: Person) -> Iterator[Head]:
    """Within: the canvas stands in head space, where the person holds the head."""
    with place.canvas.placed(*person.at, person.size, math.radians(person.roll)):
        yield Head(place.canvas, person)
