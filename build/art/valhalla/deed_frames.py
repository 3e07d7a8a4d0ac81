"""Frames and bosses of the expansions' tactics, of missions and of Thor's help: in the size of a tactic's.

Thor's is blue-grey iron with red strands and a hammer on its upper edge; a mission's is pale linen with a
swan's feather. The others are cloth, as those of the first deck.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import plate, slope
from art.frames import BAND, CORNER, EDGE, HIGH, INNER, TACTIC_FLOOR, WIDE, Knot, sheet
from art.icons import icon
from art.knot import Lattice, Place, knot
from art.marks import flat
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import INK, mix, tint
from art.raster import blur, coloured, empty, mask, over, shift, svg, to_image
from art.textures import cloth, iron
from art.valhalla import tokens

LARGE, MIDDLE, SMALL = 700, 350, 240  # how wide the frames are
CROWN = (WIDE / 2, 40.0)  # the middle of the device on the upper edge
REACH = 39.0


class Kind(NamedTuple):
    """Paint, strands and metal of a frame; `device` sits on its upper edge, if it has one."""

    colour: str
    strands: tuple[str, str]
    metal: str
    fine: Knot
    coarse: Knot
    device: str = ""


_PLAIN = Knot(2, 6, {(0, 1): "c"}, 0.34)
_HARD = Knot(4, 6, {(0, 2): "x", (3, 1): "c", (3, 3): "c"}, 0.20), Knot(2, 6, {(1, 1): "x"}, 0.18)
_SOFT = Knot(4, 8, {(0, 2): "x", (4, 1): "x", (4, 3): "x"}, 0.48), Knot(2, 6, {(1, 1): "x"}, 0.48)
_GILT = "#d0a550"


def _tactic(colour: str) -> Kind:
    return Kind(colour, (tint(colour, 0.08), "#b9985c"), _GILT, _PLAIN, _PLAIN)


KINDS = {
    "supply": _tactic("#7f97ab"),
    "road": _tactic("#8f86b4"),
    "call_to_arms": _tactic("#6f6450"),
    "war_cry": _tactic("#8a7a1e"),
    "blooded_cry": _tactic("#74182a"),
    "thor": Kind("#4c6076", ("#8499b0", "#a8342a"), "#c3ccd2", *_HARD, "deck-thor"),
    "mission": Kind("#d9dcd6", ("#eef0ea", "#8fabc8"), "#efe4c0", *_SOFT, "mission"),
}
# Bosses: the sign on each, and the kind whose paint it has.
ROUNDELS = {
    "supply": ("supply", "supply"),
    "road": ("road", "road"),
    "call_to_arms": ("call-to-arms", "call_to_arms"),
    "war_cry": ("war-cry", "war_cry"),
    "blooded_cry": ("blooded-cry", "blooded_cry"),
    **{
        sign: (sign, "thor")
        for sign in ("thor-draw", "thor-reroll", "thor-steal", "thor-strength", "thor-die")
    },
    **{sign: (sign, "mission") for sign in ("mission-no-reroll", "mission-by-five", "mission-three-armed")},
}
BOSS = {"thor": "#5a7390", "mission": "#7d93aa"}  # where the frame's own paint is too dark or too pale


def _box(size: tuple[int, int], top: float, bottom: float, grow: float) -> Array:
    """The mask of a window from *top* to *bottom* of the sheet, its corners round."""
    scale = size[0] / WIDE
    left, high = (INNER - grow) * scale, (bottom - top + 2 * grow) * scale
    place = f'x="{left}" y="{(top - grow) * scale}" width="{size[0] - 2 * left}" height="{high}"'
    return mask(f'<rect {place} rx="{(12 + grow) * scale}" fill="#fff"/>', *size)


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
            wall = pattern.walls.get((along % pattern.period, row))
            if wall:
                found[i, j] = "h" if level == (wall == "c") else "v"
    return found


def _interlace(of: Kind, pattern: Knot, size: tuple[int, int], scale: float) -> Array:
    """The knotwork, its strands rounded by light."""
    edge, cell = EDGE * scale, BAND * scale / pattern.band
    across, down = size[0] - 2 * edge, size[1] - 2 * edge
    columns, rows = 2 * round(across / cell / 2), 2 * round(down / cell / 2)
    body = knot(
        columns,
        rows,
        across / columns,
        pattern.thick,
        fills=of.strands,
        ink="#0c0808",
        light="",
        walls=_walls(Lattice(columns, rows, pattern.band), pattern),
        at=(edge, edge),
        band=pattern.band,
        cell_height=down / rows,
        bend=pattern.bend,
    )
    strands = svg(body, *size)
    raised = blur(smooth(0.09, 0.30, strands[..., :3].mean(-1) * strands[..., 3]), max(1.0, cell * 0.11))
    lit = slope(raised * cell * 0.6)[..., None]
    colour = strands[..., :3] * (0.98 + 0.92 * np.clip(lit, -0.8, 0.5))
    return np.dstack([np.clip(colour + np.clip(lit, 0, 1) * rgb("#ffdfa0") * 0.36, 0, 1), strands[..., 3]])


def _field(name: str, size: tuple[int, int], scale: float) -> Array:
    """What lies below the picture: hammered iron for Thor, else wool."""
    colour = KINDS[name].colour
    if name == "thor":
        metal = iron(*size, 29)
        even = metal / np.maximum(blur(metal, 60 * scale), 0.05)
        return np.clip(even * rgb(mix(colour, "#101822", 0.34)), 0, 1)
    return cloth(*size, colour, 7, thread=max(2.2, 5 * scale)) * (1.2 if name == "mission" else 0.92)


def _fillet(picture: Array, ring: Array, scale: float, colour: str) -> None:
    """A line of metal, in place."""
    cast = blur(np.clip(shift(ring, round(2 * scale), round(3 * scale)), 0, 1), 2 * scale)
    over(picture, coloured(cast * 0.8, INK))
    bevel, line = max(1.0, 3 * scale), max(0.7, 1.1 * scale)
    over(picture, plate(ring, flat(ring, colour), bevel, relief=1.3, ink=line, rim_light=0.5))


def _gloom(hole: Array, scale: float) -> Array:
    """The shadow that a frame throws into its window."""
    edge = 1 - blur(hole, 26 * scale)
    cast = np.clip(hole - blur(shift(hole, round(7 * scale), round(10 * scale)), 7 * scale), 0, 1)
    return np.asarray(hole * np.clip(0.95 * edge + 0.55 * cast, 0, 0.8))


def _ground(of: Kind, size: tuple[int, int], scale: float) -> Array:
    x, y = grid(*size)
    x, y = x / scale, y / scale
    grain = fbm(x / 9, y / 70, 4, seed=5) * 0.5 + fbm(x / 60, y / 60, 3, seed=9) * 0.5
    return np.clip(rgb(mix(of.colour, "#100c10", 0.80)) * (1 + 0.5 * grain)[..., None], 0, 1)


def _rim(picture: Array, body: Array, of: Kind, scale: float) -> None:
    """The outer edge: ink, then a line of the kind's paint, in place."""
    height, width = body.shape
    outer, inner = (
        sheet(width, height, 3.5 * scale, 32 * scale),
        sheet(width, height, 8.5 * scale, 28 * scale),
    )
    line = np.clip(outer - inner, 0, 1)
    over(picture, coloured(np.clip(body - sheet(width, height, 10 * scale, 27 * scale), 0, 1), "#0d0807"))
    paint = flat(line, of.strands[1] if of.device else mix(of.colour, "#fff0cc", 0.1))
    over(picture, plate(line, paint, max(1.0, 2 * scale), relief=1.2, ink=0.7, rim_light=0.3))


