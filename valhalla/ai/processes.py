"""Processes that work for us and outlive us in no case: they are on a leash, a pipe that only we hold.

When we die, however we die, it is loose, and they end in the middle of whatever they do.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread

from valhalla.kernel import joining


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes for as long as this lasts. Whatever goes wrong meanwhile, also Ctrl-C, ends them at once."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with theirs, ours, ProcessPoolExecutor(workers, context, _begin, (theirs, joining.joined())) as executor:
        others = active_children()
        try:
            with deaf():
                executor.submit(int)  # starts them all
            yield executor
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.kill()
            raise


def _begin(leash: Connection, joined: Mapping[str, Sequence[str]]) -> None:
    """The first thing a worker does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    Thread(target=_hang_on, args=(leash,), daemon=True).start()
    joining.join_all(joined)


def _hang_on(leash: Connection) -> None:
    with suppress(EOFError, OSError):
        leash.recv_bytes()
    os._exit(1)


if sys.platform == "win32":

    @contextmanager
    def deaf() -> Iterator[None]:
        """Here a process can shut its ears only once it runs."""
        yield

else:

    @contextmanager
    def deaf() -> Iterator[None]:
        """Processes that are started now never hear of Ctrl-C, not even before they could say so; we hear of
        it as soon as this is over."""
        resource_tracker.ensure_running()  # who starts it would open our ears again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
