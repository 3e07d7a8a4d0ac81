"""What every prompt is made of, whichever game asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Names = Sequence[str]


class Prompt(NamedTuple):
    """A request: what to do, why not something else (or nothing), and the clause that says so."""

    text: str
    note: str
    rule: str


def joined(*sentences: str) -> str:
    """Sentences one after another, as many as there are."""
    return " ".join(sentence for sentence in sentences if sentence)
