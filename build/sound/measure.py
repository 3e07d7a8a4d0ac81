"""Figures that tell a harsh sound: how bright it is, how sharp, how loud where ears are tenderest."""

import numpy as np

from sound.loudness import short_peak
from sound.tone import RATE, Array

TENDER = (2500.0, 6000.0)  # where the same level hurts first: scraping, squealing, hissing


def centroid(sound: Array) -> float:
    """The middle of the spectrum in Hz: dull below 500, bright above 3000."""
    rows = np.atleast_2d(sound)
    pitch = np.fft.rfftfreq(rows.shape[-1], 1 / RATE)
    power = (np.abs(np.fft.rfft(rows)) ** 2).mean(axis=0)
    return float((pitch * power).sum() / power.sum())


def crest(sound: Array) -> float:
    """The highest peak above the mean of the loudest 100 ms, in dB: a knock has much, a drone little."""
    rows = np.atleast_2d(sound)
    size = RATE // 10
    power = np.pad((rows**2).mean(axis=0), size)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    loudest = (sums[size:] - sums[:-size]).max() / size
    return float(20 * np.log10(np.abs(rows).max()) - 10 * np.log10(loudest))


def tender(sound: Array) -> float:
    """The loudest 100 ms of what lies where ears are tenderest, in dB."""
    rows = np.atleast_2d(sound)
    spectrum = np.fft.rfft(rows)
    pitch = np.fft.rfftfreq(rows.shape[-1], 1 / RATE)
    inside = (pitch >= TENDER[0]) & (pitch <= TENDER[1])
    return short_peak(np.fft.irfft(spectrum * inside, rows.shape[-1]))
