"""Weapons, and the hands that hold them."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import INK, Canvas, Pen, blob, block, path, plate, stroke
from art.palette import mix
from art.portrait.person import GILT, GOLD, GOLD_LIGHT, IRON_DARK, IRON_LIGHT, STEEL

_WOOD, _WOOD_DARK, _WOOD_LIGHT = "#7a4f2c", "#46291a", "#c98f55"


def _haft(canvas: Canvas, top: float, low: float, width: float) -> None:
    half = width / 2
    shape = plate([(-half, top), (half, top), (half + 1, low), (-half - 1, low)])
    canvas.form(shape, _WOOD, _WOOD_DARK, _WOOD_LIGHT, Pen(3.5, 3, (6, 0)))
    for k in range(int((low - top) / 34)):
        canvas.brush([(-2, top + 20 + k * 34), (1, top + 38 + k * 34)], 2)


def axe(canvas: Canvas, low: float = 560.0) -> None:
    _haft(canvas, -70, low, 18)
    edge = path("-14,-46! -40,-50 -78,-78! -106,-20 -92,62! -58,18 -40,8 -14,10! 16,8! 22,-18 16,-46!")
    canvas.form(blob(edge), *STEEL, Pen(4, 4, (8, 10), 4, hatch=26))
    canvas.brush([(-72, -62), (-94, -16), (-84, 42)], 6, "#dfe5e6", ends=(0.2, 0.2))
    canvas.brush([(-64, -50), (-80, -14), (-72, 32)], 3)
    for k in range(3):
        canvas.brush([(-34 + k * 10, -34), (-38 + k * 10, -18), (-34 + k * 10, -4)], 3.2, IRON_DARK)
    for y in (-36, 0):
        canvas.form(block(-15, y - 5, 15, y + 5), GOLD, None, GOLD_LIGHT, Pen(2, 1, (3, 3), 2))


def great_axe(canvas: Canvas, low: float = 560.0) -> None:
    """The two-handed axe with a crescent blade on both sides."""
    _haft(canvas, -80, low, 18)
    for side in (-1, 1):
        edge = path("12,-40! 36,-52 64,-92! 104,-20 68,66! 40,22 12,8!")
        canvas.form(blob([(side * x, y) for x, y in edge]), *STEEL, Pen(4, 4, (8, 10), 4, hatch=22))
        canvas.brush([(side * 64, -74), (side * 92, -18), (side * 66, 48)], 5, "#dfe5e6", ends=(0.2, 0.2))
    canvas.form(block(-15, -46, 15, 16, 4), *GILT, Pen(3, 2, (5, 3), 2))


def spear(canvas: Canvas, low: float = 640.0) -> None:
    _haft(canvas, 0, low, 15)
    blade = plate([(0, -150), (27, -70), (13, -10), (10, 20), (-10, 20), (-13, -10), (-27, -70)])
    canvas.form(blade, *STEEL, Pen(4, 4, (0, 0), 4))
    canvas.fill(plate([(0, -150), (27, -70), (13, -10), (10, 20), (0, 20)]), IRON_DARK)
    canvas.hatch(plate([(0, -150), (27, -70), (13, -10), (0, 0)]), 20, 6)
    canvas.brush([(0, -140), (0, 10)], 4)
    for k in range(4):
        canvas.form(block(-11, 24 + k * 9, 11, 30 + k * 9), "#b58b4a", pen=Pen(1.5, 1, (3, 2)))


def sword_hilt(canvas: Canvas) -> None:
    """A sheathed sword on the back: pommel, grip and guard."""
    canvas.form(
        plate(path("-21,60 21,60 19,620 -19,620")), "#6b4128", "#3a2116", "#b07a48", Pen(4, shift=(14, 0))
    )
    for k in range(6):
        canvas.brush([(-20, 100 + k * 40), (20, 120 + k * 40)], 4, GOLD, ends=(1, 1))
    _hilt(canvas)


def _hilt(canvas: Canvas) -> None:
    guard = [(-58, 38), (-58, 38), (-60, 62), (0, 56), (60, 62), (60, 62), (58, 38), (58, 38), (0, 34)]
    canvas.form(blob(guard), *GILT, Pen(4, shift=(6, 7), hatch=10, step=5))
    canvas.form(block(-13, -44, 13, 38), "#5b2a20", "#331510", "#a0573c", Pen(3.5, shift=(8, 0)))
    for k in range(6):
        canvas.brush([(-13, -34 + k * 12), (13, -28 + k * 12)], 3, ends=(1, 1))
    pommel = path("-34,-44! -32,-62 -12,-76 0,-66 12,-76 32,-62 34,-44!")
    canvas.form(blob(pommel), *GILT, Pen(4, shift=(7, 7), hatch=12, step=5))


def sword(canvas: Canvas) -> None:
    """A bare blade, point up; the origin lies at its guard."""
    blade = plate([(-19, -30), (-17, -380), (0, -430), (17, -380), (19, -30)])
    canvas.form(blade, "#b4bcc2", IRON_DARK, IRON_LIGHT, Pen(4, 4, (0, 0), 4))
    canvas.fill(plate([(2, -30), (2, -428), (17, -380), (19, -30)]), "#6a737c")
    canvas.fill(plate([(-4, -34), (-3, -340), (3, -340), (4, -34)]), IRON_DARK)
    canvas.hatch(plate([(6, -30), (6, -400), (17, -380), (19, -30)]), 9, 7, width=3)
    with canvas.placed(0, 0, 1.0, 3.14159265):
        _hilt(canvas)


def bow(canvas: Canvas) -> None:
    canvas.brush([(6, -190), (6, 430)], 2.6, "#e9dfc8", ends=(1, 1))
    limb = path("10,-196 -8,-190 -40,-120 -58,0 -62,120 -58,240 -40,360 -8,430 10,436")
    canvas.form(stroke(limb, 22, (0.25, 0.25)), "#8a5a30", "#4a2d1a", "#d9a468", Pen(3.5, shift=(6, 2)))
    for k in range(5):
        canvas.form(block(-76, 92 + k * 11, -46, 100 + k * 11), "#8e2f24", pen=Pen(1.5, 1, (3, 2)))


def quiver(canvas: Canvas) -> None:
    """Arrows over a shoulder."""
    for k, (x, y, turn) in enumerate(((-30, -70, -0.1), (-8, -96, -0.03), (14, -84, 0.05), (34, -60, 0.12))):
        with canvas.placed(x, y, 1.0, turn):
            canvas.form(block(-3, 0, 3, 140), "#b58b5a", None, "#e8c898", Pen(2.4, 2, (3, 0), 1.5))
            paint = ("#e9dfc8", "#8e2f24", "#c9b48a", "#5a6b7a")[k]
            for side in (-1, 1):
                vane = [(side * 2, -2), (side * 14, 12), (side * 14, 48), (side * 2, 56)]
                canvas.form(
                    plate(vane), paint if side < 0 else mix(paint, INK, 0.35), pen=Pen(2.4, 2, (3, 3))
                )
    pouch = blob([(-52, 30), (-52, 30), (52, 30), (52, 30), (46, 300), (46, 300), (-46, 300), (-46, 300)])
    canvas.form(pouch, "#6b4128", "#331c12", "#b07a48", Pen(4, 4, (18, 4), hatch=26))
    canvas.form(block(-54, 28, 54, 52, 6), *GILT, Pen(3, 3, (5, 6), 2))


def pennon(canvas: Canvas, cloth: str, seed: int) -> None:
    """A spear with a flag that flies towards the head."""
    second = ("#e9dfc8", "#8e2f24", "#d9a850", "#221a18")[seed % 4]
    flag = blob(path("4,44! 50,34 104,56 150,40 196,52! 150,78 190,106! 140,112 96,128 50,110 4,122!"))
    canvas.form(flag, cloth, None, mix(cloth, "#fff0cc", 0.5), Pen(4, 4, (4, 16), hatch=26))
    stripe = stroke([(6, 84), (52, 74), (100, 94), (150, 80)], 20, (1, 0.4))
    canvas.fill(stripe.intersection(flag), second)
    for x in (46, 98, 146):
        canvas.brush([(x, 44), (x + 8, 82), (x - 2, 116)], 5, mix(cloth, INK, 0.7), clip=flag)
    spear(canvas)


def club(canvas: Canvas, low: float = 560.0) -> None:
    """A giant's club: a frozen trunk with spikes of ice."""
    trunk = [
        (-20, low),
        (-24, 60),
        (-44, -30),
        (-30, -96),
        (0, -108),
        (32, -96),
        (44, -30),
        (24, 60),
        (20, low),
    ]
    canvas.form(blob(trunk), "#6d7f8e", "#2b3a4a", "#d6e6ee", Pen(4, 4, (16, 4), hatch=26))
    for x, y, dx, dy in (
        (-36, -70, -44, -30),
        (-40, -14, -50, 10),
        (36, -60, 42, -34),
        (40, 0, 48, 6),
        (0, -92, 4, -62),
    ):
        spike = plate([(x - dy * 0.3, y + dx * 0.3), (x + dx, y + dy), (x + dy * 0.3, y - dx * 0.3)])
        canvas.form(spike, "#d8eef6", "#4f7f9e", "#ffffff", Pen(3, 3, (5, 3)))
    for k in range(6):
        canvas.brush([(-8, k * 80 - 60), (4, k * 80 - 30), (-4, k * 80)], 4)


WEAPONS: dict[str, Callable[[Canvas], None]] = {
    "axe": axe,
    "great": great_axe,
    "spear": spear,
    "sword": sword,
    "bow": bow,
    "quiver": quiver,
    "club": club,
}
