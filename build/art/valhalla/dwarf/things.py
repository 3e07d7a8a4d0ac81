"""What dwarves hold in their hands besides weapons: tongs and mugs, scrolls, purses, other people's gold."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.portrait.person import GILT
from art.valhalla.dwarf.rock import flames, glow

_WOOD = ("#7a4f2c", "#3a2216", "#c98f55")


def tongs(canvas: Canvas) -> None:
    """Tongs that hold a coal out of the fire."""
    for side in (-1, 1):
        arm = stroke(
            [(side * 26, 300), (side * 16, 60), (-side * 12, 0), (-side * 34, -50), (-side * 20, -100)],
            17,
            (0.9, 0.8),
        )
        canvas.form(arm, "#5f666e", "#22262b", "#d8dcde", Pen(4, 3, (5, 4), 3))
    canvas.form(disc(0, 18, 11), *GILT, Pen(3, 2, (4, 4), 2))
    glow(canvas, (0, -110), 110, "#ff9a3a", 0.8)
    flames(canvas, (0, -118), 64, 92, 6)
    coal = plate([(-40, -104), (-30, -136), (4, -148), (38, -132), (42, -100), (10, -84), (-26, -86)])
    canvas.form(coal, "#f0762a", "#8e2416", "#fff0b4", Pen(4, 3, (12, 9), 5))
    canvas.brush([(-16, -140), (-2, -116), (-20, -90)], 4, "#5a1410")
    canvas.brush([(-2, -116), (34, -108)], 4, "#5a1410")


def mug(canvas: Canvas) -> None:
    """A foaming mug of wood."""
    handle = disc(-58, -40, 42).difference(disc(-58, -40, 24))
    canvas.form(handle, *_WOOD, Pen(4, 4, (6, 6), 3))
    cup = plate([(-56, -110), (56, -110), (48, 40), (-48, 40)])
    canvas.form(cup, "#8a5c34", "#3a2216", "#d8a066", Pen(4.5, 4, (20, 4), 4, hatch=22))
    for x in (-26, 2, 30):
        canvas.brush([(x, -104), (x * 0.9, 36)], 3.6)
    for y in (-78, 8):
        canvas.form(plate(path("-55,0 55,0 53,17 -53,17", 0, y)), *GILT, Pen(3, 2, (8, 5), 3))
    foam = joined(
        [
            disc(-42, -112, 22),
            disc(-14, -122, 26),
            disc(18, -120, 27),
            disc(44, -110, 20),
            disc(58, -84, 13),
            disc(60, -62, 9),
        ]
    )
    canvas.form(foam, "#fbf5e2", "#b9ad90", "#ffffff", Pen(4, 3, (7, 8), 4))


def drinking_horn(canvas: Canvas) -> None:
    """Mead with a green skin, and what rises from it."""
    for k, (x, long) in enumerate(((-34, 130), (4, 170), (38, 120))):
        path = [
            (x, -84),
            (x + 26 * (-1) ** k, -84 - long * 0.4),
            (x - 20 * (-1) ** k, -84 - long * 0.7),
            (x + 6, -84 - long),
        ]
        canvas.brush(path, 20, "#8fd06a", ends=(0.6, 0), peak=0.3, opacity=0.75)
    body = stroke([(0, -70), (8, 0), (44, 70), (112, 104)], 124, (0.9, 0.05), 0.05)
    canvas.form(body, "#cdb88c", "#6f5630", "#fff3d2", Pen(5, 5, (14, 10), 5, hatch=30))
    canvas.form(disc(0, -76, 60, 0.34), *GILT, Pen(4, 4, (6, 5), 4))
    canvas.form(disc(0, -78, 47, 0.3), "#6cae3e", "#2c5a1c", "#d8ff9a", Pen(2.6, 2, (6, 5), 4))
    canvas.form(stroke([(-44, -10), (10, 2), (62, -16)], 22, (1, 1)), *GILT, Pen(3, 3, (5, 5), 3))
    for x, y, r in ((-14, -86, 8), (14, -80, 6), (30, -84, 5)):
        canvas.form(disc(x, y, r), "#b8ea7a", "#4a7a2c", "#ffffff", Pen(2, 1, (2, 2), 2))


def scroll(canvas: Canvas) -> None:
    """Your plan, unrolled."""
    sheet = plate([(-96, -170), (96, -176), (92, 20), (-92, 24)])
    canvas.form(sheet, "#e2d2a6", "#9a7f4c", "#fff8e0", Pen(4.5, 4, (10, 8), 4))
    for y in (-176, 22):
        canvas.form(
            block(-112, y - 15, 112, y + 15, 13), "#cdb888", "#7a6034", "#fff3d2", Pen(4, 4, (5, 9), 3)
        )
    canvas.form(stroke(path("-60,-10 -30,-60 10,-50 50,-110"), 8, (1, 1)), "#8e2f24", pen=Pen(0, 0, (1, 1)))
    canvas.fill(plate([(70, -136), (34, -112), (58, -92)]), "#8e2f24")
    for x, y in ((-62, -130), (-20, -140), (-56, -96)):
        canvas.fill(plate([(x, y - 15), (x + 15, y + 10), (x - 15, y + 10)]), "#4a3a20")
    for x, y in ((54, -30), (24, -6)):
        for turn in (0.8, -0.8):
            with canvas.placed(x, y, 1.0, turn):
                canvas.fill(block(-3, -15, 3, 15), "#4a3a20")


def pouch(canvas: Canvas) -> None:
    """A purse on a cut string."""
    canvas.brush([(0, 0), (6, 46), (-2, 84)], 7, "#3a2418", ends=(1, 1))
    bag = blob(path("-22,84 22,84 26,104 66,150 58,206 0,224 -58,206 -66,150 -26,104"))
    canvas.form(bag, "#8a5a34", "#3a2012", "#d8a066", Pen(4.5, 4, (16, 12), 4, hatch=24))
    canvas.form(block(-30, 92, 30, 110, 6), *GILT, Pen(3, 3, (5, 4), 2))
    for x, y in ((-34, 236), (20, 256), (44, 226)):
        canvas.form(disc(x, y, 16, 0.7), "#e0b44c", "#7b5a20", "#fff3bc", Pen(2.6, 2, (4, 4), 3))


def necklace(canvas: Canvas) -> None:
    """Somebody else's gold, hanging from the hand."""
    for side in (-1, 1):
        for k in range(8):
            t = k / 7
            x, y = side * (8 + 46 * math.sin(t * 2.6)), 30 + 170 * t
            canvas.form(disc(x, y, 11), "#e0b44c", "#7b5a20", "#fff3bc", Pen(2.6, 2, (4, 4), 2))
    canvas.form(
        plate(path("0,190 26,222 0,262 -26,222")), "#b0303c", "#4c0e18", "#ffc0b0", Pen(4, 3, (8, 8), 4)
    )


