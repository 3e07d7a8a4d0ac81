"""The plain people under the yew: archer, bondsman and thrall."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.person import STEEL, Person
from art.portrait.shield import round_shield
from art.portrait.strands import lock
from art.scene import faces, land
from art.scene.stage import Stage
from art.wolves.people.kit import LEATHER, cloth, cuff, fist, folds, hard, limb, lit, rod, stage

_TAN = ("#c98d5e", "#8c5236", "#f0c698")


def archer() -> Stage:
    """At full draw among the pines."""
    s = stage(501, "wood")
    land.sky(s, 400)
    land.sun(s, 348, 150, 74, rays=0.9)
    land.pines(s, 430, 330, 8, gap=(250, 480))
    land.ground(s, 420, 8)
    with lit(s):
        _archer(s.canvas)
    return s


def _archer(c: Canvas) -> None:
    green = "#3f8a58"
    with c.placed(84, 300, 0.62, -0.5):
        arms.quiver(c)
    trunk = blob(path("150,214 118,240 104,330 96,470! 300,470! 288,340 296,250 262,216 206,226"))
    near, far = (
        limb(path("152,262 110,246 62,206"), (72, 62, 46)),
        limb(path("256,246 326,232 392,206"), (66, 48, 32)),
    )
    coat = cloth(c, joined([trunk, near, far]), green, 26)
    folds(
        c,
        (
            "150,272 136,340 124,460",
            "254,280 248,360 262,460",
            "196,300 200,380 190,460",
            "300,214 308,236 300,262",
            "150,290 122,284 104,262",
            "270,276 250,262 244,240",
        ),
        coat,
        green,
    )
    hard(c, stroke(path("140,222 200,310 290,392"), 20, (1, 1)), LEATHER)
    c.studs(path("166,262 198,306 234,342"), 4)
    hard(c, stroke(path("96,420 190,432 300,418"), 22, (1, 1)), LEATHER)
    woman = Person(
        31, "wolf", woman=True, age=1, yaw=38, pitch=2, roll=-4, build="oval", skin="fair", nose="straight",
        mouth="set", hair="ginger", cut="topknot", brow=9, iris="#4f8a4c", gaze=0.4, jewels=("band",),
        garment="tunic", cloak=green, paint="line", paint_colour="#24443e",
    )  # fmt: skip
    faces.head_alone(c, woman, 194, 140, 0.52)
    _bow(c)
    hard(c, limb(path("330,230 384,210"), (45, 37)), LEATHER, 8)
    for x in (344, 362):
        c.brush([(x - 4, 206), (x + 6, 240)], 4, "#cdbf94", ends=(1, 1))
    fist(c, (404, 204), 0.06, 0.44, "fair")
    arm = cloth(c, limb(path("64,190 136,198 206,204"), (42, 42, 30)), green, 16)
    folds(c, ("92,172 98,194 92,214", "130,178 136,200 130,220"), arm, green, 4)
    cuff(c, (202, 204), 0.0, 17)
    fist(c, (228, 206), 0.0, 0.42, "fair", flip=True)


def _bow(c: Canvas) -> None:
    limbs = path("322,-8 344,2 378,60 400,132 406,202 402,274 382,346 350,404 328,416")
    for tip in (limbs[0], limbs[-1]):
        c.brush([tip, (238, 204)], 3.4, "#fbf3d8", ends=(1, 1))
    hard(c, stroke(limbs, 19, (0.35, 0.35)), ("#a06a38", "#4a2d1a", "#eabb7c"), 6)
    rod(c, path("226,204 440,202"), 7, ("#d9b070", "#6b4a28", "#fff0c4"))
    hard(c, plate(path("474,202 436,186 446,202 436,218")), STEEL)
    for side in (-1, 1):
        vane = [(250, side * 3), (256, side * 13), (288, side * 13), (300, side * 3)]
        hard(c, plate([(x, 204 + y) for x, y in vane]), ("#e9dfc8", "#8f7b52", "#ffffff"))


def bondsman() -> Stage:
    """A free farmer who has left the harvest for the levy."""
    s = stage(502, "field")
    land.sky(s, 290)
    land.sun(s, 112, 92, 40, rays=0.8)
    land.peaks(s, 236, 66, 6, depth=0.1)
    _barley(s)
    with lit(s):
        _bondsman(s.canvas)
    return s


def _barley(s: Stage) -> None:
    """Rows that run to the horizon, and sheaves between them."""
    c, straw = s.canvas, "#d3c067"
    c.fill(block(-5, 232, 485, 460), mix(straw, s.tone[1], 0.35))
    for k in range(-9, 10):
        x = 240 + k * 16
        row = plate([(x, 232), (x + 7, 232), (240 + k * 100 + 44, 460), (240 + k * 100, 460)])
        c.fill(row, mix(straw, INK, 0.55) if k % 2 else mix(straw, s.tone[2], 0.3))
    c.brush([(-5, 233), (240, 230), (485, 233)], 4, ends=(1, 1))
    for x, y, size in ((408, 252, 0.62), (462, 284, 0.9), (30, 300, 1.0)):
        with c.placed(x, y, size):
            for k in range(-5, 6):
                lock(c, [(k * 2.5, 6), (k * 5, -34), (k * 11, -62 + abs(k) * 3)], 13, straw, strands=1)
                lock(c, [(k * 2.5, -4), (k * 4, 20), (k * 8, 44)], 12, mix(straw, INK, 0.2), strands=1)
            hard(c, block(-17, -5, 17, 5, 3), LEATHER)


def _bondsman(c: Canvas) -> None:
    wool = "#7c9aa2"
    trunk = blob(path("172,216 132,234 112,300 104,470! 350,470! 344,300 326,240 288,216 230,232"))
    coat = cloth(c, joined([trunk, limb(path("156,250 116,292 96,336"), (64, 56, 46))]), wool, 30)
    folds(
        c,
        (
            "176,260 168,350 176,460",
            "230,290 226,380 232,460",
            "158,286 146,330 150,400",
            "128,256 116,290 124,318",
        ),
        coat,
        wool,
        7,
    )
    neck = blob(path("196,238 230,254 266,238 250,280 232,306 214,280"))
    hard(c, neck.buffer(8), ("#cdbf94", "#6b5a30", "#fbf3d0"))
    c.fill(neck, mix(wool, INK, 0.7))
    man = Person(
        44, "boar", age=2, yaw=-14, pitch=2, roll=3, build="square", skin="tan", nose="broad", mouth="proud",
        hair="ash", cut="short", beard="square", brow=8, iris="#5f8aa0", marks=("freckles",), garment="tunic",
        cloak=wool,
    )  # fmt: skip
    faces.head_alone(c, man, 230, 136, 0.54)
    _felt_cap(c)
    with c.placed(84, 84, 0.62, 0.02):
        arms.spear(c, 640)
    sleeve = cloth(c, limb(path("94,340 84,306 84,264"), (46, 42, 34)), wool, 14)
    folds(c, ("72,318 90,322 104,314",), sleeve, wool, 4)
    cuff(c, (84, 272), math.pi / 2, 20)
    fist(c, (85, 246), 0.02, 0.5, "tan")
    with c.placed(322, 344, 1.3, 0.1):
        round_shield(c, 104, ("#3c7a5a", "#efe4c8"), 1)


def _felt_cap(c: Canvas) -> None:
    """A Norse cap of felt with a rolled rim."""
    blue = "#4d6f8c"
    with c.placed(228, 96, 1.0, 0.03):
        dome = blob(path("-56,0 -54,-30 -34,-56 4,-74 30,-62 52,-34 56,0 0,-16"))
        cloth(c, dome, blue, 16)
        c.brush(path("10,-62 24,-40 20,-14"), 4, clip=dome)
        cloth(
            c, stroke(path("-62,4 -30,-12 0,-16 32,-12 62,4"), 25, (0.8, 0.8)), mix(blue, "#d8d2bc", 0.4), 8
        )


def thrall() -> Stage:
    """Bowed under another man's firewood."""
    s = stage(503, "drudge")
    land.sky(s, 380)
    land.pines(s, 330, 120, 13)
    snow = land.ground(s, 326, 7, "#b9c6c4", blades=0)
    land.furrows(s, snow, "#7c8f92", 24)
    land.snowfall(s, 70)
    with lit(s):
        _thrall(s.canvas)
    return s


