"""A helper process answers as the seats would in here, and the game goes on whatever becomes of it.

The child runs this file as its main module, so that it knows the levels below. Run as a program, it is the
parent that gets killed.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from valhalla.ai import worker as workers
from valhalla.ai.play import Past, next_command, seats_of
from valhalla.ai.record import levels_of
from valhalla.ai.thought import Candidate, Knowledge, Term, Thought
from valhalla.ai.worker import STAND_INS, TRIES, Answer, Worker
from valhalla.games import GAMES
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.kernel import journal, keeping
from valhalla.kernel.chance import Chance
from valhalla.kernel.marks import Told
from valhalla.kernel.session import Session

ROOT = Path(__file__).resolve().parents[2]
LONG = 60.0  # seconds: more than any test takes
GRACE = 0.5
STAND_IN = next(level for level in STAND_INS if level in levels_of("valhalla"))

posix = pytest.mark.posix  # no signal stops a process on Windows


def fingerprint(state: State) -> str:
    """Everything in a state, and the cards that its numbers mean."""
    return f"{game.state_hash(state)} {[card.id for card in state.table.cards]}"


# Levels of the child


def witness(k: Knowledge) -> Thought:
    """Plays at random, and tells what it has seen."""
    command = k.luck.pick(k.game.legal(k.view, k.seat))
    seen = Term(fingerprint(k.view), len(list(k.past)))
    return Thought(command, (Candidate(command, 1.5, (seen, Term(k.temper, 0)), 3),))


def patient(k: Knowledge) -> Thought:
    """Thinks as long as it may."""
    while not k.clock.over():
        time.sleep(0.005)
    return Thought(k.game.legal(k.view, k.seat)[0])


def stubborn(k: Knowledge) -> Thought:
    """Does not look at the clock, once it has said that it thinks."""
    Path(os.environ["THINKING"]).touch()
    time.sleep(10 * LONG)
    return Thought(None)


def fool(k: Knowledge) -> Thought:
    raise RuntimeError("out of my depth")


def cheat(k: Knowledge) -> Thought:
    return Thought(cm.Begin())


def babbler(k: Knowledge) -> Thought:
    return Thought({"type": "babble"})


if __name__ == "__mp_main__":
    levels_of("valhalla").update({f.__name__: f for f in (witness, patient, stubborn, fool, cheat, babbler)})


# Tools


@pytest.fixture(autouse=True)
def sign(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the child know the levels above, and give it a way to say that it thinks."""
    monkeypatch.setitem(sys.modules, "__main__", sys.modules[__name__])
    monkeypatch.setenv("THINKING", str(tmp_path / "thinking"))
    return tmp_path / "thinking"


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """One for all tests in which it lives on."""
    with closing(Worker()) as worker:
        yield worker


@pytest.fixture
def doomed() -> Iterator[Worker]:
    """One whose helper comes to grief."""
    others = children()
    with closing(Worker(GRACE)) as worker:
        yield worker
    assert children() == others


def started(*kinds: str, seed: int = 3, variants: tuple[str, ...] = ()) -> Session:
    return Session.start(game, game.Setup(len(kinds), variants=variants), seats_of(kinds), seed)


def due(session: Session) -> int:
    return game.to_act(session.state)[0]


def asked(worker: Worker, session: Session, kind: str = "", seconds: float = LONG) -> Answer:
    """Ask whoever is due and wait."""
    ticket = worker.ask(session, due(session), seconds, kind)
    answer = worker.wait(LONG)
    assert answer is not None and answer.ticket is ticket and not worker.busy
    game.check(session.state, answer.seat, answer.command)
    return answer


def fine(answer: Answer) -> bool:
    return (answer.kind, answer.notice, answer.trouble) == (answer.ticket.kind, "", "")


def saw_its_view(answer: Answer) -> bool:
    """Whether a witness knows what its seat may know: no less, and no more."""
    session, seat = answer.ticket.session, answer.seat
    to_see = Term(fingerprint(game.view(session.state, seat)), len(list(Past(session, seat))))
    assert to_see.name != fingerprint(session.state)
    return fine(answer) and answer.thought.candidates[0].terms[0] == to_see


def stood_in(answer: Answer, trouble: str) -> bool:
    """Whether this is not what was asked for, and why; players are told, in any language."""
    assert isinstance(answer.notice, Told) and answer.notice.params == {"level": STAND_IN}
    assert trouble in answer.trouble
    return answer.kind == STAND_IN


def lost_in_thought(worker: Worker, session: Session, sign: Path) -> int:
    """Have the helper think without an end: its pid, once it does."""
    worker.ask(session, due(session), LONG, "stubborn")
    assert eventually(sign.exists)
    assert worker.poll() is None and worker.pid
    return worker.pid


