"""What V18.9 asks of the game together, measured: wins, how it is lost, attacks, what help is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from valhalla.ai.levels import choose
from valhalla.ai.play import Bout
from valhalla.games import valhalla as game
from valhalla.games.valhalla.events import Event, WarriorArmed
from valhalla.games.valhalla.monsters.events import (
    ArmOffered,
    Called,
    MonsterAttacked,
    MonsterChallenged,
    SteppedIn,
)
from valhalla.games.valhalla.monsters.module import MonsterRules
from valhalla.games.valhalla.monsters.stack import monster_of
from valhalla.games.valhalla.rules import blank
from valhalla.games.valhalla.table import Setup, Table, decks_in_play
from valhalla.games.valhalla.terms import ALLY, NONE, Step
from valhalla.kernel.chance import Chance
from valhalla.workshop.series import Tally

COUNTED = (MonsterChallenged, MonsterAttacked, SteppedIn, ArmOffered, Called)


class Played(NamedTuple):
    """One game: how it ended, and how often what happened."""

    players: int
    won: bool
    by_shield: bool
    turns: int
    beaten: int
    counts: Counter[str]


class Summary(NamedTuple):
    """A cell of games: shares of the games and of those lost, and the rest on average by player and game."""

    games: int
    won: float
    ci95: tuple[float, float]
    lost_by_shield: float
    attacks: float
    defences: float
    turns: float
    beaten: float
    stepped_in: float  # by game
    lent: float  # by game: warriors of others who were armed
    called: float  # by game


class Match(NamedTuple):
    """A game to be played, with or without friends who step in and lend."""

    bout: Bout
    helping: bool


class Lonely(MonsterRules):
    """Nobody steps in."""

    asked: ClassVar = {step: offer for step, offer in MonsterRules.asked.items() if step != Step.STEP_IN}


def lonely(setup: Setup) -> Table:
    """A table at which nobody can step in or lend."""
    table = Table(setup, *decks_in_play(setup))
    table.allies = ((),) * table.players
    for module in table.modules:
        if isinstance(module, MonsterRules):
            module.__class__ = Lonely
    return table


def played(match: Match) -> Played:
    """One game, each seat by its level."""
    bout, setup = match.bout, Setup(**match.bout.setup)
    s = blank(setup, None if match.helping else lonely(setup))
    counts: Counter[str] = Counter()
    events = game.decide(s, NONE, game.BEGIN, Chance(bout.seed))
    n = 0
    while seats := game.to_act(s):
        _count(counts, events)
        n += 1
        luck, seat = Chance(bout.seed, 0, n), seats[0]
        command = choose(bout.levels[seat], game, game.view(s, seat), seat, luck.stream(seat))
        events = game.decide(s, seat, command, luck)
    won = bool(s.winners)
    return Played(setup.players, won, not won and s.cause != NONE, s.turns, monster_of(s).card, counts)


def _count(counts: Counter[str], events: Iterable[Event]) -> None:
    for event in events:
        if isinstance(event, COUNTED):
            counts[type(event).__name__] += 1
        elif isinstance(event, WarriorArmed) and event.slot >= ALLY:
            counts["lent"] += 1


def summary(games: list[Played]) -> Summary:
    wins = Tally()
    for i, one in enumerate(games):
        wins.add(i, float(one.won))
    lost = [one for one in games if not one.won]
    seats = sum(one.players for one in games)

    def by_game(name: str) -> float:
        return sum(one.counts[name] for one in games) / len(games)

    return Summary(
        len(games), wins.share or 0.0, wins.ci95,
        sum(one.by_shield for one in lost) / len(lost) if lost else 0.0,
        by_game(MonsterChallenged.__name__) * len(games) / seats,
        by_game(MonsterAttacked.__name__) * len(games) / seats,
        sum(one.turns for one in games) / seats,
        sum(one.beaten for one in games) / len(games),
        by_game(SteppedIn.__name__), by_game("lent"), by_game(Called.__name__),
    )  # fmt: skip
