"""Oak: growth rings bent by noise, pores, knots that push the grain aside, and planks nailed side by side."""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from art.carve import LIGHT
from art.noise import Array, fbm, grid, perlin, ramp, rgb, smooth
from art.palette import FIRELIGHT

COLOURS = (
    (0, "#120b07"),
    (0.22, "#2a1d14"),
    (0.45, "#4c3220"),
    (0.62, "#6a472b"),
    (0.8, "#8a6038"),
    (1, "#a97a48"),
)


class Plank(NamedTuple):
    """How a piece of oak looks. `scale` is how many pixels the grain's own pixel takes."""

    seed: int = 1
    tone: float = 1.0
    knots: float = 0.5  # per 900 units of length
    scale: float = 1.0
    bend: float = 1.0  # how far the grain wanders; little of it lets pieces be cut and joined anywhere


def _knotted(
    x: Array, y: Array, grain: Array, wood: Plank, chance: np.random.Generator
) -> tuple[Array, Array, Array]:
    """The grain pushed aside by knots, how much each pixel is knot, and its distance from the heart."""
    length, height = float(x.max()), float(y.max())
    knot, heart = np.zeros_like(x), np.zeros_like(x)
    for _ in range(chance.poisson(wood.knots * length * max(height / 260, 1) / 900)):
        centre = chance.uniform(0, length), chance.uniform(0.15, 0.85) * height
        radius = chance.uniform(9, 22)
        dx, dy = (x - centre[0]) / 1.7, y - centre[1]
        distance = np.hypot(dx, dy)
        push = radius * 1.25 * np.exp(-((distance / radius) ** 1.1) * 0.55) * np.tanh(np.abs(dy) / 6)
        grain = grain - np.sign(dy) * push
        here = smooth(radius * 1.05, radius * 0.45, distance + perlin(x / 9, y / 9, wood.seed + 40) * 4)
        heart = np.where(here > 0, distance, heart)
        knot = np.maximum(knot, here)
    return grain, knot, heart


def oak(width: int, height: int, wood: Plank) -> Array:
    """One piece of oak, the grain along x, without joints."""
    chance, seed = np.random.default_rng(wood.seed), wood.seed * 31
    x, y = grid(width, height)
    x, y = x / wood.scale, y / wood.scale
    bent = y + fbm(x / 700 + seed * 0.37, y / 90, 3, seed=seed) * 26 * wood.bend
    grain, knot, heart = _knotted(x, y, bent, wood, chance)
    period = chance.uniform(11, 17)
    saw = (grain / period + fbm(x * wood.bend / 500, grain / 40, 2, seed=seed + 3) * 0.9) % 1
    ring = np.clip(np.abs(saw - 0.35) * 1.5, 0, 1)
    fine = fbm(x / 160, grain / 2.6, 3, seed=seed + 5)
    cloud = fbm(x * wood.bend / 260, y / 110, 4, seed=seed + 9)
    worn = smooth(-0.3, 0.4, fbm(x / 200, grain / 30, 2, seed=seed + 12))
    pores = smooth(0.28, 0.62, perlin(x / 46, grain / 1.35, seed + 11)) * worn
    tone = (
        0.50 + 0.20 * (ring - 0.4) + 0.16 * fine + 0.20 * cloud + chance.uniform(-0.05, 0.05) - 0.20 * pores
    )
    tone = tone * (1 - knot * 0.62) + knot * 0.10 * np.sin(heart * 1.25)
    down, across = np.gradient(tone * 3.2 - pores * 1.2)
    lit = np.clip((across * LIGHT[0] * 0.6 + down * LIGHT[1]) * -1, -0.5, 0.5)
    colour = ramp(np.clip(tone, 0, 1), COLOURS) * (1 + lit * 0.55)[..., None]
    return np.asarray(np.clip(colour * wood.tone, 0, 1))


def _nail(picture: Array, x: float, y: float, size: float) -> None:
    across, down = grid(picture.shape[1], picture.shape[0])
    distance = np.hypot(across - x, down - y)
    dark = smooth(size * 1.9, size * 0.75, np.hypot(across - x - size * 0.4, down - y - size * 0.5))
    picture *= (1 - 0.55 * dark)[..., None]
    head = smooth(size, size * 0.8, distance)[..., None]
    shine = np.clip(1 - np.hypot(across - x + size * 0.3, down - y + size * 0.33) / (size * 0.75), 0, 1)[
        ..., None
    ]
    picture[:] = picture * (1 - head) + (rgb("#241f1c") + shine * rgb("#8a6a4c")) * head


def _edges(plank: Array, seed: int, scale: float) -> None:
    """The gaps above and below a plank, and the lit lip of its upper edge."""
    height, width = plank.shape[:2]
    x, y = grid(width, height)
    waver = perlin(x[:1] / (120 * scale), np.full((1, width), 3.1, np.float32), seed) * 1.6 * scale
    above, below = (y - waver) / scale, (height + waver * 0.7 - y) / scale
    plank *= np.clip(1 - 0.86 * smooth(5.5, 0, above) - 0.35 * smooth(16, 0, above), 0.04, 1)[..., None]
    plank += (smooth(4, 6.5, above) * smooth(12, 7, above) * 0.10)[..., None] * rgb(FIRELIGHT)
    plank *= np.clip(1 - 0.8 * smooth(4.5, 0, below) - 0.25 * smooth(20, 0, below), 0.06, 1)[..., None]


def _joint(plank: Array, at: float, seed: int, scale: float) -> None:
    """Where two planks meet end to end, with two nails on either side."""
    height, width = plank.shape[:2]
    reach = int(40 * scale)
    left = int(np.clip(at - reach, 0, width - 2 * reach))
    part = plank[:, left : left + 2 * reach]
    x, y = grid(part.shape[1], height)
    gap = np.abs(x + left - at - perlin(y / (30 * scale), y * 0, seed) * 1.5 * scale) / scale
    part *= (1 - 0.85 * smooth(3.2, 0, gap))[..., None]
    for side in (-22, 22):
        for share in (0.26, 0.74):
            _nail(part, at - left + side * scale, height * share, 8 * scale)


def planks(width: int, height: int, count: int, wood: Plank, *, joints: bool = True) -> Array:
    """Planks one above the other, each its own piece, with dark gaps between."""
    chance = np.random.default_rng(wood.seed)
    inner = [round(height * (k + chance.uniform(-0.12, 0.12)) / count) for k in range(1, count)]
    rows = [0, *inner, height]
    out = np.zeros((height, width, 3), np.float32)
    for number, (top, bottom) in enumerate(pairwise(rows)):
        seed = wood.seed * 100 + number
        tone = wood.tone * chance.uniform(0.86, 1.12)
        plank = oak(width, bottom - top, wood._replace(seed=seed, tone=tone))
        _edges(plank, seed, wood.scale)
        if joints:
            _joint(plank, chance.uniform(0.08, 0.92) * width, seed, wood.scale)
        out[top:bottom] = plank
    return np.clip(out, 0, 1)
