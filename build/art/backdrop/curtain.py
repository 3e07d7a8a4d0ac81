"""The curtain between one player's hand and the next: heavy wool in folds, embroidered with gold knotwork."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.backdrop.rod import rod
from art.bake import Picture
from art.icons import icon
from art.knot import knot
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.raster import blur, mask, over, svg, to_image
from art.sampling import sample
from art.textures import cloth

SIZE = (2560, 1440)
COLOUR = "#6d1c17"
HEM = 1040  # where the cloth ends, of 1080
BANDS = ((96, 92), (872, 120))  # top and height of the embroidered bands, in a cloth of 1080


class Folds(NamedTuple):
    """Where each pixel of the window is on the flat cloth, and how far it stands out."""

    across: Array
    down: Array
    height: Array
    gather: Array  # how much cloth lies under a pixel


def folds(width: int, height: int) -> Folds:
    """Pleats of uneven width that wander a little on their way down and widen below."""
    x, y = grid(width, height)
    u, v = x / width, y / height
    wander = fbm(u * 3 + 2, v * 0.8, 3, seed=3) * 0.020 * v
    phase = (u + wander) * 15 + 0.9 * perlin(u * 4.5, v * 0.35, 8) + 0.35 * perlin(u * 11, v * 0.5, 9)
    wave = np.sin(phase * 2 * np.pi)
    sharp = np.sign(wave) * np.abs(wave) ** 0.8
    small = fbm(u * 46 + wander * 50, v * 1.3, 2, seed=12) * 0.16
    deep = 0.8 + 0.35 * fbm(u * 5, v * 1.2, 2, seed=15)
    stand = sharp * deep + small
    gather = 1 + 0.55 * np.abs(np.cos(phase * 2 * np.pi))
    flat = np.cumsum(gather, axis=1) / width
    flat = flat - flat[:, width // 2 : width // 2 + 1]
    return Folds(flat, v + 0.006 * wave * smooth(0.4, 1, v), stand, gather)


def _stitched(pattern: Array, seed: int) -> Array:
    """Embroidery: the thread's own stripes, across the strand, and a raised lit side."""
    height, width = pattern.shape[:2]
    x, y = grid(width, height)
    thread = 0.80 + 0.22 * np.sin((x + y * 0.7) * 2 * np.pi / 5) + 0.12 * perlin(x / 3, y / 3, seed)
    pattern[..., :3] *= thread[..., None]
    return pattern


def _band(tall: int) -> Array:
    """A band of knotwork between two cords, to be repeated sideways."""
    wide = 960
    ground = f'<rect width="{wide}" height="{tall}" fill="#2a0c0e"/>'
    cords = "".join(
        f'<rect y="{y}" width="{wide}" height="{thick}" fill="{colour}"/>'
        for top in (3, tall - 10)
        for y, thick, colour in ((top, 7, "#c9a24b"), (top + 1.5, 2, "#f3dc98"))
    )
    cell = (tall - 32) / 4
    columns = round(wide / cell / 2) * 2
    work = knot(
        columns,
        4,
        wide / columns,
        0.5,
        fills=("#d2a348", "#b9792c"),
        ink="#170808",
        light="#ffe9b0",
        cell_height=cell,
        at=(0, 16),
        seed=tall,
        chance=0.14,
    )
    band = svg(ground + cords + work, wide * 2, tall * 2, f"0 0 {wide} {tall}")
    return _stitched(band, 4)[..., :3]


def _damask(width: int, height: int) -> Array:
    """Ravens in lozenges, woven tone in tone, to be repeated both ways."""
    lozenge = f"M{width / 2} 8L{width - 8} {height / 2}L{width / 2} {height - 8}L8 {height / 2}Z"
    line = f'<path d="{lozenge}" fill="none" stroke="#fff" stroke-width="6"/>'
    edges = [(x, y) for x in (0, width / 2, width) for y in (0, height / 2, height)]
    edges.remove((width / 2, height / 2))
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="14" fill="#fff"/>' for x, y in edges)
    bird = icon("raven", width * 0.32, height * 0.34, width * 0.36, "#fff")
    return mask(line + dots + bird, width, height)


