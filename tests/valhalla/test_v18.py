"""V18, together against a monster: one deck, one monster and one Valhalla for all, prey, stepping in.

Lending, calls and the choice of the last attack are in test_v18_help.py.
"""

from __future__ import annotations

from itertools import pairwise
from operator import sub
from typing import Any

import pytest

from tests.valhalla.hunt import (
    FINAL,
    FURY,
    HORN,
    PASS,
    RIM,
    SURROUND,
    begin,
    draw_turn,
    finish,
    hunt,
    lose_shields,
    might,
    of,
    over,
    praise,
    prowl,
    rise_none,
    strike,
    told,
    valour,
)
from tests.valhalla.table import Table, arming
from tests.valhalla.test_v15_setup import Alone
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.monsters.events import (
    DeckDiscarded,
    LastAttackOpen,
    MonsterAttacked,
    MonsterChallenged,
    MonsterFought,
    MonsterRolled,
    MonsterSought,
    SteppedIn,
)
from valhalla.games.valhalla.monsters.stack import SCALES, stack_of
from valhalla.games.valhalla.table import MONSTERS, Setup
from valhalla.games.valhalla.terms import UNKNOWN

ONE, TWO, THREE, FOUR = "bear-kolbein", "bear-skapti", "bear-birna", "bear-hallgerd"


def party(*squads: str, **more: Any) -> Table:
    """As many players as squads."""
    return hunt(*squads, players=len(squads), **more)


def sought(t: Table) -> int:
    """Whom the monster seeks now."""
    prowl(t, ask=True)
    event = told(t, MonsterSought)[-1]
    assert event.rule == "V18.3"
    return int(event.seat)


# V18.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v18_1_own_hands_squads_and_jarls_one_deck_for_all(players: int) -> None:
    t = Alone(players)
    assert [len(offer) for offer in t.s.jarl_offers] == [3] * players
    dealt = [jarl for offer in t.s.jarl_offers for jarl in offer]
    assert len(set(dealt)) == len(dealt)
    t.jarls()
    assert t.s.own == [SCALES[players].shields] * players and len(t.s.discard) == SCALES[players].discard
    assert [len(hand) for hand in t.s.hands] == [6] * players and not any(map(t.s.warriors, range(players)))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_v18_1_alone_a_level_costs_cards_and_together_it_makes_the_monster_stronger(players: int) -> None:
    stacks = [stack_of(Alone(players, level=level).s) for level in (1, 2, 3)]
    assert (len({stack.toll for stack in stacks}) == 3) == (players == 1)
    steps = [set(map(sub, high.strengths, low.strengths)) for low, high in pairwise(stacks)]
    assert steps == [{players > 1}] * 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_v18_1_every_level_begins_with_as_many_cards(players: int) -> None:
    discarded = [len(Alone(players, level=level).jarls().s.discard) for level in (1, 2, 3)]
    assert discarded == [SCALES[players].discard] * 3


