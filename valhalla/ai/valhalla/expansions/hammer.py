"""How seats throw the hammer at Ragnarök (H6): a failure costs nothing, so they throw until it comes."""

from __future__ import annotations

from collections.abc import Sequence

from valhalla.ai.iron import rethrows, tail
from valhalla.games.iron import REMOVED, reach
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions.hammer import reserve, sums
from valhalla.games.valhalla.state import Hurl, State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance


def hurl(s: State, seat: int, luck: Chance | None = None) -> cm.Command:
    """The next throw, with as many dice as can be: as few hammers as possible leave the turn."""
    if s.step == Step.HURLED:
        assert s.hurl is not None
        return cm.LandHammer(min(sums(s.hurl)))
    if s.hurl is None or reserve(s.hurl):
        return cm.ThrowHammer()
    weak = [i for i, die in enumerate(s.hurl.dice) if die <= REMOVED]
    return cm.ThrowHammer(tuple(weak) or (0,))


def chance(hurl: Hurl, again: Sequence[int] = ()) -> float:
    """The chance that the next throw is higher; with an empty reserve of these dice, or of the best."""
    if reserve(hurl):
        return tail(len(hurl.dice) + 1, hurl.token + 1)
    kept = tuple(die for i, die in enumerate(hurl.dice) if i not in again)
    choices = [(len(again), kept)] if again else rethrows(hurl.dice)
    return max(tail(count, hurl.token + 1 - reach(left)) for count, left in choices)
