"""The search of the stronger seats: a tree over strategic choices only, on worlds that fit the view.

The choices of the seat itself are tried on the same worlds, and the worse half of them is dropped again and
again (sequential halving). What comes after is a tree: each seat's strategic choices are picked by what they
have been worth to that seat so far and by how good they look at first sight. Everything else (dice, cards
kept, offers) is played by quick rules, as is the rest of the way to the horizon, where it is judged.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple, Protocol

from valhalla.ai.thought import Clock, Term
from valhalla.kernel.chance import Chance

CURIOSITY = 0.6
FIRST_SIGHT = 6  # tries that the first look at a choice counts for


class Guide(Protocol):
    """What a search must know of the game it searches."""

    def acting(self, world: Any) -> int:
        """The seat to choose, or -1 when the game is over."""

    def over(self, world: Any) -> bool:
        """Whether the horizon is reached."""

    def moment(self, world: Any) -> int:
        """A number for this moment, alike in worlds that went different ways: its luck will be alike."""

    def strategic(self, world: Any, seat: int) -> bool:
        """Whether this choice belongs into the tree."""

    def candidates(self, world: Any, seat: int) -> list[tuple[float, Any]]:
        """The commands worth a look, each with how good it looks; shares of one."""

    def quick(self, world: Any, seat: int, luck: Chance) -> None:
        """Make a choice by quick rules."""

    def play(self, world: Any, seat: int, command: Any, luck: Chance) -> None:
        """Carry out a command."""

    def judge(self, world: Any) -> list[float]:
        """What the position is worth to each seat, from 0 to 1."""

    def terms(self, world: Any, seat: int) -> list[Term]:
        """The same for one seat, in points and in parts, for whoever asks why."""


class Node:
    """A choice that was made: how often, and what it was worth to whoever made it."""

    __slots__ = ("branches", "lean", "looks", "total", "visits")

    def __init__(self, looks: float = 0.5, lean: float = 0.0) -> None:
        self.looks = looks  # what it seemed worth before it was tried
        self.lean = lean  # what the seat's temper adds
        self.visits = 0
        self.total = 0.0
        self.branches: dict[Any, Node] = {}

    def worth(self) -> float:
        """The mean of the tries, and of what it seemed worth at first sight as if tried so often."""
        return (self.total + FIRST_SIGHT * self.looks) / (self.visits + FIRST_SIGHT) + self.lean


class Tried(NamedTuple):
    """A command of the root: its mean worth, how often it was tried, and the mean terms if asked for."""

    command: Any
    worth: float
    tries: int
    terms: tuple[Term, ...] = ()


class Search:
    """Looks for the best of some commands."""

    def __init__(self, guide: Guide, seat: int, world: Callable[[Chance], Any], luck: Chance) -> None:
        self.guide = guide
        self.seat = seat
        self.world = world
        self.luck = luck
        self.why: dict[Node, dict[str, float]] | None = None  # the sums of terms, for whoever asks

    def best(self, commands: dict[Any, tuple[float, float]], tries: int, clock: Clock) -> list[Tried]:
        """The commands tried, the best first. With each comes what it seems worth, and what a temper adds."""
        nodes = {command: Node(looks, lean) for command, (looks, lean) in commands.items()}
        alive = list(commands)
        rounds = max(1, (len(commands) - 1).bit_length())
        number = 0
        for _ in range(rounds):
            for _ in range(max(1, tries // (rounds * len(alive)))):
                for command in alive:
                    if clock.over() and number:
                        return self._ranked(nodes, alive)
                    self._try(command, nodes[command], self.luck.stream(number))
                number += 1
            alive.sort(key=lambda command: -nodes[command].worth())
            alive = alive[: max(1, (len(alive) + 1) // 2)]
        return self._ranked(nodes, alive)

    def _ranked(self, nodes: dict[Any, Node], alive: list[Any]) -> list[Tried]:
        """All of them, those that stayed to the end before the others."""
        found = [Tried(c, node.worth(), node.visits, self._mean(node)) for c, node in nodes.items()]
        return sorted(found, key=lambda tried: (tried.command in alive, tried.worth), reverse=True)

    def _mean(self, node: Node) -> tuple[Term, ...]:
        sums = self.why.get(node, {}) if self.why is not None else {}
        return tuple(Term(name, total / node.visits) for name, total in sums.items())

    def _try(self, command: Any, node: Node, luck: Chance) -> None:
        guide = self.guide
        world = self.world(luck)
        guide.play(world, self.seat, command, luck)
        path = [(node, self.seat)]
        fresh = not node.visits
        while not guide.over(world):
            seat = guide.acting(world)
            luck.at(guide.moment(world))
            if fresh or not guide.strategic(world, seat):
                guide.quick(world, seat, luck)
                continue
            node = self._step(node, world, seat, luck)
            path.append((node, seat))
            fresh = not node.visits
        worths = guide.judge(world)
        if self.why is not None:
            sums = self.why.setdefault(path[0][0], {})
            for term in guide.terms(world, self.seat):
                sums[term.name] = sums.get(term.name, 0.0) + term.worth
        for passed, seat in path:
            passed.visits += 1
            passed.total += worths[seat]

    def _step(self, node: Node, world: Any, seat: int, luck: Chance) -> Node:
        """The most promising choice here: by its worth so far, by its looks, by how seldom it was tried."""
        candidates = self.guide.candidates(world, seat)
        mean = node.total / node.visits if node.branches else 0.5
        reach = CURIOSITY * sqrt(node.visits)
        best = None
        most = -1.0
        for looks, command in candidates:
            branch = node.branches.get(command)
            if branch is None:
                score = mean + reach * looks
            else:
                score = branch.total / branch.visits + reach * looks / (1 + branch.visits)
            if score > most:
                best, most = command, score
        self.guide.play(world, seat, best, luck)
        found = node.branches.get(best)
        if found is None:
            found = node.branches[best] = Node()
        return found
