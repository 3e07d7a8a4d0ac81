"""What befalls a row: arrows, knives, raids, treason, the huscarl's axe, the wall, plague, the long march."""

from collections.abc import Callable

import numpy as np

from sound.instruments.drums import drum
from sound.instruments.struck import BLOCK, metal, tick, wood
from sound.instruments.wolves import (
    EARTH,
    LINDEN,
    OAK,
    boot,
    crow,
    flies,
    glide,
    mail,
    rattle,
    shield,
    snarl,
    twang,
)
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
    swell,
    swept,
    times,
    wander,
)


def _rush(chance: Luck, seconds: float, *way: tuple[float, float], octaves: float = 0.5) -> Array:
    """Air that something goes through."""
    return even(swept(noise(chance, seconds), curve(seconds, *way), octaves))


def arrow() -> Array:
    """A string is let go, a shaft goes over from one side to the other, and stands quivering in a shield."""
    chance = luck(751)
    flight = _rush(chance, 0.34, (0, 900), (0.2, 2100), (0.34, 1500), octaves=0.35)
    flight *= curve(0.34, (0, 0), (0.1, 0.6), (0.27, 1), (0.34, 0)) * (
        1 + 0.3 * np.sin(2 * np.pi * 34 * times(0.34))
    )
    angle = (np.linspace(-0.7, 0.6, len(flight)) + 1) * np.pi / 4
    passing = np.stack([flight * np.cos(angle), flight * np.sin(angle)])
    t = times(0.34)
    shaft = peaks(np.abs(np.sin(2 * np.pi * 21 * t)) * np.sin(2 * np.pi * 262 * t), (262, 90, 1.0), floor=0.1)
    thud = lay([(0, wood(chance, LINDEN, 0.8, 0.4) * 0.7), (0, wood(chance, BLOCK, 0.6, 0.12) * 0.8)])
    parts = [
        (0, panned(twang(chance), -0.6) * 0.8),
        (0.05, passing * 0.5),
        (0.37, panned(thud, 0.5)),
        (0.375, panned(even(shaft) * decay(0.34, 0.34, 0.004), 0.5) * 0.4),
    ]
    return in_room(lay(parts), 0.2, 0.8)


def knife() -> Array:
    """Cloth, a step too soft; a blade from leather, and it is in."""
    chance = luck(752)
    cloak = _rush(chance, 0.3, (0, 350), (0.2, 900), (0.3, 500), octaves=0.7) * swell(0.3, 0.14, 0.1)
    draw = _rush(chance, 0.13, (0, 1100), (0.13, 2600), octaves=0.3) * curve(
        0.13, (0, 0), (0.1, 1), (0.13, 0)
    )
    wet = _rush(chance, 0.16, (0, 700), (0.16, 260), octaves=0.6) * decay(0.16, 0.15, 0.006)
    breath = _rush(chance, 0.5, (0, 700), (0.12, 950), (0.5, 420), octaves=0.4) * swell(0.5, 0.06, 0.4)
    parts = [
        (0, cloak * 0.35),
        (0.02, boot(chance, 0.22)),
        (0.22, draw * 0.42),
        (0.31, metal(chance, 1150, 4200, 9, 0.3) * 0.12),
        (0.36, drum(chance, 72, 0.4, 0.9, 0.3) * 0.6),
        (0.36, wet * 0.9),
        (0.47, breath * 0.3),
        (0.78, boot(chance, 0.4)),
    ]
    return in_room(lay(parts), 0.18, 0.8)


