"""Heads of bear, wolf and boar, worn as hoods or over a shoulder, seen from any side like the wearer's."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from art.ink import INK, Canvas, Line, Pen, Shape, blob, block, disc, path, sound
from art.palette import mix
from art.portrait.person import Head
from art.portrait.pose import Pose, Solid, mirrored
from art.portrait.strands import lock, tufts


class _Kind(NamedTuple):
    muzzle: float  # half width
    long: float  # how far the nose stands out
    nose: float
    eye: str
    ear: tuple[tuple[float, float, float], ...]
    inner: tuple[tuple[float, float, float], ...]


_KINDS = {
    "bear": _Kind(
        50, 168, 26, "#e0812b",
        ((72, -170, 0), (68, -212, -4), (96, -238, -8), (128, -224, -10), (134, -186, -10), (112, -154, 0)),
        ((86, -178, 6), (84, -206, 4), (100, -220, 2), (117, -208, 2), (114, -178, 4)),
    ),
    "wolf": _Kind(
        38, 188, 21, "#e9d27a",
        ((48, -182, 0), (54, -192, 0), (98, -292, -10), (98, -292, -10), (128, -222, -10), (124, -146, 0)),
        ((70, -192, 6), (95, -262, 0), (95, -262, 0), (113, -214, 2), (108, -172, 6)),
    ),
    "boar": _Kind(
        46, 182, 24, "#e0812b",
        ((70, -178, 0), (96, -214, 0), (152, -236, -10), (152, -236, -10), (150, -180, -8), (112, -150, 0)),
        ((88, -182, 8), (106, -204, 6), (141, -223, 0), (141, -223, 0), (136, -184, 2), (108, -164, 6)),
    ),
}  # fmt: skip
BEASTS = tuple(_KINDS)
# Height, half width, front and back of the pelt's skull.
_SKULL = (
    (-46, 126, 98, 140),
    (-92, 131, 104, 146),
    (-132, 124, 98, 142),
    (-166, 104, 80, 124),
    (-190, 74, 52, 92),
    (-206, 30, 20, 44),
)


def cowl(head: Head) -> None:
    """The pelt behind head and neck."""
    canvas, fur = head.canvas, head.person.fur
    dark = mix(fur, "#120a0c", 0.35)
    lean = head.person.yaw * 0.5
    back = blob(
        [
            (-lean * 0.4, -200),
            (96, -176),
            (140, -90),
            (160, 40),
            (186, 170),
            (200, 250),
            (120, 290),
            (-120, 290),
            (-200, 250),
            (-186, 170),
            (-160, 40),
            (-140, -90),
            (-96, -176),
        ]
    )
    canvas.outline(back, 4, 5)
    canvas.fill(back, dark)
    for side in (1, -1):
        outer = [
            (side * 80 - lean * 0.5, -180),
            (side * 134 - lean * 0.4, -110),
            (side * 152, 0),
            (side * 172, 110),
            (side * 196, 230),
        ]
        shade = mix(fur, "#120a0c", 0.42 if side > 0 else 0.2)
        tufts(canvas, outer, shade, length=50, step=7.5, out=(side * 0.62, 0.8), rows=2, width=13, stray=0.34)
        inner = [
            (side * 114 + lean * 0.4, -60),
            (side * 120 + lean * 0.4, 40),
            (side * 126, 130),
            (side * 116, 230),
        ]
        shade = mix(fur, "#120a0c", 0.5 if side > 0 else 0.1)
        tufts(canvas, inner, shade, length=56, step=7.5, out=(side * 0.06, 1), rows=2, width=13, stray=0.26)


def worn(head: Head, kind: str) -> None:
    """The beast's upper jaw over the wearer's brow."""
    canvas, pose = head.canvas, head.pose
    lip = pose.seen(_lip(_KINDS[kind]))
    shade = blob([*map(tuple, lip), (lip[-1][0], lip[-1][1] + 6), *[(x + 6, y + 26) for x, y in lip[::-1]]])
    canvas.fill(shade.intersection(block(-112, -90, 130, 30)), INK, 0.5)
    beast(canvas, pose, kind, head.person.fur)


def ears(head: Head, kind: str) -> None:
    """The beast's ears alone, for helms."""
    for side in (head.far, -head.far):
        _ear(head.canvas, head.pose, _KINDS[kind], side, head.person.fur)


