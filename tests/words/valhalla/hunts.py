"""Games against monsters, played at random from any card of the stack on, for what must be told or asked."""

from __future__ import annotations

from collections.abc import Iterator

from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.last_viking import TitleShared
from valhalla.games.valhalla.monsters.events import (
    ArmOffered,
    Called,
    CallLapsed,
    DeckDiscarded,
    DiceFrozen,
    GiantRolled,
    HandExchanged,
    HandPlundered,
    LastAttackCame,
    LastAttackOpen,
    MonsterAttacked,
    MonsterBeaten,
    MonsterCalmed,
    MonsterChallenged,
    MonsterFought,
    MonsterRolled,
    MonsterSought,
    MonsterSurrounded,
    MonsterWon,
    ShieldLost,
    SlotsChanged,
    SquadNarrowed,
    SteppedIn,
    TollPaid,
    ValourLost,
    WarriorsTurnedAway,
)
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import MONSTERS
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance

# What only a monster brings about, and what only it asks.
EVENTS = {
    HandExchanged, MonsterChallenged, MonsterRolled, MonsterSought, SteppedIn, MonsterAttacked,
    ArmOffered, Called, CallLapsed, LastAttackOpen, TollPaid,
    DiceFrozen, GiantRolled, MonsterSurrounded, MonsterFought,
    MonsterBeaten, SquadNarrowed, SlotsChanged, WarriorsTurnedAway, ShieldLost,
    DeckDiscarded, HandPlundered, ValourLost, MonsterCalmed, LastAttackCame, MonsterWon,
    TitleShared,
}  # fmt: skip
STEPS = {
    Step.EXCHANGE,
    Step.STEP_IN,
    Step.TOLL_CARD,
    Step.TOLL_WARRIOR,
    Step.NARROW,
    Step.MONSTER_RISE,
    Step.MONSTER_SEND,
    Step.LEND,
    Step.LAST_CHOICE,
}
CARDS = (0, 1, 3, 4, 5)  # a squad is laid out for four, so none begins in the straits


def setups() -> list[game.Setup]:
    found = []
    for n, monster in enumerate(MONSTERS):
        for players in (1, 2, 3, 4):
            large = ((), ("valkyries", "last_viking"), ("dwarves", "tyr"), ("loki", "valkyries", "dwarves"))[
                (n + players) % 4
            ]
            helped = ("thor", *large) if players > 2 else large
            found.append(game.Setup(players, helped, monster=monster, level=1 + players % 3))
    return found


def started(s: State, card: int) -> None:
    """As if the first cards of the stack were beaten."""
    assert s.monster is not None
    s.monster.card = card


def hunts() -> Iterator[tuple[game.Setup, int, int]]:
    """Tables with the card they begin with, and a seed."""
    for n, setup in enumerate(setups()):
        for card in CARDS:
            yield setup, card, 10 * n + card
    straits = game.Setup(2, monster="fenrir")  # only friends who have not fought have too many (V15.10)
    yield from ((straits, 1, seed) for seed in range(1000, 1060))
    dusk = game.Setup(2, monster="hel", level=3)  # hardly a deck runs out with two warriors' squads left
    yield from ((dusk, 5, seed) for seed in (1001, 1010, 1011))


def moments(setup: game.Setup, card: int, seed: int) -> Iterator[tuple[State, int, list[ev.Event]]]:
    """A game played at random, but eager to fight: each state with who must choose, and what led to it."""
    state, events = game.new(setup, Chance(seed))
    started(state, card)
    whim, n = Chance(seed).stream(1), 0
    while due := game.to_act(state):
        yield state, due[0], events
        n += 1
        groups = game.groups(state, due[0])
        eager = [group for group in groups if isinstance(group[0], cm.Attack | cm.Arm | cm.ChooseCard)]
        if len(state.warriors(due[0])) < (4 if card == 1 else 3):
            eager = [group for group in groups if isinstance(group[0], cm.AddWarriors | cm.Arm)] or eager
        command = whim.pick(whim.pick(eager if eager and whim.below(5) else groups))
        events = game.decide(state, due[0], command, Chance(seed, 0, n))
    yield state, -1, events


def watched(
    setup: game.Setup, card: int, seed: int, seat: int | None = None
) -> Iterator[tuple[State, ev.Event]]:
    """What a seat, or a spectator, sees of it: each event with the view just after it."""
    seen = game.view(game.blank(setup), seat)
    started(seen, card)
    for _state, _due, events in moments(setup, card, seed):
        for event in events:
            shown = game.seen_by(event, seat)
            game.apply(seen, shown)
            yield seen, shown
