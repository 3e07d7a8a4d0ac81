"""The Valkyries (V10), thought about: marks, missions, supplies and the Road to Valhalla."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, Judging, steps
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.cards import Mission
from valhalla.games.valhalla.expansions.valkyries import MissionFulfilled, mark_bonus
from valhalla.games.valhalla.terms import Step

MISSION = 0.9  # in hand beyond any card, in points


def _road(mind: Judging, command: cm.ChooseWarrior) -> float:
    """Who leaves by the Road: it costs strength and brings honour."""
    w = mind.s.clone()
    assert w.battle is not None
    w.battle.side(mind.seat).road |= 1 << command.slot
    honour = w.table.valour[w.card_at(mind.seat, command.slot)]
    return strength(w, w.battle.side(mind.seat)) + 0.5 * honour


VALKYRIES: Final = Extra(
    marks={"host": 1.0, "kindred": 0.8, "alone": 0.8},
    words={"supply": 0.3, "road": 0.3},
    cards={Mission: lambda card: MISSION},
    honour=mark_bonus,
    judges={
        **steps(lambda mind, command: float(isinstance(command, cm.ChooseCard)), Step.MISSION),
        **steps(_road, Step.ROAD),
    },
    seen={MissionFulfilled: "left"},
)
