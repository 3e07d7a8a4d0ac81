"""Faces: skin and its one plane of shadow, eyes, nose, mouth and brows, laid onto the turned head."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art.ink import INK, Line, Path, Pen, Shape, blob, block, disc, joined, moved, path, plate, sound
from art.palette import mix
from art.portrait.person import Head, Person

EYE_OUT = 40.0
_DEEP = "#1c0a10"


class _Nose(NamedTuple):
    wide: float
    long: float
    bump: float = 0.0
    bend: float = 0.0
    drop: float = 0.0
    reach: float = 138.0


_NOSES = {
    "straight": _Nose(22, 66),
    "hook": _Nose(23, 71, 9, drop=8, reach=142),
    "broad": _Nose(31, 64, reach=136),
    "broken": _Nose(27, 66, 4, bend=7),
    "small": _Nose(18, 58, reach=130),
    "snub": _Nose(21, 55, -6, drop=-5, reach=134),
    "long": _Nose(21, 74, 3, drop=5, reach=144),
    "fine": _Nose(17, 62, 2, reach=133),
}


def skin(head: Head) -> Shape:
    """The bare head with ears and its shadow side; gives its outline."""
    canvas, person = head.canvas, head.person
    for side in (head.far, -head.far):
        _ear(head, side)
    outline = head.outline
    canvas.outline(outline, 4, 5)
    canvas.fill(outline, head.skin)
    shadow = _shadow(head, outline)
    canvas.fill(shadow, head.shade)
    canvas.hatch(shadow, 22, 6.5, width=4, colour=head.shade, light=(-1, 0), least=0.3, within=outline)
    if person.woman or not lined(person):
        soft = mix(head.shade, _DEEP, 0.55)
        canvas.hatch(outline, 26, 6.2, width=3.2, least=0.7, light=(0.99, 0.1), colour=soft)
    else:
        canvas.hatch(outline, 46, 6.2, width=4.2, least=0.55, light=(0.96, 0.28))
    if lined(person):
        _hollow_cheek(head, outline)
    lit = outline.difference(moved(outline, 5, 3)).intersection(block(-190, -170, 20, 140))
    canvas.fill(sound(lit), head.light)
    return outline


def lined(person: Person) -> bool:
    """Whether years show in a face: hollow cheeks, furrows, crow's feet."""
    return person.age > (1 if person.woman else 0)


def _ear(head: Head, side: int) -> None:
    shape = head.pose.blob(
        [
            (side * x, y, z)
            for x, y, z in ((92, -18, 2), (106, -28, -18), (108, 2, -30), (100, 40, -8), (92, 34, 6))
        ]
    )
    lit = side < 0
    canvas, deep = head.canvas, mix(head.shade, _DEEP, 0.45)
    canvas.form(shape, head.skin if lit else head.shade, deep, head.light if lit else None, Pen(3, 2))
    canvas.brush(head.pose.seen([(side * 101, -14, -8), (side * 98, 8, -4), (side * 99, 26, -4)]), 4)


def _shadow(head: Head, outline: Shape) -> Shape:
    """The plane away from the light: it grows when the head turns out of the light."""
    end = head.skull.length
    edge = path("58,-150 50,-100 58,-50 48,-28 64,-4 72,26 52,56 46,84 34,112 38,132")
    shift = -head.person.yaw * 0.95
    line = head.on([(min(x + shift, 92), y) for x, y in [*edge, (20, end + 4)]])
    corner = [(line[-1][0], 260.0), (320.0, 260.0), (320.0, -220.0), (line[0][0], -220.0)]
    return sound(plate([*map(tuple, line), *corner]).intersection(outline))


def _hollow_cheek(head: Head, outline: Shape) -> None:
    canvas = head.canvas
    for k in range(7):
        line = head.on([(-84 + k * 6, 52 + k * 7), (-66 + k * 6, 58 + k * 8), (-50 + k * 4, 74 + k * 8)])
        canvas.brush(line, 3.4, ends=(1, 0), peak=0.1, clip=outline)
    hollow = blob(head.on([(-90, 44), (-60, 58), (-44, 86), (-58, 116), (-84, 96)]))
    canvas.fill(hollow.intersection(outline), head.shade, 0.5)


# Eyes -------------------------------------------------------------------------------------------


def eyes(head: Head, outline: Shape) -> Shape:
    """Both eyes with lids and sockets; gives what war paint must leave free."""
    return joined([_eye(head, side, outline) for side in (-1, 1)])


