"""Hair, beards and fur: leaf-shaped locks in rows, braids, and fringes of tufts."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.ops import substring

from art.ink import INK, Canvas, Line, Path, Pen, blob, moved, normals, sound, spline, stroke
from art.palette import mix

Spot = tuple[float, float]


def leaf(points: Line, width: float, *, blunt: float, taper: float) -> tuple[Line, Line]:
    """The middle line of a lock and its half widths."""
    t = np.linspace(0, 1, 16)
    a, b, c = points
    s = t[:, None]
    middle = (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s * s * c
    swell = blunt + (1 - blunt) * np.sin(np.clip(t / taper, 0, 1) * math.pi / 2)
    fall = np.cos(np.clip((t - taper) / (1 - taper), 0, 1) * math.pi / 2) ** 0.8
    return middle, np.where(t < taper, swell, fall) * width / 2


def lock(
    canvas: Canvas,
    way: Sequence[Spot],
    width: float,
    base: str,
    *,
    line: float = 2.2,
    strands: int = 2,
    taper: float = 0.3,
    blunt: float = 0.72,
    shine: bool = True,
) -> None:
    """One lock: a leaf from its root over a bend to its tip, half in shade, with strands."""
    points = canvas.place_points(way)
    width, line = width * canvas.scale, line * canvas.scale
    middle, half = leaf(points, width, blunt=blunt, taper=taper)
    side = normals(middle)
    left, right = middle + side * half[:, None], middle - side * half[:, None]
    shape = sound(Polygon(np.r_[left, right[::-1]]))
    canvas.contour(shape, line * 0.55, line * 0.8)
    canvas.ink(shape, base)
    dark, lit = (left, right) if side.mean(0).sum() > 0 else (right, left)
    canvas.ink(sound(Polygon(np.r_[dark, (middle * 0.75 + dark * 0.25)[::-1]])), mix(base, canvas.dark, 0.48))
    if shine:
        glint = stroke((middle * 0.35 + lit * 0.65)[1:11], width * 0.14, smooth=False)
        canvas.ink(glint, mix(base, canvas.glint, 0.5))
    _strands(canvas, middle, side * half[:, None], strands, max(1.3, width * 0.09))


def _strands(canvas: Canvas, middle: Line, side: Line, count: int, width: float) -> None:
    for _ in range(count):
        place = canvas.rng.uniform(-0.5, 0.5)
        first, last = canvas.rng.randint(0, 4), canvas.rng.randint(10, 15)
        canvas.ink(stroke((middle + side * place)[first:last], width, smooth=False), INK)


def tufts(
    canvas: Canvas,
    edge: Path,
    base: str,
    *,
    length: float = 24.0,
    step: float = 9.0,
    out: Spot | None = (0.0, 1.0),
    stray: float = 0.35,
    width: float | None = None,
    rows: int = 1,
) -> None:
    """A fringe of fur along a curve, pointing *out*, or away from the curve's left side if None."""
    curve = LineString(spline(edge, steps=12))
    rng = canvas.rng
    for row in range(rows):
        colour = mix(base, canvas.dark, 0.28 * (rows - 1 - row))
        for i in range(int(curve.length / step) + 1):
            here, ahead = curve.interpolate(i * step + rng.uniform(-2, 2)), curve.interpolate(i * step + 2)
            run = math.hypot(ahead.x - here.x, ahead.y - here.y) + 1e-9
            ox, oy = out or ((ahead.y - here.y) / run, -(ahead.x - here.x) / run)
            angle = rng.uniform(-stray, stray)
            ox, oy = (
                ox * math.cos(angle) - oy * math.sin(angle),
                ox * math.sin(angle) + oy * math.cos(angle),
            )
            reach, back = length * rng.uniform(0.6, 1.35), -row * length * 0.45
            lock(
                canvas,
                [
                    (here.x + ox * (back - length * 0.5), here.y + oy * (back - length * 0.5)),
                    (here.x + ox * reach * 0.5 + rng.uniform(-5, 5), here.y + oy * reach * 0.5),
                    (here.x + ox * (reach + back), here.y + oy * (reach + back)),
                ],
                width or step * 1.7,
                colour if rng.random() < 0.7 else mix(colour, canvas.dark, 0.25),
                line=1.7,
                strands=0,
                shine=rng.random() < (0.75 if ox + oy < 0.4 else 0.2),
                blunt=0.1,
            )


def braid(canvas: Canvas, path: Path, width: float, base: str, *, ring: str = "#c9a24b") -> None:
    """A plait hanging along *path*, closed by a ring and a tail."""
    curve = LineString(spline(path, steps=14))
    step = width * 0.62
    count = max(3, int(curve.length / step))
    backing = substring(curve, step * 0.6, curve.length).buffer(width * 0.47, cap_style="flat")
    canvas.outline(backing, 2, 3)
    canvas.fill(backing, INK)
    for i in range(count):
        slim, side = width * (1 - 0.25 * i / count), 1 if i % 2 else -1
        _link(canvas, curve, i * step, step=step, width=slim, side=side, base=base)
    _tail(canvas, curve, width, base, ring)


def _link(
    canvas: Canvas, curve: LineString, at: float, *, step: float, width: float, side: int, base: str
) -> None:
    p, (tx, ty) = _heading(curve, at, step * 1.55)
    nx, ny = -ty * side, tx * side

    def spot(across: float, ahead: float) -> Spot:
        reach = width * across
        return p[0] + nx * reach + tx * step * ahead, p[1] + ny * reach + ty * step * ahead

    start, crown, end, inner = spot(0.46, -0.5), spot(0.56, 0.5), spot(-0.30, 1.35), spot(-0.12, 0.15)
    shape = blob([start, crown, end, end, inner])
    canvas.outline(shape, 1.6, 1.2)
    canvas.fill(shape, base)
    canvas.fill(shape.difference(moved(shape, -width * 0.09, -width * 0.07)), mix(base, canvas.dark, 0.45))
    canvas.fill(shape.difference(moved(shape, width * 0.07, width * 0.06)), mix(base, canvas.glint, 0.45))
    middle = (start[0] + inner[0]) / 2, (start[1] + inner[1]) / 2
    canvas.brush([middle, spot(0.1, 0.9), end], 1.8)


def _tail(canvas: Canvas, curve: LineString, width: float, base: str, ring: str) -> None:
    e, (tx, ty) = _heading(curve, curve.length - 8, 8)
    for k in (-0.5, 0.5, 0.0):
        nx, ny = -ty * k * width, tx * k * width
        root = e[0] + nx * 0.5, e[1] + ny * 0.5
        bend = e[0] + tx * width + nx * 1.2, e[1] + ty * width + ny * 1.2
        tip = e[0] + tx * width * 1.7 + nx * 0.9, e[1] + ty * width * 1.7 + ny * 0.9
        lock(canvas, [root, bend, tip], width * 0.5, base, strands=1)
    if ring:
        collar = LineString([(e[0] - tx * 9, e[1] - ty * 9), (e[0] + tx * 9, e[1] + ty * 9)])
        shape = collar.buffer(width * 0.42, cap_style="flat")
        canvas.form(shape, ring, None, mix(ring, "#fff6d8", 0.6), Pen(2.5, 2, (5, 3), 2))


def _heading(curve: LineString, at: float, ahead: float) -> tuple[Spot, Spot]:
    here, there = curve.interpolate(at), curve.interpolate(at + ahead)
    dx, dy = there.x - here.x, there.y - here.y
    run = math.hypot(dx, dy) + 1e-9
    return (here.x, here.y), (dx / run, dy / run)
