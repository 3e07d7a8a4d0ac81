"""What the four share: the size of their pictures, teeth, eyes, drips, mist, and how light is laid."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from art.ink import Shape, blob, disc, joined, path, stroke
from art.noise import Array, fbm, grid, ramp, smooth
from art.raster import coloured, over
from art.relief.relief import Block, Cut, Finish, Graver, Spot, Tones, soft_blur

SIZE = (1600, 720)
RED: Tones = ("#1c0306", "#4a080c", "#9c1a18", "#f0685a")
IVORY: Tones = ("#4a3420", "#9a7c4e", "#e6d6ae", "#fff8e0")
GUM: Tones = ("#1a0508", "#431016", "#86242a", "#d86a5e")
FINE = Graver(0.9, 4.4, 0.4, 0.5, 0.0)


def figure_block(seed: int, own: str) -> Block:
    """The block of a large figure or of one of its overlays."""
    return Block(SIZE, SIZE, seed, own)


def mirrored(shape: list[Spot]) -> list[Spot]:
    """A closed outline from its right half, written from the top to the bottom."""
    return [*shape, *[(-x, y) for x, y in reversed(shape)]]


def fang(x: float, y: float, long: float, wide: float, lean: float = 0.0) -> Shape:
    """A tooth whose root is at (x, y); it points down, or up if *long* is below zero; bowed by *lean*."""
    way = math.copysign(1, long)
    return blob(
        [
            (x - wide / 2, y - way * wide * 0.3),
            (x + wide / 2, y - way * wide * 0.3),
            (x + wide * 0.42 + lean * 0.3, y + long * 0.45),
            (x + lean, y + long),
            (x + lean, y + long),
            (x - wide * 0.40 + lean * 0.3, y + long * 0.45),
        ]
    )


def teeth(
    block: Block, row: Sequence[tuple[float, float, float, float, float]], paints: Tones = IVORY
) -> None:
    """Teeth one beside the other: place, length, width, lean."""
    for x, y, long, wide, lean in row:
        block.part(fang(x, y, long, wide, lean), paints, wide * 0.6, Finish(2.0, FINE, (2.0, 1.6)))


def drool(block: Block, spots: list[tuple[float, float, float]], colour: str = "#d6e6ea") -> None:
    """Threads that hang from the lips."""
    shapes = []
    for x, y, long in spots:
        shapes.append(stroke([(x, y), (x + 2, y + long * 0.5), (x + 1, y + long)], 4.5, (1, 0.5), 0.1))
        shapes.append(blob(path("1,-12 6,0 1,7 -4,0", x, y + long)))
    block.part(joined(shapes), (colour, colour, colour, "#ffffff"), 3, Finish(1.4, None, (1.2, 0)))


def creases(lines: Sequence[Sequence[Spot]], high: float, wide: float, soft: float) -> list[Cut]:
    """Folds along lines."""
    return [Cut(joined(stroke(line, wide, (0.2, 0.2)) for line in lines), high, soft)]


def specks(
    block: Block, spots: Iterable[tuple[float, float, float]], colour: str, opacity: float = 1.0
) -> None:
    """Round motes: place and radius."""
    with block.inking() as c:
        c.fill(joined(disc(float(x), float(y), float(r)) for x, y, r in spots), colour, opacity)


def mist(block: Block, stops: Sequence[tuple[float, str]], field: Array, grain: Array) -> None:
    """Lay a cloud on the block: where it is, and how its colour runs with its grain."""
    over(block.picture, np.dstack([ramp(np.clip(grain, 0, 1), stops), np.clip(field, 0, 1)]))


class Plume(NamedTuple):
    """A breath from a mouth: where it comes from, which way and how far it goes, how it spreads and curls."""

    source: Spot
    way: Spot
    reach: float
    spread: float
    seed: int
    curl: float = 1.2


class Breath(NamedTuple):
    """Plumes as one cloud: how dense it is, and how its colour runs with its grain."""

    dense: float
    stops: Sequence[tuple[float, str]]
    plumes: Sequence[Plume]


def breathe(block: Block, breath: Breath, phase: float) -> None:
    """Lay a breath on the block. *phase* (0 to 1) is its state."""
    field = grain = np.zeros((block.size[1], block.size[0]), np.float32)
    for one in breath.plumes:
        dense, fine = plume(block, one, phase)
        field, grain = np.maximum(field, dense), np.maximum(grain, fine)
    mist(block, breath.stops, field * breath.dense, grain)


def plume(block: Block, of: Plume, phase: float) -> tuple[Array, Array]:
    """How dense a plume is everywhere, and its grain."""
    source, way, reach, spread, seed, curl = of
    x, y = grid(*block.size)
    x, y = (x / block.k - source[0]), (y / block.k - source[1])
    length = math.hypot(*way)
    ux, uy = way[0] / length, way[1] / length
    ahead, aside = x * ux + y * uy, -x * uy + y * ux
    drift = phase * 1.7
    bend = fbm(ahead / 150 - drift, aside / 150 + phase, 3, seed=seed) * 46 * curl
    aside = aside + bend * np.clip(ahead / 200, 0, 1.4)
    ahead = ahead + fbm(x / 90 + phase * 2, y / 90, 3, seed=seed + 3) * 46 * curl
    wide = 14 + np.clip(ahead, 0, None) * spread
    body = np.exp(-((aside / wide) ** 2) * 1.6) * smooth(-12, 30, ahead) * smooth(reach, reach * 0.35, ahead)
    ridge = 1 - np.abs(fbm(ahead / 70 - drift * 2, aside / 46 + phase, 4, seed=seed + 7))
    grain = ridge**2.4 * (0.55 + 0.45 * fbm(ahead / 30 - drift * 4, aside / 24, 3, seed=seed + 9) + 0.2)
    return body * np.clip(0.25 + grain, 0, 1.1), grain


def light_of(block: Block, shape: Shape, heart: str, glow: str, soft: float) -> None:
    """A thing that shines: its glow far and near, then itself."""
    placed = block.canvas.place(shape)
    box = (0, 0, *block.size)
    mask = block.masked(placed, box)
    for reach, strength in ((soft * 3.2, 1.6), (soft, 1.3)):
        light = np.clip(soft_blur(mask, reach * block.unit) * strength, 0, 1)
        over(block.picture, coloured(light * 0.9, glow))
    over(block.picture, coloured(mask, heart))


def cut_open(
    block: Block, line: list[Spot], wide: float, inside: Tones, drips: list[tuple[float, float]]
) -> None:
    """A gash along a line, and runs of blood from places along it (share, length)."""
    gash = stroke(line, wide, (0.0, 0.0))
    lips = stroke(line, wide * 1.75, (0.0, 0.0))
    block.glow(lips, "#0a0406", wide * 0.5, 0.9)
    block.part(gash, inside, wide * 0.35, Finish(2.2, Graver(1.2, 4.0, 0.2, 0.5, 0), (0, 0), own=0.2))
    points = np.asarray(line, dtype=float)
    runs = []
    for share, long in drips:
        k = share * (len(points) - 1)
        x = float(np.interp(k, range(len(points)), points[:, 0]))
        y = float(np.interp(k, range(len(points)), points[:, 1]))
        run = [(x, y), (x + 5, y + long * 0.3), (x - 4, y + long * 0.7), (x, y + long)]
        runs.append(stroke(run, wide * 0.5, (0.9, 0.5), 0.3))
        runs.append(disc(x, y + long, wide * 0.32))
    if runs:
        block.part(joined(runs), inside, 4, Finish(1.6, None, (1.4, 0), own=0.2))


def cracked(b: Block, lines: tuple[str, ...], wide: float) -> None:
    """Cracks with fire in them: a red glow, an orange edge, a yellow heart."""
    shapes = [stroke(path(line), wide, (0.2, 0.1), 0.4, False) for line in lines]
    whole = joined(shapes)
    b.glow(whole.buffer(wide * 0.8), "#d83a0a", wide * 1.4, 0.75)
    with b.inking() as c:
        c.fill(whole.buffer(1.4), "#5a1006")
        c.fill(whole, "#ff8a1e")
    with b.inking() as c:
        c.fill(whole.buffer(-wide * 0.22), "#ffe89a")
