"""The long oak table: in firelight, between two foes, and under the burning sky."""

import math
from collections.abc import Iterator
from functools import cache, partial

import numpy as np
from PIL import Image

from art.backdrop.burning import burning_table
from art.bake import Picture
from art.carve import engrave
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.raster import blur, mask, to_image
from art.wood import Plank, planks

SIZE = (2560, 1440)
UNIT = 1920  # the width in which the marks below are measured
PLANKS = 6


@cache
def boards(width: int, height: int) -> Array:
    """The bare table: planks, nails and what feasts have left on them. Do not write into it."""
    wood = planks(width, height, PLANKS, Plank(seed=6, tone=1.08, scale=width / UNIT, knots=0.9))
    _spills(wood)
    _cuts(wood)
    return _waxed(wood)


def _spills(wood: Array) -> None:
    """Rings where horns of mead stood, in place."""
    height, width = wood.shape[:2]
    x, y = grid(width, height)
    x, y = x * UNIT / width, y * UNIT / width
    chance = np.random.default_rng(14)
    ring: Array = np.zeros_like(x)
    for _ in range(7):
        spot = chance.uniform(60, UNIT - 60), chance.uniform(60, 1020)
        far = np.hypot(x - spot[0], y - spot[1]) - chance.uniform(34, 47)
        worn = smooth(-0.25, 0.35, fbm(x / 46, y / 46, 3, seed=int(spot[0])))
        ring = np.maximum(ring, smooth(4.5, 0.5, np.abs(far)) * worn)
    wood *= (1 - 0.30 * ring)[..., None]


def _cuts(wood: Array) -> None:
    """Where knives slipped, in place."""
    height, width = wood.shape[:2]
    chance = np.random.default_rng(5)
    lines = ""
    for _ in range(70):
        x, y = chance.uniform(0, UNIT), chance.uniform(0, 1080)
        turn, long = chance.normal(0.5, 0.5), chance.uniform(12, 70)
        dx, dy, thick = long * math.cos(turn), long * math.sin(turn), chance.uniform(0.7, 1.7)
        lines += f'<path d="M{x:.1f} {y:.1f}l{dx:.1f} {dy:.1f}" stroke="#fff" stroke-width="{thick:.2f}"/>'
    engrave(wood, mask(lines, width, height, f"0 0 {UNIT} 1080"), depth=0.5, lip=0.10)


def _waxed(wood: Array) -> Array:
    """Long use: broad pale and dark patches, so that no two spans of a plank are alike."""
    height, width = wood.shape[:2]
    x, y = grid(width, height)
    x, y = x * UNIT / width, y * UNIT / width
    cloud = fbm(x / 420, y / 260, 4, seed=61)
    grease = smooth(0.12, 0.5, fbm(x / 190 + 7, y / 120, 4, seed=67))
    return np.asarray(wood * (1 + 0.20 * cloud - 0.16 * grease)[..., None])


def _light(width: int, height: int, at: tuple[float, float], reach: tuple[float, float]) -> Array:
    """How strong a light at a place (shares of the size) is; it wavers as fire does."""
    x, y = grid(width, height)
    x, y = x / width, y / height
    waver = fbm(x * 3, y * 2, 3, seed=71) * 0.07
    distance = np.hypot((x - at[0]) / reach[0], (y - at[1]) / reach[1]) + waver
    return np.asarray(1 / (1 + np.clip(distance, 0, None) ** 2.6))


def _vignette(width: int, height: int, dark: float) -> Array:
    x, y = grid(width, height)
    corner = (
        np.hypot((x / width - 0.5) * 1.16, (y / height - 0.48) * 1.12) + perlin(x / 300, y / 300, 9) * 0.012
    )
    return np.asarray((1 - dark * smooth(0.34, 0.80, corner))[..., None])


def _shine(wood: Array, light: Array, colour: str, strength: float) -> Array:
    """Wax answers the fire: the pale grain shines most."""
    pale = np.clip(wood.mean(-1) - blur(wood.mean(-1), wood.shape[1] / 120), 0, 1) * 2.2 + 0.05
    return np.asarray((pale * light**2)[..., None] * rgb(colour) * strength)


def warm(wood: Array) -> Array:
    """Firelight in the middle, dark towards the edges."""
    height, width = wood.shape[:2]
    fire = _light(width, height, (0.47, 0.40), (0.46, 0.60))
    light = 0.20 * rgb("#8b93ad") + fire[..., None] * np.array([1.20, 0.93, 0.66], np.float32)
    lit = wood * light * 1.06 + _shine(wood, fire, "#ffb469", 0.5)
    return np.asarray(lit * _vignette(width, height, 0.66))


def cold(wood: Array) -> Array:
    """Two foes: a red-hot light from the left, a cool one from the right, little between."""
    height, width = wood.shape[:2]
    hot = _light(width, height, (-0.06, 0.46), (0.34, 0.58))
    cool = _light(width, height, (1.06, 0.42), (0.36, 0.60))
    centre = _light(width, height, (0.5, 0.44), (0.34, 0.46))
    light = 0.10 * rgb("#8b93ad") + hot[..., None] * np.array([0.98, 0.38, 0.20], np.float32)
    light = light + cool[..., None] * np.array([0.30, 0.60, 1.12], np.float32)
    light = light + centre[..., None] * np.array([0.46, 0.35, 0.27], np.float32)
    shine = _shine(wood, hot, "#ff7a3c", 0.4) + _shine(wood, cool, "#7fb8ff", 0.6)
    return np.asarray((wood * light + shine) * _vignette(width, height, 0.60))


def draw(name: str, size: tuple[int, int] = SIZE) -> Image.Image:
    light = {"oak": warm, "oak-cold": cold}[name]
    return to_image(light(boards(*size)))


def draw_burning(size: tuple[int, int] = SIZE) -> Image.Image:
    return to_image(burning_table(*size))


def pictures() -> Iterator[Picture]:
    for name in ("oak", "oak-cold"):
        yield Picture(f"table/{name}.webp", partial(draw, name), quality=80)
    yield Picture("table/ragnarok.webp", draw_burning, quality=80)
