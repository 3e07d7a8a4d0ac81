"""A game looked at again: the same table, but time can be moved about in, and nobody is asked.

Before the end a film shows what its person may know: the eyes of an AI seat, and all hands open, come after.
"""

from __future__ import annotations

from typing import Any, Final

from valhalla.ai.worker import Worker
from valhalla.kernel.session import Session
from valhalla.ui.table.match import Happened, Match

OPEN: Final = -2  # in the place of a seat: all hands open
NOBODY: Final = -1  # in the place of a seat: a guest, who only watches


class Film(Match):
    """A session that has been played, shown up to decision `at`."""

    def __init__(self, session: Session, worker: Worker) -> None:
        self.at = 1  # the table has been laid
        self.open = False  # nothing is hidden from whoever looks
        super().__init__(session, worker)
        self.frozen = True

    # Where it stands

    @property
    def length(self) -> int:
        """How many decisions there are, the laying of the table among them."""
        return len(self.session.log)

    @property
    def finished(self) -> bool:
        """Whether the game has been played to its end."""
        return not self.game.to_act(self.session.state)

    @property
    def over(self) -> bool:
        return self.finished and self.at == self.length and not self.queue

    def seek(self, at: int) -> bool:
        """Show the table after so many decisions. False if it stands there already."""
        at = max(1, min(at, self.length))
        if at == self.at and not self.queue:
            return False
        self.at = at
        self.show_all()
        return True

    def advance(self) -> bool:
        """Let the next decision happen before everybody's eyes. False at the end."""
        if self.at >= self.length:
            return False
        happened = (Happened(self.at, self.seen(event)) for event in self.session.log[self.at].events)
        self.queue.extend(happened)
        self.at += 1
        return True

    def turns(self) -> list[int]:
        """The decisions after which a turn begins, or the end."""
        return self._after(self.staging.turns)

    def battles(self) -> list[int]:
        """The decisions that deserve a mark: in Valhalla, by which an attack is declared."""
        return self._after(self.staging.highlights)

    def _after(self, kinds: tuple[type, ...]) -> list[int]:
        return [
            n + 1
            for n, entry in enumerate(self.session.log)
            if any(isinstance(event, kinds) for event in entry.events)
        ]

    # Whose eyes

    def may_look(self) -> list[int]:
        """The seats whose eyes one may borrow."""
        return list(range(len(self.names))) if self.finished else self.humans

    def look(self, seat: int | None) -> None:
        self.viewer = seat
        self.show_all()

    @property
    def eyes(self) -> int | None:
        return self.viewer

    curtain = None

    def view(self, state: Any) -> Any:
        return state.clone() if self.open else super().view(state)

    def seen(self, event: Any) -> Any:
        return event if self.open else super().seen(event)

    # What a match does and a film does not

    def show_all(self, but: int = 0) -> None:
        rest = sum(len(entry.events) for entry in self.session.log[self.at :])
        super().show_all(rest)
        self.queue.clear()

    def due(self) -> tuple[int, ...]:
        return tuple(self.game.to_act(self.shown))

    def asked(self) -> int | None:
        return None

    def halts(self, event: Any) -> bool:
        """A film goes on by itself."""
        return False

    def close(self) -> None:
        """The session is not ours: the table it is played at closes it."""

    def update(self, dt: float = 0.0) -> None:
        """Nobody thinks: everything has been decided."""
