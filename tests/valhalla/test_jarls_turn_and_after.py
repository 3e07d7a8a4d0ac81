"""Ten jarls of V16.2: of the turn, of defence, of what comes after a battle, and three who watch others."""

from __future__ import annotations

from itertools import product

import pytest

from tests.valhalla.table import Table, armed, beyond_print
from tests.valhalla.test_jarls import (
    EXTRA,
    FURY,
    MAIN,
    PASS,
    RIM,
    SURROUND,
    lay,
    look_alike,
    not_now,
    surround,
    waits,
    watched,
)
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.terms import FACES, NONE, UNKNOWN

NOBODY = cm.SendToValhalla(())
NAMES = "geir svala audun runolf gunnvor vigfus skuli alrik asta"
WOLVES = [f"wolf-{name}" for name in NAMES.split()]


def aside(jarl: str, *, mine: str = "", hand: str = "") -> Table:
    """Seat 2 has the jarl, these warriors and this hand, and stands by; seats 0 and 1 can fight."""
    t = Table(3)
    t.jarl(2, jarl)
    t.squad(0, "bear-hallgerd", "bear-thurid", "bear-gudveig")
    t.squad(1, "bear-kolbein", "wolf-ylva", "bear-holmfrid")
    t.squad(2, *mine.split())
    t.give(2, *hand.split())
    return t


def arm_one(t: Table, seat: int, symbols: int) -> str:
    """The seat's first warrior of so many symbols is activated."""
    card = next(card for card in t.s.warriors(seat) if t.s.table.symbols[card] == symbols)
    need = t.s.table.need[card]
    assert need is not None
    (hero,) = t.ids([card])
    armed(t, seat, " ".join(FACES[face] for face in need.ways[0]), hero)
    return hero


def duel(t: Table, attacker: int, target: int, winner: int = NONE) -> None:
    """The two fight and this one wins, or nobody does; a winning defender sends nobody to Valhalla."""
    t.attack(attacker, target)
    if winner != NONE:
        arm_one(t, attacker, 1)
    t.stop(attacker)
    if winner == target:
        arm_one(t, target, 2)
    if winner != NONE:
        t.stop(target)
    if winner == target:
        t.do(target, NOBODY)


def quiet_turn(t: Table, seat: int) -> None:
    """The seat draws, and draws again in phase B."""
    t.do(seat, cm.DrawCards())
    t.keep_first(seat)
    t.keep_first(seat)


def ragnarok(t: Table, seat: int = 0) -> Table:
    """The seat before has ended the last turn, *seat* is the first to face Ragnarök; the deck holds cards."""
    t.to_turn_of((seat - 1) % t.s.table.players)
    t.s.left = 0
    t.s.agenda = t.s.agenda[:2]
    t.log += game.decide(t.s, NONE, cm.Begin(), t.chance.at(500))
    assert ev.RagnarokFaced(seat) in t.log
    return t


def abilities(t: Table, seat: int) -> list[bool]:
    """The abilities this seat was seen to use so far: False is main, True is extra."""
    return [event.extra for event in t.log if isinstance(event, AbilityUsed) and event.seat == seat]


def same_choice_in_view(t: Table, seat: int) -> bool:
    """Whether the seat finds in its own view just the choices and options it really has."""
    seen = game.view(t.s, seat)
    same = game.legal(seen, seat) == game.legal(t.s, seat)
    return same and game.options(seen, seat) == game.options(t.s, seat)


# Agnar: attack beaten: may still send one activated warrior | two own shields or fewer: in defence, too; both


def agnar_beaten(hand: str = "") -> Table:
    """Agnar attacks with Audun and Geir, Svala stays idle; Gudveig strikes them back."""
    t = lay("agnar", mine="wolf-audun wolf-geir wolf-svala", hand=hand)
    t.squad(1, "bear-gudveig")
    t.attack(0, 1)
    armed(t, 0, "axe spear", "wolf-audun", "wolf-geir")
    t.stop(0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    t.do(1, NOBODY)
    return t


def agnar_defends(
    lost: int, *, text: str = "axe", heroes: str = "bear-hallgerd", ring: bool = False
) -> Table:
    """Agnar, some shields lost before, defends with these (of Hallgerd and Bessi) against 5 strength."""
    t = lay("agnar", seat=1, mine="bear-hallgerd bear-bessi")
    t.squad(0, "bear-gudveig")
    t.capture(0, 1, lost)
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "axe axe", "bear-gudveig")
    t.stop(0)
    armed(t, 1, text, *heroes.split())
    t.stop(1)
    return t


def test_v16_2_agnar_main_sends_one_warrior_of_a_beaten_attack() -> None:
    t = agnar_beaten()
    assert waits(t) == ("after", 0)
    watched(t, 0, cm.UseAbility(False, slot=1))
    assert (t.valhalla_of(0), t.squad_of(0)) == (["wolf-geir"], ["wolf-audun", "wolf-svala"])
    assert (t.s.own, t.s.captured) == ([4, 4], [[], []])
    assert (abilities(t, 0), waits(t)) == ([False], ("keep", 0))


def test_v16_2_agnar_main_may_be_declined() -> None:
    t = agnar_beaten()
    watched(t, 0, PASS)
    assert (t.valhalla_of(0), len(t.squad_of(0)), waits(t)) == ([], 3, ("keep", 0))


def test_v16_2_agnar_main_sends_an_activated_warrior_and_no_other() -> None:
    t = agnar_beaten()
    for slot in (2, 3, 4, NONE, UNKNOWN):
        assert not_now(t, 0, cm.UseAbility(False, slot=slot))
    assert not_now(t, 0, cm.UseAbility(True, slot=0))
    assert not_now(t, 0, cm.UseAbility(False, t.card("wolf-audun"), 0))
    assert t.refuses(1, cm.UseAbility(False, slot=0)).key == "not_your_turn"


def test_v16_2_agnar_main_sends_one_and_no_second() -> None:
    t = agnar_beaten()
    t.do(0, cm.UseAbility(False, slot=0))
    assert t.refuses(0, cm.UseAbility(False, slot=1)).key == "not_now"
    assert t.squad_of(0) == ["wolf-geir", "wolf-svala"]


