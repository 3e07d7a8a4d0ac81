"""Horns of ox and bronze: harmonics that open with the breath, a scoop into the note, a late vibrato."""

import numpy as np

from sound.tone import RATE, Array, Luck, band, curve, lay, noise, swell, times, wander


def blown(
    chance: Luck, notes: list[tuple[float, float]], press: float = 1.0, roughness: float = 0.0
) -> Array:
    """Notes in one breath: (pitch, seconds)."""
    seconds = sum(length for _, length in notes)
    t = times(seconds)
    pitch, breath = _line(notes, seconds)
    pitch = pitch * (1 + 0.004 * np.sin(2 * np.pi * 4.8 * t) * np.clip((t - 0.5) / 0.6, 0, 1))
    pitch *= 1 + 0.002 * wander(chance, seconds, 6)
    breath = breath * (1 + 0.05 * wander(chance, seconds, 7))
    turn = 2 * np.pi * np.cumsum(pitch) / RATE
    out = np.zeros_like(t)
    for k in range(1, min(22, int(9000 / pitch.max()) + 1)):
        strength = (1.0 if k > 1 else 0.8) / k ** (1.1 - 0.35 * press)
        out += strength * breath ** (1 + 0.3 * k) * np.sin(k * turn + 0.3 * k)
    if roughness:
        out *= 1 + roughness * breath**2 * np.sin(2 * np.pi * (27 + 3 * wander(chance, seconds, 3)) * t)
    air = band(noise(chance, seconds), 500, 3800) * 0.05 * breath
    return np.asarray(out / np.abs(out).max() + air)


def _line(notes: list[tuple[float, float]], seconds: float) -> tuple[Array, Array]:
    """The pitch of every moment, slurred, and the strength of the breath."""
    points: list[tuple[float, float]] = []
    at = 0.0
    for i, (pitch, length) in enumerate(notes):
        points += [
            (at + (0.06 if i else 0.0), pitch * (1 if i else 0.94)),
            (at + 0.09, pitch),
            (at + length, pitch),
        ]
        at += length
    breath = swell(seconds, 0.16, 0.45) * curve(
        seconds, (0, 0.75), (0.4, 0.95), (seconds * 0.75, 1), (seconds, 0.7)
    )
    at = 0.0
    for _, length in notes[:-1]:
        at += length
        breath *= 1 - 0.35 * np.exp(-(((times(seconds) - at - 0.02) / 0.035) ** 2))
    return curve(seconds, *points), breath


def horns(
    chance: Luck, notes: list[tuple[float, float]], players: int, press: float, roughness: float = 0.0
) -> Array:
    """Some horns together, none quite in tune."""
    parts = []
    for _ in range(players):
        own = [(pitch * (1 + chance.normal(0, 0.004)), length) for pitch, length in notes]
        parts.append((chance.uniform(0, 0.05), blown(chance, own, press, roughness)))
    return lay(parts) / players
