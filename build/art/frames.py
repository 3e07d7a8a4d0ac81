"""Frames of cards: knotwork around a window, one pattern a clan, cut and lit like the rest of the hall.

Three sizes, drawn apart: a fine interlace to look at closely, a coarse one for the hand, a plain rim for
cards no taller than a thumb.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.carve import plate, slope
from art.knot import Lattice, Place, knot
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import CLANS, INK, mix, tint
from art.raster import blur, coloured, empty, mask, over, shift, svg, to_image
from art.textures import cloth

WIDE, HIGH = 700, 980
EDGE = 10  # the rim outside the knotwork
INNER = 56  # where the window begins
BAND = INNER - EDGE - 7  # of knotwork; a gilt line lies inside
CORNER = 36
TACTIC_FLOOR = 612  # where the picture of a tactic ends


class Knot(NamedTuple):
    """`band` cells across; walls by (place along the side, row), along it or (x) across it, each `period`."""

    band: int
    period: int
    walls: Mapping[Place, str]
    bend: float
    thick: float = 0.52


class Look(NamedTuple):
    """What tells one frame from another."""

    colour: str
    second: str
    fine: Knot
    coarse: Knot


_FINE = {
    "bear": Knot(4, 8, {(0, 2): "c", (4, 1): "x"}, 0.32),
    "wolf": Knot(3, 6, {(0, 1): "x", (3, 2): "x"}, 0.42),
    "boar": Knot(4, 6, {(0, 2): "x", (3, 1): "c", (3, 3): "c"}, 0.38),
    "stag": Knot(4, 10, {(0, 2): "c", (5, 1): "x", (5, 3): "x", (2, 2): "x"}, 0.46),
    "giant": Knot(3, 4, {(0, 1): "c"}, 0.24),
    "dwarf": Knot(4, 4, {(0, 2): "x", (2, 1): "c"}, 0.18),
    "jarl": Knot(4, 12, {(0, 2): "c", (6, 2): "x", (3, 1): "x", (3, 3): "x"}, 0.40),
    "tactic": Knot(2, 6, {(0, 1): "c"}, 0.34),
}
_COARSE = {
    "bear": Knot(2, 4, {(1, 1): "x"}, 0.32),
    "wolf": Knot(2, 6, {(1, 1): "x"}, 0.44),
    "boar": Knot(2, 6, {(1, 1): "c"}, 0.36),
    "stag": Knot(3, 8, {(0, 1): "x", (4, 2): "x"}, 0.46),
    "giant": Knot(2, 4, {(1, 1): "c"}, 0.22),
    "dwarf": Knot(2, 8, {(1, 1): "x", (5, 1): "c"}, 0.18),
    "jarl": Knot(3, 6, {(0, 1): "c", (3, 2): "c"}, 0.40),
    "tactic": Knot(2, 6, {(0, 1): "c"}, 0.34),
}
_SECOND = {
    "bear": "#e9c98a",
    "wolf": "#a9c48c",
    "boar": "#8e4a24",
    "stag": "#b497d8",
    "giant": "#6f9db6",
    "dwarf": "#a9acb2",
}

# A tactic is known by the colour of its cloth, too.
TACTICS = {
    "fury": "#a3302a",
    "underdog": "#a8552c",
    "heroic": "#b58a2e",
    "new_weapons": "#5d6f7e",
    "counterblow": "#2a7474",
    "weapon_swap": "#41609f",
    "surround": "#6a4a72",
}


def look(name: str) -> Look:
    """The look of a clan's frame, of the jarls' or of a tactic's."""
    if name in CLANS:
        return Look(CLANS[name].colour, _SECOND[name], _FINE[name], _COARSE[name])
    if name == "jarl":
        return Look("#a52a3c", "#cc5a5e", _FINE[name], _COARSE[name])
    return Look(TACTICS[name], "#b9985c", _FINE["tactic"], _COARSE["tactic"])


def sheet(width: int, height: int, inset: float, corner: float) -> Array:
    """A mask of a sheet with round corners."""
    size = f'width="{width - 2 * inset}" height="{height - 2 * inset}"'
    return mask(f'<rect x="{inset}" y="{inset}" {size} rx="{corner}" fill="#fff"/>', width, height)


