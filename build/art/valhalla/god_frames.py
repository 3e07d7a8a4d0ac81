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

from art.bake import Document, Picture
from art.carve import plate, recess, slope
from art.frames import BAND, EDGE, HIGH, INNER, WIDE, Knot, sheet
from art.ink import Canvas
from art.knot import Lattice, Place, knot
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import INK, mix, tint
from art.raster import blur, coloured, empty, mask, over, shadow, shift, svg, to_image
from art.scene.beasts import serpent_head
from art.textures import cloth, iron, parchment

LARGE, MIDDLE, SMALL = 700, 350, 240  # how wide the frames are
Box = tuple[float, float, float, float]
Size = tuple[int, int]


class God(NamedTuple):
    """Paint, interlace and places of a frame, on a sheet of 700 by 980: left, top, right, bottom."""

    colour: str
    ground: str
    strands: tuple[str, str]
    metal: str
    fine: Knot
    coarse: Knot
    window: Box
    field: Box
    seed: int


FOOT: Box = (16, 816, 684, 966)
NICHE: Box = (206, 838, 652, 944)
HAND = (112.0, 891.0, 62.0)  # middle and radius of the boss
GODS = {
    "wrath": God(
        "#8e2420", "#241416", ("#7c828a", "#8e2420"), "#b4bac0",
        Knot(2, 4, {(0, 1): "c"}, 0.12), Knot(2, 4, {(0, 1): "c"}, 0.12),
        (INNER, INNER, WIDE - INNER, 548), (INNER, 572, WIDE - INNER, 794), 41,
    ),
    "loki": God(
        "#3f8a58", "#0f1f18", ("#4a9a62", "#d0a850"), "#d9b45a",
        Knot(2, 8, {(0, 1): "x"}, 0.5, 0.6), Knot(2, 8, {(0, 1): "x"}, 0.5, 0.58),
        (INNER, INNER, WIDE - INNER, 462), (INNER, 486, WIDE - INNER, HIGH - INNER), 53,
    ),
}  # fmt: skip
ROW: Size = (572, 94)
ROW_LEFT = 64
ROW_TOPS = {3: (532, 660, 788), 4: (522, 621, 720, 819)}
ROW_BOSS = (48, 47, 40)  # middle and radius, within a row
ROW_WORDS = (104, 8, 558, 86)  # room for words, within a row


def _flat(shape: Array, colour: str) -> Array:
    return np.broadcast_to(rgb(colour), (*shape.shape, 3)).copy()


def _box(size: Size, box: Box, corner: float, grow: float = 0.0) -> Array:
    """A mask of a box on the sheet, grown, its corners round."""
    scale = size[0] / WIDE
    left, top, right, low = (
        edge * scale for edge in (box[0] - grow, box[1] - grow, box[2] + grow, box[3] + grow)
    )
    body = f'x="{left:.2f}" y="{top:.2f}" width="{right - left:.2f}" height="{low - top:.2f}"'
    return mask(f'<rect {body} rx="{(corner + grow) * scale:.2f}" fill="#fff"/>', *size)


def _round(size: Size, x: float, y: float, radius: float) -> Array:
    scale = size[0] / WIDE
    return mask(
        f'<circle cx="{x * scale:.2f}" cy="{y * scale:.2f}" r="{radius * scale:.2f}" fill="#fff"/>', *size
    )


# The interlace


