"""V15.10, the thirteen abilities of monsters, and what V15.5 does to them: Surround the leader."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from tests.valhalla.hunt import (
    COUNTERBLOW,
    FINAL,
    FURY,
    HORN,
    NEW_WEAPONS,
    PASS,
    RIM,
    SURROUND,
    SWAP,
    begin,
    draw_turn,
    finish,
    hunt,
    lose_shields,
    of,
    over,
    prowl,
    rise_none,
    strike,
    told,
    valour,
    withstand,
)
from tests.valhalla.table import Table, arming
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.cards import MonsterAbility
from valhalla.games.valhalla.monsters.events import (
    DeckDiscarded,
    DiceFrozen,
    GiantRolled,
    HandPlundered,
    MonsterFought,
    MonsterSurrounded,
    SlotsChanged,
    ValourLost,
)
from valhalla.games.valhalla.terms import MONSTER, NONE

BEAR = "bear-hallgerd"
WORDS = get_args(get_type_hints(MonsterAbility)["word"])
FOUR = "bear-hallgerd bear-kolbein bear-skapti bear-birna"


def surrounded(t: Table) -> None:
    """Surround the leader is played."""
    t.play(0, SURROUND)


# mill


def test_v15_10_mill_a_deck_card_is_discarded_after_a() -> None:
    t = hunt(BEAR, ability="mill")
    draw_turn(t)
    milled = told(t, DeckDiscarded)
    assert [(len(event.cards), event.rule) for event in milled] == [(1, "V15.10")]
    kinds = [type(event) for event in t.log]
    draws = [i for i, kind in enumerate(kinds) if kind is ev.CardsDrawn]
    assert draws[0] < kinds.index(DeckDiscarded) < draws[1], "between A and B"


def test_v15_10_mill_also_without_a_warrior_and_after_an_attack() -> None:
    t = hunt(ability="mill")
    draw_turn(t)
    assert len(told(t, DeckDiscarded)) == 1
    t = hunt(BEAR, ability="mill", strength=20)
    strike(t, "")
    assert [event.rule for event in told(t, DeckDiscarded)] == ["V15.8", "V15.10"]


def test_v15_10_mill_by_the_card_that_lies_open_after_the_attack() -> None:
    t = hunt(BEAR, ability="mill", strength=1)
    strike(t, BEAR)
    t.send(0, BEAR)
    assert not told(t, DeckDiscarded), "the one that did it is beaten"
    t = hunt(BEAR, strength=1, then={"ability": "mill"})
    strike(t, BEAR)
    t.send(0, BEAR)
    assert len(told(t, DeckDiscarded)) == 1


def test_v15_10_no_mill_without_the_ability() -> None:
    t = hunt(BEAR)
    draw_turn(t)
    assert not told(t, DeckDiscarded)


# mute


@pytest.mark.parametrize("muted", [True, False])
def test_v15_10_mute_a_clans_abilities_add_nothing(muted: bool) -> None:
    t = hunt("boar-galti stag-tove bear-birna", mute="boar" if muted else "wolf", clans=("bear",))
    begin(t)
    arming(t, 0, "boar-galti stag-tove")
    # The boar has +3 against bears, the stag +2 for one of the bears' clan.
    assert strength(t.s, t.side(0)) == 2 + 1 + 2 + (0 if muted else 3)


def test_v15_10_mute_stags() -> None:
    t = hunt("boar-galti stag-tove bear-birna", mute="stag", clans=("bear",))
    begin(t)
    arming(t, 0, "boar-galti stag-tove")
    assert strength(t.s, t.side(0)) == 2 + 3 + 1


def test_v15_10_mute_a_giant_brings_no_die() -> None:
    t = hunt("giant-klaki", mute="giant")
    begin(t)
    arming(t, 0, "giant-klaki")
    assert not told(t, GiantRolled) and t.s.pool == 3


def test_v15_10_mute_the_printed_strength_still_counts() -> None:
    t = hunt("boar-galti", mute="boar", clans=("bear",), strength=2)
    strike(t, "boar-galti")
    assert told(t, MonsterFought)[0].strength == 2


# toll_card


@pytest.mark.parametrize("attack", [True, False])
def test_v15_10_toll_a_chosen_hand_card_before_the_battle(attack: bool) -> None:
    t = hunt(BEAR, ability="toll_card")
    t.give(0, FURY, RIM)
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t)
    assert t.waits() == ("toll card", 0)
    assert t.refuses(0, PASS).rule == "V15.10", "it must be paid"
    assert t.refuses(0, cm.ChooseCard(t.card(HORN))).rule == "V15.10"
    t.choose(0, RIM)
    assert t.hand(0) == [FURY] and t.discard() == [RIM] and t.waits() == ("fight", 0)


def test_v15_10_toll_an_empty_hand_pays_nothing() -> None:
    t = hunt(BEAR, ability="toll_card")
    t.attack(0, MONSTER)
    assert t.waits() == ("fight", 0)


# chill


@pytest.mark.parametrize("attack", [True, False])
def test_v15_10_chill_one_die_fewer(attack: bool) -> None:
    t = hunt(BEAR, ability="chill")
    if attack:
        begin(t)
    else:
        prowl(t)
    assert len(t.side(0).loose) == 5 and told(t, DiceFrozen) == [DiceFrozen(0, 1)]


def test_v15_10_chill_extra_dice_are_rolled_as_ever() -> None:
    t = hunt(BEAR, ability="chill", jarl="beinir")
    begin(t)
    assert len(t.side(0).loose) == 6


# plunder


@pytest.mark.parametrize("fight", [strike, withstand])
@pytest.mark.parametrize("warriors", ["", BEAR])
def test_v15_10_plunder_a_random_hand_card_after_every_battle(fight: Any, warriors: str) -> None:
    t = hunt(BEAR, ability="plunder", strength=2)
    t.give(0, FURY, RIM)
    fight(t, warriors)
    rise_none(t)
    if t.step() == "monster rise":
        t.send(0, BEAR)
    (event,) = told(t, HandPlundered)
    assert t.s.table.cards[event.card].id in (FURY, RIM) and event.card in t.s.discard
    assert event.card not in t.s.hands[0] and len(t.hand(0)) == 1


def test_v15_10_plunder_takes_any_card() -> None:
    stolen = set()
    for seed in range(12):
        t = hunt(BEAR, ability="plunder", strength=2, seed=seed)
        t.give(0, FURY, RIM)
        withstand(t, BEAR)
        rise_none(t)
        stolen.add(told(t, HandPlundered)[0].card)
    assert len(stolen) == 2


def test_v15_10_plunder_an_empty_hand_loses_nothing() -> None:
    t = hunt(BEAR, ability="plunder")
    withstand(t, BEAR)
    rise_none(t)
    assert not told(t, HandPlundered) and t.waits() == ("phase a", 0)


def test_v15_10_plunder_played_tactics_are_out_of_its_reach() -> None:
    t = hunt(BEAR, ability="plunder")
    t.give(0, FURY)
    begin(t)
    t.play(0, FURY)
    finish(t, BEAR)
    rise_none(t)
    assert not told(t, HandPlundered) and t.discard().count(FURY) == 1


# two_tactics and no_tactics


def test_v15_10_at_most_2_tactics() -> None:
    t = hunt(BEAR, ability="two_tactics")
    t.give(0, FURY, RIM, HORN)
    begin(t)
    t.play(0, FURY)
    t.play(0, RIM)
    refusal = t.refuses(0, cm.PlayTactic(t.card(HORN)))
    assert (refusal.rule, refusal.key) == ("V15.10", "tactics_banned")
    assert not any(isinstance(command, cm.PlayTactic) for command in game.legal(t.s, 0))


def test_v15_10_at_most_2_tactics_in_each_battle() -> None:
    t = hunt(BEAR, ability="two_tactics", strength=20)
    t.give(0, FURY, RIM, HORN)
    for played in ((FURY, RIM), (HORN,)):
        prowl(t)
        for card in played:
            t.play(0, card)
        t.stop(0)
    assert t.hand(0) == []


def test_v15_10_no_tactics() -> None:
    t = hunt(BEAR, ability="no_tactics")
    t.give(0, FURY, SURROUND)
    begin(t)
    for card in (FURY, SURROUND):
        refusal = t.refuses(0, cm.PlayTactic(t.card(card)))
        assert (refusal.rule, refusal.key) == ("V15.10", "tactics_banned")
    assert not any(isinstance(command, cm.PlayTactic) for command in game.legal(t.s, 0))
    assert "play_tactic" not in {option.kind for option in game.options(t.s, 0)}


# jarl


def test_v15_10_jarl_blocked_in_battle() -> None:
    t = hunt(BEAR, ability="jarl", jarl="egil")
    t.attack(0, MONSTER)
    assert t.waits() == ("before", 0), "before the battle he is there"
    t = hunt(BEAR, ability="jarl", jarl="beinir")
    begin(t)
    assert len(t.side(0).loose) == 6, "nothing with the roll"
    t = hunt(BEAR, ability="jarl", jarl="sigvard", strength=3)
    withstand(t, BEAR)
    assert not told(t, MonsterFought)[0].won, "nothing at the comparison"
    t = hunt("bear-kolbein bear-skapti", ability="jarl", jarl="agnar", strength=20)
    strike(t, "bear-kolbein bear-skapti")
    t.send(0, "bear-skapti")
    assert t.waits() == ("after", 0), "and after it he is there again"


def test_v15_10_jarl_outside_of_battle_he_is_there() -> None:
    t = hunt(BEAR, ability="jarl", jarl="valgard")
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 3


def test_v15_10_jarl_hodr_keeps_his_places() -> None:
    t = hunt(FOUR, ability="jarl", jarl="hodr", strength=20)
    withstand(t, BEAR)
    rise_none(t)
    assert len(t.s.squads[0]) == 6 and not told(t, SlotsChanged)


def test_v15_10_jarl_hodr_keeps_them_also_when_the_next_card_is_narrow() -> None:
    t = hunt(f"{FOUR} wolf-geir", ability="jarl", strength=3, jarl="hodr", then={"ability": "narrow"})
    strike(t, BEAR)
    assert t.waits() == ("monster rise", 0), "five find room in five places"


# narrow


def test_v15_10_narrow_when_revealed_discard_down_to_three() -> None:
    t = hunt(FOUR, strength=3, then={"ability": "narrow"})
    strike(t, BEAR)
    assert t.waits() == ("monster rise", 0) and of(t).card == 1, "first the winners go"
    t.send(0, BEAR)
    assert t.step() == "keep" and not t.discard() and len(t.s.squads[0]) == 3


def test_v15_10_narrow_three_need_not_leave() -> None:
    t = hunt("bear-kolbein bear-skapti bear-birna", strength=3, then={"ability": "narrow"})
    strike(t, "bear-birna")
    assert t.waits() == ("monster rise", 0)
    t.send(0, "bear-birna")
    assert len(t.s.squads[0]) == 3 and t.squad_of(0) == ["bear-kolbein", "bear-skapti"]


def test_v15_10_narrow_nobody_is_added_beyond_it() -> None:
    t = hunt("bear-kolbein bear-skapti bear-birna", strength=3, then={"ability": "narrow"})
    t.give(0, "wolf-geir", "wolf-svala")
    strike(t, "bear-birna")
    t.send(0, "bear-birna")
    t.to_turn_of(0)
    pair = (t.card("wolf-geir"), t.card("wolf-svala"))
    assert t.refuses(0, cm.AddWarriors(pair, (2, 3))).key == "no_such_slot"
    t.do(0, cm.AddWarriors(pair, (2, 0)))
    assert len(t.squad_of(0)) == 3 and "bear-kolbein" in t.discard(), "one makes room (V3.3)"


def test_v15_10_narrow_beaten_the_place_comes_back() -> None:
    t = hunt("bear-kolbein bear-skapti", strength=3, then={"ability": "narrow"}, last={"ability": "chill"})
    strike(t, "bear-kolbein")
    t.send(0, "bear-kolbein")
    assert len(t.s.squads[0]) == 3
    t.to_turn_of(0)
    strike(t, "bear-skapti")
    t.send(0, "bear-skapti")
    assert of(t).card == 2 and len(t.s.squads[0]) == 4
    assert [event.slot for event in told(t, SlotsChanged)][1:] == [NONE]


def test_v15_10_narrow_hodr_has_five_places() -> None:
    t = hunt(f"{FOUR} wolf-geir wolf-svala", strength=3, jarl="hodr", then={"ability": "narrow"})
    strike(t, BEAR)
    t.send(0, BEAR)
    assert t.step() == "keep" and len(t.s.squads[0]) == 5 and len(t.squad_of(0)) == 5


def test_v15_10_narrow_hodr_with_five_need_not_leave() -> None:
    t = hunt(f"{FOUR} wolf-geir", strength=3, jarl="hodr", then={"ability": "narrow"})
    strike(t, BEAR)
    assert t.waits() == ("monster rise", 0)


def test_v15_10_narrow_a_lost_attack_changes_no_places() -> None:
    t = hunt(FOUR, strength=20, then={"ability": "narrow"})
    strike(t, BEAR)
    rise_none(t)
    assert len(t.s.squads[0]) == 4 and not told(t, SlotsChanged)


# toll_warrior


@pytest.mark.parametrize("attack", [True, False])
def test_v15_10_toll_a_squad_warrior_before_the_battle(attack: bool) -> None:
    t = hunt("bear-kolbein bear-skapti", ability="toll_warrior")
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t)
    assert t.waits() == ("toll warrior", 0) and t.refuses(0, PASS).rule == "V15.10"
    t.point(0, 0, "bear-kolbein")
    assert t.squad_of(0) == ["bear-skapti"] and t.discard() == ["bear-kolbein"] and t.waits() == ("fight", 0)


@pytest.mark.parametrize(("attack", "shields"), [(True, 4), (False, 3)])
def test_v15_10_toll_a_discarded_warrior_that_empties_the_squad_is_a_defeat(
    attack: bool, shields: int
) -> None:
    t = hunt(BEAR, ability="toll_warrior", strength=1, valhalla=8)
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t)
    t.point(0, 0, BEAR)
    assert not told(t, ev.DiceRolled) and told(t, MonsterFought)[0].rule == "V15.9"
    assert t.s.own == [shields] and len(told(t, DeckDiscarded)[0].cards) == 2


def test_v15_10_toll_comes_before_the_jarls_effects() -> None:
    t = hunt("bear-kolbein bear-skapti", ability="toll_warrior", jarl="solveig")
    t.give(0, "wolf-geir", "wolf-svala", FURY)
    t.attack(0, MONSTER)
    t.point(0, 0, "bear-kolbein")
    assert t.waits() == ("before", 0), "now there is exactly one"


# scars


@pytest.mark.parametrize("fight", [strike, withstand])
@pytest.mark.parametrize(("word", "warriors", "lost"), [
    ("scar", BEAR, 1), ("scar", "", 1), ("scar_defeat", BEAR, 0), ("scar_defeat", "", 1),
])  # fmt: skip
def test_v15_10_scars_a_running_minus_1_after_every_battle_or_a_defeat(
    fight: Any, word: str, warriors: str, lost: int
) -> None:
    t = hunt(BEAR, ability=word, strength=2, valhalla=4)
    fight(t, warriors)
    rise_none(t)
    risen = 0
    if t.step() == "monster rise":
        t.send(0, BEAR)
        risen = 1
    assert valour(t) == 4 + risen - lost and of(t).scars == [lost]
    assert len(t.valhalla_of(0)) == 1 + risen, "no card leaves Valhalla"


@pytest.mark.parametrize("word", ["scar", "scar_defeat"])
def test_v15_10_scars_never_below_0(word: str) -> None:
    t = hunt(BEAR, ability=word, strength=20, valhalla=1)
    for left in (0, 0):
        withstand(t, "")
        assert valour(t) == left
    assert of(t).scars == [1] and len(told(t, ValourLost)) == 1


def test_v15_10_scars_weaken_and_make_room_under_the_cap() -> None:
    t = hunt(BEAR, ability="scar", strength=20, cap=4, valhalla=4)
    withstand(t, "")
    prowl(t)
    arming(t, 0, BEAR)
    assert strength(t.s, t.side(0)) == 3 + 3
    t.stop(0)
    t.send(0, BEAR)
    assert of(t).scars == [2] and valour(t) == 3


def test_v15_10_scars_of_the_warrior_that_just_went() -> None:
    t = hunt(BEAR, ability="scar_defeat", strength=20)
    strike(t, BEAR)
    t.send(0, BEAR)
    assert valour(t) == 0 and of(t).scars == [1], "it went first"


# no_tricks


def test_v15_10_no_counterblow_or_weapon_swap() -> None:
    t = hunt(BEAR, ability="no_tricks")
    t.give(0, COUNTERBLOW, SWAP, FURY, NEW_WEAPONS)
    begin(t)
    t.dice(0, "axe blank blank blank blank blank")
    for command in (cm.PlayTactic(t.card(COUNTERBLOW)), cm.PlayTactic(t.card(SWAP), (1,), (0,))):
        refusal = t.refuses(0, command)
        assert (refusal.rule, refusal.key) == ("V15.10", "trick_banned")
    t.play(0, FURY)
    t.play(0, NEW_WEAPONS)


# V15.5 Surround the leader


def test_v15_5_surround_cancels_its_ability_for_one_battle() -> None:
    t = hunt("boar-galti", mute="boar", clans=("bear",), strength=20)
    t.give(0, SURROUND)
    begin(t)
    arming(t, 0, "boar-galti")
    assert strength(t.s, t.side(0)) == 2
    surrounded(t)
    assert strength(t.s, t.side(0)) == 5
    t.stop(0)
    rise_none(t)
    prowl(t)
    arming(t, 0, "boar-galti")
    assert strength(t.s, t.side(0)) == 2, "in the next battle it is back"


def test_v15_5_surround_only_attacking_and_only_an_ability() -> None:
    t = hunt(BEAR, ability="chill")
    t.give(0, SURROUND)
    prowl(t)
    assert t.refuses(0, cm.PlayTactic(t.card(SURROUND))).key == "only_attacking"
    t = hunt(BEAR)
    t.give(0, SURROUND)
    begin(t)
    assert not any(isinstance(e, MonsterSurrounded) for e in t.play(0, SURROUND)), "V17.7"


def test_v15_5_surround_once_is_enough() -> None:
    t = hunt(BEAR, ability="plunder")
    t.give(0, SURROUND, "surround-jarl-stands-alone")
    begin(t)
    surrounded(t)
    assert not any(isinstance(e, MonsterSurrounded) for e in t.play(0, "surround-jarl-stands-alone"))


@pytest.mark.parametrize("word", ["plunder", "scar", "scar_defeat"])
def test_v15_5_surround_what_would_come_after_the_battle_does_not(word: str) -> None:
    t = hunt(BEAR, ability=word, strength=20, valhalla=4)
    t.give(0, SURROUND, FURY)
    begin(t)
    surrounded(t)
    t.stop(0)
    assert t.hand(0) == [FURY] and of(t).scars == [0]


def test_v15_5_surround_lets_tactics_and_tricks_be_played() -> None:
    t = hunt(BEAR, ability="two_tactics")
    t.give(0, SURROUND, FURY, RIM, HORN)
    begin(t)
    for card in (FURY, SURROUND, RIM, HORN):
        t.play(0, card)
    t = hunt(BEAR, ability="no_tricks")
    t.give(0, SURROUND, COUNTERBLOW)
    begin(t)
    surrounded(t)
    t.play(0, COUNTERBLOW)


def test_v15_5_surround_the_jarl_is_back_from_then_on() -> None:
    t = hunt("bear-kolbein bear-skapti", ability="jarl", jarl="villsvin", strength=20)
    t.give(0, SURROUND)
    begin(t)
    arming(t, 0, "bear-kolbein bear-skapti")
    assert strength(t.s, t.side(0)) == 6
    surrounded(t)
    assert strength(t.s, t.side(0)) == 6 + 2 + 2


def test_v17_6_surround_comes_after_the_roll_before_battle_and_dice_abilities_have_happened() -> None:
    t = hunt(BEAR, ability="chill")
    t.give(0, SURROUND)
    begin(t)
    surrounded(t)
    assert len(t.side(0).loose) == 5
    t = hunt("bear-kolbein bear-skapti", ability="toll_warrior")
    t.give(0, SURROUND)
    t.attack(0, MONSTER)
    t.point(0, 0, "bear-kolbein")
    surrounded(t)
    assert t.squad_of(0) == ["bear-skapti"]


def test_v15_5_surround_the_card_that_comes_next_has_its_own_ability() -> None:
    t = hunt(FOUR, ability="plunder", strength=3, then={"ability": "narrow"})
    t.give(0, SURROUND)
    begin(t)
    surrounded(t)
    finish(t, BEAR)
    t.send(0, BEAR)
    assert len(t.s.squads[0]) == 3


# A beaten card


def test_v15_10_a_plunder_or_a_scar_is_that_of_the_card_that_was_fought() -> None:
    t = hunt(BEAR, ability="plunder", strength=3, then={"ability": "scar"})
    t.give(0, FURY)
    strike(t, BEAR)
    t.send(0, BEAR)
    assert told(t, HandPlundered) and not told(t, ValourLost)


def test_v15_10_nothing_more_after_the_last_card() -> None:
    t = hunt(BEAR, at=FINAL, ability="plunder", strength=3)
    t.give(0, FURY)
    strike(t, BEAR)
    assert over(t) == ((0,), "monster") and t.hand(0) == [FURY]


def test_v15_10_a_last_shield_is_counted_after_the_ability() -> None:
    t = hunt(BEAR, ability="plunder", strength=20)
    t.give(0, FURY)
    lose_shields(t, 0, 1)
    withstand(t, "")
    assert t.hand(0) == [] and over(t) == ((), "last_shield")


# First game


@pytest.mark.parametrize("word", WORDS)
def test_v15_10_a_first_game_ignores_them_all(word: str) -> None:
    clan = "boar" if word == "mute" else None
    t = hunt(FOUR, ability="" if clan else word, mute=clan, strength=20, valhalla=4, jarl="beinir",
             variants=("first_game",))  # fmt: skip
    t.give(0, FURY, RIM, HORN, COUNTERBLOW)
    begin(t)
    assert len(t.squad_of(0)) == 4 and len(t.hand(0)) == 4 and len(t.side(0).loose) == 7
    for card in (FURY, RIM, HORN, COUNTERBLOW):
        t.play(0, card)
    t.stop(0)
    assert of(t).scars == [0] and len(told(t, DeckDiscarded)) == 1
    stack = t.s.table.stack
    assert stack is not None and not any(stack.abilities) and set(stack.muted) == {NONE}


def test_v15_10_a_first_game_leaves_nothing_to_surround() -> None:
    t = hunt(BEAR, ability="plunder", variants=("first_game",))
    t.give(0, SURROUND)
    begin(t)
    assert not any(isinstance(e, MonsterSurrounded) for e in t.play(0, SURROUND))


def test_v15_10_there_are_thirteen() -> None:
    assert len(WORDS) == 13
