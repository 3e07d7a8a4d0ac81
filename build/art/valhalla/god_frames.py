"""Frames of Tyr's wrath and of Loki: iron with a broad foot, and a plaque between two serpents.

A card of wrath lies under a warrior, so that its lowest strip is all that is seen: the foot has the hand, and
a niche for what the card gives. A card of Loki has room for up to four rows. `gods.json` tells where all is.
"""

import json
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from art import frames
from art.bake import Document, Picture
from art.carve import plate, recess
from art.frames import (
    INNER,
    WIDE,
    Box,
    Knot,
    Look,
    Size,
    box,
    boxes,
    disc,
    finished,
    forged,
    frame,
    in_three_sizes,
    inked,
    ring,
    small,
    thread,
    wool,
)
from art.ink import Canvas
from art.marks import flat
from art.noise import Array, fbm, grid
from art.palette import INK, tint
from art.raster import blur, coloured, empty, mask, over, shadow, shift, to_image
from art.scene.beasts import serpent_head
from art.textures import iron, parchment

FOOT: Box = (16, 816, 684, 966)
NICHE: Box = (206, 838, 652, 944)
HAND = (112.0, 891.0, 62.0)  # middle and radius of the boss
GODS = {
    "wrath": Look(
        "#8e2420", "#241416", ("#7c828a", "#8e2420"), "#b4bac0",
        Knot(2, 4, {(0, 1): "c"}, 0.12), Knot(2, 4, {(0, 1): "c"}, 0.12),
        (INNER, INNER, WIDE - INNER, 548), (INNER, 572, WIDE - INNER, 794), 41,
        partial(wool, "#6a1a1c", 0.82),
    ),
    "loki": Look(
        "#3f8a58", "#0f1f18", ("#4a9a62", "#d0a850"), "#d9b45a",
        Knot(2, 8, {(0, 1): "x"}, 0.5, 0.6), Knot(2, 8, {(0, 1): "x"}, 0.5, 0.58),
        *boxes(462, 24), 53, partial(forged, "#26483a", 29),
    ),
}  # fmt: skip
ROW: Size = (572, 94)
ROW_LEFT = 64
ROW_TOPS = {3: (532, 660, 788), 4: (522, 621, 720, 819)}
ROW_BOSS = (48, 47, 40)  # middle and radius, within a row
ROW_WORDS = (104, 8, 558, 86)  # room for words, within a row


def _drawn(of: Look, lay: frames.Lay, width: int, coarse: bool) -> Image.Image:
    return finished(frame(of, width, coarse, lay))


# Tyr


class Mount(NamedTuple):
    """A piece of iron: its corner, bevel, relief and light, and how large its rivet is."""

    corner: float
    bevel: float
    relief: float
    light: float
    rivet: float


def rivets(picture: Array, places: list[tuple[float, float]], radius: float) -> None:
    """Heads of iron, in place."""
    size = picture.shape[1], picture.shape[0]
    scale = size[0] / WIDE
    for x, y in places:
        head = disc(size, x, y, radius)
        shadow(picture, head, 0, 0, max(1, 2 * scale), dx=1, dy=max(1, round(2 * scale)), dark=0.8)
        bevel = max(1.0, radius * 0.4 * scale)
        over(picture, plate(head, flat(head, "#a6acb2"), bevel, relief=1.5, ink=0.9, rim_light=0.4))


def mounts(picture: Array, metal: Array, places: list[Box], by: Mount) -> None:
    """Pieces of iron with a rivet each, in place."""
    size = picture.shape[1], picture.shape[0]
    scale = size[0] / WIDE
    for place in places:
        shape = box(size, place, by.corner)
        shadow(picture, shape, 0, 0, max(1, 3 * scale), dx=1, dy=max(1, round(3 * scale)), dark=0.8)
        bevel = max(1.5, by.bevel * scale)
        over(picture, plate(shape, metal, bevel, relief=by.relief, ink=1.4, rim_light=by.light))
        rivets(picture, [((place[0] + place[2]) / 2, (place[1] + place[3]) / 2)], by.rivet)


