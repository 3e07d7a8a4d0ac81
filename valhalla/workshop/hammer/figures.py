"""What `valhalla bench` measures of the Hammer Throw besides."""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import Any

from valhalla.ai.hammer.policy import Policy
from valhalla.workshop.timing import RUNS, timed


def figures() -> dict[str, Any]:
    """Milliseconds to solve a turn of the Hammer Throw: every token, every dice, stop or throw."""
    worths = [0.0, 1.5, 3.0, 6.0, 9.0, 12.0, 17.0, 22.0]
    Policy(tuple(worths), tuple(worths)).turn(1)  # lays out the lattice, once in a process
    runs = [tuple(worth * (1 + run / 100) for worth in worths) for run in range(RUNS)]
    return {"policy_ms": round(1000 * median(timed(partial(_solve, stop)) for stop in runs), 1)}


def _solve(stop: tuple[float, ...]) -> float:
    return Policy(stop, (0.0,) * len(stop)).turn(1)
