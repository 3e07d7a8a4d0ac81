"""Bosses of Wolves of Odin, by name: each rune, each colour of deity and each number has its own outline.

A boss is drawn onto any picture, at a middle with a radius in pixels: as far as its number may reach.
"""

import math
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.carve import plate
from art.icons import icon
from art.marks import flat
from art.noise import Array, fbm, grid
from art.palette import INK, tint
from art.raster import blur, coloured, empty, mask, over, shadow, shift, svg, to_image

Spot = tuple[float, float]
BONE = "#f2e6c8"


class Boss(NamedTuple):
    """An outline in units of the radius, the paint of rim and field, and the sign upon it."""

    outline: str
    rim: str
    field: str
    sign: str = ""
    span: float = 1.1  # of the sign, in radii
    low: float = 0.0  # how far the sign lies below the middle
    ink: str = BONE
    thick: float = 0.15  # of the rim


def _ring(lobes: int = 0, depth: float = 0.0, count: int = 96) -> str:
    """A circle, or one with lobes."""
    points = []
    for k in range(count):
        a = k * math.tau / count
        far = 1 + depth * math.cos(lobes * a) if lobes else 1.0
        points.append(f"{far * math.sin(a):.4f} {-far * math.cos(a):.4f}")
    return "M" + "L".join(points) + "Z"


KITE = "M-.92 -.84Q0 -1.14 .92 -.84Q1.06 .30 0 1.24Q-1.06 .30 -.92 -.84Z"
TILE = "M0 -1.16L1.02 -.26L.82 .98L-.82 .98L-1.02 -.26Z"
BOWL = "M-1.10 -.80L1.10 -.80Q1.12 1.02 0 1.06Q-1.12 1.02 -1.10 -.80Z"
DIAMOND = "M0 -1.20L1.20 0L0 1.20L-1.20 0Z"
SQUARE = "M-.62 -.96L.62 -.96L.96 -.62L.96 .62L.62 .96L-.62 .96L-.96 .62L-.96 -.62Z"
BOSSES = {
    "boss-strength-tyr": Boss(KITE, "#e6b658", "#7d2a16", thick=0.14),
    "boss-strength-yew": Boss(_ring(), "#a9744a", "#28502a", thick=0.18),
    "boss-rune-tyr": Boss(TILE, "#d9983e", "#4a1a10", "rune-tyr", 1.12, 0.06, "#ffe9b0"),
    "boss-rune-yew": Boss(_ring(9, 0.035), "#6b4a2c", "#cdb07a", "rune-yew", 1.12, 0.0, "#1c2a12"),
    "boss-glory": Boss(_ring(), "#f2cf6a", "#5a1f1c", thick=0.16),
    "boss-cost": Boss(BOWL, "#c9b48a", "#8a1f1c", thick=0.13),
    "boss-blue": Boss(_ring(8, 0.05), "#dfe8ee", "#2a5aa0", "raven", 1.15, 0.0, "#f6f4e8"),
    "boss-red": Boss(DIAMOND, "#e0a04c", "#9a2420", "fire", 1.0, 0.0, "#ffe2b0"),
    "boss-black": Boss(SQUARE, "#cdb678", "#16161a", "tree", 1.24, 0.0, "#e6dcb8"),
    "boss-manoeuvre": Boss(_ring(4, 0.10), "#efe3c4", "#5a2a20", "flag", 1.06, 0.0, "#f6ecd2"),
    "boss-once": Boss(_ring(), "#f0cf74", "#7a4a12", "deity-use", 1.34, 0.0, "#fff0b8"),
    "mark-used": Boss(_ring(), "#5a5a5e", "#1c1b1e", "", thick=0.13),
}
ON_FRAMES = ("boss-blue", "boss-red", "boss-black")  # never alone
ROOM = 0.68  # of half a picture's side: the radius of a boss that is a picture of its own


