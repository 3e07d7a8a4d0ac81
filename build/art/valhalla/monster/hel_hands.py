"""Hel's hands on the edge of the table: a living one, and the same of bone."""

from __future__ import annotations

import math
from itertools import pairwise

from art.ink import blob, disc, joined, path, stroke
from art.relief.parts import creases
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Cut, Finish, Graver, Spot, Tones
from art.scene.deed import limb
from art.valhalla.monster.hel_tones import BONE, PELT, SKIN

FINGERS: tuple[list[Spot], ...] = (
    path("-52,-16 -92,8 -112,44 -108,78"),
    path("-44,4 -54,44 -62,88 -62,122"),
    path("-14,10 -18,54 -22,104 -22,142"),
    path("18,10 20,54 20,102 18,140"),
    path("46,2 56,42 60,82 58,116"),
)


def _nail(b: Block, joints: list[tuple[float, float]], wide: float, paints: Tones) -> None:
    (px, py), (x, y) = joints[-2], joints[-1]
    run = math.hypot(x - px, y - py)
    ux, uy = (x - px) / run, (y - py) / run
    nail = stroke([(x - 10 * ux, y - 10 * uy), (x + 26 * ux, y + 26 * uy)], wide, (0.9, 0), 0.15, False)
    b.part(nail, paints, 5, Finish(2, Graver(0.2, 3.6, 0.3, 0.5, 0), (1.6, 1.6)))


def _living_hand(b: Block) -> None:
    """The back of a long hand whose fingers lie over the edge."""
    palm = blob(path("-60,-20 -30,-56 30,-58 62,-24 66,16 40,30 0,36 -40,30 -64,12"))
    cords = creases([[(x * 1.1, 26), (x * 0.8, -14), (x * 0.5, -50)] for x in (-42, -14, 18, 44)], 4, 12, 6)
    for k, joints in enumerate(FINGERS):
        finger = joined([limb(joints, [30, 27, 23, 15]), disc(*joints[0], 15), disc(*joints[-1], 7.6)])
        knuckles = [Cut(joined(disc(x, y, 11, 0.6) for x, y in joints[1:-1]), 7, 4)]
        b.part(
            finger,
            SKIN,
            13,
            Finish(2.6, Graver(0.15, 4.2, 0.5, 0.46), (2.4, 0), own=0.3, glow=0.14),
            knuckles,
        )
        _nail(b, joints, 13, ("#3a0c10", "#6a1a1c", "#a8443c", "#f0b8a0"))
        if k == 0:
            b.part(
                palm, SKIN, 34, Finish(2.8, Graver(0.5, 4.6, 0.5, 0.36), (2.6, 0), own=0.3, glow=0.14), cords
            )
    b.part(
        palm.buffer(-5), SKIN, 34, Finish(0, Graver(0.5, 4.6, 0.5, 0.36), (0, 0), own=0.3, glow=0.14), cords
    )


def _dead_hand(b: Block) -> None:
    """The same of bone: long bones with knobs, nails still on them."""
    for joints in FINGERS:
        x0 = joints[0][0]
        chain = [(x0 * 0.42, -62.0), *joints] if joints[0][0] > -50 else [(-26.0, -50.0), *joints]
        for k, (a, c) in enumerate(pairwise(chain)):
            wide = 17.0 - 2.2 * k
            shaft = limb(
                [a, ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2), c], [wide * 1.25, wide * 0.66, wide * 1.2]
            )
            bone = joined([shaft, disc(*a, wide * 0.66), disc(*c, wide * 0.62)])
            b.part(bone, BONE, 8, Finish(2.4, Graver(0.15, 4.0, 0.5, 0.58), (2, 2.2)))
        _nail(b, joints, 10, ("#0c161c", "#24343c", "#5c747c", "#d0e6e6"))
    wrist = joined(disc(x, y, 15) for x, y in ((-24, -62), (0, -70), (24, -62), (-10, -50), (14, -50)))
    b.part(wrist, BONE, 10, Finish(2.4, Graver(0.5, 4), (2, 2)))


def hand(b: Block, x: float, y: float, dead: bool) -> None:
    with b.canvas.placed(x, y, 0.92, 0.0, not dead):
        cuff = blob(path("-100,-24 -84,-78 -20,-104 60,-94 104,-54 104,-14 0,-40"))
        form = b.model(cuff, 40)
        (_dead_hand if dead else _living_hand)(b)
        shape = cuff.buffer(12)
        fur(
            b, shape, lambda x, y: (x * 0.9, 60.0), PELT, Locks(11, 56, 12, 0.22, 0.2, 1.3), form=form, seed=8
        )
