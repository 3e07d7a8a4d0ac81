"""Scenes of Loki's cunning among people: a braid, a wall, a feast, a net, a wedding."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, spline, stroke
from art.palette import mix
from art.portrait import body
from art.portrait.person import Person
from art.portrait.strands import lock
from art.scene import beasts, craft, faces, hands, land
from art.scene.stage import Spot, Stage, backlight, backlit
from art.valhalla.scene.bonds import GOLD, HEMP, IRON, rope, stage
from art.valhalla.scene.loki import GREEN, loki


def shorn_braid() -> Stage:
    """Sif woke, and it was gone."""
    s = stage(446, "loom")
    land.sky(s, 420, (0.1, 0.38, 0.72))
    land.sun(s, 376, 92, 60, rays=0.9)
    land.stars(s, 40, 240)
    c = s.canvas
    with backlit(s, 5):
        with c.placed(348, 238, 0.86, -0.72):
            _shears(c)
        for k in range(9):
            tip = (84 + k * 12, 84 + (k * 29) % 40)
            lock(
                c,
                [(40 + k * 12, -20), (60 + k * 11, 40), tip],
                28,
                mix("#f2c638", INK, 0.08 * (k % 3)),
                strands=2,
            )
        _plait(c, path("196,176 198,216 178,262 142,302 112,346 104,372"), 46)
    rng = c.rng
    for _ in range(22):
        x, y = rng.uniform(120, 300), rng.uniform(80, 200)
        turn = rng.uniform(-1, 1)
        c.brush([(x, y), (x + 12 * turn, y + 14), (x + 4, y + 30)], 4.4, "#ffe27a", ends=(0.2, 0))
    return s


def _plait(c: Canvas, points: list[Spot], half: float) -> None:
    """A thick braid, cut off above, its end bound with red."""
    line = LineString(spline(points, steps=12))
    gold = "#f2c638"
    for k in range(8):
        start, tip = (
            (points[0][0] - 38 + k * 11, points[0][1] + 8),
            (points[0][0] - 54 + k * 15, points[0][1] - 34 - (k * 17) % 24),
        )
        lock(c, [start, (start[0], start[1] - 26), tip], 19, mix(gold, INK, 0.1 * (k % 2)), strands=1)
    end = points[-1]
    for k in range(7):
        tip = (end[0] - 52 + k * 15, end[1] + 76 - 5 * abs(k - 3))
        lock(
            c,
            [(end[0] - 18 + k * 6, end[1]), (end[0] - 34 + k * 11, end[1] + 40), tip],
            21,
            mix(gold, INK, 0.1 * (k % 2)),
            strands=1,
        )
    count = 12
    for k in range(count):
        at, ahead = (line.interpolate(k / count + on, normalized=True) for on in (0, 0.02))
        dx, dy = ahead.x - at.x, ahead.y - at.y
        run = math.hypot(dx, dy)
        tx, ty, side, reach = dx / run, dy / run, (-1 if k % 2 else 1), half * (1 - 0.3 * k / count)
        nx, ny = -ty * side, tx * side
        root = (at.x + nx * reach * 0.9 - tx * 8, at.y + ny * reach * 0.9 - ty * 8)
        bend = (at.x + nx * reach * 0.8 + tx * 34, at.y + ny * reach * 0.8 + ty * 34)
        tip = (at.x - nx * reach * 0.7 + tx * 52, at.y - ny * reach * 0.7 + ty * 52)
        lock(
            c,
            [root, bend, tip],
            reach * 1.15,
            mix(gold, "#c9701c", 0.16 * (k % 3)),
            strands=3,
            blunt=0.5,
            taper=0.4,
            line=4,
        )
    knot = stroke([(end[0] - 32, end[1] - 4), (end[0], end[1] + 6), (end[0] + 32, end[1] + 2)], 24, (1, 1))
    c.form(knot, "#a8302c", "#4a0c10", "#ff9a80", Pen(4, 4, (5, 7), 3, hatch=8))


def _shears(c: Canvas) -> None:
    """Sprung iron shears, open, their blades up; the bow of the spring is below."""
    spring = stroke(path("-34,70 -64,130 -40,184 0,196 40,184 64,130 34,70"), 22, (1, 1))
    c.form(spring, *IRON, Pen(5, 5, (6, 8), 4))
    for side in (-1, 1):
        with c.placed(side * 32, 74, 1.0, side * 0.13, side > 0):
            blade = plate(path("-16,10 16,10 22,-60 14,-180 -8,-214 -18,-60"))
            c.form(blade, "#9aa3ab", "#3d444c", "#f2f4ee", Pen(5, 5, (12, 4), 4, hatch=14))
            c.brush([(14, -40), (10, -120), (-4, -196)], 5, "#f6f8f6", ends=(0.3, 0.1))


def mare_in_the_meadow() -> Stage:
    """The builder's stallion looked up from the wall."""
    s = stage(447, "meadow")
    land.sky(s, 300)
    land.stars(s, 50, 160)
    land.sun(s, 352, 96, 56, rays=1.0)
    land.peaks(s, 320, 120, 4, depth=0.3, snow=True)
    c = s.canvas
    for row in range(5):
        for k in range(7 - row):
            x, y = -20 + k * 46 - (row % 2) * 22, 318 - row * 30
            stone = block(x, y - 30, x + 44, y, 7)
            c.form(
                stone,
                mix("#8a8f98", "#3a4450", 0.12 * ((k + row) % 3)),
                "#2a3038",
                "#dfe8e0",
                Pen(3.6, 3.4, (7, 6), 3, hatch=10),
            )
    field = land.ground(s, 316, 7, "#2c4a34", blades=22)
    land.furrows(s, field, "#5a8a54")
    with backlit(s, 6), c.placed(252, 384, 1.0, 0.0, True):
        beasts.mare(c)
    for x, y, paint in (
        (30, 380, "#f2c638"), (70, 404, "#e05a6a"), (120, 396, "#ffffff"), (388, 396, "#e05a6a"),
        (424, 370, "#f2c638"),
        (456, 402, "#ffffff"), (330, 408, "#f2c638"), (210, 410, "#ffffff"), (162, 376, "#e05a6a"),
    ):  # fmt: skip
        c.brush([(x, y + 24), (x + 2, y + 10), (x, y)], 4, "#1c3322", ends=(1, 0.6))
        petals = joined(
            [disc(x + 8 * math.cos(a), y + 8 * math.sin(a), 6.4) for a in np.linspace(0, 5.03, 5)]
        )
        c.form(petals, paint, None, "#ffffff", Pen(2.4, 2, (3, 3), 1.5))
        c.fill(disc(x, y, 4), "#e8912c")
    return s


