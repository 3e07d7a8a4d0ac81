"""Cards of the Hammer Throw but for picture, words and numbers: frames, backs, badges and bosses by deck."""

from collections.abc import Iterator
from functools import partial

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import plate, slope
from art.frames import BAND, EDGE, HIGH, INNER, TACTIC_FLOOR, WIDE, Knot, sheet
from art.hammer.decks import DECKS, Deck, Spot, boss_mask
from art.icons import icon
from art.knot import Lattice, Place, knot
from art.marks import flat
from art.noise import Array, fbm, grid, rgb, ridged, smooth
from art.palette import INK, mix, shade, tint
from art.raster import blur, coloured, empty, mask, over, shadow, shift, svg, to_image
from art.textures import cloth, iron, stone

LARGE, MIDDLE, SMALL = 700, 350, 240  # how wide the frames are
CORNER = 36


def _round_box(size: tuple[int, int], box: tuple[float, float, float, float], corner: float) -> Array:
    left, top, right, bottom = box
    body = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{corner}" fill="#fff"'
    return mask(f"<rect {body}/>", *size)


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


def _interlace(deck: Deck, pattern: Knot, size: tuple[int, int], scale: float) -> Array:
    """The knotwork of a frame, its strands rounded by light."""
    edge, cell = EDGE * scale, BAND * scale / pattern.band
    across, down = size[0] - 2 * edge, size[1] - 2 * edge
    columns, rows = 2 * round(across / cell / 2), 2 * round(down / cell / 2)
    body = knot(
        columns, rows, across / columns, pattern.thick, fills=(tint(deck.colour, 0.1), deck.second),
        ink="#0b0707", light="", walls=_walls(Lattice(columns, rows, pattern.band), pattern), at=(edge, edge),
        band=pattern.band, cell_height=down / rows, bend=pattern.bend,
    )  # fmt: skip
    return _lit(svg(body, *size), cell)


def _lit(strands: Array, cell: float) -> Array:
    bright = strands[..., :3].mean(-1) * strands[..., 3]
    raised = blur(smooth(0.08, 0.30, bright), max(1.0, cell * 0.11))
    lit = slope(raised * cell * 0.6)[..., None]
    colour = strands[..., :3] * (0.96 + 0.9 * np.clip(lit, -0.8, 0.5))
    return np.dstack([np.clip(colour + np.clip(lit, 0, 1) * rgb("#ffdfa0") * 0.36, 0, 1), strands[..., 3]])


def _ground(deck: Deck, size: tuple[int, int], scale: float) -> Array:
    x, y = grid(*size)
    x, y = x / scale, y / scale
    grain = fbm(x / 9, y / 70, 4, seed=deck.seed) * 0.5 + fbm(x / 60, y / 60, 3, seed=deck.seed + 4) * 0.5
    return np.clip(rgb(mix(deck.colour, "#0d0a0c", 0.8)) * (1 + 0.5 * grain)[..., None], 0, 1)


def _stuff(name: str, size: tuple[int, int], scale: float) -> Array:
    """What lies below a picture: blue wool for the Valkyries, mossy rock for the Jötnar, iron for Thor."""
    deck = DECKS[name]
    if name == "valkyries":
        return cloth(*size, deck.colour, 7, thread=max(2.2, 5 * scale)) * 0.86
    if name == "jotnar":
        rock = stone(*size, 4)
        return np.clip(rock / np.maximum(blur(rock, 50 * scale), 0.05) * rgb(shade(deck.colour, 0.42)), 0, 1)
    metal = iron(*size, 23)
    return np.clip(metal / np.maximum(blur(metal, 60 * scale), 0.05) * rgb(shade(deck.colour, 0.40)), 0, 1)


def _fillet(picture: Array, outer: Array, inner: Array, scale: float, colour: str) -> None:
    """A line of metal around a window, in place."""
    ring = np.clip(outer - inner, 0, 1)
    cast = blur(np.clip(shift(ring, round(2 * scale), round(3 * scale)), 0, 1), 2 * scale)
    over(picture, coloured(cast * 0.8, INK))
    bevel, line = max(1.0, 3 * scale), max(0.7, 1.1 * scale)
    over(picture, plate(ring, flat(ring, colour), bevel, relief=1.3, ink=line, rim_light=0.5))


