"""A game at the table: who looks at it, what has been shown of it, who thinks about it.

The session is always ahead: rules never wait for a picture. `shown` is the state as far as it has been
shown, in the eyes of `viewer`; `queue` holds what is still to be shown. People choose when it is empty.
"""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from valhalla.ai.levels import SECONDS, parse
from valhalla.ai.worker import Answer, Ticket, Worker
from valhalla.kernel.game import Eyes, IllegalCommand, Option
from valhalla.kernel.journal import SaveError
from valhalla.kernel.session import Session
from valhalla.ui.table.lines import Line, Lines
from valhalla.ui.table.record import staging
from valhalla.ui.table.staging import Staging, Topic
from valhalla.ui.tables import shields
from valhalla.words.language import _, translated
from valhalla.words.saga import resigning
from valhalla.words.seats import called
from valhalla.words.sentence import Name
from valhalla.words.telling import STORY

if TYPE_CHECKING:
    from valhalla.ui.table.together.verdict import Verdict

log = logging.getLogger(__name__)

HUMAN: Final = "human"
AHEAD: Final = 60  # events an AI may be ahead of what is shown
CLOSING: Final = 1.2  # seconds at calm from the word that nothing is left to do to the end
HINT_LEVEL: Final = "jarl"
RESIGNED_LEVEL: Final = "karl"  # plays a seat that was given up to the end, and a table that all left


class Happened(NamedTuple):
    """An event to be shown, as the viewer sees it; `n` is the decision it came of."""

    n: int
    event: Any


class Resigned(NamedTuple):
    """Somebody has given the game up: no event of the rules, but the saga tells it."""

    seat: int


