"""What the red deities share: their warm, dark tones, the block they are cut into, embers, bones, hands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import pairwise

import numpy as np

from art.ink import Shape, blob, block, disc, joined, path, plate, stroke
from art.relief.card import HIGH, WIDE, inked
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene.deed import limb
from art.scene.stage import Spot, Stage, Tone, stages

# From the darkest to the light itself.
TONES: dict[str, Tone] = {
    "surt": ("#130304", "#4c0c08", "#ad2c0e", "#f5841c", "#ffe69a"),
    "hel": ("#0c0608", "#2c1218", "#5a2226", "#a5543c", "#f6d0a0"),
    "fenrir": ("#14040a", "#4a0a14", "#931a1c", "#d9482a", "#ffc182"),
    "fafnir": ("#120803", "#3c1c08", "#7c4410", "#cf8a22", "#ffeaa0"),
    "naglfar": ("#100508", "#3a1013", "#7e2a1c", "#c9692c", "#ffd08a"),
    "jormungandr": ("#130807", "#3c170f", "#84381a", "#d67c30", "#ffe0a0"),
    "nidhogg": ("#0b0604", "#2c1b08", "#5e4812", "#a0862c", "#f2e294"),
    "loki": ("#120407", "#3c0c16", "#7c1f22", "#cc5a2a", "#ffd282"),
}
BONE: Tones = ("#2a1a10", "#6e5436", "#cbb488", "#fff3d2")
GOLD: Tones = ("#2c1404", "#7a4a0e", "#d89a28", "#fff2b4")
IRON: Tones = ("#0c0a0c", "#2b2728", "#6e6664", "#f0dcc0")
MOUTH: Tones = ("#050203", "#18060a", "#48101a", "#9a2a2c")


ground = stages(TONES, WIDE, HIGH)


def staging(b: Block, tone: str) -> AbstractContextManager[Stage]:
    """Within: what is cut on a stage; it is laid before the forms."""
    return inked(b, TONES[tone])


def embers(b: Block, count: int, seed: int, *, low: float = HIGH, lean: float = 0.7) -> None:
    """Sparks on the draught: streaks that lean, the longer ones brighter."""
    rng = np.random.default_rng(seed)
    far: list[Shape] = []
    near: list[Shape] = []
    for _ in range(count):
        x, y, long = rng.uniform(-20, 500), rng.uniform(-10, low), rng.uniform(3, 15)
        mark = stroke([(x, y), (x + long * lean, y - long)], rng.uniform(1.4, 3.6), (0, 0.5), 0.8, False)
        (near if long > 10 else far).append(mark)
    with b.inking() as c:
        c.fill(joined(far), "#f0701a")
        c.fill(joined(near), "#ffe08a")


def finger(
    b: Block, joints: list[Spot], widths: list[float], paints: Tones, *, glow: float = 0.0, nail: str = ""
) -> None:
    """A finger through its joints, its knuckles raised; with a nail where one is seen."""
    shape = joined([limb(joints, widths), disc(*joints[0], widths[0] / 2), disc(*joints[-1], widths[-1] / 2)])
    knuckles = [Cut(joined(disc(x, y, widths[0] * 0.34) for x, y in joints[1:-1]), 4, 3)]
    b.part(
        shape,
        paints,
        widths[0] * 0.46,
        Finish(2.2, Graver(0.3, 3.8, 0.5, 0.5), (1.8, 1.6), glow=glow),
        knuckles,
    )
    if nail:
        (px, py), (x, y) = joints[-2], joints[-1]
        run = math.hypot(x - px, y - py) + 1e-9
        ux, uy = (x - px) / run, (y - py) / run
        wide = widths[-1]
        tip = [(x - ux * wide * 0.3, y - uy * wide * 0.3), (x + ux * wide * 0.72, y + uy * wide * 0.72)]
        with b.inking() as c:
            c.fill(stroke(tip, wide * 0.66, (0.9, 0.3), 0.4, False), nail)


def bones(b: Block, joints: Sequence[Spot], wide: float, paints: Tones = BONE, thin: float = 0.1) -> None:
    """Long bones from joint to joint, each with a knob at both ends, growing thinner."""
    for k, (a, c) in enumerate(pairwise(joints)):
        w = wide * (1 - thin * k)
        middle = ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2)
        shaft = limb([a, middle, c], [w * 1.1, w * 0.6, w * 1.05])
        bone = joined([shaft, disc(*a, w * 0.6), disc(*c, w * 0.56)])
        b.part(bone, paints, w * 0.5, Finish(2.0, Graver(0.15, 3.4, 0.5, 0.56), (1.6, 1.6)))


def chiselled(b: Block, lines: Sequence[Sequence[Spot]], wide: float, colour: str) -> None:
    """Tapered cuts of one colour."""
    with b.inking() as c:
        for line in lines:
            c.brush(line, wide, colour, ends=(0.2, 0.1), peak=0.4)


def skull(b: Block, helm: int = 0, opened: float = 10.0, paints: Tones = BONE, light: str = "") -> None:
    """A skull from the front, 110 wide, its eyes at the origin; *helm* 1 is a cap of iron, 2 has a nasal."""
    jaw = blob(
        [(-34, 54), (34, 54), (38, 68 + opened), (22, 92 + opened), (-22, 92 + opened), (-38, 68 + opened)]
    )
    b.part(jaw, paints, 16, Finish(3.2, Graver(0.4, 4), (2.4, 2.4)))
    head = blob(path("0,-74 42,-64 58,-26 54,10 44,28 36,62 0,68 -36,62 -44,28 -54,10 -58,-26 -42,-64"))
    holes = joined([disc(-23, 0, 16, 0.9), disc(23, 0, 16, 0.9), plate(path("0,20 9,40 -9,40"))])
    cuts = [
        Cut(holes, -26, 3),
        Cut(joined(disc(s * 38, 20, 10) for s in (-1, 1)), 10, 5),
        Cut(joined(stroke([(s * 4, -14), (s * 42, -22)], 10) for s in (-1, 1)), 12, 4),
    ]
    b.part(head, paints, 36, Finish(3.4, Graver(0.5, 4, 0.6), (2.6, 2.6), rough=2), cuts)
    rows = [stroke([(x, 48), (x + 1, 62)], 3.2) for x in range(-24, 28, 8)]
    rows += [stroke([(x, 62 + opened), (x, 74 + opened)], 3.0) for x in range(-20, 24, 8)]
    with b.inking() as c:
        c.fill(holes.buffer(-2), "#080304")
        c.fill(block(-30, 62, 30, 64 + opened), "#080304")
        c.fill(joined(rows), "#24140c")
        if light:
            c.fill(joined([disc(-22, 2, 5), disc(22, 2, 5)]), light)
    if helm:
        _helm(b, helm)


def _helm(b: Block, kind: int) -> None:
    dome = blob(path("-66,-14! -64,-50 -36,-92 0,-106 36,-92 64,-50 66,-14! 0,-30"))
    rim = [Cut(stroke(path("-62,-24 0,-40 62,-24"), 9), 9, 3)]
    b.part(dome, IRON, 30, Finish(3.4, Graver(0.5, 4.4), (3, 3)), rim)
    if kind > 1:
        b.part(plate(path("-7,-40 7,-40 9,32 0,40 -9,32")), IRON, 6, Finish(2.6, rim=(2, 2)))