def _thrall(c: Canvas) -> None:
    sack = "#8b9489"
    _firewood(c)
    trunk = blob(path("166,296 136,318 128,380 118,470! 362,470! 350,380 342,320 308,296 240,320"))
    parts = [trunk]
    for x, side in ((78, -1), (402, 1)):
        bare = limb([(x, 322), (x + side * 4, 268), (x, 216)], (44, 40, 30))
        c.form(bare, *_TAN, Pen(3.2, 3.4, (11, 4), 3, hatch=16))
        parts.append(limb([(240 - side * -78, 338), (240 - side * -128, 352), (x, 322)], (66, 60, 52)))
        hem = ((-26, 326), (-29, 296), (-18, 306), (-8, 288), (4, 304), (14, 286), (28, 300), (26, 326))
        parts.append(plate([(x + dx, y) for dx, y in hem]))
    coat = cloth(c, joined(parts), sack, 28)
    creases = (
        "186,350 176,400 182,470",
        "290,350 302,410 294,470",
        "142,340 122,356 126,378",
        "338,340 360,356 352,380",
    )
    folds(c, creases, coat, sack)
    for patch in ("196,414 232,410 236,446 200,450", "300,382 326,378 330,402 304,406"):
        cloth(c, plate(path(patch)), "#6d7d86", 8)
    man = Person(
        57, "bear", age=1, yaw=-12, pitch=-12, roll=-4, build="gaunt", skin="tan", nose="broken",
        mouth="grim", hair="brown", cut="short", beard="stubble", brow=2, brow_lift=-2, wide=4, slant=-2,
        iris="#5a6b5a", marks=("soot",), scars=("cheek-right",), garment="bare",
    )  # fmt: skip
    faces.head_alone(c, man, 240, 226, 0.56)
    _collar(c)
    fist(c, (78, 188), 0.0, 0.5, "tan")
    fist(c, (402, 188), 0.0, 0.5, "tan", flip=True)


