"""Fafnir: the worm on the gold, and on his claw the ring that began it."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.relief.card import apart, before, shine
from art.relief.parts import drool
from art.relief.pelt import body
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.wolves.red.stage import GOLD, IRON, MOUTH, embers, finger, ground
from art.wolves.red.worm import Jaw, coil, eye, lower_jaw, skin, tendril, upper_jaw

HIDE: Tones = ("#110505", "#3a130f", "#883317", "#ffbc68")
BELLY: Tones = ("#1c1004", "#5a3a10", "#b48632", "#fff0a8")
HORN: Tones = ("#140a06", "#463018", "#96703c", "#ffe6a8")
CLAW: Tones = ("#0c0806", "#2e2118", "#6e5640", "#ffe8c0")
CAVE: Tones = ("#080403", "#1c0e08", "#3e2412", "#a06a30")


def scene() -> Block:
    s = ground(51, "fafnir")
    land.sky(s, 470, (0.2, 0.5, 0.8))
    b = before(s, "#ffc43a", 52)
    b.own_from = (0.2, 0.9)
    _cave(b)
    shine(b, (250, 330), 300, "#ffb83a", 0.7)
    _treasure(b, 330, 420, 3, 0.8)
    apart(b, _worm, "#ffd97a", 2.4, 12, 0.3)
    _treasure(b, 408, 470, 7, 1.0)
    with b.canvas.placed(312, 330, 1.0):
        _claw(b)
    embers(b, 16, 6, low=200)
    return b


def _cave(b: Block) -> None:
    rng = np.random.default_rng(8)
    for x, y in path("0,60 10,180 0,300 60,10 150,-10 250,-20 350,-8 430,20 474,110 486,220 476,320"):
        ring = [
            (x + rng.uniform(46, 66) * math.cos(a), y + rng.uniform(42, 60) * math.sin(a))
            for a in np.linspace(0, math.tau, 9)[:-1]
        ]
        b.part(plate(ring), CAVE, 20, Finish(3.2, Graver(0.7, 5), (1.2, 1.0), rough=5, own=0.3))


def _treasure(b: Block, top: float, low: float, seed: int, size: float) -> None:
    """Coins, arm rings, a cup and hilts, heaped to the lower edge."""
    rng = np.random.default_rng(seed)
    heap = blob(
        [
            (-20, 480),
            (-20, top + 34),
            (90, top + 8),
            (240, top - 4),
            (390, top + 8),
            (500, top + 30),
            (500, 480),
        ]
    )
    b.part(heap, GOLD, 24, Finish(3, Graver(1.3, 4.6), (2, 0), rough=5))
    spots = [
        (x + rng.uniform(-9, 9), y + rng.uniform(-6, 6))
        for y in np.arange(top + 2, 470, 15 * size)
        for x in np.arange(-10, 495, 27 * size)
        if y > top + abs(x - 240) * 0.10 and y < low
    ]
    with b.inking() as c:
        for k, (x, y) in enumerate(spots):
            with c.placed(x, y, size, rng.uniform(-0.6, 0.6)):
                (_arm_ring if k % 9 == 4 else _coin)(c, mix("#e0a430", "#a8681a", rng.uniform(0, 1)))


def _coin(c: Canvas, paint: str) -> None:
    coin = disc(0, 0, 14, 0.54)
    dark = mix(paint, "#2c1404", 0.6)
    c.form(coin, paint, dark, "#fff2b4", Pen(1.8, 1.8, (4, 3), 1.8))
    c.fill(coin.buffer(-3).difference(coin.buffer(-4.2)), dark)
    c.fill(joined([block(-4, -0.7, 4, 0.7), block(-0.8, -3, 0.8, 3)]), dark)


def _arm_ring(c: Canvas, paint: str) -> None:
    ring = disc(0, 0, 24, 0.62).difference(disc(0, 0, 16, 0.55))
    c.outline(ring, 2, 2)
    c.fill(disc(0, 0, 16, 0.55), "#1c0c04")
    c.form(ring, paint, mix(paint, "#2c1404", 0.6), "#fff2b4", Pen(0, shift=(4, 3), rim=2, hatch=7, step=5))


def _worm(b: Block) -> None:
    behind = body(
        path("500,360 430,300 400,210 330,140 240,120 150,150 120,230 160,300 240,330"),
        (80, 96, 104, 100, 92, 84, 74, 60, 40),
        14,
    )
    coil(b, behind, HIDE, BELLY, 15, -1, 5)
    _spines(b, behind.line)
    neck = body(path("500,400 420,392 350,350 320,280 270,226 220,206"), (150, 132, 116, 100, 86, 74), 16)
    coil(b, neck, HIDE, BELLY, 16, 1, 7)
    with b.canvas.placed(206, 208, 0.82, -0.10):
        _head(b)


def _spines(b: Block, line: np.ndarray) -> None:
    for k in range(30, 84, 6):
        x, y = line[k]
        px, py = line[k - 1]
        run = math.hypot(x - px, y - py) + 1e-9
        nx, ny = -(y - py) / run, (x - px) / run
        root = (x + nx * 42, y + ny * 42)
        tip = (x + nx * 66 - (x - px) / run * 14, y + ny * 66 - (y - py) / run * 14)
        b.part(stroke([root, tip], 16, (1, 0), 0.1, False), HORN, 6, Finish(2.2, None, (1.8, 1.4)))


UPPER = (
    "110,-60 60,-96 0,-104 -52,-80 -104,-58 -158,-56 -206,-50 -238,-26 -240,4 -222,22! "
    "-180,16 -120,22 -50,36 10,58 54,84! 110,82 140,30"
)
LOWER = "120,60 54,92 0,92! -60,78 -120,66 -176,66 -206,58! -222,80 -196,108 -130,124 -50,140 30,150 110,130"


def _head(b: Block) -> None:
    """It looks left; the eye lies near the origin. The old king's helm of dread still sits on it."""
    _throat(b)
    lower_jaw(b, _LOWER, HIDE, HORN)
    upper_jaw(b, _UPPER, HIDE, HORN)
    _look(b)


