"""Scenes of Tyr's wrath against bears, wolves and boars: each beast is met by what undoes it."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.beast import beast
from art.portrait.pose import Pose
from art.portrait.strands import lock, tufts
from art.scene import beasts, craft, hands, land
from art.scene.stage import Stage, backlit
from art.scene.throw import boulder
from art.valhalla.scene.bonds import GOLD, IRON, chain, drop, rope, stage

BEAR = "#7a4f30"


def _bear(c: Canvas, yaw: float = -10.0, pitch: float = -8.0) -> None:
    """A bear's head with its jaw and shoulders, its eyes about (0, -116)."""
    dark, light = mix(BEAR, "#120a0c", 0.5), mix(BEAR, "#ffe6bf", 0.45)
    back = blob(path("-210,190 -190,20 -120,-70 0,-100 120,-70 190,20 210,190"))
    c.form(back, mix(BEAR, INK, 0.3), dark, light, Pen(5, 5, (18, 14), 5))
    for row in range(3):
        edge = [(-180 + row * 30, 60 + row * 40), (0, 0 + row * 50), (180 - row * 30, 60 + row * 40)]
        tufts(c, edge, mix(BEAR, INK, 0.35 - 0.1 * row), length=44, step=13, rows=1, width=24)
    maw = blob(path("-70,-64 0,-70 70,-64 58,6 0,30 -58,6"))
    c.form(maw, "#7a1f22", "#2a0a0e", None, Pen(4, 2, (6, 10)))
    tongue = blob(path("-26,-20 0,-30 26,-20 24,12 0,24 -24,12"))
    c.form(tongue, "#c9605a", "#7a2a2c", "#eea090", Pen(2.6, 2, (5, 5), 2))
    jaw = blob(path("-64,-8! -46,20 0,22 46,20 64,-8! 56,44 0,64 -56,44"))
    c.form(jaw, BEAR, dark, light, Pen(4, 4, (10, 8), 4, hatch=16))
    for x in (-44, -22, 22, 44):
        long = 30 if abs(x) > 30 else 15
        tooth = plate([(x - 8, 14), (x + 8, 14), (x + x * 0.06, 14 - long)])
        c.form(tooth, *beasts.IVORY, Pen(2.4, 2, (3, 2), 1.5))
    beast(c, Pose(yaw, pitch), "bear", BEAR)


def den_smoked_out() -> Stage:
    """Fire at the mouth of the den, and whoever slept there comes out."""
    s = stage(401, "smoke")
    land.sky(s, 190, (0.1, 0.4, 0.8))
    land.pines(s, 150, 120, 13)
    c = s.canvas
    hill = blob(path("-20,440! -20,150 60,96 170,54 300,58 410,110 500,170! 500,440!"))
    c.form(hill, "#d9dcd8", "#7d8a92", "#ffffff", Pen(5, 0, (16, 14), 6))
    land.furrows(s, hill, "#8f9ea8", 26)
    den = blob(path("76,440! 66,300 112,190 200,136 290,136 378,190 420,300 412,440!"))
    c.form(den, "#241614", "#0c0606", "#8a6a50", Pen(7, 0, (0, -10), 0))
    for x, y, r, seed in (
        (92, 214, 40, 3),
        (146, 158, 34, 6),
        (338, 158, 36, 5),
        (396, 218, 42, 8),
        (242, 124, 34, 2),
    ):
        with c.placed(x, y):
            boulder(c, r, "#6d625a", seed)
    land.smoke(s, 246, 170, 190, wide=110, colour="#8d8178")
    with c.placed(246, 318, 0.86):
        _bear(c)
    for x, y, high, wide in ((66, 350, 360, 120), (424, 350, 370, 126)):
        land.smoke(s, x, y, high, wide=wide, colour="#a89a8e")
    land.flames(s, 20, 214, 424, 120, count=9)
    land.flames(s, 300, 470, 424, 130, count=9)
    for line in ("10,416 110,392 210,424", "290,424 380,396 476,414", "60,428 140,404 170,396"):
        c.form(stroke(path(line), 17, (0.9, 0.6), 0.4), "#5f3c24", "#2a1710", "#c98f55", Pen(3.4, 3))
    land.sparks(s, (116, 350), 170, 20, start=math.pi, sweep=math.pi)
    land.sparks(s, (384, 350), 170, 20, start=math.pi, sweep=math.pi)
    return s


