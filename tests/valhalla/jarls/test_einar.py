"""Einar: at the start of the turn discard a card, draw one | two own shields or fewer: draw two; either."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, RIM, hunt, lose_shields
from tests.valhalla.jarls.laid import (
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
from tests.valhalla.jarls.text import Text, always, few
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    always,
    few,
)


def einar_begins(hand: str = "wolf-geir wolf-svala", *, lost: int = 0) -> Table:
    """Einar's turn begins, with this hand and some shields lost."""
    t = lay("einar", hand=hand)
    t.capture(1, 0, lost)
    t.to_turn_of(0)
    return t


def discarding(t: Table, card_id: str, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, t.card(card_id))


def test_v16_2_einar_main_changes_a_hand_card_for_one_of_the_deck() -> None:
    t = einar_begins()
    deck = len(t.s.deck)
    assert waits(t) == ("turn start", 0)
    watched(t, 0, discarding(t, "wolf-geir"))
    assert (len(t.hand(0)), t.discard(), len(t.s.deck)) == (2, ["wolf-geir"], deck - 1)
    assert "wolf-svala" in t.hand(0)
    assert waits(t) == ("phase a", 0)


def test_v16_2_einar_main_may_be_declined() -> None:
    t = einar_begins()
    watched(t, 0, PASS)
    assert (t.hand(0), t.discard(), waits(t)) == (["wolf-geir", "wolf-svala"], [], ("phase a", 0))


def test_v16_2_einar_extra_draws_two_and_keeps_both() -> None:
    t = einar_begins(lost=2)
    watched(t, 0, discarding(t, "wolf-geir", extra=True))
    assert (len(t.hand(0)), t.discard(), waits(t)) == (3, ["wolf-geir"], ("phase a", 0))


@pytest.mark.parametrize(("lost", "met"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_v16_2_einar_condition_not_met_with_three_shields(lost: int, met: bool) -> None:
    t = einar_begins("wolf-geir", lost=lost)
    main, extra = discarding(t, "wolf-geir"), discarding(t, "wolf-geir", extra=True)
    assert game.legal(t.s, 0) == ([PASS, main, extra] if met else [PASS, main])
    assert met or not_now(t, 0, extra)


@pytest.mark.parametrize("extra", [False, True])
def test_v1_5_einar_uses_either_ability_once_a_turn(extra: bool) -> None:
    t = einar_begins(lost=2)
    t.do(0, discarding(t, "wolf-geir", extra))
    assert (waits(t), abilities(t, 0)) == (("phase a", 0), [extra])
    for again in (False, True):
        assert t.refuses(0, discarding(t, "wolf-svala", again)).key == "not_now"


def test_v16_2_einar_main_comes_again_next_turn() -> None:
    t = einar_begins()
    t.do(0, discarding(t, "wolf-geir"))
    quiet_turn(t, 0)
    quiet_turn(t, 1)
    assert waits(t) == ("turn start", 0)
    t.do(0, discarding(t, "wolf-svala"))
    assert waits(t) == ("phase a", 0)


def test_v16_2_einar_main_discards_a_card_of_the_hand_only() -> None:
    t = einar_begins()
    for card in (t.card("wolf-ylva"), t.card("bear-hallgerd"), t.card(FURY), NONE, UNKNOWN):
        assert not_now(t, 0, cm.UseAbility(False, card))
    assert not_now(t, 0, cm.UseAbility(False, t.card("wolf-geir"), 1))
    assert t.refuses(1, discarding(t, "wolf-geir")).key == "not_your_turn"


def test_v16_2_einar_main_needs_a_card_to_discard() -> None:
    t = einar_begins("", lost=2)
    assert waits(t) == ("phase a", 0)


def test_v16_2_einar_is_asked_in_his_own_turn_only() -> None:
    t = lay("einar", seat=1, hand="wolf-geir")
    t.to_turn_of(0)
    assert waits(t) == ("phase a", 0)
    quiet_turn(t, 0)
    assert waits(t) == ("turn start", 1)


def test_v6_1_einars_draw_may_empty_the_deck_and_his_turn_is_played_out() -> None:
    t = einar_begins(lost=2)
    t.deck("wolf-audun")
    events = watched(t, 0, discarding(t, "wolf-geir", extra=True))
    assert ev.EndTriggered(NONE) in events
    assert (sorted(t.hand(0)), t.s.left, waits(t)) == (["wolf-audun", "wolf-svala"], 2, ("phase a", 0))


def test_v16_2_einar_main_in_the_last_round_draws_nothing() -> None:
    t = einar_begins()
    t.deck()
    t.s.left = 1
    watched(t, 0, discarding(t, "wolf-geir"))
    assert (t.hand(0), t.discard(), waits(t)) == (["wolf-svala"], ["wolf-geir"], ("phase a", 0))


def test_v6_4_einar_has_no_turn_in_ragnarok() -> None:
    t = ragnarok_with_cards(lay("einar", hand="wolf-geir"))
    assert (waits(t), abilities(t, 0)) == (("fight", 0), [])


def test_v16_2_einar_surrounded_still_has_his_own_turn() -> None:
    t = lay("einar", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    t.keep_first(0)
    assert waits(t) == ("turn start", 1)
    t.do(1, discarding(t, "wolf-geir"))
    assert len(t.hand(1)) == 1


def test_v3_6_einars_cards_are_seen_by_him_alone() -> None:
    t = einar_begins(lost=2)
    t.do(0, discarding(t, "wolf-geir", extra=True))
    assert game.view(t.s, 0).hands[0] == t.s.hands[0]
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN] * 3


def test_v4_1_einars_window_does_not_tell_the_hand() -> None:
    tables = [einar_begins(hand) for hand in (f"{FURY} {RIM}", "wolf-geir wolf-svala")]
    assert waits(tables[0]) == ("turn start", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Against a monster (V15)


@pytest.mark.parametrize(("shields", "cards"), [(4, 1), (2, 2)])
def test_v16_2_einar_at_the_start_of_the_turn(shields: int, cards: int) -> None:
    t = hunt(BEAR, jarl="einar")
    t.give(0, FURY)
    lose_shields(t, 0, shields)
    t.to_turn_of(0)
    t.do(0, cm.UseAbility(shields == 2, t.card(FURY)))
    assert len(t.hand(0)) == cards and t.step() == "phase a"
