"""The risk of the next throw for whoever looks at the table, from nothing that they do not know."""

from __future__ import annotations

from typing import NamedTuple

from valhalla.ai.hammer import risk
from valhalla.ai.record import Weighing
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import REMOVED, Step
from valhalla.games.iron import reach


class Risk(NamedTuple):
    """The chance that the next throw, or the one that lies there, holds: bare, and with the cards in hand."""

    bare: float = 0.0
    carded: float | None = None  # None: no card helps, or whose hand it is cannot be seen


def weigh(s: State, viewer: int | None) -> Risk:
    """What a view tells of the throw of whoever is active."""
    seat, seen = s.active, viewer == s.active
    if s.step == Step.ROLLED:
        reached = reach(s.dice) + s.bonus + REMOVED * s.struck
        bare = 1.0 if s.throws == 1 or reached > s.token else 0.0
        return Risk(bare, risk.chance_to_mend(s, seat) if seen and bare < 1 else None)
    bare = risk.chance(s)
    return Risk(bare, risk.chance_with_cards(s, seat) if seen and s.hands[seat] else None)


def _key(s: State, viewer: int | None) -> object:
    if s.step not in (Step.READY, Step.ROLLED) or not s.throws:
        return None
    hand = tuple(s.hands[s.active]) if viewer == s.active else ()
    return s.agenda[-1], s.dice, s.held, s.token, s.removed, s.struck, s.bonus, s.more, s.times, hand


WEIGHING = Weighing(weigh, _key, Risk, (State,))
