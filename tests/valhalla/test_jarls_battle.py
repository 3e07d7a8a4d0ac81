"""Nine more jarls of V16.2 (Sigurd to Yrsa), the data of all 25, and their draft (V2.2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.valhalla.table import Table, armed, beyond_print
from tests.valhalla.test_jarls import (
    FURY,
    PASS,
    RIM,
    SURROUND,
    lay,
    look_alike,
    not_now,
    ragnarok,
    surround,
    waits,
    watched,
)
from tests.valhalla.test_v2 import EVERY_COUNT, Opening
from valhalla.games import valhalla as game
from valhalla.games.valhalla import cards, windows
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import Jarl
from valhalla.games.valhalla.jarls import ALL
from valhalla.games.valhalla.jarls.base import JarlRules
from valhalla.games.valhalla.jarls.events import AbilityUsed, BetPlaced
from valhalla.games.valhalla.modules import EXPANSIONS
from valhalla.games.valhalla.monsters.module import Hunted
from valhalla.games.valhalla.terms import FACES, NONE, OFFERS, UNKNOWN, WEAPONS, Step

HORN = "fury-horn-answers"
COUNTERBLOW = "counterblow-up-from-the-mud"
BLANKS = "blank blank blank blank blank blank"


def weapons(t: Table, card_ids: str) -> str:
    """The dice that arm all of these."""
    needs = [getattr(t.s.table.cards[t.card(card_id)], "weapons", ()) for card_id in card_ids.split()]
    return " ".join(weapon for need in needs for weapon in need)


def defend(t: Table, *, ring: bool = False) -> Table:
    """Seat 0 attacks with Ylva, with *ring* surrounds the leader, and seat 1 has rolled."""
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("fight", 1)
    return t


def clash(t: Table, attackers: str, defenders: str, *, ring: bool = False) -> ev.Event:
    """Seat 0 attacks seat 1, both arm just these; what comes of it."""
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, weapons(t, attackers), *attackers.split())
    t.stop(0)
    armed(t, 1, weapons(t, defenders), *defenders.split())
    t.stop(1)
    return t.last(ev.BattleResolved)


def uses(t: Table, seat: int) -> list[cm.Command]:
    """What the jarl of the seat has on offer."""
    return [command for command in game.legal(t.s, seat) if isinstance(command, cm.UseAbility)]


def told(t: Table, seat: int) -> list[bool]:
    """The abilities the seat was seen to use, in order: False main, True extra."""
    return [event.extra for event in t.log if isinstance(event, AbilityUsed) and event.seat == seat]


def free(t: Table, seat: int) -> bool:
    """Whether the seat has a free reroll to take."""
    return any(isinstance(command, cm.FreeReroll) for command in game.legal(t.s, seat))


# Sigurd: once in an attack a blank die becomes any weapon | fewer own shields than the opponent: in defence


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
    assert told(t, 0) == [False]


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
    assert told(t, 1) == [True]


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


# Sigvard: in defence a tie is his | fewer warriors than the attacker: 2 more strength in defence


def tied() -> Table:
    """Sigvard (seat 1) and the attacker have two warriors each; Hallgerd and Bessi are of equal strength."""
    t = lay("sigvard", seat=1, mine="bear-hallgerd wolf-geir")
    t.squad(0, "bear-bessi")
    return t


def test_v16_2_sigvard_main_wins_a_tie_in_defence() -> None:
    t = tied()
    assert clash(t, "bear-bessi", "bear-hallgerd") == ev.BattleResolved(3, 3, 1, "V16.2")
    assert (t.s.captured[0], t.s.own[1], waits(t)) == ([], 4, ("choose rising", 1))
    assert told(t, 1) == [False]
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
    assert (t.s.captured[0], told(t, 1)) == ([1], [])


def test_v4_10_sigvards_attack_wins_a_tie_like_any_other() -> None:
    t = lay("sigvard", mine="bear-bessi wolf-geir")
    t.squad(1, "bear-hallgerd")
    assert clash(t, "bear-bessi", "bear-hallgerd") == ev.BattleResolved(3, 3, 0, "V4.10")
    assert told(t, 0) == []


def test_v4_10_a_tie_against_sigvards_attack_is_his() -> None:
    t = lay("sigvard", mine="bear-bessi")
    t.jarl(1, "hodr")
    t.squad(1, "bear-hallgerd")
    assert clash(t, "bear-bessi", "bear-hallgerd") == ev.BattleResolved(3, 3, 0, "V4.10")


def test_v16_2_sigvard_extra_has_two_strength_with_the_smaller_squad() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-bessi")
    assert clash(t, "bear-bessi wolf-ylva", "bear-hallgerd") == ev.BattleResolved(4, 5, 1, "V4.10")
    assert told(t, 1) == [True]


def test_v1_5_sigvard_has_both_when_two_strength_make_a_tie() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-gudveig")
    assert clash(t, "bear-gudveig", "bear-hallgerd") == ev.BattleResolved(5, 5, 1, "V16.2")
    assert sorted(told(t, 1)) == [False, True]


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
    assert (t.s.captured[0], told(t, 1)) == ([1], [])


def test_v16_2_sigvard_surrounded_loses_the_tie() -> None:
    t = tied()
    assert clash(t, "bear-bessi", "bear-hallgerd", ring=True) == ev.BattleResolved(3, 3, 0, "V4.10")
    assert (t.s.captured[0], told(t, 1)) == ([1], [])


def test_v16_2_sigvard_surrounded_loses_the_strength() -> None:
    t = lay("sigvard", seat=1)
    t.squad(0, "bear-bessi")
    resolved = clash(t, "bear-bessi wolf-ylva", "bear-hallgerd", ring=True)
    assert resolved == ev.BattleResolved(4, 3, 0, "V4.10")
    assert told(t, 1) == []


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
    assert (t.valhalla_of(0), told(t, 0)) == (["bear-hallgerd"], [])


def test_v4_1_sigvards_tie_does_not_tell_the_hand() -> None:
    tables = [tied(), tied()]
    for t, card_id in zip(tables, ("wolf-svala", FURY), strict=True):
        t.give(1, card_id)
        clash(t, "bear-bessi", "bear-hallgerd")
    assert waits(tables[0]) == ("choose rising", 1)
    assert look_alike(*tables, hidden=1)


# Styr: in defence a warrior of three or more symbols needs a die fewer | two shields or fewer: in attack, too

HOST = "bear-arnbjorg bear-ragnfrid bear-hroald bear-gudveig"  # of three, three, three symbols and two


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
    assert (beyond_print(t, 1, "bear-arnbjorg"), t.loose(1), told(t, 1)) == (0, "", [False])


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
    assert (told(t, 0), uses(t, 0)) == ([True], [])


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
    assert told(t, 0) == [True, False]


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


# Thord: before a battle one warrior of the squad for one from hand | in defence: a second one

PAIR = "bear-hallgerd bear-bessi"


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
    assert (told(t, 1), waits(t)) == ([False, True], ("fight", 0))


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
    assert waits(t) == ("fight", 0)


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


# Valgard: phase B draws one card more | four cards in hand or fewer: action (4) draws and keeps one more

FIVE = "wolf-geir wolf-svala wolf-audun wolf-runolf wolf-gunnvor"


def handful(count: int) -> Table:
    """Valgard in phase A with so many cards in hand."""
    return lay("valgard", hand=" ".join(FIVE.split()[:count]))


def in_phase_b(count: int) -> Table:
    """Valgard has added a warrior; phase B finds him with so many cards."""
    t = handful(count)
    t.give(0, "bear-skapti")
    t.do(0, cm.AddWarriors((t.card("bear-skapti"),), (1,)))
    return t


@pytest.mark.parametrize("cards_", [0, 4, 5])
def test_v16_2_valgard_main_draws_three_and_keeps_one(cards_: int) -> None:
    t = in_phase_b(cards_)
    assert (len(t.s.drawn), waits(t), told(t, 0)) == (3, ("keep", 0), [False])
    refusal = t.refuses(0, cm.Keep(tuple(t.s.drawn[:2])))
    assert (refusal.rule, refusal.params) == ("V3.6", {"count": 1})
    watched(t, 0, cm.Keep((t.s.drawn[2],)))
    assert (len(t.hand(0)), len(t.discard())) == (cards_ + 1, 2)


@pytest.mark.parametrize("cards_", [0, 1, 4])
def test_v16_2_valgard_extra_keeps_two_of_three(cards_: int) -> None:
    t = handful(cards_)
    watched(t, 0, cm.DrawCards())
    assert (len(t.s.drawn), told(t, 0)) == (3, [True])
    assert t.refuses(0, cm.Keep((t.s.drawn[0],))).params == {"count": 2}
    watched(t, 0, cm.Keep(tuple(t.s.drawn[1:])))
    assert (len(t.hand(0)), len(t.discard())) == (cards_ + 2, 1)


@pytest.mark.parametrize(("cards_", "kept"), [(3, 2), (4, 2), (5, 1)])
def test_v16_2_valgard_condition_not_met_with_five_cards(cards_: int, kept: int) -> None:
    t = handful(cards_)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert len(t.hand(0)) == cards_ + kept


def test_v1_5_valgard_has_both_abilities_in_a_turn() -> None:
    t = handful(1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert (len(t.s.drawn), waits(t)) == (3, ("keep", 0))
    t.keep_first(0)
    assert (len(t.hand(0)), waits(t), told(t, 0)) == (4, ("phase a", 1), [True, False])


def test_v16_2_valgard_extra_is_not_for_phase_b() -> None:
    t = in_phase_b(1)
    t.keep_first(0)
    assert (len(t.hand(0)), told(t, 0)) == (2, [False])


def test_v16_2_valgard_does_not_draw_for_others() -> None:
    t = handful(1)
    t.to_turn_of(1)
    before = told(t, 0)
    t.do(1, cm.DrawCards())
    assert (len(t.s.drawn), told(t, 0)) == (2, before)


def test_v3_4_valgard_without_warriors_shows_his_hand_and_draws_one_more() -> None:
    t = lay("valgard", mine="", hand=FURY)
    events = watched(t, 0, cm.DrawCards())
    assert ev.HandShown(0, (t.card(FURY),)) in events
    assert len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.hand(0)) == 3


@pytest.mark.parametrize(("left", "hand"), [(0, 5), (1, 6), (2, 6), (3, 6)])
def test_v3_6_valgard_main_takes_what_the_deck_has(left: int, hand: int) -> None:
    t = handful(5)
    t.give(0, "wolf-hedin")
    t.deck(*("bear-birna", "bear-skapti", "bear-kolbein")[:left])
    t.do(0, cm.AddWarriors((t.card("wolf-hedin"),), (1,)))
    if left > 1:
        t.keep_first(0)
    assert (len(t.hand(0)), len(t.discard()), waits(t)) == (hand, max(0, left - 1), ("phase a", 1))


@pytest.mark.parametrize(("left", "hand"), [(0, 1), (1, 2), (2, 3)])
def test_v3_6_valgard_extra_takes_what_the_deck_has(left: int, hand: int) -> None:
    t = handful(1)
    t.deck(*("bear-birna", "bear-skapti", "bear-kolbein")[:left])
    t.do(0, cm.DrawCards())
    assert (len(t.hand(0)), t.discard(), waits(t)) == (hand, [], ("phase a", 1))


def test_v6_1_valgards_third_card_is_the_last_one() -> None:
    t = handful(1)
    t.deck("bear-birna", "bear-skapti", "bear-kolbein")
    events = t.do(0, cm.DrawCards())
    assert ev.EndTriggered(NONE) in events
    t.keep_first(0)
    assert (len(t.hand(0)), t.s.left) == (3, 1)  # the turn of seat 1 has begun, his own comes


def test_v6_2_valgard_draws_in_the_last_round_too() -> None:
    t = handful(1)
    t.s.left = 1
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 3


def test_v16_2_valgard_is_never_asked() -> None:
    t = handful(1)
    for command in (cm.UseAbility(False), cm.UseAbility(True)):
        assert t.refuses(0, command).key == "not_now"
    t.do(0, cm.DrawCards())
    assert t.refuses(0, cm.UseAbility(True)).key == "not_now"
    assert t.refuses(0, PASS).key == "not_now"


def test_v16_2_valgard_surrounded_still_draws_in_his_turn() -> None:
    t = defend(lay("valgard", seat=1), ring=True)
    t.stop(1)
    t.keep_first(0)
    assert waits(t) == ("phase a", 1)
    t.do(1, cm.DrawCards())
    assert len(t.s.drawn) == 3
    t.keep_first(1)
    assert len(t.hand(1)) == 2


def test_v6_4_valgard_draws_nothing_in_ragnarok() -> None:
    t = ragnarok(handful(1))
    assert (waits(t), len(t.side(0).loose), t.hand(0)) == (("fight", 0), 6, ["wolf-geir"])
    assert told(t, 0) == []


def test_v3_2_valgards_cards_are_seen_by_him_alone() -> None:
    t = handful(1)
    t.do(0, cm.DrawCards())
    assert game.view(t.s, 0).drawn == t.s.drawn
    for watcher in (1, None):
        assert game.view(t.s, watcher).drawn == [UNKNOWN] * 3
    t.keep_first(0)
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN] * 3


def test_v1_7_valgards_draw_does_not_tell_the_hand() -> None:
    tables = [lay("valgard", hand=hand) for hand in ("wolf-geir wolf-svala", f"wolf-geir {FURY}")]
    for t in tables:
        t.do(0, cm.DrawCards())
    assert look_alike(*tables)


# Villsvin: 1 strength for each activated warrior of one symbol | none of three in the squad: 2 more


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
    assert told(t, 1) == [False]


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
    assert told(t, 0) == [False, True]


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
    assert told(t, 1) == []


def test_v4_7_villsvin_alone_never_attacks() -> None:
    t = lay("villsvin")
    t.attack(0, 1)
    t.stop(0)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, NONE, "V4.7")
    assert told(t, 0) == []


def test_v16_2_villsvin_surrounded_has_what_is_printed() -> None:
    t = lay("villsvin", seat=1, mine=PAIR)
    assert clash(t, "wolf-ylva", PAIR, ring=True) == ev.BattleResolved(1, 6, 1, "V4.10")
    assert told(t, 1) == []


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


# Vingor: attacking, one free reroll | no shield captured: one in defence, too


def test_v16_2_vingor_main_has_a_free_reroll_in_attack() -> None:
    t = lay("vingor")
    events = watched(t, 0, cm.Attack(1))
    assert AbilityUsed(0, False) in events
    t.dice(0, "axe blank blank blank blank blank")
    watched(t, 0, cm.FreeReroll((1, 2, 3, 4, 5)))
    assert (len(t.side(0).loose), t.side(0).spent, "axe" in t.loose(0)) == (6, 0, True)


def test_v16_2_vingor_main_is_one_reroll() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    assert free(t, 0)
    t.do(0, cm.FreeReroll((0,)))
    assert t.refuses(0, cm.FreeReroll((0,))).rule == "V5.14"
    assert not free(t, 0)


def test_v5_14_vingors_reroll_does_not_count_as_one() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    t.do(0, cm.FreeReroll((0, 1)))
    assert not t.side(0).rerolled
    t.do(0, cm.Reroll(0, (1,)))
    assert t.side(0).rerolled


def test_v16_2_vingor_main_is_a_choice() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.s.captured[0] == [1]


def test_v16_2_vingor_main_does_not_last_into_the_next_battle() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    t.stop(0)
    t.to_turn_of(0)
    t.attack(0, 1)
    t.do(0, cm.FreeReroll((0,)))
    assert not free(t, 0)


def test_v5_11_vingor_main_adds_to_counterblow() -> None:
    t = lay("vingor", hand=COUNTERBLOW)
    t.attack(0, 1)
    t.play(0, COUNTERBLOW)
    for _ in range(3):
        t.do(0, cm.FreeReroll((0,)))
    assert not free(t, 0)


def test_v16_2_vingor_main_is_his_alone() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (waits(t), free(t, 1)) == (("fight", 1), False)


def test_v16_2_vingor_extra_has_a_free_reroll_in_defence() -> None:
    t = defend(lay("vingor", seat=1))
    assert told(t, 1) == [True]
    watched(t, 1, cm.FreeReroll((0, 1, 2)))
    assert len(t.side(1).loose) == 6
    assert t.refuses(1, cm.FreeReroll((0,))).rule == "V5.14"


def test_v16_2_vingor_extra_does_not_ask_for_his_own_shields() -> None:
    t = lay("vingor", seat=1)
    t.capture(0, 1, 3)
    defend(t)
    assert free(t, 1)


def test_v16_2_vingor_condition_not_met_with_a_captured_shield() -> None:
    t = lay("vingor", seat=1)
    t.capture(1, 0)
    defend(t)
    assert (free(t, 1), told(t, 1)) == (False, [])
    assert t.refuses(1, cm.FreeReroll((0,))).rule == "V5.14"


def test_v16_2_vingor_main_does_not_mind_captured_shields() -> None:
    t = lay("vingor")
    t.capture(0, 1, 2)
    t.attack(0, 1)
    assert free(t, 0)


def test_v1_5_vingor_has_both_in_a_round() -> None:
    t = lay("vingor", mine=PAIR)
    t.attack(0, 1)
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert (free(t, 0), told(t, 0)) == (True, [False, True])


def test_v16_2_vingor_condition_not_met_once_his_attack_has_won() -> None:
    t = lay("vingor", mine=PAIR)
    clash(t, "bear-hallgerd", "")
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert (waits(t), free(t, 0)) == (("fight", 0), False)


def test_v16_2_vingor_surrounded_has_no_free_reroll() -> None:
    t = defend(lay("vingor", seat=1), ring=True)
    assert (free(t, 1), told(t, 1)) == (False, [])
    assert t.refuses(1, cm.FreeReroll((0,))).rule == "V5.14"


def test_v16_2_vingor_surrounded_is_the_defender_never_the_attacker() -> None:
    t = lay("vingor")
    t.jarl(1, "hodr")
    t.attack(0, 1)
    surround(t)
    t.do(0, cm.FreeReroll((0,)))


def test_v16_2_vingor_is_never_asked() -> None:
    t = lay("vingor")
    t.attack(0, 1)
    assert waits(t) == ("fight", 0)
    for command in (cm.UseAbility(False), cm.UseAbility(True)):
        assert not_now(t, 0, command)


def test_v6_4_vingor_attacks_in_ragnarok() -> None:
    t = lay("vingor")
    t.capture(0, 1)
    ragnarok(t)
    assert told(t, 0) == [False]
    t.do(0, cm.FreeReroll((0, 1, 2, 3, 4, 5)))
    assert not free(t, 0)


def test_v4_1_vingors_reroll_does_not_tell_the_hand() -> None:
    tables = [lay("vingor", hand=hand) for hand in ("wolf-geir", FURY)]
    for t in tables:
        t.attack(0, 1)
        t.do(0, cm.FreeReroll((0, 1)))
    assert look_alike(*tables)


# Battles of others: seats 0 and 1 fight, the jarl stands by


def aside(jarl: str, *, seat: int = 2, players: int = 3, hand: str = "") -> Table:
    """*seat* has the jarl and stands by; seat 0 has three warriors, seat 1 as many, the others one."""
    t = Table(players)
    t.jarl(seat, jarl)
    t.squad(0, "bear-hallgerd", "bear-bessi", "bear-birna")
    t.squad(1, "wolf-ylva", "wolf-geir", "wolf-svala")
    for other, card_id in zip(range(2, players), ("wolf-runolf", "wolf-audun"), strict=False):
        t.squad(other, card_id)
    t.give(seat, *hand.split())
    return t


def raid(t: Table, one: str = "", other: str = "", *, by: int = 0, fails: bool = False) -> None:
    """Seats 0 and 1 fight, *by* attacks; they play *one* and *other*. The attack wins, or arms nobody."""
    on = 1 - by
    t.give(by, *one.split())
    t.give(on, *other.split())
    if t.step() == "phase a":
        t.attack(by, on)
    for card_id in one.split():
        t.play(by, card_id)
    if not fails:
        first = t.squad_of(by)[0]
        armed(t, by, weapons(t, first), first)
    t.stop(by)
    for card_id in other.split():
        t.play(on, card_id)
    if not fails:
        t.stop(on)


def last_stand(t: Table) -> None:
    """The last turn ends, and seat 0 is the first to face Ragnarök."""
    t.deck()
    t.to_turn_of(t.s.table.players - 1)
    t.s.left = 0
    t.do(t.s.table.players - 1, cm.DrawCards())
    assert ev.RagnarokFaced(0) in t.log


# Thyra: a tactic the defender of others' battle played | two own shields or fewer: or the attacker's; either


def loot(t: Table, card_id: str, *, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, t.card(card_id))


def test_v16_2_thyra_main_takes_a_tactic_of_the_defender() -> None:
    t = aside("thyra")
    raid(t, FURY, RIM)
    assert waits(t) == ("witness", 2)
    watched(t, 2, loot(t, RIM))
    assert (t.hand(2), t.discard(), told(t, 2)) == ([RIM], [FURY], [False])
    assert waits(t) == ("keep", 0)


def test_v16_2_thyra_main_takes_one_of_several() -> None:
    t = aside("thyra")
    raid(t, "", f"{RIM} {HORN} {FURY}")
    assert len(uses(t, 2)) == 3
    t.do(2, loot(t, HORN))
    assert (t.hand(2), t.discard(), waits(t)) == ([HORN], [RIM, FURY], ("keep", 0))


def test_v16_2_thyra_main_is_a_choice() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    watched(t, 2, PASS)
    assert (t.hand(2), t.discard(), waits(t)) == ([], [RIM], ("keep", 0))


def test_v16_2_thyra_main_takes_played_tactics_of_the_defender_only() -> None:
    t = aside("thyra", hand="wolf-audun")
    raid(t, FURY, RIM)
    for card_id in (FURY, HORN, "wolf-audun", "wolf-ylva"):
        assert not_now(t, 2, loot(t, card_id))
    assert not_now(t, 2, loot(t, RIM, extra=True))
    assert not_now(t, 2, cm.UseAbility(False))
    assert t.refuses(1, loot(t, RIM)).key == "not_your_turn"


def test_v16_2_thyra_finds_nothing_where_the_defender_played_nothing() -> None:
    t = aside("thyra")
    raid(t, FURY)
    assert (waits(t), t.discard()) == (("keep", 0), [FURY])


def test_v16_2_thyra_main_after_a_defence_that_holds() -> None:
    t = aside("thyra")
    t.give(1, RIM)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.play(1, RIM)
    armed(t, 1, "sword spear bow", "wolf-ylva", "wolf-geir", "wolf-svala")
    t.stop(1)
    t.do(1, cm.SendToValhalla(()))
    assert waits(t) == ("witness", 2)
    t.do(2, loot(t, RIM))
    assert t.hand(2) == [RIM]


def test_v16_2_thyra_extra_takes_a_tactic_of_the_attacker_instead() -> None:
    t = aside("thyra")
    t.capture(0, 2, 2)
    raid(t, FURY, RIM)
    assert set(uses(t, 2)) == {loot(t, RIM), loot(t, FURY, extra=True)}
    watched(t, 2, loot(t, FURY, extra=True))
    assert (t.hand(2), t.discard(), told(t, 2)) == ([FURY], [RIM], [True])


def test_v1_5_thyra_takes_either_and_not_both() -> None:
    for extra, first, second in ((False, RIM, FURY), (True, FURY, RIM)):
        t = aside("thyra")
        t.capture(0, 2, 2)
        raid(t, FURY, RIM)
        t.do(2, loot(t, first, extra=extra))
        assert (waits(t), t.discard()) == (("keep", 0), [second])


def test_v16_2_thyra_extra_needs_no_tactic_of_the_defender() -> None:
    t = aside("thyra")
    t.capture(0, 2, 3)
    raid(t, FURY)
    assert not_now(t, 2, loot(t, FURY))
    t.do(2, loot(t, FURY, extra=True))
    assert t.hand(2) == [FURY]


@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, False), (2, True), (4, True)])
def test_v16_2_thyra_condition_not_met_with_three_shields(lost: int, offered: bool) -> None:
    t = aside("thyra")
    t.capture(0, 2, lost)
    raid(t, FURY, RIM)
    assert (loot(t, FURY, extra=True) in game.legal(t.s, 2)) == offered
    if not offered:
        assert not_now(t, 2, loot(t, FURY, extra=True))


def test_v4_7_thyra_extra_after_a_battle_without_a_winner() -> None:
    t = aside("thyra")
    t.capture(0, 2, 2)
    raid(t, FURY, fails=True)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, NONE, "V4.7")
    t.do(2, loot(t, FURY, extra=True))
    assert (t.hand(2), t.discard()) == ([FURY], [])


def test_v16_2_thyra_comes_once_between_her_turns() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    t.do(2, loot(t, RIM))
    t.keep_first(0)
    raid(t, "", FURY, by=1)
    assert (waits(t), t.hand(2), FURY in t.discard()) == (("keep", 1), [RIM], True)


def test_v16_2_thyra_who_declined_is_asked_again() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    t.do(2, PASS)
    t.keep_first(0)
    raid(t, "", FURY, by=1)
    assert waits(t) == ("witness", 2)


def test_v16_2_thyra_comes_again_after_her_turn() -> None:
    t = aside("thyra")
    raid(t, "", RIM)
    t.do(2, loot(t, RIM))
    t.keep_first(0)
    t.do(1, cm.DrawCards())
    t.keep_first(1)
    t.keep_first(1)
    t.do(2, cm.DrawCards())
    t.keep_first(2)
    t.keep_first(2)
    raid(t, "", FURY)
    assert waits(t) == ("witness", 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_v16_2_thyra_takes_nothing_in_her_own_battles(seat: int) -> None:
    t = aside("thyra", seat=seat)
    t.capture(2, seat, 2)
    raid(t, FURY, RIM)
    assert (waits(t), told(t, seat), t.discard()) == (("keep", 0), [], [FURY, RIM])


def test_v4_14_thyra_takes_what_ulfar_leaves() -> None:
    t = aside("thyra")
    t.jarl(1, "ulfar")
    raid(t, "", f"{RIM} {FURY}")
    assert waits(t) == ("after", 1)
    t.do(1, cm.UseAbility(True, t.card(RIM)))
    assert uses(t, 2) == [loot(t, FURY)]
    t.do(2, loot(t, FURY))
    assert (t.hand(1), t.hand(2), t.discard()) == ([RIM], [FURY], [])


def test_v4_14_thyra_stands_by_in_turn_order() -> None:
    t = aside("thyra", seat=3, players=4)
    t.jarl(2, "gorm")
    raid(t, "", RIM)
    assert waits(t) == ("witness", 2)
    t.do(2, cm.UseAbility(True))
    assert (waits(t), len(t.hand(2))) == (("witness", 3), 2)
    t.do(3, loot(t, RIM))
    assert t.hand(3) == [RIM]


def test_v16_2_thyra_surrounded_is_only_the_defenders_jarl() -> None:
    t = aside("thyra")
    t.jarl(1, "hodr")
    t.capture(0, 2, 2)
    raid(t, SURROUND, RIM)
    assert set(uses(t, 2)) == {loot(t, RIM), loot(t, SURROUND, extra=True)}
    t.do(2, loot(t, SURROUND, extra=True))
    assert t.hand(2) == [SURROUND]


def test_v6_2_thyra_in_the_last_round() -> None:
    t = aside("thyra")
    t.deck(FURY, RIM)
    t.s.left = 2
    raid(t, FURY, RIM)
    assert waits(t) == ("witness", 2)
    t.do(2, loot(t, RIM))
    assert (t.hand(2), waits(t)) == ([RIM], ("phase a", 1))


def test_v6_4_thyra_takes_nothing_in_ragnarok() -> None:
    t = aside("thyra")
    t.capture(0, 2, 2)
    t.give(0, FURY)
    last_stand(t)
    t.play(0, FURY)
    t.stop(0)
    assert (waits(t), t.hand(2), FURY in t.discard()) == (("fight", 1), [], True)


def test_v4_14_thyras_window_does_not_tell_the_hand() -> None:
    tables = [aside("thyra", hand=card_id) for card_id in ("wolf-audun", HORN)]
    for t in tables:
        raid(t, FURY, RIM)
    assert game.legal(tables[0].s, 2) == game.legal(tables[1].s, 2)
    assert look_alike(*tables, hidden=2)


def test_v1_7_thyras_tactic_stays_known_and_no_other_card() -> None:
    t = aside("thyra", hand="wolf-audun")
    raid(t, "", RIM)
    t.do(2, loot(t, RIM))
    for watcher in (0, 1, None):
        assert game.view(t.s, watcher).hands[2] == [UNKNOWN, t.card(RIM)]


# Yrsa: names the winner of others' battle; if right, a card | named the smaller squad: two instead; either


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
    assert (len(t.hand(2)), told(t, 2), waits(t)) == (1, [False], ("keep", 0))


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
    assert (waits(t), t.hand(2), told(t, 2)) == (("keep", 0), [], [False])


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
    assert (len(t.hand(2)), told(t, 2), waits(t)) == (2, [True], ("keep", 0))


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
    assert told(t, 2) == []


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


# What holds for all


@pytest.mark.parametrize("jarl", ["sigurd", "sigvard", "styr", "thord", "valgard", "villsvin", "vingor"])
def test_v1_5_third_parties_jarl_takes_no_part(jarl: str) -> None:
    t = aside(jarl, hand="wolf-audun")
    raid(t, FURY, RIM)
    assert waits(t) == ("keep", 0)
    assert not any(isinstance(event, AbilityUsed) for event in t.log)


# V16.2 The data of all 25

KNOWN = {"brynjar", "ulfar", "egil", "beinir", "hodr", "solveig"}
MAY_PLAY_SOLO = {
    "sigurd", "sigvard", "agnar", "villsvin", "valgard", "styr", "vingor", "aslaug", "einar", "thord",
    "ottar", "esbjorn", "bernhard",
}  # fmt: skip
OWN_NAMES = {"gorm", "ketil", "ragnhild", "thyra", "torunn", "yrsa"}


def jarls() -> list[Jarl]:
    return [card for card in cards.decks()["jarls"] if isinstance(card, Jarl)]


def marked(mark: str) -> set[str]:
    return {jarl.id for jarl in jarls() if getattr(jarl, mark)}


def test_v16_2_there_are_25_jarls_of_different_names() -> None:
    assert len(jarls()) == len({jarl.name for jarl in jarls()}) == 25
    assert {jarl.id for jarl in jarls()} == KNOWN | MAY_PLAY_SOLO | OWN_NAMES


def test_v16_2_eight_are_starters() -> None:
    assert len(marked("starter")) == 8


def test_v16_2_four_to_six_are_3_plus_of_the_new_names() -> None:
    assert 4 <= len(marked("three_plus")) <= 6
    assert marked("three_plus") <= OWN_NAMES
    assert {"thyra", "yrsa"} <= marked("three_plus")


def test_v16_2_who_lives_off_others_is_no_starter_and_plays_no_solo() -> None:
    assert not marked("three_plus") & (marked("solo") | marked("starter"))


def test_v16_2_who_plays_solo() -> None:
    assert marked("solo") == MAY_PLAY_SOLO | KNOWN - {"brynjar", "ulfar"}


def test_v1_5_the_marks_of_the_nine() -> None:
    nine = {"sigurd", "sigvard", "styr", "thord", "thyra", "valgard", "villsvin", "vingor", "yrsa"}
    assert nine - marked("both") == {"thyra", "yrsa"}


def test_v16_2_every_jarl_has_rules_and_every_rule_a_jarl() -> None:
    assert set(ALL) == {jarl.id for jarl in jarls()}
    assert all(rules.id == jarl_id for jarl_id, rules in ALL.items())


# The windows and offers that only expansions and monsters use: V16.2 spreads the jarls over all others.
OF_EXPANSIONS = {
    "before_ragnarok", "laying", "dealing", "turn_began", "activating", "sending", "aftermath", "settling",
    "battle_over", "after_action", "turn_over", "joined", "armed", "opening", "room", "tactics_left", "mutes",
    "silences", "ends", "boxes", "bans", "lightens", "leaving", "returning",
}  # fmt: skip
OFFERED_BY_EXPANSIONS = {
    Step.LAY_WRATH, Step.BLOCK, Step.DISARM, Step.SPITE, Step.ROAD, Step.HOLD, Step.MISSION, Step.LOKI,
    Step.LOKI_TACTIC, Step.LOKI_BURY, Step.EXCHANGE, Step.STEP_IN, Step.TOLL_CARD, Step.TOLL_WARRIOR,
    Step.NARROW, Step.BEAST_RISE, Step.BEAST_SEND,
}  # fmt: skip


@pytest.mark.parametrize("window", sorted(set(windows.WINDOWS) - OF_EXPANSIONS))
def test_v16_2_every_window_is_some_jarls(window: str) -> None:
    """A jarl's `might` is what it brings to the windows of strength and comparison."""
    word = "might" if window in ("strength", "comparing") else window
    users = [rules.id for rules in ALL.values() if getattr(rules, word) is not getattr(JarlRules, word)]
    assert users


