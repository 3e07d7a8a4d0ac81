"""Who would win: against the odds themselves, against pen and paper, and against battles fought to the end.

A warrior of one weapon fights unless its face never shows: all dice are rolled again, a die less each time,
so of six dice 6 + 5 + 4 + 3 + 2 + 1 fall.
"""

from __future__ import annotations

from math import sqrt

import pytest

from tests.ai.valhalla.fights import fought
from tests.ai.valhalla.karls import moments
from tests.valhalla.table import Table, faces, war
from valhalla.ai.valhalla.muster import Muster, arming, chance, curve, declared, muster, reserves
from valhalla.ai.valhalla.odds import Fighter, Hand, packed, scale, to_reach, unpacked
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import UNKNOWN, Step
from valhalla.kernel.chance import Chance


def misses(dice: int, good: int = 1, free: int = 0) -> float:
    """The chance that none of so many faces ever shows."""
    return (1 - good / 6) ** (dice * (dice + 1) // 2 + free * dice)


FIGHTS = 1 - misses(6)


def duel(attackers: str, defenders: str, jarl: str = "", other: str = "") -> Table:
    """Seat 0 is about to attack seat 1; the jarls are theirs."""
    t = Table(2)
    t.squad(0, *attackers.split())
    t.squad(1, *defenders.split())
    for seat, name in enumerate((jarl, other)):
        if name:
            t.jarl(seat, name)
    return t


def wins(t: Table) -> float:
    return chance(game.view(t.s, 0), 0, 1)


# The curve


def mustered(t: Table, seat: int) -> tuple[Muster, list[Fighter]]:
    table = t.s.table
    ways = [(need.ways, table.strength[c]) for c in t.s.warriors(seat) if (need := table.need[c])]
    return muster(game.view(t.s, seat), seat), [Fighter(*way) for way in ways]


@pytest.mark.parametrize(
    "squad",
    [
        "bear-hallgerd",
        "bear-hallgerd bear-thurid wolf-ylva",
        "bear-gudveig wolf-alrik bear-birna",
        "giant-klaki giant-jokla wolf-sverri",
        "bear-ragnfrid bear-arnbjorg wolf-skuli giant-bergskar",
    ],
)
def test_a_curve_is_the_odds_to_reach_each_strength(squad: str) -> None:
    mine, fighters = mustered(war(squad, "wolf-geir"), 0)
    found = curve(mine)
    assert found.strengths[-1] <= sum(fighter.strength for fighter in fighters)
    for least in range(found.strengths[-1] + 2):
        exact = to_reach(max(1, least), fighters, 6).throw / scale(6, Hand())
        assert found.at_least(least) == pytest.approx(exact, abs=1e-9)


def test_a_curve_counts_free_rerolls_and_dice_in_hand() -> None:
    t = duel("bear-gudveig wolf-ylva", "wolf-geir", "vingor")
    t.attack(0, 1)
    t.dice(0, "axe bow blank blank")
    mine, fighters = mustered(t, 0)
    exact = to_reach(5, fighters, 4, hand=Hand(free=1)).throw / scale(4, Hand(free=1))
    assert (mine.dice, mine.free) == (4, 1)
    assert curve(mine).at_least(5) == pytest.approx(exact, abs=1e-9)


def test_abilities_count_in_a_curve() -> None:
    """The boar meets a giant, the stag has two kinsmen: 2 + 3 and 1 + 5."""
    t = war("boar-groa stag-tove bear-hallgerd bear-thurid", "giant-klaki")
    assert curve(muster(game.view(t.s, 0), 0)).strengths[-1] == 2 + 3 + 1 + 5 + 3 + 3


# Battles on paper


def test_a_warrior_nobody_can_match_wins_if_it_fights() -> None:
    assert wins(duel("bear-hallgerd", "wolf-ylva")) == pytest.approx(FIGHTS)
    assert wins(duel("bear-hallgerd", "bear-kolbein")) == pytest.approx(FIGHTS)  # V4.10: a tie is enough


def test_a_weaker_warrior_wins_only_against_blunt_dice() -> None:
    assert wins(duel("wolf-ylva", "bear-hallgerd")) == pytest.approx(FIGHTS * misses(6))


def test_frost_takes_a_die_of_the_defence() -> None:
    """V5.4: a giant against a boar who hates giants."""
    t = duel("giant-klaki", "boar-groa")
    armed = curve(muster(declared(t.s, 0, 1), 0)).at_least(3)
    assert wins(t) == pytest.approx(armed * misses(5))
    assert wins(duel("wolf-ylva", "boar-groa")) == pytest.approx(FIGHTS * misses(6))


def test_beinir_attacks_with_a_die_more() -> None:
    assert wins(duel("bear-hallgerd", "wolf-ylva", "beinir")) == pytest.approx(1 - misses(7))
    assert wins(duel("wolf-ylva", "bear-hallgerd", "", "beinir")) == pytest.approx(FIGHTS * misses(6))


def test_vingor_rolls_again_for_nothing() -> None:
    assert wins(duel("bear-hallgerd", "wolf-ylva", "vingor")) == pytest.approx(1 - misses(6, free=1))
    t = duel("wolf-ylva", "bear-hallgerd", "", "vingor")
    assert wins(t) == pytest.approx(FIGHTS * misses(6, free=1))
    t.capture(1, 0)
    assert wins(t) == pytest.approx(FIGHTS * misses(6))


def test_sigurd_turns_a_blank() -> None:
    assert wins(duel("bear-hallgerd", "wolf-ylva", "sigurd")) == pytest.approx(1 - misses(6, good=2))
    t = duel("wolf-ylva", "bear-hallgerd", "", "sigurd")
    assert wins(t) == pytest.approx(FIGHTS * misses(6))


def test_sigurd_behind_in_shields_turns_one_in_defence() -> None:
    t = duel("wolf-ylva", "bear-hallgerd", "", "sigurd")
    t.capture(0, 1)
    assert wins(t) == pytest.approx(FIGHTS * misses(6, good=2))


def test_sigvard_wins_ties() -> None:
    t = duel("bear-hallgerd", "bear-kolbein", "", "sigvard")
    assert wins(t) == pytest.approx(FIGHTS * misses(6))


def test_bernhard_counts_those_who_stand_idle() -> None:
    """Four wolves of 1: one of them fights, and three stand by. A bear needs all four to fail."""
    wolves = "wolf-ylva wolf-gunnvor wolf-geir wolf-audun"
    held = wins(duel("bear-hallgerd", wolves, "", "bernhard"))
    assert held == pytest.approx(FIGHTS * misses(6, good=3), abs=1e-9)
    assert wins(duel("bear-hallgerd", wolves)) > 0.5


def test_styr_spares_a_die() -> None:
    """Of two axes and a bow any two are enough."""
    eased = Fighter((faces("axe axe"), faces("axe bow")), 8)
    arms = to_reach(8, [eased], 6).throw / scale(6, Hand())
    assert wins(duel("wolf-ylva", "bear-arnbjorg", "", "styr")) == pytest.approx(FIGHTS * (1 - arms))
    poor = duel("bear-arnbjorg", "wolf-ylva", "styr")
    poor.capture(1, 0, 2)
    assert wins(poor) == pytest.approx(arms)


def test_styr_spares_whom_the_rules_allow() -> None:
    squad = "bear-hallgerd bear-gudveig bear-arnbjorg giant-bergskar"
    t = duel(squad, "wolf-ylva", "styr")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    allowed = {c.slot for c in game.legal(t.s, 0) if isinstance(c, cm.UseAbility)}
    for slot, name in enumerate(squad.split()):
        fewest = min(len(unpacked(placed)) for placed in arming(t.s, t.side(0), 6)[slot,])
        assert (fewest < t.s.table.symbols[t.card(name)]) == (slot in allowed)


def test_styr_eases_nobody_twice() -> None:
    t = duel("bear-ragnfrid wolf-hedin", "wolf-ylva", "styr")
    t.capture(1, 0, 2)
    t.attack(0, 1)
    t.do(0, cm.UseAbility(True, slot=0))
    pairs = {packed(faces(pair)) for pair in ("axe sword", "axe bow", "sword bow")}
    assert arming(t.s, t.side(0), 6)[0,] == pairs


def test_a_surrounded_jarl_counts_no_more() -> None:
    t = duel("bear-hallgerd", "bear-arnbjorg", "", "styr")
    t.attack(0, 1)
    assert packed(faces("axe axe")) in arming(t.s, t.side(1), 6)[0,]
    t.give(0, "surround-closing-ring")
    t.play(0, "surround-closing-ring")
    assert arming(t.s, t.side(1), 6)[0,] == {packed(faces("axe axe bow"))}


# Battles fought


@pytest.mark.parametrize(
    ("attackers", "defenders", "jarls"),
    [
        ("bear-hallgerd bear-gauti giant-jokla", "bear-gudveig wolf-alrik wolf-ylva", ("", "")),
        ("wolf-asta bear-birna wolf-oddny", "boar-galti bear-kolbein", ("beinir", "vingor")),
    ],
)
def test_battles_are_won_as_often_as_foretold(attackers: str, defenders: str, jarls: tuple[str, str]) -> None:
    """Both sides play for nothing but this battle."""
    t = duel(attackers, defenders, *jarls)
    foretold = wins(t)
    count = 120
    won = sum(fought(t.s, 0, 1, Chance(n, 6)) == 0 for n in range(count))
    assert abs(won / count - foretold) < 4 * sqrt(foretold * (1 - foretold) / count)


# Views


def attackable(every: int) -> list[tuple[State, State, int]]:
    """Views of seats to attack somebody, each with its twin."""
    found = moments(Step.PHASE_A, every=every)
    return [(m.view(), m.twin(), m.seat) for m in found if m.view().warriors(m.seat)]


def test_a_chance_is_one_and_the_same_for_all_worlds_behind_a_view() -> None:
    for view, twin, seat in attackable(every=9):
        for target in view.table.foe.targets(view, seat):
            found = chance(view, seat, target)
            assert 0 <= found <= 1
            assert chance(twin, seat, target) == found


def test_asking_for_a_chance_changes_nothing() -> None:
    for view, twin, seat in attackable(every=40):
        for target in view.table.foe.targets(view, seat):
            chance(view, seat, target)
        assert view == twin


def test_reserves_are_all_that_may_be() -> None:
    for hidden in range(9):
        t = Table(2)
        t.s.hands[1] = [UNKNOWN] * hidden
        found = reserves(t.s, 1)
        assert sum(reserve.chance for reserve in found) == pytest.approx(1)
        assert min(reserve.bonus for reserve in found) == 0
        assert (len(found) == 1) == (hidden == 0)


def test_known_cards_are_reserves_for_sure() -> None:
    t = Table(2)
    t.give(1, "fury-red-dawn", "heroic-axe-let-fly", "bear-hallgerd", "counterblow-up-from-the-mud")
    ((bonus, certain),) = reserves(t.s, 1)
    assert (bonus, certain) == (2 + 4, 1)
    t.s.hands[1].append(UNKNOWN)
    assert {reserve.bonus for reserve in reserves(t.s, 1)} > {6}
    assert min(reserve.bonus for reserve in reserves(t.s, 1)) == 6


def test_hidden_cards_of_the_defence_make_an_attack_less_sure() -> None:
    t = duel("bear-hallgerd", "wolf-ylva")
    before = wins(t)
    t.give(1, "bear-gudveig", "bear-ogmund", "bear-steinar")
    assert wins(t) < before
    t.give(0, "fury-red-dawn")  # what the attacker itself holds is its own affair
    assert wins(t) == wins(duel_with_three())


def duel_with_three() -> Table:
    t = duel("bear-hallgerd", "wolf-ylva")
    t.give(1, "fury-red-dawn", "fury-bitten-rim", "wolf-geir")
    return t


def test_offers_before_the_battle_are_taken_for_declined() -> None:
    t = duel("bear-hallgerd bear-gauti", "wolf-ylva", "egil", "thord")
    t.give(1, "bear-gudveig")
    w = declared(game.view(t.s, 0), 0, 1)
    assert w.battle is not None and w.battle.attack.loose and not w.battle.attack.unused
    assert w.squads == t.s.squads and t.s.battle is None
