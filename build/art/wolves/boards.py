"""What rows, deities and victories lie on: trodden earth, the front of a hall, a stand.

Nine-slices are told like plates: `slices`, `content` and `outset` are pixels from the picture's own edges.
"""

from typing import NamedTuple

import numpy as np
from PIL import Image

from art.carve import emboss, engrave, halo, outline, plate, recess, slope
from art.hewn import Box, plank, shape, slab
from art.icons import icon
from art.joinery import Look, band, boss, groove, nail, piece, pocket, straight_oak
from art.marks import flat
from art.noise import Array, fbm, grid, perlin, ramp, rgb, smooth
from art.palette import INK
from art.raster import blur, coloured, empty, mask, over, shadow, shift, to_image
from art.textures import cloth

Sides = tuple[int, int, int, int]


class Board(NamedTuple):
    """A nine-slice: its size, the border that keeps its shape, room for content and for a shadow."""

    size: tuple[int, int]
    slices: Sides
    content: Sides
    outset: Sides = (22, 18, 28, 34)

    @property
    def box(self) -> Box:
        left, top, right, low = self.outset
        return Box(left, top, self.size[0] - right, self.size[1] - low)


ROW = Board((1400, 360), (170, 110, 170, 120), (86, 66, 92, 82))
HALL = Board((1280, 520), (180, 150, 180, 110), (92, 116, 98, 84))
STAND = Board((680, 460), (140, 120, 140, 150), (70, 62, 76, 116))
DROP = (340, 400)
DROP_BOX = (46, 46, 266, 354)  # where the card lies; 5 by 7


# Rows


def earth(width: int, height: int, seed: int = 8) -> Array:
    """Trampled ground: mud with hoof and heel marks, straw and grit."""
    x, y = grid(width, height)
    bend = fbm(x / 90, y / 90, 3, seed=seed) * 26
    mud = fbm((x + bend) / 46, (y - bend) / 34, 5, 0.55, seed + 3) * 16
    marks = smooth(0.30, 0.62, perlin(x / 30, y / 17, seed + 9)) * 5
    grit = smooth(0.52, 0.7, perlin(x / 4, y / 4, seed + 12))
    tone = (
        0.42
        + 0.22 * fbm(x / 150, y / 110, 4, seed=seed + 20)
        - 0.10 * smooth(0.3, 0.62, perlin(x / 30, y / 17, seed + 9))
    )
    stops = ((0, "#17110d"), (0.4, "#33271c"), (0.65, "#4d3d2a"), (1, "#77603f"))
    colour = ramp(np.clip(tone, 0, 1), stops)
    straw = smooth(0.74, 0.86, perlin(x / 34 + y / 60, y / 3.2 - x / 40, seed + 31))[..., None]
    colour = colour * (1 - 0.5 * straw) + rgb("#8f7a48") * 0.5 * straw
    lit = slope(mud - marks + grit * 1.2)
    return np.asarray(np.clip(colour * (1 + 0.42 * lit)[..., None], 0, 1))


def row_bed() -> Image.Image:
    """Trodden earth between two hewn logs, a stake at each end; nine slices."""
    width, height = ROW.size
    box = ROW.box
    picture = empty(width, height)
    bed = shape(slab(box.inset(26, 22), 18, 2, 4), width, height)
    shadow(picture, bed, 0, 0, 14, dx=6, dy=12, dark=0.7)
    over(picture, coloured(shape(slab(box.inset(26, 22), 18, 2, 4), width, height, grow=4), INK))
    over(picture, np.dstack([earth(width, height), bed]))
    inside = np.clip(bed - blur(bed, 30), 0, 1)
    over(picture, coloured(np.clip(inside * 1.5, 0, 0.75), "#080504"))
    for top, low, seed in ((box.top, box.top + 38, 12), (box.bottom - 40, box.bottom, 21)):
        log = Box(box.left + 8, top, box.right - 8, low)
        over(
            picture,
            piece(
                plank(log, 20, 2.0, seed),
                straight_oak(width, height, 50 + seed, 0.98),
                Look(bevel=14, relief=1.3, shadow=9),
            ),
        )
        groove(picture, f"M{log.left + 130} {(top + low) / 2 + 1}H{log.right - 130}", 2.4, depth=0.5)
    for x in (box.left + 30, box.right - 30):
        _stake(picture, x, box)
    return to_image(picture)


