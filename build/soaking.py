"""What build/soak.py runs inside the project's environment."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from statistics import median

import chess

from valhalla.ai.play import Bout
from valhalla.ai.processes import pool
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.workshop.bench import random_games
from valhalla.workshop.proof import Proof, prove
from valhalla.workshop.record import soaked
from valhalla.workshop.valhalla.soak import every_table, expanded

WARM_UP = 300  # games that fill our caches, as in a process that has played for a second
ROUNDS = 60
WIDTH = 24  # of the second column
WITHOUT_JARLS = ("simplified",)
GAMES_A_ROUND = 9


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak.py", description="The long runs of Valhalla.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(soaked()), help="this game only; otherwise all, turn about")
    parser.add_argument(
        "--expansions",
        type=float,
        nargs="?",
        const=1.0,
        metavar="PART",
        help="every two expansions at every count, then all; or only so large a part of it, such as 0.1",
    )
    parser.add_argument(
        "--tables",
        type=float,
        nargs="?",
        const=1.0,
        metavar="PART",
        help="a game of every set of expansions at every count and against every monster; or of a part",
    )
    parser.add_argument("--level", help="of that only the games of this level")
    parser.add_argument("--compare", action="store_true", help="measure our speed beside python-chess's")
    parser.add_argument("--window", type=float, metavar="MINUTES", help="live, be mashed, be killed, go on")
    parser.add_argument(
        "--real", type=float, metavar="MINUTES", help="the same in a real X window, by xdotool"
    )
    parser.add_argument(
        "--attack", type=float, metavar="MINUTES", help="try to break it, in every way we know"
    )
    parser.add_argument("--watched", type=int, metavar="N", help="watch N hot-seat games frame by frame")
    options = parser.parse_args()
    if options.attack:
        return attacked(options.attack, options.seed)
    if options.window or options.watched or options.real:
        return at_the_window(options.window or 0, options.watched or 0, options.real or 0, options.seed)
    if options.expansions:
        return soak(expanded(options.expansions, options.seed, options.level), ["valhalla"])
    if options.tables:
        return soak(every_table(options.tables, options.seed), ["valhalla"])
    if options.compare:
        return compare()
    return soak(matches(options.games, options.seed, options.game), kinds(options.game))


def attacked(minutes: float, seed: int) -> int:
    """The attacker of the tests, likewise."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.attack.run import long_attack  # noqa: PLC0415 - the tests are found from here on

    return long_attack(minutes, seed)


def at_the_window(minutes: float, games: int, real: float, seed: int) -> int:
    """The robots of the tests, for as long as one likes."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.ui.soak.real import real_run  # noqa: PLC0415 - the tests are found from here on
    from tests.ui.soak.window import long_run  # noqa: PLC0415
    from tests.ui.watch import long_watch  # noqa: PLC0415

    failed = [long_watch(games, seed)] if games else []
    failed += [long_run(minutes, seed)] if minutes else []
    failed += [real_run(real, seed)] if real else []
    return max(failed)


def matches(games: int, seed: int, game: str | None = None) -> list[Bout]:
    """So many games from *seed* on: of one game, or of all turn about."""
    ways = [soaked()[kind] for kind in kinds(game)]
    return [ways[i % len(ways)](i // len(ways), seed + i) for i in range(games)]


def kinds(game: str | None) -> list[str]:
    """This one, or all that have joined."""
    return [game] if game else list(soaked())


def soak(order: list[Bout], turns: Iterable[str]) -> int:
    """Prove them all; what kinds they are of comes turn about, too."""
    started = time.perf_counter()
    rows: dict[tuple[str, str, int], list[int]] = defaultdict(lambda: [0] * 5)
    failures: list[Proof] = []
    with pool(os.cpu_count() or 1) as workers:
        proofs = zip(cycle(turns), workers.map(prove, order, 32), strict=False)
        for done, (kind, proof) in enumerate(proofs, 1):
            count(rows, kind, proof)
            if proof.failure:
                failures.append(proof)
            if sys.stderr.isatty() and done % 100 == 0:
                sys.stderr.write(f"\r{done}/{len(order)}")
    print_table(rows)
    seconds = time.perf_counter() - started
    print(f"{len(order)} games in {seconds:.0f} s, seeds {order[0].seed} to {order[-1].seed}")
    for proof in failures[:10]:
        print(f"FAILED {proof.match}: {proof.failure}")
    return 1 if failures else 0


def count(rows: dict[tuple[str, str, int], list[int]], kind: str, proof: Proof) -> None:
    """Add a proved game to its row, and to that of all of its kind."""
    setup = proof.match.setup
    variants = "+".join(setup.get("expansions", ()) or setup["variants"]) or "base"
    shield = proof.termination == "last_shield"
    counts = (1, proof.commands, proof.events, shield, bool(proof.failure))
    for row in (rows[kind, variants, setup["players"]], rows[kind, "all", 0]):
        row[:] = [total + more for total, more in zip(row, counts, strict=True)]


def print_table(rows: dict[tuple[str, str, int], list[int]]) -> None:
    heads = f"{'games':>7} {'commands':>9} {'events':>9} {'last shield':>11} {'failures':>8}"
    print(f"{'game':9} {'variants or expansions':24} {'players':>7} {heads}")
    for (kind, variants, players), (games, commands, events, shield, failed) in sorted(rows.items()):
        share = f"{100 * shield / games:.0f} %" if shield else ""
        place = f"{kind:9} {_short(variants):24} {players or '':>7}"
        print(f"{place} {games:7} {commands:9} {events:9} {share:>11} {failed:8}")


def _short(names: str) -> str:
    """Long lists of expansions by their first letters."""
    return names if len(names) <= WIDTH else "+".join(name[:3] for name in names.split("+"))[:WIDTH]


def compare() -> int:
    """Random moves a second, ours, ours without jarls and python-chess's, turn about in small pieces."""
    game = GAMES["valhalla"]
    random_games(game, 0, WARM_UP)
    random_games(game, 0, WARM_UP, WITHOUT_JARLS)
    rounds = []
    for run in range(ROUNDS):
        theirs = chess_moves_per_second(run)
        seed = 1000 + run * GAMES_A_ROUND
        plain, _ = random_games(game, seed, GAMES_A_ROUND, WITHOUT_JARLS)
        rounds.append((theirs, plain, *random_games(game, seed, GAMES_A_ROUND)))
    theirs, plain, moves, games = (median(column) for column in zip(*rounds, strict=True))
    print(f"python-chess {theirs:.0f} moves/s, Valhalla {moves:.0f} moves/s and {games:.0f} games/s")
    print(f"medians of {ROUNDS} ratios: {median(r[2] / r[0] for r in rounds):.2f} x python-chess", end=", ")
    print(f"{median(r[2] / r[1] for r in rounds):.2f} x our own without jarls ({plain:.0f} moves/s)")
    return 0


def chess_moves_per_second(seed: int) -> float:
    """One random game of chess, timed by this process's own time, as ours are."""
    pick = Chance(seed)
    moves = 0
    board = chess.Board()
    started = time.process_time()
    while not board.is_game_over():
        board.push(pick.pick(list(board.legal_moves)))
        moves += 1
    return moves / (time.process_time() - started)


if __name__ == "__main__":
    sys.exit(main())
