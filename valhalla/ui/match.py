"""A game at the table: who looks at it, what has been shown of it, who thinks about it.

The session is always ahead: rules never wait for a picture. `shown` is the state as far as it has been
shown, in the eyes of `viewer`; `queue` holds what is still to be shown. People choose when it is empty.
"""

from __future__ import annotations

import logging
from collections import deque
from typing import Any, Final, NamedTuple

from valhalla.ai.levels import SECONDS, parse
from valhalla.ai.worker import Answer, Ticket, Worker
from valhalla.games.valhalla import events as ev
from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.journal import SaveError, one_line
from valhalla.kernel.session import Session
from valhalla.ui.tables import shields
from valhalla.words.language import translated
from valhalla.words.saga import Saga, level_of

log = logging.getLogger(__name__)

HUMAN: Final = "human"
AHEAD: Final = 60  # events an AI may be ahead of what is shown
HINT_LEVEL: Final = "jarl"


class Happened(NamedTuple):
    """An event to be shown, as the viewer sees it; `n` is the decision it came of."""

    n: int
    event: Any


class Line(NamedTuple):
    """A line of the saga: at which level it is told, and what it speaks of."""

    n: int
    level: int
    text: str
    event: Any


class Match:
    """One session at the table."""

    CHANCE = (ev.DiceRolled, ev.DiceRerolled, ev.ExtraDiceRolled, ev.CardsDrawn, ev.CardsDealt)

    def __init__(self, session: Session, worker: Worker) -> None:
        self.session = session
        self.game = session.game
        self.worker = worker
        self.names = [one_line(seat.name) for seat in session.seats]
        self.humans = [i for i, seat in enumerate(session.seats) if seat.kind == HUMAN]
        self._shields = shields(session)
        self.standing_in: dict[int, str] = {}  # seats an AI plays for their person
        self.thoughts: dict[int, Answer] = {}  # by decision
        self.hint: Answer | None = None
        self.queue: deque[Happened] = deque()
        self.lines: list[Line] = []
        self.told: list[Any] = []  # the events that have been shown
        self.last_eyes: int | None = None  # the person who looked last
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.notices: list[str] = []
        self.frozen = False  # the table is only looked at: no AI moves on
        self.wants_hint = False
        self.shown: Any = None
        self.show_all()

    # Who

    def kind(self, seat: int) -> str:
        """Who plays this seat now: human, or a level."""
        return self.standing_in.get(seat, self.session.seats[seat].kind)

    def is_human(self, seat: int) -> bool:
        return self.kind(seat) == HUMAN

    def shield(self, seat: int) -> int:
        """Which of the six painted shields this seat has."""
        return self._shields[seat]

    def due(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return tuple(self.game.to_act(self.session.state))

    @property
    def over(self) -> bool:
        return not self.due()

    def asked(self) -> int | None:
        """The person who is asked now, once everything has been shown."""
        if self.queue or self.session.read_only:
            return None
        return next((seat for seat in self.due() if self.is_human(seat)), None)

    @property
    def eyes(self) -> int | None:
        """Who should be looking: the only person, or the one whose move is shown; otherwise a spectator."""
        if len(self.humans) == 1:
            return self.humans[0]
        asked = self.asked()
        if asked is not None:
            return asked
        return self.viewer if self.viewer is not None and self._involved(self.viewer) else None

    def _involved(self, seat: int) -> bool:
        """Whether what is being shown is this person's own move or battle."""
        if not self.is_human(seat):
            return False
        battle = self.shown.battle
        return seat in self.game.to_act(self.shown) or bool(battle and battle.fights(seat))

    @property
    def curtain(self) -> int | None:
        """The person for whom a curtain must fall before anything of their view is drawn."""
        eyes = self.eyes
        if len(self.humans) == 1 or eyes is None or eyes in (self.viewer, self.last_eyes):
            return None
        return eyes

    def look(self, seat: int | None) -> None:
        """Look at the table with these eyes; what was still to be shown still is."""
        waiting = len(self.queue)
        self.viewer = seat
        self.last_eyes = seat  # after a stretch that all watched, a curtain falls again
        self.show_all(waiting)

    # Showing

    def show_all(self, but: int = 0) -> None:
        """Show everything that has happened at once, *but* the last events."""
        seen = self.game.view(self.session.state_before(0), self.viewer)
        happened = [
            Happened(n, self.game.seen_by(event, self.viewer))
            for n, entry in enumerate(self.session.log)
            for event in entry.events
        ]
        self.lines, self.told = [], []
        at_once = happened[: len(happened) - but]
        self.queue = deque(happened[len(at_once) :])
        for one in at_once:
            self._fold(seen, *one)
        self.shown = seen

    def show_next(self) -> Happened:
        """Fold the next event into what is shown."""
        happened = self.queue.popleft()
        self._fold(self.shown, *happened)
        return happened

    def _fold(self, seen: Any, n: int, event: Any) -> None:
        self.game.apply(seen, event)
        self.told.append(event)
        text = Saga(self.names, "full").tell(seen, event)
        if text:
            self.lines.append(Line(n, level_of(event), text, event))

    def skip(self) -> None:
        """Show all that is waiting at once."""
        while self.queue:
            self.show_next()

    # Playing

    def submit(self, seat: int, command: Any) -> None:
        """A command of a person or an AI. Raises `IllegalCommand` and changes nothing if it is refused."""
        events = self.session.submit(seat, command)
        n = len(self.session.log) - 1
        self.queue.extend(Happened(n, self.game.seen_by(event, self.viewer)) for event in events)
        self.hint = None
        self._saved()

    def _saved(self) -> None:
        """Tell if the save cannot be kept up; the game goes on."""
        journal = self.session.journal
        if journal is not None and journal.trouble:
            self.notices.append(translated(journal.trouble))

    def undo(self, seat: int, new_luck: bool = False) -> None:
        """Take the person's last decision back. Raises `UndoRefused`."""
        self.worker.cancel()
        self.session.undo(seat, new_luck)
        self.thoughts = {n: answer for n, answer in self.thoughts.items() if n < len(self.session.log)}
        self.hint = None
        self.show_all()

    def last_decision(self, seat: int) -> int | None:
        """The number of this seat's last decision."""
        log = self.session.log
        return next((n for n in range(len(log) - 1, 0, -1) if log[n].seat == seat), None)

    def revealed_since(self, seat: int) -> bool:
        """Whether chance has shown this seat something since its last decision."""
        n = self.last_decision(seat)
        if n is None:
            return False
        return any(isinstance(event, self.CHANCE) for entry in self.session.log[n:] for event in entry.events)

    def replay(self) -> None:
        """Show again what has happened since the viewer's last decision."""
        n = self.last_decision(self.viewer) if self.viewer is not None else None
        if n is None or self.queue:
            return
        self.show_all(sum(len(entry.events) for entry in self.session.log[n:]))

    def take_over(self, seat: int, level: str | None) -> None:
        """An AI plays for a person, or gives the seat back."""
        self.worker.cancel()
        if level is None:
            self.standing_in.pop(seat, None)
        else:
            self.standing_in[seat] = level

    # Thinking

    def update(self) -> None:
        """Once a frame: whoever is due and no person thinks; forced choices play themselves."""
        answer = self.worker.poll()
        if answer is not None:
            self._answered(answer)
        if self.session.read_only or self.frozen or len(self.queue) > AHEAD:
            return
        if self._forced() or self.worker.busy:
            return
        seat = next((seat for seat in self.due() if not self.is_human(seat)), None)
        if seat is not None:
            kind = self.kind(seat)
            self.worker.ask(self.session, seat, seconds(kind), kind)
        elif self.wants_hint:
            self._ask_hint()

    def _forced(self) -> bool:
        """A person with one legal command gives it without being asked, once all has been shown to them."""
        seat = self.asked()
        if seat is None or seat != self.viewer:
            return False
        legal = self.game.legal(self.session.state, seat)
        if len(legal) != 1 or len(self.due()) > 1:
            return False
        self.submit(seat, legal[0])
        return True

    def _answered(self, answer: Answer) -> None:
        if answer.ticket.session is not self.session:
            return  # somebody else's question
        if answer.trouble:
            log.warning("%s", answer.trouble)
        if answer.notice:
            self.notices.append(translated(answer.notice))
        if self.is_human(answer.seat):
            self.hint = answer
            return
        if answer.seat not in self.due():
            return
        try:
            self.submit(answer.seat, answer.command)
        except IllegalCommand:
            log.exception("a seat gave an illegal command")
            self.submit(answer.seat, self.game.legal(self.session.state, answer.seat)[0])
        self.thoughts[len(self.session.log) - 1] = answer

    def want_hint(self) -> None:
        """Have a good seat think about what the person is asked."""
        self.wants_hint = True

    def _ask_hint(self) -> None:
        seat = self.asked()
        self.wants_hint = False
        if seat is not None:
            self.worker.ask(self.session, seat, seconds(HINT_LEVEL), HINT_LEVEL)

    @property
    def thinking(self) -> Ticket | None:
        return self.worker.ticket

    def close(self) -> None:
        self.worker.cancel()
        try:
            self.session.close()
        except SaveError as error:
            log.warning("the save could not be finished: %s", error)


def seconds(kind: str) -> float:
    """How long a seat of this kind may think at the table."""
    level, _temper = parse(kind)
    return SECONDS.get(level, 1.0)