def _stake(picture: Array, x: float, box: Box) -> None:
    """A post rammed in where the logs end, bound with rope, a rune cut into it, in place."""
    height, width = picture.shape[:2]
    post = Box(x - 27, box.top - 4, x + 27, box.bottom + 6)
    over(
        picture,
        piece(
            slab(post, 15, 1.2, 7),
            straight_oak(width, height, 88, 0.84),
            Look(bevel=12, relief=1.3, shadow=8),
        ),
    )
    for y in (box.top + 22, box.bottom - 22):
        boss(picture, x, y, 38, 5)
    middle = (box.top + box.bottom) / 2
    engrave(
        picture, mask(icon("wolf-head", x - 20, middle - 20, 40, "#fff"), width, height), depth=0.85, lip=0.4
    )


# Ends of a row


def drop(right: bool, lit: bool) -> Image.Image:
    """A sunk place for a card beside the row, its barb towards it; lit when a unit may be laid there."""
    width, height = DROP
    left, top, far, low = DROP_BOX
    tip = 26
    points = f"M{left} {top}H{far - 4}L{far + tip} {(top + low) / 2}L{far - 4} {low}H{left}Z"
    turn = f"translate({width} 0) scale(-1 1)" if right else ""
    line = 'stroke="#fff" stroke-linejoin="round"'

    def cut(grow: float) -> Array:
        return mask(
            f'<path d="{points}" transform="{turn}" fill="#fff" {line} stroke-width="{12 + 2 * grow}"/>',
            width,
            height,
        )

    hole = cut(0)
    picture = (
        coloured(np.clip(halo(cut(4), 15, 1.6, inside=0), 0, 0.95), "#ff9d35")
        if lit
        else empty(width, height)
    )
    over(picture, coloured(cut(4), INK))
    ground = earth(width, height, 15) * (0.78 if lit else 0.5)
    shaded = np.clip(hole - blur(shift(hole, 9, 12), 9), 0, 1) * hole
    over(picture, np.dstack([np.clip(ground * (1 - 0.8 * shaded)[..., None], 0, 1), hole]))
    _chevron(picture, right, lit)
    rim = outline(hole, 6)
    over(picture, coloured(np.clip(rim * 1.1, 0, 1) * (1.0 if lit else 0.5), "#ffd27a" if lit else "#8a6f4a"))
    if lit:
        warm = np.clip(hole - blur(hole, 26) * 0.9, 0, 1)
        over(picture, coloured(np.clip(warm * 0.9, 0, 0.6), "#ffae3c"))
    return to_image(picture)


def _chevron(picture: Array, right: bool, lit: bool) -> None:
    """Three barbs that say which way the unit goes, in place."""
    height, width = picture.shape[:2]
    turn = f"translate({width} 0) scale(-1 1)" if right else ""
    arms = "".join(f"M{x} 156L{x + 40} 200L{x} 244" for x in (98, 138, 178))
    body = f'<path d="{arms}" transform="{turn}" fill="none" stroke="#fff" stroke-width="15"/>'
    engrave(
        picture, mask(body, width, height), depth=0.85, fill="#ffcf7a" if lit else "#120c08", lip=0.3, wall=3
    )


# The Hall of the deities


