"""The Hammer Throw's own sounds: iron dice, the hammer in flight and at rest, stone that breaks, a groan."""

from collections.abc import Callable
from functools import partial

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import PLANK, TABLE, Mode, metal, modes, tick, wood
from sound.instruments.voices import OH, OO, sung
from sound.room import in_room
from sound.tone import (
    Array,
    Luck,
    band,
    curve,
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
)

# A small solid cube of iron on oak: it clinks low and briefly, and the board answers.
CUBE: tuple[Mode, ...] = ((940, 0.07, 1), (1510, 0.06, 0.8), (2130, 0.05, 0.5), (3080, 0.03, 0.25))
STONE: tuple[Mode, ...] = (
    (118, 0.3, 1),
    (203, 0.22, 0.8),
    (331, 0.15, 0.6),
    (517, 0.1, 0.4),
    (880, 0.06, 0.25),
)


def _touch(chance: Luck, strength: float) -> Array:
    """One touch of an iron die: the board below, the cube above."""
    below = wood(chance, TABLE, 0.35, 0.2)
    above = even(modes(CUBE, 0.1, chance, 0.08)) * (0.7 + 0.8 * strength)
    return lay([(0, below * 0.6), (0, above), (0, tick(chance, 300, 3200, 0.008) * 0.4)]) * strength


def _falling(
    chance: Luck, first: float, gap: float, touches: int, strength: float
) -> list[tuple[float, Array]]:
    """Iron is heavy: few leaps, each much lower than the one before."""
    parts, at = [], first
    for _ in range(touches):
        parts.append((at, _touch(chance, strength)))
        at, gap, strength = at + gap, gap * chance.uniform(0.42, 0.6), strength * chance.uniform(0.4, 0.62)
    return parts


def iron_die(seed: int) -> Array:
    """One die of iron is set down."""
    chance = luck(400 + seed)
    return lay(_falling(chance, 0, chance.uniform(0.09, 0.12), 4, 1.0))


def iron_dice(seed: int) -> Array:
    """A handful of iron on oak: they drop, clink together, rumble and lie."""
    chance = luck(410 + seed)
    parts: list[tuple[float, Array]] = []
    for _ in range(5):
        start, gap = chance.uniform(0, 0.18), chance.uniform(0.12, 0.2)
        parts += _falling(chance, start, gap, 5, chance.uniform(0.6, 1))
    for at in chance.uniform(0.03, 0.42, 5):
        parts.append(
            (float(at), metal(chance, chance.uniform(900, 1300), 4200, 7, 0.16) * chance.uniform(0.14, 0.34))
        )
    rumble = band(noise(chance, 0.75), 70, 420) * curve(0.75, (0, 0), (0.08, 1), (0.4, 0.5), (0.75, 0))
    return lay([*parts, (0.06, even(rumble) * 0.22)])


def hammer_fly() -> Array:
    """It turns over and over in the air: a whirr that comes in beats, up and away."""
    chance = luck(420)
    seconds = 0.95
    pace = curve(seconds, (0, 7.0), (0.4, 11.5), (seconds, 9.0))
    beats = 0.5 - 0.5 * np.cos(2 * np.pi * np.cumsum(pace) / 44100)
    rise = curve(seconds, (0, 260), (0.45, 620), (seconds, 380))
    air = swept(noise(chance, seconds), rise * (0.8 + 0.5 * beats), 0.55)
    hum = np.sin(2 * np.pi * np.cumsum(rise * 0.36) / 44100) * 0.16
    shape = curve(seconds, (0, 0), (0.05, 0.7), (0.4, 1), (0.75, 0.7), (seconds, 0))
    whirr = (even(air) + hum) * (0.18 + 0.82 * beats**1.4) * shape
    place = np.linspace(-0.6, 0.6, len(whirr))
    angle = (place + 1) * np.pi / 4
    return in_room(np.stack([whirr * np.cos(angle), whirr * np.sin(angle)]), 0.2, 0.8)


def hammer_land(far: bool = False) -> Array:
    """It comes down on its stone; from afar with more of the hall and less of the blow."""
    chance = luck(430 + far)
    ring = metal(chance, 210 if far else 260, 3000, 12, 1.3 if far else 0.8)
    grit = [
        (float(at), tick(chance, 400, 3000, 0.02) * chance.uniform(0.05, 0.2))
        for at in chance.uniform(0.03, 0.3, 9)
    ]
    parts = [
        (0, even(modes(STONE, 0.4, chance)) * 0.8),
        (0, drum(chance, 52 if far else 64, 0.9 if far else 0.6, 1.0, 0.1) * (0.9 if far else 0.7)),
        (0, tick(chance, 150, 2400, 0.05) * 0.7),
        (0.004, ring * 0.24),
        *grit,
    ]
    return in_room(lay(parts), 0.55 if far else 0.2, 2.0 if far else 0.9, 1.3 if far else 1.0)


