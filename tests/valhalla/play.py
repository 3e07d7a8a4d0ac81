"""Whole games for tests, played by seats of some level."""

from __future__ import annotations

from tests.play import WholeGame
from valhalla.ai.levels import choose
from valhalla.games import valhalla as game
from valhalla.games.valhalla.commands import Command
from valhalla.games.valhalla.state import State
from valhalla.kernel.chance import Chance


def whole(
    players: int,
    seed: int,
    level: str = "random",
    variants: tuple[str, ...] = (),
    *,
    expansions: tuple[str, ...] = (),
    monster: str | None = None,
) -> WholeGame:
    def hand(view: State, seat: int, mind: Chance) -> Command:
        command: Command = choose(level, game, view, seat, mind)
        return command

    setup = game.Setup(players, expansions, variants, monster=monster)
    return WholeGame(game, players, game.blank(setup), hand, seed, f"{level}, {setup}")
