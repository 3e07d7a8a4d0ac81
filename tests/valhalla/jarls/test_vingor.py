"""Vingor: attacking, one free reroll | no shield captured: one in defence, too."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, COUNTERBLOW, FURY, begin, finish, hunt, lose_shields, prowl, used
from tests.valhalla.jarls.laid import (
    PAIR,
    abilities,
    clash,
    defend,
    free,
    lay,
    look_alike,
    not_now,
    ragnarok,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, attacks, defends
from tests.valhalla.table import armed
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.jarls.events import AbilityUsed

TEXT = Text(
    attacks,
    lambda s, p: defends(s, p) and not s.captured[p],
)


def test_v16_2_vingor_main_has_a_free_reroll_in_attack() -> None:
    t = lay("vingor")
    events = watched(t, 0, cm.Attack(1))
    assert AbilityUsed(0, False) in events
    t.dice(0, "axe blank blank blank blank blank")
    watched(t, 0, cm.FreeReroll((1, 2, 3, 4, 5)))
    assert (len(t.side(0).loose), t.side(0).spent, "axe" in t.loose(0)) == (6, 0, True)


def test_v16_2_vingor_main_is_one_reroll() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    assert free(t, 0)
    t.do(0, cm.FreeReroll((0,)))
    assert t.refuses(0, cm.FreeReroll((0,))).rule == "V5.14"
    assert not free(t, 0)


def test_v5_14_vingors_reroll_does_not_count_as_one() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    t.do(0, cm.FreeReroll((0, 1)))
    assert not t.side(0).rerolled
    t.do(0, cm.Reroll(0, (1,)))
    assert t.side(0).rerolled


def test_v16_2_vingor_main_is_a_choice() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.s.captured[0] == [1]


def test_v16_2_vingor_main_does_not_last_into_the_next_battle() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    t.stop(0)
    t.to_turn_of(0)
    t.attack(0, 1)
    t.do(0, cm.FreeReroll((0,)))
    assert not free(t, 0)


def test_v5_11_vingor_main_adds_to_counterblow() -> None:
    t = lay("vingor", hand=COUNTERBLOW)
    t.attack(0, 1)
    t.play(0, COUNTERBLOW)
    for _ in range(3):
        t.do(0, cm.FreeReroll((0,)))
    assert not free(t, 0)


def test_v16_2_vingor_main_is_his_alone() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (waits(t), free(t, 1)) == (("fight", 1), False)


def test_v16_2_vingor_extra_has_a_free_reroll_in_defence() -> None:
    t = defend(lay("vingor", seat=1))
    assert abilities(t, 1) == [True]
    watched(t, 1, cm.FreeReroll((0, 1, 2)))
    assert len(t.side(1).loose) == 6
    assert t.refuses(1, cm.FreeReroll((0,))).rule == "V5.14"


def test_v16_2_vingor_extra_does_not_ask_for_his_own_shields() -> None:
    t = lay("vingor", seat=1)
    t.capture(0, 1, 3)
    defend(t)
    assert free(t, 1)


def test_v16_2_vingor_condition_not_met_with_a_captured_shield() -> None:
    t = lay("vingor", seat=1)
    t.capture(1, 0)
    defend(t)
    assert (free(t, 1), abilities(t, 1)) == (False, [])
    assert t.refuses(1, cm.FreeReroll((0,))).rule == "V5.14"


def test_v16_2_vingor_main_does_not_mind_captured_shields() -> None:
    t = lay("vingor")
    t.capture(0, 1, 2)
    t.attack(0, 1)
    assert free(t, 0)


def test_v1_5_vingor_has_both_in_a_round() -> None:
    t = lay("vingor", mine=PAIR)
    t.attack(0, 1)
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert (free(t, 0), abilities(t, 0)) == (True, [False, True])


def test_v16_2_vingor_condition_not_met_once_his_attack_has_won() -> None:
    t = lay("vingor", mine=PAIR)
    clash(t, "bear-hallgerd", "")
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert (waits(t), free(t, 0)) == (("fight", 0), False)


def test_v16_2_vingor_surrounded_has_no_free_reroll() -> None:
    t = defend(lay("vingor", seat=1), ring=True)
    assert (free(t, 1), abilities(t, 1)) == (False, [])
    assert t.refuses(1, cm.FreeReroll((0,))).rule == "V5.14"


def test_v16_2_vingor_surrounded_is_the_defender_never_the_attacker() -> None:
    t = lay("vingor")
    t.jarl(1, "hodr")
    t.attack(0, 1)
    surround(t)
    t.do(0, cm.FreeReroll((0,)))


def test_v16_2_vingor_is_never_asked() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    assert waits(t) == ("fight", 0)
    for command in (cm.UseAbility(False), cm.UseAbility(True)):
        assert not_now(t, 0, command)


def test_v6_4_vingor_attacks_in_ragnarok() -> None:
    t = lay("vingor")
    t.capture(0, 1)
    ragnarok(t)
    assert abilities(t, 0) == [False]
    t.do(0, cm.FreeReroll((0, 1, 2, 3, 4, 5)))
    assert not free(t, 0)


def test_v4_1_vingors_reroll_does_not_tell_the_hand() -> None:
    tables = [lay("vingor", hand=hand) for hand in ("wolf-geir", FURY)]
    for t in tables:
        t.attack(0, 1)
        t.do(0, cm.FreeReroll((0, 1)))
    assert look_alike(*tables)


# Against a monster (V15)


@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_vingor_has_captured_no_shields_so_his_reroll_holds(attack: bool) -> None:
    t = hunt(BEAR, jarl="vingor")
    (begin if attack else prowl)(t)
    assert t.side(0).free == 1 and used(t) == [not attack]
    if not attack:
        lose_shields(t, 0, 2)
        finish(t)
        prowl(t)
        assert t.side(0).free == 1, "shields of one's own that it took change nothing"
