"""Styr: in defence a warrior of three or more symbols needs a die fewer
| two shields or fewer: in attack, too."""

from __future__ import annotations

import pytest

from tests.valhalla.hunt import FURY, begin, hunt, lose_shields, prowl
from tests.valhalla.jarls.laid import (
    HOST,
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
from tests.valhalla.jarls.text import Text, attacks, defends, few, heavy
from tests.valhalla.table import Table, armed, beyond_print
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm

TEXT = Text(
    lambda s, p: defends(s, p) and bool(heavy(s, p)),
    lambda s, p: attacks(s, p) and few(s, p) and bool(heavy(s, p)),
)


def eased(slot: int, *, extra: bool = False) -> cm.UseAbility:
    """The warrior in this slot needs a die fewer."""
    return cm.UseAbility(extra, slot=slot)


def host(mine: str = HOST, *, lost: int = 0, hand: str = "", ring: bool = False) -> Table:
    """Styr, some shields lost before, defends with these."""
    t = lay("styr", seat=1, mine=mine, hand=hand)
    t.capture(0, 1, lost)
    return defend(t, ring=ring)


def assault(lost: int = 2) -> Table:
    """Styr, so many shields lost before, attacks."""
    t = lay("styr", mine=HOST)
    t.capture(1, 0, lost)
    t.attack(0, 1)
    return t


def test_v16_2_styr_main_arms_a_warrior_with_a_die_fewer() -> None:
    t = host()
    t.dice(1, "axe axe")
    assert t.refuses(1, cm.Arm(0, (0, 1))).rule == "V4.4"
    watched(t, 1, eased(0))
    watched(t, 1, cm.Arm(0, (0, 1)))
    assert (beyond_print(t, 1, "bear-arnbjorg"), t.loose(1), abilities(t, 1)) == (0, "", [False])


@pytest.mark.parametrize("dice", ["axe axe", "axe bow"])
def test_v16_2_styr_main_spares_any_symbol(dice: str) -> None:
    """Arnbjorg needs two axes and a bow: any one of them is left out."""
    t = host("bear-arnbjorg")
    t.do(1, eased(0))
    t.dice(1, dice)
    t.do(1, cm.Arm(0, (0, 1)))
    assert beyond_print(t, 1, "bear-arnbjorg") == 0


@pytest.mark.parametrize(
    ("dice", "fits"),
    [("axe axe", True), ("axe bow", True), ("bow bow", False), ("axe", False), ("bow", False)],
)
def test_v16_2_styr_main_three_symbols_still_need_two(dice: str, fits: bool) -> None:
    t = host()
    t.do(1, eased(0))
    t.dice(1, dice)
    command = cm.Arm(0, tuple(range(len(dice.split()))))
    assert (command in game.legal(t.s, 1)) == fits
    if not fits:
        assert t.refuses(1, command).rule == "V4.4"


@pytest.mark.parametrize(
    ("giant", "dice", "fits"),
    [
        ("giant-hamra", "axe axe", True),
        ("giant-hamra", "axe bow", False),
        ("giant-hamra", "axe", False),
        ("giant-kaldrun", "spear spear", True),
        ("giant-kaldrun", "blank blank", False),
        ("giant-bergskar", "axe axe bow", True),
        ("giant-bergskar", "axe axe axe", True),  # of four alike (V17.2)
        ("giant-bergskar", "axe bow shield", False),
        ("giant-bergskar", "axe axe", False),
    ],
)
def test_v16_2_styr_main_helps_giants_too(giant: str, dice: str, fits: bool) -> None:
    t = host(giant)
    t.do(1, eased(0))
    t.dice(1, dice)
    assert (cm.Arm(0, tuple(range(len(dice.split())))) in game.legal(t.s, 1)) == fits


def test_v5_4_styrs_giant_brings_the_frost() -> None:
    t = lay("styr", mine="giant-hamra")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    t.do(0, eased(0, extra=True))
    t.dice(0, "axe axe")
    t.do(0, cm.Arm(0, (0, 1)))
    t.stop(0)
    assert len(t.side(1).loose) == 5


@pytest.mark.parametrize(
    "light", ["bear-hallgerd", "bear-gudveig", "bear-vemund", "giant-klaki", "giant-jokla"]
)
def test_v16_2_styr_main_has_nobody_to_help_among_the_light(light: str) -> None:
    """Two symbols are too few, of a giant, too."""
    t = host(f"{light} wolf-hedin")
    assert uses(t, 1) == []
    for slot in (0, 1):
        assert not_now(t, 1, eased(slot))
        assert not_now(t, 1, eased(slot, extra=True))


def test_v16_2_styr_main_is_not_for_one_or_two_symbols_nor_for_nobody() -> None:
    t = host("bear-arnbjorg bear-hallgerd bear-gudveig")
    for slot in (1, 2, 3, 4):
        assert not_now(t, 1, eased(slot))
    assert not_now(t, 1, cm.UseAbility(False, card=t.card("bear-arnbjorg"), slot=0))
    assert uses(t, 1) == [eased(0)]


def test_v16_2_styr_main_is_not_for_the_activated() -> None:
    t = host("bear-arnbjorg")
    armed(t, 1, "axe axe bow bow", "bear-arnbjorg")
    assert not_now(t, 1, eased(0))
    assert uses(t, 1) == []


def test_v16_2_styr_main_helps_one_warrior_and_no_second() -> None:
    t = host(lost=3)
    t.do(1, eased(2))
    for slot in range(4):
        assert not_now(t, 1, eased(slot))
        assert not_now(t, 1, eased(slot, extra=True))


def test_v16_2_styr_main_once_given_stays_after_a_reroll() -> None:
    t = host()
    t.do(1, eased(1))
    t.do(1, cm.Reroll(0, (1,)))
    t.dice(1, "sword bow")
    t.arm(1, "bear-ragnfrid", "sword bow")
    assert beyond_print(t, 1, "bear-ragnfrid") == 0


def test_v16_2_styr_main_ends_with_the_battle_and_comes_in_the_next() -> None:
    t = assault()
    t.do(0, eased(0, extra=True))
    t.stop(0)
    t.to_turn_of(0)
    t.attack(0, 1)
    t.dice(0, "axe axe")
    assert t.refuses(0, cm.Arm(0, (0, 1))).rule == "V4.4"
    t.do(0, eased(0, extra=True))
    t.do(0, cm.Arm(0, (0, 1)))


@pytest.mark.parametrize("lost", [2, 3])
def test_v16_2_styr_extra_helps_an_attacker(lost: int) -> None:
    t = assault(lost)
    assert uses(t, 0) == [eased(slot, extra=True) for slot in range(3)]
    assert not_now(t, 0, eased(0))
    watched(t, 0, eased(0, extra=True))
    t.dice(0, "axe axe")
    t.arm(0, "bear-arnbjorg", "axe axe")
    assert (abilities(t, 0), uses(t, 0)) == ([True], [])


@pytest.mark.parametrize("lost", [0, 1])
def test_v16_2_styr_condition_not_met_with_three_shields(lost: int) -> None:
    t = assault(lost)
    assert uses(t, 0) == []
    assert not_now(t, 0, eased(0))
    assert not_now(t, 0, eased(0, extra=True))


def test_v16_2_styr_extra_is_not_for_a_defender() -> None:
    t = host(lost=3)
    assert not_now(t, 1, eased(0, extra=True))
    assert uses(t, 1) == [eased(0), eased(1), eased(2)]


def test_v1_5_styr_has_both_abilities_in_a_round() -> None:
    t = assault()
    t.do(0, eased(0, extra=True))
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    t.do(0, eased(0))
    assert abilities(t, 0) == [True, False]


def test_v16_2_styr_surrounded_helps_nobody() -> None:
    t = host(lost=2, ring=True)
    t.dice(1, "axe axe")
    assert not_now(t, 1, eased(0))
    assert not_now(t, 1, eased(0, extra=True))
    assert t.refuses(1, cm.Arm(0, (0, 1))).rule == "V4.4"


def test_v16_2_styr_surrounded_is_the_defender_never_the_attacker() -> None:
    t = lay("styr", mine=HOST)
    t.capture(1, 0, 2)
    t.jarl(1, "hodr")
    t.attack(0, 1)
    surround(t)
    t.do(0, eased(0, extra=True))
    t.dice(0, "axe axe")
    t.do(0, cm.Arm(0, (0, 1)))


@pytest.mark.parametrize(("lost", "helps"), [(1, False), (2, True)])
def test_v6_4_styr_helps_one_in_ragnarok_with_few_shields(lost: int, helps: bool) -> None:
    t = lay("styr", mine=HOST)
    t.capture(1, 0, lost)
    ragnarok(t)
    assert uses(t, 0) == ([eased(slot, extra=True) for slot in range(3)] if helps else [])
    if helps:
        t.do(0, eased(0, extra=True))
        t.dice(0, "axe axe sword bow")
        t.arm(0, "bear-arnbjorg", "axe axe")
        t.stop(0)
        assert t.valhalla_of(0) == ["bear-arnbjorg"]


def test_v4_1_styrs_offer_does_not_tell_the_hand() -> None:
    tables = [host(hand=hand) for hand in ("wolf-geir", FURY)]
    assert uses(tables[0], 1) == uses(tables[1], 1) == [eased(0), eased(1), eased(2)]
    assert look_alike(*tables, hidden=1)


# Against a monster (V15)


def test_v16_2_styr_eases_in_defence_and_with_few_shields_in_attack() -> None:
    for shields, attack, eased in ((4, False, True), (4, True, False), (2, True, True)):
        t = hunt("bear-thorbrand", jarl="styr")
        lose_shields(t, 0, shields)
        (begin if attack else prowl)(t)
        t.dice(0, "sword spear")
        offers = [command for command in game.legal(t.s, 0) if isinstance(command, cm.UseAbility)]
        assert bool(offers) is eased
        if eased:
            t.do(0, offers[0])
            t.arm(0, "bear-thorbrand")