def raid() -> Array:
    """A fist in the mail, a pull; a sack is swung shut over iron and thrown on a shoulder."""
    chance = luck(753)
    pull = _rush(chance, 0.28, (0, 400), (0.18, 1300), (0.28, 700), octaves=0.7)
    pull *= np.clip(0.5 + 0.7 * wander(chance, 0.28, 30), 0.1, None) * swell(0.28, 0.05, 0.12)
    loot = [
        (0.3 + float(at), metal(chance, chance.uniform(520, 900), 3200, 7, 0.16) * chance.uniform(0.2, 0.45))
        for at in np.sort(chance.uniform(0, 0.26, 9))
    ]
    sack = _rush(chance, 0.3, (0, 300), (0.16, 750), (0.3, 260), octaves=0.8) * swell(0.3, 0.1, 0.15)
    thrown = lay(
        [
            (0, drum(chance, 68, 0.4, 1.0, 0.3) * 0.5),
            (0, wood(chance, EARTH, 0.2, 0.25)),
            (0.01, mail(chance, 0.16, 12) * 0.2),
        ]
    )
    parts = [
        (0, boot(chance, 0.7)),
        (0.02, wood(chance, LINDEN, 0.4, 0.3) * 0.6),
        (0.04, pull * 0.55),
        (0.05, mail(chance, 0.24, 16) * 0.22),
        *loot,
        (0.42, sack * 0.5),
        (0.66, thrown),
    ]
    return in_room(lay(parts), 0.15, 0.7)


def betray() -> Array:
    """Mail turns round where it stood, and under it something shows its teeth."""
    chance = luck(754)
    line = glide(1.05, (0, 74), (0.35, 118), (0.6, 104), (1.05, 62))
    teeth = snarl(chance, line) * curve(1.05, (0, 0.1), (0.3, 0.9), (0.45, 1), (0.75, 0.5), (1.05, 0))
    round_ = mail(chance, 0.6, 46)
    angle = (np.linspace(-0.7, 0.7, len(round_)) + 1) * np.pi / 4
    turning = np.stack([round_ * np.cos(angle), round_ * np.sin(angle)]) * curve(
        len(round_) / 44100, (0, 0.4), (0.3, 1), (0.7, 0)
    )
    edge = _rush(chance, 0.22, (0, 900), (0.22, 2200), octaves=0.3) * curve(
        0.22, (0, 0), (0.17, 1), (0.22, 0)
    )
    parts = [
        (0, even(teeth)),
        (0.08, turning * 0.5),
        (0.12, panned(boot(chance, 0.5), -0.3)),
        (0.5, panned(edge, 0.4) * 0.25),
        (0.7, panned(boot(chance, 0.6), 0.4)),
        (0.7, panned(metal(chance, 640, 3000, 9, 0.5), 0.4) * 0.14),
    ]
    return in_room(lay(parts), 0.22, 0.9)


def huscarl() -> Array:
    """A long axe is stopped by a shield, and both ring."""
    chance = luck(755)
    swing = _rush(chance, 0.2, (0, 260), (0.17, 850), (0.2, 600), octaves=0.6) * curve(
        0.2, (0, 0), (0.17, 1), (0.2, 0)
    )
    axe = metal(chance, 430, 3400, 13, 1.3)
    parts = [
        (0, swing * 0.4),
        (0.18, shield(chance, 1.0, 0.3)),
        (0.18, axe * 0.8),
        (0.18, drum(chance, 76, 0.5, 0.8, 0.3) * 0.35),
        (0.18, tick(chance, 400, 2800, 0.02) * 0.5),
        (0.46, shield(chance, 0.3, 0.4)),
    ]
    return in_room(lay(parts), 0.25, 1.2)


def shield_wall() -> Array:
    """Shield overlaps shield from the wings to the middle, and the whole wall takes one step."""
    chance = luck(756)
    parts: list[tuple[float, Array]] = []
    at = 0.0
    for i in range(10):
        place = (0.9 - 0.085 * i) * (-1) ** i
        lock = lay([(0, shield(chance, 1.0, 0.5)), (0.03, wood(chance, OAK, 0.8, 0.2) * 0.6)])
        parts.append((at, panned(lock * (0.5 + 0.05 * i), place)))
        at += 0.088 - 0.005 * i + chance.uniform(-0.008, 0.008)
    step = at + 0.16
    for place in np.linspace(-0.8, 0.8, 7):
        late = step + abs(chance.normal(0, 0.012))
        parts.append((late, panned(boot(chance, 0.5), float(place))))
        parts.append((late + 0.02, panned(shield(chance, 0.34, 0.3), float(place))))
    parts.append((step, drum(chance, 58, 0.8, 1.0, 0.2) * 0.5))
    return in_room(lay(parts), 0.28, 1.1)


