"""Strings: a lyre plucked after Karplus and Strong, and a tagelharpa bowed."""

from functools import cache

import numpy as np

from sound.instruments.waves import rich, ridden
from sound.tone import RATE, Array, Luck, band, count, luck, noise, peaks, swell, wander

LYRE_BODY = ((118, 60, 0.9), (245, 110, 1.0), (430, 180, 0.7), (960, 420, 0.5), (2100, 1500, 0.35))
HARP_BODY = ((170, 80, 0.8), (340, 140, 1.0), (620, 240, 0.7), (1250, 500, 0.55), (2600, 1400, 0.3))


@cache
def _string(pitch: float, seconds: float, softness: float, touch: int) -> Array:
    """The bare string: a burst of noise going round a line that loses treble at every turn."""
    chance = luck(1000 * touch + round(pitch))
    size = int(RATE / pitch - 0.5)
    burst = band(chance.uniform(-1, 1, size * 4), 0, 5200 - 3600 * softness, 2)[:size]
    place = max(2, int(size * 0.17))  # plucked here: harmonics with a node here are missing
    burst = burst - np.roll(burst, place)
    burst -= burst.mean()
    keep = 10 ** (-3 / (pitch * seconds * 0.9))
    rounds = int(seconds * pitch) + 2
    line = np.zeros((rounds, size))
    line[0] = burst
    for i in range(1, rounds):
        before = np.concatenate([line[i - 1, -1:] if i == 1 else line[i - 2, -1:], line[i - 1, :-1]])
        line[i] = keep * 0.5 * (line[i - 1] + before)
    flat = line.ravel()
    ratio = pitch * (size + 0.5) / RATE
    moments = np.arange(count(seconds)) * ratio
    out = np.interp(moments, np.arange(len(flat)), flat)
    return np.asarray(out / max(1e-9, float(np.abs(out).max())))


def lyre(chance: Luck, pitch: float, strength: float = 1.0, seconds: float = 3.5) -> Array:
    """A gut string. Softer strokes are duller."""
    soft = 0.75 - 0.5 * strength
    out = _string(round(pitch, 2), seconds, round(soft, 1), int(chance.integers(3)))
    out = out * np.linspace(1, 0, len(out)) ** 0.5
    return out * strength


def bowed(
    chance: Luck,
    pitch: float,
    seconds: float,
    strength: float = 1.0,
    *,
    rise: float = 0.15,
    fall: float = 0.25,
) -> Array:
    """Horsehair on horsehair: rough, never quite steady, with the breath of the bow."""
    drift = 1 + 0.0022 * wander(chance, seconds, 2.5) + 0.0011 * wander(chance, seconds, 11)
    scoop = 1 - 0.012 * np.exp(-np.arange(count(seconds)) / RATE / 0.05)
    tone = ridden(rich(30, 1.05), pitch * drift * scoop)
    rough = 1 + 0.16 * wander(chance, seconds, 9) + 0.1 * wander(chance, seconds, 31)
    hair = band(noise(chance, seconds), 900, 5200) * 0.05
    shape = swell(seconds, min(rise, seconds / 2), min(fall, seconds / 2))
    return (tone * rough + hair * (1 + tone)) * shape * strength


def harp_body(sound: Array) -> Array:
    """All bowed strings of a piece together, through one box."""
    return peaks(sound, *HARP_BODY, floor=0.12)


def lyre_body(sound: Array) -> Array:
    return peaks(sound, *LYRE_BODY, floor=0.3)
