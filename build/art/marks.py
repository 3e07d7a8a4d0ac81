"""Small marks: badges of the clans, discs of weapons, what giants need, the signs on a jarl's card."""

import math
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import plate, slope
from art.icons import icon
from art.noise import Array, fbm, grid, rgb
from art.palette import BONE, CLANS, INK, mix, shade, tint
from art.raster import blur, coloured, empty, mask, over, shadow, shift, svg, to_image
from art.wood import Plank, oak

SIZE = 160
VIEW = "0 0 100 100"
WEAPONS = ("axe", "sword", "spear", "bow", "shield")
# Discs of one group hang together; those of one letter must be alike, the others of a group must differ.
NEEDS = {
    "any2": ("a", "b"),
    "pair": ("aa",),
    "triple": ("aaa",),
    "twopairs": ("aa", "bb"),
    "alldiff3": ("abc",),
    "alldiff4": ("abcd",),
}
DARK = "#21140d"
ICE = "#cfe6f0"

# How much of its badge a device fills, and how far below the middle it sits.
_ROOM = {
    "bear": (0.60, 0.0),
    "wolf": (0.40, -0.05),
    "boar": (0.50, 0.02),
    "stag": (0.60, 0.01),
    "dwarf": (0.45, 0.01),
}
# Radius of the badge's polygon, so that all badges look equally large.
_REACH = {"bear": 54.0, "wolf": 56.0, "boar": 47.0, "stag": 43.0, "giant": 46.0, "dwarf": 48.0}


def corners(clan: str, reach: float, middle: tuple[float, float] = (50, 50)) -> list[tuple[float, float]]:
    """The corners of a clan's badge; many for a circle."""
    shape, turn = CLANS[clan].shape or 48, math.radians(CLANS[clan].turn - 90)
    if clan == "wolf":
        turn += math.pi  # a fang hangs down
    angles = (turn + k * math.tau / shape for k in range(shape))
    return [(middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)) for a in angles]


def _badge_mask(clan: str, grow: float, size: int) -> Array:
    """The badge's outline, with blunt corners, grown or shrunk."""
    low = -10 if clan == "wolf" else 2 if clan == "boar" else 0
    points = corners(clan, _REACH[clan] * 0.88, (50, 50 + low))
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
    if grow >= -6:
        width = 12 + 2 * grow
        return mask(
            f'<path d="{path}" fill="#fff" stroke="#fff" stroke-width="{width}" stroke-linejoin="round"/>',
            size, size, VIEW,
        )  # fmt: skip
    inner = corners(clan, _REACH[clan] * 0.88 + grow + 6, (50, 50 + low))
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in inner) + "Z"
    return mask(f'<path d="{path}" fill="#fff"/>', size, size, VIEW)


def flat(shape: Array, colour: str) -> Array:
    """A field of one colour, as texture for a plate."""
    return np.broadcast_to(rgb(colour), (*shape.shape, 3)).copy()


def badge(clan: str, size: int = SIZE) -> Image.Image:
    """A clan's badge: its shape in gilt, its colour, its device."""
    of = CLANS[clan]
    picture = empty(size, size)
    body = _badge_mask(clan, -4, size)
    edge = _badge_mask(clan, -0.5, size)
    shadow(picture, edge, 0, 0, size / 50, dx=size // 60, dy=size // 45, dark=0.8)
    over(picture, coloured(edge, INK))
    over(picture, plate(body, flat(body, "#d0a64e"), size / 40, relief=1.3, ink=1, rim_light=0.6))
    field = _badge_mask(clan, -9.5, size)
    over(picture, coloured(blur(_badge_mask(clan, -8, size), 0.6), INK))
    x, y = grid(size, size)
    paint = flat(field, of.colour) * (1.06 + 0.25 * fbm(x / 30, y / 30, 3, seed=4))[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), size / 30, relief=0.5, ink=0.8, rim_light=0.15))
    _device(picture, clan, size)
    return to_image(picture)


def _device(picture: Array, clan: str, size: int) -> None:
    share, low = _ROOM.get(clan, (0.54, 0.0))
    span = 100 * share
    left, top = 50 - span / 2, 50 - span / 2 + 100 * low
    light = svg(
        icon(CLANS[clan].device, left + 1.4, top + 1.6, span, tint(CLANS[clan].colour, 0.55)),
        size,
        size,
        VIEW,
    )
    over(picture, light)
    over(picture, svg(icon(CLANS[clan].device, left, top, span, "#170e0a"), size, size, VIEW))


