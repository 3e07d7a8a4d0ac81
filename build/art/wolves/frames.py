"""Cards of Wolves of Odin but for picture, words and numbers: frames in three sizes, bosses, marks and backs.

Runes, manoeuvres, colours of deities, victories and Ragnarök are told apart by paint, by what runs around the
card and by the outline of every boss. `wolves/wolves.json` tells where all is.
"""

from collections.abc import Iterator
from functools import partial

import numpy as np
from PIL import Image

from art.bake import Document, Picture
from art.carve import engrave, plate
from art.frames import (
    HIGH,
    WIDE,
    Size,
    box,
    field,
    finished,
    forged,
    gloom,
    ground,
    in_three_sizes,
    inked,
    interlace,
    rim,
    ring,
    sheet,
    small,
    tinted,
)
from art.ink import Canvas
from art.marks import flat
from art.noise import Array
from art.palette import mix, shade, tint
from art.raster import blur, coloured, empty, mask, over
from art.textures import cloth, iron, parchment
from art.wolves import backs, bands, bosses, places, tokens
from art.wolves.looks import CARDS, DEITIES, Card
from art.wood import Plank, oak

GEMS = {
    "blue": '<circle r="1" fill="#fff"/>',
    "red": '<path d="M0 -1.25L1 0L0 1.25L-1 0Z" fill="#fff"/>',
    "black": '<rect x="-.9" y="-.9" width="1.8" height="1.8" rx=".2" fill="#fff"/>',
}
GEM_PAINT = {"blue": "#3f86d8", "red": "#c8302a", "black": "#2a2a30"}
GEM_PLACES = ((31, 606), (669, 606), (31, 949), (669, 949))


# The window


def _arch(kind: str, box: tuple[float, float, float, float]) -> str:
    """The path of a window whose head is an arch."""
    left, top, right, low = box
    mid, half = (left + right) / 2, (right - left) / 2
    heads = {
        "round": f"V{top + 220}A{half} 220 0 0 1 {right} {top + 220}",
        "pointed": f"V{top + 250}Q{left + 26} {top + 104} {mid} {top}"
        f"Q{right - 26} {top + 104} {right} {top + 250}",
        "branched": f"V{top + 262}Q{left} {top + 150} {left + 104} {top + 142}Q{left + 118} {top} {mid} {top}"
        f"Q{right - 118} {top} {right - 104} {top + 142}Q{right} {top + 150} {right} {top + 262}",
    }
    return f"M{left} {low}{heads[kind]}V{low}Z"


def _window(card: Card, size: Size, grow: float = 0.0) -> Array:
    """The mask of a card's window, grown."""
    if card.arch == "flat":
        return box(size, card.paint.window, grow=grow)
    line = f'stroke="#fff" stroke-width="{2 * grow}" stroke-linejoin="round"' if grow else ""
    return mask(
        f'<path d="{_arch(card.arch, card.paint.window)}" fill="#fff" {line}/>', *size, f"0 0 {WIDE} {HIGH}"
    )


# What lies below the picture


def _stuff(name: str, size: Size, paper: bool) -> Array:
    """The field: calfskin where words are read, else the stuff of the card's kind."""
    scale, colour = size[0] / WIDE, CARDS[name].paint.colour
    if paper:
        return np.asarray(
            np.clip(parchment(*size, 12 + len(name), worn=0) * (0.86 if name == "ragnarok" else 1.04), 0, 1)
        )
    if name == "yew":
        return np.clip(
            oak(*size, Plank(seed=31, tone=0.8, knots=1, scale=1.2))
            * np.array([0.62, 0.82, 0.5], np.float32),
            0,
            1,
        )
    if name == "victory":
        return np.clip(oak(*size, Plank(seed=37, tone=0.9, knots=0, scale=1.2)), 0, 1)
    if name in DEITIES or name == "ragnarok":
        return forged(shade(colour, 0.62), 29, size)
    colour = "#8a5a34" if name == "manoeuvre" else colour
    return cloth(*size, shade(colour, 0.3), 7, thread=max(2.2, 5 * scale)) * 0.8


def _field(picture: Array, name: str, size: Size, paper: bool) -> None:
    """Lay the field and its fillet, in place."""
    of = CARDS[name].paint
    shape = field(picture, of.field, _stuff(name, size, paper), 0.35 if paper else 0.5)
    ring(picture, box(size, of.field, grow=7), shape, size[0] / WIDE, of.metal)


# Around it


def _around(picture: Array, name: str, size: Size, body: Array, coarse: bool) -> None:
    """What runs around the card, in place."""
    card, scale = CARDS[name], size[0] / WIDE
    if name == "tyr":
        over(picture, bands.runes(size, card.paint.strands, coarse))
    elif name == "manoeuvre":
        over(picture, np.dstack([bands.bone(size, card.paint.colour, 5), body]))
        bands.cut_in(
            picture, interlace(card.paint._replace(strands=("#ffffff", "#ffffff")), size, coarse), scale
        )
    elif name == "ragnarok":
        bands.scorched(picture, size, body)
    else:
        over(picture, interlace(card.paint, size, coarse))


