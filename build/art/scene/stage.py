"""The block a scene is cut into: its tones, its canvas, and the press that prints it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.ink import Canvas, Shape, block, joined, moved
from art.noise import Array
from art.raster import from_image, svg, to_image

# From the darkest to the light itself.
TONES = {
    "dawn": ("#2c1016", "#6d1f1c", "#b8402a", "#e88a45", "#ffdc9a"),
    "blood": ("#1c0a10", "#4d1218", "#8e2420", "#c9502e", "#ffb877"),
    "storm": ("#10161f", "#22323f", "#41586a", "#8296a0", "#f4efc8"),
    "night": ("#0b1120", "#16233f", "#2b4468", "#6384a6", "#eef3e2"),
    "snow": ("#2b3c52", "#56748f", "#8fb0c4", "#c9dde4", "#fbfdf6"),
    "forge": ("#140b0a", "#34170f", "#7a3114", "#d2691f", "#ffd978"),
    "gold": ("#33200f", "#6f4a1a", "#b98a2b", "#e6c25c", "#fff2bd"),
    "moss": ("#0f2220", "#1d4038", "#3a6a4c", "#86ab68", "#eef0c0"),
    "sea": ("#0d2530", "#154754", "#2b7480", "#79b5ae", "#f7f2cf"),
    "dusk": ("#1a1330", "#3a2a5e", "#73488c", "#c0779a", "#ffd3ae"),
    "ash": ("#1d1a1b", "#3c3635", "#6d625a", "#a89a86", "#efe2c4"),
    "mud": ("#1b1712", "#3b3024", "#65533a", "#9a8460", "#e6dcb8"),
    "hall": ("#170e0b", "#3a2014", "#6b3c20", "#b0702f", "#ffd58c"),
    "green": ("#10201a", "#23503a", "#3f9a72", "#9fe0a8", "#f2ffd8"),
}
Tone = tuple[str, str, str, str, str]
Spot = tuple[float, float]


@dataclass
class Stage:
    """One scene: its size, its tones and the canvas."""

    canvas: Canvas
    tone: Tone
    wide: int
    high: int

    @property
    def whole(self) -> Shape:
        return block(0, 0, self.wide, self.high)


def bare(seed: int, tone: Tone, wide: int, high: int) -> Stage:
    """A bare block, to cut a scene into."""
    canvas = Canvas(seed, glint=tone[4])
    canvas.fill(block(0, 0, wide, high), tone[0])
    return Stage(canvas, tone, wide, high)


def stages(tones: Mapping[str, Tone], wide: int, high: int) -> Callable[[int, str], Stage]:
    """Bare blocks of one size by a seed and the name of a tone."""

    def stage(seed: int, tone: str) -> Stage:
        return bare(seed, tones[tone], wide, high)

    return stage


stage = stages(TONES, 480, 420)


def backlight(stage: Stage, start: int, outlines: list[Shape], reach: float = 4.5) -> None:
    """The light of the sky around a figure whose parts begin at *start*."""
    if not outlines:
        return
    canvas = stage.canvas
    front = canvas.parts[start:]
    del canvas.parts[start:]
    whole = joined(outlines)
    canvas.ink(moved(whole, -reach, -reach * 0.8), stage.tone[4], 0.85)
    canvas.parts += front


@contextmanager
def backlit(stage: Stage, reach: float = 4.5) -> Iterator[list[Shape]]:
    """Within: a figure, with the light of the sky around it; gives its outlines."""
    start = len(stage.canvas.parts)
    with stage.canvas.recording() as outlines:
        yield outlines
    backlight(stage, start, outlines, reach)


_SHADES = (
    '<radialGradient id="round" cx=".46" cy=".42" r=".78">'
    '<stop offset=".52" stop-color="#0c0608" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#0c0608" stop-opacity=".62"/></radialGradient>'
)


def printed(stage: Stage, seed: int, size: tuple[int, int] | None = None) -> Image.Image:
    """The scene as a picture: a vignette, the wobble of a hand, mottled paint, the grain of the block."""
    wide, high = size or (stage.wide, stage.high)
    body = (
        "".join(stage.canvas.parts) + f'<rect width="{stage.wide}" height="{stage.high}" fill="url(#round)"/>'
    )
    large = svg(body, wide * 2, high * 2, f"0 0 {stage.wide} {stage.high}", _SHADES)[..., :3]
    image = to_image(large).resize((wide, high), Image.Resampling.LANCZOS)
    return to_image(_pressed(from_image(image), np.random.default_rng(seed)))


def _cells(chance: np.random.Generator, shape: tuple[int, int], across: int, down: int) -> Array:
    high, wide = shape
    few = chance.random((high // down + 3, wide // across + 3)).astype(np.float32) - 0.5
    return np.asarray(Image.fromarray(few).resize((wide, high), Image.Resampling.BICUBIC))


def _pressed(picture: Array, chance: np.random.Generator) -> Array:
    shape = (picture.shape[0], picture.shape[1])
    shifts = [_cells(chance, shape, 10, 10) * 1.1 + _cells(chance, shape, 4, 4) * 0.3 for _ in range(2)]
    paper = _bent(picture, shifts[0], shifts[1])
    mottle = _cells(chance, shape, 80, 80) * 0.13 + _cells(chance, shape, 15, 15) * 0.06
    paper *= (1 + mottle + _cells(chance, shape, 3, 3) * 0.05)[..., None]
    return np.asarray(paper + (_cells(chance, shape, 2, 60) * 0.02)[..., None])


def _bent(picture: Array, dx: Array, dy: Array) -> Array:
    high, wide = dx.shape
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    x, y = np.clip(x + dx, 0, wide - 1.01), np.clip(y + dy, 0, high - 1.01)
    column, row = x.astype(int), y.astype(int)
    fx, fy = (x - column)[..., None], (y - row)[..., None]
    upper = picture[row, column] * (1 - fx) + picture[row, column + 1] * fx
    lower = picture[row + 1, column] * (1 - fx) + picture[row + 1, column + 1] * fx
    return np.asarray(upper * (1 - fy) + lower * fy)