def _eye(head: Head, side: int, outline: Shape) -> Shape:
    canvas, person, x = head.canvas, head.person, side * EYE_OUT
    deep = mix(head.shade, _DEEP, 0.45)

    def on(points: Path) -> Line:
        return head.on([(x + side * px, py) for px, py in points])

    socket = on([(-26, -22), (2, -29), (30, -20), (33, 0), (18, 14), (-10, 14), (-26, 4)])
    canvas.fill(blob(socket).intersection(outline), head.shade if side < 0 else deep, 0.85)
    high, tilt = person.wide, person.slant
    ball = blob(
        on(
            [(-20, 4 + tilt * 0.2)] * 2
            + [(-6, -high), (9, -high + 0.6)]
            + [(21, -tilt * 0.3)] * 2
            + [(8, high * 0.85), (-8, high)]
        )
    )
    if person.eyes == "closed":
        _closed_lid(head, on, high)
        return ball.buffer(2)
    canvas.fill(ball.buffer(2.4), INK)
    _ball(head, ball, side)
    lash = 7.6 if person.woman else 6.6
    ends = (0.3, 0.12 if person.woman else 0.3)
    canvas.brush(
        on([(-24, 6 + tilt * 0.2), (-8, -high - 2), (10, -high - 1), (27, 1 - tilt * 0.3)]), lash, ends=ends
    )
    canvas.brush(on([(-14, high + 6), (4, high + 8), (20, high + 2)]), 2.4)
    _age_lines(head, on, high, outline)
    return ball.buffer(3.2)


def _ball(head: Head, ball: Shape, side: int) -> None:
    canvas, person = head.canvas, head.person
    white = "#f4ead6" if side < 0 else "#d6c3a6"
    cx, cy = head.on([(side * EYE_OUT + person.gaze * 6 + person.yaw * -0.08, -0.5)])[0]
    if person.eyes == "glow":
        canvas.fill(ball, "#8ff0ff")
        canvas.fill(disc(cx, cy, 4.2).intersection(ball), "#ffffff")
        return
    if person.eyes == "blind":
        canvas.fill(ball, "#cfd6d2")
        canvas.fill(disc(cx, cy, 8).intersection(ball), "#aebcbc")
        canvas.fill(disc(cx - 1, cy - 1, 6).intersection(ball), "#eef2ee")
        return
    canvas.fill(ball, white)
    canvas.fill(disc(cx, cy, 9).intersection(ball), INK)
    canvas.fill(disc(cx, cy, 7.2).intersection(ball), person.iris)
    canvas.fill(disc(cx + 1, cy + 3, 4.6).intersection(ball), mix(person.iris, "#ffffff", 0.4))
    canvas.fill(disc(cx, cy, 3.7).intersection(ball), INK)
    canvas.fill(disc(cx - 3, cy - 3.2, 2.5).intersection(ball.buffer(1)), "#fffdf4")


def _closed_lid(head: Head, on: object, high: float) -> None:
    assert callable(on)
    canvas = head.canvas
    canvas.fill(blob(on([(-22, 4), (-6, -8), (10, -8), (23, 2), (8, 9), (-8, 10)])), head.skin)
    canvas.brush(on([(-23, 4), (-6, 10), (10, 9), (25, 1)]), 6.5, ends=(0.3, 0.2))
    canvas.brush(on([(-18, -6), (0, -11), (20, -6)]), 2.6)
    for k in (-10, 2, 14):
        canvas.brush(on([(k, 9), (k + 3, 15)]), 2.4, ends=(1, 0), peak=0.1)


def _age_lines(head: Head, on: object, high: float, outline: Shape) -> None:
    assert callable(on)
    canvas, person = head.canvas, head.person
    if lined(person):
        canvas.brush(on([(-18, high + 12), (0, high + 18), (20, high + 12)]), 1.6 + person.age, clip=outline)
        for k in range(2 + (person.age > 1)):
            crow = on([(31, -5 + k * 7), (44, -9 + k * 10)])
            canvas.brush(crow, 2.6, ends=(1, 0), peak=0.1, clip=outline)


def brows(head: Head) -> None:
    canvas, person = head.canvas, head.person
    lift, angle = -30.0 - person.brow_lift, person.brow
    for side in (-1, 1):
        colour = mix(head.hair, "#ffe9c0", 0.1) if side < 0 else mix(head.hair, "#1c0d10", 0.3)

        def on(points: Path, side: int = side) -> Line:
            return head.on([(side * (EYE_OUT + px), lift + py) for px, py in points], 4)

        if person.woman:
            arch = [(-27, angle * 0.7 + 1), (3, -8), (35, -2 + max(0.0, -angle) * 0.6)]
            canvas.brush(on(arch), 10, ends=(0.7, 0), peak=0.3)
            canvas.brush(on([(-22, angle * 0.6), (3, -8.5), (25, -5)]), 3.6, colour)
            continue
        mass = [(-31, angle + 6), (-31, angle - 8), (-5, -9), (22, -12), (40, 2), (40, 2), (22, 4), (-4, 8)]
        canvas.fill(blob(on([*mass, (-26, angle + 10)])), INK)
        for k in range(8):
            q = k / 7
            px, py = -28 + 60 * q, angle * (1 - q) * 0.8 - 1
            hair = on([(px, py + 5), (px + 6, py - 3), (px + 15, py - 6 + q * 8)])
            canvas.brush(hair, 5, colour, ends=(0.5, 0), peak=0.3)