@pytest.mark.parametrize("step", sorted({*OFFERS, Step.FIGHT} - OFFERED_BY_EXPANSIONS), ids=Step.label)
def test_v16_2_every_offer_is_some_jarls(step: int) -> None:
    assert [rules.id for rules in ALL.values() if step in rules.steps]


@pytest.mark.parametrize("window", sorted(OF_EXPANSIONS))
def test_every_other_window_is_some_expansions_and_no_jarls(window: str) -> None:
    modules: tuple[type[windows.Module], ...] = (*EXPANSIONS.values(), Hunted)
    users = [m.name for m in modules if getattr(m, window) is not getattr(windows.Module, window)]
    jarls = [rules.id for rules in ALL.values() if getattr(rules, window) is not getattr(JarlRules, window)]
    assert users and not jarls


@pytest.mark.parametrize("jarl", jarls(), ids=lambda jarl: jarl.id)
def test_v1_5_a_jarls_texts_are_short_sentences(jarl: Jarl) -> None:
    for text in (jarl.main, jarl.condition, jarl.extra):
        assert text.endswith(".") and text[0].isupper() and text == text.strip()
        assert len(text) < 140


# V2.2 The draft of 25


def dealt(t: Opening) -> list[str]:
    """All jarls that lie before somebody."""
    return [t.s.table.jarls[jarl].id for offer in t.s.jarl_offers for jarl in offer]


