"""Bernhard: defending, 1 strength for each warrior not activated
| three own shields or fewer: 3 more; both."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import TWO, begin, hunt, lose_shields, power, prowl
from tests.valhalla.jarls.laid import (
    BEARS,
    abilities,
    lay,
    quiet_turn,
    ragnarok_with_cards,
    surround,
    watched,
)
from tests.valhalla.jarls.text import Text, defends
from tests.valhalla.table import Table, armed, beyond_print
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import Side, State


def idle(s: State, side: Side) -> int:
    return len(s.warriors(side.seat)) - len(side.placed)


TEXT = Text(
    defends,
    lambda s, p: defends(s, p) and s.own[p] <= 3,
    might=lambda past, s, side: (idle(s, side) + 3 * (s.own[side.seat] <= 3)) * defends(s, side.seat),
)


def bernhard_defends(squad: int, active: int, *, lost: int = 0, ring: bool = False) -> Table:
    """Bernhard defends with the first few of his bears activated."""
    t = lay("bernhard", seat=1, mine=" ".join(list(BEARS)[:squad]))
    t.squad(0, "bear-gudveig")
    t.capture(0, 1, lost)
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "axe axe", "bear-gudveig")
    t.stop(0)
    heroes = list(BEARS)[:active]
    armed(t, 1, " ".join(BEARS[hero] for hero in heroes), *heroes)
    return t


@pytest.mark.parametrize(("squad", "active"), [(1, 1), (2, 1), (4, 1), (4, 2), (4, 4)])
def test_v16_2_bernhard_main_counts_the_warriors_not_activated(squad: int, active: int) -> None:
    t = bernhard_defends(squad, active)
    assert beyond_print(t, 1, *list(BEARS)[:active]) == squad - active


@pytest.mark.parametrize(("squad", "defence", "winner"), [(3, 5, 0), (4, 6, 1)])
def test_v16_2_bernhard_main_decides_a_battle(squad: int, defence: int, winner: int) -> None:
    t = bernhard_defends(squad, 1)
    events = watched(t, 1, cm.EndPhase())
    assert ev.BattleResolved(5, defence, winner, "V4.10") in events
    assert abilities(t, 1) == [False]


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_v16_2_bernhard_extra_gives_three_more_strength(lost: int) -> None:
    t = bernhard_defends(1, 1, lost=lost)
    assert beyond_print(t, 1, "bear-hallgerd") == 3
    watched(t, 1, cm.EndPhase())
    assert abilities(t, 1) == [True]


def test_v16_2_bernhard_condition_not_met_with_four_shields() -> None:
    """The shield he is about to lose is still his when strengths are compared."""
    t = bernhard_defends(1, 1)
    assert ev.BattleResolved(5, 3, 0, "V4.10") in t.stop(1)
    assert (t.s.own[1], abilities(t, 1)) == (3, [])


def test_v1_5_bernhard_has_both_abilities_at_once() -> None:
    t = bernhard_defends(2, 1, lost=2)
    assert beyond_print(t, 1, "bear-hallgerd") == 1 + 3
    assert ev.BattleResolved(5, 7, 1, "V4.10") in t.stop(1)
    assert abilities(t, 1) == [False, True]


def test_v4_9_bernhards_strength_alone_never_defends() -> None:
    t = bernhard_defends(4, 0, lost=2)
    assert ev.BattleResolved(5, 0, 0, "V4.9") in t.stop(1)
    assert abilities(t, 1) == []


def test_v16_2_bernhard_condition_not_met_in_attack() -> None:
    t = lay("bernhard", mine=" ".join(BEARS))
    t.capture(1, 0, 2)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0
    t.stop(0)
    t.stop(1)
    assert abilities(t, 0) == []


@pytest.mark.parametrize("lost", [0, 2])
def test_v16_2_bernhard_surrounded_has_neither(lost: int) -> None:
    t = bernhard_defends(4, 1, lost=lost, ring=True)
    assert beyond_print(t, 1, "bear-hallgerd") == 0
    assert ev.BattleResolved(5, 3, 0, "V4.10") in watched(t, 1, cm.EndPhase())
    assert abilities(t, 1) == []


def test_v16_2_bernhard_surrounded_is_back_in_the_next_battle() -> None:
    t = bernhard_defends(4, 1, ring=True)
    t.stop(1)
    t.keep_first(0)
    quiet_turn(t, 1)
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == 3 + 3


def test_v6_4_bernhard_counts_as_attacker_in_ragnarok() -> None:
    t = lay("bernhard", mine=" ".join(BEARS))
    t.capture(1, 0, 2)
    ragnarok_with_cards(t)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v1_7_bernhards_strength_is_the_same_in_every_view() -> None:
    t = bernhard_defends(3, 1, lost=2)
    for watcher in (None, 0, 1):
        seen = game.view(t.s, watcher)
        assert seen.battle is not None
        assert strength(seen, seen.battle.side(1)) == 3 + 2 + 3


# Against a monster (V15)


@pytest.mark.parametrize(("shields", "more"), [(4, 1), (3, 4)])
def test_v16_2_bernhard_for_idle_warriors_and_with_a_shield_lost(shields: int, more: int) -> None:
    t = hunt(TWO, jarl="bernhard")
    lose_shields(t, 0, shields)
    prowl(t)
    assert power(t, "bear-skapti") == 3 + more


def test_v16_2_bernhard_not_in_attack() -> None:
    t = hunt(TWO, jarl="bernhard")
    lose_shields(t, 0, 2)
    begin(t)
    assert power(t, "bear-skapti") == 3