def _firewood(c: Canvas) -> None:
    """A bundle across the shoulders, the cut ends to the left."""
    for row in range(5):
        _log(c, 74.0 + row * 27)
    for x in (78, 402):
        rope = stroke([(x - 3, 54), (x + 5, 120), (x - 3, 200)], 15, (1, 1))
        hard(c, rope, ("#cdb98a", "#6b5a34", "#fff0c4"))


def _log(c: Canvas, y: float) -> None:
    rng = c.rng
    left, right = 8 + rng.uniform(-8, 14), 470 + rng.uniform(-14, 6)
    paint = mix("#6f5a48", "#8f8272", rng.uniform(0, 0.8))
    upper = [(left, y - 15), (240.0, y - 19 + rng.uniform(-5, 5)), (right, y - 13)]
    bark = blob([*upper, (right, y + 13), (240, y + 17), (left, y + 15)])
    shade, light = mix(paint, INK, 0.6), mix(paint, "#fff0cc", 0.6)
    c.form(bark, paint, shade, light, Pen(3.2, 3, (4, 12), 3, hatch=10))
    for k in range(8):
        x = 40 + k * 54 + rng.uniform(-14, 14)
        c.brush([(x, y - 4), (x + 24, y - 2), (x + 40, y + 3)], 3)
    with c.placed(left + 3, y):
        c.form(disc(0, 0, 15), "#e3cc9a", "#9a7a48", "#fff6da", Pen(3, 2, (4, 4), 2))
        c.brush([(-6, -4), (4, -6), (7, 3), (-2, 6), (-5, 1)], 2.4, "#7a5a30")


def _collar(c: Canvas) -> None:
    """The iron of the unfree."""
    band = stroke(path("186,322 212,345 240,351 268,345 294,322"), 21, (1, 1))
    hard(c, band, STEEL, 8)
    c.studs(path("204,339 276,339"), 4, "#e9ece8")
    for k in range(3):
        ring = disc(241, 370 + k * 21, 12, 1.15).difference(disc(241, 370 + k * 21, 5.6, 1.15))
        hard(c, ring, STEEL)


SCENES = {"archer": archer, "bondsman": bondsman, "thrall": thrall}
