"""Plates of wool: the ribbon that carries the prompt, and the war cloths behind the two sides of a battle."""

from collections.abc import Iterator
from functools import partial

import numpy as np

from art.carve import slope
from art.hewn import Box, path, shape
from art.joinery import Look, piece
from art.knot import knot
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.palette import INK, mix
from art.plates.plate import Plate
from art.raster import blur, coloured, empty, over, shadow, shift, svg
from art.seats import SEATS, Seat
from art.textures import cloth

BANNERS = {"": "#a03328", "quiet": "#574a3c"}
FABRIC = Look(bevel=5, relief=0.7, rim_light=0.30, ink=4, shadow=12, gloom=0.12)
TAIL = 96  # how far the ends of a ribbon reach beyond its front
GILT = "#d9b056"


def woven(width: int, height: int, colour: str, seed: int) -> Array:
    """Wool without large patches, so that a nine-slice may cut it anywhere."""
    wool = cloth(width, height, colour, seed, thread=4.6)
    even = wool / np.maximum(blur(wool, 50), 0.02) * wool.mean((0, 1))
    return np.asarray(np.clip(even * 1.12, 0, 1), np.float32)


def _thread(picture: Array, lines: str, width: float = 3.2) -> None:
    """Gold thread in short stitches, with its shadow on the wool, in place."""
    height, wide = picture.shape[:2]
    stitch = f'fill="none" stroke-width="{width}" stroke-dasharray="9 2.4"'
    drawn = svg(f'<path d="{lines}" {stitch} stroke="{GILT}"/>', wide, height)
    over(picture, coloured(shift(drawn[..., 3], 2, 3) * 0.7, INK))
    over(picture, drawn)


