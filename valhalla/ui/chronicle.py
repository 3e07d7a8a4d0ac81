"""The chronicle: one line for every game that was played to its end, in a file of the player's own.

A game that is taken back and ended anew is written again under the same id; the last word counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from valhalla.games import GAMES
from valhalla.kernel.header import MAX_FILE, fit
from valhalla.kernel.journal import one_line
from valhalla.kernel.paths import home
from valhalla.kernel.session import Session
from valhalla.ui.table.record import chronicled

HUMAN: Final = "human"
K = TypeVar("K", bound=Hashable)


class Part(msgspec.Struct, frozen=True):
    """What a seat made of a game."""

    name: str
    kind: str
    score: int
    won: bool
    jarl: str | None = None


class Record(msgspec.Struct, frozen=True):
    """A game that has ended."""

    id: str
    game: str
    when: float
    turns: int
    ended: str
    seats: tuple[Part, ...]
    expansions: tuple[str, ...] = ()
    monster: str = ""  # whom all played against, at which level, and how many of its cards they beat
    level: int = 0
    beaten: int = 0


def teams(record: Record) -> list[tuple[int, ...]]:
    """Who won or lost together, by seat."""
    return chronicled(record.game).teams(record)


class Tally(NamedTuple):
    """How often, and how often it was won."""

    games: int
    won: int
    best: int

    @property
    def share(self) -> int:
        return round(100 * self.won / self.games) if self.games else 0


def chronicle_file() -> Path:
    return home() / "chronicle.jsonl"


def record_of(session: Session, now: float | None = None) -> Record:
    """What is to be written of a session that is over."""
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    seats = session.game.describe(session.state)["seats"]
    parts = [
        Part(one_line(seat.name), seat.kind, outcome.scores[i], i in outcome.winners, seats[i].get("jarl"))
        for i, seat in enumerate(session.seats)
    ]
    when = time.time() if now is None else now
    expansions = tuple(getattr(session.setup, "expansions", ()))
    name = name_of(session)
    ended = (outcome.turns, outcome.termination, tuple(parts), expansions)
    return Record(name, session.game.ID, when, *ended, **chronicled(session.game.ID).details(session))


def name_of(session: Session) -> str:
    """The id under which a session is written down."""
    return f"{fit(session.file, MAX_FILE)}:{session.seed}"


def best_alone(game: str, name: str) -> int | None:
    """The highest score of a person alone at the table."""
    records = [one for one in read() if one.game == game and len(one.seats) == 1]
    return max((record.seats[0].score for record in records if record.seats[0].name == name), default=None)


def write(record: Record, path: Path | None = None) -> None:
    """Add a record. Raises OSError if the disk refuses."""
    path = path or chronicle_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    line = msgspec.json.encode(record) + b"\n"
    with path.open("ab") as file:
        if file.tell() and not _ends_a_line(path):
            line = b"\n" + line  # the last one was cut short by a crash
        file.write(line)


def note(session: Session) -> None:
    """Write down a game that is over, unless it stands there already. Raises OSError."""
    record = record_of(session)
    known = next((old for old in read() if old.id == record.id), None)
    if known is None or known.seats != record.seats:
        write(record)


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read(1) == b"\n"


def read(path: Path | None = None) -> list[Record]:
    """Every game, the newest first. Lines that cannot be read, or tell of no game there is, are left out."""
    try:
        lines = (path or chronicle_file()).read_bytes().splitlines()
    except OSError:  # none yet, or not ours to read
        return []
    found: dict[str, Record] = {}
    for record in _decoded(lines):
        if record.game in GAMES:
            found[record.id] = record
    return sorted(found.values(), key=lambda record: -record.when)


def _decoded(lines: Iterable[bytes]) -> Iterator[Record]:
    decode = msgspec.json.Decoder(Record).decode
    for line in lines:
        try:
            yield decode(line)
        except (msgspec.DecodeError, RecursionError):
            continue


# What can be told of many games


def by_person(records: Iterable[Record]) -> dict[str, Tally]:
    """People by name, with what they won."""
    return by_seat(records, lambda part: part.name)


def by_level(records: Iterable[Record]) -> dict[str, Tally]:
    """Levels that people played against: how many of those games a person won."""
    return by_game(records, _opponents)


def _opponents(record: Record) -> set[str]:
    """The levels against a person; an ally is no opponent."""
    sides = [[record.seats[seat].kind for seat in team] for team in teams(record)]
    return {kind.partition(":")[0] for side in sides if HUMAN not in side for kind in side}


def with_people(records: Iterable[Record]) -> list[Record]:
    return [record for record in records if any(part.kind == HUMAN for part in record.seats)]


def by_game(records: Iterable[Record], keys: Callable[[Record], Iterable[K]]) -> dict[K, Tally]:
    """By what there was in a game of people: how many of those a person won."""
    games: dict[K, list[tuple[bool, int]]] = {}
    for record in with_people(records):
        people = [part for part in record.seats if part.kind == HUMAN]
        result = any(part.won for part in people), max(part.score for part in people)
        for key in keys(record):
            games.setdefault(key, []).append(result)
    return {key: _tally(results) for key, results in games.items()}


def by_seat(records: Iterable[Record], key: Callable[[Part], str | None]) -> dict[str, Tally]:
    """By what a person had: how many of those games it won; the most frequent first."""
    games: dict[str, list[tuple[bool, int]]] = {}
    for part in (part for record in records for part in record.seats if part.kind == HUMAN):
        name = key(part)
        if name is not None:
            games.setdefault(name, []).append((part.won, part.score))
    return by_frequency({name: _tally(results) for name, results in games.items()})


def by_frequency(found: dict[str, Tally]) -> dict[str, Tally]:
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


def _tally(results: list[tuple[bool, int]]) -> Tally:
    return Tally(len(results), sum(won for won, _ in results), max(score for _, score in results))
