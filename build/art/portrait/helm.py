"""Helms: the bowl, its rim and ridge, nasal, spectacles, cheek guards and mail."""

from __future__ import annotations

import math

import numpy as np

from art.ink import INK, Canvas, Line, Path, Pen, Shape, blob, disc, moved, path, plate, sound, strewn, stroke
from art.palette import mix
from art.portrait.person import Head
from art.portrait.pose import mirrored

_STEEL_DARK = "#10141c"
_BRIGHT = "#f2f4ee"
# Height and share of the full width, from the rim to the crown.
_ROUND = ((-44, 1.0), (-96, 1.0), (-132, 0.9), (-164, 0.72), (-188, 0.46), (-202, 0.22), (-208, 0.03))
_PEAKED = ((-44, 1.0), (-96, 0.99), (-136, 0.84), (-172, 0.6), (-206, 0.32), (-232, 0.1), (-240, 0.02))
TILT = -26.0


def dome(head: Head, *, nasal: bool = True, peaked: bool = False, spectacles: bool = False) -> None:
    person, canvas = head.person, head.canvas
    metal, dark = person.metal, mix(person.metal, _STEEL_DARK, 0.62)
    shape = _bowl(head, _PEAKED if peaked else _ROUND)
    _cast(head)
    canvas.form(shape, metal, dark, _BRIGHT, Pen(5, 5, (34, 6), 5, hatch=52, step=7.5))
    _gleam(head, dark)
    _ridge(head, -236 if peaked else -206)
    rim(head, person.trim)
    if spectacles:
        _spectacles(head, dark)
    if nasal:
        _nasal(head, dark)


def _bowl(head: Head, profile: tuple[tuple[float, float], ...]) -> Shape:
    pose = head.pose
    rings = [_ring(y, share) for y, share in profile]
    edge = pose.arc(-44, 112, 110, 128, TILT)
    return sound(pose.loft(rings).difference(pose.below(edge)).buffer(-3).buffer(3))


def _ring(y: float, share: float) -> Line:
    angle = np.linspace(0, math.tau, 28, endpoint=False)
    z = np.where(np.cos(angle) > 0, 110, 130) * np.cos(angle) * share
    down = y + TILT * np.cos(angle) * min(share, 1.0)
    return np.stack([np.sin(angle) * 113 * share, down, z], -1)


def _cast(head: Head) -> None:
    """The shadow the rim throws on the brow."""
    edge = head.pose.seen(head.pose.arc(-48, 99, 100, 100, TILT))
    low = head.pose.seen(head.pose.arc(-14, 97, 99, 100, -34)) + np.array([5.0, 0.0])
    head.canvas.fill(plate(np.r_[edge, low[::-1]]), INK, 0.42)


def _gleam(head: Head, dark: str) -> None:
    canvas, pose = head.canvas, head.pose
    canvas.brush(pose.seen([(-84, -112, 40), (-66, -158, 50), (-34, -184, 40)]), 12, "#e6eae8")
    for k in range(6):
        canvas.brush(
            pose.seen([(-92 + k * 11, -96 - k * 2, 40 + k * 10), (-82 + k * 11, -132 - k * 4, 40 + k * 9)]),
            2.4,
            dark,
        )


def _ridge(head: Head, crown: float) -> None:
    """The band over the crown, from brow to nape."""
    canvas, pose, trim = head.canvas, head.pose, head.person.trim
    path = [(0, -72, 112), (0, -110, 110), (0, -150, 96), (0, -180, 68), (0, crown, 14)]
    canvas.form(
        pose.tube(path, (26, 25, 23, 19, 14)),
        trim,
        mix(trim, "#20100a", 0.5),
        mix(trim, "#fff6d0", 0.6),
        Pen(3, 4, (8, 0)),
    )
    canvas.studs(
        pose.seen([(0, -92 - k * 23, 112 - k * k * 3.4) for k in range(5)]), 4.2, mix(trim, "#fff6d0", 0.6)
    )


