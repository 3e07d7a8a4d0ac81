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
from valhalla.games.valhalla.terms import Step
from valhalla.games.valhalla.view import determinize
from valhalla.kernel.chance import Chance

POINT = 0.04  # about what a point is worth in chances to win
SEARCHED = (Step.PHASE_A, Step.KEEP, Step.CHOOSE_RISING, Step.TURN_START, Step.PHASE_B)
HUNTED = (Step.PHASE_A,)  # against a monster a karl's eye for the rest is as good
MARGIN = 4.0  # points behind the best at first sight that are hardly ever made good against a monster


class Foresight(NamedTuple):
    """How far and how hard a level looks."""

    weights: str
    tries: int  # playouts for a choice of phase A
    fewer: int  # for another
    rounds: float  # turns of every seat until the horizon
    width: int  # candidates taken from a karl's list
    hunt: int  # playouts for a choice of phase A against a monster, alone
    few: int  # candidates taken there


class Seer:
    """One decision of a jarl or norn."""

    def __init__(self, mind: Mind, sight: Foresight) -> None:
        self.mind = mind
        self.sight = sight

    def think(self, past: Iterable[Any], clock: Clock, why: bool) -> Thought:
        mind, sight = self.mind, self.sight
        step = mind.s.step
        searched = step in (HUNTED if self._hunts else SEARCHED)
        count = sight.few if self._hunts else sight.width
        first = mind.think(count, why and not searched)
        if searched and self._hunts:
            first = _close(first)
        if not searched or len(first.candidates) < 2:
            return mind.think(count, why) if why and searched else first
        guide, world = self._ahead(past)
        search = Search(guide, mind.seat, world, mind.luck.stream(7))
        search.why = {} if why else None
        tried = search.best(self._looks(first, guide), self._tries(step), clock)
        found = tuple(Candidate(t.command, t.worth, t.terms, t.tries) for t in tried)
        return Thought(found[0].command, found)

    @property
    def _hunts(self) -> bool:
        return isinstance(self.mind.evaluation, HuntEvaluation)

    def _tries(self, step: int) -> int:
        sight = self.sight
        if self._hunts:  # the more hunt together, the longer a playout takes
            return sight.hunt * 2 // (self.mind.s.table.players + 1)
        return sight.tries if step == Step.PHASE_A else sight.fewer

    def _ahead(self, past: Iterable[Any]) -> tuple[Guide, Callable[[Chance], State]]:
        """Quick rules, and worlds that fit the view; friends' hands are not guessed at."""
        mind, players = self.mind, self.mind.s.table.players
        if isinstance(mind.evaluation, HuntEvaluation):  # until after one's own next turn
            until = mind.s.turns + players + 1
            return HuntGuide(mind.evaluation, until), lambda luck: determinize(mind.s, luck)
        until = mind.s.turns + round(self.sight.rounds * players)
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


def _close(first: Thought) -> Thought:
    """Without the candidates that are far behind."""
    least = first.candidates[0].worth - MARGIN if first.candidates else 0.0
    near = tuple(one for one in first.candidates if one.worth >= least)
    return Thought(first.command, near)
