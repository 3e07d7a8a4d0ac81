"""Scenes of the underdog: few against many."""

from __future__ import annotations

from art.ink import INK, Pen, block, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene import craft, folk, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlit, stage


def too_few_to_flee() -> Stage:
    """Three back to back, spears all around the sky."""
    s = stage(21, "ash")
    land.sky(s, 300)
    land.sun(s, 240, 150, 62, rays=1.2)
    land.clouds(s, 6, 30, 180)
    for y, size, paint in ((268, 0.6, "#6d625a"), (300, 0.9, "#3c3635")):
        folk.host(s, y, 22, size, paint, lit="#a89a86", spears=170)
    land.ground(s, 316, 7)
    c = s.canvas
    with backlit(s, 3.5):
        with c.placed(196, 396, 1.0, 0.0, True):
            figure(
                c, POSES["guard"], Folk("#2f63ab", weapon="spear", hold=1.1, shield=("#2f63ab", "#e9dfc8"))
            )
        with c.placed(292, 396, 1.0):
            figure(
                c,
                POSES["guard"],
                Folk("#8e2f24", weapon="axe", hold=-0.3, shield=("#a8302c", "#1c1714"), hair="#cf7a35"),
            )
        with c.placed(240, 408, 1.04):
            figure(
                c,
                POSES["stand"],
                Folk("#4f8a4c", weapon="sword", hold=-0.5, helm="", hair="#d9a850", cloak="#3a5a3a"),
            )
    return s


def backs_to_the_cliff() -> Stage:
    """A shield wall on the brink; spears come, the sea waits."""
    s = stage(22, "sea")
    land.sky(s, 220)
    land.sun(s, 404, 96, 36)
    land.clouds(s, 5, 40, 160)
    land.sea(s, 236)
    c = s.canvas
    cliff = plate(path("-10,236 70,226 190,240 262,232 300,246 284,300 300,350 280,390 290,430 -10,430"))
    c.form(cliff, "#6b5a48", "#2a211c", "#d9c39a", Pen(4.5, 5, (26, 6), 5, hatch=60, step=8))
    for x, y in ((40, 280), (110, 300), (180, 330), (70, 360), (220, 290), (140, 380)):
        c.brush([(x, y), (x + 26, y + 8), (x + 34, y + 44)], 7)
    with backlit(s, 3.5):
        for k, (x, paint, second) in enumerate(
            ((262, "#b3457a", "#efe0c4"), (206, "#1f8581", "#e9dfc8"), (150, "#a8302c", "#1c1714"))
        ):
            with c.placed(x, 244, 0.86, 0.0, True):
                figure(
                    c,
                    POSES["guard"],
                    Folk(
                        paint,
                        weapon=("sword", "axe", "spear")[k],
                        hold=(0.4, -0.4, 1.3)[k],
                        shield=(paint, second),
                    ),
                )
    for k in range(6):
        with c.placed(-60 + (k % 2) * 20, 40 + k * 38, 0.52, 1.45 + 0.05 * (k - 2)):
            from_left(s)
    for x, y in ((330, 380), (388, 352), (446, 392)):
        c.brush([(x - 30, y), (x, y - 22), (x + 34, y)], 12, "#f7f2cf")
    return s


def from_left(s: Stage) -> None:
    """A spear whose bearer is out of sight."""
    with s.canvas.placed(0, -170):
        arms.spear(s.canvas, 300)


def narrow_bridge() -> Stage:
    """One holds the planks against all."""
    s = stage(23, "moss")
    land.sky(s, 280)
    land.sun(s, 332, 82, 40)
    land.peaks(s, 300, 170, 3, depth=0.2, snow=True)
    c = s.canvas
    c.fill(block(0, 292, 480, 420), mix(s.tone[0], INK, 0.2))
    for x0, x1, side in ((-10, 120, 1), (388, 490, -1)):
        rim = x1 if side > 0 else x0
        rock = plate(
            [
                (x0, 280),
                (rim, 276),
                (rim - side * 14, 330),
                (rim + side * 8, 380),
                (rim - side * 10, 430),
                (x0 if side > 0 else x1, 430),
                (x0 if side > 0 else x1, 280),
            ]
        )
        c.form(rock, "#5f6b54", "#23291f", "#cfd8a8", Pen(4.5, 4, (18, 8), 4, hatch=44, step=8))
    folk.host(s, 268, 7, 1.0, "#16211d", x0=396, x1=486, spears=150, lit="#86ab68")
    for k in range(5):
        c.brush(
            [(150 + k * 46, 420), (160 + k * 46, 372), (146 + k * 50, 330)],
            9,
            mix(s.tone[3], s.tone[4], 0.4),
            opacity=0.35,
        )
    with backlit(s, 3.5):
        _planks(s)
        with c.placed(176, 300, 1.06):
            figure(
                c,
                POSES["strike"],
                Folk("#8e2f24", weapon="great", hold=0.35, cloak="#4a2c1c", hair="#b9512a", helm="iron"),
            )
        with c.placed(376, 290, 0.9, 0.0, True):
            figure(
                c,
                POSES["guard"],
                Folk("#3a4a5a", weapon="spear", hold=0.7, shield=("#26262b", "#e6dcc6"), hair="#453a38"),
            )
    return s


