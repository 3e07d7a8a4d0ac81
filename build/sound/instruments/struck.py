"""Struck things: a sum of modes, each with its own decay, and the noise of the touch."""

from collections.abc import Sequence

import numpy as np

from sound.tone import Array, Luck, band, decay, even, lay, noise, times

Mode = tuple[float, float, float]  # pitch, seconds to silence, gain

TABLE: Sequence[Mode] = (
    (148, 0.16, 1),
    (263, 0.13, 0.8),
    (391, 0.10, 0.55),
    (612, 0.07, 0.4),
    (905, 0.05, 0.3),
)
PLANK: Sequence[Mode] = (
    (96, 0.28, 1),
    (171, 0.2, 0.8),
    (288, 0.14, 0.5),
    (455, 0.09, 0.35),
    (730, 0.05, 0.2),
)
BLOCK: Sequence[Mode] = ((410, 0.07, 1), (873, 0.05, 0.7), (1490, 0.035, 0.5), (2310, 0.02, 0.3))
BONE: Sequence[Mode] = ((1850, 0.04, 0.8), (2720, 0.036, 1), (4100, 0.03, 0.9), (6300, 0.02, 0.5))
TOP: Sequence[Mode] = (
    (240, 0.1, 0.7),
    (415, 0.085, 1),
    (690, 0.07, 0.8),
    (1120, 0.05, 0.6),
    (1730, 0.035, 0.4),
)


def modes(found: Sequence[Mode], seconds: float, chance: Luck, spread: float = 0.03) -> Array:
    """What rings, no two strokes quite alike."""
    t = times(seconds)
    out = np.zeros_like(t)
    for pitch, fall, gain in found:
        own = pitch * (1 + spread * chance.uniform(-1, 1))
        strength = gain * chance.uniform(0.75, 1.25)
        out += strength * np.exp(-6.9 * t / fall) * np.sin(2 * np.pi * own * t + chance.uniform(0, 0.6))
    return out


def tick(chance: Luck, low: float, high: float, fall: float) -> Array:
    """The noise of a touch."""
    seconds = fall + 0.02
    return even(band(noise(chance, seconds), low, high)) * decay(seconds, fall, 0.0004)


def wood(chance: Luck, found: Sequence[Mode] = TABLE, hardness: float = 0.5, seconds: float = 0.35) -> Array:
    """A knock on wood; what is harder has a brighter touch."""
    body = even(modes(found, seconds, chance))
    touch = tick(chance, 300, 1500 + 5500 * hardness, 0.012 + 0.02 * (1 - hardness))
    return lay([(0, body), (0, touch * (0.3 + 0.5 * hardness))])


def bounce(chance: Luck, strength: float) -> Array:
    """One touch of a die on the table: bone above, wood below."""
    below = even(modes(TOP, 0.14, chance, 0.12)) * 0.5
    above = even(modes(BONE, 0.06, chance, 0.1)) * (0.4 + 0.6 * strength)
    return lay([(0, below), (0, above), (0, tick(chance, 900, 9000, 0.006) * 0.6)]) * strength


def bouncing(
    chance: Luck, first: float, gap: float, bounces: int, strength: float = 1.0
) -> list[tuple[float, Array]]:
    """A die that comes to rest: every leap shorter and weaker than the one before."""
    out, at = [], first
    for _ in range(bounces):
        out.append((at, bounce(chance, strength)))
        at += gap
        gap *= chance.uniform(0.5, 0.72)
        strength *= chance.uniform(0.5, 0.75)
    return out


def metal(chance: Luck, low: float, high: float, partials: int, fall: float) -> Array:
    """Iron: partials without order, in beating pairs, the high ones gone first."""
    t = times(fall * 1.15)
    out = np.zeros_like(t)
    pitches = np.geomspace(low, high, partials) * chance.uniform(0.93, 1.07, partials)
    for pitch in pitches:
        gone = fall * (low / pitch) ** 0.45 * chance.uniform(0.6, 1.3)
        beat = pitch + chance.uniform(1.5, 9)
        ring = np.sin(2 * np.pi * pitch * t + chance.uniform(0, 6)) + 0.6 * np.sin(2 * np.pi * beat * t)
        out += chance.uniform(0.4, 1) * np.exp(-6.9 * t / gone) * ring
    return even(out * np.minimum(1, t / 0.0008))


def jingle(chance: Luck, seconds: float, links: int) -> Array:
    """Mail or a rattling rim: many small rings."""
    parts = []
    for at in np.sort(chance.uniform(0, seconds, links)):
        link = metal(chance, chance.uniform(2600, 4200), 9500, 5, 0.09)
        parts.append((float(at), link * chance.uniform(0.3, 1) * (1 - 0.6 * at / seconds)))
    return even(lay(parts))
