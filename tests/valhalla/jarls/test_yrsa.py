"""Yrsa: names the winner of others' battle; if right, a card
| named the smaller squad: two instead; either."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, HORN, PASS, RIM, SURROUND
from tests.valhalla.jarls.laid import (
    abilities,
    aside,
    last_stand,
    look_alike,
    not_now,
    raid,
    uses,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, always
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import BetPlaced
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    always,
    always,  # naming is the use; whom she names comes next
    between=True,
)


def name(seat: int, *, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, target=seat)


ONE, TWO = cm.UseAbility(False), cm.UseAbility(True)


def uneven(*, less: int = 1) -> Table:
    """As `aside`, but seat *less* has two warriors only."""
    t = aside("yrsa")
    t.s.box.append(t.s.squads[less][2])
    t.s.squads[less][2] = NONE
    return t


def test_v16_2_yrsa_main_draws_a_card_for_the_right_name() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    assert waits(t) == ("aside", 2)
    watched(t, 2, name(0))
    assert waits(t) == ("fight", 0)
    raid(t)
    assert waits(t) == ("witness", 2)
    watched(t, 2, ONE)
    assert (len(t.hand(2)), abilities(t, 2), waits(t)) == (1, [False], ("keep", 0))


def test_v16_2_yrsa_main_may_name_the_defender() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, name(1))
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.give(1, RIM, FURY)
    t.play(1, RIM)
    t.play(1, FURY)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    t.do(1, cm.SendToValhalla(()))
    t.do(2, ONE)
    assert len(t.hand(2)) == 1


def test_v16_2_yrsa_main_draws_nothing_for_the_wrong_name() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, name(1))
    raid(t)
    assert (waits(t), t.hand(2), abilities(t, 2)) == (("keep", 0), [], [False])


def test_v4_7_yrsa_is_right_about_nobody() -> None:
    for named in (0, 1):
        t = aside("yrsa")
        t.attack(0, 1)
        t.do(2, name(named))
        raid(t, fails=True)
        assert (waits(t), t.hand(2)) == (("keep", 0), [])


def test_v16_2_yrsa_need_not_name_anybody() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    watched(t, 2, PASS)
    assert waits(t) == ("fight", 0)
    raid(t)
    assert (waits(t), t.hand(2)) == (("keep", 0), [])


def test_v16_2_yrsa_main_names_one_of_the_fighters() -> None:
    t = aside("yrsa", players=4)
    t.attack(0, 1)
    for seat in (2, 3, 4, NONE, UNKNOWN):
        assert not_now(t, 2, name(seat))
    assert not_now(t, 2, cm.UseAbility(False, card=0, target=0))
    assert t.refuses(3, name(0)).key == "not_your_turn"
    assert t.refuses(0, name(0)).key == "not_your_turn"


def test_v16_2_yrsa_main_names_one_winner_before_the_roll() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, name(0))
    assert t.refuses(2, name(1)).key == "not_your_turn"
    raid(t)
    assert not_now(t, 2, name(1))
    assert not_now(t, 2, TWO)


@pytest.mark.parametrize("less", [0, 1])
def test_v16_2_yrsa_extra_draws_two_cards_for_the_smaller_squad(less: int) -> None:
    t = uneven(less=less)
    t.attack(0, 1)
    watched(t, 2, name(less, extra=True))
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    if less == 1:
        t.give(1, RIM, FURY)
        t.play(1, RIM)
        t.play(1, FURY)
        armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    if less == 1:
        t.do(1, cm.SendToValhalla(()))
    watched(t, 2, TWO)
    assert (len(t.hand(2)), abilities(t, 2), waits(t)) == (2, [True], ("keep", 0))


def test_v1_5_yrsa_draws_either_one_or_two_and_not_three() -> None:
    t = uneven(less=0)
    t.attack(0, 1)
    t.do(2, name(0, extra=True))
    raid(t)
    t.do(2, TWO)
    assert (len(t.hand(2)), waits(t)) == (2, ("keep", 0))
    assert t.refuses(2, ONE).key == "not_your_turn"


def test_v16_2_yrsa_condition_not_met_by_equal_or_larger_squads() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    assert not_now(t, 2, name(0, extra=True))
    assert not_now(t, 2, name(1, extra=True))
    t = uneven(less=1)
    t.attack(0, 1)
    assert not_now(t, 2, name(0, extra=True))
    assert name(0) in game.legal(t.s, 2)


def test_v16_2_yrsa_condition_counts_whoever_came_before_the_battle() -> None:
    t = Table(3)
    t.jarl(2, "yrsa")
    t.jarl(0, "solveig")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, "bear-bessi")
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    assert set(uses(t, 2)) == {name(0), name(1, extra=True)}


def test_v16_2_yrsa_right_comes_once_between_her_turns() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, name(0))
    raid(t)
    t.do(2, ONE)
    t.keep_first(0)
    t.attack(1, 0)
    assert waits(t) == ("fight", 1)


def test_v16_2_yrsa_wrong_comes_once_between_her_turns() -> None:
    """Once between her turns she names a winner: a wrong name is a use of it."""
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, name(1))
    raid(t)
    t.keep_first(0)
    t.attack(1, 0)
    assert waits(t) == ("fight", 1)


def test_v16_2_yrsa_who_named_nobody_is_asked_again() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, PASS)
    raid(t)
    t.keep_first(0)
    t.attack(1, 0)
    assert waits(t) == ("aside", 2)


def test_v16_2_yrsa_comes_again_after_her_turn() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    t.do(2, name(0))
    raid(t)
    t.do(2, ONE)
    t.keep_first(0)
    t.do(1, cm.DrawCards())
    t.keep_first(1)
    t.keep_first(1)
    t.do(2, cm.DrawCards())
    t.keep_first(2)
    t.keep_first(2)
    t.attack(0, 1)
    assert waits(t) == ("aside", 2)


def test_v16_2_yrsa_names_nobody_in_her_own_battles() -> None:
    for seat in (0, 1):
        t = aside("yrsa", seat=seat)
        t.attack(0, 1)
        assert waits(t) == ("fight", 0)
        raid(t)
        assert (waits(t), t.hand(seat)) == (("keep", 0), [])


def test_v16_2_yrsa_surrounded_is_only_the_defenders_jarl() -> None:
    t = aside("yrsa")
    t.jarl(1, "hodr")
    t.attack(0, 1)
    t.do(2, name(0))
    raid(t, SURROUND)
    t.do(2, ONE)
    assert len(t.hand(2)) == 1


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2)])
def test_v3_6_yrsa_takes_what_the_deck_has(left: int, drawn: int) -> None:
    t = uneven(less=0)
    t.attack(0, 1)
    t.do(2, name(0, extra=True))
    t.deck(*("wolf-hedin", "wolf-eydis")[:left])
    raid(t)
    events = watched(t, 2, TWO)
    assert (len(t.hand(2)), ev.EndTriggered(NONE) in events) == (drawn, True)
    assert waits(t) == ("phase a", 1)


def test_v6_1_yrsas_draw_of_the_last_card_comes_before_the_last_shield() -> None:
    t = aside("yrsa")
    t.capture(0, 1, 3)
    t.attack(0, 1)
    t.do(2, name(0))
    t.deck("wolf-hedin")
    raid(t)
    t.do(2, ONE)
    assert [event for event in t.log if isinstance(event, ev.EndTriggered)] == [ev.EndTriggered(NONE)]
    assert t.s.left == 2  # three turns were to come, the first has begun


def test_v6_2_yrsa_in_the_last_round() -> None:
    t = aside("yrsa")
    t.s.left = 2
    t.attack(0, 1)
    t.do(2, name(0))
    raid(t)
    t.do(2, ONE)
    assert len(t.hand(2)) == 1


def test_v6_4_yrsa_names_nobody_in_ragnarok() -> None:
    t = aside("yrsa")
    last_stand(t)
    assert waits(t) == ("fight", 0)
    t.stop(0)
    assert waits(t) == ("fight", 1)
    assert abilities(t, 2) == []


def test_v4_1_yrsas_windows_do_not_tell_the_hand() -> None:
    tables = [aside("yrsa", hand=card_id) for card_id in ("wolf-audun", HORN)]
    for t in tables:
        t.attack(0, 1)
    assert game.legal(tables[0].s, 2) == game.legal(tables[1].s, 2)
    assert look_alike(*tables, hidden=2)
    for t in tables:
        t.do(2, name(0))
        raid(t)
    assert waits(tables[0]) == ("witness", 2)
    assert look_alike(*tables, hidden=2)


def test_v1_7_yrsas_name_is_heard_by_all_and_her_card_is_secret() -> None:
    t = aside("yrsa")
    t.attack(0, 1)
    (event,) = [e for e in watched(t, 2, name(0)) if isinstance(e, BetPlaced)]
    for watcher in (0, 1, None):
        assert game.seen_by(event, watcher) == BetPlaced(2, 0, False)
    raid(t)
    watched(t, 2, ONE)
    for watcher in (0, 1, None):
        assert game.view(t.s, watcher).hands[2] == [UNKNOWN]
