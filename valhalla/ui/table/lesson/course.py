"""A lesson: a game with a fixed deal in which every step is known beforehand, and the player takes each.

The script names cards and faces, never places, so that a warrior may stand in any slot. What the host does is
given command by command. After the last step the same game can be played on. `lesson.py` is Valhalla's.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from valhalla.ai.worker import Worker
from valhalla.games import GAMES
from valhalla.kernel.journal import SUFFIX, Saga, SaveError, Seat
from valhalla.kernel.paths import home
from valhalla.kernel.session import Session, UndoRefused
from valhalla.ui.saved import not_kept
from valhalla.ui.table.match import Match
from valhalla.words.language import _
from valhalla.words.lesson import Sheet

LEARNER: Final = 0
OTHER: Final = 1


class LessonStep(NamedTuple):
    """One step: a sheet to be read, with what is to be done; none: the player only reads on.

    `wanted` is the meaning of the command; a step that wants only a kind takes any such command.
    """

    sheet: str
    wanted: tuple[Any, ...] = ()


class Hosts(NamedTuple):
    """A command of the host; or one of the learner's that plays itself, as nothing else is possible."""

    command: Any
    seat: int = OTHER


Script = list[LessonStep | Hosts]
Decisions = list[tuple[int, Any]]


class Course(NamedTuple):
    """A lesson: its table and luck, its steps, what a command comes to, and the words.

    `before` is what has been decided when it begins; `name` tells it from other lessons of the game.
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

    def file(self) -> Path:
        return home() / "lesson" / f"{self.name or self.game}{SUFFIX}"

    def begin(self, name: str, path: Path | None = None) -> Session:
        """The lesson's table, as it begins. Raises `SaveError` if it cannot be kept at *path*."""
        hosts = (Seat(_(host), "thrall", i) for i, host in enumerate(self.hosts, 1))
        seats = (Seat(name, "human", 0), *hosts)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        session = Session.start(GAMES[self.game], self.setup, seats, self.seed, path)
        for seat, command in self.before():
            session.submit(seat, command)
        return session

    def progress(self) -> tuple[int, int] | None:
        """How many sheets have been read, of how many; None if it was never begun, or cannot be read."""
        try:
            session = Session.read(Saga(self.file()), GAMES)
        except (SaveError, OSError):
            return None
        return None if session.folded else self.sheets(self.place(session))

    def sheets(self, at: int) -> tuple[int, int] | None:
        """The same for a place in the script; at its last sheet all have been read."""
        steps = self.script()
        if at < 0:
            return None
        read = [i for i, step in enumerate(steps) if isinstance(step, LessonStep)]
        return sum(i < at for i in read) + (at >= len(steps) - 1), len(read)

    def go_on(self, name: str, *, anew: bool = False) -> Session:
        """The lesson where it was left, or from the beginning; without a disk it is given all the same."""
        session = None if anew else self._left()
        if session is not None:
            at = self.place(session)
            if not session.read_only and not session.folded and 0 <= at < len(self.script()) - 1:
                return session
            session.close()
        return self._new(name)

    def _left(self) -> Session | None:
        """The lesson that was begun; if it cannot be read, it was only a lesson."""
        try:
            return Session.open(self.file(), GAMES)
        except (SaveError, OSError):
            return None

    def _new(self, name: str) -> Session:
        try:
            return self.begin(name, self.file())
        except (SaveError, OSError) as error:
            session = self.begin(name)
            session.notice = not_kept(error)
            return session

    def place(self, session: Session) -> int:
        """The step of the script a session stands at; -1 if it has left the script."""
        steps = self.script()
        at, first = 0, 1 + len(self.before())
        laid = [(entry.seat, entry.command) for entry in session.log[1:first]]
        if laid != self.before():
            return -1
        state = session.state_before(first)
        for entry in session.log[first:]:
            while at < len(steps) and _only_read(steps[at]):
                at += 1
            if at == len(steps) or not self.fits(steps[at], state, entry.seat, entry.command):
                return -1
            for event in entry.events:
                session.game.apply(state, event)
            at += 1
        return at

    def fits(self, step: LessonStep | Hosts, s: Any, seat: int, command: Any) -> bool:
        """Whether a command is what the script wants here."""
        if isinstance(step, Hosts):
            return seat == step.seat and bool(command == step.command)
        found = self.meaning(s, seat, command)
        return seat == LEARNER and found[: len(step.wanted)] == step.wanted and _whole(step, found)


def _only_read(step: LessonStep | Hosts) -> bool:
    return isinstance(step, LessonStep) and not step.wanted


def _whole(step: LessonStep, found: tuple[Any, ...]) -> bool:
    """A step that names only a kind takes any of it; otherwise nothing may be added."""
    return len(step.wanted) == 1 or len(found) == len(step.wanted)


class Lesson(Match):
    """A match that follows the script, then goes on by itself."""

    def __init__(self, session: Session, worker: Worker, course: Course) -> None:
        self.course = course
        self.steps = course.script()
        self.at = course.place(session)
        super().__init__(session, worker)

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

    def update(self) -> None:
        """The host does what the script says, once everything has been shown."""
        step = self.steps[self.at] if 0 <= self.at < len(self.steps) else None
        if isinstance(step, Hosts) and not self.queue:
            self.submit(step.seat, step.command)