def frame(name: str, width: int, coarse: bool = False) -> Image.Image:
    """A frame with a window for the picture and a field for what the card does, `width` pixels wide."""
    deck, scale = DECKS[name], width / WIDE
    size = width, round(HIGH * scale)

    def box(top: float, bottom: float, grow: float) -> Array:
        edges = INNER - grow, top - grow, WIDE - INNER + grow, bottom + grow
        left, upper, right, lower = (edge * scale for edge in edges)
        return _round_box(size, (left, upper, right, lower), (12 + grow) * scale)

    body, hole = sheet(*size, 0.5, CORNER * scale), box(INNER, TACTIC_FLOOR, 0)
    field = box(TACTIC_FLOOR + 22, HIGH - INNER, 0)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale), "#0b0607"))
    over(picture, np.dstack([_ground(deck, size, scale), body * (1 - hole)]))
    dark = (1 - 0.55 * (1 - blur(field, 30 * scale)))[..., None]
    over(picture, np.dstack([np.clip(_stuff(name, size, scale) * dark, 0, 1), field]))
    pattern = deck.coarse if coarse else deck.fine
    over(picture, _interlace(deck, pattern, size, scale))
    _fillet(picture, box(INNER, TACTIC_FLOOR, 7), hole, scale, deck.strands[1])
    _fillet(picture, box(TACTIC_FLOOR + 22, HIGH - INNER, 7), field, scale, deck.strands[1])
    _rim(picture, body, deck.colour, scale)
    solid = np.maximum(picture[..., 3], body * (1 - hole))
    picture[..., 3] = np.where(hole > 0.99, picture[..., 3], solid) * body
    return to_image(_finished(picture))


def _gloom(hole: Array, scale: float) -> Array:
    """The shadow that a frame throws into its window."""
    edge = 1 - blur(hole, 26 * scale)
    cast = np.clip(hole - blur(shift(hole, round(7 * scale), round(10 * scale)), 7 * scale), 0, 1)
    return np.asarray(hole * np.clip(0.95 * edge + 0.55 * cast, 0, 0.8))


def _rim(picture: Array, body: Array, colour: str, scale: float) -> None:
    """The outer edge: ink, then a line of the deck's paint, in place."""
    height, width = body.shape
    outer, inner = (
        sheet(width, height, 3.5 * scale, 32 * scale),
        sheet(width, height, 8.5 * scale, 28 * scale),
    )
    line = np.clip(outer - inner, 0, 1)
    over(picture, coloured(np.clip(body - sheet(width, height, 10 * scale, 27 * scale), 0, 1), "#0d0807"))
    paint = flat(line, mix(colour, "#fff0cc", 0.1))
    over(picture, plate(line, paint, max(1.0, 2 * scale), relief=1.2, ink=0.7, rim_light=0.3))


def _finished(picture: Array) -> Array:
    """Mottled paint and light that falls off from the fire's side."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    tone = 1 + 0.09 * fbm(u * 8, v * 11, 3, seed=31) + 0.07 * fbm(u * 100, v * 140, 2, seed=32)
    picture[..., :3] = np.clip(
        picture[..., :3] * (tone * (1.10 - 0.22 * (u * 0.4 + v * 0.6)))[..., None], 0, 1
    )
    return picture


def small(name: str, width: int = SMALL) -> Image.Image:
    """A plain rim for the smallest cards: broad paint, and nails, notches or nothing by the deck."""
    deck, scale = DECKS[name], width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, 50 * scale), sheet(*size, 52 * scale, 22 * scale)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), "#0c0707"))
    band = np.clip(sheet(*size, 10 * scale, 42 * scale) - sheet(*size, 44 * scale, 26 * scale), 0, 1)
    over(picture, plate(band, flat(band, tint(deck.colour, 0.06)), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    picture[..., 3] *= body
    return to_image(picture)


# Backs

BACK = 500, 700
MEDAL, PLACE = (250.0, 262.0), (250.0, 556.0)  # the middle of the device, and of the boss for the points


def back(name: str) -> Image.Image:
    """Interlace from edge to edge, a medal with the deck's device, below it an empty boss for the points."""
    deck = DECKS[name]
    body = sheet(*BACK, 0.5, 26)
    x, y = grid(*BACK)
    cloud = fbm(x / 60, y / 60, 4, seed=deck.seed) * 0.22 + fbm(x / 5, y / 5, 2, seed=deck.seed + 1) * 0.10
    picture = empty(*BACK)
    over(picture, np.dstack([np.clip(rgb(deck.ground) * (1 + cloud)[..., None], 0, 1), body]))
    over(picture, _woven(deck))
    _border(picture, deck)
    _medal(picture, deck, MEDAL, 134)
    _boss(picture, deck, PLACE, 92)
    picture[..., 3] = body
    away = np.hypot((x / BACK[0] - 0.42) * 0.9, y / BACK[1] - 0.40)
    tone = (1.14 - 0.55 * away) * (1 + 0.06 * fbm(x / 6, y / 6, 2, seed=40))
    picture[..., :3] = np.clip(picture[..., :3] * tone[..., None], 0, 1)
    return to_image(picture)


