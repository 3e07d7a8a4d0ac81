"""The painted shields of the six seats: worn paint on planks, an iron rim, a boss with the seat's device."""

import math
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import engrave, plate, slope
from art.icons import icon
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.palette import INK
from art.raster import blur, coloured, empty, mask, over, resize, shadow, shift, svg, to_image
from art.seats import SEATS, Seat
from art.textures import iron
from art.wood import Plank, oak

SIZE = 512
VIEW = "0 0 200 200"
RADIUS = 92  # of the 200
BOSS = 38
WELL = 53
BRASS = "#d8a458"


def _spot(angle: float, radius: float) -> tuple[float, float]:
    return 100 + radius * math.cos(angle), 100 + radius * math.sin(angle)


def _point(angle: float, radius: float = 100) -> str:
    return "{:.1f} {:.1f}".format(*_spot(angle, radius))


def _rays() -> str:
    wedges = (
        f"M100 100L{_point(a)}Q{_point(a + math.pi / 8, 112)} {_point(a + math.pi / 4)}Z"
        for a in (k * math.pi / 2 for k in range(4))
    )
    return "".join(wedges)


# What the second colour covers, in a box of 200.
PATTERNS = {
    "quarters": "M100 0H200V100H100Z M0 100H100V200H0Z",
    "rays": _rays(),
    "swirl": "M100 0Q150 50 100 100Q50 150 100 200H0V0Z",
    "halves": "M100 0H200V200H100Z",
    "chevrons": "".join(f"M0 {y}l100 50l100 -50v44l-100 50l-100 -50Z" for y in (-48, 40, 128)),
    "cross": "M80 0H120V80H200V120H120V200H80V120H0V80H80Z",
}


def _disc(radius: float, size: int) -> Array:
    return mask(f'<circle cx="100" cy="100" r="{radius}" fill="#fff"/>', size, size, VIEW)


def painted(seat: Seat, size: int) -> Array:
    """The field: paint on upright planks, scratched down to the wood."""
    ground = f'<rect width="200" height="200" fill="{seat.colour}"/>'
    parted = f'<path d="{PATTERNS[seat.pattern]}" fill="{seat.second}"/>'
    colours = svg(ground + parted, size, size, VIEW)[..., :3]
    seed = len(seat.name) * 7 + ord(seat.name[0])
    wood = np.transpose(oak(size, size, Plank(seed=seed, tone=1.2, scale=size / 330, knots=0)), (1, 0, 2))
    x, y = grid(size, size)
    x, y = x * 200 / size, y * 200 / size
    grain = wood.mean(-1, keepdims=True) / 0.30
    paint = colours * (0.70 + 0.34 * grain) * (1 + 0.16 * fbm(x / 22, y / 22, 4, seed=seed))[..., None]
    bare = smooth(
        0.30, 0.46, perlin(x / 5, y / 34, seed + 3) * 0.6 + fbm(x / 16, y / 16, 3, seed=seed + 4) * 0.7
    )
    cuts = mask(_cuts(seed), size, size, VIEW)
    bare = np.clip(bare * 0.75 + cuts, 0, 1)[..., None]
    field = paint * (1 - bare) + wood * 1.15 * bare
    for gap in (38, 69, 100, 131, 162):
        distance = x - gap - perlin(y / 30, y * 0 + gap, seed + 8) * 0.6
        field = field * (1 - 0.62 * smooth(1.5, 0.2, np.abs(distance)))[..., None]
        field = field + (0.09 * smooth(0.8, 1.6, distance) * smooth(3.2, 1.8, distance))[..., None]
    return np.asarray(field)


def _cuts(seed: int) -> str:
    """Where blades struck."""
    chance = np.random.default_rng(seed)
    lines = ""
    for _ in range(9):
        x, y, dx, dy = (
            chance.uniform(30, 170),
            chance.uniform(20, 160),
            chance.normal(0, 14),
            chance.uniform(6, 26),
        )
        width = chance.uniform(0.7, 1.9)
        lines += f'<path d="M{x:.1f} {y:.1f}l{dx:.1f} {dy:.1f}" stroke="#fff" stroke-width="{width:.1f}"/>'
    return lines


def _dome(field: Array, size: int) -> Array:
    """The board is bent and stands in the firelight."""
    x, y = grid(size, size)
    x, y = x * 2 / size - 1, y * 2 / size - 1
    towards = np.clip(1 - np.hypot(x + 0.42, y + 0.5) / 1.1, 0, 1)[..., None]
    away = smooth(0.45, 1.35, np.hypot(x + 0.3, y + 0.36))[..., None]
    return np.clip(field * (1 - 0.62 * away) + towards**1.6 * rgb("#ffcf8a") * 0.24, 0, 1)


def rim(picture: Array, size: int) -> None:
    """An iron rim with rivets, in place."""
    ring = _disc(RADIUS, size) - _disc(RADIUS - 12, size)
    inner = np.clip(_disc(RADIUS - 10.4, size) - _disc(RADIUS - 14.5, size), 0, 1)
    over(picture, coloured(blur(inner, size / 260) * 0.9, INK))
    metal = plate(ring, iron(size, size, 5) * 1.5, size / 85, relief=1.5, ink=size / 300, rim_light=0.5)
    over(picture, metal)
    for k in range(16):
        x, y = _spot((k + 0.5) * math.tau / 16, RADIUS - 6)
        _rivet(picture, x * size / 200, y * size / 200, size / 58)


