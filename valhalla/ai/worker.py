"""AI seats think, and chances are weighed, in one process of their own: a window never waits for them.

The parent asks, the child replies, both in msgspec's bytes: nothing of ours is pickled, nothing that comes is
executed. A question holds the events since the seat's last question as that seat saw them. The child folds
them onto the seat's view of the blank table, so it never has a card that the seat does not know. What is to
be weighed comes as the view of whoever looks.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import time
import traceback
from collections.abc import Mapping, Sequence
from ctypes import c_uint64
from functools import lru_cache
from math import inf
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

import msgspec

from valhalla.ai.levels import think
from valhalla.ai.play import Past, luck_of
from valhalla.ai.processes import deaf
from valhalla.ai.record import levels_of, thinking_of
from valhalla.ai.thought import Clock, Knowledge, Thought
from valhalla.games import GAMES
from valhalla.kernel import joining
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game
from valhalla.kernel.marks import told
from valhalla.kernel.packing import packed, unpacked
from valhalla.kernel.session import Entry, Session

GRACE = 3.0  # seconds a helper may be late
STARTING = 15.0  # seconds more for its first reply: a cold disk, a virus scanner
WEIGHING = 10.0  # seconds for a position; the richest take half a second
TRIES = 3
STAND_INS = (told("karl"), told("thrall"))  # quick enough to think in here; the first that a game has


# What goes through the pipe


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """What every question says: its number, and of which table it is."""

    number: int
    game: str
    setup: Any
    ids: dict[str, list[str]] | None  # of the cards, if the game is played with others than ours


class Question(Asked, frozen=True, array_like=True, tag="seat"):
    """All a seat needs to answer. `heard` events were sent before; none means a new table."""

    seat: int
    kind: str
    luck: int  # a seed of its own: by the seed of the game it would know all cards to come
    seconds: float
    heard: int
    events: list[Any]


class ToWeigh(Asked, frozen=True, array_like=True, tag="view"):
    """A view, and the seat that looks at it, if one does."""

    seat: int | None
    view: Any  # see `kernel.packing`


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """A thought, or what was weighed; or the traceback of what went wrong; or nothing: cancelled in time."""

    thought: Thought | None = None
    trouble: str = ""
    answer: Any = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder().decode
decode_question = msgspec.msgpack.Decoder(Question | ToWeigh).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


# The child


@lru_cache(maxsize=4)
def _laid(game: str, setup: bytes, ids: bytes) -> Any:
    rules, cards = GAMES[game], decode(ids)
    asked = msgspec.convert(decode(setup), rules.Setup)
    return rules.blank(asked) if cards is None else rules.blank_of(asked, cards)


def blank(asked: Asked) -> Any:
    """The table before anything has happened."""
    return _laid(asked.game, encode(asked.setup), encode(asked.ids))


class Mind:
    """What a seat knows: its view, and the events it saw."""

    def __init__(self, game: Game, question: Question) -> None:
        self.view = game.view(blank(question), question.seat)
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
    luck = Chance(question.luck).stream(question.seat)
    return Knowledge(game, mind.view.clone(), question.seat, luck, mind.past)


def weigh(asked: ToWeigh) -> Any:
    """The chances of a view."""
    weighing = thinking_of(asked.game).weighing
    assert weighing is not None
    view = unpacked(asked.view, weighing.parts, blank(asked).table)
    return weighing.weigh(view, asked.seat)


def reply(minds: dict[int, Mind], asked: bytes, cancelled: c_uint64) -> bytes:
    """Think. Whatever goes wrong is told to the parent, which has a log file."""
    try:
        question = decode_question(asked)
        if isinstance(question, ToWeigh):
            return encode(Reply(answer=weigh(question)))
        known = recall(minds, question)
        if cancelled.value >= question.number:
            return encode(Reply())
        clock = Clock(question.seconds, lambda: cancelled.value >= question.number)
        return encode(Reply(think(question.kind, known._replace(clock=clock))))
    except Exception:  # noqa: BLE001 - it is in the reply
        return encode(Reply(trouble=traceback.format_exc()))


def serve(pipe: Connection, cancelled: c_uint64, joined: Mapping[str, Sequence[str]]) -> None:
    """The life of the child: reply until the parent hangs up."""
    joining.join_all(joined)
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
    luck: int
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


class Weighed(NamedTuple):
    """What came of a weighing; its `trouble` is for the log file."""

    number: int
    answer: Any
    trouble: str = ""


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
        self._asked = 0  # by a seat
        self._due: dict[int, float] = {}  # when the reply to a question is late
        self._ended = False
        self._life = Lock()  # held to start the process and to end it
        ours, theirs = context.Pipe()
        self.process = context.Process(
            target=serve,
            args=(theirs, self._cancelled, joining.joined()),
            name="valhalla-thinks",
            daemon=True,
        )
        self.thread = Thread(target=self._talk, args=(ours, theirs), daemon=True)
        self.thread.start()

    @property
    def late(self) -> bool:
        return time.monotonic() >= self._first_due

    @property
    def _first_due(self) -> float:
        return min(self._due.values(), default=inf)

    def ask(self, ticket: Ticket, seconds: float) -> None:
        number, session, seat, kind, luck, _ = ticket
        question = Question(number, *_table(session), seat, kind, luck, seconds, *self._news(session, seat))
        self._asked = number
        self._send(question, seconds)

    def weigh(self, number: int, session: Session, view: Any, seat: int | None) -> None:
        self._send(ToWeigh(number, *_table(session), seat, packed(view)), WEIGHING)

    def _send(self, question: Question | ToWeigh, seconds: float) -> None:
        """Questions are answered one after another: what was asked before has its time, too."""
        begun = max(self._due.values(), default=0.0) - self._grace
        begun = max(begun, time.monotonic() + self._starting)
        self._due[question.number] = begun + seconds + self._grace
        self._outbox.put((question.number, encode(question)))

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
            number, came = self._inbox.get(timeout=max(0.0, min(until, self._first_due) - time.monotonic()))
        except Empty:
            return None
        self._starting = 0.0
        self._due.pop(number, None)
        return number, came

    def cancel(self) -> None:
        """Have it come back soon, once what is weighed before it is."""
        self._cancelled.value = self._asked
        before = [due for number, due in self._due.items() if number < self._asked]
        soon = max([time.monotonic() + self._grace + self._starting, *before])
        if self._asked in self._due:
            self._due[self._asked] = min(self._due[self._asked], soon)

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
                with deaf():
                    self.process.start()


class Worker:
    """Answers for AI seats, thought out by a helper process; by a simpler seat in here if that fails.

    Once a frame: `ask` if a seat is due and the worker is not `busy`, then `poll`. Besides, one view at a
    time may be weighed: see `ai.desk`.
    """

    def __init__(self, grace: float = GRACE, starting: float = STARTING) -> None:
        self._grace = grace
        self._starting = starting
        self._helper: _Helper | None = None
        self._leaving: Thread | None = None  # of the helper before
        self._ticket: Ticket | None = None
        self._weighing: tuple[int, Any] | None = None  # the question that is weighed, and the type of answer
        self._weighed: Weighed | None = None  # the last one
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
        if (helper := self._started()) is not None:
            helper.ask(ticket, seconds)
        return ticket

    def _started(self) -> _Helper | None:
        try:
            if self._helper is None and self._failures < TRIES:
                self._helper = _Helper(self._grace, self._starting)
        except OSError:  # too many open files; `poll` will find no helper
            self._trouble += traceback.format_exc()
        return self._helper

    @property
    def weighing(self) -> bool:
        """Whether a view is being weighed."""
        return self._weighing is not None

    def weigh(self, session: Session, view: Any, seat: int | None) -> int | None:
        """Have a view weighed for who looks: the number of the question, or None while another one is."""
        if self._weighing is not None:
            return None
        weighing = thinking_of(session.game.ID).weighing
        assert weighing is not None
        self._weighing = next(self._numbers), weighing.answer
        if (helper := self._started()) is not None:
            helper.weigh(self._weighing[0], session, view, seat)
        return self._weighing[0]

    def weighed(self, number: int) -> Weighed | None:
        """What came of a weighing, if it is here."""
        if not self.busy:  # otherwise somebody polls every frame
            self.poll()
        return self._weighed if self._weighed is not None and self._weighed.number == number else None

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
        self._ticket = self._weighing = None
        self._let_go()
        if self._leaving is not None:
            self._leaving.join(self._grace)

    def _look(self, until: float) -> Answer | None:
        if self._ticket is not None and self._ticket.stale:
            self.cancel()
        if self._helper is None:
            if self._failures < TRIES and (self.busy or self.weighing):
                return self._failed("")
            self._not_weighed("")
            return self._stand_in(self._ticket, "") if self._ticket is not None else None
        came = self._helper.hear(until if self.busy else 0.0)
        if came is None:
            return self._failed("The helper process did not reply in time.\n") if self._helper.late else None
        return self._take(*came)

    def _take(self, number: int, came: Reply) -> Answer | None:
        ticket = self._ticket
        if self._weighing is not None and self._weighing[0] == number:
            self._take_weighed(number, came)
            return None
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

    def _take_weighed(self, number: int, came: Reply) -> None:
        """A position that cannot be weighed is no reason to let the helper go."""
        assert self._weighing is not None
        if came.trouble:
            self._not_weighed(came.trouble)
            return
        self._weighed = Weighed(number, msgspec.convert(came.answer, self._weighing[1]))
        self._weighing, self._failures = None, 0

    def _not_weighed(self, trouble: str) -> None:
        """Whoever waits for chances is told none."""
        if self._weighing is not None:
            number, kind = self._weighing
            self._weighing, self._weighed = None, Weighed(number, kind(), trouble)

    def _let_go(self) -> None:
        helper, self._helper = self._helper, None
        if helper is not None:
            helper.end()
            self._leaving = helper.thread

    def _failed(self, trouble: str) -> Answer | None:
        """Let the helper go; if somebody waits for an answer, give one here."""
        self._let_go()
        self._trouble += trouble
        self._failures += self.busy or self.weighing
        self._not_weighed(trouble)
        if self._ticket is None:
            return None
        level = _stand_in(self._ticket.session.game)
        if self._failures < TRIES:
            notice = told("The helper process failed: a {level} has answered instead.", level=level)
        else:
            notice = told("The helper process keeps failing: from now on a {level} answers.", level=level)
        return self._stand_in(self._ticket, notice)

    def _stand_in(self, ticket: Ticket, notice: str) -> Answer:
        session, seat = ticket.session, ticket.seat
        level = _stand_in(session.game)
        luck = Chance(ticket.luck).stream(seat)
        view = session.game.view(session.state, seat)
        thought = think(level, Knowledge(session.game, view, seat, luck, Past(session, seat)))
        return self._answered(Answer(ticket, level, thought, notice))

    def _answered(self, answer: Answer) -> Answer:
        trouble, self._trouble, self._ticket = self._trouble, "", None
        return answer._replace(trouble=trouble)


def _luck(session: Session) -> int:
    """A seed for the thoughts about the next decision: the same for the same decision."""
    return luck_of(session).apart()


def _table(session: Session) -> tuple[str, Any, dict[str, list[str]] | None]:
    """Which table it is, for the child to lay it again."""
    return session.game.ID, session.setup, session.header().ids if session.folded else None


def _stand_in(game: Game) -> str:
    return next(level for level in STAND_INS if level in levels_of(game.ID))


def _typed(game: Game, thought: Thought | None) -> Thought:
    """A thought out of the pipe, with commands of the game instead of plain data."""
    if thought is None:
        raise ValueError("no thought")
    candidates = tuple(
        msgspec.structs.replace(c, command=msgspec.convert(c.command, game.COMMAND))
        for c in thought.candidates
    )
    return Thought(msgspec.convert(thought.command, game.COMMAND), candidates)
