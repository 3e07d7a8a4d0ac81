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
from art.frames import (
    WIDE,
    Box,
    Knot,
    Look,
    box,
    boxes,
    disc,
    finished,
    forged,
    frame,
    in_three_sizes,
    inked,
    ring,
    sheet,
    small,
    thread,
)
from art.ink import Canvas, Pen, blob, path
from art.ink import disc as knob
from art.noise import Array
from art.palette import INK
from art.raster import blur, coloured, over
from art.textures import iron
from art.valhalla.god_frames import Mount, mounts

BONE = "#cdbf9e"
MONSTER = Look(
    "#4a4540", "#141216", ("#b9ab8c", "#3a3c44"), "#8b9098",
    Knot(2, 6, {(0, 1): "x"}, 0.16, 0.5), Knot(2, 6, {(0, 1): "x"}, 0.16, 0.5),
    *boxes(618, 24), 67, partial(forged, "#2b2a2e", 29), 0.45,
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
    c.form(shape, "#dccfae", "#7a6a48", "#fffbe6", Pen(2.6, 2.6, (wide * 0.3, 3), 2.4, hatch=5))


def _maw(picture: Array, window: Box, count: int) -> None:
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
    inked(picture, "".join(canvas.parts), 5)


def _tusks(picture: Array) -> None:
    """Two tusks around the waist of the frame, their roots in iron, in place."""
    canvas = Canvas(9)
    for flip in (False, True):
        with canvas.placed(WIDE if flip else 0, 0, 1.0, 0.0, flip):
            tusk = blob(path("4,700! 34,690 50,640 46,588 28,548! 32,596 26,640 4,668!"))
            canvas.form(tusk, "#d6c8a4", "#6f5f40", "#fffbe6", Pen(3, 3, (9, 8), 3.4, hatch=12))
            canvas.form(knob(22, 690, 19), "#565b63", "#1c1f25", "#c8ccd0", Pen(3, 3, (7, 6), 3))
    inked(picture, "".join(canvas.parts))


def _corners(picture: Array) -> None:
    """Black iron at the corners, riveted, in place."""
    metal = np.clip(iron(picture.shape[1], picture.shape[0], 21) * 0.62, 0, 1)
    places: list[Box] = [(634, 6, 694, 66), (6, 914, 66, 974), (634, 914, 694, 974), (6, 6, 66, 66)]
    mounts(picture, metal, places, Mount(12, 6, 1.3, 0.35, 10))


def _places(picture: Array) -> None:
    """A seat of iron and bone for the strength, pockets along the foot, in place."""
    size = picture.shape[1], picture.shape[0]
    scale = size[0] / WIDE
    x, y, radius = STRENGTH
    over(picture, coloured(blur(disc(size, x, y, radius + 2), max(1, 6 * scale)) * 0.8, "#050304"))
    ring(picture, disc(size, x, y, radius), disc(size, x, y, radius - 12), scale * 1.5, BONE)
    seat = disc(size, x, y, radius - 12)
    metal = np.clip(iron(*size, 33) * 0.5, 0, 1)
    over(picture, plate(seat, metal, max(1.5, 8 * scale), relief=1.0, ink=1.6, rim_light=0.15))
    for place in (CAP, PREY, ABILITY):
        pocket = disc(size, *place)
        recess(picture, pocket, depth=0.6, ground="#08070a", wall=max(1.5, 5 * scale))
    recess(picture, box(size, WARRIORS, 18), depth=0.6, ground="#08070a", wall=max(1.5, 5 * scale))


def _laid(teeth: int, picture: Array) -> None:
    _maw(picture, MONSTER.window, teeth)
    _corners(picture)
    _tusks(picture)
    _places(picture)


def _drawn(width: int, coarse: bool) -> Image.Image:
    """A frame with a window for the picture and a field of black iron, `width` pixels wide."""
    return finished(frame(MONSTER, width, coarse, partial(_laid, 15 if coarse else 21)))


def _toothed(picture: Array) -> None:
    """A line of bone, a few great teeth, and ink around it all, in place."""
    size = picture.shape[1], picture.shape[0]
    scale = size[0] / WIDE
    thread(BONE, (20, 38), (31, 31), picture)
    _maw(picture, SMALL_WINDOW, 9)
    body = sheet(*size, 0.5, 50 * scale)
    over(picture, coloured(np.clip(body - sheet(*size, 5 * scale, 46 * scale), 0, 1), INK))


def _thumb() -> Image.Image:
    """The smallest: a black rim, and a plate below."""
    return small("#2e2e34", _toothed, SMALL_WINDOW, 30, "#0c0a0c")


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
    yield from in_three_sizes("cards/frame-monster", _drawn, _thumb)


def documents() -> Iterator[Document]:
    yield Document("cards/monster.json", places)
