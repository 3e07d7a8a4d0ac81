"""Cells of the hammer's track: hewn stones, the large ones with a deck's device; open, light breaks out."""

import math
from random import Random

import numpy as np
from PIL import Image

from art.carve import engrave, plate
from art.hammer.decks import DECKS, Deck, boss_mask
from art.hewn import Box, shape, slab
from art.icons import icon
from art.joinery import Look, groove, nail, piece
from art.marks import flat
from art.noise import Array, fbm, grid, rgb, smooth
from art.palette import INK, mix
from art.raster import blur, coloured, empty, over, shift, svg, to_image
from art.textures import iron, stone

SMALL = 112, 112
LARGE = 256, 320
ROOM = 20  # what is kept free around a stone, for shadow and light
LIGHTS = {
    "": ("#ffb45a", "#fff2c8"),
    "valkyries": ("#6fb8ff", "#f2fbff"),
    "jotnar": ("#7dffb0", "#f4ffe8"),
    "thor": ("#ff8a2a", "#fff0b8"),
}


def _rock(size: tuple[int, int], seed: int, colour: str) -> Array:
    """Stone without large patches, in a tone of its own."""
    rock = stone(*size, seed)
    return np.clip(rock / np.maximum(blur(rock, 40), 0.05) * rgb(colour), 0, 1)


def _stuff(name: str, size: tuple[int, int]) -> Array:
    if name == "valkyries":
        return _rock(size, 12, "#7f8894")
    if name == "jotnar":
        return _rock(size, 31, "#66705f")
    metal = iron(*size, 29)
    return np.clip(metal / np.maximum(blur(metal, 50), 0.05) * rgb("#5d5657"), 0, 1)


def _outline(name: str, box: Box) -> str:
    """The stones differ by their corners: round, broken, cut."""
    style, corner, waver = {"valkyries": ("round", 54, 0.8), "jotnar": ("chamfer", 40, 5.0)}.get(
        name, ("step", 30, 0.5)
    )
    return slab(box, corner, waver, 9, style=style, step=34)


def _closed(name: str) -> Array:
    """A large cell: a boss with the deck's device above, a bare field for the number below."""
    deck, size = DECKS[name], LARGE
    box = Box(ROOM, ROOM, size[0] - ROOM - 4, size[1] - ROOM - 8)
    picture = piece(_outline(name, box), _stuff(name, size), Look(bevel=12, relief=1.25, ink=4, shadow=9))
    groove(picture, _outline(name, box.inset(11)), 3, depth=0.6)
    middle, reach = ((box.left + box.right) / 2, box.top + 112.0), 82.0 if deck.corners != 4 else 76.0

    def ring(share: float) -> Array:
        return boss_mask(deck, middle, reach * share, size)

    over(picture, coloured(ring(1.04), INK))
    rim = ring(1)
    over(picture, plate(rim, flat(rim, mix(deck.strands[0], deck.ground, 0.15)), 5, relief=1.2, ink=1.2))
    over(picture, coloured(ring(0.88), "#0b0706"))
    field = ring(0.85)
    x, y = grid(*size)
    paint = (
        flat(field, mix(deck.colour, deck.ground, 0.35))
        * (1 + 0.3 * fbm(x / 40, y / 40, 4, seed=3))[..., None]
    )
    over(picture, plate(field, np.clip(paint, 0, 1), 8, relief=0.7, ink=2, rim_light=0.15))
    _device(picture, deck, middle, reach * 1.22)
    pad = shape(slab(Box(box.left + 46, box.bottom - 74, box.right - 46, box.bottom - 20), 14), *size)
    engrave(picture, pad, depth=0.82, fill="#120b09", lip=0.35, wall=4)
    if deck.corners == 4:
        for nx in (box.left + 22, box.right - 22):
            for ny in (box.top + 22, box.bottom - 22):
                nail(picture, nx, ny, 7)
    return picture


def _device(
    picture: Array, deck: Deck, middle: tuple[float, float], span: float, colour: str = "#f2e8cf"
) -> None:
    height, width = picture.shape[:2]
    place = middle[0] - span / 2, middle[1] - span / 2, span
    fat = svg(icon(deck.device, *place, INK, grow=4), width, height)[..., 3]
    over(picture, coloured(np.maximum(fat, shift(fat, 2, 3)), INK))
    over(picture, svg(icon(deck.device, *place, colour), width, height))


def _small_closed() -> Array:
    """A small cell: a worn stone with a shallow hollow."""
    size = SMALL
    box = Box(10, 10, size[0] - 14, size[1] - 16)
    outline_path = slab(box, 20, 1.6, 5, style="round", step=26)
    picture = piece(outline_path, _rock(size, 17, "#7a756c"), Look(bevel=8, relief=1.2, ink=3.4, shadow=6))
    hollow = shape(slab(box.inset(14), 16, 1, 5, style="round"), *size)
    engrave(picture, hollow, depth=0.62, fill="#2a241f", lip=0.35, wall=4)
    return picture