# Nose -------------------------------------------------------------------------------------------


def nose(head: Head) -> None:
    kind, canvas, person, pose = _NOSES[head.person.nose], head.canvas, head.person, head.pose
    wide, long, deep = kind.wide, kind.long, mix(head.shade, _DEEP, 0.45)
    bridge = [
        (0.0, -30.0, 100.0),
        (kind.bend * 0.5, -4.0, 104.0 + kind.bump * 0.4),
        (kind.bend, long * 0.42, 116.0 + kind.bump),
        (0.0, long - 12, kind.reach - 2),
        (0.0, long + kind.drop * 0.5, kind.reach),
    ]
    tip, base = (2.0, long + 8 + kind.drop, kind.reach - 10), (2.0, long + 12 + kind.drop, 108.0)
    wing = [
        (wide * 0.95, long + 3, 104.0),
        (wide, long - 10, 104.0),
        (14.0, long * 0.45, 98.0),
        (11.0, -12.0, 92.0),
    ]
    canvas.fill(pose.blob([*bridge, tip, base, *wing]), head.shade)
    canvas.fill(pose.plate([bridge[3], tip, base, wing[0], wing[1]]), deep)
    if person.woman:
        canvas.fill(pose.blob([bridge[2], bridge[3], wing[1], wing[2]]), mix(head.shade, head.skin, 0.35))
    else:
        canvas.hatch(pose.blob([*bridge, *wing]), 10, 5, width=3, light=(1, 0.2), least=0.4)
    _bridge(head, bridge, kind)
    _nostrils(head, kind)


def _bridge(head: Head, bridge: list[tuple[float, float, float]], kind: _Nose) -> None:
    """Light along the ridge, and an ink line where it stands before the far cheek."""
    canvas, person, pose = head.canvas, head.person, head.pose
    line = pose.seen(bridge)
    canvas.brush(line - (6.5, 0), 7, head.light, ends=(0.3, 0.2), peak=0.75)
    strength = abs(person.yaw)
    slim = 3.0 if person.woman else 4.6
    if person.yaw < -9:
        canvas.brush(line - (9.5, 0), slim + strength * 0.03, ends=(0.5, 0.3), peak=0.8)
    else:
        aside = np.array([4.0 if person.yaw > 9 else 12.0, 0.0])
        canvas.brush(line + aside, slim, ends=(0.7, 0.1), peak=0.2)
    tip = line[-1]
    canvas.fill(disc(tip[0] - 5, tip[1] - 7, 4.4), head.light)


def _nostrils(head: Head, kind: _Nose) -> None:
    canvas, wide, long, drop = head.canvas, kind.wide, kind.long, kind.drop
    front = [
        (-0.88, 0, 106), (-0.5, -5, 116), (-0.2, 3, 124), (0, 9 + drop, 126), (0.2, 3, 124), (0.5, -5, 116),
        (0.9, 0, 106), (0.5, 8, 108), (0, 13 + drop, 110), (-0.5, 8, 108),
    ]  # fmt: skip
    canvas.fill(head.pose.blob([(u * wide, long + y, z) for u, y, z in front]), INK)
    for side in (-1, 1):
        if side == head.far and abs(head.person.yaw) > 18:
            continue
        curl = [(0.7, 2, 106), (1.02, -6, 101), (0.76, -18, 103)]
        line = head.pose.seen([(side * u * wide, long + y, z) for u, y, z in curl])
        canvas.brush(line, 3.2 if head.person.woman else 4.2, ends=(0.6, 0), peak=0.3)


def folds(head: Head, outline: Shape) -> None:
    """Lines from nose to mouth and furrows of the forehead, by age."""
    canvas, person = head.canvas, head.person
    kind = _NOSES[person.nose]
    merry = person.mouth in ("laugh", "smile", "shout", "snarl")
    if lined(person) or merry:
        for side in (-1, 1):
            w, y = kind.wide * side, kind.long
            line = head.on([(w * 1.05, y - 8), (w * 1.5, y + 12), (w * 1.62, y + 36)])
            canvas.brush(line, 3.4 if person.woman else 5, ends=(0.2, 0), peak=0.3, clip=outline)
    if not lined(person):
        return
    for k in range(1 + person.age):
        y = -58 - k * 14
        canvas.brush(head.on([(-44, y), (-10, y + 5), (34, y - 2)]), 3, clip=outline)
    if person.brow > 6:
        canvas.brush(head.on([(-6, -52), (-5, -34)]), 4.6)
        canvas.brush(head.on([(8, -52), (7, -34)]), 4.6)


