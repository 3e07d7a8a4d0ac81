"""The contract every game keeps: the verbs the session, the seats, the saves and the table use.

A game is a package whose `__init__` offers these names (see `docs/adding-a-game.md`). States, setups,
commands and events are each game's own types, so the kernel knows them only as `Any`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from valhalla.kernel.chance import Chance
from valhalla.kernel.marks import Told

Ids = dict[str, list[str]]  # of cards, deck by deck
NOBODY = -1  # the "seat" that begins a game
Eyes = int | tuple[int, ...] | None  # who looks: a seat, several seats together, or a spectator


class GameError(Exception):
    """Base of what a game may say no with."""


class BadSetup(GameError):
    """A table that cannot be laid; the reason is a sentence for people."""

    def __init__(self, reason: Told) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalCommand(GameError):
    """A command the rules refuse. `rule` is the clause, `key` names the message in `words.refusals`."""

    def __init__(self, rule: str, key: str, **params: Any) -> None:
        super().__init__(f"{key} ({rule})")
        self.rule = rule
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (self.rule, self.key, self.params)


def _refused(rule: str, key: str, params: dict[str, Any]) -> IllegalCommand:
    return IllegalCommand(rule, key, **params)


def refuse(wrong: object, rule: str, key: str, **params: Any) -> None:
    """What a check says: raise `IllegalCommand` if this is wrong."""
    if wrong:
        raise IllegalCommand(rule, key, **params)


class Broken(Exception):
    """An invariant does not hold: a fault of ours, or a forged save."""


def require(holds: bool, what: str) -> None:
    """What an audit asks: raise `Broken`, saying what is wrong, unless it holds."""
    if not holds:
        raise Broken(what)


def mask_of(eyes: Eyes, watchers: int) -> int:
    """Who looks as a mask of seats; for a spectator the mask of those who only watch."""
    if eyes is None:
        return watchers
    return 1 << eyes if isinstance(eyes, int) else sum(1 << seat for seat in eyes)


class Pick(msgspec.Struct, frozen=True):
    """One thing to choose: from `candidates`, at least `least`, at most `most` of them."""

    name: str
    candidates: tuple[int, ...]
    least: int = 1
    most: int = 1


class Option(msgspec.Struct, frozen=True):
    """One kind of command a seat may give now, and what it must choose for it.

    Every pick by itself is possible; whether a whole choice is (two warriors together, dice that match),
    `check` says, with the reason.
    """

    kind: str
    rule: str
    picks: tuple[Pick, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    termination: str
    turns: int


class Game(Protocol):
    """The verbs. A module with these functions is a game."""

    ID: str
    RULES_VERSION: str
    BEGIN: Any  # the command of the first record, given by nobody
    COMMAND: Any  # the union of all commands, for decoding
    EVENT: Any  # the union of all events
    EXPANSIONS: tuple[str, ...]

    @property
    def Setup(self) -> type[Any]: ...  # noqa: N802 - a type

    def check_setup(self, setup: Any) -> None:
        """Raise `BadSetup` if this table cannot be laid."""

    def everything(self, asked: dict[str, Any]) -> tuple[str, ...]:
        """All expansions that fit a table of which so much is known; what `all` means on the command line."""

    def blank(self, setup: Any) -> Any:
        """The table before anything has happened."""

    def blank_of(self, setup: Any, ids: Ids) -> Any:
        """The same with exactly these cards; raises KeyError with an id we do not have."""

    def card_data(self, setup: Any, ids: Ids | None = None) -> tuple[Ids, str]:
        """The ids of the cards in play, all of ours or exactly these, and the fingerprint of their data."""

    def new(self, setup: Any, chance: Chance) -> tuple[Any, list[Any]]:
        """A game up to its first choice, and the events that led there."""

    def to_act(self, state: Any) -> Sequence[int]:
        """The seats that must choose now; none once the game is over."""

    def options(self, state: Any, seat: int) -> tuple[Option, ...]:
        """The choice as people see it."""

    def groups(self, state: Any, seat: int) -> list[Sequence[Any]]:
        """The legal commands, kind by kind."""

    def legal(self, state: Any, seat: int) -> list[Any]:
        """One canonical command for each thing the seat may do."""

    def check(self, state: Any, seat: int, command: Any) -> None:
        """Raise `IllegalCommand` unless the seat may give this command now."""

    def decide(self, state: Any, seat: int, command: Any, chance: Chance) -> list[Any]:
        """Carry out a checked command: the state advances, the events are returned."""

    def apply(self, state: Any, event: Any) -> None:
        """Change the state by one event: the only thing that does."""

    def outcome(self, state: Any) -> Outcome | None:
        """The result of a finished game."""

    def view(self, state: Any, eyes: Eyes) -> Any:
        """The state as a seat, several seats together, or a spectator, sees it."""

    def seen_by(self, event: Any, eyes: Eyes) -> Any:
        """The event as they see it."""

    def determinize(self, view: Any, chance: Chance) -> Any:
        """A whole world that a view allows."""

    def audit(self, state: Any) -> None:
        """Recount everything by independent code; raise `Broken` if something is wrong."""

    def spans(self, state: Any) -> Mapping[str, range]:
        """What numbers the fields of events may hold at this table, by `field`, or by `tag.field` where one
        event differs. What a game does not name is a small number."""

    def recount(self, state: Any) -> None:
        """Work out the result of a finished game again; raise `Broken` if it differs."""

    def describe(self, state: Any) -> dict[str, Any]:
        """The state by card ids."""

    def state_hash(self, state: Any) -> str:
        """A fingerprint of the state."""
