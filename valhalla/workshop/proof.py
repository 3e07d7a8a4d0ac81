"""Games played under the eye of independent code: the soak and the tests stand on this."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from valhalla.ai.levels import choose
from valhalla.ai.play import Bout
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Broken, Game


class Proof(NamedTuple):
    """What a proved game came to; `failure` is empty if all held."""

    match: Bout
    commands: int
    events: int
    termination: str
    failure: str = ""


def prove(match: Bout) -> Proof:
    """Play a match, with everything looked at after every event; a failure is told, never raised."""
    witness = _Witness(match)
    try:
        witness.play()
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is the result
        return Proof(match, witness.commands, witness.events, "", f"{type(error).__name__}: {error}")
    outcome = witness.game.outcome(witness.state)
    assert outcome is not None
    return Proof(match, witness.commands, witness.events, outcome.termination)


class _Witness:
    """Plays with the whole truth, folds each event onto a second state, and compares."""

    def __init__(self, match: Bout) -> None:
        self.game: Game = GAMES[match.game]
        self.match = match
        self.luck = Chance(match.seed)
        self.hands = Chance(match.seed, 1)
        self.commands = 0
        self.events = 0
        setup = msgspec.convert(match.setup, self.game.Setup)
        self.shown: Any = self.game.blank(setup)
        self.state, events = self.game.new(setup, self.luck)
        self._look(events)

    def play(self) -> None:
        while seats := self.game.to_act(self.state):
            seat = self.hands.pick(seats)
            view = self.game.view(self.state, seat)
            command = choose(self.match.levels[seat], self.game, view, seat, self.hands)
            self.game.check(self.state, seat, command)
            self.commands += 1
            self._look(self.game.decide(self.state, seat, command, self.luck.at(self.commands)))
        self.game.recount(self.state)

    def _look(self, events: list[Any]) -> None:
        game = self.game
        for event in events:
            seat = self.events % (len(self.match.levels) + 1)
            viewer = seat if seat < len(self.match.levels) else None
            seen = game.view(self.shown, viewer)
            game.apply(seen, game.seen_by(event, viewer))
            game.apply(self.shown, event)
            game.audit(self.shown)
            if seen != game.view(self.shown, viewer):
                raise Broken(f"the view of seat {viewer} differs after {event}")
            self.events += 1
        if self.shown != self.state:
            raise Broken("folding the events gives another state")
