"""Small plates: the stones of the phases, round sockets for dice, a name's board, rows of lists."""

from collections.abc import Iterator

import numpy as np

from art.carve import outline, slope
from art.hewn import plank, shape, slab
from art.joinery import Look, groove, nail, piece, straight_oak
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import EMBER, INK
from art.plates.plate import Plate
from art.plates.wood import lit_up
from art.raster import blur, coloured, over
from art.textures import stone


def even_stone(width: int, height: int, seed: int) -> Array:
    """Rock without large patches, so that a nine-slice may cut it anywhere."""
    rock = stone(width, height, seed)
    return np.asarray(rock / np.maximum(blur(rock, 36), 0.05) * rgb("#55534f"), np.float32)


def phase(plate: Plate) -> Array:
    """A carved stone for the name of a phase; the one that is on glows like coal."""
    width, height = plate.size
    box, burning = plate.box, plate.variant == "on"
    rock = even_stone(width, height, 6)
    field = blur(shape(slab(box.inset(34, 30), 8), width, height), 18)
    if burning:
        x, y = grid(width, height)
        veins = smooth(0.80, 0.98, 1 - np.abs(fbm(x / 60, y / 40, 4, seed=8)))
        rock = rock * np.array([1.9, 0.98, 0.52], np.float32) + veins[..., None] * rgb(EMBER) * 0.16
    rock = rock * (1 - (0.62 if burning else 0.5) * field)[..., None]
    outline_path = slab(box, 26, 3.2, 12, style="chamfer", step=38)
    look = Look(bevel=11, relief=1.2, rim_light=0.5 if burning else 0.26, ink=4.5, shadow=10)
    picture = piece(outline_path, np.clip(rock, 0, 1), look)
    groove(picture, slab(box.inset(15), 20, 0.8, 12), 3, depth=0.6)
    return lit_up(picture, outline_path) if burning else picture


def _disc(plate: Plate, radius: float, *, soft: float = 1.0) -> tuple[Array, Array]:
    """A round mask in the middle of a plate, and every pixel's distance from there."""
    x, y = grid(*plate.size)
    box = plate.box
    distance = np.hypot(x + 0.5 - (box.left + box.right) / 2, y + 0.5 - (box.top + box.bottom) / 2)
    return smooth(radius + soft, radius - soft, distance), distance


def socket(plate: Plate) -> Array:
    """A round recess for a die in a ring of brass; the lit one waits for its die."""
    width, height = plate.size
    lit, radius = plate.variant == "lit", plate.width / 2 - 4
    outer, distance = _disc(plate, radius)
    hole, _ = _disc(plate, radius - 10)
    halo = np.clip(smooth(radius + 36, radius - 2, distance) ** 2 * 0.95, 0, 1) * lit
    picture = coloured(halo, "#ff9d35")
    over(picture, coloured(_disc(plate, radius + 3.5)[0], INK))
    ridge = np.exp(-(((distance - radius + 5) / 5.0) ** 2)) * 5
    shine = np.clip(slope(ridge), -1, 1)[..., None]
    brass = rgb("#ffcf6e" if lit else "#8a6a3a") * (0.82 + (0.25 if lit else 0.75) * shine)
    over(picture, np.dstack([np.clip(brass, 0, 1), outer]))
    over(picture, coloured(_disc(plate, radius - 9)[0], INK))
    wood = straight_oak(width, height, 9, 0.30, 2.0)
    x, y = grid(width, height)
    deep = smooth(radius * 1.15, radius * 0.25, np.hypot(x - width * 0.54, y - height * 0.56))
    warm = smooth(0, radius, distance)[..., None] * rgb(EMBER) * (0.42 if lit else 0.0)
    over(picture, np.dstack([np.clip(wood * (0.3 + 0.8 * deep)[..., None] + warm, 0, 1), hole]))
    return picture


def nameplate(plate: Plate) -> Array:
    """A small dark board with a groove around the name and a nail at either end."""
    width, height = plate.size
    box = plate.box
    wood = straight_oak(width, height, 48, 0.40, 2.2)
    picture = piece(plank(box, 20, 1.6, 7), wood, Look(bevel=8, relief=1.0, rim_light=0.40, shadow=8))
    groove(picture, slab(box.inset(40, 13), 10, 0.5, 3), 2.6, depth=0.6)
    for x in (box.left + 24, box.right - 24):
        nail(picture, x, (box.top + box.bottom) / 2, 5.5)
    return picture


def row(plate: Plate) -> Array:
    """A shallow board of a list; the hot one has an edge of ember."""
    width, height = plate.size
    hot = plate.variant == "hot"
    wood = straight_oak(width, height, 66, 0.42 if hot else 0.34, 2.2)
    if hot:
        wood = wood * np.array([1.5, 1.04, 0.72], np.float32)
    outline_path = slab(plate.box, 10, 0.8, 4)
    look = Look(bevel=5, relief=0.8, rim_light=0.3 if hot else 0.26, ink=3, shadow=6, gloom=0.1)
    picture = piece(outline_path, wood, look)
    if not hot:
        return picture
    body = shape(outline_path, width, height)
    light = coloured(np.clip(blur(body, 9) * 1.3 * (1 - body), 0, 0.85), "#ff8a2a")
    over(light, picture)
    over(light, coloured(np.clip(blur(outline(body, 16), 4) * 0.55, 0, 1) * body, "#ff8a2a"))
    over(light, coloured(outline(body, 3.5), "#ffc766"))
    return light


def plates() -> Iterator[Plate]:
    room = (26, 24, 32, 38)
    for name, variant in (("phase", ""), ("phase-on", "on")):
        yield Plate(name, 520, 132, 3, phase, (76, 65, 76, 65), (30, 20, 30, 20), (42, 42, 42, 44), variant)
    for name, variant, out in (("socket", "", 5), ("socket-lit", "lit", 40)):
        yield Plate(name, 144, 144, 3, socket, (0, 0, 0, 0), (16, 16, 16, 16), (out, out, out, out), variant)
    yield Plate("nameplate", 520, 96, 3, nameplate, (64, 47, 64, 47), (48, 14, 48, 14), room)
    for name, variant in (("list-row", ""), ("list-row-hot", "hot")):
        yield Plate(name, 1000, 132, 3, row, (44, 44, 44, 44), (24, 12, 24, 12), room, variant, 78)