def _spandrels(picture: Array, name: str, size: Size) -> None:
    """Enamel between the arch and the corners, cut with rays, flames or boughs, in place."""
    card, scale = CARDS[name], size[0] / WIDE
    area = np.clip(box(size, card.paint.window) - _window(card, size, 7), 0, 1)
    paint = tinted(iron(*size, 41), mix(shade(card.paint.colour, 0.35), "#000000", 0.1), 40 * scale)
    over(picture, plate(area, paint, max(1.0, 5 * scale), relief=0.8, ink=max(0.8, 2 * scale), rim_light=0.2))
    lines = mask(_CUTS[name], *size, f"0 0 {WIDE} {HIGH}") * area
    engrave(
        picture,
        lines,
        depth=0.8,
        fill=mix(card.paint.metal, "#000000", 0.12),
        lip=0.2,
        wall=max(1, round(2 * scale)),
    )
    ring(picture, box(size, card.paint.window, grow=7), box(size, card.paint.window), scale, card.paint.metal)


def _rays() -> str:
    """Rays of a sun behind the round arch."""
    ray = '<path d="M350 300L-320 {0}V{1}Z" transform="rotate({2} 350 300)" fill="#fff"/>'
    return "".join(ray.format(284 + 8 * (k % 2), 316 - 8 * (k % 2), 7.5 * k) for k in range(25))


def _licks() -> str:
    """Tongues of fire that lean against the pointed arch."""
    one = "M0 0C-22 -22 -16 -48 6 -66C4 -46 26 -40 22 -16C20 -4 10 4 0 0Z"
    spots = (
        (70, 300, -30, 1.0),
        (92, 236, -10, 1.0),
        (132, 186, 10, 0.95),
        (186, 142, 30, 0.9),
        (244, 104, 46, 0.8),
    )
    body = ""
    for x, y, turn, size in spots:
        body += f'<path d="{one}" transform="translate({x} {y - 14}) rotate({turn - 20}) scale({size})"/>'
    return f'<g fill="#fff">{body}<g transform="translate({WIDE} 0) scale(-1 1)">{body}</g></g>'


def _twigs() -> str:
    """Leafless boughs in the corners above the branched arch."""
    half = "M58 320C72 260 60 220 96 178M70 250C90 236 104 240 120 216M78 214C70 190 76 170 66 150"
    half += "M150 62C190 76 214 66 236 92M196 72C206 92 200 104 214 116"
    line = 'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"'
    return f'<path d="{half}" {line}/><path d="{half}" {line} transform="translate({WIDE} 0) scale(-1 1)"/>'


_CUTS = {"blue": _rays(), "red": _licks(), "black": _twigs()}


def _gems(picture: Array, name: str, size: Size) -> None:
    """Stones in settings at the waist and the lower corners, in place."""
    scale = size[0] / WIDE
    for x, y in GEM_PLACES:
        for reach, paint in ((25.0, CARDS[name].paint.metal), (17.0, "")):
            place = f'transform="translate({x * scale:.2f} {y * scale:.2f}) scale({reach * scale:.3f})"'
            shape = mask(f"<g {place}>{GEMS[name]}</g>", *size)
            if paint:
                over(picture, coloured(np.clip(blur(shape, max(1.0, 2 * scale)) * 3, 0, 1), "#0a0706"))
                over(picture, plate(shape, flat(shape, paint), max(1.0, 4 * scale), relief=1.4, ink=0.8))
            else:
                bands.gem(picture, shape, GEM_PAINT[name], scale)


def _ornaments(picture: Array, name: str, size: Size, coarse: bool) -> None:
    """What lies over the edges of the window, in place."""
    if name == "tyr":
        c = Canvas(3)
        bands.arrowhead(c, WIDE / 2, 40, 36)
        inked(picture, "".join(c.parts))
    elif name == "yew":
        bands.boughs(picture, size, coarse)
    elif name == "black":
        bands.roots(picture, size)
    elif name == "ragnarok":
        bands.tongues(picture, size, CARDS[name].paint.window)
    if name in DEITIES:
        _gems(picture, name, size)


# Whole frames

_BOSSES = {
    "tyr": {"strength": "boss-strength-tyr", "rune": "boss-rune-tyr"},
    "yew": {"strength": "boss-strength-yew", "rune": "boss-rune-yew"},
    "manoeuvre": {"sign": "boss-manoeuvre"},
    "blue": {"colour": "boss-blue"},
    "red": {"colour": "boss-red"},
    "black": {"colour": "boss-black"},
    "victory": {"glory": "boss-glory"},
    "ragnarok": {},
}


