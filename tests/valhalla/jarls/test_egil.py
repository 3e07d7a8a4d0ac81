"""Egil: before battle set a die aside for +2 | no own tactics: +2 more."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FURY, PASS, RIM, hunt, power, prowl
from tests.valhalla.jarls.laid import (
    EXTRA,
    MAIN,
    lay,
    look_alike,
    not_now,
    ragnarok,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text, always, battle_of
from tests.valhalla.table import armed, beyond_print
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import MONSTER

TEXT = Text(
    always,
    lambda s, p: not battle_of(s).side(p).played and battle_of(s).side(p).unused > 0,
    might=lambda past, s, side: 2 * (past.used_here(side.seat, extra=False) and not side.played),
    lasting=True,
)


@pytest.mark.parametrize(("tactics", "bonus"), [((), 4), ((FURY,), 2 + 2), ((FURY, RIM), 2 + 4)])
def test_v16_2_egil_sets_a_die_aside_for_strength(tactics: tuple[str, ...], bonus: int) -> None:
    t = lay("egil", hand=" ".join(tactics))
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    watched(t, 0, MAIN)
    assert len(t.side(0).loose) == 5
    armed(t, 0, "axe", "bear-hallgerd")
    for card_id in tactics:
        t.play(0, card_id)
    assert beyond_print(t, 0, "bear-hallgerd") == bonus


def test_v16_2_egil_may_roll_all_his_dice() -> None:
    t = lay("egil")
    t.attack(0, 1)
    watched(t, 0, PASS)
    assert len(t.side(0).loose) == 6
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v16_2_egil_sets_one_die_aside_and_no_more() -> None:
    t = lay("egil")
    t.attack(0, 1)
    assert not_now(t, 0, EXTRA)
    t.do(0, MAIN)
    assert waits(t) == ("fight", 0)


def test_v16_2_egil_in_defence() -> None:
    t = lay("egil", seat=1)
    t.attack(0, 1)
    assert waits(t) == ("before", 1)
    watched(t, 1, MAIN)
    assert len(t.side(0).loose) == 6
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert len(t.side(1).loose) == 5
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == 4


def test_v16_2_egils_opponents_tactics_do_not_spoil_it() -> None:
    t = lay("egil", seat=1)
    t.give(0, FURY)
    t.attack(0, 1)
    t.do(1, MAIN)
    armed(t, 0, "sword", "wolf-ylva")
    t.play(0, FURY)
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == 4


def test_v16_2_egil_begins_anew_in_the_next_battle() -> None:
    t = lay("egil")
    t.attack(0, 1)
    t.do(0, MAIN)
    t.stop(0)
    t.to_turn_of(0)
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    t.do(0, PASS)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v16_2_egil_begins_anew_in_the_second_battle_of_a_turn() -> None:
    t = lay("egil", seat=1)
    t.jarl(0, "brynjar")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    t.do(1, MAIN)
    t.stop(0)
    t.do(0, EXTRA)
    t.attack(0, 1)
    assert waits(t) == ("before", 1)
    t.do(1, PASS)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == 0


def test_v5_13_egils_strength_stays_when_surrounded() -> None:
    t = lay("egil", seat=1)
    t.attack(0, 1)
    t.do(1, MAIN)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    assert beyond_print(t, 1, "bear-hallgerd") == 4


def test_v6_4_egil_may_set_a_die_aside_in_ragnarok() -> None:
    t = ragnarok(lay("egil"))
    assert waits(t) == ("before", 0)
    t.do(0, MAIN)
    assert len(t.side(0).loose) == 5


def test_v4_1_egils_window_does_not_tell_the_hand() -> None:
    tables = [lay("egil", hand=card_id) for card_id in ("wolf-geir", FURY)]
    for t in tables:
        t.attack(0, 1)
    assert waits(tables[0]) == ("before", 0)
    assert look_alike(*tables)


# Against a monster (V15)


@pytest.mark.parametrize("attack", [True, False])
@pytest.mark.parametrize(("tactic", "more"), [(False, 4), (True, 2 + 2)])
def test_v16_2_egil_a_die_for_strength(attack: bool, tactic: bool, more: int) -> None:
    t = hunt(BEAR, jarl="egil")
    t.give(0, FURY)
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t, ask=True)
    assert t.waits() == ("before", 0)
    t.do(0, cm.UseAbility(False))
    assert len(t.side(0).loose) == 5
    if tactic:
        t.play(0, FURY)
    assert power(t, BEAR) == 3 + more


def test_v16_2_egil_once_in_each_battle_also_in_two_of_one_turn() -> None:
    t = hunt(BEAR, jarl="egil", strength=20)
    t.attack(0, MONSTER)
    t.do(0, cm.UseAbility(False))
    t.stop(0)
    prowl(t, ask=True)
    assert t.waits() == ("before", 0)