def hall_board() -> Image.Image:
    """The front of a hall: upright boards under a carved beam, a pillar at each end; nine slices."""
    width, height = HALL.size
    box = HALL.box
    wood = _upright(width, height)
    picture = piece(slab(box, 20, 1.4, 5, style="step"), wood, Look(bevel=12, shadow=15))
    pocket(
        picture,
        Box(box.left + 60, box.top + 84, box.right - 60, box.bottom - 44),
        14,
        corner=14,
        tone=0.36,
        wall=15,
    )
    beam = Box(box.left - 4, box.top, box.right + 4, box.top + 72)
    over(
        picture,
        piece(
            plank(beam, 24, 2.2, 15),
            straight_oak(width, height, 73, 1.12),
            Look(bevel=13, relief=1.2, shadow=10),
        ),
    )
    y = beam.top + 36
    band(picture, Box(beam.left + 150, y - 15, beam.right - 150, y + 15), 14.4)
    for x in (beam.left + 120, beam.right - 120):
        boss(picture, x, y, 48, 6)
    for x in (box.left + 34, box.right - 34):
        _pillar(picture, x, box)
    return to_image(picture)


def _upright(width: int, height: int) -> Array:
    """Straight oak with its grain upright."""
    return np.asarray(np.swapaxes(straight_oak(height, width, 57, 0.86), 0, 1))


def _pillar(picture: Array, x: float, box: Box) -> None:
    """A carved pillar, in place."""
    height, width = picture.shape[:2]
    post = Box(x - 38, box.top + 58, x + 38, box.bottom + 6)
    over(
        picture,
        piece(slab(post, 14, 1.2, 3), _upright(width, height) * 1.25, Look(bevel=13, relief=1.25, shadow=9)),
    )
    band(picture, Box(post.left + 10, post.top + 60, post.right - 10, post.top + 106), 12.8, rows=2)
    band(picture, Box(post.left + 10, post.bottom - 96, post.right - 10, post.bottom - 50), 12.8, rows=2)
    for y in (post.top + 30, post.bottom - 28):
        boss(picture, x, y, 46, 4)


# Victories


def stand() -> Image.Image:
    """Where victories lie to be won: red cloth in oak and gold, laurels on the step below; nine slices."""
    width, height = STAND.size
    box = STAND.box
    step = Box(box.left - 6, box.bottom - 84, box.right + 6, box.bottom)
    top = Box(box.left + 14, box.top, box.right - 14, box.bottom - 40)
    picture = piece(
        slab(top, 20, 1.4, 3, style="step"), straight_oak(width, height, 64, 1.16), Look(bevel=12, shadow=13)
    )
    inner = shape(slab(top.inset(32, 30), 12, 1, 4), width, height)
    wool = cloth(width, height, "#7a2420", 9, thread=5) * 0.8
    over(picture, np.dstack([np.clip(wool, 0, 1), inner]))
    recess(picture, inner, depth=0.12, wall=12, lip=0.2)
    ring = np.clip(shape(slab(top.inset(32, 30), 12, 1, 4), width, height, grow=6) - inner, 0, 1)
    over(picture, plate(ring, flat(ring, "#d8ab4a"), 3, relief=1.3, ink=1.2, rim_light=0.5))
    over(
        picture,
        piece(
            plank(step, 22, 2, 6),
            straight_oak(width, height, 75, 1.0),
            Look(bevel=13, relief=1.25, shadow=13),
        ),
    )
    y = (step.top + step.bottom) / 2
    band(picture, Box(step.left + 130, y - 13, step.right - 130, y + 13), 12.4)
    for x in (step.left + 92, step.right - 92):
        sign = mask(icon("glory", x - 27, y - 27, 54, "#fff"), width, height)
        emboss(picture, sign, height=1.2)
        over(picture, plate(sign, flat(sign, "#e0b450"), 2.4, relief=1.2, ink=0.9, rim_light=0.4))
    for x in (top.left + 17, top.right - 17):
        nail(picture, x, top.top + 18, 6)
    return to_image(picture)


def told() -> dict[str, object]:
    """What the game is told about the boards."""
    found: dict[str, object] = {
        name: {"size": board.size, "slices": board.slices, "content": board.content, "outset": board.outset}
        for name, board in (
            ("row-bed", ROW),
            ("hall-board", HALL),
            ("victory-stand", STAND),
        )
    }
    left, top, right, low = DROP_BOX
    found["drop-left"] = {"size": DROP, "card": DROP_BOX}
    found["drop-right"] = {"size": DROP, "card": (DROP[0] - right, top, DROP[0] - left, low)}
    return found
