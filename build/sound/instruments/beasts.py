"""Monsters: the throat of a wolf, a sea that hisses, the breath of the dead, a fire that speaks; claws."""

from collections.abc import Callable
from functools import partial

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.horns import horns
from sound.instruments.iron import STONE
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import BLOCK, PLANK, TABLE, bouncing, metal, modes, tick, wood
from sound.instruments.voices import AH, EH, OO, choir, sung
from sound.instruments.waves import rich, ridden
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

MAW = ((310, 160, 1.0), (720, 220, 0.7), (1450, 380, 0.3))
GULLET = ((140, 90, 1.0), (420, 180, 0.7), (980, 320, 0.25))


def _growl(chance: Luck, line: Array, seconds: float, flutter: float, depth: float = 0.6) -> Array:
    """A throat that is too large: a low buzz, torn by folds that beat slowly, and the air through them."""
    t = times(seconds)
    drift = line * (1 + 0.02 * wander(chance, seconds, 9) + 0.01 * wander(chance, seconds, 30))
    tone = ridden(rich(40, 1.0), drift, chance.uniform(0, 1))
    under = ridden(rich(24, 1.2), drift / 2, chance.uniform(0, 1))
    beat = flutter * (1 + 0.25 * wander(chance, seconds, 5))
    torn = 1 - depth * (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(beat) / 44100)) ** 2
    air = band(noise(chance, seconds), 250, 2200) * 0.35
    return np.asarray((tone + 0.7 * under + air) * torn * (1 + 0.2 * np.sin(2 * np.pi * 0.9 * t)))


def roar_fenrir() -> Array:
    """A growl that opens into a roar, and a howl behind it."""
    chance = luck(601)
    seconds = 2.3
    line = curve(seconds, (0, 58), (0.4, 84), (0.8, 128), (1.5, 104), (seconds, 52))
    roar = peaks(_growl(chance, line, seconds, 27), *MAW, floor=0.05)
    roar = even(roar * curve(seconds, (0, 0), (0.35, 0.45), (0.75, 1), (1.5, 0.7), (seconds, 0)))
    howl_line = curve(1.9, (0, 180), (0.35, 330), (1.1, 318), (1.9, 190))
    howl = peaks(sung(chance, howl_line, 1.9, 0.01), *OO, floor=0.05) * swell(1.9, 0.35, 0.9)
    parts = [(0, roar), (0.75, panned(even(howl) * 0.28, 0.3)), (0.7, drum(chance, 50, 1.2, 0.7, 0.05) * 0.4)]
    return in_room(lay(parts), 0.45, 2.0, 1.4, 0.22)


def roar_jormungandr() -> Array:
    """The sea draws back and breaks; in it something hisses that is as long as the world."""
    chance = luck(602)
    seconds = 2.6
    parts: list[tuple[float, Array]] = []
    for place in (-0.6, 0.6):
        way = curve(seconds, (0, 160), (0.8, 420), (1.2, 700), (seconds, 180))
        surge = swept(noise(chance, seconds), way, 0.8) * (0.7 + 0.3 * wander(chance, seconds, 6))
        shape = curve(seconds, (0, 0), (0.9, 0.7), (1.2, 1), (seconds, 0))
        parts.append((0, panned(even(surge * shape), place) * 0.7))
    hiss = swept(noise(chance, 1.7), curve(1.7, (0, 1200), (0.5, 2300), (1.7, 1500)), 0.28)
    tongue = 0.65 + 0.35 * np.sign(np.sin(2 * np.pi * 13 * times(1.7))) * curve(
        1.7, (0, 0), (0.4, 1), (1.7, 0)
    )
    parts.append((0.5, even(hiss * tongue * curve(1.7, (0, 0), (0.3, 1), (1.0, 0.6), (1.7, 0))) * 0.34))
    line = curve(seconds, (0, 34), (1.0, 48), (1.6, 42), (seconds, 30))
    deep = peaks(_growl(chance, line, seconds, 11, 0.7), *GULLET, floor=0.05)
    parts.append((0, even(deep * swell(seconds, 0.7, 1.2)) * 0.8))
    return in_room(lay(parts), 0.5, 2.2, 1.5, 0.25)