def _rivet(picture: Array, x: float, y: float, radius: float) -> None:
    across, down = grid(picture.shape[1], picture.shape[0])
    distance = np.hypot(across - x, down - y)
    shine = np.clip(1 - np.hypot(across - x + radius * 0.3, down - y + radius * 0.35) / radius, 0, 1)[
        ..., None
    ]
    dark = smooth(radius * 1.35, radius, distance)[..., None]
    picture[..., :3] *= 1 - 0.75 * dark
    head = smooth(radius * 1.02, radius * 0.86, distance)[..., None]
    picture[..., :3] = picture[..., :3] * (1 - head) + (rgb("#4a4641") + shine * rgb("#d9cdb8")) * head


def boss(picture: Array, device: str, size: int) -> None:
    """An iron dome with the device in bone, in place."""
    dome = _disc(BOSS, size)
    shadow(picture, dome, 0, 0, size / 50, dx=size // 60, dy=size // 38, dark=0.7)
    over(picture, coloured(_disc(BOSS + 2.2, size), INK))
    x, y = grid(size, size)
    height = np.sqrt(
        np.clip(1 - ((x * 200 / size - 100) ** 2 + (y * 200 / size - 100) ** 2) / (BOSS * 1.08) ** 2, 0, 1)
    )
    lit = slope(height * size * 0.16)[..., None]
    metal = (
        iron(size, size, 9) * (1.25 + 0.75 * np.clip(lit, -1, 1))
        + np.clip(lit, 0, 1) ** 1.5 * rgb("#ffd9a0") * 0.35
    )
    over(picture, np.dstack([np.clip(metal, 0, 1), dome]))
    groove = np.clip(_disc(BOSS - 4, size) - _disc(BOSS - 5.6, size), 0, 1)
    engrave(picture, groove, depth=0.8, lip=0.4)
    span = BOSS * 1.36
    spot = 100 - span / 2
    mark = svg(icon(device, spot, spot, span, "#f4e7c6"), size, size, VIEW)
    fat = svg(icon(device, spot, spot, span, INK, grow=5), size, size, VIEW)[..., 3]
    fat = np.maximum(fat, shift(fat, size // 130, size // 110))
    over(picture, coloured(fat, INK))
    body = mark[..., 3]
    tone = 1 + 0.5 * np.clip(slope(blur(body, size / 200) * 6), -1, 1)[..., None]
    over(picture, np.dstack([np.clip(mark[..., :3] * tone, 0, 1), body]))


def blank_shield(seat: Seat, size: int = SIZE) -> Array:
    """A shield without its boss."""
    picture = empty(size, size)
    edge = _disc(RADIUS + 2.4, size)
    shadow(picture, edge, 0, 0, size / 70, dx=size // 110, dy=size // 80, dark=0.7)
    over(picture, coloured(np.maximum(edge, shift(edge, size // 170, size // 130)), INK))
    over(picture, np.dstack([_dome(painted(seat, size), size), _disc(RADIUS, size)]))
    rim(picture, size)
    return picture


def shield(seat: Seat, size: int = SIZE) -> Array:
    """The shield of a seat."""
    picture = blank_shield(seat, size)
    boss(picture, seat.device, size)
    return picture


def peg(size: int = SIZE) -> Array:
    """Where a shield was: an empty peg in a paler ring of wood, its outline burnt in."""
    picture = empty(size, size)
    hollow = _disc(RADIUS - 6, size)
    shaded = np.clip(hollow - blur(shift(hollow, size // 26, size // 20), size / 40), 0, 1)
    over(picture, coloured(hollow * 0.62 + shaded * 0.3, "#0d0705"))
    ring = np.clip(_disc(RADIUS - 4, size) - _disc(RADIUS - 9, size), 0, 1)
    x, y = grid(size, size)
    worn = 0.72 + 0.5 * fbm(x / 30, y / 30, 3, seed=6)
    over(picture, coloured(np.clip(ring * worn, 0, 1), "#7a5632"))
    over(picture, coloured(_disc(15, size), INK))
    lit = np.clip(1 - np.hypot(x - size * 0.47, y - size * 0.465) / (size * 0.085), 0, 1)[..., None]
    over(picture, np.dstack([np.clip(rgb("#3c2a1a") + lit * rgb("#a97a48"), 0, 1), _disc(12, size)]))
    return picture


def total(seat: Seat, size: int = SIZE) -> Array:
    """The shield of a seat with a dark well in its middle, where a large number is read."""
    picture = blank_shield(seat, size)
    well = _disc(WELL, size)
    shadow(picture, _disc(WELL + 5, size), 0, 0, size / 60, dx=size // 90, dy=size // 70, dark=0.6)
    over(picture, coloured(_disc(WELL + 7, size), INK))
    ring = np.clip(_disc(WELL + 5, size) - well, 0, 1)
    over(picture, plate(ring, iron(size, size, 3) * rgb(BRASS) * 2.4, size / 130, relief=1.4, ink=size / 400))
    x, y = grid(size, size)
    ground = oak(size, size, Plank(seed=3, tone=0.30, scale=size / 330, knots=0, bend=0.3))
    deep = smooth(1.25, 0.35, np.hypot(x / size * 2 - 1.12, y / size * 2 - 1.16) * 100 / WELL)
    over(picture, np.dstack([ground * (0.35 + 0.75 * deep)[..., None], well]))
    return picture


def _drawn(make: Callable[..., Array], size: int, *seat: Seat) -> Image.Image:
    """At twice the size, then reduced: rivets and cuts stay crisp."""
    return to_image(resize(make(*seat, SIZE), size, size))


def pictures() -> Iterator[Picture]:
    for number, seat in enumerate(SEATS):
        yield Picture(f"shields/seat-{number}.webp", partial(_drawn, shield, 256, seat))
        yield Picture(f"shields/total-{number}.webp", partial(_drawn, total, 384, seat))
    yield Picture("shields/empty.webp", partial(_drawn, peg, 256))
