"""What lies in the air: loops of fire and wind, quiet and without an end."""

from collections.abc import Callable

import numpy as np

from sound.instruments.struck import tick
from sound.tone import Array, Luck, band, count, luck, noise, times

SECONDS = 9.0


def _laid_round(out: Array, at: int, sound: Array) -> None:
    """Put a sound into a loop; what passes its end comes in again at its beginning."""
    out[(at + np.arange(len(sound))) % len(out)] += sound


def _breathing(chance: Luck, seconds: float, fastest: int) -> Array:
    """A slow line from 0 to 1 that ends where it began."""
    t = times(seconds) / seconds * 2 * np.pi
    line = sum(np.sin(k * t + chance.uniform(0, 6)) / k**0.5 for k in range(1, fastest + 1))
    line = np.asarray(line)
    return np.asarray((line - line.min()) / (line.max() - line.min()))


def _ear(chance: Luck) -> Array:
    """The bed of a fire as one ear hears it: a low flutter and a hiss."""
    low = band(noise(chance, SECONDS), 60, 240) * (0.4 + 0.6 * _breathing(chance, SECONDS, 40))
    hiss = band(noise(chance, SECONDS), 1800, 6000) * (0.3 + 0.7 * _breathing(chance, SECONDS, 14))
    return low + 0.12 * hiss


def fire() -> Array:
    """The hearth of the hall: flutter, hiss, and resin that snaps."""
    chance = luck(401)
    out = np.stack([_ear(chance), _ear(chance)])
    for at in chance.integers(0, count(SECONDS), 120):
        snap = tick(
            chance, chance.uniform(500, 2200), chance.uniform(4000, 11000), chance.uniform(0.004, 0.02)
        )
        loud = float(chance.pareto(2.2) + 0.15)
        for ear, gain in zip(out, chance.uniform(0.4, 1, 2), strict=True):
            _laid_round(ear, int(at), snap * min(loud, 2.2) * gain * 0.35)
    return out


def wind() -> Array:
    """Wind around the gables: three bands of air that swell one after another."""
    chance = luck(402)
    ears = []
    swells = [_breathing(chance, 12.0, n) for n in (3, 4, 5)]
    for _ in range(2):
        low = band(noise(chance, 12.0), 90, 300) * (0.4 + 0.6 * swells[0])
        howl = band(noise(chance, 12.0), 430, 560, 4) * swells[1] ** 2
        high = band(noise(chance, 12.0), 900, 1800) * swells[2] ** 2
        ears.append(low + 0.7 * howl + 0.25 * high)
    return np.stack(ears)


SOUNDS: dict[str, Callable[[], Array]] = {"fire": fire, "wind": wind}
