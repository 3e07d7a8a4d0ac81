"""Things a scene is told with: anvil, horn, dice, lyre, raven, rune stone, banner."""

from __future__ import annotations

import math

import numpy as np

from art.icons import glyph
from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import GILT, IRON_LIGHT, STEEL
from art.portrait.pose import Pose
from art.portrait.strands import lock
from art.scene import craft

WOOD, WOOD_DARK, WOOD_LIGHT = WOODEN = ("#7a4f2c", "#3a2216", "#c98f55")


def anvil(canvas: Canvas) -> None:
    """240 wide, its face at y 0, on a stump."""
    stump = plate([(-74, 92), (74, 92), (86, 220), (-86, 220)])
    craft.plank(canvas, stump, "#5f3c24", 0)
    for k in range(-3, 4):
        canvas.brush([(k * 20, 96), (k * 22 + 4, 150), (k * 23, 220)], 4)
    body = blob(
        path("-150,4! -100,0 96,0! 100,24 60,34 36,56 46,80 74,96! -74,96! -46,80 -36,56 -70,36 -120,26")
    )
    canvas.form(body, "#6b727b", "#262b31", IRON_LIGHT, Pen(5, 5, (12, 10), 5, hatch=24, step=7))


def tongs_hammer(canvas: Canvas) -> None:
    """A smith's hammer, head at the origin, haft to the lower right."""
    canvas.form(stroke([(0, 0), (150, 104)], 17, (1, 1), 0.5, False), *WOODEN, Pen(3.5, 3.5, (4, 6)))
    with canvas.placed(0, 0, 1.0, 0.6):
        canvas.form(
            block(-30, -54, 30, 54, 8), "#7b828b", "#2b3036", IRON_LIGHT, Pen(4.5, 4, (12, 9), 4, hatch=20)
        )


def horn(canvas: Canvas, drink: bool = False) -> None:
    """A great horn: its mouth at the origin opens to the upper left, its tip to the lower right."""
    # A little depth from knot to knot: the tube needs it.
    line = [(x, y, float(k)) for k, (x, y) in enumerate(path("0,0 60,74 140,108 214,84 250,22"))]
    body = Pose().tube(line, (96, 84, 64, 40, 12))
    canvas.form(body, "#e2cfa0", "#7d6136", "#fffbe6", Pen(5, 5, (12, 14), 5, hatch=28, step=7))
    for k in range(7):
        x, y = 40 + k * 27, 66 + 34 * math.sin(k * 0.5)
        canvas.brush([(x - 18, y + 4), (x, y - 10), (x + 26, y - 12)], 3, "#8f744a", clip=body)
    with canvas.placed(-2, -4, 1.0, 0.88):
        ring = block(-56, -16, 56, 20, 9)
        canvas.form(ring, *GILT, Pen(4.5, 4, (8, 8), 4, hatch=12, step=5))
        canvas.studs([(-38, 2), (-13, 2), (13, 2), (38, 2)], 5)
        if not drink:
            canvas.form(disc(0, -16, 52, 0.28), "#2a1710", "#140a08", None, Pen(3.5, 2))
    with canvas.placed(150, 108, 1.0, -0.1):
        canvas.form(block(-15, -34, 15, 32, 6), *GILT, Pen(4, 4, (6, 5), 3))
    with canvas.placed(249, 24, 1.0, 0.5):
        canvas.form(disc(0, 0, 11), *GILT, Pen(3.5, 3, (4, 4)))


def die(canvas: Canvas, signs: tuple[str, str, str], paint: str = "#efe4c8") -> None:
    """A bone die, three faces seen; its edge is 100."""
    dark = mix(paint, "#6b4a2a", 0.35)
    a, b, c = (0.0, -100.0), (87.0, -50.0), (-87.0, -50.0)
    top = plate([a, b, (0, 0), c])
    left = plate([c, (0, 0), (0, 100), (-87, 50)])
    right = plate([(0, 0), b, (87, 50), (0, 100)])
    canvas.outline(joined([top, left, right]).buffer(5), 5, 5)
    for face, shade in ((top, mix(paint, "#ffffff", 0.35)), (left, paint), (right, dark)):
        canvas.fill(face.buffer(4), shade)
    canvas.hatch(right, 30, 7, light=(0.9, 0.4))
    for line in ([(0, 0), (0, 100)], [(0, 0), b], [(0, 0), c]):
        canvas.brush(line, 4, "#fffdf0", ends=(1, 1))
    frames = ((0.87, 0.5, -0.87, 0.5, 0, -50), (0.87, 0.5, 0, 1.0, -43.5, 25), (0.87, -0.5, 0, 1.0, 43.5, 25))
    for sign, (ux, uy, vx, vy, x, y) in zip(signs, frames, strict=True):
        _sign(canvas, sign, (ux, uy, vx, vy, x, y))


