"""Shoulders as broad as a door: aprons, mail, riveted coats, plates, and what lies across them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.ink import INK, Canvas, Pen, Shape, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import body
from art.portrait.body import Torso, cloak_colour
from art.portrait.helm import rings
from art.portrait.person import GILT, HIGH, SKINS, Person
from art.portrait.strands import tufts
from art.valhalla.dwarf.rock import chain

# Bodies reach below the window, for the whole figure may be lifted.
LOW = HIGH + 60
LEATHER = "#6b4128"
_IRON = ("#7b828b", "#2b3036", "#eef1ee")
_HALF = [(60, 520), (150, 528), (222, 556), (262, 618), (276, 720), (284, LOW + 40), (284, LOW + 40)]


def _whole(torso: Torso, spread: float = 1.0) -> Shape:
    half = [(x * spread, y) for x, y in _HALF]
    return torso.blob([*[(-x, y) for x, y in half], *[(x, y + 4) for x, y in reversed(half)]])


def _cloth(torso: Torso, colour: str, spread: float = 1.0) -> Shape:
    shape = _whole(torso, spread)
    light = mix(colour, "#ffe2ae", 0.55)
    torso.canvas.form(
        shape, colour, mix(colour, torso.canvas.dark, 0.55), light, Pen(5, 5, (32, 10), 6, hatch=60, step=9)
    )
    for side in (-1, 1):
        for x, y in ((226, 650), (196, 620)):
            path = torso.path([(side * x, y), (side * (x + 8), y + 90), (side * (x + 2), LOW)])
            torso.canvas.brush(path, 12, ends=(0, 0.6), clip=shape)
    return shape


def _bib(torso: Torso, paint: str) -> None:
    """The apron itself, with straps, seam and a pocket of tools."""
    canvas = torso.canvas
    dark, light = mix(paint, "#1a0c06", 0.65), mix(paint, "#ffd9a0", 0.55)
    for side in (-1, 1):
        strap = stroke(torso.path([(side * 128, 690), (side * 142, 610), (side * 150, 534)]), 34, (1, 1))
        canvas.form(strap, paint, dark, light, Pen(4, 4, (7, 4), 3))
    sheet = torso.blob(
        [
            (-150, 668),
            (-150, 668),
            (0, 690),
            (150, 668),
            (150, 668),
            (176, LOW + 20),
            (176, LOW + 20),
            (-176, LOW + 20),
            (-176, LOW + 20),
        ]
    )
    canvas.form(sheet, paint, dark, light, Pen(5, 5, (20, 8), 5, hatch=44, step=8))
    for k in range(15):
        x, y = torso.path([(-136 + k * 19.4, 688 + 8 * np.sin(k / 14 * np.pi))])[0]
        canvas.brush([(x, y), (x + 9, y + 1)], 3.4, light)
    for side in (-1, 1):
        x, y = torso.path([(side * 130, 684)])[0]
        canvas.form(disc(x, y, 14), *GILT, Pen(3, 3, (4, 4), 2))


def _apron(torso: Torso) -> None:
    """A smith: leather over a shirt with rolled sleeves."""
    _cloth(torso, cloak_colour(torso.person))
    _bib(torso, LEATHER)


def _bare_apron(torso: Torso) -> None:
    """Leather over naked arms."""
    canvas, (base, shade, light) = torso.canvas, SKINS[torso.person.skin]
    shape = _whole(torso)
    canvas.form(shape, base, shade, light, Pen(5, 5, (36, 12), 5, hatch=58, step=8))
    for side in (-1, 1):
        canvas.brush(torso.path([(side * 190, 640), (side * 208, 700), (side * 192, 790)]), 10, clip=shape)
        canvas.brush(torso.path([(side * 120, 590), (side * 180, 584), (side * 226, 606)]), 7, clip=shape)
    for k in range(3):
        ring = torso.path([(-262, 690 + k * 22), (-236, 704 + k * 22), (-208, 692 + k * 22)])
        canvas.brush(ring, 6, "#3a3f52", ends=(0.7, 0.7), clip=shape, opacity=0.85)
    _bib(torso, mix(LEATHER, "#1c1412", 0.35))


def _mail(torso: Torso) -> None:
    canvas = torso.canvas
    rings(canvas, _whole(torso))
    canvas.fill(_whole(torso).intersection(block(torso.x(60), 480, 700, LOW + 50)), INK, 0.42)
    strap = stroke(torso.path([(-190, 556), (-30, 690), (130, LOW)]), 38, (1, 1))
    colour = cloak_colour(torso.person)
    canvas.form(strap, colour, mix(colour, INK, 0.55), mix(colour, "#ffe2ae", 0.5), Pen(4, 4, (6, 6)))
    canvas.studs(torso.path([(-150, 592), (-100, 632), (-50, 674), (0, 716)]), 5.4)


def _coat(torso: Torso) -> None:
    """Leather with plates riveted inside: rows of heads."""
    canvas, colour = torso.canvas, cloak_colour(torso.person)
    shape = _cloth(torso, colour)
    for row in range(8):
        y = 574 + row * 42
        canvas.brush(torso.path([(-280, y + 20), (0, y - 6), (280, y + 20)]), 4, clip=shape, ends=(1, 1))
        places = torso.path([(-252 + k * 42 + 21 * (row % 2), y + 6) for k in range(13)])
        canvas.studs([(x, y) for x, y in places if shape.contains(disc(x, y, 8))], 5.6, "#d0b070")


def _scales(torso: Torso) -> None:
    """Scales of iron or gilt as large as a hand."""
    canvas, metal = torso.canvas, torso.person.metal
    shape = _whole(torso)
    canvas.outline(shape, 5, 5)
    canvas.fill(shape, mix(metal, "#10141c", 0.75))
    dark = mix(metal, "#10141c", 0.6)
    with canvas.clipped(shape):
        for row in range(8, -1, -1):
            for k in range(-7, 8):
                x, y = k * 44 + 22 * (row % 2), 500 + row * 44
                scale = torso.blob(path("-21,0! 21,0! 20,36 0,60 -20,36", x, y))
                base = metal if x < 10 else mix(metal, "#10141c", 0.34)
                canvas.form(scale, base, dark, mix(metal, "#fff8e4", 0.75), Pen(2.8, 2.6, (9, 7), 3))


def _doublet(torso: Torso) -> None:
    """Wool with wide embroidered borders, for those who need no iron."""
    canvas, colour = torso.canvas, cloak_colour(torso.person)
    _cloth(torso, colour)
    for side in (-1, 1):
        path = torso.path([(side * 150, 540), (side * 120, 660), (side * 104, LOW)])
        canvas.form(stroke(path, 44, (1, 1)), "#c9a24b", "#6b4f22", "#fbeec4", Pen(4, 4, (8, 3)))
        for k in range(7):
            x, y = torso.path([(side * (146 - k * 7), 570 + k * 44)])[0]
            canvas.fill(plate([(x, y - 17), (x + 15, y), (x, y + 17), (x - 15, y)]), mix(colour, INK, 0.35))
            canvas.fill(plate([(x, y - 7), (x + 6, y), (x, y + 7), (x - 6, y)]), "#f3dc93")


GARMENTS: dict[str, Callable[[Torso], None]] = {
    "apron": _apron, "bare-apron": _bare_apron, "mail": _mail, "coat": _coat, "scales": _scales,
    "doublet": _doublet,
}  # fmt: skip


def shoulders(canvas: Canvas, person: Person) -> None:
    if person.garment in GARMENTS:
        GARMENTS[person.garment](Torso(canvas, person))
    else:
        body.shoulders(canvas, person)
    for jewel in person.jewels:
        if jewel in _OVER:
            _OVER[jewel](Torso(canvas, person))


def _pauldrons(torso: Torso) -> None:
    """Three plates on each shoulder."""
    canvas, metal = torso.canvas, torso.person.metal
    for side in (-1, 1):
        paint = metal if side < 0 else mix(metal, "#10141c", 0.3)
        for k in (2, 1, 0):
            drop = k * 40
            points = [
                (112 + k * 6, 560 + drop),
                (150, 526 + drop * 0.8),
                (226, 536 + drop * 0.8),
                (280, 596 + drop),
                (286, 650 + drop),
                (214, 622 + drop),
                (124, 600 + drop),
            ]
            shape = torso.blob([(side * x, y) for x, y in points])
            canvas.form(
                shape,
                paint,
                mix(metal, "#10141c", 0.65),
                "#f2f4ee",
                Pen(4.5, 4, (16, 10), 4, hatch=24, step=7),
            )
            canvas.studs(torso.path(path("150,566 206,576 254,610", 0, drop, side)), 5, torso.person.trim)


def _fur(torso: Torso) -> None:
    """A mantle of badger: dark, light, dark."""
    canvas = torso.canvas
    for row, paint in enumerate((torso.person.fur, "#d8d0c0", torso.person.fur)):
        for side in (-1, 1):
            edge = torso.path(
                [
                    (side * (284 - row * 14), 640 - row * 22),
                    (side * 220, 574 - row * 12),
                    (side * 140, 556 - row * 6),
                    (side * 84, 566),
                ]
            )
            shade = mix(paint, canvas.dark, 0.3 if side > 0 else 0.0)
            tufts(
                canvas,
                edge,
                shade,
                length=66 - row * 12,
                step=10,
                out=(side * 0.3, 0.95),
                rows=1,
                width=18,
                stray=0.3,
            )


def _chain_sash(torso: Torso) -> None:
    """A chain across the chest."""
    gold = "golden" in torso.person.jewels
    paint = "#d9ac45" if gold else "#8b929b"
    for start in (0, 58):
        way = [(-230, 556 + start), (-150, 650 + start), (-20, 770 + start), (110, LOW + start)]
        chain(torso.canvas, torso.path(way), 34 if gold else 28, paint)


def _rope(torso: Torso) -> None:
    """Coils of rope over one shoulder, a running noose below."""
    canvas = torso.canvas
    for k in range(4):
        path = torso.path(
            [(-110 - k * 25, 540 + k * 4), (-128 - k * 25, 640), (-90 - k * 24, 760), (-40 - k * 20, LOW)]
        )
        canvas.form(stroke(path, 23, (1, 1)), "#b4935c", "#5a4424", "#efdcae", Pen(3.4, 3, (6, 3), 3))
        for j in range(11):
            t = j / 10
            x = (1 - t) * path[0][0] + t * path[3][0] + (1 - (2 * t - 1) ** 2) * -14
            y = 548 + t * 290
            canvas.brush([(x - 10, y + 6), (x + 9, y - 6)], 3, "#5a4424")


def _lodestone(torso: Torso) -> None:
    """A stone that nails and needles cling to."""
    canvas = torso.canvas
    x, y = torso.path([(0, 742)])[0]
    canvas.brush(torso.path(path("-110,560 -60,660 0,700 60,660 110,560")), 8, "#3a2a20", ends=(1, 1))
    for k in range(18):
        a = k / 18 * 2 * np.pi + 0.1
        r0, r1 = 44, 86 + 16 * (k % 3)
        nail = stroke(
            [(x + np.cos(a) * r0, y + np.sin(a) * r0), (x + np.cos(a) * r1, y + np.sin(a) * r1)],
            8,
            (0.4, 1),
            0.9,
        )
        canvas.form(nail, "#aeb6bc", "#3a4048", "#ffffff", Pen(2.6, 2, (2, 2), 2))
        shape = disc(x + np.cos(a) * r1, y + np.sin(a) * r1, 8)
        canvas.form(shape, "#aeb6bc", "#3a4048", "#ffffff", Pen(2.4, 2, (3, 3), 2))
    stone = plate(path("-54,-10 -30,-50 26,-52 56,-6 34,48 -30,50", x, y))
    canvas.form(stone, "#3e434c", "#15171b", "#a8b0ba", Pen(5, 5, (16, 12), 5, hatch=26))
    canvas.brush([(x - 30, y - 50), (x - 8, y - 6), (x - 30, y + 50)], 5)
    canvas.brush([(x - 8, y - 6), (x + 56, y - 6)], 5)


def _keys(torso: Torso) -> None:
    """A ring of keys and picks."""
    canvas = torso.canvas
    x, y = torso.path([(-150, 668)])[0]
    for k, turn in enumerate((-0.5, -0.15, 0.2, 0.55)):
        with canvas.placed(x, y + 30, 1.0, turn):
            parts = [
                block(-6, 20, 6, 120),
                block(4, 96, 26, 108),
                block(4, 72 + 8 * (k % 2), 20, 82 + 8 * (k % 2)),
            ]
            bow = disc(0, 20, 17).difference(disc(0, 20, 8))
            shape = joined([*parts, bow])
            canvas.form(shape, *(("#c9a24b", "#6b4f22", "#fbeec4") if k % 2 else _IRON), Pen(3, 3, (4, 3), 2))
    canvas.form(disc(x, y, 42).difference(disc(x, y, 31)), *_IRON, Pen(3.4, 3, (5, 5), 3))


def _sleeve(torso: Torso) -> None:
    """One sleeve hangs empty, pinned up with a brooch."""
    canvas, colour = torso.canvas, mix(cloak_colour(torso.person), "#ffe2ae", 0.08)
    fold = torso.blob(path("-284,590 -180,560 -120,640 -128,740 -170,770 -200,730 -240,800 -292,790"))
    canvas.form(
        fold,
        colour,
        mix(colour, canvas.dark, 0.55),
        mix(colour, "#ffe2ae", 0.6),
        Pen(5, 5, (16, 10), 5, hatch=36, step=8),
    )
    for line in ("-240,620 -200,680 -196,720", "-190,600 -160,670 -158,740", "-270,660 -250,730 -250,780"):
        canvas.brush(torso.path(path(line)), 9, clip=fold)
    x, y = torso.path([(-190, 724)])[0]
    canvas.form(disc(x, y, 21), *GILT, Pen(4, 3, (6, 6), 3))
    canvas.form(disc(x, y, 9), "#8e2f24", None, "#ffd0b0", Pen(2, 1, (3, 3), 2))


def _belly(torso: Torso) -> None:
    """A great gut over its belt."""
    canvas, colour = torso.canvas, mix(cloak_colour(torso.person), "#ffe2ae", 0.12)
    gut = blob(
        torso.path(
            [
                (-190, 760),
                (-150, 690),
                (0, 664),
                (150, 690),
                (190, 760),
                (200, LOW + 60),
                (0, LOW + 90),
                (-200, LOW + 60),
            ]
        )
    )
    canvas.form(
        gut,
        colour,
        mix(colour, canvas.dark, 0.5),
        mix(colour, "#ffe2ae", 0.6),
        Pen(5, 5, (34, 16), 5, hatch=56, step=8),
    )
    for side in (-1, 1):
        canvas.brush(torso.path([(side * 16, 700), (side * 26, 760), (side * 20, LOW)]), 6, clip=gut)
    canvas.studs(torso.path([(0, 710), (0, 758), (0, 806)]), 9, "#d0b070")


_OVER: dict[str, Callable[[Torso], None]] = {
    "belly": _belly, "pauldrons": _pauldrons, "badger": _fur, "chain": _chain_sash, "rope": _rope,
    "keys": _keys, "empty-sleeve": _sleeve,
}  # fmt: skip
# What hangs on the breast is drawn after the beard: it must be seen.
BREAST: dict[str, Callable[[Torso], None]] = {"lodestone": _lodestone}
