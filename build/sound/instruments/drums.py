"""Frame drums: the modes of a skin, bent down a little after the stroke, and the noise of hand or beater."""

import numpy as np

from sound.instruments.struck import tick
from sound.tone import Array, Luck, even, lay, times

SKIN = (
    (1.0, 1.0, 1.0),
    (1.594, 0.55, 0.5),
    (2.136, 0.4, 0.32),
    (2.296, 0.36, 0.26),
    (2.653, 0.3, 0.18),
    (2.918, 0.26, 0.14),
)


def drum(
    chance: Luck, pitch: float = 82, fall: float = 0.9, strength: float = 1.0, hand: float = 0.5
) -> Array:
    """A stroke. `hand`: from a soft beater (0) to the flat of the hand (1)."""
    t = times(fall * 1.15)
    bend = 1 + 0.12 * strength * np.exp(-t / 0.035)
    turn = 2 * np.pi * np.cumsum(pitch * chance.uniform(0.985, 1.015) * bend) / 44100
    out = np.zeros_like(t)
    for ratio, length, gain in SKIN:
        own = gain * (1 if ratio == 1 else hand + 0.3) * chance.uniform(0.7, 1.2)
        out += own * np.exp(-6.9 * t / (fall * length)) * np.sin(turn * ratio)
    out = even(out) * np.minimum(1, t / (0.004 - 0.003 * hand))
    touch = tick(chance, 180 + 300 * hand, 900 + 3500 * hand * strength, 0.03)
    return lay([(0, out), (0, touch * (0.18 + 0.35 * hand) * strength)]) * strength


def rim(chance: Luck, strength: float = 1.0) -> Array:
    """A finger on the frame."""
    body = drum(chance, 290, 0.14, 1.0, 1.0) * 0.4
    return lay([(0, body), (0, tick(chance, 1200, 5200, 0.03))]) * strength
