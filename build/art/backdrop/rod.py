"""The rod that the curtain hangs from: a round pole on which iron rings run."""

import numpy as np

from art.noise import Array, grid, rgb, smooth
from art.raster import coloured, over, svg
from art.wood import Plank, oak

RINGS = 24


def _pole(width: int, height: int) -> Array:
    """A turned pole, lit from above."""
    _, y = grid(width, height)
    round_ = np.clip((y / height - 0.5) / 0.26, -1, 1)
    wood = oak(width, height, Plank(seed=81, tone=1.1, scale=height / 90, knots=0.3))
    light = np.sqrt(np.clip(1 - (round_ + 0.35) ** 2 / 1.9, 0, 1))
    cover = smooth(1.0, 0.95, np.abs((y / height - 0.5) / 0.26))
    shine = np.exp(-(((round_ + 0.45) / 0.22) ** 2)) * 0.16
    return np.dstack([wood * light[..., None] + shine[..., None] * rgb("#ffcf8a"), cover]).astype(np.float32)


def _ring(x: float, height: float) -> str:
    """An iron ring around the pole, seen from the front."""
    top, tall, wide = height * 0.12, height * 0.84, height * 0.15
    outline = f'<rect x="{x - wide / 2}" y="{top}" width="{wide}" height="{tall}" rx="{wide / 2}"'
    spot = f'x="{x - wide * 0.24}" y="{top + tall * 0.1}" rx="{wide * 0.1}"'
    shine = f'<rect {spot} width="{wide * 0.2}" height="{tall * 0.5}" fill="#c9b79a" fill-opacity=".8"/>'
    return f'{outline} fill="#45423f" stroke="#0d0805" stroke-width="{height * 0.03}"/>{shine}'


def rod(width: int, height: int) -> Array:
    """The rod over the whole width, at the head of the window."""
    picture = _pole(width, height)
    rings = "".join(_ring((k + 0.5) * width / RINGS, height) for k in range(RINGS))
    lying = svg(rings, width, height)
    over(
        picture, coloured(np.roll(lying[..., 3], round(height * 0.07), 1) * 0.5 * picture[..., 3], "#0a0604")
    )
    over(picture, lying)
    return picture
