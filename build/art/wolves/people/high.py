"""Those whom the others under the rune of Tyr follow: priest, chieftain and king."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import headgear
from art.portrait.person import GILT, SKINS, Head, Person
from art.portrait.strands import tufts
from art.scene import craft, faces, folk, land, things
from art.scene.stage import Stage
from art.wolves.people.kit import LEATHER, cloth, cuff, edging, fist, folds, hard, limb, lit, stage


def priest() -> Stage:
    """The gothi before the sun, the bowl of the blot lifted."""
    s = stage(514, "rite")
    land.sky(s, 420)
    land.sun(s, 240, 150, 128, rays=1.3)
    c = s.canvas
    for x, y, size in ((20, 430, 0.8), (120, 420, 0.62), (372, 420, 0.62), (462, 432, 0.84)):
        with c.placed(x, y, size):
            things.rune_stone(c, "tiwaz", "#7a5240")
    land.ground(s, 414, 5)
    with lit(s):
        _priest(c)
    land.smoke(s, 408, 126, 130, wide=46, colour="#d9a06a")
    return s


def _priest(c: Canvas) -> None:
    robe = "#f0e2c0"
    arms = [
        limb([(240 + k * 62, 300), (240 + k * 130, 322), (240 + k * 168, 246)], (72, 88, 62)) for k in (-1, 1)
    ]
    trunk = blob(path("194,270 160,292 150,360 132,480! 348,480! 330,360 320,292 286,270 240,290"))
    whole = cloth(c, joined([trunk, *arms]), robe, 28)
    folds(
        c,
        (
            "176,310 166,390 152,470",
            "304,310 316,390 330,470",
            "120,300 112,330 128,356",
            "360,300 368,330 350,356",
            "150,320 130,340 126,362",
        ),
        whole,
        robe,
    )
    stole = blob(path("206,276! 226,276 240,330 254,276 276,276! 272,370 278,480! 202,480! 208,370"))
    cloth(c, stole, "#a8321f", 16)
    edging(c, path("210,282 212,370 206,470"), 11)
    edging(c, path("270,282 268,370 274,470"), 11)
    man = Person(
        103, "stag", age=3, yaw=0, pitch=5, build="gaunt", skin="ruddy", nose="hook", mouth="howl",
        hair="white", cut="loose", beard="full", brow=7, brow_lift=4, wide=8, iris="#c9a24b", head="tines-0",
        garment="cloak", cloak="#b8402a", paint="line", paint_colour="#8e2f24",
    )  # fmt: skip
    faces.head_alone(c, man, 240, 196, 0.48)
    with c.placed(66, 66, 0.62, -0.03):
        things.staff(c, "spiral", 760)
    for side in (-1, 1):
        x = 240 + side * 168
        edging(c, [(x - 34, 240), (x, 250), (x + 34, 240)], 15)
        bare = limb([(x, 236), (x + side * 3, 200)], (38, 30))
        c.form(bare, *SKINS["ruddy"], Pen(3.2, 3, (9, 4), 3, hatch=12))
    fist(c, (70, 186), -0.03, 0.46, "ruddy")
    _bowl(c)


def _bowl(c: Canvas) -> None:
    """A gilt bowl on the palm, red to the brim."""
    with c.placed(412, 150):
        for k in range(3):
            drop = blob([(-24 + k * 20, 2), (-20 + k * 20, 24 + 9 * (k % 2)), (-16 + k * 20, 2)])
            c.form(drop, "#a3201f", "#5c1014", None, Pen(2.4, 2, (3, 3)))
        hard(c, blob(path("-52,-16! 52,-16! 40,18 16,30 -16,30 -40,18")), GILT, 14)
        hard(c, disc(0, -16, 52, 0.26), ("#b3231f", "#5c1014", "#f08a6a"))
        base, shade, light = SKINS["ruddy"]
        for k in range(4):
            finger = limb([(-24 + k * 16, 50), (-30 + k * 20, 34), (-32 + k * 21, 18)], (17, 16, 12))
            c.form(finger, base, shade, light, Pen(2.6, 2.4, (5, 4), 2))
        palm = blob(path("-30,40 0,34 32,40 26,64 0,70 -24,64"))
        c.form(palm, base, shade, light, Pen(2.6, 2.4, (8, 5), 2, hatch=9))


def chieftain() -> Stage:
    """He shows where, and they go."""
    s = stage(515, "glory")
    land.sky(s, 360)
    land.sun(s, 96, 108, 60, rays=1.0)
    land.peaks(s, 350, 90, 6, depth=0.3)
    folk.host(s, 404, 17, 0.66, mix(s.tone[0], INK, 0.3), lit=s.tone[3], x1=240)
    land.ground(s, 424, 6)
    with lit(s):
        _chieftain(s.canvas)
    return s


def _chieftain(c: Canvas) -> None:
    wine, coat = "#6a1c30", "#b3301f"
    _cape(c, wine)
    trunk = blob(path("216,236 190,256 184,330 172,480! 352,480! 344,340 336,262 310,236 262,252"))
    upper = limb(path("322,276 352,320 364,366"), (66, 64, 56))
    aim = limb(path("222,286 160,260 118,232"), (80, 62, 52))
    tunic = cloth(c, joined([trunk, upper, aim]), coat, 26)
    folds(
        c,
        (
            "222,300 214,390 220,470",
            "312,310 322,370 312,470",
            "340,300 352,330 340,350",
            "176,240 172,268 184,292",
            "146,222 146,250 156,270",
            "236,330 206,322 190,300",
        ),
        tunic,
        coat,
    )
    edging(c, path("262,262 264,350 258,470"), 20, wine)
    hard(c, stroke(path("174,418 262,432 352,416"), 26, (1, 1)), LEATHER)
    hard(c, disc(262, 428, 22), GILT, 8)
    tufts(c, path("186,262 224,268 262,296 304,268 366,262"), "#e2cfa8", length=34, step=7, rows=3, width=13)
    man = Person(
        107, "boar", age=1, yaw=-28, pitch=3, roll=-3, build="strong", skin="fair", nose="straight",
        mouth="proud", hair="blond", cut="loose", beard="short", brow=10, iris="#5f9ac0", jewels=("band",),
        garment="cloak", cloak=wine,
    )  # fmt: skip
    faces.head_alone(c, man, 262, 140, 0.56)
    tufts(c, path("196,268 232,272 262,290"), "#e2cfa8", length=28, step=7, rows=2, width=13)
    tufts(c, path("262,290 302,274 360,268"), "#e2cfa8", length=28, step=7, rows=2, width=13)
    _ringed_arm(c)
    with c.placed(206, 384, 0.68, math.pi + 0.26):
        hard(c, block(-21, -190, 21, -40, 4), LEATHER, 8)
        things.hilt(c)
    _at_hilt(c, coat)


def _cape(c: Canvas, wine: str) -> None:
    cape = blob(path("270,214 330,222 380,214 432,232 500,216! 500,480! 196,480! 214,330"))
    cloth(c, cape, wine, 40)
    folds(
        c, ("336,250 384,330 404,470", "384,236 430,330 462,470", "312,300 342,390 346,470"), cape, wine, 10
    )
    edging(c, path("330,224 380,217 432,236 496,221"), 13, wine)


def _ringed_arm(c: Canvas) -> None:
    arm = limb(path("124,236 100,222 72,204"), (44, 42, 30))
    c.form(arm, *SKINS["fair"], Pen(3.2, 3.4, (6, 10), 3, hatch=14))
    for t in (-0.06, 0.38, 0.82):
        cuff(c, (122 - 42 * t, 235 - 27 * t), 0.56, 25 - 5 * t, 12, gold=True)
    with c.placed(70, 202, 0.56, 0.56):
        _pointing(c)


def _pointing(c: Canvas) -> None:
    """A hand that points to the left, its wrist at the origin."""
    base, shade, light = SKINS["fair"]
    for y, reach in ((34, 62), (18, 68), (0, 70)):
        curled = blob([(-30, y - 8), (-reach, y - 12), (-reach - 10, y), (-reach, y + 11), (-30, y + 9)])
        c.form(curled, base, shade, light, Pen(3.8, 3.6, (6, 7), 3))
    back = blob(path("8,-26 -30,-36 -62,-30 -66,-6 -46,26 -8,34 10,26"))
    c.form(back, base, shade, light, Pen(4, 4, (10, 9), 4, hatch=16))
    finger = limb(path("-52,-22 -94,-28 -136,-26"), (26, 23, 16))
    c.form(finger, base, shade, light, Pen(4, 4, (6, 7), 3))
    c.brush([(-92, -38), (-90, -28), (-92, -18)], 3.4)
    thumb = limb(path("-14,-20 -44,-10 -66,2"), (28, 24, 18))
    c.form(thumb, base, shade, light, Pen(4, 4, (6, 7), 3))


def _at_hilt(c: Canvas, paint: str) -> None:
    arm = cloth(c, limb(path("364,374 310,392 252,392"), (54, 52, 40)), paint, 20)
    folds(c, ("334,364 326,388 334,412",), arm, paint, 5)
    cuff(c, (244, 391), 3.1, 22, 18, gold=True)
    fist(c, (206, 388), 0.22, 0.46, "fair")


def king() -> Stage:
    """Alone on the high seat, the blade across his knees."""
    s = stage(516, "seat")
    c = s.canvas
    for k in range(10):
        x = k * 50 - 8
        craft.plank(c, block(x, -10, x + 47, 470), mix(s.tone[0], s.tone[1], 0.35 + 0.2 * (k % 2)), 0)
    c.fill(plate(path("176,-10 304,-10 450,470 30,470")), "#ffcf70", 0.5)
    c.fill(plate(path("214,-10 266,-10 350,470 130,470")), "#ffe9a8", 0.3)
    land.sparks(s, (240, 60), 300, 34, colour="#f3a53a", start=0.2, sweep=2.7)
    floor = plate(path("-10,420 490,420 490,470 -10,470"))
    c.fill(floor, mix(s.tone[0], INK, 0.4))
    c.fill(blob(path("110,424 240,416 370,424 400,470! 80,470!")), "#a8702c")
    with lit(s):
        _high_seat(c)
        _king(c)
    return s


def _high_seat(c: Canvas) -> None:
    craft.plank(c, plate(path("128,96 352,96 360,440 120,440")), "#7c3a1c", 0)
    for x in (170, 205, 275, 310):
        c.brush([(x, 100), (x, 300)], 4, ends=(1, 1))
    for side in (-1, 1):
        x = 240 + side * 128
        craft.plank(c, block(x - 19, 140, x + 19, 456), "#8a4a22", 0)
        for phase in (0.0, math.pi):
            line = [(x + 9 * math.sin(k * 0.62 + phase), 160 + k * 13) for k in range(23)]
            c.brush(line, 8, INK, ends=(1, 1))
            c.brush(line, 4.4, "#e9b650", ends=(1, 1))
        with c.placed(x - side * 2, 150, 0.5, 0.0, side < 0):
            craft.prow(c, 1.0, "#9a5a28")
        craft.plank(c, block(min(x, x - side * 54), 296, max(x, x - side * 54), 320), "#8a4a22", 1)


_ROYAL = "#b0281f"


def _king(c: Canvas) -> None:
    red = _ROYAL
    robe = blob(
        path(
            "208,186 172,204 160,290 128,350 116,420 136,440 344,440 364,420 352,350 320,290 308,204 272,186"
        )
    )
    upper = [
        limb([(240 + k * 58, 232), (240 + k * 82, 262), (240 + k * 92, 296)], (56, 56, 50)) for k in (-1, 1)
    ]
    whole = cloth(c, joined([robe, *upper]), red, 34)
    for k in (-1, 1):
        folds(c, (f"{240 + k * 64},262 {240 + k * 62},290 {240 + k * 70},316",), whole, red, 7)
    for x, tilt in ((190.0, -8.0), (290.0, 8.0)):
        _leg(c, x, tilt)
    edging(c, path("240,220 242,280 240,320"), 20, red)
    tufts(c, path("160,226 200,206 240,232 280,206 320,226"), "#efe6d0", length=34, step=10, rows=2, width=19)
    man = Person(
        111, "stag", age=3, yaw=0, pitch=-2, build="long", skin="ruddy", nose="straight", mouth="grim",
        hair="grey", cut="loose", beard="long", brow=12, iris="#c9a24b", garment="cloak", cloak=red,
    )  # fmt: skip
    faces.head_alone(c, man, 240, 130, 0.47)
    with c.placed(240, 130, 0.47):
        headgear.crown(Head(c, man), 62)
    _blade(c)
    for side in (-1, 1):
        way = [(240 + side * 92, 300), (240 + side * 80, 312), (240 + side * 62, 316)]
        cloth(c, limb(way, (48, 46, 40)), red, 18)
        cuff(c, (240 + side * 66, 310), math.pi / 2 + side * 1.1, 22, 15, gold=True)
        fist(c, (240 + side * 48, 318), 1.57, 0.42, "ruddy", flip=side > 0)


def _leg(c: Canvas, x: float, tilt: float) -> None:
    """A knee under the robe, down to the boot."""
    foot = x + tilt
    lower = [(foot + 40, 400), (foot + 32, 436), (foot - 32, 436), (foot - 40, 400)]
    knee = cloth(c, blob([(x - 46, 330), (x, 304), (x + 46, 330), *lower]), _ROYAL, 28)
    creases = (
        f"{x - 14},340 {foot - 10},390 {foot - 16},434",
        f"{x + 16},346 {foot + 14},400 {foot + 16},434",
    )
    folds(c, creases, knee, _ROYAL, 5)
    edging(c, [(foot - 36, 428), (foot, 436), (foot + 36, 428)], 13, "#7c2119")
    toe = foot + tilt
    hard(c, blob([(foot - 26, 438), (foot + 26, 438), (toe + 30, 458), (toe - 30, 458)]), LEATHER)


def _blade(c: Canvas) -> None:
    """A sword that lies level, its point to the left."""
    with c.placed(330, 320, 0.62, -math.pi / 2):
        edge = plate(path("-19,-30 -17,-370 0,-420 17,-370 19,-30"))
        hard(c, edge, ("#c9d0d4", "#5b646e", "#ffffff"))
        c.fill(stroke([(0, -36), (0, -340)], 9, (1, 0.4), 0.5, False), "#5b646e")
        with c.placed(0, 24):
            things.hilt(c)


SCENES = {"priest": priest, "chieftain": chieftain, "king": king}
