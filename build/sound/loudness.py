"""How loud a sound is to the ear: K-weighting after ITU-R BS.1770, and the loudest 100 ms."""

import numpy as np

from sound.tone import RATE, Array

WINDOW = 0.1  # seconds


def _answer(b: tuple[float, float, float], a: tuple[float, float, float], f: Array) -> Array:
    z = np.exp(-2j * np.pi * f / RATE)
    return np.asarray(np.abs((b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2)))


def _shelf(f: Array) -> Array:
    """The head: 4 dB more above 1.5 kHz."""
    gain, turn = 10 ** (4 / 40), 2 * np.pi * 1500 / RATE
    alpha, c = np.sin(turn) / np.sqrt(2), np.cos(turn)
    root = 2 * np.sqrt(gain) * alpha
    b = (
        gain * ((gain + 1) + (gain - 1) * c + root),
        -2 * gain * ((gain - 1) + (gain + 1) * c),
        gain * ((gain + 1) + (gain - 1) * c - root),
    )
    a = (
        (gain + 1) - (gain - 1) * c + root,
        2 * ((gain - 1) - (gain + 1) * c),
        (gain + 1) - (gain - 1) * c - root,
    )
    return _answer(b, a, f)


def _high_pass(f: Array) -> Array:
    """The ear: little below 38 Hz."""
    turn = 2 * np.pi * 38 / RATE
    alpha, c = np.sin(turn), np.cos(turn)
    return _answer(((1 + c) / 2, -(1 + c), (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha), f)


def weighted(sound: Array) -> Array:
    f = np.fft.rfftfreq(sound.shape[-1], 1 / RATE)
    return np.fft.irfft(np.fft.rfft(sound) * _shelf(f) * _high_pass(f), sound.shape[-1])


def short_peak(sound: Array) -> float:
    """The loudest 100 ms in dB below full scale. Two ears hear the mean of both rows' power."""
    rows = np.atleast_2d(sound)
    size = round(WINDOW * RATE)
    rows = np.pad(rows, ((0, 0), (size, size)))
    power = (weighted(rows) ** 2).mean(axis=0)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    return float(10 * np.log10(max((sums[size:] - sums[:-size]).max() / size, 1e-12)))


def long_term(sound: Array) -> float:
    """The mean of all, in the same dB."""
    return float(10 * np.log10(max((weighted(np.atleast_2d(sound)) ** 2).mean(), 1e-12)))
