"""Balance by self-play (V16.6): how seats, jarls, cards and expansions fare. `valhalla lab` prints it.

All seats of a game are of one level, so that every share would be the fair one if nothing but luck counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from valhalla.ai.play import Bout, next_command, spread
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup
from valhalla.kernel.session import Session
from valhalla.workshop.record import work_of
from valhalla.workshop.series import OnGame, Tally, laid, won

BASE = "base"
# What is looked at, and at which counts of players unless told.
COUNTS = {
    "seats": (2, 3, 4, 5, 6), "jarls": (2,), "cards": (2, 4), "expansions": (4,), "rounds": (3, 4, 5),
}  # fmt: skip
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")

# V16.6: how far shares may be off.
SEATS_OFF = 0.08
JARLS_WITHIN = (0.4, 0.6)
LENGTH_WITHIN = (0.6, 1.4)


class Order(NamedTuple):
    """What the lab is asked: so many games of every kind of table."""

    game: str
    level: str
    games: int
    seed: int
    what: tuple[str, ...] = tuple(COUNTS)
    players: tuple[int, ...] = ()  # none: those of COUNTS that the game allows


class Layout(NamedTuple):
    """A kind of table; with `any_jarl` seats take a dealt jarl at random, so that all are tried alike."""

    players: int
    expansion: str = BASE
    any_jarl: bool = False

    def setup(self) -> dict[str, Any]:
        names = () if self.expansion == BASE else (self.expansion,)
        return {"players": self.players, "expansions": names}


class Trial(NamedTuple):
    match: Bout
    any_jarl: bool


class Record(NamedTuple):
    """What the lab notes of a game, by seat in turn order from the first player."""

    won: tuple[float, ...]
    jarls: tuple[str | None, ...]
    used: tuple[frozenset[str], ...]  # the cards that did something for the seat
    turns: int
    rounds: int | None = None  # where a game has a number of its own


Records = dict[Layout, list[Record]]
Lines = Iterator[dict[str, Any]]


def lab(order: Order, on_game: OnGame) -> Lines:
    """Play what is needed, each game once whoever asks for it; then a line for every item."""
    tables = list(dict.fromkeys(layout for what in order.what for layout in _tables(order, what)))
    jobs = [Trial(_match(order, layout, i), layout.any_jarl) for layout in tables for i in range(order.games)]
    records: Records = {layout: [] for layout in tables}
    for done, record in enumerate(spread(observe, jobs)):
        records[tables[done // order.games]].append(record)
        on_game(done + 1, len(jobs))
    for what in order.what:
        yield from _LINES[what](order, {layout: records[layout] for layout in _tables(order, what)})


def _match(order: Order, layout: Layout, i: int) -> Bout:
    return Bout(order.game, (order.level,) * layout.players, layout.setup(), order.seed + i)


def _tables(order: Order, what: str) -> list[Layout]:
    """The tables to play at. Counts that were asked for must be possible, others are left out if not."""
    game = GAMES[order.game]
    counts = order.players or [n for n in COUNTS[what] if _possible(order, Layout(n))]
    if what == "jarls":
        return [Layout(n, any_jarl=True) for n in counts if _ids(order, Layout(n), "jarls")]
    if what == "expansions":
        wanted = [Layout(n, name) for n in counts for name in (BASE, *game.EXPANSIONS)]
        return [layout for layout in wanted if _possible(order, layout)]
    return [Layout(n) for n in counts]


def _possible(order: Order, layout: Layout) -> bool:
    game = GAMES[order.game]
    try:
        game.check_setup(msgspec.convert(layout.setup(), game.Setup))
    except BadSetup:
        return False
    return True


def _ids(order: Order, layout: Layout, deck: str) -> list[str]:
    game = GAMES[order.game]
    return game.card_data(msgspec.convert(layout.setup(), game.Setup))[0].get(deck, [])


# A game


def observe(trial: Trial) -> Record:
    """Play a game and note what the lab counts."""
    session = laid(trial.match)
    while session.game.to_act(session.state):
        if trial.any_jarl and work_of(session.game.ID).noting.choosing_jarl(session):
            session.submit(*dealt_jarl(session))
        else:
            session.submit(*next_command(session.game, session))
    return _noted(session)


def dealt_jarl(session: Session) -> tuple[int, Any]:
    """Any of the jarls that the next seat was dealt, whatever its level thinks of them."""
    seat = session.game.to_act(session.state)[0]
    luck = Chance(session.seed, session.epoch, len(session.log)).stream(seat)
    return seat, luck.pick(session.game.legal(session.state, seat))


def _noted(session: Session) -> Record:
    noting = work_of(session.game.ID).noting
    parts, jarls, used = won(session), noting.jarls(session), noting.used(session)
    order = [(noting.first(session) + i) % len(parts) for i in range(len(parts))]
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    return Record(
        tuple(parts[seat] for seat in order),
        tuple(jarls[seat] for seat in order),
        tuple(used[seat] for seat in order),
        outcome.turns,
        noting.rounds(session),
    )


# What is told


def _line(
    kind: str, name: str, players: int, tally: Tally, bounds: tuple[float, float] | None
) -> dict[str, Any]:
    share = tally.share
    return {
        "kind": kind,
        "id": name,
        "games": tally.chances,
        "share": _rounded(share),
        "ci95": [round(bound, 4) for bound in tally.ci95],
        "players": players,
        "fair": round(1 / players, 4),
        "bounds": bounds and [round(bound, 4) for bound in bounds],
        "within": None if share is None or bounds is None else bounds[0] <= share <= bounds[1],
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def _fair(players: int) -> tuple[float, float]:
    return 1 / players - SEATS_OFF, 1 / players + SEATS_OFF


def _places(records: list[Record]) -> list[Tally]:
    """How each place in turn order fares."""
    tallies = [Tally() for _ in records[0].won]
    for i, record in enumerate(records):
        for tally, part in zip(tallies, record.won, strict=True):
            tally.add(i, part)
    return tallies


def _seats(order: Order, records: Records) -> Lines:
    for layout, games in records.items():
        n = layout.players
        for place, tally in zip(PLACES, _places(games), strict=False):
            yield _line("seats", f"{n}p-{place}", n, tally, _fair(n))


def _jarls(order: Order, records: Records) -> Lines:
    for layout, games in records.items():
        tallies = {name: Tally() for name in _ids(order, layout, "jarls")}
        for i, record in enumerate(games):
            for jarl, part in zip(record.jarls, record.won, strict=True):
                if jarl is not None:
                    tallies[jarl].add(i, part)
        bounds = JARLS_WITHIN if layout.players == 2 else None
        for name, tally in tallies.items():
            yield _line("jarls", name, layout.players, tally, bounds)


def _cards(order: Order, records: Records) -> Lines:
    """Seats that used a card. Who wins has used more of them, so `usual` tells how all of its sort fare."""
    for layout, games in records.items():
        noting = work_of(order.game).noting
        sorts = noting.sorts(_ids(order, layout, "cards"))
        tallies = {name: Tally() for name in sorts}
        usual = {sort: Tally() for sort in sorts.values()}
        for i, record in enumerate(games):
            for used, part in zip(record.used, record.won, strict=True):
                for name in used:
                    tallies[name].add(i, part)
                    usual[sorts[name]].add(i, part)
        for name, tally in tallies.items():
            line = _line("cards", name, layout.players, tally, None)
            usual_share = _rounded(usual[sorts[name]].share)
            yield {**line, "usual": usual_share, **noting.told(name, sorts[name])}


def _expansions(order: Order, records: Records) -> Lines:
    """A line for each, with the place that is furthest from its fair share."""
    for layout, games in records.items():
        n = layout.players
        places = _places(games)
        worst = max(range(n), key=lambda place: abs((places[place].share or 0) - 1 / n))
        length = _length(games)
        ratio = length / _length(records[Layout(n)])
        line = _line("expansions", f"{layout.expansion}-{n}p", n, places[worst], _fair(n))
        line["within"] = line["within"] and LENGTH_WITHIN[0] <= ratio <= LENGTH_WITHIN[1]
        more = {
            "place": PLACES[worst],
            "shares": [_rounded(tally.share) for tally in places],
            "turns": round(length, 2),
            "turns_ratio": round(ratio, 4),
        }
        yield {**line, **more}


def _rounds(order: Order, records: Records) -> Lines:
    """How many games lasted so many rounds; of games whose rounds are not fixed."""
    for layout, games in records.items():
        n = layout.players
        counts = sorted({record.rounds for record in games if record.rounds is not None})
        for count in counts:
            tally = Tally()
            for i, record in enumerate(games):
                tally.add(i, float(record.rounds == count))
            yield {**_line("rounds", f"{n}p-{count}", n, tally, None), "fair": None}


def _length(games: Iterable[Record]) -> float:
    return fmean(record.turns for record in games)


_LINES = {"seats": _seats, "jarls": _jarls, "cards": _cards, "expansions": _expansions, "rounds": _rounds}
