"""What meets in battle: iron, shields, frost, and what is thrown in."""

from collections.abc import Callable
from functools import partial

import numpy as np

from sound.instruments import beasts, fates, iron
from sound.instruments.drums import drum
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import BLOCK, PLANK, TABLE, jingle, metal, tick, wood
from sound.room import in_room
from sound.tone import Array, Luck, curve, decay, even, lay, luck, noise, panned, spoken_pitch, swept, times

SHIELD = ((74, 0.4, 1), (131, 0.3, 0.9), (212, 0.2, 0.6), (347, 0.13, 0.4), (560, 0.08, 0.25))


def _scrape(chance: Luck, seconds: float, start: float, end: float) -> Array:
    edge = swept(noise(chance, seconds), curve(seconds, (0, start), (seconds, end)), 0.35)
    return even(edge * curve(seconds, (0, 0), (seconds * 0.7, 1), (seconds, 0)))


def arm(seed: int) -> Array:
    """A blade leaves its sheath and sings; a grip closes on wood."""
    chance = luck(200 + seed)
    ring = metal(chance, chance.uniform(780, 1050), 6000, 12, 0.5)
    parts = [
        (0, _scrape(chance, 0.16, 1100, 3200) * 0.32),
        (0.11, ring * 0.42),
        (0.13, wood(chance, BLOCK, 0.3, 0.1)),
    ]
    return in_room(lay(parts), 0.15, 0.6, 0.8)


def frost() -> Array:
    """Ice runs over the table: glass high up, cracks below."""
    chance = luck(210)
    t = times(1.5)
    parts: list[tuple[float, Array]] = []
    for pitch in chance.uniform(800, 3600, 22):
        at = chance.uniform(0, 0.7)
        glass = np.sin(2 * np.pi * pitch * t) * decay(
            1.5, chance.uniform(0.35, 1.0) * (1800 / pitch) ** 0.6, 0.002
        )
        parts.append((at, panned(glass * chance.uniform(0.1, 0.3) * 1200 / pitch, chance.uniform(-0.8, 0.8))))
    for at in np.cumsum(chance.exponential(0.03, 30)):
        crack = tick(chance, 700, 4200, 0.008) * chance.uniform(0.1, 0.6)
        parts.append((float(at), panned(crack, chance.uniform(-1, 1))))
    breath = swept(noise(chance, 1.2), curve(1.2, (0, 700), (1.2, 2600)), 0.4) * curve(
        1.2, (0, 0), (0.35, 1), (1.2, 0)
    )
    return in_room(lay([*parts, (0, even(breath) * 0.16)]), 0.3, 1.4, 0.7, 0.06)


def tactic() -> Array:
    """Slapped on the table, with a drum and a fifth: a plan."""
    chance = luck(211)
    slap = lay([(0, tick(chance, 400, 5500, 0.04)), (0, wood(chance, TABLE, 0.5))])
    strings = lay(
        [(0, lyre(chance, spoken_pitch("d3"), 1.0, 1.2)), (0.012, lyre(chance, spoken_pitch("a3"), 0.9, 1.2))]
    )
    swish = even(swept(noise(chance, 0.16), curve(0.16, (0, 1500), (0.16, 4500)), 0.5)) * curve(
        0.16, (0, 0), (0.14, 1), (0.16, 0)
    )
    parts = [
        (0, swish * 0.4),
        (0.14, slap),
        (0.145, drum(chance, 88, 0.6, 0.8, 0.4) * 0.9),
        (0.15, even(lyre_body(strings)) * 0.5),
    ]
    return in_room(lay(parts), 0.2, 0.8)


def strike() -> Array:
    """An axe in wood: a hard, short thock and a little ring of the blade."""
    chance = luck(212)
    ring = metal(chance, 1250, 8000, 12, 0.28)
    split = [(0.004 + at, tick(chance, 800, 6000, 0.01) * 0.4) for at in chance.uniform(0, 0.05, 5)]
    return lay(
        [
            (0, wood(chance, PLANK, 0.9, 0.4) * 0.55),
            (0, wood(chance, BLOCK, 1.0, 0.2)),
            (0, ring * 0.4),
            *split,
        ]
    )


def _shield_blow(chance: Luck) -> Array:
    """Linden boards and an iron rim."""
    thud = lay([(0, wood(chance, SHIELD, 0.4, 0.5)), (0, tick(chance, 100, 1400, 0.05) * 0.6)])
    return lay(
        [
            (0, thud),
            (0.012, jingle(chance, 0.16, 9) * 0.12),
            (0, metal(chance, 420, 3500, 9, 0.3) * 0.12),
        ]
    )


def surround() -> Array:
    """Shield after shield closes in, from all sides."""
    chance = luck(213)
    parts, at = [], 0.0
    for i in range(6):
        parts.append((at, panned(_shield_blow(chance) * (0.5 + 0.1 * i), 0.85 * (-1) ** i * (1 - i / 8))))
        at += 0.15 - 0.014 * i
    return in_room(lay(parts), 0.25, 0.9)


def clash() -> Array:
    """Steel on steel, twice, and the ring after it."""
    chance = luck(214)
    parts: list[tuple[float, Array]] = []
    for at, low, strength, place in ((0, 520, 0.8, -0.4), (0.12, 610, 1.0, 0.35)):
        ring = metal(chance, low, 9500, 30, 1.5) * strength
        parts += [(at, panned(ring, place)), (at, panned(tick(chance, 1200, 12000, 0.025) * strength, place))]
    parts += [(0, wood(chance, PLANK, 0.6, 0.3) * 0.35), (0.12, drum(chance, 70, 0.6, 0.6, 0.1))]
    scrape = panned(_scrape(chance, 0.3, 5200, 2600), 0.0) * 0.25
    return in_room(lay([*parts, (0.16, scrape)]), 0.25, 1.4)


def shield() -> Array:
    """It is torn away: boards crack, the rim rattles, it falls and rocks to rest."""
    chance = luck(215)
    cracks = [
        (float(at), wood(chance, BLOCK, 1.0, 0.1) * chance.uniform(0.3, 0.8))
        for at in chance.uniform(0, 0.13, 7)
    ]
    rocking = []
    at, gap, strength = 0.62, 0.15, 0.4
    for _ in range(7):
        rocking.append(
            (at, lay([(0, wood(chance, SHIELD, 0.5, 0.25)), (0, jingle(chance, 0.06, 4) * 0.3)]) * strength)
        )
        at, gap, strength = at + gap, gap * 0.74, strength * 0.8
    parts = [*cracks, (0.03, _shield_blow(chance)), (0.42, _shield_blow(chance) * 0.9), *rocking]
    return in_room(lay(parts), 0.15, 0.8)


SOUNDS: dict[str, Callable[[], Array]] = {
    **{f"arm-{i}": partial(arm, i) for i in (1, 2, 3)},
    "frost": frost,
    "tactic": tactic,
    "strike": strike,
    "surround": surround,
    "clash": clash,
    "shield": shield,
    **iron.BATTLE_SOUNDS,
    **fates.BATTLE_SOUNDS,
    **beasts.BATTLE_SOUNDS,
}