def _sign(canvas: Canvas, name: str, frame: tuple[float, float, float, float, float, float]) -> None:
    ux, uy, vx, vy, x, y = frame
    k = 0.74
    a, b, d, e, px, py = canvas.matrix
    m = (ux * k, uy * k, vx * k, vy * k, x - 50 * k * (ux + vx), y - 50 * k * (uy + vy))
    cols = [(a * m[i] + b * m[i + 1], d * m[i] + e * m[i + 1]) for i in (0, 2)]
    ox, oy = a * m[4] + b * m[5] + px, d * m[4] + e * m[5] + py
    matrix = f"matrix({cols[0][0]:.3f} {cols[0][1]:.3f} {cols[1][0]:.3f} {cols[1][1]:.3f} {ox:.2f} {oy:.2f})"
    key = f"sign-{name}-{len(canvas.parts)}"
    area = 'x="-20" y="-20" width="140" height="140"'
    paint = f'<rect {area} fill="#2a120c" mask="url(#{key})"/>'
    cut = f'<mask id="{key}" maskUnits="userSpaceOnUse" {area}><g fill="#fff">{glyph(name)}</g></mask>'
    canvas.parts.append(f'<g transform="{matrix}">{cut}{paint}</g>')


def raven(canvas: Canvas, flying: bool = False, eye: str = "#e0812b") -> None:
    """A raven, 150 long, looking right; perched, its feet are at the origin."""
    black, gloss = "#23242b", "#7c8796"
    if flying:
        for side in (1, -1):
            for k in range(7):
                t = k / 6
                lock(
                    canvas,
                    [
                        (-10 + 34 * t, -52),
                        (-30 + 44 * t, -52 - side * (60 + 30 * t)),
                        (-96 + 70 * t, -52 - side * (110 + 50 * math.sin(t * 3))),
                    ],
                    30,
                    mix(black, gloss, 0.1 * k),
                    strands=1,
                    blunt=0.6,
                )
    for k in range(4):
        lock(
            canvas,
            [(-36, -40), (-80, -26 - k * 7), (-122, -12 - k * 9)],
            22,
            mix(black, gloss, 0.06 * k),
            strands=1,
        )
    body = blob(path("-52,-34 -30,-66 10,-86 34,-112 62,-116 76,-100 66,-82 50,-50 20,-18 -20,-14"))
    beak = blob(path("68,-108! 96,-100 112,-84! 90,-88 70,-90"))
    canvas.form(beak, "#4a4c55", "#16171b", "#aab2bd", Pen(3, 3, (4, 4), 2))
    canvas.form(body, black, "#0d0d11", gloss, Pen(3.6, 3.6, (10, 8), 4, hatch=10, step=6))
    if not flying:
        for k in range(5):
            lock(
                canvas,
                [(18 - k * 4, -62 + k * 7), (-28, -46 + k * 6), (-86 - k * 4, -26 + k * 3)],
                22,
                mix(black, gloss, 0.08 * k),
                strands=1,
                blunt=0.5,
            )
        for x in (0, 18):
            canvas.brush([(x, -20), (x + 2, -6), (x + 4, 2)], 6, "#3a3230", ends=(1, 0.8))
            for claw in (-10, 2, 14):
                canvas.brush([(x + 3, -2), (x + claw, 3), (x + claw * 1.3 + 2, 8)], 5, "#3a3230", ends=(1, 0))
    for k in range(4):
        canvas.brush(
            [(40 - k * 4, -74 + k * 6), (30 - k * 5, -62 + k * 7), (24 - k * 4, -48 + k * 8)],
            4,
            gloss,
            opacity=0.8,
        )
    canvas.form(disc(64, -101, 5.4), eye, None, "#ffe9b0", Pen(2.4, 1, (2, 2), 1))
    canvas.fill(disc(65, -101, 2.2), INK)


_RUNES: dict[str, list[list[tuple[float, float]]]] = {
    "tiwaz": [[(0, -118), (0, -40)], [(0, -118), (-20, -94)], [(0, -118), (20, -94)]],
    "algiz": [[(0, -122), (0, -36)], [(0, -84), (-22, -116)], [(0, -84), (22, -116)]],
    "othala": [path("-20,-36 16,-92 0,-120 -16,-92 20,-36")],
    "ansuz": [[(-12, -122), (-12, -36)], [(-12, -120), (18, -100)], [(-12, -92), (18, -72)]],
}


def rune_stone(canvas: Canvas, runes: str = "othala", paint: str = "#7c7f86") -> None:
    """A standing stone, 96 wide and 180 high, its foot at the origin, with runes in a serpent band."""
    shape = blob(path("-48,10! -52,-70 -40,-140 -8,-178 26,-168 46,-120 50,-50 46,10!"))
    canvas.form(
        shape,
        paint,
        mix(paint, "#10141c", 0.55),
        mix(paint, "#fff0cc", 0.6),
        Pen(4.4, 4.4, (14, 8), 4, hatch=24, step=7),
    )
    inner = shape.buffer(-11)
    canvas.fill(inner.difference(inner.buffer(-4)), "#8e2f24")
    for line in _RUNES[runes]:
        canvas.fill(stroke(line, 8, (1, 1), 0.5, False), "#8e2f24")


