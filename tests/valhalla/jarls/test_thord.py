"""Thord: before a battle one warrior of the squad for one from hand | in defence: a second one."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, PASS, RIM, TWO, hunt, prowl
from tests.valhalla.jarls.laid import (
    HOST,
    PAIR,
    abilities,
    lay,
    look_alike,
    not_now,
    ragnarok,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, always, defends
from tests.valhalla.table import Table, armed, beyond_print
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import MONSTER, NONE, UNKNOWN

TEXT = Text(
    always,
    defends,
)


def swap(t: Table, card_id: str, slot: int, *, extra: bool = False) -> cm.UseAbility:
    """This warrior from hand for the one in the slot."""
    return cm.UseAbility(extra, t.card(card_id), slot)


def test_v16_2_thord_main_swaps_a_warrior_before_the_battle() -> None:
    t = lay("thord", mine=PAIR, hand=f"wolf-geir {FURY}")
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    watched(t, 0, swap(t, "wolf-geir", 1))
    assert t.s.squads[0] == [t.card("bear-hallgerd"), t.card("wolf-geir"), NONE, NONE]
    assert sorted(t.hand(0)) == ["bear-bessi", FURY]
    armed(t, 0, "spear", "wolf-geir")
    assert beyond_print(t, 0, "wolf-geir") == 0


def test_v16_2_thord_main_is_a_choice() -> None:
    t = lay("thord", mine=PAIR, hand="wolf-geir")
    t.attack(0, 1)
    watched(t, 0, PASS)
    assert (t.squad_of(0), t.hand(0), waits(t)) == (PAIR.split(), ["wolf-geir"], ("fight", 0))


def test_v16_2_thord_main_keeps_a_full_squad_full() -> None:
    t = lay("thord", mine=HOST, hand="wolf-geir")
    t.attack(0, 1)
    t.do(0, swap(t, "wolf-geir", 3))
    assert (len(t.squad_of(0)), t.discard()) == (4, [])


def test_v16_2_thord_main_takes_a_warrior_for_a_warrior() -> None:
    t = lay("thord", mine=PAIR, hand=f"wolf-geir {FURY}")
    t.attack(0, 1)
    for card_id, slot in (
        (FURY, 0),
        ("wolf-svala", 0),
        ("bear-bessi", 0),
        ("wolf-geir", 2),
        ("wolf-geir", 4),
    ):
        assert not_now(t, 0, swap(t, card_id, slot))
    assert not_now(t, 0, cm.UseAbility(False, NONE, 0))
    assert not_now(t, 0, swap(t, "wolf-geir", NONE))


def test_v16_2_thord_condition_not_met_in_attack() -> None:
    t = lay("thord", mine=PAIR, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    assert not_now(t, 0, swap(t, "wolf-geir", 0, extra=True))
    t.do(0, swap(t, "wolf-geir", 0))
    assert waits(t) == ("fight", 0)
    assert not_now(t, 0, swap(t, "wolf-svala", 1, extra=True))
    assert not_now(t, 0, swap(t, "wolf-svala", 1))


def test_v16_2_thord_extra_swaps_a_second_warrior_in_defence() -> None:
    t = lay("thord", seat=1, mine=PAIR, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    assert waits(t) == ("before", 1)
    watched(t, 1, swap(t, "wolf-geir", 0))
    assert waits(t) == ("before", 1)
    watched(t, 1, swap(t, "wolf-svala", 1, extra=True))
    assert (t.squad_of(1), sorted(t.hand(1))) == (
        ["wolf-geir", "wolf-svala"],
        ["bear-bessi", "bear-hallgerd"],
    )
    assert (abilities(t, 1), waits(t)) == ([False, True], ("fight", 0))


def test_v16_2_thord_extra_is_a_choice_and_never_a_third() -> None:
    t = lay("thord", seat=1, mine=PAIR, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    t.do(1, swap(t, "wolf-geir", 0))
    assert not_now(t, 1, swap(t, "wolf-svala", 1))
    watched(t, 1, PASS)
    assert (t.squad_of(1), waits(t)) == (["wolf-geir", "bear-bessi"], ("fight", 0))


def test_v4_1_thord_attacking_comes_before_the_defender() -> None:
    t = lay("thord", mine=PAIR, hand="wolf-geir")
    t.jarl(1, "egil")
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    assert t.refuses(1, cm.UseAbility(False)).key == "not_your_turn"
    t.do(0, swap(t, "wolf-geir", 0))
    assert waits(t) == ("before", 1)


def test_v16_2_thord_main_comes_in_each_battle() -> None:
    t = lay("thord", mine=PAIR, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    t.do(0, swap(t, "wolf-geir", 0))
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    t.do(0, swap(t, "wolf-svala", 0))
    t.do(0, swap(t, "bear-hallgerd", 1, extra=True))
    assert t.squad_of(0) == ["wolf-svala", "bear-hallgerd"]


def test_v16_2_thord_has_nothing_to_swap_with_an_empty_hand() -> None:
    t = lay("thord", seat=1, mine=PAIR)
    t.attack(0, 1)
    assert waits(t) == ("fight", 0)


def test_v16_2_thord_surrounded_keeps_whom_he_swapped() -> None:
    t = lay("thord", seat=1, mine=PAIR, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    t.do(1, swap(t, "wolf-geir", 0))
    t.do(1, swap(t, "wolf-svala", 1, extra=True))
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "spear bow", "wolf-geir", "wolf-svala")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(1, 2, 1, "V4.10")


def test_v6_4_thord_swaps_one_in_ragnarok() -> None:
    t = ragnarok(lay("thord", mine=PAIR, hand="wolf-geir wolf-svala"))
    assert waits(t) == ("before", 0)
    assert not_now(t, 0, swap(t, "wolf-geir", 0, extra=True))
    t.do(0, swap(t, "wolf-geir", 0))
    assert waits(t) == ("fight", 0)
    armed(t, 0, "spear", "wolf-geir")
    t.stop(0)
    assert t.valhalla_of(0) == ["wolf-geir"]


def test_v6_4_thord_swaps_nobody_for_nobody_in_ragnarok() -> None:
    t = ragnarok(lay("thord", mine="", hand="wolf-geir"))
    assert waits(t)[1] != 0, "he passes by himself"


def test_v4_1_thords_window_does_not_tell_the_hand() -> None:
    hands = ("wolf-geir wolf-svala", f"wolf-geir {FURY}", f"{FURY} {RIM}")
    tables = [lay("thord", mine=PAIR, hand=hand) for hand in hands]
    for t in tables:
        t.attack(0, 1)
    assert waits(tables[2]) == ("before", 0)
    assert game.legal(tables[2].s, 0) == [PASS]
    assert look_alike(*tables)


def test_v4_1_thords_second_window_does_not_tell_the_hand() -> None:
    tables = [lay("thord", seat=1, mine=PAIR, hand=f"wolf-geir {other}") for other in ("wolf-svala", FURY)]
    for t in tables:
        t.attack(0, 1)
        t.do(1, swap(t, "wolf-geir", 0))
    assert waits(tables[1]) == ("before", 1)
    assert look_alike(*tables, hidden=1)


def test_v1_7_thords_warrior_is_known_in_the_hand_and_no_other_card() -> None:
    t = lay("thord", mine=PAIR, hand=f"wolf-geir {FURY}")
    t.attack(0, 1)
    t.do(0, swap(t, "wolf-geir", 0))
    for watcher in (1, None):
        seen = game.view(t.s, watcher)
        assert sorted(seen.hands[0]) == sorted([UNKNOWN, t.card("bear-hallgerd")])
        assert seen.squads[0][0] == t.card("wolf-geir")


# Against a monster (V15)


@pytest.mark.parametrize(("attack", "swaps"), [(True, 1), (False, 2)])
def test_v16_2_thord_swaps_one_in_attack_and_two_in_defence(attack: bool, swaps: int) -> None:
    t = hunt(TWO, jarl="thord")
    t.give(0, "wolf-geir", "wolf-svala")
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t, ask=True)
    for i, card in enumerate(("wolf-geir", "wolf-svala")[:swaps]):
        assert t.waits() == ("before", 0)
        t.do(0, cm.UseAbility(bool(i), t.card(card), i))
    assert t.waits() == ("fight", 0)
