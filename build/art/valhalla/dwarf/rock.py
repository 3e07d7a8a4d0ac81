"""What caves are made of: facets of rock, roofs, timber, boulders, crystals, chains, fire and lamps."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString

from art.ink import INK, Canvas, Path, Pen, blob, block, disc, plate, spline, stroke
from art.palette import mix
from art.portrait.person import HIGH, WIDE
from art.valhalla.dwarf.tones import Tone

WOOD, WOOD_DARK, WOOD_LIGHT = "#6b4528", "#2e1a0f", "#c9965c"
Spot = tuple[float, float]


def wall(canvas: Canvas, tones: Tone, at: Spot, reach: float = 460.0) -> None:
    """Broken rock, brighter the nearer it is to the light."""
    rng = canvas.rng
    canvas.fill(block(0, 0, WIDE, HIGH), tones[1])
    across, down = 84, 74
    rows, columns = HIGH // down + 3, WIDE // across + 3
    knots = [
        [
            (
                (i - 1) * across + (j % 2) * across * 0.5 + rng.uniform(-30, 30),
                (j - 1) * down + rng.uniform(-26, 26),
            )
            for i in range(columns)
        ]
        for j in range(rows)
    ]
    for j in range(rows - 1):
        for i in range(columns - 1):
            corners = [knots[j][i], knots[j][i + 1], knots[j + 1][i + 1], knots[j + 1][i]]
            _facet(canvas, tones, corners, at, reach)


def _facet(canvas: Canvas, tones: Tone, corners: list[Spot], at: Spot, reach: float) -> None:
    rng = canvas.rng
    x, y = sum(c[0] for c in corners) / 4, sum(c[1] for c in corners) / 4
    near = max(0.0, 1 - math.hypot(x - at[0], y - at[1]) / reach)
    base = mix(mix(tones[1], tones[2], rng.uniform(0.1, 0.75)), tones[3], 0.85 * near**1.3)
    shape = plate(corners)
    canvas.fill(shape.buffer(1.5), tones[0])
    canvas.fill(shape.buffer(-1.2), base)
    ridge = (x + rng.uniform(-14, 14), y + rng.uniform(-14, 14))
    canvas.fill(plate([corners[1], corners[2], corners[3], ridge]).buffer(-1.2), mix(base, tones[0], 0.38))
    canvas.fill(plate([corners[0], corners[1], ridge]).buffer(-1.6), mix(base, tones[3], 0.28))
    if rng.random() < 0.6:
        canvas.hatch(shape.buffer(-2), 24, 7, width=3.2, colour=mix(tones[0], tones[1], 0.3), least=0.4)


def roof(canvas: Canvas, tones: Tone, low: float = 70.0, teeth: float = 40.0) -> None:
    """The rock overhead, black and ragged."""
    rng = canvas.rng
    edge = [(x, low + rng.uniform(-0.5, 1) * teeth) for x in range(-10, WIDE + 40, 34)]
    shape = plate([(-10, -10), *edge, (WIDE + 30, -10)])
    canvas.fill(shape.buffer(3), mix(tones[3], tones[1], 0.4))
    canvas.fill(shape, mix(tones[0], INK, 0.35))
    canvas.hatch(shape, 30, 9, width=4, colour=mix(tones[1], tones[2], 0.4), light=(0, 1), least=0.1)


def timber(canvas: Canvas, start: Spot, end: Spot, thick: float, paint: str = WOOD) -> None:
    """A squared beam with grain."""
    (x0, y0), (x1, y1) = start, end
    run = math.hypot(x1 - x0, y1 - y0)
    with canvas.placed(x0, y0, 1.0, math.atan2(y1 - y0, x1 - x0)):
        half = thick / 2
        shape = plate([(0, -half), (run, -half + 2), (run, half - 1), (0, half)])
        upright = abs(y1 - y0) > abs(x1 - x0)
        shift = (thick * 0.3, 3.0) if upright else (3.0, thick * 0.34)
        canvas.form(
            shape, paint, mix(paint, WOOD_DARK, 0.75), mix(paint, WOOD_LIGHT, 0.7), Pen(4.5, 4, shift, 4)
        )
        for k in range(4):
            y = -half + thick * (k + 0.8) / 4.6
            line = [(run * 0.04, y), (run * 0.4, y + canvas.rng.uniform(-3, 3)), (run * 0.94, y)]
            canvas.brush(line, 3.4, mix(paint, INK, 0.7), clip=shape)
        knot = disc(run * canvas.rng.uniform(0.2, 0.8), 0, thick * 0.13, 0.7)
        canvas.fill(knot, mix(paint, INK, 0.7))


def clasp(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
    """An iron strap with four bolts."""
    shape = block(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, 5)
    canvas.form(shape, "#5a6068", "#22262b", "#c4cace", Pen(3.5, 3, (5, 6), 3))
    places = [(x + sx * (wide / 2 - 9), y + sy * (high / 2 - 9)) for sx in (-1, 1) for sy in (-1, 1)]
    canvas.studs(places, 4.4, "#aeb4b8")


def cross_beam(canvas: Canvas, y: float = 96.0, posts: bool = True, paint: str = WOOD) -> None:
    """What holds the roof: a beam on two posts."""
    if posts:
        for x in (30, WIDE - 30):
            timber(canvas, (x, y), (x + (6 if x < 99 else -6), HIGH), 54, paint)
    timber(canvas, (-10, y), (WIDE + 10, y + 4), 66, paint)
    for x in (30, WIDE - 30) if posts else (96, WIDE - 96):
        clasp(canvas, x, y, 48, 78)


def boulder(canvas: Canvas, at: Spot, radius: float, tones: Tone, lit: float = 0.4) -> None:
    """A broken stone."""
    rng, (x, y) = canvas.rng, at
    points = [
        (
            x + math.cos(a) * radius * rng.uniform(0.82, 1.12),
            y + math.sin(a) * radius * rng.uniform(0.76, 1.0),
        )
        for a in np.linspace(0, math.tau, 10)[:-1]
    ]
    shape, base = plate(points), mix(tones[2], tones[3], lit)
    canvas.form(
        shape,
        base,
        mix(tones[1], tones[0], 0.4),
        mix(tones[3], tones[4], 0.5),
        Pen(4, 4, (radius * 0.3, radius * 0.22), 4, hatch=radius * 0.5, step=7),
    )
    canvas.brush([(x - radius * 0.3, y - radius * 0.4), (x, y), (x - radius * 0.1, y + radius * 0.5)], 4)


def crystal(canvas: Canvas, foot: Spot, tip: Spot, wide: float, paint: str) -> None:
    """A six-sided stone: a lit, a plain and a dark face."""
    a, b = np.array(foot), np.array(tip)
    run = b - a
    side = np.array([-run[1], run[0]]) / (np.hypot(*run) + 1e-9) * wide / 2
    if side[0] > 0:
        side = -side
    neck = a + run * 0.72
    shape = np.array([a + side, neck + side, b, neck - side, a - side])
    dark, light = mix(paint, INK, 0.55), mix(paint, "#ffffff", 0.55)
    canvas.form(plate(shape), paint, dark, light, Pen(4, 3, (0, 0), 3))
    canvas.fill(plate(np.array([a - side * 0.25, neck - side * 0.25, b, neck - side, a - side])), dark)
    canvas.fill(plate(np.array([a + side, neck + side, b, neck + side * 0.4, a + side * 0.4])), light)
    canvas.brush(np.array([neck - side * 0.25, b]), 3)


def star(canvas: Canvas, x: float, y: float, radius: float, paint: str = "#fff6d8") -> None:
    """A glint on metal or stone."""
    thin = radius * 0.16
    points = [(0, -radius), (thin, -thin), (radius, 0), (thin, thin)]
    points += [(0, radius), (-thin, thin), (-radius, 0), (-thin, -thin)]
    canvas.fill(plate([(x + px, y + py) for px, py in points]), paint)


def chain(canvas: Canvas, path: Path, size: float = 20.0, paint: str = "#7b828b") -> None:
    """Links along a curve, seen flat and on edge by turns."""
    curve = LineString(spline(path, steps=14))
    count = max(2, int(curve.length / (size * 0.92)))
    for k in range(count):
        at = (k + 0.5) / count * curve.length
        p, q = curve.interpolate(at), curve.interpolate(min(at + 2, curve.length))
        turn = math.atan2(q.y - p.y, q.x - p.x)
        with canvas.placed(p.x, p.y, 1.0, turn):
            if k % 2:
                link = stroke([(-size * 0.62, 0), (size * 0.62, 0)], size * 0.42, (1, 1))
            else:
                outer = disc(0, 0, size * 0.78, 0.72)
                link = outer.difference(disc(0, 0, size * 0.36, 0.6))
            canvas.form(
                link, paint, mix(paint, INK, 0.6), mix(paint, "#fff6dc", 0.65), Pen(2.6, 2.6, (3, 4), 2)
            )


def flames(canvas: Canvas, at: Spot, wide: float, high: float, count: int = 9) -> None:
    """Fire in three colours, its foot around a place."""
    rng, (x, base) = canvas.rng, at
    tongues = [(x + (k / (count - 1) - 0.5) * wide, rng.uniform(0.6, 1.0)) for k in range(count)]
    for share, paint in ((1.0, "#c23a1e"), (0.72, "#f0832e"), (0.44, "#ffe08a")):
        for fx, tall in tongues:
            mid = 1 - abs(fx - x) / wide
            top = base - high * tall * share * (0.45 + 0.55 * mid)
            line = [(fx, base), (fx + rng.uniform(-10, 10), (base + top) / 2), (fx + rng.uniform(-8, 8), top)]
            canvas.brush(line, wide / count * 2.3 * share, paint, ends=(1, 0), peak=0.25)


def sparks(canvas: Canvas, at: Spot, reach: float, count: int = 60, paint: str = "#ffd071") -> None:
    """Sparks that fly from one place."""
    rng = canvas.rng
    for _ in range(count):
        angle, far = rng.uniform(-math.pi, 0.35), reach * rng.uniform(0.15, 1) ** 0.8
        x, y = at[0] + math.cos(angle) * far, at[1] + math.sin(angle) * far
        long = rng.uniform(5, 18)
        end = (x + math.cos(angle) * long, y + math.sin(angle) * long)
        canvas.brush(
            [(x, y), end], rng.uniform(2.6, 5.5), paint if rng.random() < 0.7 else "#ff9a3c", opacity=0.95
        )


def glow(canvas: Canvas, at: Spot, radius: float, paint: str, strength: float = 0.5) -> None:
    """Light around a lamp, in rings."""
    for share in (1.0, 0.74, 0.5, 0.28):
        canvas.fill(disc(*at, radius * share), paint, strength * 0.32)


def lantern(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """A lamp on a hook; the flame at (x, y)."""
    glow(canvas, (x, y), 150 * size, "#ffdf9a", 0.55)
    with canvas.placed(x, y, size):
        canvas.brush([(0, -96), (0, -44)], 5, INK, ends=(1, 1))
        canvas.form(blob([(-24, -30), (0, -52), (24, -30)]), "#8a6a36", "#3c2a12", "#f3d68c", Pen(3.4))
        canvas.form(block(-24, -30, 24, 36, 5), "#ffd98a", "#e2912f", "#fffbe6", Pen(4, shift=(5, 5)))
        canvas.fill(blob([(0, -24), (11, 4), (0, 20), (-11, 4)]), "#fff8dc")
        for dx in (-24, 0, 24):
            canvas.fill(block(dx - 2.4, -30, dx + 2.4, 36), "#3c2a12")
        canvas.form(block(-30, 34, 30, 48, 4), "#8a6a36", "#3c2a12", "#f3d68c", Pen(3.4, shift=(5, 4)))
