"""What build/learn.py runs inside the project's environment."""

from __future__ import annotations

import argparse
import os
import time

import msgspec

from valhalla.ai.play import Bout
from valhalla.ai.valhalla.evaluate import WEIGHTS, Weights, weights
from valhalla.ai.valhalla.monster.evaluate import WEIGHTS as MONSTER_WEIGHTS
from valhalla.ai.valhalla.monster.evaluate import monster_weights
from valhalla.ai.wolves import weights as wolves
from valhalla.games.valhalla.table import Setup, table
from valhalla.games.wolves.terms import DEITIES
from valhalla.kernel.chance import Chance
from valhalla.workshop.valhalla.learning import Lesson, fit_power, learn
from valhalla.workshop.valhalla.monster_tuning import tune
from valhalla.workshop.wolves import learning as of_wolves


def main() -> int:
    options = _options()
    started = time.perf_counter()
    if options.monster:
        return _monster(options)
    if options.wolves:
        return _wolves(options)
    old = weights(options.start, options.players)
    if options.power:
        new = msgspec.structs.replace(
            old, power=fit_power(table(Setup(options.players)), options.seed, options.games)
        )
    else:
        lessons = [
            Lesson(options.level, options.start, options.players, options.seed + i)
            for i in range(options.games)
        ]
        new = learn(lessons, old, options.pull, os.cpu_count() or 1)
    _store(options.name, options.players, new)
    for feature, row in (new.power if options.power else new.gains).items():
        print(f"{feature:12}", *(f"{weight:8.3f}" for weight in row))
    print(f"{options.games} games in {time.perf_counter() - started:.0f} s: stored as {options.name}")
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="learn.py", description="Learn the evaluation of the AI seats.")
    parser.add_argument("name", help="the name of the new weights", nargs="?", default="new")
    parser.add_argument("--start", default="karl", help="the weights to start from")
    parser.add_argument("--level", default="karl", help="the level that plays")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="how many games, or squads with --power")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pull", type=float, default=0.3, help="how much the old weights hold back the new")
    parser.add_argument("--power", action="store_true", help="fit the table of squads' power instead")
    parser.add_argument("--monster", type=int, metavar="ROUNDS", help="tune seats against monsters instead")
    parser.add_argument("--wolves", action="store_true", help="the deities of Wolves of Odin instead")
    parser.add_argument("--tries", type=int, default=20, help="weights tried in a round of that")
    return parser.parse_args()


def _monster(options: argparse.Namespace) -> int:
    """Against monsters there is one set of weights, which the tuned ones replace."""
    for found in tune(monster_weights(), options.monster, options.tries, options.games, Chance(options.seed)):
        MONSTER_WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(found.weights), indent=1) + b"\n")
        print(f"{found.before:.3f} with the weights before, {found.elite:.3f} with the best", flush=True)
    return 0


def _wolves(options: argparse.Namespace) -> int:
    """Here, too, there is one set of weights."""
    players = options.players
    bouts = [
        Bout("wolves", (options.level,) * players, {"players": players}, options.seed + i)
        for i in range(options.games)
    ]
    old = wolves.weights()
    new = of_wolves.learn(bouts, old, options.pull, players, os.cpu_count() or 1)
    wolves.FILE.write_text(of_wolves.written(new), encoding="utf-8")
    for name, before, found in zip(DEITIES, old.deities, new.deities, strict=True):
        print(f"{name:12} {before:5.2f} {found:5.2f}")
    return 0


def _store(name: str, players: int, new: Weights) -> None:
    stored = msgspec.json.decode(WEIGHTS.read_bytes(), type=dict[str, dict[int, Weights]])
    stored.setdefault(name, {})[players] = new
    WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1) + b"\n")


if __name__ == "__main__":
    raise SystemExit(main())