def crack() -> Array:
    """A great stone breaks, and something in it begins to shine."""
    chance = luck(440)
    breaks = [(0.0, 1.0), (0.07, 0.55), (0.12, 0.8), (0.21, 0.4), (0.3, 0.3)]
    parts: list[tuple[float, Array]] = []
    for at, strength in breaks:
        snap = lay([(0, even(modes(STONE, 0.3, chance, 0.15))), (0, tick(chance, 250, 3600, 0.045) * 0.8)])
        parts.append((at, panned(snap * strength, chance.uniform(-0.5, 0.5))))
    for at in np.cumsum(chance.exponential(0.035, 22)) + 0.1:
        pebble = wood(chance, STONE, 0.5, 0.1) * chance.uniform(0.04, 0.2)
        parts.append((float(at), panned(pebble, chance.uniform(-0.8, 0.8))))
    t = times(1.4)
    for i, note in enumerate(("d4", "a4", "d5", "f#5")):
        pitch = spoken_pitch(note)
        shine = np.sin(2 * np.pi * pitch * t) * curve(1.4, (0, 0), (0.25 + 0.05 * i, 1), (1.4, 0)) ** 2
        parts.append((0.18 + 0.04 * i, panned(shine * 0.10, 0.4 * i - 0.6)))
    return in_room(lay(parts), 0.35, 1.5)


def _groan(chance: Luck, seconds: float) -> Array:
    """One of the crowd, whose hope falls."""
    top = chance.uniform(95, 210)
    line = top * curve(seconds, (0, 1.0), (0.18, 1.06), (seconds, 0.62))
    voice = sung(chance, line, seconds, 0.006) + band(noise(chance, seconds), 300, 1800) * 0.08
    size = chance.uniform(0.9, 1.12)
    mouth = OH if chance.random() < 0.6 else OO
    open_ = peaks(voice, *((f * size, w, g) for f, w, g in mouth), floor=0.03)
    return even(open_ * swell(seconds, 0.14, seconds * 0.6))


def fail() -> Array:
    """A dull blow on the floor, and the hall groans."""
    chance = luck(450)
    thud = lay([(0, drum(chance, 48, 0.7, 1.0, 0.0)), (0, wood(chance, PLANK, 0.1, 0.4) * 0.8)])
    rattle = [(0.16 + float(at), wood(chance, PLANK, 0.2, 0.2) * 0.2) for at in (0, 0.11, 0.18)]
    voices: list[tuple[float, Array]] = []
    for _ in range(16):
        groan = _groan(chance, chance.uniform(0.9, 1.5))
        at = 0.16 + abs(chance.normal(0, 0.12))
        voices.append((at, panned(groan * chance.uniform(0.12, 0.3), chance.uniform(-0.9, 0.9))))
    return in_room(lay([(0, thud), *rattle, *voices]), 0.4, 1.5, 1.2)


def favour() -> Array:
    """A card laid for the gods: a low fifth on the lyre, a bell of bronze far off."""
    chance = luck(460)
    notes = ((0.0, "d3"), (0.05, "a3"), (0.16, "d4"), (0.30, "e4"))
    strings = even(lyre_body(lay([(at, lyre(chance, spoken_pitch(note), 0.8, 1.6)) for at, note in notes])))
    t = times(1.8)
    bell = np.zeros_like(t)
    for ratio, gain, fall in (
        (0.5, 0.5, 1.8),
        (1, 1, 1.5),
        (1.19, 0.5, 1.1),
        (1.56, 0.3, 0.8),
        (2.0, 0.35, 0.7),
    ):
        bell += gain * np.exp(-6.9 * t / fall) * np.sin(2 * np.pi * 293.7 * ratio * t)
    bell *= np.minimum(1, t / 0.006)
    laid = tick(chance, 300, 2600, 0.03) * 0.35
    return in_room(lay([(0, laid), (0.05, strings * 0.8), (0.10, even(bell) * 0.5)]), 0.5, 1.8, 1.2)


TABLE_SOUNDS: dict[str, Callable[[], Array]] = {
    **{f"iron-die-{i}": partial(iron_die, i) for i in (1, 2, 3)},
    **{f"iron-dice-{i}": partial(iron_dice, i) for i in (1, 2, 3)},
    "hammer-fly": hammer_fly,
    "favour": favour,
}
BATTLE_SOUNDS: dict[str, Callable[[], Array]] = {
    "hammer-land": hammer_land,
    "hammer-land-far": partial(hammer_land, True),
    "crack": crack,
    "fail": fail,
}
