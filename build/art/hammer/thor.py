"""Scenes of Thor's cards: storm and iron."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, Shape, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import Person
from art.portrait.strands import lock
from art.scene import faces, hands, land
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Spot, Stage, backlit
from art.scene.throw import DARK_IRON, GOLD, hammer, iron_die, stage

BOLT, BOLT_EDGE = "#fffbe0", "#f3a53a"


def _bolt(
    s: Stage, points: list[Spot], width: float, twigs: tuple[tuple[int, float, float], ...] = ()
) -> None:
    """Lightning through given places; a twig leaves at a place by a way."""
    shapes = [stroke(points, width, (0.9, 0.1), 0.1, False)]
    for at, dx, dy in twigs:
        x, y = points[at]
        shapes.append(
            stroke(
                [(x, y), (x + dx * 0.5, y + dy * 0.3), (x + dx * 0.6, y + dy * 0.7), (x + dx, y + dy)],
                width * 0.5,
                (0.9, 0),
                0.1,
                False,
            )
        )
    whole = joined(shapes)
    s.canvas.fill(whole.buffer(13), BOLT_EDGE, 0.25)
    s.canvas.fill(whole.buffer(7), BOLT_EDGE, 0.55)
    s.canvas.outline(whole, 3, 3)
    s.canvas.fill(whole, BOLT)


def _stormhead(s: Stage, low: float, seed: int = 1) -> None:
    """A bank of cloud that hangs from above."""
    c = s.canvas
    for row, paint in enumerate((mix(s.tone[1], s.tone[0], 0.2), mix(s.tone[0], s.tone[1], 0.35))):
        puffs = [
            disc(
                k * 68 - 10 + 20 * math.sin(k * 2.1 + seed + row),
                low - row * 42 + 14 * math.sin(k * 1.3 + seed),
                56,
            )
            for k in range(9)
        ]
        whole = joined([*puffs, block(-10, -20, s.wide + 10, low - row * 42)])
        c.form(whole, paint, s.tone[0], s.tone[3], Pen(4, 5, (8, 14), 4))
        c.hatch(whole, 26, 8, colour=s.tone[0], light=(0.1, 1.0))


def thunderclap() -> Stage:
    """The hammer falls, the ground opens, the sky answers."""
    s = stage(301, "thunder")
    land.sky(s, 430, (0.16, 0.42, 0.7))
    _stormhead(s, 50)
    c = s.canvas
    _bolt(s, path("100,-30 124,110 84,170 130,250 112,330"), 16, ((2, -50, 80),))
    _bolt(s, path("394,-30 372,120 408,186 356,260 376,330"), 16, ((2, 54, 84),))
    ground = land.ground(s, 366, 6, "#1c0e10", blades=0)
    land.furrows(s, ground, "#6d2a20", 26)
    for line in (
        "240,376 180,400 120,396 40,440",
        "240,376 300,404 350,398 450,446",
        "240,376 232,410 250,460",
    ):
        c.fill(stroke(path(line), 20, (1, 0.1), 0.1, False), INK)
        c.fill(stroke(path(line), 10, (1, 0.1), 0.1, False), "#ffb84a")
    land.burst(s, (240, 356), 150, 17)
    with backlit(s, 6), c.placed(240, 268, 1.3, math.pi):
        hammer(c, 200)
    land.sparks(s, (240, 356), 220, 30, start=math.pi, sweep=math.pi)
    return s


def iron_gloves() -> Stage:
    """The gloves without which nobody holds the haft."""
    s = stage(302, "ember")
    land.sky(s, 480)
    land.sun(s, 240, 190, 120, rays=1.1, colour="#f6b25a")
    c = s.canvas
    with backlit(s, 5):
        with c.placed(240, 84, 1.24):
            hammer(c, 330)
        for side, y in ((-1, 232), (1, 330)):
            with c.placed(240, y, 0.94, 0.0, side > 0):
                _gauntlet(c)
    land.sparks(s, (240, 270), 260, 22)
    return s


def _gauntlet(c: Canvas) -> None:
    """A glove of iron plates about a haft; its cuff comes from the lower left."""
    cuff = plate(path("-64,-30 -40,34 -132,140 -232,190 -262,96 -172,40"))
    c.form(cuff, *DARK_IRON, Pen(5, 6, (14, 16), 5, hatch=34, step=8))
    for t in (0.12, 0.86):
        a, b = (-64 - 198 * t, -30 + 126 * t), (-40 - 192 * t, 34 + 156 * t)
        c.form(stroke([a, b], 15, (1, 1), 0.5, False), *GOLD, Pen(3.4, 3, (5, 5), 3))
    back = blob(path("-86,-42 -40,-66 24,-58 50,-30 46,28 10,52 -50,48 -84,18"))
    c.form(back, "#7d858f", "#2a2f36", "#eef2f2", Pen(5, 6, (16, 12), 5, hatch=22))
    for k in range(4):
        y = -50 + k * 27
        finger = blob(path("-44,0 -16,-13 40,-12 62,2 56,19 6,22 -42,18", 0, y))
        c.form(finger, "#8a929c", "#2f353d", "#f6f8f6", Pen(4, 4, (9, 8), 4))
        for x in (-6, 26):
            c.brush([(x, y - 11), (x + 5, y + 4), (x, y + 20)], 4)
        c.studs([(-26, y + 3)], 4.6, "#d0a046")
    c.form(
        blob(path("-70,10 -62,-26 -30,-34 -14,-18 -30,2 -46,28")), "#8a929c", "#2f353d", "#f6f8f6", Pen(4, 4)
    )


def goats_reborn() -> Stage:
    """Bones at night; at dawn they stand up and are whole."""
    s = stage(303, "wrath")
    land.sky(s, 400)
    land.sun(s, 240, 220, 96, rays=1.5)
    land.ground(s, 380, 6, blades=10)
    c = s.canvas
    with backlit(s, 5):
        with c.placed(386, 196, 0.82, 0.0, True):
            _goat(c, "#8a6a50")
        with c.placed(102, 206, 0.88):
            _goat(c, "#d9cbb2")
    for x, y, turn in ((60, 404, 0.2), (178, 412, -0.3), (300, 404, 0.4), (420, 410, -0.15)):
        with c.placed(x, y, 0.9, turn):
            bone = joined(
                [
                    stroke([(-40, 0), (40, 0)], 14, (1, 1)),
                    *(disc(px, py, 11) for px, py in ((-42, -8), (-42, 8), (42, -8), (42, 8))),
                ]
            )
            c.form(bone, "#efe4c8", "#8f7b52", "#fffdf0", Pen(4, 4, (4, 7), 3))
    return s


def _horn(c: Canvas, points: list[Spot], paint: str) -> None:
    horn = stroke(points, 58, (1, 0.05), 0.08)
    c.form(horn, paint, mix(paint, INK, 0.6), "#fff0cc", Pen(5, 5, (10, 12), 5))
    for k in range(2, len(points) * 2):
        t = k / (len(points) * 2)
        j = min(int(t * (len(points) - 1)), len(points) - 2)
        f = t * (len(points) - 1) - j
        x, y = points[j][0] * (1 - f) + points[j + 1][0] * f, points[j][1] * (1 - f) + points[j + 1][1] * f
        dx, dy = points[j + 1][0] - points[j][0], points[j + 1][1] - points[j][1]
        run, wide = math.hypot(dx, dy), 27 * (1 - t)
        nx, ny = -dy / run * wide, dx / run * wide
        c.brush(
            [(x - nx, y - ny), (x + dx / run * 5, y + dy / run * 5), (x + nx, y + ny)],
            4.5,
            mix(paint, INK, 0.7),
            clip=horn,
        )


def _goat(c: Canvas, fur: str) -> None:
    """A buck's head and chest, looking left; the brow is at the origin."""
    dark, light = mix(fur, INK, 0.5), mix(fur, "#fff0cc", 0.6)
    chest = blob(path("10,30 70,10 110,60 130,160 140,280! -40,280! -10,180"))
    c.form(chest, mix(fur, INK, 0.15), dark, light, Pen(5, 5, (16, 10), 5))
    for row in range(5):
        for k in range(5):
            x, y = 4 + k * 28 + row * 2 - (row % 2) * 12, 96 + row * 38
            lock(
                c, path("0,-20 -2,14 -8,44", x, y), 32, mix(fur, INK, 0.08 * (row % 3)), strands=2, blunt=0.3
            )
    _horn(c, path("46,-26 60,-92 112,-140 164,-124 178,-70 150,-44"), "#7a6650")
    face = blob(path("56,-34 10,-44 -24,-24 -64,50 -92,102 -86,130 -52,136 -18,110 30,70 64,20"))
    c.form(face, fur, dark, light, Pen(5, 5, (14, 14), 5, hatch=26, step=7))
    ear = blob(path("58,-6! 92,-14 124,10! 96,26 62,20"))
    c.form(ear, mix(fur, INK, 0.2), dark, light, Pen(4, 4, (6, 8), 3))
    _horn(c, path("22,-34 30,-106 78,-164 138,-160 160,-108 132,-76"), "#94805f")
    c.form(blob(path("-18,2! -2,-12 20,-6! 2,8")), "#ffd24a", "#d97a1c", None, Pen(4.5, 2, (3, 3)))
    c.fill(block(-6, -4, 10, 1), INK)
    c.brush([(-26, -8), (0, -22), (30, -12)], 9, dark, ends=(0.2, 0.4))
    c.fill(blob(path("-88,106 -76,100 -72,112 -84,116")), INK)
    c.brush([(-84, 124), (-62, 122), (-44, 112)], 4.5)
    for k in range(5):
        lock(
            c,
            [(-62 + k * 9, 126 - k * 3), (-60 + k * 8, 160), (-64 + k * 9, 198 - 8 * abs(k - 2))],
            20,
            light,
            strands=1,
            blunt=0.4,
        )


