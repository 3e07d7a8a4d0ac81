"""Doubles: the verbs of `kernel.game.Game` for a game of two dice and three rules.

F1 Whose turn it is throws both dice, and their sum goes into the pot.
F2 A double empties the pot and ends the turn.
F3 Instead of throwing again one may keep the pot as points. Who has 20 of them has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from valhalla.kernel.agenda import AgendaStep, Waiting
from valhalla.kernel.chance import Chance
from valhalla.kernel.fingerprint import fingerprint
from valhalla.kernel.game import BadSetup, Broken, Eyes, Ids, IllegalCommand, Option, Outcome
from valhalla.kernel.marks import told
from valhalla.kernel.numbers import Numbers

ID: Final = "fourth"
RULES_VERSION: Final = "1"
EXPANSIONS: tuple[str, ...] = ()
ENOUGH: Final = 20
NONE: Final = -1


class Step(Numbers):
    OVER: Final = 0
    FIRST_PLAYER: Final = 1
    TURN: Final = 2
    THROW: Final = 3  # the pot is empty: nothing but a throw
    DARE: Final = 4  # throw again, or keep it


# The table


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    first: int | None = None

    def as_begun(self, rules: str) -> Setup:
        return self


def check_setup(setup: Setup) -> None:
    if setup.players not in range(2, 5):
        raise BadSetup(told("Doubles is for 2 to 4 players, not for {players}", players=setup.players))
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise BadSetup(told("no seat {seat} to be the first player", seat=setup.first))
    for name in (*setup.expansions, *setup.variants):
        raise BadSetup(told("there is no variant {name}", name=name))


class Table:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players
        self.holds = setup


class State(Waiting, lists=("agenda", "points")):
    """Everybody sees everything, so that every view is the whole truth."""

    __slots__ = (
        "active",
        "agenda",
        "dice",
        "first",
        "open",
        "points",
        "pot",
        "scores",
        "table",
        "turns",
        "winners",
    )

    game = ID

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open = True
        self.agenda: list[AgendaStep] = [(Step.OVER,)]
        self.first = self.active = NONE
        self.turns = self.pot = 0
        self.dice: tuple[int, ...] = ()
        self.points = [0] * table.players
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()


# Commands and events


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    game: ClassVar[str] = ID


class Begin(Command, frozen=True, tag="begin"): ...


class Throw(Command, frozen=True, tag="throw"): ...


class Keep(Command, frozen=True, tag="keep"): ...


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    game: ClassVar[str] = ID


class FirstPlayerChosen(Event, frozen=True, tag="first_player_chosen"):
    seat: int
    rule: ClassVar[str] = "F1"


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: int
    rule: ClassVar[str] = "F1"


class DiceThrown(Event, frozen=True, tag="dice_thrown"):
    seat: int
    dice: tuple[int, int]
    rule: ClassVar[str] = "F1"


class PotLost(Event, frozen=True, tag="pot_lost"):
    seat: int
    points: int
    rule: ClassVar[str] = "F2"


class PotKept(Event, frozen=True, tag="pot_kept"):
    seat: int
    points: int
    rule: ClassVar[str] = "F3"


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: ClassVar[str] = "F3"


BEGIN: Any = Begin()
COMMAND: Any = Begin | Throw | Keep
EVENT: Any = FirstPlayerChosen | TurnBegan | DiceThrown | PotLost | PotKept | GameEnded


# The rules


def blank(setup: Setup) -> State:
    s = State(Table(setup))
    s.agenda.append((Step.FIRST_PLAYER,))
    return s


def blank_of(setup: Setup, ids: Ids) -> State:
    return blank(setup)


def new(setup: Setup, chance: Chance) -> tuple[State, list[Event]]:
    s = blank(setup)
    return s, decide(s, NONE, BEGIN, chance)


def decide(s: State, seat: int, command: Command, chance: Chance) -> list[Event]:
    out: list[Event] = []

    def emit(event: Event) -> None:
        apply(s, event)
        out.append(event)

    if isinstance(command, Throw):
        a, b = (face + 1 for face in chance.rolls(2, 6))
        emit(DiceThrown(seat, (a, b)))
        if a == b:
            emit(PotLost(seat, s.pot))
    elif isinstance(command, Keep):
        emit(PotKept(seat, s.pot))
        if s.points[seat] >= ENOUGH:
            scores = tuple(s.points)
            emit(GameEnded(scores, winners(scores)))
    while s.step in (Step.FIRST_PLAYER, Step.TURN):
        if s.step == Step.FIRST_PLAYER:
            first = s.table.setup.first
            emit(FirstPlayerChosen(chance.below(s.table.players) if first is None else first))
        else:
            emit(TurnBegan(s.first if s.active == NONE else (s.active + 1) % s.table.players))
    return out


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))


def apply(s: State, event: Event) -> None:
    match event:
        case FirstPlayerChosen(seat=seat):
            s.first = seat
            s.agenda[-1] = (Step.TURN,)
        case TurnBegan(seat=seat):
            s.active, s.pot, s.dice = seat, 0, ()
            s.turns += 1
            s.agenda[-1] = (Step.THROW, seat)
        case DiceThrown(seat=seat, dice=dice):
            s.dice = dice
            s.pot += sum(dice)
            s.agenda[-1] = (Step.DARE, seat)
        case PotLost():
            s.pot = 0
            s.agenda[-1] = (Step.TURN,)
        case PotKept(seat=seat, points=points):
            s.points[seat] += points
            s.pot = 0
            s.agenda[-1] = (Step.TURN,)
        case GameEnded(scores=scores, winners=best):
            s.scores, s.winners = scores, best
            s.agenda.pop()


# Choices


def to_act(s: State) -> tuple[int, ...]:
    return (s.step_seat,) if s.step >= Step.THROW else ()


def groups(s: State, seat: int) -> list[Sequence[Command]]:
    if to_act(s) != (seat,):
        return []
    return [[Throw()]] if s.step == Step.THROW else [[Throw()], [Keep()]]


def legal(s: State, seat: int) -> list[Command]:
    return [command for group in groups(s, seat) for command in group]


def options(s: State, seat: int) -> tuple[Option, ...]:
    rules = {"throw": "F1", "keep": "F3"}
    tags = [str(command.__struct_config__.tag) for command in legal(s, seat)]
    return tuple(Option(tag, rules[tag]) for tag in tags)


def check(s: State, seat: int, command: Command) -> None:
    acting = to_act(s)
    if not acting:
        raise IllegalCommand("F3", "game_over")
    if acting != (seat,):
        raise IllegalCommand("F1", "not_your_turn", seat=acting[0])
    if command not in legal(s, seat):
        raise IllegalCommand("F3", "nothing_to_keep")


# Views: nothing is hidden


def view(s: State, eyes: Eyes) -> State:
    return s.clone()


def seen_by(event: Event, eyes: Eyes) -> Event:
    return event


def determinize(seen: State, chance: Chance) -> State:
    return seen.clone()


# The end, and the proof


def outcome(s: State) -> Outcome | None:
    return Outcome(s.scores, s.winners, "points", s.turns) if s.winners else None


def spans(s: State) -> dict[str, range]:
    return {"seat": range(s.table.players)}


def audit(s: State) -> None:
    if s.pot < 0 or min(s.points) < 0 or len(s.points) != s.table.players:
        raise Broken("points are missing")
    if s.step == Step.DARE and len(s.dice) != 2:
        raise Broken("a die is missing")


def recount(s: State) -> None:
    if s.winners and (
        s.scores != tuple(s.points) or max(s.points) < ENOUGH or s.winners != winners(s.scores)
    ):
        raise Broken("the points do not add up")


def card_data(setup: Setup, ids: Ids | None = None) -> tuple[Ids, str]:
    return {"cards": []}, fingerprint(b"")


def everything(asked: dict[str, Any]) -> tuple[str, ...]:
    return EXPANSIONS


def describe(s: State) -> dict[str, Any]:
    return {"pot": s.pot, "dice": list(s.dice), "seats": [{"points": points} for points in s.points]}


def state_hash(s: State) -> str:
    return fingerprint(msgspec.json.encode(s.plain(), order="deterministic"))
