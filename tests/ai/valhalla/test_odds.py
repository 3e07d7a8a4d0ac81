"""The exact odds against a brute force that tries everything, against the engine, and against pen and paper.

All comparisons are of fractions: equal or wrong.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import sqrt
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ai.valhalla.brute_odds import (
    GIANTS,
    WEAPONS,
    Brute,
    Dice,
    Engine,
    Heroic,
    Price,
    Side,
    Warrior,
    arms,
    picks,
    symbols,
    without,
)
from tests.valhalla.table import Table, faces, war
from valhalla.ai.valhalla import odds
from valhalla.ai.valhalla.odds import LATTICES, Action, Hand, Lattice, Odds, lattice, packed, unpacked
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.dice import GIANT_NEEDS
from valhalla.kernel.chance import Chance

THIRD, HALF = Fraction(1, 3), Fraction(1, 2)
NEEDS = ("axe", "bow", "shield", "axe bow", "axe axe", "sword spear shield", "axe axe bow bow", *GIANTS)
AXE, ANY = Heroic("axe", 4), Heroic("", 3)
HEROICS = (AXE, ANY, Heroic("bow", 4))


def squad(*warriors: str) -> tuple[Warrior, ...]:
    """Warriors from words: "3 axe bow", "4 pair"."""
    return tuple(Warrior(needs, int(strength)) for strength, needs in (w.split(" ", 1) for w in warriors))


BEARS = squad("3 axe", "5 axe bow", "4 pair")
BEAR = BEARS[:1]
FROST = squad("6 triple", "7 twopairs", "3 any2")


# The same side for the odds


def ways(needs: str) -> odds.Ways:
    if needs in GIANT_NEEDS:
        return GIANT_NEEDS[needs]
    if needs in GIANTS:
        return tuple(combinations(range(len(WEAPONS)), symbols(needs)))
    return (faces(needs),)


def fighters(side: Side) -> list[odds.Fighter]:
    """Heroic attacks first: the order must not matter."""
    spent = [(ways(heroic.weapon) if heroic.weapon else odds.ANY_DIE, heroic) for heroic in side.heroics]
    found = [odds.Fighter(taken, heroic.strength, activates=False) for taken, heroic in spent]
    return found + [odds.Fighter(ways(warrior.needs), warrior.strength) for warrior in side.idle]


def hand_of(side: Side, one: int = 0) -> Hand:
    """Prices by *one*, the number that stands for 1."""
    return Hand(
        side.free,
        tuple(whole(price * one) for price in side.counterblows),
        tuple(whole(price * one) for price in side.new_weapons),
        side.pool,
        whole(min(side.swaps) * one) if side.swaps else None,
        side.turns,
    )


def whole(number: Price) -> int:
    assert number == int(number)
    return int(number)


def throws(most: int, least: int = 0) -> list[Dice]:
    return [dice for n in range(least, most + 1) for dice in combinations_with_replacement(range(6), n)]


class Match:
    """A side's odds beside its brute force: for a target, or for as much strength as can be."""

    def __init__(self, side: Side, dice: int, target: int | None = None, *, early: bool = True) -> None:
        self.side = side
        self.dice = dice
        self.target = target
        self.one = odds.scale(dice, hand_of(side))
        prices = (*side.counterblows, *side.new_weapons, *side.swaps)
        self.odds = self._priced() if any(prices) else self._plain()
        self.brute = Brute(self.final, early=early)

    def _plain(self) -> Odds:
        side, hand = self.side, hand_of(self.side)
        if self.target is None:
            return odds.to_excel(fighters(side), self.dice, side.strength, hand)
        return odds.to_reach(self.target, fighters(side), self.dice, side.strength, hand)

    def _priced(self) -> Odds:
        """Prices are thirds and halves: in numbers six times as large they stay whole through all rolls."""
        side = self.side
        self.one *= 6
        reach = odds.strongest(fighters(side), self.dice + len(side.new_weapons))
        finals = {placed: self._worth(most + side.strength) * self.one for placed, most in reach.items()}
        return Odds(self.dice, finals, 0, hand_of(side, self.one))

    def _worth(self, strength: int) -> int:
        return strength if self.target is None else int(strength >= self.target)

    def final(self, side: Side) -> int:
        """A side without an activated warrior has no strength (V4.15)."""
        return self._worth(side.strength) if side.activated else 0

    @property
    def throw(self) -> Fraction:
        return Fraction(self.odds.throw, self.one)

    def worth(self, dice: Dice) -> Fraction:
        return Fraction(self.odds.worth(mixed(dice)), self.one)

    def after(self, dice: Dice, action: Action) -> Fraction:
        """What the brute force makes of an action."""
        side = self.side._replace(dice=dice)
        if action.kind == "stop":
            return self.brute.stopped(side)
        if action.kind == "free":
            return self.brute.free(side, action.dice)
        if action.kind == "reroll":
            return self.brute.reroll(side, action.discard, action.dice)
        return max(value for play, value in self.brute.plays(side) if play[0] == action.kind)

    def agrees(self, least: int = 0) -> None:
        """On the first throw before it is made, and on every throw of as many dice or fewer."""
        assert self.throw == self.brute.throw(self.side, self.dice)
        for dice in throws(self.dice, least):
            assert self.worth(dice) == self.brute.value(self.side._replace(dice=dice)), dice

    def agrees_on_actions(self, some: list[Dice]) -> None:
        """On every way to go on, of which none is missing; the best is as good as the throw."""
        for dice in some:
            scored = self.odds.actions(mixed(dice))
            for worth, action in scored:
                assert Fraction(worth, self.one) == self.after(dice, action), (dice, action)
            plays = [play for play, _ in self.brute.plays(self.side._replace(dice=dice))]
            left = [left_alone(dice, action.kind, action.discard, action.dice) for _, action in scored]
            assert len(set(left)) == len(left)
            assert set(left) == {left_alone(dice, *play) for play in plays if play[0] not in PLACING}
            assert self.after(dice, self.odds.best(dice)) == self.worth(dice)


