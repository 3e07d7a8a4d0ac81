"""The game's icon in all its sizes and files, and the banner of the README."""

import io
from collections.abc import Iterator
from functools import partial

import numpy as np
from PIL import Image

from art.backdrop.burning import world
from art.backdrop.doom import embers
from art.backdrop.emblem import emblem
from art.bake import Document, Picture
from art.carve import engrave
from art.hewn import Box, slab
from art.joinery import Look, nail, piece
from art.knot import knot_mask
from art.noise import Array, grid, smooth
from art.raster import mask, put, to_image
from art.seats import SEATS
from art.shields import shield
from art.wood import Plank, oak

SIZES = (16, 32, 48, 64, 128, 256, 512)
FILES = "../icon"  # beside the baked pictures: what systems and installers want
BANNER = "../../docs/pictures/banner.webp"
BANNER_SIZE = (1600, 500)
BANNER_VIEW = "-560 40 3040 950"  # of the beings behind the shields; see doom.VIEW


def draw(size: int) -> Image.Image:
    return to_image(emblem(size))


def icon_file(kind: str) -> bytes:
    """A file that holds the icon in every size, each drawn for itself."""
    *small, large = (draw(size) for size in SIZES)
    file = io.BytesIO()
    large.save(file, kind, append_images=small, sizes=[(size, size) for size in SIZES if size <= 256])
    return file.getvalue()


def picture_file(size: int) -> bytes:
    file = io.BytesIO()
    draw(size).save(file, "PNG", optimize=True)
    return file.getvalue()


def _rail(width: int, height: int) -> Array:
    """A ship's rail with knotwork cut along it."""
    box = Box(-30, 14, width + 30, height + 40)
    body = piece(
        slab(box, 10, 2.5, 4), oak(width, height, Plank(seed=90, tone=1.15, scale=1.2)), Look(bevel=10)
    )
    cell = 15
    columns = width // cell // 2 * 2
    strip = mask(f'<g transform="translate(5 34)">{knot_mask(columns, 2, cell, 0.5)}</g>', width, height)
    engrave(body, strip, depth=0.85, lip=0.3)
    for x in range(50, width, 250):
        nail(body, x, height - 24, 9)
    return body


def banner(width: int, height: int) -> Array:
    """The world's end over a rail hung with the six shields."""
    picture = world(width, height, BANNER_VIEW, (0.44, 0.46))
    embers(picture, 150, seed=31)
    rail = _rail(width, 118)
    put(picture, rail, 0, height - 118, 14)
    side = 168
    for place, number in enumerate((4, 1, 0, 3, 2, 5)):
        left = width / 2 + (place - 2.5) * 236 - side / 2
        put(picture, shield(SEATS[number], side), left, height - side - 4, 12)
    x, y = grid(width, height)
    far = np.hypot((x / width - 0.5) * 1.1, (y / height - 0.5) * 0.8)
    return np.clip(picture * (1 - 0.5 * smooth(0.34, 0.7, far))[..., None], 0, 1)


def draw_banner() -> Image.Image:
    return to_image(banner(*BANNER_SIZE))


def pictures() -> Iterator[Picture]:
    for size in SIZES:
        yield Picture(f"icon/icon-{size}.webp", partial(draw, size), lossless=True)
    yield Picture(BANNER, draw_banner, quality=84)


def documents() -> Iterator[Document]:
    yield Document(f"{FILES}/valhalla.png", partial(picture_file, 512))
    yield Document(f"{FILES}/valhalla.ico", partial(icon_file, "ICO"))
    yield Document(f"{FILES}/valhalla.icns", partial(icon_file, "ICNS"))