def honey_over_the_pit() -> Stage:
    """Sweet above, stakes below, a thin lid of branches between."""
    s = stage(402, "honey")
    land.sky(s, 240)
    land.sun(s, 252, 96, 66, rays=1.2)
    land.pines(s, 226, 130, 11, (150, 340))
    c = s.canvas
    earth = joined([block(-10, 236, 150, 440), block(338, 236, 500, 440), block(-10, 402, 500, 440)])
    c.form(earth, "#5a4630", "#2a2014", "#b59a6c", Pen(5, 5, (10, 16), 5, hatch=30, step=9))
    c.fill(block(150, 246, 338, 402), "#14100a")
    for x in (164, 190, 216, 242, 268, 294, 320):
        stake = plate(
            [(x - 13, 410), (x - 9, 330 - (x * 7) % 22), (x, 286 - (x * 7) % 22), (x + 9, 330), (x + 13, 410)]
        )
        c.form(stake, "#a8824e", "#4a3016", "#f3d498", Pen(4, 4, (7, 3), 3, hatch=12))
    for x, y, r, seed in ((40, 300, 22, 1), (96, 352, 26, 2), (408, 300, 26, 4), (444, 366, 20, 5)):
        with c.placed(x, y):
            boulder(c, r, "#6f6248", seed)
    for k, line in enumerate(
        (
            "128,236 216,250 300,240",
            "188,244 280,234 364,240",
            "140,246 190,262 236,290",
            "352,246 318,262 284,296",
        )
    ):
        c.form(stroke(path(line), 14, (1, 0.4), 0.3), "#7a5a34", "#3a2816", "#c9a468", Pen(3.4, 3, (3, 5)))
        bx, by = path(line)[1]
        for leaf in ((-22, -14), (8, -20), (24, 8)):
            tip = (bx + leaf[0] * 1.6, by + leaf[1] * 1.6 + k * 2)
            lock(
                c,
                [(bx, by), (bx + leaf[0], by + leaf[1]), tip],
                20,
                "#8a9a34",
                strands=1,
                blunt=0.2,
                taper=0.5,
            )
    with backlit(s, 5):
        rope(c, path("252,-10 250,40 252,84"), 13)
        _comb(c)
        with c.placed(70, 150, 0.9, 1.38):
            _paw(c)
    for x, y, size in ((236, 226, 9), (264, 252, 7), (250, 288, 6)):
        drop(c, x, y, size, ("#f0b02c", "#9a5a10", "#fff0a8"))
    return s


def _comb(c: Canvas) -> None:
    """A honeycomb that hangs and drips."""
    comb = blob(
        path("196,96 214,76 252,70 292,76 310,98 304,146 284,186 262,204 250,222 238,200 214,180 198,142")
    )
    c.form(comb, "#f0b02c", "#a8640f", "#fff2b0", Pen(5.5, 5.5, (12, 14), 5))
    for row in range(6):
        for k in range(5):
            x, y = 208 + k * 23 + (row % 2) * 11, 96 + row * 20
            ring = [
                (x + 10.5 * math.cos(a), y + 10.5 * math.sin(a))
                for a in (0.52 + j * math.pi / 3 for j in range(6))
            ]
            cell = plate(ring)
            if comb.buffer(-7).contains(cell):
                c.form(cell, "#8f4c0c", "#5a2a06", None, Pen(1.4, 0, (2, 3)))
                c.fill(disc(x - 2, y + 2, 5.6), "#ffcf4a")
    for x, long in ((226, 30), (250, 48), (276, 26)):
        c.form(
            stroke([(x, 178), (x, 178 + long)], 15, (1, 0.6), 0.2), "#ffc23a", "#b06a10", "#fff6c8", Pen(3, 3)
        )


