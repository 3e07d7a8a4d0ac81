"""Shoulders and what is worn on them."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString

from art.ink import (
    INK,
    Canvas,
    Path,
    Pen,
    Shape,
    blob,
    block,
    disc,
    joined,
    moved,
    path,
    plate,
    spline,
    stroke,
)
from art.palette import CLANS, mix
from art.portrait.helm import rings
from art.portrait.person import HIGH, SKINS, WIDE, Head, Person
from art.portrait.strands import tufts

MIDDLE = WIDE / 2
_TAN, _TAN_DARK = "#d9c48c", "#6b4f22"


def cloak_colour(person: Person) -> str:
    if person.cloak:
        return person.cloak
    return "#4d7288" if person.clan == "giant" else CLANS[person.clan].colour


class Torso:
    """Places on the upper body; a turned body shortens its far shoulder."""

    def __init__(self, canvas: Canvas, person: Person) -> None:
        self.canvas, self.person = canvas, person
        self.turn = person.turn

    def x(self, across: float) -> float:
        far = across * self.turn > 0
        return (
            MIDDLE
            + across * self.person.bulk * (1 - abs(self.turn) * (0.24 if far else -0.04))
            + self.turn * 16
        )

    def path(self, points: Path) -> list[tuple[float, float]]:
        return [
            (self.x(float(px)), float(py) - (18 * abs(self.turn) if px * self.turn > 0 else 0))
            for px, py in np.asarray(points)
        ]

    def blob(self, points: Path) -> Shape:
        return blob(self.path(points))


def neck(head: Head) -> None:
    """In head space: the throat, the shadow of the jaw on it, and the edge of the garment below."""
    canvas, person, deep = head.canvas, head.person, mix(head.shade, "#1c0a10", 0.45)
    lean, slim = person.yaw * 0.5, 52 if person.woman else 64
    low = [(slim + 34, 206), (slim + 4, 240), (0, 258), (-slim - 4, 240), (-slim - 30, 206)]
    shape = blob(
        [
            (lean - slim, 40),
            (lean - slim, 40),
            (lean + slim + 4, 40),
            (lean + slim + 4, 40),
            (lean * 0.6 + slim + 3, 150),
            *low,
            (lean * 0.6 - slim - 2, 150),
        ]
    )
    canvas.form(shape, head.skin, head.shade, head.light, Pen(4, 3, (38, 0), 3))
    cast = moved(head.outline, 16, 34).intersection(shape)
    canvas.fill(cast, deep)
    canvas.hatch(cast, 20, 6, width=3.4, colour=deep, light=(-0.3, 1), least=0.2, within=shape)
    canvas.hatch(shape, 40, 7, light=(1, 0), least=0.4)
    for x in (-26, 22):
        canvas.brush([(lean * 0.4 + x, 176), (x * 0.6, 214), (x * 0.2, 240)], 4, head.shade)
    if person.garment != "bare":
        colour = mix(cloak_colour(person), _TAN, 0.45)
        edge = stroke([(x * 1.03, y + 4) for x, y in low], 17, (1, 1))
        canvas.form(edge, colour, _TAN_DARK, mix(colour, "#fff6d8", 0.6), Pen(4, 3, (4, 6)))


def shoulders(canvas: Canvas, person: Person) -> None:
    torso = Torso(canvas, person)
    {
        "cloak": _cloak,
        "mail": _mail,
        "tunic": _tunic,
        "lamellar": _lamellar,
        "gambeson": _gambeson,
        "pelt": _pelt,
        "bare": _bare,
    }[person.garment](torso)


_OUTER = [(-78, 520), (-150, 560), (-236, 604), (-276, 680), (-300, HIGH + 40), (-300, HIGH + 40)]


def _outer(torso: Torso, spread: float = 1.0) -> Shape:
    left = [(x * spread, y) for x, y in _OUTER]
    return torso.blob([*left, *[(-x, y + 4) for x, y in reversed(left)]])


def _body(torso: Torso, colour: str, spread: float = 1.0) -> Shape:
    shape = _outer(torso, spread)
    torso.canvas.form(
        shape,
        colour,
        mix(colour, torso.canvas.dark, 0.5),
        mix(colour, "#ffe2ae", 0.55),
        Pen(5, 5, (30, 8), 6, hatch=60, step=9),
    )
    return shape


def _chest(torso: Torso, wide: float = 90) -> Shape:
    return torso.blob(
        [
            (-wide + 6, 540),
            (-wide - 6, 640),
            (-wide + 20, HIGH),
            (-wide + 20, HIGH),
            (wide - 10, HIGH),
            (wide - 10, HIGH),
            (wide + 2, 640),
            (wide - 6, 540),
        ]
    )


def _cloak(torso: Torso) -> None:
    canvas, colour = torso.canvas, cloak_colour(torso.person)
    shape = _body(torso, colour)
    chest = _chest(torso)
    rings(canvas, chest)
    canvas.fill(chest.intersection(block(MIDDLE + 18 + torso.turn * 20, 500, WIDE, HIGH)), INK, 0.45)
    for side in (-1, 1):
        _woven_edge(torso, side, colour)
    _folds(torso, shape, colour)


def _woven_edge(torso: Torso, side: int, colour: str) -> None:
    canvas = torso.canvas
    path = torso.path([(side * 88, 560), (side * 100, 650), (side * 84, HIGH + 6)])
    canvas.form(
        stroke(path, 28, (1, 1)), _TAN if side < 0 else "#a98f58", _TAN_DARK, "#fbeec4", Pen(4, 4, (8, 2))
    )
    line = LineString(spline(path))
    for k in range(14):
        p = line.interpolate(16 + k * 21)
        canvas.fill(
            plate([(p.x, p.y - 9), (p.x + 8, p.y), (p.x, p.y + 9), (p.x - 8, p.y)]), mix(colour, INK, 0.35)
        )


def _folds(torso: Torso, shape: Shape, colour: str) -> None:
    canvas = torso.canvas
    lines = [
        ([(-150, 600), (-190, 700), (-200, HIGH)], 11),
        ([(-205, 620), (-240, 720), (-250, HIGH)], 9),
        ([(-110, 640), (-128, 740), (-120, HIGH)], 12),
        ([(150, 600), (176, 700), (180, HIGH)], 13),
        ([(205, 620), (235, 720), (240, HIGH)], 12),
        ([(112, 630), (126, 740), (118, HIGH)], 13),
    ]
    for points, width in lines:
        path = torso.path(points)
        canvas.brush(path, width, ends=(0, 0.6), peak=0.7)
        canvas.brush(
            [(x - 12, y + 6) for x, y in path],
            width * 0.6,
            mix(colour, "#ffe2ae", 0.4),
            ends=(0, 0.6),
            peak=0.6,
        )
        _fold_shade(canvas, path, shape, mix(colour, canvas.dark, 0.72))


def _fold_shade(canvas: Canvas, path: Path, shape: Shape, colour: str) -> None:
    curve = spline(path, steps=40)
    wedges = []
    for k in range(26):
        x, y = curve[min(int((0.12 + 0.034 * k) * (len(curve) - 1)), len(curve) - 1)]
        long = 10 + 30 * np.sin(np.pi * min(1, k / 20)) * canvas.rng.uniform(0.7, 1.1)
        wedges.append(plate([(x + 1, y - 2.6), (x + 1, y + 2.6), (x + long, y + long * 0.38 + 2)]))
    canvas.fill(joined(wedges).intersection(shape), colour)


def _mail(torso: Torso) -> None:
    """A mail shirt with leather shoulders and a baldric."""
    canvas, colour = torso.canvas, cloak_colour(torso.person)
    _body(torso, mix(colour, "#3a2a20", 0.35))
    rings(
        canvas,
        torso.blob(
            [
                (-80, 540),
                (-170, 590),
                (-232, 660),
                (-236, HIGH),
                (-236, HIGH),
                (236, HIGH),
                (236, HIGH),
                (232, 660),
                (170, 590),
                (80, 540),
            ]
        ),
    )
    canvas.fill(plate(torso.path([(40, 540), (240, 620), (240, HIGH), (80, HIGH)])), INK, 0.4)
    for side in (-1, 1):
        pad = torso.blob(path("96,566 170,572 244,620 272,700 236,712 160,656 104,620", side=side))
        canvas.form(pad, "#6b4128", "#2f1a10", "#b98a58", Pen(4.5, 4, (14, 8), 4, hatch=26, step=7))
        canvas.studs(torso.path(path("128,592 176,604 222,636 246,684", side=side)), 5.4)
    strap = stroke(torso.path([(-150, 590), (-30, 690), (110, HIGH)]), 34, (1, 1))
    canvas.form(strap, colour, mix(colour, INK, 0.55), mix(colour, "#ffe2ae", 0.5), Pen(4, 4, (6, 6)))
    canvas.studs(torso.path([(-100, 632), (-50, 674), (0, 720)]), 5)


def _tunic(torso: Torso) -> None:
    """Wool with an embroidered neck."""
    canvas, colour = torso.canvas, cloak_colour(torso.person)
    shape = _body(torso, colour, 0.96)
    _folds(torso, shape, colour)
    slit = torso.blob([(-40, 606), (0, 630), (40, 606), (20, 680), (0, 730), (-20, 680)])
    canvas.form(slit.buffer(15), _TAN, _TAN_DARK, "#fbeec4", Pen(4, 4, (5, 6)))
    canvas.fill(slit, mix(colour, INK, 0.72))
    line = LineString(slit.buffer(8).exterior.coords)
    for k in range(int(line.length / 20)):
        p = line.interpolate(k * 20)
        canvas.fill(disc(p.x, p.y, 4), mix(colour, INK, 0.3))
    for side in (-1, 1):
        seam = torso.path([(side * 140, 570), (side * 168, 660), (side * 172, HIGH)])
        canvas.form(
            stroke(seam, 15, (1, 1)), _TAN if side < 0 else "#a98f58", _TAN_DARK, pen=Pen(3, 3, (4, 2))
        )


def _lamellar(torso: Torso) -> None:
    """Rows of small plates laced together."""
    canvas, colour, metal = torso.canvas, cloak_colour(torso.person), torso.person.metal
    _body(torso, mix(colour, "#3a2418", 0.3))
    half = [(78, 548), (150, 580), (214, 640), (226, 720), (222, HIGH), (222, HIGH)]
    coat = torso.blob([*half, *((-x, y) for x, y in reversed(half))])
    canvas.outline(coat, 5, 4)
    canvas.fill(coat, mix(metal, "#10141c", 0.7))
    dark = mix(metal, "#10141c", 0.6)
    with canvas.clipped(coat):
        for row in range(8):
            for k in range(-8, 9):
                x, y = k * 32 + 16 * (row % 2), 530 + row * 42
                scale = torso.blob(path("-15,0 15,0 15,34 0,46 -15,34", x, y))
                tone = metal if x < 20 else mix(metal, "#10141c", 0.35)
                canvas.form(scale, tone, dark, "#f2f4ee", Pen(2.6, 2.6, (7, 5), 2))
                canvas.fill(disc(scale.centroid.x, scale.centroid.y - 8, 2.6), INK)
    edge = stroke(torso.path([(x, y) for x, y in half]), 12, (1, 1))
    for trim in (edge, stroke(torso.path([(-x, y) for x, y in half]), 12, (1, 1))):
        canvas.form(trim, "#6b4128", "#331c12", "#b98a58", Pen(3, 3, (4, 3), 2))


def _gambeson(torso: Torso) -> None:
    """A quilted coat with a leather collar."""
    canvas, colour = torso.canvas, mix(cloak_colour(torso.person), "#c9b48a", 0.25)
    shape = _body(torso, colour, 0.98)
    for k in range(-9, 10):
        path = torso.path([(k * 26, 530 + abs(k) * 9), (k * 31, 700), (k * 33, HIGH + 10)])
        canvas.brush(path, 5, clip=shape, ends=(0.6, 1))
        canvas.brush([(x - 5, y) for x, y in path], 3, mix(colour, "#ffe2ae", 0.45), clip=shape)
    for row in range(5):
        canvas.brush(
            torso.path([(-260, 660 + row * 48), (0, 634 + row * 48), (260, 660 + row * 48)]),
            3.4,
            clip=shape,
            ends=(1, 1),
        )
    outline = torso.blob([(-92, 556), (0, 612), (92, 556), (104, 590), (0, 656), (-104, 590)])
    canvas.form(outline, "#6b4128", "#331c12", "#b98a58", Pen(4, 4, (8, 7), hatch=18))
    canvas.studs(torso.path([(-70, 584), (-36, 606), (0, 622), (36, 606), (70, 584)]), 5)


def _pelt(torso: Torso) -> None:
    """Nothing but fur from neck to elbow."""
    canvas, person = torso.canvas, torso.person
    _body(torso, mix(person.fur, canvas.dark, 0.3), 1.02)
    for row in range(6, -1, -1):
        y, half = 600 + row * 42, 150 + row * 24
        edge = torso.path(
            [(-half, y + 24), (-half * 0.5, y - 8), (0, y - 14), (half * 0.5, y - 8), (half, y + 26)]
        )
        tufts(
            canvas,
            edge,
            mix(person.fur, canvas.dark, 0.06 * (row % 3)),
            length=62,
            step=12,
            out=(0, 1),
            rows=1,
            width=22,
            stray=0.4,
        )
    strap = stroke(torso.path([(-160, 600), (-20, 690), (120, HIGH)]), 28, (1, 1))
    canvas.form(strap, "#6b4128", "#331c12", "#b98a58", Pen(4, 4, (6, 5)))
    canvas.studs(torso.path([(-110, 634), (-60, 664), (-10, 700)]), 5)


def _bare(torso: Torso) -> None:
    """Naked shoulders with woad, for those who fight without a shirt."""
    canvas, (base, shade, light) = torso.canvas, SKINS[torso.person.skin]
    shape = _outer(torso, 0.94)
    canvas.form(shape, base, shade, light, Pen(5, 5, (34, 10), 5, hatch=54, step=8))
    for side in (-1, 1):
        canvas.brush(torso.path([(side * 24, 640), (side * 90, 628), (side * 168, 600)]), 8, ends=(0.6, 0))
        canvas.brush(torso.path(path("10,770 80,800 150,740 172,690", side=side)), 9, ends=(0.3, 0))
        canvas.brush(
            torso.path([(side * 206, 690), (side * 190, 760), (side * 200, HIGH)]), 10, ends=(0, 0.6)
        )
    canvas.brush(torso.path([(0, 660), (2, 740), (0, HIGH)]), 6, ends=(0.4, 0.6))
    for k in range(4):
        ring = torso.path([(-262 + k * 4, 700 + k * 20), (-230, 716 + k * 20), (-206, 704 + k * 20)])
        canvas.brush(ring, 6, "#2c4a6b", ends=(0.7, 0.7), clip=shape, opacity=0.85)
