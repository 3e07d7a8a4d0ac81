"""AI seats think in one process of their own, so that a window never waits for them.

The parent asks, the child replies, both in msgspec's bytes: nothing of ours is pickled, nothing that comes is
executed. A question holds the events since the seat's last question as that seat saw them. The child folds
them onto the seat's view of the blank table, so it never has a card that the seat does not know.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import time
import traceback
from ctypes import c_uint64
from math import inf
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

import msgspec

from valhalla.ai.levels import LEVELS, Knowledge, think
from valhalla.ai.play import Past
from valhalla.ai.thought import Clock, Thought
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game
from valhalla.kernel.marks import told
from valhalla.kernel.session import Entry, Session

GRACE = 3.0  # seconds a helper may be late
STARTING = 15.0  # seconds more for its first reply: a cold disk, a virus scanner
TRIES = 3
STAND_INS = (told("karl"), told("thrall"))  # quick enough to think in here; the first that a game has


Luck = tuple[int, int, int]  # seed, epoch and n of a `Chance`


# What goes through the pipe


class Question(msgspec.Struct, frozen=True, array_like=True):
    """All a seat needs to answer. `heard` events were sent before; none means a new table."""

    number: int
    game: str
    setup: Any
    ids: dict[str, list[str]] | None  # of the cards, if the game is played with others than ours
    seat: int
    kind: str
    luck: Luck
    seconds: float
    heard: int
    events: list[Any]


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """A thought; or the traceback of what went wrong; or neither, if the question was cancelled in time."""

    thought: Thought | None = None
    trouble: str = ""


encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Question).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


# The child


class Mind:
    """What a seat knows: its view, and the events it saw."""

    def __init__(self, game: Game, question: Question) -> None:
        setup = msgspec.convert(question.setup, game.Setup)
        blank = game.blank(setup) if question.ids is None else game.blank_of(setup, question.ids)
        self.view = game.view(blank, question.seat)
        self.past: list[Any] = []


def recall(minds: dict[int, Mind], question: Question) -> Knowledge:
    """Bring the mind of the seat that is asked up to date: what it knows now."""
    game = GAMES[question.game]
    if question.heard == 0:
        minds[question.seat] = Mind(game, question)
    mind = minds[question.seat]
    if len(mind.past) != question.heard:
        raise ValueError(f"heard {len(mind.past)} events, not {question.heard}")
    events = msgspec.convert(question.events, list[game.EVENT])  # type: ignore[name-defined]
    for event in events:
        game.apply(mind.view, event)
    mind.past += events
    luck = Chance(*question.luck).stream(question.seat)
    return Knowledge(game, mind.view.clone(), question.seat, luck, mind.past)


def reply(minds: dict[int, Mind], asked: bytes, cancelled: c_uint64) -> bytes:
    """Think. Whatever goes wrong is told to the parent, which has a log file."""
    try:
        question = decode_question(asked)
        known = recall(minds, question)
        if cancelled.value >= question.number:
            return encode(Reply())
        clock = Clock(question.seconds, lambda: cancelled.value >= question.number)
        return encode(Reply(think(question.kind, known._replace(clock=clock))))
    except Exception:  # noqa: BLE001 - it is in the reply
        return encode(Reply(trouble=traceback.format_exc()))


def serve(pipe: Connection, cancelled: c_uint64) -> None:
    """The life of the child: reply until the parent hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    Thread(target=_end_with_the_parent, daemon=True).start()
    minds: dict[int, Mind] = {}
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(reply(minds, pipe.recv_bytes(), cancelled))


