"""Rooms: a network of eight delay lines that feed one another, and the echo it gives to a sound."""

from functools import cache

import numpy as np

from sound.tone import RATE, Array, count

LINES = np.array([1423, 1637, 1811, 1999, 2243, 2441, 2687, 2903])
_TWO = np.array([[1.0, 1.0], [1.0, -1.0]])
MIXING = np.kron(np.kron(_TWO, _TWO), _TWO) / np.sqrt(8)
EARS = np.array([[1, -1, 1, 1, -1, 1, -1, 1], [1, 1, -1, 1, 1, -1, -1, -1]]) / np.sqrt(8)


@cache
def echo(fall: float, size: float = 1.0, damping: float = 0.18) -> Array:
    """A room's answer to one click, for both ears. `fall`: seconds to silence; `damping`: of the treble."""
    delays = (LINES * size).astype(int)
    keep = 10 ** (-3 * delays / (RATE * fall))
    block, past, total = int(delays.min()) - 2, int(delays.max()) + 2, count(fall * 1.1)
    lines = np.zeros((8, past + total + block))
    lines[:, past] = MIXING[1]
    for start in range(past + 1, past + total, block):
        heard = [line[start - d - 1 : start - d + block + 1] for line, d in zip(lines, delays, strict=True)]
        back = np.stack(heard)
        soft = (1 - 2 * damping) * back[:, 1:-1] + damping * (back[:, :-2] + back[:, 2:])
        lines[:, start : start + block] += MIXING @ (soft * keep[:, None])
    out = EARS @ lines[:, past : past + total]
    out[:, 0] = 0
    return np.asarray(out / np.sqrt((out**2).sum(axis=1, keepdims=True)))


def _folded(sound: Array, answer: Array, length: int) -> Array:
    return np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(answer, length), length)


def in_room(sound: Array, wet: float, fall: float = 1.2, size: float = 1.0, damping: float = 0.18) -> Array:
    """A sound with the echo of a room after it, in stereo."""
    answer = echo(fall, size, damping)
    stereo = sound if sound.ndim == 2 else np.stack([sound, sound])
    length = stereo.shape[-1] + answer.shape[-1]
    dry = np.pad(stereo, ((0, 0), (0, answer.shape[-1])))
    return dry + wet * _folded(stereo, answer, length)


def round_room(sound: Array, wet: float, fall: float = 2.4, size: float = 1.3, damping: float = 0.2) -> Array:
    """The same for a loop: what rings after its end is heard at its beginning."""
    answer = echo(fall, size, damping)
    return sound + wet * _folded(sound, answer, sound.shape[-1])