def _iron(picture: Array) -> None:
    """Iron at the corners and at the waist of the frame, and its foot, in place."""
    metal = np.clip(iron(picture.shape[1], picture.shape[0], 19) * 1.15, 0, 1)
    places: list[Box] = [(6, 6, 66, 66), (634, 6, 694, 66), (4, 540, 62, 580), (638, 540, 696, 580)]
    mounts(picture, metal, places, Mount(10, 5, 1.2, 0.3, 11))
    _foot(picture)


_FINGERS = "M33 48L27 22M46 44L44 11M59 44L62 13M71 50L79 27M31 66L11 52"
_PALM = "M26.5 46H77.5V62Q76 78 67 85L70 98L53 92L41 99L40 86Q32 80 26.5 66Z"
_RUNE = "M52 86V54M52 54L40 66M52 54L64 66"


def hand(size: Size, middle: tuple[float, float], span: float, grow: float = 0.0) -> Array:
    """A mask of the hand that Tyr gave, his rune in its palm; in pixels. `grow` makes an outline of it."""
    line = 'stroke-linecap="round" stroke-linejoin="round"'
    body = f'<path d="{_FINGERS}" fill="none" stroke="#fff" stroke-width="{13.5 + 2 * grow}" {line}/>'
    body += f'<path d="{_PALM}" fill="#fff" stroke="#fff" stroke-width="{2 * grow}" {line}/>'
    if not grow:
        body += f'<path d="{_RUNE}" fill="none" stroke="#000" stroke-width="6"/>'
    area = 'x="-20" y="-20" width="140" height="140"'
    cut = f'<mask id="hand" maskUnits="userSpaceOnUse" {area}>{body}</mask>'
    place = f"translate({middle[0] - span / 2:.2f} {middle[1] - span / 2:.2f}) scale({span / 100:.4f})"
    return mask(f'<g transform="{place}">{cut}<rect {area} fill="#fff" mask="url(#hand)"/></g>', *size)


def _boss(picture: Array) -> None:
    """A boss of blood and iron with the hand, in place."""
    size = picture.shape[1], picture.shape[0]
    scale = size[0] / WIDE
    x, y, radius = HAND
    over(picture, coloured(blur(disc(size, x, y, radius + 7), max(1, 6 * scale)) * 0.85, "#050303"))
    ring(picture, disc(size, x, y, radius + 4), disc(size, x, y, radius - 6), scale * 1.6, "#9aa0a6")
    field = disc(size, x, y, radius - 6)
    paint = flat(field, "#7a1c1a")
    over(
        picture, plate(field, paint, max(1.5, 8 * scale), relief=0.9, ink=max(0.8, 2 * scale), rim_light=0.1)
    )
    span = radius * 1.56 * scale
    middle = x * scale, y * scale
    fat = hand(size, middle, span, 4)
    over(picture, coloured(np.maximum(fat, shift(fat, 1, 1)), INK))
    sign = hand(size, middle, span)
    over(
        picture, plate(sign, flat(sign, "#efe2c2"), max(1.0, 2.4 * scale), relief=0.8, ink=0.5, rim_light=0.2)
    )


def _foot(picture: Array) -> None:
    """A broad bar of iron from edge to edge: the hand on its left, a niche on its right, in place."""
    size = picture.shape[1], picture.shape[0]
    scale = size[0] / WIDE
    bar = box(size, FOOT, 22)
    shadow(picture, bar, 0, 0, max(1, 5 * scale), dx=0, dy=-round(4 * scale), dark=0.8)
    over(picture, coloured(box(size, FOOT, 22, 4), "#090506"))
    metal = np.clip(iron(*size, 23) * 1.25, 0, 1)
    over(picture, plate(bar, metal, max(2.0, 9 * scale), relief=1.2, ink=max(0.9, 2 * scale), rim_light=0.35))
    niche = box(size, NICHE, 16)
    recess(picture, niche, depth=0.72, ground="#2a0a0c", wall=max(2.0, 8 * scale))
    over(picture, coloured(niche * 0.42, "#5a1214"))
    ring(picture, box(size, NICHE, 16, 5), niche, scale, "#8e2f24")
    rivets(picture, [(668, 834), (668, 948), (190, 834), (190, 948)], 8)
    _boss(picture)


