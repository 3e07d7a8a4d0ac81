"""What hands do with carved wood and parchment: the interface."""

from collections.abc import Callable

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import BLOCK, BONE, PLANK, TABLE, metal, modes, tick, wood
from sound.room import in_room
from sound.tone import Array, Luck, band, curve, decay, even, lay, luck, noise, spoken_pitch, swept, times


def press() -> Array:
    """A carved button goes in: felt, then wood."""
    chance = luck(11)
    return lay([(0, tick(chance, 200, 1800, 0.03) * 0.4), (0.012, wood(chance, TABLE, 0.25, 0.22))])


def click() -> Array:
    """A small wooden catch."""
    return lay([(0, wood(luck(12), BLOCK, 0.5, 0.12)), (0.035, wood(luck(13), BLOCK, 0.7, 0.1) * 0.5)])


def refuse() -> Array:
    """Two dull strokes, the second lower: no."""
    chance = luck(14)
    parts = [(0, drum(chance, 132, 0.3, 0.8, 0.1)), (0.15, drum(chance, 104, 0.4, 0.9, 0.1))]
    return lay([*parts, (0, tick(chance, 200, 900, 0.05) * 0.4), (0.15, tick(chance, 150, 700, 0.06) * 0.4)])


def _rub(chance: Luck, seconds: float, start: float, end: float) -> Array:
    """Parchment on wood."""
    rough = 0.6 + 0.4 * band(np.abs(noise(chance, seconds)), 0, 60) / 0.8
    return swept(noise(chance, seconds), curve(seconds, (0, start), (seconds, end)), 0.7) * rough


def undo() -> Array:
    """Drawn back: a stroke that grows and stops at wood."""
    chance = luck(15)
    draw = even(_rub(chance, 0.26, 4200, 1500) * curve(0.26, (0, 0), (0.2, 1), (0.24, 0.7), (0.26, 0)))
    return lay([(0, draw * 0.8), (0.24, wood(chance, TABLE, 0.4, 0.2) * 0.9)])


def hint() -> Array:
    """Two strings, a fifth apart, as if somebody thought of something."""
    chance = luck(16)
    parts = [
        (0, lyre(chance, spoken_pitch("d4"), 0.7, 1.4)),
        (0.13, lyre(chance, spoken_pitch("a4"), 0.9, 1.6)),
    ]
    return in_room(lyre_body(lay(parts)), 0.25, 0.8, 0.8)


def page() -> Array:
    """A leaf of parchment is turned: lifted, bent, laid."""
    chance = luck(17)
    lift = _rub(chance, 0.45, 1500, 5200) * curve(0.45, (0, 0), (0.1, 0.5), (0.27, 1), (0.33, 0.4), (0.45, 0))
    crackle = [
        (at, tick(chance, 1500, 8000, 0.012) * chance.uniform(0.1, 0.5))
        for at in chance.uniform(0.05, 0.4, 16)
    ]
    return lay([(0, even(lift)), *crackle, (0.37, tick(chance, 250, 2500, 0.09) * 0.7)])


def _creak(chance: Luck, seconds: float, start: float, end: float) -> Array:
    """Wood that sticks and slips, slip after slip."""
    slips = (
        np.cumsum(curve(seconds, (0, start), (seconds, end)) * (1 + 0.1 * chance.standard_normal())) / 44100
    )
    hits = np.diff(np.floor(slips), prepend=0) * chance.uniform(0.5, 1, len(slips))
    ring = modes(((310, 0.05, 1), (640, 0.04, 0.9), (1180, 0.03, 0.8), (2050, 0.02, 0.5)), 0.06, chance)
    return even(np.convolve(hits, ring)[: len(hits)]) * curve(
        seconds, (0, 0), (0.05, 1), (seconds * 0.7, 0.8), (seconds, 0)
    )


def open_() -> Array:
    """A chest: the latch, then the hinge."""
    chance = luck(18)
    latch = lay([(0, metal(chance, 900, 6000, 9, 0.12) * 0.4), (0, wood(chance, BLOCK, 0.6, 0.1))])
    return lay([(0, latch), (0.07, _creak(chance, 0.34, 38, 95) * 0.5)])


def close() -> Array:
    """The lid falls, the latch follows."""
    chance = luck(19)
    latch = metal(chance, 1000, 6000, 9, 0.1) * 0.25
    return lay(
        [(0, wood(chance, PLANK, 0.25, 0.4)), (0.06, latch), (0.06, wood(chance, BLOCK, 0.6, 0.1) * 0.3)]
    )


def count() -> Array:
    """A bead laid on a board."""
    chance = luck(20)
    return lay([(0, even(modes(BONE, 0.08, chance)) * 0.7), (0, wood(chance, BLOCK, 0.4, 0.15) * 0.7)])


def pick() -> Array:
    """A card or a die is lifted by a fingertip."""
    chance = luck(21)
    slide = _rub(chance, 0.09, 2200, 4600) * curve(0.09, (0, 0), (0.02, 1), (0.09, 0))
    t = times(0.1)
    return lay([(0, even(slide)), (0.008, np.sin(2 * np.pi * 640 * t) * decay(0.1, 0.07) * 0.35)])


SOUNDS: dict[str, Callable[[], Array]] = {
    "press": press,
    "click": click,
    "refuse": refuse,
    "undo": undo,
    "hint": hint,
    "page": page,
    "open": open_,
    "close": close,
    "count": count,
    "pick": pick,
}