def lightning_fork() -> Stage:
    """One bolt, two dice."""
    s = stage(304, "thunder")
    land.sky(s, 440, (0.2, 0.5, 0.8))
    _stormhead(s, 66, 3)
    land.peaks(s, 456, 70, 5, depth=0.9)
    c = s.canvas
    _bolt(s, path("250,-30 262,96 220,138 244,186 166,222 196,262 134,300"), 24, ((1, 80, 60), (4, -70, 26)))
    _bolt(s, path("244,186 306,214 284,252 352,300"), 20, ((2, -34, 70),))
    for x, y in ((132, 342), (356, 342)):
        land.burst(s, (x, y - 44), 66, 11)
    with backlit(s, 5):
        with c.placed(128, 366, 0.76, -0.16):
            iron_die(c, (6, 2, 4), "#a88272")
        with c.placed(358, 366, 0.76, 0.16):
            iron_die(c, (5, 1, 3), "#a88272")
    for x in (128, 358):
        land.sparks(s, (x, 310), 110, 14, start=math.pi, sweep=math.pi)
    return s


def oak_of_refuge() -> Stage:
    """The bolt finds the oak; under its roots one sits dry and unharmed."""
    s = stage(305, "wrath")
    land.sky(s, 400, (0.12, 0.4, 0.7))
    _stormhead(s, 30, 5)
    _bolt(s, path("416,-30 372,70 398,104 344,140"), 18, ((2, 44, 60),))
    c = s.canvas
    land.rain(s, 70, -14, 0.4)
    land.ground(s, 402, 7, "#180e16")
    with backlit(s, 5):
        _oak(c)
    hollow = blob(path("186,424! 190,350 214,312 244,302 276,314 296,352 300,424!"))
    c.form(hollow, "#2a120c", "#120806", None, Pen(5, 3))
    c.fill(blob(path("196,424 206,362 244,326 282,362 292,424")), "#8a3a16")
    c.fill(blob(path("206,424 216,376 244,346 272,376 282,424")), "#e8862c")
    with c.placed(240, 424, 0.52):
        figure(c, POSES["kneel"], Folk("#2f63ab", helm="", hair="#d9a850", cloak="#3a2140"))
    return s


