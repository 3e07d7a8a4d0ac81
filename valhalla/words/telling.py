"""The voice of the saga: whose table it is, how much it tells, and the turns of phrase that tellers share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

from valhalla.words.language import N_, _
from valhalla.words.listing import Names

Level = Literal["story", "standard", "full"]
LEVELS: Final[tuple[Level, ...]] = ("story", "standard", "full")
STORY, STANDARD, FULL = range(len(LEVELS))
NAMES: Final[dict[Level, str]] = {"story": N_("Story"), "standard": N_("Standard"), "full": N_("Full")}


def level_name(level: Level) -> str:
    """What a level is called, at the table and in the settings."""
    return _(NAMES[level])


class Voice:
    """Speaks of one table, whose seats have these names."""

    def __init__(self, names: Names, level: Level = "standard", rules: bool = False) -> None:
        self.names = names
        self.level = LEVELS.index(level)
        self.rules = rules

    def mark(self, rule: str) -> str:
        return f" [{rule}]" if self.rules and rule else ""

    def say(self, message: str, seat: int, **words: object) -> str:
        """A message about the player of *seat*."""
        return message.format(player=self.names[seat], **words)

    def say_things(self, message: str, seat: int, things: str, **words: object) -> str:
        """The same, and after a colon the things it speaks of, as far as they are known."""
        return with_things(self.say(message, seat, **words), things)


Teller = Callable[[Voice, Any, Any], str]


class Entry(NamedTuple):
    """From which level on an event is told, and how; *minor* picks out those that only all the rest tells."""

    level: int
    tell: Teller
    minor: Callable[[Any], bool] = lambda event: False


Tellers = Mapping[type[Any], Entry]


def plain(message: str) -> Teller:
    """For events of which there is only to say whose they are."""
    return lambda saga, s, e: saga.say(_(message), e.seat)


def with_things(sentence: str, things: str) -> str:
    """A sentence, and after a colon the things it speaks of, as far as they are known."""
    return f"{sentence}: {things}." if things else f"{sentence}."


def turn_began(saga: Voice, s: Any, e: Any) -> str:
    return saga.say(_("Turn {turn}: player {player}"), e.seat, turn=s.turns)
