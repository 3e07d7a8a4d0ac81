"""Valgard: phase B draws one card more | four cards in hand or fewer: action (4) draws and keeps one more."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, hunt
from tests.valhalla.jarls.laid import abilities, defend, lay, look_alike, ragnarok, waits, watched
from tests.valhalla.jarls.text import Text, always
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    always,
    lambda s, p: len(s.hands[p]) <= 4,
)


FIVE = "wolf-geir wolf-svala wolf-audun wolf-runolf wolf-gunnvor"


def handful(count: int) -> Table:
    """Valgard in phase A with so many cards in hand."""
    return lay("valgard", hand=" ".join(FIVE.split()[:count]))


def in_phase_b(count: int) -> Table:
    """Valgard has added a warrior; phase B finds him with so many cards."""
    t = handful(count)
    t.give(0, "bear-skapti")
    t.do(0, cm.AddWarriors((t.card("bear-skapti"),), (1,)))
    return t


@pytest.mark.parametrize("cards_", [0, 4, 5])
def test_v16_2_valgard_main_draws_three_and_keeps_one(cards_: int) -> None:
    t = in_phase_b(cards_)
    assert (len(t.s.drawn), waits(t), abilities(t, 0)) == (3, ("keep", 0), [False])
    refusal = t.refuses(0, cm.Keep(tuple(t.s.drawn[:2])))
    assert (refusal.rule, refusal.params) == ("V3.6", {"count": 1})
    watched(t, 0, cm.Keep((t.s.drawn[2],)))
    assert (len(t.hand(0)), len(t.discard())) == (cards_ + 1, 2)


@pytest.mark.parametrize("cards_", [0, 1, 4])
def test_v16_2_valgard_extra_keeps_two_of_three(cards_: int) -> None:
    t = handful(cards_)
    watched(t, 0, cm.DrawCards())
    assert (len(t.s.drawn), abilities(t, 0)) == (3, [True])
    assert t.refuses(0, cm.Keep((t.s.drawn[0],))).params == {"count": 2}
    watched(t, 0, cm.Keep(tuple(t.s.drawn[1:])))
    assert (len(t.hand(0)), len(t.discard())) == (cards_ + 2, 1)


@pytest.mark.parametrize(("cards_", "kept"), [(3, 2), (4, 2), (5, 1)])
def test_v16_2_valgard_condition_not_met_with_five_cards(cards_: int, kept: int) -> None:
    t = handful(cards_)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert len(t.hand(0)) == cards_ + kept


def test_v1_5_valgard_has_both_abilities_in_a_turn() -> None:
    t = handful(1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert (len(t.s.drawn), waits(t)) == (3, ("keep", 0))
    t.keep_first(0)
    assert (len(t.hand(0)), waits(t), abilities(t, 0)) == (4, ("phase a", 1), [True, False])


def test_v16_2_valgard_extra_is_not_for_phase_b() -> None:
    t = in_phase_b(1)
    t.keep_first(0)
    assert (len(t.hand(0)), abilities(t, 0)) == (2, [False])


def test_v16_2_valgard_does_not_draw_for_others() -> None:
    t = handful(1)
    t.to_turn_of(1)
    before = abilities(t, 0)
    t.do(1, cm.DrawCards())
    assert (len(t.s.drawn), abilities(t, 0)) == (2, before)


def test_v3_4_valgard_without_warriors_shows_his_hand_and_draws_one_more() -> None:
    t = lay("valgard", mine="", hand=FURY)
    events = watched(t, 0, cm.DrawCards())
    assert ev.HandShown(0, (t.card(FURY),)) in events
    assert len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.hand(0)) == 3


@pytest.mark.parametrize(("left", "hand"), [(0, 5), (1, 6), (2, 6), (3, 6)])
def test_v3_6_valgard_main_takes_what_the_deck_has(left: int, hand: int) -> None:
    t = handful(5)
    t.give(0, "wolf-hedin")
    t.deck(*("bear-birna", "bear-skapti", "bear-kolbein")[:left])
    t.do(0, cm.AddWarriors((t.card("wolf-hedin"),), (1,)))
    if left > 1:
        t.keep_first(0)
    assert (len(t.hand(0)), len(t.discard()), waits(t)) == (hand, max(0, left - 1), ("phase a", 1))


@pytest.mark.parametrize(("left", "hand"), [(0, 1), (1, 2), (2, 3)])
def test_v3_6_valgard_extra_takes_what_the_deck_has(left: int, hand: int) -> None:
    t = handful(1)
    t.deck(*("bear-birna", "bear-skapti", "bear-kolbein")[:left])
    t.do(0, cm.DrawCards())
    assert (len(t.hand(0)), t.discard(), waits(t)) == (hand, [], ("phase a", 1))


def test_v6_1_valgards_third_card_is_the_last_one() -> None:
    t = handful(1)
    t.deck("bear-birna", "bear-skapti", "bear-kolbein")
    events = t.do(0, cm.DrawCards())
    assert ev.EndTriggered(NONE) in events
    t.keep_first(0)
    assert (len(t.hand(0)), t.s.left) == (3, 1)  # the turn of seat 1 has begun, his own comes


def test_v6_2_valgard_draws_in_the_last_round_too() -> None:
    t = handful(1)
    t.s.left = 1
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 3


def test_v16_2_valgard_is_never_asked() -> None:
    t = handful(1)
    for command in (cm.UseAbility(False), cm.UseAbility(True)):
        assert t.refuses(0, command).key == "not_now"
    t.do(0, cm.DrawCards())
    assert t.refuses(0, cm.UseAbility(True)).key == "not_now"
    assert t.refuses(0, PASS).key == "not_now"


def test_v16_2_valgard_surrounded_still_draws_in_his_turn() -> None:
    t = defend(lay("valgard", seat=1), ring=True)
    t.stop(1)
    t.keep_first(0)
    assert waits(t) == ("phase a", 1)
    t.do(1, cm.DrawCards())
    assert len(t.s.drawn) == 3
    t.keep_first(1)
    assert len(t.hand(1)) == 2


def test_v6_4_valgard_draws_nothing_in_ragnarok() -> None:
    t = ragnarok(handful(1))
    assert (waits(t), len(t.side(0).loose), t.hand(0)) == (("fight", 0), 6, ["wolf-geir"])
    assert abilities(t, 0) == []


def test_v3_2_valgards_cards_are_seen_by_him_alone() -> None:
    t = handful(1)
    t.do(0, cm.DrawCards())
    assert game.view(t.s, 0).drawn == t.s.drawn
    for watcher in (1, None):
        assert game.view(t.s, watcher).drawn == [UNKNOWN] * 3
    t.keep_first(0)
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN] * 3


def test_v1_7_valgards_draw_does_not_tell_the_hand() -> None:
    tables = [lay("valgard", hand=hand) for hand in ("wolf-geir wolf-svala", f"wolf-geir {FURY}")]
    for t in tables:
        t.do(0, cm.DrawCards())
    assert look_alike(*tables)


# Against a monster (V15)


def test_v16_2_valgard_draws_one_more_in_phase_b_and_in_action_4() -> None:
    t = hunt(BEAR, jarl="valgard")
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.s.drawn) == 3 and len(t.hand(0)) == 2
