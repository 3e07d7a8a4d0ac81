"""V9, Thor's Help: those who stand by a battle may help one of the two."""

from __future__ import annotations

import pytest

from tests.valhalla.table import BASE, Table, arming, beyond_print, field, ragnarok
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.cards import Thor, decks
from valhalla.games.valhalla.expansions.thor import ThorSettled
from valhalla.games.valhalla.terms import NONE, UNKNOWN
from valhalla.kernel.game import BadSetup

FEWER = {
    "draw": "thor-crumbs-from-the-cart",
    "steal": "thor-storm-picks-pockets",
    "reroll": "thor-spark-on-the-bones",
    "strength2": "thor-weight-of-the-belt",
    "die": "thor-splinter-of-lightning",
    "strength3": "thor-hammer-from-nowhere",
}
EQUAL = "thor-sky-takes-sides"  # fewer or equal, 3 strength
FURY = "fury-red-dawn"
BEARS = "bear-bessi bear-birna"


def storm(*squads: str, hand: str = "", expansions: tuple[str, ...] = ()) -> Table:
    """Seat 0 attacks seat 1, and the next seat, who stands by, holds these cards."""
    t = field(Table(max(3, len(squads)), expansions=("thor", *expansions)), *squads)
    t.give(2, *hand.split())
    t.attack(0, 1)
    return t


def helps(t: Table, seat: int) -> list[tuple[str, int]]:
    """The Thor cards the seat may play, and for whom."""
    plays = [c for c in game.legal(t.s, seat) if isinstance(c, cm.PlayTactic)]
    return [(t.ids([c.card])[0], c.target) for c in plays]


def fight_on(t: Table, attackers: str, defenders: str = "") -> None:
    arming(t, 0, attackers)
    t.stop(0)
    arming(t, 1, defenders)
    t.stop(1)


# V9.1 Who, when, for whom


@pytest.mark.parametrize(
    ("attackers", "defenders", "fewer", "equal"),
    [
        ("bear-hallgerd", BEARS, [0], [0]),
        ("bear-hallgerd wolf-ylva", "bear-bessi", [1], [1]),
        ("bear-hallgerd", "bear-bessi", [], [0, 1]),
    ],
)
def test_v9_1_fewer_warriors_than_the_other_side_or_fewer_or_equal(
    attackers: str, defenders: str, fewer: list[int], equal: list[int]
) -> None:
    card = FEWER["strength3"]
    t = storm(attackers, defenders, "wolf-geir", hand=f"{card} {EQUAL}")
    assert t.waits() == ("aside", 2)
    assert helps(t, 2) == [*((card, seat) for seat in fewer), *((EQUAL, seat) for seat in equal)]


def test_v9_1_a_side_that_misses_the_condition_is_refused() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=EQUAL)
    refusal = t.refuses(2, cm.PlayTactic(t.card(EQUAL), target=1))
    assert (refusal.rule, refusal.key) == ("V9.1", "not_now")
    assert t.refuses(2, cm.PlayTactic(t.card(EQUAL), target=2)).rule == "V9.1"
    assert t.refuses(2, cm.PlayTactic(t.card(EQUAL))).rule == "V9.1"


def test_v9_1_each_third_party_in_turn_order_from_the_attacker() -> None:
    t = field(
        Table(5, expansions=("thor",)), *(f"bear-{name}" for name in ("bessi", "birna", "kolbein", "skapti"))
    )
    for seat in (0, 2, 3, 4):
        t.give(seat, t.tactic("fury"))
    t.squad(4, "wolf-ylva")
    t.to_turn_of(3)
    t.attack(3, 1)
    asked = []
    while t.step() == "aside":
        asked.append(t.waits()[1])
        t.do(asked[-1], cm.Pass())
    assert asked == [4, 0, 2]


def test_v9_1_the_fighters_are_not_asked_nor_who_has_no_card() -> None:
    t = field(Table(4, expansions=("thor",)), "bear-hallgerd", "bear-bessi", "wolf-geir", "wolf-ylva")
    t.give(0, EQUAL)
    t.give(1, FEWER["draw"])
    t.attack(0, 1)
    assert t.waits() == ("fight", 0)
    refusal = t.refuses(0, cm.PlayTactic(t.card(EQUAL)))
    assert (refusal.rule, refusal.key) == ("V9.1", "helps_others")


