"""`valhalla bench`: how fast we are, medians of several runs. A benchmark, never a test."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from valhalla.ai.play import Bout, play
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.workshop.record import work_of, works
from valhalla.workshop.timing import RUNS, timed

if sys.platform != "win32":
    import resource

PLAYERS = 4
GAMES_A_RUN = 60
ODDS = ("odds_ms_6", "odds_ms_9")  # which other games have not


def bench(game_id: str) -> dict[str, Any]:
    """The figures of the contract; None for what this game or version does not have yet."""
    game = GAMES[game_id]
    random_games(game, 0, 5 * GAMES_A_RUN)  # fills the caches, as in any process that has played a second
    rates = [random_games(game, run * GAMES_A_RUN, GAMES_A_RUN) for run in range(5, 5 + RUNS)]
    states = positions(game)
    figures: dict[str, Any] = {
        "game": game_id,
        "calibration_ms": round(1000 * median(timed(calibration) for _ in range(RUNS)), 2),
        "moves_per_s": round(median(moves for moves, _ in rates)),
        "games_per_s": round(median(games for _, games in rates), 1),
        "clone_us": round(_each(lambda s, seat: s.clone(), states), 2),
        "legal_us": round(_each(game.legal, states), 2),
    }
    figures.update(_saves(game_id))
    figures.update(dict.fromkeys(ODDS) | work_of(game_id).figures())
    figures.update(heaviest())
    return {**figures, "rss_mb": _rss_mb()}


def heaviest() -> dict[str, Any]:
    """Frames of the heaviest scene of any game, the first one, and what idling costs."""
    return next(work.frames()() for work in works() if work.frames is not None)


def calibration() -> int:
    """A fixed piece of plain Python, to compare machines and moments by."""
    total = 0
    for i in range(200_000):
        total = (total * 31 + i) % 1_000_003
    return total


def random_games(game: Game, seed: int, count: int, variants: tuple[str, ...] = ()) -> tuple[float, float]:
    """Moves and games a second of random play through the public verbs."""
    moves = 0
    started = time.process_time()
    for k in range(count):
        moves += _random_game(game, game.Setup(PLAYERS, variants=variants), seed + k)
    seconds = time.process_time() - started
    return moves / seconds, count / seconds


def _random_game(game: Game, setup: Any, seed: int) -> int:
    luck, pick = Chance(seed), Chance(seed, 1)
    state, _ = game.new(setup, luck)
    n = 0
    while seats := game.to_act(state):
        command = pick.pick(pick.pick(game.groups(state, seats[0])))
        game.check(state, seats[0], command)
        n += 1
        game.decide(state, seats[0], command, luck.at(n))
    return n


def positions(game: Game) -> list[tuple[Any, int]]:
    """Every position of a few random games, with the seat to act."""
    found = []
    for seed in range(3):
        luck, pick = Chance(seed), Chance(seed, 1)
        state, _ = game.new(game.Setup(PLAYERS), luck)
        while seats := game.to_act(state):
            found.append((state.clone(), seats[0]))
            command = pick.pick(pick.pick(game.groups(state, seats[0])))
            game.decide(state, seats[0], command, luck.at(len(found)))
    return found


def _each(work: Callable[[Any, int], Any], states: list[tuple[Any, int]]) -> float:
    """Microseconds of *work* on a position, in the median over whole rounds."""

    def one_round() -> None:
        for state, seat in states:
            work(state, seat)

    return median(timed(one_round) for _ in range(RUNS)) / len(states) * 1e6


def _saves(game_id: str) -> dict[str, Any]:
    game = GAMES[game_id]
    session = play(Bout(game_id, ("thrall",) * PLAYERS, {"players": PLAYERS}, 1))
    events = sum(len(entry.events) for entry in session.log)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.saga"
        session.save(path)
        load = median(timed(lambda: Session.read(Saga(path), GAMES)) for _ in range(3 * RUNS))
        verify = median(timed(lambda: Session.read(Saga(path), GAMES, game.audit)) for _ in range(3 * RUNS))
    replay = median(timed(lambda: _fold(game, session)) for _ in range(3 * RUNS))
    return {
        "load_ms_full_game": round(1000 * load, 2),
        "verify_ms_full_game": round(1000 * verify, 2),
        "replay_events_per_s": round(events / replay),
    }


def _fold(game: Game, session: Session) -> None:
    state = game.blank(session.setup)
    for entry in session.log:
        for event in entry.events:
            game.apply(state, event)


def _rss_mb() -> float | None:
    """The most memory this process had, where the system tells."""
    if sys.platform == "win32":
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)
