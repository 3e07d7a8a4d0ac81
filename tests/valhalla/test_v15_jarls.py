"""V15 with the cards of the base game: the 17 jarls who play alone, every tactic, boars, stags and giants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.hunt import (
    COUNTERBLOW,
    FINAL,
    FURY,
    NEW_WEAPONS,
    PASS,
    RIM,
    SWAP,
    UNDERDOG,
    begin,
    finish,
    hunt,
    lose_shields,
    might,
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
from valhalla.games.valhalla.cards import JARL_DECK, Jarl, decks
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.monsters.events import GiantRolled, MonsterFought
from valhalla.games.valhalla.terms import BLANK, EXTRA, MONSTER

BEAR = "bear-hallgerd"
TWO = "bear-kolbein bear-skapti"
FIGHTS = [strike, withstand]


def used(t: Table) -> list[bool]:
    """The abilities used, False for the main one."""
    return [event.extra for event in told(t, AbilityUsed)]


def power(t: Table, warriors: str) -> int:
    """The strength with these activated, before the phase ends."""
    arming(t, 0, warriors)
    return strength(t.s, t.side(0))


# V15.5 Boars, stags, giants


@pytest.mark.parametrize("attack", [True, False])
@pytest.mark.parametrize(("clans", "more"), [(("bear",), 3), (("wolf", "bear"), 3), (("wolf",), 0), ((), 0)])
def test_v15_5_boars_look_at_the_monsters_clans(attack: bool, clans: tuple[str, ...], more: int) -> None:
    t = hunt("boar-galti", clans=clans)
    (begin if attack else prowl)(t)
    assert power(t, "boar-galti") == 2 + more


def test_v15_5_boars_look_at_the_card_that_is_fought_not_the_next() -> None:
    t = hunt("boar-galti", clans=("bear",), strength=5, then={"clans": ("wolf",)})
    strike(t, "boar-galti")
    assert told(t, MonsterFought)[0].won


def test_v15_5_stags_look_at_the_own_squad() -> None:
    t = hunt("stag-tove bear-kolbein bear-skapti", clans=("stag",))
    begin(t)
    assert power(t, "stag-tove") == 1 + 5


@pytest.mark.parametrize("attack", [True, False])
def test_v15_5_an_activated_giant_gives_an_extra_die_rolled_at_once(attack: bool) -> None:
    t = hunt("giant-klaki")
    (begin if attack else prowl)(t)
    arming(t, 0, "giant-klaki")
    (event,) = told(t, GiantRolled)
    assert event.rule == "V15.5" and t.side(0).loose == (event.die,) and EXTRA <= event.die < 2 * EXTRA
    assert t.s.pool == 2 and not told(t, ev.FrostFell)


def test_v15_5_every_face_may_fall() -> None:
    fallen = set()
    for seed in range(40):
        t = hunt("giant-klaki", seed=seed)
        begin(t)
        arming(t, 0, "giant-klaki")
        fallen.add(told(t, GiantRolled)[0].die)
    assert fallen == set(range(EXTRA, EXTRA + BLANK + 1))


def test_v15_5_each_giant_as_long_as_the_pool_lasts() -> None:
    t = hunt("giant-klaki giant-isrun giant-hregg giant-jokla", jarl="hodr")
    begin(t)
    t.dice(0, "axe axe sword sword bow bow")
    for giant in ("giant-klaki", "giant-isrun", "giant-hregg"):
        t.arm(0, giant, " ".join(t.loose(0).split()[:2]))
    assert len(told(t, GiantRolled)) == 3 and t.s.pool == 0
    t.dice(0, "+axe +axe +axe")
    t.arm(0, "giant-jokla", "+axe +axe")
    assert len(told(t, GiantRolled)) == 3, "and no more"


def test_v15_5_others_bring_none() -> None:
    t = hunt(BEAR)
    begin(t)
    arming(t, 0, BEAR)
    assert not told(t, GiantRolled)


# Tactics


@pytest.mark.parametrize("attack", [True, False])
def test_v5_6_fury_against_a_monster(attack: bool) -> None:
    t = hunt(BEAR)
    t.give(0, FURY)
    (begin if attack else prowl)(t)
    t.play(0, FURY)
    assert power(t, BEAR) == 3 + 2


@pytest.mark.parametrize(("warriors", "refused"), [(3, ""), (2, "squad_not_smaller"), (4, "")])
def test_v15_5_underdog_effects_compare_with_its_warrior_symbols(warriors: int, refused: str) -> None:
    t = hunt(TWO, warriors=warriors)
    t.give(0, UNDERDOG)
    begin(t)
    if refused:
        assert t.refuses(0, cm.PlayTactic(t.card(UNDERDOG))).key == refused
    else:
        t.play(0, UNDERDOG)
        assert power(t, TWO) == 6 + 3


def test_v5_8_heroic_attack_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, "heroic-all-or-ashes", "heroic-last-arrow")
    prowl(t)
    t.dice(0, "axe bow blank")
    t.play(0, "heroic-all-or-ashes", (2,))
    t.play(0, "heroic-last-arrow", (1,))
    t.arm(0, BEAR)
    assert strength(t.s, t.side(0)) == 3 + 3 + 4


def test_v5_10_new_weapons_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, NEW_WEAPONS)
    begin(t)
    t.play(0, NEW_WEAPONS)
    t.do(0, cm.KeepDie(0))
    assert t.s.pool == 2 and len(t.side(0).loose) == 7


def test_v5_11_counterblow_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, COUNTERBLOW)
    prowl(t)
    t.play(0, COUNTERBLOW)
    for _ in range(2):
        t.do(0, cm.FreeReroll((0, 1)))
    assert t.side(0).free == 0 and len(t.side(0).loose) == 6


def test_v5_12_weapon_swap_against_a_monster() -> None:
    t = hunt(BEAR)
    t.give(0, SWAP)
    begin(t)
    t.dice(0, "blank blank")
    t.play(0, SWAP, (0,), "axe")
    assert t.loose(0) == "axe blank"


def test_v4_3_rerolls_cost_a_die_as_ever() -> None:
    t = hunt(BEAR)
    prowl(t)
    t.do(0, cm.Reroll(0, (1, 2)))
    assert len(t.side(0).loose) == 5 and t.side(0).rerolled


# Jarls


def test_v15_2_seventeen_jarls_play_alone_and_each_has_a_test_here() -> None:
    solo = {card.id for card in decks()[JARL_DECK] if isinstance(card, Jarl) and card.solo}
    tested = {name.split("_")[3] for name in globals() if name.startswith("test_v16_2_")}
    assert len(solo) == 17 and solo == tested


def test_v16_2_agnar_sends_a_second_after_a_beaten_attack() -> None:
    t = hunt(TWO, jarl="agnar", strength=20)
    strike(t, TWO)
    t.send(0, "bear-kolbein")
    assert t.waits() == ("after", 0)
    t.do(0, cm.UseAbility(False, slot=t.slot(0, "bear-skapti")))
    assert valour(t) == 2 and used(t) == [False]


@pytest.mark.parametrize(("shields", "asked"), [(4, False), (3, True), (2, True)])
def test_v16_2_agnar_after_a_beaten_defence_with_few_shields_left(shields: int, asked: bool) -> None:
    t = hunt(TWO, jarl="agnar", strength=20)
    lose_shields(t, 0, shields)
    withstand(t, TWO)
    t.send(0, "bear-kolbein")
    assert (t.step() == "after") is asked, "this battle's shield is counted"


def test_v16_2_agnar_obeys_the_cap_and_does_nothing_after_a_win() -> None:
    t = hunt(TWO, jarl="agnar", strength=20, cap=1)
    strike(t, TWO)
    t.send(0, "bear-kolbein")
    assert t.step() == "keep"
    t = hunt(TWO, jarl="agnar", strength=4)
    lose_shields(t, 0, 2)
    withstand(t, TWO)
    t.send(0)
    assert t.step() != "after"


def test_v16_2_aslaug_takes_what_the_monster_made_her_discard() -> None:
    t = hunt(BEAR, jarl="aslaug", strength=20)
    t.throw(FURY)
    strike(t, "")
    top = t.discard()[-1]
    assert t.waits() == ("phase b", 0)
    t.do(0, cm.UseAbility(False))
    assert t.hand(0) == [top] and not told(t, ev.CardsDrawn)


def test_v16_2_aslaug_in_a_narrow_squad_finds_no_fourth_place() -> None:
    t = hunt(TWO, jarl="aslaug", strength=3, then={"ability": "narrow"})
    t.throw("wolf-geir")
    strike(t, "bear-skapti")
    t.send(0, "bear-skapti")
    t.squad(0, "wolf-svala", "wolf-ylva")
    assert cm.UseAbility(True, slot=-1) in game.legal(t.s, 0)
    t.do(0, cm.UseAbility(True))
    assert "wolf-geir" in t.hand(0)


def test_v16_2_beinir_a_die_in_attack_and_one_for_a_card_in_defence() -> None:
    t = hunt(BEAR, jarl="beinir")
    begin(t)
    assert len(t.side(0).loose) == 7
    t = hunt(BEAR, jarl="beinir")
    t.give(0, FURY)
    prowl(t, ask=True)
    assert t.waits() == ("before roll", 0)
    t.do(0, cm.UseAbility(True, t.card(FURY)))
    assert len(t.side(0).loose) == 7 and t.discard() == [FURY]


@pytest.mark.parametrize(("shields", "more"), [(4, 1), (3, 4)])
def test_v16_2_bernhard_for_idle_warriors_and_with_a_shield_lost(shields: int, more: int) -> None:
    t = hunt(TWO, jarl="bernhard")
    lose_shields(t, 0, shields)
    prowl(t)
    assert power(t, "bear-skapti") == 3 + more


def test_v16_2_bernhard_not_in_attack() -> None:
    t = hunt(TWO, jarl="bernhard")
    lose_shields(t, 0, 2)
    begin(t)
    assert power(t, "bear-skapti") == 3


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


@pytest.mark.parametrize(("shields", "cards"), [(4, 1), (2, 2)])
def test_v16_2_einar_at_the_start_of_the_turn(shields: int, cards: int) -> None:
    t = hunt(BEAR, jarl="einar")
    t.give(0, FURY)
    lose_shields(t, 0, shields)
    t.to_turn_of(0)
    t.do(0, cm.UseAbility(shields == 2, t.card(FURY)))
    assert len(t.hand(0)) == cards and t.step() == "phase a"


@pytest.mark.parametrize("at", [FINAL - 1, FINAL])
@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_esbjorn_the_last_card_is_ragnarok_for_him(at: int, attack: bool) -> None:
    t = hunt(BEAR, jarl="esbjorn", at=at)
    (begin if attack else prowl)(t)
    assert len(t.side(0).loose) == (8 if at == FINAL else 6)


@pytest.mark.parametrize(("shields", "asked"), [(3, False), (2, True)])
def test_v16_2_esbjorn_with_few_shields_an_idle_warrior_goes_too(shields: int, asked: bool) -> None:
    t = hunt(f"{TWO} bear-birna", jarl="esbjorn", at=FINAL, strength=20)
    lose_shields(t, 0, shields)
    strike(t, TWO)
    t.send(0, "bear-kolbein")
    assert (t.step() == "after") is asked
    if asked:
        idle = cm.UseAbility(True, slot=t.slot(0, "bear-birna"))
        assert game.legal(t.s, 0) == [PASS, idle], "the other activated one is not idle"
        t.do(0, idle)
        assert valour(t) == 2


def test_v16_2_esbjorn_sends_under_the_cap_and_not_against_earlier_cards() -> None:
    t = hunt(f"{BEAR} bear-birna", jarl="esbjorn", at=FINAL, strength=20, cap=4, valhalla=4)
    lose_shields(t, 0, 2)
    strike(t, BEAR)
    assert t.step() == "keep"
    t = hunt(f"{BEAR} bear-birna", jarl="esbjorn", at=2, strength=20)
    lose_shields(t, 0, 2)
    strike(t, BEAR)
    rise_none(t)
    assert t.step() == "keep"


def test_v16_2_hodr_has_six_places_and_adds_any_two() -> None:
    t = hunt(TWO, jarl="hodr")
    t.give(0, "bear-thorbrand", "wolf-sverri")
    assert len(t.s.squads[0]) == 6
    t.do(0, cm.AddWarriors((t.card("bear-thorbrand"), t.card("wolf-sverri")), (4, 5)))
    assert len(t.squad_of(0)) == 4


def test_v16_2_ottar_chooses_who_goes_and_whom_he_keeps_is_not_discarded() -> None:
    t = hunt(TWO, jarl="ottar", strength=6)
    strike(t, TWO)
    assert t.waits() == ("beast send", 0) and of(t).card == 1
    t.send(0, "bear-kolbein")
    assert t.squad_of(0) == ["bear-skapti"] and valour(t) == 1 and "bear-skapti" not in t.discard()
    assert used(t)[-1] is False


def test_v16_2_ottar_may_send_nobody_and_needs_room() -> None:
    t = hunt(TWO, jarl="ottar", strength=6, cap=1)
    strike(t, TWO)
    slots = tuple(t.slot(0, card) for card in TWO.split())
    assert t.refuses(0, cm.SendToValhalla(slots)).rule == "V15.4"
    t.send(0)
    assert t.squad_of(0) == TWO.split()


@pytest.mark.parametrize(("at", "dice"), [(0, 7), (2, 7), (3, 6), (FINAL, 6)])
def test_v16_2_ottar_a_die_against_as_many_shields_or_more(at: int, dice: int) -> None:
    """A monster's shields are its cards not yet beaten: 6, 4, 3 and 1 against his four."""
    t = hunt(BEAR, jarl="ottar", at=at)
    begin(t)
    assert len(t.side(0).loose) == dice
    t = hunt(BEAR, jarl="ottar", at=at)
    prowl(t)
    assert len(t.side(0).loose) == 6, "only in attack"


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


