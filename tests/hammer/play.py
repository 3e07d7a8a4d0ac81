"""Whole games for tests, played by hands that choose anything, look before every throw, or dare too much."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.events import Event
from valhalla.games.hammer.state import State
from valhalla.kernel.chance import Chance

Look = Callable[[State, Event, State], None]
Hand = Callable[[State, int, Chance], cm.Command]


def anything(view: State, seat: int, luck: Chance) -> cm.Command:
    """A kind of command, then one of that kind."""
    return luck.pick(luck.pick(game.groups(view, seat)))


def daring(view: State, seat: int, luck: Chance) -> cm.Command:
    """Seldom stops, so that tokens reach the end of the track and throws fail; plays cards at times."""
    groups = game.groups(view, seat)
    if len(groups) > 1 and luck.below(6):
        groups = [group for group in groups if not isinstance(group[0], cm.Stop | cm.Pass | cm.EndTurn)]
    return luck.pick(luck.pick(groups))


def hoarding(view: State, seat: int, luck: Chance) -> cm.Command:
    """Takes every card to the hand and plays none: decks run out, and last hands are full."""
    groups = game.groups(view, seat)
    first = groups[0][0]
    if isinstance(first, cm.Place):
        return cm.Place(())
    kept = [group for group in groups if not isinstance(group[0], cm.Play)] if luck.below(8) else groups
    if len(kept) > 1 and luck.below(5):
        kept = [group for group in kept if not isinstance(group[0], cm.Stop)]
    return luck.pick(luck.pick(kept))


HANDS: dict[str, Hand] = {"anything": anything, "daring": daring, "hoarding": hoarding}


def setup_of(players: int, expert: bool) -> game.Setup:
    return game.Setup(players, variants=("expert",) if expert and players > 1 else ())


def moments(
    players: int, seed: int, hand: str = "anything", expert: bool = False
) -> Iterator[tuple[State, int, cm.Command]]:
    """Every decision of a game: the state before it, the seat, the command. The state goes on by itself."""
    luck, mind = Chance(seed), Chance(seed, 1)
    s, _ = game.new(setup_of(players, expert), luck)
    n = 0
    while seats := game.to_act(s):
        (seat,) = seats
        command = HANDS[hand](game.view(s, seat), seat, mind)
        yield s, seat, command
        game.check(s, seat, command)
        n += 1
        game.decide(s, seat, command, luck.at(n))


def watched(players: int, seed: int, look: Look, hand: str = "anything", expert: bool = False) -> State:
    """Play a game; *look* gets the state before and after each event, and the event. The end is returned."""
    luck, mind = Chance(seed), Chance(seed, 1)
    setup = setup_of(players, expert)
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
        (seat,) = seats
        command = HANDS[hand](game.view(s, seat), seat, mind)
        game.check(s, seat, command)
        n += 1
        events = game.decide(s, seat, command, luck.at(n))