def _round(radius: float, size: int, x: float = 50, y: float = 50) -> Array:
    return mask(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff"/>', size, size, VIEW)


def _bone(shape: Array, colour: str, seed: int) -> Array:
    """Turned bone: pale, in faint rings of growth."""
    size = shape.shape[0]
    x, y = grid(size, size)
    x, y = x * 100 / size, y * 100 / size
    growth = np.sin((y + 3 * fbm(x / 30, y / 30, 3, seed=seed)) * 1.1) * 0.035
    tone = 1.02 + growth + 0.07 * fbm(x / 20, y / 20, 3, seed=seed + 3)
    return np.asarray(np.clip(rgb(colour) * tone[..., None], 0, 1))


def _carved(picture: Array, name: str, span: float, size: int, colour: str = DARK) -> None:
    """A sign cut into a disc, its lower lip lit, in place."""
    place = 50 - span / 2
    cut = svg(icon(name, place, place, span, colour), size, size, VIEW)
    body = cut[..., 3]
    lip = np.clip(shift(body, max(1, size // 90), max(1, size // 80)) - body, 0, 1)
    over(picture, coloured(lip * 0.8, "#fffaf0"))
    over(picture, cut)


# Silhouettes fill their box more or less; discs want them equally heavy.
_SPAN = {"dice": 62.0, "axe": 56.0, "sword": 66.0, "spear": 66.0, "bow": 60.0, "shield": 60.0}


def disc(name: str, face: str = "#ecdfbf", size: int = SIZE) -> Array:
    """A disc of oak with a face of bone, a sign cut into it."""
    picture = empty(size, size)
    edge = _round(46, size)
    shadow(picture, edge, 0, 0, size / 40, dx=size // 60, dy=size // 40, dark=0.8)
    over(picture, coloured(edge, INK))
    rim = _round(43.5, size)
    wood = oak(size, size, Plank(seed=12, tone=1.35, scale=0.6, knots=0))
    over(picture, plate(rim, wood, size / 26, relief=1.5, ink=1.2, rim_light=0.7))
    over(picture, coloured(_round(37.2, size), "#150c08"))
    inner = _round(35.2, size)
    over(picture, plate(inner, _bone(inner, face, len(name)), size / 46, relief=0.9, ink=0.8, rim_light=0.25))
    _carved(picture, name, _SPAN.get(name, 50), size)
    return picture


def spot(name: str, face: str = "#f3e8cd", size: int = 96) -> Array:
    """A plain disc for the smallest cards: a heavy rim, a large sign."""
    picture = empty(size, size)
    over(picture, coloured(_round(49, size), "#0d0705"))
    over(picture, coloured(_round(43, size), face))
    over(
        picture, svg(icon(name, *_spot_place(name), INK, grow=0 if name in _HOLED else 1.5), size, size, VIEW)
    )
    return picture


# Fattening would close what these are known by.
_HOLED = ("shield", "dice")


def _spot_place(name: str) -> tuple[float, float, float]:
    span = {"axe": 66.0, "sword": 78.0, "spear": 74.0, "bow": 70.0, "shield": 68.0, "dice": 76.0}.get(
        name, 64.0
    )
    return 50 - span / 2, 50 - span / 2, span


# What giants need


def need(name: str, plain: bool, size: int = SIZE) -> Image.Image:
    """Discs one below another; those that must be alike, or must all differ, hang on one bar."""
    groups = NEEDS[name]
    count = sum(len(group) for group in groups)
    step = 0.86
    picture = empty(size, round(size * (step * (count - 1) + 1)))
    die = _generic(plain, size, ICE)
    row = 0
    for group in groups:
        if len(group) > 1:
            over(picture, _bar(len(group), step, size), 0, row * step * size)
        for k in range(len(group)):
            over(picture, die, 0, (row + k) * step * size)
        for k, (one, other) in enumerate(pairwise(group)):
            over(picture, _link(size, alike=one == other), 0, (row + k + 0.5) * step * size)
        row += len(group)
    return to_image(picture)


def _generic(plain: bool, size: int, face: str) -> Array:
    return spot("dice", face, size) if plain else disc("dice", face, size)


def _bar(count: int, step: float, size: int) -> Array:
    """A gilt bar behind discs that belong together."""
    high = round(size * (step * (count - 1) + 1))
    view = f"0 0 100 {high * 100 / size:.1f}"
    inner = f'x="{{0}}" y="40" width="{{1}}" height="{high * 100 / size - 80:.1f}" fill="#fff"'
    picture = empty(size, high)
    for left, colour in ((31, INK), (35, "#d0a64e")):
        shape = mask(f"<rect {inner.format(left, 100 - 2 * left)}/>", size, high, view)
        over(picture, plate(shape, flat(shape, colour), 4, relief=1.0, ink=1))
    return picture


def _link(size: int, alike: bool) -> Array:
    """Two bars between discs: these are alike. Struck out: these differ."""
    picture = empty(size, size)
    for grow, colour in ((3.5, INK), (0.0, "#ffe9a8")):
        lines = "".join(
            f'<rect x="{36 - grow}" y="{y - grow}" width="{28 + 2 * grow}" height="{6 + 2 * grow}" rx="2" '
            f'fill="{colour}"/>'
            for y in (41, 53)
        )
        over(picture, svg(lines, size, size, VIEW))
    if not alike:
        for width, colour in ((13.0, INK), (6.5, "#e2553a")):
            slash = (
                f'<path d="M40 66L60 34" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
            )
            over(picture, svg(slash, size, size, VIEW))
    return picture


# What a jarl's card says in signs


def _ring(x: float, colour: str, wide: float = 9) -> str:
    return f'<circle cx="{x}" cy="50" r="18" fill="none" stroke="{colour}" stroke-width="{wide}"/>'


def mark(name: str, size: int = SIZE) -> Image.Image:
    """Rings that interlock for both abilities, rings kept apart for either, or a sign."""
    picture = empty(size, size)
    edge = _round(46, size)
    shadow(picture, edge, 0, 0, size / 40, dx=size // 60, dy=size // 40, dark=0.8)
    over(picture, coloured(edge, INK))
    rim = _round(43.5, size)
    over(picture, plate(rim, flat(rim, "#d0a64e"), size / 30, relief=1.3, ink=1, rim_light=0.6))
    field = _round(36.5, size)
    over(picture, plate(field, flat(field, "#6f241b"), size / 40, relief=0.6, ink=1.4, rim_light=0.1))
    over(picture, svg(_SIGNS[name], size, size, VIEW))
    return to_image(picture)


_SIGNS = {
    "both": _ring(40, INK, 13) + _ring(40, BONE, 7) + _ring(60, INK, 13) + _ring(60, BONE, 7),
    "either": f'<path d="M50 28V72" stroke="{BONE}" stroke-width="6" stroke-linecap="round"/>'
    + "".join(
        f'<circle cx="{x}" cy="50" r="8.5" fill="{fill}" stroke="{BONE}" stroke-width="5"/>'
        for x, fill in ((31, BONE), (69, "none"))
    ),
    "starter": icon("star", 24, 22, 52, BONE),
    "medal": "",
    "jarl": icon("jarl", 24, 23, 52, BONE),
}


# Shields for numbers


def target(name: str, colour: str, size: int = 128) -> Image.Image:
    """A plain shield for the number on the smallest cards."""
    picture = empty(size, size)
    over(picture, coloured(_round(49, size), "#0d0705"))
    rim = _round(45, size)
    over(picture, plate(rim, flat(rim, "#a9adb2"), 4, relief=1.2, ink=1.2))
    over(picture, coloured(_round(37.5, size), "#0d0705"))
    field = _round(36, size)
    paint = mix(colour, "#3d6d92", 0.75) if name == "giant" else colour
    height = np.sqrt(
        np.clip(
            1 - ((grid(size, size)[0] / size - 0.5) ** 2 + (grid(size, size)[1] / size - 0.5) ** 2) * 5, 0, 1
        )
    )
    lit = slope(height * size * 0.12)[..., None]
    over(picture, np.dstack([np.clip(rgb(shade(paint, 0.42)) * (1 + 0.4 * lit), 0, 1), field]))
    return to_image(picture)


def draw_disc(name: str) -> Image.Image:
    return to_image(disc(name))


def draw_spot(name: str) -> Image.Image:
    return to_image(spot(name))


def pictures() -> Iterator[Picture]:
    for clan in CLANS:
        yield Picture(f"marks/clan-{clan}.webp", partial(badge, clan), quality=90)
        yield Picture(f"marks/target-{clan}.webp", partial(target, clan, CLANS[clan].colour), quality=90)
    for weapon in WEAPONS:
        yield Picture(f"marks/weapon-{weapon}.webp", partial(draw_disc, weapon), quality=90)
        yield Picture(f"marks/spot-{weapon}.webp", partial(draw_spot, weapon), quality=90)
    for name in NEEDS:
        yield Picture(f"marks/need-{name}.webp", partial(need, name, False), quality=90)
        yield Picture(f"marks/need-{name}-plain.webp", partial(need, name, True, 96), quality=90)
    for name in _SIGNS:
        yield Picture(f"marks/{name}.webp", partial(mark, name), quality=90)
