"""What the cards of the blue gods share: the block and its tones, and a bust set before it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from art.ink import Canvas, Shape, blob, disc, joined, path
from art.portrait import compose
from art.portrait.person import Head, Person
from art.relief import card
from art.relief.card import inked
from art.relief.relief import Block, Tones
from art.scene.deed import Paints, cut, limb
from art.scene.stage import Spot, Stage, Tone, stages

WIDE, HIGH = card.WIDE, card.HIGH
# From the darkest to the light itself: cold blues, each god's own.
TONES: dict[str, Tone] = {
    "odin": ("#060a1a", "#0f1d44", "#213f80", "#5f8cc4", "#f6e6b0"),
    "thor": ("#0a121c", "#1a3048", "#3a6282", "#8ab4c8", "#fff2a8"),
    "freya": ("#15113a", "#2a2c74", "#5868b8", "#c8a4d0", "#ffe2a0"),
    "heimdall": ("#0b2850", "#1b5ca0", "#4fa2d8", "#b4dff0", "#fff6cc"),
    "valkyrie": ("#0d1730", "#22386c", "#5676ac", "#aac0d8", "#f6f8f2"),
    "baldr": ("#34588c", "#6f9ccc", "#a9cfea", "#def0f6", "#fffbdc"),
    "tyr": ("#0b0f18", "#222e42", "#475e7c", "#93a8ba", "#f4efe0"),
    "vidar": ("#06141a", "#10363f", "#286672", "#7cb0ae", "#f4efc6"),
    "yggdrasil": ("#020306", "#060a14", "#0e1828", "#2a3e58", "#e6f0f8"),
}
GOLD: Paints = ("#d8aa48", "#7a5518", "#fff0b0")
SILVER: Paints = ("#b9c4cf", "#4c5a6c", "#fafdff")
LEATHER: Paints = ("#6b4128", "#2f1a10", "#b98a58")
GILT: Tones = ("#4a2c06", "#a8741a", "#f0c45a", "#fffbe0")


ground = stages(TONES, WIDE, HIGH)


def staging(b: Block, tone: str) -> AbstractContextManager[Stage]:
    """Within: what is cut on a stage; it is laid before the forms."""
    return inked(b, TONES[tone])


@contextmanager
def standing(canvas: Canvas, person: Person, at: Spot, size: float, lean: float = 0.0) -> Iterator[None]:
    """Within: the window of a portrait, its eyes at a place of the card."""
    x, y = person.at
    with canvas.placed(*at, size, math.radians(lean)), canvas.placed(-x, -y):
        yield


@contextmanager
def on_head(canvas: Canvas, person: Person) -> Iterator[Head]:
    """Within: the canvas stands in head space, where the person holds the head."""
    with canvas.placed(*person.at, person.size, math.radians(person.roll)):
        yield Head(canvas, person)


Draw = Callable[[Canvas, Person], None]


def nothing(_canvas: Canvas, _person: Person) -> None:
    """For those who need no more."""


def bust(
    b: Block,
    person: Person,
    at: Spot,
    size: float,
    light: str,
    *,
    lean: float = 0.0,
    behind: Draw = nothing,
    over: Draw = nothing,
) -> None:
    """A person by their eyes, with what lies behind and over them, and the light around all of it."""

    def draw(b: Block) -> None:
        with b.inking() as canvas, standing(canvas, person, at, size, lean):
            behind(canvas, person)
            compose.figure(canvas, person)
            over(canvas, person)

    card.apart(b, draw, light, 3.0, 20.0, 0.45)


def gilt(canvas: Canvas, shape: Shape, line: float = 3.0, hatch: float = 0.0) -> None:
    """A piece of gold."""
    cut(canvas, shape, GOLD, line, shift=(5, 5), rim=3, hatch=hatch, step=5)


def joint(points: list[Spot], widths: list[float]) -> Shape:
    """A limb with round ends."""
    ends = [disc(*points[0], widths[0] / 2), disc(*points[-1], widths[-1] / 2)]
    return joined([limb(points, widths), *ends])


def grip(canvas: Canvas, skin: Paints) -> None:
    """A closed hand of 90 by 90 about the origin, its fingers to the right."""
    back = blob(path("-42,-22 -30,-42 10,-46 40,-36 46,-4 40,36 0,44 -38,36 -46,6"))
    cut(canvas, back, skin, 7, shift=(10, 8), rim=5)
    for k in range(4):
        y = -34 + k * 19
        finger = [(-36, y), (-18, y - 8), (22, y - 7), (38, y + 2), (34, y + 15), (0, y + 16), (-34, y + 13)]
        cut(canvas, blob(finger), skin, 5, shift=(6, 6), rim=3)
