"""Scenes of the Valkyries' tactics: weapons where none was, and the two roads to Valhalla."""

from __future__ import annotations

import math

import numpy as np

from art.ink import INK, Canvas, Pen, blob, block, disc, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene import craft, hands, land
from art.scene.deed import GOLD, WOOD, cloud, cut, limb, paints, rings, stage
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Spot, Stage, backlight, backlit
from art.scene.throw import boulder, feather
from art.valhalla.scene.steeds import horse


def axe_in_the_doorpost() -> Stage:
    """Snow and morning in the open door; in its post an axe nobody has pulled out."""
    s = stage(401, "swan")
    land.sky(s, 330, (0.1, 0.4, 0.75))
    land.sun(s, 372, 150, 54, rays=1.2)
    land.peaks(s, 320, 110, 4, depth=0.1, snow=True)
    land.ground(s, 306, 6, "#e8eef0", blades=0)
    c = s.canvas
    land.snowfall(s, 46)
    cut(c, plate(path("150,-10 490,-10 490,44 150,62")), "#4a2c1c", 4, hatch=20)
    cut(c, plate(path("150,372 490,348 490,430 150,430")), "#5f3c24", 4, shift=(6, 12), hatch=20)
    for x in (12, 64):
        cut(c, block(x - 40, -10, x + 10, 430), "#3f2618", 3.4, shift=(8, 0))
    post = plate(path("76,-10 218,-10 210,430 84,430"))
    cut(c, post, ("#8a5a32", "#3c2214", "#e0a968"), 5, shift=(24, 0), rim=6, hatch=40, step=8)
    _carving(c)
    with c.placed(286, 150, 1.36, -0.60):
        start = len(c.parts)
        with c.recording() as kept, c.clipped(plate(path("-86,-160 200,-160 200,400 -60,400 -66,70"))):
            arms.axe(c, 236)
    backlight(s, start, kept, 0)
    for line in (
        "206,236 150,250 122,242 92,254",
        "204,214 176,182 164,140",
        "206,258 182,300 190,350",
        "196,226 150,214",
    ):
        c.fill(stroke(path(line), 15, (1, 0), 0.1, False), INK)
    for x, y, turn in ((170, 176, -0.9), (158, 282, -2.2), (216, 300, 2.4), (130, 222, -1.3)):
        with c.placed(x, y, 1.0, turn):
            shape = plate(path("-6,10 -3,-34 7,8"))
            cut(c, shape, ("#e8c48a", "#8a5a32", "#fff0cc"), 2.6, shift=(3, 3), rim=2)
    with c.placed(398, 226, 0.44, 0.7):
        feather(c, 220, 84, "#f2efe2")
    return s


def _carving(c: Canvas) -> None:
    """A worm in two strands down the post."""
    for flip in (1, -1):
        line = [(147 + flip * 34 * math.sin(y * 0.034), float(y)) for y in range(300, 430, 10)]
        c.fill(stroke(line, 15, (1, 1)), "#2e1a10")
        c.fill(stroke(line, 7, (1, 1)), "#c98f55")
        line = [(147 + flip * 34 * math.sin(y * 0.034), float(y)) for y in range(-10, 130, 10)]
        c.fill(stroke(line, 15, (1, 1)), "#2e1a10")
        c.fill(stroke(line, 7, (1, 1)), "#c98f55")