def plague() -> Array:
    """Flies; crows that know; a rattle of bones and reed, twice; under it a drone that is not well."""
    chance = luck(757)
    seconds = 2.5
    parts: list[tuple[float, Array]] = [(0, flies(chance, seconds) * gain) for gain in (0.5, 0.36, 0.3, 0.24)]
    for at, place, gain in ((0.35, -0.6, 0.62), (0.86, -0.5, 0.5), (1.5, 0.7, 0.4), (1.84, 0.75, 0.3)):
        parts.append((at, panned(crow(chance) * gain, place)))
    for at, length, pace in ((0.62, 0.34, 34), (1.16, 0.5, 27)):
        parts.append((at, panned(rattle(chance, length, pace) * 0.75, 0.1)))
    t = times(seconds)
    drone = (
        np.sin(2 * np.pi * 73.4 * t)
        + 0.8 * np.sin(2 * np.pi * 77.8 * t)
        + 0.3 * np.sin(2 * np.pi * 146.8 * t)
    )
    parts.append((0, even(drone) * swell(seconds, 0.5, 1.2) * 0.16))
    return in_room(lay(parts), 0.3, 1.4, 1.2)


def march() -> Array:
    """Many feet, not quite together, round the flank: they come from the left, pass, and go."""
    chance = luck(758)
    parts: list[tuple[float, Array]] = []
    for step in range(7):
        way = step / 6
        loud = 0.35 + 0.65 * np.sin(np.pi * (0.12 + 0.76 * way))
        for _ in range(9):
            at = 0.06 + step * 0.27 + chance.normal(0, 0.022)
            place = float(np.clip(-0.9 + 1.8 * way + chance.normal(0, 0.22), -1, 1))
            parts.append((at, panned(boot(chance, chance.uniform(0.25, 0.55) * loud), place)))
        parts.append((0.03 + step * 0.27, panned(mail(chance, 0.22, 12) * 0.16 * loud, -0.8 + 1.6 * way)))
        parts.append((0.06 + step * 0.27, drum(chance, 58, 0.35, 0.5 * loud, 0.1) * 0.4))
    return in_room(lay(parts), 0.2, 0.9, 1.2)


def _drop(chance: Luck, pitch: float) -> Array:
    """One drop into a bowl: a bubble that closes."""
    t = times(0.12)
    line = pitch * (1 + 0.55 * t / 0.12)
    return np.asarray(np.sin(2 * np.pi * np.cumsum(line) / 44100) * decay(0.12, 0.1, 0.004))


def sacrifice() -> Array:
    """A blade over the whetstone, a bowl of bronze that is filled drop by drop, and a drum far below."""
    chance = luck(759)
    blade = _rush(chance, 0.4, (0, 1000), (0.36, 2500), (0.4, 2100), octaves=0.28)
    blade *= curve(0.4, (0, 0), (0.08, 0.5), (0.34, 1), (0.4, 0))
    t = times(1.6)
    bowl = np.zeros_like(t)
    for ratio, gain, fall in ((1, 1, 1.5), (1.007, 0.6, 1.5), (2.74, 0.35, 0.9), (5.1, 0.1, 0.5)):
        bowl += gain * np.exp(-6.9 * t / fall) * np.sin(2 * np.pi * 220 * ratio * t)
    bowl = even(bowl * np.minimum(1, t / 0.006))
    drops = [
        (0.74 + at, panned(_drop(chance, chance.uniform(520, 760)) * 0.34, 0.2))
        for at in (0, 0.17, 0.29, 0.52, 0.86)
    ]
    parts = [
        (0, panned(blade * 0.5, -0.3)),
        (0.36, panned(metal(chance, 980, 3600, 8, 0.5) * 0.2, -0.2)),
        (0.44, drum(chance, 56, 1.1, 1.0, 0.2) * 0.6),
        (0.5, panned(bowl * 0.6, 0.2)),
        *drops,
        (1.2, drum(chance, 54, 1.2, 0.8, 0.2) * 0.6),
    ]
    return in_room(lay(parts), 0.35, 1.5, 1.2)


SOUNDS: dict[str, Callable[[], Array]] = {
    "arrow": arrow,
    "knife": knife,
    "raid": raid,
    "betray": betray,
    "huscarl": huscarl,
    "shield-wall": shield_wall,
    "plague": plague,
    "march": march,
    "sacrifice": sacrifice,
}
