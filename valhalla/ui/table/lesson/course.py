"""A lesson: a game with a fixed deal in which every step is known beforehand, and the player takes each.

The script names cards and faces, never places, so that a warrior may stand in any slot. What the host does is
given command by command. After the last step the same game can be played on. `lesson.py` is Valhalla's.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from valhalla.ai.worker import Worker
from valhalla.games import GAMES
from valhalla.kernel.cards import BadCard
from valhalla.kernel.game import Broken, GameError, IllegalCommand
from valhalla.kernel.journal import SUFFIX, Saga, SaveError, Seat
from valhalla.kernel.paths import home
from valhalla.kernel.session import Entry, Session, UndoRefused
from valhalla.ui.saved import not_kept
from valhalla.ui.table.lesson.kept import kept
from valhalla.ui.table.match import Match
from valhalla.words.language import N_, _
from valhalla.words.lesson import Sheet

LEARNER: Final = 0
OTHER: Final = 1
BEGUN_ANEW: Final = N_("What was left of this lesson does not fit it, so it begins anew.")


class LessonStep(NamedTuple):
    """One step: a sheet to be read, with what is to be done; none: the player only reads on.

    `wanted` is the meaning of the command; a step that wants only a kind takes any such command. `despite`
    owns up, untranslated, that by the chances alone something else would be better.
    """

    sheet: str
    wanted: tuple[Any, ...] = ()
    despite: str = ""


class Hosts(NamedTuple):
    """A command of the host; or one of the learner's that plays itself, as nothing else is possible."""

    command: Any
    seat: int = OTHER


Script = list[LessonStep | Hosts]
Decisions = list[tuple[int, Any]]


class Course(NamedTuple):
    """A lesson: its table and luck, its steps, what a command comes to, and the words.

    `before` is what has been decided when it begins; `name` tells it from other lessons of the game.
    Its cards are those it was written with (`kept.py`).
    """

    game: str
    setup: Any
    seed: int
    script: Callable[[], Script]
    meaning: Callable[[Any, int, Any], tuple[Any, ...]]
    sheet: Callable[[str, Any], Sheet]  # by its key, and the state of the moment
    hosts: tuple[str, ...]
    before: Callable[[], Decisions] = list
    name: str = ""
    named: Path | None = None  # the list of the cards it keeps

    def file(self) -> Path:
        return home() / "lesson" / f"{self.name or self.game}{SUFFIX}"

    def begin(self, name: str, path: Path | None = None) -> Session:
        """The lesson's table, as it begins.

        Raises `SaveError` if it cannot be kept at *path*, `BadCard` if the cards do not allow it.
        """
        hosts = (Seat(_(host), "thrall", i) for i, host in enumerate(self.hosts, 1))
        seats = (Seat(name, "human", 0), *hosts)
        self.script()  # there is every card that it names
        try:
            ids = kept(self.game, self.setup, self.named)
            session = Session.start(GAMES[self.game], self.setup, seats, self.seed, ids=ids)
            for seat, command in self.before():
                session.submit(seat, command)
        except (GameError, Broken) as error:
            raise self.unfit(error) from error
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            session.keep_at(path)
        return session

    def unfit(self, why: Exception) -> BadCard:
        """What the script says cannot be done: the cards are not those it was written with."""
        return BadCard(self.named or self.file(), "", "", f"the lesson cannot be given ({why})")

    def progress(self) -> tuple[int, int] | None:
        """How many sheets have been read, of how many; None if it was never begun, or cannot be read."""
        try:
            return self.sheets(self._left())
        except GameError:
            return None

    def sheets(self, at: int) -> tuple[int, int] | None:
        """The same for a place in the script; at its last sheet all have been read."""
        steps = self.script()
        if at < 0:
            return None
        read = [i for i, step in enumerate(steps) if isinstance(step, LessonStep)]
        return sum(i < at for i in read) + (at >= len(steps) - 1), len(read)

    def go_on(self, name: str, *, anew: bool = False) -> Session:
        """The lesson where it was left, or from the beginning; without a disk it is given all the same."""
        if anew or not self._begun():
            return self._new(name)
        at = self._left()
        if not 0 <= at < len(self.script()) - 1:
            return self._new(name, "" if at >= 0 else _(BEGUN_ANEW))
        session = Session.open(self.file(), GAMES)
        if session.read_only:
            return self._new(name)
        session.notice = ""  # that it has not all cards of today is as it should be
        return session

    def _begun(self) -> bool:
        try:
            return os.path.lexists(self.file())
        except OSError:  # there is no folder for it
            return False

    def _left(self) -> int:
        """The step at which the lesson that was begun was left; -1 if it cannot be gone on with."""
        try:
            return self.place(Session.read(Saga(self.file()), GAMES))
        except (SaveError, OSError):
            return -1

    def _new(self, name: str, notice: str = "") -> Session:
        try:
            session = self.begin(name, self.file())
        except (SaveError, OSError) as error:
            session, notice = self.begin(name), not_kept(error)
        session.notice = notice
        return session

    def place(self, session: Session) -> int:
        """The step of the script a session stands at; -1 if it has left the script, or never was in it.

        Its decisions are made once more at the lesson's own table: what its file says must come of them.
        """
        again, steps, at = self.begin(""), self.script(), 0
        first = len(again.log)
        if _table(session) != _table(again) or session.log[:first] != again.log:
            return -1
        for entry in session.log[first:]:
            while at < len(steps) and _only_read(steps[at]):
                at += 1
            if at == len(steps) or not self._same(again, steps[at], entry):
                return -1
            at += 1
        return at

    def _same(self, again: Session, step: LessonStep | Hosts, entry: Entry) -> bool:
        """Whether a decision is what the script wants, and the same comes of it again."""
        try:
            again.game.check(again.state, entry.seat, entry.command)
        except IllegalCommand:
            return False
        if not self.fits(step, again.state, entry.seat, entry.command):
            return False
        again.submit(entry.seat, entry.command)
        return again.log[-1] == entry

    def fits(self, step: LessonStep | Hosts, s: Any, seat: int, command: Any) -> bool:
        """Whether a command is what the script wants here."""
        if isinstance(step, Hosts):
            return seat == step.seat and bool(command == step.command)
        found = self.meaning(s, seat, command)
        return seat == LEARNER and found[: len(step.wanted)] == step.wanted and _whole(step, found)


