"""Victories of Wolves of Odin: empty benches, a fire in the snow, a skull that laughs; and the last field."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import INK, Canvas, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.scene import land
from art.scene.deed import IRON, WOOD, Paints, cut, paints
from art.scene.stage import Stage, backlit
from art.scene.things import raven
from art.wolves.victories.prize import GOLD, STEEL, coin, glow_at, goblet, shield, stage

BONE: Paints = ("#ece0bc", "#9a8656", "#fffdf0")


# Benches


def benches() -> Stage:
    """A hall without guests: moonlight through the open door on benches, a cup on its side, cold ashes."""
    s = stage(711, "benches")
    c = s.canvas
    c.fill(plate(path("0,0 480,0 480,290 0,290")), s.tone[1])
    for k in range(12):
        x = k * 44 - 20
        shape = block(x, -10, x + 40, 300)
        cut(c, shape, paints(mix(s.tone[1], s.tone[0], 0.2 + 0.2 * (k % 2)), 0.5, 0.15), 2.4, rim=2)
    _door(s)
    floor = plate(path("-10,286 490,286 490,470 -10,470"))
    cut(c, floor, paints(s.tone[1], 0.4, 0.1), 3, rim=2)
    for k in range(-7, 8):
        c.brush([(244 + k * 22, 288), (244 + k * 60, 370), (244 + k * 110, 466)], 3, s.tone[0], ends=(0.4, 1))
    beam = plate(path("200,288 292,288 420,470 90,470"))
    c.fill(beam, s.tone[3], 0.5)
    c.fill(plate(path("220,288 274,288 330,470 170,470")), s.tone[4], 0.4)
    for side, flip in ((0, False), (480, True)):
        with c.placed(side, 0, 1.0, 0.0, flip):
            _bench(c, 296, 0.66, 150)
            _bench(c, 366, 1.0, 74)
    with c.placed(88, 148, 0.56):
        shield(c, "#41609f", "#c9d3dc")
    with c.placed(400, 148, 0.56):
        shield(c, "#7c3a34", "#c9c0a8")
    with c.placed(254, 404, 0.94, 1.35):
        goblet(c)
    c.fill(blob(path("286,420 330,412 352,426 322,440 290,436")), "#4a1420")
    return s


def _door(s: Stage) -> None:
    """The open door: a cold moon over firs."""
    c = s.canvas
    door = blob(path("178,290! 178,130 204,84 246,70 288,84 314,130 314,290!"))
    cut(c, door.buffer(17), WOOD, 4.6, shift=(8, 8), rim=4, hatch=14)
    c.fill(door, s.tone[2])
    with c.clipped(door):
        c.fill(disc(262, 138, 70), s.tone[3], 0.6)
        c.fill(disc(262, 138, 40), s.tone[4])
        c.fill(block(170, 246, 320, 300), "#b9cbd8")
        for x, tall in ((194.0, 96), (216.0, 70), (300.0, 88), (280.0, 56)):
            fir = [(x, 254.0 - tall)]
            for side in (1, -1):
                rows = [(x + side * tall * 0.08 * k, 254.0 - tall + tall * k / 4) for k in range(1, 5)]
                fir += rows if side == 1 else rows[::-1]
            c.fill(plate(fir), s.tone[0])


def _bench(c: Canvas, y: float, size: float, reach: float) -> None:
    """A long bench from the left edge, its end towards the middle of the hall."""
    wood: Paints = ("#5a4a40", "#241d1e", "#b9c4cc")
    leg = plate(
        [
            (reach * 0.62, y),
            (reach * 0.62 + 26 * size, y),
            (reach * 0.62 + 32 * size, y + 62 * size),
            (reach * 0.62 - 4, y + 62 * size),
        ]
    )
    cut(c, leg, wood, 4 * size, rim=3)
    top = plate(
        [
            (-20, y - 14 * size),
            (reach * 1.2, y - 14 * size),
            (reach * 1.34, y + 14 * size),
            (-20, y + 14 * size),
        ]
    )
    cut(c, top, wood, 4.6 * size, shift=(6, 10 * size), rim=4, hatch=10)
    c.brush([(-10, y), (reach * 0.6, y + 2), (reach * 1.2, y)], 3 * size, "#1c1618", ends=(0.6, 0.2))


# The fire


def first_fire() -> Stage:
    """One has left the field and sits by a fire in the snow; behind the hill the others still fight."""
    s = stage(712, "fire")
    c = s.canvas
    land.sky(s, 300)
    land.stars(s, 70, 200)
    _far_host(s)
    land.ground(s, 292, 10, "#6f6f9c", blades=0)
    snow = land.ground(s, 330, 8, "#a9a6c8", blades=0)
    land.furrows(s, snow, "#7a76a4", 30)
    c.fill(disc(322, 376, 150, 0.34), "#ffcf8a", 0.55)
    c.fill(disc(322, 378, 96, 0.32), "#fff0c0", 0.7)
    _hearth(s)
    with backlit(s, -5):
        _sitter(c)
    land.sparks(s, (330, 270), 170, 26, start=math.pi * 1.15, sweep=math.pi * 0.7)
    return s


def _far_host(s: Stage) -> None:
    """Spears and banners beyond the hill, and the glow of what burns there."""
    c, rng = s.canvas, s.canvas.rng
    c.fill(disc(150, 300, 170, 0.44), s.tone[3], 0.5)
    for _ in range(46):
        x = rng.uniform(0, 330)
        top = rng.uniform(206, 262)
        c.fill(stroke([(x, 300), (x + rng.uniform(-9, 9), top)], 4, (1, 0.6), 0.5, False), s.tone[0])
    for x, top in ((70, 186), (176, 174), (262, 196)):
        c.fill(stroke([(x, 300), (x, top)], 5, (1, 1), 0.5, False), s.tone[0])
        c.fill(plate(path("0,0 -46,8 -30,20 -44,34 0,34", x, top)), s.tone[0])


def _hearth(s: Stage) -> None:
    c = s.canvas
    for line in ("262,392 330,366 392,386", "270,372 328,388 396,364"):
        cut(c, stroke(path(line), 24, (0.9, 0.9)), ("#5a3820", "#24140c", "#d8904c"), 4, rim=4, hatch=10)
    land.flames(s, 276, 380, 374, 150, count=8)
    for x in (254, 280, 366, 398):
        cut(c, disc(x, 396, 17, 0.76), ("#6b6672", "#2a2632", "#ffc88a"), 3.4, shift=(6, 5), rim=4)


def _sitter(c: Canvas) -> None:
    """A man in a cloak of fur on a log, hands to the fire, his axe put down."""
    log = block(36, 372, 214, 416, 20)
    cut(c, log, WOOD, 5, shift=(6, 12), rim=4, hatch=14)
    cut(c, disc(206, 394, 22), ("#c99a5c", "#6b4420", "#ffe0a8"), 4, rim=3)
    thigh = blob(path("110,372 150,346 214,340 238,356 232,382 160,392 112,396"))
    cut(c, thigh, ("#4a4a3c", "#20201c", "#d8b070"), 4.6, rim=4, hatch=14)
    shin = blob(path("214,346! 244,350! 248,402 272,416 268,428! 216,428! 214,396"))
    cut(c, shin, ("#6b4128", "#2f1a10", "#e0a060"), 4.6, rim=4, hatch=12)
    for y in (370, 390, 408):
        c.brush([(216, y), (232, y + 5), (248, y)], 4, INK)
    cloak = blob(path("66,400! 60,330 74,262 104,226 150,218 182,240 196,290 186,340 170,392! 116,404"))
    cut(c, cloak, ("#7a2f2c", "#361216", "#f0905c"), 5.4, shift=(-12, 10), rim=0, hatch=26)
    for line in ("96,250 88,320 96,396", "128,244 124,320 132,398", "158,260 162,330 154,392"):
        c.brush(path(line), 5, "#2a0d10")
    fur = [
        blob(path("-16,0 -6,-14 12,-8 17,16! 0,12", x, y))
        for x, y in ((92, 236), (114, 226), (138, 222), (162, 230), (180, 248))
    ]
    for tuft in fur:
        cut(c, tuft, ("#8d7f6a", "#3c342c", "#ffd8a0"), 3.4, shift=(5, 5), rim=3)
    arm = stroke([(176, 274), (206, 316), (252, 300)], 34, (1, 0.7), 0.4)
    cut(c, arm, ("#5a6a48", "#262e20", "#ffd08a"), 4.6, rim=4, hatch=12)
    hand = blob(path("246,286! 266,276 286,268! 290,276 278,284 294,286! 292,296 276,300 262,314 248,312!"))
    cut(c, hand, ("#e8b080", "#9a5a3a", "#fff0c8"), 4, shift=(4, 6), rim=4)
    _hooded(c)


def _hooded(c: Canvas) -> None:
    """His head from the side, turned to the fire: nose and beard before the hood."""
    face = blob(path("140,150! 178,146 184,166 196,182! 186,188 186,204 168,222 140,214"))
    cut(c, face, ("#e8b080", "#8a4c34", "#fff0c8"), 4.4, shift=(-8, 5), rim=0)
    beard = blob(path("150,196! 170,192 190,194! 198,222 184,252 166,262! 152,244 142,218"))
    cut(c, beard, ("#b86a30", "#5a2a14", "#ffc87a"), 4.4, shift=(6, 5), rim=4, hatch=12)
    hood = blob(
        path("158,130! 130,116 96,128 82,164 88,206 108,232 146,226! 140,196 142,164 156,146 180,144!")
    )
    cut(c, hood, ("#7a2f2c", "#361216", "#f0905c"), 5, shift=(-10, 8), rim=0, hatch=18)
    c.fill(disc(171, 168, 4.6), INK)
    c.brush(path("158,160 170,155 182,158"), 5, "#4a2414")
    c.brush(path("166,192 178,190 190,193"), 4, INK)


# The laugh


def last_laugh() -> Stage:
    """A skull in a cleft helm that has outlived them all, a coin between its teeth, a raven upon it."""
    s = stage(713, "laugh")
    c = s.canvas
    land.sky(s, 340)
    glow_at(s, (262, 210), 190)
    land.ground(s, 372, 9, "#20280f", blades=22)
    for x, y, turn in ((40, 382, -0.5), (96, 400, 0.2), (420, 390, 0.5), (452, 408, -0.1)):
        with c.placed(x, y, 0.9, turn):
            cut(c, stroke([(0, 20), (4, -40), (-2, -96)], 9, (1, 0.9)), WOOD, 3.4, rim=3)
            cut(c, plate(path("-14,-90 0,-132 14,-90 0,-80")), IRON, 3.4, rim=3)
    with c.placed(250, 262, 1.16, -0.09):
        _skull(c)
    with c.placed(322, 104, 0.62, 0.0, True):
        raven(c)
    for k in range(9):
        with c.placed(150 + 27 * k, 420 + 10 * (k % 2), 0.95):
            coin(c, k % 3 == 1)
    return s


def _skull(c: Canvas) -> None:
    """A skull from the front within 110, the jaw dropped in laughter."""
    jaw = blob(path("-62,74! -58,120 -30,146 0,150 30,146 58,120 62,74! 40,96 0,104 -40,96"))
    cut(c, jaw, BONE, 5, shift=(10, 9), rim=4, hatch=16)
    c.fill(blob(path("-50,62! 50,62! 44,98 0,110 -44,98")), "#170b08")
    for k in range(-3, 4):
        shape = block(k * 12 - 5.5, 88 + abs(k) * -1.5, k * 12 + 5.5, 108 - abs(k) * 2, 2)
        cut(c, shape, BONE, 2.6, shift=(3, 2), rim=2)
    head = blob(
        path(
            "-84,-20 -82,-70 -46,-110 0,-118 46,-110 82,-70 84,-20 70,22 54,38! 48,70! 0,78 "
            "-48,70! -54,38! -70,22"
        )
    )
    cut(c, head, BONE, 5.4, shift=(14, 10), rim=5, hatch=26)
    for side in (-1, 1):
        eye = blob([(side * x, y) for x, y in path("16,-2 24,-28 52,-32 66,-12 56,12 30,16")])
        cut(c, eye, ("#170b08", "#0a0504", "#5a3a1c"), 3.4, rim=2)
        c.fill(disc(side * 40 - 3, -6, 7.5), "#ffb43a")
        c.fill(disc(side * 40 - 3, -6, 3.4), "#fff6c8")
        c.brush([(side * 12, -22), (side * 36, -46), (side * 68, -38)], 6, "#5a4624")
        c.brush([(side * 56, 30), (side * 64, 48), (side * 54, 66)], 5, "#5a4624")
    c.fill(plate(path("0,4 -14,36 -3,32 0,36 3,32 14,36")), "#170b08")
    for k in range(-3, 4):
        shape = block(k * 13 - 6, 52 - abs(k) * 1.2, k * 13 + 6, 76 - abs(k) * 2.6, 2)
        cut(c, shape, BONE, 2.8, shift=(3, 2), rim=2)
    with c.placed(30, 84, 1.1, 0.3):
        coin(c)
    _dented(c)


def _dented(c: Canvas) -> None:
    """The helm on the skull, cleft on one side."""
    dome = blob(path("-98,-44! -94,-110 -52,-152 0,-160 30,-156! 36,-118! 50,-146! 84,-114 98,-44!"))
    cut(c, dome, STEEL, 5.4, shift=(14, 9), rim=5, hatch=24)
    c.brush(path("36,-118 30,-98 38,-82"), 5, INK)
    cut(c, block(-104, -58, 104, -36, 7), GOLD, 4.4, shift=(6, 7), rim=4, hatch=8)
    c.studs([(x, -47) for x in range(-84, 90, 28)], 5)
    cut(c, plate(path("-9,-40 9,-40 7,-2 0,6 -7,-2")), GOLD, 3.6, rim=3)


# The last field


def vigrid() -> Stage:
    """Vigrid: two hosts, a sword brighter than the sun, and one broken standard before it all."""
    s = stage(714, "vigrid")
    c = s.canvas
    land.sky(s, 300)
    land.sun(s, 262, 214, 66, rays=2.2, colour="#ffe9a0")
    land.clouds(s, 10, 8, 150, dark=True)
    _burning_sword(c)
    land.peaks(s, 300, 70, 7, depth=0.7)
    _hosts(s)
    near = land.ground(s, 336, 9, "#2a0c0a", blades=0)
    land.furrows(s, near, "#6a1c12", 22)
    land.flames(s, -10, 150, 344, 70, count=9)
    land.flames(s, 350, 490, 344, 76, count=9)
    with backlit(s, 5):
        _standard(c)
    land.sparks(s, (240, 330), 250, 44, start=math.pi, sweep=math.pi)
    return s


def _burning_sword(c: Canvas) -> None:
    """A sword of fire that stands over the field, its point in the clouds."""
    for wide, paint in ((62, "#ec7a22"), (40, "#ffc24a"), (20, "#fff6d0")):
        shape = plate(
            [
                (262 - wide / 2, 250),
                (262 - wide * 0.34, 60),
                (262, -14),
                (262 + wide * 0.34, 60),
                (262 + wide / 2, 250),
            ]
        )
        c.fill(shape, paint, 0.8)


def _hosts(s: Stage) -> None:
    """Spears, banners and heads of two hosts, one from each side."""
    c, rng = s.canvas, s.canvas.rng
    for side, paint in ((-1, "#0e0406"), (1, "#16060a")):
        for row in range(3):
            for k in range(26):
                x = 240 + side * (36 + k * 9 + rng.uniform(-4, 4))
                y = 316 + row * 13 - k * 0.5
                c.fill(joined([disc(x, y - 14, 5), block(x - 6, y - 10, x + 6, y + 16)]), paint)
                if rng.random() < 0.6:
                    lean = -side * rng.uniform(6, 24)
                    shape = stroke([(x, y), (x + lean, y - rng.uniform(40, 64))], 3.4, (1, 0.4), 0.5, False)
                    c.fill(shape, paint)
        for k in range(3):
            x = 240 + side * (84 + 58 * k)
            c.fill(stroke([(x, 330), (x - side * 8, 218 + 8 * k)], 5, (1, 1), 0.5, False), paint)
            top = 220 + 8 * k
            c.fill(
                plate(path("-8,0 40,6 26,20 42,34 -6,38", x, top, side)), "#6a1414" if side < 0 else "#26303c"
            )


def _standard(c: Canvas) -> None:
    """A broken shaft with torn cloth, a helm hung on it, shields and a sword at its foot."""
    shape = plate(path("226,466 238,250 232,222 246,232 256,214 262,252 254,466"))
    cut(c, shape, WOOD, 5, shift=(8, 4), rim=4, hatch=12)
    cloth = blob(
        path("248,262! 300,250 350,270 392,258! 372,290! 396,318! 360,322 372,352! 326,344 300,358! 252,346!")
    )
    cut(c, cloth, ("#7a1f1c", "#360c10", "#f08a4a"), 5, shift=(10, 9), rim=4, hatch=20)
    with c.placed(312, 304, 0.5):
        wolf = plate(path("-60,-52 -26,-28 26,-28 60,-52 56,0 34,24 14,62 -14,62 -34,24 -56,0"))
        c.fill(wolf, "#ffd98a")
        c.fill(joined([plate(path("-38,-4 -12,8 -28,14")), plate(path("38,-4 12,8 28,14"))]), "#7a1f1c")
    with c.placed(240, 214, 0.62, -0.2):
        _dented(c)
    with c.placed(130, 424, 0.74, 0.2):
        shield(c, "#41609f", "#d8cba8")
    cut(c, plate(path("86,352 126,392 118,400 128,430 100,408 92,396")), "#2a0c0a", 2, rim=0)
    with c.placed(372, 430, 1.0, 1.15):
        cut(c, block(-12, -130, 12, 40), STEEL, 4.4, shift=(7, 3), rim=4)
        cut(c, block(-38, 38, 38, 54, 6), GOLD, 4, rim=3)
        cut(c, block(-8, 54, 8, 86, 3), WOOD, 3.6, rim=3)


SCENES: dict[str, Callable[[], Stage]] = {
    "empty-benches": benches,
    "first-to-the-fire": first_fire,
    "last-laugh": last_laugh,
    "ragnarok-glory": vigrid,
}