def test_v16_2_agnar_main_begins_anew_in_the_next_battle() -> None:
    t = agnar_beaten()
    t.do(0, cm.UseAbility(False, slot=0))
    t.keep_first(0)
    quiet_turn(t, 1)
    t.attack(0, 1)
    armed(t, 0, "bow", "wolf-svala")
    t.stop(0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    t.do(1, NOBODY)
    t.do(0, cm.UseAbility(False, slot=2))
    assert t.valhalla_of(0) == ["wolf-audun", "wolf-svala"]


def test_v16_2_agnar_condition_not_met_by_a_won_attack_or_one_without_winner() -> None:
    for text, heroes, risen in (("axe", ["bear-hallgerd"], ["bear-hallgerd"]), ("axe", [], [])):
        t = lay("agnar")
        t.attack(0, 1)
        armed(t, 0, text, *heroes)
        t.stop(0)
        if heroes:
            t.stop(1)
        assert (waits(t), t.valhalla_of(0), abilities(t, 0)) == (("keep", 0), risen, [])


def test_v16_2_agnar_extra_sends_one_warrior_of_a_lost_defence() -> None:
    t = agnar_defends(2, text="axe shield", heroes="bear-hallgerd")
    assert waits(t) == ("after", 1)
    assert not_now(t, 1, cm.UseAbility(False, slot=0))
    assert not_now(t, 1, cm.UseAbility(True, slot=1))
    watched(t, 1, cm.UseAbility(True, slot=0))
    assert (t.valhalla_of(1), t.squad_of(1)) == (["bear-hallgerd"], ["bear-bessi"])
    assert (abilities(t, 1), t.s.own[1], waits(t)) == ([True], 1, ("keep", 0))


@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, True), (2, True), (3, True)])
def test_v16_2_agnar_condition_not_met_with_three_shields_after_the_defeat(lost: int, offered: bool) -> None:
    """V4.14: the shield is taken before the other after-battle effects, so it is gone already."""
    t = agnar_defends(lost)
    assert t.s.own[1] == 3 - lost
    assert waits(t) == (("after", 1) if offered else ("keep", 0))


def test_v16_2_agnar_condition_not_met_without_an_activated_defender() -> None:
    t = agnar_defends(2, heroes="")
    assert (waits(t), len(t.squad_of(1))) == (("keep", 0), 2)


def test_v16_2_agnar_condition_not_met_by_a_won_defence() -> None:
    t = agnar_defends(2, text="axe shield", heroes="bear-hallgerd bear-bessi")
    t.do(1, NOBODY)
    assert (t.valhalla_of(1), abilities(t, 1), waits(t)) == ([], [], ("keep", 0))


def test_v6_1_agnar_sends_a_warrior_when_the_last_shield_falls() -> None:
    t = agnar_defends(3)
    assert ev.EndTriggered(1) not in t.log
    events = watched(t, 1, cm.UseAbility(True, slot=0))
    assert t.valhalla_of(1) == ["bear-hallgerd"]
    assert ev.EndTriggered(1) in events


def test_v16_2_agnar_surrounded_still_sends_after_the_battle() -> None:
    t = agnar_defends(2, ring=True)
    assert waits(t) == ("after", 1)
    t.do(1, cm.UseAbility(True, slot=0))
    assert t.valhalla_of(1) == ["bear-hallgerd"]


def test_v1_5_agnar_has_both_abilities_in_a_round() -> None:
    t = agnar_beaten()
    t.capture(1, 0, 2)
    t.do(0, cm.UseAbility(False, slot=0))
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    armed(t, 0, "spear", "wolf-geir")
    t.stop(0)
    t.do(0, cm.UseAbility(True, slot=1))
    assert t.valhalla_of(0) == ["wolf-audun", "wolf-geir"]


def test_v6_4_agnar_is_beaten_by_nobody_in_ragnarok() -> None:
    t = lay("agnar", mine="bear-hallgerd bear-bessi")
    t.capture(1, 0, 2)
    ragnarok(t)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (t.valhalla_of(0), t.discard()) == (["bear-hallgerd"], ["bear-bessi"])


