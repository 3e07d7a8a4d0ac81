"""Hel: a queen, half of her face alive and half dead, crowned with thorns of gold and of ice."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Canvas, Shape, blob, block, disc, joined, moved, path, plate, stroke
from art.noise import fbm, grid
from art.raster import coloured, empty, over
from art.relief.parts import (
    Breath,
    Plume,
    breathe,
    creases,
    figure_block,
    light_of,
    mirrored,
)
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Cut, Finish, Form, Graver, soft_blur
from art.valhalla.monster.hel_crown import crown, strands
from art.valhalla.monster.hel_hands import hand
from art.valhalla.monster.hel_tones import BONE, CLOAK, DEAD, HAIR, PELT, SKIN, SLEET, WISP

AT, SCALE, TILT = (800.0, 290.0), 1.40, 0.03
FACE = "0,-132 56,-124 94,-88 106,-24 102,40 90,92 62,146 30,178 0,186"


def _hall(b: Block) -> None:
    """Behind her: posts of a hall in driving sleet, barely seen."""
    x, y = grid(*b.size)
    posts: Shape = joined(
        block(cx - wide / 2, -20, cx + wide / 2, 760)
        for cx, wide in ((150, 44), (330, 56), (1270, 56), (1450, 44))
    )
    arch = joined(
        stroke(path(line), 34, (1, 1)) for line in ("120,150 240,40 360,-40", "1480,150 1360,40 1240,-40")
    )
    mask = soft_blur(b.masked(joined([posts, arch]), (0, 0, *b.size)), 4)
    drift = fbm(x / 120, y / 160, 4, seed=4)
    over(b.picture, coloured(np.clip(mask * (0.62 + 0.4 * drift), 0, 1) * 0.7, "#16303f"))
    away = np.clip(np.hypot((x - 800) / 760, (y - 330) / 430), 0, 1)
    over(b.picture, coloured(np.clip((1 - away) ** 1.1 * (0.6 + 0.5 * drift), 0, 0.75), "#23506a"))
    rng = np.random.default_rng(6)
    rain = [
        stroke([(px, py), (px - long * 0.35, py + long)], rng.uniform(1.2, 3.2), (0.1, 0.5), 0.7, False)
        for px, py, long in zip(
            rng.uniform(60, 1640, 240), rng.uniform(-40, 660, 240), rng.uniform(18, 80, 240), strict=True
        )
    ]
    with b.inking() as c:
        c.fill(joined(rain), "#a6d4ea", 0.34)


def _cloak(b: Block) -> None:
    whole = blob(
        path(
            "0,120 70,142 160,146 260,160 340,196 400,270 430,400 "
            "-430,400 -400,270 -340,196 -260,160 -160,146 -70,142"
        )
    )
    folds = [
        [(s * x, 190 + abs(x) * 0.15), (s * (x + 24), 300), (s * (x + 30), 420)]
        for x in (60, 120, 180, 240, 300)
        for s in (-1, 1)
    ]
    b.part(whole, CLOAK, 60, Finish(3, Graver(0.15, 4.2, 0.6), (2, 3), rough=3), creases(folds, 16, 22, 9))
    collar = joined(
        [
            blob(path("44,150 120,124 220,140 310,180 380,250 300,262 200,220 90,214 40,200", side=s))
            for s in (-1, 1)
        ]
    )
    form = b.model(collar, 34)
    fur(
        b,
        collar,
        lambda x, y: (x * 1.0, 150.0),
        PELT,
        Locks(10.5, 60, 9, 0.24, 0.2, 0.9),
        form=form,
        seed=3,
        order=lambda x, y: -abs(x) - y * 0.4,
    )


def _falling(x: float, y: float) -> tuple[float, float]:
    """The way hair falls: down, and away from the face."""
    return math.copysign(14 + 0.16 * abs(x) + 0.1 * max(0.0, y), x), 110.0


def _hair_back(b: Block) -> None:
    for s, paints, locks, seed in (
        (-1, HAIR, Locks(12, 200, 15, 0.10, 0.10, 0.9), 5),
        (1, WISP, Locks(15, 170, 8, 0.16, 0.16, 0.8), 6),
    ):
        region = blob(path("0,-150 84,-146 132,-84 150,10 152,110 120,140 92,60 60,-60", side=s))
        form = b.model(region, 40)
        fur(b, region, _falling, paints, locks, form=form, seed=seed, shift=-0.08)


def _neck(b: Block) -> None:
    neck = blob(path("-56,110 56,110 54,180 70,220 120,250 0,290 -120,250 -70,220 -54,180"))
    cords = creases([[(s * 40, 130), (s * 30, 190), (s * 10, 240)] for s in (-1, 1)], 12, 12, 5)
    b.part(neck, SKIN, 34, Finish(3, Graver(0.1, 3.8, 0.6), (3, 0)), cords)
    dead = neck.intersection(blob(path("6,90 160,90 160,300 0,300 10,200")))
    ribs = creases([[(10, 188 + k * 17), (36, 186 + k * 17), (62, 196 + k * 17)] for k in range(5)], 10, 8, 3)
    b.part(
        dead,
        DEAD,
        30,
        Finish(2, Graver(0.1, 3.8, 0.6, 0.66), (0, 3)),
        [*creases([path("38,120 34,190 16,250"), [(58, 124), (54, 200)]], 16, 9, 4), *ribs],
    )


def _living(b: Block) -> Form:
    face = blob(mirrored(path(FACE)))
    cuts = [
        Cut(joined(disc(s * 51, 2, 34, 0.62) for s in (-1, 1)), -22, 9),
        Cut(stroke(path("0,-34 0,20 0,72"), 24, (0.7, 1)), 26, 7),
        Cut(disc(0, 74, 17, 0.8), 15, 6),
        Cut(joined(disc(s * 17, 78, 9) for s in (-1, 1)), 7, 4),
        Cut(joined(disc(s * 78, 46, 26, 0.8) for s in (-1, 1)), 13, 13),
        Cut(joined(disc(s * 66, 104, 24) for s in (-1, 1)), -12, 14),
        Cut(disc(0, 164, 20, 0.7), 12, 9),
        Cut(disc(0, 114, 32, 0.42), 11, 6),
        Cut(disc(0, -84, 64, 0.6), 10, 26),
    ]
    return b.part(face, SKIN, 62, Finish(3.4, Graver(0.62, 3.6, 0.8, 0.52, 0.18), (2.6, 0)), cuts)


TORN = plate(
    path(
        "-2,92 10,96 18,86 30,92 44,82 52,88 66,80 72,88 84,84 88,100 82,112 "
        "88,122 74,126 70,138 56,134 46,146 34,140 22,148 12,140 -2,142"
    )
)
SEAM = "2,-150 -5,-110 7,-70 -4,-30 6,10 -6,44 3,74 -5,100 6,128 -3,156 4,200"


def _dead(b: Block) -> Form:
    face = blob(mirrored(path(FACE)))
    half = face.intersection(
        blob([*path(SEAM), (200.0, 200.0), (200.0, 200.0), (200.0, -150.0), (200.0, -150.0)])
    )
    half = half.difference(TORN)
    cuts = [
        Cut(disc(51, 4, 33, 0.82), -40, 7),
        Cut(stroke(path("14,-34 44,-40 84,-28"), 13), 14, 5),
        Cut(blob(path("4,40 16,62 18,84 4,86")), -26, 3),
        Cut(stroke(path("60,50 88,40 108,20"), 14), 18, 6),
        Cut(blob(path("50,66 96,54 100,90 84,92 56,84")), -22, 8),
        Cut(disc(12, 164, 20, 0.7), 10, 8),
        Cut(stroke(path("96,106 74,146 40,172"), 12), 12, 6),
        Cut(
            joined(
                [
                    stroke(path(line), 5)
                    for line in ("30,-118 44,-94 36,-70 52,-54", "44,-94 70,-96 84,-80", "90,-60 96,-30")
                ]
            ),
            -10,
            1.6,
        ),
    ]
    form = b.part(half, DEAD, 56, Finish(2.2, Graver(0.62, 3.6, 0.8, 0.64, 0.22), (0, 3), rough=3), cuts)
    with b.inking() as c:
        c.brush(path(SEAM), 4.2, "#060307", ends=(0.6, 0.6))
    return form


def _jaw_teeth(b: Block) -> None:
    """Where the cheek is gone: two rows of long teeth in a black mouth."""
    hole = TORN.buffer(5)
    b.part(
        hole,
        ("#020204", "#070508", "#1a0c12", "#3c2028"),
        6,
        Finish(1.6, Graver(1.4, 3.4, 0.3, 0.8), (0, 0), own=0.1),
    )
    x = 1.0
    for k in range(8):
        wide = 12.0 - 0.55 * k + (1.5 if k == 2 else 0)
        bow = 0.18 * k * k
        top, low = 86 + bow * 0.2, 146 - bow * 1.4
        meet = 116 - bow * 0.5
        for y0, y1, taper in ((top, meet - 0.6 - (k % 3), 1), (low, meet + 1.6 + (k % 2), -1)):
            root = wide * 0.36
            shape = blob(
                [
                    (x + wide / 2 - root, y0),
                    (x + wide / 2 + root, y0),
                    (x + wide - 0.6, y1 - taper * 9),
                    (x + wide - 1.2, y1),
                    (x + 1.2, y1),
                    (x + 0.6, y1 - taper * 9),
                ]
            )
            b.part(shape, BONE, 5, Finish(1.2, Graver(0.1, 2.8, 0.3, 0.5, 0), (1.0, 1.2)))
        x += wide


def _features(b: Block) -> None:
    """The living eye, its brow, nostril and lips; the dead socket."""
    ink = "#0b0507"
    eye = blob(path("-78,4! -64,-5 -48,-7 -32,-2 -22,9! -38,13 -58,12"))
    b.part(eye, ("#8a6a60", "#c8b0a0", "#f6eadb", "#ffffff"), 9, Finish(1.4, None, (0, 0), own=0))
    iris = disc(-49, 2, 11.5).intersection(eye)
    b.part(
        iris,
        ("#0c2a26", "#1f5a4c", "#5fae8a", "#d6f2c0"),
        7,
        Finish(1.2, Graver(0.8, 2.6, 0.2, 0.4, 0), (0, 0), own=0),
    )

    def draw(c: Canvas) -> None:
        c.fill(disc(-49, 2, 4.6), ink)
        c.fill(disc(-53, -2, 2.0), "#ffffff")
        c.brush(path("-92,8 -80,2 -64,-8 -46,-11 -30,-4 -18,12"), 7.5, ink, ends=(0, 0.3), peak=0.35)
        c.brush(path("-74,10 -56,16 -34,15"), 2.0, ink)
        c.brush(path("-84,-8 -66,-19 -42,-20 -22,-12"), 2.4, ink)
        c.brush(path("-96,-28 -74,-36 -46,-34 -14,-18"), 8.5, "#160a0c", ends=(0, 0.6), peak=0.7)
        c.brush(path("-19,84 -13,79 -7,86"), 4.4, ink)
        c.brush(path("-24,74 -23,82 -17,86"), 2.6, "#4a2426")
        c.fill(blob(path("4,44! 15,62 19,82 10,88 3,80")), "#020305")
        c.brush(path("3,90 8,86 18,86"), 3, "#061018")

    with b.inking() as c:
        draw(c)
    upper = blob(path("-34,116! -22,109 -11,105 -4,107 2,106! 2,116 -10,115 -22,117"))
    lower = blob(path("-32,117! -20,119 -8,118 2,118! 2,129 -8,131 -21,127"))
    for lip in (lower, upper):
        b.part(
            lip,
            ("#1c070c", "#451218", "#7c2a30", "#d88a78"),
            6,
            Finish(1.5, Graver(1.4, 3.2, 0.4, 0.5, 0), (1.6, 0), own=0),
        )
    with b.inking() as c:
        c.brush(path("-38,115 -22,118 -10,116 3,118"), 3.0, ink)
    socket = blob(path("24,4 34,-18 58,-24 80,-14 84,10 64,28 38,26"))
    b.part(
        socket,
        ("#010203", "#02060a", "#071522", "#1c4258"),
        10,
        Finish(2.4, Graver(0.6, 3.2, 0.3, 0.7), (0, 1.4)),
    )
    with b.inking() as c:
        c.fill(disc(53, 2, 5), "#d8f6ff")


def eyes() -> Block:
    """Cold light in the dead socket, a gleam in the living eye."""
    b = figure_block(37, SLEET)
    with b.canvas.placed(*AT, SCALE, TILT):
        light_of(b, disc(53, 2, 5.5), "#f2fdff", "#3fb8f0", 9)
        light_of(b, disc(-49, 2, 2.6), "#e6ffe0", "#3fae7a", 5)
    return b


COLD = Breath(
    0.62,
    ((0, "#3f7f9e"), (0.5, "#9fd4ea"), (1, "#f4fdff")),
    (
        Plume((790, 452), (-0.5, 1.0), 300, 0.42, 70, 1.3),
        Plume((796, 456), (0.7, 1.0), 330, 0.42, 70, 1.3),
        Plume((400, 560), (-1, 0.2), 330, 0.42, 70, 1.3),
        Plume((1200, 560), (1, 0.2), 330, 0.42, 70, 1.3),
    ),
)


def breath(state: int) -> Block:
    """Her cold: mist from the mouth that sinks, and sleet that drives across the hall."""
    b = figure_block(37 + state, SLEET)
    rng = np.random.default_rng(60 + state)
    breathe(b, COLD, state / 3)
    rain = []
    for _ in range(190):
        x, y, long = rng.uniform(60, 1600), rng.uniform(-30, 660), rng.uniform(30, 120)
        rain.append(
            stroke([(x, y), (x - long * 0.42, y + long)], rng.uniform(1.4, 4.2), (0.0, 0.6), 0.75, False)
        )
    flakes = [disc(rng.uniform(80, 1540), rng.uniform(20, 680), rng.uniform(1.2, 3.4)) for _ in range(130)]
    with b.inking() as c:
        c.fill(joined(rain), "#cdeaf6", 0.6)
    with b.inking() as c:
        c.fill(joined(flakes), "#f4fcff", 0.8)
    b.fade(220, 220, (600, 708), 24)
    return b


def bust(b: Block) -> None:
    """Head, hair, crown and cloak, about the root of the nose."""
    _hair_back(b)
    _cloak(b)
    _neck(b)
    b.cast(blob(mirrored(path(FACE))), 6, 26, 12, 0.8)
    _living(b)
    _jaw_teeth(b)
    _dead(b)
    _features(b)
    b.cast(moved(blob(path("-108,-104 0,-99 108,-104 106,-84 0,-78 -106,-84")), 0, 8), 2, 8, 5, 0.7)
    strands(b)
    crown(b)


def figure() -> Block:
    b = figure_block(37, SLEET)
    b.fall = (0.22, 0.16)
    with b.canvas.placed(*AT, SCALE, TILT):
        bust(b)
    hand(b, 392, 560, False)
    hand(b, 1208, 560, True)
    b.backlight("#3f7896", 4.0, 22, 0.36)
    front, b.picture = b.picture, empty(*b.size)
    _hall(b)
    over(b.picture, front)
    b.fade(220, 220, (600, 708), 24)
    return b
