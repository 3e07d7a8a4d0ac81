"""What lies on the table and is moved there: cards, dice, warriors, knuckles, runes, iron."""

from collections.abc import Callable
from functools import partial

import numpy as np

from sound.instruments import beasts, fates, iron
from sound.instruments.drums import drum
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import BLOCK, PLANK, TABLE, bounce, bouncing, jingle, tick, wood
from sound.room import in_room
from sound.tone import Array, Luck, band, curve, decay, even, lay, luck, noise, spoken_pitch, swept, times


def _swish(chance: Luck, seconds: float, low: float, high: float) -> Array:
    """A card through the air and along the table."""
    way = curve(seconds, (0, low), (seconds * 0.55, high), (seconds, low * 1.3))
    shape = curve(seconds, (0, 0), (seconds * 0.35, 1), (seconds * 0.6, 0.7), (seconds, 0)) ** 1.5
    return even(swept(noise(chance, seconds), way, 0.55) * shape)


def card(seed: int) -> Array:
    """A swish, and the flat tap of it lying down."""
    chance = luck(100 + seed)
    seconds = chance.uniform(0.13, 0.17)
    tap = lay([(0, tick(chance, 300, 4200, 0.03)), (0, wood(chance, TABLE, 0.1, 0.15) * 0.55)])
    return lay([(0, _swish(chance, seconds, 1700, 4300)), (seconds * 0.72, tap * 0.75)])


def cards() -> Array:
    """Several, one after another."""
    chance = luck(110)
    parts: list[tuple[float, Array]] = []
    for i in range(5):
        at = i * 0.085 + chance.uniform(0, 0.015)
        parts += [(at, _swish(chance, 0.1, 1900, 4800) * chance.uniform(0.6, 0.9))]
        parts += [(at + 0.07, tick(chance, 350, 5000, 0.022) * chance.uniform(0.5, 0.8))]
    return lay([*parts, (0.44, wood(chance, TABLE, 0.1, 0.2) * 0.5)])


def warrior() -> Array:
    """Somebody in mail steps up and sets down his feet."""
    chance = luck(111)
    step = [
        (at, lay([(0, wood(chance, PLANK, 0.15, 0.35)), (0, tick(chance, 120, 900, 0.05) * 0.6)]))
        for at in (0, 0.21)
    ]
    return lay([(step[0][0], step[0][1] * 0.8), step[1], (0.02, jingle(chance, 0.36, 26) * 0.28)])


def knock(seed: int) -> Array:
    """Knuckles, twice."""
    chance = luck(120 + seed)
    return lay(
        [(0, wood(chance, TABLE, 0.35)), (chance.uniform(0.12, 0.145), wood(chance, TABLE, 0.4) * 0.8)]
    )


def turn() -> Array:
    """A hand drum and a low string: your turn."""
    chance = luck(130)
    strings = lay(
        [
            (0.03, lyre(chance, spoken_pitch("d3"), 0.9, 1.3)),
            (0.06, lyre(chance, spoken_pitch("a3"), 0.6, 1.2)),
        ]
    )
    return in_room(
        lay([(0, drum(chance, 98, 0.7, 0.8, 0.3)), (0, even(lyre_body(strings)) * 0.6)]), 0.2, 0.8, 0.9
    )


def rune() -> Array:
    """A carved sign lights up: a bowl of stone, rubbed, over a breath."""
    chance = luck(131)
    t = times(1.0)
    bowl = np.zeros_like(t)
    for ratio, gain, fall in (
        (1, 1, 0.9),
        (1.004, 0.6, 0.9),
        (2.71, 0.4, 0.6),
        (5.2, 0.16, 0.4),
        (8.4, 0.06, 0.25),
    ):
        bowl += gain * np.exp(-6.9 * t / fall) * np.sin(2 * np.pi * 294 * ratio * t)
    bowl *= np.minimum(1, t / 0.04)
    air = swept(noise(chance, 0.5), curve(0.5, (0, 900), (0.5, 3400)), 0.5) * curve(
        0.5, (0, 0), (0.14, 1), (0.5, 0)
    )
    return in_room(lay([(0, even(bowl)), (0, even(air) * 0.3)]), 0.35, 1.0)


def die(seed: int) -> Array:
    """One die is set down and rocks to rest."""
    chance = luck(140 + seed)
    return lay(bouncing(chance, 0, chance.uniform(0.085, 0.11), 4))


def dice(seed: int) -> Array:
    """A handful on oak: they leap, touch one another, roll and lie."""
    chance = luck(150 + seed)
    parts: list[tuple[float, Array]] = []
    for _ in range(5):
        parts += bouncing(
            chance, chance.uniform(0.0, 0.2), chance.uniform(0.1, 0.2), 6, chance.uniform(0.6, 1)
        )
    for at in np.cumsum(chance.uniform(0.03, 0.07, 9)) + 0.3:
        parts.append((float(at), bounce(chance, 0.22 * (1.2 - at) if at < 1.1 else 0.05)))
    clacks = [
        (at, wood(chance, BLOCK, 0.9, 0.08) * chance.uniform(0.1, 0.3))
        for at in chance.uniform(0.02, 0.35, 4)
    ]
    rumble = band(noise(chance, 0.7), 120, 700) * curve(0.7, (0, 0), (0.1, 1), (0.4, 0.5), (0.7, 0))
    return lay([*parts, *clacks, (0.08, even(rumble) * 0.12)])


def curtain() -> Array:
    """Heavy cloth is drawn, rings of wood along a rod."""
    chance = luck(160)
    seconds = 0.8
    flutter = 0.7 + 0.3 * np.abs(band(noise(chance, seconds), 0, 14)) * 9
    cloth = swept(noise(chance, seconds), curve(seconds, (0, 380), (0.45, 1100), (seconds, 300)), 0.8)
    cloth *= flutter * curve(seconds, (0, 0), (0.3, 1), (0.5, 0.7), (seconds, 0))
    rings = [
        (at, wood(chance, BLOCK, 0.5, 0.08) * chance.uniform(0.08, 0.2))
        for at in np.linspace(0.1, 0.55, 9) ** 1.1
    ]
    thump = even(band(noise(chance, 0.3), 40, 160)) * decay(0.3, 0.28, 0.03)
    return lay([(0, even(cloth)), *rings, (0.52, thump * 0.4)])


SOUNDS: dict[str, Callable[[], Array]] = {
    **{f"card-{i}": partial(card, i) for i in (1, 2, 3)},
    **{f"knock-{i}": partial(knock, i) for i in (1, 2, 3)},
    **{f"die-{i}": partial(die, i) for i in (1, 2, 3)},
    **{f"dice-{i}": partial(dice, i) for i in (1, 2, 3)},
    "cards": cards,
    "warrior": warrior,
    "turn": turn,
    "rune": rune,
    "curtain": curtain,
    **iron.TABLE_SOUNDS,
    **fates.TABLE_SOUNDS,
    **beasts.TABLE_SOUNDS,
}
