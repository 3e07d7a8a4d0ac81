"""What is heard so often that it may hardly be heard."""

from collections.abc import Callable

import numpy as np

from sound.instruments.struck import BLOCK, tick, wood
from sound.tone import Array, band, curve, even, lay, luck, noise


def hover() -> Array:
    """A breath over wood."""
    chance = luck(31)
    air = band(noise(chance, 0.09), 700, 2600) * curve(0.09, (0, 0), (0.015, 1), (0.09, 0))
    return lay([(0, even(air) * 0.5), (0.004, wood(chance, BLOCK, 0.1, 0.06) * 0.4)])


def type_() -> Array:
    """A quill: a tick and a scratch."""
    chance = luck(32)
    rough = np.abs(band(noise(chance, 0.06), 0, 90)) * 8
    scratch = band(noise(chance, 0.06), 2500, 7500) * rough * curve(0.06, (0, 0), (0.01, 1), (0.06, 0))
    return lay([(0, tick(chance, 1500, 6000, 0.012)), (0.006, even(scratch) * 0.5)])


SOUNDS: dict[str, Callable[[], Array]] = {"hover": hover, "type": type_}