def _oak(c: Canvas) -> None:
    """A trunk with arms, and a crown of leaves in masses."""
    for x, y, r in (
        (90, 120, 74),
        (180, 70, 84),
        (290, 74, 84),
        (384, 128, 70),
        (132, 190, 56),
        (346, 194, 54),
    ):
        _foliage(c, x, y, r, "#5c3320")
    trunk = blob(
        path(
            "110,444! 176,410 192,330 176,256 104,206! 120,194 200,228 222,150! 250,148 256,220 322,166! "
            "344,178 298,258 "
            "296,330 312,408 384,444! 240,426"
        )
    )
    c.form(trunk, "#7a5538", "#2e1a14", "#ffcf9a", Pen(5, 6, (26, 8), 6, hatch=44, step=8))
    for line in (
        "214,420 222,340 214,270",
        "270,414 262,330 270,262",
        "238,300 244,240 238,190",
        "196,236 176,210 156,192",
    ):
        c.brush(path(line), 6, "#2e1a14", ends=(0.3, 0.1))
    for x, y, r in ((60, 166, 44), (150, 130, 58), (240, 108, 66), (330, 136, 58), (416, 172, 42)):
        _foliage(c, x, y, r, "#9a5a28")


def _foliage(c: Canvas, x: float, y: float, r: float, paint: str) -> Shape:
    """A mass of leaves with a lobed edge."""
    lobes = [
        disc(x + math.cos(a) * r * 0.74, y + math.sin(a) * r * 0.66, r * 0.36)
        for a in (k * math.tau / 11 for k in range(11))
    ]
    whole = joined([disc(x, y, r * 0.8, 0.9), *lobes])
    c.form(
        whole,
        paint,
        mix(paint, INK, 0.55),
        mix(paint, "#ffe2ae", 0.5),
        Pen(4.5, 5, (r * 0.2, r * 0.24), 4, hatch=r * 0.3, step=7),
    )
    for k in range(22):
        a, d = k * 2.4, r * 0.115 * math.sqrt(k)
        px, py = x + math.cos(a) * d * 1.5 - r * 0.1, y + math.sin(a) * d - r * 0.1
        c.brush(
            path("-10,0 0,-7 10,0", px, py),
            4,
            mix(paint, "#ffe2ae", 0.35) if py < y else mix(paint, INK, 0.5),
        )
    return whole