def sword_from_the_lake() -> Stage:
    """An arm out of still water, and a blade that was never rusty."""
    s = stage(402, "lake")
    land.sky(s, 240, (0.1, 0.4, 0.7))
    land.stars(s, 50, 150)
    land.sun(s, 352, 96, 52, rays=0.7)
    land.peaks(s, 262, 110, 4, depth=0.55)
    c = s.canvas
    c.fill(block(-5, 248, 485, 425), s.tone[1])
    for k in range(26):
        y = 256 + k * k * 0.27
        x, long = 240 + 190 * math.sin(k * 2.3), 40 + k * 4
        c.brush([(x - long, y), (x, y + 2), (x + long, y)], 2 + k * 0.2, (s.tone[0], s.tone[2])[k % 2])
    for k in range(13):
        y = 258 + k * 13
        wide = 34 - k + 12 * math.sin(k * 1.9)
        c.brush([(352 - wide, y), (352, y + 2), (352 + wide, y)], 7, s.tone[4], opacity=0.8)
    rings(s, (232, 366), [190, 142, 98], 0.3, width=7, colour=s.tone[3])
    start = len(c.parts)
    above = plate(path("0,0 480,0 480,364 290,366 232,384 174,366 0,364"))
    with c.clipped(above), c.placed(222, 300, 0.57, 0.10):
        hands.wielding(c, "sword", "pale", "#d9e6ea", -1)
    wet = disc(232, 370, 60, 0.26).difference(disc(232, 364, 48, 0.22))
    cut(c, wet, (s.tone[3], s.tone[2], "#ffffff"), 2)
    with c.placed(222, 300, 0.57, 0.10):
        glow = plate(path("-30,-90 -28,-460 0,-520 28,-460 30,-90"))
        front, c.parts = c.parts[start:], c.parts[:start]
        c.fill(glow.buffer(26), s.tone[4], 0.18)
        c.fill(glow.buffer(10), s.tone[4], 0.35)
        c.parts += front
    drops = [(196, 330), (268, 336), (182, 300), (286, 306), (176, 352), (292, 350)]
    for x, y in drops:
        cut(c, disc(x, y, 5), ("#e8f6f0", "#86c0b0", "#ffffff"), 2, shift=(2, 2), rim=1)
    for x, tall, lean in (
        (40, 190, 14),
        (66, 150, -8),
        (20, 130, -12),
        (86, 110, 12),
        (452, 150, -14),
        (430, 100, 8),
    ):
        c.brush(
            [(x, 430), (x + lean * 0.3, 430 - tall * 0.6), (x + lean, 430 - tall)],
            9,
            "#06130f",
            ends=(1, 0.2),
        )
        if tall > 120:
            head = stroke([(x + lean, 446 - tall), (x + lean * 1.2, 392 - tall)], 13, (0.5, 0.3))
            c.form(head, "#5a3d26", "#2a1d14", "#a9805a", Pen(2.4, 2, (4, 2), 2))
    return s


def spear_left_standing() -> Stage:
    """A cairn on the heath, a shield against it, a spear in it, and nobody."""
    s = stage(403, "rime")
    land.sky(s, 330, (0.12, 0.42, 0.74))
    land.sun(s, 150, 128, 58, rays=1.0)
    land.clouds(s, 5, 40, 210)
    land.peaks(s, 330, 80, 5, depth=0.3)
    heath = land.ground(s, 318, 8, "#2c3d33", blades=22)
    land.furrows(s, heath, "#4f6a58", 26)
    c = s.canvas
    with backlit(s), c.placed(268, 140, 0.84, 0.05):
        arms.spear(c, 330)
        _streamers(c)
    for k, (x, y, r) in enumerate(
        (
            (196, 384, 44),
            (330, 386, 42),
            (262, 394, 50),
            (228, 350, 38),
            (292, 352, 36),
            (150, 402, 34),
            (372, 404, 32),
            (258, 340, 26),
        )
    ):
        with c.placed(x, y):
            boulder(c, r, "#7d8a84", 40 + k, 0.7)
    with backlit(s, 3), c.placed(352, 346, 0.66, 0.3):
        round_shield(c, 96, ("#2f63ab", "#e9dfc8"), 1)
    for k in range(24):
        reed = 8 + k * 21 + 6 * math.sin(k * 2.0)
        tall = 26 + 20 * math.sin(k * 1.3) ** 2
        bent = [(reed, 430.0), (reed + 8, 420 - tall * 0.5), (reed + 24, 418 - tall)]
        c.brush(bent, 7, "#16211b", ends=(1, 0))
    return s


def _streamers(c: Canvas) -> None:
    """Red cloth below the blade, in the wind."""
    for dy, paint in ((14, "#6b1d18"), (0, "#b23a2b")):
        cloth = blob(path("6,44! 70,30 120,56 190,38! 130,84 74,62 6,74!", 0, dy))
        cut(c, cloth, paint, 4, shift=(4, 10), hatch=14)
    cut(c, block(-14, 38, 14, 86, 4), "#b23a2b", 3.4, shift=(5, 0))


