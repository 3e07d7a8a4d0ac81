"""Loki's Cunning (V8), thought about."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, steps
from valhalla.games.valhalla.expansions.loki import CardBuried
from valhalla.games.valhalla.terms import Step

LOKI: Final = Extra(
    judges={
        **steps(lambda mind, command: mind.offer(command), Step.LOKI),
        **steps(lambda mind, command: mind.given_up(command), Step.LOKI_TACTIC, Step.LOKI_BURY),
    },
    seen={CardBuried: "hidden"},
)
