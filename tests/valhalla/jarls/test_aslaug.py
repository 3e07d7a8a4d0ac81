"""Aslaug: instead of phase B the top card of the discard pile
| seven cards or fewer: phase B as well, and a warrior goes straight to the squad; either."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, RIM, TWO, hunt, strike, told
from tests.valhalla.jarls.laid import (
    EXTRA,
    MAIN,
    WOLVES,
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
from tests.valhalla.jarls.text import Text
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    lambda s, p: bool(s.discard),
    lambda s, p: len(s.hands[p]) <= 7 and bool(s.discard),
)


def aslaug_spent(*played: str, kept: int = 0) -> Table:
    """Aslaug attacks in vain, plays these, and has so many cards left when phase B comes."""
    t = lay("aslaug", hand=" ".join((*played, *WOLVES[:kept])))
    t.attack(0, 1)
    for card_id in played:
        t.play(0, card_id)
    t.stop(0)
    return t


def test_v16_2_aslaug_main_takes_the_top_card_instead_of_phase_b() -> None:
    t = aslaug_spent(FURY, RIM)
    deck = len(t.s.deck)
    assert waits(t) == ("phase b", 0)
    watched(t, 0, MAIN)
    assert (t.hand(0), t.discard()) == ([RIM], [FURY])
    assert (len(t.s.deck), t.s.drawn, waits(t)) == (deck, [], ("phase a", 1))


def test_v16_2_aslaug_main_may_be_declined() -> None:
    t = aslaug_spent(FURY)
    watched(t, 0, PASS)
    assert (len(t.s.drawn), waits(t)) == (2, ("keep", 0))
    t.keep_first(0)
    assert (len(t.hand(0)), t.discard()[0], waits(t)) == (1, FURY, ("phase a", 1))


def test_v16_2_aslaug_extra_takes_the_top_card_and_draws_as_well() -> None:
    t = aslaug_spent(FURY, RIM)
    watched(t, 0, EXTRA)
    assert (t.hand(0), t.discard(), len(t.s.drawn)) == ([RIM], [FURY], 2)
    t.keep_first(0)
    assert (len(t.hand(0)), len(t.discard()), waits(t)) == (2, 2, ("phase a", 1))


def test_v16_2_aslaug_extra_sends_a_warrior_straight_to_a_free_place() -> None:
    t = aslaug_spent(FURY)
    t.throw("wolf-geir")
    free = [slot for slot, card in enumerate(t.s.squads[0]) if card == NONE]
    assert not_now(t, 0, EXTRA), "to the hand is the main ability"
    watched(t, 0, cm.UseAbility(True, slot=free[-1]))
    assert (t.hand(0), t.discard(), len(t.s.drawn)) == ([], [FURY], 2)
    assert t.s.squads[0][free[-1]] == t.card("wolf-geir")


def test_v16_2_aslaug_extra_takes_a_warrior_to_hand_when_the_squad_is_full() -> None:
    t = aslaug_spent(FURY)
    t.throw("wolf-geir")
    t.squad(0, *WOLVES[1 : 1 + t.s.squads[0].count(NONE)])
    watched(t, 0, EXTRA)
    assert (t.hand(0), t.discard()) == (["wolf-geir"], [FURY])


@pytest.mark.parametrize(("kept", "met"), [(0, True), (7, True), (8, False), (9, False)])
def test_v16_2_aslaug_condition_not_met_with_eight_cards_in_hand(kept: int, met: bool) -> None:
    """The hand is counted when phase B comes: Fury has left it by then."""
    t = aslaug_spent(FURY, kept=kept)
    assert game.legal(t.s, 0) == ([PASS, MAIN, EXTRA] if met else [PASS, MAIN])
    assert met or not_now(t, 0, EXTRA)


def test_v1_5_aslaug_uses_either_ability_not_both() -> None:
    t = aslaug_spent(FURY, RIM)
    t.do(0, EXTRA)
    assert t.refuses(0, MAIN).key == "not_now"
    t.keep_first(0)
    assert (waits(t), abilities(t, 0)) == (("phase a", 1), [True])


def test_v16_2_aslaug_main_comes_again_next_turn() -> None:
    t = aslaug_spent(FURY, RIM)
    t.do(0, MAIN)
    quiet_turn(t, 1)
    t.attack(0, 1)
    t.stop(0)
    assert MAIN in game.legal(t.s, 0)


def test_v16_2_aslaug_main_takes_no_other_card_than_the_top_one() -> None:
    t = aslaug_spent(FURY, RIM)
    for card_id in (FURY, RIM, "wolf-ylva"):
        assert not_now(t, 0, cm.UseAbility(False, t.card(card_id)))
    assert not_now(t, 0, cm.UseAbility(False, slot=0))
    assert t.refuses(1, MAIN).key == "not_your_turn"


def test_v16_2_aslaug_main_finds_nothing_on_an_empty_pile() -> None:
    t = aslaug_spent()
    assert (t.discard(), waits(t)) == ([], ("keep", 0))


def test_v16_2_aslaug_main_takes_back_what_action_4_discarded() -> None:
    t = lay("aslaug")
    t.do(0, cm.DrawCards())
    drawn = set(t.ids(t.s.drawn))
    t.keep_first(0)
    t.do(0, MAIN)
    assert (set(t.hand(0)), t.discard(), waits(t)) == (drawn, [], ("phase a", 1))


def test_v6_1_aslaugs_main_leaves_the_last_cards_in_the_deck() -> None:
    for command, left in ((MAIN, NONE), (EXTRA, 2)):
        t = aslaug_spent(FURY)
        t.deck("wolf-geir", "wolf-svala")
        t.do(0, command)
        assert t.s.left == left


def test_v16_2_aslaug_extra_draws_nothing_from_an_empty_deck() -> None:
    t = aslaug_spent(FURY)
    t.deck()
    t.s.left = 2
    watched(t, 0, EXTRA)
    assert (t.hand(0), t.discard(), waits(t)) == ([FURY], [], ("phase a", 1))


def test_v16_2_aslaug_surrounded_still_has_her_own_turn() -> None:
    t = lay("aslaug", seat=1)
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    t.stop(1)
    assert (waits(t), MAIN in game.legal(t.s, 1)) == (("phase b", 1), True)


def test_v16_2_aslaug_is_not_asked_in_the_turns_of_others() -> None:
    t = lay("aslaug", seat=1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert (len(t.discard()), waits(t)) == (1, ("keep", 0))


def test_v6_4_aslaug_has_no_phase_b_in_ragnarok() -> None:
    t = aslaug_spent(FURY)
    t.do(0, PASS)
    t.keep_first(0)
    ragnarok_with_cards(t)
    t.stop(0)
    assert (waits(t), abilities(t, 0)) == (("fight", 1), [])


def test_v1_7_aslaugs_card_stays_known() -> None:
    t = aslaug_spent(FURY, kept=1)
    t.do(0, MAIN)
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN, t.card(FURY)]


def test_v4_1_aslaugs_window_does_not_tell_the_hand() -> None:
    tables = []
    for card_id in (RIM, "wolf-geir"):
        t = lay("aslaug", hand=f"{FURY} {card_id}")
        t.attack(0, 1)
        t.play(0, FURY)
        t.stop(0)
        tables.append(t)
    assert waits(tables[0]) == ("phase b", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Against a monster (V15)


def test_v16_2_aslaug_takes_what_the_monster_made_her_discard() -> None:
    t = hunt(BEAR, jarl="aslaug", strength=20)
    t.throw(FURY)
    strike(t, "")
    top = t.discard()[-1]
    assert t.waits() == ("phase b", 0)
    t.do(0, cm.UseAbility(False))
    assert t.hand(0) == [top] and not told(t, ev.CardsDrawn)


def test_v16_2_aslaug_in_a_narrow_squad_finds_no_fourth_place() -> None:
    t = hunt(TWO, jarl="aslaug", strength=3, then={"ability": "narrow"})
    t.throw("wolf-geir")
    strike(t, "bear-skapti")
    t.send(0, "bear-skapti")
    t.squad(0, "wolf-svala", "wolf-ylva")
    assert cm.UseAbility(True, slot=-1) in game.legal(t.s, 0)
    t.do(0, cm.UseAbility(True))
    assert "wolf-geir" in t.hand(0)
