"""Villsvin: 1 strength for each activated warrior of one symbol | none of three in the squad: 2 more."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, TWO, begin, hunt, power, prowl
from tests.valhalla.jarls.laid import (
    PAIR,
    abilities,
    clash,
    lay,
    look_alike,
    not_now,
    ragnarok,
    uses,
    waits,
    watched,
    weapons,
)
from tests.valhalla.jarls.text import Text, always
from tests.valhalla.table import armed, beyond_print
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE


def one_symbol(s: State, side: Side) -> int:
    return [s.table.symbols[s.squads[side.seat][slot]] for slot, _ in side.placed].count(1)


def all_light(s: State, seat: int) -> bool:
    return all(s.table.symbols[card] < 3 for card in s.warriors(seat))


TEXT = Text(
    always,
    all_light,
    might=lambda past, s, side: one_symbol(s, side) + 2 * all_light(s, side.seat),
)


@pytest.mark.parametrize(
    ("who", "bonus"),
    [("bear-arnbjorg", 0), ("bear-hallgerd", 1), (PAIR, 2), (f"{PAIR} bear-arnbjorg", 2)],
)
def test_v16_2_villsvin_main_counts_activated_warriors_of_one_symbol(who: str, bonus: int) -> None:
    t = lay("villsvin", mine=f"{PAIR} bear-arnbjorg wolf-geir")
    t.attack(0, 1)
    armed(t, 0, weapons(t, who), *who.split())
    assert beyond_print(t, 0, *who.split()) == bonus


def test_v16_2_villsvin_main_works_in_defence() -> None:
    t = lay("villsvin", seat=1, mine=f"{PAIR} bear-arnbjorg")
    assert clash(t, "wolf-ylva", PAIR) == ev.BattleResolved(1, 3 + 3 + 2, 1, "V4.10")
    assert abilities(t, 1) == [False]


def test_v16_2_villsvin_main_is_seen_by_all() -> None:
    t = lay("villsvin", mine=f"{PAIR} bear-arnbjorg")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    events = watched(t, 1, cm.EndPhase())
    assert AbilityUsed(0, False) in events
    assert ev.BattleResolved(4, 0, 0, "V4.9") in events


@pytest.mark.parametrize("who", ["bear-gudveig", "bear-vemund bear-gudveig"])
def test_v16_2_villsvin_extra_has_two_strength_without_three_symbols(who: str) -> None:
    t = lay("villsvin", mine="bear-gudveig bear-vemund")
    t.attack(0, 1)
    armed(t, 0, weapons(t, who), *who.split())
    assert beyond_print(t, 0, *who.split()) == 2


def test_v1_5_villsvin_has_both_together() -> None:
    t = lay("villsvin", mine=f"{PAIR} bear-gudveig")
    assert clash(t, PAIR, "") == ev.BattleResolved(3 + 3 + 2 + 2, 0, 0, "V4.9")
    assert abilities(t, 0) == [False, True]


@pytest.mark.parametrize(
    ("idle", "bonus"),
    [
        ("wolf-geir", 3),
        ("wolf-hedin", 3),
        ("giant-klaki", 3),
        ("wolf-skuli", 1),
        ("giant-hamra", 1),
        ("giant-gnipa", 1),
    ],
)
def test_v16_2_villsvin_condition_not_met_with_three_symbols_in_the_squad(idle: str, bonus: int) -> None:
    t = lay("villsvin", mine=f"bear-hallgerd {idle}")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == bonus


def test_v16_2_villsvin_condition_is_of_his_own_squad() -> None:
    t = lay("villsvin", hand="wolf-skuli")
    t.squad(1, "bear-arnbjorg")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 3


def test_v4_9_villsvin_alone_never_defends() -> None:
    t = lay("villsvin", seat=1)
    assert clash(t, "wolf-ylva", "") == ev.BattleResolved(1, 0, 0, "V4.9")
    assert abilities(t, 1) == []


def test_v4_7_villsvin_alone_never_attacks() -> None:
    t = lay("villsvin")
    t.attack(0, 1)
    t.stop(0)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, NONE, "V4.7")
    assert abilities(t, 0) == []


def test_v16_2_villsvin_surrounded_has_what_is_printed() -> None:
    t = lay("villsvin", seat=1, mine=PAIR)
    assert clash(t, "wolf-ylva", PAIR, ring=True) == ev.BattleResolved(1, 6, 1, "V4.10")
    assert abilities(t, 1) == []


def test_v16_2_villsvin_surrounded_is_the_defender_never_the_attacker() -> None:
    t = lay("villsvin", mine=PAIR)
    t.jarl(1, "hodr")
    assert clash(t, PAIR, "", ring=True) == ev.BattleResolved(6 + 2 + 2, 0, 0, "V4.9")


def test_v16_2_villsvin_is_never_asked() -> None:
    t = lay("villsvin")
    t.attack(0, 1)
    assert uses(t, 0) == []
    for command in (cm.UseAbility(False), cm.UseAbility(True)):
        assert not_now(t, 0, command)


def test_v6_4_villsvin_sends_no_more_in_ragnarok() -> None:
    t = ragnarok(lay("villsvin", mine=PAIR))
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (t.valhalla_of(0), t.discard()) == (["bear-hallgerd"], ["bear-bessi"])


def test_v4_1_villsvins_strength_does_not_tell_the_hand() -> None:
    tables = [lay("villsvin", seat=1, hand=hand) for hand in ("wolf-skuli", FURY)]
    for t in tables:
        clash(t, "wolf-ylva", "bear-hallgerd")
    assert waits(tables[0]) == ("choose rising", 1)
    assert look_alike(*tables, hidden=1)


# Against a monster (V15)


@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_villsvin_for_warriors_of_one_symbol(attack: bool) -> None:
    t = hunt(TWO, jarl="villsvin")
    (begin if attack else prowl)(t)
    assert power(t, TWO) == 6 + 2 + 2