def test_v9_1_who_holds_any_card_is_asked_or_the_pause_would_tell() -> None:
    t = storm("bear-hallgerd", "bear-bessi", "wolf-geir", hand=FURY)
    assert t.waits() == ("aside", 2) and game.legal(t.s, 2) == [cm.Pass()]


def test_v9_1_one_card_each() -> None:
    t = storm("bear-hallgerd", "bear-bessi", "wolf-geir", hand=f"{EQUAL} thor-red-bearded-laugh")
    t.help(2, EQUAL, 0)
    assert t.waits() == ("fight", 0)


def test_v9_1_two_may_help_either_side() -> None:
    t = field(Table(4, expansions=("thor",)), "bear-hallgerd", "bear-bessi", "wolf-geir", "wolf-ylva")
    t.give(2, EQUAL)
    t.give(3, "thor-rain-in-their-eyes")
    t.attack(0, 1)
    t.help(2, EQUAL, 0)
    t.help(3, "thor-rain-in-their-eyes", 1)
    fight_on(t, "bear-hallgerd", "bear-bessi")
    assert t.last(ev.BattleResolved) == ev.BattleResolved(6, 5, 0, "V4.10")


def test_v9_1_help_may_be_denied() -> None:
    t = storm("bear-hallgerd", "bear-bessi", "wolf-geir", hand=EQUAL)
    t.do(2, cm.Pass())
    assert t.waits() == ("fight", 0) and t.hand(2) == [EQUAL]


def test_v9_1_alike_cards_are_listed_once() -> None:
    t = storm(
        "bear-hallgerd", "bear-bessi", "wolf-geir", hand="thor-red-bearded-laugh thor-rain-in-their-eyes"
    )
    assert helps(t, 2) == [("thor-red-bearded-laugh", 0), ("thor-red-bearded-laugh", 1)]
    t.help(2, "thor-rain-in-their-eyes", 1)


def test_v17_4_the_condition_is_checked_after_before_battle_effects() -> None:
    t = field(Table(3, expansions=("thor",)), "bear-hallgerd", "bear-bessi", "wolf-geir")
    t.jarl(1, "solveig")
    t.give(1, "bear-birna")
    t.give(2, FEWER["strength3"])
    t.attack(0, 1)
    assert t.waits() == ("before", 1)
    t.do(1, cm.UseAbility(False, t.card("bear-birna"), 1))
    assert t.waits() == ("aside", 2) and helps(t, 2) == [(FEWER["strength3"], 0)]


def test_v9_1_yrsa_may_name_one_and_help_too() -> None:
    t = field(Table(3, expansions=("thor",)), "bear-hallgerd", "bear-bessi", "wolf-geir")
    t.jarl(2, "yrsa")
    t.give(2, EQUAL)
    t.attack(0, 1)
    t.help(2, EQUAL, 0)
    assert t.waits() == ("aside", 2) and helps(t, 2) == []
    t.do(2, cm.UseAbility(target=0))
    assert t.waits() == ("fight", 0)


# V9.2 The bonuses


def test_v9_2_draw_1_card() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER["draw"])
    events = t.help(2, FEWER["draw"], 0)
    assert ev.DrawGranted(0, 1, "V9.2") in events and len(t.hand(0)) == 1
    assert t.s.known[t.s.hands[0][0]] == 1 and t.waits() == ("fight", 0)


def test_v9_2_a_draw_that_empties_the_deck_is_the_end() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER["draw"])
    t.deck("wolf-ylva")
    t.help(2, FEWER["draw"], 0)
    assert t.last(ev.EndTriggered) == ev.EndTriggered(NONE)


@pytest.mark.parametrize("bonus", ["draw", "steal"])
def test_v9_2_a_card_may_be_played_though_its_bonus_comes_to_nothing(bonus: str) -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER[bonus])
    t.deck()
    t.help(2, FEWER[bonus], 0)
    assert t.hand(0) == [] and t.waits() == ("fight", 0)


