"""The weapons of dwarves: short, heavy and bound in iron."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import Canvas, Pen, block, disc, path, plate, stroke
from art.portrait.person import GILT, GOLD, GOLD_LIGHT, IRON_DARK, IRON_LIGHT, STEEL
from art.valhalla.dwarf.body import LEATHER

_WOOD = ("#7a4f2c", "#3a2216", "#c98f55")
_IRON = STEEL


def _haft(canvas: Canvas, top: float, low: float, width: float = 24.0) -> None:
    canvas.form(block(-width / 2, top, width / 2, low), *_WOOD, Pen(3.6, 3, (8, 0)))
    for k in range(int((low - top) / 74)):
        y = top + 96 + k * 74
        shape = block(-width / 2 - 2, y, width / 2 + 2, y + 13)
        canvas.form(shape, "#6b727b", "#2b3036", "#d8dcde", Pen(2.4, 2, (4, 3), 2))


def axe(canvas: Canvas) -> None:
    """A broad blade with a square notch, and a hammer behind."""
    _haft(canvas, -86, 560)
    edge = path("-12,-58 -44,-62 -86,-96 -116,-96 -116,84 -86,84 -58,34 -58,14 -12,18")
    canvas.form(plate(edge), *_IRON, Pen(4.5, 4.5, (9, 11), 5, hatch=28))
    canvas.brush([(-106, -88), (-106, 76)], 9, "#e6ebec", ends=(0.8, 0.8))
    canvas.brush([(-94, -78), (-94, 66)], 3.4, ends=(0.8, 0.8))
    for y in (-40, -18, 4):
        canvas.fill(plate([(-70, y), (-60, y - 10), (-50, y), (-60, y + 10)]), IRON_DARK)
    canvas.form(block(10, -52, 56, 10, 5), *_IRON, Pen(4, 4, (8, 8), 4, hatch=14))
    canvas.form(block(-18, -64, 18, 24, 4), *GILT, Pen(3.4, 3, (6, 4), 3))


def twin_axe(canvas: Canvas) -> None:
    """Blades to both sides, cut straight."""
    _haft(canvas, -90, 560)
    for side in (-1, 1):
        edge = [(10, -50), (44, -56), (70, -98), (98, -98), (98, 80), (70, 80), (44, 30), (10, 22)]
        canvas.form(plate([(side * x, y) for x, y in edge]), *_IRON, Pen(4.5, 4.5, (9, 11), 4, hatch=24))
        canvas.brush([(side * 88, -90), (side * 88, 72)], 8, "#e6ebec", ends=(0.8, 0.8))
    canvas.form(block(-18, -64, 18, 30, 4), *GILT, Pen(3.4, 3, (6, 4), 3))


def spear(canvas: Canvas) -> None:
    """A boar spear: a broad head with lugs."""
    _haft(canvas, 0, 640, 20)
    blade = plate([(0, -150), (40, -74), (20, -6), (14, 24), (-14, 24), (-20, -6), (-40, -74)])
    canvas.form(blade, *_IRON, Pen(4.5, 4, (0, 0), 4))
    canvas.fill(plate([(0, -150), (40, -74), (20, -6), (14, 24), (0, 24)]), IRON_DARK)
    canvas.brush([(0, -138), (0, 14)], 5)
    lugs = plate([(-52, 30), (-46, 14), (46, 14), (52, 30), (46, 40), (-46, 40)])
    canvas.form(lugs, *GILT, Pen(3.6, 3, (6, 6), 3))


def _hilt(canvas: Canvas) -> None:
    canvas.form(plate(path("-64,30 64,30 56,58 -56,58")), *GILT, Pen(4, 4, (7, 7), 3))
    canvas.form(block(-15, -46, 15, 32), LEATHER, "#2a160c", "#bf8c56", Pen(3.6, shift=(8, 0)))
    for k in range(5):
        canvas.brush([(-15, -36 + k * 15), (15, -30 + k * 15)], 3.4, ends=(1, 1))
    canvas.form(plate(path("-30,-46 -38,-66 0,-92 38,-66 30,-46")), *GILT, Pen(4, 4, (8, 8), 3))
    canvas.form(disc(0, -64, 9), "#8e2f24", None, "#ffc8a8", Pen(2, 1, (3, 3), 2))


def sword(canvas: Canvas) -> None:
    """A short blade as broad as a hand, its point up; the guard at the origin."""
    blade = plate([(-32, -30), (-34, -280), (0, -344), (34, -280), (32, -30)])
    canvas.form(blade, "#b4bcc2", IRON_DARK, IRON_LIGHT, Pen(4.5, 4, (0, 0), 5))
    canvas.fill(plate([(10, -30), (10, -326), (34, -280), (32, -30)]), "#6a737c")
    canvas.fill(plate([(-10, -34), (-8, -250), (8, -250), (10, -34)]), IRON_DARK)
    for k in range(4):
        y = -70 - k * 48
        canvas.brush([(-5, y), (5, y - 14), (-5, y - 28)], 4, GOLD_LIGHT, ends=(0.8, 0.8))
    with canvas.placed(0, 0, 1.0, math.pi):
        _hilt(canvas)


def dull_sword(canvas: Canvas) -> None:
    """The same with an edge full of notches."""
    left = [(-32, -30)]
    for k in range(6):
        y = -60 - k * 40
        left += [(-33, y), (-14 - (k % 2) * 6, y - 12), (-33, y - 26)]
    blade = plate([*left, (-30, -290), (-6, -318), (4, -296), (34, -280), (32, -30)])
    canvas.form(blade, "#a3a49c", "#42443f", "#e4e4d8", Pen(4.5, 4, (0, 0), 5))
    canvas.fill(plate([(10, -30), (10, -292), (34, -280), (32, -30)]), "#6f6a5e")
    for x, y in ((0, -90), (-8, -150), (18, -200), (2, -250)):
        canvas.fill(disc(x, y, 12, 0.7), "#8a4a24", 0.6)
    with canvas.placed(0, 0, 1.0, math.pi):
        _hilt(canvas)


def sword_hilt(canvas: Canvas) -> None:
    canvas.form(
        plate(path("-34,58 34,58 30,620 -30,620")), LEATHER, "#2a160c", "#bf8c56", Pen(4, shift=(16, 0))
    )
    for k in range(6):
        canvas.brush([(-32, 100 + k * 40), (32, 122 + k * 40)], 5, GOLD, ends=(1, 1))
    _hilt(canvas)


def crossbow(canvas: Canvas) -> None:
    """Stock upright, the bow across its end, a bolt laid on."""
    canvas.brush([(-128, 22), (-20, 66), (0, 70), (20, 66), (128, 22)], 4, "#e9dfc8", ends=(1, 1))
    canvas.form(block(-19, -30, 19, 520, 6), *_WOOD, Pen(4, 4, (10, 0), hatch=12))
    prod = stroke([(-138, 26), (-96, -14), (0, -34), (96, -14), (138, 26)], 34, (0.4, 0.4))
    canvas.form(prod, "#5f666e", "#22262b", "#d8dcde", Pen(4.5, 4, (6, 9), 4, hatch=12))
    canvas.form(block(-26, -52, 26, -6, 6), *GILT, Pen(4, 3, (6, 6), 3))
    canvas.form(plate(path("0,-118 17,-74 5,-74 5,70 -5,70 -5,-74 -17,-74")), *_IRON, Pen(3, 3, (5, 4), 2))
    canvas.form(block(-24, 66, 24, 86, 5), "#6b727b", "#2b3036", "#d8dcde", Pen(3, 3, (4, 4)))


def horn_bow(canvas: Canvas) -> None:
    """A short bow of horn, bent back at its tips."""
    canvas.brush([(26, -150), (8, 90), (26, 330)], 3, "#e9dfc8", ends=(1, 1))
    limb = path("58,-176 24,-160 -30,-104 -64,-10 -44,90 -64,190 -30,284 24,340 58,356")
    canvas.form(stroke(limb, 30, (0.3, 0.3)), "#5c4632", "#261a10", "#c9a878", Pen(4, 4, (7, 3), 3))
    for y in (-108, 276):
        canvas.form(block(-50, y, -14, y + 16, 3), *GILT, Pen(2.4, 2, (4, 3), 2))
    canvas.form(block(-68, 54, -26, 126, 6), "#8e2f24", "#45130e", "#d8785c", Pen(3, 3, (8, 4)))


def hammer(canvas: Canvas) -> None:
    """The smith's own."""
    _haft(canvas, -60, 560)
    head = block(-74, -76, 74, 0, 9)
    canvas.form(head, "#7b828b", "#2b3036", IRON_LIGHT, Pen(5, 5, (12, 12), 5, hatch=28))
    for x in (-60, 60):
        collar = block(x - 18, -84, x + 18, 8, 6)
        canvas.form(collar, "#8b929b", "#2b3036", IRON_LIGHT, Pen(3.6, 3, (7, 8), 4))
    band = block(-20, -84, 20, 10, 4)
    canvas.form(band, *GILT, Pen(3, 3, (5, 5), 3))


def pick(canvas: Canvas) -> None:
    """A miner's pick."""
    _haft(canvas, -60, 560)
    head = stroke([(-142, 12), (-90, -34), (0, -54), (90, -34), (142, 12)], 38, (0.05, 0.05))
    canvas.form(head, "#7b828b", "#2b3036", IRON_LIGHT, Pen(4.5, 4, (6, 10), 4, hatch=14))
    eye = block(-22, -74, 22, -18, 5)
    canvas.form(eye, "#5f666e", "#22262b", "#d8dcde", Pen(3.6, 3, (6, 6), 3))


WEAPONS: dict[str, Callable[[Canvas], None]] = {
    "axe": axe,
    "twin": twin_axe,
    "spear": spear,
    "sword": sword,
    "dull": dull_sword,
    "crossbow": crossbow,
    "bow": horn_bow,
    "hammer": hammer,
    "pick": pick,
}
