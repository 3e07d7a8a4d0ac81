"""Make saves as this version writes them, for every later one to load: `python -m tests.saves.write NAME…`.

To be run before the format, the rules version or the cards change, with a name in TABLES that is not used
yet; what is there is never made again. expected.json tells what each must be when it is loaded.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from valhalla.ai.play import Bout, next_command, play
from valhalla.games import GAMES
from valhalla.kernel.journal import House, Saga, Seat
from valhalla.kernel.session import Session

HERE = Path(__file__).parent
EXPECTED = HERE / "expected.json"
ALL = ("loki", "valkyries", "dwarves", "tyr", "last_viking", "hammer")
TABLES: dict[str, Bout] = {
    "third-valhalla": Bout("valhalla", ("thrall", "thrall"), {"players": 2, "variants": ("first_game",)}, 3),
    "third-expansions": Bout("valhalla", ("thrall", "thrall"), {"players": 2, "expansions": ALL}, 3),
    "third-monster": Bout("valhalla", ("thrall",), {"players": 1, "monster": "fenrir", "level": 2}, 3),
    "third-together": Bout("valhalla", ("thrall",) * 2, {"players": 2, "monster": "hel", "level": 3}, 3),
    "third-wolves": Bout("wolves", ("thrall", "karl", "thrall"), {"players": 3}, 3),
    "third-hammer": Bout("hammer", ("thrall", "thrall"), {"players": 2, "variants": ("expert",)}, 3),
    "fourth-expansions": Bout("valhalla", ("karl",) * 3, {"players": 3, "expansions": (*ALL, "thor")}, 4),
    "fourth-alliance": Bout(
        "valhalla", ("thrall",) * 4, {"players": 4, "expansions": ("dwarves", "alliance")}, 4
    ),
    "fourth-together": Bout("valhalla", ("karl",) * 3, {"players": 3, "monster": "fenrir", "level": 1}, 4),
    "fourth-wolves": Bout("wolves", ("karl",) * 4, {"players": 4}, 4),
    "fourth-hammer": Bout("hammer", ("karl",) * 3, {"players": 3, "variants": ("expert",)}, 4),
    "fifth-together": Bout("valhalla", ("karl",) * 2, {"players": 2, "monster": "surtr", "level": 1}, 5),
    "fifth-together-all": Bout(
        "valhalla",
        ("karl", "thrall", "karl", "thrall"),
        {
            "players": 4,
            "monster": "jormungandr",
            "level": 2,
            "expansions": ("loki", "thor", "valkyries", "dwarves", "tyr", "last_viking"),
        },
        5,
    ),
}
UNFINISHED = "third-taken-back"  # with rewinds, new luck and the house rules of its table


def main(names: list[str]) -> None:
    for name in names or [*TABLES, UNFINISHED]:
        path = HERE / f"{name}.saga"
        if path.exists():
            print(f"{path.name} is there already", file=sys.stderr)
        elif name == UNFINISHED:
            taken_back(path)
        else:
            play(TABLES[name]).save(path)
    found = {path.stem: told(path) for path in sorted(HERE.glob("*.saga"))}
    EXPECTED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def taken_back(path: Path) -> None:
    game = GAMES["valhalla"]
    seats = (Seat("Ása", "thrall", 3), Seat("Bjørn", "thrall", 1))
    session = Session.start(game, game.Setup(2), seats, 4, path, house=House(undo=False, score=True))
    for n in range(60):
        if n % 20 == 19:
            session.rewind(len(session.log) - 4, new_luck=n == 39)
        session.submit(*next_command(game, session))
    session.close()


def told(path: Path) -> dict[str, Any]:
    """What a save holds, whatever version of the rules reads it."""
    session = Session.read(Saga(path), GAMES)
    outcome = session.game.outcome(session.state)
    return {
        "game": session.game.ID,
        "seats": [seat.name for seat in session.seats],
        "decisions": len(session.log),
        "scores": list(outcome.scores) if outcome else None,
        "winners": list(outcome.winners) if outcome else None,
    }


if __name__ == "__main__":
    main(sys.argv[1:])