def mixed(dice: Dice) -> Dice:
    """The odds take dice as they lie; sorted ones would not tell."""
    return dice[1:] + dice[:1]


PLACING = ("arm", "heroic", "swap", "turn")  # for the odds these are all part of stopping


def left_alone(dice: Dice, kind: str, discard: int, rolled: Dice) -> tuple[str, Dice]:
    """Rerolls are the same that leave the same dice as they lie, whichever of the others pays."""
    return kind, without(dice, (*rolled, discard) if kind == "reroll" else rolled)


def chance(side: Side, dice: int) -> Fraction:
    """The chance to activate anybody."""
    return Match(side, dice, 0).throw


# Pen and paper


@pytest.mark.parametrize("dice", range(7))
def test_an_axe_is_looked_for_until_no_die_is_left_to_pay(dice: int) -> None:
    """All dice roll, then one fewer, … then one: n (n + 1) / 2 times a die is no axe."""
    missed = Fraction(5, 6) ** (dice * (dice + 1) // 2)
    assert chance(Side(idle=BEAR), dice) == 1 - missed
    assert Match(Side(idle=BEAR), dice).throw == 3 * (1 - missed)


def test_two_axes_of_three_dice() -> None:
    """Two or three axes: 16 of 216. One (75): it stays, a die pays, one rolls: 1/6. None (125): 1/36."""
    by_hand = Fraction(16, 216) + Fraction(75, 216) / 6 + Fraction(125, 216) / 36
    assert chance(Side(idle=squad("5 axe axe")), 3) == by_hand == Fraction(1151, 7776)


def test_a_pair_of_two_dice_has_a_single_throw() -> None:
    """Five of 36 throws are pairs of weapons. Whoever pays has one die left."""
    assert chance(Side(idle=squad("4 pair")), 2) == Fraction(5, 36)


@pytest.mark.parametrize(
    ("hand", "looks"),
    [
        (Side(), 1),
        (Side(free=1), 2),
        (Side(counterblows=(0,)), 3),
        (Side(counterblows=(0, 0), free=1), 6),
        (Side(new_weapons=(0,)), 4),  # one; two of which one stays; then one of the two pays for the other
        (Side(new_weapons=(0,), pool=2), 4),
        (Side(new_weapons=(0,), pool=1), 3),
        (Side(new_weapons=(0,), pool=0), 1),
        (Side(new_weapons=(0, 0)), 8),  # one, two, two; of three dice two, then one
        (Side(new_weapons=(0, 0), pool=2), 7),
        (Side(new_weapons=(0, 0), pool=1), 3),
        (Side(new_weapons=(0, 0, 0)), 12),  # one, two, two and the last of the pool; then three, two, one
        (Side(new_weapons=(0, 0, 0, 0)), 12),
    ],
)
def test_one_die_with_help_looks_for_an_axe(hand: Side, looks: int) -> None:
    assert chance(hand._replace(idle=BEAR), 1) == 1 - Fraction(5, 6) ** looks


def test_new_weapons_brings_the_die_that_was_missing() -> None:
    """The one die is an axe or a bow, and one of the two extra dice is the other: 2/6 and 11/36."""
    assert chance(Side(idle=squad("5 axe bow"), new_weapons=(0,)), 1) == Fraction(2, 6) * Fraction(11, 36)


def test_a_blank_that_may_be_turned_is_as_good_as_an_axe() -> None:
    """Two faces of six will do; at the price of half a win the blank is half as good."""
    assert chance(Side(idle=BEAR, swaps=(0,)), 1) == chance(Side(idle=BEAR, turns=1), 1) == Fraction(2, 6)
    assert chance(Side(idle=BEAR, swaps=(HALF,)), 1) == Fraction(1, 6) + HALF / 6


def test_strength_without_an_activated_warrior_is_none() -> None:
    """V4.15: Fury +2 and Heroic attack count for nothing if the axe of the bear is missing."""
    assert Match(Side(heroics=(AXE, ANY), strength=2), 3).throw == 0
    assert chance(Side(heroics=(AXE, ANY), strength=2), 3) == 0
    assert Match(Side(idle=BEAR, heroics=(ANY,), strength=2), 1).worth(faces("axe")) == 3 + 2
    assert Match(Side(idle=BEAR, heroics=(ANY,), strength=2), 2).worth(faces("axe blank")) == 3 + 2 + 3


def test_a_target_out_of_reach_or_below_nothing() -> None:
    """Three dice for bears of 3 and 5 reach 8 at most; nobody reaches even 0 without a warrior."""
    side = Side(idle=BEARS[:2])
    assert Match(side, 3, 9).throw == 0 < Match(side, 3, 8).throw
    assert Match(side, 3, 0).throw == Match(side, 3, -5).throw == Match(side, 3, 3).throw < 1
    assert Match(side, 3, 9).odds.best(faces("axe bow blank")).kind == "stop"
    assert Match(Side(), 3, 0).throw == 0


# Against the brute force

EARLY = [
    (Side(idle=BEARS), 4),
    (Side(idle=BEARS, heroics=(AXE, ANY), strength=2), 3),
    (Side(idle=BEARS, heroics=(ANY,), swaps=(HALF,), turns=1), 3),
    (Side(idle=BEARS, free=2), 3),
    (Side(idle=BEARS[:2], new_weapons=(0, 0)), 2),
    (Side(idle=squad("4 pair"), heroics=(ANY,), counterblows=(THIRD,), new_weapons=(HALF,), turns=1), 2),
    (Side(idle=squad("3 any2", "6 triple"), turns=2, swaps=(1,), free=1), 3),
    (Side(idle=squad("5 bow"), free=1, counterblows=(HALF, 0), new_weapons=(0, HALF), swaps=(0,), pool=2), 1),
]


@pytest.mark.parametrize("target", [None, 5])
@pytest.mark.parametrize(("side", "dice"), EARLY)
def test_no_other_order_of_play_does_better(side: Side, dice: int, target: int | None) -> None:
    match = Match(side, dice, target)
    match.agrees()
    match.agrees_on_actions(throws(dice)[::5])


@pytest.mark.parametrize("needs", GIANTS)
def test_giants_alone_and_beside_a_bear(needs: str) -> None:
    alone, beside = Side(idle=squad(f"6 {needs}")), Side(idle=squad(f"4 {needs}", "3 axe"), free=1)
    Match(alone, 4).agrees()
    Match(beside, 4).agrees()
    Match(beside, 4, 7).agrees()


SQUADS = st.lists(st.builds(Warrior, st.sampled_from(NEEDS), st.integers(0, 8)), max_size=4)
PRICES: st.SearchStrategy[Price] = st.sampled_from([0, HALF, 1, THIRD])


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A small side with any help, the more of it the fewer dice."""
    dice = draw(st.integers(0, 3))
    side = Side(
        idle=tuple(draw(SQUADS)),
        heroics=tuple(draw(st.lists(st.sampled_from(HEROICS), max_size=2))),
        strength=draw(st.sampled_from([0, 2])),
        free=draw(st.integers(0, 1)),
        counterblows=tuple(draw(st.lists(PRICES, max_size=int(dice < 3)))),
        new_weapons=tuple(draw(st.lists(PRICES, max_size=2 if dice < 2 else 1))),
        swaps=tuple(draw(st.lists(PRICES, max_size=1))),
        turns=draw(st.integers(0, 2)),
        pool=draw(st.integers(0, 3)),
    )
    return Match(side, dice, draw(st.sampled_from([None, 0, 3, 5, 8, 12])))


@settings(max_examples=30)
@given(matches())
def test_any_small_side_is_solved(match: Match) -> None:
    match.agrees()
    match.agrees_on_actions(throws(match.dice)[::9])


@pytest.mark.parametrize("pool", range(4))
@pytest.mark.parametrize("cards", range(1, 4))
def test_new_weapons_takes_what_the_pool_holds(cards: int, pool: int) -> None:
    side = Side(idle=squad("5 axe bow", "2 shield"), new_weapons=(0,) * cards, pool=pool)
    match = Match(side, 2, early=False)
    match.agrees()
    match.agrees_on_actions(throws(2)[::7])


@pytest.mark.parametrize("prices", [(2, HALF), (HALF, 2)])
def test_of_two_prices_the_lower_is_paid_first(prices: tuple[Price, ...]) -> None:
    for side in (Side(idle=BEAR, counterblows=prices), Side(idle=BEAR, new_weapons=prices)):
        match = Match(side, 1)
        match.agrees()
        match.agrees_on_actions(throws(1))


def test_a_price_too_high_is_never_paid() -> None:
    plain, dear = Side(idle=BEARS), Side(idle=BEARS, counterblows=(20,), new_weapons=(20,), swaps=(20,))
    assert Match(plain, 4).throw == Match(dear, 4).throw


def test_a_second_weapon_swap_is_worth_nothing() -> None:
    """Why a hand has but one: it turns any blanks, and waits for the end."""
    side = Side(idle=BEARS, swaps=(THIRD, 1))
    Match(side, 3).agrees()


# More dice: arming, Heroic attack and turning come last, as the tests above allow

LATE = [
    (Side(idle=BEARS), 5, 7),
    (Side(idle=squad("3 axe", "5 sword bow", "6 spear spear shield", "4 pair")), 6, 9),
    (Side(idle=squad("3 axe", "3 bow", "2 shield", "5 axe axe", "1 spear", "4 pair")), 6, None),
    (Side(idle=FROST, heroics=(ANY,)), 6, 10),
    (Side(idle=squad("8 different4", "3 axe"), heroics=(AXE,), strength=3, turns=1), 5, None),
    (Side(idle=squad("5 axe bow", "3 shield"), free=1), 6, 8),
    (Side(idle=squad("5 axe bow", "3 shield"), counterblows=(HALF,)), 5, None),
    (Side(idle=squad("5 axe bow", "3 shield"), new_weapons=(1,), swaps=(HALF,)), 4, None),
]


@pytest.mark.parametrize(("side", "dice", "target"), LATE)
def test_five_and_six_dice(side: Side, dice: int, target: int | None) -> None:
    match = Match(side, dice, target, early=False)
    match.agrees(least=dice)
    match.agrees_on_actions(throws(dice, dice)[::97])


def test_six_dice_with_early_arming() -> None:
    Match(Side(idle=BEARS[:2]), 6).agrees(least=5)


# Odds of any finals: what a battle is worth may be less than nothing


@pytest.mark.parametrize("nothing", [-7, 0, 2])
def test_finals_of_any_worth(nothing: int) -> None:
    """Some ways to place dice are worse than none, and more dice may be worse than fewer or none at all."""
    worth = {(): -1, faces("axe"): -3, faces("axe bow"): 5, faces("bow blank"): 1, faces("axe axe bow"): -4}
    side = Side(free=1, new_weapons=(1,), turns=1)
    hand = hand_of(side)
    one = odds.scale(2, hand)
    solved = Odds(2, {packed(d): w * one for d, w in worth.items()}, nothing * one, hand_of(side, one))

    def final(side: Side) -> int:
        return max([nothing, *(w for d, w in worth.items() if d in picks(side.dice, len(d), len(d)))])

    brute = Brute(final)
    assert Fraction(solved.throw, one) == brute.throw(side, 2)
    for dice in throws(2):
        assert Fraction(solved.worth(dice), one) == brute.value(side._replace(dice=dice))


def test_the_worst_of_worths_is_still_a_worth() -> None:
    """Nothing to choose is below any worth, however large the numbers grow."""
    hand = Hand(free=90)
    loss = -odds.scale(2, hand)
    solved = Odds(2, {}, loss, hand)
    assert {solved.throw, *map(solved.worth, throws(2))} == {loss}


# Which dice make which strength


@pytest.mark.parametrize("heroics", [(), (ANY,), (AXE, AXE), HEROICS])
@pytest.mark.parametrize(
    "warriors", [squad("3 axe", "5 axe bow", "4 pair", "3 any2"), squad("0 bow", "0 axe")]
)
def test_strongest_is_the_best_of_all_ways_to_use_up_the_dice(
    warriors: tuple[Warrior, ...], heroics: tuple[Heroic, ...]
) -> None:
    found: dict[int, int] = {}
    for dice, most in odds.strongest(fighters(Side(idle=warriors, heroics=heroics)), 4).items():
        for any_ in product(range(6), repeat=unpacked(dice).count(odds.ANY)):
            shown = packed([*(face for face in unpacked(dice) if face != odds.ANY), *any_])
            found[shown] = max(most, found.get(shown, most))
    scanned = {packed(dice): used_up(dice, warriors, heroics) for dice in throws(4, 1)}
    assert found == {dice: most for dice, most in scanned.items() if most is not None}


def used_up(dice: Dice, warriors: tuple[Warrior, ...], heroics: tuple[Heroic, ...]) -> int | None:
    """The most strength of these that leaves no die over, with a warrior among them."""
    totals = [
        warrior.strength + rest
        for i, warrior in enumerate(warriors)
        for taken in picks(dice, symbols(warrior.needs), symbols(warrior.needs))
        if arms(warrior.needs, taken)
        for rest in others(without(dice, taken), warriors[i + 1 :], heroics)
    ]
    return max(totals, default=None)


def others(dice: Dice, warriors: tuple[Warrior, ...], heroics: tuple[Heroic, ...]) -> list[int]:
    """What the dice that are left bring: more warriors, or Heroic attacks for all of them, or nothing."""
    more = used_up(dice, warriors, heroics)
    totals = [] if more is None else [more]
    some = [some for count in range(len(heroics) + 1) for some in combinations(heroics, count)]
    return totals + [sum(heroic.strength for heroic in these) for these in some if spends(dice, these)]


def spends(dice: Dice, heroics: tuple[Heroic, ...]) -> bool:
    """Whether these Heroic attacks take just these dice."""
    if not heroics:
        return not dice
    first, rest = heroics[0], heroics[1:]
    fits = [die for die in dice if not first.weapon or arms(first.weapon, (die,))]
    return any(spends(without(dice, (die,)), rest) for die in fits)


# What to do


def test_whoever_gains_nothing_stops() -> None:
    match = Match(Side(idle=BEAR, free=1, counterblows=(0,), new_weapons=(0,)), 3, 3)
    assert match.odds.best(faces("axe bow blank")).kind == "stop"
    assert match.odds.best(faces("bow bow blank")).kind != "stop"
    assert Match(Side(idle=BEAR), 1).odds.best(faces("bow")).kind == "stop"


def test_what_costs_nothing_comes_before_what_costs_a_die_or_a_card() -> None:
    """The free reroll first and the Counterblow later is as good as the other way about."""
    match = Match(Side(idle=BEAR, free=1, counterblows=(0,), new_weapons=(0,)), 2)
    kinds = [action.kind for _, action in match.odds.actions(faces("bow blank"))]
    assert kinds == ["stop", *["free"] * 3, "reroll", "counterblow", "new_weapons"]
    alone = Match(Side(idle=BEAR, free=1, counterblows=(0,)), 1)
    assert alone.odds.best(faces("bow")) == Action("free", dice=faces("bow"))


def test_the_fewer_dice_a_reroll_takes_the_earlier_it_comes() -> None:
    """Of two that are as good the first is the best: the axe stays, not the bow."""
    match = Match(Side(idle=squad("4 pair"), free=1), 2)
    rolled = [action.dice for _, action in match.odds.actions(faces("axe bow")) if action.kind == "free"]
    assert rolled == [faces("bow"), faces("axe"), faces("axe bow")]
    assert match.odds.best(faces("axe bow")) == Action("free", dice=faces("bow"))


@pytest.mark.parametrize(
    ("hand", "dice", "paid", "rolled"),
    [
        (Side(), "axe bow shield blank", "blank", "shield"),
        (Side(), "sword bow bow bow", "sword", "bow"),  # the third bow may become an axe
        (Side(), "axe axe shield blank", "blank", "axe shield"),
        (Side(swaps=(0,)), "spear shield blank blank", "shield", "spear"),
        (Side(heroics=(ANY,)), "sword spear bow blank", "blank", "sword spear"),
    ],
)
def test_the_die_that_pays_is_one_nobody_needs(hand: Side, dice: str, paid: str, rolled: str) -> None:
    match = Match(hand._replace(idle=squad("3 axe", "5 bow bow")), 4)
    assert match.odds.best(faces(dice)) == Action("reroll", faces(paid)[0], faces(rolled))


def test_with_no_dice_there_is_no_counterblow() -> None:
    match = Match(Side(idle=BEAR, counterblows=(0,), new_weapons=(0,)), 1)
    assert [action.kind for _, action in match.odds.actions(())] == ["stop", "new_weapons"]


class Follower(Brute):
    """Does what the odds say, worked out anew at every throw."""

    def _value(self, side: Side) -> Fraction:
        best = solved(side._replace(dice=()), len(side.dice)).odds.best(side.dice)
        if best.kind == "stop":
            return self.stopped(side)
        if best.kind == "free":
            return self.free(side, best.dice)
        if best.kind == "reroll":
            return self.reroll(side, best.discard, best.dice)
        return max(value for play, value in self.cards(side) if play[0] == best.kind)


@cache
def solved(side: Side, dice: int) -> Match:
    return Match(side, dice)


@pytest.mark.parametrize(
    ("side", "dice"),
    [
        (Side(idle=BEARS), 6),
        (Side(idle=BEARS, free=1, turns=1), 4),
        (Side(idle=squad("4 pair", "3 shield"), free=1, counterblows=(HALF,), new_weapons=(HALF,)), 2),
        (Side(idle=squad("5 axe bow"), heroics=(ANY,), new_weapons=(1, 0), swaps=(1,)), 2),
    ],
)
def test_who_follows_the_odds_gets_what_they_promise(side: Side, dice: int) -> None:
    match = Match(side, dice)
    assert Follower(match.final, early=False).throw(side, dice) == match.throw


# The engine as a witness


@pytest.mark.parametrize(
    ("warriors", "hand", "side", "dice"),
    [
        ("bear-hallgerd bear-finnbogi giant-jokla", "", Side(idle=BEARS), 4),
        ("giant-hamra giant-bergskar giant-klaki", "", Side(idle=FROST), 5),
        ("bear-hallgerd", "heroic-axe-let-fly heroic-all-or-ashes", Side(idle=BEAR, heroics=(AXE, ANY)), 4),
        ("bear-finnbogi", "weapon-swap-borrowed-edge", Side(idle=BEARS[1:2], swaps=(0,)), 3),
        ("bear-hallgerd", "counterblow-turn-of-the-wrist", Side(idle=BEAR, counterblows=(0,)), 3),
        ("giant-jokla", "new-weapons-smiths-gift", Side(idle=BEARS[2:], new_weapons=(0,)), 3),
    ],
)
def test_the_engine_tries_every_command_and_finds_the_same(
    warriors: str, hand: str, side: Side, dice: int
) -> None:
    t = war(warriors, "wolf-ylva", hand=hand)
    match, engine = Match(side, dice), Engine(0)
    for throw in ("blank blank blank blank blank", "axe bow bow blank shield", "axe axe axe spear spear"):
        t.dice(0, " ".join(throw.split()[-dice:]))
        assert engine.value(t.s) == match.worth(t.side(0).loose)


@pytest.mark.parametrize(
    ("jarl", "shields", "side"),
    [
        ("sigurd", 0, Side(idle=BEARS, turns=1)),
        ("vingor", 0, Side(idle=BEARS, free=1)),
    ],
)
def test_the_engine_lets_jarls_turn_blanks_and_roll_for_nothing(jarl: str, shields: int, side: Side) -> None:
    t = Table(2)
    t.jarl(0, jarl)
    t.capture(1, 0, shields)
    t.squad(0, "bear-hallgerd", "bear-finnbogi", "giant-jokla")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    for dice in ("blank blank blank", "axe bow blank", "axe spear shield"):
        t.dice(0, dice)
        assert Engine(0).value(t.s) == Match(side, 3).worth(faces(dice))


def test_played_out_in_the_engine_the_mean_comes_near() -> None:
    """Six dice, 1000 attacks with the luck of the game, fixed: within four standard errors."""
    match = Match(Side(idle=squad("5 axe bow", "4 pair", "8 sword spear shield")), 6)
    t = Table(2)
    t.squad(0, "bear-finnbogi", "giant-jokla", "bear-thorbrand")
    t.squad(1, "wolf-ylva")
    arming = Engine(0, cm.Arm)
    results = []
    for n in range(1000):
        t.s, before = t.s.clone(), t.s
        game.decide(t.s, 0, cm.Attack(1), Chance(7, 1, n))
        throw_on(t, match.odds, Chance(7, 2, n))
        results.append(float(arming.value(t.s)))
        t.s = before
    mean = sum(results) / len(results)
    error = sqrt(sum((result - mean) ** 2 for result in results)) / len(results)
    assert abs(mean - match.throw) < 4 * error < 1


def throw_on(t: Table, best: Odds, luck: Chance) -> None:
    """Reroll as the odds say, until they say stop."""
    while (action := best.best(loose := t.side(0).loose)).kind == "reroll":
        discard = loose.index(action.discard)
        rest = [i for i in range(len(loose)) if i != discard]
        places = []
        for face in action.dice:
            places.append(next(i for i in rest if loose[i] == face and i not in places))
        game.decide(t.s, 0, cm.Reroll(discard, tuple(places)), luck)


# V1.9: what the odds leave out


def returning(side: Side, dice: int) -> Fraction:
    """The worth when discarded grey dice go back to the pool, for New weapons to roll again."""
    return Brute(Match(side, dice).final, early=False, returns=True).throw(side, dice)


@pytest.mark.parametrize(("cards", "pool"), [(1, 3), (2, 3), (1, 2), (1, 1), (1, 0), (2, 0)])
def test_v1_9_dice_that_come_back_change_nothing_while_there_are_enough(cards: int, pool: int) -> None:
    """Fewer cards than dice: each finds two. One card, or none that can be played: nothing comes back."""
    side = Side(idle=BEARS[1:], new_weapons=(0,) * cards, pool=pool)
    assert returning(side, 2) == Match(side, 2).throw


@pytest.mark.parametrize(("cards", "pool", "gap"), [(2, 2, 0.002), (3, 3, 0.004), (2, 1, 0.7), (4, 3, 0.7)])
def test_v1_9_with_more_cards_the_odds_are_too_low(cards: int, pool: int, gap: float) -> None:
    """As many cards as dice: hardly. More: the odds do not see that the last can be played after all."""
    side = Side(idle=BEARS[1:], new_weapons=(0,) * cards, pool=pool)
    assert 0 < returning(side, 1) - Match(side, 1).throw < gap


def test_v1_9_the_engine_gives_discarded_dice_back() -> None:
    cards = "new-weapons-smiths-gift new-weapons-iron-from-the-mound"
    t = war("bear-finnbogi giant-jokla", "wolf-ylva", hand=cards)
    t.dice(0, "blank bow")
    t.s.pool = 2  # another side has the third
    side = Side(faces("bow blank"), BEARS[1:], new_weapons=(0, 0), pool=2)
    match = Match(side._replace(dice=()), 2)
    assert Engine(0).value(t.s) == Brute(match.final, returns=True).value(side) > match.worth(side.dice)


def test_two_threads_may_lay_the_same_lattice() -> None:
    """Switching as often as can be: whoever comes second waits, and both find all levels."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            shared, alone = Lattice((2, 2, 2, 1)), Lattice((2, 2, 2, 1))
            threads = [Thread(target=shared.reach, args=(7,)) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            alone.reach(7)
            assert (shared.levels, shared.more, shared.less) == (alone.levels, alone.more, alone.less)
    finally:
        sys.setswitchinterval(before)


def test_an_evening_of_battles_keeps_little() -> None:
    """Tables of dice are kept for the next battle of the same needs, but not all that ever were."""
    for caps in product(range(4), repeat=4):
        lattice(caps)
    assert lattice.cache_info().currsize <= LATTICES == 128