def bow_off_the_wall() -> Stage:
    """By the fire a bow hangs on antlers; a hand has found it."""
    s = stage(404, "hall")
    c = s.canvas
    for k in range(7):
        tone = mix("#7a4a2a", INK, 0.13 * (k * 5 % 3))
        cut(c, block(k * 72 - 12, -10, k * 72 + 58, 430), paints(tone, 0.5, 0.35), 3.4, shift=(8, 0))
        for j in range(3):
            x = k * 72 + 4 + j * 18
            c.brush([(x, -10), (x + 4, 140), (x - 3, 300), (x + 2, 430)], 2.4, mix(tone, INK, 0.6))
    for k in range(8):
        c.fill(disc(46, 240, 70 + k * 26), "#ffb45a", 0.06)
    for x in (140, 368):
        for side in (-1, 1):
            tine = limb([(x, 150), (x + side * 26, 126), (x + side * 30, 84)], [22, 17, 5])
            cut(c, tine, ("#e9dcc0", "#8a7350", "#fffbe8"), 3.6, shift=(5, 5), rim=3)
        cut(c, disc(x, 156, 22), WOOD, 4, hatch=8)
    with backlit(s, 5), c.placed(254, 142, 0.68, math.pi / 2):
        _longbow(c)
    with c.placed(410, 252, 0.66, 0.12):
        arms.quiver(c)
    with backlit(s, 4), c.placed(236, 300, 0.92, 0.1):
        hands.open_hand(c, "tan", "#3a5a3a", grasp=True)
    with c.placed(42, 306, 1.0):
        cut(c, plate(path("-9,-60 9,-60 5,90 -5,90")), WOOD, 3.4, shift=(4, 0))
    land.flames(s, 14, 74, 260, 96, count=6)
    return s


def _longbow(c: Canvas) -> None:
    """A strung bow, grip at the origin, its belly to the right."""
    c.brush([(40, -292), (40, 292)], 5, "#fff3cf", ends=(1, 1))
    stave = path("48,-300 22,-280 -34,-170 -62,-60 -66,0 -62,60 -34,170 22,280 48,300")
    shape = limb(stave, [10, 14, 22, 28, 30, 28, 22, 14, 10])
    cut(c, shape, ("#9a6230", "#4a2814", "#e8b878"), 5, shift=(9, 3))
    for side in (-1, 1):
        for k in range(3):
            y = side * (150 + k * 13)
            cut(c, block(-58 + k * 6, y - 5, -22 + k * 6, y + 5), GOLD, 2.4, shift=(3, 3), rim=2)
    for k in range(7):
        cut(c, block(-82, -42 + k * 12, -50, -32 + k * 12), "#8e2f24", 2, shift=(3, 2), rim=1.5)


def shield_from_the_sky() -> Stage:
    """The clouds open, and a shield comes down with feathers about it."""
    s = stage(405, "cloud")
    land.sky(s, 430, (0.1, 0.34, 0.66))
    c = s.canvas
    for k in range(-4, 5):
        x = 240 + k * 74
        ray = plate([(236 + k * 9, -10), (244 + k * 9, -10), (x + 26, 430), (x - 18, 430)])
        c.fill(ray, s.tone[4], 0.34)
    white = ("#f4f4ea", "#9cb6cc", "#ffffff")
    cloud(c, [(-6, 16, 62), (62, 26, 56), (128, 2, 52), (178, -22, 40)], white)
    cloud(c, [(486, 16, 62), (420, 28, 56), (352, 4, 52), (304, -24, 40)], white)
    for x, y, size, turn in (
        (92, 196, 0.5, -2.2),
        (400, 164, 0.46, 2.4),
        (372, 330, 0.4, 1.2),
        (112, 330, 0.36, -1.0),
    ):
        with c.placed(x, y, size, turn):
            feather(c, 200, 78, "#f2efe2", 0.2)
    with backlit(s, 5), c.placed(240, 178, 1.18, -0.18):
        round_shield(c, 106, ("#c9a24b", "#2f63ab"), 2)
    with backlit(s, 4):
        for x, turn, flip, sleeve in ((152, 0.16, False, "#8e2f24"), (328, -0.16, True, "#8e2f24")):
            with c.placed(x, 402, 0.66, turn, flip):
                hands.open_hand(c, "fair", sleeve)
    return s


