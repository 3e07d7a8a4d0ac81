"""The AI levels by name. A level is a function from a view to a command; it never sees more than a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.ai import thrall
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import FIGHT, PHASE_A
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game

Level = Callable[[Game, Any, int, Chance], Any]


def random(game: Game, view: Any, seat: int, luck: Chance) -> Any:
    """For tests: a kind of command, then one of that kind."""
    return luck.pick(luck.pick(game.groups(view, seat)))


def brawler(game: Game, view: State, seat: int, luck: Chance) -> Any:
    """For tests: random, but it attacks and arms when it can, so that shields run out."""
    groups = game.groups(view, seat)
    step = view.agenda[-1][0]
    if step in (PHASE_A, FIGHT):
        for wanted in (cm.Attack, cm.Arm):
            for group in groups:
                if isinstance(group[0], wanted):
                    return luck.pick(group)
    if step == FIGHT and view.battle is not None and view.battle.side(seat).armed:
        return cm.EndPhase()
    return luck.pick(luck.pick(groups))


# Levels of every game, then those that know the one they play.
LEVELS: dict[str, dict[str, Level]] = {
    "valhalla": {"random": random, "brawler": brawler, "thrall": thrall.choose},
}


def choose(level: str, game: Game, view: Any, seat: int, luck: Chance) -> Any:
    """What a level does with this view."""
    return LEVELS[game.ID][level](game, view, seat, luck)
