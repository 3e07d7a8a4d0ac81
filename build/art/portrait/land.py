"""The land behind a portrait: peaks, woods, moors, birches, fjords, ice and a burning farm."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from art.ink import INK, Canvas, Line, Shape, block, joined, path, plate
from art.palette import mix
from art.portrait.person import HIGH, WIDE

Palette = tuple[str, str, str, str, str]


class _Range(NamedTuple):
    foot: float
    high: float
    number: int
    lit: str
    dark: str
    snow: str = ""


def _peaks(canvas: Canvas, hills: _Range) -> None:
    """Mountains: the face to the light pale, the other dark, wedges along the ridge between."""
    rng, step = Random(canvas.rng.random()), WIDE / hills.number
    tops = [
        (i * step + rng.uniform(-26, 26), hills.foot - hills.high * rng.uniform(0.45, 1))
        for i in range(-1, hills.number + 2)
    ]
    for x, y in sorted(tops, key=lambda top: top[1]):
        _mountain(canvas, hills, (x, y), step * 0.95, rng)


def _mountain(canvas: Canvas, hills: _Range, top: tuple[float, float], half: float, rng: Random) -> None:
    (x, y), low = top, hills.foot + 60
    drop = low - y

    def jag(amount: float = 8) -> float:
        return rng.uniform(-amount, amount)

    left = [(x - half * (1 - i / 5) + jag(6), low - drop * i / 5 + jag()) for i in range(1, 5)]
    right = [(x + half * i / 5 + jag(6), y + drop * i / 5 + jag()) for i in range(1, 5)]
    shape = plate([(x - half, 720), (x - half, low), *left, top, *right, (x + half, low), (x + half, 720)])
    ridge = np.array(
        [top, *((x + half * 0.06 * (-1) ** i * (i + 1) + 10 * i, y + drop * (i + 1) / 5) for i in range(5))]
    )
    shadow = plate([*map(tuple, ridge), (ridge[-1][0], 720), (x + half, 720), (x + half, low), *right[::-1]])
    canvas.outline(shape, 2.5, 2)
    canvas.fill(shape, hills.lit)
    canvas.fill(shadow.intersection(shape), hills.dark)
    light, deep = _ridge_wedges(ridge, y, drop, rng)
    canvas.fill(light.intersection(shape), hills.dark)
    canvas.fill(deep.intersection(shape), mix(hills.dark, INK, 0.5))
    if hills.snow:
        _cap(canvas, shape, top, half, hills)


def _ridge_wedges(ridge: Line, y: float, drop: float, rng: Random) -> tuple[Shape, Shape]:
    light, deep = [], []
    for i in range(1, 16):
        t = i / 16
        down, long = y + drop * t, rng.uniform(14, 40) * t**0.5
        across = float(np.interp(down, ridge[:, 1], ridge[:, 0]))
        light.append(
            plate([(across + 2, down - 3), (across + 2, down + 3), (across - long, down + long * 0.55)])
        )
        deep.append(
            plate(
                [
                    (across + 14, down - 1),
                    (across + 12 + long * 1.5, down + long * 0.85),
                    (across + 14, down + 3),
                ]
            )
        )
    return joined(light), joined(deep)


def _cap(canvas: Canvas, shape: Shape, top: tuple[float, float], half: float, hills: _Range) -> None:
    x, y = top
    drop = hills.foot - y
    edge = ((-0.22, 0.26), (-0.1, 0.2), (-0.02, 0.34), (0.07, 0.2), (0.2, 0.3))
    cap = plate([*((x + half * dx, y + drop * dy) for dx, dy in edge), (x, y - 4)])
    canvas.fill(cap.intersection(shape), hills.snow, 0.95)


def _ground(canvas: Canvas, tones: Palette, y: float = 556.0) -> None:
    rng = canvas.rng
    dark = mix(tones[0], INK, 0.4)
    edge = [(x, y + 10 * math.sin(x * 0.03) + rng.uniform(-5, 5)) for x in range(-5, WIDE + 20, 16)]
    canvas.fill(plate([(-5, HIGH), *edge, (WIDE + 20, HIGH)]), dark)


def _mountains(canvas: Canvas, tones: Palette, snow: bool = False) -> None:
    cap = tones[4] if snow else ""
    _peaks(canvas, _Range(430, 190, 3, mix(tones[2], tones[3], 0.35), mix(tones[1], tones[2], 0.3), cap))
    _peaks(canvas, _Range(520, 110, 4, mix(tones[1], tones[2], 0.5), tones[0], cap))


def _bare_peaks(canvas: Canvas, tones: Palette) -> None:
    _mountains(canvas, tones)
    _ground(canvas, tones)


def _white_peaks(canvas: Canvas, tones: Palette) -> None:
    _mountains(canvas, tones, snow=True)
    _ground(canvas, tones)


def _forest(canvas: Canvas, tones: Palette) -> None:
    """Spruces before the peaks."""
    _mountains(canvas, tones)
    rng = canvas.rng
    for k in range(15):
        x, y, high = k * 42 + rng.uniform(-14, 14) - 10, rng.uniform(560, 600), rng.uniform(120, 210)
        _spruce(canvas, tones, x, y, high * (0.5 if 150 < x < 420 else 1.0))
    _ground(canvas, tones)


def _spruce(canvas: Canvas, tones: Palette, x: float, y: float, high: float) -> None:
    rng = canvas.rng
    right: list[tuple[float, float]] = []
    for i in range(1, 7):
        q, down = i / 7, y - high + high * i / 7
        right += [(high * 0.2 * q + rng.uniform(0, 6), down), (high * 0.1 * q, down - 4)]
    outline = [(x, y - high), *((x + dx, dy) for dx, dy in right)]
    outline += [(x - dx, dy + rng.uniform(-3, 3)) for dx, dy in reversed(right)]
    canvas.fill(plate(outline), mix(tones[0], INK, 0.45))
    canvas.brush(
        [(x - 3, y - high + 16), (x - 8, y - high * 0.4)], 3, mix(tones[2], tones[3], 0.2), opacity=0.7
    )


def _moor(canvas: Canvas, tones: Palette) -> None:
    """Low hills and standing stalks."""
    _peaks(canvas, _Range(500, 90, 3, mix(tones[2], tones[3], 0.3), mix(tones[1], tones[2], 0.3)))
    rng, dark = canvas.rng, mix(tones[0], INK, 0.3)
    for k in range(46):
        x, high = k * 13 + rng.uniform(-5, 5), rng.uniform(60, 120)
        stalk = [(x, 640), (x + 4, 600 - high * 0.5), (x + rng.uniform(-10, 18), 600 - high)]
        canvas.brush(stalk, 5, dark, ends=(1, 0.2))
    _ground(canvas, tones, 580)


def _birches(canvas: Canvas, tones: Palette) -> None:
    """Bare trees at both sides."""
    _mountains(canvas, tones, snow=True)
    rng, dark = canvas.rng, mix(tones[0], INK, 0.4)
    for x, lean in ((30, 1), (540, -1)):
        trunk = [(x, 660), (x + 8 * lean, 480), (x - 6 * lean, 330), (x + 16 * lean, 200)]
        canvas.brush(trunk, 20, dark, ends=(1, 0), peak=0.05)
        for i in range(7):
            y, side = 520 - i * 45, lean if i % 2 else -lean
            reach, rise = rng.uniform(60, 95), rng.uniform(70, 100)
            branch = [(x + 3 * lean, y), (x + side * 40, y - 34), (x + side * reach, y - rise)]
            canvas.brush(branch, 9, dark, ends=(1, 0), peak=0.05)
    _ground(canvas, tones)


def _fjord(canvas: Canvas, tones: Palette) -> None:
    """Water between cliffs, and a far sail."""
    _peaks(canvas, _Range(410, 210, 2, mix(tones[2], tones[3], 0.35), mix(tones[1], tones[2], 0.3), tones[4]))
    sea = mix(tones[1], tones[2], 0.4)
    canvas.fill(block(0, 452, WIDE, HIGH), INK)
    canvas.fill(block(0, 456, WIDE, HIGH), sea)
    rng = canvas.rng
    for _ in range(64):
        x, y, long = rng.uniform(-20, WIDE), rng.uniform(460, 640), rng.uniform(24, 80)
        paint = mix(tones[3], tones[4], 0.4) if rng.random() < 0.4 else tones[0]
        canvas.brush([(x, y), (x + long / 2, y - 3), (x + long, y)], 4, paint, opacity=0.8)
    _ship(canvas, tones, 96 if rng.random() < 0.5 else 470)


def _ship(canvas: Canvas, tones: Palette, x: float) -> None:
    dark = mix(tones[0], INK, 0.5)
    canvas.fill(plate([(x - 2, 396), (x + 2, 396), (x + 2, 462), (x - 2, 462)]), dark)
    sail = plate([(x - 28, 402), (x + 28, 402), (x + 33, 444), (x - 33, 444)])
    canvas.outline(sail, 2, 2)
    canvas.fill(sail, mix(tones[4], "#8e2f24", 0.15))
    for k in (-18, 4):
        canvas.fill(plate([(x + k, 402), (x + k + 11, 402), (x + k + 12, 444), (x + k, 444)]), "#8e2f24")
    hull = path("-56,440 -46,462 0,468 46,462 58,436 40,478 -38,478", x, 0)
    canvas.fill(plate(hull), dark)


def _glacier(canvas: Canvas, tones: Palette) -> None:
    """Walls and needles of ice."""
    _mountains(canvas, tones, snow=True)
    rng = canvas.rng
    for k in range(13):
        x, high, wide = k * 48 + rng.uniform(-12, 12), rng.uniform(90, 230), rng.uniform(24, 44)
        if 140 < x < 430:
            high *= 0.5
        lean = rng.uniform(-18, 18)
        needle = [(x - wide, 600), (x + lean, 600 - high), (x + wide, 600)]
        canvas.outline(plate(needle), 2.4, 2)
        canvas.fill(plate(needle), mix(tones[3], tones[4], 0.25))
        canvas.fill(
            plate([(x + lean, 600 - high), (x + wide, 600), (x + 4, 600)]), mix(tones[1], tones[2], 0.6)
        )
    _ground(canvas, tones, 580)


def _farm(canvas: Canvas, tones: Palette) -> None:
    """A hall on fire, with its smoke."""
    _mountains(canvas, tones)
    rng, x = canvas.rng, 96.0 if canvas.rng.random() < 0.5 else 460.0
    for k in range(5):
        y = 420 - k * 66
        smoke = [(x + 10 + k * 12, y + 70), (x + 40 * (-1) ** k + k * 14, y + 30), (x + 24 + k * 16, y - 20)]
        canvas.brush(smoke, 56 - k * 5, mix(tones[0], tones[1], 0.4), ends=(0.5, 0.2), opacity=0.75)
    for k in range(11):
        flame_x, high = x - 70 + k * 14, rng.uniform(40, 110)
        for share, paint in ((1.0, "#c9452a"), (0.7, "#f0933a"), (0.42, "#ffe08a")):
            line = [
                (flame_x, 540),
                (flame_x + 10, 520 - high * share * 0.5),
                (flame_x - 4, 520 - high * share),
            ]
            canvas.brush(line, 30 * share, paint, ends=(1, 0), peak=0.2)
    roof = plate([(x - 92, 556), (x - 66, 500), (x + 66, 500), (x + 92, 556)])
    canvas.fill(roof, mix(tones[0], INK, 0.6))
    _ground(canvas, tones)


LANDS: dict[str, Callable[[Canvas, Palette], None]] = {
    "peaks": _bare_peaks,
    "snow": _white_peaks,
    "forest": _forest,
    "moor": _moor,
    "birches": _birches,
    "fjord": _fjord,
    "glacier": _glacier,
    "farm": _farm,
}
