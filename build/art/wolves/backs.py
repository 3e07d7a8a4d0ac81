"""Backs of the three decks: a wolf's head for people, an eye in a tree for deities, a horn for victories."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from PIL import Image

from art import backs
from art.backs import SMALL, Weave, bordered, firelit, ringed, strands
from art.carve import plate
from art.frames import rounded
from art.ink import INK as LINE
from art.ink import Canvas, Pen, blob, disc, joined, path, stroke
from art.ink import plate as slab
from art.marks import flat
from art.noise import Array, grid, ridged
from art.palette import mix
from art.raster import blur, coloured, mask, over, shadow, svg
from art.wolves.bands import SHINE

Paints = tuple[str, str, str]
Spot = tuple[float, float]


class Back(NamedTuple):
    """Paint and interlace of a back, the outline of its medal in units of the radius, and its device."""

    colour: str
    ground: str
    strands: tuple[str, str]
    metal: str
    medal: str
    columns: int
    seed: int
    chance: float
    bend: float
    device: Callable[[Canvas], None]


BONE: Paints = ("#efe2c2", "#9a8458", "#ffffff")
GREY: Paints = ("#c9c6be", "#5f6068", "#ffffff")
GOLD: Paints = ("#e2b750", "#7d5518", "#fff2b8")


def _wolf(c: Canvas) -> None:
    """A wolf's head from the front, within 100 about the middle."""
    for side in (-1, 1):
        ruff = slab([(side * x, y) for x, y in path("30,-6 92,-22 76,4 98,14 74,28 88,46 58,50 64,72 30,62")])
        c.form(ruff, "#8d8f98", "#3b3d46", "#eceae2", Pen(4.6, 4, (7, 6), 3.4))
        ear = slab([(side * x, y) for x, y in path("14,-48 74,-98 70,-20 44,-14")])
        c.form(ear, *GREY, Pen(4.6, 4, (8, 6), 3.4))
        c.fill(slab([(side * x, y) for x, y in path("40,-50 64,-78 60,-34")]), "#3a2c30")
    head = slab(path("-54,-30 -18,-54 18,-54 54,-30 66,4 44,24 26,72 0,88 -26,72 -44,24 -66,4"))
    c.form(head, *GREY, Pen(5, 5, (13, 9), 4.4, hatch=15, step=7))
    brow = slab(path("0,-50 15,-24 11,22 0,30 -11,22 -15,-24"))
    c.form(brow, "#8d8f98", "#5f6068", None, Pen(0, shift=(4, 2)))
    for side in (-1, 1):
        eye = slab([(side * x, y) for x, y in path("14,2 46,-16 42,2 24,10")])
        c.form(eye, "#f0b83a", "#9a5a14", "#fff3b8", Pen(4, 2, (4, 3), 2))
        c.fill(disc(side * 29, -2, 4.4), LINE)
        c.brush([(side * 9, -8), (side * 30, -22), (side * 58, -24)], 8, LINE)
        c.brush([(side * 15, 22), (side * 22, 46), (side * 16, 62)], 5, LINE)
        c.form(slab([(side * x, y) for x, y in path("8,68 17,66 12,86")]), *BONE, Pen(2.4, 2, (3, 2)))
    shape = blob(path("-18,44! 0,38 18,44! 10,58 0,62 -10,58"))
    c.form(shape, "#2a2024", "#0e090b", "#9a8f94", Pen(3, 2, (4, 3), 3))
    c.brush(path("0,62 0,70 0,78"), 4, LINE)