@EVERY_COUNT
def test_v2_2_three_of_25_each(players: int) -> None:
    t = Opening(players)
    assert [len(offer) for offer in t.s.jarl_offers] == [3] * players
    assert len(set(dealt(t))) == 3 * players
    assert len(t.s.table.jarls) == (25 if players > 2 else 25 - len(marked("three_plus")))


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_v2_2_five_of_25_each_or_four(players: int, each: int) -> None:
    t = Opening(players, "five_jarls")
    assert [len(offer) for offer in t.s.jarl_offers] == [each] * players
    assert len(set(dealt(t))) == each * players


@EVERY_COUNT
def test_v2_2_first_game_one_random_starter_each(players: int) -> None:
    seen = set()
    for seed in range(30):
        t = Opening(players, "first_game", seed=seed)
        names = [t.s.table.jarls[jarl].id for jarl in t.s.jarls]
        assert len(set(names)) == players and t.step() == "draft warrior"
        seen |= set(names)
    assert seen == marked("starter")


@pytest.mark.parametrize("variant", [(), ("five_jarls",)])
def test_v2_2_two_players_never_see_a_3_plus_jarl(variant: tuple[str, ...]) -> None:
    seen = {jarl for seed in range(60) for jarl in dealt(Opening(2, *variant, seed=seed))}
    assert seen == {jarl.id for jarl in jarls()} - marked("three_plus")


