"""Plates of skin: torn parchment, the scroll of the saga, and tarred leather for what is said in passing."""

from collections.abc import Iterator

import numpy as np

from art.carve import slope
from art.hewn import slab
from art.joinery import Look, nail, piece
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.palette import FIRELIGHT, INK
from art.plates.plate import Plate
from art.raster import blur, coloured, empty, over, shadow, shift, svg
from art.textures import leather, parchment

ROLL = 54  # the height of a scroll's rolled end, in pixels
LAP = 20  # how far a roll is wider than the sheet, on either side


def even_parchment(width: int, height: int, seed: int) -> Array:
    """Parchment whose large stains are faint, so that a nine-slice may cut it anywhere."""
    skin = parchment(width, height, seed, worn=0)
    plain = skin / np.maximum(blur(skin, 13), 0.05) * rgb("#d9c8a0")
    x, y = grid(width, height)
    creased = fbm(x / 1400, y / 70, 4, seed=seed + 70) + 0.5 * fbm(x / 900, y / 14, 2, seed=seed + 75)
    return np.clip((skin * 0.05 + plain * 0.95) * (1 + 0.07 * creased)[..., None], 0, 1).astype(np.float32)


def _torn(away: Array, x: Array, y: Array, seed: int) -> Array:
    """How deep inside a torn edge every pixel is, from its distance to the straight one."""
    rough = fbm(x / 30, y / 30, 4, seed=seed) * 8 + perlin(x / 5, y / 5, seed + 3) * 2
    return np.asarray(away - 8 + rough)


def _singed(skin: Array, deep: Array) -> Array:
    """Browned and darkened towards a torn edge, the very rim dark as from fire, light where it is thick."""
    skin = skin * (1 - 0.34 * smooth(52, 0, deep))[..., None]
    brown = smooth(20, 0, deep)[..., None] * 0.5
    skin = skin * (1 - brown) + skin * rgb("#8a5a28") * 1.3 * brown
    rim = smooth(4.5, 1.0, deep)[..., None]
    return np.asarray(skin * (1 - 0.62 * rim))


def paper(plate: Plate) -> Array:
    """A sheet of parchment with torn edges."""
    width, height = plate.size
    box = plate.box
    x, y = grid(width, height)
    sides = np.minimum(x - box.left, box.right - x), np.minimum(y - box.top, box.bottom - y)
    deep = _torn(np.minimum(*sides), x, y, 31)
    body = smooth(-1, 1, deep)
    skin = _singed(even_parchment(width, height, 4), deep)
    lift = slope(blur(body, 3) * 7)[..., None]
    skin = skin * (1 + 0.5 * np.clip(lift, -1, 0.7))
    picture = empty(width, height)
    shadow(picture, body, 0, 0, 12, dx=6, dy=11, dark=0.72)
    contour = np.maximum(body, shift(body, 2, 3))
    over(picture, coloured(smooth(0.2, 0.6, blur(contour, 1.5)), INK))
    over(picture, np.dstack([np.clip(skin, 0, 1), body]))
    return picture


def scroll(plate: Plate) -> Array:
    """A tall sheet between two rolls."""
    width, height = plate.size
    box = plate.box
    x, y = grid(width, height)
    side = np.minimum(x - box.left - LAP, box.right - LAP - x)
    deep = _torn(side + 4, x, y, 57)
    within = smooth(box.top + 12, box.top + 16, y) * smooth(box.bottom - 12, box.bottom - 16, y)
    body = smooth(-1, 1, deep) * within
    skin = _singed(even_parchment(width, height, 9), deep)
    for edge in (y - box.top - ROLL, box.bottom - ROLL - y):
        skin = skin * (1 - 0.72 * smooth(34, 0, edge))[..., None]
    picture = empty(width, height)
    shadow(picture, body, 0, 0, 12, dx=6, dy=10, dark=0.75)
    contour = np.maximum(body, shift(body, 2, 3))
    over(picture, coloured(smooth(0.2, 0.6, blur(contour, 1.5)) * within, INK))
    over(picture, np.dstack([np.clip(skin, 0, 1), body]))
    for top in (box.top, box.bottom - ROLL):
        over(picture, _roll(plate, top))
    return picture


