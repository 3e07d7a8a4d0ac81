"""What every prompt is made of, whichever game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from valhalla.words.language import _
from valhalla.words.listing import Names


class Prompt(NamedTuple):
    """A request: what to do, why not something else (or nothing), and the clause that says so."""

    text: str
    note: str
    rule: str


Ask = Callable[[Any, int, Names], Prompt]


def asked(text: str, note: str, rule: str) -> Ask:
    """The same prompt whenever it is asked."""
    return lambda s, seat, names: Prompt(_(text), _(note), rule)


class Asks(NamedTuple):
    """What a game asks, by the step of its agenda; and the clauses about turns and about the end."""

    steps: Mapping[int, Ask]
    turns: str
    end: str


def joined(*sentences: str) -> str:
    """Sentences one after another, as many as there are."""
    return " ".join(sentence for sentence in sentences if sentence)