def banner(canvas: Canvas, paint: str, sign: str = "raven", pole: float = 260.0) -> None:
    """A war flag on a pole; the pole's foot is the origin, the cloth blows right."""
    canvas.form(block(-6, -pole, 6, 0), *WOODEN, Pen(3, 3, (4, 0)))
    with canvas.placed(0, -pole - 4, 0.4):
        canvas.form(plate(path("0,-70 24,-20 0,20 -24,-20")), *STEEL, Pen(5, 5, (10, 4), 6))
    cloth = blob(path("6,10! 60,2 110,18 152,8! 140,40 150,74! 104,92 56,100 6,112!", 0, -pole))
    canvas.form(
        cloth,
        paint,
        mix(paint, INK, 0.5),
        mix(paint, "#fff0cc", 0.55),
        Pen(3.8, 3.8, (10, 8), 4, hatch=20, step=7),
    )
    for k in range(8):
        x = 16 + k * 18
        lock(
            canvas,
            [(x, -pole + 92 - k * 1.8), (x + 2, -pole + 108 - k * 2), (x + 10, -pole + 124 - k * 2.6)],
            12,
            mix(paint, "#d9c48c", 0.6),
            strands=0,
        )
    with canvas.placed(76, -pole + 54, 0.8):
        _sign(canvas, sign, (1, -0.03, 0, 1, 0, 0))


def lyre(canvas: Canvas) -> None:
    """A skald's lyre, 110 wide and 260 high, its foot at the origin."""
    outer = blob(
        path("-40,0 -58,-50 -50,-130 -58,-220 -40,-256 0,-264 40,-256 58,-220 50,-130 58,-50 40,0 0,8")
    )
    hole = blob(path("-30,-120 -36,-214 -24,-234 0,-240 24,-234 36,-214 30,-120 0,-112"))
    canvas.form(
        outer.difference(hole), "#8a5a30", "#3f2414", "#e0a968", Pen(4.5, 4.5, (10, 7), 4, hatch=20, step=7)
    )
    for k in range(6):
        x = -20 + k * 8
        canvas.brush([(x, -246), (x * 0.7, -40)], 2.4, "#fff3cf", ends=(1, 1))
        canvas.studs([(x, -248)], 3.4)
    canvas.form(block(-26, -52, 26, -40, 4), "#efe4c8", "#a88b5c", "#fffdf0", Pen(3, 3, (4, 4), 2))
    for side in (-1, 1):
        canvas.brush([(side * 40, -90), (side * 50, -70), (side * 36, -56), (side * 26, -72)], 4, "#e0a968")


def hilt(canvas: Canvas) -> None:
    """Guard, grip and pommel of a sword whose blade goes up from the origin."""
    guard = blob(path("-58,-38! -60,-62 0,-56 60,-62 58,-38! 0,-34"))
    canvas.form(guard, *GILT, Pen(4, shift=(6, 7), hatch=10, step=5))
    canvas.form(block(-13, -38, 13, 44), "#5b2a20", "#331510", "#a0573c", Pen(3.5, shift=(8, 0)))
    for k in range(6):
        canvas.brush([(-13, -28 + k * 12), (13, -34 + k * 12)], 3, ends=(1, 1))
    pommel = blob(path("-34,44! -32,62 -12,76 0,66 12,76 32,62 34,44!"))
    canvas.form(pommel, *GILT, Pen(4, shift=(7, 7), hatch=12, step=5))


def staff(canvas: Canvas, head: str = "spiral", long: float = 700.0) -> None:
    """A seer's staff: its head at the origin."""
    shape = stroke([(0, -10), (6, long * 0.4), (-4, long)], 21, (0.8, 1))
    canvas.form(shape, "#6b4a30", "#2f1e14", "#c9a078", Pen(4, 4, (6, 0), hatch=8))
    if head == "spiral":
        t = np.linspace(0.6, 11.4, 40)
        curl = np.c_[np.cos(t) * (6 + t * 4.4), -52 + np.sin(t) * (6 + t * 4.4)]
        canvas.form(stroke(curl, 19, (0.4, 1), 0.8), "#6b4a30", "#2f1e14", "#c9a078", Pen(4, 4, (5, 5), 3))
    else:
        skull = blob(path("-34,-30 -38,-74 0,-100 38,-74 34,-30 16,-18 14,4 -14,4 -16,-18"))
        canvas.form(skull, "#e6dcc0", "#8f7b52", "#fffdf0", Pen(4, 4, (9, 6), 3, hatch=14))
        for side in (-1, 1):
            canvas.fill(disc(side * 15, -50, 10), INK)
        canvas.fill(plate([(-5, -28), (5, -28), (0, -40)]), INK)
    for k in range(3):
        x = -22 + k * 22
        lock(
            canvas,
            [(x * 0.4, 24), (x, 54), (x * 1.3, 92)],
            17,
            ("#8e2f24", "#26262b", "#e9dfc8")[k],
            strands=1,
        )
    canvas.form(
        stroke([(-13, 24), (13, 24)], 18, (1, 1), 0.5, False), "#8e2f24", None, "#e9a08a", Pen(3, 2, (4, 4))
    )
