"""Beards as broad as the chest: falls of locks, plaits, forks and squares, with rings of gold and iron.

A beard is told as *shape* or *shape+moustache*, as in `spade+walrus`.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from shapely.geometry import LineString

from art.ink import INK, Pen, blob, disc, spline, stroke
from art.palette import mix
from art.portrait.person import Head
from art.portrait.strands import braid, lock

Spot = tuple[float, float]


class Fall(NamedTuple):
    """How far it falls, how wide it ends, how much it swells on the way, and how flat its lower edge is."""

    long: float
    wide: float
    swell: float = 20.0
    flat: float = 0.5
    wave: float = 8.0
    part: float = 0.0  # a gap in the middle of the tips


FALLS = {
    "spade": Fall(190, 150, 26, 0.8),
    "cascade": Fall(300, 60, 34, 0.15, 16),
    "square": Fall(210, 128, 14, 1.0, 3),
    "fork": Fall(250, 90, 30, 0.5, 8, 46),
    "plaits": Fall(92, 118, 18, 0.7),
    "rope": Fall(110, 66, 26, 0.4),
    "ringed": Fall(270, 100, 30, 0.4, 12),
    "bush": Fall(170, 190, 44, 0.55, 20),
    "curls": Fall(120, 120, 20, 0.8),
    "roots": Fall(320, 150, 26, 0.3, 34),
    "young": Fall(84, 84, 10, 0.6),
    "tails": Fall(100, 130, 20, 0.8),
    "chin": Fall(64, 40, 6, 0.4),
    "swept": Fall(250, 80, 20, 0.4, 10),
}


def beard(head: Head) -> None:
    kind, _, upper = head.person.beard.partition("+")
    if kind in FALLS:
        _ground(head, kind)
        for row in range(4):
            _row(head, kind, row)
        _dressed(head, kind)
    if upper:
        if head.person.mouth not in ("laugh", "shout", "snarl", "howl"):
            _over_lips(head)
        _moustache(head, upper)


def _reach(kind: str) -> float:
    """How far up the cheeks it goes, from the chin alone to the ears."""
    return {"chin": 0.34, "young": 0.8}.get(kind, 1.0)


def _jaw(head: Head) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    end, cheek = head.skull.length, head.skull.cheek
    half = [
        (cheek + 4, 0),
        (cheek + 3, 44),
        (head.skull.jaw + 6, 84),
        (head.skull.chin + 26, end - 24),
        (head.skull.chin * 0.6, end - 8),
    ]
    return spline([*[(-x, y) for x, y in half], (0, end - 4), *reversed(half)], steps=6)


def _ground(head: Head, kind: str) -> None:
    """A dark base, so that no skin shows between the locks."""
    if kind == "chin":
        return
    k, end = _reach(kind), head.skull.length
    right = [(102 * k, 46), (98 * k, 80), (80 * k, 120), (46 * k, end + 14)]
    inner = [(86 * k, 78), (54 * k, 94)]
    points = [
        *right,
        (0, end + 26),
        *((-x, y) for x, y in reversed(right)),
        *((-x, y) for x, y in inner),
        (0, 96),
    ]
    head.canvas.fill(blob(head.on([*points, *reversed(inner)])), mix(head.hair, head.canvas.dark, 0.72))


def _row(head: Head, kind: str, row: int) -> None:
    fall, jaw, rng = FALLS[kind], _jaw(head), head.canvas.rng
    inward, length, width = ((1.0, 1.0, 36.0), (0.84, 0.9, 33.0), (0.64, 0.78, 30.0), (0.4, 0.62, 27.0))[row]
    dark = mix(head.hair, head.canvas.dark, 0.42)
    colour = (dark, mix(head.hair, dark, 0.6), mix(head.hair, dark, 0.25), head.hair)[row]
    count, reach = 21 - row * 2, _reach(kind)
    end = head.skull.length
    for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
        share = (i + 0.5) / count
        u = (share - 0.5) * 2
        if abs(u) > reach:
            continue
        x, y = jaw[int(share * (len(jaw) - 1))]
        px, py = x * (0.5 + 0.5 * inward), (88 + (y - 88) * inward if y > 88 else y + (1 - inward) * 44)
        down = fall.flat + (1 - fall.flat) * (1 - abs(u) ** 1.5)
        low = end + fall.long * length * down * rng.uniform(0.93, 1.06)
        low -= abs(u) ** 3 * fall.long * 0.35
        aside = fall.part * inward * math.copysign(1, u) * (1 - abs(u)) if fall.part else 0.0
        tip = u * fall.wide * (0.6 + 0.4 * inward) + aside
        bulge = u * (fall.swell + 118) * (0.66 + 0.34 * inward)
        z = head.skull.depth(px, min(py, end)) + 8
        wave = fall.wave * rng.uniform(-1, 1)
        a, b, c = (
            (float(sx), float(sy))
            for sx, sy in head.pose.seen(
                [
                    (px, py - 8, z),
                    (bulge + aside + wave, (py + low) * 0.5, z * 0.7 + 24),
                    (tip + rng.uniform(-8, 8), low, z * 0.5 + 24),
                ]
            )
        )
        shade = colour if u < 0.2 else mix(colour, head.canvas.dark, 0.24)
        lock(
            head.canvas,
            [a, b, c],
            width * rng.uniform(0.9, 1.15),
            shade,
            strands=2,
            blunt=0.04 if abs(u) > 0.45 else 0.6,
        )


def ring(head: Head, x: float, y: float, wide: float, *, paint: str = "", high: float = 24.0) -> None:
    """A ring around a bundle of hair, in head space."""
    canvas, colour = head.canvas, paint or head.person.trim
    sx, sy = head.pose.spot(x, y, 88)
    half = wide / 2
    shape = blob(
        [(sx - half, sy - high / 2)] * 2
        + [(sx, sy - high / 2 + 5)]
        + [(sx + half, sy - high / 2)] * 2
        + [(sx + half, sy + high / 2)] * 2
        + [(sx, sy + high / 2 + 6)]
        + [(sx - half, sy + high / 2)] * 2
    )
    canvas.form(
        shape,
        colour,
        mix(colour, "#20100a", 0.55),
        mix(colour, "#fff6d0", 0.7),
        Pen(3.4, 3, (wide * 0.2, 6), 3),
    )
    canvas.brush(
        [(sx - half * 0.8, sy + 1), (sx, sy + 6), (sx + half * 0.8, sy + 1)], 3, mix(colour, "#20100a", 0.6)
    )


def _dressed(head: Head, kind: str) -> None:
    """What is plaited, bound or curled in it."""
    end = head.skull.length
    dress = {
        "plaits": _plaits, "tails": _tails, "rope": _rope, "fork": _fork, "ringed": _ringed, "square": _bands,
        "curls": _curls, "spade": _spade, "roots": _twisted, "swept": _one_ring,
    }.get(kind)  # fmt: skip
    if dress:
        dress(head, end)


def _plait(head: Head, root: Spot, tip: Spot, width: float) -> None:
    (x0, top), (x1, low) = root, tip
    colour = head.hair if x0 < 20 else mix(head.hair, head.canvas.dark, 0.14)
    path = [(x0, top, 92), ((x0 + x1) / 2 * 1.12, (top + low) / 2, 96), (x1, low, 84)]
    braid(head.canvas, head.pose.seen(path), width, colour, ring=head.person.trim)
    ring(head, x0 * 1.02, top + 20, width * 1.06, high=18)


def _plaits(head: Head, end: float) -> None:
    for x0, x1, long in ((-92, -112, 170), (92, 112, 170), (-48, -56, 226), (48, 56, 226), (0, 0, 252)):
        _plait(head, (x0, end + 26 - abs(x0) * 0.3), (x1, end + long), 38)


def _tails(head: Head, end: float) -> None:
    for side in (-1, 1):
        _plait(head, (side * 56, end + 34), (side * 74, end + 262), 54)


def _rope(head: Head, end: float) -> None:
    _plait(head, (0, end + 40), (6, end + 300), 72)
    for k in range(2):
        ring(head, 2, end + 140 + k * 84, 80 - k * 8, high=22)


def _fork(head: Head, end: float) -> None:
    for side in (-1, 1):
        ring(head, side * 66, end + 128, 62)
        ring(head, side * 72, end + 176, 52)


def _ringed(head: Head, end: float) -> None:
    for x, y in ((-84, 60), (84, 52), (-46, 128), (48, 140), (0, 190), (-8, 90)):
        ring(head, x, end + y, 36, high=22)


def _one_ring(head: Head, end: float) -> None:
    ring(head, 0, end + 120, 92, high=34)


def _bands(head: Head, end: float) -> None:
    """Bound in three levels, squared off below."""
    for k in range(3):
        for j in range(-2, 3):
            ring(head, j * 46, end + 50 + k * 62, 44, high=16)


def _spade(head: Head, end: float) -> None:
    for side in (-1, 1):
        _plait(head, (side * 84, end + 4), (side * 106, end + 168), 32)


def _curls(head: Head, end: float) -> None:
    """Rows of curls, each a snail."""
    canvas = head.canvas
    for row in range(5):
        count = 7 - (row % 2) - (1 if row > 3 else 0)
        for k in range(count):
            x = (k - (count - 1) / 2) * 40
            sx, sy = head.pose.spot(x, end + 14 + row * 46 - abs(x) * 0.16, 92)
            paint = mix(head.hair, canvas.dark, 0.1 * (row % 2) + (0.2 if x > 40 else 0))
            canvas.form(
                disc(sx, sy, 26),
                paint,
                mix(paint, canvas.dark, 0.5),
                mix(paint, canvas.glint, 0.5),
                Pen(3, 3, (7, 7), 3),
            )
            t = np.linspace(0.4, 9.5, 26)
            way = -1 if x < 0 else 1
            spiral = np.c_[sx + way * np.cos(t) * t * 2.3, sy + np.sin(t) * t * 2.3]
            canvas.fill(stroke(spiral, 4.2, (0.6, 0.3)), mix(paint, INK, 0.75))


def _twisted(head: Head, end: float) -> None:
    """Ends that part like roots."""
    for x, low, lean in ((-120, 200, -60), (-60, 290, -30), (0, 330, 10), (64, 286, 34), (124, 190, 66)):
        a, b, c = (
            head.pose.spot(px, py, 88)
            for px, py in ((x * 0.7, end + 40), (x, end + low * 0.55), (x + lean, end + low))
        )
        lock(head.canvas, [a, b, c], 40, mix(head.hair, head.canvas.dark, 0.1), strands=4, blunt=0.5)
        ring(head, x * 0.86, end + 96 - abs(x) * 0.3, 42, high=18)


def _over_lips(head: Head) -> None:
    """The hair below a closed mouth."""
    for q in (-30, 30, -18, 18, -6, 6):
        line = head.on([(q * 0.9, 98 + abs(q) * 0.1), (q * 1.15, 122), (q * 0.8, 128)], 12)
        a, b, c = ((float(x), float(y)) for x, y in line)
        paint = mix(head.hair, head.canvas.dark, 0.14 if q < 8 else 0.3)
        lock(head.canvas, [a, b, (c[0], c[1] + 34)], 22, paint, strands=2, blunt=0.4)


def _moustache(head: Head, kind: str) -> None:
    canvas = head.canvas
    out = {"walrus": (40.0, 96.0), "handle": (112.0, 34.0), "braids": (44.0, 60.0), "short": (54.0, 44.0)}[
        kind
    ]
    for side in (head.far, -head.far):
        colour = head.hair if side < 0 else mix(head.hair, canvas.dark, 0.24)
        # Seen from the side, locks crowd on the far half: fewer, and without strands, or they turn black.
        away = side == head.far and abs(head.person.yaw) > 10
        count = 4 if away else 7
        for i in range(count):
            q = i / (count - 1)
            tip = (side * (16 + q * out[0]), 74 + out[1] * (0.55 + 0.45 * math.sin(q * 2.4)) - q * 14)
            if kind == "handle":
                tip = (side * (26 + q * 88), 100 - 44 * q**2 + 20 * (1 - q))
            line = head.on([(side * (1 + q * 22), 74 + q * 3), (side * (34 + q * 44), 86 + q * 4)], 14)
            a, b = ((float(x), float(y)) for x, y in line)
            c = head.pose.spot(tip[0], tip[1], head.skull.depth(min(abs(tip[0]), 90), min(tip[1], 130)) + 22)
            lock(canvas, [a, b, c], 22 - q * 5, colour, strands=0 if away else 2, line=2.2)
        if kind == "braids":
            path = [(side * 52, 112, 100), (side * 64, 190, 104), (side * 58, 292, 96)]
            braid(canvas, head.pose.seen(path), 26, colour, ring=head.person.trim)
    if kind != "handle":
        return
    for side in (-1, 1):
        x, y = head.pose.spot(side * 112, 60, 60)
        canvas.fill(disc(x, y, 9), mix(head.hair, canvas.dark, 0.2))


def whiskers(head: Head) -> None:
    """The women's pride: plaits from the temples, bound together under the chin."""
    if "whiskers" not in head.person.props:
        return
    end = head.skull.length
    for side in (head.far, -head.far):
        colour = head.hair if side < 0 else mix(head.hair, head.canvas.dark, 0.16)
        path = [
            (side * 104, -30, 20),
            (side * 122, 40, 34),
            (side * 112, 116, 60),
            (side * 72, end + 60, 84),
            (side * 36, end + 130, 90),
        ]
        line = head.pose.seen(path)
        braid(head.canvas, line, 40, colour, ring=head.person.trim)
        curve = LineString(spline(line, steps=12))
        for share in (0.32, 0.6):
            p = curve.interpolate(share, normalized=True)
            head.canvas.form(disc(p.x, p.y, 20, 0.6), head.person.trim, None, "#fff0c0", Pen(3, 2, (5, 4), 2))
    ring(head, 0, end + 128, 110, high=34)
