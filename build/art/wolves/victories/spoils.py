"""Three of the victories of Wolves of Odin: a horn, a crown and a feast.

The boss for Glory covers the upper left of each picture, so what matters lies elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import Canvas, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.scene import land
from art.scene.beasts import boar
from art.scene.deed import cut, paints, planks
from art.scene.stage import Stage
from art.wolves.victories.prize import GOLD, STEEL, glow_at, goblet, shield, stage

# The horn of mead


def _beams(s: Stage, low: float) -> None:
    """The roof of a hall over the scene, lit from below."""
    c = s.canvas
    for k in range(-5, 6):
        c.brush([(240, -60), (240 + k * 60, low * 0.5), (240 + k * 120, low)], 11, s.tone[1], ends=(0.3, 1))
    for y in (46, 120):
        cut(c, block(-10, y, 490, y + 20), paints(s.tone[2], 0.5, 0.4), 3, shift=(4, 8), rim=3)


def mead_horn() -> Stage:
    """A great horn in its stand, foam over its rim, in the light of the hearth."""
    s = stage(701, "mead")
    c = s.canvas
    _beams(s, 300)
    glow_at(s, (250, 230), 210)
    planks(s, 352, 3, 38, "#6b4022")
    horn = blob(
        path("318,84! 330,150 300,230 230,288 150,300 84,262 62,190! 88,206 128,226 178,220 212,180 214,106!")
    )
    legs = [stroke([(206, 258), (150 + 40 * k, 330), (140 + 60 * k, 378)], 20, (1, 0.8), 0.4) for k in (0, 2)]
    for leg in legs:
        cut(c, leg, GOLD, 4, hatch=8)
    cut(c, horn, ("#e4cb98", "#7a5a30", "#fffbe0"), 5.4, shift=(12, 16), rim=5, hatch=30)
    for a, b, wide in (((302, 216), (216, 160), 0), ((176, 296), (166, 220), 1)):
        ring = stroke([a, ((a[0] + b[0]) / 2 + 10 - 20 * wide, (a[1] + b[1]) / 2 + 12), b], 30, (1, 1))
        cut(c, ring, GOLD, 4, shift=(6, 7), rim=4, hatch=8)
        for k in range(4):
            t = (k + 0.5) / 4
            x, y = a[0] + (b[0] - a[0]) * t + 5 - 10 * wide, a[1] + (b[1] - a[1]) * t + 7
            c.studs([(x, y)], 5)
    tip = blob(path("92,206 58,184! 40,160! 66,164 84,176 104,210"))
    cut(c, tip, GOLD, 4, shift=(5, 5), rim=3)
    _foam(c)
    for x, y in ((336, 214), (348, 262), (204, 128)):
        cut(c, blob(path("0,-14! 8,4 0,12 -8,4", x, y)), "#f0b040", 2.6, rim=2)
    land.sparks(s, (266, 70), 130, 22, start=math.pi, sweep=math.pi)
    return s


def _foam(c: Canvas) -> None:
    rim = blob(path("206,112 210,88 266,72 322,80 326,100 270,124"))
    cut(c, rim, GOLD, 4.6, shift=(8, 8), rim=4, hatch=8)
    puffs = [
        disc(x, y, r)
        for x, y, r in ((222, 84, 20), (250, 68, 27), (284, 62, 25), (312, 78, 20), (268, 84, 26))
    ]
    run = stroke([(324, 84), (340, 116), (334, 160)], 22, (1, 0.6), 0.2)
    cut(c, joined([*puffs, run]), ("#fbf3d8", "#c8a86a", "#ffffff"), 4.4, shift=(7, 8), rim=4)
    for x, y, r in ((238, 74, 8), (276, 70, 9), (300, 82, 7)):
        c.brush([(x - r, y), (x, y + r * 0.8), (x + r, y)], 3.4, "#b8924e")


# The iron crown


def iron_crown() -> Stage:
    """A heavy crown of iron on a stone, snow on both; a blade leans there that paid for it."""
    s = stage(702, "crown")
    c = s.canvas
    land.sky(s, 330)
    land.sun(s, 330, 120, 58, rays=1.1, colour="#f2ead0")
    land.peaks(s, 330, 130, 5, depth=0.4, snow=True)
    land.ground(s, 344, 7, "#8fa0ac", blades=0)
    stone = blob(path("64,470! 76,352 130,312 240,304 352,312 410,356 420,470!"))
    cut(c, stone, ("#6e7580", "#2b3039", "#d3dbe0"), 5, shift=(14, 12), rim=5, hatch=34)
    cap = blob(
        path(
            "72,356 96,322 150,304 244,296 338,304 392,326 412,358 372,340 330,350 290,334 240,346 "
            "190,332 140,348 104,338"
        )
    )
    cut(c, cap, ("#eef4f6", "#9fb4c2", "#ffffff"), 4, shift=(5, 7), rim=3)
    shape = blob(path("108,216! 150,186 240,174 330,186 372,216! 330,254 240,268 150,254"))
    cut(c, shape, ("#2a2f37", "#14171c", "#6b747e"), 5, rim=3)
    for k in (-1.5, -0.5, 0.5, 1.5):
        _prong(c, 240 + 58 * k, 196 - 8 * math.cos(k), 66, True)
    for k in range(-2, 3):
        _prong(c, 240 + 61 * k, 252 - 7 * k * k, 128 - 6 * abs(k), False)
    front = blob(path("108,214! 150,252 240,268 330,252 372,214! 368,300! 326,336 240,348 154,336 112,300!"))
    cut(c, front, STEEL, 5.4, shift=(16, 12), rim=5, hatch=30)
    for k in range(-3, 4):
        x, y = 240 + 122 * math.sin(k * 0.40), 282 + 24 * math.cos(k * 0.40)
        gem = plate([(x, y - 17), (x + 12, y), (x, y + 17), (x - 12, y)])
        cut(c, gem, "#a82a24" if k % 2 == 0 else "#3a5a7c", 3.4, shift=(4, 4), rim=3)
    for y0 in (232, 318):
        c.brush(path("112,-8 170,20 240,28 310,20 368,-8", 0, y0), 5, "#15181d", ends=(0.5, 0.5))
    land.snowfall(s, 70)
    return s


def _prong(c: Canvas, x: float, y: float, high: float, far: bool) -> None:
    """One spike of the crown, its foot at (x, y)."""
    lean = (x - 240) * 0.16
    half = 15 if far else 24
    foot = y + (10 if far else 26)
    spike = plate(
        [
            (x - half, foot),
            (x - half * 0.8 + lean * 0.4, y - high * 0.46),
            (x + lean, y - high),
            (x + half * 0.8 + lean * 0.4, y - high * 0.46),
            (x + half, foot),
        ]
    )
    base = ("#3c424b", "#1a1d23", "#8d969e") if far else STEEL
    cut(c, spike, base, 4.6, shift=(7, 5), rim=4, hatch=0 if far else 14)
    if not far:
        c.brush(
            [(x, y + 10), (x + lean * 0.5, y - high * 0.4), (x + lean * 0.8, y - high * 0.7)], 4, "#2a2f36"
        )


# The gods' feast


def feast() -> Stage:
    """The board of the gods: the boar that is whole again every evening, apples, cups and lights."""
    s = stage(703, "feast")
    c = s.canvas
    for k in range(9):
        shape = block(k * 60 - 20, -10, k * 60 + 36, 220)
        cut(c, shape, paints(mix(s.tone[1], s.tone[2], 0.3 + 0.1 * (k % 2)), 0.5, 0.2), 3, rim=2)
    glow_at(s, (240, 190), 230)
    for x, colours in (
        (170, ("#3f6fa8", "#e6d8b0")),
        (286, ("#a8322a", "#e6d8b0")),
        (402, ("#c79a3e", "#3c2a1a")),
    ):
        with c.placed(x, 88, 0.62):
            shield(c, *colours)
    cloth = plate(path("-10,300 490,300 490,470 -10,470"))
    cut(c, cloth, ("#8a2a24", "#4a1216", "#d8604a"), 4, shift=(6, 10), rim=5)
    c.fill(block(-10, 318, 490, 326), "#e6b654")
    with c.placed(240, 288, 1.0):
        cut(c, disc(0, 14, 168, 0.20), ("#cfd5da", "#6b747e", "#ffffff"), 4.4, shift=(8, 6), rim=4)
    with c.placed(232, 246, 1.02):
        boar(c, "#a86430")
    _roast(c)
    for x, y in ((118, 306), (146, 318), (334, 320), (364, 308), (350, 330)):
        cut(c, disc(x, y, 17), ("#e0b83a", "#8a5a14", "#fff4b0"), 3.6, shift=(6, 6), rim=4)
        c.brush([(x, y - 14), (x + 2, y - 22), (x + 7, y - 26)], 4, "#3c2a12")
    for x, high in ((52, 96), (430, 104), (400, 70)):
        _candle(c, x, 372, high)
    for x, y, size in ((96, 392, 1.0), (240, 404, 1.15), (352, 396, 0.95)):
        with c.placed(x, y, size):
            goblet(c)
    return s


def _roast(c: Canvas) -> None:
    """What makes the boar a roast: scored rind that shines, an apple in its mouth, herbs about it."""
    for k in range(6):
        x = 196 + 25 * k
        for lean in (-1, 1):
            c.brush([(x - 13 * lean, 226), (x, 250), (x + 13 * lean, 274)], 4, "#5a2a12", ends=(0.2, 0.2))
    c.brush(path("150,212 210,196 300,200"), 9, "#ffcf8a", ends=(0.1, 0.1), opacity=0.85)
    c.brush(path("120,236 134,222 156,216"), 6, "#ffcf8a", ends=(0.1, 0.1), opacity=0.85)
    cut(c, disc(70, 262, 18), ("#c8322a", "#6a1418", "#ffb09a"), 4, shift=(6, 6), rim=4)
    for x, turn in ((120, -0.5), (168, 0.1), (300, -0.1), (350, 0.5)):
        for k in range(-2, 3):
            tip = (x + 26 * math.sin(turn + k * 0.45), 316 - 24 * math.cos(turn + k * 0.45))
            shape = stroke([(x, 322), ((x + tip[0]) / 2 + 3, (322 + tip[1]) / 2), tip], 11, (0.5, 0.1), 0.4)
            cut(c, shape, "#5c8a3a", 2, shift=(3, 3), rim=2)


def _candle(c: Canvas, x: float, foot: float, high: float) -> None:
    shape = block(x - 12, foot - high, x + 12, foot, 4)
    cut(c, shape, ("#efe2bc", "#a88b54", "#fffbe6"), 3.6, shift=(7, 3), rim=3)
    cut(c, plate(path("-26,12 -18,-8 18,-8 26,12", x, foot)), GOLD, 3.6, rim=3)
    for share, paint in ((1.0, "#e8862c"), (0.58, "#fff0a0")):
        h, w = 42 * share, 11 * share
        top = foot - high - 2
        shape = blob(
            [(x, top), (x - w, top - h * 0.35), (x + 2, top - h), (x + 2, top - h), (x + w, top - h * 0.35)]
        )
        c.fill(shape, paint)


SCENES: dict[str, Callable[[], Stage]] = {
    "mead-horn": mead_horn,
    "iron-crown": iron_crown,
    "feast-of-gods": feast,
}
