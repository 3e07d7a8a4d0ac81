"""Helms of dwarves: kettle helms, candles on the brim, steps of plate, horns of a ram, crowns, spikes."""

from __future__ import annotations

import math

import numpy as np

from art.ink import INK, Line, Pen, Shape, blob, block, disc, path, plate, sound
from art.palette import mix
from art.portrait import helm
from art.portrait.person import Head
from art.portrait.pose import mirrored
from art.valhalla.dwarf.rock import glow

TILT = -22.0
DARK, BRIGHT = "#10141c", "#f2f4ee"
LOW = ((-46, 1.0), (-88, 1.0), (-120, 0.9), (-146, 0.72), (-162, 0.46), (-170, 0.06))


def around(y: float, wide: float, front: float, back: float) -> Line:
    angle = np.linspace(0, math.tau, 30, endpoint=False)
    z = np.where(np.cos(angle) > 0, front, back) * np.cos(angle)
    return np.stack([np.sin(angle) * wide, y + TILT * np.cos(angle) * wide / 118, z], -1)


def bowl(head: Head, profile: tuple[tuple[float, float], ...], paint: str, *, wide: float = 117.0) -> Shape:
    """A bowl of those heights and shares of the width."""
    pose = head.pose
    rings = [around(y, wide * share, 112 * share, 130 * share) for y, share in profile]
    edge = pose.arc(profile[0][0], wide, 112, 130, TILT)
    shape = sound(pose.loft(rings).difference(pose.below(edge)).buffer(-3).buffer(3))
    cast = pose.seen(pose.arc(-44, 102, 102, 100, -26))
    low = pose.seen(pose.arc(-16, 100, 100, 100, -34)) + np.array([5.0, 0.0])
    head.canvas.fill(plate(np.r_[cast, low[::-1]]), INK, 0.4)
    head.canvas.form(
        shape,
        paint,
        mix(paint, DARK, 0.62),
        mix(paint, BRIGHT, 0.75),
        Pen(5, 5, (34, 8), 5, hatch=50, step=7.5),
    )
    return shape


def kettle(head: Head) -> None:
    """An iron hat with a broad brim."""
    canvas, pose, metal = head.canvas, head.pose, head.person.metal
    bowl(head, LOW, metal)
    _seams(head)
    ring = around(-52, 164, 158, 176)
    outer = pose.loft([ring, around(-64, 116, 112, 128)])
    crown = pose.loft([around(-64, 112, 108, 124), around(-110, 108, 100, 118)])
    front = pose.seen(pose.arc(-66, 112, 110, 128, TILT))
    cut = plate(np.r_[front, [(front[-1][0], -400), (front[0][0], -400)]])
    brim = sound(outer.difference(crown.intersection(cut)).difference(cut.buffer(-2)))
    canvas.form(brim, metal, mix(metal, DARK, 0.6), BRIGHT, Pen(5, 5, (10, 10), 5, hatch=18))
    rivets = pose.seen(pose.arc(-60, 138, 134, 150, TILT))[3:-3:3]
    canvas.studs(rivets, 5, mix(head.person.trim, "#fff6d0", 0.4))


def _seams(head: Head) -> None:
    """Three bands from the rim to the crown."""
    pose, canvas, trim = head.pose, head.canvas, head.person.trim
    for angle in sorted((-62, 0, 62), key=lambda a: math.cos(math.radians(a - head.person.yaw))):
        x, z = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        if math.cos(math.radians(angle - head.person.yaw)) < 0:
            continue
        path = [
            (x * r * 1.02, y + TILT * z * r / 118, z * r * 0.97)
            for y, r in ((-66, 114.0), (-104, 108.0), (-136, 86.0), (-158, 52.0), (-169, 10.0))
        ]
        canvas.form(
            pose.tube(path, (22, 21, 19, 17, 14)),
            trim,
            mix(trim, "#20100a", 0.5),
            mix(trim, "#fff6d0", 0.6),
            Pen(3, 3, (6, 2)),
        )


def stepped(head: Head) -> None:
    """A helm of plates in steps, with brows of gilt and broad guards on the cheeks."""
    canvas, pose, metal, trim = head.canvas, head.pose, head.person.metal, head.person.trim
    profile = (
        (-46, 1.0),
        (-84, 1.02),
        (-86, 0.92),
        (-124, 0.9),
        (-126, 0.74),
        (-160, 0.7),
        (-162, 0.5),
        (-186, 0.44),
    )
    bowl(head, profile, metal)
    for y, share in ((-86, 0.98), (-126, 0.82), (-162, 0.6)):
        line = pose.seen(pose.arc(y, 117 * share, 112 * share, 130 * share, TILT * share))
        canvas.brush(line, 6, ends=(1, 1))
        canvas.brush(line + np.array([-2.0, 6.0]), 4, BRIGHT, ends=(0.8, 0))
    helm.rim(head, trim, -44, 34)
    helm.cheek_guards(head)
    for side in (head.far, -head.far):
        arch = head.on(path("8,-26 40,-46 84,-30 100,-6 84,-18 42,-30 12,-10", side=side), 22)
        canvas.form(
            blob(arch), trim, mix(trim, "#20100a", 0.5), mix(trim, "#fff6d0", 0.7), Pen(3.6, 3, (4, 5), 3)
        )
    nose = [(-13, -48, 116), (13, -48, 116), (16, 26, 142), (0, 40, 146), (-16, 26, 142)]
    canvas.form(
        pose.plate(nose), trim, mix(trim, "#20100a", 0.5), mix(trim, "#fff6d0", 0.7), Pen(4, 4, (8, 2), 3)
    )


