"""Those under the yew whom nobody trusts: assassin, raider and traitor."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import compose
from art.portrait.person import GILT, IRON_LIGHT, STEEL, Person
from art.scene import craft, faces, hands, land, things
from art.scene.stage import Stage
from art.wolves.people.kit import LEATHER, cloth, cuff, fist, folds, hard, limb, lit, rod, stage


def seax(c: Canvas, long: float = 210.0) -> None:
    """A long knife, its point up, its edge to the left; the grip lies at the origin."""
    spine = [(13, -long * 0.64), (13, -40)]
    edge = [(-15, -40), (-17, -long * 0.5), (-15, -long * 0.78), (-9, -long)]
    hard(c, plate([*edge, *spine]), ("#c3ccd1", "#59636d", "#ffffff"))
    c.fill(plate([(2, -40), (2, -long * 0.76), (-8, -long + 5), *spine]), "#7b8690")
    c.fill(stroke([(7, -50), (7, -long * 0.6)], 4, (1, 0.4), 0.5, False), "#3d464f")
    c.brush(edge, 4, IRON_LIGHT, ends=(0.6, 0.2))
    hard(c, block(-24, -46, 24, -34, 4), GILT)
    hard(c, block(-11, -36, 11, 40, 4), LEATHER)
    hard(c, blob(path("-17,38 -14,56 0,62 14,56 17,38")), GILT)


def assassin() -> Stage:
    """A hood, two eyes and a knife by a door that stands ajar."""
    s = stage(504, "dark")
    c = s.canvas
    for k in range(9):
        x = k * 56 - 10
        craft.plank(c, block(x, -10, x + 53, 470), mix(s.tone[1], s.tone[2], 0.25 * (k % 3)), 0)
        for y in (60, 190, 330):
            c.brush([(x + 14, y), (x + 20, y + 50), (x + 15, y + 100)], 3, s.tone[0])
    gap = plate(path("398,-10 446,-10 458,470 392,470"))
    c.outline(gap, 5, 3)
    c.fill(gap, "#f3cf7a")
    c.fill(plate(path("412,-10 440,-10 450,470 410,470")), "#fff0b8")
    c.fill(plate(path("398,-10 392,470 180,470 330,-10")), "#e9b85a", 0.16)
    man = Person(
        61, "wolf", yaw=17, pitch=-4, roll=5, build="lean", skin="pale", nose="hook", mouth="set",
        hair="black", cut="bald", beard="short", head="hood", cloak="#23364f", collar="",
        garment="cloak", turn=0.3, brow=15, wide=7, slant=9, iris="#8fe0c8", gaze=0.4, at=(278, 396),
    )  # fmt: skip
    with lit(s):
        with c.placed(-6, -96, 0.72):
            compose.figure(c, man)
        _shade(c)
        arm = cloth(c, limb(path("440,490 418,440 388,396"), (96, 76, 54)), "#23364f", 20)
        folds(c, ("390,424 408,440 440,434",), arm, "#23364f", 5)
        with c.placed(372, 358, 1.0, -1.42):
            seax(c, 300)
        cuff(c, (392, 396), 0.95, 30, 22)
        fist(c, (374, 362), -1.42, 0.68, "pale")
    return s


def _shade(c: Canvas) -> None:
    """Half of him stays in the dark."""
    shape = blob(
        path(
            "-10,470! -10,340 60,300 96,230 92,150 130,70 190,40 "
            "196,100 188,170 194,230 180,290 168,330 150,470!"
        )
    )
    c.fill(shape, "#050a14", 0.6)


def raider() -> Stage:
    """Ashore with a torch, back to the ship with a sack."""
    s = stage(505, "shore")
    land.sky(s, 330)
    land.clouds(s, 5, 30, 160, dark=True)
    land.sea(s, 300, 456)
    c = s.canvas
    with lit(s):
        with c.placed(456, 300, 1.06, 0.0, True):
            craft.prow(c, 1.0, "#4f6f68")
        hull = blob(path("500,470! 500,250! 452,270 420,350 330,420 250,470!"))
        craft.plank(c, hull, "#4a5f58", 4)
    with lit(s):
        _raider(s)
    return s


def _raider(s: Stage) -> None:
    c, coat = s.canvas, "#2f6f86"
    _loot(c)
    trunk = blob(path("168,240 136,256 124,330 112,470! 336,470! 330,340 316,264 284,240 226,256"))
    body = cloth(c, trunk, coat, 28)
    folds(c, ("176,290 166,380 172,470", "270,300 280,390 270,470"), body, coat)
    hard(c, stroke(path("110,424 220,438 338,422"), 24, (1, 1)), LEATHER)
    hard(c, block(204, 418, 240, 454, 6), GILT)
    man = Person(
        73, "bear", age=1, yaw=-20, pitch=6, roll=-4, build="broad", skin="ruddy", nose="broken",
        mouth="laugh", hair="red", cut="mohawk", beard="fork", brow=16, wide=7, iris="#6fc0b0",
        paint="band", paint_colour="#173c52", garment="tunic", cloak=coat,
    )  # fmt: skip
    faces.head_alone(c, man, 222, 166, 0.54)
    _sack(c)
    _torch(s, coat)
    sleeve = cloth(c, limb(path("310,300 338,376 292,340"), (64, 60, 42)), coat, 18)
    folds(c, ("306,326 326,342 350,334",), sleeve, coat, 4)
    cuff(c, (292, 330), 0.9, 21)
    fist(c, (271, 304), 0.6, 0.5, "ruddy")


def _loot(c: Canvas) -> None:
    """What stands out of the sack: a dish and a hilt."""
    with c.placed(392, 196, 1.0, 0.3):
        hard(c, disc(0, 0, 46), GILT, 14)
        hard(c, disc(0, 0, 30), GILT)
        c.studs([(38 * math.cos(k * 0.7), 38 * math.sin(k * 0.7)) for k in range(9)], 3.4, "#8e2f24")
    with c.placed(334, 186, 0.66, math.pi - 0.2):
        things.hilt(c)


def _sack(c: Canvas) -> None:
    """Over the shoulder, gathered where the hand holds it."""
    linen = "#c2b084"
    bag = blob(path("296,270 320,216 360,196 416,208 446,262 434,330 388,362 340,350 312,318"))
    neck = limb(path("268,308 290,268 326,240 372,262"), (22, 34, 70, 110))
    tail = plate(path("260,304 230,344 244,344 248,358 258,346 270,358 274,342 284,346 282,312"))
    whole = cloth(c, joined([bag, neck, tail]), linen, 34)
    creases = (
        "276,298 306,262 352,246",
        "282,306 322,290 396,304",
        "350,206 366,240 360,262",
        "256,340 262,324 270,312",
    )
    folds(c, creases, whole, linen, 5)


def _torch(s: Stage, coat: str) -> None:
    c = s.canvas
    bare = limb(path("78,270 68,236 66,196"), (44, 42, 32))
    c.form(bare, "#dc9c70", "#a05a3e", "#f7d2a8", Pen(3.2, 3.4, (11, 4), 3, hatch=16))
    sleeve = cloth(c, limb(path("152,284 104,296 80,258"), (62, 58, 50)), coat, 16)
    folds(c, ("130,262 118,284 122,308",), sleeve, coat, 5)
    cuff(c, (66, 214), math.pi / 2, 20, 18)
    rod(c, path("60,96 70,270"), 16)
    hard(c, plate(path("42,92 82,90 75,140 51,140")), ("#4a3a34", "#1c1412", "#a08a70"), 8)
    land.flames(s, 30, 94, 100, 106, count=7)
    fist(c, (66, 182), -0.04, 0.5, "ruddy")


def traitor() -> Stage:
    """One hood, two faces: a hand is offered on one side, a knife lifted on the other."""
    s = stage(506, "guile")
    c = s.canvas
    land.sky(s, 420)
    land.sun(s, 96, 84, 46, rays=0.9)
    c.fill(plate(path("246,-10 490,-10 490,470 234,470")), "#0a1216")
    for k in range(14):
        y = k * 36 - 10
        c.fill(plate([(246, y), (246, y + 15), (224 - (k % 3) * 8, y + 12)]), "#0a1216")
        c.brush([(300, y + 10), (390, y + 4), (480, y + 12)], 4, "#1d3136")
    with lit(s):
        _janus(c)
    return s


_FAIR, _FOUL = "#5aa384", "#2a3f4d"


def _janus(c: Canvas) -> None:
    for side, paint in ((-1, _FAIR), (1, _FOUL)):
        trunk = blob(
            [
                (240, 250),
                (240, 250),
                (240 + side * 74, 262),
                (240 + side * 128, 302),
                (240 + side * 150, 470),
                (240 + side * 150, 470),
                (240, 470),
                (240, 470),
            ]
        )
        cloth(c, trunk, paint, 26)
        for x in (60, 100):
            folds(
                c,
                (f"{240 + side * x},300 {240 + side * (x + 12)},380 {240 + side * (x + 8)},470",),
                trunk,
                paint,
            )
    hood = blob(
        path("240,44 180,52 130,96 112,170 124,246 180,290 240,296 300,290 356,246 368,170 350,96 300,52")
    )
    c.outline(hood, 3, 3)
    for side, paint, person in ((-1, _FAIR, _fair_face()), (1, _FOUL, _foul_face())):
        half = block(-10, -10, 240, 470) if side < 0 else block(240, -10, 490, 470)
        with c.clipped(half):
            cloth(c, hood, paint, 30)
            faces.head_alone(c, person, 240 + side * 58, 168, 0.6)
    c.brush(path("240,40 241,150 239,300"), 7, INK, ends=(1, 1))
    with c.placed(240, 414, 1.0):
        _half_shield(c)
    with c.placed(64, 292, 0.62, -0.55):
        hands.open_hand(c, "fair", _FAIR, long=440)
    arm = cloth(c, limb(path("352,340 412,376 424,330"), (70, 64, 46)), _FOUL, 20)
    folds(c, ("380,346 396,366 420,366",), arm, _FOUL, 5)
    with c.placed(424, 268, 0.86, -0.12):
        seax(c, 262)
    cuff(c, (424, 304), math.pi / 2, 26, 20)
    fist(c, (424, 272), -0.12, 0.6, "fair", flip=True)


def _fair_face() -> Person:
    return Person(
        81, "stag", yaw=-24, pitch=2, build="lean", skin="fair", nose="long", mouth="smile", hair="blond",
        cut="short", beard="goat", brow=5, brow_lift=4, wide=7, iris="#5f9ac0", head="hood", cloak=_FAIR,
    )  # fmt: skip


def _foul_face() -> Person:
    return Person(
        82, "stag", yaw=24, pitch=-4, build="lean", skin="fair", nose="long", mouth="snarl", hair="blond",
        cut="short", beard="goat", brow=20, wide=6, iris="#e0c040", head="hood", cloak=_FOUL,
    )  # fmt: skip


def _half_shield(c: Canvas) -> None:
    """Painted for whoever looks."""
    radius = 92.0
    hard(c, disc(0, 0, radius), STEEL, 12)
    inner = disc(0, 0, radius - 13)
    c.fill(inner.buffer(3), INK)
    for side, paint in ((-1, "#efe4c8"), (1, "#8e2f24")):
        half = inner.intersection(block(min(0, side * 99), -99, max(0, side * 99), 99))
        c.fill(half, paint)
        for x in (26, 52):
            c.fill(block(side * x - 1.4, -99, side * x + 1.4, 99).intersection(half), INK, 0.6)
        c.hatch(half, 22, 7, width=3.4, colour=mix(paint, INK, 0.7), within=half)
    c.fill(block(-2.5, -radius, 2.5, radius).intersection(inner), INK)
    c.studs(
        [
            ((radius - 6) * math.cos(k * math.tau / 16), (radius - 6) * math.sin(k * math.tau / 16))
            for k in range(16)
        ],
        3.8,
        "#d9dcd6",
    )
    hard(c, disc(0, 0, 26), STEEL, 10)
    hard(c, disc(0, 0, 15), STEEL)


SCENES = {"assassin": assassin, "raider": raider, "traitor": traitor}
