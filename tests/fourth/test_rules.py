"""The three rules of the fourth game."""

from __future__ import annotations

import pytest

from tests.fourth import rules
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand


def test_f1_the_sum_goes_into_the_pot() -> None:
    s, _ = rules.new(rules.Setup(2, first=0), Chance(1))
    assert rules.legal(s, 0) == [rules.Throw()] and not rules.legal(s, 1)
    rules.apply(s, rules.DiceThrown(0, (2, 5)))
    assert s.pot == 7 and rules.legal(s, 0) == [rules.Throw(), rules.Keep()]


def test_f2_a_double_loses_the_pot() -> None:
    for seed in range(60):
        s, _ = rules.new(rules.Setup(2, first=0), Chance(seed))
        rules.apply(s, rules.DiceThrown(0, (2, 5)))
        events = rules.decide(s, 0, rules.Throw(), Chance(seed, 0, 1))
        first = events[0]
        assert isinstance(first, rules.DiceThrown)
        doubled = first.dice[0] == first.dice[1]
        assert (s.active == 1) == doubled and (s.pot == 0) == doubled and s.points == [0, 0]


def test_f3_who_keeps_enough_has_won() -> None:
    s, _ = rules.new(rules.Setup(2, first=0), Chance(1))
    with pytest.raises(IllegalCommand):
        rules.check(s, 0, rules.Keep())
    for dice in ((6, 5), (6, 4)):
        rules.apply(s, rules.DiceThrown(0, dice))
    rules.decide(s, 0, rules.Keep(), Chance(1, 0, 1))
    result = rules.outcome(s)
    assert result is not None and result.scores == (21, 0) and result.winners == (0,)
