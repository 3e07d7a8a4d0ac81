"""Measure the game together against a monster (V18.9): `python build/companions.py --help`."""

import argparse
from itertools import product

from valhalla.ai.play import Bout, spread
from valhalla.games.valhalla.table import MONSTERS
from valhalla.workshop.valhalla.together import Match, Summary, played, summary


def cell(its: argparse.Namespace, players: int, monster: str, hard: int) -> list[Match]:
    setup = {"players": players, "monster": monster, "level": hard}
    bouts = [Bout("valhalla", (its.seats,) * players, setup, its.seed + i) for i in range(its.games)]
    return [Match(bout, not its.alone) for bout in bouts]


def row(name: str, found: Summary) -> str:
    low, high = found.ci95
    return (
        f"{name:38} {found.games:4} games  won {found.won:4.0%} ({low:.0%}-{high:.0%})  lost by shield "
        f"{found.lost_by_shield:4.0%}  attacks {found.attacks:.2f}  defences {found.defences:.2f}  turns "
        f"{found.turns:.1f} each  beaten {found.beaten:.1f}  stepped in {found.stepped_in:.1f}  lent "
        f"{found.lent:.1f}  calls {found.called:.1f}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seats", default="karl", help="the level of every seat")
    asked.add_argument("--players", default="2,3,4")
    asked.add_argument("--monsters", default=",".join(MONSTERS))
    asked.add_argument("--levels", default="1,2,3")
    asked.add_argument("--games", type=int, default=10, help="of each cell")
    asked.add_argument("--seed", type=int, default=950000)
    asked.add_argument("--alone", action="store_true", help="nobody steps in or lends")
    asked.add_argument("--cells", action="store_true", help="a line for every monster, too")
    its = asked.parse_args()
    monsters = its.monsters.split(",")
    for players, hard in product(map(int, its.players.split(",")), map(int, its.levels.split(","))):
        cells = [cell(its, players, monster, hard) for monster in monsters]
        found = list(spread(played, [match for one in cells for match in one]))
        if its.cells:
            for i, monster in enumerate(monsters):
                mine = found[i * its.games : (i + 1) * its.games]
                print(row(f"{players} players, level {hard}, {monster}", summary(mine)), flush=True)
        print(row(f"{players} players, level {hard}", summary(found)), flush=True)


if __name__ == "__main__":
    main()
