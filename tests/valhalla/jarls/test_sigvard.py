"""Sigvard: in defence a tie is his | fewer warriors than the attacker: 2 more strength in defence."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, TWO, begin, hunt, power, prowl, told, used, withstand
from tests.valhalla.jarls.laid import (
    abilities,
    clash,
    defend,
    lay,
    look_alike,
    not_now,
    ragnarok,
    uses,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, defends, foe_of
from tests.valhalla.table import Table, armed, beyond_print
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.monsters.events import MonsterFought
from valhalla.games.valhalla.state import State


def smaller(s: State, seat: int) -> bool:
    """In defence, with fewer warriors than the attacker."""
    return defends(s, seat) and len(s.warriors(seat)) < len(s.warriors(foe_of(s, seat)))


TEXT = Text(
    defends,
    smaller,
    might=lambda past, s, side: 2 * smaller(s, side.seat),
    ties=True,
)


def tied() -> Table:
    """Sigvard (seat 1) and the attacker have two warriors each; Hallgerd and Bessi are of equal strength."""
    t = lay("sigvard", seat=1, mine="bear-hallgerd wolf-geir")
    t.squad(0, "bear-bessi")
    return t


def test_v16_2_sigvard_main_wins_a_tie_in_defence() -> None:
    t = tied()
    assert clash(t, "bear-bessi", "bear-hallgerd") == ev.BattleResolved(3, 3, 1, "V16.2")
    assert (t.s.captured[0], t.s.own[1], waits(t)) == ([], 4, ("choose rising", 1))
    assert abilities(t, 1) == [False]
    watched(t, 1, cm.SendToValhalla((0,)))
    assert (t.valhalla_of(0), t.valhalla_of(1)) == ([], ["bear-hallgerd"])


def test_v16_2_sigvard_main_is_seen_by_all() -> None:
    t = tied()
    t.attack(0, 1)
    armed(t, 0, "shield", "bear-bessi")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    events = watched(t, 1, cm.EndPhase())
    assert AbilityUsed(1, False) in events


def test_v16_2_sigvard_main_is_for_ties_only() -> None:
    t = tied()
    resolved = clash(t, "bear-bessi wolf-ylva", "bear-hallgerd")
    assert resolved == ev.BattleResolved(4, 3, 0, "V4.10")
    assert (t.s.captured[0], abilities(t, 1)) == ([1], [])


def test_v4_10_sigvards_attack_wins_a_tie_like_any_other() -> None:
    t = lay("sigvard", mine="bear-bessi wolf-geir")
    t.squad(1, "bear-hallgerd")
    assert clash(t, "bear-bessi", "bear-hallgerd") == ev.BattleResolved(3, 3, 0, "V4.10")
    assert abilities(t, 0) == []


def test_v4_10_a_tie_against_sigvards_attack_is_his() -> None:
    t = lay("sigvard", mine="bear-bessi")
    t.jarl(1, "hodr")
    t.squad(1, "bear-hallgerd")
    assert clash(t, "bear-bessi", "bear-hallgerd") == ev.BattleResolved(3, 3, 0, "V4.10")


def test_v16_2_sigvard_extra_has_two_strength_with_the_smaller_squad() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-bessi")
    assert clash(t, "bear-bessi wolf-ylva", "bear-hallgerd") == ev.BattleResolved(4, 5, 1, "V4.10")
    assert abilities(t, 1) == [True]


def test_v1_5_sigvard_has_both_when_two_strength_make_a_tie() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-gudveig")
    assert clash(t, "bear-gudveig", "bear-hallgerd") == ev.BattleResolved(5, 5, 1, "V16.2")
    assert sorted(abilities(t, 1)) == [False, True]


@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"), [(1, 1, 0), (1, 2, 2), (2, 2, 0), (3, 2, 0), (2, 3, 2), (3, 4, 2)]
)
def test_v16_2_sigvard_condition_not_met_with_as_many_warriors(mine: int, theirs: int, bonus: int) -> None:
    t = lay("sigvard", seat=1, mine=" ".join(("bear-hallgerd", "wolf-geir", "wolf-audun")[:mine]))
    t.squad(0, *("bear-bessi", "bear-birna", "bear-skapti")[: theirs - 1])
    defend(t)
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == bonus


def test_v16_2_sigvard_condition_counts_whoever_came_before_the_battle() -> None:
    t = lay("sigvard", seat=1)
    t.jarl(0, "solveig")
    t.give(0, "bear-bessi")
    t.attack(0, 1)
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == 2


def test_v16_2_sigvard_condition_not_met_in_attack() -> None:
    t = lay("sigvard")
    t.squad(1, "bear-bessi", "bear-birna")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v4_9_sigvard_alone_never_defends() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-bessi")
    assert clash(t, "wolf-ylva", "") == ev.BattleResolved(1, 0, 0, "V4.9")
    assert (t.s.captured[0], abilities(t, 1)) == ([1], [])


def test_v16_2_sigvard_surrounded_loses_the_tie() -> None:
    t = tied()
    assert clash(t, "bear-bessi", "bear-hallgerd", ring=True) == ev.BattleResolved(3, 3, 0, "V4.10")
    assert (t.s.captured[0], abilities(t, 1)) == ([1], [])


def test_v16_2_sigvard_surrounded_loses_the_strength() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-bessi")
    resolved = clash(t, "bear-bessi wolf-ylva", "bear-hallgerd", ring=True)
    assert resolved == ev.BattleResolved(4, 3, 0, "V4.10")
    assert abilities(t, 1) == []


def test_v16_2_sigvard_is_never_asked() -> None:
    t = defend(tied())
    assert uses(t, 1) == []
    for command in (cm.UseAbility(False), cm.UseAbility(True)):
        assert not_now(t, 1, command)


def test_v6_4_sigvard_finds_nobody_in_ragnarok() -> None:
    t = ragnarok(lay("sigvard"))
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0
    t.stop(0)
    assert (t.valhalla_of(0), abilities(t, 0)) == (["bear-hallgerd"], [])


def test_v4_1_sigvards_tie_does_not_tell_the_hand() -> None:
    tables = [tied(), tied()]
    for t, card_id in zip(tables, ("wolf-svala", FURY), strict=True):
        t.give(1, card_id)
        clash(t, "bear-bessi", "bear-hallgerd")
    assert waits(tables[0]) == ("choose rising", 1)
    assert look_alike(*tables, hidden=1)


# Against a monster (V15)


def test_v16_2_sigvard_in_defence_a_tie_is_his() -> None:
    t = hunt(BEAR, jarl="sigvard", strength=3, warriors=1)
    withstand(t, BEAR)
    assert told(t, MonsterFought)[0] == MonsterFought(0, 3, 3, True, "V16.2") and used(t) == [False]


@pytest.mark.parametrize("against", [2, 4])
def test_v16_2_sigvard_only_a_tie(against: int) -> None:
    t = hunt(BEAR, jarl="sigvard", strength=against, warriors=1)
    withstand(t, BEAR)
    assert told(t, MonsterFought)[0].rule == "V15.7" and used(t) == []


def test_v16_2_sigvard_needs_an_activated_warrior_for_a_tie() -> None:
    t = hunt(BEAR, jarl="sigvard", strength=1, warriors=4)
    withstand(t, "")
    assert told(t, MonsterFought)[0].rule == "V15.9"


@pytest.mark.parametrize(("warriors", "more"), [(3, 2), (2, 0)])
def test_v16_2_sigvard_with_the_smaller_squad(warriors: int, more: int) -> None:
    t = hunt(TWO, jarl="sigvard", warriors=warriors)
    prowl(t)
    assert power(t, TWO) == 6 + more
    t = hunt(TWO, jarl="sigvard", warriors=warriors)
    begin(t)
    assert power(t, TWO) == 6, "only in defence"