def uninvited_guest() -> Stage:
    """Nobody poured for him. He came in all the same."""
    s = stage(448, "guest")
    c = s.canvas
    for k in range(9):
        craft.plank(c, block(-6 + k * 55, -10, 50 + k * 55, 330), "#5a3420" if k % 2 else "#4e2d1c", 0)
    door = block(140, 26, 340, 330)
    c.form(door, "#16203a", "#0a1020", None, Pen(9, 4, (10, 8)))
    with c.clipped(door):
        for k in range(26):
            c.fill(disc(150 + (k * 73) % 184, 40 + (k * 47) % 250, 2.4), "#eef3e2")
        c.fill(disc(310, 70, 26), "#eef3e2")
    leaf = plate(path("340,26 446,-6 446,366 340,330"))
    c.form(leaf, "#7a4b28", "#33190f", "#d99a58", Pen(5, 5, (12, 6), 4, hatch=26))
    for y in (80, 270):
        c.form(
            stroke([(340, y), (440, y - 8 if y < 100 else y + 14)], 18, (1, 0.6)), *IRON, Pen(3.6, 3, (4, 6))
        )
    start = len(c.parts)
    guest = loki(
        448,
        yaw=-6,
        roll=4,
        mouth="smile",
        eyes="open",
        garment="cloak",
        collar="fur",
        fur="#3a4a3a",
        at=(278.0, 396.0),
    )
    with c.recording() as kept:
        with c.placed(64, -122, 0.66):
            body.shoulders(c, guest)
        faces.head_alone(c, guest, 240, 146, 0.62)
    backlight(s, start, kept, 5)
    board = plate(path("-10,330 490,330 490,440 -10,440"))
    craft.plank(c, board, "#8a5730", 4)
    with backlit(s, 4):
        for x, y, flip in ((70, 380, False), (410, 384, True)):
            with c.placed(x, y, 0.9, 0.0, flip):
                _tankard(c)
        for x in (178, 316):
            _candle(c, x, 352)
        with c.placed(244, 376, 1.0):
            c.form(disc(0, 0, 66, 0.34), "#b08a54", "#5f4020", "#f3d498", Pen(4.4, 4, (6, 5), 4))
            c.form(disc(0, -4, 44, 0.3), "#8a6034", "#4a2f18", None, Pen(2.4, 0))
            c.form(
                blob(path("-30,-8 -14,-30 18,-28 32,-8 0,4")), "#b5682e", "#5a2a12", "#f0b878", Pen(3.4, 3)
            )
    return s


