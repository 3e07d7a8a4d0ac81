"""Freya: the cloak of falcon feathers, Brisingamen, and the cats that draw her."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, blob, block, disc, path, plate, stroke
from art.palette import mix
from art.portrait.body import Torso
from art.portrait.person import Head, Person
from art.portrait.strands import lock
from art.portrait.swan import feather
from art.relief.card import before, shine
from art.relief.relief import Block
from art.scene import land
from art.scene.deed import cut
from art.scene.stage import Spot
from art.wolves.blue.stage import bust, gilt, ground, on_head

FALCON, AMBER = "#8a7a6c", "#f08a24"
HAIR = "#f0bc58"
FREYA = Person(
    906, "stag", woman=True, age=0, yaw=-14, pitch=3, roll=-4, build="heart", skin="fair", nose="fine",
    mouth="smirk", hair="blond", cut="loose", brow=4, brow_lift=3, wide=9, slant=9, iris="#4fb0d8",
    garment="tunic", cloak="#3a4aa8", collar="", turn=-0.15, bulk=0.92, at=(284.0, 396.0),
)  # fmt: skip


def freya() -> Block:
    """Gold at her throat, feathers at her shoulders, two cats before her."""
    s = ground(906, "freya")
    land.sky(s, 470)
    land.stars(s, 60, 200)
    land.sun(s, 330, 110, 66, rays=1.1)
    b = before(s, "#e8b8ff", 16)
    shine(b, (250, 130), 240, "#ffe2a0", 0.3)
    bust(b, FREYA, (240, 148), 0.64, "#ffe6b0", behind=_wings, over=_over)
    return b


def _wings(c: Canvas, _person: Person) -> None:
    """The cloak spread behind her like a falcon's wings."""
    for side in (1, -1):
        for row, (count, long, low) in enumerate(((11, 300.0, 0.0), (9, 210.0, 24.0), (7, 140.0, 46.0))):
            for k in range(count):
                t = k / (count - 1)
                angle = -0.95 + 2.0 * t
                root = (284 + side * (120 + 50 * t), 600 + 70 * t + low)
                reach = long * (1.0 - 0.22 * t)
                tip = (root[0] + side * math.cos(angle) * reach, root[1] + math.sin(angle) * reach)
                bend = ((root[0] + tip[0]) / 2 + side * 10, (root[1] + tip[1]) / 2 - 34)
                _barred(
                    c, (root, bend, tip), 52 - row * 8, mix(FALCON, "#e8dcc8", 0.22 * row + 0.08 * (k % 2))
                )


def _barred(c: Canvas, way: tuple[Spot, Spot, Spot], width: float, paint: str) -> None:
    """A falcon's feather: dark bars across the vane."""
    feather(c, way, width, paint)
    (ax, ay), (bx, by), (dx, dy) = way
    for t in (0.45, 0.6, 0.74, 0.86):
        x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * dx
        y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * dy
        run = math.hypot(dx - ax, dy - ay)
        nx, ny, half = -(dy - ay) / run, (dx - ax) / run, width * 0.42 * math.cos(max(0.0, t - 0.5) * 2.2)
        ox, oy = (dx - ax) / run * 7, (dy - ay) / run * 7
        c.brush(
            [(x - nx * half, y - ny * half), (x + ox, y + oy), (x + nx * half, y + ny * half)],
            6,
            mix(paint, INK, 0.6),
        )


def _over(c: Canvas, p: Person) -> None:
    _cloak(c, p)
    with on_head(c, p) as head:
        _tresses(head)
    _hem(c, p)
    _brisingamen(c, p)
    with c.placed(70, 786, 1.06, -0.06):
        _cat(c, "#8d98b0")
    with c.placed(498, 794, 1.02, 0.08, True):
        _cat(c, "#5d6780")


def _cloak(c: Canvas, p: Person) -> None:
    """Small feathers over both shoulders, row on row."""
    torso = Torso(c, p)
    for row in range(5, -1, -1):
        for side in (1, -1):
            for k in range(7):
                t = k / 6
                x, y = side * (104 + row * 10 + 150 * t), 574 + row * 46 + 66 * t
                (ax, ay), (bx, by), (dx, dy) = torso.path(path("0,-20 6,20 10,62", x, y, side))
                paint = mix(FALCON, "#e8dcc8", 0.4 if (row + k) % 2 else 0.12)
                paint = mix(paint, INK, 0.25) if side > 0 else paint
                feather(c, ((ax, ay), (bx, by), (dx, dy)), 38, paint)


