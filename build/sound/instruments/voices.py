"""Voices: a buzz with vibrato through the formants of a mouth, many of them, none quite together."""

from collections.abc import Sequence

import numpy as np

from sound.instruments.waves import rich, ridden
from sound.tone import Array, Luck, band, lay, noise, panned, peaks, swell, times, wander

Formants = Sequence[tuple[float, float, float]]

AH: Formants = ((660, 110, 1.0), (1120, 130, 0.6), (2500, 220, 0.22), (3300, 300, 0.1))
OH: Formants = ((430, 90, 1.0), (760, 100, 0.45), (2450, 220, 0.1))
OO: Formants = ((320, 150, 1.0), (650, 130, 0.35), (2300, 220, 0.05))
EH: Formants = ((540, 100, 1.0), (1740, 160, 0.5), (2500, 220, 0.3), (3500, 300, 0.12))


def sung(chance: Luck, pitch: Array, seconds: float, vibrato: float = 0.006) -> Array:
    """One throat along a line of pitches, before the mouth."""
    t = times(seconds)
    shake = (
        vibrato * np.sin(2 * np.pi * chance.uniform(4.6, 5.7) * t + chance.uniform(0, 6)) * np.minimum(1, t)
    )
    drift = 1 + shake + 0.004 * wander(chance, seconds, 3) + chance.normal(0, 0.003)
    tone = ridden(rich(36, 1.25), pitch * drift, chance.uniform(0, 1))
    breath = band(noise(chance, seconds), 600, 4500) * 0.02
    return np.asarray(tone * (1 + 0.12 * wander(chance, seconds, 4)) + breath)


def choir(
    chance: Luck,
    pitch: float,
    seconds: float,
    mouth: Formants,
    *,
    voices: int = 4,
    rise: float = 1.2,
    fall: float = 1.5,
) -> Array:
    """Some voices on one note, spread from left to right."""
    parts = []
    for i in range(voices):
        late = chance.uniform(0, 0.08)
        line = np.full(len(times(seconds)), pitch)
        voice = sung(chance, line, seconds) * swell(seconds, rise * chance.uniform(0.8, 1.1), fall)
        parts.append((late, panned(voice, (2 * i / max(1, voices - 1) - 1) * 0.7)))
    return np.asarray(peaks(lay(parts), *mouth, floor=0.02) / np.sqrt(voices))