def _tankard(c: Canvas) -> None:
    """A cup of staves with foam, its foot at the origin, its handle to the left."""
    handle = stroke(path("-40,-84 -78,-80 -80,-26 -40,-22"), 14, (1, 1))
    c.form(handle, "#6b4128", "#2c1810", "#c98f55", Pen(4, 4, (5, 5), 3))
    cup = plate(path("-44,-98 44,-98 50,4 -50,4"))
    c.form(cup, "#9a6636", "#4a2a16", "#e6b070", Pen(4.6, 4.6, (14, 4), 4, hatch=20))
    for x in (-24, 0, 24):
        c.brush([(x * 0.9, -96), (x, 0)], 3.4, "#4a2a16", ends=(1, 1))
    for y in (-78, -16):
        c.form(stroke([(-47, y), (0, y + 6), (47, y)], 13, (1, 1)), *GOLD, Pen(3, 3, (4, 5), 2))
    foam = joined([disc(x, -102 + (x * 3) % 7, 18) for x in (-34, -12, 12, 34)])
    c.form(foam, "#fdf6dc", "#c9ae74", "#ffffff", Pen(4, 3, (5, 7), 3))


def _candle(c: Canvas, x: float, y: float) -> None:
    c.form(block(x - 10, y - 64, x + 10, y, 3), "#efe4c8", "#a88b5c", "#fffdf0", Pen(3.4, 3, (6, 3), 3))
    for r, see in ((44, 0.18), (26, 0.28)):
        c.fill(disc(x, y - 84, r), "#ffd978", see)
    flame = blob([(x, y - 108), (x, y - 108), (x + 9, y - 82), (x, y - 66), (x - 9, y - 82)])
    c.form(flame, "#ffd24a", "#e8862c", "#fffbe0", Pen(2.6, 1, (3, 3), 2))


def knotted_net() -> Stage:
    """He made the first net, and burned it too late."""
    s = stage(449, "net")
    land.sky(s, 420, (0.12, 0.44, 0.8))
    c = s.canvas
    land.sun(s, 240, 430, 230, rays=0.6, colour="#e8862c")
    with backlit(s, 4), c.placed(262, 282, 0.84, -0.30):
        beasts.salmon(c, "#a9c0c4", "#d98a6a")
    land.flames(s, 20, 460, 432, 130, count=15)
    knots: dict[tuple[int, int], Spot] = {}
    for i in range(8):
        for j in range(7):
            x = 12.0 + i * 66 + (j % 2) * 33
            y = -8.0 + j * 58 + 20 * math.sin((x - 240) / 150) ** 2
            knots[i, j] = (x, y + 16 * math.cos(x / 90))
    for (i, j), at in knots.items():
        for other in ((i, j + 1), (i + (1 if j % 2 else -1), j + 1)):
            if other in knots:
                (x, y), (x1, y1) = at, knots[other]
                line = [(x, y), ((x + x1) / 2 + 4, (y + y1) / 2 + 5), (x1, y1)]
                c.fill(stroke(line, 12, (1, 1)), INK)
                c.fill(stroke(line, 6.6, (1, 1)), "#dcc08a")
    for x, y in knots.values():
        c.form(disc(x, y, 8.4), *HEMP, Pen(3, 2.6, (3, 3), 2))
    with backlit(s, 4):
        with c.placed(66, 176, 0.82, 1.2):
            hands.fist(c, "pale", GREEN, 1)
        with c.placed(410, 164, 0.82, -1.2):
            hands.fist(c, "pale", GREEN, -1)
    rope(c, path("92,160 160,120 222,150 250,112 214,92 208,140 268,150 330,112 386,146"), 15)
    land.sparks(s, (240, 360), 220, 26, start=math.pi, sweep=math.pi)
    return s


