"""A hundred games killed in the midst: nothing that was decided is lost but the decision in flight.

Run as a program, this file is the player that gets killed: it plays game after game, keeps a save of each,
and after every decision says how many lines it has handed over to the journal. Or it writes whole saves.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count, islice
from pathlib import Path

from valhalla.games import GAMES
from valhalla.games import valhalla as game
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session

ROOT = Path(__file__).resolve().parents[2]
KILLS = 100
MOST_LINES = 180  # a game and a half
SLOWEST_START = 0.4  # seconds


def started(number: int, folder: Path | None = None) -> Session:
    """The game of this number, at a table of two, three or four."""
    players = 2 + number % 3
    seats = tuple(Seat(f"Hall {i}", "human") for i in range(players))
    path = folder / f"{number}.saga" if folder else None
    return Session.start(game, game.Setup(players), seats, number, path)


def deeds(session: Session) -> Iterator[int]:
    """Play to the end, now and then taking something back: how many lines a journal has got so far."""
    luck = Chance(session.seed, 1)
    yield 1
    for lines in count(2):
        if not game.to_act(session.state):
            return
        if lines % 17 == 0:
            session.rewind(len(session.log) - luck.below(3), new_luck=luck.below(2) == 1)
        else:
            seat = luck.pick(game.to_act(session.state))
            session.submit(seat, luck.pick(luck.pick(game.groups(session.state, seat))))
        yield lines


def play_until_killed(folder: Path, first: int) -> None:
    for number in count(first):
        with closing(started(number, folder)) as session:
            for lines in deeds(session):
                os.write(1, f"{number} {lines}\n".encode())


def save_until_killed(folder: Path, first: int) -> None:
    """The same, but each time the whole game is written over the save before."""
    for number in count(first):
        session = started(number)
        for lines in deeds(session):
            session.save(folder / f"{number}.saga")
            os.write(1, f"{number} {lines}\n".encode())


def killed(deed: Callable[[Path, int], None], folder: Path, kill: int) -> dict[int, int]:
    """Let a player play and kill it at a moment of luck; how many lines it had told of, by game."""
    luck = Chance(2026, 0, kill)
    command = [sys.executable, __file__, deed.__name__, str(folder), str(1000 * kill)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    ) as player:
        assert player.stdout
        told = []
        if kill % 5 == 0:
            time.sleep(luck.below(1000) / 1000 * SLOWEST_START)
        else:
            told = [player.stdout.readline() for _ in range(luck.below(MOST_LINES))]
            time.sleep(luck.below(3000) / 1_000_000)
        assert player.poll() is None
        player.kill()
        told += player.stdout.readlines()
    return {int(number): int(lines) for number, lines in (line.split() for line in told)}


def check_save(path: Path, told: int) -> int:
    """The save loads, is the game that was played, and can be played on. How many lines it has."""
    saga = Saga(path)
    lines = len(saga.lines)
    assert max(1, told - 1) <= lines <= told + 1
    meant = started(int(path.stem))
    assert lines in islice(deeds(meant), lines - 1, lines)
    session = Session.read(saga, GAMES, game.audit)
    assert session.log == meant.log and session.state == meant.state and session.epoch == meant.epoch
    with closing(Session.open(path, GAMES)) as opened:
        assert not opened.read_only
        opened.rewind(1)
    assert len(Saga(path).lines) == lines + 1
    return lines


def survived(folder: Path, kill: int) -> int:
    """Kill a player and look at all its saves. How many lines the last of them has."""
    folder = folder / str(kill)
    folder.mkdir()
    told = killed(play_until_killed, folder, kill)
    saves = sorted(folder.glob("*.saga"), key=lambda path: int(path.stem))
    assert set(told) <= {int(path.stem) for path in saves}
    for path in saves[:-1]:
        assert len(Saga(path).lines) == told[int(path.stem)]
    return check_save(saves[-1], told.get(int(saves[-1].stem), 0)) if saves else 0


def test_a_hundred_killed_games(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as both:
        left = list(both.map(lambda kill: survived(tmp_path, kill), range(KILLS)))
    assert len(left) == KILLS
    assert sum(lines > 1 for lines in left) > KILLS // 2
    assert len(set(left)) > KILLS // 4


def test_a_save_written_whole_is_the_old_or_the_new_one(tmp_path: Path) -> None:
    for kill in (1, 2, 3, 4):
        number, told = max(killed(save_until_killed, tmp_path, kill).items())
        saga = Saga(tmp_path / f"{number}.saga")
        log = Session.read(saga, GAMES).log
        meant = started(number)
        assert not saga.notice
        assert any(meant.log == log for lines in islice(deeds(meant), told + 1) if lines >= told)


if __name__ == "__main__":
    globals()[sys.argv[1]](Path(sys.argv[2]), int(sys.argv[3]))
