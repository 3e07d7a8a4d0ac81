"""The contract every game keeps: the verbs the session, the seats, the saves and the table use.

A game is a package whose `__init__` offers these names (see `docs/adding-a-game.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from valhalla.kernel.chance import Chance

Command = msgspec.Struct
Event = msgspec.Struct


class GameError(Exception):
    """Base of what a game may say no with."""


class BadSetup(GameError):
    """A table that cannot be laid: too many players, expansions that exclude each other."""


class IllegalCommand(GameError):
    """A command the rules refuse. `rule` is the clause, `key` names the message in `words.refusals`."""

    def __init__(self, rule: str, key: str, **params: Any) -> None:
        super().__init__(f"{key} ({rule})")
        self.rule = rule
        self.key = key
        self.params = params


class Pick(msgspec.Struct, frozen=True):
    """One thing to choose: from `candidates`, at least `least`, at most `most` of them."""

    name: str
    candidates: tuple[int, ...]
    least: int = 1
    most: int = 1


class Option(msgspec.Struct, frozen=True):
    """One kind of command a seat may give now, and what it must choose for it."""

    kind: str
    rule: str
    picks: tuple[Pick, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    termination: str


class SeatStep(Protocol):
    """What every game's state has in common."""

    def clone(self) -> Any: ...


class Game(Protocol):
    """The verbs. States, setups, commands and events are each game's own types."""

    id: str
    rules_version: str
    Setup: type[Any]
    begin: Event
    commands: ClassVar[Any]
    events: ClassVar[Any]

    def blank(self, setup: Any) -> Any: ...
    def new(self, setup: Any, chance: Chance) -> tuple[Any, list[Any]]: ...
    def to_act(self, state: Any) -> Sequence[int]: ...
    def options(self, state: Any, seat: int) -> tuple[Option, ...]: ...
    def groups(self, state: Any, seat: int) -> list[Sequence[Any]]: ...
    def legal(self, state: Any, seat: int) -> list[Any]: ...
    def check(self, state: Any, seat: int, command: Any) -> None: ...
    def decide(self, state: Any, seat: int, command: Any, chance: Chance) -> list[Any]: ...
    def apply(self, state: Any, event: Any) -> None: ...
    def outcome(self, state: Any) -> Outcome | None: ...
    def view(self, state: Any, seat: int | None) -> Any: ...
    def seen_by(self, event: Any, seat: int | None) -> Any: ...
    def determinize(self, view: Any, chance: Chance) -> Any: ...
