"""Skies, weather and the lie of the land, cut in bands and wedges."""

from __future__ import annotations

import math
import random

import numpy as np

from art.ink import INK, Line, Pen, Shape, blob, block, disc, joined, path, plate, sound, spline, stroke
from art.palette import mix
from art.scene.stage import Spot, Stage


def _edge(stage: Stage, y: float, wave: float, step: float = 40.0) -> list[Spot]:
    rng, k = stage.canvas.rng, stage.canvas.rng.uniform(0, 6)
    count = int(stage.wide / step) + 3
    return [
        (-step + i * step, y + wave * math.sin(i * 0.85 + k) + rng.uniform(-0.4, 0.4) * wave)
        for i in range(count)
    ]


def _below(stage: Stage, edge: Line) -> Shape:
    low = stage.high + 10
    return plate([*map(tuple, edge), (edge[-1][0], low), (edge[0][0], low)])


def sky(stage: Stage, horizon: float, bands: tuple[float, ...] = (0.12, 0.38, 0.7)) -> None:
    """Bands that grow lighter towards the horizon, combed into one another."""
    canvas, tone = stage.canvas, stage.tone
    for k, share in enumerate(bands):
        shape = _below(stage, spline(_edge(stage, horizon * share, 13)))
        canvas.fill(shape, tone[k + 1])
        canvas.hatch(shape, 44, 7.5, width=3.6, colour=tone[k], light=(0, -1), least=0.3)


def sun(stage: Stage, x: float, y: float, radius: float, *, rays: float = 1.0, colour: str = "") -> None:
    """Sun or moon with wedge rays."""
    canvas, light, rng = stage.canvas, colour or stage.tone[4], stage.canvas.rng
    for k in range(44 if rays else 0):
        angle = k * math.tau / 44 + rng.uniform(-0.03, 0.03)
        reach = radius + rays * (rng.uniform(90, 230) if k % 2 else rng.uniform(40, 90))
        a, b = (
            (x + math.cos(angle + w) * (radius + 8), y + math.sin(angle + w) * (radius + 8))
            for w in (-0.025, 0.025)
        )
        canvas.fill(plate([a, b, (x + math.cos(angle) * reach, y + math.sin(angle) * reach)]), light, 0.6)
    face = disc(x, y, radius)
    canvas.fill(face.buffer(4), stage.tone[0], 0.5)
    canvas.fill(face, light)
    canvas.hatch(face, radius * 0.5, 6, width=3, colour=stage.tone[3])


def eclipse(stage: Stage, x: float, y: float, radius: float) -> None:
    sun(stage, x, y, radius, rays=1.4)
    stage.canvas.fill(disc(x, y, radius * 0.88), stage.tone[0])


def clouds(stage: Stage, count: int, top: float, low: float, dark: bool = False) -> None:
    """Stacked slivers."""
    canvas, tone, rng = stage.canvas, stage.tone, stage.canvas.rng
    for _ in range(count):
        x, y, long = rng.uniform(0, stage.wide), rng.uniform(top, low), rng.uniform(90, 200)
        for j in range(3):
            line = [
                (x - long / 2 + j * 18, y + j * 8),
                (x + j * 9, y - 6 + j * 8),
                (x + long / 2 - j * 22, y + j * 8 + 2),
            ]
            paint = mix(tone[0], tone[1], 0.3 * j) if dark else mix(tone[4], tone[2], 0.25 + 0.25 * j)
            canvas.brush(line, rng.uniform(7, 13), paint, opacity=0.85)


def stars(stage: Stage, count: int, low: float) -> None:
    rng = stage.canvas.rng
    dots = [
        disc(rng.uniform(0, stage.wide), rng.uniform(0, low), rng.uniform(0.8, 2.2)) for _ in range(count)
    ]
    stage.canvas.fill(joined(dots), stage.tone[4], 0.9)


def aurora(stage: Stage, y: float, rows: int = 3) -> None:
    """Curtains of light: wedges that hang from winding lines."""
    canvas, rng = stage.canvas, stage.canvas.rng
    for row in range(rows):
        curve = spline(
            [(x, y + row * 46 + 30 * math.sin(x * 0.012 + row * 2)) for x in range(-60, stage.wide + 90, 70)]
        )
        shades = [
            plate([(px - 5, py), (px + 5, py), (px + 2, py - rng.uniform(60, 150))])
            for px, py in curve[:: 2 if row else 1]
        ]
        canvas.fill(joined(shades), mix(stage.tone[3], stage.tone[2], 0.3 * row), 0.5)
        canvas.brush(curve, 9, stage.tone[4], ends=(0.4, 0.4), opacity=0.7)