def _roll(plate: Plate, top: float) -> Array:
    """Parchment wound on a rod whose turned ends look out on both sides."""
    width, height = plate.size
    box, middle = plate.box, top + ROLL / 2
    knob = "".join(
        f'<rect x="{x}" y="{middle - half}" width="{wide}" height="{2 * half}" rx="{round_}"/>'
        for left, wide, half, round_ in ((0, 12, 13, 6), (9, 14, 19, 7))
        for x in (box.left + left, box.right - left - wide)
    )
    rod = f'<rect x="{box.left + 20}" y="{top + 3}" width="{box.width - 40}" height="{ROLL - 6}" rx="9"/>'
    picture = empty(width, height)
    for body, colour, curl in ((knob, "#7a5230", 20.0), (rod, "#d8c294", ROLL / 2)):
        cut = svg(f'<g fill="#fff">{body}</g>', width, height)[..., 3]
        fat = svg(f'<g fill="#fff" stroke="#fff" stroke-width="7">{body}</g>', width, height)[..., 3]
        shadow(picture, fat, 0, 0, 9, dx=5, dy=9, dark=0.65)
        over(picture, coloured(np.maximum(fat, shift(fat, 2, 3)), INK))
        over(picture, np.dstack([_wound(width, height, middle, curl, colour), cut]))
    return picture


def _wound(width: int, height: int, middle: float, curl: float, colour: str) -> Array:
    """A lying cylinder: lit along its upper side, dark below, with the fibres of skin along it."""
    x, y = grid(width, height)
    around = np.clip((y - middle) / curl, -1, 1)
    light = (
        0.50 + 0.62 * np.clip(1 - np.abs(around + 0.42) / 1.05, 0, 1) ** 1.4 - 0.34 * smooth(0.2, 1, around)
    )
    fibre = 1 + 0.10 * fbm(x / 90, y / 3, 3, seed=61) + 0.05 * perlin(x / 7, y / 7, 64)
    shine = smooth(0.30, 0.0, np.abs(around + 0.46))[..., None] * rgb(FIRELIGHT) * 0.20
    back = smooth(0.70, 0.95, around)[..., None] * rgb("#a8662c") * 0.22
    return np.asarray(np.clip(rgb(colour) * (light * fibre)[..., None] + shine + back, 0, 1))


def tooltip(plate: Plate) -> Array:
    """Tarred leather with a thin edge of gold."""
    width, height = plate.size
    box = plate.box
    hide = leather(width, height, 13, colour="#2a1b13")
    hide = hide / np.maximum(blur(hide, 40), 0.02) * rgb("#2b1c14")
    outline_path = slab(box, 16, 0.8, 7, style="bite")
    look = Look(bevel=7, relief=0.8, rim_light=0.22, ink=4, shadow=12, dark=0.85, gloom=0.1)
    picture = piece(outline_path, np.clip(hide, 0, 1).astype(np.float32), look)
    line = slab(box.inset(9), 14, 0.5, 7, style="bite")
    edge = svg(f'<path d="{line}" fill="none" stroke="#d9b056" stroke-width="3"/>', width, height)
    over(picture, coloured(shift(edge[..., 3], 1, 2), INK), opacity=0.8)
    over(picture, edge)
    for x in (box.left + 24, box.right - 24):
        for y in (box.top + 24, box.bottom - 24):
            nail(picture, x, y, 4.5)
    return picture


def plates() -> Iterator[Plate]:
    yield Plate("paper", 1280, 840, 2, paper, (90, 90, 90, 90), (44, 38, 44, 38), (24, 20, 34, 42), "", 74)
    yield Plate(
        "scroll", 420, 1400, 2, scroll, (70, 112, 70, 112), (54, 84, 54, 84), (24, 20, 34, 42), "", 74
    )
    yield Plate("tooltip", 600, 300, 3, tooltip, (48, 48, 48, 48), (36, 26, 36, 26), (24, 20, 34, 42), "", 80)
