"""Six cards of Jörmungandr, from a coil beside a boat to the serpent over the mountains."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.relief.card import apart, before, ground, haze, shine, staging
from art.relief.parts import Breath, Plume, breathe, creases
from art.relief.pelt import body
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage
from art.valhalla.monster import jormungandr as worm
from art.valhalla.scene.bonds import rope

VENOM = worm.VENOM
WOOD: Tones = ("#180e08", "#3c2414", "#7c5230", "#e0ae74")


def boat(c: Canvas, long: float = 200.0, sail: str = "") -> None:
    """A small clinker boat from the side, its keel at y 0, its bow to the right."""
    half = long / 2
    if sail:
        c.form(stroke([(0, -30), (0, -170)], 8, (1, 1), 0.5, False), "#5f3f26", "#2a1a10", "#a87a4c", Pen(3))
        cloth = blob(path("-70,-164! 70,-164! 84,-110 74,-58! -60,-58! -52,-110"))
        c.form(cloth, sail, None, "#fff0d0", Pen(3.6, 3.6, (12, 6), 3, hatch=22))
        for x in (-44, -12, 20, 52):
            c.brush([(x, -164), (x + 12, -110), (x + 6, -58)], 9, "#a8342a", ends=(1, 1), clip=cloth)
    hull = blob(
        [
            (-half - 30, -60),
            (-half - 30, -60),
            (-half, -34),
            (0, -26),
            (half, -34),
            (half + 34, -70),
            (half + 34, -70),
            (half + 10, -14),
            (half * 0.5, 4),
            (-half * 0.5, 4),
            (-half - 4, -14),
        ]
    )
    c.form(hull, "#6b4326", "#2c1a10", "#d9a468", Pen(4, 4, (6, 12), 4, hatch=14))
    for k in (1, 2):
        c.brush([(-half + 2, -34 + k * 11), (0, -26 + k * 11), (half + 10, -38 + k * 10)], 3.4, clip=hull)


def _crew(c: Canvas, spots: tuple[tuple[float, str], ...]) -> None:
    for k, (x, pose) in enumerate(spots):
        with c.placed(x, -18, 0.36):
            figure(
                c,
                POSES[pose],
                Folk(("#7c2119", "#3f5d86", "#4f6a34")[k % 3], weapon=("spear", "axe", "")[k % 3], hold=0.5),
            )


def surf() -> Block:
    """Something rises beside the boat: only a coil, and it is higher than the mast."""
    s = ground(3, "surf")
    land.sky(s, 280)
    land.sun(s, 96, 84, 30, rays=0.7)
    land.clouds(s, 5, 30, 160)
    land.sea(s, 280)
    b = before(s, VENOM, 5)

    def coil(b: Block) -> None:
        of = body(path("196,470 214,240 316,120 424,220 452,470"), (96, 112, 122, 116, 100))
        worm.tube(b, of, 17, 1, 6, (0.16, 0.86))

    apart(b, coil, "#f4f2cc", 3, 14, 0.3)
    with b.inking() as c, c.placed(104, 372, 0.78, -0.09):
        boat(c, 190, "#e6dcc0")
        _crew(c, ((-60, "hail"), (46, "guard")))
    with staging(b, "surf") as st:
        land.sea(st, 378)
    for k, (x, wide) in enumerate(((204, 40), (448, 40))):
        worm.foam(b, x, 384, wide, 20 + k)
    return b


def bait() -> Block:
    """The head of an ox on a hook sinks through green deep; below it something opens an eye."""
    s = ground(5, "deep")
    land.sky(s, 420, (0.05, 0.3, 0.62))
    for k in range(7):
        ray = plate([(150 + k * 34, -5), (172 + k * 34, -5), (120 + k * 52 + 30, 330), (80 + k * 52, 330)])
        s.canvas.fill(ray, "#b8f0c0", 0.06 + 0.02 * (k % 2))
    b = before(s, "#58d0a0", 6)
    haze(b, 150, 456, "#02070a", 0.92)
    with b.canvas.placed(250, 418, 0.86):
        worm.scales_patch(b, "-330,70 -240,-30 -80,-96 90,-92 240,-20 330,80")
        eye = blob(path("-96,14! -50,-44 20,-52 96,-14! 40,36 -40,44"))
        b.glow(eye.buffer(16), "#5aa012", 22, 0.9)
        b.part(
            eye,
            ("#2a4a06", "#7a9c14", "#d8ee4a", "#fbffc8"),
            34,
            Finish(6, Graver(0.9, 4.4, 0.5, 0.5, 0), (0, 0), own=0, glow=0.25),
        )
        with b.inking() as c:
            c.fill(blob(path("4,-50! 18,-8 2,40! -12,-4")), "#050604")
    with b.canvas.placed(240, 176, 0.98, 0.08):
        _ox(b)
    with b.inking() as c:
        rope(c, path("232,-20 238,40 236,96"), 9)
    bubbles = [disc(250 + 60 * math.sin(k * 2.3), 300 - k * 14, 3 + k % 4) for k in range(20)]
    with b.inking() as c:
        c.fill(joined(d.difference(d.buffer(-1.6)) for d in bubbles), "#d8ffe8", 0.8)
    return b


def _ox(b: Block) -> None:
    """A black ox's head from the front, and the iron through it."""
    hide: Tones = ("#0a0709", "#241a1a", "#54423a", "#d0b494")
    horn: Tones = ("#2a1e12", "#6d5434", "#d6bd8a", "#fff6da")
    for s in (-1, 1):
        b.part(
            stroke(path("40,-60 110,-70 146,-120 128,-170", side=s), 36, (1, 0.05), 0.05),
            horn,
            14,
            Finish(3.4, rim=(3, 2)),
            creases([[(s * 70, -80), (s * 74, -54)], [(s * 96, -92), (s * 104, -60)]], -8, 5, 2),
        )
        b.part(blob(path("52,-34 112,-40 128,-16 100,2 56,-8", side=s)), hide, 12, Finish(3, rim=(2, 2)))
    head = blob(
        path(
            "-62,-70 0,-84 62,-70 70,-20 52,40 44,96 58,128 "
            "40,156 0,164 -40,156 -58,128 -44,96 -52,40 -70,-20"
        )
    )
    cuts = [
        Cut(joined(disc(s * 48, -12, 20, 0.8) for s in (-1, 1)), -18, 6),
        Cut(stroke(path("0,-60 0,100"), 40), 18, 12),
        Cut(disc(0, 136, 44, 0.5), 14, 8),
        Cut(joined(disc(s * 24, 130, 9, 0.8) for s in (-1, 1)), -18, 4),
    ]
    b.part(head, hide, 40, Finish(4, Graver(0.5, 4.6, 0.7), (3, 3), rough=3), cuts)
    with b.inking() as c:
        for s in (-1, 1):
            c.fill(blob([(s * x, y) for x, y in path("36,-8! 48,-18 62,-10! 48,-2")]), "#cfd8c8")
            c.brush([(s * 30, -10), (s * 48, -22), (s * 66, -12)], 6)
    iron: Tones = ("#14161c", "#343a44", "#8a939c", "#f6ecd8")
    hook = stroke(path("0,-150 4,-60 0,60 10,190 50,216 86,190 88,150"), 17, (1, 0.7), 0.1)
    barb = plate(path("78,160 88,112 104,150 118,164 98,168"))
    shape = joined([hook.difference(head.buffer(-8)), barb]).difference(block(-30, -200, 30, 158))
    b.part(shape, iron, 7, Finish(3.4, Graver(0.8, 4.4), (2.6, 2.4)))


