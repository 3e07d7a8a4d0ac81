"""Tones by a table of one turn: cheap, and free of what lies above the ear."""

from functools import cache

import numpy as np

from sound.tone import RATE, Array, luck

SIZE = 8192


@cache
def rich(harmonics: int, slope: float) -> Array:
    """One turn with so many harmonics, each weaker by its number to the power of `slope`."""
    chance = luck(harmonics)
    turn = np.arange(SIZE) * 2 * np.pi / SIZE
    out = np.zeros(SIZE)
    for k in range(1, harmonics + 1):
        out += np.sin(k * turn + chance.uniform(-0.5, 0.5)) / k**slope
    return np.asarray(out / np.abs(out).max())


def ridden(table: Array, pitch: Array, start: float = 0.0) -> Array:
    """Go round the table at a pitch that may move."""
    phase = start + np.cumsum(pitch) / RATE
    return np.asarray(table[(phase % 1 * SIZE).astype(np.int32) % SIZE])
