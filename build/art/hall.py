"""The hall: a long fire between carved pillars, shields and banners, a door into the winter night."""

from collections.abc import Iterator
from functools import cache

import numpy as np
from PIL import Image

from art.bake import Picture
from art.doom import embers
from art.flames import flames
from art.hall_room import FIRE, camera, furnished, lights
from art.noise import Array, fbm, grid, rgb, smooth
from art.raster import blur, glow, over, resize, to_image
from art.raycast import Camera

SIZE = (2560, 1440)
FINE = 1.25  # rays per pixel a side

# The sheets of fire from far to near: how far, from the middle, how wide and tall, how many tongues.
SHEETS = (
    (6.75, 0.0, 1.0, 0.62, 7),
    (6.2, 0.02, 1.05, 0.80, 7),
    (5.6, -0.03, 1.05, 0.92, 6),
    (5.0, 0.04, 1.06, 1.0, 6),
    (4.45, -0.02, 1.06, 0.86, 6),
    (3.95, 0.03, 1.04, 0.74, 6),
    (3.55, -0.02, 1.02, 0.52, 7),
)


def _toned(light: Array) -> Array:
    """Bright places saturate softly."""
    return np.asarray(1 - np.exp(-light * 1.35))


def _fire(picture: Array, eye: Camera) -> None:
    """The long fire with its glow, in place."""
    for number, (far, aside, wide, tall, count) in enumerate(SHEETS):
        unit = eye.focus / far
        width, height = round(wide * unit), round(tall * unit * 1.15)
        x, y = eye.place((aside, FIRE, far))
        glow(picture, x, y - height * 0.35, height * 1.1, "#ff7a20", strength=0.09)
        over(picture, flames(width, height, count, 40 + number * 3), x - width / 2, y - height * 0.97, 0.9)
    x, y = eye.place((0, -0.7, 4.6))
    glow(picture, x, y, eye.focus * 0.80, "#ff7a24", strength=0.24)


def _air(picture: Array, eye: Camera) -> None:
    """Smoke under the roof, cold air at the door, sparks and snow, in place."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    smoke = np.clip(fbm(x / height * 3.6, y / height * 6.6, 4, seed=77) + 0.12, 0, 1)
    picture += (smoke * smooth(0.62, 0.05, y / height))[..., None] * rgb("#b0622c") * 0.11
    glow(picture, *eye.place((0, 0.8, 8)), eye.focus * 0.36, "#7fd0dc", strength=0.16)
    chance = np.random.default_rng(2)
    for _ in range(150):
        spot = eye.place((chance.uniform(-1.2, 1.2), chance.uniform(-1.3, 1.8), chance.uniform(6.4, 8.6)))
        glow(
            picture,
            *spot,
            chance.uniform(1.5, 4.2) * height / 1080,
            "#dff3ff",
            strength=chance.uniform(0.2, 0.7),
        )
    right = picture[:, round(width * 0.42) : round(width * 0.86)]
    embers(right, 90, seed=12, top=0.08, bottom=0.80)


@cache
def hall(width: int, height: int) -> Array:
    """The whole hall with its fire. Do not write into it."""
    room = furnished(camera(round(width * FINE), round(height * FINE)))
    light = room.lit(lights(), (0.050, 0.056, 0.070))
    light = room.inked(light * 1.9, 1.2 * height * FINE / 1080)
    deep = smooth(4.5, 9, room.far)[..., None] * (room.glow.max(-1, keepdims=True) == 0)
    light = light * (1 - 0.18 * deep) + deep * rgb("#5a2f16") * 0.10
    picture = resize(_toned(light), width, height)
    eye = camera(width, height)
    _fire(picture, eye)
    _air(picture, eye)
    return np.clip(picture, 0, 1)


def for_menu(picture: Array) -> Array:
    """A dark and calm left third for the menu, and dark edges."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    left = smooth(0.47, 0.12, u)
    soft = picture + (blur(picture, height / 360) - picture) * (left * 0.8)[..., None]
    edge = smooth(0.52, 1.0, np.hypot((u - 0.6) * 1.2, (v - 0.55) * 1.15))
    return np.asarray(soft * ((1 - 0.62 * left) * (1 - 0.55 * edge))[..., None])


def dim(picture: Array) -> Array:
    """The hall out of focus and dark, to lie behind tables of words."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    edge = smooth(0.2, 0.8, np.hypot((x / width - 0.55) * 1.2, (y / height - 0.5) * 1.1))
    soft = np.minimum(blur(picture, height / 130), 0.8)
    return np.asarray(soft * (0.52 - 0.26 * edge)[..., None])


def draw_menu(size: tuple[int, int] = SIZE) -> Image.Image:
    return to_image(for_menu(hall(*size)))


def draw_dark(size: tuple[int, int] = SIZE) -> Image.Image:
    """Half as large: it is out of focus."""
    return to_image(dim(resize(hall(*size), size[0] // 2, size[1] // 2)))


def pictures() -> Iterator[Picture]:
    yield Picture("hall/menu.webp", draw_menu, quality=82)
    yield Picture("hall/hall-dark.webp", draw_dark, quality=86)