def rim(head: Head, colour: str, y: float = -44.0, width: float = 32.0) -> None:
    pose, canvas = head.pose, head.canvas
    low = pose.seen(pose.arc(y + 6, 117, 114, 132, TILT))
    high = pose.seen(pose.arc(y + 6 - width, 117, 114, 132, TILT))
    bright = mix(colour, "#fff6d0", 0.6)
    shape = plate(np.r_[low, high[::-1]])
    canvas.form(shape, colour, mix(colour, "#20100a", 0.5), bright, Pen(4, 4, (5, 9), 4, hatch=12, step=5))
    canvas.studs(((low + high) / 2)[2:-2:3], 4.8, bright)


def _nasal(head: Head, dark: str) -> None:
    canvas, pose = head.canvas, head.pose
    points = [(-12, -62, 116), (12, -62, 116), (13, 36, 142), (0, 54, 146), (-13, 36, 142)]
    canvas.form(pose.plate(points), head.person.metal, dark, _BRIGHT, Pen(4, 4, (10, 2), 4, hatch=14, step=5))
    canvas.brush(pose.seen([(0, -52, 120), (0, 42, 146)]), 3.5)


def _spectacles(head: Head, dark: str) -> None:
    canvas = head.canvas
    for side in (head.far, -head.far):

        def on(points: Path, side: int = side) -> Line:
            return head.on([(side * (40 + x), y) for x, y in points], 12)

        outer = blob(on([(-34, -46), (0, -56), (40, -44), (48, -6), (30, 26), (-8, 28), (-34, 8)]))
        hole = blob(on([(-25, -22), (0, -28), (26, -22), (31, -2), (20, 15), (-8, 16), (-25, 4)]))
        canvas.form(
            outer.difference(hole), head.person.metal, dark, _BRIGHT, Pen(4, 4, (7, 6), hatch=12, step=5)
        )
        canvas.studs(
            on([(36 * math.cos(a), -12 + 32 * math.sin(a)) for a in np.linspace(0.3, 2.7, 5)]),
            3,
            head.person.trim,
        )


def cheek_guards(head: Head) -> None:
    canvas, metal = head.canvas, head.person.metal
    for side in (head.far, -head.far):
        points = path("113,-44! 114,20 102,82 74,112! 66,70 80,30 80,-34!")
        shape = head.pose.blob([(side * x, y, 74 - max(0.0, x - 66) * 1.5) for x, y in points])
        paint = metal if side < 0 else mix(metal, _STEEL_DARK, 0.35)
        canvas.form(shape, paint, mix(metal, _STEEL_DARK, 0.62), _BRIGHT, Pen(4, 4, (10, 6), 4, hatch=18))
        studs = [(side * (98 - max(0, y - 30) * 0.2), y, 30) for y in (-20, 20, 60)]
        canvas.studs(head.pose.seen(studs), 4.4, head.person.trim)


def aventail(head: Head) -> None:
    """A curtain of mail from the helm over cheeks and neck."""
    canvas, pose = head.canvas, head.pose
    for side in (head.far, -head.far):
        points = [
            (112, -46, 0),
            (126, 60, 0),
            (136, 150, 10),
            (118, 214, 40),
            (70, 196, 66),
            (74, 120, 66),
            (80, 30, 52),
            (82, -40, 50),
        ]
        rings(canvas, pose.blob(mirrored(points, side)))
    canvas.studs(pose.seen([(s * 112, -40 + k * 3, 4) for s in (-1, 1) for k in (0,)]), 4)


def rings(canvas: Canvas, shape: Shape) -> None:
    """Fills a shape with rings of mail, in shade to the right of its middle."""
    canvas.outline(shape, 4, 3)
    canvas.fill(shape, "#59616b")
    left, top, right, low = shape.bounds
    link = stroke([(-7, 0), (-5, 8), (2, 9), (7, 0)], 3, (0.5, 0.5))
    with canvas.clipped(shape):
        places = [
            (x + (7 if j % 2 else 0), y)
            for j, y in enumerate(np.arange(top - 8, low, 11))
            for x in np.arange(left - 8, right + 8, 15)
        ]
        canvas.fill(strewn(moved(link, x, y) for x, y in places), "#20242b")
        lit = [disc(x - 2, y + 1, 1.7) for x, y in places if x < (left + right) / 2]
        canvas.fill(strewn(lit), "#c7cdd2")
