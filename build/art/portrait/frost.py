"""What frost giants wear: crowns of ice, icicles over the brow, shards on the shoulders."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from art.ink import Canvas, Pen, plate
from art.palette import mix
from art.portrait.hair import brow_band
from art.portrait.person import Head

_BRIGHT, _DEEP, _NIGHT = "#ffffff", "#4f7f9e", "#173044"


class _Spike(NamedTuple):
    angle: float  # degrees around the head, 0 in front
    high: float
    wide: float
    lean: float = 0.0


_CROWNS: dict[str, tuple[_Spike, ...]] = {
    "tall": (
        _Spike(-86, 120, 36, -34), _Spike(86, 120, 36, 34), _Spike(-56, 150, 42, -22),
        _Spike(58, 150, 42, 22), _Spike(-26, 188, 44, -8), _Spike(30, 180, 44, 10), _Spike(2, 142, 38, 2),
    ),
    "broad": (
        _Spike(-96, 170, 50, -90), _Spike(96, 170, 50, 90), _Spike(-66, 120, 46, -46),
        _Spike(66, 120, 46, 46), _Spike(-36, 90, 44, -14), _Spike(36, 90, 44, 14), _Spike(0, 110, 46, 0),
    ),
    "broken": (
        _Spike(-80, 140, 44, -20), _Spike(-48, 214, 50, -30), _Spike(-16, 96, 44, 6), _Spike(20, 66, 42, 8),
        _Spike(52, 128, 44, 30), _Spike(84, 80, 40, 26),
    ),
    "comb": (
        _Spike(-70, 76, 34, -14), _Spike(-44, 116, 38, -12), _Spike(-20, 164, 40, -6), _Spike(20, 164, 40, 6),
        _Spike(44, 116, 38, 12), _Spike(70, 76, 34, 14), _Spike(0, 226, 44, 0),
    ),
    "thorns": tuple(_Spike(a, 74 + 40 * (k % 2), 30, a * 0.36) for k, a in enumerate(range(-96, 97, 16))),
    "slabs": (
        _Spike(-92, 96, 66, -10), _Spike(92, 96, 66, 10), _Spike(-52, 126, 74, -16), _Spike(54, 108, 74, 10),
        _Spike(0, 150, 84, 6),
    ),
    "horned": (
        _Spike(-80, 230, 56, -60), _Spike(80, 230, 56, 60), _Spike(-40, 70, 44, -10), _Spike(40, 70, 44, 10),
        _Spike(0, 92, 46, 0),
    ),
}  # fmt: skip
CROWNS = tuple(_CROWNS)


def crown(head: Head, kind: str) -> None:
    """Spikes of ice around the head, the far ones first, on a frozen band."""
    base = head.skin
    spikes = sorted(_CROWNS[kind], key=lambda s: math.cos(math.radians(s.angle - head.person.yaw)))
    for spike in spikes:
        _spike(head, spike)
    band = brow_band(head, -66, 38, 12)
    paint = mix(base, "#8fbdd2", 0.5)
    head.canvas.form(band, paint, _DEEP, _BRIGHT, Pen(4, 4, (5, 9), 4, hatch=14))
    icicles(head)


def _spike(head: Head, spike: _Spike) -> None:
    angle = math.radians(spike.angle)
    foot = (math.sin(angle) * 106, -84 + 8 * math.cos(angle), math.cos(angle) * 100)
    x, y = head.pose.spot(*foot)
    tip = head.pose.spot(foot[0] + spike.lean, foot[1] - spike.high, foot[2] * 0.6)
    shard(head.canvas, (x, y), tip, spike.wide)


def shard(canvas: Canvas, foot: tuple[float, float], tip: tuple[float, float], wide: float) -> None:
    """One crystal: a lit face, a dark face, an edge of light."""
    a, b = np.array(foot), np.array(tip)
    run = b - a
    side = np.array([-run[1], run[0]]) / (np.hypot(*run) + 1e-9) * wide / 2
    if side[0] > 0:
        side = -side
    shoulder = a + run * 0.66
    shape = [a + side, shoulder + side * 0.8, b, shoulder - side * 0.84 - run * 0.06, a - side]
    canvas.form(plate(np.array(shape)), "#b9dcea", _DEEP, _BRIGHT, Pen(4, 4, (0, 0)))
    dark = plate(np.array([a, shoulder - side * 0.1, b, shape[3], shape[4]]))
    canvas.fill(dark, _DEEP)
    canvas.hatch(dark, 14, 6, width=3, light=(1, 0), colour=_NIGHT)
    canvas.brush(np.array([a + side * 0.55, shoulder + side * 0.4]), 5, _BRIGHT)


def icicles(head: Head) -> None:
    """A fringe that hangs from the band."""
    for k, long in enumerate((26, 40, 28, 46, 30, 44, 28, 40, 26)):
        angle = math.radians(-80 + k * 20)
        if math.cos(angle - math.radians(head.person.yaw)) < 0.5:
            continue
        x, y = head.pose.spot(math.sin(angle) * 110, -42 - 20 * math.cos(angle), math.cos(angle) * 106)
        drop = plate([(x - 9, y - 6), (x + 9, y - 6), (x + 1, y + long)])
        head.canvas.form(drop, "#d8eef6", _DEEP, _BRIGHT, Pen(2.4, 2.4, (5, 0), 2))


def brow_shards(head: Head) -> None:
    """No crown: crystals that grow from the temples themselves."""
    for side in (head.far, -head.far):
        for y, lean, high, wide in ((-40, 70, 60, 30), (-84, 60, 104, 36), (-124, 34, 110, 38)):
            x = side * head.skull.half_width(y)
            foot = head.pose.spot(x * 0.96, y, 10)
            shard(head.canvas, foot, head.pose.spot(x + side * lean, y - high, -10), wide)


def shoulder_ice(canvas: Canvas, places: Sequence[tuple[float, float, float]]) -> None:
    """Crystals on the shoulders: x, y of the foot and how far they lean."""
    for x, y, lean in places:
        for k, (high, wide) in enumerate(((70, 30), (118, 40), (84, 34))):
            foot = (x + (k - 1) * 30, y)
            shard(canvas, foot, (foot[0] + lean + (k - 1) * 22, y - high), wide)
