"""Heroic scenes: everything on one deed."""

from __future__ import annotations

import math

from art.ink import INK, Pen, blob, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene import craft, folk, hands, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlight, backlit, stage


def thrown_to_the_wind() -> Stage:
    """Two dice leave the hand."""
    s = stage(31, "storm")
    land.sky(s, 400, (0.1, 0.4, 0.75))
    for k in range(9):
        y = 30 + k * 40
        c = s.canvas
        c.brush(path("-20,50 120,8 280,22 500,-50", 0, y), 9 + k % 3 * 4, s.tone[3], opacity=0.35)
    c = s.canvas
    with backlit(s):
        with c.placed(130, 336, 1.0, 0.5):
            hands.open_hand(c, "fair", "#2f63ab")
        with c.placed(296, 112, 0.72, 0.32):
            things.die(c, ("axe", "sword", "shield"))
        with c.placed(402, 226, 0.6, -0.42):
            things.die(c, ("spear", "bow", "axe"))
    for x, y, turn in ((214, 60, 0.4), (392, 66, -0.5), (60, 96, 0.9), (330, 350, 0.2)):
        with c.placed(x, y, 1.0, turn):
            c.form(
                blob(path("-26,0! -6,-9 24,-2! 2,8")), "#c9a24b", "#7b5a20", "#f9e3a0", Pen(2.4, 2, (2, 4), 2)
            )
            c.brush([(-24, 0), (20, -1)], 2)
    return s


def all_or_ashes() -> Stage:
    """The hall burns behind the one who lit it."""
    s = stage(32, "forge")
    land.sky(s, 330)
    c = s.canvas
    land.smoke(s, 330, 130, 130, wide=110, colour="#4a3a38")
    land.flames(s, 130, 470, 230, 210, count=12)
    with c.placed(296, 350, 1.3):
        craft.hall(c, "#5a3220", "#3a2016")
    land.flames(s, 120, 210, 356, 100, count=6)
    land.flames(s, 386, 490, 356, 130, count=6)
    land.sparks(s, (250, 170), 300, 40, colour="#ffd978", start=math.pi, sweep=math.pi)
    land.ground(s, 338, 6, "#1b0e0b")
    with backlit(s, 4), c.placed(96, 404, 0.98):
        figure(
            c,
            POSES["hail"],
            Folk("#5b2c3a", cloak="#3a1512", weapon="axe", hold=-0.4, helm="wolf", hair="#453a38"),
        )
    with c.placed(133, 188, 1.0):
        c.form(stroke([(0, 0), (8, -52)], 11, (0.8, 1), 0.5, False), "#7a4f2c", pen=Pen(3, 2, (3, 2)))
    land.flames(s, 122, 160, 142, 60, count=4)
    return s


def empty_handed_leap() -> Stage:
    """From one ship to the other, with nothing but two hands."""
    s = stage(33, "sea")
    land.sky(s, 260)
    land.sun(s, 256, 128, 66, rays=1.3)
    land.clouds(s, 5, 30, 200)
    land.sea(s, 290)
    c = s.canvas
    with backlit(s, 4):
        with c.placed(52, 424, 1.0, -0.1):
            craft.prow(c, 0.98)
        with c.placed(440, 424, 1.0, 0.0, True):
            craft.prow(c, 0.8, "#5a4468")
        with c.placed(262, 262, 1.02, 0.06):
            figure(c, POSES["leap"], Folk("#c8692b", helm="", hair="#d9a850", cloak="#8e2f24", bare=False))
    for x, y in ((150, 372), (230, 396), (320, 378)):
        c.brush([(x - 36, y), (x, y - 26), (x + 40, y)], 13, s.tone[4])
    return s


def deed_for_the_skalds() -> Stage:
    """A lyre by the fire; in the smoke, the fight with the worm."""
    s = stage(34, "hall")
    land.sky(s, 420, (0.2, 0.55, 0.9))
    c = s.canvas
    coil = path("486,214 420,226 376,186 410,132 456,106 440,52 380,40 336,66 316,110 312,160")
    worm = stroke(coil, 44, (0.6, 0.7), 0.4)
    c.form(worm, "#4f7a5a", "#1f3327", "#c8dca0", Pen(4, 4, (8, 9), 4, hatch=16, step=6))
    for x, y in coil[1:-2]:
        c.brush([(x - 9, y - 8), (x, y + 4), (x + 9, y - 8)], 3.4, "#c8dca0")
    with c.placed(318, 178, 0.62, 0.1, True):
        craft.prow(c, 0.9, "#4f7a5a")
    with backlit(s, 4), c.placed(118, 236, 0.88):
        figure(
            c,
            POSES["strike"],
            Folk(
                "#c9a24b",
                helm="gold",
                weapon="sword",
                hold=0.9,
                shield=("#a8302c", "#e9dfc8"),
                cloak="#8e2f24",
            ),
        )
    for k in range(4):
        line = [(40 + k * 120, 300), (70 + k * 110, 262), (40 + k * 120, 228), (80 + k * 100, 196)]
        c.brush(line, 16, mix(s.tone[3], s.tone[4], 0.3), opacity=0.4)
    land.flames(s, 20, 190, 424, 150, count=9)
    with backlit(s, 4):
        with c.placed(318, 440, 0.86, -0.2):
            things.lyre(c)
        with c.placed(404, 372, 0.62, -1.15):
            hands.open_hand(c, "ruddy", "#5a3d7a", grasp=True)
    return s


