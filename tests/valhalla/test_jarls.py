"""The jarls of V16.2: main, extra, condition, surrounded, in Ragnarök, and what other seats see of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.valhalla.table import Table, armed, beyond_print
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls.events import AbilityUsed, TacticReturned
from valhalla.games.valhalla.terms import NONE, UNKNOWN

FURY = "fury-red-dawn"
RIM = "fury-bitten-rim"
SURROUND = "surround-closing-ring"
MAIN, EXTRA, PASS = cm.UseAbility(False), cm.UseAbility(True), cm.Pass()


def lay(jarl: str, *, seat: int = 0, mine: str = "bear-hallgerd", hand: str = "") -> Table:
    """*seat* has the jarl, these warriors and this hand; the other seat has Ylva. Seat 0 is in phase A."""
    t = Table(2)
    t.jarl(seat, jarl)
    t.squad(seat, *mine.split())
    t.squad(1 - seat, "wolf-ylva")
    t.give(seat, *hand.split())
    return t


def waits(t: Table) -> tuple[str, int]:
    """Where the game waits, and for whom."""
    (seat,) = game.to_act(t.s)
    return t.step(), seat


def not_now(t: Table, seat: int, command: cm.Command) -> bool:
    """The ability is refused, and not listed."""
    refusal = t.refuses(seat, command)
    return (refusal.rule, refusal.key) == ("V1.5", "ability_not_now") and command not in game.legal(t.s, seat)


def surround(t: Table) -> None:
    """The attacker, seat 0, plays Surround the leader."""
    t.give(0, SURROUND)
    t.play(0, SURROUND)


def ragnarok(t: Table, seat: int = 0) -> Table:
    """The deck is empty, the other seat ends the last turn, *seat* is the first to face Ragnarök."""
    t.deck()
    t.to_turn_of(1 - seat)
    t.s.left = 0
    t.do(1 - seat, cm.DrawCards())
    assert ev.RagnarokFaced(seat) in t.log
    return t


def watched(t: Table, seat: int, command: cm.Command) -> list[ev.Event]:
    """Do it before all eyes: who folds what they saw arrives at what they should see."""
    seats = (None, *range(t.s.table.players))
    views = [game.view(t.s, watcher) for watcher in seats]
    events = t.do(seat, command)
    for watcher, seen in zip(seats, views, strict=True):
        for event in events:
            game.apply(seen, game.seen_by(event, watcher))
        assert seen == game.view(t.s, watcher)
    return events


def look_alike(*tables: Table, hidden: int = 0) -> bool:
    """Whether nobody but the seat *hidden* can tell these tables apart."""
    others = [None, *(seat for seat in range(tables[0].s.table.players) if seat != hidden)]
    return all(game.view(a.s, seat) == game.view(b.s, seat) for a, b in pairwise(tables) for seat in others)


# Beinir: attacking, one extra die | a hand card discarded: one extra die when defending


def test_v16_2_beinir_attacks_with_one_extra_die() -> None:
    t = lay("beinir")
    events = watched(t, 0, cm.Attack(1))
    assert AbilityUsed(0, False) in events
    assert (len(t.side(0).loose), t.loose(0).count("+"), t.s.pool) == (7, 1, 2)
    assert waits(t) == ("fight", 0)


def test_v16_2_beinir_defends_with_six_dice_unless_a_card_is_paid() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("before roll", 1)
    watched(t, 1, PASS)
    assert len(t.side(1).loose) == 6
    assert t.hand(1) == ["wolf-geir"]


def test_v16_2_beinir_pays_a_card_for_a_die_in_defence() -> None:
    t = lay("beinir", seat=1, hand=f"wolf-geir {FURY}")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    watched(t, 1, cm.UseAbility(True, t.card(FURY)))
    assert (len(t.side(1).loose), t.loose(1).count("+"), t.s.pool) == (7, 1, 2)
    assert (t.hand(1), t.discard()) == (["wolf-geir"], [FURY])
    assert waits(t) == ("fight", 1)


def test_v16_2_beinir_buys_one_die_a_battle() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir wolf-svala")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.do(1, cm.UseAbility(True, t.card("wolf-geir")))
    assert waits(t) == ("fight", 1)
    assert t.refuses(1, cm.UseAbility(True, t.card("wolf-svala"))).key == "ability_not_now"


def test_v16_2_beinir_pays_with_a_card_of_the_hand_only() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    for card in (t.card("bear-hallgerd"), t.card("wolf-svala"), NONE, UNKNOWN):
        assert not_now(t, 1, cm.UseAbility(True, card))
    assert not_now(t, 1, cm.UseAbility(False, t.card("wolf-geir")))


def test_v16_2_beinir_has_nothing_to_pay_with_an_empty_hand() -> None:
    t = lay("beinir", seat=1)
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("fight", 1)
    assert len(t.side(1).loose) == 6


@pytest.mark.parametrize(("left", "step"), [(1, "before roll"), (0, "fight")])
def test_v16_2_beinir_buys_only_while_the_pool_holds_a_die(left: int, step: str) -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "sword" + " +bow" * (3 - left), "wolf-ylva")
    t.stop(0)
    assert t.s.pool == left
    assert waits(t) == (step, 1)


def test_v16_2_beinir_has_both_abilities_in_a_round() -> None:
    t = lay("beinir", hand="wolf-geir")
    t.attack(0, 1)
    t.stop(0)
    t.keep_first(0)
    t.attack(1, 0)
    armed(t, 1, "sword", "wolf-ylva")
    t.stop(1)
    assert waits(t) == ("before roll", 0)
    t.do(0, cm.UseAbility(True, t.card("wolf-geir")))
    assert len(t.side(0).loose) == 7


def test_v5_13_beinirs_defence_die_goes_when_surrounded() -> None:
    t = lay("beinir", seat=1, hand="wolf-geir")
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    assert waits(t) == ("fight", 1)
    assert (len(t.side(1).loose), t.hand(1)) == (6, ["wolf-geir"])


def test_v5_13_beinirs_attack_die_is_not_the_defenders_to_lose() -> None:
    t = lay("beinir")
    t.jarl(1, "hodr")
    t.attack(0, 1)
    surround(t)
    assert len(t.side(0).loose) == 7


def test_v6_4_beinir_attacks_in_ragnarok() -> None:
    t = ragnarok(lay("beinir", hand="wolf-geir"))
    assert waits(t) == ("fight", 0)
    assert (len(t.side(0).loose), t.loose(0).count("+")) == (7, 1)


def test_v4_1_beinirs_window_does_not_tell_the_hand() -> None:
    tables = []
    for card_id in ("wolf-geir", FURY):
        t = lay("beinir", seat=1, hand=card_id)
        t.attack(0, 1)
        armed(t, 0, "sword", "wolf-ylva")
        t.stop(0)
        tables.append(t)
    assert waits(tables[0]) == ("before roll", 1)
    assert look_alike(*tables, hidden=1)


# Brynjar: attacked in A: in B draw and keep one more | two own shields or fewer: A again instead of B; either


def attacked(t: Table) -> Table:
    """Seat 0 attacks without success; phase B is next."""
    t.attack(0, 1)
    t.stop(0)
    return t


def test_v16_2_brynjar_draws_and_keeps_one_more_after_an_attack() -> None:
    t = attacked(lay("brynjar"))
    assert waits(t) == ("phase b", 0)
    assert [option.kind for option in game.options(t.s, 0)] == ["pass", "use_main"]
    watched(t, 0, MAIN)
    assert len(t.s.drawn) == 3
    assert t.refuses(0, cm.Keep(tuple(t.s.drawn[:1]))).params == {"count": 2}
    watched(t, 0, cm.Keep(tuple(t.s.drawn[:2])))
    assert (len(t.hand(0)), len(t.discard())) == (2, 1)
    assert waits(t) == ("phase a", 1)


def test_v16_2_brynjar_may_draw_as_usual() -> None:
    t = attacked(lay("brynjar"))
    watched(t, 0, PASS)
    assert len(t.s.drawn) == 2
    t.keep_first(0)
    assert (len(t.hand(0)), waits(t)) == (1, ("phase a", 1))


def test_v16_2_brynjar_without_an_attack_draws_as_usual() -> None:
    t = lay("brynjar", hand="wolf-geir")
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    assert waits(t) == ("keep", 0)
    assert len(t.s.drawn) == 2


def test_v16_2_brynjars_attack_of_last_turn_does_not_count() -> None:
    t = attacked(lay("brynjar"))
    t.do(0, PASS)
    t.keep_first(0)
    t.do(1, cm.DrawCards())
    t.keep_first(1)
    t.keep_first(1)
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert waits(t) == ("keep", 0)


@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_v16_2_brynjar_acts_again_with_two_shields_or_fewer(lost: int, offered: bool) -> None:
    t = lay("brynjar", hand="wolf-geir")
    t.capture(1, 0, lost)
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    assert (waits(t) == ("phase b", 0)) == offered
    if offered:
        assert not_now(t, 0, MAIN)
        watched(t, 0, EXTRA)
        assert waits(t) == ("phase a", 0)


def test_v16_2_brynjars_second_action_is_instead_of_phase_b() -> None:
    t = lay("brynjar", hand="wolf-geir wolf-svala")
    t.capture(1, 0, 2)
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    t.do(0, EXTRA)
    t.do(0, cm.AddWarriors((t.card("wolf-svala"),), (2,)))
    assert waits(t) == ("phase a", 1)
    assert (t.hand(0), t.s.drawn) == ([], [])


def test_v17_1_brynjars_second_action_may_attack_again() -> None:
    t = lay("brynjar", mine="bear-hallgerd bear-bessi")
    t.capture(1, 0, 2)
    for text, card_id in (("axe", "bear-hallgerd"), ("shield", "bear-bessi")):
        t.attack(0, 1)
        armed(t, 0, text, card_id)
        t.stop(0)
        t.stop(1)
        if card_id == "bear-hallgerd":
            t.do(0, EXTRA)
    assert t.s.captured[0] == [1, 1]
    assert waits(t) == ("phase a", 1)


def test_v17_1_brynjars_second_action_comes_once_a_turn() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    attacked(t)
    t.do(0, EXTRA)
    attacked(t)
    assert waits(t) == ("phase a", 1)


def test_v17_1_brynjars_second_action_comes_again_next_turn() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    attacked(t)
    t.do(0, EXTRA)
    attacked(t)
    t.to_turn_of(0)
    attacked(t)
    assert EXTRA in game.legal(t.s, 0)


def test_v17_1_a_turn_that_triggers_the_end_is_played_out_with_it() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    t.capture(0, 1, 3)
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert ev.EndTriggered(1) in t.stop(1)
    t.do(0, EXTRA)
    assert waits(t) == ("phase a", 0)


def test_v1_5_brynjar_uses_either_ability_not_both() -> None:
    t = lay("brynjar")
    t.capture(1, 0, 2)
    attacked(t)
    assert game.legal(t.s, 0) == [PASS, MAIN, EXTRA]
    t.do(0, MAIN)
    assert waits(t) == ("keep", 0)
    t.keep_first(0)
    assert waits(t) == ("phase a", 1)


def test_v16_2_brynjar_takes_what_the_deck_has() -> None:
    t = lay("brynjar")
    t.deck("wolf-geir", "wolf-svala")
    attacked(t)
    t.do(0, MAIN)
    assert sorted(t.hand(0)) == ["wolf-geir", "wolf-svala"]
    assert waits(t) == ("phase a", 1)


def test_v5_13_brynjar_surrounded_still_has_his_own_turn() -> None:
    t = lay("brynjar", seat=1, mine="bear-hallgerd bear-bessi")
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.stop(1)
    t.to_turn_of(1)
    t.squad(0, "wolf-geir")
    t.attack(1, 0)
    t.stop(1)
    assert waits(t) == ("phase b", 1)
    assert MAIN in game.legal(t.s, 1)


def test_v6_4_brynjar_has_no_phase_b_in_ragnarok() -> None:
    t = ragnarok(lay("brynjar"))
    assert waits(t) == ("fight", 0)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (t.valhalla_of(0), waits(t)) == (["bear-hallgerd"], ("fight", 1))


def test_v3_6_brynjars_cards_are_seen_by_him_alone() -> None:
    t = attacked(lay("brynjar"))
    t.do(0, MAIN)
    assert game.view(t.s, 0).drawn == t.s.drawn
    for watcher in (1, None):
        assert game.view(t.s, watcher).drawn == [UNKNOWN] * 3
    t.keep_first(0)
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN] * 2


# Egil: before battle set a die aside for +2 | no own tactics: +2 more


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


# Hödr: the squad may hold six | two warriors or fewer: action (2) may add any two


def test_v16_2_hodrs_squad_holds_six() -> None:
    t = lay("hodr", mine="bear-hallgerd bear-bessi bear-birna bear-skapti", hand="wolf-geir wolf-svala")
    t.do(0, cm.AddWarriors((t.card("wolf-geir"), t.card("wolf-svala")), (4, 5)))
    assert len(t.squad_of(0)) == 6
    assert t.discard() == []


def test_v16_2_hodrs_seventh_warrior_needs_room() -> None:
    mine = "bear-hallgerd bear-bessi bear-birna bear-skapti wolf-geir wolf-svala"
    t = lay("hodr", mine=mine, hand="wolf-audun")
    assert len(game.legal(t.s, 0)) == 6 + 2
    t.do(0, cm.AddWarriors((t.card("wolf-audun"),), (5,)))
    assert (len(t.squad_of(0)), t.discard()) == (6, ["wolf-svala"])


def test_v16_2_others_hold_four() -> None:
    t = lay("egil", mine="bear-hallgerd bear-bessi bear-birna bear-skapti", hand="wolf-geir")
    assert t.refuses(0, cm.AddWarriors((t.card("wolf-geir"),), (4,))).rule == "V3.3"


@pytest.mark.parametrize("mine", ["", "bear-hallgerd", "bear-hallgerd bear-bessi"])
def test_v16_2_hodr_adds_any_two_to_a_small_squad(mine: str) -> None:
    t = lay("hodr", mine=mine, hand="giant-bergskar giant-gnipa")
    two = (t.card("giant-bergskar"), t.card("giant-gnipa"))
    adding = cm.AddWarriors(two, (len(t.squad_of(0)), len(t.squad_of(0)) + 1))
    assert adding in game.legal(t.s, 0)
    watched(t, 0, adding)
    assert {"giant-bergskar", "giant-gnipa"} <= set(t.squad_of(0))


def test_v16_2_hodr_with_three_warriors_adds_two_like_everybody() -> None:
    t = lay("hodr", mine="bear-hallgerd bear-bessi bear-birna", hand="bear-gudveig wolf-hedin wolf-geir")
    refusal = t.refuses(0, cm.AddWarriors((t.card("bear-gudveig"), t.card("wolf-hedin")), (3, 4)))
    assert (refusal.rule, refusal.key, refusal.params) == ("V3.2", "too_many_symbols", {"limit": 3})
    t.do(0, cm.AddWarriors((t.card("bear-gudveig"), t.card("wolf-geir")), (3, 4)))
    assert len(t.squad_of(0)) == 5


def test_v16_2_hodr_alone_adds_any_two() -> None:
    t = lay("egil", mine="", hand="bear-gudveig wolf-hedin")
    assert t.refuses(0, cm.AddWarriors((t.card("bear-gudveig"), t.card("wolf-hedin")), (0, 1))).rule == "V3.2"


def test_v5_13_hodrs_slots_stay_when_surrounded() -> None:
    mine = "bear-hallgerd bear-bessi bear-birna bear-skapti bear-kolbein wolf-audun"
    t = lay("hodr", seat=1, mine=mine)
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe axe sword spear bow shield", *mine.split())
    t.stop(1)
    t.do(1, cm.SendToValhalla((4, 5)))
    assert (len(t.squad_of(1)), sorted(t.valhalla_of(1))) == (4, ["bear-kolbein", "wolf-audun"])
    assert len(t.s.squads[1]) == 6


def test_v6_4_hodrs_six_face_ragnarok() -> None:
    mine = "bear-hallgerd bear-bessi bear-birna bear-skapti bear-kolbein wolf-audun"
    t = ragnarok(lay("hodr", mine=mine))
    armed(t, 0, "axe axe sword spear bow shield", *mine.split())
    t.stop(0)
    assert sorted(t.valhalla_of(0)) == sorted(mine.split())


# Solveig: exactly one warrior before a battle: may add one from hand | two cards or fewer: with one or two


def test_v16_2_solveig_brings_a_second_warrior() -> None:
    t = lay("solveig", hand="bear-bessi wolf-geir wolf-svala")
    t.attack(0, 1)
    assert waits(t) == ("before", 0)
    watched(t, 0, cm.UseAbility(False, t.card("bear-bessi"), 3))
    assert t.s.squads[0] == [t.card("bear-hallgerd"), NONE, NONE, t.card("bear-bessi")]
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    assert beyond_print(t, 0, "bear-hallgerd", "bear-bessi") == 0


def test_v16_2_solveig_need_not() -> None:
    t = lay("solveig", hand="bear-bessi")
    t.attack(0, 1)
    watched(t, 0, PASS)
    assert (t.squad_of(0), t.hand(0), waits(t)) == (["bear-hallgerd"], ["bear-bessi"], ("fight", 0))


def test_v16_2_solveig_in_defence() -> None:
    t = lay("solveig", seat=1, hand="bear-bessi wolf-geir wolf-svala")
    t.attack(0, 1)
    assert waits(t) == ("before", 1)
    watched(t, 1, cm.UseAbility(False, t.card("bear-bessi"), 1))
    assert t.squad_of(1) == ["bear-hallgerd", "bear-bessi"]
    assert waits(t) == ("fight", 0)


@pytest.mark.parametrize(
    ("squad", "cards", "offered"),
    [(1, 0, False), (1, 1, True), (1, 3, True), (2, 0, False), (2, 2, True), (2, 3, False), (3, 2, False)],
)
def test_v16_2_solveigs_condition(squad: int, cards: int, offered: bool) -> None:
    mine = ("bear-hallgerd", "bear-kolbein", "bear-skapti")[:squad]
    t = lay("solveig", mine=" ".join(mine), hand=" ".join(("bear-bessi", "wolf-geir", "wolf-svala")[:cards]))
    t.attack(0, 1)
    assert (t.step() == "before") == offered


def test_v16_2_solveig_brings_a_third_warrior_with_a_small_hand() -> None:
    t = lay("solveig", mine="bear-hallgerd bear-kolbein", hand="bear-bessi wolf-geir")
    t.attack(0, 1)
    assert not_now(t, 0, cm.UseAbility(False, t.card("bear-bessi"), 2))
    events = watched(t, 0, cm.UseAbility(True, t.card("bear-bessi"), 2))
    assert AbilityUsed(0, True) in events
    assert len(t.squad_of(0)) == 3


def test_v17_1_solveigs_extra_adds_no_second_use() -> None:
    t = lay("solveig", hand="bear-bessi wolf-geir")
    t.attack(0, 1)
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    assert waits(t) == ("fight", 0)
    assert t.hand(0) == ["wolf-geir"]


def test_v16_2_solveig_brings_warriors_to_free_slots_only() -> None:
    t = lay("solveig", hand=f"bear-bessi {FURY}")
    t.attack(0, 1)
    bessi = t.card("bear-bessi")
    for card, slot in ((t.card(FURY), 1), (bessi, 0), (bessi, 4), (bessi, NONE), (t.card("wolf-geir"), 1)):
        assert not_now(t, 0, cm.UseAbility(False, card, slot))


def test_v16_2_solveig_any_free_slot_but_one_canonical_command() -> None:
    t = lay("solveig", hand="bear-bessi")
    t.attack(0, 1)
    for slot in (1, 2, 3):
        game.check(t.s, 0, cm.UseAbility(False, t.card("bear-bessi"), slot))
    assert len(game.legal(t.s, 0)) == 2  # pass, or bring Bessi: slots make no difference (V2.6, V2.7)


def test_v5_13_solveigs_warrior_stays_when_surrounded() -> None:
    t = lay("solveig", seat=1, hand="bear-bessi")
    t.attack(0, 1)
    t.do(1, cm.UseAbility(False, t.card("bear-bessi"), 1))
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(1)
    t.do(1, cm.SendToValhalla((1,)))
    assert t.valhalla_of(1) == ["bear-bessi"]


def test_v6_4_solveig_in_ragnarok() -> None:
    t = ragnarok(lay("solveig", hand="bear-bessi"))
    assert waits(t) == ("before", 0)
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    armed(t, 0, "axe shield", "bear-hallgerd", "bear-bessi")
    t.stop(0)
    assert t.valhalla_of(0) == ["bear-hallgerd", "bear-bessi"]


def test_v6_4_solveig_joins_nobody_in_ragnarok() -> None:
    t = ragnarok(lay("solveig", mine="", hand="bear-bessi"))
    assert waits(t) == ("fight", 0)


def test_v4_1_solveigs_window_does_not_tell_the_hand() -> None:
    hands = ("bear-bessi wolf-geir", f"bear-bessi {FURY}", f"{FURY} {RIM}")
    tables = [lay("solveig", hand=hand) for hand in hands]
    for t in tables:
        t.attack(0, 1)
    assert waits(tables[2]) == ("before", 0)
    assert game.legal(tables[2].s, 0) == [PASS]
    assert look_alike(*tables)


def test_v1_7_solveig_shows_the_warrior_and_no_other_card() -> None:
    t = lay("solveig", hand=f"bear-bessi {FURY}")
    t.attack(0, 1)
    assert game.view(t.s, 1).hands[0] == [UNKNOWN] * 2
    t.do(0, cm.UseAbility(False, t.card("bear-bessi"), 1))
    seen = game.view(t.s, 1)
    assert seen.hands[0] == [UNKNOWN]
    assert seen.squads[0][1] == t.card("bear-bessi")


# Ulfar: two or more tactics played: one returns, the opponent's choice | three cards or fewer: your choice


def rich(*card_ids: str) -> str:
    """A hand of four with these tactics in it."""
    return " ".join((*card_ids, "wolf-geir", "wolf-svala", "wolf-audun")[:4])


def fought(t: Table, *card_ids: str) -> list[ev.Event]:
    """Seat 0 attacks in vain and plays these."""
    t.attack(0, 1)
    for card_id in card_ids:
        t.play(0, card_id)
    return t.stop(0)


def test_v16_2_ulfars_opponent_chooses_what_returns() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, FURY, RIM)
    assert waits(t) == ("after", 1)
    assert t.refuses(0, cm.UseAbility(False, t.card(FURY))).key == "not_your_turn"
    watched(t, 1, cm.UseAbility(False, t.card(RIM)))
    assert RIM in t.hand(0)
    assert t.discard() == [FURY]


def test_v16_2_ulfar_with_a_small_hand_chooses_himself() -> None:
    t = lay("ulfar", hand=f"{FURY} {RIM} wolf-geir")
    fought(t, FURY, RIM)
    assert waits(t) == ("after", 0)
    assert not_now(t, 0, cm.UseAbility(False, t.card(FURY)))
    events = watched(t, 0, cm.UseAbility(True, t.card(FURY)))
    assert events[:2] == [AbilityUsed(0, True), TacticReturned(0, t.card(FURY))]
    assert (sorted(t.hand(0)), t.discard()) == ([FURY, "wolf-geir"], [RIM])


@pytest.mark.parametrize(("cards", "chooser"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_v16_2_ulfars_hand_is_counted_when_the_attack_is_declared(cards: int, chooser: int) -> None:
    t = lay("ulfar", hand=" ".join((FURY, RIM, "wolf-geir", "wolf-svala", "wolf-audun")[:cards]))
    fought(t, FURY, RIM)
    assert waits(t) == ("after", chooser)


@pytest.mark.parametrize("played", [(), (FURY,)])
def test_v16_2_ulfar_needs_two_tactics_played(played: tuple[str, ...]) -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, *played)
    assert waits(t) == ("keep", 0)
    assert t.discard() == list(played)


def test_v16_2_ulfar_gets_one_tactic_back_of_three() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM, "fury-horn-answers"))
    fought(t, FURY, RIM, "fury-horn-answers")
    assert len(game.legal(t.s, 1)) == 3
    t.do(1, cm.UseAbility(False, t.card(FURY)))
    assert waits(t) == ("keep", 0)
    assert t.discard() == [RIM, "fury-horn-answers"]


def test_v17_1_ulfars_extra_adds_no_second_use() -> None:
    t = lay("ulfar", hand=f"{FURY} {RIM} fury-horn-answers")
    fought(t, FURY, RIM, "fury-horn-answers")
    t.do(0, cm.UseAbility(True, t.card(FURY)))
    assert waits(t) == ("keep", 0)


def test_v16_2_ulfars_tactic_is_not_refused() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, FURY, RIM)
    assert not_now(t, 1, PASS)
    assert not_now(t, 1, cm.UseAbility(True, t.card(FURY)))
    assert not_now(t, 1, cm.UseAbility(False, t.card("wolf-geir")))


def test_v16_2_ulfar_in_defence_asks_the_attacker() -> None:
    t = lay("ulfar", seat=1, hand=rich(FURY, RIM))
    t.attack(0, 1)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.play(1, FURY)
    t.play(1, RIM)
    t.stop(1)
    assert (waits(t), t.s.captured[0]) == (("after", 0), [1])
    watched(t, 0, cm.UseAbility(False, t.card(FURY)))
    assert FURY in t.hand(1)


def test_v16_2_ulfars_third_party_has_no_say() -> None:
    t = Table(3)
    t.jarl(0, "ulfar")
    for seat, card_id in enumerate(("bear-hallgerd", "wolf-ylva", "wolf-runolf")):
        t.squad(seat, card_id)
    t.give(0, *rich(FURY, RIM).split())
    t.attack(0, 2)
    t.play(0, FURY)
    t.play(0, RIM)
    t.stop(0)
    assert waits(t) == ("after", 2)


def test_v4_7_ulfar_gets_his_tactic_also_without_a_winner() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    events = fought(t, FURY, RIM)
    assert ev.BattleResolved(0, 0, NONE, "V4.7") in events
    assert waits(t) == ("after", 1)


def test_v5_13_ulfar_gets_his_tactic_also_surrounded() -> None:
    t = lay("ulfar", seat=1, hand=f"{FURY} {RIM}")
    t.attack(0, 1)
    surround(t)
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    t.play(1, FURY)
    t.play(1, RIM)
    t.stop(1)
    assert waits(t) == ("after", 1)
    t.do(1, cm.UseAbility(True, t.card(FURY)))
    assert t.hand(1) == [FURY]


def test_v6_4_ulfar_gets_nothing_back_in_ragnarok() -> None:
    t = ragnarok(lay("ulfar", hand=f"{FURY} {RIM}"))
    t.play(0, FURY)
    t.play(0, RIM)
    t.stop(0)
    assert (t.hand(0), t.discard()) == ([], ["bear-hallgerd", FURY, RIM])


def test_v1_7_ulfars_returned_tactic_stays_known() -> None:
    t = lay("ulfar", hand=rich(FURY, RIM))
    fought(t, FURY, RIM)
    t.do(1, cm.UseAbility(False, t.card(RIM)))
    for watcher in (1, None):
        assert game.view(t.s, watcher).hands[0] == [UNKNOWN, UNKNOWN, t.card(RIM)]


def test_v4_14_ulfars_window_does_not_tell_the_hand() -> None:
    tables = [lay("ulfar", hand=f"{FURY} {RIM} {other}") for other in ("wolf-geir", "fury-horn-answers")]
    for t in tables:
        fought(t, FURY, RIM)
    assert waits(tables[0]) == ("after", 0)
    assert look_alike(*tables)


# What holds for all


@pytest.mark.parametrize("jarl", ["beinir", "brynjar", "egil", "hodr", "solveig", "ulfar"])
def test_v1_5_third_parties_jarl_is_never_asked(jarl: str) -> None:
    t = Table(3)
    t.jarl(2, jarl)
    for seat, card_id in enumerate(("bear-hallgerd", "wolf-ylva", "wolf-runolf")):
        t.squad(seat, card_id)
    t.give(0, FURY, RIM)
    t.give(2, "wolf-geir")
    fought(t, FURY, RIM)
    assert waits(t) == ("keep", 0)
    assert not any(isinstance(event, AbilityUsed) for event in t.log)


@pytest.mark.parametrize("jarl", ["beinir", "brynjar", "egil", "hodr", "solveig", "ulfar"])
def test_v1_5_jarls_of_the_deck_have_their_rules(jarl: str) -> None:
    cards = {card.id: card for card in Table(2).s.table.jarls}
    assert cards[jarl].both == (jarl != "brynjar")
    assert cards[jarl].solo == (jarl not in ("brynjar", "ulfar"))