def firepot(canvas: Canvas) -> None:
    """Embers kept under ash in a pan."""
    glow(canvas, (0, -74), 96, "#ff9a3a", 0.5)
    coals = joined([disc(x, y, 20) for x, y in ((-52, -62), (-22, -76), (14, -78), (46, -66), (0, -58))])
    canvas.form(coals, "#e8622a", "#7a1c12", "#fff0b4", Pen(4, 3, (9, 9), 5))
    pan = blob([(-84, -58), (-84, -58), (84, -58), (84, -58), (62, 10), (0, 30), (-62, 10)])
    canvas.form(pan, "#4c5058", "#1a1c20", "#d8a060", Pen(4.5, 4, (18, 10), 5, hatch=26))
    for k in range(5):
        canvas.fill(block(-56 + k * 26, -36, -44 + k * 26, -12, 4), "#ff9a3a")


def bone(canvas: Canvas) -> None:
    """A ham with a bite out of it."""
    shank = joined([block(-11, -20, 11, 70, 5), disc(-12, 70, 16), disc(12, 70, 16)])
    canvas.form(shank, "#efe4c8", "#a88b5c", "#fffdf0", Pen(4, 4, (7, 4), 3))
    meat = blob(path("-18,-10 -66,-60 -62,-130 -10,-166 52,-146 74,-84 48,-28 16,-6"))
    meat = meat.difference(disc(66, -136, 40))
    canvas.form(meat, "#a3532c", "#4c1c0e", "#eaa66c", Pen(4.5, 4, (16, 12), 5, hatch=30))


THINGS: dict[str, Callable[[Canvas], None]] = {
    "mug": mug,
    "horn": drinking_horn,
    "scroll": scroll,
    "pouch": pouch,
    "necklace": necklace,
    "firepot": firepot,
    "bone": bone,
}
