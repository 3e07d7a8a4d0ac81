"""V12, Tyr's Wrath: cards laid under warriors as they join a squad."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, arming, beyond_print, charge, clash, field, ragnarok
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.expansions.tyr import WrathDealt, WrathReturned, WrathSetAside, WrathShed
from valhalla.games.valhalla.terms import NONE, UNKNOWN, Step
from valhalla.kernel.chance import Chance

PLAIN = "wrath-cold-verdict"
OTHER = "wrath-debt-of-honour"
BEAR = "wrath-den-smoked-out"
AXE = "wrath-fist-like-an-axe"
SWORD = "wrath-law-cuts-deeper"
AGAINST = {
    "bear": (BEAR, "bear-bessi"),
    "wolf": ("wrath-thin-ribbon", "wolf-ylva"),
    "boar": ("wrath-spit-is-turning", "boar-galti"),
    "stag": ("wrath-long-hunt", "stag-tove"),
    "giant": ("wrath-salt-on-the-ice", "giant-klaki"),
}
ROAD = "road-white-horse-waits"
CALL = "call-out-of-the-barrow"


def tyr(*squads: str, more: tuple[str, ...] = (), players: int = 2) -> Table:
    return field(Table(max(players, len(squads)), expansions=("tyr", *more)), *squads)


def add(t: Table, seat: int, *warriors: str, slots: tuple[int, ...] = ()) -> None:
    free = [slot for slot, card in enumerate(t.s.squads[seat]) if card == NONE]
    cards = tuple(map(t.card, warriors))
    t.do(seat, cm.AddWarriors(cards, slots or tuple(free[: len(cards)])))


def laid(t: Table, seat: int) -> list[str]:
    """The wrath cards under a squad."""
    return t.ids(t.s.under[seat])


# V12.1


@pytest.mark.parametrize("players", [2, 4, 6])
def test_v12_1_fourteen_random_ones_are_shuffled_in_and_each_gets_one_of_the_others(players: int) -> None:
    s, events = game.new(game.Setup(players, ("tyr",), ("simplified",)), Chance(5))
    (aside,) = (e.cards for e in events if isinstance(e, WrathSetAside))
    assert len(aside) == 6 and all(s.table.wrath[card] for card in aside)
    assert sum(bool(s.table.wrath[card]) for card in s.deck + s.discard) == 14
    luck = Chance(6)
    while s.step == Step.DRAFT_WARRIOR:
        (seat,) = game.to_act(s)
        events += game.decide(s, seat, game.legal(s, seat)[0], luck.at(seat))
    dealt = [e for e in events if isinstance(e, WrathDealt)]
    assert sorted(e.seat for e in dealt) == list(range(players))
    assert {e.card for e in dealt} <= set(aside) and len(s.box) == 6 - players
    assert all(len(hand) == 6 for hand in s.hands), "after the starting hand"


def test_v12_1_nobody_sees_what_is_set_aside_and_only_its_owner_what_is_dealt() -> None:
    event = WrathSetAside((1, 2, 3, 4, 5, 6))
    for seat in (None, 0, 1):
        assert game.seen_by(event, seat) == WrathSetAside((UNKNOWN,) * 6)
    assert game.seen_by(WrathDealt(1, 7), 0) == WrathDealt(1, UNKNOWN)
    assert game.seen_by(WrathDealt(1, 7), 1) == WrathDealt(1, 7)


def test_v12_1_other_cards_are_set_aside_in_other_games() -> None:
    asides = set()
    for seed in range(9):
        _, events = game.new(game.Setup(2, ("tyr",), ("simplified",)), Chance(seed))
        asides |= {e.cards for e in events if isinstance(e, WrathSetAside)}
    assert len(asides) == 9


# V12.2 Laying


def test_v12_2_neither_warrior_nor_tactic() -> None:
    t = tyr("bear-hallgerd", "bear-bessi")
    t.give(0, PLAIN)
    assert t.refuses(0, cm.AddWarriors((t.card(PLAIN),), (1,))).key == "not_a_warrior"
    t.attack(0, 1)
    assert t.refuses(0, cm.PlayTactic(t.card(PLAIN))).key == "not_a_tactic"
    assert not t.s.table.is_tactic[t.card(PLAIN)]


def test_v12_2_under_a_warrior_just_added() -> None:
    t = tyr("bear-hallgerd")
    t.give(0, "wolf-geir", PLAIN)
    add(t, 0, "wolf-geir")
    assert t.waits() == ("lay wrath", 0)
    assert game.legal(t.s, 0) == [cm.Pass(), cm.LayWrath(t.card(PLAIN), 1)]
    refusal = t.refuses(0, cm.LayWrath(t.card(PLAIN), 0))
    assert (refusal.rule, refusal.key) == ("V12.2", "not_offered")
    t.lay_under(0, PLAIN, "wolf-geir")
    assert t.s.under[0] == [NONE, t.card(PLAIN), NONE, NONE] and t.hand(0) == [] and t.step() == "keep"
    assert t.s.known[t.card(PLAIN)] == t.s.table.everyone


def test_v12_2_under_one_of_two_added() -> None:
    t = tyr("bear-hallgerd")
    t.give(0, "wolf-geir", "wolf-ylva", PLAIN, OTHER)
    add(t, 0, "wolf-geir", "wolf-ylva")
    assert len(game.legal(t.s, 0)) == 5
    t.lay_under(0, OTHER, "wolf-ylva")
    assert t.step() == "keep", "at most one for each adding"
    assert laid(t, 0) == [OTHER] and t.hand(0) == [PLAIN]


def test_v12_2_one_need_not_and_never_later() -> None:
    t = tyr("bear-hallgerd")
    t.give(0, "wolf-geir", PLAIN)
    add(t, 0, "wolf-geir")
    t.do(0, cm.Pass())
    t.keep_first(0)
    t.to_turn_of(0)
    assert t.refuses(0, cm.LayWrath(t.card(PLAIN), 1)).key == "not_now"


def test_v12_2_who_holds_any_card_is_asked_and_nobody_without() -> None:
    t = tyr("bear-hallgerd")
    t.give(0, "wolf-geir", "fury-red-dawn")
    add(t, 0, "wolf-geir")
    assert t.step() == "lay wrath" and game.legal(t.s, 0) == [cm.Pass()]
    t = tyr("bear-hallgerd")
    t.give(0, "wolf-geir")
    add(t, 0, "wolf-geir")
    assert t.step() == "keep"


def test_v12_2_no_other_card_is_laid() -> None:
    t = tyr("bear-hallgerd")
    t.give(0, "wolf-geir", "fury-red-dawn", "bear-birna")
    add(t, 0, "wolf-geir")
    for card in ("fury-red-dawn", "bear-birna", PLAIN):
        assert t.refuses(0, cm.LayWrath(t.card(card), 1)).key == "not_offered"


def test_v12_2_not_with_the_warrior_draft() -> None:
    """V17.4: any adding during play."""
    s, _ = game.new(game.Setup(3, ("tyr",), ("simplified",)), Chance(5))
    (seat,) = game.to_act(s)
    game.decide(s, seat, game.legal(s, seat)[0], Chance(6))
    assert s.step == Step.DRAFT_WARRIOR


def test_v17_4_with_solveigs_warrior() -> None:
    t = tyr("bear-hallgerd", "bear-bessi")
    t.jarl(0, "solveig")
    t.give(0, "wolf-geir", PLAIN)
    t.attack(0, 1)
    t.do(0, cm.UseAbility(False, t.card("wolf-geir"), 1))
    assert t.waits() == ("lay wrath", 0)
    t.lay_under(0, PLAIN, "wolf-geir")
    assert t.waits() == ("fight", 0) and laid(t, 0) == [PLAIN]


def test_v17_4_with_thords_warrior_and_the_card_that_came_back() -> None:
    """V12.4: a warrior who returns to the hand takes its card along; it may be laid again."""
    t = tyr("bear-hallgerd", "bear-bessi")
    t.jarl(0, "thord")
    t.under(0, "bear-hallgerd", PLAIN)
    t.give(0, "wolf-geir")
    t.attack(0, 1)
    events = t.do(0, cm.UseAbility(False, t.card("wolf-geir"), 0))
    assert WrathReturned(0, 0, t.card(PLAIN)) in events
    assert sorted(t.hand(0)) == sorted(["bear-hallgerd", PLAIN]) and laid(t, 0) == []
    t.lay_under(0, PLAIN, "wolf-geir")
    assert laid(t, 0) == [PLAIN]


def test_v17_4_with_each_of_ragnhilds_warriors() -> None:
    t = tyr("wolf-ylva", "bear-bessi", "bear-birna")
    t.jarl(2, "ragnhild")
    t.give(2, "wolf-geir", "wolf-svala", PLAIN, OTHER)
    clash(t, "wolf-ylva", "bear-bessi")
    t.send(1)
    for extra, warrior, wrath in ((False, "wolf-geir", PLAIN), (True, "wolf-svala", OTHER)):
        assert t.waits() == ("witness", 2)
        t.do(2, cm.UseAbility(extra, t.card(warrior), 2 if extra else 1))
        t.lay_under(2, wrath, warrior)
    assert laid(t, 2) == [PLAIN, OTHER] and t.step() == "keep"


def test_v17_4_with_aslaugs_warrior() -> None:
    t = tyr("bear-hallgerd")
    t.jarl(0, "aslaug")
    t.give(0, PLAIN, "wolf-svala")
    t.throw("wolf-geir")
    add(t, 0, "wolf-svala")
    t.do(0, cm.Pass())
    assert t.waits() == ("phase b", 0)
    t.do(0, cm.UseAbility(True, slot=2))
    t.lay_under(0, PLAIN, "wolf-geir")
    assert laid(t, 0) == [PLAIN] and t.step() == "keep"


def test_v17_4_with_a_warrior_called_to_arms() -> None:
    t = tyr("bear-hallgerd", "bear-bessi", more=("dwarves",))
    t.give(0, CALL, PLAIN)
    t.throw("wolf-geir")
    t.attack(0, 1)
    t.call(0, CALL, 1)
    assert t.waits() == ("lay wrath", 0)
    t.lay_under(0, PLAIN, "wolf-geir")
    t.skip("before")
    arming(t, 0, "wolf-geir")
    assert beyond_print(t, 0, "wolf-geir") == 2


# V12.3 What it does


@pytest.mark.parametrize("clan", AGAINST)
def test_v12_3_4_against_the_printed_clan(clan: str) -> None:
    wrath, foe = AGAINST[clan]
    for foes, bonus in ((foe, 4), ("bear-birna" if clan != "bear" else "wolf-svala", 0)):
        t = tyr("bear-hallgerd", foes)
        t.under(0, "bear-hallgerd", wrath)
        t.attack(0, 1)
        arming(t, 0, "bear-hallgerd")
        assert beyond_print(t, 0, "bear-hallgerd") == bonus


def test_v12_3_the_own_squad_does_not_matter_nor_a_third_one() -> None:
    t = tyr("bear-hallgerd bear-birna", "wolf-ylva", "bear-bessi")
    t.under(0, "bear-hallgerd", BEAR)
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v12_3_plain_wrath_is_2_in_attack_and_defence() -> None:
    t = tyr("bear-hallgerd", "bear-bessi")
    t.under(0, "bear-hallgerd", PLAIN)
    t.under(1, "bear-bessi", OTHER)
    charge(t, "bear-hallgerd")
    arming(t, 1, "bear-bessi")
    assert beyond_print(t, 0, "bear-hallgerd") == beyond_print(t, 1, "bear-bessi") == 2
    assert ("V12.3", t.card(PLAIN), 2) in parts(t.s, t.side(0))


def test_v12_3_only_when_the_warrior_is_activated() -> None:
    t = tyr("bear-hallgerd wolf-ylva", "bear-bessi")
    t.under(0, "wolf-ylva", PLAIN)
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


@pytest.mark.parametrize(
    ("warrior", "wrath", "dice"),
    [
        ("bear-vemund", AXE, "sword"),
        ("bear-vemund", SWORD, "axe"),
        ("bear-gudveig", AXE, "axe"),
        ("bear-arnbjorg", AXE, "axe bow"),
        ("bear-steinar", SWORD, "axe shield"),
        ("giant-jokla", AXE, "axe axe"),
        ("dwarf-althjof", AXE, "sword"),
    ],
)
def test_v12_3_the_printed_weapon_need_not_be_covered(warrior: str, wrath: str, dice: str) -> None:
    """One symbol; nothing where it is not printed, and nothing on giants."""
    t = tyr(warrior, "wolf-ylva", more=("dwarves",))
    t.under(0, warrior, wrath)
    t.attack(0, 1)
    t.dice(0, f"{dice} blank")
    arms = [c for c in game.legal(t.s, 0) if isinstance(c, cm.Arm)]
    assert arms == [cm.Arm(0, tuple(range(len(dice.split()))))]
    t.do(0, arms[0])
    assert beyond_print(t, 0, warrior) == 0, "it gives no strength"


def test_v12_3_one_die_fewer_is_not_enough_without_it() -> None:
    t = tyr("bear-steinar bear-vemund", "wolf-ylva")
    t.under(0, "bear-steinar", AXE)
    t.attack(0, 1)
    t.dice(0, "sword shield")
    assert t.refuses(0, cm.Arm(1, (0,))).key == "dice_do_not_fit"
    assert t.refuses(0, cm.Arm(0, (0,))).key == "dice_do_not_fit"
    t.do(0, cm.Arm(0, (1,)))


def test_v12_3_a_one_symbol_warrior_then_arms_with_no_die() -> None:
    t = tyr("bear-hallgerd", "wolf-ylva")
    t.under(0, "bear-hallgerd", AXE)
    t.attack(0, 1)
    t.dice(0, "")
    assert game.legal(t.s, 0) == [cm.EndPhase(), cm.Arm(0, ())]
    assert game.options(t.s, 0)[1].picks[0].candidates == (0,)
    t.do(0, cm.Arm(0, ()))
    t.stop(0)
    assert t.waits() == ("fight", 1), "activated"


def test_v12_3_action_2_counts_printed_symbols() -> None:
    t = tyr("bear-hallgerd")
    t.give(0, "bear-vemund", "bear-steinar", AXE)
    refusal = t.refuses(0, cm.AddWarriors((t.card("bear-vemund"), t.card("bear-steinar")), (1, 2)))
    assert refusal.key == "too_many_symbols"


def test_v12_3_with_styr_a_warrior_of_three_needs_one() -> None:
    t = tyr("wolf-ylva", "bear-arnbjorg")
    t.jarl(1, "styr")
    t.under(1, "bear-arnbjorg", AXE)
    charge(t, "wolf-ylva")
    t.dice(1, "bow")
    t.do(1, cm.UseAbility(slot=0))
    t.arm(1, "bear-arnbjorg", "bow")
    assert t.side(1).armed == 1


def test_v12_3_with_styr_printed_symbols_decide() -> None:
    """Two symbols left of three are still three for him."""
    t = tyr("wolf-ylva", "bear-arnbjorg bear-vemund")
    t.jarl(1, "styr")
    t.under(1, "bear-arnbjorg", AXE)
    charge(t, "wolf-ylva")
    assert [c.slot for c in game.legal(t.s, 1) if isinstance(c, cm.UseAbility)] == [0]


def test_v12_3_villsvin_counts_printed_symbols() -> None:
    t = tyr("bear-vemund", "wolf-ylva")
    t.jarl(0, "villsvin")
    t.under(0, "bear-vemund", AXE)
    t.attack(0, 1)
    arming(t, 0, "bear-vemund")
    assert beyond_print(t, 0, "bear-vemund") == 2, "light, but of two symbols"


def test_v12_3_a_supply_covers_what_is_left() -> None:
    t = tyr("bear-vemund", "wolf-ylva", more=("valkyries",))
    t.under(0, "bear-vemund", AXE)
    t.give(0, "supply-sword-from-the-lake")
    t.attack(0, 1)
    t.dice(0, "blank")
    t.arm(0, "bear-vemund", "", "supply-sword-from-the-lake")
    assert t.side(0).armed == 1


def test_v12_3_a_road_takes_the_wrath_bonus_along() -> None:
    """V17.3."""
    t = tyr("bear-hallgerd wolf-ylva", "bear-bessi", more=("valkyries",))
    t.under(0, "bear-hallgerd", BEAR)
    t.give(1, ROAD)
    charge(t, "bear-hallgerd wolf-ylva")
    assert beyond_print(t, 0, "bear-hallgerd", "wolf-ylva") == 4
    t.play(1, ROAD)
    t.point(0, 0, "bear-hallgerd")
    assert beyond_print(t, 0, "wolf-ylva") == 0
    arming(t, 1, "bear-bessi")
    t.stop(1)
    t.send(1)
    assert t.valhalla_of(0) == ["bear-hallgerd"] and BEAR in t.discard() and laid(t, 0) == []


def test_v6_4_wrath_in_ragnarok_finds_no_clan_but_still_eases() -> None:
    t = tyr("bear-hallgerd bear-kolbein", "bear-bessi")
    t.under(0, "bear-hallgerd", AXE)
    t.under(0, "bear-kolbein", BEAR)
    ragnarok(t)
    t.dice(0, "sword")
    t.do(0, cm.Arm(0, ()))
    t.arm(0, "bear-kolbein")
    assert beyond_print(t, 0, "bear-hallgerd", "bear-kolbein") == 0
    t.stop(0)
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-kolbein"] and set(t.discard()) == {AXE, BEAR}


# V12.4 Where it goes


def test_v12_4_the_warrior_goes_to_valhalla_and_the_card_is_discarded() -> None:
    t = tyr("bear-hallgerd wolf-geir", "wolf-ylva")
    t.under(0, "bear-hallgerd", PLAIN)
    t.under(0, "wolf-geir", OTHER)
    clash(t, "bear-hallgerd")
    assert t.valhalla_of(0) == ["bear-hallgerd"] and t.discard() == [PLAIN] and laid(t, 0) == [OTHER]
    assert t.last(WrathShed) == WrathShed(0, (0,), (t.card(PLAIN),))


def test_v12_4_the_warrior_is_discarded_and_so_is_the_card() -> None:
    t = tyr("bear-hallgerd bear-thurid bear-kolbein bear-skapti")
    t.under(0, "bear-kolbein", PLAIN)
    t.give(0, "wolf-geir", OTHER)
    add(t, 0, "wolf-geir", slots=(2,))
    assert t.discard() == [PLAIN, "bear-kolbein"]
    t.lay_under(0, OTHER, "wolf-geir")
    assert t.s.under[0][2] == t.card(OTHER)


def test_v12_4_when_call_to_arms_or_ragnhild_makes_room() -> None:
    t = tyr("bear-hallgerd bear-thurid bear-kolbein bear-skapti", "bear-bessi", more=("dwarves",))
    t.under(0, "bear-kolbein", PLAIN)
    t.give(0, CALL)
    t.throw("wolf-geir")
    t.attack(0, 1)
    t.call(0, CALL, 2)
    assert t.discard() == [PLAIN, "bear-kolbein"] and laid(t, 0) == []
    t = tyr("wolf-ylva", "bear-bessi", "bear-hallgerd bear-thurid bear-kolbein bear-skapti")
    t.jarl(2, "ragnhild")
    t.under(2, "bear-kolbein", PLAIN)
    t.give(2, "wolf-geir")
    clash(t, "wolf-ylva", "bear-bessi")
    t.send(1)
    t.do(2, cm.UseAbility(False, t.card("wolf-geir"), 2))
    assert t.discard() == [PLAIN, "bear-kolbein"] and laid(t, 2) == []


def test_v12_4_the_rest_of_the_squad_in_ragnarok() -> None:
    t = tyr("bear-hallgerd wolf-geir", "bear-bessi")
    t.under(0, "wolf-geir", PLAIN)
    ragnarok(t)
    t.stop(0)
    assert set(t.discard()) == {PLAIN, "bear-hallgerd", "wolf-geir"} and laid(t, 0) == []


def test_v12_4_a_warrior_who_stays_keeps_its_card() -> None:
    t = tyr("wolf-ylva", "bear-bessi")
    t.under(0, "wolf-ylva", PLAIN)
    t.under(1, "bear-bessi", OTHER)
    clash(t, "wolf-ylva", "bear-bessi")
    t.send(1)
    assert (laid(t, 0), laid(t, 1)) == ([PLAIN], [OTHER])


def test_v12_4_hodrs_slots_have_room_for_wrath() -> None:
    t = tyr()
    t.jarl(0, "hodr")
    t.squad(0, *(f"bear-{name}" for name in ("hallgerd", "thurid", "kolbein", "skapti")))
    t.give(0, "wolf-geir", PLAIN)
    add(t, 0, "wolf-geir")
    t.lay_under(0, PLAIN, "wolf-geir")
    assert t.s.under[0][4] == t.card(PLAIN)


def test_v12_4_hodrs_slots_come_with_the_jarl() -> None:
    seeds = (game.new(game.Setup(2, ("tyr",), ("first_game",)), Chance(seed))[0] for seed in range(60))
    s = next(s for s in seeds if any(len(squad) == 6 for squad in s.squads))
    assert [len(row) for row in s.under] == [len(squad) for squad in s.squads]
