"""Scenes of fury: more strength for a battle."""

from __future__ import annotations

import math

from art.ink import Pen, disc, joined, path, plate, stroke
from art.portrait import arms, body
from art.portrait.person import Person
from art.portrait.shield import round_shield
from art.scene import craft, faces, folk, hands, land, things
from art.scene.stage import Stage, backlight, backlit, stage


def red_dawn() -> Stage:
    """An axe lifted before a sun that fills the sky; the line comes over the ridge."""
    s = stage(11, "dawn")
    land.sky(s, 330)
    land.sun(s, 250, 190, 118, colour="#f6b25a")
    land.clouds(s, 5, 40, 240)
    land.peaks(s, 350, 90, 4, depth=0.7)
    land.ground(s, 336, 10)
    folk.host(s, 346, 17, 0.62, "#1b0a0e", lit="#e8673a")
    land.ground(s, 366, 8)
    c = s.canvas
    with backlit(s), c.placed(208, 372, 0.86, 0.2):
        hands.wielding(c, "axe", "ruddy", "#8e2f24")
    return s


def foam_on_the_beard() -> Stage:
    """A face that has left its mind behind."""
    s = stage(12, "blood")
    land.sky(s, 420)
    land.sun(s, 386, 90, 48)
    land.rain(s, 60, -20, 0.35)
    man = Person(
        3,
        "bear",
        yaw=-20,
        pitch=6,
        roll=-9,
        build="square",
        skin="ruddy",
        mouth="shout",
        nose="broken",
        hair="red",
        cut="wild",
        beard="bristle",
        brow=20,
        wide=9,
        iris="#8fb8c8",
        scars=("cheek-left",),
        paint="fingers",
        paint_colour="#3c0c10",
    )
    with backlit(s):
        head = faces.head_alone(s.canvas, man, 246, 168, 0.98)
    faces.foam(head, 246, 168, 0.98)
    return s


def bitten_rim() -> Stage:
    """Teeth in the rim of a shield, as the berserks did."""
    s = stage(13, "forge")
    land.sky(s, 430)
    land.sparks(s, (250, 190), 320, 46, colour="#f3a53a")
    man = Person(
        8,
        "wolf",
        yaw=14,
        pitch=-6,
        roll=5,
        build="broad",
        skin="pale",
        mouth="snarl",
        nose="hook",
        hair="black",
        cut="mohawk",
        beard="chops",
        brow=22,
        wide=8,
        iris="#c9a24b",
        paint="band",
        paint_colour="#16222c",
        scars=("eye-right",),
    )
    c = s.canvas
    with backlit(s):
        faces.head_alone(c, man, 240, 150, 0.9)
    with c.placed(252, 408, 1.62):
        round_shield(c, 106, ("#7c2119", "#e2cfa0"), 1)
    teeth = [plate(path("-6,229 6,229 4,246 -4,246", x, 0)) for x in (224, 238, 252, 266, 280)]
    for tooth in teeth:
        c.form(tooth, "#f3ead2", "#a88b5c", "#fffdf0", Pen(2.2, 2, (3, 2), 1.5))
    for x, side in ((96, -1), (404, 1)):
        with c.placed(x, 300, 0.72, side * 0.5):
            hands.fist(c, "pale", "#3c4a3a", side)
    return s


def mead_and_thunder() -> Stage:
    """A horn of mead lifted to the thunder."""
    s = stage(14, "storm")
    land.sky(s, 340, (0.18, 0.5, 0.86))
    land.clouds(s, 12, 10, 130, dark=True)
    land.lightning(s, (388, -6), (344, 330))
    land.peaks(s, 400, 90, 4, depth=0.8)
    land.rain(s, 110)
    c = s.canvas
    with backlit(s), c.placed(120, 132, 0.92, -0.62):
        things.horn(c, drink=True)
    _mead(s)
    with c.placed(262, 176, 1.05, -0.36):
        hands.fist(c, "ruddy", "#2f63ab", 1)
    return s


def _mead(s: Stage) -> None:
    c, rng = s.canvas, s.canvas.rng
    foam = [disc(66 + k * 15, 112 + 10 * math.sin(k * 1.7) - k * 5, 16 + 5 * (k % 3)) for k in range(8)]
    c.form(joined(foam), "#fdf6dc", "#c9ae74", "#ffffff", Pen(4, 4, (6, 7), 3, hatch=8))
    for x, y, long in ((62, 120, 120), (92, 132, 70), (48, 108, 60), (168, 74, 0)):
        drop = (
            stroke([(x, y), (x - 6, y + long * 0.5), (x - 10, y + long)], 22, (1, 0.2), 0.2)
            if long
            else disc(x, y, 9)
        )
        c.form(drop, "#e8b13c", "#8f5a16", "#ffe9a0", Pen(3, 3, (4, 3), 3))
    splashes = [disc(rng.uniform(20, 200), rng.uniform(24, 90), rng.uniform(3, 7)) for _ in range(14)]
    c.form(joined(splashes), "#f0c353", None, "#fff0b8", Pen(2, 2, (2, 2), 1.5))


