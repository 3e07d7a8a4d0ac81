"""Dice with a memory: the rules know values only, but to move on the screen each needs an identity."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Die(NamedTuple):
    id: int
    value: int


class Cup:
    """Dice that follow the events: those that lie loose, in the order in which the rules name them."""

    def __init__(self) -> None:
        self.loose: list[Die] = []
        self.thrown: list[int] = []  # by the last event
        self._made = 0

    def new(self, values: Iterable[int]) -> list[Die]:
        made = [Die(self._made + i, value) for i, value in enumerate(values)]
        self._made += len(made)
        return made

    def take(self, values: Iterable[int]) -> list[Die]:
        """Loose dice of these values, no longer loose."""
        found = []
        for value in values:
            die = next((die for die in reversed(self.loose) if die.value == value), None)
            if die is not None:
                self.loose.remove(die)
                found.append(die)
        return found

    def put(self, dice: Iterable[Die]) -> None:
        self.loose = sorted([*self.loose, *dice], key=lambda die: (die.value, die.id))

    def turn(self, before: Iterable[int], after: Iterable[int]) -> list[Die]:
        """Loose dice of these values show others."""
        turned = [Die(die.id, value) for die, value in zip(self.take(before), after, strict=False)]
        self.put(turned)
        return turned

    def throw_again(self, before: Iterable[int], after: Iterable[int]) -> None:
        self.thrown = [die.id for die in self.turn(before, after)]

    def add(self, values: Iterable[int]) -> None:
        """More dice are thrown to the loose ones."""
        added = self.new(values)
        self.put(added)
        self.thrown = [die.id for die in added]

    @property
    def values(self) -> tuple[int, ...]:
        """What the loose dice show."""
        return tuple(die.value for die in self.loose)