def test_v2_2_three_players_see_every_jarl() -> None:
    assert {jarl for seed in range(60) for jarl in dealt(Opening(3, seed=seed))} == {j.id for j in jarls()}


@EVERY_COUNT
def test_v2_2_all_choose_at_once_and_reveal_together(players: int) -> None:
    t = Opening(players)
    assert game.to_act(t.s) == tuple(range(players))
    chosen = [offer[seat % 3] for seat, offer in enumerate(t.s.jarl_offers)]
    for seat in reversed(range(players)):
        assert t.s.jarls == [NONE] * players
        watched(t, seat, cm.ChooseJarl(chosen[seat]))
    assert t.s.jarls == chosen
    assert game.view(t.s, None).jarls == chosen


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_v2_2_a_choice_of_25_is_secret(order: tuple[int, ...]) -> None:
    t = Opening(3)
    for seat in order[:2]:
        jarl = t.s.jarl_offers[seat][1]
        (event,) = t.do(seat, cm.ChooseJarl(jarl))
        for watcher in (None, *(other for other in range(3) if other != seat)):
            seen = game.view(t.s, watcher)
            assert (seen.secret[seat], seen.jarl_offers[seat]) == ((UNKNOWN,), (UNKNOWN,) * 3)
            assert game.seen_by(event, watcher) == ev.JarlChosen(seat, UNKNOWN)
    assert game.to_act(t.s) == (order[2],)