_LOWER = Jaw(
    LOWER, 26, [Cut(stroke(path("90,92 0,110 -80,100 -190,86"), 24), 12, 8)],
    blob(path("120,72 60,104 -20,106 -110,92 -180,88 -170,108 -100,118 -10,132 60,134 112,112")), (60, -12),
    [
        *(
            (-x, 86 - x * 0.12, -long, 14, -4)
            for x, long in ((20, 20), (50, 22), (80, 22), (110, 22), (140, 22), (166, 20))
        ),
        (-190, 64, -46, 20, -6),
    ],
    stroke(path("56,96 -20,90 -110,76 -212,66"), 12, (0.0, 0.8)), 6,
)  # fmt: skip
_UPPER = Jaw(
    UPPER, 42,
    [
        Cut(disc(-8, -30, 44, 0.6), -32, 11),
        Cut(stroke(path("-104,-36 -170,-34 -224,-22"), 28), 14, 9),
        Cut(stroke(path("-60,4 -140,-6 -222,0"), 10), -12, 4),
        Cut(disc(-214, -16, 11, 0.7), -20, 4),
        Cut(blob(path("110,-20 50,-10 40,50 80,76 124,50")), 18, 13),
        *(Cut(stroke([(-120 - 26 * k, -52), (-128 - 26 * k, -30)], 7), -8, 3) for k in range(4)),
    ],
    blob(
        path(
            "116,-44 60,-90 0,-96 -60,-70 -120,-50 -190,-44 -200,-30 "
            "-140,-24 -80,-8 -20,16 40,50 70,74 116,66 130,20"
        )
    ).difference(blob(path("60,-34 30,-70 -30,-76 -80,-46 -70,-10 -20,0 40,-6"))),
    lambda x, y: (60.0, 4 - x * 0.04),
    [
        *(
            (-x, 44 - x * 0.15, long, 15, 3)
            for x, long in ((10, 24), (42, 28), (74, 28), (106, 26), (138, 26), (166, 24))
        ),
        (-222, 14, 26, 14, 3), (-196, 16, 62, 24, 10),
    ],
    stroke(path("70,90 10,62 -60,36 -140,20 -230,12"), 14, (0.0, 0.8)),
)  # fmt: skip


def _throat(b: Block) -> None:
    """Two horns, and the gullet."""
    tendril(b, "40,100 100,140 150,138 190,160", 30, HORN, ribs=4)
    tendril(b, "60,40 130,60 180,48 226,66", 36, HORN, ribs=5)
    gullet = blob(path("50,84 0,62 -80,40 -190,22 -214,40 -206,62 -130,72 -40,84"))
    b.part(gullet, MOUTH, 18, Finish(3, Graver(0.2, 4.4, 0.5, 0.7), (0, 0), own=0.2))


