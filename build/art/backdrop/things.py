"""What the hall is furnished with, as flat pictures: wood, stone, carvings, shields, banners, the night."""

from typing import NamedTuple

import numpy as np

from art.backdrop.night import winter
from art.carve import emboss, engrave, plate
from art.icons import icon
from art.knot import knot, knot_mask
from art.noise import Array
from art.palette import GOLD, INK
from art.raster import coloured, empty, mask, over, shift, svg
from art.seats import SEATS
from art.shields import shield
from art.textures import cloth, stone
from art.wood import Plank, oak, planks


class Stock(NamedTuple):
    oak: Array
    upright: Array
    stone: Array
    knot: Array  # knotwork of a pillar, RGBA
    brace: Array
    portal: Array
    night: Array
    shields: list[Array]
    banners: list[Array]


def stock() -> Stock:
    boards = planks(2200, 1400, 8, Plank(seed=51, scale=1.4, knots=0.3))
    upright = np.transpose(boards, (1, 0, 2))[::-1] * 0.9
    return Stock(
        boards,
        upright,
        stone(1100, 800, 6),
        svg(
            knot(6, 36, 20, 0.46, fills=("#d09a58",), ink="#140b06", light="#ffe0a8", seed=12, chance=0.16),
            480,
            2880,
            "0 0 120 720",
        ),
        brace(),
        portal(),
        winter(900, 1200),
        [shield(seat, 420) for seat in SEATS],
        [banner("#8a241c", "raven", 950), banner("#1f4684", "hammer", 700)],
    )


def brace() -> Array:
    """The bent timber between a pillar (at its left) and a beam (above it)."""
    width, height = 550, 450
    bent = "M0 450 L62 420 C96 260 230 110 550 84 L550 0 L0 0 Z M64 60 L300 60 C190 104 100 180 64 280 Z"
    shape = mask(f'<path d="{bent}" fill="#fff" fill-rule="evenodd"/>', width, height)
    body = plate(shape, oak(width, height, Plank(seed=71, tone=1.05, scale=1.4)), 9, ink=5)
    groove = '<path d="M34 404 C76 240 220 84 530 60" fill="none" stroke="#fff" stroke-width="7"/>'
    engrave(body, mask(groove, width, height) * shape, depth=0.8)
    return body


def portal() -> Array:
    """The door's carved surround, 3.5 wide and 3.94 high: two posts and an arch, open between."""
    width, height = 875, 985
    outer = "M40 985 L40 398 C40 120 240 20 437.5 20 C635 20 835 120 835 398 L835 985 Z"
    inner = "M132 985 L132 410 C140 230 270 146 437.5 146 C605 146 735 230 743 410 L743 985 Z"
    shape = mask(f'<path d="{outer} {inner}" fill="#fff" fill-rule="evenodd"/>', width, height)
    wood = np.transpose(oak(height, width, Plank(seed=73, tone=1.25, scale=1.3)), (1, 0, 2))
    body = plate(shape, wood, 10, ink=5)
    for x in (48, 755):
        strip = mask(f'<g transform="translate({x + 8} 400)">{knot_mask(4, 38, 16, 0.5)}</g>', width, height)
        engrave(body, strip, depth=0.85, lip=0.3)
    ring = "M86 392 C90 160 260 84 437.5 84 C615 84 785 160 789 392"
    line = f'<path d="{ring}" fill="none" stroke="#fff" stroke-width="46" stroke-dasharray="10 16"/>'
    engrave(body, mask(line, width, height), depth=0.8, lip=0.3)
    return body


def banner(colour: str, device: str, height: int) -> Array:
    """A swallow-tailed banner with a border of gold knotwork."""
    width = 280
    shape = mask(
        f'<path d="M6 0H{width - 6}V{height - 6}L{width / 2} {height - 110}L6 {height - 6}Z" fill="#fff"/>',
        width,
        height,
    )
    body = empty(width, height)
    over(body, coloured(shape, INK))
    over(body, plate(shape, cloth(width, height, colour, 7), 5, ink=4, rim_light=0.15))
    border = svg(knot(24, 2, 10, 0.46, fills=(GOLD,), at=(20, 0)), width, 24)
    for y in (24, height - 190):
        over(body, border, 0, y)
    size, top = 160, height * 0.56 - 170
    mark = svg(icon(device, 60, top, size, "#ecd9a8"), width, height)
    fat = mask(icon(device, 60, top, size, "#fff", grow=4), width, height)
    over(body, coloured(np.maximum(fat, shift(fat, 3, 4)) * 0.8, INK))
    over(body, mark)
    emboss(body, mark[..., 3], height=0.5)
    folds = np.sin(np.linspace(0, 9.4, width, dtype=np.float32))
    body[..., :3] *= (1 - 0.25 * folds)[None, :, None]
    return body
