"""Whether the memory of a long life is flat, by samples taken all the time."""

from __future__ import annotations

from statistics import median
from typing import Final

WARM_UP: Final = 1.5  # minutes in which everything is loaded for the first time
# Megabytes that the last quarter of a life may hold more than its second one, tables and pictures included.
# Pictures are kept for the size of the window, up to 150 MB of them at 1920 × 800 and a third of that at
# 640 × 400, and a window keeps its size for a minute or two. So quarters differ by dozens of megabytes either
# way without any growth; what forgets nothing passes this within a few minutes.
MOST_HELD: Final = 75.0
# The same at rest: no table, caches of pictures and of functions empty, all that is free given back. The
# window itself differs by 5 from size to size.
MOST_AT_REST: Final = 10.0
MOST_OBJECTS: Final = 3.0  # thousands of Python's objects at rest


def quarters(samples: list[tuple[float, float]]) -> tuple[float, float] | None:
    """The medians of the second and the last quarter of (minute, megabytes) after the warm-up."""
    warm = [value for minute, value in samples if minute >= WARM_UP]
    size = len(warm) // 4
    return (median(warm[size : 2 * size]), median(warm[-size:])) if size else None


def verdict(name: str, samples: list[tuple[float, float]], most: float, unit: str = "MB") -> tuple[str, bool]:
    """In words, and whether it is flat. Too short a life tells nothing."""
    found = quarters(samples)
    if found is None:
        return f"{name}: too short a life to tell", True
    second, last = found
    good = last - second <= most
    told = f"{second:.0f} {unit} in the second quarter, {last:.0f} {unit} in the last ({last - second:+.1f})"
    return f"{name}: {told}, {'flat' if good else f'GROWS by more than {most:.0f} {unit}'}", good


def by_minute(samples: list[tuple[float, float]]) -> str:
    """The median of every minute."""
    minutes = sorted({int(minute) for minute, _value in samples})
    return " ".join(f"{median(v for at, v in samples if int(at) == minute):.0f}" for minute in minutes)