def _crown(picture: Array, of: Kind, middle: tuple[float, float], reach: float) -> None:
    """A boss with the device, in place."""
    height, width = picture.shape[:2]

    def ring(share: float) -> Array:
        place = f'cx="{middle[0]}" cy="{middle[1]}" r="{reach * share}"'
        return mask(f'<circle {place} fill="#fff"/>', width, height)

    over(picture, coloured(blur(ring(1.15), reach / 8) * 0.8, "#070404"))
    over(picture, coloured(ring(1.06), INK))
    over(picture, plate(ring(1), flat(ring(1), of.metal), reach / 9, relief=1.3, ink=1.0, rim_light=0.5))
    over(picture, coloured(ring(0.82), INK))
    dark = mix(of.strands[1], "#0c1020", 0.3 if of.device == "deck-thor" else 0.5)
    over(picture, plate(ring(0.78), flat(ring(0.78), dark), reach / 10, relief=0.7, ink=1.0, rim_light=0.15))
    side = reach * 1.22
    sign = icon(of.device, middle[0] - side / 2, middle[1] - side / 2, side, "#f6efdc")
    over(picture, svg(sign, width, height))


def frame(name: str, width: int, coarse: bool = False) -> Image.Image:
    """A frame with a window for the picture and a field for what the card does, `width` pixels wide."""
    of, scale = KINDS[name], width / WIDE
    size = width, round(HIGH * scale)
    body = sheet(*size, 0.5, CORNER * scale)
    hole, field = _box(size, INNER, TACTIC_FLOOR, 0), _box(size, TACTIC_FLOOR + 22, HIGH - INNER, 0)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale), "#0b0607"))
    over(picture, np.dstack([_ground(of, size, scale), body * (1 - hole)]))
    dark = (1 - 0.55 * (1 - blur(field, 30 * scale)))[..., None]
    over(picture, np.dstack([np.clip(_field(name, size, scale) * dark, 0, 1), field]))
    over(picture, _interlace(of, of.coarse if coarse else of.fine, size, scale))
    for inner, top, bottom in ((hole, INNER, TACTIC_FLOOR), (field, TACTIC_FLOOR + 22, HIGH - INNER)):
        _fillet(picture, np.clip(_box(size, top, bottom, 7) - inner, 0, 1), scale, of.metal)
    _rim(picture, body, of, scale)
    solid = np.maximum(picture[..., 3], body * (1 - hole))
    picture[..., 3] = np.where(hole > 0.99, picture[..., 3], solid) * body
    if of.device:
        _crown(picture, of, (CROWN[0] * scale, CROWN[1] * scale), REACH * scale)
    return to_image(_finished(picture))


