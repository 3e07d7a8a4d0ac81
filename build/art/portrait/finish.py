"""The last touch on the raster: a wobbling hand, mottled paint, the streaks of the printing block."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.noise import Array


def finish(image: Image.Image, seed: int, wobble: float = 0.55) -> Image.Image:
    """The picture with the small faults of a hand-pulled print."""
    picture = np.asarray(image.convert("RGB"), np.float32)
    chance = np.random.default_rng(seed)
    picture = _wobbled(picture, chance, wobble)
    high, wide = picture.shape[:2]
    mottle = (_cells(chance, high, wide, 64) - 0.5) * 0.13 + (_cells(chance, high, wide, 11) - 0.5) * 0.06
    picture *= (1 + mottle)[..., None]
    picture += ((_cells(chance, high, wide, 42, 2) - 0.5) * 5)[..., None]
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def _cells(chance: np.random.Generator, high: int, wide: int, down: int, across: int = 0) -> Array:
    """Smooth noise with cells of that size."""
    across = across or down
    coarse = chance.random((high // down + 3, wide // across + 3)).astype(np.float32)
    return np.asarray(Image.fromarray(coarse).resize((wide, high), Image.Resampling.BICUBIC))


def _wobbled(picture: Array, chance: np.random.Generator, reach: float) -> Array:
    high, wide = picture.shape[:2]
    down, across = np.mgrid[0:high, 0:wide].astype(np.float32)
    x = np.clip(across + (_cells(chance, high, wide, 9) - 0.5) * 2 * reach, 0, wide - 1.01)
    y = np.clip(down + (_cells(chance, high, wide, 9) - 0.5) * 2 * reach, 0, high - 1.01)
    x0, y0 = x.astype(int), y.astype(int)
    fx, fy = (x - x0)[..., None], (y - y0)[..., None]
    upper = picture[y0, x0] * (1 - fx) + picture[y0, x0 + 1] * fx
    lower = picture[y0 + 1, x0] * (1 - fx) + picture[y0 + 1, x0 + 1] * fx
    return np.asarray(upper * (1 - fy) + lower * fy)