def flat_cloth(place: Folds, width: int) -> Array:
    """The colour of the cloth under every pixel, before any light."""
    unit = width * 0.96
    wool = cloth(1200, 900, COLOUR, 7, thread=3.3)
    u, v = place.across * unit, place.down * 1080 / 1920 * unit
    colour = sample(wool, u * 1200 / 1440, v * 1200 / 1440)
    motif = _damask(300, 380)[..., None]
    shown = sample(motif, place.across * 3000, place.down * 1080 * 1.60)[..., 0]
    colour = colour * (1 + 0.30 * shown - 0.06)[..., None]
    for top, tall in BANDS:
        band = _band(tall)
        row = (place.down * 1080 - top) / tall
        inside = smooth(-0.008, 0.008, row) * smooth(1.008, 0.992, row)
        thread = sample(band, place.across * 1920 * 2 * 0.72, np.clip(row, 0, 1) * (tall * 2 - 1))
        colour = colour * (1 - inside[..., None]) + thread * 1.05 * inside[..., None]
    return np.asarray(colour)


def _lit(colour: Array, place: Folds) -> Array:
    """Light from the fire on the left, dark valleys, a dark head and foot."""
    height, width = colour.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    turn = np.gradient(place.height, axis=1) * width / 95
    facing = np.clip(0.52 - 0.40 * turn, 0, 1.3)
    valley = smooth(-1.1, 0.7, place.height)
    light = (0.16 + facing) * (0.28 + 0.72 * valley)
    pool = 1 / (1 + np.hypot((u - 0.46) / 0.48, (v - 0.44) / 0.62) ** 2.6)
    fire = 0.25 + 1.05 * pool
    warm = np.array([1.18, 0.94, 0.74], np.float32)
    sheen = np.clip(-turn - 0.25, 0, 1) ** 2 * valley * pool
    lit = colour * (light * fire)[..., None] * warm * 1.28 + sheen[..., None] * rgb("#ff9a58") * 0.06
    shade = (1 - 0.65 * smooth(0.13, 0.02, v)) * (1 - 0.35 * smooth(0.86, 1.0, v))
    return np.asarray(lit * shade[..., None])


def _fringe(picture: Array, place: Folds) -> None:
    """Cut the cloth off above the floor: a gold cord, then tassels, then darkness, in place."""
    width = picture.shape[1]
    row = place.down * 1080 - HEM + 10
    strand = place.across * width * 0.30
    cut = 26 + 7 * perlin(strand / 3, strand * 0 + 2, 17)
    thread = 0.55 + 0.45 * np.sin(strand * 2 * np.pi / 3.4) + 0.2 * perlin(strand, row / 30, 19)
    valley = 0.35 + 0.65 * smooth(-0.9, 0.7, place.height)
    gold = rgb("#a8742c") * np.clip(thread * valley * 0.75, 0, 1)[..., None]
    cord = rgb("#d8ac54") * ((0.6 + 0.4 * np.sin((strand * 3 + row) * 0.9)) * valley * 0.8)[..., None]
    below = smooth(0, 2, row - cut)[..., None]
    picture[:] = picture * (1 - below) + rgb("#0a0605") * below
    inside = (smooth(-1, 1, row) * (1 - smooth(0, 2, row - cut)))[..., None]
    picture[:] = picture * (1 - inside) + gold * inside
    rope = (smooth(-10, -8, row) * smooth(2, 0, row))[..., None]
    picture[:] = picture * (1 - rope) + cord * rope


def curtain(width: int, height: int) -> Array:
    place = folds(width, height)
    picture = _lit(flat_cloth(place, width), place)
    _fringe(picture, place)
    rail = rod(width, round(height * 0.075))
    band = picture[: round(height * 0.14)]
    band *= (
        1
        - 0.5
        * blur(np.pad(rail[..., 3], ((0, band.shape[0] - rail.shape[0]), (0, 0))), height / 60)[..., None]
    )
    over(picture, rail)
    return np.clip(picture, 0, 1)


def draw(size: tuple[int, int] = SIZE) -> Image.Image:
    return to_image(curtain(*size))


def pictures() -> Iterator[Picture]:
    yield Picture("curtain/curtain.webp", draw, quality=80)