def eventually(true: Callable[[], bool]) -> bool:
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(0.005)
    return False


def children() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


def gone(pid: int) -> bool:
    """Whether soon there is no such process, not even one that nobody has waited for."""
    return eventually(lambda: pid not in children())


# The same answers, from views alone


def test_whole_games_are_the_same_as_in_here(worker: Worker) -> None:
    drafting = started("thrall", "random", "thrall", variants=("hand_draft",))
    for session in (started("thrall", "brawler"), drafting):
        while game.to_act(session.state):
            answer = asked(worker, session)
            assert fine(answer)
            assert (answer.seat, answer.command) == next_command(game, session, Chance(answer.ticket.luck))
            session.submit(answer.seat, answer.command)


def test_the_child_never_learns_the_seed(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """By it and the rules, it could work out every card to come."""
    sent: list[Any] = []

    def sending(said: Any) -> bytes:
        sent.append(said)
        return msgspec.msgpack.encode(said)

    monkeypatch.setattr(workers, "encode", sending)
    session = started("thrall", "thrall", seed=987_654_321_987)
    for _ in range(5):
        session.submit(due(session), asked(worker, session).command)
    numbers = re.findall(r"-?\d+", msgspec.json.encode(sent).decode())
    assert len(sent) == 5 and str(session.seed) not in numbers
    assert len({question.luck for question in sent}) == 5


def test_the_child_sees_the_view_of_its_seat(worker: Worker) -> None:
    session = started("witness:grim", "witness")
    while game.to_act(session.state):
        answer = asked(worker, session)
        assert saw_its_view(answer)
        assert answer.thought.candidates[0].command == answer.command
        assert answer.thought.candidates[0].terms[1].name == ("", "grim")[answer.seat == 0]
        session.submit(answer.seat, answer.command)
    assert session.game.outcome(session.state)


def test_taking_back_and_branches_are_noticed(worker: Worker) -> None:
    """The log may be as long as before, or longer, and still be another."""
    session = started("witness", "witness", "witness")
    luck = Chance(7)
    for n in range(120):
        if not game.to_act(session.state) or n % 5 == 4:
            session.rewind(max(1, len(session.log) - luck.below(9)), new_luck=n % 2 == 1)
        if n % 9 == 8:
            session = session.branch(max(1, len(session.log) - luck.below(9)))
        answer = asked(worker, session)
        assert saw_its_view(answer)
        for _ in range(luck.below(4)):
            if seats := game.to_act(session.state):
                session.submit(seats[0], luck.pick(game.legal(session.state, seats[0])))


def test_a_game_with_the_cards_of_its_save(worker: Worker, tmp_path: Path) -> None:
    ours = started("witness", "witness")
    header = ours.header()
    cards = header.ids["cards"]
    cards[0], cards[1] = cards[1], cards[0]
    begun = ours.log[0]
    keeping.write_whole(tmp_path / "old.saga", header, [journal.record(0, None, begun.command, begun.events)])
    session = Session.read(journal.Saga(tmp_path / "old.saga"), GAMES)
    assert session.folded
    for _ in range(20):
        answer = asked(worker, session)
        assert saw_its_view(answer)
        session.submit(answer.seat, answer.command)


def test_any_kind_may_be_asked_for_a_seat(worker: Worker) -> None:
    session = started("human", "human")
    answer = asked(worker, session, "thrall")
    assert fine(answer) and answer.kind == "thrall"


# Time, and second thoughts


def test_a_frame_does_not_wait(worker: Worker) -> None:
    session = started("patient", "patient")
    worker.ask(session, due(session), 0.2)
    assert worker.poll() is None and worker.busy
    answer = worker.wait(LONG)
    assert answer is not None and fine(answer)
    assert worker.poll() is None


def test_a_cancelled_question_has_no_answer(worker: Worker) -> None:
    session = started("patient", "witness")
    assert fine(asked(worker, session, "witness"))
    pid = worker.pid
    worker.ask(session, due(session), LONG)
    worker.cancel()
    assert not worker.busy and worker.wait(LONG) is None
    assert saw_its_view(asked(worker, session, "witness"))
    assert worker.pid == pid


def test_a_question_replaces_the_one_before(worker: Worker) -> None:
    session = started("patient", "witness")
    for _ in range(5):
        worker.ask(session, 0, LONG, "patient")
        worker.ask(session, 1, LONG, "patient")
        assert saw_its_view(asked(worker, session, "witness"))


def test_an_answer_to_a_table_that_has_moved_on_is_thrown_away(worker: Worker) -> None:
    session = started("witness", "witness")
    answer = asked(worker, session)
    worker.ask(session, due(session), LONG, "patient")
    session.submit(answer.seat, answer.command)
    assert worker.poll() is None and not worker.busy
    worker.ask(session, due(session), LONG, "patient")
    session.rewind(len(session.log), new_luck=True)
    assert worker.poll() is None and not worker.busy
    assert saw_its_view(asked(worker, session))


def test_a_helper_that_does_not_come_back_is_let_go(doomed: Worker, sign: Path) -> None:
    session = started("witness", "witness")
    assert fine(asked(doomed, session))
    pid = lost_in_thought(doomed, session, sign)
    doomed.cancel()
    assert eventually(lambda: doomed.poll() is None and doomed.pid is None)
    assert gone(pid)
    answer = asked(doomed, session)
    assert answer.kind == "witness" and not answer.notice and "in time" in answer.trouble


# Failures


@posix
def test_a_killed_helper(doomed: Worker, sign: Path) -> None:
    session = started("witness", "witness")
    pid = lost_in_thought(doomed, session, sign)
    os.kill(pid, signal.SIGKILL)
    answer = doomed.wait(LONG)
    assert answer is not None and stood_in(answer, "EOFError") and "Exit code: -9" in answer.trouble
    session.submit(answer.seat, answer.command)
    assert saw_its_view(asked(doomed, session))
    assert doomed.pid != pid and gone(pid)


@posix
def test_a_helper_that_hangs(doomed: Worker) -> None:
    session = started("witness", "witness")
    assert fine(asked(doomed, session)) and doomed.pid
    pid = doomed.pid
    os.kill(pid, signal.SIGSTOP)
    assert stood_in(asked(doomed, session, seconds=0.1), "in time")
    assert saw_its_view(asked(doomed, session))
    assert doomed.pid != pid and gone(pid)


def test_nonsense_is_not_taken_and_trouble_told_of(doomed: Worker) -> None:
    session = started("witness", "witness")
    assert stood_in(asked(doomed, session, "fool"), "RuntimeError: out of my depth")
    assert stood_in(asked(doomed, session, "cheat"), "IllegalCommand")
    assert fine(asked(doomed, session))
    again = asked(doomed, session, "babbler")
    assert stood_in(again, "ValidationError") and "keeps failing" not in again.notice


def test_after_three_failures_in_a_row_nobody_is_asked(
    doomed: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started("witness", "witness")
    assert fine(asked(doomed, session))  # multiprocessing has started what it needs for itself, too
    doomed.close()
    with monkeypatch.context() as nowhere:
        nowhere.setattr("multiprocessing.spawn._python_exe", os.fsencode(ROOT / "no-python-here"))
        answers = [asked(doomed, session) for _ in range(TRIES)]
    assert all(stood_in(answer, "Error") for answer in answers)
    assert answers[0].notice == answers[1].notice != answers[2].notice
    answer = asked(doomed, session)
    assert (answer.kind, answer.notice, answer.trouble) == (STAND_IN, "", "")
    assert doomed.pid is None


# Endings


def test_close_leaves_no_process(doomed: Worker, sign: Path) -> None:
    session = started("witness", "witness")
    others = children()
    assert fine(asked(doomed, session)) and children() > others
    doomed.close()
    assert children() == others
    lost_in_thought(doomed, session, sign)
    doomed.close()
    doomed.close()
    assert children() == others and not doomed.busy and doomed.poll() is None


def test_close_while_it_is_being_started(doomed: Worker) -> None:
    session = started("witness", "witness")
    others = children()
    for _ in range(3):
        doomed.ask(session, due(session), LONG)
        doomed.close()
        assert children() == others


def orphan() -> None:
    """A parent whose child thinks without an end."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # some who start programs have it ignored
    lost_in_thought(Worker(), started("witness", "witness"), Path(os.environ["THINKING"]))
    print("thinking", flush=True)
    until = time.monotonic() + LONG
    while time.monotonic() < until:  # one long sleep would not notice a signal that came just before it
        time.sleep(0.05)


@posix
@pytest.mark.parametrize("ending", ["SIGKILL", "SIGINT"])
def test_the_child_ends_with_its_parent(ending: str) -> None:
    """Both hold the other end of our pipe: it is at its end when both are gone."""
    command = [sys.executable, __file__]
    where = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=where) as parent:
        assert parent.stdout and parent.stdout.readline().strip() == b"thinking"
        parent.send_signal(signal.Signals[ending])
        assert parent.communicate(timeout=LONG)[0] == b""


if __name__ == "__main__":
    orphan()
