"""Finished wooden things: a shape cut from oak, ink around it, worn lit edges, a shadow on the table."""

from typing import NamedTuple

import numpy as np

from art.carve import emboss, engrave, outline, plate, recess
from art.hewn import Box, shape, slab
from art.knot import knot_mask
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.palette import FIRELIGHT, INK
from art.raster import blur, coloured, empty, mask, over, shadow, shift
from art.wood import Plank, oak


class Look(NamedTuple):
    """How a cut piece is finished."""

    bevel: float = 9
    relief: float = 1.05
    rim_light: float = 0.42
    ink: float = 3.5  # width of the contour on the light's side; it is thicker away from it
    shadow: float = 12
    dark: float = 0.75
    gloom: float = 0.18  # how much darker the lower edge is


def piece(outline_path: str, texture: Array, look: Look = Look()) -> Array:  # noqa: B008 - a tuple never changes
    """A plate of that texture's size with contour and drop shadow."""
    height, width = texture.shape[:2]
    canvas = empty(width, height)
    body = shape(outline_path, width, height)
    contour = shape(outline_path, width, height, grow=look.ink)
    thick = round(look.ink * 0.8)
    contour = np.maximum(
        contour, np.maximum(shift(contour, thick, thick), shift(contour, thick // 2, thick // 2))
    )
    if look.shadow:
        shadow(
            canvas,
            contour,
            0,
            0,
            look.shadow,
            dx=round(look.shadow / 2),
            dy=round(look.shadow),
            dark=look.dark,
        )
    over(canvas, coloured(contour, INK))
    lit = plate(body, texture, look.bevel, relief=look.relief, rim_light=look.rim_light)
    over(canvas, worn(lit, body, look))
    return canvas


def worn(picture: Array, body: Array, look: Look) -> Array:
    """Rub the edges pale where hands and knives touched them, and darken downward."""
    height, width = body.shape
    x, y = grid(width, height)
    rows = np.flatnonzero(body.max(axis=1) > 0.5)
    depth = np.clip((y - rows[0]) / max(rows[-1] - rows[0], 1), 0, 1)
    rub = outline(body, look.bevel * 0.7) * smooth(-0.05, 0.45, fbm(x / 34, y / 20, 3, seed=91))
    nick = outline(body, look.bevel * 1.2) * smooth(0.42, 0.6, perlin(x / 7, y / 5, 92))
    picture[..., :3] = picture[..., :3] * (1 - look.gloom * depth)[..., None]
    picture[..., :3] += (rub * 0.16 * (1 - depth * 0.6))[..., None] * rgb(FIRELIGHT)
    picture[..., :3] *= (1 - 0.45 * nick)[..., None]
    picture[..., :3] = np.clip(picture[..., :3], 0, 1)
    return picture


def straight_oak(width: int, height: int, seed: int, tone: float = 1.0, scale: float = 1.6) -> Array:
    """Straight-grained oak without knots, so that a nine-slice may cut it anywhere."""
    return oak(width, height, Plank(seed=seed, tone=tone, knots=0, scale=scale, bend=0.03))


def pocket(
    picture: Array, box: Box, seed: int, *, corner: float = 14, tone: float = 0.5, wall: float = 12
) -> None:
    """Sink a dark pocket with its own wood into a plate, in place."""
    height, width = picture.shape[:2]
    hole = shape(slab(box, corner, 1, seed), width, height)
    ground = straight_oak(width, height, seed + 5, tone)
    picture[..., :3] += (ground - picture[..., :3]) * hole[..., None]
    ring = np.clip(shape(slab(box, corner, 1, seed), width, height, grow=3) - hole, 0, 1)
    picture[..., :3] *= (1 - 0.7 * ring)[..., None]
    recess(picture, hole, depth=0.12, wall=wall, lip=0.0)
    lip = np.clip(blur(shift(hole, 4, 4), 1.5) - blur(hole, 1.5) - ring * 0.2, 0, 1)
    picture[..., :3] = np.clip(picture[..., :3] + lip[..., None] * rgb(FIRELIGHT) * 0.5, 0, 1)


def around(picture: Array, x: float, y: float, width: int, height: int) -> tuple[Array, float, float]:
    """The part of a picture around a box, to be changed in place, and where the box is in it."""
    left, top = max(0, int(x) - 8), max(0, int(y) - 8)
    return picture[top : int(y) + height + 10, left : int(x) + width + 10], x - left, y - top


def band(
    picture: Array, box: Box, cell: float, *, rows: int = 2, depth: float = 0.78, seed: int | None = None
) -> None:
    """Engrave knotwork along a box, in place: as many whole cells as fit, centred."""
    columns = int(box.width // cell) // 2 * 2
    left, top = box.left + (box.width - columns * cell) / 2, box.top + (box.height - rows * cell) / 2
    room = cell / 2
    size = round(columns * cell + 2 * room), round(rows * cell + 2 * room)
    body = f'<g transform="translate({room} {room})">{knot_mask(columns, rows, cell, 0.42, seed)}</g>'
    part, x, y = around(picture, left - room, top - room, *size)
    engrave(part, mask(body, *size), x, y, depth=depth, lip=0.4)


def groove(picture: Array, path: str, width: float = 3, *, depth: float = 0.75) -> None:
    """Engrave a line, in place."""
    line = f'<path d="{path}" fill="none" stroke="#fff" stroke-width="{width}"/>'
    engrave(picture, mask(line, picture.shape[1], picture.shape[0]), depth=depth, lip=0.3)


def boss(picture: Array, x: float, y: float, size: float, seed: int = 0) -> None:
    """A raised square with a carved flower, where a band of knotwork ends, in place."""
    half = size / 2
    picture, x, y = around(picture, x - half, y - half, round(size), round(size))
    height, width = picture.shape[:2]
    outline_path = slab(Box(x, y, x + size, y + size), size * 0.16, 0.6, seed)
    block = shape(outline_path, width, height)
    ring = np.clip(shape(outline_path, width, height, grow=2.5) - block, 0, 1)
    ring = np.maximum(ring, np.clip(shift(ring, 2, 2) - block, 0, 1))
    picture[..., :3] *= (1 - 0.8 * ring)[..., None]
    picture[..., :3] *= (1 + 0.12 * block)[..., None]
    emboss(picture, block, height=1.1)
    tip, side, low, root = -size * 0.36, size * 0.17, -size * 0.12, -size * 0.04
    leaf = f"M0 {tip} Q{side} {low} 0 {root} Q{-side} {low} 0 {tip}Z"
    leaves = "".join(f'<path transform="rotate({turn})" d="{leaf}"/>' for turn in (0, 90, 180, 270))
    dots = "".join(
        f'<circle cx="{a * size * 0.24}" cy="{b * size * 0.24}" r="{size * 0.06}"/>'
        for a in (-1, 1)
        for b in (-1, 1)
    )
    flower = f'<g transform="translate({x + half} {y + half})" fill="#fff">{leaves}{dots}</g>'
    engrave(picture, mask(flower, width, height), depth=0.8, lip=0.4)


def nail(picture: Array, x: float, y: float, radius: float) -> None:
    """A domed iron nail, in place."""
    wide = round(5 * radius)
    picture, x, y = around(picture, x - wide / 2, y - wide / 2, wide, wide)
    x, y = x + wide / 2, y + wide / 2
    across, down = grid(picture.shape[1], picture.shape[0])
    distance = np.hypot(across - x, down - y)
    dark = smooth(radius * 1.8, radius * 0.8, np.hypot(across - x - radius * 0.4, down - y - radius * 0.5))
    picture[..., :3] *= (1 - 0.6 * dark * picture[..., 3])[..., None]
    head = smooth(radius + 0.8, radius - 0.8, distance)[..., None]
    shine = np.clip(1 - np.hypot(across - x + radius * 0.35, down - y + radius * 0.4) / (radius * 0.8), 0, 1)
    metal = rgb("#2a2624") + shine[..., None] ** 1.5 * rgb("#c9a27c")
    rim = smooth(radius - 2.5, radius - 0.5, distance)[..., None]
    picture[..., :3] = picture[..., :3] * (1 - head) + metal * (1 - 0.7 * rim) * head