def _paw(c: Canvas) -> None:
    """A bear's arm that comes from below and its paw, claws up; the wrist is at the origin."""
    arm = blob(path("-48,0 -56,90 -76,220! 76,220! 58,90 48,0"))
    c.form(arm, *beasts.shaded(BEAR), Pen(5, 5, (18, 6), 5, hatch=34, step=8))
    for side in (-1, 1):
        tufts(
            c,
            path("50,10 58,90 72,190", side=side),
            BEAR,
            length=26,
            step=14,
            out=(side * 0.8, 0.5),
            width=20,
        )
    for k, x in enumerate((-50, -25, 0, 25, 50)):
        y = -64 - (14, 26, 30, 26, 14)[k]
        claw = stroke([(x, y + 20), (x * 1.12, y - 16), (x * 1.0 + 8, y - 46)], 17, (1, 0.05), 0.15)
        c.form(claw, "#e9dcc0", "#8f744a", "#fffdf0", Pen(3.6, 3, (4, 4), 2))
    pad = blob(path("-56,10 -70,-40 -56,-80 -20,-94 20,-94 56,-80 70,-40 56,10 0,24"))
    c.form(pad, *beasts.shaded(BEAR), Pen(5, 5, (14, 10), 5, hatch=22))
    c.form(blob(path("-36,-8 -30,-36 0,-46 30,-36 36,-8 0,6")), "#3a2420", "#1c100e", "#7a5a50", Pen(3, 3))
    for k, x in enumerate((-46, -16, 16, 46)):
        c.form(disc(x, -62 - (0, 10, 10, 0)[k], 12), "#3a2420", "#1c100e", "#7a5a50", Pen(2.6, 2, (4, 4)))


def hand_remembers() -> Stage:
    """Fenrir's jaws, and the hand that was the pledge."""
    s = stage(403, "fenrir")
    land.sky(s, 420, (0.12, 0.4, 0.74))
    land.sun(s, 96, 96, 54, rays=1.1)
    c = s.canvas
    gullet = blob(path("150,180 240,190 330,214 330,260 250,286 150,284"))
    c.fill(gullet, "#3c0a10")
    c.form(blob(path("196,262 250,244 320,236 322,268 250,282")), "#a83038", "#5a1018", "#e07868", Pen(3, 2))
    with backlit(s, 4), c.placed(122, 236, 1.0, math.pi / 2 + 0.06):
        hands.open_hand(c, "fair", "#2a4468", long=330)
    with backlit(s, 5):
        beasts.fenrir(c)
    beasts.fangs(c)
    for x, y, size in ((150, 304, 8), (172, 330, 6), (140, 346, 5), (196, 362, 7)):
        drop(c, x, y, size, ("#c22a2a", "#5a0c12", "#ff9a80"))
    return s


