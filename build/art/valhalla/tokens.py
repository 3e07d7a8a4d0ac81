"""What a card carries for its numbers and words: painted shield, rune stone, ribbon, parchment and pad."""

import math

import numpy as np
from baking import ROOT
from PIL import Image, ImageDraw, ImageFont

from art.carve import engrave, plate
from art.icons import icon
from art.marks import flat
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.palette import CLANS, INK, mix, shade
from art.raster import blur, coloured, empty, from_image, mask, over, rotate, shadow, shift, svg, to_image
from art.seats import Seat
from art.shields import blank_shield
from art.textures import parchment, stone
from art.wood import Plank, oak

RUNIC = ROOT / "assets" / "fonts" / "NotoSansRunic-Regular.ttf"
FUTHARK = "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ"

# How the paint of a clan's shield is parted.
_PARTED = {
    "bear": "quarters",
    "wolf": "rays",
    "boar": "chevrons",
    "stag": "swirl",
    "giant": "cross",
    "dwarf": "halves",
}


def painted_shield(clan: str, size: int = 224) -> Image.Image:
    """A shield in the clan's paint, without a boss: a number stands there."""
    paint = "#4f86a8" if clan == "giant" else CLANS[clan].colour
    dark = shade(paint, 0.58)
    seat = Seat(clan, mix(paint, "#20100c", 0.18), dark, "", _PARTED[clan], "")
    picture = blank_shield(seat, size)
    x, y = grid(size, size)
    middle = np.clip(1 - np.hypot(x / size - 0.5, y / size - 0.5) * 2.6, 0, 1)
    bright = np.clip(picture[..., :3] * 1.3, 0, 1)
    picture[..., :3] = bright * (1 - 0.45 * smooth(0, 0.7, middle))[..., None]
    return to_image(picture)


# The rune stone

_STONE = (
    "M14 148C10 110 6 70 16 42C24 18 44 6 66 8C92 10 108 26 114 52"
    "C120 82 118 116 116 148C84 153 44 153 14 148Z"
)
_STONE_PATH = (
    (24, 140),
    (19, 96),
    (21, 62),
    (32, 34),
    (54, 20),
    (76, 20),
    (97, 36),
    (106, 64),
    (108, 98),
    (106, 140),
)


def _scaled(path: str, share: float, size: tuple[int, int]) -> Array:
    about = f"translate(65 84) scale({share}) translate(-65 -84)"
    return mask(f'<path d="{path}" transform="{about}" fill="#fff"/>', *size, "0 0 130 160")


def rune_stone(width: int = 208) -> Image.Image:
    """A standing stone with the runes of the futhark in a red band."""
    size = width, round(width * 160 / 130)
    picture = empty(*size)
    body = _scaled(_STONE, 0.97, size)
    edge = _scaled(_STONE, 1.02, size)
    shadow(picture, edge, 0, 0, 4, dx=3, dy=4, dark=0.8)
    over(picture, coloured(edge, INK))
    rock = np.clip(stone(*size, 6) * 1.32 + 0.05, 0, 1)
    over(picture, plate(body, rock, 7, relief=1.2, ink=1.6, rim_light=0.35))
    band = np.clip(_scaled(_STONE, 0.90, size) - _scaled(_STONE, 0.68, size), 0, 1)
    engrave(picture, band, depth=0.72, fill="#6d2a20", lip=0.5)
    _runes(picture, width / 130)
    face = _scaled(_STONE, 0.67, size)
    pale = np.clip(blur(rock, 2) * 0.55 + 0.40, 0, 1)
    over(picture, plate(face, pale, 4, relief=0.7, ink=0.9, rim_light=0.2))
    return to_image(picture)


def _runes(picture: Array, scale: float) -> None:
    """Runes along the band, feet towards the middle, in place."""
    points = (np.array(_STONE_PATH, float) - (65, 84)) * 0.93 + (65, 84)
    steps = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0], np.cumsum(steps)])
    count = 21
    for k in range(count):
        at = along[-1] * (k + 0.5) / count
        x, y = np.interp(at, along, points[:, 0]), np.interp(at, along, points[:, 1])
        dx = np.interp(at + 4, along, points[:, 0]) - np.interp(at - 4, along, points[:, 0])
        dy = np.interp(at + 4, along, points[:, 1]) - np.interp(at - 4, along, points[:, 1])
        sign = _rune(FUTHARK[k], round(15 * scale), -math.degrees(math.atan2(dy, dx)))
        over(picture, sign, x * scale - sign.shape[1] / 2, y * scale - sign.shape[0] / 2)


def _rune(letter: str, px: int, degrees: float) -> Array:
    font = ImageFont.truetype(str(RUNIC), px)
    image = Image.new("L", (px * 2, px * 2))
    ImageDraw.Draw(image).text((px, px), letter, 255, font, anchor="mm", stroke_width=0.6)
    return rotate(coloured(from_image(image), "#f4e6c4"), degrees)


def plain_stone(width: int = 96) -> Image.Image:
    """The stone of the smallest cards: a shape and a pale face."""
    size = width, round(width * 160 / 130)
    picture = empty(*size)
    over(picture, coloured(_scaled(_STONE, 1.06, size), "#0d0705"))
    body = _scaled(_STONE, 0.94, size)
    over(picture, plate(body, flat(body, "#c3c6c4"), 5, relief=1.0, ink=0.8, rim_light=0.2))
    return to_image(picture)


# Ribbon, parchment, pad

RIBBON = (680, 132)  # with tails that lie 74 px in


def _ribbon_part(body: str) -> Array:
    return mask(body, *RIBBON)