class Match:
    """One session at the table."""

    guided = False  # a script says what is done: no AI plays for anybody, and nobody resigns

    def __init__(self, session: Session, worker: Worker) -> None:
        self.session = session
        self.game = session.game
        self.staging: Staging = staging(session.game.ID).at(session.setup)
        self.worker = worker
        self.humans = [i for i, seat in enumerate(session.seats) if seat.kind == HUMAN]
        self.names = self._called()
        self._shields = shields(session)
        self.standing_in: dict[int, str] = {}  # seats an AI plays for their person
        self.resigned: dict[int, int] = {}  # seats that were given up, and before which decision
        # Standing orders: who is never asked out of turn, and who only when it matters; see `Staging.topics`.
        self.silent: set[Topic] = set()
        self.sparing: set[Topic] = set()
        self.thoughts: dict[int, Answer] = {}  # by decision
        self.forced: set[int] = set()  # decisions of people that played themselves
        self.hint: Answer | None = None
        self.queue: deque[Happened] = deque()
        self.lines = Lines()
        self._told_resigned: set[int] = set()
        self.told: list[Any] = []  # the events that have been shown
        self.person: int | None = None  # who looked or decided last: nobody else has seen a hand since
        self._opened: tuple[int, int, int] | None = None  # at which question a hand was opened
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.notices: list[str] = []
        self.frozen = False  # the table is only looked at: no AI moves on
        self.wants_hint = False  # a good seat shall think about what the person is asked
        self.closing = ""  # that something is about to end by itself, as long as that is told
        self._wait = 0.0  # seconds until it does
        self.shown: Any = None
        self.show_all()

    # Who

    def kind(self, seat: int) -> str:
        """Who plays this seat now: human, or a level."""
        return self.standing_in.get(seat, self.session.seats[seat].kind)

    def is_human(self, seat: int) -> bool:
        return self.kind(seat) == HUMAN

    @property
    def played_out(self) -> bool:
        """Whether every person has given up: the rest goes as fast as it can."""
        return bool(self.humans) and all(seat in self.resigned for seat in self.humans)

    def _called(self) -> list[Name]:
        """What everybody is called, in the language of now."""
        return called(self.session.seats, self.humans[0] if len(self.humans) == 1 else None)

    def called(self, seat: int) -> str:
        """The name of a seat, and that it was given up, if it was."""
        name = self.names[seat]
        return _("{player} (resigned)").format(player=name) if seat in self.resigned else name

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
        people = (seat for seat in self.due() if self.is_human(seat))
        return next((seat for seat in people if not self._declines(seat)), None)

    @property
    def several(self) -> bool:
        """Whether people share this screen who hide their hands from one another."""
        return len(self.humans) > 1 and not self.session.house.open

    @property
    def open_hands(self) -> bool:
        """Whether these people agreed to see each other's cards."""
        return len(self.humans) > 1 and self.session.house.open

    @property
    def sight(self) -> Eyes:
        """Who sees what is shown: whoever looks, and where hands lie open all people."""
        return tuple(self.humans) if self.open_hands and self.viewer is not None else self.viewer

    @property
    def eyes(self) -> int | None:
        """Who should be looking: the only person, or whose hand is open; otherwise a spectator."""
        if len(self.humans) < 2:
            return self.humans[0] if self.humans else self.viewer
        asked = self.asked()
        if not self.several:
            return asked if asked is not None else self.viewer if self.viewer is not None else self.humans[0]
        if asked is None:
            looks_on = self.viewer is not None and self._involved(self.viewer)
            return self.viewer if looks_on and (not self.shared or self.goes_on) else None
        if asked == self.viewer:
            return asked
        return None if self.folds(asked) else asked

    # Folded hands

    @property
    def shared(self) -> bool:
        """Whether people fight each other: both look on, a hand is open only while its owner `goes_on`."""
        return sum(map(self.is_human, self.staging.fighters(self.session.state))) > 1

    @property
    def goes_on(self) -> bool:
        """Whether whoever looks decides next, and nothing comes before that all shall see."""
        return self.viewer in self.due() and not any(self.halts(one.event) for one in self.queue)

    def folds(self, seat: int) -> bool:
        """Whether a person is asked with the hand folded: at turn, or at the screen already, or there is
        something to choose that shows nothing of the hand."""
        if not self.several:
            return False
        there = seat == self.person or self.staging.at_turn(self.session.state, seat)
        return there or bool(self.in_public(seat))

    def bare(self, seat: int) -> Any:
        """The table as everybody sees it: what is worked out from it tells nothing of this hand."""
        return self.staging.bared(self.game.view(self.session.state, None), seat)

    def in_public(self, seat: int) -> tuple[Option, ...]:
        """What a seat may choose while its hand is folded: the same whatever it holds."""
        bare = self.bare(seat)
        offered = self.staging.options(bare, seat, self.game.options(bare, seat))
        return self.staging.in_public(bare, seat, offered)

    def _question(self, seat: int) -> tuple[int, int, int]:
        return seat, len(self.session.log), self.session.epoch

    def open_hand(self, seat: int) -> None:
        """A person opens the own hand; the others look away."""
        self._opened = self._question(seat)
        self.look(seat)

    def _involved(self, seat: int) -> bool:
        """Whether what is being shown is this person's own move or battle."""
        if not self.is_human(seat):
            return False
        return seat in self.game.to_act(self.shown) or self.staging.involved(self.shown, seat)

    @property
    def curtain(self) -> int | None:
        """The person for whom a curtain must fall before anything of their view is drawn."""
        eyes = self.eyes
        return None if not self.several or eyes == self.viewer else eyes

    def look(self, seat: int | None) -> None:
        """Look at the table with these eyes; what was still to be shown still is."""
        waiting = len(self.queue)
        self.viewer = seat
        self.hint = None  # it was meant for other eyes
        self.wants_hint = False
        self.person = self.person if seat is None else seat
        self.show_all(waiting)

    # Showing

    def view(self, state: Any) -> Any:
        """A state as the viewer may see it."""
        return self.game.view(state, self.sight)

    def seen(self, event: Any) -> Any:
        """An event as the viewer may see it."""
        return self.game.seen_by(event, self.sight)

    def show_all(self, but: int = 0) -> None:
        """Show everything that has happened at once, *but* the last events."""
        seen = self.view(self.session.state_before(0))
        happened = [
            Happened(n, self.seen(event))
            for n, entry in enumerate(self.session.log)
            for event in entry.events
        ]
        self.lines, self.told, self._told_resigned = Lines(), [], set()
        self.names = self._called()  # the language may be another
        at_once = happened[: len(happened) - but]
        self.queue = deque(happened[len(at_once) :])
        for one in at_once:
            self._fold(seen, *one)
        self.shown = seen

    def show_next(self) -> Happened:
        """Fold the next event into what is shown."""
        happened = self.queue.popleft()
        self._fold(self.shown, *happened)
        if not self.queue and isinstance(self.sight, tuple):
            self.shown = self.view(self.session.state)  # several know more than each of them by itself
        return happened

    def _fold(self, seen: Any, n: int, event: Any) -> None:
        self._tell_resigned(n)
        self.game.apply(seen, event)
        self.told.append(event)
        self.lines.tell(self.names, n, seen, event)

    def _tell_resigned(self, n: int) -> None:
        """The saga tells who had given up before decision *n*, once."""
        for seat, when in self.resigned.items():
            if when <= n and seat not in self._told_resigned:
                self._told_resigned.add(seat)
                self.lines.append(Line(when, STORY, resigning(self.names[seat]), Resigned(seat)))

    def skip(self) -> None:
        """Show all that is waiting at once."""
        while self.queue:
            self.show_next()

    def halts(self, event: Any) -> bool:
        """Whether people shall see what has been decided, and go on, before this is shown."""
        playing = bool(self.humans) and not self.played_out
        return playing and self.staging.halts(event, several=self.several)

    def verdict(self) -> Verdict | None:
        """What has been decided, on a sheet for all to see."""
        return self.staging.verdict(self)

    # Playing

    def submit(self, seat: int, command: Any) -> None:
        """A command of a person or an AI. Raises `IllegalCommand` and changes nothing if it is refused."""
        events = self.session.submit(seat, command)
        if self.is_human(seat):
            self.person = seat
        n = len(self.session.log) - 1
        self.queue.extend(Happened(n, self.seen(event)) for event in events)
        self.hint, self.closing = None, ""
        journal = self.session.journal
        if journal is not None and journal.trouble:  # the save cannot be kept up; the game goes on
            self.notices.append(translated(journal.trouble))

    def _written_again(self) -> None:
        """Tell if the save was lost and written whole again; it may have another name now."""
        journal = self.session.journal
        if journal is not None and journal.notice:
            self.notices.append(translated(journal.notice))
            journal.notice = ""

    @property
    def undoer(self) -> int | None:
        """Whose last decision an undo takes back: whoever looks; where nobody does, whoever decided last,
        as long as no other person has seen a hand since."""
        if self.viewer is not None:
            return self.viewer
        people = (entry.seat for entry in reversed(self.session.log) if entry.seat in self.humans)
        decided = next(people, None)
        return decided if decided == self.person else None

    def undo_to(self, seat: int) -> int:
        """The decision that an undo takes back; what played itself would only do so again."""
        return self.session.undo_to(seat, self.forced)

    def undo(self, seat: int, new_luck: bool = False) -> None:
        """Take the person's last decision back. Raises `UndoRefused`."""
        self.worker.cancel()
        self.session.undo(seat, new_luck, self.forced)
        played = len(self.session.log)
        self.thoughts = {n: answer for n, answer in self.thoughts.items() if n < played}
        self.forced = {n for n in self.forced if n < played}
        for given_up in [s for s, n in self.resigned.items() if n > played]:
            del self.resigned[given_up], self.standing_in[given_up]
        self.hint, self.closing = None, ""
        self.show_all()

    def last_decision(self, seat: int) -> int | None:
        """The number of this seat's last decision."""
        log = self.session.log
        return next((n for n in range(len(log) - 1, 0, -1) if log[n].seat == seat), None)

    def revealed_since(self, n: int) -> bool:
        """Whether chance has shown something since this decision."""
        chance = self.staging.chance
        return any(isinstance(event, chance) for entry in self.session.log[n:] for event in entry.events)

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

    def resign(self, seat: int) -> None:
        """A person gives up. A karl plays the seat to the end, so that the others have a game."""
        self.take_over(seat, RESIGNED_LEVEL)
        self.resigned[seat] = len(self.session.log)

    # Standing orders

    def may_be_silent(self, seat: int) -> bool:
        """Whether this seat may ever be asked out of turn, as far as everybody can see."""
        return self.staging.may_be_silent(self.session.state, seat)

    def _ordered(self) -> bool:
        """Decline for a person who does not want to be asked out of turn. No hand is looked at for it: when
        a window opens is public, and it closes in the same time whatever they hold."""
        seat = next((seat for seat in self.due() if self._declines(seat)), None)
        if seat is None or self.queue:
            return False
        self.submit(seat, self.staging.decline())
        return True

    def _declines(self, seat: int) -> bool:
        state = self.session.state
        if not (self.silent or self.sparing) or not self.is_human(seat):
            return False
        topics = self.staging.topics(state, seat) if self.staging.aside(state, seat) else ()
        return bool(topics) and all(self._ordered_away(state, seat, topic) for topic in topics)

    def _ordered_away(self, state: Any, seat: int, topic: Topic) -> bool:
        """Whether a person does not want to be asked about this now."""
        return topic in self.silent or (topic in self.sparing and not self.staging.matters(state, seat))

    # Thinking

    def update(self, dt: float = 0.0) -> None:
        """Once a frame: whoever is due and no person thinks; forced choices play themselves."""
        self._wait = max(0.0, self._wait - dt)
        self._written_again()
        answer = self.worker.poll()
        if answer is not None:
            self._answered(answer)
        if self.session.read_only or self.frozen or len(self.queue) > AHEAD:
            return
        if self._ordered() or self._forced() or self.worker.busy:
            return
        seat = next((seat for seat in self.due() if not self.is_human(seat)), None)
        if seat is not None:
            kind = RESIGNED_LEVEL if self.played_out else self.kind(seat)
            self.worker.ask(self.session, seat, seconds(kind), kind)
        elif self.wants_hint:
            self._ask_hint()

    def _forced(self) -> bool:
        """A person with one legal command gives it without being asked, once all has been shown to them."""
        seat = self.asked()
        if seat is None or len(self.due()) > 1 or self._opened == self._question(seat):
            return False  # who has just opened the hand wants to see it, and decides afterwards
        legal = self._ways(self.session.state, seat)
        if len(legal) != 1 or self._would_tell(seat):
            return False
        if seat != self.viewer and (not self.several or legal != self._ways(self.bare(seat), seat)):
            return False
        if not self.staging.plays_itself(legal[0]):
            return False
        if self._announced(legal[0]):
            return True
        self.forced.add(len(self.session.log))
        self.submit(seat, legal[0])
        return True

    def _announced(self, command: Any) -> bool:
        """Whether it is still being told that something is about to end by itself."""
        words = self.staging.closing(self.session.state, command)
        if words and not self.closing:
            self.closing, self._wait = words, CLOSING
        return bool(words) and self._wait > 0

    def _ways(self, state: Any, seat: int) -> list[Any]:
        """The commands that bring the game on."""
        legal = self.game.legal(state, seat)
        return [command for command in legal if not isinstance(command, self.staging.besides)]

    def _would_tell(self, seat: int) -> bool:
        """Whether the others at this screen would learn of a hand by how soon its owner is done."""
        return self.several and self.staging.hand_decides(self.session.state, seat)

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
        if answer.seat not in self.due() or self.frozen:
            return
        try:
            self.submit(answer.seat, answer.command)
        except IllegalCommand:
            log.exception("a seat gave an illegal command")
            self.submit(answer.seat, self.game.legal(self.session.state, answer.seat)[0])
        self.thoughts[len(self.session.log) - 1] = answer

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
