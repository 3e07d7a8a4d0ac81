"""V15.9 and V17.6, the end of a game against a monster, the last attack, and the score (V18.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.hunt import (
    FINAL,
    FURY,
    begin,
    finish,
    hunt,
    lose_shields,
    of,
    over,
    rise_none,
    strike,
    told,
    withstand,
)
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.monsters.events import (
    DeckDiscarded,
    LastAttackCame,
    MonsterChallenged,
    MonsterFought,
    MonsterRolled,
)
from valhalla.games.valhalla.terms import NONE

BEAR = "bear-hallgerd"  # strength 3, valour 1
PAIR = "bear-kolbein bear-skapti"  # 3 and 1 each


# V15.9 The end


@pytest.mark.parametrize("fight", [strike, withstand])
def test_v15_9_no_activated_warrior_is_a_defeat_whatever_valhalla_adds(fight: Any) -> None:
    t = hunt(BEAR, strength=1, valhalla=8)
    fight(t, "")
    assert told(t, MonsterFought)[0] == MonsterFought(0, 0, 1, False, "V15.9")
    assert len(told(t, DeckDiscarded)[0].cards) == 2 and of(t).card == 0
    assert t.s.own == [4 if fight is strike else 3]


def test_v15_9_you_win_by_beating_the_last_card() -> None:
    t = hunt(BEAR, at=FINAL, strength=3)
    t.give(0, FURY)
    begin(t)
    t.play(0, FURY)
    finish(t, BEAR)
    assert over(t) == ((0,), "monster") and of(t).card == 6
    assert t.squad_of(0) == [BEAR], "it is over at once"
    assert t.s.battle is None and FURY in t.discard()


def test_v15_9_not_by_beating_its_last_attack() -> None:
    t = hunt(PAIR, at=FINAL, strength=3)
    withstand(t, PAIR)
    rise_none(t)
    assert over(t) is None and of(t).card == FINAL


def test_v15_9_you_lose_with_your_last_shield() -> None:
    t = hunt(BEAR, strength=20)
    lose_shields(t, 0, 1)
    withstand(t, BEAR)
    rise_none(t)
    assert over(t) == ((), "last_shield") and t.s.cause == 0
    assert not told(t, DeckDiscarded)


def test_v15_9_not_with_the_last_but_one() -> None:
    t = hunt(BEAR, strength=20)
    lose_shields(t, 0, 2)
    withstand(t, BEAR)
    rise_none(t)
    assert over(t) is None and t.s.own == [1]


def test_v15_9_an_attack_that_fails_costs_no_shield() -> None:
    t = hunt(BEAR, strength=20)
    lose_shields(t, 0, 1)
    strike(t, BEAR)
    rise_none(t)
    assert over(t) is None and t.s.own == [1]


CARDS = ("boar-galti", "boar-jofrid", "boar-flosi", "boar-groa")


def running_out(at: int, cards: int, squad: str = BEAR, **more: Any) -> Table:
    """So many cards are left in the deck."""
    t = hunt(squad, at=at, **{"strength": 3, **more})
    t.give(0, "wolf-geir")
    t.deck(*CARDS[:cards])
    return t


def add(t: Table) -> None:
    """Action (1)."""
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (t.s.squads[0].index(NONE),)))


def out_in_phase_b(t: Table) -> None:
    add(t)
    if t.step() == "keep":
        t.keep_first(0)


def out_in_action_4(t: Table) -> None:
    t.do(0, cm.DrawCards())
    if t.step() == "keep":
        t.keep_first(0)


def out_after_a_lost_attack(t: Table) -> None:
    strike(t, "")


def out_after_a_lost_defence(t: Table) -> None:
    withstand(t, "")


MOMENTS = [out_in_phase_b, out_in_action_4, out_after_a_lost_attack, out_after_a_lost_defence]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("at", [0, FINAL - 1])
def test_v15_9_when_the_deck_runs_out_you_lose_at_once(moment: Any, at: int) -> None:
    t = running_out(at, 2)
    moment(t)
    assert over(t) == ((), "deck") and not told(t, LastAttackCame) and not told(t, MonsterRolled)


@pytest.mark.parametrize("moment", MOMENTS)
def test_v15_9_unless_the_last_card_is_active_then_comes_one_final_attack(moment: Any) -> None:
    t = running_out(FINAL, 2)
    moment(t)
    assert t.waits() == ("fight", 0) and told(t, LastAttackCame)[0].seat == 0
    began = told(t, MonsterChallenged)[-1]
    assert began.last and began.rule == "V15.9" and t.s.battle is not None and t.s.battle.against == FINAL
    finish(t, BEAR)
    assert over(t) == ((0,), "monster")


@pytest.mark.parametrize("moment", MOMENTS)
def test_v15_9_which_fails_or_wins_there_is_no_other(moment: Any) -> None:
    t = running_out(FINAL, 2, strength=20)
    moment(t)
    finish(t, BEAR)
    assert t.waits() == ("monster send", 0)
    rise_none(t)
    assert over(t) == ((), "deck") and len(told(t, LastAttackCame)) == 1


@pytest.mark.parametrize("at", [2, FINAL])
def test_v15_9_also_when_the_monster_eats_the_last_card(at: int) -> None:
    t = running_out(at, 1, ability="mill")
    add(t)
    assert [len(event.cards) for event in told(t, DeckDiscarded)] == [1]
    assert not told(t, ev.CardsDrawn), "there is no phase B any more"
    assert (over(t), t.step()) == ((None, "fight") if at == FINAL else (((), "deck"), "over"))


@pytest.mark.parametrize("at", [2, FINAL])
def test_v15_9_also_when_einar_draws_the_last_card_at_the_start_of_the_turn(at: int) -> None:
    t = running_out(at, 1, jarl="einar")
    t.to_turn_of(0)
    assert t.waits() == ("turn start", 0)
    t.do(0, cm.UseAbility(False, t.card("wolf-geir")))
    assert (over(t), t.step()) == ((None, "fight") if at == FINAL else (((), "deck"), "over"))
    assert at != FINAL or t.hand(0) == [CARDS[0]], "the draw is finished first"


def test_v15_9_a_toll_larger_than_the_deck_takes_what_there_is() -> None:
    t = running_out(0, 3, level=3)
    strike(t, "")
    assert over(t) == ((), "deck") and len(told(t, DeckDiscarded)[0].cards) == 3


def test_v15_9_one_card_left_goes_on() -> None:
    t = running_out(0, 3)
    add(t)
    t.keep_first(0)
    assert over(t) is None and len(t.s.deck) == 1


# V17.6 The last attack


def test_v17_6_finish_the_draw_in_hand_then_attack() -> None:
    t = running_out(FINAL, 2)
    add(t)
    assert t.waits() == ("keep", 0) and told(t, LastAttackCame)
    t.keep_first(0)
    assert len(t.hand(0)) == 1 and len(t.discard()) == 1 and t.waits() == ("fight", 0)


def test_v17_6_a_single_card_drawn_is_kept_by_itself() -> None:
    t = running_out(FINAL, 1)
    add(t)
    assert t.hand(0) == [CARDS[0]] and t.waits() == ("fight", 0)


def test_v17_6_what_was_drawn_may_be_played() -> None:
    t = hunt(BEAR, at=FINAL, strength=5)
    t.give(0, "wolf-geir")
    t.deck(FURY, "boar-galti")
    add(t)
    t.do(0, cm.Keep((t.card(FURY),)))
    t.play(0, FURY)
    finish(t, BEAR)
    assert over(t) == ((0,), "monster")


def test_v17_6_an_empty_squad_loses() -> None:
    t = hunt(at=FINAL)
    t.deck(*CARDS[:2])
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert over(t) == ((), "deck") and told(t, LastAttackCame) and not told(t, MonsterChallenged)


def test_v17_6_the_last_attack_needs_an_activated_warrior_too() -> None:
    t = running_out(FINAL, 2)
    out_in_action_4(t)
    t.stop(0)
    assert over(t) == ((), "deck")


def test_v17_6_the_toll_of_the_last_card_may_empty_the_squad_before_the_last_attack() -> None:
    t = running_out(FINAL, 2, ability="toll_warrior")
    out_in_action_4(t)
    t.point(0, 0, BEAR)
    assert over(t) == ((), "deck")


def test_v17_6_a_shield_counts_before_the_deck() -> None:
    t = running_out(FINAL, 2)
    lose_shields(t, 0, 1)
    withstand(t, "")
    assert over(t) == ((), "last_shield") and not told(t, LastAttackCame)


# The score (V18.8, the same alone)


def test_v18_8_ten_for_each_beaten_card_of_a_lost_game() -> None:
    t = running_out(3, 2)
    out_in_phase_b(t)
    assert t.s.scores == (30,) and game.outcome(t.s) is not None


@pytest.mark.parametrize(("left", "points"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_v18_8_a_won_game_counts_shields_and_the_deck(left: int, points: int) -> None:
    t = hunt(BEAR, at=FINAL, strength=3)
    lose_shields(t, 0, 3)
    t.deck(*t.ids(t.s.deck[:left]))
    strike(t, BEAR)
    assert t.s.scores == (60 + 2 * 3 + points,)
