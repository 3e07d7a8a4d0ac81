"""The jarl and the norn: a karl's eye for the dice, and a search for what is to be decided by foresight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from valhalla.ai.search import Search
from valhalla.ai.thought import Candidate, Clock, Thought
from valhalla.ai.valhalla.hands import Worlds
from valhalla.ai.valhalla.hunt_guide import HuntGuide
from valhalla.ai.valhalla.hunting import HuntEvaluation
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.quick import Guide
from valhalla.ai.valhalla.tempers import lean
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import (
    CHOOSE_RISING,
    KEEP,
    PHASE_A,
    PHASE_B,
    TURN_START,
)
from valhalla.games.valhalla.view import determinize
from valhalla.kernel.chance import Chance

POINT = 0.04  # about what a point is worth in chances to win
SEARCHED = (PHASE_A, KEEP, CHOOSE_RISING, TURN_START, PHASE_B)


class Foresight(NamedTuple):
    """How far and how hard a level looks."""

    weights: str
    tries: int  # playouts for a choice of phase A
    fewer: int  # for another
    rounds: float  # turns of every seat until the horizon
    width: int  # candidates taken from a karl's list


class Seer:
    """One decision of a jarl or norn."""

    def __init__(self, mind: Mind, sight: Foresight) -> None:
        self.mind = mind
        self.sight = sight

    def think(self, past: Iterable[Any], clock: Clock, why: bool) -> Thought:
        mind = self.mind
        step = mind.s.agenda[-1][0]
        searched = step in SEARCHED
        first = mind.think(self.sight.width, why and not searched)
        if not searched or len(first.candidates) < 2:
            return first
        until = mind.s.turns + round(self.sight.rounds * mind.s.table.players)
        guide, world = self._ahead(past, until)
        search = Search(guide, mind.seat, world, mind.luck.stream(7))
        search.why = {} if why else None
        tries = self.sight.tries if step == PHASE_A else self.sight.fewer
        tried = search.best(self._looks(first, guide), tries, clock)
        found = tuple(Candidate(t.command, t.worth, t.terms, t.tries) for t in tried)
        return Thought(found[0].command, found)

    def _ahead(self, past: Iterable[Any], until: int) -> tuple[Guide, Callable[[Chance], State]]:
        """Quick rules, and worlds that fit the view; friends' hands are not guessed at."""
        mind = self.mind
        if isinstance(mind.evaluation, HuntEvaluation):
            return HuntGuide(mind.evaluation, until), lambda luck: determinize(mind.s, luck)
        worlds = Worlds(mind.s, mind.seat, past, mind.evaluation.likings)
        return Guide(mind.evaluation, until), worlds.draw

    def _looks(self, first: Thought, guide: Guide) -> dict[Any, tuple[float, float]]:
        """What a karl thinks of its candidates, as chances to win, and how its temper leans to each."""
        now = guide.judge(self.mind.s)[self.mind.seat]
        best = first.candidates[0].worth
        mind = self.mind
        return {
            c.command: (
                max(0.0, now + POINT * (c.worth - best)),
                POINT * lean(mind.s, mind.seat, c.command, mind.nature),
            )
            for c in first.candidates
        }