def _tree(c: Canvas) -> None:
    """The world tree, its crown around an open eye."""
    trunk = blob(path("-16,96! -44,98! -22,76 -16,40 -20,10 20,10 16,40 22,76 44,98! 16,96! 0,84"))
    boughs = [trunk]
    for side in (-1, 1):
        for line, wide in (
            ("6,34 40,20 66,-10 70,-44 52,-78", 17), ("44,12 74,10 94,-12", 11), ("68,-28 90,-44 92,-66", 10),
            ("66,-56 46,-84 14,-96", 12), ("10,70 44,84 78,84", 12), ("30,80 52,98 76,100", 9),
        ):  # fmt: skip
            boughs.append(stroke([(side * x, y) for x, y in path(line)], wide, (1, 0.15), 0.1))
    c.form(joined(boughs), *GOLD, Pen(4.6, 4.6, (6, 5), 3))
    for side in (-1, 1):
        for x, y in ((92, -20), (96, -72), (70, -84), (40, -98), (14, -102), (84, 16), (58, -64)):
            leaf = blob(
                [
                    (side * x, y - 11),
                    (side * x, y - 11),
                    (side * (x + 8), y),
                    (side * x, y + 11),
                    (side * x, y + 11),
                    (side * (x - 8), y),
                ]
            )
            c.form(leaf, "#9fb45c", "#465a24", "#f0f4b8", Pen(3, 2.4, (4, 3), 2))
    lid = blob(path("-50,-28! -28,-54 0,-62 28,-54 50,-28! 28,-4 0,4 -28,-4"))
    c.form(lid, "#f6efdc", "#b9a77c", "#ffffff", Pen(5, 4, (7, 6), 3))
    c.form(disc(0, -29, 26), "#3f86c8", "#173a66", "#bfe4ff", Pen(3.4, 0, (7, 6), 3))
    c.fill(disc(0, -29, 12), LINE)
    c.fill(disc(-8, -38, 5), "#ffffff")


def _laurel(c: Canvas) -> None:
    """Two sprays of laurel that rise from below and leave the top open."""
    for side in (-1, 1):
        for k in range(8):
            a = 0.30 + 0.30 * k
            for far, lean in ((92.0, 0.6), (92.0, -0.4)):
                x, y = side * far * math.sin(a), 4 + far * math.cos(a)
                turn = a + lean
                tip = (x + side * 30 * math.cos(turn), y - 30 * math.sin(turn))
                mid = ((x + tip[0]) / 2, (y + tip[1]) / 2)
                nx, ny = (tip[1] - y) * 0.26, (x - tip[0]) * 0.26
                leaf = blob(
                    [(x, y), (x, y), (mid[0] + nx, mid[1] + ny), tip, tip, (mid[0] - nx, mid[1] - ny)]
                )
                c.form(leaf, "#8fae4c", "#3c5420", "#eef6b0", Pen(2.8, 2.4, (3, 3), 2.2))
    c.form(disc(0, 92, 12), *GOLD, Pen(3.4, 3, (4, 4), 3))


def _horn(c: Canvas) -> None:
    """A mead horn within a laurel."""
    _laurel(c)
    with c.placed(4, 2, 1.12):
        _filled(c)


def _filled(c: Canvas) -> None:
    """The horn itself, foam over its rim."""
    horn = blob(path("46,-56! 56,-14 44,32 12,60 -28,62 -56,36 -62,0! -46,14 -20,20 2,6 6,-26 -8,-58!"))
    c.form(horn, "#ecd5a4", "#7a5528", "#fffbe6", Pen(5, 5, (9, 10), 4, hatch=14, step=7))
    for line in ("49,10 30,4 4,-6", "-12,63 -14,42 -18,20"):
        c.form(stroke(path(line), 15, (1, 1)), *GOLD, Pen(3.6, 3, (4, 4), 3))
    c.form(blob(path("-60,16! -50,20! -52,-6 -66,-24! -70,-4")), *GOLD, Pen(3.6, 3, (4, 4), 3))
    c.form(stroke(path("-16,-56 18,-46 54,-58"), 19, (1, 1)), *GOLD, Pen(4, 4, (5, 6), 3))
    foam = joined([disc(x, y, r) for x, y, r in ((-8, -68, 15), (14, -76, 19), (38, -72, 16), (52, -62, 11))])
    c.form(foam, "#fffaf0", "#cbb27c", "#ffffff", Pen(4, 4, (5, 6), 3))


