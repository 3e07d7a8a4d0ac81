"""The hall: a lyre over a drone, D Dorian, slow; a bowed voice takes over for a while; long rests.

36 bars: tale, answer, two bars of fire, the bowed song, the tale again with another end, two bars of fire.
"""

from collections.abc import Callable

from sound.instruments.drums import drum
from sound.instruments.strings import bowed, harp_body, lyre, lyre_body
from sound.music.score import Tape, human, line
from sound.room import round_room
from sound.tone import Array, Luck, luck, rms, spoken_pitch

TEMPO, BARS = 72, 36

TALE = """d4:1.5 e4:.5 f4:1 e4:1 | d4:2 a3:2 | c4:1 d4:1 e4:1.5 g4:.5 | a4:3 -:1
| a4:1.5 g4:.5 f4:1 g4:1 | e4:2 c4:2 | d4:1 f4:.5 e4:.5 c4:1 a3:1 | d4:3 -:1"""
ANSWER = """a4:1 b4:1 c5:1.5 b4:.5 | a4:2 g4:1 e4:1 | f4:1 g4:1 a4:1 g4:.5 f4:.5 | e4:3 -:1
| g4:1.5 a4:.5 b4:1 g4:1 | a4:2 f4:1 d4:1 | e4:1 f4:.5 e4:.5 d4:1 c4:1 | d4:3 -:1"""
SONG = "d4:3 f4:1 | e4:2 c4:2 | d4:4 | a3:3 -:1 | f4:3 g4:1 | a4:2 g4:1 e4:1 | f4:2 e4:2 | d4:3 -:1"
TALE_AGAIN = """d4:1 -:.5 e4:.5 f4:1 g4:1 | a4:2 f4:1 d4:1 | c4:1 d4:1 e4:1 g4:1 | a4:2 -:2
| c5:1.5 b4:.5 a4:1 g4:1 | a4:1 e4:1 f4:1 d4:1 | g4:1 f4:.5 e4:.5 c4:1 e4:1 | d4:3 -:1"""
EMBERS = ("-:1 a4:1 d5:2 | -:2 e4:2", "-:1 d4:1 a4:2 | -:4")

# The two low strings of each bar.
GROUND = {
    0: "dm am c dm dm c am dm",
    8: "f am dm am g dm c dm",
    16: "dm dm",
    18: "dm c g am f dm f dm",
    26: "dm f c am f dm c dm",
    34: "dm dm",
}
STRINGS = {"dm": "d3 a3", "c": "c3 g3", "am": "a2 e3", "g": "g2 d3", "f": "f2 c3"}


def _melody(tape: Tape, chance: Luck) -> None:
    for bar, text in ((0, TALE), (8, ANSWER), (16, EMBERS[0]), (26, TALE_AGAIN), (34, EMBERS[1])):
        for i, note in enumerate(line(text, bar)):
            strength = 0.7 + 0.2 * (note.beat % 4 == 0) - 0.15 * (note.beats < 1) + chance.normal(0, 0.05)
            tape.lay(note.beat, lyre(chance, note.pitch, strength, 4.5), 0.15, human(chance))
            if note.beat % 4 == 0 and i % 3 == 0:  # now and then the octave below sounds along
                tape.lay(note.beat, lyre(chance, note.pitch / 2, 0.4, 4.5), 0.05, 0.025 + abs(human(chance)))


def _ground(tape: Tape, chance: Luck) -> None:
    """Root and fifth; under the bowed song they move on in eighths."""
    for first, names in GROUND.items():
        for bar, name in enumerate(names.split(), first):
            root, fifth = (spoken_pitch(note) for note in STRINGS[name].split())
            way = [(0.0, root, 0.6), (2.0, fifth, 0.42)]
            if 18 <= bar < 26:
                third = root * 2
                way = [
                    (0, root, 0.6),
                    (1, fifth, 0.4),
                    (1.5, third, 0.36),
                    (2, fifth, 0.4),
                    (3, third, 0.42),
                    (3.5, fifth, 0.32),
                ]
            for beat, pitch, strength in way:
                strong = max(0.2, strength + chance.normal(0, 0.04))
                tape.lay(bar * 4 + beat, lyre(chance, pitch, strong, 5.0), -0.25, human(chance, 0.015))


def _drone(tape: Tape, chance: Luck) -> None:
    """Long strokes of the bow, one after another on each string, never both at once."""
    for bar in range(0, BARS, 3):
        for pitch, place, offset, gain in (("d2", -0.4, 0.0, 1.0), ("a2", 0.4, 5.0, 0.6)):
            stroke = bowed(chance, spoken_pitch(pitch), tape.seconds(13.5), gain, rise=1.8, fall=2.2)
            tape.lay(bar * 4 + offset, stroke, place)


def _song(tape: Tape, chance: Luck) -> None:
    for note in line(SONG, 18):
        tone = bowed(chance, note.pitch, tape.seconds(note.beats + 0.3), 0.9, rise=0.3, fall=0.5)
        tape.lay(note.beat, tone, 0.3, human(chance, 0.02))


def hall() -> Array:
    chance = luck(501)
    strings, drone, song, skin = (Tape(BARS * 4, TEMPO) for _ in range(4))
    _melody(strings, chance)
    _ground(strings, chance)
    _drone(drone, chance)
    _song(song, chance)
    for bar in (0, 4, 8, 12, 18, 22, 26, 30):
        skin.lay(bar * 4, drum(chance, 73, 1.4, 0.7, 0.1), 0, human(chance))
    out = lyre_body(strings.sound)
    level = rms(out)
    for tape, share in ((drone, 0.34), (song, 0.3)):
        bowed_ = harp_body(tape.sound)
        out = out + bowed_ * (level * share / rms(bowed_))
    out = out + skin.sound * (level * 0.22 / rms(skin.sound))
    return round_room(out, 0.4, 2.6, 1.3, 0.22)


SOUNDS: dict[str, Callable[[], Array]] = {"hall": hall}
