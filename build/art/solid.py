"""Noise and turns in space, for things that are cut from one block."""

from __future__ import annotations

import math
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from art.noise import Array

Matrix: TypeAlias = npt.NDArray[np.float64]


@cache
def _lattice(seed: int) -> tuple[npt.NDArray[np.int32], Array]:
    chance = np.random.default_rng(seed)
    gradients = chance.normal(size=(256, 3))
    gradients /= np.linalg.norm(gradients, axis=1, keepdims=True)
    return chance.permutation(256).astype(np.int32), gradients.astype(np.float32)


def noise3(points: Array, seed: int = 0) -> Array:
    """Gradient noise at points (..., 3), about -1 to 1."""
    order, gradients = _lattice(seed)
    cell = np.floor(points).astype(np.int32)
    inside = (points - cell).astype(np.float32)
    ease = inside * inside * inside * (inside * (inside * 6 - 15) + 10)
    total = np.zeros(points.shape[:-1], np.float32)
    for corner in range(8):
        step = np.array([corner & 1, corner >> 1 & 1, corner >> 2], np.int32)
        x, y, z = np.moveaxis((cell + step) & 255, -1, 0)
        gradient = gradients[order[(order[(order[x] + y) & 255] + z) & 255]]
        weight = np.where(step == 1, ease, 1 - ease).prod(-1)
        total += weight * ((inside - step) * gradient).sum(-1)
    return total * np.float32(1.6)


def fbm3(points: Array, octaves: int = 4, seed: int = 0, gain: float = 0.5) -> Array:
    """Octaves of noise3, about -1 to 1."""
    total = np.zeros(points.shape[:-1], np.float32)
    weight, norm = 1.0, 0.0
    for octave in range(octaves):
        total += np.float32(weight) * noise3(points, seed + octave)
        norm += weight
        weight *= gain
        points = points * np.float32(2.03) + np.float32(11.7)
    return total / np.float32(norm)


def turn(axis: int, angle: float) -> Matrix:
    """The matrix that turns by an angle about x, y or z."""
    c, s = math.cos(angle), math.sin(angle)
    matrix = np.eye(3)
    i, j = (axis + 1) % 3, (axis + 2) % 3
    matrix[i, i], matrix[i, j], matrix[j, i], matrix[j, j] = c, -s, s, c
    return matrix


def turn_about(vector: Matrix, angle: float) -> Matrix:
    """The matrix that turns by an angle about any vector of length 1."""
    x, y, z = vector
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    turned: Matrix = np.eye(3) + math.sin(angle) * cross + (1 - math.cos(angle)) * (cross @ cross)
    return turned