def bearded_bride() -> Stage:
    """Freyja's veil, Freyja's necklace, and eyes like coals."""
    s = stage(450, "bridal")
    land.sky(s, 420, (0.1, 0.36, 0.7))
    land.sun(s, 240, 150, 150, rays=1.2, colour="#f6c8a0")
    bride = Person(
        77, "bear", age=1, yaw=6, pitch=-3, roll=-3, build="broad", skin="ruddy", nose="broken",
        mouth="grim", hair="red", cut="braids", beard="full", brow=20, wide=9, iris="#ffb020", eyes="open",
        garment="tunic", cloak="#f2e6d2", collar="", marks=("blush",), head="veil", bulk=1.15,
    )  # fmt: skip
    c = s.canvas
    with backlit(s, 5):
        drape = blob(path("150,60 110,160 84,300 60,440! 420,440! 396,300 370,160 330,60 240,20"))
        c.form(drape, "#fdf4e4", "#c0a0a0", "#ffffff", Pen(5, 5, (18, 10), 5))
        for line in (
            "128,150 106,260 92,420",
            "350,150 374,260 388,420",
            "150,120 134,260 124,420",
            "330,120 346,260 358,420",
        ):
            c.brush(path(line), 8, "#c0a0a0", ends=(0.1, 0.7))
        with c.placed(14, -192, 0.8):
            body.shoulders(c, bride)
        faces.head_alone(c, bride, 240, 150, 0.86)
    for side in (-1, 1):
        fall = blob(
            [
                (240 + side * x, y)
                for x, y in path("60,58! 112,84 140,170 152,300 166,440! 86,440! 96,320 100,200 88,116")
            ]
        )
        c.form(fall, "#fff8ec", "#c4a4a8", "#ffffff", Pen(4.6, 4.4, (10, 8), 4, hatch=22, step=8))
        for line in ("104,120 122,240 124,420", "122,140 142,260 150,420"):
            c.brush([(240 + side * x, y) for x, y in path(line)], 6, "#b08e94", ends=(0.1, 0.8), clip=fall)
        for k in range(5):
            x, y = 240 + side * (94 + k * 15), 424 - abs(k - 2) * 3
            c.form(disc(x, y - 6, 9), "#fff8ec", "#c4a4a8", "#ffffff", Pen(3, 2, (3, 3)))
    crown = stroke(path("144,92 176,62 240,48 304,62 336,92"), 26, (1, 1))
    c.form(crown, *GOLD, Pen(4.4, 4, (6, 8), 4, hatch=10))
    for x, y, turn in ((164, 68, -0.5), (200, 46, -0.22), (240, 38, 0.0), (280, 46, 0.22), (316, 68, 0.5)):
        with c.placed(x, y, 1.0, turn):
            leaf = blob(path("0,-40! 13,-16 0,6! -13,-16"))
            c.form(leaf, *GOLD, Pen(3.6, 3.4, (5, 5), 3))
            c.form(disc(0, 14, 7), "#d02a44", None, "#ffb0b0", Pen(2.4, 2, (2, 2), 1.5))
    for k in range(9):
        t = k / 8
        px, py = 150 + 180 * t, 372 + 34 * math.sin(t * math.pi)
        c.form(disc(px, py, 13), ("#e8b13c", "#c9701c")[k % 2], "#7a4408", "#fff0b0", Pen(3.4, 3, (5, 5), 3))
    for x, y, paint in (
        (112, 110, "#fff6f0"),
        (96, 146, "#e05a6a"),
        (372, 110, "#fff6f0"),
        (388, 146, "#e05a6a"),
    ):
        petals = joined(
            [disc(x + 11 * math.cos(a), y + 11 * math.sin(a), 8.6) for a in np.linspace(0, 5.03, 5)]
        )
        c.form(petals, paint, None, "#ffffff", Pen(3, 2.6, (4, 4), 2))
        c.fill(disc(x, y, 5.4), "#e8b13c")
    return s


SCENES = {
    "loki-shorn-braid": shorn_braid,
    "loki-mare-in-the-meadow": mare_in_the_meadow,
    "loki-uninvited-guest": uninvited_guest,
    "loki-knotted-net": knotted_net,
    "loki-bearded-bride": bearded_bride,
}
