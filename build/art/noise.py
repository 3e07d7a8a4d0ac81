"""Gradient noise on arrays of coordinates, and the curves that turn it into colour."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from art.palette import channels

Array: TypeAlias = npt.NDArray[np.floating[Any]]
_Table: TypeAlias = tuple[npt.NDArray[np.int32], Array, Array]


def rgb(colour: str) -> Array:
    """Three floats from 0 to 1."""
    return np.array(channels(colour), np.float32) / 255


def grid(width: int, height: int) -> tuple[Array, Array]:
    """The x and the y of every pixel."""
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    return x, y


def smooth(start: float, end: float, x: Array) -> Array:
    """0 before `start`, 1 after `end`, an S between; `start` may be the greater one."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def ramp(t: Array, stops: Sequence[tuple[float, str]]) -> Array:
    """Colours along `stops` (place, colour) for every value of t."""
    places = [place for place, _ in stops]
    colours = np.array([rgb(colour) for _, colour in stops])
    return np.stack([np.interp(t, places, colours[:, k]) for k in range(3)], -1).astype(np.float32)


@lru_cache(maxsize=256)
def _table(seed: int) -> _Table:
    chance = np.random.default_rng(seed)
    angle = chance.random(256) * 2 * np.pi
    order = chance.permutation(256).astype(np.int32)
    return order, np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def _fade(t: Array) -> Array:
    return t * t * t * (t * (t * 6 - 15) + 10)


def perlin(x: Array, y: Array, seed: int = 0) -> Array:
    """Gradient noise, about -1 to 1, one feature per unit."""
    order, slope_x, slope_y = _table(seed)
    column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    dx, dy = (x - column).astype(np.float32), (y - row).astype(np.float32)

    def corner(i: int, j: int) -> Array:
        index = order[(order[(column + i) & 255] + row + j) & 255]
        return np.asarray(slope_x[index] * (dx - i) + slope_y[index] * (dy - j))

    across, down = _fade(dx), _fade(dy)
    upper = (1 - across) * corner(0, 0) + across * corner(1, 0)
    lower = (1 - across) * corner(0, 1) + across * corner(1, 1)
    return np.asarray((upper + down * (lower - upper)) * 1.4)


def fbm(x: Array, y: Array, octaves: int = 5, gain: float = 0.5, seed: int = 0) -> Array:
    """Noise upon finer noise, about -1 to 1."""
    x, y = np.broadcast_arrays(x, y)
    total: Array = np.zeros(x.shape, np.float32)
    share, weight = 1.0, 0.0
    for octave in range(octaves):
        total = total + share * perlin(x, y, seed + octave)
        weight += share
        share *= gain
        x, y = x * 2.03 + 17.3, y * 2.03 - 9.1
    return total / weight


def ridged(x: Array, y: Array, octaves: int = 5, seed: int = 0) -> Array:
    """Noise with sharp crests, 0 to 1."""
    x, y = np.broadcast_arrays(x, y)
    total: Array = np.zeros(x.shape, np.float32)
    share, weight = 1.0, 0.0
    for octave in range(octaves):
        total = total + share * (1 - np.abs(perlin(x, y, seed + octave))) ** 2
        weight += share
        share *= 0.5
        x, y = x * 2.1 + 5, y * 2.1 - 3
    return total / weight
