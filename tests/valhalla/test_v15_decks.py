"""V15.11, Valkyries and Dwarves against a monster, and the cards of the monsters themselves (V16.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.hunt import (
    FURY,
    PASS,
    RIM,
    SURROUND,
    begin,
    finish,
    hunt,
    prowl,
    rise_none,
    strike,
    told,
    valour,
    withstand,
)
from tests.valhalla.table import Table, arming
from tests.valhalla.track import paid
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts, strength
from valhalla.games.valhalla.cards import MONSTER_DECK, MonsterCard, decks
from valhalla.games.valhalla.expansions.dwarves import SpiteLaid
from valhalla.games.valhalla.monsters.events import GiantRolled, MonsterFought
from valhalla.games.valhalla.table import MONSTERS, Setup
from valhalla.games.valhalla.terms import MONSTER, UNKNOWN
from valhalla.kernel.chance import Chance

BEAR = "bear-hallgerd"
AXE = "supply-axe-in-the-doorpost"
SWORD = "supply-sword-from-the-lake"
ROAD = "road-white-horse-waits"
NO_REROLL = "mission-first-cast-stands"
ROUT = "mission-rout-to-sing-of"
THREE = "mission-three-abreast"
CALL = "call-out-of-the-barrow"
SQUAD_CRY = "cry-every-throat-at-once"
BLOODED_CRY = "cry-red-to-the-elbow"


def valkyries(squad: str = "", **more: Any) -> Table:
    return hunt(squad, expansions=("valkyries",), **more)


def dwarves(squad: str = "", **more: Any) -> Table:
    return hunt(squad, expansions=("dwarves",), **more)


# Setup


@pytest.mark.parametrize(("expansions", "discarded"), [
    ((), 40), (("valkyries",), 40), (("dwarves",), 40), (("valkyries", "dwarves"), 60),
])  # fmt: skip
def test_v15_11_opening_discard(expansions: tuple[str, ...], discarded: int) -> None:
    s, _ = game.new(Setup(1, expansions, monster="surtr"), Chance(1))
    assert len(s.table.cards) == sum(len(decks()[deck]) for deck in ("base", *expansions))
    events = game.decide(s, 0, cm.ChooseJarl(s.jarl_offers[0][0]), Chance(1).at(1))
    assert [len(e.cards) for e in events if isinstance(e, ev.OpeningDiscarded)] == [discarded]


@pytest.mark.parametrize(("expansions", "action", "phase"), [
    ((), 2, 2), (("valkyries",), 2, 3), (("dwarves",), 2, 3), (("valkyries", "dwarves"), 3, 3),
])  # fmt: skip
def test_v15_11_phase_b_draws_3(expansions: tuple[str, ...], action: int, phase: int) -> None:
    t = hunt(BEAR, expansions=expansions)
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == action
    t.keep_first(0)
    assert len(t.s.drawn) == phase


# Valkyries


@pytest.mark.parametrize(("cap", "bonus", "held"), [
    (8, [(0, 3, ["wolf-ylva", "bear-thurid"])], 4), (3, [(0, 2, ["wolf-ylva"])], 3), (1, [], 1),
])  # fmt: skip
def test_v15_4_bonus_points_are_paid_as_far_as_there_is_room(cap: int, bonus: list[Any], held: int) -> None:
    t = valkyries("bear-asdis", strength=20, cap=cap)  # worth 1, and 3 more if it goes alone
    t.throw("bear-thurid", "wolf-ylva")  # worth 1 and 2
    strike(t, "bear-asdis")
    t.send(0, "bear-asdis")
    assert paid(t) == bonus and valour(t) == held


def test_v15_4_bonuses_after_a_beaten_card_look_at_the_new_cap() -> None:
    t = valkyries("bear-asdis", strength=5, cap=1, then={"cap": 4})
    t.throw("bear-thurid", "wolf-ylva")
    strike(t, "bear-asdis")
    t.send(0, "bear-asdis")
    assert valour(t) == 4


def test_v10_3_those_turned_away_did_not_go_together() -> None:
    t = valkyries("bear-vestein wolf-ylva wolf-geir", strength=1, cap=2)  # a host: 0 and 2 and 2
    t.throw("bear-thurid")
    strike(t, "bear-vestein wolf-ylva wolf-geir")
    sets = {command.slots for command in game.legal(t.s, 0) if isinstance(command, cm.SendToValhalla)}
    assert sets == {(0, 1), (0, 2)}, "whoever is worth nothing always fits"
    t.send(0, "bear-vestein", "wolf-ylva")
    assert paid(t) == [] and valour(t) == 2, "the bonus of 1 finds no room"


def test_v10_3_turned_away_warriors_come_to_the_pile_after_the_bonus() -> None:
    t = valkyries("bear-vestein wolf-ylva bear-thorbrand", strength=1, cap=4)  # 0, 2 and 3
    t.throw("bear-thurid")
    strike(t, "bear-vestein wolf-ylva bear-thorbrand")
    t.send(0, "bear-vestein", "wolf-ylva")
    assert paid(t) == [(0, 1, ["bear-thurid"])] and t.discard() == ["bear-thorbrand"]


def test_v10_5_a_supply_is_a_die_against_a_monster() -> None:
    t = valkyries(BEAR)
    t.give(0, AXE)
    begin(t)
    t.dice(0, "blank blank")
    t.arm(0, BEAR, "", AXE)
    assert strength(t.s, t.side(0)) == 3


def test_v15_10_a_supply_is_a_tactic() -> None:
    t = valkyries("bear-vemund", ability="two_tactics")
    t.give(0, AXE, SWORD, FURY)
    begin(t)
    t.dice(0, "blank blank")
    t.play(0, FURY)
    both = cm.Arm(0, (), (t.card(AXE), t.card(SWORD)))
    assert both not in game.legal(t.s, 0)
    assert (t.refuses(0, both).rule, t.refuses(0, both).key) == ("V15.10", "tactics_banned")
    t.dice(0, "sword blank")
    t.arm(0, "bear-vemund", "sword", AXE)
    assert len(t.side(0).played) == 2


def test_v15_10_no_supply_where_there_are_no_tactics() -> None:
    t = valkyries(BEAR, ability="no_tactics")
    t.give(0, AXE)
    begin(t)
    t.dice(0, "blank blank")
    assert t.refuses(0, cm.Arm(0, (), (t.card(AXE),))).key == "tactics_banned"
    assert not any(isinstance(command, cm.Arm) for command in game.legal(t.s, 0))


def test_v15_10_a_heroic_attack_paid_with_a_supply_is_two() -> None:
    t = valkyries(BEAR, ability="two_tactics")
    t.give(0, AXE, FURY, "heroic-axe-let-fly")
    begin(t)
    t.dice(0, "blank blank")
    t.play(0, FURY)
    heroic = cm.PlayTactic(t.card("heroic-axe-let-fly"), supply=t.card(AXE))
    assert t.refuses(0, heroic).key in ("tactics_banned", "no_such_die") and heroic not in game.legal(t.s, 0)
    t.dice(0, "axe blank")
    assert t.refuses(0, heroic).key == "tactics_banned"
    t.play(0, "heroic-axe-let-fly", (0,))
    t = valkyries(BEAR, ability="two_tactics")
    t.give(0, AXE, "heroic-axe-let-fly")
    begin(t)
    t.do(0, cm.PlayTactic(t.card("heroic-axe-let-fly"), supply=t.card(AXE)))
    assert len(t.side(0).played) == 2


@pytest.mark.parametrize("attack", [True, False])
def test_v10_6_the_road_cannot_be_played_against_a_monster(attack: bool) -> None:
    t = valkyries(BEAR)
    t.give(0, ROAD)
    (begin if attack else prowl)(t)
    assert t.refuses(0, cm.PlayTactic(t.card(ROAD))).key == "no_opponent"


@pytest.mark.parametrize("attack", [True, False])
def test_v10_7_missions_after_a_won_battle(attack: bool) -> None:
    t = valkyries("bear-kolbein bear-skapti bear-birna", strength=4)
    t.give(0, ROUT, THREE)
    (strike if attack else withstand)(t, "bear-kolbein bear-skapti bear-birna")
    if attack:
        t.send(0, "bear-kolbein", "bear-skapti", "bear-birna")
    else:
        t.send(0)
    assert t.waits() == ("mission", 0)
    t.choose(0, ROUT)  # won by 5
    assert ROUT in t.valhalla_of(0) and valour(t) == 2 + (3 if attack else 0)


def test_v10_7_a_mission_asks_for_its_goal() -> None:
    t = valkyries("bear-kolbein", strength=1)
    t.give(0, ROUT, NO_REROLL)
    withstand(t, "bear-kolbein")
    t.send(0)
    assert t.refuses(0, cm.ChooseCard(t.card(ROUT))).rule == "V10.7"
    t.choose(0, NO_REROLL)


@pytest.mark.parametrize(("held", "asked"), [(3, False), (2, True)])
def test_v15_4_a_mission_needs_room_for_its_points(held: int, asked: bool) -> None:
    t = valkyries("bear-kolbein", strength=1, cap=4, valhalla=held)
    t.give(0, NO_REROLL)
    withstand(t, "bear-kolbein")
    t.send(0)
    assert (t.step() == "mission") is asked


@pytest.mark.parametrize("fight", [strike, withstand])
def test_v10_7_no_mission_after_a_defeat(fight: Any) -> None:
    t = valkyries("bear-kolbein", strength=20)
    t.give(0, NO_REROLL, ROUT)
    fight(t, "bear-kolbein")
    rise_none(t)
    assert t.step() != "mission" and len(t.hand(0)) == 2


def test_v10_4_giants_of_the_valkyries_bring_a_die_too() -> None:
    t = valkyries("giant-frosti")
    begin(t)
    arming(t, 0, "giant-frosti")
    assert len(told(t, GiantRolled)) == 1


# Dwarves


@pytest.mark.parametrize("dwarf", ["dwarf-nabbi", "dwarf-tinna", "dwarf-nidi"])
@pytest.mark.parametrize("attack", [True, False])
def test_v15_11_block_hold_back_and_disarm_do_nothing_to_a_monster(dwarf: str, attack: bool) -> None:
    t = dwarves(dwarf, strength=1)
    t.give(0, FURY)
    (begin if attack else prowl)(t)
    arming(t, 0, dwarf)
    assert t.waits() == ("fight", 0)
    t.stop(0)
    assert t.step() in ("monster rise", "monster send") and t.hand(0) == [FURY]


@pytest.mark.parametrize("attack", [True, False])
def test_v11_3_spite_is_3_strength_against_a_monster_too(attack: bool) -> None:
    t = dwarves("dwarf-eisa", strength=5)
    t.give(0, FURY, RIM)
    (begin if attack else prowl)(t)
    arming(t, 0, "dwarf-eisa")
    assert t.waits() == ("spite", 0)
    t.choose(0, FURY)
    assert strength(t.s, t.side(0)) == 5 == sum(part.strength for part in parts(t.s, t.side(0)))
    t.stop(0)
    assert told(t, MonsterFought)[0].won is attack
    if attack:
        t.send(0, "dwarf-eisa")
    else:
        t.send(0)
    assert FURY in t.discard() and t.hand(0) == [RIM]


def test_v15_10_a_muted_dwarf_has_no_spite() -> None:
    t = dwarves("dwarf-eisa", mute="dwarf")
    t.give(0, FURY)
    begin(t)
    arming(t, 0, "dwarf-eisa")
    assert t.waits() == ("fight", 0) and strength(t.s, t.side(0)) == 2


def test_v15_5_a_muted_dwarf_of_a_surrounded_monster_has() -> None:
    t = dwarves("dwarf-eisa", mute="dwarf")
    t.give(0, FURY, SURROUND)
    begin(t)
    t.play(0, SURROUND)
    arming(t, 0, "dwarf-eisa")
    assert t.waits() == ("spite", 0)


@pytest.mark.parametrize("attack", [True, False])
def test_v11_4_call_to_arms_before_a_battle_with_a_monster(attack: bool) -> None:
    t = dwarves(BEAR)
    t.throw("wolf-geir")
    t.give(0, CALL)
    if attack:
        t.attack(0, MONSTER)
    else:
        prowl(t, ask=True)
    assert t.waits() == ("before", 0)
    t.call(0, CALL, 1)
    assert t.squad_of(0) == [BEAR, "wolf-geir"] and t.waits() == ("fight", 0)


def test_v15_10_call_to_arms_is_a_tactic() -> None:
    t = dwarves(BEAR, ability="no_tactics")
    t.throw("wolf-geir")
    t.give(0, CALL)
    t.attack(0, MONSTER)
    assert t.waits() == ("fight", 0), "nobody is asked"
    t = dwarves(BEAR, ability="two_tactics")
    t.throw("wolf-geir")
    t.give(0, CALL, FURY, RIM)
    t.attack(0, MONSTER)
    t.call(0, CALL, 1)
    t.skip("before")
    t.play(0, FURY)
    assert t.refuses(0, cm.PlayTactic(t.card(RIM))).key == "tactics_banned"


def test_v15_10_two_calls_are_two_tactics() -> None:
    t = dwarves(BEAR, ability="two_tactics")
    t.throw("wolf-geir", "wolf-svala", "wolf-ylva")
    t.give(0, CALL, "call-old-oath-called-in", "call-horn-underground")
    t.attack(0, MONSTER)
    t.call(0, CALL, 1)
    t.call(0, "call-old-oath-called-in", 2)
    assert t.waits() == ("fight", 0) and len(t.squad_of(0)) == 3


def test_v11_4_war_cries_against_a_monster() -> None:
    t = dwarves("bear-kolbein bear-skapti bear-birna")
    t.give(0, SQUAD_CRY, BLOODED_CRY)
    prowl(t)
    arming(t, 0, "bear-kolbein bear-skapti")
    t.play(0, SQUAD_CRY)
    t.play(0, BLOODED_CRY)
    assert strength(t.s, t.side(0)) == 6 + 3 + 2


def test_v11_3_a_card_laid_in_spite_is_hidden_from_those_who_watch() -> None:
    t = dwarves("dwarf-eisa")
    t.give(0, FURY)
    begin(t)
    arming(t, 0, "dwarf-eisa")
    (event,) = [e for e in t.choose(0, FURY) if isinstance(e, SpiteLaid)]
    hidden = game.seen_by(event, None)
    assert isinstance(hidden, SpiteLaid) and hidden.card == UNKNOWN
    finish(t)


def test_v15_11_all_dwarves_can_be_sent() -> None:
    t = dwarves("dwarf-nabbi dwarf-tinna", strength=3)
    strike(t, "dwarf-nabbi dwarf-tinna")
    t.send(0, "dwarf-nabbi", "dwarf-tinna")
    assert valour(t) == 2
    if t.step() == "before":
        t.do(0, PASS)


# V16.5 The cards


def of_monster(monster: str) -> list[MonsterCard]:
    return [c for c in decks()[MONSTER_DECK] if isinstance(c, MonsterCard) and c.monster == monster]


def test_v16_5_four_monsters_of_six_cards() -> None:
    assert len(decks()[MONSTER_DECK]) == 24
    assert [len(of_monster(monster)) for monster in MONSTERS] == [6] * 4


@pytest.mark.parametrize("monster", MONSTERS)
def test_v16_5_strengths_about_6_9_12_15_18_22(monster: str) -> None:
    strengths = [card.base.strength for card in of_monster(monster)]
    for real, about in zip(strengths, (6, 9, 12, 15, 18, 22), strict=True):
        assert 0.7 * about <= real <= 1.3 * about
    assert strengths == sorted(set(strengths))


@pytest.mark.parametrize("monster", MONSTERS)
def test_v16_5_the_plus_side_about_a_fifth_stronger(monster: str) -> None:
    for card in of_monster(monster):
        assert 1.0 < card.plus.strength / card.base.strength <= 1.4
        assert card.plus.cap >= card.base.cap
    sums = [sum(side) for side in zip(*((c.base.strength, c.plus.strength) for c in of_monster(monster)),
                                      strict=True)]  # fmt: skip
    assert 1.1 <= sums[1] / sums[0] <= 1.3


@pytest.mark.parametrize("monster", MONSTERS)
def test_v16_5_symbols_2_2_3_3_4_4(monster: str) -> None:
    assert [len(card.weapons) for card in of_monster(monster)] == [2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize("monster", MONSTERS)
def test_v16_5_caps_from_about_4_to_16_and_never_falling(monster: str) -> None:
    caps = [card.base.cap for card in of_monster(monster)]
    assert caps == sorted(caps)
    assert 0.7 * 4 <= caps[0] <= 1.3 * 4 and 0.7 * 16 <= caps[-1] <= 1.3 * 16
    plus = [card.plus.cap for card in of_monster(monster)]
    assert plus == sorted(plus)


@pytest.mark.parametrize("monster", MONSTERS)
def test_v16_5_clans_and_warrior_symbols(monster: str) -> None:
    for card in of_monster(monster):
        assert 1 <= len(set(card.clans)) == len(card.clans) <= 3
        assert 2 <= card.warriors <= 4


@pytest.mark.parametrize("monster", MONSTERS)
def test_v16_5_abilities_from_the_third_card_on(monster: str) -> None:
    has = [card.ability is not None for card in of_monster(monster)]
    assert has == [False, False, True, True, True, True]


def test_v16_5_every_ability_is_printed_somewhere() -> None:
    words = {card.ability.word for monster in MONSTERS for card in of_monster(monster) if card.ability}
    assert len(words) == 13


def test_v18_3_every_prey_is_printed_somewhere_and_the_first_cards_seek_the_active() -> None:
    preys = {card.prey for monster in MONSTERS for card in of_monster(monster)}
    assert preys == {"active", "many", "few", "hand", "shields", "wounded"}


def test_v16_5_ids_tell_the_monster_and_names_are_their_own() -> None:
    cards = [card for monster in MONSTERS for card in of_monster(monster)]
    assert all(card.id.startswith(f"{card.monster}-") for card in cards)
    assert len({card.name for card in cards}) == 24
