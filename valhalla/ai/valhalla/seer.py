"""The jarl and the norn: a karl's eye for the dice, and a search for what is to be decided by foresight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from valhalla.ai.search import Search
from valhalla.ai.thought import Candidate, Clock, Thought
from valhalla.ai.valhalla.hands import Worlds
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.quick import Guide
from valhalla.ai.valhalla.tempers import lean
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance

POINT = 0.04  # about what a point is worth in chances to win
SEARCHED = (Step.PHASE_A, Step.KEEP, Step.CHOOSE_RISING, Step.TURN_START, Step.PHASE_B)


class Foresight(NamedTuple):
    """How far and how hard a level looks."""

    tries: int  # playouts for a choice of phase A
    fewer: int  # for another
    rounds: float  # turns of every seat until the horizon
    width: int  # candidates taken from a karl's list
    alone: int  # playouts for a choice of phase A against a monster, alone
    few: int  # candidates taken there


class Seer:
    """One decision of a jarl or norn."""

    searched: tuple[int, ...] = SEARCHED

    def __init__(self, mind: Mind, sight: Foresight) -> None:
        self.mind = mind
        self.sight = sight
        self.width = sight.width

    def think(self, past: Iterable[Any], clock: Clock, why: bool) -> Thought:
        mind, step = self.mind, self.mind.s.step
        searched = step in self.searched
        first = mind.think(self.width, why and not searched)
        if not searched:
            return first
        first = self.near(first)
        if len(first.candidates) < 2:
            return mind.think(self.width, why) if why else first
        guide, world = self._ahead(past)
        search = Search(guide, mind.seat, world, mind.luck.stream(7))
        search.why = {} if why else None
        tried = search.best(self._looks(first, guide), self._tries(step), clock)
        found = tuple(Candidate(t.command, t.worth, t.terms, t.tries) for t in tried)
        return Thought(found[0].command, found)

    def near(self, first: Thought) -> Thought:
        """What is worth a search of what a karl thinks."""
        return first

    def _tries(self, step: int) -> int:
        return self.sight.tries if step == Step.PHASE_A else self.sight.fewer

    def _ahead(self, past: Iterable[Any]) -> tuple[Guide, Callable[[Chance], State]]:
        """Quick rules, and worlds that fit the view."""
        mind = self.mind
        until = mind.s.turns + round(self.sight.rounds * mind.s.table.players)
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
