"""Iron dice with a memory: the rules know faces only, but to move on the screen each needs an identity."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER

if TYPE_CHECKING:
    from valhalla.ui.table.match import Match

LARGEST: Final = 62  # units: a die in the tray


class Die(NamedTuple):
    id: int
    face: int


def picture(face: int) -> str:
    """What `stage.rolling` calls a die that shows this face."""
    return f"dice/iron-{'hammer' if face == HAMMER else face}"


class Cup:
    """The dice of a turn: in play, in the order in which the rules name them, and those removed."""

    def __init__(self) -> None:
        self.loose: list[Die] = []
        self.removed: list[Die] = []
        self.thrown: list[int] = []  # by the last event
        self._made = 0

    def _new(self, faces: Iterable[int]) -> list[Die]:
        made = [Die(self._made + i, face) for i, face in enumerate(faces)]
        self._made += len(made)
        return made

    def _take(self, faces: Iterable[int]) -> list[Die]:
        found = []
        for face in faces:
            die = next((die for die in reversed(self.loose) if die.face == face), None)
            if die is not None:
                self.loose.remove(die)
                found.append(die)
        return found

    def _put(self, dice: Iterable[Die]) -> None:
        self.loose = sorted([*self.loose, *dice], key=lambda die: (die.face, die.id))

    def follow(self, event: Any) -> None:
        """What an event does to the dice."""
        self.thrown = []
        if isinstance(event, ev.DiceThrown):
            self.throw(event.dice, event.kept)
        elif isinstance(event, ev.DiceRethrown | ev.DiceTurned):
            turned = [
                Die(die.id, face) for die, face in zip(self._take(event.before), event.after, strict=False)
            ]
            self._put(turned)
            self.thrown = [die.id for die in turned] if isinstance(event, ev.DiceRethrown) else []
        elif isinstance(event, ev.DiceAdded):
            added = self._new(event.dice)
            self._put(added)
            self.thrown = [die.id for die in added]
        elif isinstance(event, ev.HammersRemoved):
            self.remove(event.count)

    def remove(self, hammers: int) -> None:
        """So many hammers leave the turn."""
        self.removed += self._take((HAMMER,) * hammers)

    def throw(self, dice: Iterable[int], left: Iterable[int]) -> None:
        """All lie so now; some were left lying, the others are thrown again, and new ones may have come."""
        kept = self._take(left)
        faces = list(dice)
        for die in kept:
            faces.remove(die.face)
        again = [Die(die.id, faces[i]) for i, die in enumerate(self.loose) if i < len(faces)]
        added = self._new(faces[len(again) :])
        self.loose = []
        self._put([*kept, *again, *added])
        self.thrown = [die.id for die in (*again, *added)]

    def true_to(self, dice: tuple[int, ...], removed: int) -> Cup:
        """Itself, if these are its dice; else a cup that has them, without a memory."""
        if tuple(die.face for die in self.loose) == dice and len(self.removed) == removed:
            return self
        found = Cup()
        found._put(found._new(dice))
        found.removed = found._new((HAMMER,) * removed)
        return found


def of_this_turn(match: Match) -> list[Any]:
    """What has been shown of the turn that is being played."""
    told = match.told
    first = next((n for n in range(len(told) - 1, -1, -1) if isinstance(told[n], ev.TurnBegan)), None)
    return [] if first is None else told[first:]


def cup(match: Match, s: State) -> Cup:
    """The dice of this turn, as far as it has been shown."""
    found = Cup()
    for event in of_this_turn(match):
        found.follow(event)
        if isinstance(event, ev.TurnEnded):
            found = Cup()
    return found.true_to(s.dice, s.removed)


def opened(match: Match) -> set[int]:
    """The big cells that have given their cards in this turn."""
    return {event.cell for event in of_this_turn(match) if isinstance(event, ev.CardDrawn)}
