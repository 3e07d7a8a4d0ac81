"""What every prompt is made of, whichever game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from valhalla.kernel.game import Option
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


class Begun(NamedTuple):
    """A choice under way: what it is for, what has been picked by the names of its picks, which of them is to
    be picked next (nothing: all is there, and it only needs a word), and how many of it are lacking."""

    option: Option
    picked: Mapping[str, Sequence[int]]
    next: str
    left: int

    def first(self, name: str) -> int:
        """What was picked first by this name."""
        return self.picked[name][0] if self.picked.get(name) else -1


Following = Callable[[Any, int, Begun, Names], str]


class Asks(NamedTuple):
    """What a game asks, by the step of its agenda; the clauses about turns and about the end; and what it
    asks in the middle of a choice."""

    steps: Mapping[int, Ask]
    turns: str
    end: str
    following: Following = lambda s, seat, begun, names: ""


def folded(hand: Sequence[int]) -> bool:
    """Whether a hand lies face down: then nothing is concluded from what it does not offer."""
    return min(hand, default=0) < 0


def joined(*sentences: str) -> str:
    """Sentences one after another, as many as there are."""
    return " ".join(sentence for sentence in sentences if sentence)
