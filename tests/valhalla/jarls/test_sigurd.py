"""Sigurd: once in an attack a blank die becomes any weapon
| fewer own shields than the opponent: in defence."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import BEAR, FINAL, FURY, begin, hunt, prowl
from tests.valhalla.jarls.laid import (
    BLANKS,
    abilities,
    defend,
    lay,
    look_alike,
    not_now,
    ragnarok,
    surround,
    uses,
    watched,
)
from tests.valhalla.jarls.text import Text, attacks, defends, foe_of
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import FACES, WEAPONS

TEXT = Text(
    attacks,
    lambda s, p: defends(s, p) and s.own[p] < s.own[foe_of(s, p)],
)


def turned(t: Table, face: str, seat: int = 0, *, extra: bool = False) -> cm.UseAbility:
    """Turn the seat's first blank die to this face."""
    first = next(i for i, die in enumerate(t.side(seat).loose) if FACES[die % 6] == "blank")
    return cm.UseAbility(extra, dice=(first,), faces=(FACES.index(face),))


@pytest.mark.parametrize("weapon", WEAPONS)
def test_v16_2_sigurd_main_turns_a_blank_die_to_any_weapon(weapon: str) -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, BLANKS)
    watched(t, 0, turned(t, weapon))
    assert sorted(t.loose(0).split()) == sorted([weapon] + ["blank"] * 5)
    assert abilities(t, 0) == [False]


def test_v16_2_sigurd_main_arms_with_the_turned_die() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, BLANKS)
    t.do(0, turned(t, "axe"))
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert (t.s.captured[0], t.valhalla_of(0)) == ([1], ["bear-hallgerd"])


def test_v16_2_sigurd_main_is_for_attacks() -> None:
    t = defend(lay("sigurd", seat=1))
    t.dice(1, BLANKS)
    assert uses(t, 1) == []
    assert not_now(t, 1, turned(t, "axe", 1))


def test_v16_2_sigurd_main_waits_for_the_dice_rerolled() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, "axe axe axe axe axe blank")
    t.do(0, cm.Reroll(0, (1,)))
    blanks, bows = t.loose(0).count("blank"), t.loose(0).count("bow")
    watched(t, 0, turned(t, "bow"))
    assert (t.loose(0).count("blank"), t.loose(0).count("bow")) == (blanks - 1, bows + 1)


def test_v16_2_sigurd_main_leaves_an_extra_die_an_extra_die() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, "axe +blank")
    t.do(0, turned(t, "spear"))
    assert (t.loose(0), t.s.pool) == ("axe +spear", 2)


def test_v16_2_sigurd_main_comes_once_in_a_battle() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, BLANKS)
    t.do(0, turned(t, "axe"))
    assert not_now(t, 0, turned(t, "axe"))
    assert not_now(t, 0, turned(t, "axe", extra=True))
    assert uses(t, 0) == []


def test_v16_2_sigurd_comes_in_each_battle() -> None:
    t = lay("sigurd")
    t.capture(1, 0)
    t.attack(0, 1)
    t.dice(0, BLANKS)
    t.do(0, turned(t, "bow"))
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    t.dice(0, BLANKS)
    t.do(0, turned(t, "axe", extra=True))
    assert "axe" in t.loose(0)


def test_v16_2_sigurd_main_turns_blank_dice_only() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, "axe sword blank blank")
    for dice, turn in (((0,), (1,)), ((6,), (0,)), ((-1,), (0,)), ((), (0,)), ((2, 3), (0, 0))):
        assert not_now(t, 0, cm.UseAbility(False, dice=dice, faces=turn))
    t.dice(0, "axe axe sword bow shield spear")
    assert uses(t, 0) == []


def test_v16_2_sigurd_main_turns_to_weapons_only() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, BLANKS)
    for turn in ((5,), (6,), (-1,), (), (0, 1)):
        assert not_now(t, 0, cm.UseAbility(False, dice=(0,), faces=turn))
    assert not_now(t, 0, cm.UseAbility(False, slot=0, dice=(0,), faces=(0,)))
    assert not_now(t, 0, cm.UseAbility(False, dice=(0,), faces=(0,), target=1))


def test_v16_2_sigurd_main_takes_any_of_several_blank_dice() -> None:
    t = lay("sigurd")
    t.attack(0, 1)
    t.dice(0, "axe blank blank +blank")
    for die in (1, 2, 3):
        game.check(t.s, 0, cm.UseAbility(False, dice=(die,), faces=(0,)))
    assert len(uses(t, 0)) == 2 * len(WEAPONS)  # an own die or an extra one, to any weapon