def _tresses(head: Head) -> None:
    """Gold hair in waves over her shoulders."""
    for side in (head.far, -head.far):
        for k in range(10):
            t = k / 9
            root = head.pose.spot(side * (70 + 26 * t), -96 + 64 * t, 40 - 50 * t)
            knee = (root[0] + side * (26 + 34 * (1 - t)), 120.0 + 16 * (k % 3))
            tip = (knee[0] - side * (34 - 30 * t), 300.0 + 30 * math.sin(k * 1.7))
            paint = mix(HAIR, "#9a5a1c", 0.17 * (k % 3) + (0.16 if side > 0 else 0.0))
            lock(
                head.canvas, [(knee[0], knee[1] - 30), (knee[0] + side * 36, 220), tip], 32, paint, blunt=0.5
            )
            lock(
                head.canvas,
                [root, (root[0] + side * (50 + 20 * (1 - t)), 30 + 20 * t), (knee[0], knee[1] + 26)],
                32,
                paint,
                blunt=0.5,
            )
    crown = head.on([(-90, -66), (-50, -84), (0, -90), (50, -84), (90, -66)], 10)
    gilt(head.canvas, stroke(crown, 13, (0.8, 0.8)), 3)
    x, y = head.on([(0, -88)], 12)[0]
    with head.canvas.placed(float(x), float(y)):
        shape = blob(path("0,-20! 13,0 0,20! -13,0"))
        cut(head.canvas, shape, (AMBER, "#8a3a08", "#ffe0a0"), 3, shift=(4, 5), rim=3)


def _hem(c: Canvas, p: Person) -> None:
    """A woven band down the breast of her gown."""
    torso = Torso(c, p)
    ((x, _),) = torso.path([(0.0, 700.0)])
    gilt(c, block(x - 24, 690, x + 24, 900), 4)
    c.fill(block(x - 15, 690, x + 15, 900), "#2a2c74")
    for k in range(5):
        y = 762 + k * 32
        c.fill(plate([(x, y - 14), (x + 11, y), (x, y + 14), (x - 11, y)]), "#ffe2a0")
        c.fill(plate([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]), "#8a3a58")


def _brisingamen(c: Canvas, p: Person) -> None:
    """Three rows of gold: a ring, plates, and drops of amber."""
    torso = Torso(c, p)

    def at(x: float, y: float) -> Spot:
        return torso.path([(x, y)])[0]

    gilt(c, stroke([at(-82, 566), at(-54, 606), at(0, 626), at(56, 606), at(84, 566)], 22, (1, 1)), 4, 8)
    for k in range(-4, 5):
        x, y = at(k * 24, 664 - k * k * 4.2)
        with c.placed(x, y, 1.0, -k * 0.16):
            gilt(c, plate(path("-13,-26 13,-26 17,14 0,34 -17,14")), 3.4, 7)
            cut(c, disc(0, 0, 8.5), (AMBER, "#8a3a08", "#ffe9b8"), 2.4, shift=(3, 3), rim=3)
    for k in range(-3, 4):
        x, y = at(k * 25, 712 - k * k * 5.4)
        with c.placed(x, y, 1.25 if k == 0 else 1.0, -k * 0.14):
            shape = blob(path("0,-20! 12,4 9,22 0,28 -9,22 -12,4"))
            cut(c, shape, (AMBER, "#8a3a08", "#ffe9b8"), 3, shift=(4, 5), rim=3)
            gilt(c, disc(0, -18, 6), 2.2)


