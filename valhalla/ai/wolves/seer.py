"""The jarl and the norn: a karl's candidates, each played on to the end of the round on many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from valhalla.ai.search import Search
from valhalla.ai.thought import Candidate, Clock, Term, Thought
from valhalla.ai.wolves.karl import Mind, terms
from valhalla.ai.wolves.quick import Quick
from valhalla.games.wolves import scoring
from valhalla.games.wolves.rules import decide
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.games.wolves.view import determinize
from valhalla.kernel.chance import Chance

GLORY = 0.12  # about what one is worth in chances to win
PLAIN = 0.6  # Glory by which a candidate is so much worse that it is not tried
SEARCHED = (Step.ACT, Step.CLOSE, Step.REST, Step.AIM, Step.REACT, Step.BEFORE, Step.CROWN)


class Foresight(NamedTuple):
    """How hard a level looks."""

    tries: int  # playouts for a main action
    fewer: int  # for another choice
    width: int  # candidates taken from a karl's list


class Guide:
    """What the search knows of this game (`search.Guide`): no tree, only playouts to the end of the round."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.rules: Quick = mind.quick
        self.round = mind.s.round
        self.sharp = mind.weights.sharp

    def acting(self, world: State) -> int:
        step = world.agenda[-1]
        return step[1] if step[0] != Step.OVER else -1

    def over(self, world: State) -> bool:
        return world.round != self.round or world.step == Step.OVER

    def moment(self, world: State) -> int:
        return world.turns * 64 + len(world.agenda) * 4

    def strategic(self, world: State, seat: int) -> bool:
        return False

    def candidates(self, world: State, seat: int) -> list[tuple[float, Any]]:
        return [(1.0, self.rules.choose(world, seat))]

    def quick(self, world: State, seat: int, luck: Chance) -> None:
        decide(world, seat, self.rules.choose(world, seat), luck)

    def play(self, world: State, seat: int, command: Any, luck: Chance) -> None:
        decide(world, seat, command, luck)

    def judge(self, world: State) -> list[float]:
        if world.winners:
            share = 1 / len(world.winners)
            return [share if seat in world.winners else 0.0 for seat in range(world.table.players)]
        return chances([self.prospect(world, seat) for seat in range(world.table.players)], self.sharp)

    def prospect(self, world: State, seat: int) -> float:
        """Glory, and what cards and deities will still bring."""
        look = self.rules.outlooks[seat]
        kinds = [look.kind[card] for card in world.hands[seat]]
        glory = scoring.glory(world, seat)
        return glory + self.mind.weights.card * look.kept(kinds) + look.gods.lasting(world)

    def terms(self, world: State, seat: int) -> list[Term]:
        return list(terms(self.mind.at_the_end(world)))


def chances(prospects: Sequence[float], sharp: float) -> list[float]:
    """How likely each seat is to win the game."""
    most = max(prospects)
    parts = [exp(sharp * (prospect - most)) for prospect in prospects]
    whole = sum(parts)
    return [part / whole for part in parts]


class Seer:
    """One decision of a jarl or norn."""

    def __init__(self, mind: Mind, sight: Foresight) -> None:
        self.mind = mind
        self.sight = sight

    def think(self, clock: Clock, why: bool) -> Thought:
        mind = self.mind
        step = mind.s.step
        first = mind.think(self.sight.width, why)
        doubtful = [c for c in first.candidates if c.worth > first.candidates[0].worth - PLAIN]
        if step not in SEARCHED or len(doubtful) < 2:
            return first
        guide = Guide(mind)
        search = Search(guide, mind.seat, lambda luck: determinize(mind.s, luck), mind.luck.stream(7))
        search.why = {} if why else None
        tries = self.sight.tries if step == Step.ACT else self.sight.fewer
        tried = search.best(self._looks(doubtful), tries, clock)
        found = tuple(Candidate(t.command, t.worth, t.terms, t.tries) for t in tried)
        return Thought(found[0].command, found)

    def _looks(self, found: list[Candidate]) -> dict[Any, tuple[float, float]]:
        """What a karl thinks of its candidates, as chances to win."""
        fair = 1 / self.mind.s.table.players
        return {c.command: (max(0.0, fair + GLORY * (c.worth - found[0].worth)), 0.0) for c in found}
