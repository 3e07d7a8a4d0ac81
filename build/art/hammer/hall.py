"""The hall seen along its length, its fire at the end, above the long table across which the track lies."""

import numpy as np
from PIL import Image

from art.backdrop.flames import flames
from art.backdrop.room import FIRE, furnished, lights
from art.backdrop.table import boards
from art.noise import Array, fbm, grid, rgb, smooth
from art.raster import blur, glow, over, resize, to_image
from art.raycast import Camera

SIZE = (2560, 1440)
EDGE = 0.40  # of the height: where the table begins
FINE = 1.2
# The sheets of fire from far to near: how far, how wide and tall, how many tongues.
SHEETS = (
    (6.6, 1.0, 0.7, 7),
    (5.8, 1.05, 0.95, 6),
    (5.0, 1.05, 1.1, 6),
    (4.2, 1.05, 0.95, 6),
    (3.6, 1.0, 0.62, 6),
)


def _eye(width: int, height: int) -> Camera:
    return Camera(width, height, width * 0.5, height * 0.235, width * 0.30)


def _vista(width: int, height: int) -> Array:
    """The room above the table's edge, with its fire."""
    eye = _eye(round(width * FINE), round(height * FINE))
    room = furnished(eye)
    light = room.inked(room.lit(lights(), (0.050, 0.056, 0.070)) * 1.75, 1.1 * height * FINE / 1080)
    picture = resize(np.asarray(1 - np.exp(-light * 1.3)), width, height)
    eye = _eye(width, height)
    x, y = eye.place((0, -0.6, 4.6))
    glow(picture, x, y, eye.focus * 0.9, "#ff7a24", strength=0.34)
    whole = np.dstack([picture, np.ones((height, width), np.float32)])
    for number, (far, wide, tall, count) in enumerate(SHEETS):
        unit = eye.focus / far
        w, h = round(wide * unit), round(tall * unit * 1.2)
        fx, fy = eye.place((0.02 * (-1) ** number, FIRE, far))
        over(whole, flames(w, h, count, 60 + number * 3), fx - w / 2, fy - h * 0.97, 0.92)
    return np.clip(whole[..., :3], 0, 1)


def _table(width: int, height: int) -> Array:
    """The boards of the table in the light of that fire; its far edge is rounded and lit."""
    wood = boards(width, height).copy()
    x, y = grid(width, height)
    u, v = x / width, (y / height - EDGE) / (1 - EDGE)
    waver = fbm(u * 3, v * 2, 3, seed=71) * 0.06
    fire = 1 / (1 + np.clip(np.hypot((u - 0.5) / 0.50, (v + 0.02) / 0.72) + waver, 0, None) ** 2.4)
    warm = 0.15 * rgb("#8b93ad") + fire[..., None] * np.array([1.16, 0.88, 0.60], np.float32)
    edge = (y - EDGE * height) / height
    lip = np.exp(-(((edge - 0.010) / 0.006) ** 2))[..., None] * rgb("#ffb469") * 0.45 * fire[..., None]
    lit = wood * warm + lip
    lit = lit * (0.35 + 0.65 * smooth(0.0, 0.014, edge))[..., None]
    side = smooth(0.30, 0.74, np.hypot((u - 0.5) * 1.1, np.clip(v, 0, 1) * 0.62))
    return np.asarray(lit * (1 - 0.62 * side)[..., None])


def draw(size: tuple[int, int] = SIZE) -> Image.Image:
    width, height = size
    hall, table = _vista(width, height), _table(width, height)
    x, y = grid(width, height)
    far = np.hypot((x / width - 0.5) * 1.25, (y / height - 0.26) * 1.1)
    soft = blur(hall, height / 700)
    hall = soft * (0.92 - 0.62 * smooth(0.16, 0.66, far))[..., None]
    dark = smooth(EDGE - 0.05, EDGE, y / height)[..., None]
    hall = hall * (1 - 0.72 * dark)
    below = smooth(EDGE - 0.0006, EDGE + 0.0006, y / height)[..., None]
    return to_image(np.clip(hall * (1 - below) + table * below, 0, 1))
