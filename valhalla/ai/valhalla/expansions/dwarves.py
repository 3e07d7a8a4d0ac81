"""The Dwarves of Svartalfheim (V11), thought about."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, Judging, rise, steps
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions.dwarves import SpiteLaid, TacticDropped, WarriorCalled
from valhalla.games.valhalla.terms import Step


def _hold(mind: Judging, command: cm.ChooseWarrior) -> float:
    """Whom of the enemy to keep from Valhalla: the one worth most there, and least here."""
    assert mind.s.battle is not None
    foe = mind.s.battle.opponent(mind.seat)
    assert foe is not None
    w = mind.s.clone()
    rise(w, foe.seat, (command.slot,))
    return -mind.worth(w) + mind.honours(foe.seat, (command.slot,))


DWARVES: Final = Extra(
    abilities={"block": 1, "disarm": 1, "spite": 2},
    words={"call_to_arms": 0.2, "war_cry": 0.5, "blooded_cry": 0.3},
    judges={
        **steps(lambda mind, command: mind.mid_fight(command), Step.BLOCK, Step.SPITE),
        **steps(lambda mind, command: mind.given_up(command), Step.DISARM),
        **steps(_hold, Step.HOLD),
    },
    seen={TacticDropped: "left", WarriorCalled: "joined", SpiteLaid: "hidden"},
)
