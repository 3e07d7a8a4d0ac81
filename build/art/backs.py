"""Backs of cards, what all of them share: interlace from edge to edge on a clouded ground, in a border."""

from typing import NamedTuple

import numpy as np
from PIL import Image

from art.carve import plate
from art.frames import sheet
from art.knot import knot
from art.marks import flat
from art.noise import Array, fbm, grid, rgb
from art.palette import INK, mix
from art.raster import blur, coloured, empty, over, shift, svg, to_image

SIZE, SMALL = (500, 700), (200, 280)
EDGE = 34  # where the interlace begins


class Weave(NamedTuple):
    """Ground and strands of an interlace, and what makes it its own."""

    ground: str
    fills: tuple[str, ...]
    columns: int
    seed: int
    chance: float
    bend: float
    ink: str = "#060405"

    @property
    def cell(self) -> float:
        return (SIZE[0] - 2 * EDGE) / self.columns


def strands(of: Weave) -> Array:
    across, down = SIZE[0] - 2 * EDGE, SIZE[1] - 2 * EDGE
    rows = 2 * round(of.columns * down / across / 2)
    body = knot(
        of.columns, rows, of.cell, 0.44, fills=of.fills, ink=of.ink, light="", seed=of.seed, at=(EDGE, EDGE),
        chance=of.chance, cell_height=down / rows, bend=of.bend,
    )  # fmt: skip
    return svg(body, *SIZE)


def ringed(picture: Array, outer: Array, inner: Array, colour: str, bevel: float) -> None:
    """A line of metal with its shadow, in place."""
    ring = np.clip(outer - inner, 0, 1)
    over(picture, coloured(blur(shift(ring, 2, 3), 2) * 0.8, INK))
    over(picture, plate(ring, flat(ring, colour), bevel, relief=1.3, ink=1, rim_light=0.45))


def bordered(of: Weave, woven: Array, metals: tuple[str, str], dark: float = 0.45) -> Array:
    """The interlace on its ground; ink outside, a board in the ground's colour, lines of metal."""
    x, y = grid(*SIZE)
    cloud = fbm(x / 60, y / 60, 4, seed=of.seed) * 0.22 + fbm(x / 5, y / 5, 2, seed=of.seed + 1) * 0.10
    picture = empty(*SIZE)
    ground = np.clip(rgb(of.ground) * (1 + cloud)[..., None], 0, 1)
    over(picture, np.dstack([ground, sheet(*SIZE, 0.5, 26)]))
    over(picture, woven)
    board = np.clip(sheet(*SIZE, 0, 26) - sheet(*SIZE, 26, 12), 0, 1)
    over(picture, coloured(board, mix(of.ground, "#0a0706", dark)))
    ringed(picture, sheet(*SIZE, 3, 24), sheet(*SIZE, 8, 20), metals[0], 2)
    ringed(picture, sheet(*SIZE, 22, 14), sheet(*SIZE, 28, 10), metals[1], 2.5)
    return picture


def firelit(picture: Array, bright: float = 1.14, fall: float = 0.55) -> Image.Image:
    """The whole sheet, light falling off from the fire's side."""
    picture[..., 3] = sheet(*SIZE, 0.5, 26)
    x, y = grid(*SIZE)
    away = np.hypot((x / SIZE[0] - 0.42) * 0.9, y / SIZE[1] - 0.40)
    tone = (bright - fall * away) * (1 + 0.06 * fbm(x / 6, y / 6, 2, seed=40))
    picture[..., :3] = np.clip(picture[..., :3] * tone[..., None], 0, 1)
    return to_image(picture)


def small(ground: str, metal: str) -> Array:
    """The back for hands of opponents: no interlace, a broad rim."""
    picture = empty(*SMALL)
    body = sheet(*SMALL, 0.5, 16)
    over(picture, np.dstack([flat(body, ground), body]))
    over(picture, coloured(np.clip(body - sheet(*SMALL, 16, 7), 0, 1), "#0c0707"))
    band = np.clip(sheet(*SMALL, 4, 13) - sheet(*SMALL, 13, 8), 0, 1)
    over(picture, plate(band, flat(band, metal), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    return picture


def small_finished(picture: Array) -> Image.Image:
    picture[..., 3] = sheet(*SMALL, 0.5, 16)
    return to_image(picture)