def peaks(
    stage: Stage, ground: float, high: float, count: int, *, depth: float = 0.5, snow: bool = False
) -> None:
    """Mountains, one face lit; *depth* 0 is far and light, 1 near and dark."""
    canvas, tone, rng = stage.canvas, stage.tone, random.Random(stage.canvas.rng.random())
    lit, dark = mix(tone[3], tone[1], 0.3 + depth * 0.6), mix(tone[2], tone[0], 0.3 + depth * 0.6)
    step = stage.wide / count
    tops = [
        ((i + rng.uniform(-0.3, 0.3)) * step, ground - high * rng.uniform(0.45, 1)) for i in range(count + 1)
    ]
    for x, y in sorted(tops, key=lambda top: top[1]):
        _peak(stage, (x, y), ground, half=step * 0.95, paints=(lit, dark), rng=rng)
        if snow:
            cap = path("-0.2,0.27 -0.1,0.2 -0.03,0.33 0.06,0.2 0.19,0.29 0,-0.03")
            canvas.fill(plate([(x + u * step, y + v * (ground - y)) for u, v in cap]), tone[4], 0.9)


def _peak(
    stage: Stage, top: Spot, ground: float, *, half: float, paints: tuple[str, str], rng: random.Random
) -> None:
    canvas, (x, y) = stage.canvas, top
    share = np.linspace(0, 1, 6)[1:]
    left = [(x - half * t + rng.uniform(-6, 6), y + (ground - y) * t + rng.uniform(-6, 6)) for t in share]
    right = [(x + half * t + rng.uniform(-6, 6), y + (ground - y) * t + rng.uniform(-6, 6)) for t in share]
    shape = plate([*left[::-1], top, *right, (right[-1][0], ground + 40), (left[-1][0], ground + 40)])
    canvas.outline(shape, 2.2, 2)
    canvas.fill(shape, paints[0])
    ridge = [(x + half * 0.1 * (-1) ** k * t + 14 * t, y + (ground - y) * t) for k, t in enumerate(share)]
    shade = sound(
        plate([top, *ridge, (ridge[-1][0], ground + 40), (right[-1][0], ground + 40), *right[::-1]])
    )
    canvas.fill(shade.intersection(shape), paints[1])
    canvas.hatch(shade, 34, 7, width=3.4, colour=paints[1], light=(0.95, -0.2), least=0.1, within=shape)
    wedges = []
    for k in range(1, 16):
        t = k / 16
        px, py, long = x + 12 * t, y + (ground - y) * t, rng.uniform(14, 40) * t**0.5
        wedges.append(plate([(px + 2, py - 3), (px + 2, py + 3), (px - long, py + long * 0.55)]))
    canvas.fill(joined(wedges).intersection(shape), paints[1])


def ground(stage: Stage, y: float, wave: float = 8.0, colour: str = "", *, blades: float = 14.0) -> Shape:
    """The near land with blades of grass on its edge."""
    canvas = stage.canvas
    paint = colour or mix(stage.tone[0], INK, 0.35)
    shape = _below(stage, spline(_edge(stage, y, wave)))
    canvas.outline(shape, 2.5, 0)
    canvas.fill(shape, paint)
    if blades:
        curve = spline(_edge(stage, y, wave, 24), steps=4)
        rng = canvas.rng
        tips = [
            stroke(
                [(px, py + 8), (px + 2, py - 4), (px + rng.uniform(-7, 9), py - rng.uniform(4, blades))], 4
            )
            for px, py in curve
        ]
        canvas.fill(joined(tips), paint)
    return shape


def furrows(stage: Stage, shape: Shape, colour: str, step: float = 22.0, opacity: float = 1.0) -> None:
    """Carved strokes that lie flat on the land, longer towards the viewer."""
    canvas, rng = stage.canvas, stage.canvas.rng
    _, top, _, low = shape.bounds
    marks, y = [], top + 8
    while y < low:
        near = (y - top) / (low - top + 1)
        for x in np.arange(rng.uniform(-60, 0), stage.wide, 70 + 80 * near):
            long = rng.uniform(24, 60) * (0.6 + near)
            px = x + rng.uniform(-20, 20)
            marks.append(
                stroke(
                    [(px, y), (px + long / 2, y + rng.uniform(-3, 5)), (px + long, y + 2)], 2.5 + 3.5 * near
                )
            )
        y += step * (0.35 + near * 0.8)
    canvas.fill(joined(marks).intersection(shape), colour, opacity)