def bare_chested_charge() -> Stage:
    """No shirt, two axes, straight at us."""
    s = stage(15, "snow")
    land.sky(s, 360)
    land.peaks(s, 330, 170, 3, depth=0.1, snow=True)
    folk.host(s, 336, 15, 0.7, "#2b3c52", lit="#8fb0c4")
    land.ground(s, 350, 8, "#dfe9ea", blades=0)
    man = Person(
        5,
        "bear",
        yaw=-9,
        pitch=-4,
        roll=5,
        build="square",
        skin="ruddy",
        mouth="shout",
        nose="broad",
        hair="ginger",
        cut="mohawk",
        beard="fork",
        brow=18,
        wide=8,
        garment="bare",
        turn=-0.3,
        paint="claw",
        paint_colour="#27506e",
    )
    c = s.canvas
    with backlit(s):
        for x, y, side, turn in ((74, 262, -1, -0.2), (410, 254, 1, 0.24)):
            with c.placed(x, y, 0.78, turn):
                hands.wielding(c, "axe", "ruddy", "#b5714a", side)
        with c.placed(14, -226, 0.8):
            body.shoulders(c, man)
        faces.head_alone(c, man, 238, 104, 0.76)
    land.snowfall(s, 90)
    return s


def blood_in_the_snow() -> Stage:
    """What the white field keeps of a fight."""
    s = stage(16, "snow")
    land.sky(s, 170, (0.1, 0.35, 0.7))
    land.sun(s, 92, 84, 34, rays=0.6)
    land.pines(s, 176, 104, 15)
    field = land.ground(s, 166, 8, "#eef2ee", blades=0)
    land.furrows(s, field, "#9db6c6")
    c = s.canvas
    land.blood(s, (196, 300), 250, 60)
    for k in range(6):
        x, y = 452 - k * 30 - (k % 2) * 34, 220 + k * 36
        with c.placed(x, y, 0.5 + k * 0.1, 0.6):
            step = joined([disc(0, 0, 10, 1.7), disc(0, 30, 8, 1.0)])
            c.form(step, "#5f7f98", "#3c5a74", None, Pen(0, shift=(3, 3)))
    start = len(c.parts)
    c.fill(plate(path("160,306 190,296 344,350 330,366")), "#4b6a84", 0.7)
    with c.recording() as kept, c.placed(150, 262, 0.78, 2.62):
        arms.axe(c, 330)
    backlight(s, start, kept)
    shape = stroke(path("104,312 150,300 206,316"), 34, (0.2, 0.1))
    c.form(shape, "#fbfdf6", "#a9c2d0", None, Pen(0, shift=(4, 6)))
    land.blood(s, (176, 318), 60, 10)
    with c.placed(356, 196, 0.62):
        things.raven(c)
    land.snowfall(s, 60)
    return s


def horn_answers() -> Stage:
    """A horn over the fjord, and sails that come."""
    s = stage(17, "dusk")
    land.sky(s, 240)
    land.sun(s, 120, 214, 44)
    land.peaks(s, 262, 150, 3, depth=0.3)
    land.sea(s, 248)
    c = s.canvas
    for x, y, size in ((150, 276, 0.2), (70, 292, 0.27), (236, 302, 0.33)):
        with c.placed(x, y, size):
            craft.ship(c)
    for k in range(1, 6):
        arc = [
            (236 - k * 34 * math.cos(a), 118 - k * 26 * math.sin(a) - 10) for a in (-0.9, -0.45, 0, 0.45, 0.9)
        ]
        c.brush(arc, 8 - k * 0.6, s.tone[4], opacity=0.95 - k * 0.13)
    with backlit(s):
        with c.placed(244, 150, 0.8, -0.1):
            things.horn(c)
        with c.placed(352, 262, 0.8, 0.34):
            hands.fist(c, "fair", "#3f6a4c", -1)
    return s


SCENES = {
    "fury-red-dawn": red_dawn,
    "fury-foam-on-the-beard": foam_on_the_beard,
    "fury-bitten-rim": bitten_rim,
    "fury-mead-and-thunder": mead_and_thunder,
    "fury-bare-chested-charge": bare_chested_charge,
    "fury-blood-in-the-snow": blood_in_the_snow,
    "fury-horn-answers": horn_answers,
}
