"""Levels against each other: how often each wins and how long it thinks. `valhalla arena` prints it."""

from __future__ import annotations

import time
from array import array
from math import ceil
from typing import Any, NamedTuple

from valhalla.ai.guests import guest_of
from valhalla.ai.play import Bout, next_command, spread
from valhalla.workshop.series import OnGame, Tally, laid, won


class Fought(NamedTuple):
    """What came of a match, by seat: the part of the win, and the milliseconds of every decision."""

    won: list[float]
    thought: list[array[float]]


def matches(game: str, seats: tuple[str, ...], setup: dict[str, Any], games: int, seed: int) -> list[Bout]:
    """Every deal from every chair: game *i* has the seats moved on by *i* chairs and the seed of its deal.

    A guest keeps its chair.
    """
    moving = seats if guest_of(game, setup) is None else seats[:-1]
    players = len(moving)
    turned = [moving[i:] + moving[:i] + seats[players:] for i in range(players)]
    return [Bout(game, turned[i % players], setup, seed + i // players) for i in range(games)]


def fight(match: Bout) -> Fought:
    """Play a match, each decision timed by this process's own time."""
    session = laid(match)
    thought = [array("d") for _ in match.levels]
    while session.game.to_act(session.state):
        started = time.process_time()
        seat, command = next_command(session.game, session)
        thought[seat].append(1000 * (time.process_time() - started))
        session.submit(seat, command)
    return Fought(won(session), thought)


def arena(order: list[Bout], on_game: OnGame) -> list[dict[str, Any]]:
    """Play all matches; a line for each level, in the order of the first match's seats."""
    names = _names(order[0])
    tallies = {kind: Tally() for kind in names}
    times = {kind: array("d") for kind in tallies}
    for done, (match, fought) in enumerate(zip(order, spread(fight, order), strict=True), 1):
        for kind, tally in tallies.items():
            seats = [seat for seat, level in enumerate(_names(match)) if level == kind]
            # The chance of a game is the level's, not each seat's: only one of them can win.
            tally.add(match.seed, sum(fought.won[seat] for seat in seats))
            for seat in seats:
                times[kind].extend(fought.thought[seat])
        on_game(done, len(order))
    return [_line(kind, names, tally, times[kind]) for kind, tally in tallies.items()]


def _names(match: Bout) -> tuple[str, ...]:
    """The levels by seat; a guest is told apart from seats of its level."""
    guest = guest_of(match.game, match.setup)
    return match.levels if guest is None else (*match.levels[:-1], guest.variant)


def _line(kind: str, levels: tuple[str, ...], tally: Tally, times: array[float]) -> dict[str, Any]:
    seats = levels.count(kind)
    share = tally.wins / tally.chances / seats
    # A level alone at the table wins every game: that is no estimate.
    ci95 = tally.ci95 if seats < len(levels) else (1.0, 1.0)
    return {
        "level": kind,
        "games": tally.chances,
        "wins": round(tally.wins, 4),
        "share": round(share, 4),
        "ci95": [round(bound / seats, 4) for bound in ci95],
        "decision_ms": _quantiles(times),
        "seats": seats,
        "fair": round(1 / len(levels), 4),
        "times_fair": round(share * len(levels), 4),
    }


def _quantiles(times: array[float]) -> dict[str, float]:
    ordered = sorted(times)
    places = {"p50": 0.5, "p95": 0.95, "max": 1.0}
    return {name: round(ordered[ceil(q * len(ordered)) - 1], 3) for name, q in places.items()}
