"""Scenes of Tyr's wrath against stags and giants: a long hunt, and a thaw."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, disc, joined, path, plate, stroke
from art.portrait import arms
from art.portrait.person import Person
from art.portrait.strands import lock
from art.scene import beasts, faces, hands, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlit
from art.valhalla.scene.bonds import drop, rope, stage

ICE = ("#a9dcea", "#3f7f9e", "#ffffff")


def long_hunt() -> Stage:
    """Hounds, horn and a day that does not end; the stag looks back."""
    s = stage(407, "hunt")
    land.sky(s, 330)
    land.sun(s, 150, 206, 128, rays=1.1, colour="#ffd07a")
    land.clouds(s, 6, 20, 160)
    land.peaks(s, 370, 80, 5, depth=0.4)
    c = s.canvas
    ridge = plate(path("-10,330 80,320 190,328 270,344 360,376 500,396 500,440 -10,440"))
    c.form(ridge, "#2a1834", "#170c1e", "#f0a068", Pen(4, 0, (4, 10), 5))
    land.furrows(s, ridge, "#563060", 20)
    with backlit(s, 6), c.placed(186, 334, 0.70, 0.0, True):
        beasts.stag(c, "#8a5030")
    with backlit(s, 3):
        with c.placed(420, 342, 0.62, 0.0, True):
            figure(
                c,
                POSES["charge"],
                Folk("#3f6a4c", helm="", hair="#7d4a2b", cloak="#24443e", weapon="spear", hold=1.1),
            )
        for x, y, size in ((330, 362, 0.40), (256, 396, 0.46), (376, 410, 0.52)):
            with c.placed(x, y, size, 0.14, True):
                beasts.hound(c, ("#9a6238", "#c79a68", "#84563a")[round(size * 14) % 3])
    return s


def antlers_brought_low() -> Stage:
    """The crown of the wood lies in the heather, and an axe stands by it."""
    s = stage(408, "moor")
    land.sky(s, 240)
    land.sun(s, 240, 120, 70, rays=0.9)
    land.clouds(s, 7, 20, 170, dark=True)
    folk_line = land.ground(s, 250, 9, "#39483e", blades=16)
    land.furrows(s, folk_line, "#1e2a26", 24)
    c = s.canvas
    with backlit(s, 5):
        with c.placed(398, 322, 0.78, 2.66):
            arms.axe(c, 320)
        for side in (-1, 1):
            with c.placed(232 + side * 28, 258, 1.36, side * 0.36, side < 0):
                beasts.antler(c, "#e6d2aa")
        skull = blob(
            path(
                "186,262 196,236 232,228 268,236 278,262 268,300 256,344 246,382 232,390 218,382 208,344 "
                "196,300"
            )
        )
        c.form(skull, "#efe4c8", "#8f7b52", "#fffdf0", Pen(5, 5, (14, 10), 5, hatch=22))
    for x, side in ((208, 1), (256, -1)):
        socket = blob([(x - 13, 284), (x + side * 4, 270), (x + 14, 282), (x + side * 2, 302)])
        c.form(socket, "#241a14", "#0c0806", None, Pen(2.4, 0))
    c.fill(blob(path("222,350 232,336 242,350 238,374 226,374")), "#241a14")
    for line in ("232,232 228,262 234,300", "206,316 214,338", "258,316 250,338"):
        c.brush(path(line), 3.4, "#6b5638")
    rope(c, path("92,372 104,300 142,222 172,176"), 13)
    rope(c, path("172,176 212,150 262,150 300,178"), 13)
    c.form(plate(path("76,350 106,350 98,424 84,424")), "#7a5a34", "#3a2816", "#c9a468", Pen(4, 4, (7, 3)))
    with c.placed(352, 196, 0.62, 0.0, True):
        things.raven(c)
    for x in (30, 66, 140, 310, 350, 450):
        for k in range(4):
            lock(
                c,
                [(x + k * 6, 424), (x + k * 6 - 4, 404), (x + k * 9 - 12, 382)],
                12,
                ("#8a5a7a", "#4a5a44")[k % 2],
                strands=0,
            )
    return s


def salt_on_the_ice() -> Stage:
    """White grains fall from a fist, and the ice that held the giant opens."""
    s = stage(409, "floe")
    land.sky(s, 210, (0.1, 0.4, 0.8))
    land.sun(s, 396, 70, 34, rays=0.8)
    land.peaks(s, 226, 90, 5, depth=0.2, snow=True)
    c = s.canvas
    sheet = plate(path("-10,214 120,206 260,212 390,204 500,214 500,440 -10,440"))
    c.form(sheet, "#bfe6f0", "#6fb4cc", "#ffffff", Pen(4, 0, (10, 12), 6))
    land.furrows(s, sheet, "#8fcadc", 24)
    with c.clipped(sheet):
        c.fill(disc(236, 330, 190, 0.52), "#4694b4", 0.8)
        c.fill(disc(236, 336, 150, 0.5), "#1c5272", 0.85)
        first = len(c.parts)
        with c.placed(238, 470, 1.12, 0.04):
            hands.open_hand(c, "deep", "", grasp=True, long=160)
        frozen = "".join(c.parts[first:])
        del c.parts[first:]
        c.parts.append(f'<g opacity="0.82">{frozen}</g>')
    for line in (
        "238,262 190,276 150,268 84,300 20,296", "238,262 296,280 330,268 402,306 490,300",
        "238,262 210,312 226,344 180,424", "238,262 272,318 262,352 312,426", "150,268 120,240 70,232",
        "330,268 368,240 424,236", "190,276 156,330 110,362 84,430", "296,280 340,336 392,360 420,430",
    ):  # fmt: skip
        c.fill(stroke(path(line), 15, (1, 0.1), 0.1, False), "#0c2436")
        c.fill(stroke([(x - 2, y - 3) for x, y in path(line)], 5, (1, 0), 0.1, False), "#f6ffff")
    with backlit(s, 4), c.placed(238, 66, 0.92, math.pi - 0.12):
        hands.fist(c, "tan", "#7c2119", -1)
    rng = c.rng
    for _ in range(130):
        t = rng.random()
        x, y = 236 + rng.gauss(0, 5 + 26 * t), 108 + 158 * t
        size = rng.uniform(3, 6.4)
        grain = plate([(x - size, y), (x, y - size), (x + size, y), (x, y + size)])
        c.form(grain, "#ffffff", "#b8c6cc", None, Pen(1.4, 1.2, (2, 2)))
    return s


def thaw_in_midwinter() -> Stage:
    """A sun out of season, and the giant runs down his own beard."""
    s = stage(410, "thaw")
    land.sky(s, 420, (0.1, 0.36, 0.7))
    land.sun(s, 96, 92, 76, rays=1.6, colour="#fff0a0")
    giant = Person(
        88, "giant", age=2, yaw=-20, pitch=8, roll=-5, build="gaunt", skin="ice", nose="long", mouth="howl",
        hair="ice", cut="wild", beard="drip", brow=4, brow_lift=8, wide=10, eyes="open", iris="#2a6a9a",
        marks=("frost",), head="ice-broken",
    )  # fmt: skip
    c = s.canvas
    with backlit(s, 6):
        faces.head_alone(c, giant, 278, 178, 0.94)
    pool = disc(282, 424, 236, 0.16)
    c.form(pool, "#4f9ab4", "#2a6078", "#d8f4f4", Pen(4, 0, (0, -6), 5))
    for x, y, long in (
        (186, 236, 60),
        (206, 320, 70),
        (246, 344, 50),
        (296, 352, 44),
        (344, 316, 70),
        (372, 236, 80),
        (240, 206, 34),
        (318, 196, 40),
    ):
        run = joined(
            [
                stroke([(x, y - 24), (x + 1, y + long * 0.5), (x, y + long)], 13, (0.1, 0.8), 0.9),
                disc(x, y + long, 9),
            ]
        )
        c.form(run, "#c8f0f6", "#4f9ab4", "#ffffff", Pen(3, 3, (4, 3), 3))
    for x, y, size in (
        (160, 330, 8),
        (190, 384, 7),
        (392, 346, 8),
        (270, 398, 6),
        (418, 300, 6),
        (330, 396, 7),
    ):
        drop(c, x, y, size, ICE)
    for x, y in ((40, 402), (78, 410), (112, 396), (440, 404)):
        _snowdrop(c, x, y)
    return s


def _snowdrop(c: Canvas, x: float, y: float) -> None:
    c.brush([(x, y + 30), (x - 4, y - 14), (x + 6, y - 44), (x + 18, y - 40)], 7, INK, ends=(1, 0.6))
    c.brush([(x, y + 30), (x - 4, y - 14), (x + 6, y - 44), (x + 18, y - 40)], 4.4, "#6aa04a", ends=(1, 0.6))
    lock(c, path("-2,26 -16,-2 -20,-26", x, y), 13, "#5a8f42", strands=0)
    bell = blob(path("18,-44 30,-26 30,-12 22,-18 16,-10 8,-20 10,-32", x, y))
    c.form(bell, "#fbfdf6", "#a8c0c4", "#ffffff", Pen(3, 2.4, (4, 4), 2))


SCENES = {
    "wrath-long-hunt": long_hunt,
    "wrath-antlers-brought-low": antlers_brought_low,
    "wrath-salt-on-the-ice": salt_on_the_ice,
    "wrath-thaw-in-midwinter": thaw_in_midwinter,
}
