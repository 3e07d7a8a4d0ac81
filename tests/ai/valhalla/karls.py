"""Twenty games of karls, played once for all tests that look at them: every player count in every variant.

Jarls are taken at random, so that all of them are met.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from valhalla.ai.levels import choose
from valhalla.ai.thought import Knowledge
from valhalla.games import valhalla as game
from valhalla.games.valhalla.commands import Command
from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance

VARIANTS: tuple[tuple[str, ...], ...] = ((), ("hand_draft",), ("simplified",), ("five_jarls",))
GAMES = 20


class Moment(NamedTuple):
    """A decision of a karl: the state before it, the command, and how much had happened."""

    number: int
    state: State
    seat: int
    command: Command
    happened: list[Event]
    past: int

    @property
    def step(self) -> int:
        return self.state.step

    def view(self) -> State:
        return game.view(self.state, self.seat)

    def seen(self) -> list[Event]:
        """The past as the seat saw it."""
        return [game.seen_by(event, self.seat) for event in self.happened[: self.past]]

    def known(self, luck: int = 1) -> Knowledge:
        """What a seat in this place may use."""
        return Knowledge(game, self.view(), self.seat, Chance(luck, 2, self.number), self.seen())

    def twin(self) -> State:
        """The same view on another world."""
        other = game.determinize(self.view(), Chance(9, 4, self.number))
        return game.view(other, self.seat)


class Played(NamedTuple):
    moments: list[Moment]
    events: list[Event]
    end: State


@cache
def played(number: int) -> Played:
    """A game with 2 to 6 players, the variants in turn."""
    luck, whim = Chance(number), Chance(number, 11)  # by which all jarls are met
    setup = game.Setup(2 + number % 5, variants=VARIANTS[number % 4])
    s, events = game.new(setup, luck)
    moments: list[Moment] = []
    while seats := game.to_act(s):
        n = len(moments) + 1
        seat = whim.pick(seats)
        if s.step == Step.CHOOSE_JARLS:
            command = whim.pick(game.legal(s, seat))
        else:
            command = choose("karl", game, game.view(s, seat), seat, Chance(number, 2, n))
            game.check(s, seat, command)
        moments.append(Moment(n, s.clone(), seat, command, events, len(events)))
        events += game.decide(s, seat, command, luck.at(n))
    return Played(moments, events, s)


def games() -> Iterator[Played]:
    return (played(number) for number in range(GAMES))


@cache
def moments(*steps: int, every: int = 1) -> list[Moment]:
    """The decisions of all games at these steps (at any, if none is named), or every so many of them."""
    found = [moment for one in games() for moment in one.moments if not steps or moment.step in steps]
    return found[::every]


@cache
def of_every_step(most: int) -> list[Moment]:
    """At most so many decisions of each kind, from all over the games."""
    steps = sorted({moment.step for moment in moments()})
    return [m for step in steps for m in moments(step)[:: -(-len(moments(step)) // most)]]
