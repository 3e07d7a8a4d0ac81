"""Motion between two places: eased, on an arc, in a given time."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

MEASURED: Final = 24  # places along an arc at which its room is looked at


def ease(t: float) -> float:
    """Fast at first, gentle at the end."""
    return 1 - (1 - t) ** 3


def hops(t: float, count: int = 3) -> float:
    """The height of something that bounces ever lower: 1 at most, 0 at the end."""
    if t >= 1:
        return 0.0
    height: float = abs(sin(pi * count * t**0.8)) * (1 - t) ** 1.5
    return height


def arc(t: float) -> float:
    """The height of something thrown: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def within(lift: float, start: float, end: float, pace: Callable[[float], float] = ease) -> float:
    """How much of a lift an arc may have so that all of it stays in the window.

    *start* and *end* are how far from the upper edge the way begins and ends, *pace* how it is gone.
    """
    for i in range(1, MEASURED):
        t = i / MEASURED
        lift = min(lift, max(0.0, start + (end - start) * pace(t)) / arc(t))
    return lift


class Tween:
    """A number on its way, or several."""

    def __init__(
        self, start: tuple[float, ...], end: tuple[float, ...], seconds: float, delay: float = 0.0
    ) -> None:
        self.start = start
        self.end = end
        self.seconds = max(1e-6, seconds)
        self.time = -delay

    @property
    def done(self) -> bool:
        return self.time >= self.seconds

    @property
    def left(self) -> float:
        """The seconds until it is done."""
        return max(0.0, self.seconds - self.time)

    @property
    def t(self) -> float:
        """How much of the way lies behind, before easing."""
        return min(1.0, max(0.0, self.time / self.seconds))

    def step(self, dt: float) -> None:
        self.time += dt

    def now(self) -> tuple[float, ...]:
        e = ease(self.t)
        return tuple(a + (b - a) * e for a, b in zip(self.start, self.end, strict=True))
