"""Scenes where the fight turns: counterblows, and rings that close."""

from __future__ import annotations

import math

from art.ink import INK, Pen, disc, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene import folk, hands, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Spot, Stage, backlit, stage


def turn_of_the_wrist() -> Stage:
    """Blade on blade, and a small circle of the hand."""
    s = stage(51, "sea")
    land.sky(s, 420, (0.1, 0.4, 0.8))
    c = s.canvas
    land.burst(s, (252, 150), 96)
    land.sparks(s, (252, 150), 250, 36)
    with backlit(s):
        with c.placed(386, 366, 0.98, -0.62):
            hands.wielding(c, "sword", "tan", "#26262b", 1)
        with c.placed(118, 362, 0.98, 0.62):
            hands.wielding(c, "sword", "fair", "#a8302c", -1)
    arc = [(118 + 92 * math.cos(a), 352 - 66 * math.sin(a)) for a in (3.6, 2.9, 2.2, 1.5, 0.8, 0.2)]
    sweep = stroke(arc, 17, (0.1, 1), 0.95)
    head = plate(path("-22,-12 22,-8 2,30", arc[-1][0], arc[-1][1]))
    for piece in (sweep, head):
        c.form(piece, "#fff2c4", "#d9a850", None, Pen(3, 3, (3, 4)))
    return s


def feint_and_answer() -> Stage:
    """The first blow was only a shadow."""
    s = stage(52, "dusk")
    land.sky(s, 320)
    land.sun(s, 240, 120, 56)
    land.peaks(s, 340, 110, 4, depth=0.5)
    ground = land.ground(s, 344, 7, "#241a3c")
    land.furrows(s, ground, "#54407a")
    c = s.canvas
    first = len(c.parts)
    with c.placed(92, 392, 1.22):
        figure(
            c,
            POSES["charge"],
            Folk("#e9dfc8", skin="#e9dfc8", weapon="sword", hold=0.7, helm="iron", hair="#e9dfc8"),
        )
    ghost = "".join(c.parts[first:])
    del c.parts[first:]
    c.parts.append(f'<g opacity="0.32">{ghost}</g>')
    with backlit(s, 4):
        with c.placed(366, 396, 1.2, 0.0, True):
            figure(
                c,
                POSES["guard"],
                Folk("#3a4a3a", weapon="axe", hold=-0.5, shield=("#26262b", "#a5bd35"), hair="#453a38"),
            )
        with c.placed(166, 398, 1.26):
            figure(
                c,
                POSES["thrust"],
                Folk(
                    "#b3457a",
                    weapon="sword",
                    hold=1.45,
                    helm="",
                    hair="#d9a850",
                    cloak="#5a2a54",
                    beard=False,
                ),
            )
    land.sparks(s, (330, 250), 80, 16)
    return s


def up_from_the_mud() -> Stage:
    """They thought this one was dead."""
    s = stage(53, "mud")
    land.sky(s, 250)
    land.clouds(s, 8, 10, 140, dark=True)
    folk.host(s, 246, 14, 0.8, "#2b2218", lit="#9a8460")
    mud = land.ground(s, 262, 9, "#4a3c2a", blades=6)
    land.furrows(s, mud, "#2b2218")
    c = s.canvas
    with backlit(s), c.placed(232, 312, 0.92, 0.16):
        hands.wielding(c, "axe", "ruddy", "#4a3c2a")
    hole = disc(250, 394, 128, 0.32)
    c.form(hole, "#2f2519", "#17110b", "#8f7a52", Pen(4, 3, (0, -8), 5))
    shape = stroke(path("150,392 190,372 226,396 262,376 300,398 352,384"), 44, (0.3, 0.3))
    c.form(shape, "#5a4830", "#2b2218", "#9a8460", Pen(4, 4, (6, 10), 4, hatch=16))
    for x, y, turn in (
        (160, 300, -0.6),
        (326, 286, 0.7),
        (126, 344, -1.0),
        (372, 334, 1.1),
        (196, 252, -0.3),
        (300, 236, 0.4),
    ):
        with c.placed(x, y, 1.0, turn):
            shape = stroke(path("0,22 0,0 0,-14"), 16, (0, 0.8), 0.8)
            c.form(shape, "#5a4830", "#2b2218", "#b59a6c", Pen(3, 3, (4, 3), 3))
    land.rain(s, 110, -18, 0.5)
    return s


def blow_returned() -> Stage:
    """The axe is caught in the shield; the sword comes past its rim."""
    s = stage(54, "blood")
    land.sky(s, 420, (0.1, 0.42, 0.8))
    c = s.canvas
    land.sparks(s, (300, 130), 260, 30)
    with backlit(s):
        with c.placed(60, 344, 0.92, 1.1):
            arms.sword(c)
        with c.placed(214, 262, 1.66):
            round_shield(c, 96, ("#1f8581", "#e9dfc8"), 2)
        with c.placed(276, 92, 1.0, -1.84):
            arms.axe(c, 330)
        crack = stroke(path("238,168 214,196 226,226 190,262 204,300"), 17, (0.9, 0), 0.1, False)
        c.fill(crack.buffer(2.5), INK)
        c.brush([(234, 176), (214, 200), (222, 226)], 5, "#c98f55")
    with c.placed(36, 366, 0.9, 1.1):
        hands.fist(c, "fair", "#1f8581", -1)
    for x, y, turn in ((196, 122, 0.5), (160, 150, -0.4), (252, 92, 1.2), (340, 216, 2.0)):
        with c.placed(x, y, 1.1, turn):
            c.form(
                plate(path("-4,-24 6,-10 5,22 -5,14 -3,-6")), "#c98f55", None, "#ffe2ae", Pen(2.6, 2, (3, 2))
            )
    return s