def white_horse_waits() -> Stage:
    """Saddled, without a rider, under the northern lights."""
    s = stage(406, "night")
    land.sky(s, 320)
    land.stars(s, 70, 200)
    land.aurora(s, 120, 2)
    land.sun(s, 404, 92, 44, rays=0.7)
    land.peaks(s, 340, 90, 5, depth=0.6, snow=True)
    snow = land.ground(s, 344, 6, "#c9d8e4", blades=0)
    land.furrows(s, snow, "#8fa6bc", 24)
    c = s.canvas
    c.fill(disc(214, 396, 190, 0.10), "#4b6a84", 0.7)
    with backlit(s, 5), c.placed(212, 386, 0.86):
        horse(c)
    for k, (x, y) in enumerate(((452, 404), (436, 412), (30, 408))):
        c.brush([(x, y + 16), (x + 4, y - 16), (x + 12 - k * 8, y - 40)], 6, "#56748f", ends=(1, 0))
    land.snowfall(s, 60)
    return s


_BANDS = ("#a8302c", "#d2762c", "#e0bd4a", "#4f8a5c", "#34709f", "#6a4a92")


def bridge_lights_up() -> Stage:
    """The bridge takes fire, band by band, up to a gate in the clouds."""
    s = stage(407, "moon")
    land.sky(s, 400)
    land.stars(s, 110, 330)
    c = s.canvas
    gate = (368.0, 112.0)
    land.sun(s, *gate, 40, rays=1.4, colour="#fff0b8")
    ghost = ("#dfe6ee", "#7d95b8", "#ffffff")
    cloud(c, [(300, 150, 34), (340, 138, 40), (396, 140, 44), (446, 146, 40), (486, 132, 40)], ghost)
    with c.placed(gate[0], gate[1] + 34, 0.56):
        craft.hall(c, "#b8862c", "#6b3f16")
    for k, paint in enumerate(_BANDS):
        a, b = k / 6, (k + 1) / 6
        band = [*_way(a), *reversed(_way(b))]
        c.fill(plate(band).buffer(1.6), INK)
        c.fill(plate(band), paint)
        c.brush(_way(a + 0.05), 5, mix(paint, "#fff6d0", 0.6), ends=(1, 0.2))
    for k in range(8):
        t = 0.10 + k * 0.11
        for edge in (0.0, 1.0):
            x, y = _along(edge, t)
            tall = 46 * (1 - t) + 9
            for share, paint in ((1.0, "#d2561f"), (0.62, "#ffcf5a")):
                h, lean = tall * share, tall * 0.22 * (-1) ** k
                tip = (x + lean, y - h * 1.1)
                left, right = (x - h * 0.26, y - h * 0.4), (x + h * 0.2, y - h * 0.5)
                tongue = blob([(x - h * 0.34, y + 3), left, tip, tip, right, (x + h * 0.34, y + 3)])
                if share == 1:
                    c.outline(tongue, 2, 1.5)
                c.fill(tongue, paint)
    hill = plate(path("-10,352 70,346 150,372 260,396 330,430 -10,430"))
    cut(c, hill, ("#18243c", "#0a1226", "#6f9cc8"), 4, shift=(6, 10), hatch=22)
    with backlit(s, 4), c.placed(86, 372, 0.72):
        figure(c, POSES["stand"], Folk("#8e2f24", helm="iron", cloak="#5a2a24", weapon="spear", hold=0.1))
    return s


def _along(side: float, t: float) -> Spot:
    """A place on the bridge: *side* from one edge to the other, *t* from here to the gate."""
    far = t**0.8
    x = 130 + 238 * far + (side - 0.5) * (250 * (1 - far) ** 1.3 + 26) + 34 * math.sin(t * math.pi)
    y = 420 - 290 * far - 40 * math.sin(t * math.pi) + (side - 0.5) * 40 * (1 - far)
    return x, y


def _way(side: float) -> list[Spot]:
    return [_along(side, float(t)) for t in np.linspace(0, 1, 24)]


SCENES = {
    "supply-axe-in-the-doorpost": axe_in_the_doorpost,
    "supply-sword-from-the-lake": sword_from_the_lake,
    "supply-spear-left-standing": spear_left_standing,
    "supply-bow-off-the-wall": bow_off_the_wall,
    "supply-shield-from-the-sky": shield_from_the_sky,
    "road-white-horse-waits": white_horse_waits,
    "road-bridge-lights-up": bridge_lights_up,
}
