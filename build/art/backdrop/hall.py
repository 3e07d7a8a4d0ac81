"""The hall: a long fire between carved pillars, shields and banners, a door into the winter night."""

from collections.abc import Iterator
from functools import cache, partial

import numpy as np
from PIL import Image

from art.backdrop.flames import flames
from art.backdrop.room import FIRE, camera, furnished, lights
from art.bake import Picture
from art.noise import Array, fbm, grid, rgb, smooth
from art.raster import blur, empty, glow, over, resize, to_image
from art.raycast import Camera

SIZE = (2560, 1440)
LIGHT = (640, 360)
FINE = 1.25  # rays per pixel a side
FRAMES = 14  # of the fire, in a round
FLAMES = (0.535, 0.555, 0.735, 0.875)  # where the fire is, of width and height: left, top, right, bottom

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


def _glows(picture: Array, eye: Camera) -> None:
    """What the long fire throws into the air, in place."""
    for far, aside, _wide, tall, _count in SHEETS:
        height = tall * eye.focus / far * 1.15
        x, y = eye.place((aside, FIRE, far))
        glow(picture, x, y - height * 0.35, height * 1.1, "#ff7a20", strength=0.09)
    x, y = eye.place((0, -0.7, 4.6))
    glow(picture, x, y, eye.focus * 0.80, "#ff7a24", strength=0.24)


def _fire(width: int, height: int, phase: float) -> Array:
    """The flames alone, as RGBA over the whole picture."""
    picture, eye = empty(width, height), camera(width, height)
    for number, (far, aside, wide, tall, count) in enumerate(SHEETS):
        unit = eye.focus / far
        w, h = round(wide * unit), round(tall * unit * 1.15)
        x, y = eye.place((aside, FIRE, far))
        sheet = flames(w, h, count, 40 + number * 3, (phase + number * 0.37) % 1)
        over(picture, sheet, x - w / 2, y - h * 0.97, 0.9)
    return picture


def _air(picture: Array, eye: Camera) -> None:
    """Smoke under the roof, cold air at the door, snow, in place. Sparks fly in the game."""
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


@cache
def hall(width: int, height: int) -> Array:
    """The whole hall, lit by a fire whose flames are not in it. Do not write into it."""
    room = furnished(camera(round(width * FINE), round(height * FINE)))
    light = room.lit(lights(), (0.050, 0.056, 0.070))
    light = room.inked(light * 1.9, 1.2 * height * FINE / 1080)
    deep = smooth(4.5, 9, room.far)[..., None] * (room.glow.max(-1, keepdims=True) == 0)
    light = light * (1 - 0.18 * deep) + deep * rgb("#5a2f16") * 0.10
    picture = resize(_toned(light), width, height)
    eye = camera(width, height)
    _glows(picture, eye)
    _air(picture, eye)
    return np.clip(picture, 0, 1)


def for_menu(picture: Array) -> Array:
    """A calmer left third for the menu, and dark edges."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    left = smooth(0.47, 0.12, u)
    soft = picture + (blur(picture, height / 480) - picture) * (left * 0.7)[..., None]
    edge = smooth(0.52, 1.05, np.hypot((u - 0.55) * 1.1, (v - 0.55) * 1.15))
    return np.asarray(soft * ((1 - 0.22 * left) * (1 - 0.5 * edge))[..., None])


def dim(picture: Array) -> Array:
    """The hall out of focus and dark, to lie behind tables of words."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    edge = smooth(0.2, 0.8, np.hypot((x / width - 0.55) * 1.2, (y / height - 0.5) * 1.1))
    soft = blur(picture, height / 180)
    soft *= 0.8 / np.maximum(0.8, soft.max(-1, keepdims=True))
    return np.asarray(soft * (0.56 - 0.24 * edge)[..., None])


def draw_menu(size: tuple[int, int] = SIZE) -> Image.Image:
    return to_image(for_menu(hall(*size)))


def draw_dark(size: tuple[int, int] = SIZE) -> Image.Image:
    """Half as large: it is out of focus. Its fire stands still."""
    burning = np.dstack([hall(*size), np.ones(size[::-1], np.float32)])
    over(burning, _fire(*size, 0.0), 0, 0)
    return to_image(dim(resize(burning[..., :3], size[0] // 2, size[1] // 2)))


def draw_fire(frame: int, size: tuple[int, int] = SIZE) -> Image.Image:
    """One frame of the fire, cut to where it is."""
    width, height = size
    left, top, right, bottom = FLAMES
    rows, columns = (
        slice(round(height * top), round(height * bottom)),
        slice(round(width * left), round(width * right)),
    )
    return to_image(_fire(width, height, frame / FRAMES)[rows, columns])


def draw_light(size: tuple[int, int] = LIGHT) -> Image.Image:
    """What the fire alone adds to the hall: laid on more or less, it makes the light breathe."""
    room = furnished(camera(*size))
    fire = [light for light in lights() if light.colour[0] > light.colour[2]]
    lit = room.lit(fire, (0, 0, 0)) * (room.glow.max(-1, keepdims=True) == 0)
    picture = _toned(lit * 1.3)
    _glows(picture, camera(*size))
    return to_image(for_menu(blur(np.clip(picture, 0, 1), 3)))


def pictures() -> Iterator[Picture]:
    yield Picture("hall/menu.webp", draw_menu, quality=82)
    yield Picture("hall/hall-dark.webp", draw_dark, quality=86)
    yield Picture("hall/firelight.webp", draw_light, quality=82)
    for frame in range(FRAMES):
        yield Picture(f"hall/fire-{frame:02}.webp", partial(draw_fire, frame), quality=82)
