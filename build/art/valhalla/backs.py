"""Backs of the three decks, each with its own interlace: the raven's, the jarls' and that of Valhalla."""

import math
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.backs import SIZE, Weave, bordered, firelit, ringed, strands
from art.carve import plate, slope
from art.icons import icon
from art.marks import flat
from art.noise import Array, rgb, smooth
from art.palette import INK, mix
from art.raster import blur, coloured, mask, over, shift, svg

WIDE, HIGH = SIZE


class Back(NamedTuple):
    """Ground, strands, the sign in the middle, and what makes the interlace its own."""

    ground: str
    strands: tuple[str, str]
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
    weave = Weave(of.ground, of.strands, of.columns, of.seed, of.chance, of.bend, "#090605")
    picture = bordered(weave, _rounded(strands(weave)), of.strands, 0.55)
    _medal(picture, of)
    return firelit(picture, 1.12, 0.62)


def _rounded(flat_strands: Array) -> Array:
    """The interlace, its back rounded by light."""
    bright = flat_strands[..., :3].mean(-1) * flat_strands[..., 3]
    lit = slope(blur(smooth(0.12, 0.32, bright), 3) * 17)[..., None]
    colour = flat_strands[..., :3] * (0.82 + 0.9 * np.clip(lit, -0.8, 0.5))
    return np.dstack(
        [np.clip(colour + np.clip(lit, 0, 1) * rgb("#ffdfa0") * 0.25, 0, 1), flat_strands[..., 3]]
    )


def _round(radius: float) -> Array:
    return mask(f'<circle cx="{WIDE / 2}" cy="{HIGH / 2}" r="{radius}" fill="#fff"/>', WIDE, HIGH)


def _medal(picture: Array, of: Back) -> None:
    """A medal with the deck's sign, in place."""
    over(picture, coloured(blur(_round(150), 14) * 0.85, "#070404"))
    ringed(picture, _round(132), _round(118), of.strands[0], 5)
    field = _round(118)
    over(
        picture,
        plate(field, flat(field, mix(of.ground, "#000000", 0.25)), 8, relief=0.8, ink=2.5, rim_light=0.1),
    )
    over(picture, svg(_rays(of.strands[0]), WIDE, HIGH))
    ringed(picture, _round(88), _round(83), of.strands[1], 2)
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