def hooked() -> Block:
    """The head at the gunwale, the line in its mouth, a man who will not let go."""
    s = ground(7, "gale")
    land.sky(s, 300)
    land.clouds(s, 7, 10, 180, True)
    land.sea(s, 290)
    b = before(s, VENOM, 7)
    shine(b, (130, 90), 200, "#f6f4c4", 0.35)

    def beast(b: Block) -> None:
        neck = body(path("470,500 462,330 400,220 330,190"), (150, 134, 112, 92))
        worm.tube(b, neck, 17, -1, 8, (0.2, 0.9))
        with b.canvas.placed(306, 180, 0.66, -0.12):
            worm.head(b)

    apart(b, beast, "#f6f4c4", 3, 14, 0.3)
    with b.inking() as c:
        rope(c, path("112,262 170,262 232,296"), 6)
    with b.inking() as c, c.placed(84, 372, 0.92, 0.0):
        figure(c, POSES["guard"], Folk("#8e2f24", helm="", hair="#b8481e", beard=True, cloak="#3a2a20"))
    for k in range(3):
        top = 352 + k * 34
        plank = blob(path("-20,8 120,18 260,10 360,-24 420,-70 430,-62 384,14 270,48 120,54 -20,44", 0, top))
        b.part(plank, WOOD, 14, Finish(3.6, Graver(1.5, 5, 0.5), (3, 2)))
        with b.inking() as c:
            c.studs(path("30,28 110,36 190,34 270,28 340,2", 0, top), 4, "#c8b890")
    return b


