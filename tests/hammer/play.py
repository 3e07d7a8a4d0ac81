"""Whole games for tests, played by hands that choose anything, look before every throw, or dare too much."""

from __future__ import annotations

from collections.abc import Callable

from tests.play import WholeGame
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.state import State
from valhalla.kernel.chance import Chance

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


def whole(players: int, seed: int, hand: str = "anything", expert: bool = False) -> WholeGame:
    blank = game.blank(setup_of(players, expert))
    return WholeGame(game, players, blank, HANDS[hand], seed, f"{hand}{', expert' * expert}")