_ROUND = '<circle r="1" fill="#fff"/>'
_OVAL = (
    '<path d="M0 -1.22C.80 -1.04 1.06 -.50 1.02 0C1.06 .50 .80 1.04 0 1.22'
    'C-.80 1.04 -1.06 .50 -1.02 0C-1.06 -.50 -.80 -1.04 0 -1.22Z" fill="#fff"/>'
)
_CUT = '<path d="M-.52 -1.06H.52L1.06 -.52V.52L.52 1.06H-.52L-1.06 .52V-.52Z" fill="#fff"/>'
BACKS = {
    "people": Back("#8a4a34", "#2a1512", ("#b8764a", "#d8b080"), "#c9ccd0", _CUT, 12, 19, 0.22, 0.16, _wolf),
    "deity": Back("#4a5a8c", "#12142c", ("#6a7cc0", "#b9c4ea"), "#e0c474", _OVAL, 10, 43, 0.42, 0.5, _tree),
    "victory": Back(
        "#a8862c", "#3a260c", ("#d8ab4a", "#fbe6a2"), "#f6dc8a", _ROUND, 16, 27, 0.12, 0.36, _horn
    ),
}


def _shape(of: Back, middle: Spot, reach: float, size: tuple[int, int]) -> Array:
    return mask(f'<g transform="translate({middle[0]} {middle[1]}) scale({reach:.3f})">{of.medal}</g>', *size)


def _medal(picture: Array, of: Back, middle: Spot, reach: float) -> None:
    """The deck's device on a medal of its outline, in place."""
    size = picture.shape[1], picture.shape[0]
    over(picture, coloured(blur(_shape(of, middle, reach * 1.06, size), reach / 10) * 0.9, "#050303"))
    ringed(
        picture, _shape(of, middle, reach, size), _shape(of, middle, reach * 0.90, size), of.metal, reach / 24
    )
    field = _shape(of, middle, reach * 0.90, size)
    x, y = grid(*size)
    crust = ridged(x / reach * 2.4, y / reach * 2.4, 3, of.seed)
    paint = flat(field, mix(of.colour, of.ground, 0.55)) * (0.75 + 0.35 * crust)[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), reach / 16, relief=0.8, ink=2.5, rim_light=0.1))
    ringed(
        picture,
        _shape(of, middle, reach * 0.84, size),
        _shape(of, middle, reach * 0.81, size),
        of.strands[1],
        1.5,
    )
    _device(picture, of, middle, reach * 0.0072)


def _device(picture: Array, of: Back, middle: Spot, scale: float) -> None:
    c = Canvas(of.seed)
    with c.placed(*middle, scale):
        of.device(c)
    drawn = svg("".join(c.parts), picture.shape[1], picture.shape[0])
    shadow(picture, drawn[..., 3], 0, 0, 5, dx=3, dy=5, dark=0.7)
    over(picture, drawn)


def back(name: str) -> Image.Image:
    """Interlace from edge to edge, and a medal with the deck's device in the middle."""
    of = BACKS[name]
    fills = of.colour, mix(of.strands[0], of.colour, 0.35)
    weave = Weave(of.ground, fills, of.columns, of.seed, of.chance, of.bend)
    woven = rounded(strands(weave), weave.cell * 0.55, SHINE)
    woven[..., :3] *= 0.84
    picture = bordered(weave, woven, (of.strands[0], of.metal))
    _medal(picture, of, (250, 350), 164)
    return firelit(picture)


def small(name: str) -> Image.Image:
    """The back for hands of opponents: the device as large as can be."""
    of = BACKS[name]
    picture = backs.small(mix(of.ground, of.colour, 0.35), of.strands[0])
    over(picture, coloured(_shape(of, (100, 140), 82, SMALL), mix(of.ground, "#000000", 0.4)))
    _device(picture, of, (100, 140), 0.80)
    return backs.small_finished(picture)
