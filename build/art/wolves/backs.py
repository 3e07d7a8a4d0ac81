"""Backs of the three decks: a wolf's head for people, an eye in a tree for deities, a horn for victories."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.carve import plate
from art.frames import sheet
from art.ink import INK as LINE
from art.ink import Canvas, blob, disc, joined, stroke
from art.ink import plate as slab
from art.knot import knot
from art.marks import flat
from art.noise import Array, fbm, grid, rgb, ridged
from art.palette import INK, mix
from art.raster import blur, coloured, empty, mask, over, shadow, shift, svg, to_image
from art.scene.stage import path
from art.wolves.bands import rounded

SIZE, SMALL = (500, 700), (200, 280)
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
        c.form(ruff, "#8d8f98", "#3b3d46", "#eceae2", width=4.6, drop=4, shift=(7, 6), rim_width=3.4)
        ear = slab([(side * x, y) for x, y in path("14,-48 74,-98 70,-20 44,-14")])
        c.form(ear, *GREY, width=4.6, drop=4, shift=(8, 6), rim_width=3.4)
        c.fill(slab([(side * x, y) for x, y in path("40,-50 64,-78 60,-34")]), "#3a2c30")
    head = slab(path("-54,-30 -18,-54 18,-54 54,-30 66,4 44,24 26,72 0,88 -26,72 -44,24 -66,4"))
    c.form(head, *GREY, width=5, drop=5, shift=(13, 9), rim_width=4.4, hatch=15, step=7)
    brow = slab(path("0,-50 15,-24 11,22 0,30 -11,22 -15,-24"))
    c.form(brow, "#8d8f98", "#5f6068", None, width=0, shift=(4, 2))
    for side in (-1, 1):
        eye = slab([(side * x, y) for x, y in path("14,2 46,-16 42,2 24,10")])
        c.form(eye, "#f0b83a", "#9a5a14", "#fff3b8", width=4, drop=2, shift=(4, 3), rim_width=2)
        c.fill(disc(side * 29, -2, 4.4), LINE)
        c.brush([(side * 9, -8), (side * 30, -22), (side * 58, -24)], 8, LINE)
        c.brush([(side * 15, 22), (side * 22, 46), (side * 16, 62)], 5, LINE)
        c.form(
            slab([(side * x, y) for x, y in path("8,68 17,66 12,86")]), *BONE, width=2.4, drop=2, shift=(3, 2)
        )
    c.form(
        blob(path("-18,44! 0,38 18,44! 10,58 0,62 -10,58")),
        "#2a2024",
        "#0e090b",
        "#9a8f94",
        width=3,
        drop=2,
        shift=(4, 3),
        rim_width=3,
    )
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
    c.form(joined(boughs), *GOLD, width=4.6, drop=4.6, shift=(6, 5), rim_width=3)
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
            c.form(leaf, "#9fb45c", "#465a24", "#f0f4b8", width=3, drop=2.4, shift=(4, 3), rim_width=2)
    lid = blob(path("-50,-28! -28,-54 0,-62 28,-54 50,-28! 28,-4 0,4 -28,-4"))
    c.form(lid, "#f6efdc", "#b9a77c", "#ffffff", width=5, drop=4, shift=(7, 6), rim_width=3)
    c.form(disc(0, -29, 26), "#3f86c8", "#173a66", "#bfe4ff", width=3.4, drop=0, shift=(7, 6), rim_width=3)
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
                c.form(
                    leaf, "#8fae4c", "#3c5420", "#eef6b0", width=2.8, drop=2.4, shift=(3, 3), rim_width=2.2
                )
    c.form(disc(0, 92, 12), *GOLD, width=3.4, drop=3, shift=(4, 4), rim_width=3)


def _horn(c: Canvas) -> None:
    """A mead horn within a laurel."""
    _laurel(c)
    with c.placed(4, 2, 1.12):
        _filled(c)


def _filled(c: Canvas) -> None:
    """The horn itself, foam over its rim."""
    horn = blob(path("46,-56! 56,-14 44,32 12,60 -28,62 -56,36 -62,0! -46,14 -20,20 2,6 6,-26 -8,-58!"))
    c.form(
        horn, "#ecd5a4", "#7a5528", "#fffbe6", width=5, drop=5, shift=(9, 10), rim_width=4, hatch=14, step=7
    )
    for line in ("49,10 30,4 4,-6", "-12,63 -14,42 -18,20"):
        c.form(stroke(path(line), 15, (1, 1)), *GOLD, width=3.6, drop=3, shift=(4, 4), rim_width=3)
    c.form(
        blob(path("-60,16! -50,20! -52,-6 -66,-24! -70,-4")),
        *GOLD,
        width=3.6,
        drop=3,
        shift=(4, 4),
        rim_width=3,
    )
    c.form(
        stroke(path("-16,-56 18,-46 54,-58"), 19, (1, 1)), *GOLD, width=4, drop=4, shift=(5, 6), rim_width=3
    )
    foam = joined([disc(x, y, r) for x, y, r in ((-8, -68, 15), (14, -76, 19), (38, -72, 16), (52, -62, 11))])
    c.form(foam, "#fffaf0", "#cbb27c", "#ffffff", width=4, drop=4, shift=(5, 6), rim_width=3)


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


def _ringed(picture: Array, outer: Array, inner: Array, colour: str, bevel: float) -> None:
    ring = np.clip(outer - inner, 0, 1)
    over(picture, coloured(blur(shift(ring, 2, 3), 2) * 0.8, INK))
    over(picture, plate(ring, flat(ring, colour), bevel, relief=1.3, ink=1, rim_light=0.45))


def _medal(picture: Array, of: Back, middle: Spot, reach: float) -> None:
    """The deck's device on a medal of its outline, in place."""
    size = picture.shape[1], picture.shape[0]
    over(picture, coloured(blur(_shape(of, middle, reach * 1.06, size), reach / 10) * 0.9, "#050303"))
    _ringed(
        picture, _shape(of, middle, reach, size), _shape(of, middle, reach * 0.90, size), of.metal, reach / 24
    )
    field = _shape(of, middle, reach * 0.90, size)
    x, y = grid(*size)
    crust = ridged(x / reach * 2.4, y / reach * 2.4, 3, of.seed)
    paint = flat(field, mix(of.colour, of.ground, 0.55)) * (0.75 + 0.35 * crust)[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), reach / 16, relief=0.8, ink=2.5, rim_light=0.1))
    _ringed(
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


def _woven(of: Back) -> Array:
    """Interlace from edge to edge."""
    width, height = SIZE
    edge = 34
    rows = 2 * round(of.columns * (height - 2 * edge) / (width - 2 * edge) / 2)
    cell, tall = (width - 2 * edge) / of.columns, (height - 2 * edge) / rows
    body = knot(
        of.columns, rows, cell, 0.44, fills=(of.colour, mix(of.strands[0], of.colour, 0.35)), ink="#060405",
        light="", seed=of.seed, at=(edge, edge), chance=of.chance, cell_height=tall, bend=of.bend,
    )  # fmt: skip
    woven = rounded(svg(body, width, height), cell * 0.55)
    woven[..., :3] *= 0.84
    return woven


def back(name: str) -> Image.Image:
    """Interlace from edge to edge, and a medal with the deck's device in the middle."""
    of = BACKS[name]
    body = sheet(*SIZE, 0.5, 26)
    x, y = grid(*SIZE)
    cloud = fbm(x / 60, y / 60, 4, seed=of.seed) * 0.22 + fbm(x / 5, y / 5, 2, seed=of.seed + 1) * 0.10
    picture = empty(*SIZE)
    over(picture, np.dstack([np.clip(rgb(of.ground) * (1 + cloud)[..., None], 0, 1), body]))
    over(picture, _woven(of))
    board = np.clip(sheet(*SIZE, 0, 26) - sheet(*SIZE, 26, 12), 0, 1)
    over(picture, coloured(board, mix(of.ground, "#0a0706", 0.45)))
    _ringed(picture, sheet(*SIZE, 3, 24), sheet(*SIZE, 8, 20), of.strands[0], 2)
    _ringed(picture, sheet(*SIZE, 22, 14), sheet(*SIZE, 28, 10), of.metal, 2.5)
    _medal(picture, of, (250, 350), 164)
    picture[..., 3] = body
    away = np.hypot((x / SIZE[0] - 0.42) * 0.9, y / SIZE[1] - 0.40)
    tone = (1.14 - 0.55 * away) * (1 + 0.06 * fbm(x / 6, y / 6, 2, seed=40))
    picture[..., :3] = np.clip(picture[..., :3] * tone[..., None], 0, 1)
    return to_image(picture)


def small(name: str) -> Image.Image:
    """The back for hands of opponents: no interlace, a broad rim, the device as large as can be."""
    of = BACKS[name]
    picture = empty(*SMALL)
    body = sheet(*SMALL, 0.5, 16)
    over(picture, np.dstack([flat(body, mix(of.ground, of.colour, 0.35)), body]))
    over(picture, coloured(np.clip(body - sheet(*SMALL, 16, 7), 0, 1), "#0c0707"))
    band = np.clip(sheet(*SMALL, 4, 13) - sheet(*SMALL, 13, 8), 0, 1)
    over(picture, plate(band, flat(band, of.strands[0]), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    inner = _shape(of, (100, 140), 82, SMALL)
    over(picture, coloured(inner, mix(of.ground, "#000000", 0.4)))
    _device(picture, of, (100, 140), 0.80)
    picture[..., 3] = body
    return to_image(picture)
