"""Skies, seas and wilds that jarls stand before."""

from __future__ import annotations

from art.ink import INK, Pen, blob, path, plate, stroke
from art.palette import mix
from art.portrait.beast import beast
from art.portrait.pose import Pose
from art.scene import craft, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage

LOW = 560.0


def burning_ship(s: Stage) -> None:
    """A pyre on the water for those who fell."""
    land.sky(s, 420)
    land.sun(s, 96, 150, 56)
    land.clouds(s, 6, 60, 320)
    land.sea(s, 430)
    c = s.canvas
    land.smoke(s, 470, 330, 240, wide=130, colour="#5a3a34")
    land.flames(s, 350, 560, 470, 230, count=10)
    with c.placed(466, 480, 0.56):
        craft.ship(c, None)
    land.flames(s, 384, 540, 462, 90, count=8)


def raven_tree(s: Stage) -> None:
    """A dead ash full of ravens."""
    land.sky(s, 540)
    land.sun(s, 420, 190, 78, rays=0.6)
    c, bark = s.canvas, mix(s.tone[0], INK, 0.4)
    for trunk, width in (
        (path("40,860 60,600 30,420 90,240 60,60 100,-40"), 92),
        (path("60,420 160,300 210,170 300,110"), 40),
    ):
        shape = stroke(trunk, width, (1, 0.2), 0.1)
        c.form(shape, bark, None, s.tone[2], Pen(3, 3, (12, 4), 5, hatch=26, step=7))
    for branch in (
        "80,260 180,190 330,200 430,130 540,150",
        "70,130 150,60 260,40",
        "50,520 130,470 170,400",
        "330,200 400,230 470,220",
    ):
        c.fill(stroke(path(branch), 22, (0.9, 0), 0.1), bark)
    for x, y, size, flip in ((238, 150, 0.62, False), (470, 132, 0.56, True), (150, 56, 0.6, False)):
        with c.placed(x, y, size, 0.0, flip):
            things.raven(c)
    with c.placed(380, 60, 0.6, -0.2, True):
        things.raven(c, flying=True)
    land.ground(s, LOW, 12)


def blizzard(s: Stage) -> None:
    land.sky(s, 520)
    land.sun(s, 430, 160, 50, rays=0.5)
    land.peaks(s, 520, 260, 3, depth=0.1, snow=True)
    land.pines(s, 566, 220, 9, (150, 420))
    land.ground(s, LOW, 10, "#dfe9ea", blades=0)
    land.blood(s, (40, 640), 200, 30)
    for k in range(24):
        y = 20 + k * 34
        s.canvas.brush([(-20, y), (200, y + 26), (420, y + 6), (600, y + 40)], 5, "#fdfdf6", opacity=0.35)
    land.snowfall(s, 150)


def forest(s: Stage) -> None:
    land.sky(s, 560)
    land.sun(s, 150, 190, 64)
    land.pines(s, 580, 420, 8, (170, 400))
    c, paint = s.canvas, mix(s.tone[0], INK, 0.35)
    for x, wide in ((20, 80), (540, 96)):
        shape = plate(
            [(x - wide / 2, -10), (x + wide / 2, -10), (x + wide * 0.66, 860), (x - wide * 0.66, 860)]
        )
        c.form(shape, paint, None, s.tone[2], Pen(3, 3, (18, 0), 5, hatch=34, step=8))
    land.ground(s, 570, 10)


def eaten_sun(s: Stage) -> None:
    """The wolf has the sun between its teeth."""
    land.sky(s, 560)
    c = s.canvas
    land.eclipse(s, 400, 210, 92)
    for _ in range(26):
        x, y = c.rng.uniform(0, 568), c.rng.uniform(0, 420)
        c.brush(
            path("0,0 -30,50 -44,84", x, y),
            c.rng.uniform(3, 8),
            "#ffb877",
            ends=(0, 1),
            peak=0.9,
            opacity=0.8,
        )
    with c.placed(452, 330, 0.9, 0.1):
        beast(c, Pose(-34, -6), "wolf", "#3a2026")
    land.peaks(s, 580, 150, 4, depth=0.9)
    land.flames(s, -20, 600, 610, 130, count=18)


def cliff(s: Stage) -> None:
    """High over the fjord."""
    land.sky(s, 420)
    land.sun(s, 420, 180, 60)
    land.clouds(s, 7, 60, 300)
    land.sea(s, 500)
    c = s.canvas
    for edge in (
        "-10,250 60,300 90,420 130,560 120,720 -10,720 -10,250",
        "580,340 520,380 500,470 450,580 470,720 580,720 580,340",
    ):
        rock = plate(path(edge))
        c.form(
            rock,
            mix(s.tone[2], s.tone[0], 0.35),
            s.tone[0],
            s.tone[4],
            Pen(4, 4, (26, 8), 4, hatch=54, step=8),
        )


