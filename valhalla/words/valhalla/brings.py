"""What an expansion, or the monster, says: one record each, of which general code asks what it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from valhalla.games.valhalla.cards import Warrior
from valhalla.games.valhalla.state import State
from valhalla.words.asking import Ask
from valhalla.words.chapters import Section
from valhalla.words.ending import Lines
from valhalla.words.language import N_
from valhalla.words.lesson import Words
from valhalla.words.reasons import Counted, Phrases
from valhalla.words.refusing import Refusals
from valhalla.words.telling import Tellers

K = TypeVar("K")
V = TypeVar("V")
NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})

# In every lesson where points are paid (V10.2).
BONUS_SHEET: Final[Words] = (
    N_("Points are warriors"),
    N_(
        "Bonus points are paid in warriors of the discard pile. One is offered to you; you could "
        "choose another one that is worth as much."
    ),
    N_("Take the one that is offered."),
)


class Expansion(NamedTuple):
    """What an expansion is called, one line about it, what it changes, and where its chapter begins."""

    title: str
    about: str
    changes: tuple[str, ...]
    rule: str


class CardWords(NamedTuple):
    """What a kind of card says: its heading, what is spelled out on it, and all in one line."""

    kind: Callable[[Any], str]
    text: Callable[[Any], list[str]]
    line: Callable[[Any], str]


class TacticWords(NamedTuple):
    """What the rulebook calls a tactic, and what it does."""

    kind: str
    effect: str


class Labels(NamedTuple):
    """The few words on buttons: by the kind of an option, by kind and step; and what passing means."""

    kinds: Mapping[str, str] = NOTHING
    steps: Mapping[tuple[str, int], str] = NOTHING
    passes: Mapping[int, str] = NOTHING


class Deeds(NamedTuple):
    """The words of reasons: what was done and might be done, what is done in secret, what a worth is made of,
    and the habits; and what a command fills into its phrase."""

    phrases: Phrases = NOTHING
    counted: Counted = NOTHING
    secret: Mapping[str, str] = NOTHING
    terms: Mapping[str, str] = NOTHING
    habits: Mapping[str, str] = NOTHING
    filled: Mapping[type, Callable[[State, int, Any], dict[str, str]]] = NOTHING


class Share(NamedTuple):
    """A part of a score that is told by itself, taken out of the `valour` of piles or out of the `bonus`."""

    of: str
    points: Callable[[State, Sequence[int]], int]
    text: str


class Brings(NamedTuple):
    """All that one of them says; what it leaves out, it does not touch."""

    expansions: Mapping[str, Expansion] = NOTHING  # by their ids
    cards: Mapping[type, CardWords] = NOTHING
    tactics: Mapping[str, TacticWords] = NOTHING  # by the word of an effect
    abilities: Mapping[str, str] = NOTHING  # of warriors
    numbers: Mapping[str, int] = NOTHING  # that texts of tactics and abilities name
    printed: Callable[[Warrior], str] = lambda warrior: ""  # what else stands on a warrior
    asks: Mapping[int, Ask] = NOTHING
    offers: Mapping[tuple[str, int], Ask] = NOTHING  # by module and step: where a jarl may have an offer, too
    labels: Labels = Labels()
    refusals: Refusals = Refusals(NOTHING, NOTHING, NOTHING)
    deeds: Deeds = Deeds()
    tellers: Tellers = NOTHING
    shares: tuple[Share, ...] = ()
    ending: Lines | None = None  # the end of a game that is its own
    sections: tuple[Section, ...] = ()  # of the rulebook
    tables: Mapping[str, Callable[[], list[str]]] = NOTHING  # what cards and numbers add to clauses
    lessons: Mapping[str, tuple[str, dict[str, Words]]] = NOTHING  # what is learned, and the sheets


def merged(parts: Iterable[Mapping[K, V]]) -> dict[K, V]:
    return {key: value for part in parts for key, value in part.items()}


def piled(s: State, seats: Sequence[int], column: Sequence[object]) -> int:
    """The valour of those cards in the Valhalla piles of these seats that have something in a column."""
    cards = [card for seat in seats for card in s.pile(seat) if card >= 0]
    return sum(s.table.valour[card] for card in cards if column[card])
