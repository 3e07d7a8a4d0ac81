"""What life and war leave on a face: paint, scars, patches, freckles, soot, tattoos, cracks in ice."""

from __future__ import annotations

import numpy as np

from art.ink import INK, Line, Path, Pen, Shape, blob, disc, joined, path, plate, sound, spline, stroke
from art.palette import mix
from art.portrait.person import Head

_SCARS = {
    "eye-left": path("-70,-44 -56,10 -62,64"),
    "eye-right": path("64,-52 52,6 60,58"),
    "cheek-left": path("-82,26 -62,46 -38,54"),
    "cheek-right": path("80,20 60,44 36,60"),
    "brow": path("-20,-92 -8,-60 -16,-36"),
    "lip": path("12,86 20,104 14,124"),
    "nose": path("-34,22 0,16 34,26"),
}


def paint(head: Head, outline: Shape, eyes: Shape) -> None:
    kind, colour, canvas = head.person.paint, head.person.paint_colour, head.canvas
    free = sound(outline.difference(eyes))
    for points, width in _strokes(kind):
        canvas.brush(head.on(points, 1), width, colour, ends=(0.5, 0.05), peak=0.3, clip=free, opacity=0.9)
    area = _area(head, kind)
    if area is not None:
        canvas.fill(area.intersection(free), colour, 0.8)
        canvas.hatch(area.intersection(free), 16, 7, colour=colour, light=(0, 1), within=free, opacity=0.9)


def _area(head: Head, kind: str) -> Shape | None:
    shapes: dict[str, Path] = {
        "band": path("-110,-18 0,-24 110,-18 110,16 50,22 0,10 -50,22 -110,16"),
        "half": path("-120,-160 -4,-160 0,-20 -2,60 -2,180 -120,180"),
        "jaw": path("-110,60 -50,76 0,78 50,76 110,60 110,190 -110,190"),
        "crown": path("-120,-170 120,-170 110,-62 40,-52 0,-40 -40,-52 -110,-62"),
    }
    return blob(head.on(shapes[kind], 1)) if kind in shapes else None


def _strokes(kind: str) -> list[tuple[Path, float]]:
    if kind == "claw":
        return [([(-78 + i * 20, -50 - i * 3), (-72 + i * 20, 20), (-58 + i * 16, 88)], 11) for i in range(3)]
    if kind == "chevrons":
        return [
            ([(s * (86 - i * 4), 24 + i * 16), (s * 56, 40 + i * 16), (s * 34, 30 + i * 15)], 9)
            for i in range(3)
            for s in (-1, 1)
        ]
    if kind == "tears":
        return [
            (
                [
                    (s * 40 + i * 13, 14),
                    (s * 40 + i * 13, 50 - abs(i) * 12),
                    (s * 40 + i * 12, 84 - abs(i) * 26),
                ],
                8,
            )
            for s in (-1, 1)
            for i in (-1, 0, 1)
        ]
    if kind == "line":
        return [([(0, -110), (1, -40), (0, 60)], 9), ([(-2, 96), (0, 120), (0, 150)], 9)]
    if kind == "dots":
        return [
            ([(s * (30 + k * 12), -46 + k * 3), (s * (34 + k * 12), -46 + k * 3)], 9)
            for s in (-1, 1)
            for k in range(5)
        ]
    if kind == "fingers":
        return [
            ([(20 + i * 15, -100 + abs(i - 1) * 8), (26 + i * 14, -20), (30 + i * 13, 60 + i * 8)], 11)
            for i in range(4)
        ]
    return []


def scars(head: Head, outline: Shape) -> None:
    for name in head.person.scars:
        _scar(head, _SCARS[name], outline)


def _scar(head: Head, points: Path, outline: Shape) -> None:
    canvas, line = head.canvas, head.on(points, 2)
    ice = head.person.clan == "giant"
    canvas.brush(line, 9, "#2b4f6a" if ice else "#8b3a30", clip=outline)
    canvas.brush(line - (2, 1), 4, "#dff2fa" if ice else "#f2c3a2", clip=outline)
    curve = spline(line)
    for x, y in curve[3:-3:5]:
        canvas.brush([(x - 8, y + 2), (x + 8, y - 2)], 2.6, clip=outline)


