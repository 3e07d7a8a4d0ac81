"""Gorm: two others fight, a shield is taken: may draw a card | four cards or fewer: two instead; either."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, PASS, RIM
from tests.valhalla.jarls.laid import (
    EXTRA,
    MAIN,
    WOLVES,
    abilities,
    arm_one,
    bystander,
    duel,
    look_alike,
    not_now,
    quiet_turn,
    ragnarok_with_cards,
    same_choice_in_view,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, stormed
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    lambda s, p: stormed(s),
    lambda s, p: stormed(s) and len(s.hands[p]) <= 4,
    between=True,
)


def gorm_sees(winner: int, *, cards: int = 5) -> Table:
    """Seat 0 attacked seat 1 before the eyes of Gorm, who has so many cards."""
    t = bystander("gorm", mine="boar-galti", hand=" ".join(WOLVES[:cards]))
    duel(t, 0, 1, winner)
    return t


def test_v16_2_gorm_main_draws_a_card_when_a_shield_is_taken() -> None:
    t = gorm_sees(0)
    assert (waits(t), t.s.captured[0]) == (("witness", 2), [1])
    watched(t, 2, MAIN)
    assert (len(t.hand(2)), abilities(t, 2), waits(t)) == (6, [False], ("keep", 0))


def test_v16_2_gorm_main_may_be_declined() -> None:
    t = gorm_sees(0)
    watched(t, 2, PASS)
    assert (len(t.hand(2)), waits(t)) == (5, ("keep", 0))


def test_v16_2_gorm_extra_draws_two_cards_instead() -> None:
    t = gorm_sees(0, cards=4)
    watched(t, 2, EXTRA)
    assert (len(t.hand(2)), abilities(t, 2), waits(t)) == (6, [True], ("keep", 0))


@pytest.mark.parametrize(("cards", "met"), [(0, True), (4, True), (5, False)])
def test_v16_2_gorm_condition_not_met_with_five_cards(cards: int, met: bool) -> None:
    t = gorm_sees(0, cards=cards)
    assert game.legal(t.s, 2) == ([PASS, MAIN, EXTRA] if met else [PASS, MAIN])
    assert met or not_now(t, 2, EXTRA)


def test_v1_5_gorm_uses_either_ability_not_both() -> None:
    t = gorm_sees(0, cards=2)
    t.do(2, MAIN)
    assert (len(t.hand(2)), waits(t)) == (3, ("keep", 0))
    assert t.refuses(2, EXTRA).key == "not_your_turn"


@pytest.mark.parametrize("winner", [1, NONE])
def test_v16_2_gorm_condition_not_met_when_no_shield_is_taken(winner: int) -> None:
    t = gorm_sees(winner)
    assert (waits(t), abilities(t, 2)) == (("keep", 0), [])


def test_v16_2_gorm_condition_not_met_in_his_own_battles() -> None:
    t = bystander("gorm", mine="boar-galti boar-skeggi boar-tosti", hand="wolf-geir")
    duel(t, 0, 2, 0)
    assert waits(t) == ("keep", 0)
    t.keep_first(0)
    quiet_turn(t, 1)
    duel(t, 2, 1, 2)
    assert (waits(t), abilities(t, 2)) == (("keep", 2), [])


def test_v16_2_gorm_main_comes_once_between_his_turns() -> None:
    t = gorm_sees(0)
    t.do(2, MAIN)
    t.keep_first(0)
    duel(t, 1, 0, 1)
    assert waits(t) == ("keep", 1)
    t.keep_first(1)
    quiet_turn(t, 2)
    duel(t, 0, 1, 0)
    assert waits(t) == ("witness", 2)


def test_v16_2_gorm_declined_may_draw_at_the_next_battle() -> None:
    t = gorm_sees(0)
    t.do(2, PASS)
    t.keep_first(0)
    duel(t, 1, 0, 1)
    assert waits(t) == ("witness", 2)


def test_v16_2_gorm_main_takes_no_card_by_name_and_is_not_for_others() -> None:
    t = gorm_sees(0)
    assert not_now(t, 2, cm.UseAbility(False, t.card("wolf-ylva")))
    assert not_now(t, 2, cm.UseAbility(False, target=0))
    for seat in (0, 1):
        assert t.refuses(seat, MAIN).key == "not_your_turn"


def test_v6_1_gorms_draw_may_empty_the_deck() -> None:
    t = gorm_sees(0, cards=2)
    t.deck("wolf-runolf")
    events = watched(t, 2, EXTRA)
    assert ev.EndTriggered(NONE) in events
    assert (len(t.hand(2)), t.s.left, waits(t)) == (3, 2, ("phase a", 1))


def test_v16_2_gorm_extra_in_the_last_round_draws_nothing() -> None:
    t = bystander("gorm", hand="wolf-geir")
    t.deck()
    t.s.left = 2
    duel(t, 0, 1, 0)
    watched(t, 2, EXTRA)
    assert (t.hand(2), t.s.left, waits(t)) == (["wolf-geir"], 1, ("phase a", 1))


def test_v6_1_gorm_draws_also_at_a_last_shield() -> None:
    t = bystander("gorm", hand="wolf-geir")
    t.capture(2, 1, 3)
    duel(t, 0, 1, 0)
    events = watched(t, 2, MAIN)
    assert ev.EndTriggered(1) in events
    assert len(t.hand(2)) == 2


def test_v16_2_gorm_surrounded_are_others_not_he() -> None:
    t = bystander("gorm", hand="wolf-geir")
    t.jarl(1, "bernhard")
    t.attack(0, 1)
    surround(t)
    arm_one(t, 0, 1)
    t.stop(0)
    t.stop(1)
    assert waits(t) == ("witness", 2)
    t.do(2, EXTRA)
    assert len(t.hand(2)) == 3


def test_v6_4_gorm_sees_no_battle_in_ragnarok() -> None:
    t = ragnarok_with_cards(bystander("gorm", mine="boar-galti"), 0)
    arm_one(t, 0, 1)
    t.stop(0)
    assert waits(t) == ("fight", 1)


def test_v3_6_gorms_cards_are_seen_by_him_alone() -> None:
    t = gorm_sees(0, cards=1)
    t.do(2, EXTRA)
    assert game.view(t.s, 2).hands[2] == t.s.hands[2]
    for watcher in (0, 1, None):
        assert game.view(t.s, watcher).hands[2] == [UNKNOWN] * 3


def test_v4_14_gorms_window_does_not_tell_the_hand() -> None:
    tables = [bystander("gorm", hand=hand) for hand in (f"{FURY} {RIM}", "wolf-geir boar-tosti")]
    for t in tables:
        duel(t, 0, 1, 0)
    assert waits(tables[0]) == ("witness", 2)
    assert look_alike(*tables, hidden=2) and same_choice_in_view(tables[0], 2)