def cap(head: Head, kind: str) -> None:
    """A fur cap that kept the beast's ears, low over the brow."""
    canvas, pose, fur = head.canvas, head.pose, head.person.fur
    dark, light = mix(fur, "#120a0c", 0.5), mix(fur, "#ffe6bf", 0.45)
    with canvas.placed(0, 16, 0.97):
        ears(head, kind)
        edge = pose.arc(-64, 128, 106, 142, -26)
        shape = sound(pose.loft(_rings()).difference(pose.below(edge)).buffer(-3).buffer(3))
        canvas.form(shape, fur, dark, light, Pen(5, 5, (22, 4), 5, hatch=40, step=7))
        _pelt(canvas, pose, shape, _KINDS[kind]._replace(muzzle=0.0), light)


def beast(canvas: Canvas, pose: Pose, kind: str, fur: str) -> None:
    """A beast's head in head space."""
    dark, light = mix(fur, "#120a0c", 0.5), mix(fur, "#ffe6bf", 0.45)
    look = _KINDS[kind]
    far = 1 if pose.yaw >= 0 else -1
    for side in (far, -far):
        _ear(canvas, pose, look, side, fur)
    if kind == "boar":
        _bristles(canvas, pose, fur, back=True)
    skull = _skull(pose, look)
    if kind != "boar":
        for side in (far, -far):
            edge = pose.seen(mirrored([(4, -198, 20), (62, -190, 10), (106, -156, 0), (126, -104, 0)], side))
            tufts(
                canvas,
                edge,
                fur if side < 0 else mix(fur, dark, 0.55),
                length=24,
                step=7,
                out=(side * 0.55, -0.8),
                width=12,
                stray=0.3,
            )
    canvas.form(skull, fur, dark, light, Pen(5, 5, (22, 4), 5, hatch=40, step=7))
    _pelt(canvas, pose, skull, look, light)
    if kind != "boar":
        for side in (far, -far):
            edge = pose.seen(mirrored([(126, -118, 0), (133, -80, 0), (127, -44, 0)], side))
            tufts(
                canvas,
                edge,
                fur if side < 0 else mix(fur, dark, 0.5),
                length=30,
                step=12,
                out=(side * 0.8, 0.6),
                width=20,
            )
    for side in (far, -far):
        _eye(canvas, pose, look, side, fur=fur, light=light, skull=skull)
    _muzzle(canvas, pose, look, kind, fur=fur, dark=dark)
    if kind == "boar":
        _tusks(canvas, pose, far)
        _bristles(canvas, pose, fur, back=False)
    else:
        _teeth(canvas, pose, look, far)


def _ear(canvas: Canvas, pose: Pose, look: _Kind, side: int, fur: str) -> None:
    dark, light = mix(fur, "#120a0c", 0.5), mix(fur, "#ffe6bf", 0.45)
    paint = fur if side < 0 else mix(fur, dark, 0.4)
    canvas.form(pose.blob(mirrored(look.ear, side)), paint, dark, light, Pen(4, 4, (8, 6), 4, hatch=18))
    inner = pose.blob(mirrored(look.inner, side))
    canvas.fill(inner, mix("#5b2c26", INK, 0.35))
    canvas.hatch(inner, 24, 6, colour=fur, light=(0, 1), least=0.2)


def _rings() -> list[Solid]:
    angle = np.linspace(0, math.tau, 28, endpoint=False)
    return [
        np.c_[np.sin(angle) * wide, np.full(28, y), np.where(np.cos(angle) > 0, front, back) * np.cos(angle)]
        for y, wide, front, back in _SKULL
    ]


def _lip(look: _Kind) -> Line:
    """The edge of the upper jaw, from left to right."""
    m, z = look.muzzle, look.long
    right = [
        (0, -38, z - 14),
        (m * 0.6, -44, z - 26),
        (m + 3, -52, z - 52),
        (74, -64, 92),
        (102, -60, 60),
        (128, -42, 4),
    ]
    left = [(-x, y, d) for x, y, d in right[:0:-1]]
    return np.array(left + right, dtype=float)


def _skull(pose: Pose, look: _Kind) -> Shape:
    return sound(pose.loft(_rings()).difference(pose.below(_lip(look))).buffer(-3).buffer(3))