def roar_hel() -> Array:
    """A sigh out of many mouths, half of them warm, half of them cold; a bell under the ground."""
    chance = luck(603)
    seconds = 2.6
    parts: list[tuple[float, Array]] = []
    for pitch, place in ((196, -0.5), (207.6, 0.5), (147, 0.0), (98, 0.2)):
        line = curve(seconds, (0, pitch * 0.94), (0.7, pitch), (seconds, pitch * 0.79))
        voice = sung(chance, line, seconds, 0.004) + band(noise(chance, seconds), 500, 2400) * 0.25
        mouth = AH if place < 0 else OO
        parts.append(
            (
                chance.uniform(0, 0.15),
                panned(even(peaks(voice, *mouth, floor=0.05) * swell(seconds, 0.45, 1.4)), place),
            )
        )
    breath = swept(noise(chance, 2.2), curve(2.2, (0, 500), (0.7, 1400), (2.2, 420)), 0.5)
    parts.append((0.1, even(breath * swell(2.2, 0.4, 1.4)) * 0.5))
    bell = metal(chance, 104, 1500, 9, 2.4)
    return in_room(lay([*parts, (0.0, bell * 0.4)]), 0.6, 2.6, 1.6, 0.2)


def _crackle(chance: Luck, seconds: float, sparks: int) -> list[tuple[float, Array]]:
    return [
        (
            float(at),
            panned(tick(chance, 500, 3000, 0.012) * chance.uniform(0.08, 0.4), chance.uniform(-0.8, 0.8)),
        )
        for at in chance.uniform(0, seconds, sparks)
    ]


def roar_surtr() -> Array:
    """Fire draws breath and speaks in a voice of stone."""
    chance = luck(604)
    seconds = 2.4
    way = curve(seconds, (0, 200), (0.7, 900), (1.1, 620), (seconds, 240))
    fire = swept(noise(chance, seconds), way, 0.9) * np.clip(
        0.6 + 0.6 * wander(chance, seconds, 14), 0.1, None
    )
    fire = even(fire * curve(seconds, (0, 0), (0.75, 1), (1.4, 0.6), (seconds, 0)))
    line = curve(seconds, (0, 44), (0.8, 66), (1.5, 58), (seconds, 40))
    voice = peaks(_growl(chance, line, seconds, 19, 0.5), *((f * 0.7, w, g) for f, w, g in AH), floor=0.05)
    voice = even(voice * swell(seconds, 0.6, 1.1))
    stones = [(at, wood(chance, STONE, 0.25, 0.4) * 0.4) for at in (0.66, 0.98, 1.5)]
    parts = [(0, fire * 0.6), (0.1, voice), *stones, *_crackle(chance, 2.0, 40)]
    return in_room(lay(parts), 0.4, 1.9, 1.3, 0.25)


# What it does


def lunge() -> Array:
    """Something huge goes through the air, and claws tear wood."""
    chance = luck(611)
    rush = swept(noise(chance, 0.42), curve(0.42, (0, 180), (0.34, 950), (0.42, 500)), 0.7)
    rush = even(rush * curve(0.42, (0, 0), (0.33, 1), (0.42, 0)))
    parts = [(0, rush * 0.6), (0.36, drum(chance, 48, 1.0, 1.0, 0.05))]
    for i in range(3):
        rip = swept(noise(chance, 0.24), curve(0.24, (0, 1700), (0.24, 600)), 0.5)
        rough = 0.4 + 0.6 * np.abs(np.sin(2 * np.pi * 38 * times(0.24)))
        parts.append((0.37 + 0.035 * i, even(rip * rough * decay(0.24, 0.3, 0.01)) * 0.42))
    parts.append((0.38, wood(chance, PLANK, 0.8, 0.4) * 0.6))
    return in_room(lay(parts), 0.3, 1.2, 1.2)