def _woven(deck: Deck) -> Array:
    width, height = BACK
    left = top = 34
    rows = 2 * round(deck.columns * (height - 2 * top) / (width - 2 * left) / 2)
    cell, cell_height = (width - 2 * left) / deck.columns, (height - 2 * top) / rows
    body = knot(
        deck.columns, rows, cell, 0.44, fills=(deck.colour, mix(deck.strands[0], deck.colour, 0.35)),
        ink="#060405", light="", seed=deck.seed, at=(left, top), chance=deck.chance, cell_height=cell_height,
        bend=deck.bend,
    )  # fmt: skip
    woven = _lit(svg(body, width, height), cell)
    woven[..., :3] *= 0.86
    return woven


def _ringed(picture: Array, outer: Array, inner: Array, colour: str, bevel: float) -> None:
    ring = np.clip(outer - inner, 0, 1)
    over(picture, coloured(blur(shift(ring, 2, 3), 2) * 0.8, INK))
    over(picture, plate(ring, flat(ring, colour), bevel, relief=1.3, ink=1, rim_light=0.45))


def _border(picture: Array, deck: Deck) -> None:
    """Ink outside, a board in the ground's colour, lines of metal, in place."""
    board = np.clip(sheet(*BACK, 0, 26) - sheet(*BACK, 26, 12), 0, 1)
    over(picture, coloured(board, mix(deck.ground, "#0a0706", 0.45)))
    _ringed(picture, sheet(*BACK, 3, 24), sheet(*BACK, 8, 20), deck.strands[0], 2)
    _ringed(picture, sheet(*BACK, 22, 14), sheet(*BACK, 28, 10), deck.strands[1], 2.5)


def _sign(picture: Array, name: str, middle: Spot, span: float, colour: str) -> None:
    """A device in paint with an outline of ink, in place."""
    height, width = picture.shape[:2]
    place = middle[0] - span / 2, middle[1] - span / 2, span
    fat = svg(icon(name, *place, INK, grow=4), width, height)[..., 3]
    step = max(1, round(span / 56))
    over(picture, coloured(np.maximum(fat, shift(fat, step, round(step * 1.5))), INK))
    cut = svg(icon(name, *place, colour), width, height)[..., 3]
    over(picture, plate(cut, flat(cut, colour), span / 38, relief=0.8, ink=0.6, rim_light=0.2))


def _medal(picture: Array, deck: Deck, middle: Spot, reach: float) -> None:
    """The deck's device on a medal of its shape, in place."""
    height, width = picture.shape[:2]

    def ring(share: float) -> Array:
        return boss_mask(deck, middle, reach * share, (width, height))

    over(picture, coloured(blur(ring(1.10), reach / 10) * 0.85, "#070404"))
    _ringed(picture, ring(1), ring(0.89), deck.strands[0], reach / 26)
    field = ring(0.89)
    over(
        picture, plate(field, flat(field, mix(deck.ground, "#000000", 0.3)), reach / 16, relief=0.8, ink=2.5)
    )
    _ringed(picture, ring(0.80), ring(0.765), deck.strands[1], reach / 60)
    inner = ring(0.765)
    x, y = grid(width, height)
    crust = ridged(x / reach * 2.4, y / reach * 2.4, 3, deck.seed)
    paint = flat(inner, mix(deck.colour, deck.ground, 0.45)) * (0.8 + 0.35 * crust)[..., None]
    over(picture, plate(inner, np.clip(paint, 0, 1), reach / 20, relief=0.8, ink=2, rim_light=0.1))
    _sign(picture, deck.device, (middle[0], middle[1] - reach * 0.02), reach * 1.06, "#f2e8cf")


