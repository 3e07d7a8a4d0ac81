"""Scenes of the missions: how a battle was won, which is all that is asked."""

from __future__ import annotations

import math
from dataclasses import replace

from art.ink import INK, Canvas, Pen, disc, path, plate, stroke
from art.portrait import arms, body
from art.portrait.person import Person
from art.portrait.shield import round_shield
from art.scene import faces, folk, land, things
from art.scene.deed import GOLD, LEATHER, cut, planks, stage
from art.scene.folk import POSES, Folk, Pose, figure
from art.scene.stage import Stage, backlit


def first_cast_stands() -> Stage:
    """The cup is turned over, the knife stands in the board: nobody rolls again."""
    s = stage(431, "swan")
    land.sky(s, 260, (0.12, 0.4, 0.7))
    land.sun(s, 240, 150, 70, rays=1.6)
    planks(s, 216, 5, 44, "#8a5f38")
    c = s.canvas
    with backlit(s, 5):
        with c.placed(112, 270, 1.16):
            _cup(c)
        with c.placed(366, 158, 0.76):
            _knife(c)
        with c.placed(216, 300, 0.60, -0.08):
            things.die(c, ("axe", "sword", "shield"))
        with c.placed(320, 352, 0.62, 0.10):
            things.die(c, ("sword", "axe", "bow"))
        with c.placed(164, 372, 0.50, 0.22):
            things.die(c, ("spear", "shield", "axe"))
    return s


def _cup(c: Canvas) -> None:
    """A leather cup, mouth down, its rim at y 40."""
    side = plate(path("-46,-120 46,-120 70,34 -70,34"))
    cut(c, side, LEATHER, 5, shift=(26, 4), rim=5, hatch=34, step=8)
    cut(c, disc(0, -120, 46, 0.26), ("#9a6238", "#4a2414", "#e0a968"), 4, shift=(6, 5))
    for y, wide in ((-84, 54), (20, 70)):
        ring = stroke([(-wide, y), (0, y + 15), (wide, y)], 17, (1, 1))
        cut(c, ring, GOLD, 3.4, shift=(4, 5), rim=3)
    for flip in (1, -1):
        wave = [(x, -30 + flip * 17 * math.sin(x * 0.085)) for x in range(-56, 57, 7)]
        c.brush(wave, 6, "#e0b878", ends=(0.5, 0.5))


def _knife(c: Canvas) -> None:
    """A long knife that stands with its point in the board, the point at y 236."""
    c.fill(stroke(path("-34,236 0,244 40,234"), 13, (0, 0)), INK)
    shape = plate(path("-20,0 20,0 18,150 2,238 -10,160"))
    c.form(shape, "#b4bcc2", "#4a525c", "#eef1ee", Pen(4.5, 4.5, (15, 0), 4, hatch=12))
    c.fill(plate(path("-3,6 3,6 2,150 -2,150")), "#4a525c")
    with c.placed(0, -44, 1.0, math.pi):
        things.hilt(c)


FLEE: Pose = replace(
    POSES["charge"], head=(44, -166), near_arm=((-26, -158), (-62, -178)), far_arm=((58, -160), (92, -190))
)


def rout_to_sing_of() -> Stage:
    """They throw away what is heavy and run; behind them comes a wall of points."""
    s = stage(432, "dawn")
    land.sky(s, 300, (0.1, 0.36, 0.7))
    land.sun(s, 60, 150, 88, rays=1.6, colour="#ffdc9a")
    land.clouds(s, 5, 30, 160)
    land.peaks(s, 306, 70, 5, depth=0.6)
    folk.host(s, 306, 8, 0.9, "#2c1016", x0=-10, x1=150, spears=150, lit="#e88a45")
    hill = land.ground(s, 316, 7, "#35141a", blades=10)
    land.furrows(s, hill, "#7c2a22")
    c = s.canvas
    with backlit(s, 4):
        with c.placed(232, 352, 0.78, 0.06):
            figure(c, FLEE, Folk("#3f6a4c", helm="iron", hair="#453a38", cloak="#26402e"))
        with c.placed(402, 356, 0.80, 0.10):
            figure(c, FLEE, Folk("#5a3d7a", helm="", hair="#d9a850", beard=False))
        with c.placed(318, 402, 1.06, 0.08):
            figure(c, FLEE, Folk("#3a4f70", helm="", hair="#7d4a2b", cloak="#22304a"))
        for x, y, size, turn, two in (
            (170, 372, 0.50, 0.2, ("#3a4f70", "#e9dfc8")),
            (256, 110, 0.40, -0.4, ("#3f6a4c", "#d8c6a0")),
        ):
            with c.placed(x, y, size, turn):
                round_shield(c, 96, two, 1)
        with c.placed(202, 402, 0.5, 1.32):
            arms.axe(c, 220)
    for y in (96, 150, 204, 258):
        with c.placed(96 - (y % 60), y, 0.62, 1.50 + (y - 180) * 0.0012):
            arms.spear(c, 300)
    return s


_THREE = (
    Person(
        61,
        "wolf",
        yaw=16,
        roll=3,
        build="lean",
        skin="fair",
        nose="hook",
        mouth="grim",
        hair="brown",
        beard="short",
        head="helm",
        brow=14,
        iris="#6f9ab0",
    ),
    Person(
        62,
        "stag",
        yaw=-15,
        roll=-3,
        build="square",
        skin="tan",
        nose="broken",
        mouth="grim",
        hair="grey",
        beard="fork",
        head="guards",
        brow=16,
        scars=("cheek-left",),
        iris="#8f7a4a",
    ),
    Person(
        63,
        "bear",
        woman=True,
        yaw=0,
        pitch=-3,
        build="oval",
        skin="ruddy",
        nose="straight",
        mouth="set",
        hair="ginger",
        cut="braids",
        head="peaked",
        brow=12,
        wide=7,
        paint="band",
        paint_colour="#27506e",
    ),
)


def three_abreast() -> Stage:
    """Three heads, three weapons, one wall of shields."""
    s = stage(433, "swan")
    land.sky(s, 420, (0.1, 0.36, 0.7))
    land.sun(s, 240, 120, 92, rays=1.7)
    land.clouds(s, 5, 30, 220)
    c = s.canvas
    with backlit(s, 4):
        with c.placed(52, 112, 0.62, -0.12):
            arms.axe(c, 460)
        with c.placed(428, 118, 0.62, 0.12):
            arms.spear(c, 460)
        with c.placed(310, 150, 0.34, 0.06):
            arms.sword(c)
        for person, x, y, size in (
            (_THREE[0], 112, 190, 0.50),
            (_THREE[1], 368, 190, 0.50),
            (_THREE[2], 240, 166, 0.56),
        ):
            with c.placed(x - 142 * size * 1.0, y - 396 * size, size):
                body.shoulders(c, replace(person, at=(278, 396)))
            faces.head_alone(c, person, x, y, size)
    for x, y, two, kind in (
        (104, 366, ("#4f8a4c", "#e3ddc0"), 0),
        (376, 366, ("#7a57a8", "#e4d6c4"), 3),
        (240, 372, ("#a8302c", "#e9dfc8"), 1),
    ):
        with c.placed(x, y, 1.04):
            round_shield(c, 96, two, kind)
    return s


SCENES = {
    "mission-first-cast-stands": first_cast_stands,
    "mission-rout-to-sing-of": rout_to_sing_of,
    "mission-three-abreast": three_abreast,
}
