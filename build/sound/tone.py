"""Sound as arrays: time, noise, envelopes, filters. Mono is one row of samples, stereo two."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[np.floating[Any]]
Luck: TypeAlias = np.random.Generator

RATE = 44100


def luck(seed: int) -> Luck:
    """The same chance at every bake."""
    return np.random.default_rng(seed)


def count(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Array:
    """The moment of every sample."""
    return np.arange(count(seconds)) / RATE


def noise(chance: Luck, seconds: float) -> Array:
    return chance.standard_normal(count(seconds))


def curve(seconds: float, *points: tuple[float, float]) -> Array:
    """An envelope through (moment, level), straight between them."""
    return np.interp(times(seconds), [at for at, _ in points], [level for _, level in points])


def decay(seconds: float, fall: float, attack: float = 0.001) -> Array:
    """Rises at once, then falls by 60 dB within `fall` seconds."""
    t = times(seconds)
    return np.asarray(np.minimum(1, t / attack) * np.exp(-6.9 * t / fall))


def swell(seconds: float, rise: float, fall: float) -> Array:
    """Up in a soft curve, held, down in a soft curve."""
    ramp = curve(seconds, (0, 0), (rise, 1), (max(rise, seconds - fall), 1), (seconds, 0))
    return np.asarray(np.sin(ramp * np.pi / 2) ** 2)


def wander(chance: Luck, seconds: float, rate: float) -> Array:
    """A slow random line around 0, about -1 to 1, with `rate` turns a second."""
    points = max(4, int(seconds * rate) + 3)
    line = chance.uniform(-1, 1, points)
    where = np.linspace(0, points - 2, count(seconds))
    left = where.astype(int)
    part = (1 - np.cos((where - left) * np.pi)) / 2
    return np.asarray(line[left] * (1 - part) + line[left + 1] * part)


def _shaped(sound: Array, gain: npt.NDArray[Any]) -> Array:
    return np.fft.irfft(np.fft.rfft(sound) * gain, sound.shape[-1])


def _pitches(sound: Array) -> Array:
    return np.fft.rfftfreq(sound.shape[-1], 1 / RATE)


def band(sound: Array, low: float = 0, high: float = RATE, order: int = 2) -> Array:
    """What lies between two pitches. It goes round: the end flows into the beginning."""
    f = _pitches(sound)
    gain = 1 / np.sqrt(1 + (f / high) ** (2 * order))
    if low:
        gain = gain / np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * order))
    return _shaped(sound, gain)


def _causal(gain: Array) -> Array:
    """The answer to a click with these gains that does not begin before the click (minimum phase)."""
    size = 2 * (len(gain) - 1)
    folded = np.fft.irfft(np.log(np.maximum(gain, 1e-6)), size)
    folded[1 : size // 2] *= 2
    folded[size // 2 + 1 :] = 0
    return np.fft.irfft(np.exp(np.fft.rfft(folded)), size)


def peaks(sound: Array, *formants: tuple[float, float, float], floor: float = 0.05) -> Array:
    """Resonances of a body or a mouth: (pitch, width, gain)."""
    f = np.fft.rfftfreq(16384, 1 / RATE)
    gain = np.full_like(f, floor)
    for pitch, width, strength in formants:
        gain += strength / (1 + ((f - pitch) / (width / 2)) ** 2)
    return _shaped(sound, np.fft.rfft(_causal(gain), sound.shape[-1]))


def swept(sound: Array, centre: Array, octaves: float = 1.0) -> Array:
    """Noise through a band whose middle moves along `centre`, a pitch for every sample."""
    size, hop = 1024, 256
    padded = np.pad(sound, (size, size))
    starts = np.arange(0, len(padded) - size, hop)
    window = np.hanning(size + 1)[:-1]
    frames = padded[starts[:, None] + np.arange(size)] * window
    middle = np.interp(starts - size / 2, np.arange(len(centre)), centre)
    f = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 20)
    gain = np.exp(-0.5 * (np.log2(f[None, :] / middle[:, None]) / octaves) ** 2)
    frames = np.fft.irfft(np.fft.rfft(frames) * gain, size) * window
    out = np.zeros(len(padded))
    for start, frame in zip(starts, frames, strict=True):
        out[start : start + size] += frame
    return np.asarray(out[size:-size] / 1.5)


def lay(parts: Sequence[tuple[float, Array]], seconds: float = 0) -> Array:
    """Sounds on one another, each at its moment."""
    end = max([count(seconds), *(count(at) + sound.shape[-1] for at, sound in parts)])
    stereo = any(sound.ndim == 2 for _, sound in parts)
    out = np.zeros((2, end) if stereo else end)
    for at, sound in parts:
        first = count(at)
        out[..., first : first + sound.shape[-1]] += sound
    return out


def panned(sound: Array, place: float) -> Array:
    """Left is -1, right is 1."""
    angle = (place + 1) * np.pi / 4
    return np.asarray(np.stack([sound * np.cos(angle), sound * np.sin(angle)]) * np.sqrt(2))


def rms(sound: Array) -> float:
    return float(np.sqrt(np.mean(sound**2)))


def even(sound: Array, level: float = 1.0) -> Array:
    """With its peak at a level, so that parts can be weighed against one another."""
    return sound * (level / max(float(np.abs(sound).max()), 1e-9))


def spoken_pitch(note: str) -> float:
    """The pitch of a note such as a3, f#4 or bb2."""
    steps = {"c": -9, "d": -7, "e": -5, "f": -4, "g": -2, "a": 0, "b": 2}[note[0]]
    steps += note.count("#") - note[1:].count("b")
    return float(440 * 2 ** ((steps + 12 * (int(note[-1]) - 4)) / 12))