def _planks(s: Stage) -> None:
    c = s.canvas
    for k in range(13):
        x = 104 + k * 23
        y = 284 + 22 * (1 - ((k - 6) / 6) ** 2)
        craft.plank(c, plate([(x, y), (x + 20, y + 1), (x + 19, y + 17), (x + 1, y + 16)]), "#8a5f38", 1)
    for rise in (0, -62):
        rope = path("104,280 180,302 254,308 330,302 402,280", 0, rise)
        c.form(stroke(rope, 8, (1, 1)), "#b58b5a", None, "#ecd0a0", Pen(2.6, 2.6, (2, 4), 2))


def last_ship_home() -> Stage:
    """The sail that leaves, and the one who stays to hold the shore."""
    s = stage(24, "dawn")
    land.sky(s, 210)
    land.sun(s, 300, 196, 60)
    land.clouds(s, 6, 30, 150)
    land.sea(s, 212)
    c = s.canvas
    with c.placed(322, 262, 0.66):
        craft.ship(c, ("#e9dfc8", "#8e2f24"))
    c.brush([(130, 292), (220, 282), (300, 278), (430, 286)], 12, s.tone[4], opacity=0.7)
    shore = land.ground(s, 350, 10, "#2c1a16", blades=10)
    land.furrows(s, shore, "#6d3a28")
    with backlit(s, 4), c.placed(112, 396, 1.24):
        figure(
            c,
            POSES["stand"],
            Folk("#2f63ab", cloak="#7c2119", helm="", hair="#a7a298", weapon="great", hold=-0.28),
        )
    with c.placed(214, 392, 0.5, 0.24):
        round_shield(c, 92, ("#d2a62c", "#8e2f24"), 3)
    return s


def no_one_left_to_mourn() -> Stage:
    """Stones and shields of the kin; the last one kneels with an axe."""
    s = stage(25, "dusk")
    land.sky(s, 290)
    land.sun(s, 358, 110, 44, rays=0.7)
    land.clouds(s, 5, 50, 200)
    land.peaks(s, 300, 100, 4, depth=0.5)
    hill = land.ground(s, 272, 12, "#2b2140")
    land.furrows(s, hill, "#54407a")
    c = s.canvas
    with backlit(s, 3.5):
        for x, y, size, rune in (
            (52, 300, 0.62, "algiz"),
            (142, 286, 0.5, "othala"),
            (438, 304, 0.66, "ansuz"),
            (352, 286, 0.46, "tiwaz"),
        ):
            with c.placed(x, y, size, (x - 240) * 0.0004):
                things.rune_stone(c, rune)
        with c.placed(238, 396, 1.28):
            figure(
                c,
                POSES["kneel"],
                Folk("#3a4a6b", cloak="#2b2438", helm="", hair="#ddd6c6", weapon="axe", hold=0.1),
            )
    for x, y, paint, second, turn in (
        (76, 366, "#a8302c", "#1c1714", -0.2),
        (402, 372, "#1f8581", "#e9dfc8", 0.3),
        (160, 330, "#c9a24b", "#3a2a1a", 0.1),
    ):
        with c.placed(x, y, 0.42, turn):
            round_shield(c, 92, (paint, second), 1)
    with c.placed(424, 186, 0.42):
        things.raven(c)
    with c.placed(120, 112, 0.5, -0.2):
        things.raven(c, flying=True)
    return s


SCENES = {
    "underdog-too-few-to-flee": too_few_to_flee,
    "underdog-backs-to-the-cliff": backs_to_the_cliff,
    "underdog-narrow-bridge": narrow_bridge,
    "underdog-last-ship-home": last_ship_home,
    "underdog-no-one-left-to-mourn": no_one_left_to_mourn,
}
