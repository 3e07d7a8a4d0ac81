"""Parchment, stone, cloth, leather and iron, as float RGB arrays of any size."""

import numpy as np

from art.carve import slope
from art.noise import Array, fbm, grid, perlin, ramp, rgb, ridged, smooth
from art.palette import mix


def parchment(width: int, height: int, seed: int = 3, *, worn: float = 0.34) -> Array:
    """Calfskin, browned towards the edges by `worn`."""
    x, y = grid(width, height)
    cloud = fbm(x / 240, y / 240, 5, seed=seed)
    fine = fbm(x / 22, y / 22, 4, seed=seed + 9)
    fibre = perlin(x / 2.2, y / 9, seed + 20)
    bend = fbm(x / 130, y / 130, 3, seed=seed + 33) * 60
    vein = smooth(0.90, 0.985, 1 - np.abs(perlin((x + bend) / 90, (y - bend) / 90, seed + 31)))
    tone = 0.64 + 0.26 * cloud + 0.13 * fine + 0.035 * fibre - 0.028 * vein
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    tone = tone - worn * smooth(60, 0, edge + cloud * 50)
    stops = ((0, "#6b4a25"), (0.3, "#a5824f"), (0.55, "#cdb687"), (0.75, "#dccba6"), (1, "#ece0c4"))
    colour = ramp(np.clip(tone, 0, 1), stops)
    stain = smooth(0.42, 0.62, fbm(x / 90 + 50, y / 90, 4, seed=seed + 50))
    colour = colour * (1 - 0.10 * stain)[..., None]
    return np.clip(colour * (1 + slope(fine * 2 + fibre * 0.4) * 0.10)[..., None], 0, 1)


def stone(width: int, height: int, seed: int = 5) -> Array:
    """Weathered rock with cracks, pits and lichen, lit from the fire's side."""
    x, y = grid(width, height)
    bend = fbm(x / 80, y / 80, 3, seed=seed) * 30
    rock = (
        fbm((x + bend) / 70, (y - bend) / 70, 6, 0.56, seed + 4) * 26
        + ridged(x / 150, y / 150, 4, seed + 9) * 8
    )
    pits = smooth(0.45, 0.7, perlin(x / 5, y / 5, seed + 15))
    crack = smooth(0.955, 0.995, 1 - np.abs(perlin((x + bend * 2) / 420, (y + bend) / 300, seed + 17)))
    lit = slope(rock - pits * 2.2 - crack * 7)
    tone = 0.46 + 0.24 * fbm(x / 120, y / 120, 4, seed=seed + 22) - 0.25 * crack
    stops = ((0, "#23211f"), (0.35, "#4a4844"), (0.6, "#71706b"), (1, "#a9a596"))
    colour = ramp(np.clip(tone, 0, 1), stops)
    lichen = smooth(0.25, 0.5, fbm(x / 60 + 9, y / 60, 5, seed=seed + 28))[..., None]
    colour = colour * (1 - lichen * 0.35) + rgb("#7c7a4a") * lichen * 0.30
    return np.clip(
        colour * (1 + lit * 0.33)[..., None] + np.clip(lit, 0, 1)[..., None] * rgb("#ffcf8a") * 0.08, 0, 1
    )


def cloth(width: int, height: int, colour: str, seed: int = 7, *, thread: float = 3.3) -> Array:
    """Heavy wool in a twill weave, worn and stained, in soft folds."""
    x, y = grid(width, height)
    warp = perlin(x / 60, y / 60, seed + 2) * 2.2
    weave = np.sin((x + warp) * 2 * np.pi / thread) * np.sin((y + warp) * 2 * np.pi / thread)
    twill = np.sin((x + y * 0.5) * 2 * np.pi / (thread * 2.1))
    yarn = perlin(x / 40, y / (thread * 0.8), seed + 4) + perlin(x / (thread * 0.8), y / 40, seed + 5)
    worn = fbm(x / 110, y / 110, 5, seed=seed)
    folds = fbm(x / 420 + 3, y / 900, 3, seed=seed + 8)
    tone = 0.5 + 0.09 * weave + 0.045 * twill + 0.075 * yarn + 0.17 * worn + 0.16 * folds
    stops = (
        (0, mix(colour, "#0a0605", 0.8)),
        (0.5, mix(colour, "#140a06", 0.34)),
        (1, mix(colour, "#ffcf9a", 0.24)),
    )
    lit = slope(folds * 46 + worn * 5)
    return np.clip(ramp(np.clip(tone, 0, 1), stops) * (1 + lit * 0.35)[..., None], 0, 1)


def leather(width: int, height: int, seed: int = 13, *, colour: str = "#3a2318") -> Array:
    """Dark tanned hide: pebbled grain, creases, rubbed lighter in patches."""
    x, y = grid(width, height)
    bend = fbm(x / 50, y / 50, 3, seed=seed) * 16
    pebble = ridged((x + bend) / 8, (y - bend) / 8, 2, seed + 3)
    crease = smooth(0.93, 1, 1 - np.abs(perlin((x + bend * 1.6) / 70, (y + bend) / 24, seed + 6)))
    crease = crease * smooth(0, 0.5, fbm(x / 120, y / 120, 3, seed=seed + 7))
    rubbed = fbm(x / 180, y / 180, 4, seed=seed + 9)
    tone = 0.5 + 0.30 * rubbed + 0.10 * (pebble - 0.5) - 0.10 * crease
    stops = ((0, mix(colour, "#000000", 0.55)), (0.5, colour), (1, mix(colour, "#d8a070", 0.35)))
    lit = slope(pebble * -2.4 - crease * 1.6)
    return np.clip(ramp(np.clip(tone, 0, 1), stops) * (1 + lit * 0.30)[..., None], 0, 1)


def iron(width: int, height: int, seed: int = 17) -> Array:
    """Forged iron: hammer marks, dark scale, some rust."""
    x, y = grid(width, height)
    bend = fbm(x / 40, y / 40, 3, seed=seed) * 14
    dents = fbm((x + bend) / 15, (y - bend) / 15, 2, 0.3, seed + 4)
    tone = 0.42 + 0.20 * fbm(x / 90, y / 90, 4, seed=seed + 8) + 0.06 * perlin(x / 2, y / 2, seed + 12)
    stops = ((0, "#16161a"), (0.35, "#303137"), (0.6, "#565960"), (1, "#9b9c9e"))
    rust = smooth(0.22, 0.5, fbm(x / 50 + 3, y / 50, 4, seed=seed + 15))[..., None]
    colour = ramp(np.clip(tone, 0, 1), stops)
    colour = colour * (1 - rust * 0.35) + rgb("#6b3a1e") * rust * 0.25
    return np.clip(colour * (1 + slope(dents * 4.5) * 0.45)[..., None], 0, 1)