def pines(stage: Stage, ground_y: float, high: float, count: int, gap: tuple[float, float] = (0, 0)) -> None:
    canvas, rng, paint = stage.canvas, stage.canvas.rng, mix(stage.tone[0], INK, 0.3)
    for k in range(count):
        x = (k + rng.uniform(-0.3, 0.3)) * stage.wide / (count - 1)
        tall = high * rng.uniform(0.6, 1.0) * (0.5 if gap[0] < x < gap[1] else 1)
        right: list[Spot] = []
        for i in range(1, 8):
            t = i / 7
            right += [
                (tall * 0.22 * t + rng.uniform(0, 5), tall * (t - 1)),
                (tall * 0.1 * t, tall * (t - 1) - 3),
            ]
        left = [(-px, py + rng.uniform(-3, 3)) for px, py in reversed(right)]
        canvas.fill(plate([(x + px, ground_y + py) for px, py in [(0.0, -tall), *right, *left]]), paint)
        canvas.brush(
            [(x - 3, ground_y - tall * 0.9), (x - 8, ground_y - tall * 0.4)], 3, stage.tone[2], opacity=0.7
        )


def sea(stage: Stage, horizon: float, low: float | None = None) -> None:
    """Rows of waves, each a lit crest over a dark trough."""
    canvas, tone, rng = stage.canvas, stage.tone, stage.canvas.rng
    bottom = low or stage.high
    canvas.fill(block(-5, horizon, stage.wide + 5, bottom), tone[1])
    y = horizon + 4
    while y < bottom + 20:
        near = (y - horizon) / (bottom - horizon)
        step, lift = 26 + 70 * near, 3 + 13 * near
        for x in np.arange(-step + rng.uniform(0, step), stage.wide + step, step):
            crest = [(x, y), (x + step * 0.35, y - lift), (x + step * 0.5, y - lift * 1.1), (x + step, y)]
            canvas.brush([(px, py + lift * 0.8) for px, py in crest], 4 + 10 * near, tone[0])
            canvas.brush(crest, 2.5 + 5 * near, mix(tone[3], tone[4], near * 0.5), peak=0.45)
        y += 7 + 26 * near


def rain(stage: Stage, count: int = 120, slant: float = -16.0, opacity: float = 0.55) -> None:
    rng = stage.canvas.rng
    drops = []
    for _ in range(count):
        x, y, long = rng.uniform(-10, stage.wide + 30), rng.uniform(-20, stage.high), rng.uniform(18, 52)
        drops.append(stroke([(x, y), (x + slant * long / 40, y + long)], 2.2, smooth=False))
    stage.canvas.fill(joined(drops), stage.tone[4], opacity)


def snowfall(stage: Stage, count: int = 120) -> None:
    rng = stage.canvas.rng
    flakes = [
        disc(rng.uniform(0, stage.wide), rng.uniform(0, stage.high), rng.choice((1.4, 2, 2.6, 3.6)))
        for _ in range(count)
    ]
    stage.canvas.fill(joined(flakes), "#fdfdf6", 0.9)


def lightning(stage: Stage, start: Spot, end: Spot, width: float = 13.0) -> None:
    canvas, rng = stage.canvas, stage.canvas.rng
    bolt, branches = [start], []
    for k in range(1, 8):
        t = k / 8
        x = start[0] + (end[0] - start[0]) * t + rng.uniform(-26, 26)
        y = start[1] + (end[1] - start[1]) * t
        bolt.append((x, y))
        if k in (3, 5):
            side = rng.choice((-1, 1))
            branches.append(path("0,0 30,26 38,54 70,84", x, y, side))
    shapes = [
        stroke([*bolt, end], width, (0.8, 0), 0.1, False),
        *(stroke(b, width * 0.5, (0.8, 0), 0.1, False) for b in branches),
    ]
    whole = joined(shapes)
    canvas.fill(whole.buffer(7), stage.tone[3], 0.4)
    canvas.outline(whole, 2.5, 2.5)
    canvas.fill(whole, "#fffbe0")


def flames(stage: Stage, x0: float, x1: float, base: float, high: float, *, count: int = 14) -> None:
    """Tongues of fire in three rows: red, orange, yellow."""
    canvas, rng = stage.canvas, stage.canvas.rng
    for paint, share, line in (
        ("#7c1f16", 1.0, 3.0),
        ("#d2561f", 0.76, 0.0),
        ("#f3a53a", 0.5, 0.0),
        ("#ffe79a", 0.27, 0.0),
    ):
        for k in range(count):
            q = (k + 0.5) / count
            x, tall = (
                x0 + (x1 - x0) * q + rng.uniform(-7, 7),
                high * share * (0.55 + 0.45 * math.sin(math.pi * q)) * rng.uniform(0.6, 1.1),
            )
            wide, bend = (x1 - x0) / count * 1.25 * (0.5 + share * 0.5), rng.uniform(-0.25, 0.3) * tall
            tongue = blob(
                [
                    (x - wide, base + 12),
                    (x - wide * 0.7, base - tall * 0.3),
                    (x + bend * 0.3, base - tall * 0.7),
                ]
                + [(x + bend, base - tall)] * 2
                + [(x + bend * 0.4 + wide * 0.5, base - tall * 0.5), (x + wide, base + 12)]
            )
            if line:
                canvas.outline(tongue, 2, 2)
            canvas.fill(tongue, paint)


