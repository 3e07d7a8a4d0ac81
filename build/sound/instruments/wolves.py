"""What Wolves of Odin needs: throats of wolves, boots on trampled ground, mail, shields, flies and crows."""

import numpy as np

from sound.instruments.struck import Mode, metal, tick, wood
from sound.instruments.waves import rich, ridden
from sound.room import in_room
from sound.tone import (
    RATE,
    Array,
    Luck,
    band,
    count,
    curve,
    decay,
    even,
    lay,
    noise,
    panned,
    peaks,
    swell,
    swept,
    times,
    wander,
)

LINDEN: tuple[Mode, ...] = (
    (82, 0.36, 1),
    (143, 0.27, 0.9),
    (231, 0.18, 0.6),
    (372, 0.12, 0.4),
    (590, 0.07, 0.25),
)
EARTH: tuple[Mode, ...] = ((61, 0.16, 1), (97, 0.12, 0.8), (154, 0.08, 0.45), (260, 0.05, 0.2))
OAK: tuple[Mode, ...] = ((112, 0.3, 1), (189, 0.22, 0.8), (301, 0.15, 0.6), (478, 0.1, 0.4), (760, 0.06, 0.2))

# A wolf's mouth: each formant as it is closed and as it is open, its width and its gain.
MUZZLE = ((390, 640, 260, 1.0), (820, 1180, 320, 0.5), (2250, 2500, 600, 0.1))
SNOUT = ((360, 170, 1.0), (840, 260, 0.8), (1500, 420, 0.4))
BEAK = ((1050, 380, 1.0), (1720, 420, 0.7), (2600, 600, 0.18))

COARSE = 49  # samples between two points of a glide: a throat is not faster


# Wolves


