"""The long table at Ragnarök: seen along its planks, the world's end behind its far edge."""

from typing import NamedTuple

import numpy as np

from art.backdrop.doom import FAR_RANGE, MIDDLE_RANGE, embers, ridges, sun
from art.backdrop.fenrir import wolf
from art.backdrop.sky import clouds
from art.backdrop.world_tree import tree
from art.knot import knot_mask
from art.noise import Array, fbm, grid, perlin, rgb, smooth
from art.raster import blur, mask, over, shift
from art.sampling import sample, sample_far, shrunk
from art.wood import Plank, oak, planks

EDGE = 0.315  # where the table ends and the world begins, of the height
HORIZON = 0.08  # where the table's plane would vanish
PLANK = 0.2  # width of a plank; the window's width is 1 where the table meets it
HALF = 1.80  # half the table's width
BOARD = 0.75  # depth of the cross board at the far end
VIEW = "-1900 60 4000 972"  # of the beings behind the table; see doom.VIEW


class Top(NamedTuple):
    """The pixels of the table: across from its middle, along from the eye, and how much of each is table."""

    across: Array
    along: Array
    cover: Array

    @property
    def end(self) -> float:
        return (1 - HORIZON) / (EDGE - HORIZON)


def _top(width: int, height: int) -> Top:
    x, y = grid(width, height)
    along = (1 - HORIZON) / np.maximum(y / height - HORIZON, 0.02)
    across = (x / width - 0.5) * along
    waver = perlin(across * 5, along * 0, 5) * 0.012
    far = (1 - HORIZON) / (EDGE - HORIZON) + waver
    chips = perlin(across * 0, along * 6, 6) * 0.012
    soft = 1.4 * along / width
    cover = smooth(1, -1, (along - far) / (soft * 3)) * smooth(1, -1, (np.abs(across) - HALF - chips) / soft)
    return Top(across, along, cover)


def _planks(top: Top, width: int) -> Array:
    """Planks away from the eye, each one of six, laid by its number so that none lies beside itself."""
    unit = round(width * 0.5)
    look = Plank(tone=1.05, scale=unit / 1150, bend=0.6, knots=0.7)
    rows = [planks(unit * 2, round(unit * PLANK), 1, look._replace(seed=60 + number)) for number in range(6)]
    wood = shrunk(np.vstack(rows), 3)
    number = np.floor(top.across / PLANK)
    inside = top.across / PLANK - number
    start = (number * 0.618 % 1) * 2
    row = (number * 5) % 6 + inside
    colour = sample_far(wood, (top.along + start) * unit, row * rows[0].shape[0], top.along * unit / width)
    tone = 0.82 + 0.36 * (number * 0.377 % 1)
    seam = np.abs((top.along + start + 1) % 2 - 1) * 0.35
    gap = np.minimum(np.minimum(inside, 1 - inside) * PLANK, seam) / top.along * width
    return np.asarray(colour * (tone * (1 - 0.8 * smooth(2.2, 0.4, gap)))[..., None])


def _cross_board(top: Top, width: int) -> tuple[Array, Array]:
    """The board that holds the planks' ends, with knotwork cut along it, and where it lies."""
    unit = round(width * 0.3)
    wood = oak(unit * 2, unit, Plank(seed=17, tone=1.2, scale=unit / 900, knots=0.2))
    deep = top.along - (top.end - BOARD)
    colour = sample(wood, top.across * unit, deep * unit)
    knot = mask(f'<g transform="translate(0 20)">{knot_mask(40, 4, 20, 0.5)}</g>', 1600, 240, "0 0 800 120")
    u, v = (top.across / 4 + 0.5) * 1600 * 0.98, 240 * (1 - deep / BOARD)
    cut = sample(knot[..., None], u, np.clip(v, 0, 239))[..., 0] * smooth(
        HALF - 0.02, HALF - 0.04, np.abs(top.across)
    )
    lit = np.clip(shift(cut, 1, 2) - cut, 0, 1)
    colour = colour * (1 - 0.66 * cut)[..., None] + lit[..., None] * rgb("#ffb070") * 0.22
    colour = colour * (1 - 0.85 * smooth(0.03, 0.0, np.abs(deep)))[..., None]
    return colour, smooth(-0.006, 0.006, deep)


def _lit(wood: Array, top: Top, sky: Array) -> Array:
    """Red light from the sky, strongest at the far end, and its reflection in the wax."""
    height, width = wood.shape[:2]
    x, y = grid(width, height)
    u, v = x / width, y / height
    near = np.clip((v - EDGE) / (1 - EDGE), 0, 1)
    middle = np.exp(-(((u - 0.5) / 0.42) ** 2))
    fire = (1.05 * np.exp(-near * 2.6) + 0.40) * (0.45 + 0.55 * middle)
    light = 0.09 * rgb("#8b7f9a") + fire[..., None] * np.array([1.16, 0.68, 0.46], np.float32)
    shine = sky.mean(axis=0, keepdims=True)
    pale = np.clip(wood.mean(-1) * 2.4, 0, 1) * np.exp(-near * 4.5)
    lit = wood * light + pale[..., None] * blur(shine, width / 30) * 0.55
    dark = 1 - 0.72 * smooth(0.36, 0.82, np.hypot((u - 0.5) * 1.14, (v - 0.50) * 1.02)) * smooth(
        -0.2, 0.4, v - EDGE
    )
    return np.asarray(lit * dark[..., None])


def _smoulder(picture: Array, top: Top) -> None:
    """Here and there the gaps between the planks glow, in place."""
    width = picture.shape[1]
    number = np.round(top.across / PLANK)
    gap = np.abs(top.across - number * PLANK) / top.along * width
    where = smooth(0.16, 0.5, fbm(number * 7.3, top.along * 2.2, 3, seed=91)) * (top.along < top.end - BOARD)
    scale = width / 2560
    hot = np.exp(-gap / (2.2 * scale)) * 1.0 + np.exp(-gap / (12 * scale)) * 0.30
    picture += (hot * where * top.cover)[..., None] * rgb("#ff5a1c") * 0.8


def world(width: int, height: int, view: str = VIEW, sun_at: tuple[float, float] = (0.66, 0.42)) -> Array:
    """The strip of sky above the table, with the beings that come for it."""
    picture = clouds(width, height)
    sun(picture, *sun_at, 0.10)
    wolf(picture, view)
    ridges(picture, ((0.69, 0.10, FAR_RANGE[2]),), view)
    tree(picture, view)
    ridges(picture, ((0.735, 0.06, MIDDLE_RANGE[2]),), view)
    return picture


def burning_table(width: int, height: int) -> Array:
    """The play background of Ragnarök."""
    strip = round(width * 972 / 4000)
    sky = world(width, strip)
    picture: Array = np.zeros((height, width, 3), np.float32)
    picture[:strip] = sky
    top = _top(width, height)
    wood = _planks(top, width)
    board, place = _cross_board(top, width)
    wood = wood * (1 - place[..., None]) + board * place[..., None]
    table = _lit(wood, top, sky)
    _smoulder(table, top)
    over(picture, np.dstack([table, top.cover]).astype(np.float32))
    edge = np.clip(top.cover - shift(top.cover, 0, max(1, height // 480)), 0, 1)
    picture += edge[..., None] * rgb("#ffb060") * 0.7
    embers(picture, 130, seed=23, top=0.0, bottom=EDGE + 0.06)
    embers(picture, 45, seed=24, top=EDGE, bottom=0.98)
    return np.clip(picture, 0, 1)