def _surface(x: float, y: float) -> float:
    table = np.array(_SKULL)[::-1]
    wide, front = (float(np.interp(y, table[:, 0], table[:, k])) for k in (1, 2))
    return front * math.sqrt(max(0.0, 1 - min(1.0, (x / wide) ** 2)))


def _pelt(canvas: Canvas, pose: Pose, skull: Shape, look: _Kind, light: str) -> None:
    """Strokes of fur that run back from the brow."""
    rng = canvas.rng
    for _ in range(170):
        x, y = rng.uniform(-122, 122), rng.uniform(-196, -70)
        if abs(x) < look.muzzle * 0.8 and y > -150:
            continue
        reach = rng.uniform(14, 28)
        a, c = (x, y, _surface(x, y)), (x * 1.14 + math.copysign(4, x), y - reach, _surface(x, y - reach) - 6)
        line = pose.seen([a, ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2 + 3), c])
        dark = (line[0][0] > 20 and rng.random() < 0.75) or rng.random() < 0.35
        canvas.brush(line, rng.uniform(2.6, 4.4), INK if dark else light, ends=(0.2, 0), peak=0.3, clip=skull)


def _eye(canvas: Canvas, pose: Pose, look: _Kind, side: int, *, fur: str, light: str, skull: Shape) -> None:
    def at(points: list[tuple[float, float]]) -> Line:
        return pose.seen([(side * (58 + x), -116 + y, 96 - max(0, x) * 0.9) for x, y in points])

    canvas.fill(blob(at(path("-24,12! -4,-6 22,-14! 16,4 -6,14"))).intersection(skull), INK)
    ball = blob(at([(-12, 7), (-12, 7), (0, -1), (12, -5), (12, -5), (6, 5)])).intersection(skull)
    canvas.fill(ball, look.eye)
    x, y = at([(0, 2)])[0]
    canvas.fill(disc(x, y, 3.2).intersection(ball), INK)
    canvas.brush(at([(-30, 6), (-4, -14), (30, -22)]), 9, ends=(0.8, 0), peak=0.2, clip=skull)
    canvas.brush(
        at(path("-26,-2 -2,-21 26,-28")), 5, light if side < 0 else fur, ends=(0.6, 0), peak=0.3, clip=skull
    )


def _muzzle(canvas: Canvas, pose: Pose, look: _Kind, kind: str, *, fur: str, dark: str) -> None:
    m, z = look.muzzle, look.long
    stations = (
        (86, -112, m * 1.05, 52),
        (112, -98, m, 46),
        (z - 40, -80, m * 0.86, 36),
        (z - 18, -68, m * 0.66, 27),
        (z - 6, -64, m * 0.4, 18),
    )
    angle = np.linspace(0, math.tau, 24, endpoint=False)
    rings = [
        np.c_[np.cos(angle) * rx, cy + np.sin(angle) * ry, np.full(24, float(d))]
        for d, cy, rx, ry in stations
    ]
    shape = sound(pose.loft(rings).buffer(-4).buffer(4))
    paint = mix(fur, "#ffe6bf", 0.28)
    canvas.form(
        shape, paint, mix(paint, dark, 0.7), mix(paint, "#ffffff", 0.4), Pen(2.6, 2.5, (18, 4), 4, hatch=18)
    )
    for k in range(4):
        for side in (-1, 1):
            line = pose.seen(
                [(side * 10, -146 + k * 12, 92 + k * 14), (side * (25 + k * 2), -138 + k * 13, 88 + k * 13)]
            )
            canvas.brush(line, 3.2, clip=shape)
    if kind == "boar":
        _snout(canvas, pose, look)
        return
    _nose(canvas, pose, look)
    for side in (-1, 1):
        canvas.brush(
            pose.seen([(0, -48, z - 4), (side * m * 0.4, -42, z - 16), (side * m * 0.95, -60, z - 60)]),
            5,
            clip=shape.buffer(2),
        )


