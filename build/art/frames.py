"""Frames of cards, what all of them share: knotwork around a window, cut and lit like the rest of the hall.

Three sizes, drawn apart: a fine interlace to look at closely, a coarse one for the hand, a plain rim for
cards no taller than a thumb. A sheet is 700 by 980; boxes on it are left, top, right, bottom.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import plate, slope
from art.knot import Lattice, Place, knot
from art.marks import flat
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import INK, mix
from art.raster import blur, coloured, empty, mask, over, shadow, shift, svg, to_image
from art.textures import cloth, iron

Box = tuple[float, float, float, float]
Size = tuple[int, int]
WIDE, HIGH = 700, 980
LARGE, MIDDLE, SMALL = 700, 350, 240  # how wide the frames are
EDGE = 10  # the rim outside the knotwork
INNER = 56  # where the window begins
BAND = INNER - EDGE - 7  # of knotwork; a line of metal lies inside
CORNER = 36


class Knot(NamedTuple):
    """`band` cells across; walls by (place along the side, row), along it or (x) across it, each `period`."""

    band: int
    period: int
    walls: Mapping[Place, str]
    bend: float
    thick: float = 0.52


class Shine(NamedTuple):
    """How light rounds strands: which paint is raised, how soft and high, its own light, relief and glow."""

    low: float = 0.06
    high: float = 0.26
    soft: float = 0.11
    rise: float = 0.6
    own: float = 0.98
    relief: float = 0.9
    glow: float = 0.32


SHINE = Shine()


class Look(NamedTuple):
    """What tells one frame from another: paint, interlace, places, the stuff of the field below the window.

    `shade` is how dark the field is at its edge, `rim` another paint for the outer edge, `grain` how rough
    the ground is, `ink` the outline of strands, `light` that on the lines of metal.
    """

    colour: str
    ground: str
    strands: tuple[str, str]
    metal: str
    fine: Knot
    coarse: Knot
    window: Box
    field: Box
    seed: int
    stuff: Callable[[Size], Array] | None = None
    shade: float = 0.5
    rim: str = ""
    grain: float = 0.6
    ink: str = "#080505"
    light: float = 0.45
    shine: Shine = SHINE


def boxes(floor: float, gap: float = 22) -> tuple[Box, Box]:
    """A window down to *floor*, and the field below it."""
    return (INNER, INNER, WIDE - INNER, floor), (INNER, floor + gap, WIDE - INNER, HIGH - INNER)


TACTIC = boxes(612)


# Masks


def sheet(width: int, height: int, inset: float, corner: float) -> Array:
    """A mask of a sheet with round corners."""
    size = f'width="{width - 2 * inset}" height="{height - 2 * inset}"'
    return mask(f'<rect x="{inset}" y="{inset}" {size} rx="{corner}" fill="#fff"/>', width, height)


def box(size: Size, place: Box, corner: float = 12, grow: float = 0.0) -> Array:
    """A mask of a box on the sheet, grown, its corners round."""
    scale = size[0] / WIDE
    edges = place[0] - grow, place[1] - grow, place[2] + grow, place[3] + grow
    left, top, right, low = (edge * scale for edge in edges)
    body = f'x="{left:.2f}" y="{top:.2f}" width="{right - left:.2f}" height="{low - top:.2f}"'
    return mask(f'<rect {body} rx="{(corner + grow) * scale:.2f}" fill="#fff"/>', *size)


def disc(size: Size, x: float, y: float, radius: float) -> Array:
    scale = size[0] / WIDE
    place = f'cx="{x * scale:.2f}" cy="{y * scale:.2f}" r="{radius * scale:.2f}"'
    return mask(f'<circle {place} fill="#fff"/>', *size)


def _between(size: Size, outer: tuple[float, float], inner: tuple[float, float]) -> Array:
    """What lies between two sheets, each by its inset and corner."""
    scale = size[0] / WIDE
    whole, hole = (sheet(*size, inset * scale, corner * scale) for inset, corner in (outer, inner))
    return np.clip(whole - hole, 0, 1)


# Strands


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


def rounded(strands: Array, thick: float, by: Shine) -> Array:
    """Strands with a round back: light from the fire on one flank, shade on the other."""
    bright = strands[..., :3].mean(-1) * strands[..., 3]
    raised = blur(smooth(by.low, by.high, bright), max(1.0, thick * by.soft))
    lit = slope(raised * thick * by.rise)[..., None]
    colour = strands[..., :3] * (by.own + by.relief * np.clip(lit, -0.8, 0.5))
    glow = np.clip(lit, 0, 1) * rgb("#ffdfa0") * by.glow
    return np.dstack([np.clip(colour + glow, 0, 1), strands[..., 3]])


def interlace(of: Look, size: Size, coarse: bool) -> Array:
    """Knotwork around the card."""
    pattern, scale = of.coarse if coarse else of.fine, size[0] / WIDE
    edge, cell = EDGE * scale, BAND * scale / pattern.band
    across, down = size[0] - 2 * edge, size[1] - 2 * edge
    columns, rows = 2 * round(across / cell / 2), 2 * round(down / cell / 2)
    body = knot(
        columns, rows, across / columns, pattern.thick, fills=of.strands, ink=of.ink, light="",
        walls=_walls(Lattice(columns, rows, pattern.band), pattern), at=(edge, edge), band=pattern.band,
        cell_height=down / rows, bend=pattern.bend,
    )  # fmt: skip
    return rounded(svg(body, *size), cell, of.shine)


# Stuff


@cache
def _grain(size: Size, seed: int) -> Array:
    scale = size[0] / WIDE
    x, y = grid(*size)
    x, y = x / scale, y / scale
    return np.asarray(fbm(x / 9, y / 70, 4, seed=seed) * 0.5 + fbm(x / 60, y / 60, 3, seed=seed + 4) * 0.5)


def ground(of: Look, size: Size) -> Array:
    """Tarred wood with a stain."""
    return np.asarray(np.clip(rgb(of.ground) * (1 + of.grain * _grain(size, of.seed))[..., None], 0, 1))


def tinted(metal: Array, colour: str, soft: float) -> Array:
    """Forged metal, or rock, in another colour."""
    return np.asarray(np.clip(metal / np.maximum(blur(metal, soft), 0.05) * rgb(colour), 0, 1))


def forged(colour: str, seed: int, size: Size) -> Array:
    return tinted(iron(*size, seed), colour, 60 * size[0] / WIDE)


def wool(colour: str, bright: float, size: Size) -> Array:
    return np.asarray(cloth(*size, colour, 7, thread=max(2.2, 5 * size[0] / WIDE)) * bright)


# What is laid on a picture, in place


def gloom(hole: Array, scale: float) -> Array:
    """The shadow that a frame throws into its window."""
    edge = 1 - blur(hole, 26 * scale)
    cast = np.clip(hole - blur(shift(hole, round(7 * scale), round(10 * scale)), 7 * scale), 0, 1)
    return np.asarray(hole * np.clip(0.95 * edge + 0.55 * cast, 0, 0.8))


def ring(
    picture: Array, outer: Array, inner: Array, scale: float, colour: str, *, light: float = 0.45
) -> None:
    """A line of metal around a window."""
    line = np.clip(outer - inner, 0, 1)
    cast = blur(np.clip(shift(line, round(2 * scale), round(3 * scale)), 0, 1), max(1, 2 * scale))
    over(picture, coloured(cast * 0.8, INK))
    bevel, ink = max(1.0, 3 * scale), max(0.7, 1.1 * scale)
    over(picture, plate(line, flat(line, colour), bevel, relief=1.3, ink=ink, rim_light=light))


def rim(picture: Array, body: Array, of: Look) -> None:
    """The outer edge: ink, then a line of paint."""
    height, width = body.shape
    scale = width / WIDE
    over(picture, coloured(np.clip(body - sheet(width, height, 10 * scale, 27 * scale), 0, 1), "#0d0807"))
    line = _between((width, height), (3.5, 32), (8.5, 28))
    paint = flat(line, of.rim or mix(of.colour, "#fff0cc", 0.12))
    over(picture, plate(line, paint, max(1.0, 2 * scale), relief=1.2, ink=0.7, rim_light=0.3))


def field(picture: Array, place: Box, stuff: Array, shade: float) -> Array:
    """What lies below the window, dark at its edge; its mask."""
    size = picture.shape[1], picture.shape[0]
    shape = box(size, place)
    dark = (1 - shade * (1 - blur(shape, 30 * size[0] / WIDE)))[..., None]
    over(picture, np.dstack([np.clip(stuff * dark, 0, 1), shape]))
    return shape


def inked(picture: Array, body: str, fall: float = 4, dark: float = 0.7) -> None:
    """What was drawn on the sheet, with its shadow."""
    height, width = picture.shape[:2]
    scale = width / WIDE
    drawn = svg(body, width, height, f"0 0 {WIDE} {HIGH}")
    low = max(1, round(fall * scale))
    shadow(picture, drawn[..., 3], 0, 0, max(1, 4 * scale), dx=2, dy=low, dark=dark)
    over(picture, drawn)


def cut_out(picture: Array, body: Array, hole: Array) -> None:
    """The window open, all else whole."""
    solid = np.maximum(picture[..., 3], body * (1 - hole))
    picture[..., 3] = np.where(hole > 0.99, picture[..., 3], solid) * body


Lay = Callable[[Array], None]


def nothing(_picture: Array) -> None:
    """For frames with nothing on them."""


# Whole frames


def frame(of: Look, width: int, coarse: bool, lay: Lay = nothing) -> Array:
    """A frame with a window for the picture and, where there is stuff for it, a field for what the card says.

    *lay* puts on what hides the edge of the window.
    """
    scale = width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, CORNER * scale), box(size, of.window)
    picture = empty(*size)
    over(picture, coloured(gloom(hole, scale), "#0b0607"))
    over(picture, np.dstack([ground(of, size), body * (1 - hole)]))
    inner = {of.window: hole}
    if of.stuff:
        inner[of.field] = field(picture, of.field, of.stuff(size), of.shade)
    over(picture, interlace(of, size, coarse))
    for place, shape in inner.items():
        ring(picture, box(size, place, grow=7), shape, scale, of.metal, light=of.light)
    rim(picture, body, of)
    lay(picture)
    cut_out(picture, body, hole)
    return picture


@cache
def _mottle(size: Size, coarse: float, fine: float, fall: float) -> Array:
    x, y = grid(*size)
    u, v = x / size[0], y / size[1]
    tone = 1 + coarse * fbm(u * 8, v * 11, 3, seed=31) + fine * fbm(u * 100, v * 140, 2, seed=32)
    return np.asarray(tone * (1.10 - fall * (u * 0.4 + v * 0.6)))


def finished(picture: Array, coarse: float = 0.08, fine: float = 0.06, fall: float = 0.20) -> Image.Image:
    """Mottled paint and light that falls off from the fire's side."""
    height, width = picture.shape[:2]
    picture[..., :3] = np.clip(
        picture[..., :3] * _mottle((width, height), coarse, fine, fall)[..., None], 0, 1
    )
    return to_image(picture)


