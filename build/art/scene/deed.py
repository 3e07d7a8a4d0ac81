"""What the expansions' scenes share: their block and tones, one way to cut a form, bolts, clouds, cards."""

from __future__ import annotations

import math

import numpy as np

from art.ink import (
    INK,
    Canvas,
    Line,
    Pen,
    Shape,
    along,
    blob,
    block,
    disc,
    joined,
    path,
    plate,
    ribbon,
    spline,
    stroke,
)
from art.palette import mix
from art.scene import throw
from art.scene.stage import TONES, Spot, Stage, Tone, stages

WIDE, HIGH = 480, 420
Paints = tuple[str, str, str]
# From the darkest to the light itself.
OWN: dict[str, Tone] = {
    "gale": ("#0c141f", "#1d2f42", "#3a5670", "#7e9db0", "#f6f1cf"),
    "bolt": ("#120f22", "#2a274e", "#50528c", "#9aa3d2", "#fff6c8"),
    "squall": ("#0e1b1d", "#1e3e3e", "#417070", "#93b9ac", "#f6f6d2"),
    "swan": ("#223450", "#47668c", "#86a8c8", "#d6dfe4", "#fffbe8"),
    "lake": ("#08191f", "#123a42", "#2a6a6c", "#86c0b0", "#f2fbe0"),
    "bronze": ("#20140c", "#4a2c16", "#8a5a2a", "#cf9a52", "#ffe6ac"),
    "deep": ("#0b0c10", "#1e2128", "#3d434d", "#7d8288", "#ffcf7a"),
    "gore": ("#160609", "#3d0d12", "#7c1a1a", "#b8402c", "#ffc58a"),
}
GOLD: Paints = throw.GOLD
IRON: Paints = ("#8d959e", "#343a43", "#eef2ee")
WOOD: Paints = ("#7a4f2c", "#3a2216", "#c98f55")
LEATHER: Paints = ("#7a4526", "#37190f", "#c98a55")
WHITE: Paints = ("#f2efe2", "#8fa6bc", "#ffffff")
BOLT = "#fffbe0"


stage = stages({**TONES, **throw.TONES, **OWN}, WIDE, HIGH)


def paints(colour: str, dark: float = 0.55, light: float = 0.5) -> Paints:
    """A colour with its shade and its lit edge."""
    return colour, mix(colour, INK, dark), mix(colour, "#ffe9c0", light)


def cut(
    canvas: Canvas,
    shape: Shape,
    paint: str | Paints,
    line: float = 4.0,
    *,
    shift: Spot = (9.0, 8.0),
    rim: float = 4.0,
    hatch: float = 0.0,
    step: float = 7.0,
) -> Shape:
    """An outlined, lit and hatched form of one colour."""
    base, shade, light = paints(paint) if isinstance(paint, str) else paint
    canvas.form(shape, base, shade, light, Pen(line, line, shift, rim, hatch=hatch, step=step))
    return shape


def limb(points: list[Spot], widths: list[float]) -> Shape:
    """A smooth limb through places, as wide at each as it is told."""
    curve: Line = spline(points)
    run = along(curve)
    places = along(np.asarray(points, dtype=float))
    return ribbon(curve, np.interp(run, places, widths) / 2)


def bolt(
    s: Stage,
    points: list[Spot],
    width: float,
    twigs: tuple[tuple[int, float, float], ...] = (),
    glow: str = "#9fc4ff",
) -> None:
    """Lightning through given places; a twig leaves at a place by a way."""
    shapes = [stroke(points, width, (0.9, 0.1), 0.1, False)]
    for at, dx, dy in twigs:
        x, y = points[at]
        way = [(x, y), (x + dx * 0.5, y + dy * 0.3), (x + dx * 0.6, y + dy * 0.7), (x + dx, y + dy)]
        shapes.append(stroke(way, width * 0.5, (0.9, 0), 0.1, False))
    whole = joined(shapes)
    s.canvas.fill(whole.buffer(13), glow, 0.25)
    s.canvas.fill(whole.buffer(7), glow, 0.5)
    s.canvas.outline(whole, 3, 3)
    s.canvas.fill(whole, BOLT)


