"""Ketil: attacking the winner of the last battle without him: a die more | a shield was taken: +2; both."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import SURROUND
from tests.valhalla.jarls.laid import abilities, arm_one, bystander, duel, ragnarok_with_cards, watched
from tests.valhalla.jarls.text import Text, attacks, foe_of, ragnarok
from tests.valhalla.table import Table, armed, beyond_print
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.terms import NONE

TEXT = Text(
    attacks,
    attacks,  # whom he saw win stands in the past
    might=lambda past, s, side: (
        2 * (attacks(s, side.seat) and past.prey[side.seat] == (foe_of(s, side.seat), True))
    ),
    dice=lambda past, s, seat: int(
        attacks(s, seat) and not ragnarok(s) and past.prey[seat][0] == foe_of(s, seat)
    ),
)


def ketil_saw(*battles: tuple[int, int, int]) -> Table:
    """Ketil (Galti and Skeggi) saw these battles: attacker, target, winner. His turn has come."""
    t = bystander("ketil", mine="boar-galti boar-skeggi")
    for attacker, target, winner in battles:
        t.to_turn_of(attacker)
        duel(t, attacker, target, winner)
        t.keep_first(attacker)
    t.to_turn_of(2)
    return t


def ketil_attacks(t: Table, target: int) -> tuple[int, int]:
    """How many dice Ketil rolls in this attack, and how much strength he has without his warrior's."""
    watched(t, 2, cm.Attack(target))
    rolled = len(t.side(2).loose)
    arm_one(t, 2, 1)
    slot, _ = t.side(2).placed[0]
    rival = 3  # Galti and Skeggi: the opponent's squad holds bears
    return rolled, beyond_print(t, 2, *t.ids([t.s.squads[2][slot]])) - rival


def test_v16_2_ketil_main_attacks_the_victor_with_an_extra_die() -> None:
    t = ketil_saw((0, 1, 1))
    assert ketil_attacks(t, 1) == (7, 0)
    t.stop(2)
    t.stop(1)
    assert abilities(t, 2) == [False]


def test_v1_9_ketils_die_comes_from_the_pool_and_goes_back() -> None:
    t = ketil_saw((0, 1, 0))
    t.attack(2, 0)
    assert (t.loose(2).count("+"), t.s.pool) == (1, 2)
    t.stop(2)
    assert t.s.pool == 3


def test_v16_2_ketil_extra_gives_two_strength_if_a_shield_was_taken() -> None:
    t = ketil_saw((0, 1, 0))
    assert ketil_attacks(t, 0) == (7, 2)
    t.stop(2)
    assert ev.BattleResolved(2 + 3 + 2, 0, 2, "V4.9") in t.stop(0)
    assert abilities(t, 2) == [False, True]


@pytest.mark.parametrize(("winner", "target"), [(0, 1), (1, 0)])
def test_v16_2_ketil_condition_not_met_by_the_loser(winner: int, target: int) -> None:
    t = ketil_saw((0, 1, winner))
    assert ketil_attacks(t, target) == (6, 0)
    assert abilities(t, 2) == []


def test_v16_2_ketil_condition_not_met_before_any_battle() -> None:
    t = ketil_saw()
    assert ketil_attacks(t, 0) == (6, 0)


@pytest.mark.parametrize(("target", "expected"), [(0, (6, 0)), (1, (7, 2))])
def test_v16_2_ketil_main_looks_at_the_last_battle_only(target: int, expected: tuple[int, int]) -> None:
    t = ketil_saw((0, 1, 0), (1, 0, 1))
    assert ketil_attacks(t, target) == expected


def test_v16_2_ketil_extra_looks_at_the_last_battle_only() -> None:
    t = ketil_saw((0, 1, 0), (1, 0, 0))
    assert ketil_attacks(t, 0) == (7, 0), "the shield of the battle before does not count"


def test_v16_2_ketil_condition_not_met_if_the_last_battle_had_no_winner() -> None:
    t = ketil_saw((0, 1, 0), (1, 0, NONE))
    assert ketil_attacks(t, 0) == (6, 0), "the last battle he took no part in had no winner"


def test_v16_2_ketil_main_is_not_changed_by_battles_of_his_own() -> None:
    t = ketil_saw((0, 1, 0))
    t.to_turn_of(1)
    duel(t, 1, 2, 1)
    t.keep_first(1)
    assert ketil_attacks(t, 0) == (7, 2)


def test_v16_2_ketil_main_comes_in_every_attack_on_that_victor() -> None:
    t = ketil_saw((0, 1, 0))
    ketil_attacks(t, 0)
    t.stop(2)
    t.stop(0)
    t.keep_first(2)
    t.to_turn_of(2)
    assert ketil_attacks(t, 0) == (7, 2)


def test_v16_2_ketil_condition_not_met_in_defence() -> None:
    t = ketil_saw((0, 1, 0))
    t.to_turn_of(0)
    t.attack(0, 2)
    arm_one(t, 0, 1)
    t.stop(0)
    assert len(t.side(2).loose) == 6
    armed(t, 2, "axe", "boar-galti")
    assert beyond_print(t, 2, "boar-galti") == 3
    assert abilities(t, 2) == []


def test_v4_15_ketils_strength_is_nothing_without_an_activated_warrior() -> None:
    t = ketil_saw((0, 1, 0))
    t.attack(2, 0)
    assert strength(t.s, t.side(2)) == 0
    assert ev.BattleResolved(0, 0, NONE, "V4.7") in t.stop(2)
    assert abilities(t, 2) == [False]


def test_v16_2_ketil_surrounded_is_the_defender_not_he() -> None:
    t = ketil_saw((0, 1, 0))
    t.jarl(0, "bernhard")
    t.give(2, SURROUND)
    t.attack(2, 0)
    t.play(2, SURROUND)
    armed(t, 2, "axe", "boar-galti")
    assert beyond_print(t, 2, "boar-galti") == 3 + 2


def test_v6_4_ketil_attacks_nobody_in_ragnarok() -> None:
    t = ragnarok_with_cards(ketil_saw((0, 1, 0)), 2)
    assert len(t.side(2).loose) == 6
    armed(t, 2, "axe", "boar-galti")
    assert beyond_print(t, 2, "boar-galti") == 0


def test_v1_7_ketils_strength_is_the_same_in_every_view() -> None:
    t = ketil_saw((0, 1, 0))
    ketil_attacks(t, 0)
    for watcher in (None, 0, 1, 2):
        seen = game.view(t.s, watcher)
        assert seen.battle is not None
        assert strength(seen, seen.battle.side(2)) == 2 + 3 + 2