def candles(head: Head) -> None:
    """An iron hat with candles on its brim."""
    pose = head.pose
    for angle in (-74, 74):
        _candle(
            head,
            *pose.spot(math.sin(math.radians(angle)) * 138, -72, math.cos(math.radians(angle)) * 130),
            62,
        )
    kettle(head)
    for angle, high in ((-36, 56), (38, 50), (0, 70)):
        a = math.radians(angle)
        _candle(head, *pose.spot(math.sin(a) * 136, -62 + TILT * math.cos(a), math.cos(a) * 132), high)


def _candle(head: Head, x: float, y: float, high: float) -> None:
    canvas = head.canvas
    glow(canvas, (x, y - high - 16), 56, "#ffe7a8", 0.55)
    canvas.form(
        block(x - 11, y - high, x + 11, y + 4, 4), "#efe4c8", "#a88b5c", "#fffdf0", Pen(3.4, 3, (6, 2), 2)
    )
    canvas.form(blob(path("-11,2 -14,22 -7,14", x, y - high)), "#fffaf0", pen=Pen(1.6, 1, (1, 1), 0))
    for wide, long, paint in ((12, 42, "#e8842e"), (8, 30, "#ffd873"), (4, 18, "#fffbe6")):
        shape = blob(
            [
                (x, y - high - long),
                (x, y - high - long),
                (x + wide, y - high - long * 0.3),
                (x, y - high),
                (x - wide, y - high - long * 0.3),
            ]
        )
        canvas.fill(shape, paint)


def rams(head: Head) -> None:
    """Horns of a ram, curled over the ears."""
    canvas, pose = head.canvas, head.pose
    for side in (head.far, -head.far):
        coil = [
            (70, -150, 0),
            (124, -186, -10),
            (176, -150, -6),
            (178, -86, 20),
            (138, -58, 44),
            (116, -88, 50),
            (132, -112, 54),
        ]
        horn = pose.tube(mirrored(coil, side), (56, 54, 48, 40, 30, 20, 10))
        bone = "#c9b087" if side < 0 else "#a68a60"
        canvas.form(horn, bone, "#5f4527", "#fff0cc", Pen(5, 5, (9, 9), 4, hatch=20))
        line = pose.seen(mirrored(coil, side))
        for k in range(5):
            for t in (0.2, 0.6):
                p = line[k] * (1 - t) + line[k + 1] * t
                run = line[k + 1] - line[k]
                cross = np.array([-run[1], run[0]]) / (np.hypot(*run) + 1e-9) * (24 - k * 3.4)
                canvas.brush([tuple(p - cross), tuple(p), tuple(p + cross)], 4.4, "#5f4527", ends=(0.5, 0.5))


def crown(head: Head) -> None:
    """Merlons of stone and gold, like the wall of a keep."""
    canvas, pose = head.canvas, head.pose
    base = head.person.metal
    for angle in (-120, 120, -84, 84, -48, 48, -16, 16):
        a = math.radians(angle)
        if math.cos(a - math.radians(head.person.yaw)) < -0.3:
            continue
        corners = []
        for da, y in ((-13, -80), (13, -80), (13, -146), (-13, -146)):
            b = math.radians(angle + da)
            corners.append((math.sin(b) * 120, y + TILT * math.cos(b), math.cos(b) * 116))
        shade = base if angle < 20 else mix(base, DARK, 0.3)
        shape = pose.plate(corners)
        canvas.form(
            shape, shade, mix(base, DARK, 0.6), mix(base, BRIGHT, 0.7), Pen(4.5, 4, (8, 5), 4, hatch=14)
        )
        at = pose.spot(math.sin(a) * 124, -112 + TILT * math.cos(a), math.cos(a) * 120)
        shape = disc(at[0], at[1], 9)
        canvas.form(
            shape, "#8e2f24" if abs(angle) > 30 else "#2f7a6a", None, "#ffe0c8", Pen(2.4, 2, (3, 3), 2)
        )
    helm.rim(head, head.person.trim, -58, 44)


def spike(head: Head) -> None:
    """A bowl with a spike and mail behind."""
    helm.aventail(head)
    bowl(head, LOW, head.person.metal)
    _seams(head)
    x, y = head.pose.spot(0, -168, 10)
    metal = head.person.trim
    shape = plate(path("-18,4 -8,-26 0,-88 8,-26 18,4", x, y))
    head.canvas.form(shape, metal, mix(metal, "#20100a", 0.5), "#fff6d0", Pen(4, 4, (8, 2), 3))
    helm.rim(head, head.person.trim, -44, 30)
