"""Baldr: so bright that light goes out from him, and the one twig that had sworn no oath."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Shape, blob, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import Head, Person
from art.portrait.strands import lock
from art.relief.card import before, shine
from art.relief.relief import Block
from art.scene import land
from art.scene.deed import cut
from art.scene.stage import Stage
from art.wolves.blue.stage import GOLD, bust, gilt, ground, on_head

LEAF = "#7fae62"
BRIGHT = "#f8dc84"
BALDR = Person(
    904, "stag", age=0, yaw=10, pitch=4, roll=6, build="oval", skin="pale", nose="fine", mouth="smile",
    hair="flax", cut="loose", beard="", brow=1, brow_lift=3, wide=7, slant=4, iris="#5fa8e0", eyes="closed",
    garment="tunic", cloak="#eef2f4", collar="", turn=0.1, bulk=0.94, at=(284.0, 396.0),
)  # fmt: skip


def baldr() -> Block:
    """The fairest of them, and the dart in his heart."""
    s = ground(904, "baldr")
    land.sky(s, 460)
    _glory(s)
    b = before(s, "#ffffff", 14)
    shine(b, (240, 150), 260, "#fffbe0", 0.55)
    bust(b, BALDR, (236, 168), 0.68, "#fffdf0", over=_over)
    return b


def _glory(s: Stage) -> None:
    """Light in two rings and long rays behind the head."""
    c = s.canvas
    for k in range(40):
        angle = k * math.tau / 40
        far, wide = (420.0, 0.034) if k % 2 == 0 else (290.0, 0.022)
        ends = [(240 + math.cos(angle + w) * far, 150 + math.sin(angle + w) * far) for w in (-wide, wide)]
        c.fill(plate([(240, 150), *ends]), "#fff6c4", 0.75 if k % 2 == 0 else 0.5)
    c.fill(disc(240, 150, 176), "#fff6cc", 0.7)
    c.fill(disc(240, 150, 150), "#fffdf0")
    ring = disc(240, 150, 172).difference(disc(240, 150, 160))
    c.fill(ring, GOLD[0])
    c.hatch(disc(240, 150, 150), 40, 7, width=3, colour="#f2d98a")


def _over(c: Canvas, p: Person) -> None:
    with on_head(c, p) as head:
        _locks(head)
        crown = head.on([(-88, -62), (-50, -80), (0, -86), (50, -80), (88, -62)], 10)
        gilt(c, stroke(crown, 12, (0.8, 0.8)), 3)
        for k, (x, y) in enumerate(head.on([(-60, -84), (-30, -92), (0, -96), (30, -92), (60, -84)], 12)):
            _daisy(c, float(x), float(y), 17 if k % 2 == 0 else 14)
    _dart(c)


def _locks(head: Head) -> None:
    """Bright hair from the parting to the temples, in waves over both shoulders."""
    for side in (head.far, -head.far):
        for k in range(11):
            t = k / 10
            root = head.pose.spot(side * (74 + 26 * t), -96 + 60 * t, 40 - 50 * t)
            bend = (root[0] + side * (34 + 40 * (1 - t)), 60.0 + 30 * t)
            knee = (root[0] + side * (6 + 26 * (1 - t)) + 8 * math.sin(k * 2.0), 150.0 + 14 * (k % 3))
            tip = (knee[0] + side * (30 - 44 * t), 262.0 - 30 * abs(t - 0.5) + 12 * (k % 2))
            paint = mix(BRIGHT, "#a8742a", 0.16 * (k % 3) + (0.14 if side > 0 else 0.0))
            lock(
                head.canvas,
                [(knee[0], knee[1] - 26), (knee[0] - side * 30, 210), tip],
                30,
                paint,
                strands=2,
                blunt=0.5,
            )
            lock(head.canvas, [root, bend, (knee[0], knee[1] + 22)], 31, paint, strands=2, blunt=0.5)
        for k in range(9):
            t = 1 - k / 8
            root = head.pose.spot(side * 3 * (1 - t), -116 - 56 * t, 86 - 70 * t)
            bend = head.pose.spot(side * (54 + t * 66), -122 - t * 36, 66 - 80 * t)
            tip = head.pose.spot(side * (98 + 14 * t), 6 - t * 30, 4 - 50 * t)
            paint = mix(BRIGHT, "#a8742a", 0.14 * (k % 3) + (0.12 if side > 0 else 0.0))
            lock(head.canvas, [root, bend, tip], 27, paint, strands=2)


def _daisy(c: Canvas, x: float, y: float, size: float) -> None:
    """Baldr's brow: the white flower that is named after him."""
    for k in range(9):
        angle = k * math.tau / 9
        tip = (x + math.cos(angle) * size, y + math.sin(angle) * size)
        bend = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        lock(
            c,
            [(x, y), bend, tip],
            size * 0.62,
            "#ffffff",
            line=1.8,
            strands=0,
            taper=0.6,
            blunt=0.3,
            shine=False,
        )
    cut(c, disc(x, y, size * 0.36), ("#f0c040", "#a8741a", "#fff0b0"), 2, shift=(2, 2), rim=2)


def _dart(c: Canvas) -> None:
    """A green shaft of mistletoe that came from the right; leaves in pairs, berries like pearls."""
    line = path("336,716 420,660 500,612 600,560 700,520")
    wound = stroke(path("338,708 334,750 340,796 335,850 338,900"), 13, (0.9, 0.4), 0.1)
    c.fill(joined([disc(338, 712, 17, 0.8), wound]), "#9c1f22")
    c.brush(path("333,716 330,760 336,800"), 4, "#e0605a")
    shaft = stroke(line, 20, (0.25, 0.9), 0.7)
    cut(c, shaft, (mix(LEAF, "#8a7a40", 0.35), "#33421e", "#d8e8a0"), 4, shift=(4, 7), rim=3)
    for x, y, turn, size in (
        (404, 672, -0.6, 0.8),
        (452, 640, 0.3, 1.0),
        (504, 612, -0.3, 1.12),
        (556, 584, 0.2, 1.2),
        (612, 556, -0.1, 1.2),
    ):
        with c.placed(x, y, size, turn - 0.5):
            _sprig(c)


def _sprig(c: Canvas) -> None:
    for side in (-1, 1):
        leaf = _leaf(side)
        paint = LEAF if side < 0 else mix(LEAF, INK, 0.25)
        cut(c, leaf, (paint, mix(paint, INK, 0.5), "#d8efa8"), 4, shift=(6, 6), rim=3)
        c.brush([(0, 0), (26, side * 30), (50, side * 64)], 3, mix(paint, INK, 0.55))
    for x, y in ((-8, -10), (10, -6), (2, 12)):
        cut(c, disc(x, y, 11), ("#fbfbf2", "#a9b4b8", "#ffffff"), 3, shift=(4, 4), rim=3)


def _leaf(side: int) -> Shape:
    return blob([(x, side * y) for x, y in path("0,0! 6,34 30,68 64,84 66,56 44,20")])
