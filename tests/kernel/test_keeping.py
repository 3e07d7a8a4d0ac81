"""Saves that others lay hands on while they are played; names that two want; what killed writers leave."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from valhalla.games import GAMES
from valhalla.games import valhalla as game
from valhalla.kernel import files
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Saga, SaveError, Seat
from valhalla.kernel.session import Session

ROOT = Path(__file__).resolve().parents[2]
SEATS = (Seat("Ása", "human"), Seat("Bjørn", "human"))
posix = pytest.mark.posix  # Windows lets nobody touch a file that is open


def started(path: Path, seed: int = 5) -> Session:
    """A game some decisions old, with something taken back."""
    session = Session.start(game, game.Setup(2), SEATS, seed, path)
    play(session, 8)
    session.rewind(6, new_luck=True)
    play(session, 4)
    return session


def play(session: Session, decisions: int) -> None:
    for _ in range(decisions):
        luck = Chance(1, 0, len(session.log))
        seat = game.to_act(session.state)[0]
        session.submit(seat, luck.pick(luck.pick(game.groups(session.state, seat))))
    if session.journal is not None:
        session.journal.wait()


def kept(path: Path, session: Session) -> None:
    """The file holds all of the game, with whatever was taken back, and can be played on."""
    with closing(Session.open(path, GAMES)) as again:
        assert not again.read_only and not again.notice
        assert again.log == session.log and again.state == session.state and again.epoch == session.epoch


# Hands laid on a save from outside


def deleted(path: Path) -> None:
    path.unlink()


def thrown_away(path: Path) -> None:
    """As file managers do: into another folder."""
    (path.parent / "bin").mkdir()
    path.rename(path.parent / "bin" / path.name)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 300)


def cut_and_filled(path: Path) -> None:
    size = path.stat().st_size
    os.truncate(path, size - 300)
    os.truncate(path, size)


def edited(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data.replace(b"1", b"2"))


def lengthened(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n")


HANDS = [deleted, thrown_away, emptied, cut, cut_and_filled, edited]
each_hand = pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand.__name__)


@posix
@each_hand
def test_written_whole_again_with_the_next_decision(tmp_path: Path, hand: Callable[[Path], None]) -> None:
    save = tmp_path / "hall.saga"
    session = started(save)
    journal = session.journal
    assert journal is not None
    hand(save)
    play(session, 1)
    assert "hall.saga" in journal.notice and not journal.trouble
    kept_so_far = Session.read(Saga(save), GAMES)
    assert kept_so_far.log == session.log
    with closing(Session.open(save, GAMES)) as other:
        assert other.read_only  # the lock is on the new file, too
    play(session, 2)
    session.close()
    kept(save, session)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted({"hall.saga", *trash(tmp_path)})


def trash(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.is_dir()]


@posix
@each_hand
def test_written_whole_again_when_it_is_closed(tmp_path: Path, hand: Callable[[Path], None]) -> None:
    save = tmp_path / "hall.saga"
    session = started(save)
    hand(save)
    session.close()
    kept(save, session)


@posix
def test_rubbish_behind_the_end_is_written_over(tmp_path: Path) -> None:
    save = tmp_path / "hall.saga"
    session = started(save)
    lengthened(save)
    play(session, 1)
    session.close()
    kept(save, session)


@posix
def test_a_save_that_was_only_touched_is_left_alone(tmp_path: Path) -> None:
    save = tmp_path / "hall.saga"
    session = started(save)
    about = save.stat()
    os.utime(save, (1, 1))
    play(session, 1)
    assert session.journal is not None and not session.journal.notice
    assert save.stat().st_ino == about.st_ino
    session.close()
    kept(save, session)


@posix
def test_another_file_in_its_place_is_not_touched(tmp_path: Path) -> None:
    save, other = tmp_path / "hall.saga", tmp_path / "other.saga"
    other.write_bytes(b"somebody else's")
    session = started(save)
    other.rename(save)
    play(session, 1)
    journal = session.journal
    assert journal is not None and journal.path == tmp_path / "hall 2.saga"
    assert "hall 2.saga" in journal.notice
    session.close()
    assert save.read_bytes() == b"somebody else's"
    kept(journal.path, session)


@posix
def test_the_whole_folder_is_deleted(tmp_path: Path) -> None:
    save = tmp_path / "saves" / "hall.saga"
    session = started(save)
    save.unlink()
    save.parent.rmdir()
    play(session, 1)
    session.close()
    kept(save, session)
    save.unlink()
    save.parent.rmdir()
    session = Session.start(game, game.Setup(2), SEATS, 5, save)
    save.unlink()
    save.parent.rmdir()
    session.close()  # nothing was decided since, and the place is gone
    assert not save.parent.exists()


@posix
def test_deleted_and_no_folder_to_write_in(tmp_path: Path) -> None:
    """The game goes on, says so, and is written as soon as there is a place again."""
    save = tmp_path / "saves" / "hall.saga"
    session = started(save)
    save.unlink()
    save.parent.rmdir()
    save.parent.write_bytes(b"a file now")
    journal = session.journal
    assert journal is not None
    play(session, 2)
    assert (bool(journal.trouble), bool(journal.notice)) == (True, False)
    save.parent.unlink()
    play(session, 1)
    assert (bool(journal.trouble), bool(journal.notice)) == (False, True)
    session.close()
    kept(save, session)


# Names


def begin(path: str, seed: int) -> None:
    """Lay a table under a name that others want as well, all at one signal."""
    session = Session.start(game, game.Setup(2), SEATS, seed)
    print("ready", flush=True)
    sys.stdin.readline()
    session.keep_new(Path(path))
    play(session, 3)
    session.close()
    print(session.file)


def test_windows_that_start_the_same_name_at_once(tmp_path: Path) -> None:
    code = f"import sys; from {__name__} import begin; begin(sys.argv[1], int(sys.argv[2]))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    pipe = subprocess.PIPE
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path / "Ása.saga"), str(seed)],
            stdin=pipe, stdout=pipe, text=True, encoding="utf-8", env=environment,
        )
        for seed in range(4)
    ]  # fmt: skip
    for window in windows:
        assert window.stdout is not None and window.stdout.readline() == "ready\n"
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("\n")
        window.stdin.flush()
    files_got = [window.communicate(timeout=60)[0].strip() for window in windows]
    assert sorted(files_got) == ["Ása 2.saga", "Ása 3.saga", "Ása 4.saga", "Ása.saga"]
    seeds = [Session.read(Saga(tmp_path / name), GAMES).seed for name in files_got]
    assert seeds == [0, 1, 2, 3]
    assert len(os.listdir(tmp_path)) == 4


def test_nothing_is_written_over_where_there_are_no_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    names = [files.put_new(tmp_path / "a.saga", data).name for data in (b"1", b"2", b"3")]
    assert names == ["a.saga", "a 2.saga", "a 3.saga"]
    assert [(tmp_path / name).read_bytes() for name in names] == [b"1", b"2", b"3"]
    assert len(os.listdir(tmp_path)) == 3


def test_a_name_that_no_system_takes_is_refused(tmp_path: Path) -> None:
    session = Session.start(game, game.Setup(2), SEATS, 5)
    for name in ("x" * 300 + ".saga", "nul\0.saga"):
        with pytest.raises(SaveError) as caught:
            session.keep_new(tmp_path / name)
        assert "cannot be written" in caught.value.why
    assert session.journal is None and not os.listdir(tmp_path)


@posix
def test_a_save_is_for_the_player_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        session = started(tmp_path / "hall.saga")
    finally:
        os.umask(before)
    session.close()
    assert (tmp_path / "hall.saga").stat().st_mode & 0o777 == 0o600


# What killed writers leave


def write_for_ever(path: str) -> None:
    session = Session.start(game, game.Setup(2), SEATS, 5)
    print("writing", flush=True)
    while True:
        session.save(Path(path))


def test_drafts_of_killed_writers_are_cleared_away(tmp_path: Path) -> None:
    code = f"from {__name__} import write_for_ever; write_for_ever({str(tmp_path / 'a.saga')!r})"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for _ in range(40):
        with subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment
        ) as writer:
            assert writer.stdout is not None and writer.stdout.readline()
            writer.kill()
        if list(tmp_path.glob(".*")):
            break
    (tmp_path / ".hall.saga.4711.part").write_bytes(b"of an older version")
    (tmp_path / ".valhalla-4711-0.part").write_bytes(b"torn")
    files.sweep.cache_clear()
    files.put_new(tmp_path / "b.saga", b"")
    assert {path.name for path in tmp_path.iterdir()} <= {"a.saga", "b.saga"}


def test_a_draft_that_is_being_written_stays(tmp_path: Path) -> None:
    draft = tmp_path / ".valhalla-1-1.part"
    with draft.open("w+b", buffering=0) as file:
        files.lock(file)
        files.sweep.cache_clear()
        files.put_new(tmp_path / "b.saga", b"")
        assert draft.exists()
    files.sweep.cache_clear()
    files.put_new(tmp_path / "c.saga", b"")
    assert not draft.exists()
