"""The burning clouds of Ragnarök."""

import numpy as np

from art.noise import Array, fbm, grid, ramp, rgb, smooth
from art.raster import blur

SUN = (0.42, 0.50)  # shares of the size
HEAT = (
    (0, "#0b0708"),
    (0.2, "#1f0d0d"),
    (0.36, "#4a1612"),
    (0.5, "#8e2f24"),
    (0.64, "#c9501f"),
    (0.78, "#e98a2c"),
    (0.9, "#f9c867"),
    (1, "#fff0c0"),
)


def clouds(width: int, height: int, seed: int = 11) -> Array:
    """Noise bent by noise bent by noise, hotter towards the ground and the sun, under torn smoke."""
    x, y = grid(width, height)
    u, v = x / width, y / height
    x, y = x / height * 1.25, y / height * 2.3
    a, b = fbm(x, y, 4, seed=seed), fbm(x + 5.2, y + 1.3, 4, seed=seed + 5)
    x1, y1 = x + 1.1 * a, y + 1.1 * b
    c, d = fbm(x1 + 1.7, y1 + 9.2, 3, 0.45, seed + 10), fbm(x1 + 8.3, y1 + 2.8, 3, 0.45, seed + 15)
    cloud = fbm(x * 0.8 + 0.75 * c, y * 1.3 + 0.75 * d, 6, 0.54, seed + 20)
    near = np.exp(-((u - SUN[0]) ** 2 / 0.05 + (v - SUN[1]) ** 2 / 0.05))
    heat = 0.32 + 0.92 * cloud + 0.46 * (v - 0.5) + 0.22 * c + 0.26 * near
    colour = ramp(np.clip(heat, 0, 1), HEAT)
    torn = fbm(x * 0.7 + 1.5 * b + 40, y * 1.3 + 1.5 * a, 5, seed=seed + 30) + 0.18 * (1 - v) - 0.2 * near
    smoke = smooth(0.02, 0.5, torn)
    down = np.gradient(blur(cloud, height / 240), axis=0) * 90 * height / 1080
    colour = colour * (1 - 0.72 * smoke)[..., None]
    bellies = np.clip(down * 1.3, 0, 1) * (1 - smoke)
    colour = colour + bellies[..., None] * rgb("#ff9a3c") * 0.30
    return np.asarray(colour + np.exp(-(((v - 0.92) / 0.2) ** 2))[..., None] * rgb("#ff9a3c") * 0.34)
