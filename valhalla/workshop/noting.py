"""What the lab notes of a game. Games differ in how their cards are sorted and used, in little else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from valhalla.kernel.session import Session


class Noting(ABC):
    """Base of the games' notes."""

    @abstractmethod
    def sorts(self, ids: list[str]) -> dict[str, str]:
        """The cards that are told of, each with its sort: a warrior fares unlike a tactic."""

    @abstractmethod
    def used(self, session: Session) -> list[frozenset[str]]:
        """By seat: the cards that did something for it."""

    def jarls(self, session: Session) -> list[str | None]:
        """Who led each seat."""
        return [None] * len(session.seats)

    def choosing_jarl(self, session: Session) -> bool:
        return False

    def first(self, session: Session) -> int:
        """Who began."""
        return int(session.state.first)

    def rounds(self, session: Session) -> int | None:
        """How many there were, where that says something."""
        return None

    def told(self, name: str, sort: str) -> dict[str, Any]:
        """What else is to be told of a card."""
        return {}
