"""Scenes of the dwarves' calls: who comes out of the hill."""

from __future__ import annotations

import math

import numpy as np

from art.ink import INK, Canvas, blob, disc, path, plate, stroke
from art.scene import hands, land, things
from art.scene.deed import GOLD, cut, stage
from art.scene.stage import Stage, backlit
from art.scene.throw import boulder
from art.valhalla.scene.dwarfs import Dwarf, dwarf


def out_of_the_barrow() -> Stage:
    """The stone is rolled away; light, and short broad people come out of it."""
    s = stage(441, "night")
    land.sky(s, 250)
    land.stars(s, 60, 160)
    land.sun(s, 74, 70, 34, rays=0.6)
    c = s.canvas
    mound = blob(path("-60,440! -10,250 90,130 240,86 390,130 490,250 540,440!"))
    cut(c, mound, ("#2c4636", "#10201a", "#86a88a"), 5, shift=(20, 14), rim=6, hatch=60, step=9)
    for k in range(60):
        x, y = 20 + k * 37 % 440, 150 + k * 53 % 240
        c.brush(path("0,0 3,-9 9,-17", x, y), 5, ("#10201a", "#5f8a68")[k % 2], clip=mound.buffer(-14))
    mouth = plate(path("130,430 138,196 342,196 350,430"))
    c.outline(mouth, 5, 4)
    for k, paint in enumerate(("#5a2c10", "#a8551c", "#e8a03c", "#ffdf8a")):
        shape = blob(
            [
                (132 + k * 22, 440),
                (140 + k * 22, 204 + k * 24),
                (340 - k * 22, 204 + k * 24),
                (348 - k * 22, 440),
            ]
        )
        c.fill(shape, paint)
    for x, y, wide, high in ((98, 300, 64, 250), (382, 300, 64, 250)):
        stone = blob(
            [
                (x - wide / 2, 430),
                (x - wide / 2 - 4, y),
                (x - wide / 3, y - high / 2),
                (x + wide / 3, y - high / 2 + 6),
                (x + wide / 2, y),
                (x + wide / 2 - 2, 430),
            ]
        )
        cut(c, stone, "#7c838a", 5, shift=(16, 8), rim=5, hatch=28)
    shape = blob(path("54,196 66,150 240,136 412,150 428,190 410,214 240,206 70,216"))
    cut(c, shape, "#8a9096", 5, shift=(10, 18), hatch=30)
    for x, sign in ((170, "<"), (240, "^"), (310, ">")):
        _rune(c, x, 176, sign)
    with backlit(s, 4):
        for x, y, size, who in (
            (240, 346, 0.60, Dwarf("#4a4a58", "#ddd6c6", weapon="spear", right=(66, -70), hold=0.06)),
            (344, 400, 0.86, Dwarf("#5b3a2c", "#453a38", weapon="axe", right=(62, -110), hold=0.1)),
            (132, 406, 0.92, Dwarf("#6b3322", "#c8692b", weapon="hammer", right=(66, -120), hold=0.12)),
        ):
            with c.placed(x, y, size):
                dwarf(c, who)
    return s


def _rune(c: Canvas, x: float, y: float, sign: str) -> None:
    lines = {
        "<": ["10,-20 -10,0 10,20"],
        "^": ["0,22 0,-22", "-14,-6 0,-22 14,-6"],
        ">": ["-8,22 -8,-22 10,-8 -8,4"],
    }[sign]
    for line in lines:
        c.fill(stroke(path(line, x, y), 7, (1, 1), 0.5, False), "#8e2f24")


def old_oath_called_in() -> Stage:
    """Two fists on one ring, as long ago."""
    s = stage(442, "bronze")
    land.sky(s, 420, (0.12, 0.42, 0.76))
    c = s.canvas
    land.sun(s, 240, 176, 88, rays=1.5, colour="#ffe6ac")
    with c.placed(240, 300, 1.5):
        things.rune_stone(c, "tiwaz", "#8a7f72")
    with backlit(s):
        ring = disc(240, 204, 128).difference(disc(240, 204, 98))
        cut(c, ring, GOLD, 5.5, shift=(9, 10), rim=5, hatch=10)
        for k in range(28):
            a = k * math.tau / 28
            ridge = [
                (240 + math.cos(a + w) * r, 204 + math.sin(a + w) * r)
                for w, r in ((-0.05, 99), (0.0, 113), (0.06, 127))
            ]
            c.brush(ridge, 5, GOLD[1])
        with c.placed(127, 226, 1.0, 0.22):
            hands.fist(c, "fair", "#2f63ab", -1)
        with c.placed(353, 226, 1.06, -0.22):
            hands.fist(c, "tan", "#5b3320", 1)
    return s


def horn_underground() -> Stage:
    """A horn in the deep; in every hole, eyes."""
    s = stage(443, "deep")
    c = s.canvas
    for k, paint in enumerate(("#14161b", "#1e2128", "#2c3038", "#3d434d")):
        r = 330 - k * 62
        c.fill(disc(170, 190, r, 0.86), paint)
        c.hatch(
            disc(170, 190, r, 0.86),
            34,
            9,
            colour=("#0b0c10", "#14161b", "#1e2128", "#2c3038")[k],
            light=(0.5, 0.8),
        )
    for k in range(1, 6):
        ring = [
            (176 - k * 40 * math.cos(a), 176 - k * 36 * math.sin(a)) for a in np.linspace(-1.15, 1.15, 12)
        ]
        c.brush(ring, 15 - k, s.tone[4], opacity=1 - k * 0.12)
    for k, (x, y, r) in enumerate(
        (
            (42, 34, 48),
            (150, 8, 50),
            (256, 16, 46),
            (356, 6, 52),
            (452, 40, 56),
            (476, 150, 52),
            (470, 258, 50),
            (8, 300, 50),
            (30, 396, 58),
            (140, 424, 54),
            (-6, 140, 40),
        )
    ):
        with c.placed(x, y):
            boulder(c, r, "#4d545e", 70 + k, 0.9)
    for x, y, wide in (
        (96, 74, 11),
        (312, 62, 10),
        (406, 108, 12),
        (64, 232, 11),
        (420, 208, 10),
        (92, 330, 12),
    ):
        _watching(c, x, y, wide)
    with backlit(s):
        with c.placed(178, 176, 0.86, -0.06):
            things.horn(c)
        with c.placed(292, 296, 0.92, 0.30):
            hands.fist(c, "tan", "#5b3320", -1)
    return s


def _watching(c: Canvas, x: float, y: float, wide: float) -> None:
    """A hole in the rock and two eyes in it."""
    hole = disc(x, y, wide * 2.9, 0.78)
    c.outline(hole, 3, 3)
    c.fill(hole, "#08080b")
    for side in (-1, 1):
        eye = disc(x + side * wide, y, wide * 0.62, 0.8)
        c.fill(eye, "#ffcf5a")
        c.fill(disc(x + side * wide + 1, y, wide * 0.26), INK)
        c.brush(
            [(x + side * wide * 0.3, y - wide * 0.4), (x + side * wide * 1.8, y - wide * 0.8)], 4, "#08080b"
        )


SCENES = {
    "call-out-of-the-barrow": out_of_the_barrow,
    "call-old-oath-called-in": old_oath_called_in,
    "call-horn-underground": horn_underground,
}