def _end_with_the_parent() -> None:
    """Even in the middle of a thought."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


# The parent


class Ticket(NamedTuple):
    """A question that was asked."""

    number: int
    session: Session
    seat: int
    kind: str
    luck: Luck
    last: Entry

    @property
    def stale(self) -> bool:
        """Whether the table has moved on since."""
        return self.session.log[-1] is not self.last or self.luck != _luck(self.session)


class Answer(NamedTuple):
    """What a seat does: legal when it was given.

    `kind` is who answered: a stand-in if the helper failed. Then `notice` is for the players; `trouble` is
    always for the log file.
    """

    ticket: Ticket
    kind: str
    thought: Thought
    notice: str = ""
    trouble: str = ""

    @property
    def seat(self) -> int:
        return self.ticket.seat

    @property
    def command(self) -> Any:
        return self.thought.command


class _Helper:
    """One child process, with a thread that starts it and talks to it: neither may hold up a frame."""

    def __init__(self, grace: float, starting: float) -> None:
        context = get_context("spawn")
        self._grace = grace
        self._starting = starting
        # The number of the last question that was cancelled. Not an Event: a child that is killed or stopped
        # while it looks at one keeps its lock, and we would wait for that for ever.
        self._cancelled = context.RawValue(c_uint64, 0)
        self._outbox: SimpleQueue[tuple[int, bytes] | None] = SimpleQueue()
        self._inbox: SimpleQueue[tuple[int, Reply]] = SimpleQueue()
        self._told: dict[int, tuple[Entry, int, int]] = {}  # by seat: last entry, entries and events sent
        self._asked = 0
        self._due = inf  # when a reply is late
        self._ended = False
        self._life = Lock()  # held to start the process and to end it
        ours, theirs = context.Pipe()
        self.process = context.Process(
            target=serve, args=(theirs, self._cancelled), name="valhalla-thinks", daemon=True
        )
        self.thread = Thread(target=self._talk, args=(ours, theirs), daemon=True)
        self.thread.start()

    @property
    def late(self) -> bool:
        return time.monotonic() >= self._due

    def ask(self, ticket: Ticket, seconds: float) -> None:
        number, session, seat, kind, luck, _ = ticket
        ids = session.header().ids if session.folded else None
        question = Question(
            number, session.game.ID, session.setup, ids, seat, kind, luck, seconds, *self._news(session, seat)
        )
        self._asked = number
        self._due = time.monotonic() + seconds + self._grace + self._starting
        self._outbox.put((number, encode(question)))

    def _news(self, session: Session, seat: int) -> tuple[int, list[Any]]:
        """How many events the seat's mind has got already, and those that came after them.

        An entry of a log is never moved nor put back, and branches share it: the same entry at the same
        place is the same game up to there. Otherwise something was taken back, or this is another game.
        """
        last, entries, heard = self._told.get(seat, (None, 0, 0))
        log = session.log
        if not 0 < entries <= len(log) or log[entries - 1] is not last:
            entries = heard = 0
        seen_by = session.game.seen_by
        events = [seen_by(event, seat) for entry in log[entries:] for event in entry.events]
        self._told[seat] = (log[-1], len(log), heard + len(events))
        return heard, events

    def hear(self, until: float) -> tuple[int, Reply] | None:
        """The next reply and the number of its question; or None if it is not here in time."""
        try:
            number, came = self._inbox.get(timeout=max(0.0, min(until, self._due) - time.monotonic()))
        except Empty:
            return None
        self._starting = 0.0
        if number == self._asked:
            self._due = inf
        return number, came

    def cancel(self) -> None:
        """Have it come back soon."""
        self._cancelled.value = self._asked
        self._due = min(self._due, time.monotonic() + self._grace + self._starting)

    def end(self) -> None:
        """Kill the process: it has nothing to lose, and a stopped one hears nothing else."""
        with self._life:
            self._ended = True
            if self.process.pid is not None:
                self.process.kill()
        self._outbox.put(None)

    def _talk(self, ours: Connection, theirs: Connection) -> None:
        """The life of the thread. A child from which nobody hears any more finds the pipe closed and goes."""
        trouble = ""
        try:
            with ours, theirs:
                self._start()
                theirs.close()
                while (question := self._outbox.get()) is not None:
                    number, asked = question
                    ours.send_bytes(asked)
                    self._inbox.put((number, decode_reply(ours.recv_bytes())))
        except Exception:  # noqa: BLE001 - it is in the answer
            trouble = traceback.format_exc()
        if self.process.pid is not None:
            self.process.join()
        if trouble:
            self._inbox.put((0, Reply(trouble=f"{trouble}Exit code: {self.process.exitcode}\n")))

    def _start(self) -> None:
        with self._life:
            if not self._ended:
                self.process.start()


class Worker:
    """Answers for AI seats, thought out by a helper process; by a simpler seat in here if that fails.

    Once a frame: `ask` if a seat is due and the worker is not `busy`, then `poll`.
    """

    def __init__(self, grace: float = GRACE, starting: float = STARTING) -> None:
        self._grace = grace
        self._starting = starting
        self._helper: _Helper | None = None
        self._leaving: Thread | None = None  # of the helper before
        self._ticket: Ticket | None = None
        self._numbers = itertools.count(1)
        self._failures = 0  # in a row
        self._trouble = ""  # not told yet

    @property
    def busy(self) -> bool:
        """Whether an answer is to come."""
        return self._ticket is not None

    @property
    def ticket(self) -> Ticket | None:
        """The question whose answer is to come."""
        return self._ticket

    @property
    def pid(self) -> int | None:
        """The helper process, if there is one."""
        return None if self._helper is None else self._helper.process.pid

    def ask(self, session: Session, seat: int, seconds: float, kind: str = "") -> Ticket:
        """Have a seat think, as its own kind or as another. A question before this one is cancelled."""
        self.cancel()
        self.poll()
        kind = kind or session.seats[seat].kind
        ticket = Ticket(next(self._numbers), session, seat, kind, _luck(session), session.log[-1])
        self._ticket = ticket
        try:
            if self._helper is None and self._failures < TRIES:
                self._helper = _Helper(self._grace, self._starting)
        except OSError:  # too many open files; `poll` will find no helper
            self._trouble += traceback.format_exc()
        if self._helper is not None:
            self._helper.ask(ticket, seconds)
        return ticket

    def poll(self) -> Answer | None:
        """The answer, if it is here. Also sees to it that a helper that hangs is let go."""
        return self.wait(0.0)

    def wait(self, timeout: float) -> Answer | None:
        """The same, but wait for it."""
        until = time.monotonic() + timeout
        while True:
            answer = self._look(until)
            if answer is not None or not self.busy or time.monotonic() >= until:
                return answer

    def cancel(self) -> None:
        """Throw the answer that is to come away."""
        if self._ticket is not None and self._helper is not None:
            self._helper.cancel()
        self._ticket = None

    def close(self) -> None:
        """End the helper, within seconds at the worst. A later question would start another."""
        self._ticket = None
        self._let_go()
        if self._leaving is not None:
            self._leaving.join(self._grace)

    def _look(self, until: float) -> Answer | None:
        if self._ticket is not None and self._ticket.stale:
            self.cancel()
        if self._helper is None:
            if self._ticket is None:
                return None
            return self._stand_in(self._ticket, "") if self._failures >= TRIES else self._failed("")
        came = self._helper.hear(until if self.busy else 0.0)
        if came is None:
            return self._failed("The helper process did not reply in time.\n") if self._helper.late else None
        return self._take(*came)

    def _take(self, number: int, came: Reply) -> Answer | None:
        ticket = self._ticket
        if came.trouble:
            return self._failed(came.trouble)
        if ticket is None or ticket.number != number:
            return None
        try:
            thought = _typed(ticket.session.game, came.thought)
            ticket.session.game.check(ticket.session.state, ticket.seat, thought.command)
        except Exception:  # noqa: BLE001 - nonsense can trip the rules in any way
            return self._failed(traceback.format_exc())
        self._failures = 0
        return self._answered(Answer(ticket, ticket.kind, thought))

    def _let_go(self) -> None:
        helper, self._helper = self._helper, None
        if helper is not None:
            helper.end()
            self._leaving = helper.thread

    def _failed(self, trouble: str) -> Answer | None:
        """Let the helper go; if somebody waits for an answer, give one here."""
        self._let_go()
        self._trouble += trouble
        if self._ticket is None:
            return None
        self._failures += 1
        level = _stand_in(self._ticket.session.game)
        if self._failures < TRIES:
            notice = told("The helper process failed: a {level} has answered instead.", level=level)
        else:
            notice = told("The helper process keeps failing: from now on a {level} answers.", level=level)
        return self._stand_in(self._ticket, notice)

    def _stand_in(self, ticket: Ticket, notice: str) -> Answer:
        session, seat = ticket.session, ticket.seat
        level = _stand_in(session.game)
        luck = Chance(*ticket.luck).stream(seat)
        view = session.game.view(session.state, seat)
        thought = think(level, Knowledge(session.game, view, seat, luck, Past(session, seat)))
        return self._answered(Answer(ticket, level, thought, notice))

    def _answered(self, answer: Answer) -> Answer:
        trouble, self._trouble, self._ticket = self._trouble, "", None
        return answer._replace(trouble=trouble)


def _luck(session: Session) -> Luck:
    """The same as in `play.next_command`, so that the answers are."""
    return session.seed, session.epoch, len(session.log)


def _stand_in(game: Game) -> str:
    return next(level for level in STAND_INS if level in LEVELS[game.ID])


def _typed(game: Game, thought: Thought | None) -> Thought:
    """A thought out of the pipe, with commands of the game instead of plain data."""
    if thought is None:
        raise ValueError("no thought")
    candidates = tuple(
        msgspec.structs.replace(c, command=msgspec.convert(c.command, game.COMMAND))
        for c in thought.candidates
    )
    return Thought(msgspec.convert(thought.command, game.COMMAND), candidates)
