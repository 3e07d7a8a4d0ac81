"""The winter night outside: northern lights, stars, snowy peaks, firs, a snow field."""

import numpy as np

from art.noise import Array, fbm, grid, perlin, ramp, rgb, ridged, smooth
from art.raster import mask

# Colours below and above, where the lower edge is, how far it waves, how bright.
CURTAINS = (
    ("#3fd08a", "#7a57a8", 0.56, 0.16, 0.85),
    ("#58d8b0", "#a9d3e8", 0.38, 0.13, 0.5),
    ("#2fae7a", "#8e3f86", 0.70, 0.10, 0.5),
)


def aurora(width: int, height: int, seed: int = 7) -> Array:
    """Curtains of light over a starry sky."""
    x, y = grid(width, height)
    u, v = x / width, y / height
    colour = ramp(v, ((0, "#0a1020"), (0.45, "#142338"), (0.8, "#274458"), (1, "#47707c")))
    _stars(colour, seed)
    for k, (low, high, base, wave, bright) in enumerate(CURTAINS):
        line, level = u[:1], u[:1] * 0
        foot = base + wave * fbm(line * 2.3 + k * 7, level + k, 4, seed=seed + k) * 2
        above = foot + perlin(line * 3 + k, level + 3, seed + 60) * 0.05 - v
        rays = 0.55 + 0.45 * perlin(u * 46 + k * 5 + above * 3, v * 1.2, seed + 20 + k)
        rays = rays + 0.35 * perlin(u * 120 + above * 5, v * 2, seed + 24)
        strength = np.where(
            above > 0, np.exp(-np.clip(above, 0, 9) / 0.16), np.exp(np.clip(above, -9, 0) / 0.018)
        )
        patches = np.clip(0.55 + 0.8 * fbm(line * 3 + k * 3, level, 3, seed=seed + 40 + k), 0, 1.4)
        blend = np.clip(above / 0.34, 0, 1)[..., None]
        light = strength * np.clip(rays, 0, 1.6) * patches * bright
        colour = colour + light[..., None] * (rgb(low) * (1 - blend) + rgb(high) * blend)
    return np.clip(colour, 0, 1.4)


def _stars(colour: Array, seed: int) -> None:
    height, width = colour.shape[:2]
    chance = np.random.default_rng(seed)
    for _ in range(round(width * height / 1600)):
        x, y = int(chance.uniform(1, width - 2)), int(height * chance.random() ** 1.3 * 0.9)
        bright = chance.random() ** 3
        colour[y, x] += bright * 0.9
        if bright > 0.5:
            colour[y - 1 : y + 2, x] += bright * 0.25
            colour[y, x - 1 : x + 2] += bright * 0.25


def _peaks(colour: Array, level: float, seed: int, near: float) -> None:
    """A snowy range, in place; nearer ones are darker below their snow."""
    height, width = colour.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    line = u[:1]
    top = level - 0.22 * (ridged(line * 3 + seed, line * 0, 6, seed) - 0.45)
    land = smooth(-0.002, 0.002, v - top)[..., None]
    rock = smooth(0.5, 0.72, ridged(u * 9 + v * 5, v * 8 - u * 4, 4, seed + 3)) * smooth(0, 0.06, v - top)
    snow = rgb("#8fb8cc") * (0.72 - 0.35 * near) * (1 - 0.5 * np.clip((v - top) / 0.3, 0, 1))[..., None]
    stone = rgb("#22394a") * (1 - 0.4 * near)
    colour[:] = (
        colour * (1 - land) + (snow * (1 - 0.8 * rock[..., None]) + stone * 0.8 * rock[..., None]) * land
    )


def _fir(x: float, foot: float, tall: float, chance: np.random.Generator) -> str:
    """A fir as a zigzag of boughs."""
    points = [(x, foot - tall)]
    steps = 7
    for side in (1, -1):
        rows = range(1, steps + 1) if side == 1 else range(steps, 0, -1)
        for k in rows:
            y = foot - tall + tall * k / steps
            wide = tall * 0.24 * k / steps * chance.uniform(0.85, 1.15)
            pair = [(x + side * wide, y), (x + side * wide * 0.45, y - tall * 0.02)]
            points += pair if side == 1 else pair[::-1]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"


def winter(width: int, height: int) -> Array:
    """The view through the hall's door."""
    picture = aurora(width, height)
    _peaks(picture, 0.66, 80, 0.2)
    _peaks(picture, 0.76, 87, 0.7)
    x, y = grid(width, height)
    u, v = x / width, y / height
    field = smooth(-0.004, 0.004, v - 0.78 - 0.012 * fbm(u * 5, u * 0, 3, seed=4))[..., None]
    drift = 0.78 + 0.22 * fbm(u * 6, v * 26, 4, seed=14) + 0.5 * (v - 0.8)
    picture = picture * (1 - field) + rgb("#5d87a0") * drift[..., None] * field
    chance = np.random.default_rng(31)
    trees = ""
    for _ in range(15):
        side = chance.choice((-1, 1)) * chance.uniform(0.16, 0.5)
        foot = 0.80 + 0.12 * chance.random() ** 2
        spot = (0.5 + side) * width, foot * height
        trees += f'<path d="{_fir(*spot, height * (0.10 + (foot - 0.79) * 1.6), chance)}" fill="#fff"/>'
    wood = mask(trees, width, height)[..., None]
    return np.asarray(picture * (1 - 0.9 * wood) + rgb("#10222c") * 0.9 * wood)