def test_v16_2_sigurd_extra_turns_a_blank_die_in_defence() -> None:
    t = lay("sigurd", seat=1)
    t.capture(0, 1)
    defend(t)
    t.dice(1, BLANKS)
    watched(t, 1, turned(t, "axe", 1, extra=True))
    t.arm(1, "bear-hallgerd")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(1, 3, 1, "V4.10")
    assert abilities(t, 1) == [True]


def test_v16_2_sigurd_extra_turns_no_second_die() -> None:
    t = lay("sigurd", seat=1)
    t.capture(0, 1)
    defend(t)
    t.dice(1, BLANKS)
    t.do(1, turned(t, "axe", 1, extra=True))
    assert not_now(t, 1, turned(t, "axe", 1, extra=True))
    assert not_now(t, 1, turned(t, "axe", 1))


def test_v16_2_sigurd_extra_is_for_the_defence() -> None:
    t = lay("sigurd")
    t.capture(1, 0)
    t.attack(0, 1)
    t.dice(0, BLANKS)
    assert not_now(t, 0, turned(t, "axe", extra=True))
    t.do(0, turned(t, "axe"))
    assert not_now(t, 0, turned(t, "axe", extra=True))


@pytest.mark.parametrize(
    ("lost", "taken", "turns"),
    [(0, 0, False), (0, 1, False), (1, 1, False), (1, 2, False), (1, 0, True), (3, 2, True)],
)
def test_v16_2_sigurd_condition_not_met_without_fewer_shields(lost: int, taken: int, turns: bool) -> None:
    t = lay("sigurd", seat=1)
    t.capture(0, 1, lost)
    t.capture(1, 0, taken)
    defend(t)
    t.dice(1, BLANKS)
    assert (turned(t, "axe", 1, extra=True) in game.legal(t.s, 1)) == turns


def test_v16_2_sigurd_surrounded_turns_nothing() -> None:
    t = lay("sigurd", seat=1)
    t.capture(0, 1)
    defend(t, ring=True)
    t.dice(1, BLANKS)
    assert not_now(t, 1, turned(t, "axe", 1))
    assert not_now(t, 1, turned(t, "axe", 1, extra=True))


def test_v16_2_sigurd_surrounded_is_the_defender_never_the_attacker() -> None:
    t = lay("sigurd")
    t.jarl(1, "hodr")
    t.attack(0, 1)
    surround(t)
    t.dice(0, BLANKS)
    t.do(0, turned(t, "axe"))
    assert "axe" in t.loose(0)


def test_v6_4_sigurd_turns_one_die_in_ragnarok() -> None:
    t = lay("sigurd")
    t.capture(1, 0, 2)
    ragnarok(t)
    t.dice(0, BLANKS)
    t.do(0, turned(t, "axe"))
    assert not_now(t, 0, turned(t, "axe", extra=True))  # everybody counts as attacker
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    assert t.valhalla_of(0) == ["bear-hallgerd"]


def test_v4_1_sigurds_offer_does_not_tell_the_hand() -> None:
    tables = [lay("sigurd", hand=hand) for hand in ("wolf-geir", FURY, "weapon-swap-borrowed-edge")]
    for t in tables:
        t.attack(0, 1)
        t.dice(0, BLANKS)
    assert len(uses(tables[0], 0)) == len(WEAPONS)
    assert uses(tables[0], 0) == uses(tables[1], 0) == uses(tables[2], 0)
    assert look_alike(*tables)


# Against a monster (V15)


def turns_a_blank(t: Table) -> bool:
    t.dice(0, "blank axe")
    return any(isinstance(command, cm.UseAbility) for command in game.legal(t.s, 0))


def test_v16_2_sigurd_turns_a_blank_in_attack() -> None:
    t = hunt(BEAR, jarl="sigurd", at=FINAL)
    begin(t)
    assert turns_a_blank(t)
    t.do(0, cm.UseAbility(False, dice=(1,), faces=(3,)))
    assert t.loose(0) == "axe bow"


@pytest.mark.parametrize(("at", "turns"), [(0, True), (1, True), (2, False), (FINAL, False)])
def test_v16_2_sigurd_in_defence_against_more_shields(at: int, turns: bool) -> None:
    t = hunt(BEAR, jarl="sigurd", at=at)
    prowl(t)
    assert turns_a_blank(t) is turns