def test_v9_2_one_free_reroll() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER["reroll"])
    assert ev.FreeRerollsGained(0, 1, "V9.2") in t.help(2, FEWER["reroll"], 0)
    t.dice(0, "axe blank")
    t.do(0, cm.FreeReroll((1,)))
    assert len(t.side(0).loose) == 2 and t.refuses(0, cm.FreeReroll((0,))).key == "no_free_reroll"
    assert not t.side(0).rerolled


def test_v9_2_a_random_card_from_the_other_sides_hand() -> None:
    t = field(Table(3, expansions=("thor",)), "bear-hallgerd", BEARS, "wolf-geir")
    t.give(1, FURY)
    t.give(2, FEWER["steal"])
    t.attack(0, 1)
    events = t.help(2, FEWER["steal"], 0)
    assert ev.CardStolen(0, 1, t.card(FURY), False, "V9.2") in events
    assert t.hand(0) == [FURY] and t.hand(1) == []
    assert game.view(t.s, 2).hands[0] == [UNKNOWN], "the helper does not see it"


@pytest.mark.parametrize(("bonus", "strength"), [("strength2", 2), ("strength3", 3)])
def test_v9_2_more_strength(bonus: str, strength: int) -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER[bonus])
    t.help(2, FEWER[bonus], 0)
    arming(t, 0, "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == strength
    assert ("V9.2", t.card(FEWER[bonus]), strength) in parts(t.s, t.side(0))


def test_v9_2_one_extra_die() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER["die"])
    t.help(2, FEWER["die"], 0)
    assert len(t.side(0).loose) == 7 and t.s.pool == 2


def test_v9_2_the_defenders_die_and_reroll_come_with_the_defence() -> None:
    for bonus, dice, free in (("die", 7, 0), ("reroll", 6, 1)):
        t = storm("bear-hallgerd wolf-ylva", "bear-bessi", "wolf-geir", hand=FEWER[bonus])
        t.help(2, FEWER[bonus], 1)
        assert len(t.side(0).loose) == 6 and not t.side(0).free
        arming(t, 0, "bear-hallgerd")
        t.stop(0)
        assert (len(t.side(1).loose), t.side(1).free) == (dice, free)


def test_v4_15_help_alone_is_no_strength() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER["strength3"])
    t.help(2, FEWER["strength3"], 0)
    t.stop(0)
    assert t.last(ev.BattleResolved) == ev.BattleResolved(0, 0, NONE, "V4.7")


# V9.3 Where the card goes


def test_v9_3_the_helped_side_wins_and_the_card_goes_to_the_helpers_valhalla() -> None:
    card = FEWER["strength3"]
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=card)
    t.help(2, card, 0)
    fight_on(t, "bear-hallgerd", BEARS)
    assert t.valhalla_of(2) == [card] and t.valhalla_of(0) == ["bear-hallgerd"]
    assert t.last(ThorSettled) == ThorSettled(2, t.card(card), True)
    assert t.s.table.valour[t.card(card)] == 1


def test_v9_3_the_helped_defender_wins() -> None:
    t = storm("bear-hallgerd wolf-ylva", "bear-bessi", "wolf-geir", hand=FEWER["strength2"])
    t.help(2, FEWER["strength2"], 1)
    fight_on(t, "bear-hallgerd", "bear-bessi")
    t.send(1)
    assert t.valhalla_of(2) == [FEWER["strength2"]]


def test_v9_3_the_helped_side_loses_and_the_card_is_discarded() -> None:
    t = storm("bear-hallgerd", "bear-gudveig wolf-ylva", "wolf-geir", hand=FEWER["reroll"])
    t.help(2, FEWER["reroll"], 0)
    fight_on(t, "bear-hallgerd", "bear-gudveig")
    t.send(1)
    assert t.valhalla_of(2) == [] and t.discard() == [FEWER["reroll"]]
    assert t.s.known[t.card(FEWER["reroll"])] == t.s.table.everyone


