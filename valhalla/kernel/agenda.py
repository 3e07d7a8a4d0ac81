"""What happens next, as data: a stack of steps. Each is a kind, a seat, and what else it needs: numbers."""

from __future__ import annotations

AgendaStep = tuple[int, ...]


class Waiting:
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