def thin_ribbon() -> Stage:
    """Chains lie broken; a ribbon as soft as silk holds."""
    s = stage(404, "moon")
    land.sky(s, 320)
    land.stars(s, 70, 220)
    land.sun(s, 240, 112, 104, rays=0.8)
    land.peaks(s, 330, 90, 4, depth=0.6, snow=True)
    field = land.ground(s, 316, 7, "#1a2438", blades=8)
    land.furrows(s, field, "#3c5478")
    c = s.canvas
    with backlit(s, 5), c.placed(240, 268, 0.92):
        _wolf(c)
    for x, flip in ((164, False), (316, True)):
        with c.placed(x, 372, 0.98, 0.0, flip):
            _wolf_paw(c)
    for line, width in (
        ("118,344 164,358 204,342 276,360 318,340 362,356", 13),
        ("116,366 168,352 206,368 274,344 322,362 364,342", 13),
        ("184,204 212,222 240,228 268,222 296,204", 11),
        ("236,232 214,262 226,300 238,350", 9),
        ("238,350 204,384 172,404 186,414", 10),
        ("242,350 276,384 304,406 292,416", 10),
        ("240,348 198,326 206,302 240,346 274,302 284,326 242,350", 11),
    ):
        c.fill(stroke(path(line), width + 6, (0.8, 0.8)), INK)
        c.brush(path(line), width, "#ffdf72", ends=(0.7, 0.7))
        c.brush([(x - 1, y - 2) for x, y in path(line)], width * 0.3, "#fffbe0", ends=(0.5, 0.5))
    c.form(disc(240, 350, 12), *GOLD, Pen(3.4, 3, (5, 5), 3))
    chain(c, path("-10,352 34,366 78,402"), 0.7)
    chain(c, path("490,346 448,362 404,400"), 0.7)
    for x, y, turn in ((104, 408, 0.7), (380, 410, -0.6)):
        with c.placed(x, y, 0.7, turn):
            half = block(-30, -21, 34, 21, 20).difference(
                joined([block(-18, -9, 21, 9, 8), block(6, -30, 60, -2)])
            )
            c.form(half, *IRON, Pen(4, 4, (5, 6), 3))
    return s


def _wolf(c: Canvas) -> None:
    """A wolf's head and mane from the front, its eyes about (0, -116)."""
    fur = "#7c8694"
    for row in range(4):
        spread = 196 - row * 34
        edge = [(-spread, 60 + row * 8), (-spread * 0.8, -70 + row * 26), (0, -150 + row * 50)]
        for side in (1, -1):
            line = [(side * x, y) for x, y in edge]
            tone = mix(fur, INK, 0.5 - 0.13 * row)
            tufts(c, line, tone, length=56, step=13, out=(-side * 0.55, 0.75), width=28)
    jaw = blob(path("-48,-50! -36,-10 0,0 36,-10 48,-50! 0,-44"))
    c.form(jaw, *beasts.shaded(fur), Pen(4, 4, (8, 8), 4, hatch=14))
    beast(c, Pose(0, -7), "wolf", fur)


def _wolf_paw(c: Canvas) -> None:
    """A foreleg that lies towards the viewer, its toes below; its middle is at the origin."""
    fur = "#8a94a2"
    leg = blob(path("-30,-92 30,-92 46,-10 56,20 40,48 -40,48 -56,20 -46,-10"))
    c.form(leg, *beasts.shaded(fur), Pen(5, 5, (14, 8), 5, hatch=24))
    for x in (-36, -12, 12, 36):
        toe = blob([(x - 14, 16), (x, 8), (x + 14, 16), (x + 13, 44), (x, 52), (x - 13, 44)])
        c.form(toe, *beasts.shaded(fur), Pen(3.4, 3, (6, 6), 3))
        claw = stroke([(x, 44), (x + 1, 56), (x - 1, 66)], 10, (1, 0.1), 0.2)
        c.form(claw, "#2a262c", "#120e10", "#8c8790", Pen(2.4, 2, (2, 2), 2))


