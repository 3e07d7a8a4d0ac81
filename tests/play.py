"""Whole games for tests: what is laid, whose hands play it, and two ways to look on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from valhalla.kernel.chance import Chance
from valhalla.kernel.game import NOBODY, Game

Hand = Callable[[Any, int, Chance], Any]  # what a seat does, by its view and some luck of its own
Look = Callable[[Any, Any, Any], None]  # at the state before an event, the event, and the state after it
Asked = Callable[[Any, int], None]  # at the state before a decision, and whose it is


class WholeGame(NamedTuple):
    """One game from its blank table to its end."""

    game: Game
    players: int
    blank: Any
    hand: Hand
    seed: int
    told: str = ""  # what a failing test says of it

    def __repr__(self) -> str:
        return f"<{self.game.ID} of {self.players}, {self.told}, seed {self.seed}>"

    @property
    def seats(self) -> tuple[int | None, ...]:
        """Everybody who looks on: the spectator, too."""
        return (None, *range(self.players))

    def moments(self) -> Iterator[tuple[Any, int, Any]]:
        """Every decision: the state before it, the seat, the command. The state goes on by itself."""
        luck, mind = Chance(self.seed), Chance(self.seed, 1)
        s = self.blank.clone()
        self.game.decide(s, NOBODY, self.game.BEGIN, luck)
        n = 0
        while seats := self.game.to_act(s):
            seat = mind.pick(seats)
            command = self.hand(self.game.view(s, seat), seat, mind)
            yield s, seat, command
            self.game.check(s, seat, command)
            n += 1
            self.game.decide(s, seat, command, luck.at(n))

    def watched(self, look: Look, asked: Asked = lambda s, seat: None) -> Any:
        """The end; before it *look* gets every event, *asked* every choice.

        What is folded from the events must be what was decided.
        """
        luck, mind = Chance(self.seed), Chance(self.seed, 1)
        s, shown = self.blank.clone(), self.blank.clone()
        events, n = self.game.decide(s, NOBODY, self.game.BEGIN, luck), 0
        while True:
            for event in events:
                before = shown.clone()
                self.game.apply(shown, event)
                look(before, event, shown)
            assert shown == s, "folding the events gives another state"
            if not (seats := self.game.to_act(s)):
                return s
            seat = mind.pick(seats)
            asked(s, seat)
            command = self.hand(self.game.view(s, seat), seat, mind)
            self.game.check(s, seat, command)
            n += 1
            events = self.game.decide(s, seat, command, luck.at(n))


def at_end(world: Any, game: Game, hand: Hand, mind: Chance, luck: Chance) -> Any:
    """The same state, played on to its end."""
    n = 0
    while seats := game.to_act(world):
        command = hand(game.view(world, seats[0]), seats[0], mind)
        game.check(world, seats[0], command)
        n += 1
        game.decide(world, seats[0], command, luck.at(n))
    return world
