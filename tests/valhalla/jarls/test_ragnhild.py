"""Ragnhild: an attack on another does not win: may add a warrior
| had one warrior or none: a second one; both."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, PASS, RIM
from tests.valhalla.jarls.laid import (
    EXTRA,
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
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import NONE, UNKNOWN

TEXT = Text(
    lambda s, p: not stormed(s),
    lambda s, p: not stormed(s) and len(s.warriors(p)) - 1 <= 1,
    between=True,
)


HEAVY = "giant-bergskar giant-gnipa wolf-oddny"


def ragnhild_sees(winner: int, *, mine: str = "", hand: str = HEAVY) -> Table:
    """Seat 0 attacked seat 1 before the eyes of Ragnhild."""
    t = bystander("ragnhild", mine=mine, hand=hand)
    duel(t, 0, 1, winner)
    return t


def adding(t: Table, card_id: str, slot: int, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, t.card(card_id), slot)


TWO = "boar-galti boar-skeggi"


@pytest.mark.parametrize("winner", [1, NONE])
def test_v16_2_ragnhild_main_adds_a_warrior_when_the_attack_does_not_win(winner: int) -> None:
    t = ragnhild_sees(winner, mine=TWO)
    assert waits(t) == ("witness", 2)
    watched(t, 2, adding(t, "wolf-oddny", 3))
    assert t.squad_of(2) == ["boar-galti", "boar-skeggi", "wolf-oddny"]
    assert (t.s.squads[2][2], abilities(t, 2), waits(t)) == (NONE, [False], ("keep", 0))


def test_v16_2_ragnhild_main_may_be_declined() -> None:
    t = ragnhild_sees(1, mine=TWO)
    watched(t, 2, PASS)
    assert (len(t.squad_of(2)), len(t.hand(2)), waits(t)) == (2, 3, ("keep", 0))


def test_v16_2_ragnhild_condition_not_met_when_the_attack_wins() -> None:
    t = ragnhild_sees(0)
    assert (waits(t), t.squad_of(2)) == (("keep", 0), [])


def test_v16_2_ragnhild_condition_not_met_in_her_own_battles() -> None:
    t = bystander("ragnhild", mine="boar-galti boar-tosti", hand=HEAVY)
    duel(t, 0, 2, 2)
    assert waits(t) == ("keep", 0), "the attack was on her, not on another"
    t.keep_first(0)
    quiet_turn(t, 1)
    duel(t, 2, 1)
    assert (waits(t), abilities(t, 2)) == (("keep", 2), []), "V16.2: she lives off the battles of others"


@pytest.mark.parametrize("mine", ["", "boar-galti"])
def test_v16_2_ragnhild_extra_adds_a_second_warrior_to_one_or_none(mine: str) -> None:
    t = ragnhild_sees(1, mine=mine)
    watched(t, 2, adding(t, "giant-bergskar", 1))
    assert waits(t) == ("witness", 2)
    watched(t, 2, adding(t, "giant-gnipa", 3, extra=True))
    assert {"giant-bergskar", "giant-gnipa"} <= set(t.squad_of(2))
    assert (t.hand(2), abilities(t, 2), waits(t)) == (["wolf-oddny"], [False, True], ("keep", 0))


def test_v16_2_ragnhild_extra_may_be_declined() -> None:
    t = ragnhild_sees(1)
    t.do(2, adding(t, "giant-bergskar", 0))
    watched(t, 2, PASS)
    assert (t.squad_of(2), waits(t)) == (["giant-bergskar"], ("keep", 0))


@pytest.mark.parametrize("mine", [TWO, f"{TWO} boar-flosi"])
def test_v16_2_ragnhild_condition_not_met_with_two_warriors(mine: str) -> None:
    t = ragnhild_sees(1, mine=mine)
    t.do(2, adding(t, "wolf-oddny", 3))
    assert (len(t.hand(2)), waits(t)) == (2, ("keep", 0))


def test_v16_2_ragnhild_extra_comes_only_after_main() -> None:
    t = ragnhild_sees(1)
    assert not_now(t, 2, adding(t, "wolf-oddny", 0, extra=True))
    t.do(2, adding(t, "wolf-oddny", 0))
    assert not_now(t, 2, adding(t, "giant-gnipa", 1))


def test_v16_2_ragnhild_main_adds_warriors_of_the_hand_only() -> None:
    t = ragnhild_sees(1, mine=TWO, hand=f"wolf-oddny {FURY}")
    oddny = t.card("wolf-oddny")
    for card, slot in (
        (t.card(FURY), 2),
        (t.card("wolf-geir"), 2),
        (NONE, 2),
        (oddny, 0),
        (oddny, 4),
        (oddny, NONE),
    ):
        assert not_now(t, 2, cm.UseAbility(False, card, slot))
    for seat in (0, 1):
        assert t.refuses(seat, adding(t, "wolf-oddny", 2)).key == "not_your_turn"


def test_v3_3_ragnhild_makes_room_in_a_full_squad() -> None:
    t = ragnhild_sees(1, mine=f"{TWO} boar-flosi boar-groa")
    assert waits(t) == ("witness", 2), "V3.3: adding to a full squad means first discarding a warrior"
    watched(t, 2, adding(t, "wolf-oddny", 1))
    assert t.squad_of(2) == ["boar-galti", "wolf-oddny", "boar-flosi", "boar-groa"]
    assert t.discard() == ["boar-skeggi"]


def test_v16_2_ragnhild_main_needs_a_hand() -> None:
    t = ragnhild_sees(1, hand="")
    assert waits(t) == ("keep", 0)
    t = ragnhild_sees(1, hand="wolf-oddny")
    t.do(2, adding(t, "wolf-oddny", 0))
    assert waits(t) == ("keep", 0), "no card is left for a second"


def test_v16_2_ragnhild_main_comes_once_between_her_turns() -> None:
    t = ragnhild_sees(1, mine=TWO)
    t.do(2, adding(t, "wolf-oddny", 2))
    t.keep_first(0)
    duel(t, 1, 0, 0)
    assert waits(t) == ("keep", 1)
    t.keep_first(1)
    quiet_turn(t, 2)
    duel(t, 0, 1)
    assert waits(t) == ("witness", 2)


def test_v16_2_ragnhild_extra_does_not_wait_for_another_battle() -> None:
    t = ragnhild_sees(1)
    t.do(2, adding(t, "wolf-oddny", 0))
    t.do(2, PASS)
    t.keep_first(0)
    duel(t, 1, 0, 0)
    assert waits(t) == ("keep", 1), "once between her turns: she has had it"


def test_v16_2_ragnhild_extra_is_not_for_warriors_gone_later() -> None:
    t = ragnhild_sees(1, mine="boar-galti boar-skeggi boar-jofrid")
    t.jarl(1, "brynjar")
    t.capture(0, 1, 2)
    t.do(2, adding(t, "wolf-oddny", 3))
    t.keep_first(0)
    t.attack(1, 2)
    arm_one(t, 1, 1)
    t.stop(1)
    armed(t, 2, "axe spear shield", "boar-galti", "boar-skeggi", "boar-jofrid")
    t.stop(2)
    t.do(2, cm.SendToValhalla((0, 1, 2)))
    t.do(1, EXTRA)
    duel(t, 1, 0)
    assert waits(t) == ("phase a", 2), "once between her turns, and then she had three warriors"


def test_v16_2_ragnhild_declined_may_add_after_the_next_battle() -> None:
    t = ragnhild_sees(1, mine=TWO)
    t.do(2, PASS)
    t.keep_first(0)
    duel(t, 1, 0, 0)
    assert waits(t) == ("witness", 2)


def test_v16_2_ragnhild_surrounded_are_others_not_she() -> None:
    t = bystander("ragnhild", mine=TWO, hand=HEAVY)
    t.jarl(1, "bernhard")
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    assert waits(t) == ("witness", 2)
    t.do(2, adding(t, "wolf-oddny", 2))
    assert len(t.squad_of(2)) == 3


def test_v6_2_ragnhild_adds_also_in_the_last_round() -> None:
    t = bystander("ragnhild", mine=TWO, hand=HEAVY)
    t.deck()
    t.s.left = 2
    duel(t, 0, 1, 1)
    watched(t, 2, adding(t, "wolf-oddny", 2))
    assert (len(t.squad_of(2)), waits(t)) == (3, ("phase a", 1))


def test_v6_4_ragnhild_sees_no_attack_in_ragnarok() -> None:
    t = ragnarok_with_cards(bystander("ragnhild", mine=TWO, hand=HEAVY), 0)
    t.stop(0)
    assert waits(t) == ("fight", 1)


def test_v1_7_ragnhild_shows_the_warrior_and_no_other_card() -> None:
    t = ragnhild_sees(1, mine=TWO)
    t.do(2, adding(t, "wolf-oddny", 2))
    for watcher in (0, 1, None):
        seen = game.view(t.s, watcher)
        assert (seen.hands[2], seen.squads[2][2]) == ([UNKNOWN] * 2, t.card("wolf-oddny"))


def test_v4_14_ragnhilds_window_does_not_tell_the_hand() -> None:
    tables = [
        ragnhild_sees(1, hand=hand) for hand in (f"{FURY} {RIM}", f"{FURY} wolf-geir", "wolf-geir wolf-svala")
    ]
    assert waits(tables[0]) == ("witness", 2)
    assert game.legal(tables[0].s, 2) == [PASS]
    assert look_alike(*tables, hidden=2) and same_choice_in_view(tables[1], 2)


def test_v4_14_ragnhilds_second_window_does_not_tell_the_hand() -> None:
    tables = [ragnhild_sees(1, hand=f"wolf-geir {other}") for other in (FURY, "wolf-svala")]
    for t in tables:
        t.do(2, adding(t, "wolf-geir", 0))
    assert waits(tables[0]) == ("witness", 2)
    assert look_alike(*tables, hidden=2)
