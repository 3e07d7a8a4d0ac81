"""Memory that is no longer needed goes back to the system.

Scenes and their widgets know each other, so Python frees a table that was left only when it next looks for
such circles, which may be some tables later. And the C library of Linux keeps what was freed: pictures of all
sizes leave gaps, and an evening of resizes and tables held twice as much as was in use.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Free what nothing refers to any more, and hand it to the system. Takes some milliseconds."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """glibc's malloc_trim; other systems and libraries give back by themselves, or have no way to."""
    if sys.platform != "linux":
        return None
    import ctypes  # noqa: PLC0415 - the first frame does not wait for it

    found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
