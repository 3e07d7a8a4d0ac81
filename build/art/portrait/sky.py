"""What lies behind a portrait: bands of sky, sun or moon, weather, and the land of the clan."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.ink import INK, Canvas, Line, block, disc, joined, moved, plate, spline
from art.palette import mix
from art.portrait.land import LANDS
from art.portrait.person import HIGH, WIDE, Person

# Night, dusk, the middle of the sky, the horizon, the light.
Palette = tuple[str, str, str, str, str]
SKIES: dict[str, tuple[Palette, ...]] = {
    "bear": (
        ("#3a1d1a", "#7a2f1f", "#c2572a", "#eaa04c", "#ffdf9a"),
        ("#33201c", "#6b3a22", "#b0682f", "#e0a35a", "#ffe7b4"),
        ("#2c1620", "#6a2430", "#b5443a", "#e8865a", "#ffd2a0"),
        ("#241a1c", "#5a2c1e", "#9c4a26", "#d98a3c", "#ffd58a"),
    ),
    "wolf": (
        ("#0f2226", "#1b3d3a", "#2f6650", "#76a66e", "#e3ecc0"),
        ("#0d1f1a", "#1d4030", "#40724a", "#95b36a", "#f0eebc"),
        ("#0e2630", "#174a52", "#2d7a74", "#86bd9c", "#e6f3d2"),
        ("#141c1e", "#26402f", "#4d6a3c", "#a2a75c", "#f2e6ac"),
    ),
    "boar": (
        ("#3b2412", "#77501c", "#b98a2b", "#e6c25c", "#fff0b8"),
        ("#33270f", "#6a5a1c", "#a8962f", "#dccb66", "#fdf6c6"),
        ("#402010", "#8a4a1a", "#cc8428", "#f0bd58", "#ffe9b0"),
        ("#2c2414", "#5f4a20", "#98762e", "#d3ad5c", "#fbe7ac"),
    ),
    "stag": (
        ("#1c1530", "#3a2a5e", "#6a4a92", "#b07fae", "#f5cdb6"),
        ("#1a1636", "#2f2f6c", "#5a56a2", "#a18fc4", "#f0d8d6"),
        ("#26122c", "#56245a", "#8e4384", "#cf7f9e", "#ffd0b4"),
        ("#14182e", "#2a3458", "#57588e", "#9f86b0", "#f2cfc0"),
    ),
    "giant": (
        ("#0f1c2c", "#1e3a54", "#3f6c8c", "#8fb8cf", "#eef8fb"),
        ("#101a34", "#21386a", "#4166a0", "#8db0dc", "#eef4ff"),
        ("#0c2230", "#154654", "#2f7c8c", "#84c2ca", "#e8fbf8"),
        ("#161a24", "#2f3a4e", "#5a6c84", "#a3b4c4", "#f6fafc"),
    ),
    "dwarf": (
        ("#1c1614", "#3a2c26", "#6b4f3c", "#b98a54", "#ffd98a"),
        ("#181a1e", "#31363e", "#555d68", "#98a0a6", "#f0e2bc"),
    ),
}


def palette(person: Person) -> Palette:
    tones = SKIES[person.clan]
    return tones[person.sky.tone % len(tones)]


def sky(canvas: Canvas, person: Person) -> None:
    """Everything behind the figure."""
    tones, view = palette(person), person.sky
    canvas.fill(block(0, 0, WIDE, HIGH), tones[0])
    _bands(canvas, tones)
    if view.weather == "aurora":
        _aurora(canvas, tones)
    if view.light:
        _LIGHTS[view.light](canvas, tones, view.at)
    if view.weather not in ("aurora", "snow"):
        _clouds(canvas, tones)
    LANDS[view.land](canvas, tones)
    if view.weather in _FALLING:
        _FALLING[view.weather](canvas, tones)


def _bands(canvas: Canvas, tones: Palette) -> None:
    """Bands with carved wavy edges."""
    rng = canvas.rng
    for i, y in enumerate((70, 170, 300)):
        phase = i * 2 + rng.uniform(0, 6)
        crest = [
            (x, y + 18 * math.sin(x * 0.021 + phase) + rng.uniform(-7, 7)) for x in range(-20, WIDE + 40, 44)
        ]
        shape = plate([(-20, HIGH), *map(tuple, spline(crest)), (WIDE + 20, HIGH)])
        canvas.fill(shape, tones[i + 1])
        canvas.hatch(shape, 46, 8, width=3.6, colour=tones[i], light=(0, -1), least=0.3)


def _spoke(at: tuple[float, float], angle: float, start: float, end: float, wide: float) -> Line:
    x, y = at
    return np.array(
        [
            (x + math.cos(angle - wide) * start, y + math.sin(angle - wide) * start),
            (x + math.cos(angle + wide) * start, y + math.sin(angle + wide) * start),
            (x + math.cos(angle) * end, y + math.sin(angle) * end),
        ]
    )


def _sun(canvas: Canvas, tones: Palette, at: tuple[float, float]) -> None:
    radius, rng = 66.0, canvas.rng
    for k in range(44):
        reach = rng.uniform(150, 330) if k % 2 else rng.uniform(110, 170)
        angle = k * math.tau / 44 + rng.uniform(-0.03, 0.03)
        canvas.fill(plate(_spoke(at, angle, radius + 10, reach, 0.022)), tones[4], 0.6)
    _orb(canvas, tones, at, radius)


def _orb(canvas: Canvas, tones: Palette, at: tuple[float, float], radius: float) -> None:
    orb = disc(*at, radius)
    canvas.fill(orb.buffer(4), tones[0], 0.55)
    canvas.fill(orb, tones[4])
    canvas.fill(orb.difference(moved(orb, -12, -9)), tones[3])


def _moon(canvas: Canvas, tones: Palette, at: tuple[float, float]) -> None:
    """A full moon with its seas, and a broken ring around it."""
    _orb(canvas, tones, at, 60)
    x, y = at
    for dx, dy, radius in ((-16, -14, 15), (14, -22, 9), (10, 14, 18), (-22, 18, 8)):
        canvas.fill(disc(x + dx, y + dy, radius, 0.8), mix(tones[4], tones[3], 0.5), 0.7)
    for k in range(18):
        angle = k * math.tau / 18
        for radius in (92, 122):
            arc = [
                (x + math.cos(angle + d) * radius, y + math.sin(angle + d) * radius) for d in (0, 0.1, 0.2)
            ]
            canvas.brush(arc, 4 if radius < 100 else 2.6, tones[4], opacity=0.55)


def _crescent(canvas: Canvas, tones: Palette, at: tuple[float, float]) -> None:
    _stars(canvas, tones)
    orb = disc(*at, 58)
    horn = orb.difference(moved(disc(*at, 50), 22, -14))
    canvas.fill(horn.buffer(4), tones[0], 0.5)
    canvas.fill(horn, tones[4])
    canvas.hatch(horn, 16, 5, width=2.6, colour=tones[3])


def _stars(canvas: Canvas, tones: Palette) -> None:
    rng = canvas.rng
    for _ in range(38):
        x, y, r = rng.uniform(0, WIDE), rng.uniform(0, 330), rng.uniform(2.5, 7)
        points = [
            (x, y - r), (x + r * 0.25, y - r * 0.25), (x + r, y), (x + r * 0.25, y + r * 0.25),
            (x, y + r), (x - r * 0.25, y + r * 0.25), (x - r, y), (x - r * 0.25, y - r * 0.25),
        ]  # fmt: skip
        canvas.fill(plate(points), tones[4], 0.85)


def _eclipse(canvas: Canvas, tones: Palette, at: tuple[float, float]) -> None:
    """A black sun with a burning rim, for the strongest."""
    for k in range(60):
        angle = k * math.tau / 60
        canvas.fill(plate(_spoke(at, angle, 70, canvas.rng.uniform(100, 190), 0.03)), tones[4], 0.75)
    canvas.fill(disc(*at, 76), tones[4])
    canvas.fill(disc(*at, 66), mix(tones[0], INK, 0.5))


_LIGHTS: dict[str, Callable[[Canvas, Palette, tuple[float, float]], None]] = {
    "sun": _sun,
    "moon": _moon,
    "crescent": _crescent,
    "eclipse": _eclipse,
}


def _clouds(canvas: Canvas, tones: Palette) -> None:
    """Stacked slivers."""
    rng = canvas.rng
    for _ in range(6):
        x, y, long = rng.uniform(0, WIDE), rng.uniform(50, 330), rng.uniform(80, 170)
        for j in range(3):
            line = [
                (x - long / 2 + j * 18, y + j * 9),
                (x + j * 9, y - 5 + j * 9),
                (x + long / 2 - j * 22, y + j * 9 + 2),
            ]
            canvas.brush(line, rng.uniform(6, 11), mix(tones[4], tones[2], 0.25 + 0.25 * j), opacity=0.8)


def _aurora(canvas: Canvas, tones: Palette) -> None:
    rng = canvas.rng
    _stars(canvas, tones)
    for k in range(4):
        start, drift = -60 + k * 70, rng.uniform(0, 6)
        path = [(start - 80 + i * 90, 44 + k * 44 + 34 * math.sin(i * 0.9 + drift)) for i in range(8)]
        canvas.brush(path, 46, mix(tones[3], tones[4], 0.3), opacity=0.4)
        canvas.brush([(x, y - 12) for x, y in path], 10, tones[4], opacity=0.6)
        curve = spline(path)
        rays = [plate([(x - 3, y), (x + 3, y), (x + 8, y - rng.uniform(40, 100))]) for x, y in curve[::2]]
        canvas.fill(joined(rays), mix(tones[3], tones[4], 0.4), 0.45)


def _snow(canvas: Canvas, tones: Palette) -> None:
    rng = canvas.rng
    flakes = [
        disc(rng.uniform(0, WIDE), rng.uniform(0, 640), rng.choice((2, 2.6, 3.4, 4.6))) for _ in range(120)
    ]
    canvas.fill(joined(flakes), "#ffffff", 0.85)


def _rain(canvas: Canvas, tones: Palette) -> None:
    rng = canvas.rng
    for _ in range(90):
        x, y, long = rng.uniform(0, WIDE + 60), rng.uniform(-20, 620), rng.uniform(24, 60)
        canvas.brush([(x, y), (x - long * 0.3, y + long)], 2.4, tones[4], opacity=0.5)


def _embers(canvas: Canvas, tones: Palette) -> None:
    rng = canvas.rng
    for _ in range(70):
        x, y, long = rng.uniform(0, WIDE), rng.uniform(60, 640), rng.uniform(4, 15)
        canvas.brush([(x, y), (x + long * 0.5, y - long)], rng.uniform(3, 5.5), "#ffd071", opacity=0.9)


def _ravens(canvas: Canvas, tones: Palette) -> None:
    rng = canvas.rng
    dark = mix(tones[0], INK, 0.6)
    for k in range(6):
        x, y = 60 + k * 92 + rng.uniform(-30, 30), rng.uniform(70, 300)
        span, lift = rng.uniform(17, 34), rng.uniform(0.3, 0.7)
        for side in (-1, 1):
            canvas.brush(
                [(x, y), (x + side * span * 0.5, y - span * lift), (x + side * span, y - span * 0.1)],
                span * 0.3, dark, ends=(0.8, 0), peak=0.25,
            )  # fmt: skip
        canvas.brush([(x - span * 0.1, y - span * 0.2), (x, y + span * 0.5)], span * 0.3, dark)


_FALLING: dict[str, Callable[[Canvas, Palette], None]] = {
    "snow": _snow,
    "rain": _rain,
    "embers": _embers,
    "ravens": _ravens,
}
