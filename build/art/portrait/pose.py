"""Turning heads: parts are given in head space and seen from the side the head is turned to.

Head space: x to the viewer's right, y down, z towards the viewer. The eyes lie at y 0, half a face is 100
wide, the ears stand at z 0, the face at about z 95.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from art.ink import Line, Path, Shape, blob, hull, joined, plate, spline

Spot3 = tuple[float, float, float]
Solid = Sequence[Spot3] | Line
PIVOT = (0.0, 60.0, -20.0)


@dataclass(frozen=True)
class Pose:
    """Degrees: *yaw* turns to the viewer's right, *pitch* lifts the chin."""

    yaw: float = 0.0
    pitch: float = 0.0

    @cached_property
    def _turns(self) -> tuple[float, float, float, float]:
        yaw, pitch = math.radians(self.yaw), math.radians(self.pitch)
        return math.cos(yaw), math.sin(yaw), math.cos(pitch), math.sin(pitch)

    def seen(self, points: Solid) -> Line:
        """Points in space as the viewer sees them."""
        x, y, z = (np.asarray(points, dtype=float) - PIVOT).T
        cos_yaw, sin_yaw, cos_pitch, sin_pitch = self._turns
        deep = z * cos_yaw - x * sin_yaw
        across, down = x * cos_yaw + z * sin_yaw, y * cos_pitch - deep * sin_pitch
        return np.stack([across + PIVOT[0], down + PIVOT[1]], -1)

    def depth(self, points: Solid) -> Line:
        """How near the viewer each point is."""
        x, y, z = (np.asarray(points, dtype=float) - PIVOT).T
        cos_yaw, sin_yaw, cos_pitch, sin_pitch = self._turns
        return np.asarray((z * cos_yaw - x * sin_yaw) * cos_pitch + y * sin_pitch)

    def spot(self, x: float, y: float, z: float) -> tuple[float, float]:
        px, py = self.seen([(x, y, z)])[0]
        return float(px), float(py)

    def blob(self, points: Solid) -> Shape:
        return blob(self.seen(points))

    def plate(self, points: Solid) -> Shape:
        return plate(self.seen(points))

    def loft(self, rings: Sequence[Solid]) -> Shape:
        """The outline of a body given by its cross-sections, one after another."""
        flat = [self.seen(ring) for ring in rings]
        return joined(hull(np.r_[a, b]) for a, b in pairwise(flat))

    def arc(self, y: float, wide: float, front: float, back: float, tilt: float = 0.0) -> Line:
        """The visible half of a level ellipse around the head, in space, from left to right."""
        angle = np.radians(np.linspace(-90, 90, 25) - self.yaw)
        z = np.where(np.cos(angle) > 0, front, back) * np.cos(angle)
        return np.stack([np.sin(angle) * wide, y + tilt * np.cos(angle), z], -1)

    def below(self, edge: Solid, deep: float = 500.0) -> Shape:
        """Everything under a line that runs from left to right."""
        line = self.seen(edge)
        return plate(
            np.r_[
                line,
                [(line[-1][0] + 60, line[-1][1]), (line[-1][0] + 60, deep), (line[0][0] - 60, deep)],
                [(line[0][0] - 60, line[0][1])],
            ]
        )

    def tube(self, path: Solid, widths: Sequence[float]) -> Shape:
        """The outline of a horn or limb: circles of those widths along a curve in space."""
        count = len(path)
        fine = np.linspace(0, count - 1, 6 * count)
        knots = _smooth(np.asarray(path, dtype=float), fine)
        radii = np.interp(fine, np.linspace(0, count - 1, len(widths)), widths) / 2
        angles = np.linspace(0, math.tau, 13)[:-1]
        circle = np.c_[np.cos(angles), np.sin(angles)]
        rings = [p + circle * max(r, 0.3) for p, r in zip(self.seen(knots), radii, strict=True)]
        return joined(hull(np.r_[a, b]) for a, b in pairwise(rings))


def _smooth(knots: Line, at: Line) -> Line:
    """A curve in space through its knots, taken at those places (in knots)."""
    places = spline(np.c_[knots[:, 0], knots[:, 1]], steps=12)
    deep = spline(np.c_[knots[:, 2], np.zeros(len(knots))], steps=12)
    index = np.clip((at * 12).round().astype(int), 0, len(places) - 1)
    return np.concatenate([places[index], deep[index, :1]], 1)


def mirrored(points: Solid, side: int) -> Line:
    """Points given for the viewer's right side (1), or their mirror image (-1)."""
    return np.asarray(np.asarray(points, dtype=float) * (side, 1, 1))


def lifted(points: Path, depth: Callable[[float, float], float], out: float = 0.0) -> Line:
    """Points drawn on the front view laid onto a surface, *out* above it."""
    return np.array([(x, y, depth(x, y) + out) for x, y in np.asarray(points, dtype=float)])
