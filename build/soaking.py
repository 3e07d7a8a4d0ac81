"""What build/soak.py runs inside the project's environment."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from statistics import median

import chess

from valhalla.ai.guests import with_guest
from valhalla.ai.play import Match
from valhalla.ai.processes import pool
from valhalla.games import GAMES
from valhalla.games.valhalla.monsters.stack import LARGE, TOLLS
from valhalla.games.valhalla.table import (
    EXPANSIONS,
    MONSTERS,
    PAIRS,
    Setup,
    check_setup,
    everything,
    misfit,
)
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup
from valhalla.workshop.bench import random_games
from valhalla.workshop.proof import Proof, prove

VARIANTS: tuple[tuple[str, ...], ...] = (
    (),
    ("simplified",),
    ("hand_draft",),
    ("five_jarls",),
    ("first_game",),
    ("hand_draft", "five_jarls"),
    ("hand_draft", "first_game"),
)
LEVELS = ("random", "brawler", "thrall")
THROWERS = ("random", "thrall", "karl")
CLANS = ("random", "brawler", "thrall", "karl")
SEERS = ("jarl", "norn")
FEASTS = 29  # every so many games of Wolves of Odin a jarl or norn sits among karls, who takes longer
EXPANDED = 4  # every so many games have expansions; has no factor with counts and variants
# What they have then, one after the other: each by itself, pairs with most, all. Has no factor with counts.
MIXES = (*((name,) for name in EXPANSIONS), *((*EXPANSIONS[:-3], pair) for pair in PAIRS), ())
DECKS = ((), *((name,) for name in LARGE), LARGE)  # what a hunt may be played with
FIRST_HUNTS = 5  # every so many hunts are first games; has no factor with monsters, counts and decks
THINKERS = 23  # every so many games karls play, who take longer; prime, so that all tables get them
# The run over the expansions: games of every two at every count, and of all together.
OF_TWO = {"random": 50, "thrall": 5}
OF_ALL = {"karl": 200}
WARM_UP = 300  # games that fill our caches, as in a process that has played for a second
ROUNDS = 60
WIDTH = 24  # of the second column
WITHOUT_JARLS = ("simplified",)
SHIELDED = ("valhalla", "hunt")  # games that a last shield may end
GAMES_A_ROUND = 9

Laid = tuple[int, tuple[str, ...]]  # players and expansions


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak.py", description="The long runs of Valhalla.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted(MATCHES), help="this game only; otherwise all, turn about")
    parser.add_argument(
        "--expansions",
        type=float,
        nargs="?",
        const=1.0,
        metavar="PART",
        help="every two expansions at every count, then all; or only so large a part of it, such as 0.1",
    )
    parser.add_argument("--level", help="of that only the games of this level")
    parser.add_argument("--compare", action="store_true", help="measure our speed beside python-chess's")
    parser.add_argument("--window", type=float, metavar="MINUTES", help="live, be mashed, be killed, go on")
    parser.add_argument(
        "--real", type=float, metavar="MINUTES", help="the same in a real X window, by xdotool"
    )
    parser.add_argument("--watched", type=int, metavar="N", help="watch N hot-seat games frame by frame")
    options = parser.parse_args()
    if options.window or options.watched or options.real:
        return at_the_window(options.window or 0, options.watched or 0, options.real or 0, options.seed)
    if options.expansions:
        return soak(expanded(options.expansions, options.seed, options.level))
    return compare() if options.compare else soak(matches(options.games, options.seed, options.game))


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


def matches(games: int, seed: int, game: str | None = None) -> list[Match]:
    """So many games from *seed* on: of one game, or of all turn about."""
    kinds = [MATCHES[game]] if game else list(MATCHES.values())
    return [kinds[i % len(kinds)](i // len(kinds), seed + i) for i in range(games)]


def battle(i: int, seed: int) -> Match:
    """Valhalla, spread over counts, variants and levels; levels change from seat to seat and game to game."""
    players = 2 + i % 5
    variants = VARIANTS[i // 5 % len(VARIANTS)]
    # Two of three tables have a brawler or thrall in every other seat, so that shields run out.
    levels = tuple(LEVELS[(i // 35 * (seat % 2 + 1) + seat) % len(LEVELS)] for seat in range(players))
    if i % THINKERS == THINKERS - 1:
        levels = ("karl",) * players
    expansions = mixed(i // EXPANDED, players) if i % EXPANDED == EXPANDED - 1 else ()
    setup = {"players": players, "variants": variants, "expansions": expansions}
    return Match("valhalla", levels, setup, seed)


def mixed(i: int, players: int) -> tuple[str, ...]:
    """The expansions of the i-th table that has any, as far as they fit so many players."""
    mix = MIXES[i % len(MIXES)] or everything(players)
    return tuple(name for name in mix if not misfit(name, players))


def expanded(part: float = 1.0, seed: int = 1, level: str | None = None) -> list[Match]:
    """The run over the expansions, or a part of it; at least one game of each kind."""
    counts = range(2, 7)
    twos: list[Laid] = [(p, two) for p in counts for two in combinations(EXPANSIONS, 2) if fit(two, p)]
    bonds = ((), *((pair,) for pair in PAIRS))
    alls = [(p, (*everything(p), *bond)) for p in counts for bond in bonds if fit(bond, p)]
    order = [
        (name, *table)
        for tables, levels, each in ((twos, OF_TWO, len(twos)), (alls, OF_ALL, 1))
        for name, games in levels.items()
        for table in _dealt(tables, max(len(tables), round(games * each * part)))
        if level in (None, name)
    ]
    return [
        Match("valhalla", (name,) * players, _laid(players, names, i), seed + i)
        for i, (name, players, names) in enumerate(order)
    ]


def _dealt(tables: list[Laid], games: int) -> list[Laid]:
    """So many games over these tables, one after the other."""
    return [tables[i % len(tables)] for i in range(games)]


def _laid(players: int, expansions: tuple[str, ...], i: int) -> dict[str, object]:
    return {"players": players, "variants": VARIANTS[i % len(VARIANTS)], "expansions": expansions}


def fit(expansions: tuple[str, ...], players: int) -> bool:
    """Whether these go together at a table of so many."""
    try:
        check_setup(Setup(players, expansions))
    except BadSetup:
        return False
    return True


def throw(i: int, seed: int) -> Match:
    """The Hammer Throw, alone and with all numbers of players, with and without expert rules."""
    players = 1 + i % 5
    variants = ("expert",) if players > 1 and i // 5 % 2 else ()
    levels = tuple(THROWERS[(i // 10 + seat) % len(THROWERS)] for seat in range(players))
    return Match("hammer", levels, {"players": players, "variants": variants}, seed)


def hunt(i: int, seed: int) -> Match:
    """Against every monster, alone and together, with both large decks, one of them or none."""
    players = 1 + i // len(MONSTERS) % 4
    levels = tuple(LEVELS[(i // 16 + seat) % len(LEVELS)] for seat in range(players))
    if i % THINKERS == THINKERS - 1:
        levels = ("karl",) * players
    setup = {
        "players": players,
        "variants": ("first_game",) if i % FIRST_HUNTS == FIRST_HUNTS - 1 else (),
        "expansions": DECKS[i // 16 % len(DECKS)],
        "monster": MONSTERS[i % len(MONSTERS)],
        "level": 1 + i // 3 % len(TOLLS),
    }
    return Match("valhalla", levels, setup, seed)


def feud(i: int, seed: int) -> Match:
    """Wolves of Odin, three to five clans or two with the shadow clan, spread over levels."""
    players = 2 + i % 4
    levels = tuple(CLANS[(i // 4 * (seat + 1) + seat) % len(CLANS)] for seat in range(players))
    if i % FEASTS == FEASTS - 1:
        levels = (SEERS[i // FEASTS % len(SEERS)], *("karl",) * (players - 1))
    setup = {"players": players, "variants": (), "expansions": ()}
    return Match("wolves", *with_guest("wolves", levels, setup), seed)


MATCHES: dict[str, Callable[[int, int], Match]] = {
    "valhalla": battle, "hammer": throw, "hunt": hunt, "wolves": feud,
}  # fmt: skip


def soak(order: list[Match]) -> int:
    started = time.perf_counter()
    rows: dict[tuple[str, str, int], list[int]] = defaultdict(lambda: [0] * 5)
    failures: list[Proof] = []
    with pool(os.cpu_count() or 1) as workers:
        for done, proof in enumerate(workers.map(prove, order, 32), 1):
            count(rows, proof)
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


def count(rows: dict[tuple[str, str, int], list[int]], proof: Proof) -> None:
    """Add a proved game to its row, and to that of its whole game; hunts are told apart."""
    setup = proof.match.setup
    game = "hunt" if setup.get("monster") else proof.match.game
    variants = "+".join(setup.get("expansions", ()) or setup["variants"]) or "base"
    shield = proof.termination == "last_shield"
    counts = (1, proof.commands, proof.events, shield, bool(proof.failure))
    for row in (rows[game, variants, setup["players"]], rows[game, "all", 0]):
        row[:] = [total + more for total, more in zip(row, counts, strict=True)]


def print_table(rows: dict[tuple[str, str, int], list[int]]) -> None:
    heads = f"{'games':>7} {'commands':>9} {'events':>9} {'last shield':>11} {'failures':>8}"
    print(f"{'game':9} {'variants or expansions':24} {'players':>7} {heads}")
    for (game, variants, players), (games, commands, events, shield, failed) in sorted(rows.items()):
        share = f"{100 * shield / games:.0f} %" if game in SHIELDED else ""
        place = f"{game:9} {_short(variants):24} {players or '':>7}"
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
