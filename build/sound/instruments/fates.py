"""Gods and the title: Loki's reed, Tyr's iron, Thor afar, chains, coals, a bridge of light."""

from collections.abc import Callable

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.horns import horns
from sound.instruments.iron import STONE
from sound.instruments.struck import BLOCK, PLANK, TABLE, metal, modes, tick, wood
from sound.instruments.voices import AH, EH, OO, choir, sung
from sound.room import in_room
from sound.tone import (
    RATE,
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

REED = ((520, 220, 0.9), (1180, 320, 1.0), (1900, 500, 0.45))


# Loki


def _reed(chance: Luck, notes: tuple[tuple[str, float], ...]) -> Array:
    """A bone pipe with a reed: odd harmonics, a nasal body, notes that slide into one another."""
    seconds = sum(length for _, length in notes)
    at, points = 0.0, []
    for note, length in notes:
        pitch = spoken_pitch(note)
        points += [(at, pitch * 0.97), (at + 0.035, pitch), (at + length * 0.9, pitch)]
        at += length
    t = times(seconds)
    line = curve(seconds, *points) * (
        1 + 0.003 * np.sin(2 * np.pi * 5.6 * t) + 0.002 * wander(chance, seconds, 8)
    )
    turn = 2 * np.pi * np.cumsum(line) / RATE
    tone: Array = np.zeros_like(t)
    for k in range(1, 10):
        tone += (1.0 if k % 2 else 0.35) / k**0.9 * np.sin(k * turn)
    breath = np.full_like(t, 1.0)
    at = 0.0
    for _, length in notes:
        breath *= 1 - 0.55 * np.exp(-(((t - at) / 0.022) ** 2))
        at += length
    breath *= swell(seconds, 0.03, 0.12)
    air = band(noise(chance, seconds), 900, 3200) * 0.05
    return even(peaks((tone + air) * breath, *REED, floor=0.12))


def loki() -> Array:
    """Five sly notes on a reed, the last one wrong, and fingers that snap."""
    chance = luck(501)
    phrase = (("a4", 0.13), ("bb4", 0.10), ("a4", 0.10), ("f4", 0.17), ("g#4", 0.36))
    snap = lay([(0, tick(chance, 700, 3400, 0.02)), (0, wood(chance, BLOCK, 0.7, 0.07) * 0.8)])
    return in_room(lay([(0, _reed(chance, phrase) * 0.6), (0.96, panned(snap, 0.35))]), 0.3, 1.0)


def stolen() -> Array:
    """A card slips out between two others."""
    chance = luck(502)
    slip = swept(noise(chance, 0.13), curve(0.13, (0, 1200), (0.09, 3300), (0.13, 2600)), 0.45)
    slip = even(slip * curve(0.13, (0, 0), (0.03, 0.5), (0.1, 1), (0.13, 0)))
    flick = swept(noise(chance, 0.07), curve(0.07, (0, 3600), (0.07, 1500)), 0.5)
    flick = even(flick * curve(0.07, (0, 0), (0.01, 1), (0.07, 0)))
    return lay([(0, slip), (0.14, tick(chance, 500, 3200, 0.014) * 0.7), (0.17, flick * 0.5)])


# Thor


def thor() -> Array:
    """Thunder that rolls far away, and one stroke of a hammer over it."""
    chance = luck(503)
    seconds = 2.9
    parts: list[tuple[float, Array]] = []
    for place in (-0.6, 0.6):
        way = curve(seconds, (0, 300), (0.6, 220), (1.6, 120), (seconds, 70))
        rolls = np.clip(
            0.5 + 0.7 * wander(chance, seconds, 4) + 0.3 * wander(chance, seconds, 12), 0.06, None
        )
        shape = curve(seconds, (0, 0), (0.12, 0.8), (0.6, 1), (1.5, 0.6), (seconds, 0))
        parts.append((0, panned(even(swept(noise(chance, seconds), way, 1.0) * rolls * shape), place)))
    ring = metal(chance, 330, 3000, 11, 1.9)
    blow = lay(
        [
            (0, drum(chance, 62, 0.8, 0.9, 0.1) * 0.6),
            (0, ring * 0.5),
            (0, tick(chance, 200, 2400, 0.03) * 0.4),
        ]
    )
    return in_room(lay([*parts, (0.5, panned(blow, 0.15))]), 0.45, 2.0, 1.4, 0.25)


# Tyr


def wrath() -> Array:
    """Iron is laid on the oath stone, drawn over it, and struck down once."""
    chance = luck(504)
    seconds = 0.5
    way = curve(seconds, (0, 700), (0.3, 1500), (seconds, 2100))
    rough = 0.6 + 0.4 * np.abs(band(noise(chance, seconds), 20, 70)) * 4
    scrape: Array = swept(noise(chance, seconds), way, 0.5) * rough
    scrape = even(scrape * curve(seconds, (0, 0), (0.06, 0.6), (0.42, 1), (seconds, 0)))
    stone = even(modes(STONE, 0.45, chance))
    ring = metal(chance, 240, 2600, 12, 1.5)
    parts = [
        (0, wood(chance, STONE, 0.3, 0.2) * 0.35),
        (0.04, scrape * 0.4),
        (0.56, stone),
        (0.56, ring * 0.5),
        (0.56, drum(chance, 58, 0.7, 0.9, 0.05) * 0.7),
    ]
    return in_room(lay(parts), 0.4, 1.6, 1.2)


# The battle


def _link(chance: Luck, strength: float) -> Array:
    """Two links of a heavy chain meet."""
    low = chance.uniform(620, 900)
    body = metal(chance, low, 3600, 8, 0.2)
    return lay([(0, body), (0, tick(chance, 400, 3000, 0.01) * 0.5)]) * strength


def block() -> Array:
    """A chain is thrown across and pulled tight."""
    chance = luck(505)
    parts: list[tuple[float, Array]] = []
    at, gap = 0.0, 0.075
    for k in range(9):
        parts.append((at, panned(_link(chance, chance.uniform(0.35, 0.65)), -0.6 + 0.14 * k)))
        at, gap = at + gap * chance.uniform(0.7, 1.2), gap * 0.9
    tight = lay(
        [
            (0, _link(chance, 1.0)),
            (0, wood(chance, PLANK, 0.4, 0.3) * 0.8),
            (0, metal(chance, 210, 1800, 8, 0.7) * 0.5),
        ]
    )
    return in_room(lay([*parts, (at + 0.05, tight)]), 0.2, 0.9)


def hold() -> Array:
    """A hook bites, a rope creaks and holds."""
    chance = luck(506)
    seconds = 0.62
    t = times(seconds)
    grains = np.zeros_like(t)
    pace = np.cumsum(curve(seconds, (0, 22), (0.35, 46), (seconds, 14))) / RATE
    for at in np.searchsorted(pace, np.arange(1, int(pace[-1]))):
        size = min(len(t) - at, int(0.03 * RATE))
        grains[at : at + size] += chance.uniform(0.4, 1) * decay(0.03, 0.025)[:size]
    creak = peaks(
        grains * (1 + 0.3 * noise(chance, seconds)),
        (310, 90, 1.0),
        (720, 160, 0.7),
        (1350, 300, 0.35),
        floor=0.02,
    )
    creak = even(band(creak, 140) * curve(seconds, (0, 0.2), (0.3, 1), (seconds, 0.1)))
    bite = lay(
        [
            (0, wood(chance, BLOCK, 0.9, 0.15)),
            (0, metal(chance, 700, 3200, 8, 0.3) * 0.6),
            (0, wood(chance, PLANK, 0.5, 0.3) * 0.7),
        ]
    )
    return in_room(
        lay([(0, bite), (0.12, creak * 0.8), (0.74, wood(chance, PLANK, 0.2, 0.25) * 0.7)]), 0.15, 0.7
    )


def disarm() -> Array:
    """Blade on blade; one of them flies, falls on the boards and rattles to rest."""
    chance = luck(507)
    hit = lay([(0, metal(chance, 560, 4200, 14, 0.7)), (0, tick(chance, 700, 3600, 0.02) * 0.7)])
    parts: list[tuple[float, Array]] = [(0, panned(hit, -0.3))]
    at, gap, strength = 0.46, 0.17, 0.95
    for k in range(6):
        fall = lay(
            [(0, metal(chance, 640 + 30 * k, 3400, 9, 0.34) * 0.6), (0, wood(chance, PLANK, 0.5, 0.25))]
        )
        parts.append((at, panned(fall * strength, 0.1 + 0.09 * k)))
        at, gap, strength = at + gap, gap * 0.66, strength * 0.62
    return in_room(lay(parts), 0.2, 0.9)


def spite() -> Array:
    """Something is thrown on the coals: they spit."""
    chance = luck(508)
    thump = lay([(0, drum(chance, 74, 0.35, 0.8, 0.1)), (0, wood(chance, TABLE, 0.2, 0.2) * 0.5)])
    hiss = swept(noise(chance, 0.9), curve(0.9, (0, 1700), (0.2, 1200), (0.9, 600)), 0.7)
    hiss = even(hiss * curve(0.9, (0, 0), (0.05, 1), (0.25, 0.5), (0.9, 0)) ** 1.3)
    parts: list[tuple[float, Array]] = [(0, thump), (0.03, hiss * 0.5)]
    for at in np.cumsum(chance.exponential(0.03, 22)):
        pop = lay([(0, tick(chance, 250, 2000, 0.012)), (0, wood(chance, BLOCK, 0.3, 0.05) * 0.5)])
        parts.append((0.04 + float(at), panned(pop * chance.uniform(0.15, 0.6), chance.uniform(-0.7, 0.7))))
    return in_room(lay(parts), 0.15, 0.7)


# What calls


def road() -> Array:
    """The bridge lights up: voices in open fifths, and a shimmer that runs along it."""
    chance = luck(509)
    parts: list[tuple[float, Array]] = []
    for i, note in enumerate(("d3", "a3", "d4", "a4")):
        voice = choir(chance, spoken_pitch(note), 2.2, AH if i > 1 else OO, voices=3, rise=0.4, fall=1.1)
        parts.append((0.06 * i, even(voice) * (0.55 - 0.06 * i)))
    t = times(1.1)
    scale = ("d5", "e5", "f#5", "a5", "b5", "d6", "e6", "f#6", "a6")
    for i, note in enumerate(scale):
        glass = np.sin(2 * np.pi * spoken_pitch(note) * t) * decay(1.1, 0.8, 0.008)
        parts.append((0.25 + 0.085 * i, panned(glass * 0.15 * 0.93**i, -0.8 + 0.2 * i)))
    return in_room(lay(parts), 0.6, 2.2, 1.3, 0.12)


def mission() -> Array:
    """Done: three horns, one note each, upward."""
    chance = luck(510)
    parts: list[tuple[float, Array]] = []
    for i, (note, long) in enumerate((("d3", 0.85), ("f#3", 0.72), ("a3", 0.60))):
        call = horns(chance, [(spoken_pitch(note), long)], 1, 0.75)
        parts.append((0.13 * i, panned(call, -0.4 + 0.4 * i)))
    return in_room(lay([*parts, (0.26, drum(chance, 86, 0.5, 0.6, 0.3) * 0.5)]), 0.35, 1.3)


def _shout(chance: Luck, seconds: float) -> Array:
    """One of a crowd that roars."""
    line = chance.uniform(120, 300) * curve(
        seconds, (0, 0.75), (0.14, 1), (seconds * 0.6, 0.96), (seconds, 0.7)
    )
    voice = sung(chance, line, seconds, 0.012) + band(noise(chance, seconds), 600, 3400) * 0.09
    size = chance.uniform(0.88, 1.14)
    mouth = AH if chance.random() < 0.6 else EH
    open_ = peaks(voice, *((f * size, w, g) for f, w, g in mouth), floor=0.04)
    return even(open_ * swell(seconds, 0.07, seconds * 0.55))


def title() -> Array:
    """A great drum three times, and a short roar: somebody is the last."""
    chance = luck(511)
    parts: list[tuple[float, Array]] = [
        (at, drum(chance, 64, 0.9, s, 0.2)) for at, s in ((0, 0.8), (0.2, 0.8), (0.4, 1.0))
    ]
    for _ in range(20):
        roar = _shout(chance, chance.uniform(0.8, 1.2))
        at = 0.42 + abs(chance.normal(0, 0.09))
        parts.append((at, panned(roar * chance.uniform(0.12, 0.32), chance.uniform(-0.9, 0.9))))
    return in_room(lay(parts), 0.4, 1.3, 1.2)


def called() -> Array:
    """A horn under the earth, and stones that answer."""
    chance = luck(512)
    call = horns(
        chance,
        [(spoken_pitch("d2"), 0.5), (spoken_pitch("f2"), 0.35), (spoken_pitch("a2"), 1.0)],
        2,
        0.7,
        0.15,
    )
    deep = band(call, 60, 620, 2)
    parts: list[tuple[float, Array]] = [(0, even(deep))]
    stones = [
        (at, panned(wood(chance, STONE, 0.2, 0.3) * 0.3, chance.uniform(-0.5, 0.5)))
        for at in (0.5, 0.85, 1.15)
    ]
    return in_room(lay([*parts, *stones]), 0.8, 2.0, 1.5, 0.3)


TABLE_SOUNDS: dict[str, Callable[[], Array]] = {"stolen": stolen, "loki": loki}
BATTLE_SOUNDS: dict[str, Callable[[], Array]] = {
    "wrath": wrath,
    "block": block,
    "hold": hold,
    "disarm": disarm,
    "spite": spite,
}
CALL_SOUNDS: dict[str, Callable[[], Array]] = {
    "thor": thor,
    "road": road,
    "mission": mission,
    "title": title,
    "called": called,
}
