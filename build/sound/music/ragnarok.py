"""Ragnarök: low voices, slow drums like a heart, a horn far away, wind. D, with the flat second near the end.

26 bars of a slow four. The voices move by single steps; nothing hurries.
"""

from collections.abc import Callable

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.horns import blown
from sound.instruments.strings import bowed, harp_body
from sound.instruments.voices import AH, OH, OO, choir
from sound.music.score import Tape, human, line
from sound.room import round_room
from sound.tone import Array, Luck, band, luck, noise, rms, spoken_pitch, swell

TEMPO, BARS = 60, 26

# Bars, the notes of the choir from below, and its mouth.
CHORDS = (
    (0, 2, "d2 a2 d3", OO), (2, 2, "d2 bb2 d3", OO), (4, 2, "c2 g2 e3", OH), (6, 2, "d2 a2 f3", OH),
    (8, 2, "bb1 f2 d3", OH), (10, 2, "g2 bb2 d3", AH), (12, 2, "a1 e2 c3", AH), (14, 2, "a1 e2 c#3", AH),
    (16, 2, "d2 a2 f3", AH), (18, 2, "eb2 bb2 g3", AH), (20, 2, "d2 a2 f3", OH),
    (22, 2, "c2 eb2 g2", OO), (24, 2, "d2 a2", OO),
)  # fmt: skip
LAMENT = """-:4 | -:4 | -:4 | -:4 | a3:3 g3:1 | f3:4 | e3:2 f3:1 e3:1 | d3:4
| f3:3 e3:1 | d3:4 | bb3:2 a3:1 g3:1 | a3:4 | c4:2 bb3:1 a3:1 | g3:2 e3:2 | a3:4 | -:4
| f3:2 g3:1 a3:1 | d4:3 c4:1 | bb3:2 a3:1 g3:1 | eb3:4 | f3:2 e3:1 d3:1 | d3:4 | -:4 | -:4 | -:4 | -:4"""
HORN = ((1, "d2:3 a2:5"), (15, "a1:3 e2:4"), (22, "d2:2 eb2:2 d2:4"))


def _choir(tape: Tape, chance: Luck) -> None:
    for bar, bars, notes, mouth in CHORDS:
        for i, name in enumerate(notes.split()):
            seconds = tape.seconds(bars * 4) + 1.6
            voices = choir(chance, spoken_pitch(name), seconds, mouth, voices=3, rise=1.8, fall=2.0)
            tape.lay(bar * 4, voices * (1.0 - 0.14 * i), 0, human(chance, 0.06) - 0.4)


def _heart(tape: Tape, chance: Luck) -> None:
    """Two beats and a rest; from the middle on an answer, near the end a roll."""
    for bar in range(BARS):
        strokes = [(0, 1.0), (0.75, 0.55)]
        if 8 <= bar < 22:
            strokes += [(2, 0.7), (3.5, 0.4)]
        if bar in (7, 15, 21):
            strokes += [(2 + i / 4, 0.2 + 0.07 * i) for i in range(8)]
        for beat, strength in strokes:
            own = strength * chance.uniform(0.85, 1)
            tape.lay(bar * 4 + beat, drum(chance, 65, 1.7, own, 0.2), human(chance, 0.2), human(chance))


def _lament(tape: Tape, chance: Luck) -> None:
    for note in line(LAMENT):
        tone = bowed(chance, note.pitch, tape.seconds(note.beats + 0.4), 0.9, rise=0.35, fall=0.6)
        tape.lay(note.beat, tone, 0.3, human(chance, 0.03))


def _far_horn(tape: Tape, chance: Luck) -> None:
    for bar, text in HORN:
        notes = [word.partition(":") for word in text.split()]
        call = [(spoken_pitch(name), tape.seconds(float(beats))) for name, _, beats in notes]
        tape.lay(bar * 4, blown(chance, call, 0.4), -0.5)


def _storm(tape: Tape, chance: Luck) -> None:
    """Gusts, each of its own length."""
    beat = 0.0
    while beat < BARS * 4:
        beats = float(chance.uniform(9, 15))
        gust = band(noise(chance, tape.seconds(beats)), 120, 520) * swell(tape.seconds(beats), 4, 4)
        tape.lay(beat, gust, float(chance.uniform(-0.7, 0.7)))
        beat += beats * 0.7


def ragnarok() -> Array:
    chance = luck(503)
    voices, heart, lament, horn, storm = (Tape(BARS * 4, TEMPO) for _ in range(5))
    _choir(voices, chance)
    _heart(heart, chance)
    _lament(lament, chance)
    _far_horn(horn, chance)
    _storm(storm, chance)
    lament.sound = harp_body(lament.sound)
    horn.sound = band(horn.sound, 0, 900)
    out = voices.sound
    level = rms(out)
    for tape, share in ((heart, 0.45), (lament, 0.55), (horn, 0.36), (storm, 0.16)):
        out = out + tape.sound * (level * share / rms(tape.sound))
    return round_room(np.asarray(out), 0.5, 3.2, 1.5, 0.25)


SOUNDS: dict[str, Callable[[], Array]] = {"ragnarok": ragnarok}
