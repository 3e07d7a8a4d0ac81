"""The AI levels by name. A level is a function from what a seat knows to a thought; it sees views only."""

from __future__ import annotations

from typing import Any

from valhalla.ai.record import levels_of
from valhalla.ai.thought import Knowledge, Thought
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game

# How long a level may think at the table; in `sim` and `arena` only its playouts are counted.
SECONDS = {"thrall": 0.05, "karl": 0.05, "jarl": 0.3, "norn": 0.9}


def at_random(k: Knowledge) -> Thought:
    """For tests: a kind of command, then one of that kind."""
    return Thought(k.luck.pick(k.luck.pick(k.game.groups(k.view, k.seat))))


def parse(kind: str) -> tuple[str, str]:
    """A seat's kind, as in `jarl` or `jarl:berserk`: its level and its temper."""
    level, _, temper = kind.partition(":")
    return level, temper


def think(kind: str, known: Knowledge) -> Thought:
    """What a level, perhaps of some temper, decides and why."""
    level, temper = parse(kind)
    return levels_of(known.game.ID)[level](known._replace(temper=temper))


def choose(kind: str, game: Game, view: Any, seat: int, luck: Chance) -> Any:
    """What a level does with no more than this view."""
    return think(kind, Knowledge(game, view, seat, luck)).command
