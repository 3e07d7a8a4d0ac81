"""Agnar: attack beaten: may still send one activated warrior
| two own shields or fewer: in defence, too; both."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, PASS, TWO, hunt, lose_shields, strike, used, valour, withstand
from tests.valhalla.jarls.laid import (
    NOBODY,
    abilities,
    lay,
    look_alike,
    not_now,
    quiet_turn,
    ragnarok_with_cards,
    same_choice_in_view,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, attacks, battle_of, defends, few, foe_of, stormed
from tests.valhalla.table import Table, armed
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    lambda s, p: attacks(s, p) and battle_of(s).winner == foe_of(s, p),
    lambda s, p: defends(s, p) and stormed(s) and few(s, p),
    one_use=True,
    after=True,
)


def agnar_beaten(hand: str = "") -> Table:
    """Agnar attacks with Audun and Geir, Svala stays idle; Gudveig strikes them back."""
    t = lay("agnar", mine="wolf-audun wolf-geir wolf-svala", hand=hand)
    t.squad(1, "bear-gudveig")
    t.attack(0, 1)
    armed(t, 0, "axe spear", "wolf-audun", "wolf-geir")
    t.stop(0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    t.do(1, NOBODY)
    return t


def agnar_defends(
    lost: int, *, text: str = "axe", heroes: str = "bear-hallgerd", ring: bool = False
) -> Table:
    """Agnar, some shields lost before, defends with these (of Hallgerd and Bessi) against 5 strength."""
    t = lay("agnar", seat=1, mine="bear-hallgerd bear-bessi")
    t.squad(0, "bear-gudveig")
    t.capture(0, 1, lost)
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "axe axe", "bear-gudveig")
    t.stop(0)
    armed(t, 1, text, *heroes.split())
    t.stop(1)
    return t


def test_v16_2_agnar_main_sends_one_warrior_of_a_beaten_attack() -> None:
    t = agnar_beaten()
    assert waits(t) == ("after", 0)
    watched(t, 0, cm.UseAbility(False, slot=1))
    assert (t.valhalla_of(0), t.squad_of(0)) == (["wolf-geir"], ["wolf-audun", "wolf-svala"])
    assert (t.s.own, t.s.captured) == ([4, 4], [[], []])
    assert (abilities(t, 0), waits(t)) == ([False], ("keep", 0))


def test_v16_2_agnar_main_may_be_declined() -> None:
    t = agnar_beaten()
    watched(t, 0, PASS)
    assert (t.valhalla_of(0), len(t.squad_of(0)), waits(t)) == ([], 3, ("keep", 0))


def test_v16_2_agnar_main_sends_an_activated_warrior_and_no_other() -> None:
    t = agnar_beaten()
    for slot in (2, 3, 4, NONE, UNKNOWN):
        assert not_now(t, 0, cm.UseAbility(False, slot=slot))
    assert not_now(t, 0, cm.UseAbility(True, slot=0))
    assert not_now(t, 0, cm.UseAbility(False, t.card("wolf-audun"), 0))
    assert t.refuses(1, cm.UseAbility(False, slot=0)).key == "not_your_turn"


def test_v16_2_agnar_main_sends_one_and_no_second() -> None:
    t = agnar_beaten()
    t.do(0, cm.UseAbility(False, slot=0))
    assert t.refuses(0, cm.UseAbility(False, slot=1)).key == "not_now"
    assert t.squad_of(0) == ["wolf-geir", "wolf-svala"]


def test_v16_2_agnar_main_begins_anew_in_the_next_battle() -> None:
    t = agnar_beaten()
    t.do(0, cm.UseAbility(False, slot=0))
    t.keep_first(0)
    quiet_turn(t, 1)
    t.attack(0, 1)
    armed(t, 0, "bow", "wolf-svala")
    t.stop(0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    t.do(1, NOBODY)
    t.do(0, cm.UseAbility(False, slot=2))
    assert t.valhalla_of(0) == ["wolf-audun", "wolf-svala"]


def test_v16_2_agnar_condition_not_met_by_a_won_attack_or_one_without_winner() -> None:
    for text, heroes, risen in (("axe", ["bear-hallgerd"], ["bear-hallgerd"]), ("axe", [], [])):
        t = lay("agnar")
        t.attack(0, 1)
        armed(t, 0, text, *heroes)
        t.stop(0)
        if heroes:
            t.stop(1)
        assert (waits(t), t.valhalla_of(0), abilities(t, 0)) == (("keep", 0), risen, [])


def test_v16_2_agnar_extra_sends_one_warrior_of_a_lost_defence() -> None:
    t = agnar_defends(2, text="axe shield", heroes="bear-hallgerd")
    assert waits(t) == ("after", 1)
    assert not_now(t, 1, cm.UseAbility(False, slot=0))
    assert not_now(t, 1, cm.UseAbility(True, slot=1))
    watched(t, 1, cm.UseAbility(True, slot=0))
    assert (t.valhalla_of(1), t.squad_of(1)) == (["bear-hallgerd"], ["bear-bessi"])
    assert (abilities(t, 1), t.s.own[1], waits(t)) == ([True], 1, ("keep", 0))


@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, True), (2, True), (3, True)])
def test_v16_2_agnar_condition_not_met_with_three_shields_after_the_defeat(lost: int, offered: bool) -> None:
    """V4.14: the shield is taken before the other after-battle effects, so it is gone already."""
    t = agnar_defends(lost)
    assert t.s.own[1] == 3 - lost
    assert waits(t) == (("after", 1) if offered else ("keep", 0))


def test_v16_2_agnar_condition_not_met_without_an_activated_defender() -> None:
    t = agnar_defends(2, heroes="")
    assert (waits(t), len(t.squad_of(1))) == (("keep", 0), 2)


def test_v16_2_agnar_condition_not_met_by_a_won_defence() -> None:
    t = agnar_defends(2, text="axe shield", heroes="bear-hallgerd bear-bessi")
    t.do(1, NOBODY)
    assert (t.valhalla_of(1), abilities(t, 1), waits(t)) == ([], [], ("keep", 0))


def test_v6_1_agnar_sends_a_warrior_when_the_last_shield_falls() -> None:
    t = agnar_defends(3)
    assert ev.EndTriggered(1) not in t.log
    events = watched(t, 1, cm.UseAbility(True, slot=0))
    assert t.valhalla_of(1) == ["bear-hallgerd"]
    assert ev.EndTriggered(1) in events


def test_v16_2_agnar_surrounded_still_sends_after_the_battle() -> None:
    t = agnar_defends(2, ring=True)
    assert waits(t) == ("after", 1)
    t.do(1, cm.UseAbility(True, slot=0))
    assert t.valhalla_of(1) == ["bear-hallgerd"]


def test_v1_5_agnar_has_both_abilities_in_a_round() -> None:
    t = agnar_beaten()
    t.capture(1, 0, 2)
    t.do(0, cm.UseAbility(False, slot=0))
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    armed(t, 0, "spear", "wolf-geir")
    t.stop(0)
    t.do(0, cm.UseAbility(True, slot=1))
    assert t.valhalla_of(0) == ["wolf-audun", "wolf-geir"]


def test_v6_4_agnar_is_beaten_by_nobody_in_ragnarok() -> None:
    t = lay("agnar", mine="bear-hallgerd bear-bessi")
    t.capture(1, 0, 2)
    ragnarok_with_cards(t)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (t.valhalla_of(0), t.discard()) == (["bear-hallgerd"], ["bear-bessi"])


def test_v4_14_agnars_window_does_not_tell_the_hand() -> None:
    tables = [agnar_beaten(hand) for hand in (FURY, "bear-bessi")]
    assert waits(tables[0]) == ("after", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Against a monster (V15)


def test_v16_2_agnar_sends_a_second_after_a_beaten_attack() -> None:
    t = hunt(TWO, jarl="agnar", strength=20)
    strike(t, TWO)
    t.send(0, "bear-kolbein")
    assert t.waits() == ("after", 0)
    t.do(0, cm.UseAbility(False, slot=t.slot(0, "bear-skapti")))
    assert valour(t) == 2 and used(t) == [False]


@pytest.mark.parametrize(("shields", "asked"), [(4, False), (3, True), (2, True)])
def test_v16_2_agnar_after_a_beaten_defence_with_few_shields_left(shields: int, asked: bool) -> None:
    t = hunt(TWO, jarl="agnar", strength=20)
    lose_shields(t, 0, shields)
    withstand(t, TWO)
    t.send(0, "bear-kolbein")
    assert (t.step() == "after") is asked, "this battle's shield is counted"


def test_v16_2_agnar_obeys_the_cap_and_does_nothing_after_a_win() -> None:
    t = hunt(TWO, jarl="agnar", strength=20, cap=1)
    strike(t, TWO)
    t.send(0, "bear-kolbein")
    assert t.step() == "keep"
    t = hunt(TWO, jarl="agnar", strength=4)
    lose_shields(t, 0, 2)
    withstand(t, TWO)
    t.send(0)
    assert t.step() != "after"
