"""The risk of the next throw, worked out beside the frames and kept."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

from valhalla.ai.hammer import risk
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import Step

log = logging.getLogger(__name__)


class Risk(NamedTuple):
    """The chance that the next throw, or the one that lies there, holds: bare, and with the cards in hand."""

    bare: float
    carded: float | None = None  # None: no card helps, or whose hand it is cannot be seen


def work_out(s: State, seat: int, seen: bool) -> Risk:
    """From a view alone: what its seat may know."""
    if s.step == Step.ROLLED:
        reached = risk.reach(s.dice) + s.bonus + 3 * s.struck
        bare = 1.0 if s.throws == 1 or reached > s.token else 0.0
        return Risk(bare, risk.chance_to_mend(s, seat) if seen and bare < 1 else None)
    bare = risk.chance(s)
    return Risk(bare, risk.chance_with_cards(s, seat) if seen and s.hands[seat] else None)


class Desk:
    """Works positions out in a thread of its own, and keeps the answers."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._job: Future[Risk] | None = None
        self._asked: tuple[Any, ...] = ()
        self._known: dict[tuple[Any, ...], Risk] = {}

    def ask(self, s: State, viewer: int | None) -> Risk | None:
        """What is known of this position; None while it is worked out, or if there is nothing to ask."""
        if s.step not in (Step.READY, Step.ROLLED) or not s.throws:
            return None
        seat, seen = s.active, viewer == s.active
        hand = tuple(s.hands[seat]) if seen else ()
        key = (s.agenda[-1], s.dice, s.held, s.token, s.removed, s.struck, s.bonus, s.more, s.times, hand)
        self._collect()
        if key not in self._known and self._job is None:
            self._pool = self._pool or ThreadPoolExecutor(1, "risk")
            self._asked = key
            self._job = self._pool.submit(work_out, s.clone(), seat, seen)
        return self._known.get(key)

    def _collect(self) -> None:
        if self._job is None or not self._job.done():
            return
        trouble = self._job.exception()
        if trouble is not None:
            log.error("the risk could not be worked out", exc_info=trouble)
        if len(self._known) > 64:
            self._known.clear()
        self._known[self._asked] = Risk(0.0) if trouble is not None else self._job.result()
        self._job = None