def wrath_small() -> Image.Image:
    """The smallest card of wrath: a red rim, and the foot as broad as on the others."""
    return small(tint(GODS["wrath"].colour, 0.06), _foot, (52, 52, WIDE - 52, 800))


# Loki


def _serpents(picture: Array) -> None:
    """Four heads at the corners, two green and two of gold, each biting along the frame, in place."""
    canvas = Canvas(7)
    green, gold = ("#3f8a58", "#d9b84a"), ("#e0b040", "#2f6a4a")
    for x, y, turn, paints in (
        (114, 34, np.pi, green), (34, 866, np.pi / 2, gold),
        (586, 946, 0.0, green), (666, 114, -np.pi / 2, gold),
    ):  # fmt: skip
        with canvas.placed(x, y, 0.98, float(turn)):
            serpent_head(canvas, *paints)
    inked(picture, "".join(canvas.parts))


def loki_small() -> Image.Image:
    """The smallest card of Loki: a green rim with a thread of gold."""
    return small(GODS["loki"].colour, partial(thread, "#e6c25c", (23, 36), (32, 30)))


def row() -> Image.Image:
    """A strip of parchment with a boss of green bronze: one row of a card of Loki."""
    width, height = ROW
    picture = empty(width, height)

    def strip(grow: float) -> Array:
        left, top = 40 - grow, 6 - grow
        sides = f'x="{left}" y="{top}" width="{width - left - 6 + grow}" height="{height - 2 * top}"'
        return mask(f'<rect {sides} rx="9" fill="#fff"/>', width, height)

    def boss(radius: float) -> Array:
        return mask(
            f'<circle cx="{ROW_BOSS[0]}" cy="{ROW_BOSS[1]}" r="{radius}" fill="#fff"/>', width, height
        )

    over(picture, coloured(strip(4), "#0a0806"))
    skin = np.clip(parchment(width, height, 12, worn=0) * 1.05, 0, 1)
    over(picture, plate(strip(0), skin, 4, relief=0.8, ink=1.3, rim_light=0.3))
    over(picture, coloured(blur(boss(45), 3) * 0.8, "#080503"))
    over(picture, coloured(boss(46), "#0a0806"))
    rim = boss(43)
    over(picture, plate(rim, flat(rim, "#d0a64e"), 5, relief=1.4, ink=1.2, rim_light=0.5))
    over(picture, coloured(boss(37), "#0d0705"))
    field = boss(35.5)
    x, y = grid(width, height)
    paint = flat(field, "#1f5238") * (1 + 0.25 * fbm(x / 18, y / 18, 3, seed=3))[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), 6, relief=0.8, ink=1.6, rim_light=0.12))
    return to_image(picture)


# Places


def places() -> str:
    """Where things lie on the sheet of 700 by 980, for both frames."""
    told: dict[str, object] = {
        "wrath": {
            "window": GODS["wrath"].window,
            "field": GODS["wrath"].field,
            "foot": FOOT,
            "niche": NICHE,
            "hand": HAND,
        },
        "loki": {
            "window": GODS["loki"].window,
            "field": GODS["loki"].field,
            "row": {"size": ROW, "left": ROW_LEFT, "boss": ROW_BOSS, "words": ROW_WORDS},
            "tops": {str(count): tops for count, tops in ROW_TOPS.items()},
        },
    }
    return json.dumps(told, indent=1) + "\n"


def pictures() -> Iterator[Picture]:
    for name, lay, thumb in (("wrath", _iron, wrath_small), ("loki", _serpents, loki_small)):
        yield from in_three_sizes(f"cards/frame-{name}", partial(_drawn, GODS[name], lay), thumb)
    yield Picture("cards/row-loki.webp", row, quality=88)


def documents() -> Iterator[Document]:
    yield Document("cards/gods.json", places)
