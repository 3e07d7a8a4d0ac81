"""Flames as sheets: tongues of uneven height, bent more the higher they lick, through a ramp of heat."""

import numpy as np

from art.noise import Array, fbm, grid, ramp, smooth

HEAT = (
    (0, "#5a0f03"),
    (0.18, "#b8320a"),
    (0.38, "#f06a14"),
    (0.6, "#ffa632"),
    (0.8, "#ffdc78"),
    (1, "#fff8dc"),
)


def _tongues(across: Array, chance: np.random.Generator, count: int) -> Array:
    """How high the fire stands at each place: sharp tongues side by side, higher in the middle."""
    height: Array = np.zeros_like(across)
    for k in range(count):
        at = (k + 0.5 + chance.uniform(-0.35, 0.35)) / count
        wide = chance.uniform(0.75, 1.45) / count
        tall = chance.uniform(0.38, 1.0) * (0.45 + 0.55 * np.sin(np.pi * at) ** 0.7)
        height = np.maximum(height, tall * np.clip(1 - np.abs(across - at) / wide, 0, 1) ** 1.35)
    return height


def flames(width: int, height: int, count: int, seed: int) -> Array:
    """A sheet of fire as RGBA: its foot at the lower edge, soft."""
    x, y = grid(width, height)
    u, v = x / width, 1 - y / height
    chance = np.random.default_rng(seed)
    stretch = width / height
    sway = fbm(u * stretch * 2.2 + seed, v * 2.1 - seed, 3, seed=seed) * v * 0.34 / stretch
    lick = fbm(u * stretch * 7 + seed, v * 5.5, 3, seed=seed + 5) * v * 0.10 / stretch
    bounds = smooth(0.0, 0.16, u) * smooth(1.0, 0.84, u)
    top = _tongues(u + sway + lick, chance, count) * 0.96 * bounds
    body = 1 - v / np.maximum(top, 1e-3)
    grain = fbm((u + sway * 1.4) * stretch * 6, v * 2.2, 4, seed=seed + 9)
    heat = np.clip(body * 1.05 + grain * 0.42 - 0.12 + 0.12 * np.exp(-v * 9), 0, 1)
    inside = smooth(0.0, 0.16, body + grain * 0.10) * smooth(0.02, 0.2, heat + 0.1)
    alpha = inside * smooth(0.0, 0.13, v + grain * 0.03) * smooth(0, 0.3, bounds)
    return np.dstack([ramp(heat, HEAT), alpha]).astype(np.float32)
