"""How loud each kind is, and the soft ceiling under which all stay."""

import numpy as np

from sound import seam
from sound.loudness import long_term, short_peak
from sound.tone import Array, count

# The loudest 100 ms of every effect of a kind, in dB, K-weighted.
KINDS = {"touch": -35.0, "hand": -27.0, "table": -22.0, "battle": -19.0, "call": -17.0}
AIR = -34.0  # the whole of an ambient loop
MUSIC = -21.0  # the whole of a piece

CEILING = 0.86  # coding adds a little to the highest peaks
KNEE = 0.6


def limited(sound: Array) -> Array:
    """Peaks above the knee are bent under the ceiling."""
    over = np.abs(sound) > KNEE
    span = CEILING - KNEE
    bent = np.sign(sound) * (KNEE + span * np.tanh((np.abs(sound) - KNEE) / span))
    return np.where(over, bent, sound)


def trimmed(sound: Array) -> Array:
    """Without silence at the end, and faded so that neither edge clicks."""
    loud = np.flatnonzero(np.abs(np.atleast_2d(sound)).max(axis=0) > np.abs(sound).max() * 0.0015)
    sound = sound[..., : min(sound.shape[-1], int(loud[-1]) + count(0.02))].copy()
    fade = min(sound.shape[-1] // 3, count(0.03))
    sound[..., -fade:] *= np.linspace(1, 0, fade) ** 2
    edge = count(0.0005)
    sound[..., :edge] *= np.linspace(0, 1, edge)
    lead = np.zeros((*sound.shape[:-1], count(0.002)))  # the coder needs a moment before a sharp stroke
    return np.concatenate([lead, sound], axis=-1)


def effect(sound: Array, level: float) -> Array:
    """As loud as its kind."""
    sound = trimmed(sound)
    out = sound
    for _ in range(6):  # bending peaks takes a little loudness away: raise again
        sound = sound * 10 ** ((level - short_peak(out)) / 20)
        out = limited(sound)
    return out


def loop(sound: Array, level: float, quality: float) -> Array:
    """As loud in the mean as the others, and begun where coding in this quality does least harm."""
    return seam.begun(limited(sound * 10 ** ((level - long_term(sound)) / 20)), quality)
