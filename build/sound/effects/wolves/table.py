"""What is laid, drawn back and won: units on trampled ground, the furled banner, a ring of gold."""

from collections.abc import Callable
from functools import partial

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.strings import lyre, lyre_body
from sound.instruments.struck import BLOCK, tick, wood
from sound.instruments.wolves import EARTH, LINDEN, OAK, afar, boot, cried, mail, shield
from sound.room import in_room
from sound.tone import (
    Array,
    Luck,
    curve,
    even,
    lay,
    luck,
    noise,
    panned,
    spoken_pitch,
    swell,
    swept,
    times,
    wander,
)

# A thin hoop of gold: bending modes lie far apart and ring long.
HOOP = ((1.0, 1.0, 1.0), (1.006, 0.5, 0.9), (2.76, 0.42, 0.5), (5.3, 0.1, 0.25))


def unit_lay(seed: int) -> Array:
    """Two boots take their ground, and a shield is set down beside them."""
    chance = luck(700 + seed)
    second = chance.uniform(0.15, 0.19)
    down = second + chance.uniform(0.1, 0.14)
    parts = [
        (0, boot(chance, 0.75)),
        (second, boot(chance, 0.9)),
        (0.03, mail(chance, 0.3, 14) * 0.12),
        (down, shield(chance, 0.85, 0.22)),
        (down, wood(chance, EARTH, 0.1, 0.2) * 0.3),
        (down + 0.06, shield(chance, 0.22, 0.4)),
    ]
    return lay(parts)


def unit_leaves() -> Array:
    """Feet that withdraw: steps that grow lighter to one side, a sole dragged through grass, then none."""
    chance = luck(711)
    parts: list[tuple[float, Array]] = []
    for i, at in enumerate((0.0, 0.17, 0.33, 0.48, 0.62)):
        parts.append((at, panned(boot(chance, 0.9 * 0.74**i), 0.18 * i)))
    drag = swept(noise(chance, 0.34), curve(0.34, (0, 500), (0.2, 1300), (0.34, 700)), 0.6)
    drag = even(drag * np.clip(0.6 + 0.5 * wander(chance, 0.34, 40), 0.1, None) * swell(0.34, 0.1, 0.2))
    parts += [(0.0, panned(drag * 0.4, 0.1)), (0.1, panned(mail(chance, 0.5, 18) * 0.1, 0.5))]
    return in_room(lay(parts), 0.12, 0.7)


def _cloth(chance: Luck, seconds: float, beats: float) -> Array:
    """A banner in the wind, or rolled round its pole."""
    flap = 0.35 + 0.65 * np.abs(np.sin(np.pi * beats * times(seconds) + wander(chance, seconds, 5)))
    air = swept(noise(chance, seconds), curve(seconds, (0, 420), (seconds * 0.4, 1100), (seconds, 380)), 0.7)
    return even(air * flap * swell(seconds, seconds * 0.25, seconds * 0.5))


def wolf_pass() -> Array:
    """A furled banner is struck into the ground; the pole shivers, and far off a wolf has seen it."""
    chance = luck(721)
    quiver = np.sin(2 * np.pi * 23 * times(0.5)) * curve(0.5, (0, 1), (0.5, 0)) ** 2
    pole = lay([(0, wood(chance, LINDEN, 0.6, 0.5)), (0, wood(chance, BLOCK, 0.3, 0.12) * 0.5)])
    shiver = np.sin(2 * np.pi * 187 * times(0.5)) * np.abs(quiver)
    strike = [
        (0.2, boot(chance, 0.9)),
        (0.2, drum(chance, 68, 0.5, 0.8, 0.2) * 0.3),
        (0.2, pole * 0.9),
        (0.21, tick(chance, 250, 2000, 0.07) * 0.6),
        (0.22, shiver * 0.22),
    ]
    wolf = afar(cried(chance, 465, 1.9), 0.45)
    cloth = [(0, _cloth(chance, 0.26, 9) * 0.3), (0.26, _cloth(chance, 0.42, 11) * 0.14)]
    return lay([*cloth, *strike, (0.34, even(wolf) * 0.55)])


def _hoop(chance: Luck, strength: float, fall: float) -> Array:
    """The ring touches the oak once; what goes on turning has no time to ring."""
    t = times(fall)
    ring = np.zeros_like(t)
    for ratio, long, gain in HOOP:
        pitch = 1480 * ratio * (1 + 0.004 * chance.uniform(-1, 1))
        ring += gain * np.exp(-6.9 * t / (fall * long)) * np.sin(2 * np.pi * pitch * t + chance.uniform(0, 6))
    ring *= np.minimum(1, t / 0.002)
    return lay([(0, even(ring) * 0.45), (0, wood(chance, OAK, 0.5, 0.3) * 0.7)]) * strength


def victory_taken() -> Array:
    """A ring of gold is thrown on oak: it leaps, turns on its edge ever faster, and lies. A fifth below."""
    chance = luck(731)
    parts: list[tuple[float, Array]] = []
    at, gap, strength = 0.0, 0.19, 1.0
    for _ in range(4):
        parts.append((at, _hoop(chance, strength, 0.7)))
        at, gap, strength = at + gap, gap * 0.66, strength * 0.62
    turn = 0.07
    while turn > 0.02:
        place = 0.3 * np.sin(at * 40)
        parts.append((at, panned(_hoop(chance, 0.4 * turn / 0.07, 0.12), float(place))))
        at, turn = at + turn, turn * 0.93
    notes = ((0.02, "d3"), (0.08, "a3"), (0.3, "d4"), (0.44, "f#4"))
    strings = lay([(when, lyre(chance, spoken_pitch(note), 0.8, 1.6)) for when, note in notes])
    return in_room(lay([*parts, (0, even(lyre_body(strings)) * 0.4)]), 0.3, 1.3)


SOUNDS: dict[str, Callable[[], Array]] = {
    **{f"unit-lay-{i}": partial(unit_lay, i) for i in (1, 2, 3)},
    "unit-leaves": unit_leaves,
    "wolf-pass": wolf_pass,
    "victory-taken": victory_taken,
}