def test_v16_2_sigvard_in_defence_a_tie_is_his() -> None:
    t = hunt(BEAR, jarl="sigvard", strength=3, warriors=1)
    withstand(t, BEAR)
    assert told(t, MonsterFought)[0] == MonsterFought(0, 3, 3, True, "V16.2") and used(t) == [False]


@pytest.mark.parametrize("against", [2, 4])
def test_v16_2_sigvard_only_a_tie(against: int) -> None:
    t = hunt(BEAR, jarl="sigvard", strength=against, warriors=1)
    withstand(t, BEAR)
    assert told(t, MonsterFought)[0].rule == "V15.7" and used(t) == []


def test_v16_2_sigvard_needs_an_activated_warrior_for_a_tie() -> None:
    t = hunt(BEAR, jarl="sigvard", strength=1, warriors=4)
    withstand(t, "")
    assert told(t, MonsterFought)[0].rule == "V15.9"


@pytest.mark.parametrize(("warriors", "more"), [(3, 2), (2, 0)])
def test_v16_2_sigvard_with_the_smaller_squad(warriors: int, more: int) -> None:
    t = hunt(TWO, jarl="sigvard", warriors=warriors)
    prowl(t)
    assert power(t, TWO) == 6 + more
    t = hunt(TWO, jarl="sigvard", warriors=warriors)
    begin(t)
    assert power(t, TWO) == 6, "only in defence"