def _shape(boss: Boss, middle: Spot, radius: float, grow: float, size: tuple[int, int]) -> Array:
    """The mask of a boss, grown (or shrunk) by pixels all around."""
    place = f'transform="translate({middle[0]:.2f} {middle[1]:.2f}) scale({radius:.3f})"'
    width, join = 2 * abs(grow) / radius, 'stroke-linejoin="round"'
    edge = f'stroke="{"#fff" if grow > 0 else "#000"}" stroke-width="{width:.4f}" {join}' if grow else ""
    drawn = svg(f'<g {place}><path d="{boss.outline}" fill="#fff" {edge}/></g>', *size)
    return np.asarray(drawn[..., 3] * drawn[..., :3].mean(-1) if grow < 0 else drawn[..., 3])


def lay(picture: Array, name: str, middle: Spot, radius: float) -> None:
    """Shadow, ink, a rim of metal or wood, a painted field and the sign, in place."""
    boss, size = BOSSES[name], (picture.shape[1], picture.shape[0])
    body = radius * 1.12

    def shape(grow: float) -> Array:
        return _shape(boss, middle, body, grow, size)

    soft = max(1.0, radius / 11)
    shadow(picture, shape(radius * 0.05), 0, 0, soft, dx=round(soft * 0.5), dy=round(soft * 0.9), dark=0.85)
    over(picture, coloured(shape(max(1.0, radius * 0.05)), INK))
    rim = shape(0)
    over(
        picture,
        plate(
            rim,
            flat(rim, boss.rim),
            max(1.0, radius / 16),
            relief=1.4,
            ink=max(0.7, radius / 50),
            rim_light=0.5,
        ),
    )
    over(picture, coloured(shape(-radius * boss.thick), "#0d0705"))
    field = shape(-radius * (boss.thick + 0.035))
    over(picture, _enamel(field, boss.field, radius))
    if boss.sign:
        _sign(picture, boss, middle, radius)
    _special(picture, name, middle, radius)


def _enamel(field: Array, colour: str, radius: float) -> Array:
    """Paint that is darker towards the lower right, and mottled."""
    height, width = field.shape
    x, y = grid(width, height)
    grain = fbm(x / radius * 2.6, y / radius * 2.6, 4, seed=3)
    paint = flat(field, colour) * (1 + 0.22 * grain)[..., None]
    return plate(
        field,
        np.clip(paint, 0, 1),
        max(1.0, radius / 10),
        relief=0.7,
        ink=max(0.8, radius / 40),
        rim_light=0.15,
    )


def _sign(picture: Array, boss: Boss, middle: Spot, radius: float) -> None:
    """The sign in paint on a shadow of ink, in place."""
    size = picture.shape[1], picture.shape[0]
    span = radius * boss.span
    place = middle[0] - span / 2, middle[1] - span / 2 + boss.low * radius, span
    pale = sum(int(boss.ink[k : k + 2], 16) for k in (1, 3, 5)) > 380
    fat = mask(icon(boss.sign, *place, "#fff", grow=4 if pale else 1.5), *size)
    step = max(1, round(span / 60))
    edge = np.maximum(fat, shift(fat, step, step)) if pale else shift(fat, step, step)
    over(picture, coloured(edge, INK if pale else tint(boss.field, 0.5)))
    cut = mask(icon(boss.sign, *place, "#fff"), *size)
    over(picture, plate(cut, flat(cut, boss.ink), max(1.0, span / 40), relief=0.8, ink=0.6, rim_light=0.2))


# What only one of them has


def _special(picture: Array, name: str, middle: Spot, radius: float) -> None:
    if name == "boss-strength-yew":
        _studs(picture, middle, radius, 8)
    elif name == "boss-strength-tyr":
        _studs_at(picture, [(-0.80, -0.74), (0.80, -0.74), (0.0, 1.16)], middle, radius, "#fff0b8")
    elif name == "boss-glory":
        _wreath(picture, middle, radius)
    elif name == "boss-cost":
        _blood(picture, middle, radius)
    elif name == "mark-used":
        _closed_eye(picture, middle, radius)


def _studs_at(picture: Array, places: list[Spot], middle: Spot, radius: float, colour: str) -> None:
    size = picture.shape[1], picture.shape[0]
    for x, y in places:
        at = f'cx="{middle[0] + x * radius:.2f}" cy="{middle[1] + y * radius:.2f}"'
        over(picture, coloured(mask(f'<circle {at} r="{radius * 0.085:.2f}" fill="#fff"/>', *size), INK))
        head = mask(f'<circle {at} r="{radius * 0.06:.2f}" fill="#fff"/>', *size)
        over(picture, plate(head, flat(head, colour), max(1.0, radius * 0.03), relief=1.4, ink=0.5))


