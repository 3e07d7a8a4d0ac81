"""Processes that work for us and outlive us in no case: they are on a leash, a pipe that only we hold.

When we die, however we die, it is loose, and they end in the middle of whatever they do.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from valhalla.kernel import joining

Job = TypeVar("Job")
Result = TypeVar("Result")


class Workers:
    """Some processes, and the work that is given to them."""

    def __init__(self, executor: ProcessPoolExecutor) -> None:
        self._executor = executor

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job], chunk: int = 1) -> Iterator[Result]:
        """The results in the order of the jobs, of which a worker takes so many at a time.

        The map of the executor itself cancels what is left when we stop, which trips its own clearing up.
        """
        rest = iter(jobs)
        parts = iter(lambda: list(islice(rest, chunk)), [])
        given = [self._give(work, part) for part in parts]
        given.reverse()
        while given:
            yield from given.pop().result()

    def _give(self, work: Callable[[Job], Result], jobs: list[Job]) -> Future[list[Result]]:
        with deaf():  # a process may be started for it
            return self._executor.submit(_done, work, jobs)


def _done(work: Callable[[Job], Result], jobs: list[Job]) -> list[Result]:
    return [work(job) for job in jobs]


@contextmanager
def pool(workers: int) -> Iterator[Workers]:
    """Processes for as long as this lasts. Whatever goes wrong meanwhile, also Ctrl-C, ends them at once."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with theirs, ours, ProcessPoolExecutor(workers, context, _begin, (theirs, joining.joined())) as executor:
        others = active_children()
        try:
            yield Workers(executor)
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
