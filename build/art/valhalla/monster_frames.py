"""The frame of a monster's card: blackened iron, knotted bone, and the picture between two rows of teeth.

`cards/monster.json` tells where things lie on the sheet of 700 by 980.
"""

import json
from collections.abc import Iterator
from functools import partial

import numpy as np
from PIL import Image

from art.bake import Document, Picture
from art.carve import plate, recess
from art.frames import HIGH, INNER, WIDE, Knot, sheet
from art.ink import Canvas, blob, disc
from art.noise import Array
from art.palette import INK
from art.raster import blur, coloured, empty, over, shadow, svg, to_image
from art.textures import iron
from art.valhalla.god_frames import (
    LARGE,
    MIDDLE,
    SMALL,
    Box,
    God,
    Size,
    _box,
    _finished,
    _flat,
    _gloom,
    _ground,
    _interlace,
    _rim,
    _ring,
    _rivets,
    _round,
    _tinted,
)

BONE = "#cdbf9e"
MONSTER = God(
    "#4a4540", "#141216", ("#b9ab8c", "#3a3c44"), "#8b9098",
    Knot(2, 6, {(0, 1): "x"}, 0.16, 0.5), Knot(2, 6, {(0, 1): "x"}, 0.16, 0.5),
    (INNER, INNER, WIDE - INNER, 618), (INNER, 642, WIDE - INNER, HIGH - INNER), 67,
)  # fmt: skip
SMALL_WINDOW: Box = (52, 52, WIDE - 52, 724)
STRENGTH = (108.0, 108.0, 104.0)  # middle and radius
SYMBOLS: Box = (60, 530, 640, 668)
CLANS: Box = (548, 12, 692, 268)
WORDS: Box = (88, 664, 612, 816)
FOOT: Box = (72, 826, 628, 914)
CAP, PREY, ABILITY = (122.0, 870.0, 44.0), (470.0, 870.0, 40.0), (578.0, 870.0, 44.0)
WARRIORS: Box = (186, 832, 420, 908)


def _tooth(c: Canvas, x: float, y: float, long: float, wide: float) -> None:
    """A tooth that hangs from (x, y), or stands if *long* is below zero."""
    lean = 3.0 if x < WIDE / 2 else -3.0
    back = -10 if long > 0 else 10
    shape = blob(
        [
            (x - wide / 2, y + back), (x + wide / 2, y + back), (x + wide * 0.44, y + long * 0.4),
            (x + lean, y + long), (x + lean, y + long), (x - wide * 0.44, y + long * 0.4),
        ]
    )  # fmt: skip
    c.form(
        shape,
        "#dccfae",
        "#7a6a48",
        "#fffbe6",
        width=2.6,
        drop=2.6,
        shift=(wide * 0.3, 3),
        rim_width=2.4,
        hatch=5,
    )


def _maw(picture: Array, size: Size, window: Box, count: int) -> None:
    """Teeth along the upper and the lower edge of the picture, long at the corners, in place."""
    canvas = Canvas(5)
    left, top, right, low = window
    for k in range(count):
        share = (k + 0.5) / count
        x = left + 8 + (right - left - 16) * share
        far = abs(share - 0.5) * 2
        long = 15 + 27 * far**3 + (5 if k % 2 else 0)
        wide = (right - left) / count * 0.86
        _tooth(canvas, x, top - 3, long, wide)
        _tooth(canvas, x, low + 3, -long * 0.8, wide)
    drawn = svg("".join(canvas.parts), *size, f"0 0 {WIDE} {HIGH}")
    scale = size[0] / WIDE
    shadow(picture, drawn[..., 3], 0, 0, max(1, 4 * scale), dx=2, dy=max(1, round(5 * scale)), dark=0.7)
    over(picture, drawn)


def _tusks(picture: Array, size: Size) -> None:
    """Two tusks around the waist of the frame, their roots in iron, in place."""
    canvas = Canvas(9)
    for flip in (False, True):
        with canvas.placed(WIDE if flip else 0, 0, 1.0, 0.0, flip):
            tusk = blob(
                [
                    (4, 700),
                    (4, 700),
                    (34, 690),
                    (50, 640),
                    (46, 588),
                    (28, 548),
                    (28, 548),
                    (32, 596),
                    (26, 640),
                    (4, 668),
                    (4, 668),
                ]
            )
            canvas.form(
                tusk, "#d6c8a4", "#6f5f40", "#fffbe6", width=3, drop=3, shift=(9, 8), rim_width=3.4, hatch=12
            )
            canvas.form(
                disc(22, 690, 19), "#565b63", "#1c1f25", "#c8ccd0", width=3, drop=3, shift=(7, 6), rim_width=3
            )
    drawn = svg("".join(canvas.parts), *size, f"0 0 {WIDE} {HIGH}")
    scale = size[0] / WIDE
    shadow(picture, drawn[..., 3], 0, 0, max(1, 4 * scale), dx=2, dy=max(1, round(4 * scale)), dark=0.7)
    over(picture, drawn)


