"""Tests of permissions hold for root, too: for a while this thread obeys what folders say about others."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

VERSION = 0x20080522  # of the kernel's structs: 64 capabilities
DAC = 1 << 1 | 1 << 2  # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: to go and read where one may not

Words = ctypes.c_uint32 * 6  # effective, permitted and inheritable, low words and high


@contextmanager
def ordinary() -> Iterator[None]:
    """Root goes without what lets it pass by permissions; anybody else is ordinary already.

    Threads that are started meanwhile are, too; programs are not.
    """
    if sys.platform != "linux" or os.geteuid() != 0:
        yield
        return
    words = _capabilities("capget", Words())
    _capabilities("capset", Words(words[0] & ~DAC, *words[1:]))
    try:
        yield
    finally:
        _capabilities("capset", words)


def _capabilities(call: str, words: ctypes.Array[ctypes.c_uint32]) -> ctypes.Array[ctypes.c_uint32]:
    libc = ctypes.CDLL(None, use_errno=True)
    head = (ctypes.c_uint32 * 2)(VERSION, 0)
    if getattr(libc, call)(head, words):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), call)
    return words
