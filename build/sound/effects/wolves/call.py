"""What is heard over the whole field: gods who come and go, wolves, the horn, and the sun swallowed."""

from collections.abc import Callable

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.horns import horns
from sound.instruments.iron import STONE
from sound.instruments.strings import bowed, harp_body, lyre, lyre_body
from sound.instruments.struck import metal, modes, tick, wood
from sound.instruments.voices import AH, OO, choir
from sound.instruments.wolves import OAK, afar, cried, glide, in_valley, snarl
from sound.room import in_room
from sound.tone import (
    Array,
    Luck,
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

DEEP = ((190, 120, 1.0), (520, 220, 0.7), (1100, 360, 0.25))
TRUNK = ((92, 40, 1.0), (178, 60, 0.8), (340, 110, 0.5), (610, 200, 0.25))


def _glass(pitch: float, seconds: float, fall: float) -> Array:
    """A rim of glass or thin gold: nearly one pitch, and it beats a little."""
    t = times(seconds)
    tone = np.sin(2 * np.pi * pitch * t) + 0.5 * np.sin(2 * np.pi * pitch * 1.003 * t)
    return np.asarray(tone * decay(seconds, fall, 0.008))


def summon_blue() -> Array:
    """One of the bright gods: horns that open, voices behind them, glass and gold that fall upward."""
    chance = luck(771)
    parts: list[tuple[float, Array]] = []
    for i, note in enumerate(("d3", "a3", "d4", "f#4")):
        call = horns(chance, [(spoken_pitch(note), 2.0 - 0.12 * i)], 2, 0.55)
        parts.append((0.1 * i, panned(even(call) * (0.34, 0.46, 0.5, 0.42)[i], -0.5 + 0.33 * i)))
    voices = choir(chance, spoken_pitch("a4"), 2.0, AH, voices=4, rise=0.6, fall=0.9)
    parts.append((0.2, even(voices) * 0.26))
    for i, note in enumerate(("d5", "f#5", "a5", "d6", "e6", "f#6", "a6")):
        glass = _glass(spoken_pitch(note), 1.4, 1.1) * 0.13 * 0.88**i
        parts.append((0.3 + 0.1 * i, panned(glass, 0.7 * (-1) ** i)))
    parts.append((0.02, _glass(spoken_pitch("d4"), 1.6, 1.4) * 0.16))
    return in_room(lay(parts), 0.55, 2.2, 1.3, 0.12)


def _fire(chance: Luck, seconds: float) -> list[tuple[float, Array]]:
    """A fire that takes hold: a rush of air on either side, and resin that snaps."""
    parts: list[tuple[float, Array]] = []
    for place in (-0.7, 0.7):
        way = curve(seconds, (0, 180), (seconds * 0.4, 620), (seconds, 220))
        air = swept(noise(chance, seconds), way, 0.9) * np.clip(
            0.55 + 0.6 * wander(chance, seconds, 13), 0.1, None
        )
        parts.append((0, panned(even(air * swell(seconds, seconds * 0.35, seconds * 0.5)) * 0.5, place)))
    for at in chance.uniform(0.1, seconds * 0.85, 34):
        snap = tick(chance, 500, 2800, 0.012) * chance.uniform(0.06, 0.32)
        parts.append((float(at), panned(snap, chance.uniform(-0.8, 0.8))))
    return parts


def summon_red() -> Array:
    """One of the dark: a growl out of the ground, a fire that answers it, a drone with a wrong second."""
    chance = luck(772)
    line = glide(2.2, (0, 46), (0.7, 68), (1.3, 60), (2.2, 40))
    growl = snarl(chance, line, 22, DEEP) * swell(2.2, 0.35, 1.1)
    drone = lay(
        [
            (0, bowed(chance, spoken_pitch("d2"), 2.5, 1.0, rise=0.5, fall=1.2)),
            (0.4, bowed(chance, spoken_pitch("eb2"), 2.0, 0.7, rise=0.6, fall=1.1)),
        ]
    )
    parts = [(0, even(growl)), (0, even(harp_body(drone)) * 0.5), *_fire(chance, 2.4)]
    parts += [(at, drum(chance, 52, 1.2, s, 0.1) * 0.5) for at, s in ((0, 0.9), (0.82, 0.7))]
    return in_room(lay(parts), 0.4, 2.0, 1.4, 0.25)


def _trunk(chance: Luck, seconds: float) -> Array:
    """A great tree leans: slips of wood in a body as large as a hall."""
    pace = curve(seconds, (0, 9), (seconds * 0.5, 26), (seconds, 7)) * (1 + 0.3 * wander(chance, seconds, 4))
    slips = np.diff(np.floor(np.cumsum(pace) / 44100), prepend=0) * chance.uniform(0.4, 1, len(pace))
    fibre = np.convolve(slips, tick(chance, 80, 1500, 0.05))[: len(slips)]
    return even(peaks(fibre, *TRUNK, floor=0.03) * swell(seconds, 0.2, seconds * 0.5))


def _leaves(chance: Luck, seconds: float) -> Array:
    """Wind through a crown: a broad breath, broken by thousands of small edges."""
    gust = swell(seconds, seconds * 0.45, seconds * 0.5) * np.clip(
        0.7 + 0.4 * wander(chance, seconds, 3), 0.1, None
    )
    edges = np.clip(0.35 + 0.75 * wander(chance, seconds, 75), 0, None)
    high = swept(
        noise(chance, seconds), curve(seconds, (0, 900), (seconds * 0.5, 2100), (seconds, 1000)), 0.6
    )
    low = swept(noise(chance, seconds), curve(seconds, (0, 200), (seconds * 0.5, 420), (seconds, 220)), 0.6)
    return np.asarray(even(high * edges * gust) * 0.7 + even(low * gust) * 0.5)


def summon_tree() -> Array:
    """The ash: deep wood that moves, wind in its leaves, and low strings like roots."""
    chance = luck(773)
    parts: list[tuple[float, Array]] = [
        (0, _trunk(chance, 1.9)),
        (0, even(wood(chance, OAK, 0.1, 0.5)) * 0.8),
        (0, drum(chance, 50, 1.4, 0.9, 0.0) * 0.5),
        (1.05, even(wood(chance, OAK, 0.1, 0.5)) * 0.4),
    ]
    parts += [(0.15, panned(_leaves(chance, 2.6) * 0.5, place)) for place in (-0.7, 0.7)]
    low = choir(chance, spoken_pitch("d2"), 2.6, OO, voices=3, rise=0.7, fall=1.4)
    notes = ((0.1, "d2"), (0.35, "a2"), (0.6, "d3"), (0.95, "e3"))
    roots = lay([(at, lyre(chance, spoken_pitch(note), 0.7, 2.0)) for at, note in notes])
    parts += [(0, even(low) * 0.5), (0, even(lyre_body(roots)) * 0.55)]
    return in_room(lay(parts), 0.45, 2.2, 1.5, 0.22)


def deity_falls() -> Array:
    """A god leaves the field: a chord slides down and out, a bell breaks, stones fall after it."""
    chance = luck(774)
    seconds = 1.9
    parts: list[tuple[float, Array]] = []
    for i, note in enumerate(("d3", "f3", "a3")):
        slide = curve(seconds, (0, 1), (0.25, 1), (seconds, 0.56))
        t = np.cumsum(spoken_pitch(note) * slide) / 44100
        tone = sum(np.sin(2 * np.pi * k * t) / k**1.4 for k in range(1, 9))
        voice = peaks(np.asarray(tone), *OO, floor=0.05) * swell(seconds, 0.05, 1.4)
        parts.append((0, panned(even(voice) * 0.4, -0.5 + 0.5 * i)))
    parts.append((0, metal(chance, 190, 2200, 12, 1.6) * 0.5))
    parts += [(0, even(modes(STONE, 0.4, chance, 0.1)) * 0.6), (0, tick(chance, 300, 2600, 0.06) * 0.4)]
    for at in 0.15 + np.cumsum(chance.exponential(0.06, 16)):
        stone = wood(chance, STONE, 0.3, 0.2) * chance.uniform(0.06, 0.28)
        parts.append((float(at), panned(stone, chance.uniform(-0.7, 0.7))))
    parts.append((0.95, drum(chance, 52, 1.1, 1.0, 0.1) * 0.55))
    return in_room(lay(parts), 0.45, 2.0, 1.4, 0.24)


def howl() -> Array:
    """Two wolves: one begins, the other breaks in above it, and they slide apart."""
    chance = luck(781)
    first = cried(chance, 415, 3.0, 0.66)
    second = cried(chance, 560, 2.5, 0.6, breaks=True)
    near = lay([(0, panned(first, -0.4)), (0.75, panned(second * 0.8, 0.45))])
    return in_valley(near, 0.55)


def round_end() -> Array:
    """A horn, low and long; the fighting stops."""
    chance = luck(782)
    call = horns(chance, [(spoken_pitch("a2"), 0.55), (spoken_pitch("d2"), 1.7)], 2, 0.9, 0.12)
    parts = [(0, even(call)), (0.55, drum(chance, 55, 1.2, 0.8, 0.05) * 0.5)]
    return in_valley(lay(parts), 0.4)


def _rolling(chance: Luck, seconds: float) -> Array:
    """Thunder under the sky's rim."""
    way = curve(seconds, (0, 700), (0.3, 330), (1.1, 150), (seconds, 70))
    rolls = np.clip(0.5 + 0.6 * wander(chance, seconds, 4) + 0.35 * wander(chance, seconds, 12), 0.07, None)
    shape = curve(seconds, (0, 0), (0.05, 1), (0.7, 0.8), (1.6, 0.45), (seconds, 0))
    return even(swept(noise(chance, seconds), way, 1.0) * rolls * shape)


def wolves_ragnarok() -> Array:
    """Two wolves come up behind the sun; it cracks between their teeth, and it is dark and thunders."""
    chance = luck(791)
    hunt = lay(
        [
            (0, panned(cried(chance, 372, 2.3, 0.8), -0.5)),
            (0.45, panned(cried(chance, 520, 1.9, 0.85, breaks=True), 0.5)),
        ]
    )
    t = times(2.0)
    sun = sum(np.sin(2 * np.pi * spoken_pitch(note) * t) for note in ("d4", "a4", "d5"))
    sun = np.asarray(sun) * curve(2.0, (0, 0), (1.2, 0.6), (1.95, 1), (2.0, 0))
    bite = 1.95
    parts: list[tuple[float, Array]] = [(0, in_valley(hunt) * 0.55), (0, even(sun) * 0.12)]
    for at, strength in ((0, 1.0), (0.06, 0.6), (0.13, 0.8), (0.24, 0.4)):
        snap = lay([(0, even(modes(STONE, 0.4, chance, 0.12))), (0, tick(chance, 200, 2800, 0.07) * 0.7)])
        parts.append((bite + at, panned(snap * strength * 1.3, chance.uniform(-0.5, 0.5))))
    line = glide(1.5, (0, 96), (0.25, 78), (1.5, 38))
    parts.append((bite, even(snarl(chance, line, 24, DEEP) * swell(1.5, 0.06, 1.2)) * 0.8))
    parts += [
        (bite, drum(chance, 40, 2.0, 1.0, 0.05)),
        (bite + 0.02, metal(chance, 150, 1700, 11, 1.8) * 0.3),
    ]
    parts += [(bite + 0.1, panned(_rolling(chance, 2.9) * 1.2, place)) for place in (-0.6, 0.6)]
    parts.append((bite + 0.9, even(afar(cried(chance, 440, 1.5), 0.6, 1200)) * 0.22))
    return in_room(lay(parts), 0.35, 2.2, 1.4, 0.25)


SOUNDS: dict[str, Callable[[], Array]] = {
    "summon-blue": summon_blue,
    "summon-red": summon_red,
    "summon-tree": summon_tree,
    "deity-falls": deity_falls,
    "howl": howl,
    "round-end": round_end,
    "wolves-ragnarok": wolves_ragnarok,
}