def wound() -> Array:
    """Iron goes deep, something tears, and it roars far back in its throat."""
    chance = luck(612)
    blow = lay([(0, drum(chance, 56, 0.8, 1.0, 0.1)), (0, metal(chance, 420, 3000, 9, 0.7) * 0.4)])
    tear = swept(noise(chance, 0.3), curve(0.3, (0, 400), (0.3, 1100)), 0.6)
    tear = even(tear * (0.5 + 0.5 * np.abs(np.sin(2 * np.pi * 31 * times(0.3)))) * decay(0.3, 0.35, 0.02))
    line = curve(1.3, (0, 92), (0.3, 70), (1.3, 44))
    pain = peaks(_growl(chance, line, 1.3, 23), *MAW, floor=0.05) * swell(1.3, 0.12, 0.9)
    parts = [(0, blow), (0.03, tear * 0.5), (0.12, even(pain) * 0.6)]
    return in_room(lay(parts), 0.4, 1.6, 1.3, 0.22)


def devour() -> Array:
    """Jaws close; a gulp."""
    chance = luck(613)
    snap = lay([(0, wood(chance, BLOCK, 0.5, 0.14)), (0.004, even(modes(STONE, 0.3, chance)) * 0.7)])
    crunch = [(0.02 + float(at), tick(chance, 250, 2200, 0.02) * 0.5) for at in chance.uniform(0, 0.2, 9)]
    gulp_line = curve(0.34, (0, 150), (0.12, 70), (0.34, 48))
    gulp = peaks(ridden(rich(20, 1.4), gulp_line), *GULLET, floor=0.04) * swell(0.34, 0.05, 0.2)
    parts = [(0, snap), (0.01, drum(chance, 62, 0.5, 0.8, 0.1) * 0.7), *crunch, (0.36, even(gulp) * 0.6)]
    return in_room(lay(parts), 0.25, 0.9)


def scar() -> Array:
    """Gold is scratched: a line is drawn through what was won."""
    chance = luck(614)
    scratch = swept(noise(chance, 0.34), curve(0.34, (0, 1200), (0.3, 2300), (0.34, 1900)), 0.3)
    scratch = even(scratch * curve(0.34, (0, 0), (0.05, 0.7), (0.28, 1), (0.34, 0)))
    low = horns(chance, [(spoken_pitch("eb3"), 0.18), (spoken_pitch("d3"), 0.6)], 1, 0.5)
    return in_room(
        lay([(0, scratch * 0.4), (0.24, even(low) * 0.6), (0.24, metal(chance, 300, 2200, 8, 0.8) * 0.3)]),
        0.4,
        1.3,
    )


def beast_dice(seed: int) -> Array:
    """Bones on stone, heavier than ours, with a breath of the one who throws them."""
    chance = luck(620 + seed)
    parts: list[tuple[float, Array]] = []
    for _ in range(5):
        first, gap = chance.uniform(0, 0.16), chance.uniform(0.10, 0.17)
        parts += bouncing(chance, first, gap, 6, chance.uniform(0.6, 1))
        parts.append((first, wood(chance, STONE, 0.4, 0.2) * 0.4))
    line = curve(0.9, (0, 46), (0.9, 38))
    breath = peaks(_growl(chance, line, 0.9, 14, 0.7), *GULLET, floor=0.05) * swell(0.9, 0.2, 0.5)
    return lay([*parts, (0, even(breath) * 0.22)])


