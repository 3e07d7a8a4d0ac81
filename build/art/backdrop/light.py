"""A layer of light to lay over a scene with changing strength: the fire that breathes."""

from collections.abc import Iterator

import numpy as np
from PIL import Image

from art.bake import Picture
from art.noise import Array, fbm, grid, ramp, smooth
from art.raster import to_image

SIZE = (640, 360)


def _dithered(alpha: Array, seed: int) -> Array:
    """Scaled to a window, so few steps of alpha would show as bands."""
    return alpha + np.random.default_rng(seed).uniform(-0.5, 0.5, alpha.shape).astype(np.float32) / 255


def fire(width: int, height: int) -> Array:
    """Firelight: pale gold in the middle, ember red where it ends."""
    x, y = grid(width, height)
    x, y = x / width, y / height
    waver = fbm(x * 2.6, y * 1.8, 3, seed=21) * 0.10
    distance = np.hypot((x - 0.48) / 0.62, (y - 0.42) / 0.66) + waver
    strength = smooth(1.0, 0.0, distance) ** 1.3
    colour = ramp(strength, ((0, "#b8380c"), (0.35, "#f0701c"), (0.7, "#ffa046"), (1, "#ffc878")))
    return np.dstack([colour, np.clip(_dithered(strength * 0.55, 22), 0, 1)]).astype(np.float32)


def draw_fire() -> Image.Image:
    return to_image(fire(*SIZE))


def pictures() -> Iterator[Picture]:
    yield Picture("light/fire.webp", draw_fire, quality=85)