def small(
    colour: str, lay: Lay = nothing, window: Box | None = None, inner: float = 26, under: str = "#0c0707"
) -> Image.Image:
    """A plain rim for the smallest cards: broad paint that is known by its colour, and what is laid on it.

    A *window* of its own is grown by 8 for the edge of the paint, whose corner is *inner*.
    """
    size = SMALL, round(HIGH * SMALL / WIDE)
    scale = SMALL / WIDE
    body = sheet(*size, 0.5, 50 * scale)
    hole = box(size, window, 22) if window else sheet(*size, 52 * scale, 22 * scale)
    edge = box(size, window, inner - 8, 8) if window else sheet(*size, 44 * scale, inner * scale)
    picture = empty(*size)
    over(picture, coloured(gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), under))
    band = np.clip(sheet(*size, 10 * scale, 42 * scale) - edge, 0, 1)
    over(picture, plate(band, flat(band, colour), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    lay(picture)
    picture[..., 3] *= body
    return to_image(picture)


def thread(colour: str, outer: tuple[float, float], inner: tuple[float, float], picture: Array) -> None:
    """A line along a small rim, between two sheets, each by its inset and corner."""
    size = picture.shape[1], picture.shape[0]
    over(picture, coloured(_between(size, outer, inner), colour))


def in_three_sizes(
    path: str, draw: Callable[[int, bool], Image.Image], thumb: Callable[[], Image.Image]
) -> Iterator[Picture]:
    yield Picture(f"{path}.webp", partial(draw, LARGE, False), quality=86)
    yield Picture(f"{path}-middle.webp", partial(draw, MIDDLE, True), quality=88)
    yield Picture(f"{path}-small.webp", thumb, quality=88)