def axe_let_fly() -> Stage:
    """The axe turns in the air; the hand that held it is still open."""
    s = stage(35, "blood")
    land.sky(s, 330)
    land.sun(s, 110, 92, 44)
    land.pines(s, 346, 130, 11)
    land.ground(s, 340, 8)
    c = s.canvas
    for k in range(7):
        arc = [(110 + k * 13, 290 - k * 22), (190 + k * 14, 160 - k * 12), (330, 70 + k * 9)]
        c.brush(arc, 15 - k, s.tone[4], ends=(0, 0.4), peak=0.9, opacity=0.3)
    for q, fade in ((-1.0, 0.25), (-0.45, 0.45)):
        first = len(c.parts)
        with c.placed(330 + q * 60, 130 - q * 16, 0.86, 0.9 + q * 1.1):
            arms.axe(c, 190)
        ghost = "".join(c.parts[first:])
        del c.parts[first:]
        c.parts.append(f'<g opacity="{fade}">{ghost}</g>')
    with backlit(s):
        with c.placed(344, 134, 0.94, 1.2, True):
            arms.axe(c, 190)
        with c.placed(96, 358, 0.86, 0.62):
            hands.open_hand(c, "tan", "#3a3440")
    return s


def broken_blade() -> Stage:
    """Half a sword is still half a sword."""
    s = stage(36, "night")
    land.sky(s, 400)
    land.sun(s, 92, 92, 44, rays=0.8)
    c = s.canvas
    land.burst(s, (258, 150), 92)
    land.sparks(s, (258, 150), 260, 44)
    with backlit(s):
        with c.placed(212, 372, 0.98, 0.24):
            with c.placed(0, -72):
                stump = plate(path("-19,-30 -18,-150 -8,-176 -2,-152 8,-190 17,-164 19,-30"))
                c.form(stump, "#b4bcc2", "#4a525c", "#eef1ee", Pen(4, 4, (14, 0), 4, hatch=10))
                c.fill(plate(path("-4,-34 -3,-140 3,-146 4,-34 0,-30")), "#4a525c")
                things.hilt(c)
            hands.fist(c, "ruddy", "#2b4468", -1)
        for x, y, turn, size in (
            (352, 74, 0.9, 1.0),
            (396, 190, 2.1, 0.66),
            (150, 110, -0.8, 0.5),
            (310, 212, 2.8, 0.42),
        ):
            with c.placed(x, y, size, turn):
                shard = plate(path("-17,70 -18,-60 -2,-104 15,-70 18,50 6,30"))
                c.form(shard, "#b4bcc2", "#4a525c", "#f6f8f4", Pen(4, 4, (14, 0), 5, hatch=10))
    return s


def spear_over_the_host() -> Stage:
    """One spear thrown over them all gives them to Odin."""
    s = stage(37, "green")
    land.sky(s, 300)
    land.stars(s, 70, 200)
    land.aurora(s, 150, 2)
    land.sun(s, 384, 84, 38, rays=0.6)
    for y, size, paint in ((306, 0.7, "#23503a"), (340, 1.0, "#1a3529"), (384, 1.4, "#0d1a15")):
        folk.host(s, y, int(20 / size), size, paint, lit="#3f9a72", spears=70)
    c, start = s.canvas, len(s.canvas.parts)
    for k in range(5):
        y = 262 - k * 7
        c.brush(
            [(-30, y + 60 - k * 16), (100, y - 36 - k * 7), (240, y - 80 - k * 4)],
            9 - k,
            s.tone[4],
            ends=(0, 0.3),
            peak=0.9,
            opacity=0.6,
        )
    with c.recording() as kept, c.placed(330, 150, 1.06, 1.32):
        arms.spear(c, 300)
    backlight(s, start, kept)
    with c.placed(60, 70, 0.54, -0.1):
        things.raven(c, flying=True)
    return s


