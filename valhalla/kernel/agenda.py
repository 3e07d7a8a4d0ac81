"""What happens next, as data: a stack of steps. Each is a kind, a seat, and what else it needs: numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from valhalla.kernel.game import require
from valhalla.kernel.parts import Part

AgendaStep = tuple[int, ...]


class Waiting(Part):
    """A position that waits at the topmost step of its agenda."""

    __slots__ = ()
    agenda: list[AgendaStep]

    @property
    def step(self) -> int:
        """The kind of step: a member of the game's own."""
        return self.agenda[-1][0]

    @property
    def step_seat(self) -> int:
        """Whose step it is."""
        return self.agenda[-1][1]

    @property
    def step_number(self) -> int:
        """What else it says: how many cards, which slots; each kind tells."""
        return self.agenda[-1][2]


OVER = 0  # the kind of the last step of every game
MOST = 255  # of any number that a step holds


def audit_agenda(agenda: Sequence[AgendaStep], kinds: int, players: int) -> None:
    """Raise `Broken` unless these are steps of a game of so many kinds, each somebody's at the table."""
    require(bool(agenda) and agenda[0] == (OVER,), "an agenda without an end")
    for step in agenda[1:]:
        require(OVER < step[0] < kinds, "a step that is none")
        require(len(step) == 1 or 0 <= step[1] < players, "a step of nobody at the table")
        require(min(step) >= -1 and max(step) <= MOST, "a step with an odd number")


def decider(decides: Mapping[type[Any], Callable[..., None]], runs: Sequence[Any]) -> Callable[..., Any]:
    """The `decide` of a game: what each command does, and what each kind of step does by itself (or None).

    A step may answer False: it waits for a seat this time.
    """

    def decide(s: Any, seat: int, command: Any, chance: Any) -> list[Any]:
        """Carry out a checked command. The state advances; the events that did it are returned."""
        out: list[Any] = []
        decides[type(command)](s, seat, command, chance, out)
        agenda = s.agenda
        while True:
            step = agenda[-1]
            run = runs[step[0]]
            if run is None or run(s, step, chance, out) is False:
                return out

    return decide
