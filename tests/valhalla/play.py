"""Whole games for tests, played by random or brawling hands, looked at after every event."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from valhalla.ai.levels import choose
from valhalla.games import valhalla as game
from valhalla.games.valhalla.commands import Command
from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.state import State
from valhalla.kernel.chance import Chance

Look = Callable[[State, Event, State], None]


def moments(
    players: int,
    seed: int,
    level: str = "random",
    variants: tuple[str, ...] = (),
    *,
    expansions: tuple[str, ...] = (),
    monster: str | None = None,
) -> Iterator[tuple[State, int, Command]]:
    """Every decision of a game: the state before it, the seat, the command. The state goes on by itself."""
    luck, hands = Chance(seed), Chance(seed, 1)
    s, _ = game.new(game.Setup(players, expansions, variants, monster=monster), luck)
    n = 0
    while seats := game.to_act(s):
        seat = hands.pick(seats)
        command = choose(level, game, game.view(s, seat), seat, hands)
        yield s, seat, command
        game.check(s, seat, command)
        n += 1
        game.decide(s, seat, command, luck.at(n))


def watched(
    players: int,
    seed: int,
    look: Look,
    level: str = "random",
    variants: tuple[str, ...] = (),
    *,
    expansions: tuple[str, ...] = (),
    monster: str | None = None,
) -> State:
    """Play a game; *look* gets the state before and after each event, and the event. The end is returned."""
    luck, hands = Chance(seed), Chance(seed, 1)
    setup = game.Setup(players, expansions, variants, monster=monster)
    s, events = game.new(setup, luck)
    shown = game.blank(setup)
    n = 0
    while True:
        for event in events:
            before = shown.clone()
            game.apply(shown, event)
            look(before, event, shown)
        assert shown == s, "folding the events gives another state"
        if not (seats := game.to_act(s)):
            return s
        seat = hands.pick(seats)
        command = choose(level, game, game.view(s, seat), seat, hands)
        game.check(s, seat, command)
        n += 1
        events = game.decide(s, seat, command, luck.at(n))
