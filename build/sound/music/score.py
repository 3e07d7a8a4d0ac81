"""Scores as text, and a loop of tape that notes are laid on: what passes its end comes in at its beginning.

A line is bars of notes: `d4:1.5` is a D for a beat and a half, `-:2` a rest, `|` a bar line
to check the count by.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from sound.tone import RATE, Array, Luck, panned, spoken_pitch


class Note(NamedTuple):
    beat: float
    pitch: float
    beats: float


def line(text: str, first_bar: int = 0, beats: int = 4) -> Iterator[Note]:
    """The notes of a line that begins with this bar."""
    for number, bar in enumerate(text.split("|"), first_bar):
        at = float(number * beats)
        for word in bar.split():
            name, _, length = word.partition(":")
            if name != "-":
                yield Note(at, spoken_pitch(name), float(length or 1))
            at += float(length or 1)
        assert at == (number + 1) * beats, f"bar {number} of {at - number * beats} beats: {bar}"


class Tape:
    """A loop of so many beats, for one group of instruments."""

    def __init__(self, beats: int, tempo: float) -> None:
        self.tempo = tempo
        self.sound: Array = np.zeros((2, round(beats * 60 / tempo * RATE)))

    def seconds(self, beats: float) -> float:
        return beats * 60 / self.tempo

    def lay(self, beat: float, sound: Array, place: float = 0.0, late: float = 0.0) -> None:
        """A sound at a beat, `late` seconds after it."""
        stereo = sound if sound.ndim == 2 else panned(sound, place)
        at = round((self.seconds(beat) + late) * RATE) % self.sound.shape[1]
        while stereo.shape[1]:
            part = stereo[:, : self.sound.shape[1] - at]
            self.sound[:, at : at + part.shape[1]] += part
            stereo, at = stereo[:, part.shape[1] :], 0


def human(chance: Luck, seconds: float = 0.012) -> float:
    """How much a hand is late or early."""
    return float(chance.normal(0, seconds))