def _boss(picture: Array, deck: Deck, middle: Spot, reach: float) -> None:
    """A bare boss of pale bone for a number, in place."""
    height, width = picture.shape[:2]

    def ring(share: float) -> Array:
        return boss_mask(deck, middle, reach * share, (width, height))

    over(picture, coloured(blur(ring(1.12), reach / 9) * 0.85, "#070404"))
    _ringed(picture, ring(1), ring(0.84), deck.strands[0], reach / 18)
    field = ring(0.84)
    x, y = grid(width, height)
    rings = np.sin((y + 4 * fbm(x / 40, y / 40, 3, seed=deck.seed)) * 0.55) * 0.02
    bone = flat(field, "#e6d8b6") * (1 + rings + 0.08 * fbm(x / 26, y / 26, 3, seed=deck.seed + 3))[..., None]
    over(picture, plate(field, np.clip(bone, 0, 1), reach / 16, relief=0.9, ink=1.6, rim_light=0.25))


def back_small(name: str) -> Image.Image:
    """The back for hands of opponents: no interlace, a large device, a large boss for the points."""
    deck, size = DECKS[name], (200, 280)
    picture = empty(*size)
    body = sheet(*size, 0.5, 16)
    over(picture, np.dstack([flat(body, mix(deck.ground, deck.colour, 0.3)), body]))
    band = np.clip(sheet(*size, 4, 13) - sheet(*size, 13, 8), 0, 1)
    over(picture, coloured(np.clip(body - sheet(*size, 16, 7), 0, 1), "#0c0707"))
    over(picture, plate(band, flat(band, deck.strands[0]), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    _sign(picture, deck.device, (100, 92), 124, "#f2e8cf")
    _boss(picture, deck, (100, 208), 54)
    picture[..., 3] = body
    return to_image(picture)


# What lies on a card


def badge(name: str, size: int = 192) -> Image.Image:
    """The deck's device on a boss of its shape: the deck in one mark."""
    deck = DECKS[name]
    picture = empty(size, size)
    _medal(picture, deck, (size / 2, size / 2), size * 0.405)
    return to_image(picture)


def roundel(name: str, size: int = 224) -> Image.Image:
    """A painted boss in the deck's shape; the sign of the property is laid on it in bone."""
    deck, middle = DECKS[name], (size / 2, size / 2)

    def ring(reach: float) -> Array:
        return boss_mask(deck, middle, reach * size / 100, (size, size))

    k = {0: 1.0, 6: 0.95, 4: 0.97}[deck.corners]
    picture = empty(size, size)
    shadow(picture, ring(45 * k), 0, 0, size / 40, dx=size // 60, dy=size // 36, dark=0.8)
    over(picture, coloured(ring(46.5 * k), INK))
    rim = ring(44 * k)
    over(
        picture,
        plate(
            rim,
            flat(rim, mix(deck.strands[0], deck.ground, 0.2)),
            size / 30,
            relief=1.3,
            ink=1.4,
            rim_light=0.3,
        ),
    )
    over(picture, coloured(ring(38.5 * k), "#0d0705"))
    field = ring(37 * k)
    x, y = grid(size, size)
    paint = flat(field, shade(deck.colour, 0.36)) * (1 + 0.3 * fbm(x / 40, y / 40, 4, seed=3))[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), size / 24, relief=0.7, ink=2, rim_light=0.15))
    return to_image(picture)


def points_boss(name: str, size: int = 160) -> Image.Image:
    """The boss of the backs alone, for the points on a face."""
    picture = empty(size, size)
    _boss(picture, DECKS[name], (size / 2, size / 2), size * 0.41)
    return to_image(picture)


def pictures() -> Iterator[Picture]:
    for name in DECKS:
        yield Picture(f"hammer/frame-{name}.webp", partial(frame, name, LARGE), quality=86)
        yield Picture(f"hammer/frame-{name}-middle.webp", partial(frame, name, MIDDLE, True), quality=88)
        yield Picture(f"hammer/frame-{name}-small.webp", partial(small, name), quality=88)
        yield Picture(f"hammer/back-{name}.webp", partial(back, name), quality=86)
        yield Picture(f"hammer/back-{name}-small.webp", partial(back_small, name), quality=88)
        yield Picture(f"hammer/badge-{name}.webp", partial(badge, name), quality=90)
        yield Picture(f"hammer/roundel-{name}.webp", partial(roundel, name), quality=90)
        yield Picture(f"hammer/points-{name}.webp", partial(points_boss, name), quality=90)