def ribbon() -> Image.Image:
    """A ribbon of pale linen, its tails folded back; cut into ends and middle when it is laid."""
    width, height = RIBBON
    picture = empty(width, height)
    weave = np.clip(parchment(width, height, 8, worn=0) * rgb("#fff3da") * 1.04, 0, 1)
    for side in (False, True):
        tail = _ribbon_part('<path d="M6 34H96V124H6L30 79Z" fill="#fff"/>')
        fold = _ribbon_part('<path d="M66 108L96 108V124Z" fill="#fff"/>')
        if side:
            tail, fold = tail[:, ::-1], fold[:, ::-1]
        _laid(picture, tail, weave * 0.62)
        over(picture, coloured(fold, "#2b170d"))
    front = _ribbon_part('<path d="M66 12H614V108H66Z" fill="#fff"/>')
    shadow(picture, front, 0, 0, 5, dx=0, dy=7, dark=0.65)
    _laid(picture, front, weave)
    for right in (0, 1):
        over(picture, svg(_stitches(right), width, height))
    return to_image(picture)


def _laid(picture: Array, shape: Array, stuff: Array) -> None:
    """A piece of stuff in ink outline, in place."""
    edge = np.clip(blur(shape, 2.2) * 3, 0, 1)
    over(picture, coloured(edge, INK))
    over(picture, plate(shape, stuff, 4, relief=0.8, ink=1.3, rim_light=0.35))


def _stitches(side: int) -> str:
    """Hatching where the ribbon bends away."""
    lines = ""
    for k in range(7):
        x = 73 if not side else 607
        reach = (20 + 9 * (k % 3)) * (1 if not side else -1)
        y = 24 + 12 * k
        lines += f'<path d="M{x} {y}l{reach} -1l{-reach} 4Z" fill="{mix("#d8c6a0", "#3a2010", 0.6)}"/>'
    return lines


def panel(width: int = 560, height: int = 420) -> Image.Image:
    """A sheet of parchment with torn edges, for words; nine slices."""
    x, y = grid(width, height)
    torn = 3.2 * fbm(x / 26, y / 26, 4, seed=14) + 1.4 * perlin(x / 5, y / 5, 15)
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    corner = np.hypot(
        np.maximum(26 - x, 0) + np.maximum(x - width + 27, 0),
        np.maximum(26 - y, 0) + np.maximum(y - height + 27, 0),
    )
    shape = smooth(8.0, 9.6, np.minimum(edge, 26 - corner + 4) + torn)
    sheet = np.clip(parchment(width, height, 21, worn=0.12) * 1.06, 0, 1)
    brown = blur(shape, 12)
    sheet = sheet * (0.62 + 0.38 * smooth(0.55, 1.0, brown))[..., None]
    picture = empty(width, height)
    over(picture, coloured(np.clip(blur(shape, 4) * 1.6, 0, 1) * 0.8, INK))
    over(picture, plate(shape, sheet, 3, relief=0.7, ink=1.2, rim_light=0.3))
    return to_image(picture)


def pad(width: int = 360, height: int = 132) -> Image.Image:
    """A board of tarred oak with a gilt line, on which an ability stands; three slices."""

    def board(inset: float) -> Array:
        cut = 34 - inset * 0.42
        xs, ys = (
            (inset, inset + cut, width - inset - cut, width - inset),
            (inset, inset + cut, height - inset - cut, height - inset),
        )
        path = f"M{xs[1]} {ys[0]}H{xs[2]}L{xs[3]} {ys[1]}V{ys[2]}L{xs[2]} {ys[3]}"
        path += f"H{xs[1]}L{xs[0]} {ys[2]}V{ys[1]}Z"
        return mask(f'<path d="{path}" fill="#fff"/>', width, height)

    picture = empty(width, height)
    shadow(picture, board(7), 0, 0, 4, dx=2, dy=4, dark=0.8)
    over(picture, coloured(board(5), INK))
    rim = board(9)
    over(picture, plate(rim, flat(rim, "#c69a46"), 5, relief=1.3, ink=1.2, rim_light=0.5))
    over(picture, coloured(board(15), "#0d0705"))
    field = board(18)
    wood = oak(width, height, Plank(seed=29, tone=0.62, scale=0.8, knots=0))
    over(picture, plate(field, wood, 5, relief=0.9, ink=1.4, rim_light=0.12))
    return to_image(picture)


def roundel(kind: str, colour: str, size: int = 224) -> Image.Image:
    """A boss of painted wood with the sign of a tactic's kind."""

    def disc(radius: float) -> Array:
        return mask(f'<circle cx="50" cy="50" r="{radius}" fill="#fff"/>', size, size, "0 0 100 100")

    picture = empty(size, size)
    shadow(picture, disc(46), 0, 0, size / 40, dx=size // 60, dy=size // 36, dark=0.8)
    over(picture, coloured(disc(46.5), INK))
    rim = disc(44)
    over(picture, plate(rim, flat(rim, "#d0a64e"), size / 30, relief=1.4, ink=1.4, rim_light=0.6))
    over(picture, coloured(disc(38.5), "#0d0705"))
    field = disc(37)
    x, y = grid(size, size)
    paint = flat(field, shade(colour, 0.32)) * (1 + 0.3 * fbm(x / 40, y / 40, 4, seed=3))[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), size / 24, relief=0.7, ink=2, rim_light=0.15))
    sign = svg(icon(kind, 25, 25, 50, "#f6ecd2"), size, size, "0 0 100 100")
    fat = svg(icon(kind, 25, 25, 50, INK, grow=4), size, size, "0 0 100 100")[..., 3]
    over(picture, coloured(np.maximum(fat, shift(fat, 2, 3)), INK))
    over(picture, sign)
    return to_image(picture)