def _look(b: Block) -> None:
    """Nostril, eye and horns."""
    with b.inking() as c:
        c.fill(blob(path("-204,-14! -216,-26 -226,-14 -214,-6")), "#050304")
    eye(
        b,
        "36,-34! 12,-52 -28,-52 -58,-26! -22,-14 12,-18",
        "-10,-54! -4,-34 -12,-14! -18,-34",
        ("#7a1a04", "#e87010", "#ffe04a", "#fffbd0"),
        glow="#ff9a1a",
    )
    b.part(stroke(path("-196,-46 -206,-70 -196,-92"), 22, (1, 0), 0.1), HORN, 8, Finish(2.8, rim=(2, 2)))
    _helm(b)
    tendril(b, "30,-14 100,-24 150,-40 200,-72 262,-66", 48, HORN, ribs=6, root=0.05)
    drool(b, [(-196, 78, 30), (-60, 100, 24)], "#ffe89a")


def _helm(b: Block) -> None:
    """Ægishjálm: a cap of iron bound in gold, grown into the brow."""
    cap = blob(path("-100,-34! -66,-80 -10,-116 50,-116 100,-84 116,-48! 70,-66 20,-68 -30,-56"))
    b.part(cap, IRON, 16, Finish(3.6, Graver(0.7, 4.4), (3, 2.4)))
    band = stroke(path("-108,-20 -68,-42 -22,-56 30,-62 76,-58 118,-40"), 20, (0.4, 0.9))
    b.part(band, GOLD, 7, Finish(3, Graver(1.2, 3.6), (2.2, 2)))
    b.part(stroke(path("-26,-58 -4,-92 30,-118"), 13, (0.9, 0.9)), GOLD, 5, Finish(2.6, None, (2, 1.6)))
    with b.inking() as c:
        c.studs([(-66, -43), (-28, -55), (12, -61), (52, -61), (90, -52)], 4, "#fff2b4")


def _claw(b: Block) -> None:
    """A forefoot that grasps the heap; the ring is on its middle toe."""
    arm = blob(path("70,-60 140,-50 210,-10 210,60 120,50 60,40 20,20 20,-30"))
    form = b.part(arm, HIDE, 34, Finish(3.8, Graver(0.5, 4.6), (2.8, 3)))
    skin(b, arm.buffer(-9), form, HIDE, (40, 12), size=12, seed=9)
    toes = (
        path("60,20 40,52 38,84 44,96"),
        path("40,4 0,34 -12,76 -6,92"),
        path("30,-10 -30,6 -60,48 -60,70"),
        path("40,-24 -20,-34 -76,-6 -96,22"),
    )
    for joints in toes:
        (px, py), (x, y) = joints[-2], joints[-1]
        run = math.hypot(x - px, y - py)
        ux, uy = (x - px) / run, (y - py) / run
        nail = stroke(
            [
                (x - ux * 6, y - uy * 6),
                (x + ux * 20 - uy * 2, y + uy * 20),
                (x + ux * 36 + uy * 10, y + uy * 36),
            ],
            20,
            (1, 0),
            0.1,
        )
        b.part(nail, CLAW, 8, Finish(2.6, Graver(0.3, 3.6, 0.4, 0.5, 0), (2, 2)))
        finger(b, [(float(p), float(q)) for p, q in joints], [40, 36, 32, 22], HIDE)
    back = blob(path("30,-44 70,-56 96,-20 90,30 56,40 24,22 10,-14"))
    form = b.part(back, HIDE, 24, Finish(0, Graver(0.5, 4.6), (2, 2)))
    skin(b, back.buffer(-3), form, HIDE, (30, -6), size=11, seed=10)
    _andvaranaut(b)


def _andvaranaut(b: Block) -> None:
    """The band across the toe, a red stone on it."""
    band = stroke(path("-66,15 -59,32 -47,41 -33,40"), 18, (0.9, 0.9))
    b.glow(band.buffer(9), "#fff0a0", 12, 0.9)
    b.part(band, ("#8a4a08", "#e09a1e", "#ffdc5a", "#fffbe0"), 8, Finish(3.4, None, (2.4, 2), glow=0.2))
    b.part(disc(-55, 36, 7.5), ("#4a0608", "#9a1414", "#f04a2a", "#ffd0b0"), 7, Finish(2.8, None, (1.8, 1.4)))
    with b.inking() as c:
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            c.brush([(-66, 24), (-66 + dx * 24, 24 + dy * 24)], 5, "#fffbe0", ends=(1, 0), peak=0.1)
