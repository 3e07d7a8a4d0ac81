"""Sessions and their saves: taking back, branches, one lock per save, torn lines, full disks."""

from __future__ import annotations

import contextlib
import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.test_journal import bodies, play, sealed
from valhalla.games import GAMES
from valhalla.games import valhalla as game
from valhalla.games.valhalla.commands import Attack
from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.journal import House, Parent, Saga, SaveError, Seat
from valhalla.kernel.session import Entry, ReadOnly, Session, UndoRefused

ROOT = Path(__file__).resolve().parents[2]


def people(players: int, *ai: int) -> tuple[Seat, ...]:
    """Seats of people, but for those of AI."""
    return tuple(Seat(f"Hall {i}", "thrall" if i in ai else "human") for i in range(players))


def started(
    path: Path | None = None, *, players: int = 2, seed: int = 5, ai: tuple[int, ...] = ()
) -> Session:
    return Session.start(game, game.Setup(players), people(players, *ai), seed, path)


def read(path: Path) -> Session:
    """Replay a save, recounting the table after every event."""
    return Session.read(Saga(path), GAMES, game.audit)


def same(one: Session, other: Session) -> bool:
    """Whether two sessions are in the same game at the same place."""
    fields = ("setup", "seats", "seed", "log", "epoch", "last_epoch", "parent", "state")
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def again(session: Session, entries: list[Entry]) -> list[Entry]:
    """Give the same commands once more, as long as they are legal; what came of them."""
    start = len(session.log)
    with contextlib.suppress(IllegalCommand):
        for entry in entries:
            session.submit(entry.seat, entry.command)
    return session.log[start:]


def events(entries: list[Entry]) -> list[list[Any]]:
    return [entry.events for entry in entries]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "hall.saga"


# There and back


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("variants", ["", "simplified", "hand_draft first_game", "five_jarls"])
def test_a_whole_game_is_saved_and_read_back(save: Path, players: int, variants: str) -> None:
    setup = game.Setup(players, variants=tuple(variants.split()))
    session = Session.start(game, setup, people(players), 77, save)
    play(session)
    session.close()
    assert game.outcome(session.state)
    assert same(read(save), session)
    assert not read(save).folded
    session.save(save.with_name("whole.saga"))
    assert save.with_name("whole.saga").read_bytes() == save.read_bytes()
    assert sorted(os.listdir(save.parent)) == ["hall.saga", "whole.saga"]


def test_a_save_is_what_the_contract_says(save: Path) -> None:
    with closing(started(save)) as session:
        play(session, 3)
        session.rewind(2)
    header, *lines = [json.loads(line) for line in save.read_text("utf-8").splitlines()]
    assert list(header) == [
        "valhalla", "game", "rules", "setup", "seats", "seed", "ids", "digest", "parent", "epoch", "sum",
    ]  # fmt: skip
    assert [list(line) for line in lines] == [["n", "seat", "command", "events", "sum"]] * 4 + [
        ["n", "rewind", "epoch", "sum"]
    ]
    assert lines[-1]["n"] == 4 and lines[-1]["rewind"] == 2 and lines[-1]["epoch"] == 0


