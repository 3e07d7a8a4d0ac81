"""V4, the battle: from the windows before it to the order of things after it."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, armed, war
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts, strength
from valhalla.games.valhalla.jarls.events import DiceSetAside
from valhalla.games.valhalla.terms import NONE

AXE, SWORD, SPEAR, BOW, SHIELD, BLANK = range(6)


def printed(t: Table, *card_ids: str) -> int:
    """The strength printed on these warriors."""
    return sum(t.s.table.strength[t.card(card_id)] for card_id in card_ids)


def listed(t: Table, seat: int, kind: type[cm.Command]) -> list[cm.Command]:
    return [command for command in game.legal(t.s, seat) if type(command) is kind]


def kinds(events: list[ev.Event]) -> list[type[ev.Event]]:
    return [type(event) for event in events]


# V4.1 Before the battle


def test_v4_1_attacker_comes_before_defender() -> None:
    t = Table(2)
    t.jarl(0, "egil")
    t.jarl(1, "solveig")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(1, "wolf-geir")
    t.attack(0, 1)
    assert (t.step(), game.to_act(t.s)) == ("before", (0,))
    t.do(0, cm.Pass())
    assert (t.step(), game.to_act(t.s)) == ("before", (1,))
    t.do(1, cm.Pass())
    assert (t.step(), game.to_act(t.s)) == ("fight", (0,))


def test_v4_1_with_nothing_to_use_the_dice_fall_at_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    assert kinds(t.log) == [ev.AttackDeclared, ev.DiceRolled]
    assert (t.step(), game.to_act(t.s)) == ("fight", (0,))


def test_v4_1_third_parties_are_not_asked() -> None:
    t = Table(3)
    t.jarl(2, "egil")
    for seat, card_id in enumerate(("bear-hallgerd", "wolf-ylva", "wolf-geir")):
        t.squad(seat, card_id)
    t.attack(0, 1)
    assert (t.step(), game.to_act(t.s)) == ("fight", (0,))


def test_v4_1_tactics_without_a_mark_wait_for_the_roll() -> None:
    t = Table(2)
    t.jarl(0, "egil")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    refusal = t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn")))
    assert (refusal.rule, refusal.key) == ("V4.1", "not_now")


# V4.2 The attack phase


def test_v4_2_attacker_rolls_six_dice() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    assert len(t.loose(0).split()) == 6
    assert not t.loose(1)


def test_v4_2_reroll_tactics_and_arming_in_any_order() -> None:
    t = war("bear-hallgerd bear-bessi", "wolf-ylva")
    t.give(0, "fury-red-dawn", "fury-bitten-rim")
    t.dice(0, "axe shield bow bow blank blank")
    t.play(0, "fury-red-dawn")
    t.arm(0, "bear-hallgerd")
    t.do(0, cm.Reroll(3, (4,)))
    t.play(0, "fury-bitten-rim")
    t.do(0, cm.Reroll(0, (1, 2)))
    t.dice(0, "shield")
    t.arm(0, "bear-bessi")
    assert strength(t.s, t.side(0)) == printed(t, "bear-hallgerd", "bear-bessi") + 4


def test_v4_2_tactic_must_be_in_hand() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(1, "fury-red-dawn")
    refusal = t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn")))
    assert (refusal.rule, refusal.key) == ("V4.2", "not_in_hand")


def test_v4_2_tactic_is_played_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(0, "fury-red-dawn")
    t.play(0, "fury-red-dawn")
    assert t.refuses(0, cm.PlayTactic(t.card("fury-red-dawn"))).key == "not_in_hand"
    assert t.hand(0) == []


def test_v4_2_warrior_in_hand_is_no_tactic() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(0, "bear-bessi")
    refusal = t.refuses(0, cm.PlayTactic(t.card("bear-bessi")))
    assert (refusal.rule, refusal.key) == ("V1.4", "not_a_tactic")


def test_v4_2_actions_of_phase_a_are_over() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    for command in (cm.Attack(1), cm.DrawCards(), cm.Pass()):
        refusal = t.refuses(0, command)
        assert (refusal.rule, refusal.key) == ("V4.2", "not_now")


def test_v4_2_defender_waits_for_the_attack_phase_to_end() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    assert t.refuses(1, cm.EndPhase()).key == "not_your_turn"
    assert game.legal(t.s, 1) == []


# V4.3 Rerolls


def test_v4_3_reroll_costs_a_die_and_leaves_the_others() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "axe axe sword bow blank blank")
    (event,) = t.do(0, cm.Reroll(4, (5,)))
    assert isinstance(event, ev.DiceRerolled) and event.rule == "V4.3"
    assert (event.discarded, event.before, len(event.after)) == (BLANK, (BLANK,), 1)
    assert t.side(0).loose == tuple(sorted((AXE, AXE, SWORD, BOW, *event.after)))


def test_v4_3_all_other_dice_may_be_rolled_at_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "blank blank blank blank blank blank")
    (event,) = t.do(0, cm.Reroll(0, (1, 2, 3, 4, 5)))
    assert isinstance(event, ev.DiceRerolled)
    assert t.side(0).loose == tuple(sorted(event.after)) != (BLANK,) * 5


def test_v4_3_discarded_dice_are_gone_for_the_battle() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    for left in (5, 4, 3, 2, 1):
        t.do(0, cm.Reroll(0, (1,)))
        assert len(t.side(0).loose) == left
    assert listed(t, 0, cm.Reroll) == []


@pytest.mark.parametrize(
    ("dice", "key"), [((), "reroll_something"), ((0,), "no_such_die"), ((1,), "no_such_die")]
)
def test_v4_3_one_loose_die_is_not_enough(dice: tuple[int, ...], key: str) -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "axe")
    refusal = t.refuses(0, cm.Reroll(0, dice))
    assert (refusal.rule, refusal.key) == ("V4.3", key)
    assert listed(t, 0, cm.Reroll) == []


@pytest.mark.parametrize(
    ("discard", "dice", "key"),
    [
        (2, (), "reroll_something"),
        (2, (2,), "no_such_die"),
        (2, (1, 2), "no_such_die"),
        (2, (1, 1), "no_such_die"),
        (6, (1,), "no_such_die"),
        (2, (6,), "no_such_die"),
        (-1, (1,), "no_such_die"),
        (2, (-1,), "no_such_die"),
    ],
)
def test_v4_3_reroll_takes_different_loose_dice(discard: int, dice: tuple[int, ...], key: str) -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    refusal = t.refuses(0, cm.Reroll(discard, dice))
    assert (refusal.rule, refusal.key) == ("V4.3", key)


def test_v4_3_placed_dice_are_neither_discarded_nor_rerolled() -> None:
    t = war("bear-gudveig", "wolf-ylva")
    armed(t, 0, "axe axe sword spear bow blank", "bear-gudveig")
    for command in (cm.Reroll(4, (0,)), cm.Reroll(0, (4,)), cm.Reroll(0, (1, 5))):
        assert t.refuses(0, command).rule == "V4.3"
    t.do(0, cm.Reroll(0, (1, 2, 3)))
    assert t.side(0).placed == ((0, (AXE, AXE)),)
    assert len(t.side(0).loose) == 3


def test_v1_9_discarded_extra_die_returns_to_the_pool_at_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "axe axe sword bow blank blank +blank")
    assert t.s.pool == 2
    t.do(0, cm.Reroll(6, (4,)))
    assert t.s.pool == 3
    assert len(t.side(0).loose) == 6


def test_v1_9_rerolled_extra_die_stays_an_extra_die() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "axe axe sword bow blank blank +blank")
    t.do(0, cm.Reroll(0, (5, 6)))
    assert t.loose(0).count("+") == 1
    assert t.s.pool == 2


def test_v1_9_discarded_extra_die_may_come_out_again_in_the_same_battle() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(0, "new-weapons-smiths-gift")
    t.dice(0, "axe +axe +axe +axe")
    assert t.refuses(0, cm.PlayTactic(t.card("new-weapons-smiths-gift"))).rule == "V5.10"
    t.do(0, cm.Reroll(3, (0,)))
    t.play(0, "new-weapons-smiths-gift")
    assert t.loose(0).count("+") == 3


def test_v1_9_every_extra_die_returns_after_the_battle() -> None:
    t = war("bear-gudveig", "wolf-ylva")
    armed(t, 0, "axe bow +axe +bow", "bear-gudveig")
    t.stop(0)
    t.dice(1, "sword blank +blank")
    assert t.s.pool == 0
    t.stop(1)
    assert t.s.pool == 3


def test_v1_9_who_is_due_more_than_the_pool_holds_takes_what_is_left() -> None:
    t = Table(2)
    t.jarl(1, "beinir")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(1, "wolf-geir")
    t.attack(0, 1)
    armed(t, 0, "axe bow +axe +bow", "bear-hallgerd")
    t.stop(0)
    game.apply(t.s, ev.DiceGranted(1, 2))
    t.do(1, cm.Pass())
    assert (len(t.loose(1).split()), t.loose(1).count("+"), t.s.pool) == (7, 1, 0)


# V4.4 Arming


def test_v4_4_arming_activates_and_binds_the_dice() -> None:
    t = war("bear-steinar wolf-ylva", "wolf-geir")
    armed(t, 0, "axe axe sword spear shield blank", "bear-steinar")
    assert t.loose(0) == "axe sword spear blank"
    assert t.side(0).placed == ((0, (AXE, SHIELD)),)
    assert strength(t.s, t.side(0)) == printed(t, "bear-steinar")


@pytest.mark.parametrize(
    "text", ["", "axe", "axe bow", "axe blank", "blank blank", "axe axe axe", "axe axe blank"]
)
def test_v4_4_dice_are_placed_only_as_a_complete_matching_set(text: str) -> None:
    t = war("bear-gudveig", "wolf-ylva")
    t.dice(0, text)
    refusal = t.refuses(0, cm.Arm(0, tuple(range(len(text.split())))))
    assert (refusal.rule, refusal.key) == ("V4.4", "dice_do_not_fit")


def test_v1_2_blank_never_arms_anything() -> None:
    t = war("bear-hallgerd giant-klaki giant-jokla giant-hamra", "wolf-ylva")
    t.dice(0, "blank blank blank blank blank blank")
    assert listed(t, 0, cm.Arm) == []
    for slot, count in enumerate((1, 2, 2, 3)):
        assert t.refuses(0, cm.Arm(slot, tuple(range(count)))).rule == "V4.4"


@pytest.mark.parametrize(
    ("slot", "dice", "key"),
    [
        (1, (0,), "no_warrior_there"),
        (4, (0,), "no_warrior_there"),
        (-1, (0,), "no_warrior_there"),
        (0, (0, 0), "no_such_die"),
        (0, (0, 6), "no_such_die"),
        (0, (-1, 0), "no_such_die"),
    ],
)
def test_v4_4_only_warriors_and_dice_that_are_there(slot: int, dice: tuple[int, ...], key: str) -> None:
    t = war("bear-gudveig", "wolf-ylva")
    t.dice(0, "axe axe axe axe axe axe")
    refusal = t.refuses(0, cm.Arm(slot, dice))
    assert (refusal.rule, refusal.key) == ("V4.4", key)


def test_v4_4_warrior_is_activated_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    armed(t, 0, "axe axe axe axe axe axe", "bear-hallgerd")
    refusal = t.refuses(0, cm.Arm(0, (0,)))
    assert (refusal.rule, refusal.key) == ("V4.4", "already_activated")
    assert listed(t, 0, cm.Arm) == []


def test_v4_4_any_equivalent_dice_will_do() -> None:
    t = war("bear-steinar", "wolf-ylva")
    t.dice(0, "axe axe axe shield shield blank")
    assert listed(t, 0, cm.Arm) == [cm.Arm(0, (0, 3))]
    t.do(0, cm.Arm(0, (4, 1)))
    assert t.loose(0) == "axe axe shield blank"


def test_v4_4_extra_die_arms_like_any_other() -> None:
    t = war("bear-gudveig", "wolf-ylva")
    t.dice(0, "axe +axe")
    t.arm(0, "bear-gudveig")
    assert (t.loose(0), t.s.pool) == ("", 2)


def test_v4_4_nobody_need_be_activated() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "axe axe axe axe axe axe")
    assert ev.BattleResolved(0, 0, NONE, "V4.7") in t.stop(0)


# V4.5 Frost giants


@pytest.mark.parametrize(
    ("giant", "text"),
    [
        ("giant-klaki", "axe sword"),
        ("giant-klaki", "bow bow"),
        ("giant-klaki", "shield +spear"),
        ("giant-jokla", "spear spear"),
        ("giant-jokla", "sword +sword"),
        ("giant-hamra", "shield shield shield"),
        ("giant-hamra", "axe +axe +axe"),
        ("giant-bergskar", "axe axe bow bow"),
        ("giant-bergskar", "sword sword +shield +shield"),
        ("giant-bergskar", "bow bow bow bow"),
    ],
)
def test_v4_5_giant_takes_up_arms(giant: str, text: str) -> None:
    t = war(giant, "wolf-ylva")
    t.dice(0, text)
    t.arm(0, giant, text)
    assert t.loose(0) == ""
    assert strength(t.s, t.side(0)) == printed(t, giant)


@pytest.mark.parametrize(
    ("giant", "text"),
    [
        ("giant-klaki", "axe"),
        ("giant-klaki", "axe blank"),
        ("giant-klaki", "axe sword bow"),
        ("giant-jokla", "axe sword"),
        ("giant-jokla", "blank blank"),
        ("giant-jokla", "axe axe axe"),
        ("giant-hamra", "axe axe sword"),
        ("giant-hamra", "blank blank blank"),
        ("giant-hamra", "bow bow"),
        ("giant-bergskar", "axe axe axe sword"),
        ("giant-bergskar", "axe axe sword bow"),
        ("giant-bergskar", "axe axe blank blank"),
        ("giant-bergskar", "bow bow"),
    ],
)
def test_v4_5_giant_wants_what_it_wants(giant: str, text: str) -> None:
    t = war(giant, "wolf-ylva")
    t.dice(0, text)
    refusal = t.refuses(0, cm.Arm(0, tuple(range(len(text.split())))))
    assert (refusal.rule, refusal.key) == ("V4.4", "dice_do_not_fit")


@pytest.mark.parametrize(
    ("giant", "ways"),
    [
        ("giant-klaki", {(AXE, AXE), (AXE, BOW), (BOW, BOW)}),
        ("giant-jokla", {(AXE, AXE), (BOW, BOW)}),
        ("giant-hamra", {(AXE, AXE, AXE)}),
        ("giant-bergskar", {(AXE, AXE, BOW, BOW)}),
    ],
)
def test_v4_5_every_way_is_listed_once(giant: str, ways: set[tuple[int, ...]]) -> None:
    t = war(giant, "wolf-ylva")
    t.dice(0, "axe axe axe bow bow blank")
    loose = t.side(0).loose
    found = [tuple(loose[i] for i in c.dice) for c in listed(t, 0, cm.Arm) if isinstance(c, cm.Arm)]
    assert len(found) == len(ways)
    assert set(found) == ways


def test_v17_2_four_alike_are_two_pairs_beside_the_other_ways() -> None:
    t = war("giant-gnipa", "wolf-ylva")
    t.dice(0, "axe axe axe axe sword sword")
    assert listed(t, 0, cm.Arm) == [cm.Arm(0, (0, 1, 2, 3)), cm.Arm(0, (0, 1, 4, 5))]


def test_v17_2_giants_symbols_are_the_dice_it_needs() -> None:
    t = Table(2)
    t.give(0, "wolf-ylva", "giant-klaki", "giant-jokla", "giant-hamra", "giant-bergskar")
    wolf = t.card("wolf-ylva")
    for giant in ("giant-klaki", "giant-jokla"):
        game.check(t.s, 0, cm.AddWarriors((wolf, t.card(giant)), (0, 1)))
    for giant in ("giant-hamra", "giant-bergskar"):
        refusal = t.refuses(0, cm.AddWarriors((wolf, t.card(giant)), (0, 1)))
        assert (refusal.rule, refusal.key) == ("V3.2", "too_many_symbols")


# V4.6 Strength


def test_v4_6_strength_is_warriors_abilities_tactics_and_jarl() -> None:
    t = Table(2)
    t.jarl(0, "egil")
    t.squad(0, "boar-galti", "bear-bessi", "bear-birna")
    t.squad(1, "bear-thurid")
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    armed(t, 0, "axe shield", "boar-galti", "bear-bessi")
    t.play(0, "fury-red-dawn")
    t.stop(0)
    total = printed(t, "boar-galti", "bear-bessi") + 3 + 2 + 2
    assert ev.BattleResolved(total, 0, 0, "V4.9") in t.stop(1)


def test_v4_6_parts_add_up_to_the_strength() -> None:
    t = Table(2)
    t.jarl(0, "egil")
    t.squad(0, "boar-galti", "stag-tove", "bear-bessi")
    t.squad(1, "bear-thurid")
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    armed(t, 0, "axe bow", "boar-galti", "stag-tove")
    boar, stag = t.card("boar-galti"), t.card("stag-tove")
    lines = parts(t.s, t.side(0))
    assert {("V5.1", boar, 3), ("V5.2", stag, 2), ("V4.6", boar, printed(t, "boar-galti"))} <= set(lines)
    assert sum(line.strength for line in lines) == printed(t, "boar-galti", "stag-tove") + 3 + 2 + 4
    assert sum(line.strength for line in lines) == strength(t.s, t.side(0))


def test_v4_6_a_tactic_that_has_not_added_yet_is_no_part() -> None:
    """Between the tactic and its bonus nobody else pays for it."""
    t = war("boar-galti", "wolf-ylva")
    armed(t, 0, "axe", "boar-galti")
    t.give(0, "fury-red-dawn")
    before = t.s.clone()
    for event in t.play(0, "fury-red-dawn"):
        game.apply(before, event)
        assert before.battle is not None
        side = before.battle.side(0)
        lines = [part.strength for part in parts(before, side)]
        assert sum(lines) == strength(before, side) and min(lines) > 0


def test_v4_6_warriors_without_arms_add_nothing() -> None:
    t = war("bear-hallgerd bear-bessi", "wolf-ylva")
    armed(t, 0, "axe shield", "bear-hallgerd")
    t.stop(0)
    assert ev.BattleResolved(printed(t, "bear-hallgerd"), 0, 0, "V4.9") in t.stop(1)


# V4.7 The attack fails


def test_v4_7_attack_without_warriors_ends_at_once() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    events = t.stop(0)
    assert kinds(events)[:3] == [ev.PhaseEnded, ev.BattleResolved, ev.BattleEnded]
    assert ev.BattleResolved(0, 0, NONE, "V4.7") in events
    assert ev.DiceRolled not in kinds(events)
    assert (t.s.own, t.s.captured) == ([4, 4], [[], []])
    assert (t.squad_of(0), t.squad_of(1)) == (["bear-hallgerd"], ["wolf-ylva"])


def test_v4_7_tactics_are_discarded_all_the_same() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(0, "fury-red-dawn", "fury-bitten-rim")
    t.play(0, "fury-red-dawn")
    assert ev.BattleResolved(0, 0, NONE, "V4.7") in t.stop(0)
    assert t.discard() == ["fury-red-dawn"]
    assert t.hand(0) == ["fury-bitten-rim"]


def test_v4_7_turn_goes_on_with_phase_b() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.stop(0)
    assert (t.step(), game.to_act(t.s), t.s.battle) == ("keep", (0,), None)


# V4.8 After the attack phase


def test_v4_8_attacker_plays_no_more_once_the_phase_ended() -> None:
    t = war("bear-hallgerd bear-bessi", "wolf-ylva")
    t.give(0, "fury-red-dawn")
    armed(t, 0, "axe shield blank blank blank blank", "bear-hallgerd")
    t.stop(0)
    late = (cm.PlayTactic(t.card("fury-red-dawn")), cm.Arm(1, (0,)), cm.Reroll(1, (2,)), cm.EndPhase())
    for command in late:
        assert t.refuses(0, command).key == "not_your_turn"
    assert game.legal(t.s, 0) == []


# V4.9 The defence phase


def test_v4_9_defender_rolls_six_dice_of_their_own() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    assert (t.step(), game.to_act(t.s)) == ("fight", (1,))
    assert len(t.side(1).loose) == 6
    assert t.side(0).placed == ((0, (AXE,)),)


def test_v4_9_defender_rerolls_plays_and_arms() -> None:
    t = war("bear-hallgerd", "bear-bessi bear-gudveig")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.give(1, "fury-red-dawn")
    t.do(1, cm.Reroll(0, (1, 2)))
    t.dice(1, "axe axe shield")
    t.play(1, "fury-red-dawn")
    t.arm(1, "bear-bessi")
    t.arm(1, "bear-gudveig")
    total = printed(t, "bear-bessi", "bear-gudveig") + 2
    assert ev.BattleResolved(printed(t, "bear-hallgerd"), total, 1, "V4.10") in t.stop(1)


def test_v4_9_tactics_alone_never_defend() -> None:
    t = war("wolf-audun", "bear-bessi")
    armed(t, 0, "axe", "wolf-audun")
    t.stop(0)
    t.give(1, "fury-red-dawn", "fury-bitten-rim", "fury-horn-answers")
    for card_id in t.hand(1):
        t.play(1, card_id)
    assert ev.BattleResolved(printed(t, "wolf-audun"), 0, 0, "V4.9") in t.stop(1)
    assert t.s.captured[0] == [1]


def test_v4_9_jarl_alone_never_defends() -> None:
    t = Table(2)
    t.jarl(1, "egil")
    t.squad(0, "wolf-audun")
    t.squad(1, "bear-bessi")
    t.attack(0, 1)
    t.do(1, cm.UseAbility())
    armed(t, 0, "axe", "wolf-audun")
    t.stop(0)
    assert ev.BattleResolved(printed(t, "wolf-audun"), 0, 0, "V4.9") in t.stop(1)


# V4.10 Comparing


def test_v4_10_higher_strength_wins_for_the_attacker() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    armed(t, 1, "sword", "wolf-ylva")
    resolved = ev.BattleResolved(printed(t, "bear-hallgerd"), printed(t, "wolf-ylva"), 0, "V4.10")
    assert resolved in t.stop(1)


def test_v4_10_higher_strength_wins_for_the_defender() -> None:
    t = war("wolf-ylva", "bear-hallgerd")
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    resolved = ev.BattleResolved(printed(t, "wolf-ylva"), printed(t, "bear-hallgerd"), 1, "V4.10")
    assert resolved in t.stop(1)


def test_v4_10_tie_goes_to_attacker() -> None:
    t = war("bear-hallgerd", "bear-thurid")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    armed(t, 1, "axe", "bear-thurid")
    even = printed(t, "bear-hallgerd")
    assert ev.BattleResolved(even, even, 0, "V4.10") in t.stop(1)
    assert t.s.captured[0] == [1]


# V4.11 The attacker wins


def test_v4_11_shield_moves_and_activated_attackers_rise() -> None:
    t = war("bear-hallgerd bear-bessi wolf-audun", "wolf-ylva")
    armed(t, 0, "axe axe shield", "bear-hallgerd", "wolf-audun")
    t.stop(0)
    t.stop(1)
    assert (t.s.own, t.s.captured) == ([4, 3], [[1], []])
    assert sorted(t.valhalla_of(0)) == ["bear-hallgerd", "wolf-audun"]
    assert t.squad_of(0) == ["bear-bessi"]
    assert t.valhalla_of(1) == []


def test_v4_11_attackers_do_not_choose_who_rises() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.step() == "keep"
    assert t.valhalla_of(0) == ["bear-hallgerd"]


def test_v4_11_warriors_who_stay_keep_their_slots() -> None:
    t = war("bear-hallgerd bear-bessi wolf-audun", "wolf-ylva")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.s.squads[0] == [NONE, t.card("bear-bessi"), t.card("wolf-audun"), NONE]


def test_v4_11_captured_shields_are_never_lost() -> None:
    t = Table(3)
    t.capture(1, 0)
    t.capture(1, 2, 2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.s.own == [3, 3, 2]
    assert t.s.captured == [[1], [0, 2, 2], []]


def test_v4_11_only_own_shields_can_be_fought_for() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.capture(0, 1, 4)
    t.capture(1, 0, 2)
    refusal = t.refuses(0, cm.Attack(1))
    assert (refusal.rule, refusal.key) == ("V3.5", "no_shield_left")


# V4.12 The defender wins


def defended() -> Table:
    """Seat 1 has won with Bessi and Birna; Kolbein was not activated."""
    t = war("wolf-ylva", "bear-bessi bear-kolbein bear-birna")
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "shield bow", "bear-bessi", "bear-birna")
    t.stop(1)
    return t


def test_v4_12_no_shield_moves() -> None:
    t = defended()
    t.do(1, cm.SendToValhalla(()))
    assert (t.s.own, t.s.captured) == ([4, 4], [[], []])


@pytest.mark.parametrize("slots", [(), (0,), (2,), (0, 2), (2, 0)])
def test_v4_12_defender_sends_any_all_or_none(slots: tuple[int, ...]) -> None:
    t = defended()
    squad = t.squad_of(1)
    t.do(1, cm.SendToValhalla(slots))
    assert sorted(t.valhalla_of(1)) == [squad[slot] for slot in sorted(slots)]
    assert t.squad_of(1) == [card_id for slot, card_id in enumerate(squad) if slot not in slots]


def test_v4_12_each_choice_is_listed_once() -> None:
    t = defended()
    assert (t.step(), game.to_act(t.s)) == ("choose rising", (1,))
    sends = [(), (0,), (2,), (0, 2)]
    assert game.legal(t.s, 1) == [cm.SendToValhalla(slots) for slots in sends]


@pytest.mark.parametrize("slots", [(1,), (0, 1), (3,), (4,), (-1,), (0, 0)])
def test_v4_12_only_activated_defenders_rise(slots: tuple[int, ...]) -> None:
    t = defended()
    refusal = t.refuses(1, cm.SendToValhalla(slots))
    assert (refusal.rule, refusal.key) == ("V4.12", "not_activated")


def test_v4_12_attacker_has_no_say() -> None:
    t = defended()
    assert t.refuses(0, cm.SendToValhalla((0,))).key == "not_your_turn"
    assert t.refuses(1, cm.Pass()).rule == "V4.12"


# V4.13 The loser


def test_v4_13_losing_attacker_sends_nobody() -> None:
    t = defended()
    t.do(1, cm.SendToValhalla((0, 2)))
    assert t.valhalla_of(0) == []
    assert t.squad_of(0) == ["wolf-ylva"]


def test_v4_13_losing_defender_sends_nobody() -> None:
    t = war("bear-hallgerd", "wolf-ylva wolf-geir")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    armed(t, 1, "sword spear", "wolf-ylva", "wolf-geir")
    t.stop(1)
    assert t.valhalla_of(1) == []
    assert t.squad_of(1) == ["wolf-ylva", "wolf-geir"]


# V4.14 The order of things


def test_v4_14_order_after_a_won_attack_on_the_last_shield() -> None:
    t = Table(2)
    t.capture(0, 1, 3)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    after = [ev.BattleResolved, ev.ShieldTaken, ev.WarriorsRose, ev.BattleEnded, ev.EndTriggered]
    assert kinds(t.stop(1))[:6] == [ev.PhaseEnded, *after]


def test_v4_14_after_battle_effects_come_between_valhalla_and_discards_the_attackers_first() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, "fury-red-dawn", "fury-bitten-rim")
    t.give(1, "fury-horn-answers", "fury-blood-in-the-snow")
    for seat in (0, 1):
        t.jarl(seat, "ulfar")
    t.attack(0, 1)
    armed(t, 0, "axe", "bear-hallgerd")
    for seat in (0, 1):
        for card_id in t.hand(seat):
            t.play(seat, card_id)
        events = t.stop(seat)
    assert kinds(events)[-2:] == [ev.ShieldTaken, ev.WarriorsRose]
    assert (t.step(), game.to_act(t.s), t.discard()) == ("after", (0,), [])
    t.do(0, cm.UseAbility(True, t.card("fury-red-dawn")))
    assert (t.step(), game.to_act(t.s), t.discard()) == ("after", (1,), [])
    t.do(1, cm.UseAbility(True, t.card("fury-horn-answers")))
    assert t.discard() == ["fury-bitten-rim", "fury-blood-in-the-snow"]


def test_v4_14_tactics_of_both_sides_are_discarded_the_attackers_first() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(0, "fury-red-dawn")
    t.give(1, "fury-bitten-rim")
    t.play(0, "fury-red-dawn")
    armed(t, 0, "axe", "bear-hallgerd")
    t.stop(0)
    t.play(1, "fury-bitten-rim")
    assert t.discard() == []
    t.stop(1)
    assert t.discard() == ["fury-red-dawn", "fury-bitten-rim"]


# V4.15 Dice and strength at their limits


def test_v4_15_extra_dice_granted_before_a_roll_are_rolled_with_it() -> None:
    t = Table(2)
    t.jarl(0, "beinir")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    events = t.attack(0, 1)
    assert kinds(events).count(ev.DiceRolled) == 1
    assert (len(t.side(0).loose), t.loose(0).count("+"), t.s.pool) == (7, 1, 2)


def test_v4_15_dice_taken_away_add_up() -> None:
    t = Table(2)
    t.jarl(1, "egil")
    t.squad(0, "giant-klaki")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    t.do(1, cm.UseAbility())
    armed(t, 0, "axe bow", "giant-klaki")
    t.stop(0)
    assert len(t.side(1).loose) == 4


def test_v4_15_never_fewer_than_no_dice() -> None:
    t = war("giant-klaki", "bear-hallgerd")
    game.apply(t.s, DiceSetAside(1, 6))
    armed(t, 0, "axe bow", "giant-klaki")
    t.stop(0)
    assert (t.step(), game.to_act(t.s), t.loose(1)) == ("fight", (1,), "")
    assert game.legal(t.s, 1) == [cm.EndPhase()]
    t.stop(1)
    assert t.s.captured[0] == [1]


def test_v4_15_fewer_than_no_dice_leave_the_extra_die_alone() -> None:
    t = Table(2)
    t.jarl(1, "beinir")
    t.squad(0, "giant-klaki")
    t.squad(1, "bear-hallgerd")
    t.give(1, "wolf-geir")
    t.attack(0, 1)
    game.apply(t.s, DiceSetAside(1, 6))
    armed(t, 0, "axe bow", "giant-klaki")
    t.stop(0)
    t.do(1, cm.UseAbility(True, t.card("wolf-geir")))
    assert (len(t.side(1).loose), t.loose(1)[0]) == (1, "+")


def test_v4_15_side_without_activated_warrior_has_no_strength() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.give(0, "fury-red-dawn")
    t.play(0, "fury-red-dawn")
    assert strength(t.s, t.side(0)) == 0
    assert parts(t.s, t.side(0)) == []
    armed(t, 0, "axe", "bear-hallgerd")
    assert strength(t.s, t.side(0)) == printed(t, "bear-hallgerd") + 2
