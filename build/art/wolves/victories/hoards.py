"""Three of the victories of Wolves of Odin: a stone that finds the sun, a hoard, a stone that tells."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import INK, Canvas, blob, block, disc, joined, path, plate, stroke
from art.scene import land
from art.scene.deed import IRON, LEATHER, WOOD, Paints, cut
from art.scene.stage import Spot, Stage
from art.wolves.victories.prize import GOLD, STEEL, coin, glow_at, stage

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
        shape = plate(
            [
                (x - 12, 156),
                (x - 12, 80 + abs(x - 256) * 0.16),
                (x + 12, 80 + abs(x - 256) * 0.16),
                (x + 12, 156),
            ]
        )
        cut(c, shape, IRON, 4, rim=3)
    heap = blob(path("98,262! 130,212 190,184 250,164 318,186 372,214 410,262!"))
    cut(c, heap, GOLD, 5, shift=(12, 14), rim=4, hatch=22)
    _coins(s)
    with c.placed(232, 190, 0.92, -0.12):
        _helm(c)
    for x, y, r in ((338, 224, 30), (150, 238, 26)):
        shape = disc(x, y, r, 0.8).difference(disc(x, y, r - 11, 0.8))
        cut(c, shape, ("#dfe6ea", "#6b7680", "#ffffff"), 3.8, rim=3)
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
        shape = joined([disc(-11, -long + 16, 10), disc(11, -long + 16, 10), disc(0, -long + 8, 14)])
        cut(c, shape, GOLD, 4, rim=3)


def _coins(s: Stage) -> None:
    """Gold and some silver, strewn over the heap."""
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
    """A picture stone by the road: a rider who is met with a horn, a ship below, red as on its first day."""
    s = stage(706, "moss")
    c = s.canvas
    land.sky(s, 330)
    land.sun(s, 404, 92, 40, rays=0.9)
    land.pines(s, 352, 170, 11, gap=(130, 380))
    land.ground(s, 360, 9, "#1d3a22")
    stone = blob(
        path(
            "128,440! 134,300 146,232 112,170 118,92 168,40 250,22 332,40 384,92 390,170 "
            "354,232 368,300 376,440!"
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
            stroke(path("250,94 276,104 296,116"), 9, (1, 0.8)),
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
            stroke(path("356,120 344,116 336,104"), 8, (1, 0.8)),
            stroke(path("338,106 328,92 334,78"), 9, (0.4, 1), 0.8),
        ]
    )
    c.fill(woman, RED)


def _longship(c: Canvas) -> None:
    """A ship under a chequered sail, a shield for every man."""
    hull = blob(
        path(
            "148,320! 160,356 200,374 252,378 304,374 344,356 356,320! 348,322 330,344 252,352 "
            "174,344 156,322"
        )
    )
    prow: list[list[Spot]] = [[(350, 332), (360, 308), (350, 292)], [(154, 332), (144, 308), (154, 292)]]
    c.fill(joined([hull, *(stroke(line, 10, (1, 0.5)) for line in prow), block(248, 244, 256, 350)]), RED)
    sail = plate(path("186,250 318,250 326,322 178,322"))
    c.fill(sail.difference(sail.buffer(-6)), RED)
    for k in range(4):
        for j in range(3):
            if (k + j) % 2 == 0:
                c.fill(plate(path("190,255 222,255 222,276 190,276", 32 * k, 21 * j)).intersection(sail), RED)
    for k in range(8):
        c.fill(disc(178 + 21 * k, 340, 7.5), RED)
    for k in range(9):
        x = 136 + 27 * k
        c.brush([(x, 392), (x + 13, 402), (x + 27, 392)], 6, RED, ends=(0.8, 0.8))


SCENES: dict[str, Callable[[], Stage]] = {
    "sun-stone": sun_stone,
    "war-hoard": war_hoard,
    "saga-stone": saga_stone,
}