def _corners(picture: Array, size: Size) -> None:
    """Black iron at the corners, riveted, in place."""
    scale = size[0] / WIDE
    metal = np.clip(iron(*size, 21) * 0.62, 0, 1)
    boxes: list[Box] = [(634, 6, 694, 66), (6, 914, 66, 974), (634, 914, 694, 974), (6, 6, 66, 66)]
    for box in boxes:
        shape = _box(size, box, 12)
        shadow(picture, shape, 0, 0, max(1, 3 * scale), dx=1, dy=max(1, round(3 * scale)), dark=0.8)
        over(picture, plate(shape, metal, max(1.5, 6 * scale), relief=1.3, ink=1.4, rim_light=0.35))
        _rivets(picture, size, [((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)], 10)


def _places(picture: Array, size: Size) -> None:
    """A seat of iron and bone for the strength, pockets along the foot, in place."""
    scale = size[0] / WIDE
    x, y, radius = STRENGTH
    over(picture, coloured(blur(_round(size, x, y, radius + 2), max(1, 6 * scale)) * 0.8, "#050304"))
    _ring(picture, _round(size, x, y, radius), _round(size, x, y, radius - 12), scale * 1.5, BONE)
    seat = _round(size, x, y, radius - 12)
    over(
        picture,
        plate(
            seat,
            np.clip(iron(*size, 33) * 0.5, 0, 1),
            max(1.5, 8 * scale),
            relief=1.0,
            ink=1.6,
            rim_light=0.15,
        ),
    )
    for place in (CAP, PREY, ABILITY):
        pocket = _round(size, *place)
        recess(picture, pocket, depth=0.6, ground="#08070a", wall=max(1.5, 5 * scale))
    recess(picture, _box(size, WARRIORS, 18), depth=0.6, ground="#08070a", wall=max(1.5, 5 * scale))


def frame(width: int, coarse: bool = False) -> Image.Image:
    """A frame with a window for the picture and a field of black iron, `width` pixels wide."""
    god, scale = MONSTER, width / WIDE
    size = width, round(HIGH * scale)
    body, hole, field = sheet(*size, 0.5, 36 * scale), _box(size, god.window, 12), _box(size, god.field, 12)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale), "#0b0607"))
    over(picture, np.dstack([_ground(god, size), body * (1 - hole)]))
    dark = (1 - 0.45 * (1 - blur(field, 30 * scale)))[..., None]
    stuff = _tinted(iron(*size, 29), "#2b2a2e", 60 * scale)
    over(picture, np.dstack([np.clip(stuff * dark, 0, 1), field]))
    over(picture, _interlace(god, god.coarse if coarse else god.fine, size))
    _ring(picture, _box(size, god.window, 12, 7), hole, scale, god.metal)
    _ring(picture, _box(size, god.field, 12, 7), field, scale, god.metal)
    _rim(picture, body, god, scale)
    _maw(picture, size, god.window, 15 if coarse else 21)
    _corners(picture, size)
    _tusks(picture, size)
    _places(picture, size)
    teeth = picture[..., 3].copy()
    solid = np.maximum(picture[..., 3], body * (1 - hole))
    picture[..., 3] = np.where(hole > 0.99, teeth, solid) * body
    return _finished(picture)


def small(width: int = SMALL) -> Image.Image:
    """The smallest: a black rim with a line of bone, a few great teeth, a plate below."""
    scale = width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, 50 * scale), _box(size, SMALL_WINDOW, 22)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), "#0c0a0c"))
    band = np.clip(sheet(*size, 10 * scale, 42 * scale) - _box(size, SMALL_WINDOW, 22, 8), 0, 1)
    over(picture, plate(band, _flat(band, "#2e2e34"), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    line = np.clip(sheet(*size, 20 * scale, 38 * scale) - sheet(*size, 31 * scale, 31 * scale), 0, 1)
    over(picture, coloured(line, BONE))
    _maw(picture, size, SMALL_WINDOW, 9)
    over(picture, coloured(np.clip(body - sheet(*size, 5 * scale, 46 * scale), 0, 1), INK))
    picture[..., 3] *= body
    return to_image(picture)


def places() -> str:
    """Where things lie on the sheet: boxes are left, top, right, bottom; round ones middle and radius."""
    told: dict[str, object] = {
        "window": MONSTER.window,
        "field": MONSTER.field,
        "window-small": SMALL_WINDOW,
        "strength": STRENGTH,
        "symbols": SYMBOLS,
        "clans": CLANS,
        "words": WORDS,
        "foot": FOOT,
        "cap": CAP,
        "warriors": WARRIORS,
        "prey": PREY,
        "ability": ABILITY,
    }
    return json.dumps(told, indent=1) + "\n"


def pictures() -> Iterator[Picture]:
    yield Picture("cards/frame-monster.webp", partial(frame, LARGE), quality=86)
    yield Picture("cards/frame-monster-middle.webp", partial(frame, MIDDLE, True), quality=88)
    yield Picture("cards/frame-monster-small.webp", small, quality=88)


def documents() -> Iterator[Document]:
    yield Document("cards/monster.json", places)
