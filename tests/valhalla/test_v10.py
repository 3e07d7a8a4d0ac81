"""V10, Valkyries: marks, supplies, the Road, missions; and V10.2, bonus points, which others pay, too."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.valhalla.table import Table, arming, beyond_print, charge, clash, field, ragnarok
from tests.valhalla.track import EXPANSION, all_throw, paid, track, worth
from valhalla.ai.levels import choose
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.bonus import bonus_cards
from valhalla.games.valhalla.cards import Mark, Warrior
from valhalla.games.valhalla.expansions.valkyries import MissionFulfilled, RoadTaken, mark_bonus
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table as Laid
from valhalla.games.valhalla.terms import EXTRA, SUPPLY
from valhalla.kernel.chance import Chance

FURY = "fury-red-dawn"
AXE = "supply-axe-in-the-doorpost"
SWORD = "supply-sword-from-the-lake"
ROAD = "road-white-horse-waits"
OTHER_ROAD = "road-bridge-lights-up"
NO_REROLL = "mission-first-cast-stands"
ROUT = "mission-rout-to-sing-of"
THREE = "mission-three-abreast"


def valkyries(*squads: str, more: tuple[str, ...] = (), players: int = 2) -> Table:
    return field(Table(players, expansions=("valkyries", *more)), *squads)


# V10.1


def test_v10_1_phase_b_draws_3_and_keeps_1() -> None:
    t = valkyries("bear-hallgerd")
    t.give(0, "wolf-geir")
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    assert t.step() == "keep" and len(t.s.drawn) == 3
    t.keep_first(0)
    assert len(t.hand(0)) == 1 and len(t.discard()) == 2


def test_v10_1_action_4_still_draws_2() -> None:
    t = valkyries("bear-hallgerd")
    t.do(0, cm.DrawCards())
    assert len(t.s.drawn) == 2


def test_v10_1_forty_cards_are_shuffled_in() -> None:
    s = game.blank(game.Setup(2, ("valkyries",)))
    assert len(s.deck) - len(game.blank(game.Setup(2)).deck) == 40
    _, events = game.new(game.Setup(3, ("valkyries",), ("simplified",)), Chance(1))
    assert next(len(e.cards) for e in events if isinstance(e, ev.OpeningDiscarded)) == 20, "as ever"


def test_v10_1_jarls_add_to_the_larger_draw() -> None:
    t = valkyries("bear-hallgerd")
    t.jarl(0, "valgard")
    t.give(0, "wolf-geir")
    t.do(0, cm.AddWarriors((t.card("wolf-geir"),), (1,)))
    assert len(t.s.drawn) == 4


# V10.2 Bonus points


def pile(*cards: str) -> Table:
    """A table whose discard pile holds these, the last on top."""
    t = Table(2, expansions=EXPANSION)
    t.throw(*cards)
    return t


def bonus(t: Table, points: int) -> list[str]:
    return t.ids(bonus_cards(t.s, points))


def test_v10_2_warriors_whose_valour_sums_exactly_to_the_bonus() -> None:
    t = Table(2)
    three, one = worth(t, 3, 1)
    t = pile(three, one)
    assert bonus(t, 4) == [one, three]
    assert bonus(t, 3) == [three] and bonus(t, 1) == [one]


def test_v10_2_the_fewest_cards() -> None:
    t = Table(2)
    two, *ones = worth(t, 2, 1, 1)
    t = pile(two, *ones)
    assert bonus(t, 2) == [two], "though it lies deeper"


def test_v10_2_of_equally_few_the_topmost_card_decides_then_the_next() -> None:
    t = Table(2)
    ids = worth(t, 2, 1, 3, 1, 3, 2)
    t = pile(*ids)
    # From the top: 2, 3, 1, 3, 1, 2. Four is 2+2 (top, bottom), or 3+1; the topmost card decides.
    assert bonus(t, 4) == [ids[5], ids[0]]
    t = pile(*ids[:5])
    # 3, 1, 3, 1, 2: the upper three, and with it the upper one.
    assert bonus(t, 4) == [ids[4], ids[3]]


def test_v10_2_only_warriors_pay() -> None:
    t = Table(2)
    tactics = t.tactic("fury"), t.tactic("counterblow")
    (one,) = worth(t, 1)
    t = pile(tactics[0], one, tactics[1])
    assert bonus(t, 2) == [one] and bonus(t, 1) == [one]


def gained_2(*valours: int) -> tuple[Table, list[str]]:
    """Of two throwers the first gains 1 point, the second 2, of warriors like these, the last on top."""
    t = track(2)
    t.chooses = True
    ids = worth(t, *valours)
    t.throw(*ids)
    all_throw(t, 30, 20)
    return t, ids


def test_v10_2_another_set_of_the_same_sum_may_be_chosen() -> None:
    t, (one, other, two, three) = gained_2(1, 1, 2, 3)
    assert t.waits() == ("bonus", 1) and paid(t) == []
    assert t.refuses(1, cm.TakeBonus((t.card(three),))).key == "not_that_sum"
    assert t.refuses(1, cm.TakeBonus((t.card(one), t.card(one)))).key == "not_to_pay_with"
    t.do(1, cm.TakeBonus((t.card(one), t.card(other))))
    assert paid(t) == [(1, 2, [other, one]), (0, 1, [])] and t.discard() == [two, three]


def test_v10_2_what_is_offered_is_taken_with_a_word() -> None:
    t, (one, other, two, three) = gained_2(1, 1, 2, 3)
    t.do(1, cm.Pass())
    assert paid(t) == [(1, 2, [two])] and t.waits() == ("bonus", 0)
    assert game.legal(t.s, 0) == [cm.Pass(), cm.TakeBonus((t.card(one),))], "the deeper of the two"
    t.do(0, cm.TakeBonus((t.card(one),)))
    assert t.discard() == [other, three]


def test_v10_2_without_another_set_nobody_is_asked() -> None:
    t, (three, two, one) = gained_2(3, 2, 1)
    assert paid(t) == [(1, 2, [two]), (0, 1, [one])] and t.discard() == [three]


def test_v10_2_also_of_the_nearest_lower_sum() -> None:
    t = valkyries("wolf-orm", "wolf-svala")
    t.chooses = True
    lower, upper = worth(t, 2, 2)
    t.throw(lower, upper)
    clash(t, "wolf-orm")
    t.do(0, cm.TakeBonus((t.card(lower),)))
    assert paid(t) == [(0, 3, [lower])]


def test_v10_2_bonuses_of_one_moment_are_paid_one_after_the_other() -> None:
    """Two marks of one rise: the second finds what the first has left."""
    t = valkyries("bear-vestein bear-hallvard", "wolf-runolf")
    t.chooses = True
    ones = worth(t, 1, 1, 1)
    t.throw(*ones)
    clash(t, "bear-vestein bear-hallvard")
    t.do(0, cm.TakeBonus((t.card(ones[0]),)))
    assert game.options(t.s, 0)[1].picks[0].candidates == (t.card(ones[2]), t.card(ones[1]))
    t.do(0, cm.Pass())
    assert paid(t) == [(0, 1, [ones[0]]), (0, 1, [ones[2]])] and t.discard() == [ones[1]]


def test_v10_2_who_is_worth_nothing_pays_nothing() -> None:
    t = valkyries("wolf-orm", "wolf-svala")
    t.chooses = True
    lower, upper = worth(t, 3, 3)
    t.throw("bear-vestein", lower, upper)
    clash(t, "wolf-orm")
    command = cm.TakeBonus((t.card("bear-vestein"), t.card(lower)))
    assert t.refuses(0, command).key == "not_to_pay_with"


@pytest.mark.parametrize("level", ["thrall", "karl"])
def test_v10_2_seats_take_what_is_offered(level: str) -> None:
    t, _ = gained_2(1, 1, 2, 3)
    assert choose(level, game, game.view(t.s, 1), 1, Chance(1)) == cm.Pass()


def test_v10_2_without_an_exact_sum_the_nearest_lower() -> None:
    t = Table(2)
    ids = worth(t, 4, 3)
    t = pile(*ids)
    assert bonus(t, 6) == [ids[0]] and bonus(t, 2) == [] and bonus(t, 7) == [ids[1], ids[0]]


def test_v10_2_an_empty_pile_or_one_without_warriors_pays_nothing() -> None:
    t = Table(2)
    tactic = t.tactic("fury")
    assert bonus(t, 2) == [] and bonus(pile(tactic), 2) == []
    t = track(2)
    all_throw(t, 30, 20)
    assert paid(t) == [(1, 2, []), (0, 1, [])], "told all the same"


def test_v10_2_the_rest_keeps_its_order_and_the_cards_go_to_valhalla() -> None:
    t = track(2)
    ids = worth(t, 3, 2, 4, 1, 3)
    t.throw(*ids)
    t.valhalla(1, *worth(t, 4))
    before = t.valhalla_of(1)
    all_throw(t, 30, 20)
    assert t.discard() == [ids[0], ids[2], ids[4]]
    assert t.valhalla_of(1) == [*before, ids[1]] and t.valhalla_of(0) == [ids[3]]


def test_v10_2_everybody_knows_the_cards() -> None:
    t = track(3)
    t.throw(*worth(t, 2, 1, 2))
    all_throw(t, 30, 20, 20)
    for seat in (None, 0, 1, 2):
        assert game.view(t.s, seat).valhalla == t.s.valhalla


def test_v10_2_taken_cards_trigger_nothing() -> None:
    """V17.3: to be paid is not to rise."""
    t = track(2)
    t.throw(*worth(t, 2, 1))
    all_throw(t, 30, 20)
    assert not any(isinstance(e, ev.WarriorsRose) and e.cards for e in t.log)


@given(st.lists(st.integers(0, 119), max_size=9, unique=True), st.integers(0, 12))
@settings(max_examples=150)
def test_v10_2_agrees_with_brute_force(cards: list[int], points: int) -> None:
    s = game.blank(game.Setup(2, EXPANSION))
    s.discard = cards
    assert bonus_cards(s, points) == brute_force(s, points)


def brute_force(s: State, points: int) -> tuple[int, ...]:
    """Every set of warriors of the pile, and the best by the letter of the clause."""
    warriors = [(place, card) for place, card in enumerate(reversed(s.discard)) if s.table.is_warrior[card]]
    sets = [some for k in range(len(warriors) + 1) for some in combinations(warriors, k)]

    def rank(some: tuple[tuple[int, int], ...]) -> tuple[int, int, list[int]]:
        total = sum(s.table.valour[card] for _, card in some)
        return points - total, len(some), [place for place, _ in some]

    best = min((some for some in sets if rank(some)[0] >= 0), key=rank)
    return tuple(card for _, card in best)


# V10.3 The marks


def marked(attackers: str, *others: str, pile: str = "bear-thurid bear-holmfrid wolf-hedin") -> Table:
    """Seat 0 wins with these; the others of its squad stay. In the pile lie warriors worth 1, 2 and 3."""
    t = valkyries(" ".join((attackers, *others)), "wolf-runolf")
    t.throw(*pile.split())
    clash(t, attackers)
    return t


@pytest.mark.parametrize(("with_it", "points"), [("", 0), ("bear-kolbein", 1), ("bear-kolbein wolf-geir", 2)])
def test_v10_3_a_host_pays_1_for_each_other_warrior_going_with_it(with_it: str, points: int) -> None:
    t = marked(f"bear-vestein {with_it}", "wolf-svala")
    found = [(e.seat, e.bonus, e.rule) for e in t.log if isinstance(e, ev.BonusPaid)]
    assert found == [(0, points, "V10.3")] * bool(points)


@pytest.mark.parametrize(
    ("with_it", "points"), [("", 0), ("bear-kolbein", 0), ("wolf-geir", 2), ("wolf-geir wolf-ylva", 2)]
)
def test_v10_3_b_kindred_pays_2_once_if_one_of_the_clan_goes_with_it(with_it: str, points: int) -> None:
    t = marked(f"bear-thorgunna {with_it}", "wolf-svala")
    assert [(seat, bonus) for seat, bonus, _ in paid(t)] == [(0, points)] * bool(points)


@pytest.mark.parametrize(("others", "points"), [("", 0), ("bear-kolbein", 2)])
def test_v10_3_b_kindred_of_its_own_clan_needs_another(others: str, points: int) -> None:
    """Such as the deck has none."""
    t = valkyries()
    mark = Mark("kindred", "bear")
    odd = Warrior(id="bear-odd", name="Odd", clan="bear", strength=1, valour=1, weapons=("bow",), mark=mark)
    laid = t.s.table
    s = game.blank(t.setup, Laid(t.setup, (*laid.cards, odd), laid.jarls))
    cards = (len(laid.cards), *map(t.card, others.split()))
    assert mark_bonus(s, cards[0], cards) == points


@pytest.mark.parametrize(("with_it", "points"), [("", 3), ("bear-kolbein", 0)])
def test_v10_3_c_alone_pays_3(with_it: str, points: int) -> None:
    t = marked(f"wolf-orm {with_it}", "wolf-svala")
    assert [bonus for _, bonus, _ in paid(t)] == [points] * bool(points)


def test_v10_3_the_bonus_is_paid_as_in_v10_2() -> None:
    t = marked("wolf-orm")
    assert paid(t) == [(0, 3, ["wolf-hedin"])] and t.valhalla_of(0) == ["wolf-orm", "wolf-hedin"]


def test_v10_3_each_mark_pays_by_itself_in_the_order_of_slots() -> None:
    t = marked(
        "bear-thorgunna bear-vestein wolf-hervor", pile="bear-thurid wolf-ylva bear-gauti bear-holmfrid"
    )
    assert [bonus for _, bonus, _ in paid(t)] == [2, 2, 2]


def test_v10_3_a_defender_who_sends_is_paid() -> None:
    t = valkyries("wolf-ylva", "bear-vestein bear-bessi")
    t.throw("bear-thurid")
    clash(t, "wolf-ylva", "bear-vestein bear-bessi")
    t.send(1, "bear-vestein", "bear-bessi")
    assert paid(t) == [(1, 1, ["bear-thurid"])]


def test_v10_3_only_those_who_go_count() -> None:
    t = valkyries("wolf-ylva", "wolf-orm bear-bessi")
    t.throw("wolf-hedin")
    clash(t, "wolf-ylva", "wolf-orm bear-bessi")
    t.send(1, "wolf-orm")
    assert paid(t) == [(1, 3, ["wolf-hedin"])], "the other stays"


def test_v10_3_in_ragnarok_too() -> None:
    t = valkyries("wolf-orm bear-bessi", "wolf-ylva")
    t.throw("wolf-hedin")
    ragnarok(t)
    arming(t, 0, "wolf-orm")
    t.stop(0)
    assert paid(t) == [(0, 3, ["wolf-hedin"])]


def test_v10_3_what_jarls_send_is_paid() -> None:
    t = valkyries("wolf-orm wolf-ylva", "bear-bessi")
    t.jarl(0, "agnar")
    t.throw("wolf-hedin")
    clash(t, "wolf-orm wolf-ylva", "bear-bessi")
    t.send(1)
    t.do(0, cm.UseAbility(slot=0))
    assert paid(t) == [(0, 3, ["wolf-hedin"])]


def test_v10_3_loki_sends_pay_too() -> None:
    t = valkyries("bear-gudveig", "bear-vestein wolf-ylva", more=("loki",))
    t.throw("bear-thurid")
    clash(t, "bear-gudveig", "bear-vestein wolf-ylva")
    t.row(1, 0)
    assert paid(t) == [(1, 1, ["bear-thurid"])]


def test_v10_3_a_discarded_or_bonus_card_pays_nothing() -> None:
    """V17.3: cards taken as bonus points trigger nothing."""
    t = marked("wolf-orm", pile="bear-gauti wolf-hervor")
    assert paid(t) == [(0, 3, ["wolf-hervor", "bear-gauti"])]


def test_v10_3_a_mark_is_no_ability_boars_and_stags_keep_theirs() -> None:
    t = valkyries("boar-hogni", "bear-bessi wolf-ylva")
    t.attack(0, 1)
    arming(t, 0, "boar-hogni")
    assert beyond_print(t, 0, "boar-hogni") == 3, "its rivals stand there"


# V10.4


@pytest.mark.parametrize(
    ("giant", "dice", "fits"),
    [
        ("giant-frosti", "axe sword spear", True),
        ("giant-frosti", "axe sword sword", False),
        ("giant-frosti", "axe sword blank", False),
        ("giant-drifa", "axe sword spear bow", True),
        ("giant-drifa", "axe sword spear spear", False),
    ],
)
def test_v10_4_its_giants_need_all_different_symbols(giant: str, dice: str, fits: bool) -> None:
    t = valkyries(giant, "wolf-ylva")
    t.attack(0, 1)
    t.dice(0, dice)
    places = tuple(range(len(dice.split())))
    if not fits:
        assert t.refuses(0, cm.Arm(0, places)).key == "dice_do_not_fit"
        return
    t.do(0, cm.Arm(0, places))
    t.stop(0)
    assert len(t.side(1).loose) == 5, "frost (V5.4)"


# V10.5 Weapon supply


def test_v10_5_a_supply_is_a_die_of_its_face_for_arming() -> None:
    t = valkyries("bear-gudveig", "wolf-ylva")
    t.give(0, AXE)
    t.attack(0, 1)
    t.dice(0, "axe blank")
    assert cm.Arm(0, (0,), (t.card(AXE),)) in game.legal(t.s, 0)
    events = t.arm(0, "bear-gudveig", "axe", AXE)
    assert events[:2] == [
        ev.TacticPlayed(0, t.card(AXE), "V10.5"),
        ev.WarriorArmed(0, 0, (0, SUPPLY)),
    ]
    assert t.loose(0) == "blank" and t.s.pool == 3
    t.stop(0)
    t.stop(1)
    assert t.discard() == [AXE], "discarded after the battle"


def test_v10_5_supplies_alone_may_arm() -> None:
    t = valkyries("bear-vemund", "wolf-ylva")
    t.give(0, AXE, SWORD)
    t.attack(0, 1)
    t.dice(0, "")
    assert game.legal(t.s, 0) == [cm.EndPhase(), cm.Arm(0, (), (t.card(AXE), t.card(SWORD)))]
    t.arm(0, "bear-vemund", "", AXE, SWORD)
    assert t.side(0).armed == 1


def test_v10_5_a_supply_arms_a_giant() -> None:
    t = valkyries("giant-jokla", "wolf-ylva")
    t.give(0, AXE)
    t.attack(0, 1)
    t.dice(0, "+axe sword")
    t.arm(0, "giant-jokla", "+axe", AXE)
    assert t.side(0).placed == ((0, (EXTRA, SUPPLY)),)


@pytest.mark.parametrize(
    ("cards", "rule", "key"),
    [
        ((SWORD,), "V4.4", "dice_do_not_fit"),
        ((FURY,), "V10.5", "not_a_supply"),
        ((AXE, AXE), "V10.5", "not_a_supply"),
    ],
)
def test_v10_5_no_other_card_and_no_other_face(cards: tuple[str, ...], rule: str, key: str) -> None:
    t = valkyries("bear-gudveig", "wolf-ylva")
    t.give(0, AXE, SWORD, FURY)
    t.attack(0, 1)
    t.dice(0, "axe axe")
    refusal = t.refuses(0, cm.Arm(0, (0,) if len(cards) == 1 else (), tuple(map(t.card, cards))))
    assert (refusal.rule, refusal.key) == (rule, key)
    refusal = t.refuses(0, cm.Arm(0, (0,), (t.card("supply-bow-off-the-wall"),)))
    assert (refusal.rule, refusal.key) == ("V10.5", "not_in_hand")


def test_v10_5_a_supply_is_not_played_by_itself() -> None:
    t = valkyries("bear-gudveig", "wolf-ylva")
    t.give(0, AXE)
    t.attack(0, 1)
    assert not any(isinstance(c, cm.PlayTactic) for c in game.legal(t.s, 0))
    refusal = t.refuses(0, cm.PlayTactic(t.card(AXE)))
    assert (refusal.rule, refusal.key) == ("V10.5", "supply_arms")


@pytest.mark.parametrize(
    ("heroic", "supply", "fits"),
    [
        ("heroic-all-or-ashes", AXE, True),
        ("heroic-axe-let-fly", AXE, True),
        ("heroic-axe-let-fly", SWORD, False),
    ],
)
def test_v10_5_a_supply_pays_for_a_tactic(heroic: str, supply: str, fits: bool) -> None:
    t = valkyries("bear-hallgerd", "wolf-ylva")
    t.give(0, heroic, supply)
    t.attack(0, 1)
    t.dice(0, "axe")
    t.arm(0, "bear-hallgerd")
    command = cm.PlayTactic(t.card(heroic), supply=t.card(supply))
    assert (command in game.legal(t.s, 0)) == fits
    if not fits:
        assert t.refuses(0, command).key == "no_such_die"
        return
    t.do(0, command)
    assert beyond_print(t, 0, "bear-hallgerd") == t.s.table.word[t.card(heroic)].effect.strength  # type: ignore[union-attr]
    assert t.ids(t.side(0).played) == [heroic, supply] and t.hand(0) == []


def test_v10_5_a_supply_of_another_face_does_not_pay() -> None:
    t = valkyries("bear-hallgerd", "wolf-ylva")
    t.give(0, "heroic-axe-let-fly", SWORD)
    t.attack(0, 1)
    t.dice(0, "axe")
    command = cm.PlayTactic(t.card("heroic-axe-let-fly"), supply=t.card(SWORD))
    assert command not in game.legal(t.s, 0) and t.refuses(0, command).key == "no_such_die"


def test_v10_5_a_supply_and_a_die_are_not_both_paid() -> None:
    t = valkyries("bear-hallgerd", "wolf-ylva")
    t.give(0, "heroic-all-or-ashes", AXE)
    t.attack(0, 1)
    t.dice(0, "axe bow")
    command = cm.PlayTactic(t.card("heroic-all-or-ashes"), (0,), supply=t.card(AXE))
    assert t.refuses(0, command).key == "no_such_die"
    t.play(0, "heroic-all-or-ashes", (1,))
    assert t.loose(0) == "axe" and t.hand(0) == [AXE]


def test_v10_5_a_supply_used_is_a_tactic_played() -> None:
    t = valkyries("bear-hallgerd", "wolf-ylva")
    t.jarl(0, "egil")
    t.give(0, AXE)
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    t.dice(0, "")
    t.arm(0, "bear-hallgerd", "", AXE)
    assert beyond_print(t, 0, "bear-hallgerd") == 2, "no extra for Egil"


# V10.6 Road to Valhalla


def road(
    attackers: str, defenders: str = "bear-bessi", *, hand: str = ROAD, more: tuple[str, ...] = ()
) -> Table:
    """Seat 0 has attacked with these, and seat 1 holds the Road."""
    t = valkyries(attackers, defenders, more=more)
    t.give(1, *hand.split())
    charge(t, attackers)
    return t


def test_v10_6_the_attacker_chooses_one_activated_attacker() -> None:
    t = road("bear-hallgerd wolf-ylva")
    t.play(1, ROAD)
    assert t.waits() == ("road", 0)
    assert game.legal(t.s, 0) == [cm.ChooseWarrior(0), cm.ChooseWarrior(1)]
    t.point(0, 0, "bear-hallgerd")
    assert t.waits() == ("fight", 1)


def test_v10_6_its_strength_no_longer_counts() -> None:
    t = road("bear-hallgerd wolf-ylva")
    t.play(1, ROAD)
    t.point(0, 0, "bear-hallgerd")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(1, 3, 1, "V4.10")


def test_v10_6_a_lone_attacker_goes_at_once_and_the_battle_goes_on() -> None:
    t = road("bear-hallgerd")
    assert RoadTaken(0, 0) in t.play(1, ROAD)
    t.stop(1)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, 0, "V4.9")
    assert t.s.captured[0] == [1] and t.valhalla_of(0) == ["bear-hallgerd"]


def test_v10_6_after_a_lost_battle_it_goes_to_the_attackers_valhalla() -> None:
    t = road("bear-hallgerd wolf-ylva")
    t.play(1, ROAD)
    t.point(0, 0, "bear-hallgerd")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    events = t.send(1, "bear-bessi")
    rose = [e for e in events if isinstance(e, ev.WarriorsRose)]
    assert [(e.seat, e.rule) for e in rose] == [(1, "V4.12"), (0, "V10.6")]
    assert t.valhalla_of(0) == ["bear-hallgerd"] and t.squad_of(0) == ["wolf-ylva"]


def test_v10_6_after_a_won_battle_all_go_together() -> None:
    t = road("bear-arnbjorg wolf-ylva", "wolf-geir")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    t.stop(1)
    rose = [e for e in t.log if isinstance(e, ev.WarriorsRose)]
    assert [e.cards for e in rose] == [(t.card("bear-arnbjorg"), t.card("wolf-ylva"))]


def test_v10_6_ottar_must_let_it_go() -> None:
    t = valkyries("bear-arnbjorg wolf-ylva", "wolf-geir")
    t.jarl(0, "ottar")
    t.give(1, ROAD)
    charge(t, "bear-arnbjorg wolf-ylva")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    t.stop(1)
    refusal = t.refuses(0, cm.SendToValhalla(()))
    assert (refusal.rule, refusal.key) == ("V10.6", "road_must_go")
    assert len(game.legal(t.s, 0)) == 2
    t.send(0, "wolf-ylva")
    assert t.squad_of(0) == ["bear-arnbjorg"] and AbilityUsed(0, False) in t.log


def test_v10_6_defence_only() -> None:
    t = valkyries("bear-hallgerd", "bear-bessi")
    t.give(0, ROAD)
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    refusal = t.refuses(0, cm.PlayTactic(t.card(ROAD)))
    assert (refusal.rule, refusal.key) == ("V10.6", "only_defending")


def test_v10_6_two_roads_take_two_and_no_third_is_left() -> None:
    t = road("bear-hallgerd wolf-ylva", hand=f"{ROAD} {OTHER_ROAD}")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    assert RoadTaken(0, 0) in t.play(1, OTHER_ROAD)
    t = road("bear-hallgerd", hand=f"{ROAD} {OTHER_ROAD}")
    t.play(1, ROAD)
    refusal = t.refuses(1, cm.PlayTactic(t.card(OTHER_ROAD)))
    assert (refusal.rule, refusal.key) == ("V10.6", "all_on_the_road")


def test_v10_6_marks_of_those_who_go_by_the_road_are_paid() -> None:
    t = road("wolf-orm wolf-ylva", "bear-gudveig", hand=f"{ROAD} {OTHER_ROAD}")
    t.throw("wolf-hedin")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-orm")
    arming(t, 1, "bear-gudveig")
    t.stop(1)
    t.send(1)
    assert paid(t) == [(0, 3, ["wolf-hedin"])], "it goes alone"


def test_v10_6_two_on_the_road_go_together() -> None:
    t = road("bear-vestein wolf-ylva", "bear-gudveig", hand=f"{ROAD} {OTHER_ROAD}")
    t.throw("bear-thurid")
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    t.play(1, OTHER_ROAD)
    arming(t, 1, "bear-gudveig")
    t.stop(1)
    t.send(1)
    assert paid(t) == [(0, 1, ["bear-thurid"])]


def test_v6_4_no_road_and_no_mission_in_ragnarok() -> None:
    t = valkyries("bear-hallgerd", "bear-bessi")
    t.give(0, ROAD, NO_REROLL)
    ragnarok(t)
    arming(t, 0, "bear-hallgerd")
    assert t.refuses(0, cm.PlayTactic(t.card(ROAD))).key == "no_opponent"
    t.stop(0)
    assert t.waits() == ("fight", 1) and set(t.discard()) == {ROAD, NO_REROLL}


# V10.7 Missions


def won(
    mission: str, attackers: str = "bear-hallgerd", defenders: str = "", *, reroll: bool = False
) -> Table:
    """Seat 0 has won with these, holding a mission."""
    t = valkyries(attackers, defenders or "wolf-runolf")
    t.give(0, *mission.split())
    t.attack(0, 1)
    if reroll:
        t.do(0, cm.Reroll(0, (1,)))
    arming(t, 0, attackers)
    t.stop(0)
    arming(t, 1, defenders)
    t.stop(1)
    return t


@pytest.mark.parametrize(
    ("mission", "attackers", "defenders", "reroll", "done"),
    [
        (NO_REROLL, "bear-hallgerd", "", False, True),
        (NO_REROLL, "bear-hallgerd", "", True, False),
        (ROUT, "bear-gudveig", "", False, True),
        (ROUT, "bear-gudveig", "wolf-geir", False, False),
        (ROUT, "bear-arnbjorg", "bear-bessi", False, True),
        (THREE, "bear-hallgerd wolf-ylva wolf-geir", "", True, True),
        (THREE, "bear-hallgerd wolf-ylva", "", True, False),
    ],
)
def test_v10_7_what_a_mission_asks_for(
    mission: str, attackers: str, defenders: str, reroll: bool, done: bool
) -> None:
    t = won(mission, attackers, defenders, reroll=reroll)
    offered = t.step() == "mission" and cm.ChooseCard(t.card(mission)) in game.legal(t.s, 0)
    assert offered == done


def test_v10_7_a_fulfilled_mission_goes_to_valhalla_for_2_points() -> None:
    t = won(NO_REROLL)
    events = t.choose(0, NO_REROLL)
    assert MissionFulfilled(0, t.card(NO_REROLL)) in events
    assert t.valhalla_of(0) == ["bear-hallgerd", NO_REROLL] and t.s.table.valour[t.card(NO_REROLL)] == 2
    assert t.s.known[t.card(NO_REROLL)] == t.s.table.everyone


def test_v10_7_one_after_each_battle() -> None:
    t = won(f"{NO_REROLL} {ROUT}", "bear-gudveig")
    assert len(game.legal(t.s, 0)) == 3
    t.choose(0, ROUT)
    assert t.step() == "keep" and t.hand(0) == [NO_REROLL]


def test_v10_7_a_mission_may_wait() -> None:
    t = won(NO_REROLL)
    t.do(0, cm.Pass())
    assert t.hand(0) == [NO_REROLL]


def test_v10_7_by_the_winner_attacking_or_defending() -> None:
    t = valkyries("wolf-ylva", "bear-bessi")
    t.give(0, NO_REROLL)
    t.give(1, ROUT)
    charge(t, "wolf-ylva")
    arming(t, 1, "bear-bessi")
    t.stop(1)
    t.send(1)
    assert t.waits() == ("mission", 1) and game.legal(t.s, 1) == [cm.Pass()], "won by 2 only"


def test_v10_7_without_a_winner_there_is_no_mission() -> None:
    t = valkyries("wolf-ylva", "bear-bessi")
    t.give(0, NO_REROLL)
    t.give(1, ROUT)
    t.attack(0, 1)
    t.stop(0)
    assert t.step() == "keep"


def test_v10_7_a_free_reroll_does_not_spoil_it() -> None:
    """V5.14."""
    t = valkyries("bear-hallgerd", "wolf-runolf")
    t.jarl(0, "vingor")
    t.give(0, NO_REROLL)
    t.attack(0, 1)
    t.do(0, cm.FreeReroll((0,)))
    arming(t, 0, "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    t.choose(0, NO_REROLL)
    assert NO_REROLL in t.valhalla_of(0)


def test_v10_7_the_opponents_reroll_does_not_matter() -> None:
    t = valkyries("bear-hallgerd", "wolf-runolf")
    t.give(0, NO_REROLL)
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    t.stop(0)
    t.do(1, cm.Reroll(0, (1,)))
    t.stop(1)
    t.choose(0, NO_REROLL)


def test_v17_3_missions_are_tactics_only_for_disarm_and_the_like() -> None:
    """They are not added, not played and not paid as bonus points."""
    t = valkyries("bear-hallgerd", "wolf-runolf", more=("dwarves",))
    t.give(0, NO_REROLL)
    assert t.refuses(0, cm.AddWarriors((t.card(NO_REROLL),), (1,))).key == "not_a_warrior"
    t.attack(0, 1)
    t.skip("before")
    assert t.refuses(0, cm.PlayTactic(t.card(NO_REROLL))).key == "not_a_tactic"
    assert t.s.table.is_tactic[t.card(NO_REROLL)]
    s = game.blank(game.Setup(2, ("valkyries",)))
    s.discard = [t.card(NO_REROLL)]
    assert bonus_cards(s, 2) == ()


def test_v10_7_who_took_the_road_still_counts_as_activated() -> None:
    t = valkyries("bear-arnbjorg wolf-ylva wolf-geir", "wolf-runolf")
    t.give(0, THREE)
    t.give(1, ROAD)
    t.attack(0, 1)
    t.dice(0, "axe axe bow sword spear")
    for warrior in t.squad_of(0):
        t.arm(0, warrior)
    t.stop(0)
    t.play(1, ROAD)
    t.point(0, 0, "wolf-ylva")
    t.stop(1)
    t.choose(0, THREE)
    assert THREE in t.valhalla_of(0)