def _table(session: Session) -> tuple[Any, ...]:
    """How a table was laid: all but the names of those who sit there."""
    made = session.header()
    kinds = [seat.kind for seat in session.seats]
    laid = made.game, session.setup, made.seed, made.epoch
    return *laid, made.rules, made.ids, made.digest, kinds


def _only_read(step: LessonStep | Hosts) -> bool:
    return isinstance(step, LessonStep) and not step.wanted


def _whole(step: LessonStep, found: tuple[Any, ...]) -> bool:
    """A step that names only a kind takes any of it; otherwise nothing may be added."""
    return len(step.wanted) == 1 or len(found) == len(step.wanted)


class Lesson(Match):
    """A match that follows the script, then goes on by itself."""

    guided = True

    def __init__(self, session: Session, worker: Worker, course: Course) -> None:
        self.course = course
        self.steps = course.script()
        self.at = course.place(session)
        super().__init__(session, worker)

    def halts(self, event: Any) -> bool:
        """The scroll of the lesson says what has been decided."""
        return False

    @property
    def step(self) -> LessonStep | None:
        """The step the player is at; None while the host plays."""
        step = self.steps[self.at] if 0 <= self.at < len(self.steps) else None
        return step if isinstance(step, LessonStep) else None

    @property
    def done(self) -> bool:
        """Whether nothing is left but the last sheet."""
        return self.at < 0 or self.at >= len(self.steps) - 1

    def read(self) -> None:
        """The sheet has been read: on to the next step."""
        step = self.step
        if step is not None and not step.wanted and self.at < len(self.steps) - 1:
            self.at += 1

    def asked(self) -> int | None:
        step = self.step
        return super().asked() if step is not None and step.wanted else None

    def fits(self, command: Any) -> bool:
        step = self.step
        return step is not None and self.course.fits(step, self.session.state, LEARNER, command)

    def submit(self, seat: int, command: Any) -> None:
        super().submit(seat, command)
        self.at += 1

    def undo(self, seat: int, new_luck: bool = False) -> None:
        """Taken back is taken back in the lesson, too; its luck is always the same."""
        last = self.last_decision(seat)
        if last is not None and last <= len(self.course.before()):
            raise UndoRefused("nothing_to_undo")
        super().undo(seat)
        self.at = self.course.place(self.session)

    def update(self, dt: float = 0.0) -> None:
        """The host does what the script says, once everything has been shown."""
        step = self.steps[self.at] if 0 <= self.at < len(self.steps) else None
        if isinstance(step, Hosts) and not self.queue:
            try:
                self.submit(step.seat, step.command)
            except IllegalCommand as error:
                raise self.course.unfit(error) from error