def rainbow_bridge(s: Stage) -> None:
    """The road of the chosen, and those who walk it as light."""
    land.sky(s, 560)
    land.stars(s, 90, 380)
    land.aurora(s, 250, 3)
    c = s.canvas
    for k, paint in enumerate(("#c9503e", "#e8a23c", "#f2e08a", "#7fc48a", "#6fa8d8", "#8d78c8")):
        arc = [
            (-20, 560 - k * 13),
            (140, 430 - k * 14),
            (320, 250 - k * 14),
            (470, 120 - k * 12),
            (600, 40 - k * 12),
        ]
        c.brush(arc, 16, paint, ends=(1, 0.5), opacity=0.85)
    for x, y, size in ((70, 424, 0.5), (140, 358, 0.44), (438, 92, 0.26)):
        first = len(c.parts)
        with c.placed(x, y, size):
            figure(
                c, POSES["stand"], Folk("#fff6d8", skin="#fff6d8", hair="#f0e2b0", weapon="spear", hold=0.1)
            )
        ghost = "".join(c.parts[first:])
        del c.parts[first:]
        c.parts.append(f'<g opacity="0.85">{ghost}</g>')
    land.peaks(s, 600, 130, 4, depth=0.8, snow=True)


def dragon(s: Stage) -> None:
    """The worm rears behind him."""
    land.sky(s, 560)
    land.sun(s, 420, 140, 52, rays=0.9)
    land.peaks(s, 560, 220, 3, depth=0.4)
    c = s.canvas
    with c.placed(566, 640, 2.5, 0.0, True):
        craft.prow(c, 1.0, "#4a7a50")
    for x, y in path("500,560 520,480 500,400 470,330"):
        for j in range(3):
            c.brush(
                [(x - 22 + j * 18, y - 6), (x - 13 + j * 18, y + 8), (x - 4 + j * 18, y - 6)], 5, "#1c3326"
            )
    land.ground(s, 590, 10)


def thunder(s: Stage) -> None:
    land.sky(s, 520)
    land.clouds(s, 14, 10, 220, dark=True)
    land.lightning(s, (90, -8), (130, 560), 17)
    land.lightning(s, (500, -8), (470, 380), 11)
    land.peaks(s, 580, 210, 3, depth=0.6)
    land.ground(s, LOW + 20, 8)
    land.rain(s, 130)


def great_sun(s: Stage) -> None:
    """The sun stands as a crown behind her."""
    land.sky(s, 640, (0.1, 0.3, 0.55))
    land.sun(s, 284, 330, 216, rays=2.2)
    land.clouds(s, 6, 380, 560)
    land.ground(s, 600, 10, s.tone[1], blades=40)
    land.ground(s, 640, 10, s.tone[0], blades=40)


def moonlit_pack(s: Stage) -> None:
    land.sky(s, 560)
    land.sun(s, 400, 190, 96, rays=0.7)
    land.pines(s, 580, 330, 9, (160, 420))
    land.ground(s, LOW, 12)
    c = s.canvas
    for x, y in ((70, 500), (500, 520), (150, 540), (440, 556)):
        for side in (-1, 1):
            eye = blob(
                [
                    (x + side * 10 - 9, y + 2),
                    (x + side * 10, y - 5),
                    (x + side * 10 + 9, y - side * 3),
                    (x + side * 10, y + 5),
                ]
            )
            c.fill(eye.buffer(3), INK)
            c.fill(eye, "#ffd35a")


def boar_moor(s: Stage) -> None:
    land.sky(s, 540)
    land.sun(s, 110, 200, 66)
    land.clouds(s, 6, 60, 380)
    land.peaks(s, 560, 90, 3, depth=0.4)
    field = land.ground(s, 540, 8, mix(s.tone[1], s.tone[0], 0.5), blades=70)
    land.furrows(s, field, s.tone[0])
    with s.canvas.placed(486, 500, 0.6, 0.0):
        beast(s.canvas, Pose(-26, -4), "boar", "#4a3020")


def at_sea(s: Stage) -> None:
    """At the prow, with the wind."""
    land.sky(s, 420)
    for k in range(10):
        y = 30 + k * 44
        s.canvas.brush(path("-20,30 160,-6 360,14 600,-40", 0, y), 11 + k % 3 * 5, s.tone[3], opacity=0.3)
    land.sun(s, 120, 150, 50)
    land.sea(s, 430)
    with s.canvas.placed(470, 600, 1.5, 0.04):
        craft.prow(s.canvas, 1.2)
