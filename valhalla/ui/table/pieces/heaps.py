"""A heap of cards that may be looked through: what it is called, and what of it these eyes know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Heap(NamedTuple):
    """The topmost card comes last; cards that are not known are below zero."""

    title: str
    cards: Sequence[int]
    tab: str = ""  # a short name, where there are several
    note: str = ""  # what else is to be said of it

    @property
    def known(self) -> list[int]:
        """From the topmost on."""
        return [card for card in reversed(self.cards) if card >= 0]

    @property
    def hidden(self) -> int:
        return len(self.cards) - len(self.known)