def _finished(picture: Array) -> Array:
    """Mottled paint and light that falls off from the fire's side."""
    height, width = picture.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    tone = 1 + 0.09 * fbm(u * 8, v * 11, 3, seed=31) + 0.07 * fbm(u * 100, v * 140, 2, seed=32)
    light = tone * (1.10 - 0.22 * (u * 0.4 + v * 0.6))
    picture[..., :3] = np.clip(picture[..., :3] * light[..., None], 0, 1)
    return picture


def small(name: str, width: int = SMALL) -> Image.Image:
    """A plain rim for the smallest cards: broad paint, and the device where there is one."""
    of, scale = KINDS[name], width / WIDE
    size = width, round(HIGH * scale)
    body, hole = sheet(*size, 0.5, 50 * scale), sheet(*size, 52 * scale, 22 * scale)
    picture = empty(*size)
    over(picture, coloured(_gloom(hole, scale) * 0.8, "#0b0607"))
    over(picture, coloured(np.clip(body - hole, 0, 1), "#0c0707"))
    band = np.clip(sheet(*size, 10 * scale, 42 * scale) - sheet(*size, 44 * scale, 26 * scale), 0, 1)
    over(picture, plate(band, flat(band, tint(of.colour, 0.06)), 2.5, relief=0.9, ink=0.8, rim_light=0.35))
    if of.device:
        line = np.clip(sheet(*size, 22 * scale, 36 * scale) - sheet(*size, 32 * scale, 31 * scale), 0, 1)
        over(picture, coloured(line, of.strands[1]))
    picture[..., 3] *= body
    return to_image(picture)


def pictures() -> Iterator[Picture]:
    for name in KINDS:
        yield Picture(f"cards/frame-{name}.webp", partial(frame, name, LARGE), quality=86)
        yield Picture(f"cards/frame-{name}-middle.webp", partial(frame, name, MIDDLE, True), quality=88)
        yield Picture(f"cards/frame-{name}-small.webp", partial(small, name), quality=88)
    for name, (sign, kind) in ROUNDELS.items():
        colour = BOSS.get(kind, KINDS[kind].colour)
        yield Picture(f"cards/roundel-{name}.webp", partial(tokens.roundel, sign, colour))
