"""Whole games between AI seats, without a window: for `sim`, tests and measurements."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from valhalla.ai.levels import think
from valhalla.ai.processes import pool
from valhalla.ai.thought import Knowledge
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game
from valhalla.kernel.journal import SUFFIX, Seat
from valhalla.kernel.session import Session

Job = TypeVar("Job")
Result = TypeVar("Result")


class Bout(NamedTuple):
    """One game to be played: everything it depends on."""

    game: str
    levels: tuple[str, ...]
    setup: dict[str, Any]
    seed: int
    folder: str = ""


class Past:
    """The events of a session as a seat saw them; worked out only for whoever asks."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._seat = seat

    def __iter__(self) -> Iterator[Any]:
        seen_by = self._session.game.seen_by
        return (seen_by(event, self._seat) for event in self._session.events())


def seats_of(levels: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(Seat(f"{level} {i + 1}", level) for i, level in enumerate(levels))


def luck_of(session: Session) -> Chance:
    """The luck of the decision that is next."""
    return Chance(session.seed, session.epoch, len(session.log))


def next_command(game: Game, session: Session, luck: Chance | None = None) -> tuple[int, Any]:
    """Who acts next and what that seat chooses, from its own view and with its own luck.

    The luck comes of the session's, unless somebody has another.
    """
    seat = game.to_act(session.state)[0]
    luck = (luck or luck_of(session)).stream(seat)
    kind = session.seats[seat].kind
    known = Knowledge(game, game.view(session.state, seat), seat, luck, Past(session, seat))
    return seat, think(kind, known).command


def play(match: Bout) -> Session:
    """Play a match to its end."""
    game = GAMES[match.game]
    session = Session.start(
        game, msgspec.convert(match.setup, game.Setup), seats_of(match.levels), match.seed
    )
    while game.to_act(session.state):
        session.submit(*next_command(game, session))
    return session


def report(match: Bout) -> dict[str, Any]:
    """Play a match and tell of it, as a line of `valhalla sim`."""
    started = time.perf_counter()
    session = play(match)
    seconds = time.perf_counter() - started
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    line = {
        "game": match.game,
        "seed": match.seed,
        "setup": {**match.setup, "seats": match.levels},
        "scores": outcome.scores,
        "winners": outcome.winners,
        "termination": outcome.termination,
        "turns": outcome.turns,
        "commands": len(session.log) - 1,
        "events": sum(len(entry.events) for entry in session.log),
        "seconds": round(seconds, 4),
    }
    if match.folder:
        path = Path(match.folder) / f"{match.game}-{match.seed}{SUFFIX}"
        session.save(path)
        line["file"] = str(path)
    return line


def report_all(matches: list[Bout]) -> Iterator[dict[str, Any]]:
    """The reports in order."""
    return spread(report, matches)


def spread(work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
    """The results in the order of the jobs, from as many processes as there are cores."""
    workers = min(len(jobs), os.cpu_count() or 1)
    if workers <= 1:
        yield from map(work, jobs)
        return
    with pool(workers) as processes:
        yield from processes.map(work, jobs, max(1, min(16, len(jobs) // (4 * workers))))