def _walls(lattice: Lattice, pattern: Knot) -> dict[Place, str]:
    """The pattern's walls along all four sides, mirrored about the middle of each; corners stay free."""
    k, columns, rows = lattice.band, lattice.columns, lattice.rows
    found: dict[Place, str] = {}
    for i in range(columns + 1):
        for j in range(rows + 1):
            level = (j < k or j > rows - k) and k + 1 < i < columns - k - 1
            upright = (i < k or i > columns - k) and k + 1 < j < rows - k - 1
            if level == upright or (i + j) % 2 == 0:
                continue
            along = abs(i - columns // 2) if level else abs(j - rows // 2)
            row = min(j, rows - j) if level else min(i, columns - i)
            kind = pattern.walls.get((along % pattern.period, row))
            if kind:
                found[i, j] = "h" if level == (kind == "c") else "v"
    return found


def _interlace(of: Look, pattern: Knot, size: tuple[int, int], scale: float) -> str:
    edge = EDGE * scale
    cell = BAND * scale / pattern.band
    across, down = size[0] - 2 * edge, size[1] - 2 * edge
    columns, rows = 2 * round(across / cell / 2), 2 * round(down / cell / 2)
    lattice = Lattice(columns, rows, pattern.band)
    return knot(
        columns,
        rows,
        across / columns,
        pattern.thick,
        fills=(tint(of.colour, 0.08), of.second),
        ink="#0f0906",
        light="",
        walls=_walls(lattice, pattern),
        at=(edge, edge),
        band=pattern.band,
        cell_height=down / rows,
        bend=pattern.bend,
    )


def _lit(strands: Array, cell: float) -> Array:
    """Strands with a round back: light from the fire on one flank, shade on the other."""
    bright = strands[..., :3].mean(-1) * strands[..., 3]
    raised = blur(smooth(0.10, 0.30, bright), max(1.0, cell * 0.11))
    lit = slope(raised * cell * 0.62)[..., None]
    colour = (
        strands[..., :3] * (1 + 0.95 * np.clip(lit, -0.8, 0.5)) + np.clip(lit, 0, 1) * rgb("#ffdfa0") * 0.42
    )
    return np.dstack([np.clip(colour, 0, 1), strands[..., 3]])


@cache
def _grain(width: int) -> Array:
    x, y = _places(width)
    return np.asarray(fbm(x / 9, y / 70, 4, seed=5) * 0.5 + fbm(x / 60, y / 60, 3, seed=9) * 0.5)


def _places(width: int) -> tuple[Array, Array]:
    """The x and y of every pixel, in units of the sheet."""
    scale = width / WIDE
    x, y = grid(width, round(HIGH * scale))
    return x / scale, y / scale


def _ground(of: Look, width: int) -> Array:
    """Tarred wood with the clan's stain."""
    stain = rgb(mix(of.colour, "#160d0a", 0.78))
    return np.asarray(np.clip(stain * (1 + 0.55 * _grain(width))[..., None], 0, 1))


def _fillet(picture: Array, outer: Array, inner: Array, scale: float) -> None:
    """A gilt line around a window, in place."""
    ring = np.clip(outer - inner, 0, 1)
    over(
        picture,
        coloured(blur(np.clip(shift(ring, round(2 * scale), round(3 * scale)), 0, 1), 2 * scale) * 0.8, INK),
    )
    gilt = np.broadcast_to(rgb("#d0a550"), (*ring.shape, 3)).copy()
    over(
        picture, plate(ring, gilt, max(1.0, 3 * scale), relief=1.3, ink=max(0.7, 1.1 * scale), rim_light=0.5)
    )


def _hollow(width: int, height: int, scale: float, floor: float) -> tuple[Array, Array]:
    """Masks of the window and of the fillet's outer edge."""

    def box(grow: float) -> Array:
        left, top = (INNER - grow) * scale, (INNER - grow) * scale
        size = f'width="{width - 2 * left}" height="{(floor + grow) * scale - top}"'
        return mask(
            f'<rect x="{left}" y="{top}" {size} rx="{(12 + grow) * scale}" fill="#fff"/>', width, height
        )

    return box(0), box(7)


def _gloom(hole: Array, scale: float) -> Array:
    """The shadow that a frame throws into its window."""
    edge = 1 - blur(hole, 26 * scale)
    cast = np.clip(hole - blur(shift(hole, round(7 * scale), round(10 * scale)), 7 * scale), 0, 1)
    return np.asarray(hole * np.clip(0.95 * edge + 0.55 * cast, 0, 0.8))


class Window(NamedTuple):
    """Masks that all frames of a kind and size share."""

    hole: Array
    rim: Array
    gloom: Array


@cache
def _window(width: int, floor: float) -> Window:
    scale = width / WIDE
    hole, rim = _hollow(width, round(HIGH * scale), scale, floor)
    return Window(hole, rim, _gloom(hole, scale))


def frame(name: str, width: int, coarse: bool = False) -> Image.Image:
    """A frame with its window cut out, `width` pixels wide."""
    of, scale = look(name), width / WIDE
    height = round(HIGH * scale)
    tactic = name in TACTICS
    hole, rim, gloom = _window(width, TACTIC_FLOOR if tactic else HIGH - INNER)
    body = sheet(width, height, 0.5, CORNER * scale)
    picture = empty(width, height)
    over(picture, coloured(gloom, "#0b0607"))
    over(picture, np.dstack([_ground(of, width), body * (1 - hole)]))
    if tactic:
        over(picture, _banner(of, width, height, scale))
    pattern = of.coarse if coarse else of.fine
    strands = svg(_interlace(of, pattern, (width, height), scale), width, height)
    over(picture, _lit(strands, BAND * scale / pattern.band))
    _fillet(picture, rim, hole, scale)
    if tactic:
        _fillet(picture, *_cloth_edge(width, height, scale), scale)
    _rim(picture, body, of, scale)
    picture[..., 3] = (
        np.where(hole > 0.99, picture[..., 3], np.maximum(picture[..., 3], body * (1 - hole))) * body
    )
    return to_image(_finished(picture))


def _rim(picture: Array, body: Array, of: Look, scale: float) -> None:
    """The outer edge: ink, then a line of the clan's paint, in place."""
    height, width = body.shape
    line = np.clip(
        sheet(width, height, 3.5 * scale, 32 * scale) - sheet(width, height, 8.5 * scale, 28 * scale), 0, 1
    )
    over(picture, coloured(np.clip(body - sheet(width, height, 10 * scale, 27 * scale), 0, 1), "#0d0807"))
    paint = np.broadcast_to(rgb(mix(of.colour, "#fff0cc", 0.1)), (*line.shape, 3)).copy()
    over(picture, plate(line, paint, max(1.0, 2 * scale), relief=1.2, ink=0.7, rim_light=0.3))


def _cloth_box(width: int, height: int, scale: float, grow: float) -> Array:
    left, top = (INNER - grow) * scale, (TACTIC_FLOOR + 22 - grow) * scale
    size = f'width="{width - 2 * left}" height="{(HIGH - INNER + grow) * scale - top}"'
    return mask(f'<rect x="{left}" y="{top}" {size} rx="{(12 + grow) * scale}" fill="#fff"/>', width, height)


def _cloth_edge(width: int, height: int, scale: float) -> tuple[Array, Array]:
    return _cloth_box(width, height, scale, 7), _cloth_box(width, height, scale, 0)


def _banner(of: Look, width: int, height: int, scale: float) -> Array:
    """War cloth in the colour of the tactic's kind, below its picture."""
    shape = _cloth_box(width, height, scale, 0)
    wool = cloth(width, height, of.colour, 7, thread=max(2.2, 5 * scale))
    dark = 1 - 0.55 * (1 - blur(shape, 30 * scale))
    return np.dstack([np.clip(wool * dark[..., None] * 0.92, 0, 1), shape])


@cache
def _mottle(width: int) -> Array:
    x, y = _places(width)
    tone = 1 + 0.09 * fbm(x / 90, y / 90, 3, seed=31) + 0.07 * fbm(x / 7, y / 7, 2, seed=32)
    return np.asarray(tone * (1.10 - 0.22 * (x / WIDE * 0.4 + y / HIGH * 0.6)))


def _finished(picture: Array) -> Array:
    """Mottled paint and light that falls off from the fire's side."""
    picture[..., :3] = np.clip(picture[..., :3] * _mottle(picture.shape[1])[..., None], 0, 1)
    return picture


def small(name: str, width: int = 240) -> Image.Image:
    """A plain rim for the smallest cards: broad paint that is known by its colour, and nothing else."""
    of, scale = look(name), width / WIDE
    height = round(HIGH * scale)
    body, hole = sheet(width, height, 0.5, 50 * scale), sheet(width, height, 52 * scale, 22 * scale)
    picture = empty(width, height)
    over(picture, coloured(_gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), "#0c0707"))
    band = np.clip(
        sheet(width, height, 10 * scale, 42 * scale) - sheet(width, height, 44 * scale, 26 * scale), 0, 1
    )
    paint = np.broadcast_to(rgb(tint(of.colour, 0.06)), (*band.shape, 3)).copy()
    over(picture, plate(band, paint, 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    picture[..., 3] *= body
    return to_image(picture)