def tusks_over_the_door() -> Stage:
    """A hall that shows whom it has beaten."""
    s = stage(405, "door")
    c = s.canvas
    for k in range(9):
        board = block(-6 + k * 55, -10, 50 + k * 55, 430)
        craft.plank(c, board, "#4a2c1e" if k % 2 else "#543222", 0)
        for j in range(3):
            x = 8 + k * 55 + j * 16
            c.brush([(x, -10), (x + 4, 160), (x - 2, 430)], 2.4, "#2a1610", ends=(0.6, 0.6))
    glow = blob(path("156,440! 152,300 180,254 240,236 300,254 328,300 324,440!"))
    c.form(glow, "#ffd978", "#f3a53a", None, Pen(6, 3, (14, 10)))
    land.flames(s, 196, 290, 410, 84, count=6)
    for side in (-1, 1):
        post = plate(
            [(240 + side * 92, 440), (240 + side * 136, 440), (240 + side * 126, 236), (240 + side * 84, 236)]
        )
        c.form(post, "#7a4b28", "#33190f", "#d99a58", Pen(5, 5, (12, 4), 4, hatch=18))
        for k in range(5):
            y = 262 + k * 34
            x = 240 + side * 108
            c.brush([(x - 14, y), (x, y + 16), (x + 14, y)], 6, "#e0a860")
            c.brush([(x - 14, y + 16), (x, y), (x + 14, y + 16)], 6, "#33190f")
    beam = plate(path("84,250 96,206 240,190 384,206 396,250 240,234"))
    c.form(beam, "#8a5730", "#3a1e10", "#e6ac68", Pen(5.5, 5.5, (6, 16), 5, hatch=22))
    with backlit(s, 6):
        with c.placed(240, 250, 0.94):
            beast(c, Pose(0, -6), "boar", "#6b4a34")
        for side in (-1, 1):
            tusk = stroke(
                [
                    (240 + side * 46, 214),
                    (240 + side * 118, 214),
                    (240 + side * 152, 130),
                    (240 + side * 120, 50),
                ],
                46,
                (0.9, 0.04),
                0.2,
            )
            c.form(tusk, *beasts.IVORY, Pen(5, 5, (9, 8), 4, hatch=18, step=6))
            with c.placed(240 + side * 62, 214, 1.0, side * 0.3):
                c.form(block(-13, -28, 13, 28, 6), *GOLD, Pen(3.6, 3.4, (6, 6), 3, hatch=10))
    for x in (140, 340):
        with c.placed(x, 226, 1.0):
            c.form(disc(0, 0, 11), *IRON, Pen(3.4, 3, (4, 4), 3))
    return s


def spit_is_turning() -> Stage:
    """The boar over the coals, a hand at the crank."""
    s = stage(406, "roast")
    land.sky(s, 420, (0.1, 0.38, 0.72))
    land.sun(s, 232, 190, 150, rays=0.7, colour="#e8862c")
    c = s.canvas
    land.ground(s, 372, 5, "#1a0a08", blades=0)
    land.flames(s, 70, 390, 392, 190, count=13)
    for x in (56, 414):
        for side in (-1, 1):
            shape = stroke(path("-30,420 5,190 24,132", x, 0, side), 22, (1, 0.8))
            c.form(shape, "#6b4128", "#2c1810", "#d08a4a", Pen(4.5, 4.5, (7, 3), 3, hatch=12))
    with backlit(s, 5):
        c.form(block(6, 166, 436, 182, 5), *IRON, Pen(4.4, 4.4, (4, 6), 3))
        with c.placed(242, 178, 1.02):
            beasts.boar(c, "#b5682e")
        tip = plate(path("-14,174 30,160 30,188"))
        c.form(tip, *IRON, Pen(4, 4, (4, 4), 3))
        crank = joined([block(424, 166, 442, 250, 4), block(424, 234, 480, 250, 4)])
        c.form(crank, *IRON, Pen(4.4, 4.4, (5, 5), 3))
    for line in ("196,120 186,178 202,240", "270,108 262,176 280,246", "336,134 330,180 340,228"):
        rope(c, path(line), 9, ("#5f3c24", "#2a1710", "#b07a48"))
    with c.placed(452, 244, 0.66, -0.35):
        hands.fist(c, "tan", "#7c2119", 1)
    land.flames(s, 96, 380, 430, 100, count=11)
    for x, y, size in ((150, 282, 6), (226, 300, 7), (300, 290, 6)):
        drop(c, x, y, size, ("#ffd24a", "#c9701c", "#fff6c8"))
    land.sparks(s, (238, 330), 230, 34, start=math.pi, sweep=math.pi)
    return s


SCENES = {
    "wrath-den-smoked-out": den_smoked_out,
    "wrath-honey-over-the-pit": honey_over_the_pit,
    "wrath-hand-remembers": hand_remembers,
    "wrath-thin-ribbon": thin_ribbon,
    "wrath-tusks-over-the-door": tusks_over_the_door,
    "wrath-spit-is-turning": spit_is_turning,
}