# Mouth ------------------------------------------------------------------------------------------

_CORNERS = {"set": (0, 0), "grim": (8, 8), "smile": (-8, -8), "smirk": (2, -10), "proud": (3, 3)}


def mouth(head: Head) -> None:
    kind = head.person.mouth
    if kind in _OPEN:
        _open_mouth(head, kind)
    else:
        _closed_mouth(head, *_CORNERS[kind])


def _mouth_height(head: Head) -> float:
    return head.skull.length - 47


def _closed_mouth(head: Head, left: float, right: float) -> None:
    canvas, person, y = head.canvas, head.person, _mouth_height(head)

    def on(points: Path) -> Line:
        return head.on([(px, y + py) for px, py in points], 5)

    if person.woman:
        lip = "#a4503f" if person.clan != "giant" else mix(head.shade, "#2a4a68", 0.4)
        upper = [(-26, left * 0.8)] * 2 + [(-8, -9), (0, -6), (8, -9)] + [(27, right * 0.8)] * 2
        canvas.fill(blob(on([*upper, (10, 12), (-8, 12)])), lip)
        canvas.fill(blob(on([(-17, 4), (-2, 3), (9, 4), (5, 10), (-8, 10)])), mix(lip, "#ffcfae", 0.45))
        canvas.brush(on([(-31, left), (-12, -1), (0, 2), (12, -1), (31, right)]), 4.6, ends=(0.3, 0.3))
        canvas.brush(on([(-12, 20), (2, 23), (16, 19)]), 5)
        return
    canvas.brush(on([(-35, left), (-11, -3), (10, -3), (35, right)]), 7, ends=(0.2, 0.2))
    lip = mix(head.shade, "#a03c30" if person.clan != "giant" else "#2a4a68", 0.25)
    canvas.fill(blob(on([(-16, 4), (0, 6), (18, 4), (10, 12), (-8, 12)])), lip)
    canvas.brush(on([(-18, 20), (2, 24), (22, 19)]), 8)


# Rim of the open mouth, then its upper and lower rows of teeth.
_OPEN: dict[str, tuple[list[tuple[float, float]], float, float]] = {
    "laugh": (
        path("-36,-10! -14,-4 14,-4 37,-10! 26,14 0,25 -24,14"),
        10,
        0,
    ),
    "shout": (
        path("-27,-10 -10,-13 10,-13 28,-10 30,12 17,33 0,37 -16,33 -29,12"),
        8,
        6,
    ),
    "snarl": (path("-36,-4 -20,-12 0,-8 22,-13 38,-5 30,12 0,15 -28,12"), 12, 11),
    "howl": (path("-16,-8 0,-15 16,-8 20,12 11,32 -10,32 -19,12"), 0, 0),
}


def _open_mouth(head: Head, kind: str) -> None:
    canvas, y = head.canvas, _mouth_height(head)
    rim, above, below = _OPEN[kind]
    shape = blob(head.on([(px, y + py) for px, py in rim], 4))
    lip = "#9c4a3c" if head.person.clan != "giant" else "#2d5a7c"
    canvas.fill(shape.buffer(6), mix(lip, INK, 0.25 if head.person.woman else 0.5))
    canvas.outline(shape, 2.5, 2)
    canvas.fill(shape, "#2a0d0f")
    low, top = shape.bounds[3], shape.bounds[1]
    tongue = disc(float(shape.centroid.x), low + 3, 17, 0.7).intersection(shape)
    canvas.fill(tongue, "#8c3a36" if head.person.clan != "giant" else "#2f5f82")
    if above:
        upper = moved(shape, 0, -(low - top) + above + 2).intersection(shape.buffer(-1))
        canvas.fill(upper, "#f3ead2")
    if below:
        lower = moved(shape, 0, (low - top) - below - 2).intersection(shape.buffer(-1))
        canvas.fill(lower, "#ddd0b0")
    _gaps(head, shape.buffer(-1), kind)
    canvas.brush(head.on([(-15, y + 42), (2, y + 45), (18, y + 41)]), 6)


def _gaps(head: Head, shape: Shape, kind: str) -> None:
    if kind == "howl":
        return
    left, top, right, low = shape.bounds
    reach = low if kind == "snarl" else top + (low - top) * 0.45
    for k in range(1, 8):
        x = left + (right - left) * k / 8
        head.canvas.fill(
            plate([(x - 0.8, top), (x + 0.8, top), (x + 0.8, reach), (x - 0.8, reach)]).intersection(shape),
            INK,
        )
