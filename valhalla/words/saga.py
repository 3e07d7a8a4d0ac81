"""The saga: what happened, told in sentences.

Each event has one entry in the table of its game, which is given the state just after it; both may be a view,
and what a view hides is only counted. The level says how much is told: the big moments (story), all that
people care about (standard), or everything (full).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from valhalla.kernel.session import Session
from valhalla.words.language import _
from valhalla.words.record import words_of
from valhalla.words.seats import called
from valhalla.words.telling import FULL, STORY, Entry, Level, Voice


class Teller(Voice):
    """Tells the events of one table."""

    def tell(self, state: Any, event: Any) -> str | None:
        """An event in words, or None if this saga leaves it out. *state* is the state just after it."""
        if level_of(event) > self.level:
            return None
        entry = _entry(event)
        teller = entry.story if self.level == STORY and entry.story else entry.tell
        text = teller(self, state, event)
        return text + self.mark(getattr(event, "rule", "")) if text else None


def tell(
    session: Session, *, level: Level = "standard", rules: bool = False, seat: int | None = None
) -> Iterator[str]:
    """The saga of a game so far, line by line, as *seat* saw it (None: as a spectator)."""
    game = session.game
    saga = Teller(called(session.seats), level, rules)
    seen = game.view(session.state_before(0), seat)
    waiting, last = "", None  # what is said next, unless the event after it says it, too
    for entry in session.log:
        for event in entry.events:
            shown = game.seen_by(event, seat)
            game.apply(seen, shown)
            both = folded(last, shown) if level != "full" else None
            if text := saga.tell(seen, both or shown):
                yield from waiting.splitlines() if both is None else ()
                waiting, last = text, both or shown
    yield from waiting.splitlines()


def resigning(player: str) -> str:
    """Somebody gives the game up: not an event of the rules, but worth telling."""
    return _("Player {player} resigns. A karl plays on for them.").format(player=player)


def folded(event: Any, following: Any) -> Any:
    """Two events that follow each other as one, if they can be told so; else None."""
    return _entry(following).fold(event, following) if type(event) is type(following) else None


def level_of(event: Any) -> int:
    """From which level on this event is told."""
    entry = _entry(event)
    return FULL if entry.minor(event) else entry.level


def _entry(event: Any) -> Entry:
    return words_of(event.game).tellers[type(event)]
