"""Seconds of this process, and how often something is measured: machines are shared."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

RUNS: Final = 7


def timed(work: Callable[[], Any]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started