def _walls(lattice: Lattice, pattern: Knot) -> dict[Place, str]:
    """The pattern's walls along all four sides, mirrored about the middle of each; corners stay free."""
    k, columns, rows = lattice.band, lattice.columns, lattice.rows
    found: dict[Place, str] = {}
    for i in range(columns + 1):
        for j in range(rows + 1):
            level = (j < k or j > rows - k) and k + 1 < i < columns - k - 1
            upright = (i < k or i > columns - k) and k + 1 < j < rows - k - 1
            if level == upright or (i + j) % 2 == 0:
                continue
            along = abs(i - columns // 2) if level else abs(j - rows // 2)
            row = min(j, rows - j) if level else min(i, columns - i)
            kind = pattern.walls.get((along % pattern.period, row))
            if kind:
                found[i, j] = "h" if level == (kind == "c") else "v"
    return found


def _interlace(god: God, pattern: Knot, size: Size) -> Array:
    """Knotwork around the card, its strands rounded by light."""
    scale = size[0] / WIDE
    edge, cell = EDGE * scale, BAND * scale / pattern.band
    across, down = size[0] - 2 * edge, size[1] - 2 * edge
    columns, rows = 2 * round(across / cell / 2), 2 * round(down / cell / 2)
    body = knot(
        columns, rows, across / columns, pattern.thick, fills=god.strands, ink="#080505", light="",
        walls=_walls(Lattice(columns, rows, pattern.band), pattern), at=(edge, edge), band=pattern.band,
        cell_height=down / rows, bend=pattern.bend,
    )  # fmt: skip
    strands = svg(body, *size)
    bright = strands[..., :3].mean(-1) * strands[..., 3]
    raised = blur(smooth(0.06, 0.26, bright), max(1.0, cell * 0.11))
    lit = slope(raised * cell * 0.6)[..., None]
    colour = strands[..., :3] * (0.98 + 0.9 * np.clip(lit, -0.8, 0.5))
    return np.dstack([np.clip(colour + np.clip(lit, 0, 1) * rgb("#ffdfa0") * 0.32, 0, 1), strands[..., 3]])


# What all frames have


def _ground(god: God, size: Size) -> Array:
    scale = size[0] / WIDE
    x, y = grid(*size)
    grain = fbm(x / scale / 9, y / scale / 70, 4, seed=god.seed) + fbm(
        x / scale / 60, y / scale / 60, 3, seed=god.seed + 4
    )
    return np.asarray(np.clip(rgb(god.ground) * (1 + 0.3 * grain)[..., None], 0, 1))


def _gloom(hole: Array, scale: float) -> Array:
    """The shadow that a frame throws into its window."""
    edge = 1 - blur(hole, 26 * scale)
    cast = np.clip(hole - blur(shift(hole, round(7 * scale), round(10 * scale)), 7 * scale), 0, 1)
    return np.asarray(hole * np.clip(0.95 * edge + 0.55 * cast, 0, 0.8))


def _ring(picture: Array, outer: Array, inner: Array, scale: float, colour: str) -> None:
    """A line of metal around a window, in place."""
    ring = np.clip(outer - inner, 0, 1)
    cast = blur(np.clip(shift(ring, round(2 * scale), round(3 * scale)), 0, 1), max(1, 2 * scale))
    over(picture, coloured(cast * 0.8, INK))
    bevel, line = max(1.0, 3 * scale), max(0.7, 1.1 * scale)
    over(picture, plate(ring, _flat(ring, colour), bevel, relief=1.3, ink=line, rim_light=0.45))


def _rim(picture: Array, body: Array, god: God, scale: float) -> None:
    """The outer edge: ink, then a line of the god's paint, in place."""
    height, width = body.shape
    over(picture, coloured(np.clip(body - sheet(width, height, 10 * scale, 27 * scale), 0, 1), "#0d0807"))
    line = np.clip(
        sheet(width, height, 3.5 * scale, 32 * scale) - sheet(width, height, 8.5 * scale, 28 * scale), 0, 1
    )
    paint = _flat(line, mix(god.colour, "#fff0cc", 0.12))
    over(picture, plate(line, paint, max(1.0, 2 * scale), relief=1.2, ink=0.7, rim_light=0.3))


def _finished(picture: Array) -> Image.Image:
    """Mottled paint and light that falls off from the fire's side."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    tone = 1 + 0.08 * fbm(u * 8, v * 11, 3, seed=31) + 0.06 * fbm(u * 100, v * 140, 2, seed=32)
    tone = tone * (1.10 - 0.20 * (u * 0.4 + v * 0.6))
    picture[..., :3] = np.clip(picture[..., :3] * tone[..., None], 0, 1)
    return to_image(picture)


def _tinted(metal: Array, colour: str, soft: float) -> Array:
    """Forged metal in another colour."""
    return np.asarray(np.clip(metal / np.maximum(blur(metal, soft), 0.05) * rgb(colour), 0, 1))


def _stuff(name: str, size: Size) -> Array:
    """What lies below the picture: cloth the colour of dried blood, or bronze gone green."""
    scale = size[0] / WIDE
    if name == "wrath":
        return cloth(*size, "#6a1a1c", 7, thread=max(2.2, 5 * scale)) * 0.82
    return _tinted(iron(*size, 29), "#26483a", 60 * scale)


def frame(name: str, width: int, coarse: bool = False) -> Image.Image:
    """A frame with a window for the picture and a field for what the card says, `width` pixels wide."""
    god, scale = GODS[name], width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, 36 * scale), _box(size, god.window, 12)
    field = _box(size, god.field, 12)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale), "#0b0607"))
    over(picture, np.dstack([_ground(god, size), body * (1 - hole)]))
    dark = (1 - 0.5 * (1 - blur(field, 30 * scale)))[..., None]
    over(picture, np.dstack([np.clip(_stuff(name, size) * dark, 0, 1), field]))
    over(picture, _interlace(god, god.coarse if coarse else god.fine, size))
    _ring(picture, _box(size, god.window, 12, 7), hole, scale, god.metal)
    _ring(picture, _box(size, god.field, 12, 7), field, scale, god.metal)
    _rim(picture, body, god, scale)
    if name == "wrath":
        _plates(picture, size)
        _foot(picture, size)
    else:
        _serpents(picture, size)
    solid = np.maximum(picture[..., 3], body * (1 - hole))
    picture[..., 3] = np.where(hole > 0.99, picture[..., 3], solid) * body
    return _finished(picture)


# Tyr


def _rivets(picture: Array, size: Size, places: list[tuple[float, float]], radius: float) -> None:
    for x, y in places:
        head = _round(size, x, y, radius)
        scale = size[0] / WIDE
        shadow(picture, head, 0, 0, max(1, 2 * scale), dx=1, dy=max(1, round(2 * scale)), dark=0.8)
        bevel = max(1.0, radius * 0.4 * scale)
        over(picture, plate(head, _flat(head, "#a6acb2"), bevel, relief=1.5, ink=0.9, rim_light=0.4))


def _plates(picture: Array, size: Size) -> None:
    """Iron at the corners and at the waist of the frame, in place."""
    scale = size[0] / WIDE
    metal = np.clip(iron(*size, 19) * 1.15, 0, 1)
    boxes: list[Box] = [(6, 6, 66, 66), (634, 6, 694, 66), (4, 540, 62, 580), (638, 540, 696, 580)]
    for box in boxes:
        shape = _box(size, box, 10)
        shadow(picture, shape, 0, 0, max(1, 3 * scale), dx=1, dy=max(1, round(3 * scale)), dark=0.8)
        over(picture, plate(shape, metal, max(1.5, 5 * scale), relief=1.2, ink=1.4, rim_light=0.3))
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        _rivets(picture, size, [middle], 11)


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


def _boss(picture: Array, size: Size) -> None:
    """A boss of blood and iron with the hand, in place."""
    scale = size[0] / WIDE
    x, y, radius = HAND
    over(picture, coloured(blur(_round(size, x, y, radius + 7), max(1, 6 * scale)) * 0.85, "#050303"))
    _ring(picture, _round(size, x, y, radius + 4), _round(size, x, y, radius - 6), scale * 1.6, "#9aa0a6")
    field = _round(size, x, y, radius - 6)
    paint = _flat(field, "#7a1c1a")
    over(
        picture, plate(field, paint, max(1.5, 8 * scale), relief=0.9, ink=max(0.8, 2 * scale), rim_light=0.1)
    )
    span = radius * 1.56 * scale
    middle = x * scale, y * scale
    fat = hand(size, middle, span, 4)
    over(picture, coloured(np.maximum(fat, shift(fat, 1, 1)), INK))
    sign = hand(size, middle, span)
    over(
        picture,
        plate(sign, _flat(sign, "#efe2c2"), max(1.0, 2.4 * scale), relief=0.8, ink=0.5, rim_light=0.2),
    )


def _foot(picture: Array, size: Size) -> None:
    """A broad bar of iron from edge to edge: the hand on its left, a niche on its right, in place."""
    scale = size[0] / WIDE
    bar = _box(size, FOOT, 22)
    shadow(picture, bar, 0, 0, max(1, 5 * scale), dx=0, dy=-round(4 * scale), dark=0.8)
    over(picture, coloured(_box(size, FOOT, 22, 4), "#090506"))
    metal = np.clip(iron(*size, 23) * 1.25, 0, 1)
    over(picture, plate(bar, metal, max(2.0, 9 * scale), relief=1.2, ink=max(0.9, 2 * scale), rim_light=0.35))
    niche = _box(size, NICHE, 16)
    recess(picture, niche, depth=0.72, ground="#2a0a0c", wall=max(2.0, 8 * scale))
    over(picture, coloured(niche * 0.42, "#5a1214"))
    _ring(picture, _box(size, NICHE, 16, 5), niche, scale, "#8e2f24")
    _rivets(picture, size, [(668, 834), (668, 948), (190, 834), (190, 948)], 8)
    _boss(picture, size)


def wrath_small(width: int = SMALL) -> Image.Image:
    """The smallest card of wrath: a red rim, and the foot as broad as on the others."""
    scale = width / WIDE
    size = width, round(HIGH * scale)
    body = sheet(*size, 0.5, 50 * scale)
    hole = _box(size, (52, 52, WIDE - 52, 800), 22)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), "#0c0707"))
    band = np.clip(sheet(*size, 10 * scale, 42 * scale) - _box(size, (44, 44, WIDE - 44, 808), 26), 0, 1)
    paint = _flat(band, tint(GODS["wrath"].colour, 0.06))
    over(picture, plate(band, paint, 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    _foot(picture, size)
    picture[..., 3] *= body
    return to_image(picture)


# Loki


def _serpents(picture: Array, size: Size) -> None:
    """Four heads at the corners, two green and two of gold, each biting along the frame, in place."""
    scale = size[0] / WIDE
    canvas = Canvas(7)
    green, gold = ("#3f8a58", "#d9b84a"), ("#e0b040", "#2f6a4a")
    for x, y, turn, paints in (
        (114, 34, np.pi, green), (34, 866, np.pi / 2, gold),
        (586, 946, 0.0, green), (666, 114, -np.pi / 2, gold),
    ):  # fmt: skip
        with canvas.placed(x, y, 0.98, float(turn)):
            serpent_head(canvas, *paints)
    heads = svg("".join(canvas.parts), *size, f"0 0 {WIDE} {HIGH}")
    shadow(picture, heads[..., 3], 0, 0, max(1, 4 * scale), dx=2, dy=max(1, round(4 * scale)), dark=0.7)
    over(picture, heads)


def loki_small(width: int = SMALL) -> Image.Image:
    """The smallest card of Loki: a green rim with a thread of gold."""
    scale = width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, 50 * scale), sheet(*size, 52 * scale, 22 * scale)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), "#0c0707"))
    band = np.clip(sheet(*size, 10 * scale, 42 * scale) - sheet(*size, 44 * scale, 26 * scale), 0, 1)
    over(picture, plate(band, _flat(band, GODS["loki"].colour), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    thread = np.clip(sheet(*size, 23 * scale, 36 * scale) - sheet(*size, 32 * scale, 30 * scale), 0, 1)
    over(picture, coloured(thread, "#e6c25c"))
    picture[..., 3] *= body
    return to_image(picture)


def row() -> Image.Image:
    """A strip of parchment with a boss of green bronze: one row of a card of Loki."""
    width, height = ROW
    picture = empty(width, height)

    def strip(grow: float) -> Array:
        left, top = 40 - grow, 6 - grow
        sides = f'x="{left}" y="{top}" width="{width - left - 6 + grow}" height="{height - 2 * top}"'
        return mask(f'<rect {sides} rx="9" fill="#fff"/>', width, height)

    def disc(radius: float) -> Array:
        return mask(
            f'<circle cx="{ROW_BOSS[0]}" cy="{ROW_BOSS[1]}" r="{radius}" fill="#fff"/>', width, height
        )

    over(picture, coloured(strip(4), "#0a0806"))
    skin = np.clip(parchment(width, height, 12, worn=0) * 1.05, 0, 1)
    over(picture, plate(strip(0), skin, 4, relief=0.8, ink=1.3, rim_light=0.3))
    over(picture, coloured(blur(disc(45), 3) * 0.8, "#080503"))
    over(picture, coloured(disc(46), "#0a0806"))
    rim = disc(43)
    over(picture, plate(rim, _flat(rim, "#d0a64e"), 5, relief=1.4, ink=1.2, rim_light=0.5))
    over(picture, coloured(disc(37), "#0d0705"))
    field = disc(35.5)
    x, y = grid(width, height)
    paint = _flat(field, "#1f5238") * (1 + 0.25 * fbm(x / 18, y / 18, 3, seed=3))[..., None]
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
    for name in GODS:
        yield Picture(f"cards/frame-{name}.webp", partial(frame, name, LARGE), quality=86)
        yield Picture(f"cards/frame-{name}-middle.webp", partial(frame, name, MIDDLE, True), quality=88)
    yield Picture("cards/frame-wrath-small.webp", wrath_small, quality=88)
    yield Picture("cards/frame-loki-small.webp", loki_small, quality=88)
    yield Picture("cards/row-loki.webp", row, quality=88)


def documents() -> Iterator[Document]:
    yield Document("cards/gods.json", places)