# Breaking open


def _sectors(
    size: tuple[int, int], middle: tuple[float, float], seed: int, count: int
) -> tuple[Array, list[float]]:
    """Which shard every pixel belongs to, and the way each shard is driven; the cracks zigzag."""
    chance = Random(seed)
    cuts = sorted((k + chance.uniform(-0.28, 0.28)) * math.tau / count for k in range(count))
    x, y = grid(*size)
    dx, dy = x - middle[0], y - middle[1]
    away = np.hypot(dx, dy)
    zigzag = np.abs((away / 26 + seed * 0.3) % 2 - 1) - 0.5
    jag = 0.30 * fbm(x / 60, y / 60, 2, seed=seed) + 9 * zigzag / np.maximum(away, 18)
    angle = (np.arctan2(dy, dx) + jag) % math.tau
    shard = np.searchsorted(np.array(cuts), angle.ravel()).reshape(angle.shape) % count
    ways = [(cuts[k - 1] + ((cuts[k] - cuts[k - 1]) % math.tau) / 2) for k in range(count)]
    return shard, ways


def _broken(
    stone_: Array, middle: tuple[float, float], seed: int, *, count: int, gap: float, name: str
) -> Array:
    """The stone in shards driven apart, light between them and around."""
    height, width = stone_.shape[:2]
    shard, ways = _sectors((width, height), middle, seed, count)
    pieces = empty(width, height)
    for k, way in enumerate(ways):
        own = stone_.copy()
        own[..., 3] *= shard == k
        lit = np.clip(blur(own[..., 3], 2.2) * 2 - 1, 0, 1)
        own[..., :3] *= (0.5 + 0.5 * lit)[..., None]
        over(pieces, shift(own, round(math.cos(way) * gap), round(math.sin(way) * gap)))
    body = np.clip(stone_[..., 3] * 1.0, 0, 1) > 0.9
    cracks = np.clip(blur(body.astype(np.float32), 1) - (pieces[..., 3] > 0.6), 0, 1) * body
    return _glowing(pieces, cracks.astype(np.float32), LIGHTS[name])


def _glowing(pieces: Array, cracks: Array, light: tuple[str, str]) -> Array:
    """Light in the cracks, on the shards' edges and in the air."""
    aura, core = light
    height, width = cracks.shape
    out = empty(width, height)
    over(out, coloured(np.clip(blur(cracks, width / 12) * 2.6, 0, 0.85), aura))
    over(out, pieces)
    over(out, coloured(np.clip(blur(cracks, width / 22) * 1.5, 0, 0.75), aura))
    over(out, coloured(np.clip(cracks * 1.2, 0, 1), aura))
    over(out, coloured(np.clip(blur(cracks, 2) * 1.9 - 0.75, 0, 1), core))
    return out


def large(name: str, opened: bool = False) -> Image.Image:
    closed = _closed(name)
    if not opened:
        return to_image(closed)
    bright = closed.copy()
    bright[..., :3] = np.clip(bright[..., :3] * 1.12, 0, 1)
    seed = {"valkyries": 6, "jotnar": 11, "thor": 15}[name]
    middle = LARGE[0] / 2 - 2, ROOM + 112.0
    broken = _broken(bright, middle, seed, count=6, gap=9.0, name=name)
    _lit_device(broken, name, middle)
    return to_image(broken)


def _lit_device(picture: Array, name: str, middle: tuple[float, float]) -> None:
    """The device burns in the open stone, in place."""
    deck, (aura, core) = DECKS[name], LIGHTS[name]
    height, width = picture.shape[:2]
    span = 98.0
    place = middle[0] - span / 2, middle[1] - span / 2, span
    cut = svg(icon(deck.device, *place, "#fff"), width, height)[..., 3]
    over(picture, coloured(np.clip(blur(cut, 9) * 1.5, 0, 0.9), aura))
    over(picture, coloured(cut, core))


def small(opened: bool = False) -> Image.Image:
    closed = _small_closed()
    if not opened:
        return to_image(closed)
    middle = SMALL[0] / 2 - 2, SMALL[1] / 2 - 3
    x, y = grid(*SMALL)
    warm = smooth(44, 6, np.hypot(x - middle[0], y - middle[1]))[..., None]
    closed[..., :3] = np.clip(closed[..., :3] + warm * rgb("#e0812b") * 0.55, 0, 1)
    return to_image(_broken(closed, middle, 4, count=5, gap=2.6, name=""))
