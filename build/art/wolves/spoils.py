"""Six of the victories of Wolves of Odin: what is carried home, drunk from or carved.

The boss for Glory covers the upper left of each picture, so what matters lies elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import INK, Canvas, blob, block, disc, joined, plate, stroke
from art.palette import mix
from art.scene import land
from art.scene.beasts import boar
from art.scene.deed import IRON, LEATHER, WOOD, Paints, cut, paints, planks
from art.scene.stage import Spot, Stage, path
from art.wolves.prize import GOLD, STEEL, coin, glow_at, goblet, shield, stage

# The horn of mead


def _beams(s: Stage, low: float) -> None:
    """The roof of a hall over the scene, lit from below."""
    c = s.canvas
    for k in range(-5, 6):
        c.brush([(240, -60), (240 + k * 60, low * 0.5), (240 + k * 120, low)], 11, s.tone[1], ends=(0.3, 1))
    for y in (46, 120):
        cut(c, block(-10, y, 490, y + 20), paints(s.tone[2], 0.5, 0.4), 3, shift=(4, 8), rim=3)


def mead_horn() -> Stage:
    """A great horn in its stand, foam over its rim, in the light of the hearth."""
    s = stage(701, "mead")
    c = s.canvas
    _beams(s, 300)
    glow_at(s, (250, 230), 210)
    planks(s, 352, 3, 38, "#6b4022")
    horn = blob(
        path("318,84! 330,150 300,230 230,288 150,300 84,262 62,190! 88,206 128,226 178,220 212,180 214,106!")
    )
    legs = [stroke([(206, 258), (150 + 40 * k, 330), (140 + 60 * k, 378)], 20, (1, 0.8), 0.4) for k in (0, 2)]
    for leg in legs:
        cut(c, leg, GOLD, 4, hatch=8)
    cut(c, horn, ("#e4cb98", "#7a5a30", "#fffbe0"), 5.4, shift=(12, 16), rim=5, hatch=30)
    for a, b, wide in (((302, 216), (216, 160), 0), ((176, 296), (166, 220), 1)):
        ring = stroke([a, ((a[0] + b[0]) / 2 + 10 - 20 * wide, (a[1] + b[1]) / 2 + 12), b], 30, (1, 1))
        cut(c, ring, GOLD, 4, shift=(6, 7), rim=4, hatch=8)
        for k in range(4):
            t = (k + 0.5) / 4
            x, y = a[0] + (b[0] - a[0]) * t + 5 - 10 * wide, a[1] + (b[1] - a[1]) * t + 7
            c.studs([(x, y)], 5)
    tip = blob(path("92,206 58,184! 40,160! 66,164 84,176 104,210"))
    cut(c, tip, GOLD, 4, shift=(5, 5), rim=3)
    _foam(c)
    for x, y in ((336, 214), (348, 262), (204, 128)):
        cut(
            c,
            blob([(x, y - 14), (x, y - 14), (x + 8, y + 4), (x, y + 12), (x - 8, y + 4)]),
            "#f0b040",
            2.6,
            rim=2,
        )
    land.sparks(s, (266, 70), 130, 22, start=math.pi, sweep=math.pi)
    return s


def _foam(c: Canvas) -> None:
    rim = blob(path("206,112 210,88 266,72 322,80 326,100 270,124"))
    cut(c, rim, GOLD, 4.6, shift=(8, 8), rim=4, hatch=8)
    puffs = [
        disc(x, y, r)
        for x, y, r in ((222, 84, 20), (250, 68, 27), (284, 62, 25), (312, 78, 20), (268, 84, 26))
    ]
    run = stroke([(324, 84), (340, 116), (334, 160)], 22, (1, 0.6), 0.2)
    cut(c, joined([*puffs, run]), ("#fbf3d8", "#c8a86a", "#ffffff"), 4.4, shift=(7, 8), rim=4)
    for x, y, r in ((238, 74, 8), (276, 70, 9), (300, 82, 7)):
        c.brush([(x - r, y), (x, y + r * 0.8), (x + r, y)], 3.4, "#b8924e")


# The iron crown


def iron_crown() -> Stage:
    """A heavy crown of iron on a stone, snow on both; a blade leans there that paid for it."""
    s = stage(702, "crown")
    c = s.canvas
    land.sky(s, 330)
    land.sun(s, 330, 120, 58, rays=1.1, colour="#f2ead0")
    land.peaks(s, 330, 130, 5, depth=0.4, snow=True)
    land.ground(s, 344, 7, "#8fa0ac", blades=0)
    stone = blob(path("64,470! 76,352 130,312 240,304 352,312 410,356 420,470!"))
    cut(c, stone, ("#6e7580", "#2b3039", "#d3dbe0"), 5, shift=(14, 12), rim=5, hatch=34)
    cap = blob(
        path(
            "72,356 96,322 150,304 244,296 338,304 392,326 412,358 372,340 330,350 290,334 240,346 190,332 140,348 104,338"
        )
    )
    cut(c, cap, ("#eef4f6", "#9fb4c2", "#ffffff"), 4, shift=(5, 7), rim=3)
    cut(
        c,
        blob(path("108,216! 150,186 240,174 330,186 372,216! 330,254 240,268 150,254")),
        ("#2a2f37", "#14171c", "#6b747e"),
        5,
        rim=3,
    )
    for k in (-1.5, -0.5, 0.5, 1.5):
        _prong(c, 240 + 58 * k, 196 - 8 * math.cos(k), 66, True)
    for k in range(-2, 3):
        _prong(c, 240 + 61 * k, 252 - 7 * k * k, 128 - 6 * abs(k), False)
    front = blob(path("108,214! 150,252 240,268 330,252 372,214! 368,300! 326,336 240,348 154,336 112,300!"))
    cut(c, front, STEEL, 5.4, shift=(16, 12), rim=5, hatch=30)
    for k in range(-3, 4):
        x, y = 240 + 122 * math.sin(k * 0.40), 282 + 24 * math.cos(k * 0.40)
        gem = plate([(x, y - 17), (x + 12, y), (x, y + 17), (x - 12, y)])
        cut(c, gem, "#a82a24" if k % 2 == 0 else "#3a5a7c", 3.4, shift=(4, 4), rim=3)
    for y0 in (232, 318):
        c.brush(
            [(112, y0 - 8), (170, y0 + 20), (240, y0 + 28), (310, y0 + 20), (368, y0 - 8)],
            5,
            "#15181d",
            ends=(0.5, 0.5),
        )
    land.snowfall(s, 70)
    return s


def _prong(c: Canvas, x: float, y: float, high: float, far: bool) -> None:
    """One spike of the crown, its foot at (x, y)."""
    lean = (x - 240) * 0.16
    half = 15 if far else 24
    foot = y + (10 if far else 26)
    spike = plate(
        [
            (x - half, foot),
            (x - half * 0.8 + lean * 0.4, y - high * 0.46),
            (x + lean, y - high),
            (x + half * 0.8 + lean * 0.4, y - high * 0.46),
            (x + half, foot),
        ]
    )
    base = ("#3c424b", "#1a1d23", "#8d969e") if far else STEEL
    cut(c, spike, base, 4.6, shift=(7, 5), rim=4, hatch=0 if far else 14)
    if not far:
        c.brush(
            [(x, y + 10), (x + lean * 0.5, y - high * 0.4), (x + lean * 0.8, y - high * 0.7)], 4, "#2a2f36"
        )


# The gods' feast


def feast() -> Stage:
    """The board of the gods: the boar that is whole again every evening, apples, horns and a crowd of lights."""
    s = stage(703, "feast")
    c = s.canvas
    for k in range(9):
        cut(
            c,
            block(k * 60 - 20, -10, k * 60 + 36, 220),
            paints(mix(s.tone[1], s.tone[2], 0.3 + 0.1 * (k % 2)), 0.5, 0.2),
            3,
            rim=2,
        )
    glow_at(s, (240, 190), 230)
    for x, colours in (
        (170, ("#3f6fa8", "#e6d8b0")),
        (286, ("#a8322a", "#e6d8b0")),
        (402, ("#c79a3e", "#3c2a1a")),
    ):
        with c.placed(x, 88, 0.62):
            shield(c, *colours)
    cloth = plate(path("-10,300 490,300 490,470 -10,470"))
    cut(c, cloth, ("#8a2a24", "#4a1216", "#d8604a"), 4, shift=(6, 10), rim=5)
    c.fill(block(-10, 318, 490, 326), "#e6b654")
    with c.placed(240, 288, 1.0):
        cut(c, disc(0, 14, 168, 0.20), ("#cfd5da", "#6b747e", "#ffffff"), 4.4, shift=(8, 6), rim=4)
    with c.placed(232, 246, 1.02):
        boar(c, "#a86430")
    _roast(c)
    for x, y in ((118, 306), (146, 318), (334, 320), (364, 308), (350, 330)):
        cut(c, disc(x, y, 17), ("#e0b83a", "#8a5a14", "#fff4b0"), 3.6, shift=(6, 6), rim=4)
        c.brush([(x, y - 14), (x + 2, y - 22), (x + 7, y - 26)], 4, "#3c2a12")
    for x, high in ((52, 96), (430, 104), (400, 70)):
        _candle(c, x, 372, high)
    for x, y, size in ((96, 392, 1.0), (240, 404, 1.15), (352, 396, 0.95)):
        with c.placed(x, y, size):
            goblet(c)
    return s


def _roast(c: Canvas) -> None:
    """What makes the boar a roast: scored rind that shines, an apple in its mouth, herbs about it."""
    for k in range(6):
        x = 196 + 25 * k
        for lean in (-1, 1):
            c.brush([(x - 13 * lean, 226), (x, 250), (x + 13 * lean, 274)], 4, "#5a2a12", ends=(0.2, 0.2))
    c.brush(path("150,212 210,196 300,200"), 9, "#ffcf8a", ends=(0.1, 0.1), opacity=0.85)
    c.brush(path("120,236 134,222 156,216"), 6, "#ffcf8a", ends=(0.1, 0.1), opacity=0.85)
    cut(c, disc(70, 262, 18), ("#c8322a", "#6a1418", "#ffb09a"), 4, shift=(6, 6), rim=4)
    for x, turn in ((120, -0.5), (168, 0.1), (300, -0.1), (350, 0.5)):
        for k in range(-2, 3):
            tip = (x + 26 * math.sin(turn + k * 0.45), 316 - 24 * math.cos(turn + k * 0.45))
            cut(
                c,
                stroke([(x, 322), ((x + tip[0]) / 2 + 3, (322 + tip[1]) / 2), tip], 11, (0.5, 0.1), 0.4),
                "#5c8a3a",
                2,
                shift=(3, 3),
                rim=2,
            )


def _candle(c: Canvas, x: float, foot: float, high: float) -> None:
    cut(
        c,
        block(x - 12, foot - high, x + 12, foot, 4),
        ("#efe2bc", "#a88b54", "#fffbe6"),
        3.6,
        shift=(7, 3),
        rim=3,
    )
    cut(
        c,
        plate([(x - 26, foot + 12), (x - 18, foot - 8), (x + 18, foot - 8), (x + 26, foot + 12)]),
        GOLD,
        3.6,
        rim=3,
    )
    for share, paint in ((1.0, "#e8862c"), (0.58, "#fff0a0")):
        h, w = 42 * share, 11 * share
        top = foot - high - 2
        c.fill(
            blob(
                [
                    (x, top),
                    (x - w, top - h * 0.35),
                    (x + 2, top - h),
                    (x + 2, top - h),
                    (x + w, top - h * 0.35),
                ]
            ),
            paint,
        )


# The stone that finds the sun


def sun_stone() -> Stage:
    """A crystal held into the mist at sea: within it stands the sun that none can see."""
    s = stage(704, "sunstone")
    c = s.canvas
    land.sky(s, 360)
    land.sea(s, 330)
    land.clouds(s, 8, 20, 250)
    for k in range(28):
        a = k * math.tau / 28
        far = [(268 + 400 * math.cos(a + d), 176 + 400 * math.sin(a + d)) for d in (-0.045, 0.045)]
        c.fill(plate([(268, 176), *far]), "#fff2b0", 0.34 if k % 2 else 0.18)
    with c.placed(268, 176, 1.12):
        _crystal(c)
    sleeve = blob(path("98,470! 130,400 178,372 300,372 350,404 372,470!"))
    cut(c, sleeve, ("#2a5a8c", "#122c4c", "#8fc0e6"), 5, shift=(12, 10), rim=5, hatch=24)
    cut(c, blob(path("160,388 176,362 240,354 306,362 322,390 240,402")), GOLD, 4.4, rim=4, hatch=8)
    _grip(c)
    return s


def _crystal(c: Canvas) -> None:
    """A rhomb of clear spar in three faces, the sun in it."""
    top, left, right = (
        "-8,-122 92,-84 30,-36 -78,-66",
        "-78,-66 30,-36 18,92 -88,50",
        "30,-36 92,-84 86,34 18,92",
    )
    for text, paint in (
        (top, ("#fffbe0", "#cfe6ee", "#ffffff")),
        (left, ("#bfe2f0", "#5f9cc0", "#ffffff")),
        (right, ("#7fb8d8", "#2f6a98", "#d8f2ff")),
    ):
        cut(c, plate(path(text)), paint, 5, shift=(8, 8), rim=4)
    c.fill(disc(-28, 6, 34), "#fff2b0", 0.7)
    c.fill(disc(-28, 6, 24), "#ffd24a")
    c.fill(disc(-28, 6, 15), "#fffbe0")
    for a, b in (("-70,-50 -40,20 -60,44", 4), ("44,-40 60,0 40,60", 4), ("-40,-84 20,-66 60,-76", 4)):
        c.brush(path(a), float(b), "#ffffff", opacity=0.85)


SKIN: Paints = ("#e0a878", "#9a5c3c", "#ffdcb0")


def _grip(c: Canvas) -> None:
    """A hand from below around the foot of the stone: four fingers before it, the thumb at its side."""
    palm = blob(path("178,372! 166,322 176,284 214,266 276,270 318,290 322,334 306,372!"))
    cut(c, palm, SKIN, 5, shift=(12, 10), rim=5, hatch=20)
    thumb = stroke([(184, 330), (164, 282), (172, 236), (186, 214)], 36, (1, 0.7), 0.3)
    cut(c, thumb, SKIN, 4.6, shift=(8, 7), rim=4, hatch=10)
    c.fill(blob(path("178,216 190,210 196,222 188,234 180,230")), "#ffe6c8")
    for k, (x, y) in enumerate(((222, 250), (256, 246), (290, 256), (318, 276))):
        finger = stroke([(x - 6 + 2 * k, 340), (x + 8, y + 40), (x, y)], 35 - 2 * k, (0.9, 0.8), 0.5)
        cut(c, finger, SKIN, 4.6, shift=(8, 6), rim=4, hatch=9)
        c.fill(blob([(x - 9, y + 4), (x, y - 8), (x + 9, y + 4), (x, y + 12)]), "#ffe6c8")
        c.brush([(x - 8, y + 44), (x + 6, y + 50), (x + 18, y + 44)], 4, "#7a4028")


# The hoard


def war_hoard() -> Stage:
    """A chest that no longer shuts: helms, arm rings, blades and silver."""
    s = stage(705, "hoard")
    c = s.canvas
    glow_at(s, (250, 220), 240)
    land.ground(s, 372, 6, "#2a1a10", blades=0)
    for x, y, turn, long in ((150, 214, -0.42, 190), (352, 200, 0.46, 200), (300, 190, 0.16, 176)):
        _blade(c, x, y, turn, long)
    lid = blob(path("120,150! 128,96 180,72 262,66 346,76 388,104 394,160!"))
    cut(c, lid, WOOD, 5.4, shift=(12, 12), rim=5, hatch=24)
    for x in (160, 256, 350):
        cut(
            c,
            plate(
                [
                    (x - 12, 156),
                    (x - 12, 80 + abs(x - 256) * 0.16),
                    (x + 12, 80 + abs(x - 256) * 0.16),
                    (x + 12, 156),
                ]
            ),
            IRON,
            4,
            rim=3,
        )
    heap = blob(path("98,262! 130,212 190,184 250,164 318,186 372,214 410,262!"))
    cut(c, heap, GOLD, 5, shift=(12, 14), rim=4, hatch=22)
    _coins(s, heap)
    with c.placed(232, 190, 0.92, -0.12):
        _helm(c)
    for x, y, r in ((338, 224, 30), (150, 238, 26)):
        cut(
            c,
            disc(x, y, r, 0.8).difference(disc(x, y, r - 11, 0.8)),
            ("#dfe6ea", "#6b7680", "#ffffff"),
            3.8,
            rim=3,
        )
    box = plate(path("82,256 426,256 410,404 98,404"))
    cut(c, box, WOOD, 5.4, shift=(14, 10), rim=5, hatch=24)
    for y in (300, 350):
        c.brush([(92, y), (254, y + 4), (416, y)], 4, "#2a150c", ends=(0.6, 0.6))
    for x in (128, 254, 380):
        cut(c, block(x - 14, 256, x + 14, 404), IRON, 4, shift=(7, 4), rim=4)
        c.studs([(x, y) for y in (270, 330, 390)], 5)
    lock = blob(path("224,262! 284,262! 284,300 254,330 224,300"))
    cut(c, lock, GOLD, 4.4, rim=4, hatch=8)
    c.fill(joined([disc(254, 288, 8), block(250, 288, 258, 308)]), INK)
    for k in range(15):
        with c.placed(34 + 29 * k + 8 * (k % 3), 414 + 12 * (k % 2), 0.9):
            coin(c, k % 3 == 0)
    return s


def _blade(c: Canvas, x: float, y: float, turn: float, long: float) -> None:
    """A sword that stands in the hoard, hilt up."""
    with c.placed(x, y, 1.0, turn):
        cut(c, block(-12, -long + 70, 12, 60), STEEL, 4, shift=(7, 3), rim=4)
        c.fill(block(-3, -long + 74, 3, 60), "#4a525c")
        cut(c, block(-38, -long + 58, 38, -long + 74, 6), GOLD, 4, rim=3)
        cut(c, block(-8, -long + 22, 8, -long + 58, 3), LEATHER, 3.6, rim=3)
        cut(
            c,
            joined([disc(-11, -long + 16, 10), disc(11, -long + 16, 10), disc(0, -long + 8, 14)]),
            GOLD,
            4,
            rim=3,
        )


def _coins(s: Stage, heap: object) -> None:
    rng, c = s.canvas.rng, s.canvas
    for _ in range(46):
        x = rng.uniform(112, 398)
        y = rng.uniform(176 + abs(x - 254) * 0.36, 258)
        with c.placed(x, y, rng.uniform(0.55, 0.85)):
            coin(c, rng.random() < 0.3)


def _helm(c: Canvas) -> None:
    """A helm with spectacles, as of the boat graves."""
    dome = blob(path("-62,40! -64,-6 -40,-46 0,-58 40,-46 64,-6 62,40!"))
    cut(c, dome, STEEL, 4.6, shift=(14, 8), rim=4, hatch=18)
    cut(c, block(-66, 0, 66, 16, 5), GOLD, 3.6, rim=3)
    cut(c, plate(path("-8,-60 8,-60 8,4 -8,4")), GOLD, 3.6, rim=3)
    for side in (-1, 1):
        ring = disc(side * 27, 34, 24, 0.8)
        cut(c, ring, GOLD, 3.6, rim=3)
        c.fill(disc(side * 27, 34, 15, 0.72), "#120b0a")
    cut(c, plate(path("-8,14 8,14 7,58 0,66 -7,58")), GOLD, 3.6, rim=3)


# The stone that tells


def saga_stone() -> Stage:
    """A picture stone by the road: a rider who is met with a horn above, a ship below, red as on the day it was cut."""
    s = stage(706, "moss")
    c = s.canvas
    land.sky(s, 330)
    land.sun(s, 404, 92, 40, rays=0.9)
    land.pines(s, 352, 170, 11, gap=(130, 380))
    land.ground(s, 360, 9, "#1d3a22")
    stone = blob(
        path(
            "128,440! 134,300 146,232 112,170 118,92 168,40 250,22 332,40 384,92 390,170 354,232 368,300 376,440!"
        )
    )
    cut(c, stone, ("#a3a08e", "#4c4f48", "#efe9cc"), 5.6, shift=(16, 12), rim=5, hatch=34)
    inner = stone.buffer(-17)
    c.fill(inner.difference(inner.buffer(-5)), "#8e2f24")
    with c.clipped(stone.buffer(-22)):
        _rider(c)
        c.fill(block(100, 206, 400, 214), "#8e2f24")
        for k in range(13):
            x = 140 + k * 19
            c.brush([(x, 236), (x + 9, 222), (x + 18, 236)], 5, "#8e2f24", ends=(0.7, 0.7))
        _longship(c)
    for x, y, r in ((150, 408, 22), (176, 428, 26), (340, 418, 26), (366, 366, 15), (128, 150, 12)):
        cut(c, disc(x, y, r, 0.62), ("#6f8f3c", "#2f4a20", "#c8dc7a"), 2.4, shift=(4, 4), rim=2)
    land.ground(s, 424, 6, "#15301c", blades=26)
    return s


RED = "#8e2f24"


def _rider(c: Canvas) -> None:
    """A man on a horse with eight legs, and one who holds out a horn, cut flat like all on such stones."""
    horse = blob(
        path("180,150 196,128 250,126 286,122 300,96 322,88 336,104! 330,114 312,116 304,146 280,160 206,160")
    )
    legs = [
        stroke([(x, 152), (x - 6 + 3 * k, 176), (x - 14 + 6 * k, 196)], 9, (1, 0.6))
        for k, x in enumerate((196, 208, 222, 234, 256, 268, 280, 292))
    ]
    man = joined(
        [
            disc(240, 66, 15),
            blob(path("222,126! 226,90 240,80 256,90 262,126!")),
            stroke([(250, 94), (276, 104), (296, 116)], 9, (1, 0.8)),
        ]
    )
    spear = stroke([(196, 66), (240, 100), (292, 140)], 6, (1, 1), 0.5, False)
    tail = stroke([(182, 146), (160, 152), (152, 178)], 12, (1, 0.2))
    c.fill(joined([horse, *legs, man, spear, tail]), RED)
    c.fill(disc(318, 100, 3.4), "#a3a08e")
    woman = joined(
        [
            disc(358, 96, 12),
            plate(path("346,196 352,108 366,108 376,196")),
            stroke([(356, 120), (344, 116), (336, 104)], 8, (1, 0.8)),
            stroke([(338, 106), (328, 92), (334, 78)], 9, (0.4, 1), 0.8),
        ]
    )
    c.fill(woman, RED)


def _longship(c: Canvas) -> None:
    """A ship under a chequered sail, a shield for every man."""
    hull = blob(
        path(
            "148,320! 160,356 200,374 252,378 304,374 344,356 356,320! 348,322 330,344 252,352 174,344 156,322"
        )
    )
    prow: list[list[Spot]] = [[(350, 332), (360, 308), (350, 292)], [(154, 332), (144, 308), (154, 292)]]
    c.fill(joined([hull, *(stroke(line, 10, (1, 0.5)) for line in prow), block(248, 244, 256, 350)]), RED)
    sail = plate(path("186,250 318,250 326,322 178,322"))
    c.fill(sail.difference(sail.buffer(-6)), RED)
    for k in range(4):
        for j in range(3):
            if (k + j) % 2 == 0:
                c.fill(
                    plate(
                        [
                            (190 + 32 * k, 255 + 21 * j),
                            (222 + 32 * k, 255 + 21 * j),
                            (222 + 32 * k, 276 + 21 * j),
                            (190 + 32 * k, 276 + 21 * j),
                        ]
                    ).intersection(sail),
                    RED,
                )
    for k in range(8):
        c.fill(disc(178 + 21 * k, 340, 7.5), RED)
    for k in range(9):
        x = 136 + 27 * k
        c.brush([(x, 392), (x + 13, 402), (x + 27, 392)], 6, RED, ends=(0.8, 0.8))


SCENES: dict[str, Callable[[], Stage]] = {
    "mead-horn": mead_horn,
    "iron-crown": iron_crown,
    "feast-of-gods": feast,
    "sun-stone": sun_stone,
    "war-hoard": war_hoard,
    "saga-stone": saga_stone,
}