def _seated(picture: Array, name: str, small: bool) -> None:
    """The bosses in their places. Where a deity is used once a round the face lays that mark itself."""
    scale = picture.shape[1] / WIDE
    seats = CARDS[name].small_seats if small else CARDS[name].seats
    for seat, boss in _BOSSES[name].items():
        x, y, radius = seats[seat]
        bosses.lay(picture, boss, (x * scale, y * scale), radius * scale * 0.92)


def frame(name: str, width: int, coarse: bool) -> Image.Image:
    """A frame with its window cut out, `width` pixels wide; only the largest has paper for words."""
    card, scale = CARDS[name], width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, 36 * scale), _window(card, size)
    picture = empty(*size)
    over(picture, coloured(gloom(hole, scale), "#0b0607"))
    kept = picture.copy()
    over(picture, np.dstack([ground(card.paint, size), body * (1 - hole)]))
    _around(picture, name, size, body * (1 - hole), coarse)
    if name in DEITIES:
        _spandrels(picture, name, size)
    _field(picture, name, size, paper=not coarse)
    ring(picture, _window(card, size, 7), hole, scale, card.paint.metal)
    rim(picture, body, card.paint)
    inside = (hole > 0.99)[..., None]
    picture = np.where(inside, kept, picture)
    solid = np.maximum(picture[..., 3], body * (1 - hole))
    picture[..., 3] = np.where(hole > 0.99, picture[..., 3], solid)
    _ornaments(picture, name, size, coarse)
    _seated(picture, name, small=False)
    picture[..., 3] *= body
    return finished(picture)


def _marked(name: str, picture: Array) -> None:
    """Marks of its kind and the bosses on a small rim, in place."""
    _dashes(picture, name)
    _seated(picture, name, small=True)


def thumb(name: str) -> Image.Image:
    """The smallest: a broad rim of paint with marks of its kind, and the bosses; else all is picture."""
    return small(_RIMS.get(name, tint(CARDS[name].paint.colour, 0.06)), partial(_marked, name))


# Paint of a small rim where the colour of the large frame would be as light as another's.
_RIMS = {"tyr": "#dca048", "yew": "#3d6a2f", "blue": "#a3c6ee", "black": "#1f1e23"}
# Marks along the rim of a small frame, in units of the sheet: what tells it without colour.
_DASHES = {
    "blue": ("#eef4f8", 'd="M28 {z}A9 9 0 0 1 28 {y}A9 9 0 0 1 28 {z}Z"', 46),
    "red": ("#f2b878", 'd="M10 {y}L46 {z}V{w}Z"', 110),
    "black": ("#cdb678", 'd="M20 {z}H36V{y}H20Z"', 100),
    "tyr": ("#2a1208", 'd="M12 {y}L28 {z}L44 {y}" fill="none" stroke-width="9"', 44),
    "yew": ("#12200c", 'd="M14 {y}L42 {z}" fill="none" stroke-width="8"', 34),
    "manoeuvre": ("#4a3520", 'd="M22 {y}H34" fill="none" stroke-width="10"', 62),
    "ragnarok": ("#ff8a2c", 'd="M10 {y}L24 {z}L32 {y}L46 {z}" fill="none" stroke-width="6"', 120),
    "victory": ("#6a4412", 'd="M28 {z}L42 {y}L28 {w}L14 {y}Z"', 62),
}


def _dashes(picture: Array, name: str) -> None:
    """Runes, needles, stitches, beads, teeth, studs or cracks up both sides, in place."""
    size = picture.shape[1], picture.shape[0]
    if name not in _DASHES:
        return
    colour, form, step = _DASHES[name]
    body = ""
    for y in range(70, HIGH - 60, step):
        one = form.format(y=y, z=y - 18, w=y + 18)
        paint = f'fill="{colour}"' if 'fill="none"' not in one else ""
        one = f'<path {one} stroke="{colour}" {paint}/>'
        body += one + f'<g transform="translate({WIDE} 0) scale(-1 1)">{one}</g>'
    over(picture, coloured(mask(body, *size, f"0 0 {WIDE} {HIGH}"), colour))


def pictures() -> Iterator[Picture]:
    for name in CARDS:
        yield from in_three_sizes(f"wolves/frame-{name}", partial(frame, name), partial(thumb, name))
    for name in (name for name in bosses.BOSSES if name not in bosses.ON_FRAMES):
        yield Picture(f"wolves/{name}.webp", partial(bosses.alone, name), quality=90)
    for name, draw in tokens.TOKENS.items():
        yield Picture(f"wolves/{name}.webp", draw, quality=90)
    for name in backs.BACKS:
        yield Picture(f"wolves/back-{name}.webp", partial(backs.back, name), quality=86)
        yield Picture(f"wolves/back-{name}-small.webp", partial(backs.small, name), quality=88)


def documents() -> Iterator[Document]:
    yield Document("wolves/wolves.json", places.told)