def test_v4_14_agnars_window_does_not_tell_the_hand() -> None:
    tables = [agnar_beaten(hand) for hand in (FURY, "bear-bessi")]
    assert waits(tables[0]) == ("after", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Aslaug: instead of phase B the top card of the discard pile | seven cards or fewer: phase B as well, and a
# warrior goes straight to the squad; either


def aslaug_spent(*played: str, kept: int = 0) -> Table:
    """Aslaug attacks in vain, plays these, and has so many cards left when phase B comes."""
    t = lay("aslaug", hand=" ".join((*played, *WOLVES[:kept])))
    t.attack(0, 1)
    for card_id in played:
        t.play(0, card_id)
    t.stop(0)
    return t


def test_v16_2_aslaug_main_takes_the_top_card_instead_of_phase_b() -> None:
    t = aslaug_spent(FURY, RIM)
    deck = len(t.s.deck)
    assert waits(t) == ("phase b", 0)
    watched(t, 0, MAIN)
    assert (t.hand(0), t.discard()) == ([RIM], [FURY])
    assert (len(t.s.deck), t.s.drawn, waits(t)) == (deck, [], ("phase a", 1))


def test_v16_2_aslaug_main_may_be_declined() -> None:
    t = aslaug_spent(FURY)
    watched(t, 0, PASS)
    assert (len(t.s.drawn), waits(t)) == (2, ("keep", 0))
    t.keep_first(0)
    assert (len(t.hand(0)), t.discard()[0], waits(t)) == (1, FURY, ("phase a", 1))


def test_v16_2_aslaug_extra_takes_the_top_card_and_draws_as_well() -> None:
    t = aslaug_spent(FURY, RIM)
    watched(t, 0, EXTRA)
    assert (t.hand(0), t.discard(), len(t.s.drawn)) == ([RIM], [FURY], 2)
    t.keep_first(0)
    assert (len(t.hand(0)), len(t.discard()), waits(t)) == (2, 2, ("phase a", 1))


def test_v16_2_aslaug_extra_sends_a_warrior_straight_to_a_free_place() -> None:
    t = aslaug_spent(FURY)
    t.throw("wolf-geir")
    free = [slot for slot, card in enumerate(t.s.squads[0]) if card == NONE]
    assert not_now(t, 0, EXTRA), "to the hand is the main ability"
    watched(t, 0, cm.UseAbility(True, slot=free[-1]))
    assert (t.hand(0), t.discard(), len(t.s.drawn)) == ([], [FURY], 2)
    assert t.s.squads[0][free[-1]] == t.card("wolf-geir")


def test_v16_2_aslaug_extra_takes_a_warrior_to_hand_when_the_squad_is_full() -> None:
    t = aslaug_spent(FURY)
    t.throw("wolf-geir")
    t.squad(0, *WOLVES[1 : 1 + t.s.squads[0].count(NONE)])
    watched(t, 0, EXTRA)
    assert (t.hand(0), t.discard()) == (["wolf-geir"], [FURY])


@pytest.mark.parametrize(("kept", "met"), [(0, True), (7, True), (8, False), (9, False)])
def test_v16_2_aslaug_condition_not_met_with_eight_cards_in_hand(kept: int, met: bool) -> None:
    """The hand is counted when phase B comes: Fury has left it by then."""
    t = aslaug_spent(FURY, kept=kept)
    assert game.legal(t.s, 0) == ([PASS, MAIN, EXTRA] if met else [PASS, MAIN])
    assert met or not_now(t, 0, EXTRA)


def test_v1_5_aslaug_uses_either_ability_not_both() -> None:
    t = aslaug_spent(FURY, RIM)
    t.do(0, EXTRA)
    assert t.refuses(0, MAIN).key == "not_now"
    t.keep_first(0)
    assert (waits(t), abilities(t, 0)) == (("phase a", 1), [True])


def test_v16_2_aslaug_main_comes_again_next_turn() -> None:
    t = aslaug_spent(FURY, RIM)
    t.do(0, MAIN)
    quiet_turn(t, 1)
    t.attack(0, 1)
    t.stop(0)
    assert MAIN in game.legal(t.s, 0)


def test_v16_2_aslaug_main_takes_no_other_card_than_the_top_one() -> None:
    t = aslaug_spent(FURY, RIM)
    for card_id in (FURY, RIM, "wolf-ylva"):
        assert not_now(t, 0, cm.UseAbility(False, t.card(card_id)))
    assert not_now(t, 0, cm.UseAbility(False, slot=0))
    assert t.refuses(1, MAIN).key == "not_your_turn"


def test_v16_2_aslaug_main_finds_nothing_on_an_empty_pile() -> None:
    t = aslaug_spent()
    assert (t.discard(), waits(t)) == ([], ("keep", 0))


def test_v16_2_aslaug_main_takes_back_what_action_4_discarded() -> None:
    t = lay("aslaug")
    t.do(0, cm.DrawCards())
    drawn = set(t.ids(t.s.drawn))
    t.keep_first(0)
    t.do(0, MAIN)
    assert (set(t.hand(0)), t.discard(), waits(t)) == (drawn, [], ("phase a", 1))


def test_v6_1_aslaugs_main_leaves_the_last_cards_in_the_deck() -> None:
    for command, left in ((MAIN, NONE), (EXTRA, 2)):
        t = aslaug_spent(FURY)
        t.deck("wolf-geir", "wolf-svala")
        t.do(0, command)
        assert t.s.left == left


def test_v16_2_aslaug_extra_draws_nothing_from_an_empty_deck() -> None:
    t = aslaug_spent(FURY)
    t.deck()
    t.s.left = 2
    watched(t, 0, EXTRA)
    assert (t.hand(0), t.discard(), waits(t)) == ([FURY], [], ("phase a", 1))


def test_v16_2_aslaug_surrounded_still_has_her_own_turn() -> None:
    t = lay("aslaug", seat=1)
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    t.stop(1)
    assert (waits(t), MAIN in game.legal(t.s, 1)) == (("phase b", 1), True)


def test_v16_2_aslaug_is_not_asked_in_the_turns_of_others() -> None:
    t = lay("aslaug", seat=1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert (len(t.discard()), waits(t)) == (1, ("keep", 0))


def test_v6_4_aslaug_has_no_phase_b_in_ragnarok() -> None:
    t = aslaug_spent(FURY)
    t.do(0, PASS)
    t.keep_first(0)
    ragnarok(t)
    t.stop(0)
    assert (waits(t), abilities(t, 0)) == (("fight", 1), [])


def test_v1_7_aslaugs_card_stays_known() -> None:
    t = aslaug_spent(FURY, kept=1)
    t.do(0, MAIN)
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN, t.card(FURY)]


def test_v4_1_aslaugs_window_does_not_tell_the_hand() -> None:
    tables = []
    for card_id in (RIM, "wolf-geir"):
        t = lay("aslaug", hand=f"{FURY} {card_id}")
        t.attack(0, 1)
        t.play(0, FURY)
        t.stop(0)
        tables.append(t)
    assert waits(tables[0]) == ("phase b", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Bernhard: defending, 1 strength for each warrior not activated | three own shields or fewer: 3 more; both

BEARS = {"bear-hallgerd": "axe", "bear-bessi": "shield", "bear-birna": "bow", "bear-skapti": "spear"}


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
    ragnarok(t)
    armed(t, 0, "axe", "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 0


def test_v1_7_bernhards_strength_is_the_same_in_every_view() -> None:
    t = bernhard_defends(3, 1, lost=2)
    for watcher in (None, 0, 1):
        seen = game.view(t.s, watcher)
        assert seen.battle is not None
        assert strength(seen, seen.battle.side(1)) == 3 + 2 + 3


# Einar: at the start of the turn discard a card, draw one | two own shields or fewer: draw two; either


def einar_begins(hand: str = "wolf-geir wolf-svala", *, lost: int = 0) -> Table:
    """Einar's turn begins, with this hand and some shields lost."""
    t = lay("einar", hand=hand)
    t.capture(1, 0, lost)
    t.to_turn_of(0)
    return t


def discarding(t: Table, card_id: str, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, t.card(card_id))


def test_v16_2_einar_main_changes_a_hand_card_for_one_of_the_deck() -> None:
    t = einar_begins()
    deck = len(t.s.deck)
    assert waits(t) == ("turn start", 0)
    watched(t, 0, discarding(t, "wolf-geir"))
    assert (len(t.hand(0)), t.discard(), len(t.s.deck)) == (2, ["wolf-geir"], deck - 1)
    assert "wolf-svala" in t.hand(0)
    assert waits(t) == ("phase a", 0)


def test_v16_2_einar_main_may_be_declined() -> None:
    t = einar_begins()
    watched(t, 0, PASS)
    assert (t.hand(0), t.discard(), waits(t)) == (["wolf-geir", "wolf-svala"], [], ("phase a", 0))


def test_v16_2_einar_extra_draws_two_and_keeps_both() -> None:
    t = einar_begins(lost=2)
    watched(t, 0, discarding(t, "wolf-geir", extra=True))
    assert (len(t.hand(0)), t.discard(), waits(t)) == (3, ["wolf-geir"], ("phase a", 0))


@pytest.mark.parametrize(("lost", "met"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_v16_2_einar_condition_not_met_with_three_shields(lost: int, met: bool) -> None:
    t = einar_begins("wolf-geir", lost=lost)
    main, extra = discarding(t, "wolf-geir"), discarding(t, "wolf-geir", extra=True)
    assert game.legal(t.s, 0) == ([PASS, main, extra] if met else [PASS, main])
    assert met or not_now(t, 0, extra)


@pytest.mark.parametrize("extra", [False, True])
def test_v1_5_einar_uses_either_ability_once_a_turn(extra: bool) -> None:
    t = einar_begins(lost=2)
    t.do(0, discarding(t, "wolf-geir", extra))
    assert (waits(t), abilities(t, 0)) == (("phase a", 0), [extra])
    for again in (False, True):
        assert t.refuses(0, discarding(t, "wolf-svala", again)).key == "not_now"


def test_v16_2_einar_main_comes_again_next_turn() -> None:
    t = einar_begins()
    t.do(0, discarding(t, "wolf-geir"))
    quiet_turn(t, 0)
    quiet_turn(t, 1)
    assert waits(t) == ("turn start", 0)
    t.do(0, discarding(t, "wolf-svala"))
    assert waits(t) == ("phase a", 0)


def test_v16_2_einar_main_discards_a_card_of_the_hand_only() -> None:
    t = einar_begins()
    for card in (t.card("wolf-ylva"), t.card("bear-hallgerd"), t.card(FURY), NONE, UNKNOWN):
        assert not_now(t, 0, cm.UseAbility(False, card))
    assert not_now(t, 0, cm.UseAbility(False, t.card("wolf-geir"), 1))
    assert t.refuses(1, discarding(t, "wolf-geir")).key == "not_your_turn"


def test_v16_2_einar_main_needs_a_card_to_discard() -> None:
    t = einar_begins("", lost=2)
    assert waits(t) == ("phase a", 0)


def test_v16_2_einar_is_asked_in_his_own_turn_only() -> None:
    t = lay("einar", seat=1, hand="wolf-geir")
    t.to_turn_of(0)
    assert waits(t) == ("phase a", 0)
    quiet_turn(t, 0)
    assert waits(t) == ("turn start", 1)


def test_v6_1_einars_draw_may_empty_the_deck_and_his_turn_is_played_out() -> None:
    t = einar_begins(lost=2)
    t.deck("wolf-audun")
    events = watched(t, 0, discarding(t, "wolf-geir", extra=True))
    assert ev.EndTriggered(NONE) in events
    assert (sorted(t.hand(0)), t.s.left, waits(t)) == (["wolf-audun", "wolf-svala"], 2, ("phase a", 0))


def test_v16_2_einar_main_in_the_last_round_draws_nothing() -> None:
    t = einar_begins()
    t.deck()
    t.s.left = 1
    watched(t, 0, discarding(t, "wolf-geir"))
    assert (t.hand(0), t.discard(), waits(t)) == (["wolf-svala"], ["wolf-geir"], ("phase a", 0))


def test_v6_4_einar_has_no_turn_in_ragnarok() -> None:
    t = ragnarok(lay("einar", hand="wolf-geir"))
    assert (waits(t), abilities(t, 0)) == (("fight", 0), [])


def test_v16_2_einar_surrounded_still_has_his_own_turn() -> None:
    t = lay("einar", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    t.keep_first(0)
    assert waits(t) == ("turn start", 1)
    t.do(1, discarding(t, "wolf-geir"))
    assert len(t.hand(1)) == 1


def test_v3_6_einars_cards_are_seen_by_him_alone() -> None:
    t = einar_begins(lost=2)
    t.do(0, discarding(t, "wolf-geir", extra=True))
    assert game.view(t.s, 0).hands[0] == t.s.hands[0]
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN] * 3


def test_v4_1_einars_window_does_not_tell_the_hand() -> None:
    tables = [einar_begins(hand) for hand in (f"{FURY} {RIM}", "wolf-geir wolf-svala")]
    assert waits(tables[0]) == ("turn start", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Esbjörn: two extra dice in Ragnarök | two own shields or fewer: one idle warrior goes to Valhalla, too; both


def esbjorn_last(text: str, heroes: str, *, lost: int = 2, hand: str = "") -> Table:
    """Esbjörn has faced Ragnarök; of Hallgerd, Bessi and Birna these were activated."""
    t = lay("esbjorn", mine="bear-hallgerd bear-bessi bear-birna", hand=hand)
    t.capture(1, 0, lost)
    ragnarok(t)
    armed(t, 0, text, *heroes.split())
    t.stop(0)
    return t


@pytest.mark.parametrize("lost", [0, 2])
def test_v16_2_esbjorn_main_rolls_two_extra_dice_in_ragnarok(lost: int) -> None:
    t = lay("esbjorn")
    t.capture(1, 0, lost)
    ragnarok(t)
    assert (len(t.side(0).loose), t.loose(0).count("+"), t.s.pool) == (8, 2, 1)
    t.stop(0)
    if lost:
        t.do(0, PASS)
    assert (t.s.pool, len(t.side(1).loose)) == (3, 6)


def test_v16_2_esbjorn_main_condition_not_met_in_a_battle() -> None:
    t = lay("esbjorn")
    t.jarl(1, "esbjorn")
    t.attack(0, 1)
    assert len(t.side(0).loose) == 6
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert len(t.side(1).loose) == 6
    t.stop(1)
    assert (abilities(t, 0), abilities(t, 1)) == ([], [])


def test_v1_9_esbjorn_leaves_one_die_to_new_weapons() -> None:
    t = ragnarok(lay("esbjorn", hand="new-weapons-smiths-gift"))
    t.play(0, "new-weapons-smiths-gift")
    assert (waits(t), t.s.pool, t.loose(0).count("+")) == (("fight", 0), 0, 3)


def test_v16_2_esbjorn_extra_sends_one_idle_warrior_too() -> None:
    t = esbjorn_last("axe", "bear-hallgerd", hand="wolf-geir")
    assert (waits(t), t.valhalla_of(0)) == (("after", 0), ["bear-hallgerd"])
    watched(t, 0, cm.UseAbility(True, slot=1))
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-bessi"]
    assert (t.discard(), waits(t)) == (["bear-birna", "wolf-geir"], ("fight", 1))
    assert abilities(t, 0) == [False, True]


def test_v16_2_esbjorn_extra_may_be_declined() -> None:
    t = esbjorn_last("axe", "bear-hallgerd")
    watched(t, 0, PASS)
    assert (t.valhalla_of(0), t.discard()) == (["bear-hallgerd"], ["bear-bessi", "bear-birna"])


@pytest.mark.parametrize(("lost", "met"), [(0, False), (1, False), (2, True), (4, True)])
def test_v16_2_esbjorn_condition_not_met_with_three_shields(lost: int, met: bool) -> None:
    t = esbjorn_last("axe", "bear-hallgerd", lost=lost)
    assert waits(t) == (("after", 0) if met else ("fight", 1))
    assert met or t.discard() == ["bear-bessi", "bear-birna"]


def test_v16_2_esbjorn_extra_sends_an_idle_warrior_and_no_other() -> None:
    t = esbjorn_last("axe", "bear-hallgerd")
    for slot in (0, 3, 4, NONE):
        assert not_now(t, 0, cm.UseAbility(True, slot=slot))
    assert not_now(t, 0, cm.UseAbility(False, slot=1))
    assert t.refuses(1, cm.UseAbility(True, slot=1)).key == "not_your_turn"


def test_v16_2_esbjorn_extra_needs_no_activated_warrior() -> None:
    t = esbjorn_last("axe", "")
    t.do(0, cm.UseAbility(True, slot=2))
    assert (t.valhalla_of(0), t.discard()) == (["bear-birna"], ["bear-hallgerd", "bear-bessi"])


def test_v16_2_esbjorn_extra_finds_nobody_idle() -> None:
    t = esbjorn_last("axe bow shield", "bear-hallgerd bear-bessi bear-birna")
    assert (waits(t), len(t.valhalla_of(0))) == (("fight", 1), 3)


def test_v16_2_esbjorn_extra_condition_not_met_in_a_battle() -> None:
    t = lay("esbjorn", mine="bear-hallgerd bear-bessi")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert (waits(t), t.squad_of(0)) == (("keep", 0), ["bear-bessi"])


def test_v7_1_esbjorns_idle_warrior_scores() -> None:
    t = esbjorn_last("axe", "bear-hallgerd", lost=2)
    t.do(0, cm.UseAbility(True, slot=1))
    t.stop(1)
    assert t.s.scores == (1 + 1, 2 * 2)
    game.recount(t.s)


def test_v16_2_esbjorn_surrounded_before_is_free_in_ragnarok() -> None:
    t = lay("esbjorn", seat=1)
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    t.keep_first(0)
    ragnarok(t, 1)
    assert len(t.side(1).loose) == 8


def test_v4_14_esbjorns_window_does_not_tell_the_hand() -> None:
    tables = [esbjorn_last("axe", "bear-hallgerd", hand=hand) for hand in (FURY, "wolf-geir")]
    assert waits(tables[0]) == ("after", 0)
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Gorm: two others fight, a shield is taken: may draw a card | four cards or fewer: two instead; either


def gorm_sees(winner: int, *, cards: int = 5) -> Table:
    """Seat 0 attacked seat 1 before the eyes of Gorm, who has so many cards."""
    t = aside("gorm", mine="boar-galti", hand=" ".join(WOLVES[:cards]))
    duel(t, 0, 1, winner)
    return t


def test_v16_2_gorm_main_draws_a_card_when_a_shield_is_taken() -> None:
    t = gorm_sees(0)
    assert (waits(t), t.s.captured[0]) == (("witness", 2), [1])
    watched(t, 2, MAIN)
    assert (len(t.hand(2)), abilities(t, 2), waits(t)) == (6, [False], ("keep", 0))


def test_v16_2_gorm_main_may_be_declined() -> None:
    t = gorm_sees(0)
    watched(t, 2, PASS)
    assert (len(t.hand(2)), waits(t)) == (5, ("keep", 0))


def test_v16_2_gorm_extra_draws_two_cards_instead() -> None:
    t = gorm_sees(0, cards=4)
    watched(t, 2, EXTRA)
    assert (len(t.hand(2)), abilities(t, 2), waits(t)) == (6, [True], ("keep", 0))


@pytest.mark.parametrize(("cards", "met"), [(0, True), (4, True), (5, False)])
def test_v16_2_gorm_condition_not_met_with_five_cards(cards: int, met: bool) -> None:
    t = gorm_sees(0, cards=cards)
    assert game.legal(t.s, 2) == ([PASS, MAIN, EXTRA] if met else [PASS, MAIN])
    assert met or not_now(t, 2, EXTRA)


def test_v1_5_gorm_uses_either_ability_not_both() -> None:
    t = gorm_sees(0, cards=2)
    t.do(2, MAIN)
    assert (len(t.hand(2)), waits(t)) == (3, ("keep", 0))
    assert t.refuses(2, EXTRA).key == "not_your_turn"


@pytest.mark.parametrize("winner", [1, NONE])
def test_v16_2_gorm_condition_not_met_when_no_shield_is_taken(winner: int) -> None:
    t = gorm_sees(winner)
    assert (waits(t), abilities(t, 2)) == (("keep", 0), [])


def test_v16_2_gorm_condition_not_met_in_his_own_battles() -> None:
    t = aside("gorm", mine="boar-galti boar-skeggi boar-tosti", hand="wolf-geir")
    duel(t, 0, 2, 0)
    assert waits(t) == ("keep", 0)
    t.keep_first(0)
    quiet_turn(t, 1)
    duel(t, 2, 1, 2)
    assert (waits(t), abilities(t, 2)) == (("keep", 2), [])


def test_v16_2_gorm_main_comes_once_between_his_turns() -> None:
    t = gorm_sees(0)
    t.do(2, MAIN)
    t.keep_first(0)
    duel(t, 1, 0, 1)
    assert waits(t) == ("keep", 1)
    t.keep_first(1)
    quiet_turn(t, 2)
    duel(t, 0, 1, 0)
    assert waits(t) == ("witness", 2)


def test_v16_2_gorm_declined_may_draw_at_the_next_battle() -> None:
    t = gorm_sees(0)
    t.do(2, PASS)
    t.keep_first(0)
    duel(t, 1, 0, 1)
    assert waits(t) == ("witness", 2)


def test_v16_2_gorm_main_takes_no_card_by_name_and_is_not_for_others() -> None:
    t = gorm_sees(0)
    assert not_now(t, 2, cm.UseAbility(False, t.card("wolf-ylva")))
    assert not_now(t, 2, cm.UseAbility(False, target=0))
    for seat in (0, 1):
        assert t.refuses(seat, MAIN).key == "not_your_turn"


def test_v6_1_gorms_draw_may_empty_the_deck() -> None:
    t = gorm_sees(0, cards=2)
    t.deck("wolf-runolf")
    events = watched(t, 2, EXTRA)
    assert ev.EndTriggered(NONE) in events
    assert (len(t.hand(2)), t.s.left, waits(t)) == (3, 2, ("phase a", 1))


def test_v16_2_gorm_extra_in_the_last_round_draws_nothing() -> None:
    t = aside("gorm", hand="wolf-geir")
    t.deck()
    t.s.left = 2
    duel(t, 0, 1, 0)
    watched(t, 2, EXTRA)
    assert (t.hand(2), t.s.left, waits(t)) == (["wolf-geir"], 1, ("phase a", 1))


def test_v6_1_gorm_draws_also_at_a_last_shield() -> None:
    t = aside("gorm", hand="wolf-geir")
    t.capture(2, 1, 3)
    duel(t, 0, 1, 0)
    events = watched(t, 2, MAIN)
    assert ev.EndTriggered(1) in events
    assert len(t.hand(2)) == 2


def test_v16_2_gorm_surrounded_are_others_not_he() -> None:
    t = aside("gorm", hand="wolf-geir")
    t.jarl(1, "bernhard")
    t.attack(0, 1)
    surround(t)
    arm_one(t, 0, 1)
    t.stop(0)
    t.stop(1)
    assert waits(t) == ("witness", 2)
    t.do(2, EXTRA)
    assert len(t.hand(2)) == 3


def test_v6_4_gorm_sees_no_battle_in_ragnarok() -> None:
    t = ragnarok(aside("gorm", mine="boar-galti"), 0)
    arm_one(t, 0, 1)
    t.stop(0)
    assert waits(t) == ("fight", 1)


def test_v3_6_gorms_cards_are_seen_by_him_alone() -> None:
    t = gorm_sees(0, cards=1)
    t.do(2, EXTRA)
    assert game.view(t.s, 2).hands[2] == t.s.hands[2]
    for watcher in (0, 1, None):
        assert game.view(t.s, watcher).hands[2] == [UNKNOWN] * 3


def test_v4_14_gorms_window_does_not_tell_the_hand() -> None:
    tables = [aside("gorm", hand=hand) for hand in (f"{FURY} {RIM}", "wolf-geir boar-tosti")]
    for t in tables:
        duel(t, 0, 1, 0)
    assert waits(tables[0]) == ("witness", 2)
    assert look_alike(*tables, hidden=2) and same_choice_in_view(tables[0], 2)


# Ketil: attacking the winner of the last battle without him: a die more | a shield was taken: +2; both


def ketil_saw(*battles: tuple[int, int, int]) -> Table:
    """Ketil (Galti and Skeggi) saw these battles: attacker, target, winner. His turn has come."""
    t = aside("ketil", mine="boar-galti boar-skeggi")
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
    t = ragnarok(ketil_saw((0, 1, 0)), 2)
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


# Ottar: a won attack: chooses which activated warriors go to Valhalla | the defender has as many shields or
# more: one extra die in attack; both


def ottar_attacks(hand: str = "", lost: int = 0, taken: int = 0) -> Table:
    """Ottar and his four bears attack; he has lost so many shields, and taken so many."""
    t = lay("ottar", mine=" ".join(BEARS), hand=hand)
    t.capture(1, 0, lost)
    t.capture(0, 1, taken)
    t.attack(0, 1)
    return t


def ottar_wins(active: int, hand: str = "") -> Table:
    """His attack with the first few of them has won."""
    t = ottar_attacks(hand)
    heroes = list(BEARS)[:active]
    armed(t, 0, " ".join(BEARS[hero] for hero in heroes), *heroes)
    t.stop(0)
    t.stop(1)
    return t


def test_v16_2_ottar_main_chooses_who_goes_to_valhalla() -> None:
    t = ottar_wins(2)
    assert (waits(t), t.s.captured[0]) == (("choose rising", 0), [1])
    watched(t, 0, cm.SendToValhalla((1,)))
    assert (t.valhalla_of(0), len(t.squad_of(0))) == (["bear-bessi"], 3)
    assert (abilities(t, 0), waits(t)) == ([True, False], ("keep", 0))


@pytest.mark.parametrize(("active", "sent"), [(a, s) for a, s in product(range(1, 5), range(5)) if s <= a])
def test_v16_2_ottar_main_sends_any_number_or_nobody(active: int, sent: int) -> None:
    t = ottar_wins(active)
    watched(t, 0, cm.SendToValhalla(tuple(range(sent))))
    assert (len(t.valhalla_of(0)), len(t.squad_of(0)), t.s.captured[0]) == (sent, 4 - sent, [1])
    assert abilities(t, 0) == ([True, False] if sent < active else [True]), "all would go without him"


@pytest.mark.parametrize(("lost", "taken", "met"), [(0, 0, True), (2, 1, True), (1, 1, True), (0, 1, False)])
def test_v16_2_ottar_condition_not_met_with_more_shields_than_the_defender(
    lost: int, taken: int, met: bool
) -> None:
    t = ottar_attacks(lost=lost, taken=taken)
    assert len(t.s.battle.attack.loose) == (7 if met else 6)  # type: ignore[union-attr]
    assert (abilities(t, 0), t.s.pool) == (([True], 2) if met else ([], 3))


def test_v1_5_ottar_has_both_abilities_at_once() -> None:
    t = ottar_wins(3)
    t.do(0, cm.SendToValhalla((0, 2)))
    assert t.squad_of(0) == ["bear-bessi", "bear-skapti"]
    assert abilities(t, 0) == [True, False]


def test_v16_2_ottar_main_sends_activated_warriors_and_no_others() -> None:
    t = ottar_wins(2)
    for slots in ((2,), (0, 3), (0, 0), (4,), (NONE,)):
        assert t.refuses(0, cm.SendToValhalla(slots)).key == "not_activated"
    assert t.refuses(1, cm.SendToValhalla((0,))).key == "not_your_turn"
    assert t.refuses(0, PASS).key == "not_now"


def test_v16_2_ottar_main_does_nothing_for_a_beaten_attack() -> None:
    t = lay("ottar", mine="wolf-audun wolf-geir")
    t.squad(1, "bear-gudveig")
    t.attack(0, 1)
    armed(t, 0, "axe spear", "wolf-audun", "wolf-geir")
    t.stop(0)
    armed(t, 1, "axe axe", "bear-gudveig")
    t.stop(1)
    assert waits(t) == ("choose rising", 1)
    t.do(1, NOBODY)
    assert (waits(t), len(t.squad_of(0)), abilities(t, 0)) == (("keep", 0), 2, [True])


@pytest.mark.parametrize("ring", [False, True])
def test_v16_2_ottar_surrounded_or_not_defends_like_everybody(ring: bool) -> None:
    """V4.12: a winning defender chooses anyway; the die is for an attack only."""
    t = lay("ottar", seat=1, mine=" ".join(BEARS))
    t.attack(0, 1)
    if ring:
        surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert len(t.s.battle.defence.loose) == 6  # type: ignore[union-attr]
    armed(t, 1, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(1)
    t.do(1, cm.SendToValhalla((0, 1)))
    assert (len(t.valhalla_of(1)), abilities(t, 1)) == (2, [])


def test_v6_1_ottar_chooses_also_after_a_last_shield() -> None:
    t = lay("ottar", mine=" ".join(BEARS))
    t.capture(0, 1, 3)
    t.attack(0, 1)
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(0)
    t.stop(1)
    events = watched(t, 0, cm.SendToValhalla((0,)))
    assert ev.EndTriggered(1) in events
    assert t.valhalla_of(0) == ["bear-hallgerd"]


def test_v6_4_ottar_wins_no_attack_in_ragnarok() -> None:
    t = ragnarok(lay("ottar", mine=" ".join(BEARS)))
    assert len(t.s.battle.attack.loose) == 6  # type: ignore[union-attr]
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    watched(t, 0, cm.EndPhase())
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-bessi"], "all activated go, nobody is kept back"
    assert abilities(t, 0) == []


def test_v4_14_ottar_chooses_before_those_who_watched() -> None:
    t = aside("gorm", hand="wolf-geir")
    t.jarl(0, "ottar")
    t.attack(0, 1)
    armed(t, 0, "axe axe", "bear-hallgerd", "bear-thurid")
    t.stop(0)
    t.stop(1)
    watched(t, 0, cm.SendToValhalla((0, 1)))
    assert waits(t) == ("witness", 2)


def test_v4_14_ottars_choice_does_not_tell_the_hand() -> None:
    tables = [ottar_wins(2, hand) for hand in (FURY, "wolf-geir")]
    assert look_alike(*tables) and same_choice_in_view(tables[0], 0)


# Ragnhild: an attack on another does not win: may add a warrior | had one warrior or none: a second one; both

HEAVY = "giant-bergskar giant-gnipa wolf-oddny"


def ragnhild_sees(winner: int, *, mine: str = "", hand: str = HEAVY) -> Table:
    """Seat 0 attacked seat 1 before the eyes of Ragnhild."""
    t = aside("ragnhild", mine=mine, hand=hand)
    duel(t, 0, 1, winner)
    return t


def adding(t: Table, card_id: str, slot: int, extra: bool = False) -> cm.UseAbility:
    return cm.UseAbility(extra, t.card(card_id), slot)


TWO = "boar-galti boar-skeggi"


@pytest.mark.parametrize("winner", [1, NONE])
def test_v16_2_ragnhild_main_adds_a_warrior_when_the_attack_does_not_win(winner: int) -> None:
    t = ragnhild_sees(winner, mine=TWO)
    assert waits(t) == ("witness", 2)
    watched(t, 2, adding(t, "wolf-oddny", 3))
    assert t.squad_of(2) == ["boar-galti", "boar-skeggi", "wolf-oddny"]
    assert (t.s.squads[2][2], abilities(t, 2), waits(t)) == (NONE, [False], ("keep", 0))


def test_v16_2_ragnhild_main_may_be_declined() -> None:
    t = ragnhild_sees(1, mine=TWO)
    watched(t, 2, PASS)
    assert (len(t.squad_of(2)), len(t.hand(2)), waits(t)) == (2, 3, ("keep", 0))


def test_v16_2_ragnhild_condition_not_met_when_the_attack_wins() -> None:
    t = ragnhild_sees(0)
    assert (waits(t), t.squad_of(2)) == (("keep", 0), [])


def test_v16_2_ragnhild_condition_not_met_in_her_own_battles() -> None:
    t = aside("ragnhild", mine="boar-galti boar-tosti", hand=HEAVY)
    duel(t, 0, 2, 2)
    assert waits(t) == ("keep", 0), "the attack was on her, not on another"
    t.keep_first(0)
    quiet_turn(t, 1)
    duel(t, 2, 1)
    assert (waits(t), abilities(t, 2)) == (("keep", 2), []), "V16.2: she lives off the battles of others"


@pytest.mark.parametrize("mine", ["", "boar-galti"])
def test_v16_2_ragnhild_extra_adds_a_second_warrior_to_one_or_none(mine: str) -> None:
    t = ragnhild_sees(1, mine=mine)
    watched(t, 2, adding(t, "giant-bergskar", 1))
    assert waits(t) == ("witness", 2)
    watched(t, 2, adding(t, "giant-gnipa", 3, extra=True))
    assert {"giant-bergskar", "giant-gnipa"} <= set(t.squad_of(2))
    assert (t.hand(2), abilities(t, 2), waits(t)) == (["wolf-oddny"], [False, True], ("keep", 0))


def test_v16_2_ragnhild_extra_may_be_declined() -> None:
    t = ragnhild_sees(1)
    t.do(2, adding(t, "giant-bergskar", 0))
    watched(t, 2, PASS)
    assert (t.squad_of(2), waits(t)) == (["giant-bergskar"], ("keep", 0))


@pytest.mark.parametrize("mine", [TWO, f"{TWO} boar-flosi"])
def test_v16_2_ragnhild_condition_not_met_with_two_warriors(mine: str) -> None:
    t = ragnhild_sees(1, mine=mine)
    t.do(2, adding(t, "wolf-oddny", 3))
    assert (len(t.hand(2)), waits(t)) == (2, ("keep", 0))


def test_v16_2_ragnhild_extra_comes_only_after_main() -> None:
    t = ragnhild_sees(1)
    assert not_now(t, 2, adding(t, "wolf-oddny", 0, extra=True))
    t.do(2, adding(t, "wolf-oddny", 0))
    assert not_now(t, 2, adding(t, "giant-gnipa", 1))


def test_v16_2_ragnhild_main_adds_warriors_of_the_hand_only() -> None:
    t = ragnhild_sees(1, mine=TWO, hand=f"wolf-oddny {FURY}")
    oddny = t.card("wolf-oddny")
    for card, slot in (
        (t.card(FURY), 2),
        (t.card("wolf-geir"), 2),
        (NONE, 2),
        (oddny, 0),
        (oddny, 4),
        (oddny, NONE),
    ):
        assert not_now(t, 2, cm.UseAbility(False, card, slot))
    for seat in (0, 1):
        assert t.refuses(seat, adding(t, "wolf-oddny", 2)).key == "not_your_turn"


def test_v3_3_ragnhild_makes_room_in_a_full_squad() -> None:
    t = ragnhild_sees(1, mine=f"{TWO} boar-flosi boar-groa")
    assert waits(t) == ("witness", 2), "V3.3: adding to a full squad means first discarding a warrior"
    watched(t, 2, adding(t, "wolf-oddny", 1))
    assert t.squad_of(2) == ["boar-galti", "wolf-oddny", "boar-flosi", "boar-groa"]
    assert t.discard() == ["boar-skeggi"]


def test_v16_2_ragnhild_main_needs_a_hand() -> None:
    t = ragnhild_sees(1, hand="")
    assert waits(t) == ("keep", 0)
    t = ragnhild_sees(1, hand="wolf-oddny")
    t.do(2, adding(t, "wolf-oddny", 0))
    assert waits(t) == ("keep", 0), "no card is left for a second"


def test_v16_2_ragnhild_main_comes_once_between_her_turns() -> None:
    t = ragnhild_sees(1, mine=TWO)
    t.do(2, adding(t, "wolf-oddny", 2))
    t.keep_first(0)
    duel(t, 1, 0, 0)
    assert waits(t) == ("keep", 1)
    t.keep_first(1)
    quiet_turn(t, 2)
    duel(t, 0, 1)
    assert waits(t) == ("witness", 2)


def test_v16_2_ragnhild_extra_does_not_wait_for_another_battle() -> None:
    t = ragnhild_sees(1)
    t.do(2, adding(t, "wolf-oddny", 0))
    t.do(2, PASS)
    t.keep_first(0)
    duel(t, 1, 0, 0)
    assert waits(t) == ("keep", 1), "once between her turns: she has had it"


def test_v16_2_ragnhild_extra_is_not_for_warriors_gone_later() -> None:
    t = ragnhild_sees(1, mine="boar-galti boar-skeggi boar-jofrid")
    t.jarl(1, "brynjar")
    t.capture(0, 1, 2)
    t.do(2, adding(t, "wolf-oddny", 3))
    t.keep_first(0)
    t.attack(1, 2)
    arm_one(t, 1, 1)
    t.stop(1)
    armed(t, 2, "axe spear shield", "boar-galti", "boar-skeggi", "boar-jofrid")
    t.stop(2)
    t.do(2, cm.SendToValhalla((0, 1, 2)))
    t.do(1, EXTRA)
    duel(t, 1, 0)
    assert waits(t) == ("phase a", 2), "once between her turns, and then she had three warriors"


def test_v16_2_ragnhild_declined_may_add_after_the_next_battle() -> None:
    t = ragnhild_sees(1, mine=TWO)
    t.do(2, PASS)
    t.keep_first(0)
    duel(t, 1, 0, 0)
    assert waits(t) == ("witness", 2)


def test_v16_2_ragnhild_surrounded_are_others_not_she() -> None:
    t = aside("ragnhild", mine=TWO, hand=HEAVY)
    t.jarl(1, "bernhard")
    t.attack(0, 1)
    surround(t)
    t.stop(0)
    assert waits(t) == ("witness", 2)
    t.do(2, adding(t, "wolf-oddny", 2))
    assert len(t.squad_of(2)) == 3


def test_v6_2_ragnhild_adds_also_in_the_last_round() -> None:
    t = aside("ragnhild", mine=TWO, hand=HEAVY)
    t.deck()
    t.s.left = 2
    duel(t, 0, 1, 1)
    watched(t, 2, adding(t, "wolf-oddny", 2))
    assert (len(t.squad_of(2)), waits(t)) == (3, ("phase a", 1))


def test_v6_4_ragnhild_sees_no_attack_in_ragnarok() -> None:
    t = ragnarok(aside("ragnhild", mine=TWO, hand=HEAVY), 0)
    t.stop(0)
    assert waits(t) == ("fight", 1)


def test_v1_7_ragnhild_shows_the_warrior_and_no_other_card() -> None:
    t = ragnhild_sees(1, mine=TWO)
    t.do(2, adding(t, "wolf-oddny", 2))
    for watcher in (0, 1, None):
        seen = game.view(t.s, watcher)
        assert (seen.hands[2], seen.squads[2][2]) == ([UNKNOWN] * 2, t.card("wolf-oddny"))


def test_v4_14_ragnhilds_window_does_not_tell_the_hand() -> None:
    tables = [
        ragnhild_sees(1, hand=hand) for hand in (f"{FURY} {RIM}", f"{FURY} wolf-geir", "wolf-geir wolf-svala")
    ]
    assert waits(tables[0]) == ("witness", 2)
    assert game.legal(tables[0].s, 2) == [PASS]
    assert look_alike(*tables, hidden=2) and same_choice_in_view(tables[1], 2)


def test_v4_14_ragnhilds_second_window_does_not_tell_the_hand() -> None:
    tables = [ragnhild_sees(1, hand=f"wolf-geir {other}") for other in (FURY, "wolf-svala")]
    for t in tables:
        t.do(2, adding(t, "wolf-geir", 0))
    assert waits(tables[0]) == ("witness", 2)
    assert look_alike(*tables, hidden=2)


# Torunn: at the end 1 point for each clan in Valhalla after the second | all five: 2 more; both

FIVE = ("bear-hallgerd", "wolf-geir", "boar-galti", "stag-tove", "giant-klaki")


@pytest.mark.parametrize(("clans", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_v16_2_torunn_main_scores_a_point_for_each_clan_after_the_second(clans: int, points: int) -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE[:clans])
    assert tally(t.s, 0).bonus == points
    assert tally(t.s, 0).total == sum(t.s.table.valour[t.card(card_id)] for card_id in FIVE[:clans]) + points


@pytest.mark.parametrize(("third", "points"), [("bear-thurid", 0), ("boar-galti", 1)])
def test_v16_2_torunn_main_counts_a_clan_once(third: str, points: int) -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, "bear-hallgerd", "bear-bessi", "bear-gudveig", "wolf-geir", third)
    assert tally(t.s, 0).bonus == points


def test_v16_2_torunn_extra_scores_two_more_for_all_five_clans() -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE, "wolf-svala")
    assert tally(t.s, 0).bonus == 3 + 2


@pytest.mark.parametrize("missing", range(5))
def test_v16_2_torunn_condition_not_met_without_one_of_the_clans(missing: int) -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE[:missing], *FIVE[missing + 1 :])
    t.valhalla(0, t.any("bear" if missing else "wolf", symbols=3))
    t.give(0, FIVE[missing])
    assert tally(t.s, 0).bonus == 2, "the fifth clan is in hand, not in Valhalla"


def test_v16_2_torunn_main_is_for_her_valhalla_alone() -> None:
    t = Table(3)
    t.jarl(0, "torunn")
    t.valhalla(0, "bear-bessi", "wolf-svala")
    t.valhalla(1, *FIVE)
    t.squad(0, "boar-flosi")
    assert [tally(t.s, seat).bonus for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("armed_giant", "points", "used"), [(True, 5, [False, True]), (False, 2, [False])])
def test_v6_4_torunn_counts_who_goes_to_valhalla_in_ragnarok(
    armed_giant: bool, points: int, used: list[bool]
) -> None:
    t = lay("torunn", mine="giant-klaki")
    t.valhalla(0, *FIVE[:4])
    ragnarok(t)
    armed(t, 0, "axe bow", *(["giant-klaki"] if armed_giant else []))
    t.stop(0)
    assert abilities(t, 0) == [], "points are counted when all have faced Ragnarök"
    watched(t, 1, cm.EndPhase())
    assert t.s.scores == (1 + 2 + 1 + 1 + int(armed_giant) + points, 0)
    assert abilities(t, 0) == used
    game.recount(t.s)


@pytest.mark.parametrize(
    ("clans", "score", "used"), [(0, 0, []), (1, 1, []), (2, 1 + 2, []), (3, 1 + 2 + 1 + 1, [False])]
)
def test_v16_2_torunn_main_is_told_only_if_it_scores(clans: int, score: int, used: list[bool]) -> None:
    t = lay("torunn", mine="giant-klaki")
    t.valhalla(0, *FIVE[:clans])
    ragnarok(t)
    t.stop(0)
    watched(t, 1, cm.EndPhase())
    assert (t.s.scores, abilities(t, 0)) == ((score, 0), used)
    game.recount(t.s)


def test_v16_2_torunn_main_decides_a_game() -> None:
    """Six points of shields are more than five of valour."""
    t = lay("torunn")
    t.valhalla(0, "bear-bessi", "wolf-geir", "boar-galti", "stag-tove")
    t.capture(1, 0, 3)
    ragnarok(t)
    t.stop(0)
    t.stop(1)
    assert (t.s.scores, t.s.winners) == ((5 + 2, 6), (0,))


def test_v16_2_torunn_surrounded_loses_no_point() -> None:
    t = lay("torunn", seat=1)
    t.valhalla(1, *FIVE[1:])
    t.attack(0, 1)
    surround(t)
    assert tally(t.s, 1).bonus == 2
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    t.stop(1)
    t.do(1, cm.SendToValhalla((0,)))
    assert tally(t.s, 1).bonus == 3 + 2


def test_v1_7_torunns_points_are_the_same_in_every_view() -> None:
    t = Table(3)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE)
    assert {tally(game.view(t.s, watcher), 0).bonus for watcher in (None, 0, 1, 2)} == {5}


def test_v16_2_torunn_is_never_asked() -> None:
    t = lay("torunn")
    t.attack(0, 1)
    assert waits(t) == ("fight", 0)
    armed(t, 0, "axe", "bear-hallgerd")
    for command in (MAIN, EXTRA):
        assert not_now(t, 0, command)
    t.stop(0)
    t.stop(1)
    assert waits(t) == ("keep", 0)


# What holds for all ten


@pytest.mark.parametrize("jarl", ["gorm", "ketil", "ragnhild"])
def test_v2_2_jarls_who_live_off_others_are_not_dealt_to_two(jarl: str) -> None:
    assert jarl not in [card.id for card in Table(2).s.table.jarls]
    assert jarl in [card.id for card in Table(3).s.table.jarls]


@pytest.mark.parametrize("jarl", ["agnar", "aslaug", "bernhard", "einar", "esbjorn", "ottar", "torunn"])
def test_v1_5_these_are_not_asked_in_the_battles_of_others(jarl: str) -> None:
    for winner in (0, 1, NONE):
        t = aside(jarl, mine="boar-galti", hand="wolf-geir")
        t.capture(0, 2, 2)
        duel(t, 0, 1, winner)
        assert (waits(t), abilities(t, 2)) == (("keep", 0), [])
