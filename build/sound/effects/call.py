"""What calls over the whole table: horns, thunder, the risen, the crowd."""

from collections.abc import Callable

import numpy as np

from sound.instruments import beasts, fates
from sound.instruments.drums import drum
from sound.instruments.horns import horns
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import tick
from sound.instruments.voices import AH, EH, OO, choir, sung
from sound.room import in_room
from sound.tone import (
    Array,
    Luck,
    band,
    curve,
    decay,
    even,
    lay,
    luck,
    noise,
    panned,
    peaks,
    spoken_pitch,
    swell,
    swept,
    times,
    wander,
)


def _notes(*found: tuple[str, float]) -> list[tuple[float, float]]:
    return [(spoken_pitch(note), seconds) for note, seconds in found]


def horn() -> Array:
    """A short call, a fifth up."""
    call = horns(luck(301), _notes(("d3", 0.32), ("a3", 1.0)), 1, 0.7)
    return in_room(call, 0.35, 1.6)


def war_horn() -> Array:
    """Two great horns, low and rough."""
    call = horns(luck(302), _notes(("d2", 0.5), ("a2", 1.7)), 2, 1.0, 0.25)
    return in_room(call, 0.4, 2.0, 1.2)


def _rolling(chance: Luck, seconds: float) -> Array:
    """A rumble that goes over the mountains: treble first, then less and less of it."""
    way = curve(seconds, (0, 900), (0.35, 420), (1.2, 170), (seconds, 85))
    low = swept(noise(chance, seconds), way, 1.0)
    rolls = np.clip(0.55 + 0.6 * wander(chance, seconds, 3.5) + 0.3 * wander(chance, seconds, 11), 0.08, None)
    return even(low * rolls * curve(seconds, (0, 0), (0.05, 1), (0.8, 0.8), (2.0, 0.5), (seconds, 0)))


def thunder() -> Array:
    """The crack, then the roll."""
    chance = luck(303)
    cracks = [
        (at, tick(chance, 150, 7000, 0.22) * s) for at, s in ((0, 0.5), (0.05, 0.9), (0.09, 0.6), (0.17, 0.5))
    ]
    both = [panned(_rolling(chance, 3.8), place) for place in (-0.6, 0.6)]
    return in_room(lay([*cracks, (0.06, both[0]), (0.09, both[1])]), 0.4, 2.2, 1.4, 0.25)


def ragnarok() -> Array:
    """Gjallarhorn: horns that do not agree, the earth below them, thunder behind."""
    chance = luck(304)
    low = horns(chance, _notes(("d2", 3.4)), 2, 1.0, 0.3)
    high = horns(chance, _notes(("g#2", 1.2), ("a2", 1.9)), 2, 1.0, 0.2)
    boom = drum(chance, 46, 2.2, 1.0, 0.05)
    parts = [(0, panned(low, -0.3)), (0.35, panned(high, 0.35) * 0.8), (0, boom * 0.8), (1.6, boom * 0.6)]
    return in_room(lay([*parts, (0.1, _rolling(chance, 3.8) * 0.5)]), 0.4, 2.4, 1.4)


def rise() -> Array:
    """The slain go up: voices that climb and glitter."""
    chance = luck(305)
    seconds, parts = 2.0, []
    for i, note in enumerate(("d4", "a4", "d5", "f#5", "a5")):
        line = spoken_pitch(note) * curve(seconds, (0, 0.944), (0.7, 1), (seconds, 1))
        voice = peaks(sung(chance, line, seconds, 0.008), *AH, floor=0.05) * swell(
            seconds, 0.35 + 0.12 * i, 0.9
        )
        parts.append((0.05 * i, panned(even(voice) * (0.6 + 0.1 * i), 0.4 * i - 0.8)))
    t = times(1.2)
    for at in np.sort(chance.uniform(0.2, 1.5, 26)):
        pitch = spoken_pitch("d6") * 2 ** (chance.choice([0, 4, 7, 12, 16, 19]) / 12)
        spark = np.sin(2 * np.pi * pitch * t) * decay(1.2, 0.5, 0.004) * chance.uniform(0.05, 0.16)
        parts.append((float(at), panned(spark, chance.uniform(-0.9, 0.9))))
    return in_room(lay(parts), 0.7, 2.2, 1.2, 0.08)