def stormhead(s: Stage, low: float, seed: int = 1, *, rows: int = 2, lit: str = "") -> None:
    """A bank of cloud that hangs from above."""
    c = s.canvas
    for row in range(rows):
        paint = mix(s.tone[1], s.tone[0], 0.1 + 0.5 * row)
        base = low - row * 42
        puffs = [
            disc(k * 66 - 10 + 20 * math.sin(k * 2.1 + seed + row), base + 14 * math.sin(k * 1.3 + seed), 54)
            for k in range(9)
        ]
        whole = joined([*puffs, block(-10, -80, s.wide + 10, base)])
        c.form(whole, paint, s.tone[0], lit or s.tone[3], Pen(4, 5, (8, 14), 4))
        c.hatch(whole, 26, 8, colour=s.tone[0], light=(0.1, 1.0))


def cloud(canvas: Canvas, puffs: list[tuple[float, float, float]], paint: Paints) -> Shape:
    """One heap of cloud from round puffs, with a curl in each."""
    whole = joined(disc(x, y, r) for x, y, r in puffs)
    canvas.form(whole, *paint, Pen(4, 4, (9, 12), 4))
    for k, (x, y, r) in enumerate(puffs):
        turn = 2.7 + 0.4 * (k % 4)
        ring = np.linspace(0, 3.3, 10)
        curl = [
            (x + math.cos(turn + a) * r * (0.72 - 0.15 * a), y + math.sin(turn + a) * r * (0.72 - 0.15 * a))
            for a in ring
        ]
        canvas.brush(curl, 4, mix(paint[1], INK, 0.15), clip=whole)
    return whole


def drop_of(x: float, y: float, long: float, wide: float) -> Shape:
    """A drop, its tip above at (x, y)."""
    return blob(
        [(x, y), (x, y), (x + wide / 2, y + long * 0.66), (x, y + long), (x - wide / 2, y + long * 0.66)]
    )


def face_down(canvas: Canvas, paint: str = "#8e2f24") -> None:
    """A playing card's back, 96 by 132, about the origin."""
    card = block(-48, -66, 48, 66, 9)
    cut(canvas, card, ("#d8c6a0", "#7a5f38", "#fff6dc"), 4.5)
    canvas.fill(card.buffer(-9).difference(card.buffer(-14)), paint)
    ring = disc(0, 0, 25)
    canvas.fill(ring, paint)
    knot = [plate(path("0,-19 19,0 0,19 -19,0")).difference(plate(path("0,-11 11,0 0,11 -11,0")))]
    canvas.fill(joined(knot), "#e9dfc8")


def planks(s: Stage, y: float, rows: int, high: float, paint: str) -> None:
    """Boards that lie across the block, from y downwards."""
    c = s.canvas
    for k in range(rows):
        board = block(-10, y + k * high, s.wide + 10, y + (k + 1) * high - 3)
        tone = mix(paint, INK, 0.10 * (k * 7 % 3))
        cut(c, board, paints(tone, 0.55, 0.35), 3, shift=(4, 7), rim=3)
        for j in range(3):
            gy = y + k * high + high * (j + 0.7) / 3.4
            wave = [(-10.0, gy), (150.0, gy + 4 * (-1) ** j), (320.0, gy - 3), (490.0, gy + 2)]
            c.brush(wave, 2.4, mix(tone, INK, 0.6), ends=(0.5, 0.5))


def rings(s: Stage, at: Spot, sizes: list[float], squash: float, *, width: float, colour: str) -> None:
    """Rings about a place, seen aslant: ripples, or sound."""
    x, y = at
    for r in sizes:
        ring = disc(x, y, r, squash).difference(disc(x, y, r - width, squash * (1 - width / r * 0.4)))
        s.canvas.fill(ring, colour, 0.85)
