"""The chronicle: one line for every game that was played to its end, in a file of the player's own.

A game that is taken back and ended anew is written again under the same id; the last word counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from valhalla.kernel.journal import one_line
from valhalla.kernel.paths import home
from valhalla.kernel.session import Session

HUMAN: Final = "human"
ALLIANCE: Final = "alliance"
BASE: Final = ""  # no expansion


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
    """Who won or lost together, by seat: the two of an alliance, all against a monster, else each alone."""
    count = len(record.seats)
    if record.monster:
        return [tuple(range(count))]
    if ALLIANCE not in record.expansions or count % 2:
        return [(seat,) for seat in range(count)]
    return [(seat, seat + count // 2) for seat in range(count // 2)]


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
    monster = getattr(session.setup, "monster", None)
    hunt = (monster, session.setup.level, session.state.beast.card) if monster else ()
    return Record(name, session.game.ID, when, *ended, *hunt)


def name_of(session: Session) -> str:
    """The id under which a session is written down."""
    return f"{session.file}:{session.seed}"


def best_alone(game: str, name: str) -> int | None:
    """The highest score of a person alone at the table."""
    records = [one for one in read() if one.game == game and len(one.seats) == 1 and not one.monster]
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
    """Every game, the newest first. Lines that cannot be read are passed over: they tell of nothing."""
    try:
        lines = (path or chronicle_file()).read_bytes().splitlines()
    except OSError:  # none yet, or not ours to read
        return []
    found: dict[str, Record] = {}
    for record in _decoded(lines):
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
    return _tallied(records, lambda _record, part: part.name if part.kind == HUMAN else None)


def by_jarl(records: Iterable[Record]) -> dict[str, Tally]:
    """The jarls that people played."""
    return _tallied(records, lambda _record, part: part.jarl if part.kind == HUMAN else None)


def by_level(records: Iterable[Record]) -> dict[str, Tally]:
    """Levels that people played against: how many of those games a person won. An ally is no opponent."""
    games: dict[str, list[tuple[bool, int]]] = {}
    for record in records:
        people = [part for part in record.seats if part.kind == HUMAN]
        if not people:
            continue
        result = any(part.won for part in people), max(part.score for part in people)
        sides = [[record.seats[seat].kind for seat in team] for team in teams(record)]
        against = {kind for side in sides if HUMAN not in side for kind in side}
        for level in {kind.partition(":")[0] for kind in against}:
            games.setdefault(level, []).append(result)
    return {level: _tally(results) for level, results in games.items()}


def by_expansion(records: Iterable[Record]) -> dict[str, Tally]:
    """The expansions that people played with, and the base game alone: how many of those games one won."""
    games: dict[str, list[tuple[bool, int]]] = {}
    for record in records:
        people = [part for part in record.seats if part.kind == HUMAN]
        if not people or record.game != "valhalla" or record.monster:
            continue
        result = any(part.won for part in people), max(part.score for part in people)
        for name in record.expansions or (BASE,):
            games.setdefault(name, []).append(result)
    found = {name: _tally(results) for name, results in games.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


def hunts(records: Iterable[Record]) -> list[Record]:
    """The games of people against a monster."""
    return [one for one in records if one.monster and any(part.kind == HUMAN for part in one.seats)]


def by_hunt(records: Iterable[Record], players: int = 0) -> dict[tuple[str, int], Tally]:
    """By monster and level, of so many players or of any number."""
    found = [one for one in hunts(records) if players in (0, len(one.seats))]
    keys = dict.fromkeys((one.monster, one.level) for one in found)
    return {key: _tally([_hunted(one) for one in found if (one.monster, one.level) == key]) for key in keys}


def by_company(records: Iterable[Record]) -> dict[int, Tally]:
    """By how many there were against a monster."""
    found = hunts(records)
    counts = sorted({len(one.seats) for one in found})
    return {count: _tally([_hunted(one) for one in found if len(one.seats) == count]) for count in counts}


def best_hunt(monster: str, level: int, players: int, but: str = "") -> int | None:
    """The highest score of so many against a monster at a level, but for one game."""
    found = [one for one in hunts(read()) if one.id != but and len(one.seats) == players]
    scores = [one.seats[0].score for one in found if (one.monster, one.level) == (monster, level)]
    return max(scores, default=None)


def _hunted(record: Record) -> tuple[bool, int]:
    return record.seats[0].won, record.seats[0].score


def _tallied(records: Iterable[Record], key: Callable[[Record, Part], str | None]) -> dict[str, Tally]:
    games: dict[str, list[tuple[bool, int]]] = {}
    for record in records:
        for part in record.seats:
            name = key(record, part)
            if name is not None:
                games.setdefault(name, []).append((part.won, part.score))
    found = {name: _tally(results) for name, results in games.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


def _tally(results: list[tuple[bool, int]]) -> Tally:
    return Tally(len(results), sum(won for won, _ in results), max(score for _, score in results))
