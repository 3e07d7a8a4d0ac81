"""The battle: frame drums, a figure of low strings, a bowed song over them. D Aeolian, 40 bars.

Drums alone, the figure, the song, its answer, drums alone again, the song a fifth apart, the way out.
"""

from collections.abc import Callable

from sound.instruments.drums import drum, rim
from sound.instruments.strings import bowed, harp_body
from sound.music.score import Tape, human, line
from sound.room import round_room
from sound.tone import Array, Luck, band, luck, peaks, rms, spoken_pitch

TEMPO, BARS = 105, 40  # a round number of samples: quick to compute with

# Eighths: O the great drum, o softer, x the small one, . the rim.
BEATS = {
    "call": "O..oO..x O..oO.xx",
    "march": "O.xoO.x. O.xoOxxx",
    "push": "Ooxo.oxo OoxoOoxx",
    "rest": "O....... o...O...",
}
PLAN = (
    *("call",) * 4,
    *("call", "march") * 2,
    *("march",) * 8,
    *("push", "march") * 4,
    *("rest", "call") * 2,
    *("push",) * 8,
    *("march", "march", "rest", "call"),
)

FIGURE = {
    "d": "d2:.5 d2:.5 f2:.5 d2:.5 g2:.5 f2:.5 d2:.5 c2:.5",
    "b": "bb1:.5 bb1:.5 d2:.5 bb1:.5 f2:.5 d2:.5 c2:.5 bb1:.5",
    "c": "c2:.5 c2:.5 e2:.5 c2:.5 g2:.5 e2:.5 d2:.5 c2:.5",
    "g": "g1:.5 g1:.5 bb1:.5 g1:.5 d2:.5 c2:.5 bb1:.5 a1:.5",
    "a": "a1:.5 a1:.5 c2:.5 a1:.5 e2:.5 c2:.5 a1:.5 c2:.5",
}
GROUND = {4: "dddd", 8: "ddbcddga", 16: "bbccddga", 28: "ddbcddga", 36: "dd"}

SONG = """d3:3 e3:.5 f3:.5 | g3:2 f3:1 e3:1 | d3:2 f3:2 | g3:3 e3:1
| a3:2.5 g3:.5 f3:1 | e3:1 f3:1 d3:2 | g3:1.5 f3:.5 e3:1 d3:1 | a2:3 c3:1"""
ANSWER = """bb3:2 a3:1 g3:1 | f3:3 g3:1 | g3:1.5 a3:.5 g3:1 e3:1 | c3:3 e3:1
| f3:2 e3:1 d3:1 | a3:3 a3:1 | bb3:1 a3:1 g3:1 f3:1 | e3:2 c#3:2"""
CLOSE = "d3:4 | d3:3 -:1"


def _drums(tape: Tape, chance: Luck) -> None:
    for bar, name in enumerate(PLAN):
        pattern = BEATS[name].split()[bar % 2]
        for i, sign in enumerate(pattern):
            beat, late = bar * 4 + i / 2, human(chance, 0.007)
            strength = chance.uniform(0.85, 1.0)
            if sign in "Oo":
                tape.lay(
                    beat, drum(chance, 76, 0.9, strength * (1 if sign == "O" else 0.6), 0.55), -0.15, late
                )
            elif sign == "x":
                tape.lay(beat, drum(chance, 124, 0.4, strength * 0.55, 0.8), 0.35, late)
            elif name != "rest":
                tape.lay(beat, rim(chance, strength * 0.16), 0.45, late)
        if bar % 8 == 7:  # a run into the next part
            for i in range(4):
                tape.lay(
                    bar * 4 + 3 + i / 4,
                    drum(chance, 124, 0.4, 0.35 + 0.15 * i, 0.7),
                    0.35,
                    human(chance, 0.006),
                )


def _figure(tape: Tape, chance: Luck) -> None:
    """Short strokes; every second bar an octave is added on the first beat."""
    for first, names in GROUND.items():
        for bar, name in enumerate(names, first):
            for i, note in enumerate(line(FIGURE[name], bar)):
                strength = (1.0 if i % 4 == 0 else 0.62) * chance.uniform(0.85, 1.0)
                stroke = bowed(chance, note.pitch, 0.34, strength, rise=0.03, fall=0.2)
                tape.lay(note.beat, stroke, -0.3, human(chance, 0.008))
                if i == 0 and bar % 2:
                    tape.lay(
                        note.beat,
                        bowed(chance, note.pitch * 2, 0.7, 0.6, rise=0.04, fall=0.5),
                        0.1,
                        human(chance, 0.008),
                    )


def _song(tape: Tape, chance: Luck) -> None:
    for first, text, fifth in ((8, SONG, False), (16, ANSWER, False), (28, SONG, True), (36, CLOSE, True)):
        for note in line(text, first):
            length, late = tape.seconds(note.beats + 0.12), human(chance, 0.012)
            tape.lay(note.beat, bowed(chance, note.pitch, length, 0.9, rise=0.08, fall=0.18), 0.25, late)
            if fifth:
                tape.lay(
                    note.beat,
                    bowed(chance, note.pitch * 1.4983, length, 0.5, rise=0.1, fall=0.2),
                    -0.2,
                    late + 0.01,
                )


def _drone(tape: Tape, chance: Luck) -> None:
    for bar in range(0, BARS, 4):
        for pitch, place, later, gain in (("d2", -0.5, 0, 1.0), ("a2", 0.5, 8, 0.7)):
            stroke = bowed(chance, spoken_pitch(pitch), tape.seconds(18), gain, rise=1.1, fall=1.3)
            tape.lay(bar * 4 + later, stroke, place)


def battle() -> Array:
    chance = luck(502)
    drums, figure, song, drone = (Tape(BARS * 4, TEMPO) for _ in range(4))
    _drums(drums, chance)
    _figure(figure, chance)
    _song(song, chance)
    _drone(drone, chance)
    out = peaks(
        drums.sound, (150, 160, 0.5), (420, 500, 1.0), (1800, 2500, 1.6), floor=0.4
    )  # a little less of the deep
    level = rms(out)
    for tape, share in ((figure, 0.85), (song, 0.95), (drone, 0.45)):
        strings = harp_body(band(tape.sound, 50, 7000))
        out = out + strings * (level * share / rms(strings))
    return round_room(out, 0.28, 1.8, 1.2, 0.22)


SOUNDS: dict[str, Callable[[], Array]] = {"battle": battle}
