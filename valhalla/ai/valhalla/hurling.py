"""How seats throw the hammer at Ragnarök (H6): a failure costs nothing, so they throw until it comes."""

from __future__ import annotations

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions.hammer import REMOVED, reserve, sums
from valhalla.games.valhalla.state import State
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