def _nose(canvas: Canvas, pose: Pose, look: _Kind) -> None:
    w, z = look.nose, look.long
    right = [(w * 0.6, -88, z - 6), (w, -80, z - 8), (w * 0.7, -62, z), (6, -54, z + 2)]
    shape = pose.blob([*right, *[(-x, y, d) for x, y, d in reversed(right)]])
    canvas.outline(shape, 3, 2)
    canvas.fill(shape, "#241d1f")
    canvas.brush(pose.seen([(-w * 0.7, -80, z - 4), (-4, -85, z - 2), (w * 0.3, -83, z - 3)]), 6, "#8c8790")
    for side in (-1, 1):
        x, y = pose.spot(side * w * 0.5, -68, z)
        canvas.fill(disc(x, y, 4.2, 0.7), "#000000")
    canvas.brush(pose.seen([(0, -56, z + 2), (0, -42, z - 6)]), 5)


def _snout(canvas: Canvas, pose: Pose, look: _Kind) -> None:
    z = look.long
    right = [(10, -98, z - 10), (35, -92, z - 6), (44, -68, z - 4), (30, -46, z - 6), (8, -42, z - 8)]
    shape = pose.blob([*right, *[(-x, y, d) for x, y, d in reversed(right)]])
    canvas.form(shape, "#b5736a", "#6b3a38", "#e9b3a2", Pen(4, 4, (9, 7), 4, hatch=14, step=5))
    for side in (-1, 1):
        x, y = pose.spot(side * 15, -68, z - 2)
        canvas.fill(disc(x, y, 7.6, 1.35), INK)


def _tusks(canvas: Canvas, pose: Pose, far: int) -> None:
    for side in (far, -far):
        path = mirrored(
            [(36, -50, 150), (58, -34, 146), (84, -48, 132), (98, -92, 118), (94, -134, 110)], side
        )
        canvas.form(
            pose.tube(path, (26, 24, 21, 14, 2)),
            "#efe4c8",
            "#a88b5c",
            "#fffdf0",
            Pen(4, 4, (7, 6), hatch=10, step=5),
        )


def _bristles(canvas: Canvas, pose: Pose, fur: str, back: bool) -> None:
    dark = mix(fur, "#120a0c", 0.5)
    stations = np.linspace(-70, 20, 8) if back else np.linspace(24, 84, 6)
    for k, z in enumerate(stations):
        y = -206 + (max(0.0, z) / 84) ** 2 * 50
        for x in (-18, 18, 0):
            root, bend = pose.spot(x * 0.6, y + 10, z), pose.spot(x, y - 30, z + 4)
            tip = pose.spot(x * 1.9, y - 62 - abs(k - 3) * -3 + canvas.rng.uniform(-10, 10), z - 14)
            lock(canvas, [root, bend, tip], 15, dark if (k + x) % 2 else fur, strands=1)


def _teeth(canvas: Canvas, pose: Pose, look: _Kind, far: int) -> None:
    m, z = look.muzzle, look.long
    rows = [
        (0.18, -40, z - 14, 12, 11),
        (0.5, -42, z - 22, 12, 11),
        (0.94, -50, z - 46, 44, 19),
        (1.62, -62, 98, 17, 14),
        (2.1, -60, 72, 14, 14),
    ]
    for side in (far, -far):
        for out, y, d, long, wide in rows:
            x, py = pose.spot(side * m * out, y - 3, d)
            _tooth(canvas, x, py, long=long, wide=wide, bend=-side * long * 0.14)


def _tooth(canvas: Canvas, x: float, y: float, *, long: float, wide: float, bend: float) -> None:
    half = wide / 2
    shape = blob(
        [(x - half, y)] * 2
        + [(x - wide * 0.3 + bend * 0.4, y + long * 0.6)]
        + [(x + bend, y + long)] * 2
        + [(x + wide * 0.35 + bend * 0.5, y + long * 0.55)]
        + [(x + half, y)] * 2
    )
    canvas.form(shape, "#efe4c8", "#b59a6c", "#fffdf0", Pen(2.2, 2.2, (wide * 0.25, 1), 1.5))


def over_shoulder(canvas: Canvas, kind: str, fur: str, side: int) -> None:
    """The beast's head lying on a shoulder, its wearer bareheaded."""
    x = 284 + side * 172
    edge = [(x - side * 110, 560), (x - side * 20, 548), (x + side * 70, 600), (x + side * 96, 700)]
    tufts(canvas, edge, mix(fur, INK, 0.3), length=60, step=8, out=(side * 0.3, 0.95), rows=3, width=15)
    with canvas.placed(x, 662, 0.62, -side * 0.16):
        beast(canvas, Pose(side * 24, -14), kind, fur)
