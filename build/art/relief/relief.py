"""A block cut in relief: forms swell under their outline, two lights fall on them, a graver lines the shade.

The hand is that of `ink.py`; the volume is new. A form is a polygon that is rounded like a pillow, carved
by ridges and dents, lit by the fire (upper left) and by the monster's own light, painted in few tones, and
hatched by lines that swell with the dark and bend over the form.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.ink import Canvas, Shape, polygons, sound
from art.noise import Array, fbm, grid, ramp, rgb, smooth
from art.palette import mix
from art.raster import blur, coloured, empty, over, svg, to_image

Spot = tuple[float, float]
Tones = tuple[str, str, str, str]  # deepest shade, shade, paint, light
INK = "#0b0709"
FIRE = "#ffb45e"
HALF = 2  # a form is modelled at half the size


class Cut(NamedTuple):
    """A ridge (or, below zero, a dent) on a form: how high, and how soft its edge."""

    shape: Shape
    high: float
    soft: float


class Graver(NamedTuple):
    """How lines are cut: their angle, their distance, how they bend over the form, where the dark begins."""

    angle: float = 0.7
    step: float = 6.0
    bend: float = 0.5
    dark: float = 0.60
    cross: float = 0.22


PLAIN = Graver()


class Finish(NamedTuple):
    """How a form is finished: outline, lines, rims of both lights; its grain, its share of light and glow."""

    line: float = 3.0
    graver: Graver | None = PLAIN
    rim: Spot = (3.0, 3.0)
    rough: float = 0.0
    own: float = 0.7
    glow: float = 0.0


FINISH = Finish()


@dataclass
class Form:
    """A lit form in its crop of the picture: all arrays are of the crop, x and y its corner in pixels."""

    x: int
    y: int
    mask: Array
    tone: Array
    own: Array
    height: Array


def tones(paint: str, *, dark: str = "#140b12", light: str = "#ffe0b0", depth: float = 0.62) -> Tones:
    """A paint with two shades and its light."""
    return mix(paint, dark, 0.5 + depth / 2), mix(paint, dark, depth * 0.75), paint, mix(paint, light, 0.42)


def soft_blur(picture: Array, radius: float) -> Array:
    """A wide blur, done on a smaller picture."""
    if radius < 3:
        return blur(picture, max(radius, 0.6)) if radius > 0.4 else picture
    few = max(2, int(radius / 2))
    high, wide = picture.shape
    image = Image.fromarray(picture.astype(np.float32))
    size = max(2, wide // few), max(2, high // few)
    small = np.asarray(image.resize(size, Image.Resampling.BOX), np.float32)
    small = blur(small, radius / few)
    return np.asarray(Image.fromarray(small).resize((wide, high), Image.Resampling.BICUBIC))


def path_of(shape: Shape) -> str:
    """A shape as SVG, to a tenth of a unit."""
    text = ""
    for polygon in polygons(shape.simplify(0.08)):
        for ring in (polygon.exterior, *polygon.interiors):
            text += "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in list(ring.coords)[:-1]) + "Z"
    return text


class Block:
    """A picture with alpha, in units of *view*; the canvas holds where things are placed."""

    def __init__(self, size: tuple[int, int], view: tuple[int, int], seed: int, own: str) -> None:
        self.size, self.view = size, view
        self.k = size[0] / view[0]
        self.canvas = Canvas(seed)
        self.picture = empty(*size)
        self.own_light = own
        self.own_from: Spot = (0.86, 0.30)
        self.fire = FIRE
        self.fire_from: Spot = (-0.62, -0.66)
        self.seed = seed
        # How much of the fire's light is lost from left to right, and from above to below.
        self.fall: Spot = (0.30, 0.20)

    @property
    def unit(self) -> float:
        """Pixels of a unit where things are placed now."""
        return self.k * self.canvas.scale

    # Rasters

    def raster(self, body: str, box: tuple[int, int, int, int] | None = None, defs: str = "") -> Array:
        """SVG in view units, as a crop of the picture (left, top, right, bottom in pixels)."""
        x0, y0, x1, y1 = box or (0, 0, *self.size)
        k = self.k
        view = f"{x0 / k:.3f} {y0 / k:.3f} {(x1 - x0) / k:.3f} {(y1 - y0) / k:.3f}"
        return svg(body, x1 - x0, y1 - y0, view, defs)

    def masked(self, placed: Shape, box: tuple[int, int, int, int]) -> Array:
        body = f'<path d="{path_of(placed)}" fill="#fff" fill-rule="evenodd"/>'
        return self.raster(body, box)[..., 3]

    def box_of(self, placed: Shape, room: float = 12.0) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = (edge * self.k for edge in placed.bounds)
        wide, high = self.size
        left, top = max(0, int(x0 - room)), max(0, int(y0 - room))
        return left, top, max(left + 8, min(wide, int(x1 + room))), max(top + 8, min(high, int(y1 + room)))

    def lay(self, parts: Sequence[str], opacity: float = 1.0) -> None:
        """Lay SVG in view units on the picture."""
        over(self.picture, self.raster("".join(parts)), opacity=opacity)

    @contextmanager
    def inking(self) -> Iterator[Canvas]:
        """Within: what is drawn with ink on the canvas, placed as things are now; then it is laid."""
        kept, self.canvas.parts = self.canvas.parts, []
        yield self.canvas
        parts, self.canvas.parts = self.canvas.parts, kept
        self.lay(parts)

    # Forms

    def outline(self, shape: Shape, width: float, drop: float) -> None:
        """Ink around a shape, thicker away from the fire."""
        placed, k = self.canvas.place(shape), self.canvas.scale
        grown = placed.buffer(width * k, join_style="mitre", mitre_limit=2.5)
        path = f'<path d="{path_of(grown)}" fill="{INK}"'
        shifts = [
            f'{path} transform="translate({drop * k * t:.1f} {drop * k * t:.1f})"/>' for t in (0, 0.5, 1)
        ]
        box = self.box_of(grown, (drop * k + 2) * self.k)
        over(self.picture, self.raster("".join(shifts), box), box[0], box[1])

    def model(self, shape: Shape, bulge: float, cuts: Sequence[Cut] = (), rough: float = 0.0) -> Form:
        """Swell a shape and let light fall on it."""
        placed, unit = sound(self.canvas.place(shape)), self.unit
        box = self.box_of(placed)
        mask = self.masked(placed, box)
        high, wide = mask.shape
        half = _resized(mask, wide // HALF or 1, high // HALF or 1)
        swell: Array = np.zeros_like(half)
        for share in (0.3, 0.6, 1.0):
            reach = max(1.0, bulge * unit * share / HALF)
            swell += np.sqrt(np.clip(2 * soft_blur(half, reach) - 1, 0, 1)) * reach * 0.55
        for cut in cuts:
            there = self.masked(sound(self.canvas.place(cut.shape)), box)
            small = _resized(there, half.shape[1], half.shape[0])
            swell += soft_blur(small, cut.soft * unit / HALF) * cut.high * unit / HALF
        if rough:
            x, y = grid(half.shape[1], half.shape[0])
            grain = fbm((x * HALF + box[0]) / unit / 26, (y * HALF + box[1]) / unit / 26, 4, seed=self.seed)
            swell += grain * rough * unit / HALF
        return self._lit(mask, swell, box)

    def _lit(self, mask: Array, swell: Array, box: tuple[int, int, int, int]) -> Form:
        down, across = np.gradient(blur(swell, 1))
        steep = 1 / np.sqrt(1 + across**2 + down**2)
        high, wide = mask.shape

        def light(way: Spot, above: float) -> Array:
            length = math.sqrt(way[0] ** 2 + way[1] ** 2 + above**2)
            faced = (-across * way[0] - down * way[1] + above) * steep / length
            return _resized(np.clip(faced, 0, 1).astype(np.float32), wide, high)

        x, y = grid(wide, high)
        lost = self.fall[0] * (x + box[0]) / self.size[0] + self.fall[1] * (y + box[1]) / self.size[1]
        tone = light(self.fire_from, 0.55) * np.clip(1.16 - lost, 0, 1.1)
        tall = _resized(swell.astype(np.float32), wide, high) * HALF
        return Form(box[0], box[1], mask, tone, light(self.own_from, 0.05), tall)

    def paint(self, form: Form, paints: Tones, *, own: float = 0.7, glow: float = 0.0) -> None:
        """Few tones with soft steps, and the own light on what faces it."""
        tone = np.clip(form.tone + glow, 0, 1)
        stepped = (smooth(0.22, 0.34, tone) + smooth(0.5, 0.6, tone) + smooth(0.8, 0.9, tone)) / 3
        tone = 0.55 * stepped + 0.45 * tone
        stops = list(zip((0.0, 0.34, 0.68, 1.0), paints, strict=True))
        colour = ramp(tone, stops)
        cold = (smooth(0.5, 0.95, form.own) * own * 0.8)[..., None]
        colour = colour + cold * (rgb(self.own_light) - colour) * 0.8
        over(self.picture, np.dstack([np.clip(colour, 0, 1), form.mask]), form.x, form.y)

    def engrave(self, form: Form, graver: Graver, colour: str = INK, opacity: float = 0.92) -> None:
        """Lines that swell with the dark; a second set crosses the first where it is darkest."""
        tone = np.maximum(form.tone, smooth(0.5, 0.95, form.own) * 0.5)
        ink = self._lines(form, tone, graver)
        if graver.cross:
            other = graver._replace(angle=graver.angle + 1.25, dark=graver.cross + 0.16)
            ink = np.maximum(ink, self._lines(form, tone, other))
        over(self.picture, coloured(ink * form.mask * opacity, colour), form.x, form.y)

    def _lines(self, form: Form, tone: Array, graver: Graver) -> Array:
        high, wide = tone.shape
        x, y = grid(wide, high)
        x, y = x + form.x, y + form.y
        step = graver.step * self.unit
        waver = fbm(x / step / 9, y / step / 9, 2, seed=self.seed + 5)
        place = (x * math.cos(graver.angle) + y * math.sin(graver.angle) + form.height * graver.bend) / step
        place = place + waver * 0.35
        away = np.abs(place - np.floor(place) - 0.5) * 2
        wide_ = smooth(graver.dark, 0.10, tone + waver * 0.07) * 0.96
        soft = 1.6 / step
        return np.asarray(smooth(0.0, 1.0, (wide_ - away) / soft + 0.5) * smooth(0.03, 0.12, wide_))

    def rim(self, form: Form, *, fire: float = 3.0, own: float = 3.0, strength: float = 0.9) -> None:
        """A line of light along the edges that face the fire, and one along those that face the own light."""
        for reach, colour, way in ((fire, self.fire, self.fire_from), (own, self.own_light, self.own_from)):
            if not reach:
                continue
            far = reach * self.unit
            moved = _shifted(form.mask, -way[0] * far * 1.3, -way[1] * far * 1.3)
            edge = np.clip(form.mask - moved, 0, 1) * form.mask
            over(self.picture, coloured(edge * strength, colour), form.x, form.y)

    def part(
        self,
        shape: Shape,
        paints: Tones | str,
        bulge: float = 30.0,
        finish: Finish = FINISH,
        cuts: Sequence[Cut] = (),
    ) -> Form:
        """An outlined, modelled, painted, engraved and rimmed form."""
        if finish.line:
            self.outline(shape, finish.line, finish.line)
        form = self.model(shape, bulge, cuts, finish.rough)
        painted = tones(paints) if isinstance(paints, str) else paints
        self.paint(form, painted, own=finish.own, glow=finish.glow)
        if finish.graver:
            self.engrave(form, finish.graver)
        self.rim(form, fire=finish.rim[0], own=finish.rim[1])
        return form

    # Light and air

    def glow(self, shape: Shape, colour: str, soft: float, strength: float = 1.0) -> None:
        """Soft light over what is there."""
        placed = self.canvas.place(shape)
        box = self.box_of(placed, soft * self.unit * 3)
        light = soft_blur(self.masked(placed, box), soft * self.unit)
        over(self.picture, coloured(np.clip(light * strength, 0, 1), colour), box[0], box[1])

    def cast(self, shape: Shape, dx: float, dy: float, soft: float, dark: float = 0.7) -> None:
        """The shadow a form throws on what is there already."""
        placed, unit = self.canvas.place(shape), self.unit
        box = self.box_of(placed, (soft * 3 + abs(dx) + abs(dy)) * unit)
        there = _shifted(soft_blur(self.masked(placed, box), soft * unit), dx * unit, dy * unit)
        alpha = np.clip(there * dark, 0, 1) * self.picture[box[1] : box[3], box[0] : box[2], 3]
        over(self.picture, coloured(alpha, "#050305"), box[0], box[1])

    def backlight(self, colour: str, reach: float = 4.5, halo: float = 30.0, strength: float = 0.5) -> None:
        """The light behind the whole figure: a hard edge to the upper left and a soft one all around."""
        body = self.picture[..., 3]
        edge = np.clip(_shifted(body, -reach * self.k, -reach * 0.8 * self.k) - body, 0, 1)
        _x, y = grid(*self.size)
        around = np.clip(soft_blur(body, halo * self.k) * strength, 0, 1) * smooth(0, 70 * self.k, y)
        behind = coloured(np.maximum(around, edge * 0.85), colour)
        over(behind, self.picture)
        self.picture = behind

    def fade(self, left: float, right: float, low: tuple[float, float], top: float = 0.0) -> None:
        """Let the picture end softly at its sides and below: in units, *low* from where to where."""
        x, y = grid(*self.size)
        x, y = x / self.k, y / self.k
        drift = fbm(x / 110, y / 70, 3, seed=self.seed + 8)
        u, v = x + drift * 46, y + drift * 34
        wide, _high = self.view
        keep = smooth(8, left, u) * smooth(wide - 8, wide - right, u) * smooth(low[1], low[0], v)
        keep = (
            keep * smooth(0, 50, x) * smooth(wide, wide - 50, x) * smooth(self.view[1], self.view[1] - 30, y)
        )
        if top:
            keep = keep * smooth(0, top, y)
        self.picture[..., 3] *= keep

    def image(self) -> Image.Image:
        clear = self.picture[..., 3] < 0.004
        self.picture[clear] = 0
        return to_image(self.picture)


def _resized(picture: Array, wide: int, high: int) -> Array:
    image = Image.fromarray(picture.astype(np.float32))
    way = Image.Resampling.BOX if wide < picture.shape[1] else Image.Resampling.BICUBIC
    return np.asarray(image.resize((max(1, wide), max(1, high)), way), np.float32)


def _shifted(picture: Array, dx: float, dy: float) -> Array:
    """Moved by a part of a pixel; the border stays as it is."""
    high, wide = picture.shape
    image = Image.fromarray(picture.astype(np.float32))
    moved = image.transform(
        (wide, high), Image.Transform.AFFINE, (1, 0, -dx, 0, 1, -dy), Image.Resampling.BILINEAR
    )
    out = np.asarray(moved, np.float32).copy()
    x, y = grid(wide, high)
    outside = (x - dx < 0) | (x - dx > wide - 1) | (y - dy < 0) | (y - dy > high - 1)
    out[outside] = picture[outside]
    return out