def gift() -> Array:
    """A card is pushed across the table, and a string is touched for it."""
    chance = luck(631)
    slide = swept(noise(chance, 0.3), curve(0.3, (0, 900), (0.3, 1700)), 0.5)
    slide = even(slide * curve(0.3, (0, 0), (0.1, 1), (0.26, 0.6), (0.3, 0)))
    strings = lay(
        [(at, lyre(chance, spoken_pitch(note), 0.8, 1.2)) for at, note in ((0.24, "a3"), (0.33, "d4"))]
    )
    return in_room(
        lay(
            [
                (0, slide * 0.5),
                (0.27, wood(chance, TABLE, 0.3, 0.2) * 0.3),
                (0, even(lyre_body(strings)) * 0.7),
            ]
        ),
        0.3,
        1.0,
    )


# How it ends


def monster_falls() -> Array:
    """It crashes down for good; horns, drums, and all who are left shout."""
    chance = luck(641)
    line = curve(2.0, (0, 110), (0.4, 80), (2.0, 30))
    dying = peaks(_growl(chance, line, 2.0, 21), *MAW, floor=0.05) * swell(2.0, 0.1, 1.6)
    parts: list[tuple[float, Array]] = [(0, even(dying) * 0.6)]
    parts += [(at, drum(chance, 44, 1.4, s, 0.05)) for at, s in ((0.9, 1.0), (1.02, 0.6), (1.2, 0.4))]
    for i, (note, long) in enumerate((("d3", 1.9), ("a3", 1.7), ("f#4", 1.4))):
        call = horns(chance, [(spoken_pitch(note), long)], 1, 0.8)
        parts.append((1.7 + 0.12 * i, panned(even(call) * 0.5, -0.4 + 0.4 * i)))
    for _ in range(16):
        seconds = chance.uniform(0.9, 1.5)
        pitch = chance.uniform(130, 300) * curve(seconds, (0, 0.8), (0.2, 1), (seconds, 0.75))
        mouth = AH if chance.random() < 0.6 else EH
        shout = even(
            peaks(sung(chance, pitch, seconds, 0.012), *mouth, floor=0.04) * swell(seconds, 0.1, 0.7)
        )
        parts.append(
            (
                1.9 + abs(chance.normal(0, 0.15)),
                panned(shout * chance.uniform(0.08, 0.2), chance.uniform(-0.9, 0.9)),
            )
        )
    return in_room(lay(parts), 0.4, 2.0, 1.3, 0.22)


def monster_wins() -> Array:
    """The fire goes out: a low choir sinks, a last drum, wind."""
    chance = luck(642)
    low = choir(chance, spoken_pitch("d2"), 3.2, OO, voices=4, rise=0.5, fall=2.0)
    dark = choir(chance, spoken_pitch("eb2"), 2.6, OO, voices=3, rise=0.9, fall=1.5)
    wind = swept(noise(chance, 3.2), curve(3.2, (0, 500), (1.2, 800), (3.2, 260)), 0.4)
    wind = even(wind * swell(3.2, 0.9, 1.8))
    parts = [(0, even(low)), (0.6, even(dark) * 0.7), (0.2, panned(wind * 0.22, 0.3))]
    parts += [(at, drum(chance, 42, 1.6, s, 0.05) * 0.8) for at, s in ((0, 1.0), (0.8, 0.7), (1.9, 0.5))]
    return in_room(lay(parts), 0.5, 2.4, 1.5, 0.25)


TABLE_SOUNDS: dict[str, Callable[[], Array]] = {
    **{f"beast-dice-{i}": partial(beast_dice, i) for i in (1, 2, 3)},
    "gift": gift,
}
BATTLE_SOUNDS: dict[str, Callable[[], Array]] = {
    "lunge": lunge,
    "wound": wound,
    "devour": devour,
    "scar": scar,
}
CALL_SOUNDS: dict[str, Callable[[], Array]] = {
    "roar-fenrir": roar_fenrir,
    "roar-jormungandr": roar_jormungandr,
    "roar-hel": roar_hel,
    "roar-surtr": roar_surtr,
    "monster-falls": monster_falls,
    "monster-wins": monster_wins,
}
