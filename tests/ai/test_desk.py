"""Chances come from the process that thinks as they would in here; a table goes on whatever becomes of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any, cast

import msgspec
import pytest

from tests.ai import joined
from tests.ai.joined import DIES, HANGS, NOTHING, RAISES, Setup, State, Told
from tests.ai.valhalla.battles import MOMENTS
from tests.ai.valhalla.karls import of_every_step
from tests.hammer.table import Table as HammerTable
from tests.hammer.table import faces
from valhalla.ai import worker as workers
from valhalla.ai.desk import Desk
from valhalla.ai.play import next_command, seats_of
from valhalla.ai.record import thinking_of
from valhalla.ai.worker import TRIES, Worker
from valhalla.games import hammer, valhalla
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game
from valhalla.kernel.joining import JOINED, Rooms
from valhalla.kernel.packing import packed, unpacked
from valhalla.kernel.session import Session

LONG = 60.0  # seconds: more than any test takes
HIGH = 21  # a number that goes well
ROOM = "tests.ai.joined"


@pytest.fixture(autouse=True)
def fourth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JOINED, joined.ID, Rooms("A fourth", ROOM, ROOM, ROOM, ROOM, ROOM))


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """One for all tests in which it lives on."""
    with closing(Worker()) as worker:
        yield worker


@pytest.fixture
def doomed() -> Iterator[Worker]:
    """One whose helper comes to grief, or that is not to have one at all."""
    with closing(Worker(grace=0.5)) as worker:
        yield worker


def table(game: Any, setup: object) -> Session:
    """A session of which nothing but the table counts."""
    return Session(cast(Game, game), setup, (), 1)


def a_desk(worker: Worker) -> Desk:
    return Desk(worker, table(joined, Setup()))


def told(desk: Desk, view: Any, seat: int | None = None) -> Any:
    """What the desk comes to know, frame after frame."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        if (found := desk.ask(view, seat)) is not None:
            return found
        time.sleep(0.002)
    raise AssertionError("the chances never come")


def number(high: int) -> State:
    return State(Setup(), high)


# The same, from views alone


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_battle_is_weighed_as_in_here(worker: Worker, moment: str) -> None:
    t = MOMENTS[moment]()
    weighing = thinking_of("valhalla").weighing
    assert weighing is not None
    desk = Desk(worker, table(valhalla, t.setup))
    for seat in (0, None):
        view = valhalla.view(t.s, seat)
        assert told(desk, view, seat) == weighing.weigh(view, seat)


def test_a_throw_is_weighed_as_in_here(worker: Worker) -> None:
    t = HammerTable(2, expert=True)
    t.give(0, "three-feathers-1")
    t.s.token, t.s.dice, t.s.throws = 9, faces("4 5"), 1
    weighing = thinking_of("hammer").weighing
    assert weighing is not None
    desk = Desk(worker, table(hammer, t.setup))
    chances = [told(desk, hammer.view(t.s, seat), seat) for seat in (0, 1)]
    assert chances == [weighing.weigh(hammer.view(t.s, seat), seat) for seat in (0, 1)]
    assert chances[0].carded > chances[0].bare == chances[1].bare and chances[1].carded is None


def test_a_view_comes_out_of_the_pipe_as_it_went_in() -> None:
    weighing = thinking_of("valhalla").weighing
    assert weighing is not None
    for moment in of_every_step(3):
        view = moment.view()
        plain = msgspec.msgpack.decode(msgspec.msgpack.encode(packed(view)))
        again = unpacked(plain, weighing.parts, view.table)
        assert again == view and again.plain() == view.plain()


def test_a_game_that_joined_is_known_to_the_process_that_thinks(worker: Worker) -> None:
    desk = a_desk(worker)
    assert told(desk, number(HIGH), 1) == Told(2 * HIGH + 1)
    assert told(desk, number(HIGH)) == Told(2 * HIGH)


# One after another


def test_nothing_is_asked_where_there_is_nothing_to_weigh(doomed: Worker) -> None:
    assert a_desk(doomed).ask(number(NOTHING), 0) is None
    assert not doomed.weighing and doomed.pid is None


def test_each_position_is_weighed_once(worker: Worker) -> None:
    desk = a_desk(worker)
    assert told(desk, number(HIGH)) is desk.ask(number(HIGH), None)
    assert not worker.weighing


def test_one_is_weighed_at_a_time_and_the_last_one_asked_for_next(worker: Worker) -> None:
    desk, other = a_desk(worker), a_desk(worker)
    assert desk.ask(number(HIGH), None) is None and worker.weighing
    assert other.ask(number(HIGH), None) is None
    assert told(desk, number(HIGH + 1)) == Told(2 * HIGH + 2)
    assert desk.ask(number(HIGH), None) == Told(2 * HIGH) == told(other, number(HIGH))


def test_seats_think_beside_it(worker: Worker) -> None:
    session = Session.start(valhalla, valhalla.Setup(2), seats_of(("thrall", "thrall")), 3)
    desk = a_desk(worker)
    for high in range(HIGH, HIGH + 10):
        assert desk.ask(number(high), None) is None
        worker.ask(session, valhalla.to_act(session.state)[0], LONG)
        answer = worker.wait(LONG)
        assert answer is not None and not answer.trouble
        assert (answer.seat, answer.command) == next_command(valhalla, session, Chance(answer.ticket.luck))
        assert told(desk, number(high)) == Told(2 * high)
        session.submit(answer.seat, answer.command)


# Failures


def test_what_cannot_be_weighed_is_told_as_nothing_and_the_helper_lives_on(
    doomed: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    desk = a_desk(doomed)
    told(desk, number(HIGH))
    pid = doomed.pid
    assert told(desk, number(RAISES)) == Told()
    assert "too heavy" in caplog.text and doomed.pid == pid


def test_a_helper_that_dies_is_replaced(doomed: Worker) -> None:
    desk = a_desk(doomed)
    assert told(desk, number(DIES)) == Told() and doomed.pid is None
    assert told(desk, number(HIGH)) == Told(2 * HIGH)


def test_a_helper_that_hangs_is_let_go_and_a_seat_behind_it_answered(
    doomed: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = a_desk(doomed)
    told(desk, number(HIGH))
    monkeypatch.setattr(workers, "WEIGHING", 0.1)
    assert desk.ask(number(HANGS), None) is None
    session = Session.start(valhalla, valhalla.Setup(2), seats_of(("thrall", "thrall")), 3)
    doomed.ask(session, valhalla.to_act(session.state)[0], 0.1)
    answer = doomed.wait(LONG)
    assert answer is not None and "in time" in answer.trouble and answer.notice
    assert desk.ask(number(HANGS), None) == Told()
    assert told(desk, number(HIGH + 1)) == Told(2 * HIGH + 2)


def test_after_three_failures_in_a_row_nothing_is_weighed_any_more(doomed: Worker) -> None:
    desk = a_desk(doomed)
    for seat in range(TRIES):
        assert told(desk, number(DIES), seat) == Told()
    assert told(desk, number(HIGH)) == Told() and doomed.pid is None
