"""Beards and moustaches: three rows of locks from the jaw inwards, dark to light."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art.ink import INK, Pen, Shape, blob, joined, path, spline, stroke
from art.palette import mix
from art.portrait.person import Head
from art.portrait.strands import braid, lock


class _Cut(NamedTuple):
    long: float
    gather: float  # 0 gathers all tips in the middle, 1 lets them hang
    moustache: bool = True
    part: bool = False
    inner: float = 0.0  # how far from the middle the beard begins, for bare chins
    reach: float = 1.0  # how far up the cheeks it goes


_CUTS = {
    "full": _Cut(150, 0.62),
    "short": _Cut(46, 0.92),
    "fork": _Cut(165, 1.0, part=True),
    "braid": _Cut(80, 0.8),
    "long": _Cut(240, 0.5),
    "twin": _Cut(90, 0.85, part=True),
    "goat": _Cut(96, 0.4, reach=0.46),
    "chops": _Cut(62, 1.2, inner=0.42),
    "bristle": _Cut(118, 1.5),
    "beaded": _Cut(200, 0.66),
    "square": _Cut(112, 0.98),
    "ice": _Cut(190, 0.8),
    "drip": _Cut(260, 0.9),
    "crust": _Cut(110, 1.0),
}


def beard(head: Head) -> None:
    """All that hangs; stubble lies on the skin and is drawn before the mouth."""
    kind = head.person.beard
    if kind not in _CUTS:
        return
    cut = _CUTS[kind]
    if not cut.inner:
        _ground(head, cut)
    for row in range(3):
        _row(head, cut, row)
    _plaits(head, kind)


def _ground(head: Head, cut: _Cut) -> None:
    """A dark base so that no skin shows between the locks."""
    end, k = head.skull.length, cut.reach
    top = 30 if k > 0.8 else 96
    right = [(95 * k, top), (90 * k, 70), (70 * k, 118), (40 * k, end + 16)]
    inner = [(70 * k, max(64, top)), (44 * k, 86)]
    points = [
        *right,
        (0, end + 30),
        *((-x, y) for x, y in reversed(right)),
        *((-x, y) for x, y in inner),
        (0, 88),
    ]
    head.canvas.fill(blob(head.on([*points, *reversed(inner)])), mix(head.hair, INK, 0.8))


def _row(head: Head, cut: _Cut, row: int) -> None:
    inward, length, width = ((1.0, 1.0, 24.0), (0.72, 0.84, 23.0), (0.42, 0.66, 21.0))[row]
    dark = mix(head.hair, head.canvas.dark, 0.38)
    colour = (dark, mix(head.hair, dark, 0.45), head.hair)[row]
    end = head.skull.length
    jaw = spline(
        [
            (-97, 20),
            (-94, 62),
            (-80, 104),
            (-44, end - 14),
            (0, end - 2),
            (46, end - 14),
            (82, 104),
            (96, 62),
            (98, 20),
        ],
        steps=6,
    )
    count = 21 - row * 3
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        share = (i + 0.5) / count
        u = (share - 0.5) * 2
        if abs(u) < cut.inner or abs(u) > cut.reach:
            continue
        x, y = jaw[int(share * (len(jaw) - 1))]
        px = x * (0.55 + 0.45 * inward)
        py = 86 + (y - 86) * inward if y > 86 else y + (1 - inward) * 40
        _hanging(head, cut, (px, py), u, length=length, width=width, colour=colour)


def _hanging(
    head: Head, cut: _Cut, root: tuple[float, float], u: float, *, length: float, width: float, colour: str
) -> None:
    rng, ice = head.canvas.rng, head.person.clan == "giant"
    (px, py), down = root, 1 - abs(u) ** 1.6
    fall = (52 + (cut.long - 24) * down) * length * rng.uniform(0.86, 1.1)
    tip_x = px * (1 - (1 - cut.gather) * down) - u * 10 * (1 - down) + u * 6
    if cut.part:
        tip_x = px + math.copysign(10 + 24 * down, u)
    if cut.gather > 1.3:
        tip_x, fall = px + u * 66, fall * (1 - 0.25 * abs(u))
    z = head.skull.depth(px, min(py, head.skull.length)) + 6
    line = head.pose.seen(
        [
            (px, py - 6, z),
            (px + u * 7 + rng.uniform(-4, 4), py + fall * 0.5, z + 10),
            (tip_x + rng.uniform(-7, 7), py + fall, z * 0.7 + 10),
        ]
    )
    shade = colour if u < 0.25 else mix(colour, head.canvas.dark, 0.25)
    thick = width * rng.uniform(0.9, 1.15) * (0.9 if ice else 1.1) * (0.62 + 0.38 * min(1.0, down * 1.6))
    a, b, c = ((float(x), float(y)) for x, y in line)
    lock(head.canvas, [a, b, c], thick, shade, strands=1 if ice else 2, blunt=0.15 if abs(u) > 0.55 else 0.6)


def _plaits(head: Head, kind: str) -> None:
    end, pose, canvas = head.skull.length, head.pose, head.canvas
    if kind == "braid":
        path = [(0, end + 10, 92), (-6, end + 80, 84), (4, end + 168, 70)]
        braid(canvas, pose.seen(path), 34, head.hair, ring=head.person.trim)
    if kind == "twin":
        for side in (-1, 1):
            path = [(side * 30, end + 10, 88), (side * 42, end + 80, 80), (side * 36, end + 150, 70)]
            braid(canvas, pose.seen(path), 26, head.hair, ring=head.person.trim)
    if kind == "beaded":
        for side, low in ((-1, 96), (1, 74), (0, 128)):
            x, y = pose.spot(side * 26, end + low, 80)
            bead = blob([(x - 15, y - 11), (x + 15, y - 11), (x + 14, y + 11), (x - 14, y + 11)])
            canvas.form(bead, head.person.trim, None, "#f9e3a0", Pen(3, 3, (6, 4), 2))


def moustache(head: Head) -> None:
    kind, canvas = head.person.beard, head.canvas
    drooping = kind == "moustache"
    if not drooping and (kind not in _CUTS or not _CUTS[kind].moustache):
        return
    y = 72.0
    open_mouth = head.person.mouth in ("laugh", "shout", "howl", "snarl")
    if not open_mouth and not drooping:
        _over_lips(head, y)
    for side in (head.far, -head.far):
        colour = head.hair if side < 0 else mix(head.hair, canvas.dark, 0.28)
        for i in range(6):
            q = i / 5
            low = (
                52 + math.sin(q * 2.2) * 14 - q * 12 + (q * 70 if drooping else 0) - (10 if open_mouth else 0)
            )
            wide = 13 + q * (38 if drooping else 60)
            line = head.on(
                [
                    (side * (1 + q * 21), y + 4 + q * 3),
                    (side * (30 + q * 36), y + 12 + q * 2),
                    (side * wide, y + low),
                ],
                12,
            )
            a, b, c = ((float(px), float(py)) for px, py in line)
            lock(canvas, [a, b, c], 17 - q * 3, colour, strands=1, line=2)


def _over_lips(head: Head, y: float) -> None:
    canvas = head.canvas
    gap = blob(head.on(path("-26,24 0,20 26,24 18,40 0,44 -18,40", 0, y), 6))
    canvas.fill(gap, mix(head.hair, INK, 0.85))
    for q in (-24, 24, -13, 13, 0):
        line = head.on([(q * 0.8, y + 34 + abs(q) * 0.1), (q * 1.1, y + 60), (q * 0.7, y + 92)], 8)
        a, b, c = ((float(px), float(py)) for px, py in line)
        lock(canvas, [a, b, c], 15, head.hair, strands=1, blunt=0.3)


def stubble(head: Head, outline: Shape) -> None:
    """The unshaven jaw of those who wear no more than that."""
    if head.person.beard != "stubble":
        return
    canvas, rng, end = head.canvas, head.canvas.rng, head.skull.length
    jaw = blob(
        head.on(
            [
                (-96, 40),
                (-84, 100),
                (-44, end - 4),
                (0, end + 4),
                (46, end - 4),
                (84, 100),
                (96, 40),
                (66, 78),
                (34, 84),
                (0, 82),
                (-34, 84),
                (-66, 78),
            ]
        )
    )
    area = jaw.intersection(outline)
    canvas.fill(area, mix(mix(head.shade, head.hair, 0.25), INK, 0.25), 0.4)
    left, top, right, low = area.bounds
    marks = [
        stroke([(x, y), (x + rng.uniform(-2, 2), y + 6)], 2.2)
        for x, y in np.array([(rng.uniform(left, right), rng.uniform(top, low)) for _ in range(300)])
    ]
    canvas.fill(joined(marks).intersection(area.buffer(-3)), mix(head.hair, INK, 0.65))