def _throats(chance: Luck, voices: int, seconds: float, low: float, high: float) -> list[tuple[float, Array]]:
    """People who shout, each for himself."""
    parts = []
    for _ in range(voices):
        length = seconds * chance.uniform(0.35, 0.75)
        top = chance.uniform(low, high)
        line = top * curve(length, (0, 0.72), (length * 0.25, 1), (length * 0.7, 0.96), (length, 0.66))
        shout = sung(chance, line, length, 0.012) + band(noise(chance, length), 700, 4200) * 0.1
        mouth = AH if chance.random() < 0.55 else EH
        size = chance.uniform(0.88, 1.15)
        open_ = peaks(shout, *((f * size, w, g) for f, w, g in mouth), floor=0.04)
        open_ *= swell(length, 0.09, length * 0.45)
        place, at = chance.uniform(-0.9, 0.9), abs(chance.normal(0, 0.22)) * seconds
        parts.append((at, panned(even(open_) * chance.uniform(0.3, 1), place)))
    return parts


def crowd() -> Array:
    """A hall full of people who cheer and beat their shields."""
    chance = luck(306)
    beats = [
        (
            0.5 + i * 0.31 + chance.normal(0, 0.02),
            panned(drum(chance, 120, 0.25, 0.7, 0.8), chance.uniform(-0.8, 0.8)) * 0.7,
        )
        for i in range(5)
        for _ in range(3)
    ]
    return in_room(lay([*_throats(chance, 30, 2.8, 120, 330), *beats]), 0.5, 1.5, 1.2)


def win() -> Array:
    """A fanfare of the hall: horns, drum, cheers."""
    chance = luck(307)
    call = _notes(("d3", 0.28), ("f#3", 0.28), ("a3", 0.5), ("g3", 0.24), ("a3", 0.24), ("d4", 1.5))
    deep = _notes(("d2", 1.06), ("g2", 0.48), ("d2", 1.5))
    parts = [
        (0.0, panned(horns(chance, call, 2, 0.8), -0.25)),
        (0.0, panned(horns(chance, deep, 1, 0.8), 0.3) * 0.7),
    ]
    parts += [(at, drum(chance, 80, 0.9, 0.8, 0.3)) for at in (0, 0.56, 1.06, 1.3, 1.54)]
    parts += [(1.5 + at, shout * 0.35) for at, shout in _throats(chance, 14, 1.8, 130, 320)]
    return in_room(lay(parts), 0.4, 1.8, 1.2)


def lose() -> Array:
    """A string that goes down step by step, low voices, one drum."""
    chance = luck(308)
    steps = ((0, "a3"), (0.42, "g3"), (0.84, "f3"), (1.4, "e3"), (2.0, "d3"))
    strings = even(lyre_body(lay([(at, lyre(chance, spoken_pitch(note), 0.9, 2.0)) for at, note in steps])))
    low = lay(
        [
            (0, choir(chance, spoken_pitch(note), 2.4, OO, voices=3, rise=0.8, fall=1.2))
            for note in ("d3", "a2")
        ]
    )
    parts = [(0, strings), (1.2, even(low) * 0.4), (2.0, drum(chance, 60, 1.4, 0.9, 0.1) * 0.8)]
    return in_room(lay(parts), 0.4, 2.0, 1.2)


SOUNDS: dict[str, Callable[[], Array]] = {
    "horn": horn,
    "war-horn": war_horn,
    "thunder": thunder,
    "ragnarok": ragnarok,
    "rise": rise,
    "crowd": crowd,
    "win": win,
    "lose": lose,
    **fates.CALL_SOUNDS,
    **beasts.CALL_SOUNDS,
}
