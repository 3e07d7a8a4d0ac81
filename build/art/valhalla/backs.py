"""Backs of the three decks, each with its own interlace: the raven's, the jarls' and that of Valhalla."""

import math
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.carve import plate, slope
from art.frames import sheet
from art.icons import icon
from art.knot import knot
from art.marks import flat
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import INK, mix
from art.raster import blur, coloured, empty, mask, over, shift, svg, to_image

WIDE, HIGH = 500, 700


class Back(NamedTuple):
    """Ground, strands, the sign in the middle, and what makes the interlace its own."""

    ground: str
    strands: tuple[str, ...]
    device: str
    columns: int
    seed: int
    chance: float
    bend: float


BACKS = {
    "base": Back("#1d2430", ("#8f9aa8", "#c9cdd0"), "raven", 14, 11, 0.20, 0.34),
    "jarl": Back("#4a1712", ("#c9a24b", "#e8cf8c"), "jarl", 16, 5, 0.26, 0.42),
    "valhalla": Back("#1d1a12", ("#b98d3c", "#e0b75f"), "valour", 12, 23, 0.14, 0.40),
}


def back(name: str) -> Image.Image:
    """A card's back: interlace from edge to edge around a medal in rays of light."""
    of = BACKS[name]
    body = sheet(WIDE, HIGH, 0.5, 26)
    picture = empty(WIDE, HIGH)
    over(picture, np.dstack([_ground(of), body]))
    _woven(picture, of)
    _border(picture, of)
    _medal(picture, of)
    picture[..., 3] = body
    return to_image(_firelit(picture))


def _ground(of: Back) -> Array:
    x, y = grid(WIDE, HIGH)
    cloud = fbm(x / 60, y / 60, 4, seed=of.seed) * 0.22 + fbm(x / 5, y / 5, 2, seed=of.seed + 1) * 0.10
    return np.asarray(np.clip(rgb(of.ground) * (1 + cloud)[..., None], 0, 1))


def _woven(picture: Array, of: Back) -> None:
    """The interlace, its back rounded by light, in place."""
    left, top = 34, 34
    rows = 2 * round(of.columns * (HIGH - 2 * top) / (WIDE - 2 * left) / 2)
    cell, cell_height = (WIDE - 2 * left) / of.columns, (HIGH - 2 * top) / rows
    art = knot(
        of.columns, rows, cell, 0.44, fills=of.strands, ink="#090605", light="", seed=of.seed, at=(left, top),
        chance=of.chance, cell_height=cell_height, bend=of.bend,
    )  # fmt: skip
    strands = svg(art, WIDE, HIGH)
    raised = blur(smooth(0.12, 0.32, strands[..., :3].mean(-1) * strands[..., 3]), 3)
    lit = slope(raised * 17)[..., None]
    colour = (
        strands[..., :3] * (0.82 + 0.9 * np.clip(lit, -0.8, 0.5)) + np.clip(lit, 0, 1) * rgb("#ffdfa0") * 0.25
    )
    over(picture, np.dstack([np.clip(colour, 0, 1), strands[..., 3]]))


def _ring(picture: Array, outer: Array, inner: Array, colour: str, bevel: float) -> None:
    ring = np.clip(outer - inner, 0, 1)
    over(picture, coloured(blur(shift(ring, 2, 3), 2) * 0.8, INK))
    over(picture, plate(ring, flat(ring, colour), bevel, relief=1.3, ink=1, rim_light=0.45))


def _border(picture: Array, of: Back) -> None:
    """Ink outside, then a board in the ground's colour, then a line of the strands' metal; in place."""
    over(
        picture,
        coloured(
            np.clip(sheet(WIDE, HIGH, 0, 26) - sheet(WIDE, HIGH, 26, 12), 0, 1),
            mix(of.ground, "#0a0706", 0.55),
        ),
    )
    _ring(picture, sheet(WIDE, HIGH, 3, 24), sheet(WIDE, HIGH, 8, 20), of.strands[0], 2)
    _ring(picture, sheet(WIDE, HIGH, 22, 14), sheet(WIDE, HIGH, 28, 10), of.strands[1], 2.5)


def _round(radius: float) -> Array:
    return mask(f'<circle cx="{WIDE / 2}" cy="{HIGH / 2}" r="{radius}" fill="#fff"/>', WIDE, HIGH)


def _medal(picture: Array, of: Back) -> None:
    """A medal with the deck's sign, in place."""
    over(picture, coloured(blur(_round(150), 14) * 0.85, "#070404"))
    _ring(picture, _round(132), _round(118), of.strands[0], 5)
    field = _round(118)
    over(
        picture,
        plate(field, flat(field, mix(of.ground, "#000000", 0.25)), 8, relief=0.8, ink=2.5, rim_light=0.1),
    )
    over(picture, svg(_rays(of.strands[0]), WIDE, HIGH))
    _ring(picture, _round(88), _round(83), of.strands[1], 2)
    inner = _round(83)
    over(picture, plate(inner, flat(inner, of.ground), 6, relief=0.8, ink=2, rim_light=0.1))
    place = (WIDE / 2 - 56, HIGH / 2 - 56, 112)
    fat = svg(icon(of.device, *place, INK, grow=4), WIDE, HIGH)[..., 3]
    over(picture, coloured(np.maximum(fat, shift(fat, 2, 3)), INK))
    sign = svg(icon(of.device, *place, "#efe2c2"), WIDE, HIGH)
    over(picture, plate(sign[..., 3], flat(sign[..., 3], "#efe2c2"), 3, relief=0.8, ink=0.6, rim_light=0.2))


def _rays(colour: str) -> str:
    body = ""
    for k in range(32):
        angle, long = k * math.tau / 32, 112 if k % 2 else 106
        tip = WIDE / 2 + long * math.cos(angle), HIGH / 2 + long * math.sin(angle)
        feet = [
            (WIDE / 2 + 92 * math.cos(angle + s), HIGH / 2 + 92 * math.sin(angle + s)) for s in (-0.05, 0.05)
        ]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (tip, *feet))
        body += f'<polygon points="{points}" fill="{colour}"/>'
    return body


def _firelit(picture: Array) -> Array:
    x, y = grid(WIDE, HIGH)
    away = np.hypot((x / WIDE - 0.42) * 0.9, y / HIGH - 0.40)
    tone = (1.12 - 0.62 * away) * (1 + 0.06 * fbm(x / 6, y / 6, 2, seed=40))
    picture[..., :3] = np.clip(picture[..., :3] * tone[..., None], 0, 1)
    return picture
