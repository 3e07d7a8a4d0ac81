"""The shape of heads: how wide, how long and how deep a face is at every height."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from art.ink import Line, Path
from art.portrait.pose import Solid, lifted

# Height, depth of the middle line, of the temples, and of the back of the head.
_DEPTHS = np.array(
    [
        (-162, 0, -12, -30),
        (-150, 34, -14, -66),
        (-120, 72, -14, -104),
        (-80, 92, -12, -122),
        (-40, 99, -10, -126),
        (-24, 101, -10, -124),
        (0, 92, -8, -118),
        (40, 93, -6, -96),
        (78, 96, 4, -34),
        (105, 100, 22, -6),
        (125, 94, 34, 8),
        (150, 93, 52, 28),
        (176, 84, 60, 40),
    ],
    dtype=float,
)


@dataclass(frozen=True)
class Skull:
    """Half widths at cheekbones, jaw and chin, and the height of the chin."""

    cheek: float
    jaw: float
    chin: float
    length: float

    @cached_property
    def _widths(self) -> Line:
        jaw, chin, end = self.jaw, self.chin, self.length
        return np.array(
            [
                (-162, 8),
                (-152, 40),
                (-138, 62),
                (-110, 84),
                (-80, 94),
                (-40, 98),
                (-8, self.cheek),
                (26, self.cheek - 2),
                (60, (self.cheek + jaw) / 2),
                (82, jaw + 3),
                (108, jaw - 8),
                (end - 18, chin + 18),
                (end - 8, chin + 5),
                (end - 1, chin * 0.74),
                (end + 4, chin * 0.4),
                (end + 7, 4),
            ],
            dtype=float,
        )

    def half_width(self, y: float) -> float:
        return float(np.interp(y, self._widths[:, 0], self._widths[:, 1]))

    def depth(self, x: float, y: float) -> float:
        """Where the skin is, in front of the ears."""
        middle, temple = (float(np.interp(y, _DEPTHS[:, 0], _DEPTHS[:, k])) for k in (1, 2))
        across = min(abs(x) / max(self.half_width(y), 12.0), 1.15)
        return float(middle - (middle - temple) * across**2.2)

    def on(self, points: Path, out: float = 0.0) -> Line:
        """Points of the front view laid onto the face."""
        return lifted(points, self.depth, out)

    def rings(self, grown: float = 0.0, top: float = -162.0, bottom: float | None = None) -> list[Solid]:
        """Cross-sections from crown to chin, swollen by *grown* for hair and hoods."""
        low = self.length + 7 if bottom is None else bottom
        heights = np.linspace(top, low, 30)
        return [self._section(float(y), grown) for y in heights]

    def _section(self, y: float, grown: float) -> Line:
        wide = self.half_width(y)
        back = float(np.interp(y, _DEPTHS[:, 0], _DEPTHS[:, 3]))
        across = np.linspace(-1, 1, 15)
        front = [(u * wide, y, self.depth(u * wide, y)) for u in across]
        rear = [(u * wide, y, self.depth(wide, y) * abs(u) ** 2 + back * (1 - u * u)) for u in across[::-1]]
        section = np.array(front + rear)
        if not grown:
            return section
        away = section - (0, -10, -10)
        return np.asarray(section + away / np.linalg.norm(away, axis=1)[:, None] * grown)


SKULLS = {
    "broad": Skull(102, 90, 44, 150),
    "long": Skull(94, 74, 32, 168),
    "square": Skull(100, 95, 56, 150),
    "gaunt": Skull(97, 70, 30, 162),
    "round": Skull(103, 88, 36, 143),
    "lean": Skull(95, 78, 38, 156),
    "oval": Skull(93, 72, 25, 150),
    "heart": Skull(96, 68, 20, 147),
    "strong": Skull(96, 82, 34, 153),
    "soft": Skull(97, 80, 28, 144),
    "narrow": Skull(90, 68, 24, 156),
}
