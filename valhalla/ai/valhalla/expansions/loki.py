"""Loki's Cunning (V8), thought about."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, Judging, given_up, steps
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions.loki import CardBuried
from valhalla.games.valhalla.terms import Step


def _offered(mind: Judging, command: cm.Command) -> float:
    return mind.offer(command)


LOKI: Final = Extra(
    judges={**steps(_offered, Step.LOKI), **steps(given_up, Step.LOKI_TACTIC, Step.LOKI_BURY)},
    seen={CardBuried: "hidden"},
)
