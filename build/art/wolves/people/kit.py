"""What the people of Wolves of Odin share: their tones, limbs, cloth, and hands around a shaft."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from art.ink import (
    INK,
    Canvas,
    Path,
    Pen,
    Shape,
    along,
    blob,
    disc,
    joined,
    moved,
    path,
    plate,
    ribbon,
    spline,
    stroke,
)
from art.palette import mix
from art.portrait.person import GILT, SKINS
from art.scene.stage import Spot, Stage, Tone, stages

WIDE, HIGH = 480, 456
# From the darkest to the light itself. Warm for those under the rune of Tyr, cold for those under the yew.
TONES: dict[str, Tone] = {
    "oath": ("#2a0d0c", "#6d1d16", "#b23c22", "#e88a3c", "#ffe0a0"),
    "door": ("#1a0b08", "#4a1a10", "#963a18", "#ea8d33", "#ffe08c"),
    "rage": ("#20070a", "#5c1014", "#a3211c", "#df5a2a", "#ffcf7c"),
    "rite": ("#3a160c", "#8a3a16", "#cf7a24", "#f0b94e", "#fff3c0"),
    "glory": ("#38200c", "#7d4f16", "#c48f2c", "#ecc862", "#fff4c4"),
    "seat": ("#16090a", "#3d1410", "#7c2c16", "#c8792c", "#ffe59a"),
    "wood": ("#0c1f1a", "#184236", "#337052", "#7fb07a", "#f0f4c4"),
    "field": ("#16302c", "#2d5f58", "#66a08c", "#b4d4a4", "#fbf6cf"),
    "drudge": ("#1a2226", "#38464c", "#66787a", "#a3b2a8", "#eef0d8"),
    "dark": ("#070c16", "#101d31", "#1f3a56", "#4a7a96", "#dff0e6"),
    "shore": ("#0a2029", "#124350", "#23707c", "#6cb2ac", "#f8f2cc"),
    "guile": ("#0d1c1e", "#1c3f40", "#3c7470", "#8cb8a4", "#f2f4d2"),
    "sick": ("#1c1826", "#4a4254", "#8b7f84", "#cfc27c", "#f6edaa"),
    "wall": ("#1d1730", "#43386a", "#7f74ae", "#c4b7d6", "#fff0d0"),
    "ways": ("#1c1433", "#40306a", "#7d5a9c", "#d08fa6", "#ffe0b4"),
}
LEATHER = ("#6b4128", "#2f1a10", "#b98a58")
OAK = ("#7a4f2c", "#3a2216", "#c98f55")
SKIN = {**SKINS, "sick": ("#b7b88a", "#6a7350", "#e9e6bc")}


stage = stages(TONES, WIDE, HIGH)


@contextmanager
def lit(s: Stage, reach: float = 5.0) -> Iterator[None]:
    """Within: one figure. The light stands behind it, and its shadow falls to the lower right."""
    canvas, start = s.canvas, len(s.canvas.parts)
    with canvas.recording() as kept:
        yield
    front = canvas.parts[start:]
    del canvas.parts[start:]
    whole = joined(kept).simplify(0.4)
    canvas.ink(moved(whole, 9, 8), INK, 0.5)
    canvas.ink(joined([moved(whole, -reach, -reach * 0.8), whole.buffer(1.2)]), s.tone[4])
    canvas.parts += front


def limb(points: Path, widths: tuple[float, ...]) -> Shape:
    """A tube through joints, as thick there as told."""
    curve = spline(points, steps=12)
    places = along(spline(points, steps=1))
    half = np.interp(along(curve), places, widths) / 2
    ends = [disc(float(curve[k][0]), float(curve[k][1]), float(half[k])) for k in (0, -1)]
    return joined([ribbon(curve, half), *ends])


def cloth(c: Canvas, shape: Shape, paint: str, hatch: float = 24.0, shift: Spot = (14.0, 6.0)) -> Shape:
    """Wool or linen."""
    c.form(
        shape,
        paint,
        mix(paint, c.dark, 0.55),
        mix(paint, "#ffe9c0", 0.55),
        Pen(3.4, 3.6, shift, 3.4, hatch=hatch, step=6),
    )
    return shape


def folds(c: Canvas, lines: tuple[str, ...], shape: Shape, paint: str, width: float = 6.0) -> None:
    """Creases, each with light beside it."""
    for line in lines:
        points = path(line)
        c.brush(points, width, clip=shape, ends=(0, 0.4), peak=0.6)
        beside = [(x - width * 0.9, y + 2) for x, y in points]
        c.brush(beside, width * 0.55, mix(paint, "#ffe9c0", 0.4), clip=shape, ends=(0, 0.4), peak=0.6)


def hard(c: Canvas, shape: Shape, paint: tuple[str, str, str], hatch: float = 0.0) -> Shape:
    """Wood, iron, gold or leather: base, shade and light."""
    c.form(shape, *paint, Pen(3, 3, (5, 5), 2.6, hatch=hatch, step=5))
    return shape


def rod(c: Canvas, line: Path, width: float, paint: tuple[str, str, str] = OAK) -> Shape:
    return hard(c, stroke(line, width, (0.9, 0.9), 0.5, False), paint)


def edging(c: Canvas, line: Path, width: float = 12.0, stud: str = "#8e2f24") -> None:
    """A woven band along a hem."""
    hard(c, stroke(line, width, (1, 1)), ("#dcb860", "#71501c", "#fff0bc"))
    curve = spline(line, steps=24)
    count = max(2, int(np.hypot(*np.diff(curve, axis=0).T).sum() / 15))
    for x, y in curve[np.linspace(2, len(curve) - 3, count).astype(int)]:
        c.fill(plate([(x, y - 4.5), (x + 4, y), (x, y + 4.5), (x - 4, y)]), stud)


def fist(c: Canvas, at: Spot, turn: float, size: float, skin: str = "ruddy", *, flip: bool = False) -> None:
    """A hand closed around a shaft that stands upright through it; knuckles to the right."""
    base, shade, light = SKIN[skin]
    with c.placed(*at, size, turn, flip):
        back = blob(path("-40,-26 -22,-46 20,-48 46,-34 52,0 46,34 14,46 -26,44 -44,24 -48,0"))
        c.form(back, base, shade, light, Pen(5, 5, (12, 8), 4, hatch=18, step=6))
        for k in range(4):
            y = -33 + k * 20
            finger = blob(path("-34,0 -16,-9 26,-8 45,2 40,14 2,15 -32,13", 0, y))
            c.form(finger, base, shade, light, Pen(3.6, 3.6, (7, 7), 3))
        thumb = blob(path("-46,26 -50,-6 -34,-26 -8,-24 6,-8 -4,8 -22,8 -28,28"))
        c.form(thumb, base, shade, light, Pen(4.4, 4, (7, 7), 4))
        c.brush([(-8, -16), (1, -8), (-2, 1)], 4, light)


def cuff(c: Canvas, at: Spot, turn: float, half: float, wide: float = 17.0, *, gold: bool = False) -> None:
    """A band around a wrist; *turn* is that of the arm's way."""
    with c.placed(*at, 1.0, turn):
        ring = blob(
            [
                (-wide / 2, -half),
                (wide / 2, -half + 1),
                (wide / 2 + 3, 0),
                (wide / 2, half),
                (-wide / 2, half),
                (-wide / 2 + 3, 0),
            ]
        )
        hard(c, ring, GILT if gold else LEATHER)
        c.studs([(2.5, k * half * 0.55) for k in (-1, 0, 1)], 2.6, "#8e2f24" if gold else "#f3dc93")
