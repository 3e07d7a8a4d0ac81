"""How the records of a save become a game again: decided once more, or believed and watched.

A save made with our cards and rules is decided again from its seed. One made with others cannot be; its
events are believed, and so they are looked at one by one as they are read: no field may hold a number that
this table does not know, the table must add up after each of them, and after each decision somebody must be
asked something that can be answered, or the game be over.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game, require

SPAN = range(-64, 1000)  # what a number may be of which the game says nothing
MAX_NUMBERS = 300  # in one field
MAX_EVENTS = 20_000  # of a whole save, also of what was taken back; the longest games have a thousand
_CLAUSE = re.compile(r"[A-Z]\d{1,2}(\.\d{1,2})?")

Seen = Callable[[Any], None]


class Record(NamedTuple):
    """A decision as it stands in a save."""

    n: int
    seat: int
    command: bytes
    events: bytes


class Replay(ABC):
    """How a record happens to a state."""

    def __init__(self, game: Game, on_event: Seen | None) -> None:
        self.game = game
        self.on_event = on_event
        self.decode_command = msgspec.json.Decoder(game.COMMAND).decode
        self.decode_events = msgspec.json.Decoder(list[game.EVENT]).decode  # type: ignore[name-defined]

    @abstractmethod
    def take(self, state: Any, record: Record, chance: Chance) -> tuple[Any, list[Any]]:
        """Let a decision happen to the state: the command and the events."""

    @abstractmethod
    def ended(self, state: Any) -> None:
        """All records have been taken."""

    def fold(self, state: Any, events: list[Any]) -> None:
        for event in events:
            self.game.apply(state, event)
            if self.on_event is not None:
                self.on_event(state)


class Redecide(Replay):
    """Decide again from the seed: what the record says must be what the rules say."""

    encode = msgspec.json.Encoder().encode

    def take(self, state: Any, record: Record, chance: Chance) -> tuple[Any, list[Any]]:
        asked = self.decode_command(record.command)
        if record.n == 0:
            if asked != self.game.BEGIN:
                raise ValueError("the game does not begin at its beginning")
        else:
            self.game.check(state, record.seat, asked)
        before = state.clone() if self.on_event else None
        decided = self.game.decide(state, record.seat, asked, chance)
        if self.encode(decided) != record.events and self.decode_events(record.events) != decided:
            raise ValueError("other events than the rules give")
        if before is not None:
            self.fold(before, decided)
            if before != state:
                raise ValueError("folding the events gives another state")
        return asked, decided

    def ended(self, state: Any) -> None:
        """What the rules themselves have decided can be played on."""


class Believe(Replay):
    """Believe the events, as long as the table adds up: for saves made with other cards or rules."""

    def __init__(self, game: Game, on_event: Seen | None, seats: int | None) -> None:
        """*seats* is how many could be asked, where the rules were others: then perhaps others were asked."""
        super().__init__(game, on_event)
        self._anybody = range(seats or 0)
        self._events = 0
        self._spans: dict[type, list[tuple[str, range]]] = {}
        self._state: Any = None
        self._seen: Any = None  # by a spectator, folded beside it

    def take(self, state: Any, record: Record, chance: Chance) -> tuple[Any, list[Any]]:
        asked, happened = self.decode_command(record.command), self.decode_events(record.events)
        self._events += len(happened)
        require(self._events <= MAX_EVENTS, "more events than any game has")
        due = record.n == 0 or record.seat in self._anybody or bool(self.game.legal(state, record.seat))
        require(due, "a decision of somebody who is not asked")
        if state is not self._state:  # the first record, or the first after a rewind
            self._state, self._seen = state, self.game.view(state, None)
        self.fold(state, happened)
        self._look(state)
        return asked, happened

    def fold(self, state: Any, events: list[Any]) -> None:
        """One by one, on the whole table and on what a spectator sees of it."""
        for event in events:
            self._bound(state, event)
            self.game.apply(state, event)
            self.game.audit(state)
            self.game.apply(self._seen, self.game.seen_by(event, None))
            if self.on_event is not None:
                self.on_event(state)

    def _bound(self, state: Any, event: Any) -> None:
        """No number, no text beyond what this table knows."""
        kind = type(event)
        if kind not in self._spans:
            self._spans[kind] = list(_spans(self.game, state, kind))
        for field, span in self._spans[kind]:
            _check(getattr(event, field), span, field)

    def _look(self, state: Any) -> None:
        """After a decision: what is seen is what there is, and somebody can go on unless all is over."""
        game = self.game
        require(self._seen == game.view(state, None), "a spectator would see something else")
        due = game.to_act(state)
        require(bool(due) != bool(game.outcome(state)), "nobody is asked, and the game is not over")
        for seat in due:
            require(
                bool(game.options(state, seat)) and bool(game.legal(state, seat)), "nothing can be answered"
            )

    def ended(self, state: Any) -> None:
        """Whoever is asked can answer in any way: the game can be played on."""
        game = self.game
        for seat in game.to_act(state):
            world = game.determinize(game.view(state, seat), Chance(0))
            for table in (state, world):
                for group in game.groups(table, seat):
                    after = table.clone()
                    game.decide(after, seat, group[0], Chance(0))
                    game.audit(after)
        game.describe(state)


def _spans(game: Game, state: Any, kind: type[msgspec.Struct]) -> list[tuple[str, range]]:
    """What the fields of an event may hold: `tag.field` where the game says it of this one alone."""
    told, tag = game.spans(state), kind.__struct_config__.tag
    return [(field, told.get(f"{tag}.{field}", told.get(field, SPAN))) for field in kind.__struct_fields__]


def _check(value: Any, span: range, field: str) -> None:
    if isinstance(value, int):
        require(value in span, f"{field}: {value} is not at this table")
    elif isinstance(value, tuple):
        require(len(value) <= MAX_NUMBERS, f"{field}: too many")
        for one in value:
            _check(one, span, field)
    else:
        require(_CLAUSE.fullmatch(value) is not None, f"{field}: no clause of any rules")
