"""Flames as sheets: tongues of uneven height, bent more the higher they lick, through a ramp of heat."""

import numpy as np

from art.noise import Array, fbm, grid, ramp, smooth

RISE = 1.6  # how far the noise within a flame climbs in one round

HEAT = (
    (0, "#5a0f03"),
    (0.18, "#b8320a"),
    (0.38, "#f06a14"),
    (0.6, "#ffa632"),
    (0.8, "#ffdc78"),
    (1, "#fff8dc"),
)


def _tongues(across: Array, chance: np.random.Generator, count: int, phase: float) -> Array:
    """How high the fire stands at each place: sharp tongues, each leaping and sinking in its own time."""
    height: Array = np.zeros_like(across)
    for k in range(count):
        at = (k + 0.5 + chance.uniform(-0.35, 0.35)) / count
        wide = chance.uniform(0.75, 1.45) / count
        tall = chance.uniform(0.38, 1.0) * (0.45 + 0.55 * np.sin(np.pi * at) ** 0.7)
        turns, start = chance.integers(1, 3), chance.uniform(0, 2 * np.pi)
        tall *= 1 + 0.24 * np.sin(2 * np.pi * turns * phase + start)
        at += 0.10 / count * np.sin(2 * np.pi * phase + 2 * start)
        height = np.maximum(height, tall * np.clip(1 - np.abs(across - at) / wide, 0, 1) ** 1.35)
    return np.minimum(height, 1.0)


def _rising(u: Array, v: Array, octaves: int, seed: int, phase: float) -> Array:
    """Noise that climbs and comes round again: two layers, the one sets in as the other goes."""
    last = fbm(u, v - RISE * phase, octaves, seed=seed)
    if not phase:
        return last
    coming = fbm(u, v - RISE * (phase - 1), octaves, seed=seed)
    return np.asarray(((1 - phase) * last + phase * coming) / np.hypot(phase, 1 - phase))


def flames(width: int, height: int, count: int, seed: int, phase: float = 0.0) -> Array:
    """A sheet of fire as RGBA: its foot at the lower edge, soft. A *phase* of 1 is that of 0 again."""
    x, y = grid(width, height)
    u, v = x / width, 1 - y / height
    chance = np.random.default_rng(seed)
    stretch = width / height
    round_x, round_y = 0.30 * np.cos(2 * np.pi * phase) - 0.30, 0.30 * np.sin(2 * np.pi * phase)
    sway = (
        fbm(u * stretch * 2.2 + seed + round_x, v * 2.1 - seed + round_y, 3, seed=seed) * v * 0.34 / stretch
    )
    lick = _rising(u * stretch * 7 + seed, v * 5.5, 3, seed + 5, phase) * v * 0.10 / stretch
    bounds = smooth(0.0, 0.16, u) * smooth(1.0, 0.84, u)
    top = _tongues(u + sway + lick, chance, count, phase) * 0.96 * bounds
    body = 1 - v / np.maximum(top, 1e-3)
    grain = _rising((u + sway * 1.4) * stretch * 6, v * 2.2, 4, seed + 9, phase)
    heat = np.clip(body * 1.05 + grain * 0.42 - 0.12 + 0.12 * np.exp(-v * 9), 0, 1)
    inside = smooth(0.0, 0.16, body + grain * 0.10) * smooth(0.02, 0.2, heat + 0.1)
    alpha = inside * smooth(0.0, 0.13, v + grain * 0.03) * smooth(0, 0.3, bounds)
    return np.dstack([ramp(heat, HEAT), alpha]).astype(np.float32)