def glide(seconds: float, *points: tuple[float, float], smooth: float = 0.12) -> Array:
    """A pitch through (moment, pitch) without corners, as a throat slides."""
    steps = np.log2(curve(seconds, *points)[::COARSE])
    size = max(3, count(smooth) // COARSE)
    window = np.hanning(size + 2)[1:-1]
    padded = np.pad(steps, (size // 2, size - 1 - size // 2), mode="edge")
    bent = np.convolve(padded, window / window.sum(), mode="valid")
    return np.asarray(2 ** np.interp(np.arange(count(seconds)), np.arange(len(bent)) * COARSE, bent))


def _muzzle(pitch: Array, opening: Array) -> Array:
    """What the mouth leaves of a tone at a pitch, moment by moment."""
    gain = np.full_like(pitch, 0.03)
    for shut, wide, width, strength in MUZZLE:
        centre = shut + (wide - shut) * opening
        gain += strength / (1 + ((pitch - centre) / (width / 2)) ** 2)
    return gain


def howl(chance: Luck, line: Array, shape: Array, opening: Array, breath: float = 0.12) -> Array:
    """A wolf: few harmonics under a mouth that moves, a pitch that is never still, air beside it."""
    seconds = len(line) / RATE
    pitch = line * (1 + 0.013 * wander(chance, seconds, 4.5) + 0.003 * wander(chance, seconds, 38))
    turn = 2 * np.pi * np.cumsum(pitch) / RATE
    tone = np.zeros_like(line)
    for k in range(1, 13):
        tone += _muzzle(k * pitch, opening) / k**0.9 * np.sin(k * turn + chance.uniform(0, 6))
    rough = 1 + 0.14 * wander(chance, seconds, 8) + 0.06 * wander(chance, seconds, 45)
    air = even(swept(noise(chance, seconds), 1.9 * pitch, 0.45)) * breath
    return even((even(tone) * rough + air) * shape)


def cried(chance: Luck, pitch: float, seconds: float, fall: float = 0.72, *, breaks: bool = False) -> Array:
    """A howl with the usual rise, a long held height and a slow fall; it may break upward on its way."""
    line = glide(
        seconds,
        (0, pitch * 0.5),
        (seconds * 0.14, pitch),
        (seconds * 0.34, pitch * 1.06),
        (seconds * 0.68, pitch * 0.97),
        (seconds, pitch * fall),
        smooth=0.3,
    )
    if breaks:
        at = seconds * 0.2
        line = line * glide(seconds, (0, 0.75), (at, 0.75), (at + 0.03, 1), (seconds, 1), smooth=0.06)
    shape = swell(seconds, 0.3, seconds * 0.5) * curve(seconds, (0, 0.8), (seconds * 0.4, 1), (seconds, 0.7))
    opening = curve(seconds, (0, 0.55), (seconds * 0.22, 1), (seconds * 0.6, 0.35), (seconds, 0))
    return howl(chance, line, shape, opening)


def in_valley(sound: Array, wet: float = 0.5) -> Array:
    """Over snow and between slopes: two late answers, duller than the call, and a long soft tail."""
    stereo = sound if sound.ndim == 2 else np.stack([sound, sound])
    silence = np.zeros((2, count(0.2)))
    dull = band(np.concatenate([stereo, silence], axis=1), 120, 900)
    answers = [(0.41, dull[::-1] * 0.26), (0.73, dull * 0.15)]
    return in_room(lay([(0, stereo), *answers]), wet, 2.4, 1.7, 0.27)


def afar(sound: Array, place: float = 0.0, high: float = 1500) -> Array:
    """The same from beyond a hill: little treble, more valley than wolf."""
    return in_valley(panned(band(sound, 180, high), place), 1.1)


def snarl(
    chance: Luck, line: Array, flutter: float = 31, mouth: tuple[tuple[float, float, float], ...] = SNOUT
) -> Array:
    """Teeth shown: a low buzz torn into beats, with as much air as voice in each."""
    seconds = len(line) / RATE
    pitch = line * (1 + 0.03 * wander(chance, seconds, 11) + 0.012 * wander(chance, seconds, 40))
    voice = ridden(rich(34, 0.95), pitch, chance.uniform(0, 1)) + 0.6 * ridden(rich(22, 1.2), pitch / 2)
    beat = flutter * (1 + 0.22 * wander(chance, seconds, 6))
    torn = (0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(beat) / RATE)) ** 1.6
    air = band(noise(chance, seconds), 300, 2400) * 0.4
    return even(peaks((voice + air) * (0.22 + 0.78 * torn), *mouth, floor=0.04))


# War


def boot(chance: Luck, strength: float = 1.0) -> Array:
    """A heel and a sole on trampled ground: earth below, grit and wet grass above."""
    heel = lay([(0, even(wood(chance, EARTH, 0.1, 0.2))), (0, tick(chance, 140, 1500, 0.045) * 0.9)])
    grit = swept(noise(chance, 0.13), curve(0.13, (0, 900), (0.13, 1700)), 0.7)
    grit *= np.clip(0.5 + 0.8 * wander(chance, 0.13, 90), 0.05, None) * swell(0.13, 0.03, 0.09)
    sole = tick(chance, 140, 1500, 0.04)
    step = lay([(0.01, heel), (0.03, even(grit) * 0.55), (0.06, sole * 0.5)], 0.3)
    fade = curve(step.shape[-1] / RATE, (0, 1), (0.27, 1), (0.3, 0))
    return band(step, 55, order=1) * fade * strength


def mail(chance: Luck, seconds: float, links: int) -> Array:
    """Rings of iron on leather that moves: they whisper more than they ring."""
    parts = []
    for at in np.sort(chance.uniform(0, seconds, links)):
        link = metal(chance, chance.uniform(1300, 2300), 5200, 5, 0.07)
        parts.append((float(at), link * chance.uniform(0.25, 1)))
    return even(band(lay(parts), 700, 5200))


def shield(chance: Luck, strength: float = 1.0, iron: float = 0.2) -> Array:
    """A round shield is hit or set down: boards of linden, a boss and a rim."""
    boards = lay([(0, wood(chance, LINDEN, 0.5, 0.45) * 0.8), (0, tick(chance, 180, 1900, 0.045) * 0.8)])
    boss = metal(chance, chance.uniform(380, 470), 3000, 9, 0.34) * iron
    return lay([(0, boards), (0.003, boss), (0.014, mail(chance, 0.1, 6) * 0.4 * iron)]) * strength


def twang(chance: Luck, pitch: float = 118) -> Array:
    """A bowstring of sinew: it snaps back, hums a moment, and the limbs knock."""
    t = times(0.42)
    line = pitch * (1 + 0.5 * np.exp(-t / 0.016))
    hum = ridden(rich(16, 1.0), line) * decay(0.42, 0.34, 0.0015) * (1 - 0.5 * np.exp(-t / 0.004))
    body = peaks(hum, (190, 90, 1.0), (430, 160, 0.8), (1050, 380, 0.4), floor=0.08)
    return lay(
        [
            (0, even(body)),
            (0, wood(chance, LINDEN, 0.6, 0.12) * 0.35),
            (0, tick(chance, 500, 3000, 0.016) * 0.5),
        ]
    )


# Death


def flies(chance: Luck, seconds: float) -> Array:
    """One fly that comes near, turns and goes: a thin buzz, louder and higher as it comes."""
    near = np.clip(0.5 + 0.7 * wander(chance, seconds, 2.2), 0.05, 1)
    pitch = chance.uniform(165, 235) * (1 + 0.05 * wander(chance, seconds, 3) + 0.03 * near)
    wings = ridden(rich(14, 0.9), pitch, chance.uniform(0, 1)) * (1 + 0.3 * wander(chance, seconds, 60))
    buzz = even(peaks(wings, (440, 240, 1.0), (900, 360, 0.6), (1700, 600, 0.25), floor=0.05) * near)
    angle = (0.85 * wander(chance, seconds, 1.6) + 1) * np.pi / 4
    return np.stack([buzz * np.cos(angle), buzz * np.sin(angle)]) * swell(seconds, 0.1, 0.5)


def crow(chance: Luck, seconds: float = 0.36) -> Array:
    """A caw: a hoarse cry that is pressed up and falls away, half of it noise."""
    top = chance.uniform(470, 540)
    line = glide(seconds, (0, top * 0.8), (seconds * 0.25, top), (seconds, top * 0.68), smooth=0.05)
    hoarse = 1 + 0.75 * np.sin(2 * np.pi * np.cumsum(line * 0.163) / RATE)
    voice = ridden(rich(9, 0.7), line * (1 + 0.02 * wander(chance, seconds, 70)))
    air = band(noise(chance, seconds), 700, 2600) * 0.4
    return even(peaks((voice + air) * hoarse, *BEAK, floor=0.05) * swell(seconds, 0.05, seconds * 0.6))


def rattle(chance: Luck, seconds: float, pace: float) -> Array:
    """A chest that is only bones and reed: dry strokes in a hollow body, never evenly spaced."""
    parts, at = [], 0.0
    while at < seconds - 0.03:
        parts.append((at, tick(chance, 200, 1900, 0.022) * chance.uniform(0.4, 1)))
        at += chance.uniform(0.5, 1.5) / pace
    hollow = peaks(lay(parts, seconds), (270, 110, 1.0), (610, 170, 0.7), (1240, 320, 0.3), floor=0.04)
    own = hollow.shape[-1] / RATE
    return even(hollow * curve(own, (0, 0.5), (own * 0.2, 1), (own, 0.15)))
