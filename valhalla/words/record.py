"""What a game says, in one record: its prompts, refusals, saga, scores, rulebook and reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from valhalla.kernel.joining import record
from valhalla.words.asking import Asks
from valhalla.words.chapters import Book
from valhalla.words.crib import Part
from valhalla.words.ending import Lines
from valhalla.words.reasons import Reasons
from valhalla.words.refusing import Refusals
from valhalla.words.telling import Tellers


class Words(NamedTuple):
    """What a game gives to this floor, as RECORD in `record.py` of its room."""

    asks: Asks
    refusals: Refusals
    tellers: Tellers
    lines: Lines  # the end in words: everybody's points, ties, winners
    book: Book
    reference: Callable[[Any], Sequence[Part]]  # the card of a table, by its state
    reasons: type[Reasons]
    levels: Mapping[str, str] = MappingProxyType({})  # what the levels of AI seats are like, if not as ever


def words_of(game: str) -> Words:
    """What a game says, loaded when it is wanted."""
    found: Words = record(game, "words")
    return found