@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_solveig_a_lone_warrior_gets_company(attack: bool) -> None:
    t = hunt(BEAR, jarl="solveig")
    t.give(0, "wolf-geir")
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t, ask=True)
    t.do(0, cm.UseAbility(False, t.card("wolf-geir"), 1))
    assert t.squad_of(0) == [BEAR, "wolf-geir"]


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


@pytest.mark.parametrize(("attack", "swaps"), [(True, 1), (False, 2)])
def test_v16_2_thord_swaps_one_in_attack_and_two_in_defence(attack: bool, swaps: int) -> None:
    t = hunt(TWO, jarl="thord")
    t.give(0, "wolf-geir", "wolf-svala")
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t, ask=True)
    for i, card in enumerate(("wolf-geir", "wolf-svala")[:swaps]):
        assert t.waits() == ("before", 0)
        t.do(0, cm.UseAbility(bool(i), t.card(card), i))
    assert t.waits() == ("fight", 0)


def test_v16_2_valgard_draws_one_more_in_phase_b_and_in_action_4() -> None:
    t = hunt(BEAR, jarl="valgard")
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.s.drawn) == 3 and len(t.hand(0)) == 2


@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_villsvin_for_warriors_of_one_symbol(attack: bool) -> None:
    t = hunt(TWO, jarl="villsvin")
    (begin if attack else prowl)(t)
    assert power(t, TWO) == 6 + 2 + 2


@pytest.mark.parametrize("attack", [True, False])
def test_v16_2_vingor_has_captured_no_shields_so_his_reroll_holds(attack: bool) -> None:
    t = hunt(BEAR, jarl="vingor")
    (begin if attack else prowl)(t)
    assert t.side(0).free == 1 and used(t) == [not attack]
    if not attack:
        lose_shields(t, 0, 2)
        finish(t)
        prowl(t)
        assert t.side(0).free == 1, "shields of one's own that it took change nothing"


@pytest.mark.parametrize("fight", FIGHTS)
def test_v4_14_what_comes_after_comes_before_the_tactics_are_cleared_away(fight: Any) -> None:
    t = hunt(TWO, jarl="agnar", strength=20)
    lose_shields(t, 0, 2)
    fight(t, TWO)
    t.send(0)
    assert t.waits() == ("after", 0) and not told(t, ev.BattleEnded)
    t.do(0, PASS)
    assert told(t, ev.BattleEnded) and might(t) == 20


def test_v15_a_jarl_counts_towards_the_last_blow() -> None:
    t = hunt(TWO, jarl="villsvin", at=FINAL, strength=10)
    t.give(0, RIM)
    strike(t, TWO)
    assert over(t) == ((0,), "monster")