def _studs(picture: Array, middle: Spot, radius: float, count: int) -> None:
    turns = [(k + 0.5) * math.tau / count for k in range(count)]
    places = [(1.035 * math.cos(a), 1.035 * math.sin(a)) for a in turns]
    _studs_at(picture, places, middle, radius, "#b9bfc4")


def _leaf(angle: float, radius: float, middle: Spot, side: int, outer: bool) -> str:
    """One leaf of a laurel, on a ring about the boss."""
    far = radius * (1.12 if outer else 1.02)
    x, y = middle[0] + far * math.sin(angle) * side, middle[1] + far * math.cos(angle)
    turn = math.degrees(math.pi - angle) * side + (24 if outer else -24) * side
    long, wide = radius * 0.36, radius * 0.13
    body = f"M0 {long * 0.5:.2f}Q{wide:.2f} 0 0 {-long * 0.5:.2f}Q{-wide:.2f} 0 0 {long * 0.5:.2f}Z"
    place = f"translate({x:.2f} {y:.2f}) rotate({turn - 90 * side:.1f})"
    return f'<path d="{body}" transform="{place}" fill="#fff"/>'


def _wreath(picture: Array, middle: Spot, radius: float) -> None:
    """Laurel around a boss, open at the top, in place."""
    size = picture.shape[1], picture.shape[0]
    for outer in (False, True):
        leaves = "".join(
            _leaf(0.14 + k * 0.36, radius, middle, side, outer) for side in (-1, 1) for k in range(8)
        )
        body = mask(leaves, *size)
        edge = np.clip(blur(body, max(1.0, radius / 40)) * 4, 0, 1)
        over(picture, coloured(np.maximum(edge, shift(edge, 1, 1)), INK))
        green = "#5d8a3a" if outer else "#86ab4c"
        over(
            picture, plate(body, flat(body, green), max(1.0, radius / 30), relief=1.3, ink=0.7, rim_light=0.5)
        )


def _blood(picture: Array, middle: Spot, radius: float) -> None:
    """The lip of the bowl, in place: what tells a cost from a shield."""
    size = picture.shape[1], picture.shape[0]
    x, y, wide, high = middle[0], middle[1] - radius * 0.90, radius * 1.36, radius * 0.24
    for grow, paint in ((radius * 0.06, INK), (0.0, "#dcc9a0")):
        box = f'x="{x - wide - grow:.2f}" y="{y - high / 2 - grow:.2f}" width="{2 * (wide + grow):.2f}"'
        lip = mask(f'<rect {box} height="{high + 2 * grow:.2f}" rx="{high / 2:.2f}" fill="#fff"/>', *size)
        over(picture, plate(lip, flat(lip, paint), max(1.0, radius / 16), relief=1.2, ink=0.8, rim_light=0.4))


def _closed_eye(picture: Array, middle: Spot, radius: float) -> None:
    """A shut lid with lashes, in place."""
    size = picture.shape[1], picture.shape[0]
    lashes = "M-.46 .10L-.60 .34M-.22 .24L-.30 .52M0 .29V.60M.22 .24L.30 .52M.46 .10L.60 .34"
    place = f'transform="translate({middle[0]:.2f} {middle[1] - radius * 0.12:.2f}) scale({radius:.2f})"'
    line = 'fill="none" stroke="#fff" stroke-linecap="round"'
    for wide, paint in ((0.26, "#060506"), (0.14, "#9a9690")):
        lid = f'<g {place}><path d="M-.66 -.10Q0 .50 .66 -.10{lashes}" {line} stroke-width="{wide}"/></g>'
        over(picture, coloured(mask(lid, *size), paint))


def alone(name: str, side: int = 192) -> Image.Image:
    """A boss as a picture of its own."""
    picture = empty(side, side)
    lay(picture, name, (side / 2, side / 2), side / 2 * ROOM)
    return to_image(picture)