def test_the_fingerprint_of_a_tables_cards_is_worked_out_once(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took a twentieth of the time to load a game."""
    started(save).close()
    read(save)
    monkeypatch.setattr("valhalla.kernel.cards.digest", lambda cards: 1 // 0)
    assert not read(save).folded


def test_a_refused_command_changes_nothing(save: Path) -> None:
    with closing(started(save)) as session:
        before, data = session.state.clone(), save.read_bytes()
        with pytest.raises(IllegalCommand):
            session.submit(0, Attack(1))
        assert session.state == before and len(session.log) == 1
    assert save.read_bytes() == data


def test_every_decision_is_in_the_file_when_the_next_has_been_made(save: Path) -> None:
    with closing(started(save)) as session:
        for _ in range(30):
            play(session, 1)
            assert len(Saga(save).lines) >= len(session.log) - 1
        assert session.journal is not None
        session.journal.wait()
        assert same(read(save), session)


def test_the_state_before_every_decision(save: Path) -> None:
    with closing(started(save, players=3)) as session:
        states = [session.state_before(0)]
        while game.to_act(session.state):
            states.append(session.state.clone())
            play(session, 1)
        states.append(session.state.clone())
    assert len(states) == len(session.log) + 1 > 70
    for one in (session, read(save), session.branch(len(session.log))):
        for n, state in enumerate(states):
            assert one.state_before(n) == state
    branch = session.branch(60)
    branch.rewind(50)
    assert [branch.state_before(n) for n in range(51)] == states[:51]


def test_states_handed_out_are_copies() -> None:
    session = started()
    play(session, 40)
    session.state_before(32).deck.clear()
    session.state_before(0).deck.clear()
    assert session.state_before(32).deck and session.state_before(0).deck


# Luck


@pytest.mark.parametrize("n", [1, 2, 31, 32, 33, 60])
def test_same_luck_gives_the_same_events(n: int) -> None:
    session = started()
    play(session, 70)
    end, later = session.state.clone(), session.log[n:]
    session.rewind(n)
    assert again(session, later) == later
    assert session.state == end


def test_new_luck_gives_other_events_somewhere() -> None:
    session = started()
    play(session)
    seen = [events(session.log[1:])]
    for _ in range(5):
        session.rewind(1, new_luck=True)
        play(session)
        assert events(session.log[1:]) not in seen
        seen.append(events(session.log[1:]))


def test_every_new_luck_is_another() -> None:
    session = started()
    while not any(type(event).__name__ == "DiceRolled" for event in session.log[-1].events):
        play(session, 1)
    roll = session.log[-1]
    rolls = [roll.events]
    for _ in range(12):
        session.rewind(len(session.log) - 1, new_luck=True)
        rolls += events(again(session, [roll]))
    assert len({str(rolled) for rolled in rolls}) > 9


def test_same_luck_before_a_new_luck_is_the_luck_of_that_time(save: Path) -> None:
    with closing(started(save)) as session:
        play(session, 20)
        first = session.log[5:]
        session.rewind(12, new_luck=True)
        play(session, 10)
        session.rewind(5)
        assert again(session, first[:7]) == first[:7]
        session.rewind(len(session.log), new_luck=True)
        assert session.epoch == 2
    assert same(read(save), session)


def test_rewinding_nowhere_is_refused() -> None:
    session = started()
    play(session, 5)
    before = session.state.clone()
    for n in (-1, 0, 7, 99):
        with pytest.raises(UndoRefused):
            session.rewind(n)
        with pytest.raises(UndoRefused):
            session.branch(n)
    assert session.state == before and len(session.log) == 6


# Undo


def played_until(session: Session, wanted: Callable[[list[int]], object]) -> None:
    """Play on until the seats that decided so far are as wanted."""
    while not wanted([entry.seat for entry in session.log[1:]]):
        assert game.to_act(session.state)
        play(session, 1)


def test_undo_goes_to_the_own_last_decision() -> None:
    session = started()
    played_until(session, lambda seats: len(seats) > 20 and seats[-2:] == [0, 0])
    n = len(session.log)
    assert session.undo(0) == n - 1 == len(session.log)
    assert session.undo(0) == n - 2 == len(session.log)


def test_undo_passes_over_ai_seats() -> None:
    session = started(players=3, ai=(1, 2))
    played_until(session, lambda seats: len(seats) > 20 and seats[-1] and 0 in seats)
    mine = max(n for n, entry in enumerate(session.log) if entry.seat == 0)
    before = session.state_before(mine)
    assert mine < len(session.log) - 1
    assert session.undo(0) == mine
    assert session.state == before


def test_a_table_may_forbid_to_take_back(save: Path) -> None:
    seats = (Seat("Hall 0", "human", 4), Seat("Hall 1", "human"))
    session = Session.start(game, game.Setup(2), seats, 5, save, house=House(undo=False, score=True))
    session.submit(0, game.legal(session.state, 0)[0])
    with pytest.raises(UndoRefused, match="undo_forbidden"):
        session.undo(0)
    with pytest.raises(UndoRefused, match="undo_forbidden"):
        session.rewind(1)
    session.rewind(len(session.log), new_luck=True)  # takes nothing back
    session.close()
    loaded = read(save)
    assert same(loaded, session) and loaded.house == session.house and not loaded.against_the_house
    if os.name == "posix":
        assert stat.S_IMODE(save.stat().st_mode) == 0o600  # it holds all hands
    assert loaded.branch(1).house == session.house and loaded.seats[0].shield == 4


def test_undo_past_another_person_only_if_the_table_allows_it() -> None:
    session = started()
    played_until(session, lambda seats: len(seats) > 20 and seats[-2:] == [0, 1])
    n, before = len(session.log), session.state.clone()
    with pytest.raises(UndoRefused) as caught:
        session.undo(0)
    assert caught.value.key == "undo_past_others"
    assert len(session.log) == n and session.state == before
    session.undo_past_others = True
    assert session.undo(0) == n - 2


def test_nothing_to_undo() -> None:
    session = started(players=3, ai=(0, 1, 2))
    with pytest.raises(UndoRefused) as caught:
        session.undo(0)
    assert caught.value.key == "nothing_to_undo"
    played_until(session, lambda seats: len(seats) == 2)
    outsider = ({0, 1, 2} - {entry.seat for entry in session.log}).pop()
    with pytest.raises(UndoRefused):
        session.undo(outsider)
    assert len(session.log) == 3


def test_undo_with_new_luck_is_saved(save: Path) -> None:
    with closing(started(save)) as session:
        played_until(session, lambda seats: len(seats) > 20 and seats[-1] == 0)
        n = session.undo(0, new_luck=True)
        assert session.epoch == 1
        play(session, 5)
    assert {"n": n + 1, "rewind": n, "epoch": 1} in bodies(save.read_bytes())
    assert same(read(save), session)


# Branches


def test_a_branch_is_a_game_of_its_own(save: Path) -> None:
    session = started(save)
    play(session, 40)
    there = save.with_name("branch.saga")
    with closing(session.branch(25, there)) as branch:
        assert branch.parent == Parent("hall.saga", 25)
        assert branch.state == session.state_before(25) and branch.log == session.log[:25]
        later = session.log[25:]
        assert again(branch, later) == later
        play(branch, 9, seed=2)
        assert len(session.log) == 41
    session.close()
    save.unlink()
    assert same(read(there), branch)
    assert bodies(there.read_bytes())[0]["parent"] == {"file": "hall.saga", "n": 25}


def test_a_branch_of_a_branch(save: Path) -> None:
    paths = [save.with_name(f"{i}.saga") for i in range(4)]
    session = started(paths[0])
    for i, path in enumerate(paths[1:], 1):
        play(session, 12, seed=i)
        branch = session.branch(len(session.log) - 4, path, new_luck=i != 2)
        session.close()
        session = branch
    play(session, 12)
    session.close()
    assert same(read(paths[3]), session)
    assert session.parent is not None and session.parent.file == "2.saga"
    assert [read(path).epoch for path in paths] == [0, 1, 1, 2]


def test_new_luck_of_a_branch_is_not_the_parents(save: Path) -> None:
    """Also of luck the parent has used at another place, and after the branch was read again."""
    there = save.with_name("branch.saga")
    with closing(started(save)) as session:
        play(session, 30)
        for back in (20, 10, 25):
            session.rewind(back, new_luck=True)
            play(session, 20)
        assert session.last_epoch == 3
        session.branch(5, there).close()
        assert same(read(there), session.branch(5))
        with closing(Session.open(there, GAMES)) as branch:
            assert (branch.epoch, branch.last_epoch) == (0, 3)
            branch.rewind(5, new_luck=True)
            assert branch.epoch == 4
            play(branch, 10)
        assert same(read(there), branch)
        session.branch(5, there, new_luck=True).close()
        assert read(there).epoch == 4


def test_a_branch_repeats_the_luck_its_place_had(save: Path) -> None:
    session = started()
    play(session, 30)
    for _ in range(3):
        session.rewind(20, new_luck=True)
    play(session, 15)
    there = save.with_name("branch.saga")
    with closing(session.branch(20, there)) as branch:
        assert again(branch, session.log[20:]) == session.log[20:]
    assert same(read(there), branch)


def test_a_game_never_saved_can_be_branched_too(save: Path) -> None:
    session = started()
    play(session, 10)
    session.branch(4, save).close()
    assert read(save).parent == Parent("", 4)


# A game that begins in the middle


def begun_in_the_middle() -> Session:
    session = started()
    play(session, 40)
    return Session.from_state(game, session.setup, session.seats, 9, session.state.clone())


def test_a_game_from_a_state_begins_there() -> None:
    session = begun_in_the_middle()
    before = session.state.clone()
    play(session, 40)
    assert session.state_before(1) == before != session.state
    session.rewind(1)
    assert session.state == before and len(session.log) == 1
    with pytest.raises(UndoRefused):
        session.undo(0)


def test_a_game_from_a_state_is_not_saved(save: Path) -> None:
    session = begun_in_the_middle()
    play(session, 5)
    for one in (session, session.branch(3)):
        with pytest.raises(ValueError, match="begun in the middle"):
            one.keep_at(save)
    assert not save.exists()


# Whatever is done, the file tells the same

doing = st.one_of(
    st.tuples(st.just("play"), st.integers(1, 12), st.integers(0, 3)),
    st.tuples(st.just("rewind"), st.integers(0, 40), st.booleans()),
    st.tuples(st.just("undo"), st.integers(0, 2), st.booleans()),
    st.tuples(st.just("branch"), st.integers(0, 20), st.booleans()),
    st.tuples(st.just("reopen"), st.just(0), st.just(0)),
    st.tuples(st.just("elsewhere"), st.just(0), st.just(0)),
)


@given(st.lists(doing, min_size=3, max_size=14), st.integers(0, 9))
@settings(max_examples=60)
def test_whatever_is_done_the_file_tells_the_same(
    tmp_path_factory: pytest.TempPathFactory, things: list[tuple[str, int, int]], seed: int
) -> None:
    folder = tmp_path_factory.mktemp("done")
    session = started(folder / "0.saga", players=3, seed=seed, ai=(2,))
    for i, (what, a, b) in enumerate(things, 1):
        session = done(session, folder / f"{i}.saga", what, a, b)
    session.close()
    assert same(read(folder / session.file), session)
    for path in folder.glob("*.saga"):
        read(path)


def done(session: Session, new: Path, what: str, a: int, b: int) -> Session:
    """Do one thing to a session; the session that goes on."""
    used = session.last_epoch
    if what == "play":
        play(session, a, seed=b)
    elif what == "undo":
        with contextlib.suppress(UndoRefused):
            session.undo(a, bool(b))
    elif what == "rewind":
        session.rewind(max(1, len(session.log) - a), bool(b))
        assert (session.epoch == used + 1) if b else (session.epoch <= used)
    elif what == "branch":
        branch = session.branch(max(1, len(session.log) - a), new, bool(b))
        session.close()
        return branch
    elif what == "elsewhere":
        session.keep_at(new)
    else:
        session.close()
        opened = Session.open(new.with_name(session.file), GAMES)
        assert same(opened, session) and not opened.notice
        return opened
    return session


# Other cards or rules


@pytest.fixture
def foreign(save: Path) -> Path:
    """A save of cards in another order than ours, in the middle of the game."""
    with closing(started(save)) as session:
        play(session, 40)
    lines = bodies(save.read_bytes())
    cards = lines[0]["ids"]["cards"]
    cards[0], cards[1] = cards[1], cards[0]
    save.write_bytes(sealed(lines))
    return save


def test_a_folded_game_can_be_taken_back_and_played_on(foreign: Path) -> None:
    with closing(Session.open(foreign, GAMES)) as session:
        assert session.folded
        cards = [card.id for card in session.state.table.cards]
        assert cards != game.card_data(session.setup)[0]["cards"]
        session.rewind(30)
        assert [card.id for card in session.state.table.cards] == cards
        assert session.state == session.state_before(30)
        play(session, 10)
    reopened = read(foreign)
    assert reopened.folded and reopened.log == session.log
    assert game.describe(reopened.state) == game.describe(session.state)


def test_a_branch_of_a_folded_game_keeps_its_cards(foreign: Path) -> None:
    there = foreign.with_name("branch.saga")
    with closing(Session.read(Saga(foreign), GAMES).branch(30, there, new_luck=True)) as branch:
        assert branch.folded and branch.parent == Parent("hall.saga", 30)
        play(branch, 10)
    header, parents = bodies(there.read_bytes())[0], bodies(foreign.read_bytes())[0]
    assert (header["ids"], header["digest"]) == (parents["ids"], parents["digest"])
    reopened = read(there)
    assert reopened.folded and reopened.epoch == 1
    assert game.describe(reopened.state) == game.describe(branch.state)


# A torn last line


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_torn_last_line_is_replaced_by_playing_on(save: Path, cut: int) -> None:
    with closing(started(save)) as session:
        play(session, 12)
    torn = save.read_bytes()[:-cut]
    save.write_bytes(torn)
    with closing(Session.open(save, GAMES)) as opened:
        assert "torn" in opened.notice and not opened.read_only
        assert opened.log == session.log[:-1]
    assert save.read_bytes() == torn
    with closing(Session.open(save, GAMES)) as opened:
        again(opened, session.log[-1:])
        play(opened, 5)
    assert not Saga(save).notice
    assert same(read(save), opened)
    assert len(opened.log) == 18


def test_a_longer_tail_leaves_nothing_behind(save: Path) -> None:
    with closing(started(save)) as session:
        play(session, 12)
    with save.open("ab") as file:
        file.write(b"\0" * 100_000)
    with closing(Session.open(save, GAMES)) as opened:
        opened.rewind(5)
    assert b"\0" not in save.read_bytes()
    assert same(read(save), opened)
    assert opened.log == session.log[:5]


# One lock per save


def test_a_second_window_may_only_look(save: Path) -> None:
    with closing(started(save)) as first:
        play(first, 10)
        assert first.journal is not None
        first.journal.wait()
        data = save.read_bytes()
        with closing(Session.open(save, GAMES)) as second:
            assert second.read_only and "hall.saga: already open" in second.notice
            assert second.log == first.log
            last = first.log[-1].seat
            for change in (lambda: play(second, 1), lambda: second.rewind(3), lambda: second.undo(last)):
                with pytest.raises(ReadOnly):
                    change()
            assert second.log == first.log and save.read_bytes() == data
            branch = second.branch(5, save.with_name("branch.saga"))
            play(branch, 2)
            branch.close()
            assert branch.parent == Parent("hall.saga", 5)
        play(first, 1)
    with closing(Session.open(save, GAMES)) as third:
        assert not third.read_only and third.log == first.log
        play(third, 1)


def test_reading_needs_no_lock(save: Path) -> None:
    with closing(started(save)) as session:
        play(session, 3)
        assert session.journal is not None
        session.journal.wait()
        assert same(read(save), session)


def test_a_save_being_played_is_not_written_over(save: Path) -> None:
    with closing(started(save)) as first:
        play(first, 10)
        other = started(seed=6)
        for overwrite in (other.keep_at, other.save, first.save, lambda at: first.branch(3, at)):
            with pytest.raises(SaveError, match=r"hall\.saga: already open"):
                overwrite(save)
        play(first, 10)
    assert same(read(save), first)
    other.keep_at(save)
    other.close()
    assert same(read(save), other)


def test_playing_on_elsewhere_lets_go_of_the_first_file(save: Path) -> None:
    there = save.with_name("there.saga")
    with closing(started(save)) as session:
        play(session, 10)
        session.keep_at(there)
        play(session, 10)
        with closing(Session.open(save, GAMES)) as first:
            assert not first.read_only and len(first.log) == 11
    assert same(read(there), session)


def test_a_window_that_read_before_another_played_on(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not write over what it has not seen."""
    first = started(save)

    def slow_reading(path: Path) -> Saga:
        saga = Saga(path)
        play(first, 3)
        first.close()
        return saga

    monkeypatch.setattr("valhalla.kernel.session.Saga", slow_reading)
    with closing(Session.open(save, GAMES)) as second:
        assert second.read_only and "open it again" in second.notice
    monkeypatch.undo()
    with closing(Session.open(save, GAMES)) as third:
        assert not third.read_only and same(third, first)


def in_a_process(function: Callable[[Path], None], path: Path) -> subprocess.Popen[str]:
    """Run a function of this file in another process, its standard input and output in our hands."""
    name = function.__name__
    code = f"from pathlib import Path; from {__name__} import {name}; {name}(Path({str(path)!r}))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, text=True, env=environment)


def hold(path: Path) -> None:
    """Open a save, say whether for reading only, and keep it until a line comes in."""
    with closing(Session.open(path, GAMES)) as session:
        print(json.dumps(session.read_only), flush=True)
        input()
        with contextlib.suppress(ReadOnly):
            play(session, 1)


@contextlib.contextmanager
def held(path: Path, *, read_only: bool) -> Iterator[subprocess.Popen[str]]:
    with in_a_process(hold, path) as window:
        assert window.stdin and window.stdout
        assert json.loads(window.stdout.readline()) is read_only
        yield window
        window.kill()


def test_a_second_process_may_only_look(save: Path) -> None:
    with closing(started(save)) as session:
        play(session, 10)
        assert session.journal is not None
        session.journal.wait()
        data = save.read_bytes()
        with held(save, read_only=True) as window:
            window.communicate("\n")
            assert window.returncode == 0
        assert save.read_bytes() == data


def test_the_lock_goes_with_its_process(save: Path) -> None:
    with closing(started(save)) as session:
        play(session, 10)
    with held(save, read_only=False) as window:
        with closing(Session.open(save, GAMES)) as second:
            assert second.read_only
        window.communicate("\n")
    assert len(read(save).log) == 12
    with held(save, read_only=False) as window:
        window.kill()
        window.wait()
        with closing(Session.open(save, GAMES)) as second:
            assert not second.read_only
            play(second, 1)
    assert same(read(save), second)


# Disks that refuse


def test_no_folder_to_write_in(save: Path) -> None:
    session = started()
    save.write_bytes(b"old")
    for path in (save / "deeper.saga", save / "and" / "deeper.saga", save.with_name("x" * 300 + ".saga")):
        with pytest.raises(SaveError) as caught:
            session.save(path)
        assert str(caught.value).isprintable()
    assert save.read_bytes() == b"old"
    assert os.listdir(save.parent) == [save.name]


def test_a_folder_that_disappears(tmp_path: Path) -> None:
    session = started()
    path = tmp_path / "folder" / "hall.saga"
    session.save(path)
    data = path.read_bytes()
    path.parent.rename(tmp_path / "moved")
    path.parent.write_bytes(b"a file now")
    with pytest.raises(SaveError, match=r"hall\.saga: cannot be written"):
        session.branch(1, path)
    assert (tmp_path / "moved" / "hall.saga").read_bytes() == data
    path.parent.unlink()
    session.save(path)
    assert path.read_bytes() == data


if sys.platform != "win32":
    import resource

    def file_limit(size: int | None) -> None:
        """From now on no file may grow beyond this: the nearest thing to a full disk."""
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most if size is None else size, most))

    def full_disk(path: Path) -> None:
        session = started(path)
        journal = session.journal
        assert journal is not None
        play(session, 10)
        journal.wait()
        saved = len(session.log)
        file_limit(path.stat().st_size + 50)
        for _ in range(5):
            play(session, 1)
            journal.wait()
            assert "cannot be saved now (File too large)" in journal.trouble
            assert len(read(path).log) == saved
        session.rewind(12, new_luck=True)
        file_limit(None)
        play(session, 1)
        journal.wait()
        assert not journal.trouble
        assert same(read(path), session)
        play(session, 10)
        session.close()
        assert same(read(path), session)

    def disk_full_to_the_end(path: Path) -> None:
        session = started(path)
        play(session, 10)
        assert session.journal is not None
        session.journal.wait()
        file_limit(path.stat().st_size + 50)
        play(session, 3)
        for _ in range(2):
            with pytest.raises(SaveError, match=r"hall\.saga: cannot be saved now"):
                session.close()
        with closing(Session.open(path, GAMES)) as opened:
            assert not opened.read_only and "torn" in opened.notice
            assert opened.log == session.log[:11]
            file_limit(None)
            play(opened, 1)
        assert same(read(path), opened)

    def no_room_for_a_whole_save(path: Path) -> None:
        session = started(path)
        play(session, 10)
        session.close()
        data = path.read_bytes()
        file_limit(2000)
        other = started(seed=6)
        with pytest.raises(SaveError, match=r"hall\.saga: cannot be written \(File too large\)"):
            other.save(path)
        assert path.read_bytes() == data
        assert os.listdir(path.parent) == [path.name]

    @pytest.mark.parametrize("story", [full_disk, disk_full_to_the_end, no_room_for_a_whole_save])
    def test_a_full_disk(save: Path, story: Callable[[Path], None]) -> None:
        with in_a_process(story, save) as player:
            player.communicate()
        assert player.returncode == 0