def reckoning_grip() -> Stage:
    """The red beard, and the fist that takes back what was taken."""
    s = stage(306, "thunder")
    land.sky(s, 470, (0.1, 0.34, 0.64))
    _stormhead(s, 24, 7)
    _bolt(s, path("434,-30 392,84 430,130 386,196 414,262"), 15, ((2, 40, 60),))
    god = Person(
        77, "bear", age=1, yaw=16, pitch=4, roll=3, build="broad", skin="ruddy", nose="broken", mouth="snarl",
        hair="red", cut="wild", beard="full", brow=20, wide=8, iris="#ffd24a", eyes="open",
    )  # fmt: skip
    c = s.canvas
    with backlit(s, 5):
        faces.head_alone(c, god, 268, 168, 1.0)
        with c.placed(268, 96, 1.0, 0.05):
            band = stroke(path("-112,10 -60,-10 0,-16 60,-10 112,12"), 22, (1, 1))
            c.form(band, *GOLD, Pen(4, 4, (7, 7), 3))
            c.studs([(-80, 0), (-40, -10), (0, -15), (40, -10), (80, 2)], 5, "#f6f0da")
    with backlit(s, 4), c.placed(126, 334, 1.26, 0.30):
        with c.placed(0, 0):
            card = block(-58, -120, 58, 40, 9)
            c.form(card, "#d8c6a0", "#7a5f38", "#fff6dc", Pen(5, 5, (9, 10), 4))
            c.fill(card.buffer(-10).difference(card.buffer(-15)), "#8e2f24")
            c.fill(disc(0, -62, 24), "#8e2f24")
            c.fill(plate(path("4,-84 -14,-58 -2,-58 -8,-38 14,-66 2,-66")), "#ffe9a6")
        hands.fist(c, "ruddy", "#6b4128", -1)
    return s


SCENES = {
    "thunderclap": thunderclap,
    "iron-gloves": iron_gloves,
    "goats-reborn": goats_reborn,
    "lightning-fork": lightning_fork,
    "oak-of-refuge": oak_of_refuge,
    "reckoning-grip": reckoning_grip,
}