def venom() -> Block:
    """From above it breathes over the water, and the ships come apart in green."""
    s = ground(9, "poison")
    land.sky(s, 300)
    land.sea(s, 300)
    b = before(s, "#d8ff6a", 8)
    with b.inking() as c, c.placed(350, 350, 0.62, 0.22):
        boat(c, 200, "#c8c48a")
    with b.inking() as c, c.placed(196, 402, 0.5, -0.5):
        boat(c, 200)

    def beast(b: Block) -> None:
        neck = body(path("-60,330 -30,190 40,96 120,60"), (170, 150, 124, 100))
        worm.tube(b, neck, 17, 1, 9, None)
        with b.canvas.placed(150, 70, 0.62, 0.56, True):
            worm.head(b)

    apart(b, beast, "#f6ffb8", 3, 14, 0.3)
    ways = ((1.0, 1.1), 420, 0.40), ((0.5, 1.2), 380, 0.34), ((1.2, 0.7), 330, 0.28)
    plumes = [Plume((222, 176), *way, 8, 0.9) for way in ways]
    breathe(b, Breath(0.92, ((0, "#3a6a0e"), (0.5, "#a4d02e"), (1, "#fbffc0")), plumes), 0.4)
    drops = [
        disc(230 + 150 * ((k * 37 % 100) / 100), 200 + 190 * ((k * 61 % 100) / 100), 2 + k % 4)
        for k in range(40)
    ]
    with b.inking() as c:
        c.fill(joined(d.buffer(1.4) for d in drops), "#1e3210")
        c.fill(joined(drops), "#e6ff7a")
    return b


def ring() -> Block:
    """The world from above, and around it the ring that has let go of its tail."""
    s = ground(11, "map")
    canvas = s.canvas
    for k in range(16):
        canvas.fill(disc(240, 232, 320 - k * 12).difference(disc(240, 232, 316 - k * 12)), s.tone[2], 0.35)
    b = before(s, VENOM, 9)
    isle = blob(
        path(
            "150,190 190,132 250,122 300,140 338,190 330,250 344,290 290,330 230,322 170,336 136,280 156,236"
        )
    )
    b.part(isle, ("#1c2a14", "#3c4c24", "#7a8448", "#e6dca0"), 26, Finish(4, Graver(0.8, 5), (3, 2), rough=3))
    for x, y, tall in (
        (206, 214, 44),
        (238, 194, 58),
        (276, 216, 46),
        (226, 268, 36),
        (286, 280, 34),
        (186, 282, 30),
    ):
        peak = plate(
            [(x - tall * 0.5, y + tall * 0.4), (x - 4, y - tall * 0.5), (x + tall * 0.55, y + tall * 0.4)]
        )
        b.part(
            peak,
            ("#141c24", "#303c44", "#7c8a8a", "#fbf6e2"),
            12,
            Finish(2.6, Graver(1.2, 4), (2.4, 1.6), rough=5),
        )
    around = [(240 + 176 * math.cos(a), 232 + 172 * math.sin(a)) for a in np.linspace(-1.95, 3.5, 14)]
    tail = [24.0, 34, 44, 52, 58, 62, 64, 64, 64, 62, 60, 58, 56, 54]
    coil = body(around, tail, 12)

    def serpent(b: Block) -> None:
        worm.tube(b, coil, 12.5, 1, 4, (0.25, 0.92))
        x, y = around[-1]
        with b.canvas.placed(x + 4, y - 42, 0.36, -1.12, True):
            worm.head(b)

    apart(b, serpent, "#f4ead0", 3, 14, 0.35)
    worm.foam(b, 186, 78, 14, 5)
    return b


def girdler() -> Block:
    """Higher than clouds and mountains: its head is among the lightning."""
    s = ground(13, "girdle")
    land.sky(s, 380)
    land.clouds(s, 8, 40, 260, True)
    land.lightning(s, (96, -10), (60, 230), 9)
    land.lightning(s, (430, -10), (452, 200), 7)
    b = before(s, VENOM, 10)

    def serpent(b: Block) -> None:
        low = body(
            path("60,500 10,400 90,320 250,352 392,330 400,232 290,190 196,150 206,84 262,62"),
            (104, 108, 104, 98, 92, 84, 76, 68, 60, 54),
            16,
        )
        worm.tube(b, low, 12.5, 1, 7, (0.08, 0.96))
        with b.canvas.placed(290, 66, 0.40, 0.10, True):
            worm.head(b)

    apart(b, serpent, "#f2f6d8", 3, 18, 0.35)
    with staging(b, "girdle") as st:
        _foothills(st)
    return b


def _foothills(st: Stage) -> None:
    land.peaks(st, 452, 96, 7, depth=0.5, snow=True)
    land.clouds(st, 4, 356, 396)
    land.pines(st, 462, 42, 26)


SCENES: dict[str, Callable[[], Block]] = {
    "jormungandr-surf": surf,
    "jormungandr-bait": bait,
    "jormungandr-hooked": hooked,
    "jormungandr-venom": venom,
    "jormungandr-ring": ring,
    "jormungandr-girdler": girdler,
}