def _cat(c: Canvas, fur: str) -> None:
    """A forest cat's head and breast, a little turned to the right; its eyes about the origin."""
    dark, light = mix(fur, INK, 0.55), mix(fur, "#ffffff", 0.55)
    for side in (-1, 1):
        ear = blob([(side * x, y) for x, y in path("22,-56! 42,-104 70,-132! 88,-86 86,-36 60,-40")])
        cut(c, ear, (fur, dark, light), 4.5, shift=(8, 6), rim=4, hatch=14)
        c.fill(blob([(side * x, y) for x, y in path("42,-60! 54,-88 68,-108! 76,-78 72,-52")]), "#6b3a48")
        for k in range(3):
            lock(
                c,
                [(side * (48 + k * 8), -50), (side * (56 + k * 6), -74), (side * (60 + k * 5), -98)],
                9,
                light,
                strands=0,
            )
        lock(c, path("68,-122 74,-142 82,-160", side=side), 11, dark, strands=0)
    for side in (-1, 1):
        for k in range(6):
            root, reach = (side * 58.0, -6 + k * 16.0), 62 - abs(k - 3) * 8.0
            lock(
                c,
                [root, (side * 88, 6 + k * 18), (side * (58 + reach), 26 + k * 17)],
                30,
                mix(fur, INK, 0.1 * (k % 3)),
                strands=1,
            )
    _cat_face(c, fur)


def _cat_face(c: Canvas, fur: str) -> None:
    dark, light = mix(fur, INK, 0.55), mix(fur, "#ffffff", 0.55)
    skull = blob(path("0,-68 44,-64 82,-34 88,10 66,50 34,76 0,86 -34,76 -66,50 -88,10 -82,-34 -44,-64"))
    cut(c, skull, (fur, dark, light), 5, shift=(16, 10), rim=5, hatch=26, step=7)
    for line in (
        "0,-62 -2,-44 0,-26",
        "-18,-62 -18,-46 -10,-30",
        "18,-62 18,-46 10,-30",
        "-84,8 -66,14 -50,12",
        "-78,28 -62,30 -48,24",
        "84,8 66,14 50,12",
        "78,28 62,30 48,24",
    ):
        c.brush(path(line), 7, dark)
    _cat_fur(c, mix(fur, light, 0.32))
    _cat_features(c)


def _cat_fur(c: Canvas, paint: str) -> None:
    """Locks on brow and cheeks."""
    for row in range(4):
        for side in (-1, 1):
            x, y = side * (30.0 + row * 14), -56 + row * 12.0
            lock(c, path("-6,12 0,0 10,-12", x, y, side), 12, paint, strands=1)
            lock(
                c,
                [
                    (side * (50 + row * 7.0), 16 + row * 12),
                    (side * (62 + row * 6), 24 + row * 12),
                    (side * (76 + row * 3), 36 + row * 13),
                ],
                13,
                paint,
                strands=1,
            )


def _cat_features(c: Canvas) -> None:
    """Muzzle, eyes, whiskers, nose."""
    shape = blob(path("0,14 22,22 38,44 28,66 0,74 -28,66 -38,44 -22,22"))
    cut(c, shape, ("#efeae2", "#a39aa4", "#ffffff"), 2.6, shift=(8, 6), rim=3)
    for side in (-1, 1):
        eye = blob([(side * x, y) for x, y in path("12,6! 26,-12 46,-16 64,-8! 48,6 28,9")])
        cut(c, eye, ("#b8f08a", "#5a9a3a", "#f0ffd0"), 4, shift=(4, 4), rim=0)
        c.fill(blob([(side * 38 + x, y) for x, y in path("0,-15! 6,-4 0,8! -6,-4")]), INK)
        c.fill(disc(side * 38 - 8, -9, 3.4), "#ffffff")
        c.brush([(side * 8, 6), (side * 24, -17), (side * 46, -22), (side * 70, -10)], 9, ends=(0.2, 0.2))
        c.brush([(0, 46), (side * 10, 58), (side * 26, 56)], 5)
        for k in range(3):
            c.brush(
                [(side * 24, 44 + k * 7), (side * 70, 40 + k * 13), (side * 118, 36 + k * 24)],
                3,
                "#ffffff",
                ends=(1, 0),
            )
    shape = blob(path("-15,24 0,20 15,24 8,38 0,44 -8,38"))
    cut(c, shape, ("#c07a80", "#6b3440", "#ffd0cc"), 3, shift=(4, 4), rim=3)
    c.brush(path("0,42 0,50"), 4)