def closing_ring() -> Stage:
    """From above: shields all round, one banner in the middle."""
    s = stage(55, "mud")
    c = s.canvas
    c.fill(s.whole, "#5a4a30")
    land.furrows(s, s.whole, "#3b3024", 26)
    land.furrows(s, s.whole, "#8a744c", 44, 0.7)
    seats = (("#a8302c", "#1c1714"), ("#26262b", "#e6dcc6"), ("#7c2119", "#d8c6a0"))
    for k in range(11):
        angle = k * math.tau / 11 + 0.14
        x, y = 240 + math.cos(angle) * 204, 212 + math.sin(angle) * 172
        _seen_from_above(s, (x, y), angle, 0.66, seats[k % 3])
    with backlit(s, 4):
        for k in range(3):
            angle = k * math.tau / 3 + 0.5
            with c.placed(240 + math.cos(angle) * 44, 222 + math.sin(angle) * 38, 0.4):
                round_shield(c, 92, ("#2f63ab", "#e9dfc8"), 1)
        with c.placed(222, 246, 0.72, 0.12):
            things.banner(c, "#2f63ab", "raven", 200)
    return s


def _seen_from_above(s: Stage, at: Spot, angle: float, size: float, paints: tuple[str, str]) -> None:
    """A warrior of the ring: helm, shield and a spear that points at the middle."""
    c, (x, y) = s.canvas, at
    with c.placed(x, y, size, angle - math.pi / 2):
        c.fill(disc(12, 12, 74, 0.8), INK, 0.4)
        with c.placed(56, -70, 0.8):
            arms.spear(c, 190)
        shape = disc(0, 6, 66, 0.5)
        c.form(shape, mix(paints[0], "#3a2a20", 0.5), None, "#c9a078", Pen(4.5, 4, (12, 8), 4, hatch=20))
        c.form(disc(4, 4, 30), "#9aa3ab", "#3d444c", "#f2f4ee", Pen(4.5, 4, (9, 9), 5))
        shape = stroke([(4, -26), (4, 34)], 9, (1, 1), 0.5, False)
        c.form(shape, "#c9a24b", None, "#f9e3a0", Pen(2.6, 2, (3, 1)))
    with c.placed(x - math.cos(angle) * size * 62, y - math.sin(angle) * size * 62, size * 0.62, angle):
        round_shield(c, 92, paints, int(angle * 7))


def cut_off_from_the_hird() -> Stage:
    """A wedge between one man and his own."""
    s = stage(56, "storm")
    land.sky(s, 300)
    land.clouds(s, 9, 20, 150, dark=True)
    land.peaks(s, 320, 110, 4, depth=0.4, snow=True)
    field = land.ground(s, 300, 8, "#24303a")
    land.furrows(s, field, "#4a6070")
    c = s.canvas
    with backlit(s, 3.5):
        for k in range(3):
            with c.placed(376 + k * 42, 316 + k * 8, 0.62, 0.0, True):
                figure(c, POSES["hail"], Folk("#a5bd35", helm="iron", hair="#7d4a2b"))
        for x, y, size, left in ((344, 396, 0.96, False), (252, 404, 1.1, True)):
            foe = Folk("#3a3440", weapon="axe", hold=-0.3, shield=("#26262b", "#a8302c"), hair="#453a38")
            with c.placed(x, y, size, 0.0, left):
                figure(c, POSES["guard"], foe)
        with c.placed(98, 400, 1.2):
            figure(
                c,
                POSES["guard"],
                Folk(
                    "#a5bd35",
                    weapon="sword",
                    hold=-0.5,
                    helm="gold",
                    cloak="#57661c",
                    shield=("#a5bd35", "#1f2a16"),
                    hair="#d9a850",
                ),
            )
    land.rain(s, 70)
    return s


def jarl_stands_alone() -> Stage:
    """Points from every side."""
    s = stage(57, "dawn")
    land.sky(s, 330)
    land.sun(s, 240, 168, 92, rays=1.3)
    land.clouds(s, 4, 30, 140)
    hill = land.ground(s, 372, 4, "#2c1016")
    land.furrows(s, hill, "#6d1f1c")
    c = s.canvas
    with backlit(s, 5), c.placed(232, 388, 1.3):
        figure(
            c,
            POSES["guard"],
            Folk(
                "#7a57a8",
                weapon="sword",
                hold=-0.1,
                helm="gold",
                cloak="#8e2f24",
                shield=("#7a57a8", "#e9dfc8"),
                hair="#ddd6c6",
            ),
        )
    for k in range(13):
        angle = math.pi * (0.02 + k / 12 * 1.0)
        x, y = 240 + math.cos(angle) * 226, 300 - math.sin(angle) * 262
        if 3 < k < 9:
            continue
        _point(s, x, y)
    for x in (40, 104, 172, 250, 320, 388, 446):
        _point(s, x, 424)
    return s


def _point(s: Stage, x: float, y: float) -> None:
    turn = math.atan2(200 - y, 240 - x) + math.pi / 2
    with s.canvas.placed(x, y, 0.52, turn):
        arms.spear(s.canvas, 340)


SCENES = {
    "counterblow-turn-of-the-wrist": turn_of_the_wrist,
    "counterblow-feint-and-answer": feint_and_answer,
    "counterblow-up-from-the-mud": up_from_the_mud,
    "counterblow-blow-returned": blow_returned,
    "surround-closing-ring": closing_ring,
    "surround-cut-off-from-the-hird": cut_off_from_the_hird,
    "surround-jarl-stands-alone": jarl_stands_alone,
}
