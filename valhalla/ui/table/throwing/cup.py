"""The iron dice of one throw of the hammer: in play, and removed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valhalla.games.iron import HAMMER
from valhalla.ui.table.dice.cup import Cup, Die

LARGEST: Final = 62  # units: a die in the tray


def picture(face: int) -> str:
    """What `stage.rolling` calls a die that shows this face."""
    return f"dice/iron-{'hammer' if face == HAMMER else face}"


class IronCup(Cup):
    """The dice of a turn: in play, and those removed."""

    def __init__(self) -> None:
        super().__init__()
        self.removed: list[Die] = []

    def remove(self, hammers: int) -> None:
        """So many hammers leave the turn."""
        self.removed += self.take((HAMMER,) * hammers)

    def throw(self, dice: Iterable[int], left: Iterable[int]) -> None:
        """All lie so now; some were left lying, the others are thrown again, and new ones may have come."""
        kept = self.take(left)
        faces = list(dice)
        for die in kept:
            faces.remove(die.value)
        again = [Die(die.id, faces[i]) for i, die in enumerate(self.loose) if i < len(faces)]
        added = self.new(faces[len(again) :])
        self.loose = []
        self.put([*kept, *again, *added])
        self.thrown = [die.id for die in (*again, *added)]

    def true_to(self, dice: tuple[int, ...], removed: int) -> IronCup:
        """Itself, if these are its dice; else a cup that has them, without a memory."""
        if self.values == dice and len(self.removed) == removed:
            return self
        found = IronCup()
        found.put(found.new(dice))
        found.removed = found.new((HAMMER,) * removed)
        return found

    @property
    def hammers(self) -> set[int]:
        """The ids of the dice in play that show hammers."""
        return {die.id for die in self.loose if die.value == HAMMER}
