"""What must hold in every game, in the fourth as well."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.fourth import rules
from tests.fourth.rules import State
from tests.laws import Lawful, Laws, seeds
from tests.play import WholeGame
from valhalla.kernel.chance import Chance


def _hand(s: State, seat: int, luck: Chance) -> rules.Command:
    return luck.pick(rules.legal(s, seat))


def whole(players: int, seed: int) -> WholeGame:
    return WholeGame(rules, players, rules.blank(rules.Setup(players)), _hand, seed)


class TestLaws(Laws):
    of = Lawful(
        rules,
        st.builds(whole, st.integers(2, 4), seeds),
        st.one_of(st.builds(rules.Begin), st.builds(rules.Throw), st.builds(rules.Keep)),
        ("F",),
        ("F3", "game_over"),
    )