@pytest.mark.parametrize("helped", [0, 1])
def test_v9_3_no_winner_and_the_card_is_discarded(helped: int) -> None:
    t = storm("bear-hallgerd", "bear-bessi", "wolf-geir", hand=EQUAL)
    t.help(2, EQUAL, helped)
    t.stop(0)
    assert t.valhalla_of(2) == [] and t.discard() == [EQUAL]


def test_v9_3_its_valour_counts_and_it_is_no_warrior_for_bonus_points() -> None:
    t = storm("bear-hallgerd", BEARS, "wolf-geir", hand=FEWER["draw"])
    t.help(2, FEWER["draw"], 0)
    fight_on(t, "bear-hallgerd")
    assert t.valhalla_of(2) == [FEWER["draw"]] and sum(t.s.table.valour[c] for c in t.s.valhalla[2]) == 2
    assert not t.s.table.is_warrior[t.card(FEWER["draw"])]


# V9.4 A tactic for effects that count or discard tactics; 3+ players


def test_v9_4_disarm_may_cost_a_thor_card() -> None:
    t = field(Table(3, expansions=("thor", "dwarves")), "dwarf-jari", BEARS)
    t.give(1, EQUAL, "bear-kolbein")
    t.attack(0, 1)
    t.skip("before")
    arming(t, 0, "dwarf-jari")
    assert t.waits() == ("disarm", 1) and game.legal(t.s, 1) == [cm.ChooseCard(t.card(EQUAL))]
    t.choose(1, EQUAL)
    assert t.discard() == [EQUAL]


def test_v9_4_thyra_does_not_take_a_thor_card() -> None:
    """A helper's card is played for a side, not by it."""
    t = field(Table(4, expansions=("thor",)), "bear-hallgerd", BEARS, "wolf-geir", "wolf-ylva")
    t.jarl(3, "thyra")
    t.capture(0, 3, 2)
    t.give(2, FEWER["die"])
    t.attack(0, 1)
    t.help(2, FEWER["die"], 0)
    fight_on(t, "bear-hallgerd", "bear-bessi")
    assert t.step() == "keep"


def test_v9_4_a_helpers_card_is_no_tactic_of_egils() -> None:
    t = field(Table(3, expansions=("thor",)), "bear-hallgerd", BEARS, "wolf-geir")
    t.jarl(0, "egil")
    t.give(2, FEWER["strength2"])
    t.attack(0, 1)
    t.do(0, cm.UseAbility())
    t.help(2, FEWER["strength2"], 0)
    arming(t, 0, "bear-hallgerd")
    assert beyond_print(t, 0, "bear-hallgerd") == 2 + 2 + 2


def test_v9_4_thor_needs_three_players() -> None:
    with pytest.raises(BadSetup):
        game.check_setup(game.Setup(2, ("thor",)))
    for players in (3, 4, 5, 6):
        game.check_setup(game.Setup(players, ("thor",)))
    thor = [card for card in decks()["thor"] if isinstance(card, Thor)]
    assert len(game.blank(game.Setup(3, ("thor",))).deck) == BASE + len(thor)


def test_v6_4_no_thor_in_ragnarok() -> None:
    t = field(Table(3, expansions=("thor",)), "bear-hallgerd", "bear-bessi", "wolf-geir")
    t.give(0, EQUAL)
    t.give(2, FEWER["draw"])
    ragnarok(t)
    assert t.waits() == ("fight", 0)
    assert t.refuses(0, cm.PlayTactic(t.card(EQUAL))).key == "helps_others"
    t.stop(0)
    assert t.discard() == ["bear-hallgerd", EQUAL]


def test_v14_1_a_partner_may_help() -> None:
    t = field(Table(4, expansions=("thor", "alliance")), "bear-hallgerd", "bear-bessi", "wolf-geir wolf-ylva")
    t.give(2, EQUAL)
    t.attack(0, 1)
    assert helps(t, 2) == [(EQUAL, 0), (EQUAL, 1)], "own squads are compared, not the partners'"
    t.help(2, EQUAL, 0)
    fight_on(t, "bear-hallgerd")
    assert t.valhalla_of(2) == [EQUAL]