def last_arrow() -> Stage:
    """The quiver is empty; this one must find its mark."""
    s = stage(38, "gold")
    land.sky(s, 330)
    land.sun(s, 330, 146, 92)
    land.clouds(s, 5, 30, 230)
    land.peaks(s, 360, 90, 4, depth=0.6)
    c = s.canvas
    rock = plate(path("-10,352 60,338 170,344 250,330 300,352 330,430 -10,430"))
    c.form(rock, "#4a3420", "#1f140c", "#d9a850", Pen(4.5, 4, (16, 10), 4, hatch=40, step=8))
    with backlit(s, 4), c.placed(150, 346, 1.42):
        figure(c, POSES["archer"], Folk("#4f8a4c", helm="", hair="#94502f", cloak="#3a4a2a", beard=False))
        with c.placed(86, -160, 0.42):
            with c.placed(62, -120):
                limb = path("10,-196 -8,-190 40,-120 64,0 70,120 64,240 40,360 -8,430 10,436")
                shape = stroke([(x - 70, y) for x, y in limb], 24, (0.3, 0.3))
                c.form(shape, "#8a5a30", "#4a2d1a", "#d9a468", Pen(5, shift=(6, 2)))
            c.fill(stroke([(2, -312), (-212, 2), (2, 314)], 5, (1, 1), 0.5, False), "#fff3cf")
        with c.placed(0, -159, 1.0):
            c.form(stroke([(-6, 0), (116, -3)], 5, (1, 1), 0.5, False), "#e2cfa0", pen=Pen(2.4, 2, (1, 2)))
            shape = plate(path("112,-13 138,-4 112,6 118,-3 112,-13"))
            c.form(shape, "#9aa3ab", "#4a525c", "#eef1ee", Pen(2.4, 2, (2, 3)))
    _spent(s)
    return s


def _spent(s: Stage) -> None:
    """The arrows that missed."""
    c = s.canvas
    for x, y, turn in ((382, 392, 0.5), (424, 404, -0.2), (350, 408, 0.15), (54, 330, -0.3)):
        with c.placed(x, y - 70, 0.56, turn):
            c.form(stroke([(0, 0), (0, 130)], 7, (1, 1), 0.5, False), "#b58b5a", pen=Pen(2.6, 2, (3, 0)))
            for side in (-1, 1):
                shape = plate(path("2,0 18,-10 18,34 2,44", side=side))
                c.form(shape, "#8e2f24" if side < 0 else "#5b1c16", pen=Pen(2.6, 2, (3, 3)))


def cast_off_shield() -> Stage:
    """The shield flies; both hands take the axe."""
    s = stage(39, "ash")
    land.sky(s, 330)
    land.sun(s, 110, 110, 46)
    land.peaks(s, 340, 120, 3, depth=0.4)
    ground = land.ground(s, 336, 8, "#2b2422")
    land.furrows(s, ground, "#5c504a")
    c = s.canvas
    with backlit(s, 4), c.placed(126, 400, 1.14):
        figure(
            c,
            POSES["charge"],
            Folk("#7c2119", weapon="great", hold=0.5, helm="iron", cloak="#3c3635", hair="#cf7a35"),
        )
    for k in range(5):
        c.brush(
            [(190 + k * 16, 330 - k * 40), (250 + k * 12, 250 - k * 20), (320, 200 + k * 16)],
            8,
            s.tone[4],
            opacity=0.4,
        )
    with backlit(s, 4), c.placed(352, 252, 1.16, 0.5):
        round_shield(c, 100, ("#2f63ab", "#e9dfc8"), 0)
        crack = stroke(path("60,-84 34,-52 46,-30 18,-8 24,14"), 15, (0.9, 0), 0.1, False)
        c.fill(crack.buffer(2), INK)
        c.brush([(56, -78), (32, -50), (42, -30)], 4, "#c98f55")
    for x, y, turn in ((430, 120, 0.6), (456, 190, 1.6), (404, 92, -0.4), (262, 148, 0.2)):
        with c.placed(x, y, 1.0, turn):
            c.form(
                plate(path("-4,-22 6,-10 5,22 -5,14 -3,-6")), "#8a5f38", None, "#ecd0a0", Pen(2.4, 2, (3, 2))
            )
    return s


SCENES = {
    "heroic-thrown-to-the-wind": thrown_to_the_wind,
    "heroic-all-or-ashes": all_or_ashes,
    "heroic-empty-handed-leap": empty_handed_leap,
    "heroic-deed-for-the-skalds": deed_for_the_skalds,
    "heroic-axe-let-fly": axe_let_fly,
    "heroic-broken-blade": broken_blade,
    "heroic-spear-over-the-host": spear_over_the_host,
    "heroic-last-arrow": last_arrow,
    "heroic-cast-off-shield": cast_off_shield,
}
