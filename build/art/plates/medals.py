"""Round things: four medallions that carry an icon, a slider's knob."""

import math
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import slope
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.palette import INK
from art.raster import blur, coloured, empty, over, resize, shadow, svg, to_image
from art.textures import iron
from art.wood import Plank, oak

SIZE = 384  # drawn at, whatever the picture's own size
VIEW = "0 0 200 200"


class Medal(NamedTuple):
    """The enamel of a medallion's field, the metal of its rim and inlay, and its own light."""

    field: str
    rim: str
    inlay: str
    glow: float = 0.0


MEDALS = {
    "red": Medal("#8a2a20", "#6e5030", "#e3bd62"),
    "ember": Medal("#b8591c", "#8a5a28", "#ffd98a", 0.6),
    "iron": Medal("#45484d", "#50535a", "#9aa0a6"),
    "gold": Medal("#744c1a", "#9a6a2c", "#f3c56a"),
}


def _away(size: int = SIZE) -> Array:
    """The distance of every pixel from the middle; the picture is 200 wide."""
    x, y = grid(size, size)
    return np.hypot((x + 0.5) * 200 / size - 100, (y + 0.5) * 200 / size - 100)


def _disc(radius: float) -> Array:
    return smooth(radius + 0.5, radius - 0.5, _away())


def _cast(picture: Array, radius: float) -> None:
    """The shadow of a disc, and its contour, thicker away from the light, in place."""
    shadow(picture, _disc(radius), 0, 0, 9, dx=5, dy=8, dark=0.7)
    x, y = grid(SIZE, SIZE)
    low = np.hypot((x + 0.5) * 200 / SIZE - 101.2, (y + 0.5) * 200 / SIZE - 101.8)
    over(picture, coloured(np.maximum(_disc(radius), smooth(radius + 0.5, radius - 0.5, low)), INK))


def _turned(texture: Array, height: Array, *, relief: float = 0.9) -> Array:
    """A texture on a surface of that height, lit from the fire."""
    lit = np.clip(slope(height * SIZE / 200), -1, 1)[..., None]
    return np.clip(texture * (1 + relief * lit) + np.clip(lit, 0, 1) ** 1.5 * rgb("#ffd9a0") * 0.34, 0, 1)


def _notches() -> str:
    """Carved rays all around a rim."""
    spots = (k * math.tau / 36 for k in range(36))
    return "".join(
        f'<path d="M{100 + 79 * math.cos(a):.1f} {100 + 79 * math.sin(a):.1f}'
        f'L{100 + 89 * math.cos(a):.1f} {100 + 89 * math.sin(a):.1f}"/>'
        for a in spots
    )


def medal(name: str) -> Array:
    """A medallion: a notched rim, a bright inlay with studs, a sunk field of enamel for the icon."""
    look, away = MEDALS[name], _away()
    picture = empty(SIZE, SIZE)
    _cast(picture, 95)
    metal = iron(SIZE, SIZE, 4) / 0.27
    rim = np.exp(-(((away - 84) / 9.0) ** 2)) * 9
    over(picture, np.dstack([_turned(metal * rgb(look.rim), rim), _disc(92)]))
    cuts = svg(
        f'<g stroke="{INK}" stroke-width="2.6" stroke-linecap="round">{_notches()}</g>', SIZE, SIZE, VIEW
    )
    over(picture, cuts, opacity=0.85)
    over(picture, coloured(_disc(76.5), INK))
    over(picture, np.dstack([_enamel(look, metal), _disc(74)]))
    _inlay(picture, look)
    return picture


def _enamel(look: Medal, metal: Array) -> Array:
    """The field: sunk, so dark towards the fire and light away from it; some glow from within."""
    x, y = grid(SIZE, SIZE)
    u, v = (x + 0.5) / SIZE * 2 - 1, (y + 0.5) / SIZE * 2 - 1
    light = 1.12 - 0.62 * np.hypot(u + 0.22, v + 0.28)
    mottle = 1 + 0.14 * fbm(x / 46, y / 46, 4, seed=12) + 0.05 * perlin(x / 5, y / 5, 3)
    field = rgb(look.field) * (light * mottle)[..., None] * (0.82 + 0.18 * metal)
    wall = smooth(0.50, 0.78, np.hypot(u - 0.06, v - 0.08))[..., None]
    field = field * (1 - 0.62 * wall)
    heart = smooth(0.72, 0.1, np.hypot(u, v))[..., None] * rgb("#ff9a3c") * look.glow * 0.30
    return np.asarray(np.clip(field + heart, 0, 1))


def _inlay(picture: Array, look: Medal) -> None:
    """A bright wire around the field and twelve studs on it, in place."""
    away = _away()
    wire = smooth(1.9, 1.1, np.abs(away - 68.5))
    over(picture, coloured(smooth(3.6, 2.2, np.abs(away - 69.2)) * 0.8, INK))
    bright = _turned(
        np.broadcast_to(rgb(look.inlay), (SIZE, SIZE, 3)), np.exp(-(((away - 68.5) / 1.6) ** 2)) * 2
    )
    over(picture, np.dstack([bright, wire]))
    spots = (
        (100 + 68.5 * math.cos(k * math.tau / 12), 100 + 68.5 * math.sin(k * math.tau / 12))
        for k in range(12)
    )
    studs = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{INK}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.6" fill="{look.inlay}"/>'
        f'<circle cx="{x - 1:.1f}" cy="{y - 1.2:.1f}" r="1.4" fill="#fff6d8"/>'
        for x, y in spots
    )
    over(picture, svg(studs, SIZE, SIZE, VIEW))


def knob() -> Array:
    """What is pushed along a rail: a turned oak knob with an iron boss."""
    away = _away()
    picture = empty(SIZE, SIZE)
    _cast(picture, 93)
    wood = oak(SIZE, SIZE, Plank(seed=13, tone=1.35, knots=0, scale=2.2, bend=0.2))
    rim = np.exp(-(((away - 74) / 15) ** 2)) * 15
    over(picture, np.dstack([_turned(wood, rim), _disc(89)]))
    over(picture, coloured(blur(smooth(4, 1.5, np.abs(away - 53)), 1.5), INK))
    dome = np.sqrt(np.clip(1 - (away / 54) ** 2, 0, 1)) * 40
    over(picture, np.dstack([_turned(iron(SIZE, SIZE, 8) * 1.5, dome, relief=0.8), _disc(49)]))
    gilt = smooth(2.8, 1.8, np.abs(away - 52))
    over(picture, coloured(gilt, "#d9b056"))
    return picture


def _drawn(make: "partial[Array]", size: int) -> Image.Image:
    return to_image(resize(make(), size, size))


def pictures() -> Iterator[Picture]:
    for name in MEDALS:
        yield Picture(f"plates/medal-{name}.webp", partial(_drawn, partial(medal, name), 192))
    yield Picture("plates/knob.webp", partial(_drawn, partial(knob), 96))