def _gilded(picture: Array, box: Box, cell: float, rows: int = 2) -> None:
    """A band of gold knotwork couched on the cloth, in place: as many whole cells as fit, centred."""
    columns = int(box.width // cell) // 2 * 2
    at = box.left + (box.width - columns * cell) / 2, box.top + (box.height - rows * cell) / 2
    work = knot(columns, rows, cell, 0.44, fills=(GILT,), light="#fff0b8", at=at)
    drawn = svg(work, picture.shape[1], picture.shape[0])
    over(picture, coloured(blur(shift(drawn[..., 3], 3, 4), 2) * 0.55, INK))
    over(picture, drawn)


def _stud(picture: Array, x: float, y: float, radius: float) -> None:
    """A gilt boss where a band ends, in place."""
    across, down = grid(picture.shape[1], picture.shape[0])
    distance = np.hypot(across - x, down - y)
    dark = smooth(radius + 5, radius, np.hypot(across - x - 2, down - y - 3))
    over(picture, coloured(np.maximum(dark * 0.6, smooth(radius + 3.5, radius + 2, distance)), INK))
    dome = np.sqrt(np.clip(1 - (distance / (radius * 1.1)) ** 2, 0, 1)) * radius * 0.9
    lit = np.clip(slope(dome), -1, 1)[..., None]
    ring = smooth(0.8, 1.6, np.abs(distance - radius * 0.62))[..., None]
    gilt = (
        rgb(GILT) * (0.85 + 0.6 * lit) * (0.45 + 0.55 * ring) + np.clip(lit, 0, 1) ** 2 * rgb("#ffeec0") * 0.5
    )
    over(picture, np.dstack([np.clip(gilt, 0, 1), smooth(radius + 0.8, radius - 0.8, distance)]))


def _folds(wool: Array, box: Box) -> None:
    """The ribbon bends back at both ends: shade that never reaches its middle, in place."""
    x, _ = grid(wool.shape[1], wool.shape[0])
    for edge in (x - box.left, box.right - x):
        bend = 1 + 0.16 * np.sin(edge / 8.5) * smooth(66, 0, edge)
        wool *= (bend * (1 - 0.58 * smooth(58, -4, edge)))[..., None]


def _tail(plate: Plate, colour: str, *, right: bool) -> Array:
    """A swallow tail hanging behind the front."""
    width, height = plate.size
    box, drop = plate.box, plate.height * 0.20
    points = [
        (box.left, box.top + drop),
        (box.left + TAIL + 34, box.top + drop),
        (box.left + TAIL + 34, box.bottom),
        (box.left, box.bottom),
        (box.left + TAIL * 0.45, (box.top + drop + box.bottom) / 2),
    ]
    wool = woven(width, height, mix(colour, INK, 0.34), 17)
    x, y = grid(width, height)
    wool *= (0.82 + 0.28 * np.sin(x / 13 + y / 60) * smooth(0, 40, x))[..., None]
    wool *= (1 - 0.6 * smooth(box.left + TAIL - 40, box.left + TAIL + 10, x))[..., None]
    tail = piece(path(points), wool, FABRIC)
    middle = points[4][1]
    _thread(tail, f"M{box.left + 14} {points[0][1] + 10}L{box.left + TAIL * 0.45 + 14} {middle}", 2.6)
    _thread(tail, f"M{box.left + 14} {box.bottom - 10}L{box.left + TAIL * 0.45 + 14} {middle}", 2.6)
    if right:
        tail = np.ascontiguousarray(tail[:, ::-1])
        slip = plate.outset[0] - plate.outset[2]
        tail = shift(tail, slip, 0)
    return tail


def banner(plate: Plate) -> Array:
    """A ribbon of war cloth: a front with gold thread and knots, tails folded behind it."""
    width, height = plate.size
    colour, box = BANNERS[plate.variant], plate.box
    picture = empty(width, height)
    for right in (False, True):
        over(picture, _tail(plate, colour, right=right))
    front = Box(box.left + TAIL, box.top, box.right - TAIL, box.bottom - plate.height * 0.16)
    for inner, outer in ((front.left + 34, front.left), (front.right - 34, front.right)):
        corner = path([(outer, front.bottom - 3), (inner, front.bottom - 3), (inner, box.bottom)])
        over(picture, coloured(shape(corner, width, height, grow=1), mix(colour, "#0a0403", 0.88)))
    wool = woven(width, height, colour, 5)
    _folds(wool, front)
    rectangle = path([front[:2], (front.right, front.top), front[2:], (front.left, front.bottom)])
    over(picture, piece(rectangle, wool, FABRIC))
    for y in (front.top + 13, front.bottom - 13):
        _thread(picture, f"M{front.left + 10} {y}H{front.right - 10}")
    for x in (front.left + 66, front.right - 66):
        _gilded_upright(picture, Box(x - 15, front.top + 22, x + 15, front.bottom - 22))
    return picture


def _gilded_upright(picture: Array, box: Box) -> None:
    """A short knot standing on end, in place."""
    cell = box.width / 2
    rows = int(box.height // cell) // 2 * 2
    top = box.top + (box.height - rows * cell) / 2
    drawn = svg(
        knot(2, rows, cell, 0.42, fills=(GILT,), light="#fff0b8", at=(box.left, top)),
        picture.shape[1],
        picture.shape[0],
    )
    over(picture, coloured(blur(shift(drawn[..., 3], 2, 3), 2) * 0.5, INK))
    over(picture, drawn, opacity=0.92)


def _frayed(plate: Plate, seed: int) -> Array:
    """How much of each pixel the cloth covers: torn a little, threads hanging below."""
    width, height = plate.size
    box = plate.box
    x, y = grid(width, height)
    torn = fbm(x / 17, y / 11, 3, seed=seed) * 4 + perlin(x / 3.1, y / 3.1, seed + 5) * 1.6
    side = np.minimum(x - box.left, box.right - x)
    fringe = smooth(0.1, 0.5, perlin(x / 3.8, y / 60, seed + 9)) * 13
    upright = np.minimum(y - box.top, box.bottom - 13 + fringe - y)
    return np.asarray(smooth(-0.9, 0.9, np.minimum(side - 3 + torn, upright - 3 + torn * 0.6)))


def war_cloth(seat: Seat, plate: Plate) -> Array:
    """The cloth of a seat, hung up behind its squad: gold knotwork above and below."""
    width, height = plate.size
    box = plate.box
    body = _frayed(plate, 11)
    wool = woven(width, height, mix(seat.cloth, seat.colour, 0.10), 23)
    x, y = grid(width, height)
    side = np.minimum(x - box.left, box.right - x)
    wool *= (1 - 0.42 * smooth(52, 0, side))[..., None]
    wool *= (
        1 - 0.30 * smooth(box.top + 90, box.top + 60, y) - 0.34 * smooth(box.bottom - 96, box.bottom - 62, y)
    )[..., None]
    picture = empty(width, height)
    shadow(picture, body, 0, 0, 12, dx=5, dy=10, dark=0.75)
    edge = np.clip(body - blur(body, 2.4), 0, 1)[..., None]
    wool = wool * (1 - 0.9 * edge) + rgb(INK) * 0.6 * edge
    over(picture, np.dstack([np.clip(wool, 0, 1), body]))
    for middle in (box.top + 36, box.bottom - 44):
        _gilded(picture, Box(box.left + 60, middle - 14, box.right - 60, middle + 14), 13.4)
        for x_end in (box.left + 66, box.right - 66):
            _stud(picture, x_end, middle, 13)
        for line in (middle - 26, middle + 26):
            _thread(picture, f"M{box.left + 22} {line}H{box.right - 22}", 2.4)
    return picture


def plates() -> Iterator[Plate]:
    for state in BANNERS:
        name = f"banner-{state}" if state else "banner"
        yield Plate(
            name, 1500, 162, 3, banner, (200, 80, 200, 81), (190, 20, 190, 44), (24, 20, 34, 40), state, 80
        )
    for number, seat in enumerate(SEATS):
        draw = partial(war_cloth, seat)
        sides = (84, 100, 84, 104), (20, 70, 20, 78), (28, 24, 36, 44)
        yield Plate(f"cloth-{number}", 660, 900, 2, draw, *sides, quality=66)
