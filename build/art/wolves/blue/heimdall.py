"""Heimdall: teeth of gold, the horn that will be heard in every world, and the bridge he guards."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Canvas, blob, disc, joined, path, plate
from art.palette import mix
from art.portrait.person import Head, Person
from art.portrait.pose import Pose
from art.relief.card import before, shine
from art.relief.relief import Block
from art.scene import hands, land
from art.scene.deed import cut
from art.scene.stage import Stage
from art.wolves.blue.stage import GOLD, bust, gilt, ground, on_head

BRIDGE = ("#c8402e", "#e2662e", "#e8b048", "#f4dc86", "#4aa08c", "#3a7cc0")
HEIMDALL = Person(
    905, "stag", age=1, yaw=14, pitch=6, roll=-3, build="strong", skin="pale", nose="straight", mouth="laugh",
    hair="white", cut="loose", beard="short", brow=6, brow_lift=3, wide=9, slant=5, iris="#3f9ae0",
    head="cap", metal="#e6edf2", trim="#d8aa48", garment="cloak", cloak="#e6edf4", collar="fur",
    fur="#f4f4ee", turn=0.15, bulk=1.0, at=(284.0, 396.0),
)  # fmt: skip


def heimdall() -> Block:
    """The white god at the end of the bridge, the horn ready."""
    s = ground(905, "heimdall")
    land.sky(s, 440)
    land.clouds(s, 7, 30, 250)
    _bridge(s)
    b = before(s, "#dff4ff", 15)
    shine(b, (200, 150), 230, "#fff6cc", 0.3)
    bust(b, HEIMDALL, (208, 160), 0.66, "#fffbe6", over=_over)
    return b


def _bridge(s: Stage) -> None:
    """Bifröst: fire, gold and water, each in two bands, from the land to the sky."""
    c = s.canvas
    for k, paint in enumerate(BRIDGE):
        r = 366 - k * 19 - 7 * (k // 2)
        arc = [(250 + math.cos(a) * r, 420 + math.sin(a) * r) for a in np.linspace(-3.3, 0.1, 60)]
        c.brush(arc, 23, s.tone[0], ends=(1, 1))
        c.brush(arc, 18, paint, ends=(1, 1))
        for j in range(3 + k % 2, 58, 2):
            (x, y), (u, v) = arc[j], arc[j + 1]
            c.brush(
                [(x, y), ((x + u) / 2, (y + v) / 2), (u, v)],
                4.5,
                mix(paint, s.tone[0] if k % 2 else "#fff6d8", 0.45),
            )


def _over(c: Canvas, p: Person) -> None:
    with on_head(c, p) as head:
        _teeth(head)
    with c.placed(410, 604, 1.12, 0.0):
        _gjallarhorn(c)
    with c.placed(506, 694, 1.04, 0.36):
        hands.fist(c, p.skin, "#cfdbe8", 1)


def _teeth(head: Head) -> None:
    """Two rows of gold, and a gleam on them."""
    c, y = head.canvas, head.skull.length - 47
    rim = [(-42, -12), (-18, -6), (16, -6), (43, -12), (36, 13), (18, 24), (0, 26), (-16, 24), (-34, 13)]
    row = blob(head.on([(px, y + py) for px, py in rim], 5))
    c.outline(row, 3, 2)
    c.fill(row, GOLD[0])
    shape = blob(
        head.on([(px, y + py) for px, py in ((-38, -9), (0, -4), (39, -9), (36, 0), (0, 5), (-34, 0))], 5)
    )
    c.fill(shape, GOLD[2])
    c.brush(head.on([(-37, y + 5), (0, y + 10), (39, y + 5)], 5), 2.6, GOLD[1], ends=(0.6, 0.6))
    for k in range(-4, 5):
        c.brush(head.on([(k * 9 - 1, y - 9), (k * 8.2, y + 24)], 5), 2.4, GOLD[1], ends=(1, 0.6), clip=row)
    x, top = head.on([(-12, y)], 6)[0]
    star = [(0, -17), (3, -3), (17, 0), (3, 3), (0, 17), (-3, 3), (-17, 0), (-3, -3)]
    c.fill(plate([(float(x) + u, float(top) + v) for u, v in star]), "#ffffff")


def _gjallarhorn(c: Canvas) -> None:
    """The horn, its mouth to the upper right: pale horn in sleeves of gold."""
    line = [
        (x, y, float(k)) for k, (x, y) in enumerate(path("-150,150 -70,176 20,158 90,86 130,-30 150,-150"))
    ]
    widths = (16.0, 40.0, 62.0, 86.0, 112.0, 150.0)
    body = Pose().tube(line, widths).difference(plate(path("40,-170 260,-140 260,-300 40,-300")))
    cut(c, body, ("#f2ead6", "#8d7c62", "#ffffff"), 5.5, shift=(18, 10), rim=6, hatch=34, step=7)
    flat = [(x, y) for x, y, _ in line]
    for at, wide in ((1, 46.0), (2, 68.0), (3, 92.0), (4, 118.0)):
        (x, y), (px, py), (nx, ny) = flat[at], flat[at - 1], flat[at + 1]
        with c.placed(x, y, 1.0, math.atan2(ny - py, nx - px)):
            ring = blob(
                [
                    (-14, -wide / 2 - 3),
                    (2, -wide / 2 - 4),
                    (8, 0),
                    (2, wide / 2 + 4),
                    (-14, wide / 2 + 3),
                    (-8, 0),
                ]
            )
            gilt(c, ring, 4, 10)
    with c.placed(151, -158, 1.0, 0.12):
        gilt(c, joined([disc(0, 0, 86, 0.36), disc(0, 16, 82, 0.36)]), 5, 12)
        cut(c, disc(0, -4, 66, 0.34), ("#3a2a20", "#140c0a", "#6b5040"), 3, shift=(0, -8), rim=0)
    with c.placed(-154, 149, 1.0, 0.2):
        gilt(c, disc(0, 0, 15), 4)