def sparks(
    stage: Stage,
    at: Spot,
    reach: float,
    count: int = 34,
    *,
    colour: str = "#ffe79a",
    start: float = 0.0,
    sweep: float = math.tau,
) -> None:
    """Splinters of light that fly from a blow."""
    canvas, rng, (x, y) = stage.canvas, stage.canvas.rng, at
    marks = []
    for _ in range(count):
        angle, inner = start + rng.uniform(0, sweep), rng.uniform(0.1, 0.55) * reach
        outer = inner + rng.uniform(0.12, 0.45) * reach
        c, s = math.cos(angle), math.sin(angle)
        marks.append(
            stroke(
                [(x + c * inner, y + s * inner), (x + c * outer, y + s * outer)],
                rng.uniform(3.5, 8),
                (0.2, 0),
                0.3,
                False,
            )
        )
    canvas.fill(joined(marks), colour)


def burst(stage: Stage, at: Spot, reach: float, points: int = 16, colour: str = "#fff3c4") -> None:
    """The flash of a blow: a ragged star."""
    canvas, rng, (x, y) = stage.canvas, stage.canvas.rng, at
    ring = []
    for k in range(points * 2):
        angle = k * math.pi / points + rng.uniform(-0.05, 0.05)
        far = reach * (rng.uniform(0.75, 1.15) if k % 2 else 0.36)
        ring.append((x + math.cos(angle) * far, y + math.sin(angle) * far))
    star = plate(ring)
    canvas.outline(star, 3, 2)
    canvas.fill(star, "#f3a53a")
    canvas.fill(plate([(x + (px - x) * 0.7, y + (py - y) * 0.7) for px, py in ring]), colour)


def smoke(stage: Stage, x: float, base: float, high: float, *, wide: float, colour: str) -> None:
    """A column of one piece that drifts and widens, with curls drawn into it."""
    canvas, rng = stage.canvas, stage.canvas.rng
    puffs = []
    for t in np.linspace(0, 1, 16):
        r = wide * (0.12 + 0.34 * t) * rng.uniform(0.8, 1.2)
        px = x + math.sin(t * 5) * wide * 0.4 * t + rng.uniform(-0.2, 0.2) * r
        puffs.append((px, base - high * t, r))
    whole = joined(disc(px, py, r) for px, py, r in puffs)
    body, rim = mix(colour, stage.tone[0], 0.15), mix(colour, stage.tone[4], 0.4)
    canvas.form(whole, body, None, rim, Pen(2.4, 2, (9, 7), 3))
    for px, py, r in puffs[2::2]:
        turn = rng.uniform(2.6, 4.4)
        curl = [
            (px + math.cos(turn + a) * r * (0.8 - 0.16 * a), py + math.sin(turn + a) * r * (0.8 - 0.16 * a))
            for a in np.linspace(0, 3.2, 9)
        ]
        canvas.brush(curl, 3.4, mix(colour, stage.tone[0], 0.6), ends=(0, 0), clip=whole)


def blood(stage: Stage, at: Spot, reach: float, count: int = 26) -> None:
    canvas, rng, (x, y) = stage.canvas, stage.canvas.rng, at
    drops = [disc(x, y, reach * 0.2, 0.6)]
    for _ in range(count):
        angle, far = rng.uniform(-0.5, 0.9), reach * rng.uniform(0.1, 1) ** 1.4
        px, py = x + math.cos(angle) * far, y + math.sin(angle) * far * 0.55
        drops.append(
            stroke(
                [
                    (px - 8 * math.cos(angle), py - 4 * math.sin(angle)),
                    (px, py),
                    (px + 14 * math.cos(angle), py + 7 * math.sin(angle)),
                ],
                rng.uniform(5, 12),
            )
        )
        drops.append(disc(px + 4, py + 2, rng.uniform(2.5, 7), 0.7))
    whole = joined(drops)
    canvas.fill(whole.buffer(1.6), "#3c0c10")
    canvas.fill(whole, "#a3201f")