def details(head: Head, outline: Shape) -> None:
    """Small marks that lie on the skin."""
    for mark in head.person.marks:
        _MARKS[mark](head, outline)


def _freckles(head: Head, outline: Shape) -> None:
    rng = head.canvas.rng
    spots = [head.on([(rng.gauss(0, 44), rng.gauss(38, 12))])[0] for _ in range(46)]
    head.canvas.fill(
        joined(disc(x, y, rng.uniform(1.2, 2.4)) for x, y in spots).intersection(outline), "#8c4a2c", 0.8
    )


def _tattoo(head: Head, outline: Shape) -> None:
    """Woad spirals on brow and cheek."""
    for cx, cy, turn in ((-66, 40, 1), (-30, -86, -1), (58, -84, 1)):
        t = np.linspace(0, 9, 28)
        spiral = np.c_[cx + np.cos(t * turn) * (3 + t * 1.7), cy + np.sin(t * turn) * (3 + t * 1.7)]
        head.canvas.brush(head.on(spiral, 1), 3.6, "#2c4a6b", ends=(0.8, 0.2), clip=outline, opacity=0.85)


def _soot(head: Head, outline: Shape) -> None:
    rng = head.canvas.rng
    for _ in range(16):
        x, y = rng.uniform(-80, 80), rng.uniform(-80, 110)
        head.canvas.brush(
            head.on(path("0,0 12,-3 24,2", x, y)), rng.uniform(4, 9), INK, clip=outline, opacity=0.35
        )


def _blush(head: Head, outline: Shape) -> None:
    for side in (-1, 1):
        x, y = head.on([(side * 58, 46)])[0]
        head.canvas.fill(disc(x, y, 22, 0.7).intersection(outline), "#c9543c", 0.28)


def _frost(head: Head, outline: Shape) -> None:
    """Facets and cracks of a face of ice."""
    rng, canvas = head.canvas.rng, head.canvas
    for _ in range(9):
        x, y = rng.choice((-1, 1)) * rng.uniform(44, 92), rng.uniform(-130, 120)
        facet = [
            (x, y),
            (x + rng.uniform(14, 34), y + rng.uniform(-12, 14)),
            (x + rng.uniform(-6, 22), y + rng.uniform(22, 46)),
        ]
        canvas.fill(plate(head.on(facet, 1)).intersection(outline), "#ffffff", 0.24)
    for start in ((-86, -70), (62, -96), (76, 14), (-70, 60)):
        _crack(head, start, outline)


def _crack(head: Head, start: tuple[float, float], outline: Shape) -> None:
    rng, (x, y) = head.canvas.rng, start
    way = [(x, y)]
    for _ in range(4):
        x, y = x - np.sign(start[0]) * rng.uniform(-4, 14), y + rng.uniform(14, 26)
        way.append((x, y))
    line = head.on(way, 1)
    head.canvas.fill(stroke(line, 5.5, smooth=False).intersection(outline), "#1e4560")
    head.canvas.fill(stroke(line - (2, 2), 2, smooth=False).intersection(outline), "#f4fcff")


_MARKS = {"freckles": _freckles, "tattoo": _tattoo, "soot": _soot, "blush": _blush, "frost": _frost}


def patch(head: Head, side: int) -> None:
    """A leather patch over a lost eye, its strap around the head."""
    canvas = head.canvas

    def on(points: Path, out: float = 8) -> Line:
        return head.on([(side * px, py) for px, py in points], out)

    strap = stroke(on([(-96, -76), (-60, -66), (0, -42), (40, -20)], 8), 9, (1, 1))
    tail = stroke(on([(40, 6), (70, 0), (98, -14)], 8), 9, (1, 1))
    for piece in (strap, tail):
        canvas.form(piece, "#4a2c1c", None, "#8d5e3a", Pen(2.5, 2.5, (2, 3), 2))
    shape = blob(on([(10, -24), (42, -32), (70, -22), (70, 4), (46, 26), (18, 14)], 12))
    canvas.form(shape, "#3c2418", "#1c0f0a", "#8d5e3a", Pen(4, 4, (8, 7), hatch=12, step=5))
    for x, y in on([(24, -16), (58, -16), (44, 14)], 13):
        canvas.fill(disc(x, y, 2.2), mix("#8d5e3a", "#ffffff", 0.2))
