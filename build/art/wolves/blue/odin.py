"""Odin: the wanderer's hat, one eye, the spear, and two ravens that tell him all."""

from __future__ import annotations

import numpy as np

from art.ink import INK, Canvas, blob, block, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import Head, Person
from art.relief.card import before, shine
from art.relief.relief import Block
from art.scene import hands, land, things
from art.scene.deed import cut
from art.wolves.blue.stage import SILVER, bust, gilt, ground, on_head

FELT = "#3a4a6e"
ODIN = Person(
    901, "wolf", age=2, yaw=12, pitch=2, roll=2, build="gaunt", skin="pale", nose="hook", mouth="grim",
    hair="grey", cut="straight", beard="long", brow=13, wide=8, slant=5, iris="#6fd0ff", eyes="open",
    garment="cloak", cloak="#1f3566", collar="fur", fur="#5d6a80", turn=0.15, bulk=1.06, at=(284.0, 396.0),
)  # fmt: skip


def odin() -> Block:
    """He looks out from under his hat; what he does not see the ravens tell him."""
    s = ground(901, "odin")
    land.sky(s, 470)
    land.stars(s, 90, 300)
    land.sun(s, 236, 132, 128, rays=1.2)
    b = before(s, "#8fc0ff", 11)
    shine(b, (236, 132), 240, "#f6e6b0", 0.25)
    bust(b, ODIN, (232, 166), 0.66, "#f6e6b0", behind=_gungnir, over=_over)
    return b


def _over(c: Canvas, p: Person) -> None:
    with on_head(c, p) as head:
        _lost_eye(head)
        _hat(head)
    for x, y, size, turn, flip in ((20, 626, 1.16, -0.10, False), (520, 634, 1.1, 0.10, True)):
        with c.placed(x, y, size, turn, flip):
            things.raven(c, eye="#ffd24a")
    with c.placed(588, 776, 1.0, 0.06):
        hands.fist(c, p.skin, p.cloak, 1)


def _gungnir(c: Canvas, _person: Person) -> None:
    """The spear that the dwarves made, with runes on its blade."""
    with c.placed(588, 776, 1.0, 0.06):
        shape = plate(path("-10,-400 10,-400 11,300 -11,300"))
        cut(c, shape, ("#6b4a30", "#2a1a14", "#d0a878"), 4, shift=(7, 0))
        blade = blob(path("0,-640! 30,-560 40,-500 26,-430 14,-396! -14,-396! -26,-430 -40,-500 -30,-560"))
        cut(c, blade, SILVER, 4.5, shift=(0, 0), rim=5)
        c.fill(blade.intersection(plate(path("2,-650 60,-650 60,-390 2,-390"))), SILVER[1])
        c.hatch(blade, 18, 6, light=(1, 0.1))
        c.brush(path("0,-620 0,-400"), 5, ends=(0.1, 0.8))
        for k in range(3):
            y = -530 + k * 42
            rune = [
                stroke([(-20, y + 14), (-20, y - 14)], 5, (1, 1)),
                stroke([(-20, y - 13), (-9, y - 2)], 5, (1, 1)),
            ]
            c.fill(joined(rune), "#2a4a92")
        for k in range(4):
            gilt(c, block(-17, -398 + k * 15, 17, -386 + k * 15, 3), 2.4)


def _lost_eye(head: Head) -> None:
    """The lid that closed over what lies in the well, and the scar across it."""
    c = head.canvas
    lid = blob(head.on([(14, -18), (40, -25), (68, -16), (70, 6), (44, 16), (18, 12)], 2))
    c.fill(lid, mix(head.shade, "#1c0a10", 0.35))
    c.fill(blob(head.on([(20, -12), (42, -18), (64, -10), (62, 2), (42, 6), (22, 2)], 2)), head.shade)
    c.brush(head.on([(17, 4), (40, 10), (68, 1)], 2), 6, ends=(0.2, 0.2))
    for k in range(3):
        c.brush(head.on([(26 + k * 13, 8), (24 + k * 15, 17)], 2), 3)
    scar = head.on([(58, -66), (46, -20), (44, 20), (52, 58)], 3)
    c.brush(scar, 10, "#7a2f30")
    c.brush(scar - (2, 1), 4.5, "#f0c8b4")


def _hat(head: Head) -> None:
    """Travelled felt, low and broad; its brim hangs over the lost eye."""
    c, dark, light = head.canvas, mix(FELT, INK, 0.6), "#9db8e6"
    shade = path("-104,-70 0,-80 104,-70 104,-10 70,6 30,-16 0,-30 -60,-38 -100,-44")
    c.fill(blob(head.on(shade, 3)), INK, 0.5)
    far = blob(path("-196,-82 -120,-128 0,-146 120,-130 214,-70 140,-70 0,-80 -120,-72"))
    cut(c, far, (mix(FELT, INK, 0.35), dark, light), 5, shift=(6, 12), rim=4)
    crown = blob(
        path(
            "-112,-84 -114,-134 -96,-184 -54,-218 2,-232 46,-224 84,-192 110,-140 120,-84 "
            "60,-66 0,-62 -60,-66"
        )
    )
    cut(c, crown, (FELT, dark, light), 5, shift=(26, 8), rim=6, hatch=40, step=8)
    for line in ("-70,-196 -84,-156 -80,-124", "10,-226 -14,-176 4,-126", "70,-196 60,-160 78,-122"):
        c.brush(path(line), 8, dark, clip=crown)
    band = stroke(path("-120,-104 -60,-88 0,-84 62,-88 126,-106"), 24, (1, 1))
    gilt(c, band.intersection(crown.buffer(3)), 4, 9)
    for x in np.linspace(-92, 96, 9):
        y = -87 - (x / 110) ** 2 * 14
        c.fill(plate([(x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)]), FELT)
    near = blob(
        path(
            "-240,-92 -190,-88 -120,-76 -60,-64 0,-60 64,-64 130,-70 200,-46 254,-4 258,18 "
            "216,8 150,-24 70,-36 0,-36 -70,-42 -150,-50 -214,-62 -244,-76"
        )
    )
    cut(c, near, (FELT, dark, light), 5, shift=(4, 14), rim=5, hatch=18)