def test_v18_1_jarls_are_chosen_in_secret() -> None:
    t = Alone(2)
    assert game.to_act(t.s) == (0, 1)
    t.do(0, cm.ChooseJarl(t.s.jarl_offers[0][1]))
    assert game.view(t.s, 1).secret[0] != t.s.secret[0] and t.s.jarls == [-1, -1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansions", [("valkyries",), ("valkyries", "dwarves")])
def test_v18_1_two_large_decks_discard_20_more(players: int, expansions: tuple[str, ...]) -> None:
    t = Alone(players, expansions=expansions).jarls()
    assert len(t.s.discard) == SCALES[players].discard + (20 if len(expansions) == 2 else 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("monster", MONSTERS)
def test_v18_1_the_monsters_strengths_are_scaled_and_rounded(monster: str, players: int) -> None:
    stack, mine = stack_of(game.blank(Setup(players, monster=monster))), SCALES[players]
    exact = [card.base.strength * mine.strength / 100 + mine.more[0] for card in stack.cards]
    assert all(abs(real - scaled) <= 0.5 for real, scaled in zip(stack.strengths, exact, strict=True))
    assert stack.caps == tuple(card.base.cap for card in stack.cards)


def test_v18_2_two_or_three_shields_each() -> None:
    assert all(SCALES[players].shields in (2, 3) for players in (2, 3, 4)) and SCALES[1].shields == 4


def test_v18_1_alone_the_monster_has_its_whole_strength() -> None:
    assert SCALES[1].strength == 100 and not any(SCALES[1].more)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_v18_1_the_points_of_the_common_valhalla_add_to_whoever_fights(seat: int) -> None:
    t = party(ONE, TWO, THREE, valhalla=3)
    praise(t, 2, 1)
    t.to_turn_of(seat)
    begin(t, seat)
    arming(t, seat, (ONE, TWO, THREE)[seat])
    own = t.s.table.strength[t.card((ONE, TWO, THREE)[seat])]
    assert strength(t.s, t.side(seat)) == own + 4


def test_v18_1_the_common_valhalla_is_under_one_cap() -> None:
    t = party(ONE, TWO, valhalla=4, cap=4, strength=1)
    t.to_turn_of(1)
    strike(t, TWO, 1)
    t.send(1)
    assert valour(t, 0) == valour(t, 1) == 4 and TWO in t.discard()


def test_v18_1_everybody_knows_the_common_valhalla() -> None:
    t = party(ONE, TWO, strength=1)
    strike(t, ONE)
    t.send(0, ONE)
    assert len(t.s.valhalla) == 1 and t.valhalla_of(1) == [ONE]
    assert all(game.view(t.s, seat).pile(0) == t.s.pile(1) for seat in (0, 1, None))


def test_v18_1_scars_are_everybodys_and_spoils_the_fighters() -> None:
    t = party(ONE, TWO, ability="scar", strength=20, valhalla=4)
    t.to_turn_of(1)
    strike(t, "", 1)
    assert of(t).scars == [1] and valour(t, 0) == valour(t, 1) == 3
    lose_shields(t, 1, 2)
    prowl(t)
    assert told(t, MonsterAttacked)[-1].seat == 1
    finish(t, "", 1)
    assert of(t).spoils == [0, SCALES[2].shields - 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v18_1_everybody_may_exchange_in_turn_order(players: int) -> None:
    t = Alone(players).jarls()
    asked = []
    while game.to_act(t.s) and not t.told(ev.TurnBegan):
        (seat,) = game.to_act(t.s)
        asked.append(seat)
        t.do(seat, cm.ExchangeCards(tuple(t.s.hands[seat][:2])))
    assert asked == list(range(players))


def test_v18_1_others_see_only_how_many_cards_were_exchanged() -> None:
    t = Alone(2).jarls()
    before = game.view(t.s, 1)
    dealt, given = t.do(0, cm.ExchangeCards(tuple(t.s.hands[0][:2])))[:2]
    for event in (dealt, given):
        hidden: Any = game.seen_by(event, 1)
        assert hidden.cards == (UNKNOWN, UNKNOWN)
        game.apply(before, hidden)
    assert before == game.view(t.s, 1)


# V18.2


def test_v18_2_after_every_turn_comes_the_monster_phase() -> None:
    t = party(ONE, TWO, weapons=("axe", "axe", "axe", "axe"))
    draw_turn(t, 0)
    draw_turn(t, 1)
    rolled = [type(e) for e in t.log if isinstance(e, MonsterRolled | ev.TurnBegan)]
    assert rolled[:4] == [MonsterRolled, ev.TurnBegan] * 2 and t.s.active == 0


def test_v18_2_skipped_only_if_nobody_has_a_warrior() -> None:
    t = party("", TWO)
    draw_turn(t, 0)
    assert len(told(t, MonsterRolled)) == 1
    t = party("", "")
    draw_turn(t, 0)
    assert not told(t, MonsterRolled)


def test_v18_2_everybody_wins() -> None:
    t = party(ONE, TWO, "", at=FINAL, strength=4, valhalla=2)
    strike(t, ONE)
    assert over(t) == ((0, 1, 2), "monster")


def test_v18_2_everybody_loses_by_the_last_shield_of_anyone() -> None:
    t = party("", TWO, "", strength=20)
    lose_shields(t, 1, 1)
    prowl(t)
    finish(t, "", 1)
    assert over(t) == ((), "last_shield") and t.s.cause == 1


def test_v18_2_or_by_the_deck() -> None:
    t = party(ONE, TWO)
    t.deck("boar-galti", "boar-jofrid")
    t.do(0, cm.DrawCards())
    assert over(t) == ((), "deck")


@pytest.mark.parametrize(("squads", "seat"), [((ONE, "", ""), 0), (("", "", THREE), 2)])
def test_v18_7_nobody_is_asked_if_only_one_could(squads: tuple[str, ...], seat: int) -> None:
    t = party(*squads, at=FINAL, strength=4, valhalla=2)
    t.deck("boar-galti", "boar-jofrid")
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert not told(t, LastAttackOpen)
    assert t.waits() == ("fight", seat) and told(t, MonsterChallenged)[0].last
    finish(t, squads[seat], seat)
    assert over(t) == ((0, 1, 2), "monster")


def test_v17_6_all_squads_empty_lose() -> None:
    t = party("", "", at=FINAL)
    t.deck("boar-galti", "boar-jofrid")
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert over(t) == ((), "deck")


# V18.3 Prey


MANY = f"{ONE} {TWO}"


@pytest.mark.parametrize(("prey", "squads", "seat"), [
    ("active", (THREE, MANY, FOUR), 0), ("active", ("", MANY, FOUR), 1), ("active", ("", "", FOUR), 2),
    ("many", (THREE, MANY, FOUR), 1), ("many", (THREE, FOUR, ""), 0),
    ("few", (MANY, THREE, FOUR), 1), ("few", (MANY, "", THREE), 2),
])  # fmt: skip
def test_v18_3_the_active_the_most_or_the_fewest_warriors(
    prey: str, squads: tuple[str, ...], seat: int
) -> None:
    assert sought(party(*squads, prey=prey)) == seat


def test_v18_3_most_cards_in_hand() -> None:
    t = party(ONE, TWO, THREE, "", prey="hand")
    t.give(0, "boar-galti")
    t.give(2, FURY, RIM)
    t.give(3, HORN, SURROUND, "boar-jofrid")
    assert sought(t) == 2, "of those with a warrior"


@pytest.mark.parametrize(("prey", "seat"), [("shields", 2), ("wounded", 0)])
def test_v18_3_most_or_fewest_shields(prey: str, seat: int) -> None:
    t = party(ONE, TWO, THREE, prey=prey)
    lose_shields(t, 0, 1)
    lose_shields(t, 1, 1)
    assert sought(t) == seat


@pytest.mark.parametrize("prey", ["active", "many", "few", "hand", "shields", "wounded"])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_v18_3_among_equals_the_first_in_turn_order_from_the_active(prey: str, active: int) -> None:
    t = party(ONE, TWO, THREE, prey=prey)
    t.to_turn_of(active)
    assert sought(t) == active
    t = party(ONE, TWO, "", prey=prey)
    t.to_turn_of(active)
    assert sought(t) == (0, 1, 0)[active]


def test_v18_3_by_the_rule_of_the_card_that_lies_open() -> None:
    t = party(THREE, MANY, at=2, prey="many", then={"prey": "few"})
    assert sought(t) == 1
    of(t).card = 3
    assert sought(t) == 0


# V18.4 Stepping in


def test_v18_4_others_may_discard_a_card_and_take_the_attack() -> None:
    t = party(ONE, TWO, THREE)
    t.give(1, FURY, RIM)
    t.give(2, HORN)
    prowl(t, ask=True)
    assert t.waits() == ("step in", 1)
    t.choose(1, RIM)
    assert t.discard() == [RIM] and told(t, SteppedIn) == [SteppedIn(1, 0, t.card(RIM))]
    assert told(t, MonsterAttacked)[0].seat == 1
    t.skip("lend")
    assert t.waits() == ("fight", 1), "the first who does ends the asking"


def test_v18_4_in_turn_order_and_only_those_with_a_warrior_and_a_card() -> None:
    t = party("", ONE, "", TWO, prey="many")
    t.to_turn_of(3)
    for seat, card in enumerate((FURY, RIM, HORN, SURROUND)):
        t.give(seat, card)
    prowl(t, ask=True)
    assert t.waits() == ("step in", 1), "seat 0 has no warrior"
    t.do(1, PASS)
    assert told(t, MonsterAttacked)[0].seat == 3, "nor has seat 2"
    t = party(ONE, TWO, THREE)
    t.give(2, FURY)
    prowl(t, ask=True)
    assert t.waits() == ("step in", 2), "seat 1 has no card"


def test_v18_4_all_decline() -> None:
    t = party(ONE, TWO, THREE)
    t.give(1, FURY)
    t.give(2, RIM)
    prowl(t, ask=True)
    t.do(1, PASS)
    assert t.waits() == ("step in", 2)
    t.do(2, PASS)
    assert told(t, MonsterAttacked)[0].seat == 0 and len(t.hand(1)) == 1


def test_v18_4_a_card_of_the_own_hand() -> None:
    t = party(ONE, TWO)
    t.give(0, FURY)
    t.give(1, RIM)
    prowl(t, ask=True)
    assert t.refuses(1, cm.ChooseCard(t.card(FURY))).rule == "V18.4"
    assert t.refuses(0, PASS).key == "not_your_turn"


def test_v18_4_whoever_stepped_in_loses_the_shield() -> None:
    t = party(ONE, TWO, strength=20)
    t.give(1, RIM)
    prowl(t, ask=True)
    t.choose(1, RIM)
    t.skip("lend")
    finish(t, "", 1)
    assert t.s.own == [SCALES[2].shields, SCALES[2].shields - 1] and of(t).spoils == [0, 1]


def test_v18_4_the_option_names_its_clause() -> None:
    t = party(ONE, TWO)
    t.give(1, RIM)
    prowl(t, ask=True)
    found = [(o.kind, o.rule) for o in game.options(t.s, 1)]
    assert found == [("pass", "V18.4"), ("choose_card", "V18.4"), ("call", "V18.6")]


def test_v18_4_alone_nobody_steps_in() -> None:
    t = hunt(ONE)
    t.give(0, FURY)
    prowl(t, ask=True)
    assert t.waits() == ("fight", 0)


# V18.6


def test_v18_6_hands_stay_hidden() -> None:
    t = party(ONE, TWO)
    t.give(0, FURY)
    assert game.view(t.s, 1).hands[0] == [UNKNOWN] and game.view(t.s, 0).hands[0] == [t.card(FURY)]


# V18.8


def test_v18_8_the_score_is_the_same_for_all() -> None:
    t = party(ONE, TWO, THREE, at=FINAL, strength=4, valhalla=2)
    lose_shields(t, 1, 1)
    t.deck(*t.ids(t.s.deck[:11]))
    strike(t, ONE)
    shields = 2 * SCALES[3].shields + 1
    assert t.s.scores == (60 + 2 * shields + 2,) * 3


# V15.10 in company


def test_v15_10_narrow_asks_everybody_with_a_full_squad_in_turn_order() -> None:
    full = "wolf-geir wolf-svala wolf-ylva wolf-audun"
    t = party(ONE, full, f"{TWO} {THREE} {FOUR}", "boar-galti boar-flosi boar-groa boar-skeggi",
              strength=4, valhalla=2, then={"ability": "narrow"})  # fmt: skip
    strike(t, ONE)
    t.send(0, ONE)
    assert t.waits() == ("narrow", 1)
    t.do(1, cm.ChooseWarrior(0))
    assert t.waits() == ("narrow", 3)
    t.do(3, cm.ChooseWarrior(2))
    assert [len(squad) for squad in t.s.squads] == [3] * 4
    assert t.squad_of(1) == full.split()[1:] and "boar-groa" in t.discard()


def test_v15_10_mill_after_every_players_a() -> None:
    t = party(ONE, TWO, ability="mill", weapons=("axe", "axe", "axe", "axe"))
    draw_turn(t, 0)
    draw_turn(t, 1)
    assert [event.seat for event in told(t, DeckDiscarded)] == [0, 1]


def test_v15_10_plunder_of_the_fighters_hand() -> None:
    t = party(ONE, TWO, ability="plunder", strength=20)
    t.give(0, FURY)
    t.give(1, RIM)
    begin(t)
    t.stop(0)
    assert t.hand(0) == [] and t.hand(1) == [RIM]


def test_v18_1_a_battle_is_told_with_the_strength_at_this_table() -> None:
    t = party(ONE, TWO, strength=30)
    strike(t, ONE)
    rise_none(t)
    printed, mine = stack_of(t.s).cards[0].base.strength, SCALES[2]
    assert might(t) == (printed * mine.strength + 50) // 100 + mine.more[0] != printed
    assert told(t, MonsterFought)[0].against == might(t)
