"""The voice of the saga: whose table it is, how much it tells, and the turns of phrase that tellers share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

from valhalla.words.language import N_, _
from valhalla.words.listing import Names
from valhalla.words.sentence import THINGS, Sentence

Level = Literal["story", "standard", "full"]
LEVELS: Final[tuple[Level, ...]] = ("story", "standard", "full")
STORY, STANDARD, FULL = range(len(LEVELS))
SCATTER: Final = 27367  # turns times this have no pattern that anybody hears, whoever has every nth
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
        """The same, with the things it speaks of, as far as they are known."""
        return _listing(message, things, {"player": self.names[seat], **words})


Teller = Callable[[Voice, Any, Any], str]


Fold = Callable[[Any, Any], Any]  # an event and the next, as one; or None


class Entry(NamedTuple):
    """From which level on an event is told, and how; *minor* picks out those that only all the rest tells.

    *story* tells it where only the story is told; *fold* makes one event of two that follow each other.
    """

    level: int
    tell: Teller
    minor: Callable[[Any], bool] = lambda event: False
    story: Teller | None = None
    fold: Fold = lambda event, following: None


Tellers = Mapping[type[Any], Entry]


Place = Callable[[Voice, Any, Any], object]
# A message, untranslated; or what chooses one by state and event, in the language of now.
Said = str | Callable[[Any, Any], str]


def scattered(turns: int, ways: int) -> int:
    """One of so many ways to say a thing."""
    return (turns * SCATTER & 0xFFFF) * ways >> 16


def varied(*said: str) -> Callable[[Any, Any], str]:
    """One of these messages, by the turn; two players who take turns do not have one each."""
    return lambda s, e: _(said[scattered(s.turns, len(said))])


class Places(dict[str, object]):
    """What fills the places of a message: what is known to fill it, or the event's field of that name."""

    def __init__(self, known: Mapping[str, Place], *asked: Any) -> None:
        super().__init__()
        self._known, self._asked = known, asked

    def __missing__(self, name: str) -> object:
        return self._known[name](*self._asked) if name in self._known else getattr(self._asked[-1], name)


def seat(field: str) -> Place:
    """The player whom a field of an event names."""
    return lambda saga, s, e: saga.names[getattr(e, field)]


class Telling:
    """Makes tellers of messages; *places* says what fills those that are no fields of events."""

    def __init__(self, places: Mapping[str, Place]) -> None:
        self._places = {"player": seat("seat"), **places}

    def __call__(self, said: Said, things: str = "", **places: Place) -> Teller:
        """A sentence, with places of its own; with *things*, a place, these come after a colon if known."""
        known = {**self._places, **places}

        def tell(saga: Voice, s: Any, e: Any) -> str:
            filled = Places(known, saga, s, e)
            message = _(said) if isinstance(said, str) else said(s, e)
            return _listing(message, filled[things], filled) if things else message.format_map(filled)

        return tell


told: Final = Telling({})  # by the fields of events alone


def _listing(message: str, things: Any, words: dict[str, object]) -> str:
    """A message that has a place for its things, or none: then they come after a colon."""
    words[THINGS] = things
    text, listed = message.told(words) if isinstance(message, Sentence) else (message, False)
    return f"{text}." if listed else with_things(text, things)


def with_things(sentence: str, things: str) -> str:
    """A sentence, and after a colon the things it speaks of, as far as they are known."""
    return f"{sentence}: {things}." if things else f"{sentence}."


def turn_began(saga: Voice, s: Any, e: Any) -> str:
    return saga.say(_("Turn {turn}: player {player}"), e.seat, turn=s.turns)
