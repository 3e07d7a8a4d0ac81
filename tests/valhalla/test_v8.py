"""V8, Loki's Cunning: what the loser of a battle may take, row by row. The cards are in `test_cards.py`."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table, arming, charge, clash, field, ragnarok
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import LOKI_DECK, Loki, decks
from valhalla.games.valhalla.expansions.loki import CardBuried, LokiRevealed, LokiRowTaken, ShieldReturned
from valhalla.games.valhalla.expansions.thor import ThorSettled
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.terms import NONE, UNKNOWN
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup

FEATHERS = "loki-borrowed-feathers"  # 0-1 send all, 2-3 send one, 4-5 from the winner's hand
SLEEVE = "loki-open-sleeve"  # 0-2 send one, 3 from any hand, 4-5 from the winner's
MISTLETOE = "loki-sprig-of-mistletoe"  # keep the shield, take it, take a tactic, 3-4 the winner's choice
SALMON = "loki-leaping-salmon"  # 0-1 send one, 2-3 draw, 4-5 draw and bury
APPLE = "loki-fallen-apple"  # 3, 2 or 1 points
NET = "loki-knotted-net"
FURY = "fury-red-dawn"
OTHER_FURY = "fury-bitten-rim"


def loki(card: str, *squads: str, players: int = 2, more: tuple[str, ...] = ()) -> Table:
    return field(Table(players, expansions=("loki", *more), loki=card), *squads)


def rows(t: Table, seat: int) -> list[int]:
    """The rows the seat may take now."""
    return sorted({c.row for c in game.legal(t.s, seat) if isinstance(c, cm.TakeRow)})


# V8.1 Which rows


@pytest.mark.parametrize(
    ("attackers", "defenders", "open_rows"),
    [
        ("bear-hallgerd", "bear-bessi", [0, 1, 2]),
        ("bear-hallgerd", "wolf-ylva wolf-geir", [0, 1, 2]),
        ("bear-hallgerd", "wolf-ylva", [1, 2]),
        ("bear-gudveig", "boar-groa", [1, 2]),
        ("bear-gudveig", "wolf-ylva", [2]),
        ("bear-arnbjorg", "bear-bessi", [2]),
    ],
)
def test_v8_1_the_row_of_the_difference_and_those_for_greater_ones(
    attackers: str, defenders: str, open_rows: list[int]
) -> None:
    t = loki(FEATHERS, attackers, defenders)
    t.give(0, FURY)
    clash(t, attackers, defenders)
    assert t.waits() == ("loki", 1) and rows(t, 1) == open_rows
    assert cm.Pass() in game.legal(t.s, 1), "or none"


def test_v8_1_a_difference_above_the_table_gives_nothing() -> None:
    t = loki(FEATHERS, "bear-arnbjorg", "wolf-ylva")
    t.give(0, FURY)
    clash(t, "bear-arnbjorg", "wolf-ylva")
    assert t.step() == "keep" and t.squad_of(1) == ["wolf-ylva"]


def test_v8_1_a_smaller_row_is_refused() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "wolf-ylva")
    clash(t, "bear-hallgerd", "wolf-ylva")
    refusal = t.refuses(1, cm.TakeRow(0))
    assert (refusal.rule, refusal.key) == ("V8.1", "not_offered")
    assert t.refuses(0, cm.TakeRow(1, slot=0)).key == "not_your_turn"


def test_v8_1_the_loser_may_take_nothing() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "bear-bessi")
    clash(t, "bear-hallgerd", "bear-bessi")
    assert t.do(1, cm.Pass())[0] == ev.Passed(1)
    assert t.squad_of(1) == ["bear-bessi"] and t.step() == "keep"


def test_v8_1_one_row_only() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "bear-bessi wolf-ylva")
    t.give(0, FURY)
    clash(t, "bear-hallgerd", "bear-bessi")
    t.row(1, 1, warrior="bear-bessi")
    assert t.step() == "keep" and t.hand(0) == [FURY]


def test_v8_1_a_beaten_attacker_may_take_one_too() -> None:
    t = loki(FEATHERS, "wolf-ylva", "bear-bessi")
    clash(t, "wolf-ylva", "bear-bessi")
    t.send(1)
    assert t.waits() == ("loki", 0)
    t.row(0, 1, warrior="wolf-ylva")
    assert t.valhalla_of(0) == ["wolf-ylva"]


def test_v8_1_the_difference_is_that_of_the_strengths_compared() -> None:
    """Tactics count; a defence of nobody has strength 0 (V4.15)."""
    t = loki(FEATHERS, "bear-hallgerd", "wolf-ylva")
    t.give(0, FURY, OTHER_FURY)
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    t.play(0, FURY)
    t.stop(0)
    t.stop(1)
    assert t.s.battle is not None and t.s.battle.strengths == (5, 0) and rows(t, 1) == [2]


def test_v8_1_a_tie_won_by_sigvard_is_a_difference_of_0() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "bear-bessi")
    t.jarl(1, "sigvard")
    clash(t, "bear-hallgerd", "bear-bessi")
    t.send(1)
    t.row(0, 0)
    assert t.valhalla_of(0) == ["bear-hallgerd"]


def test_v8_1_loki_comes_after_jarls_and_the_mission_and_before_thor() -> None:
    """V4.14: the order of what comes after a battle."""
    t = loki(
        FEATHERS, "wolf-ylva bear-kolbein", "bear-bessi", "bear-birna", players=3, more=("thor", "valkyries")
    )
    t.jarl(0, "agnar")
    t.give(1, "mission-first-cast-stands")
    t.give(2, "thor-hammer-from-nowhere")
    t.attack(0, 1)
    t.help(2, "thor-hammer-from-nowhere", 1)
    arming(t, 0, "wolf-ylva bear-kolbein")
    t.stop(0)
    arming(t, 1, "bear-bessi")
    t.stop(1)
    asked = []
    while t.step() != "keep":
        step, seat = t.waits()
        asked.append((step, seat))
        if step == "choose rising":
            t.send(1)
        elif step == "mission":
            t.choose(1, "mission-first-cast-stands")
        elif step == "loki":
            t.row(0, 1, warrior="wolf-ylva")
        else:
            t.do(seat, cm.Pass())
    assert asked == [("choose rising", 1), ("after", 0), ("mission", 1), ("loki", 0)]
    kinds = [type(e) for e in t.log if isinstance(e, LokiRowTaken | ThorSettled | ev.BattleEnded)]
    assert kinds == [LokiRowTaken, ThorSettled, ev.BattleEnded]


def test_v8_1_a_row_that_can_do_nothing_is_not_offered() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "wolf-ylva")
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    t.stop(0)
    t.stop(1)
    assert t.step() == "keep", "nobody activated, nothing to steal"
    t = loki(SALMON, "bear-hallgerd", "wolf-ylva")
    t.deck()
    clash(t, "bear-hallgerd", "wolf-ylva")
    assert not any(isinstance(e, LokiRowTaken | ev.Passed) for e in t.log), "no card to draw"


# V8.2


def test_v8_2_a_battle_without_a_winner_gives_nothing() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "wolf-ylva")
    t.give(1, FURY)
    t.attack(0, 1)
    t.stop(0)
    assert t.s.battle is None and t.step() == "keep"


@pytest.mark.parametrize(
    ("attackers", "defenders", "row", "points"),
    [
        ("bear-hallgerd", "bear-bessi", 0, 3),
        ("bear-hallgerd", "wolf-ylva", 1, 2),
        ("bear-gudveig", "wolf-ylva", 2, 1),
    ],
)
def test_v8_2_points_are_paid_as_bonus_points(attackers: str, defenders: str, row: int, points: int) -> None:
    t = loki(APPLE, attackers, defenders)
    pile = ["bear-birna", "bear-holmfrid", "wolf-hedin"]  # worth 1, 2 and 3
    t.throw(*pile)
    clash(t, attackers, defenders)
    assert rows(t, 1) == list(range(row, 3))
    t.row(1, row)
    paid = t.last(ev.BonusPaid)
    assert isinstance(paid, ev.BonusPaid) and (paid.seat, paid.bonus, paid.rule) == (1, points, "V8.2")
    assert t.valhalla_of(1) == [pile[points - 1]]


def test_v8_2_without_a_warrior_in_the_pile_points_are_not_offered() -> None:
    t = loki(APPLE, "bear-hallgerd", "bear-bessi")
    t.throw(FURY)
    clash(t, "bear-hallgerd", "bear-bessi")
    assert t.step() == "keep" and t.valhalla_of(1) == []


# V8.3 The starter


def test_v8_3_send_all_sends_all_activated_warriors() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "wolf-ylva wolf-geir bear-bessi")
    clash(t, "bear-hallgerd", "wolf-ylva wolf-geir")
    events = t.row(1, 0)
    assert LokiRowTaken(1, 0) in events
    assert t.valhalla_of(1) == ["wolf-ylva", "wolf-geir"] and t.squad_of(1) == ["bear-bessi"]


def test_v8_3_send_one_sends_an_activated_warrior_of_choice() -> None:
    t = loki(FEATHERS, "bear-gudveig", "wolf-ylva wolf-geir bear-bessi")
    clash(t, "bear-gudveig", "wolf-ylva wolf-geir")
    assert t.refuses(1, cm.TakeRow(1, slot=t.slot(1, "bear-bessi"))).key == "not_offered", "not activated"
    t.row(1, 1, warrior="wolf-geir")
    assert t.valhalla_of(1) == ["wolf-geir"] and t.squad_of(1) == ["wolf-ylva", "bear-bessi"]


def test_v8_3_steal_winner_takes_a_random_card_from_the_winners_hand() -> None:
    taken = set()
    for seed in range(12):
        t = field(Table(2, seed=seed, expansions=("loki",)), "bear-gudveig", "wolf-ylva")
        t.give(0, FURY, "bear-birna", "wolf-geir")
        clash(t, "bear-gudveig", "wolf-ylva")
        t.row(1, 2)
        (card,) = t.hand(1)
        taken.add(card)
        assert len(t.hand(0)) == 2 and card not in t.hand(0)
    assert len(taken) == 3


def test_v8_3_without_a_hand_to_steal_from_the_row_is_not_offered() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "wolf-ylva")
    t.give(1, FURY)
    clash(t, "bear-hallgerd", "wolf-ylva")
    assert rows(t, 1) == [1], "the own hand is no loot"


# V8.4 (a) The Open Sleeve


def test_v8_4_a_send_one_up_to_2() -> None:
    t = loki(SLEEVE, "bear-hallgerd", "wolf-ylva wolf-geir")
    clash(t, "bear-hallgerd", "wolf-ylva")
    t.row(1, 0, warrior="wolf-ylva")
    assert t.valhalla_of(1) == ["wolf-ylva"]


def test_v8_4_a_steal_any_takes_from_any_players_hand() -> None:
    t = loki(SLEEVE, "bear-gudveig", "boar-groa", "bear-birna", "bear-bessi", players=4)
    t.give(0, FURY)
    t.give(1, "wolf-geir")
    t.give(2, OTHER_FURY)
    clash(t, "bear-gudveig", "boar-groa")
    targets = {c.target for c in game.legal(t.s, 1) if isinstance(c, cm.TakeRow) and c.row == 1}
    assert targets == {0, 2}, "neither the own hand nor an empty one"
    assert t.refuses(1, cm.TakeRow(1, target=3)).key == "not_offered"
    t.row(1, 1, target=2)
    assert OTHER_FURY in t.hand(1) and t.hand(2) == []


def test_v8_4_a_steal_winner_at_4_and_5() -> None:
    t = loki(SLEEVE, "bear-gudveig", "wolf-ylva", "bear-birna", players=3)
    t.give(0, FURY)
    t.give(2, OTHER_FURY)
    clash(t, "bear-gudveig", "wolf-ylva")
    assert rows(t, 1) == [2]
    t.row(1, 2)
    assert t.hand(1) == [FURY] and t.hand(2) == [OTHER_FURY]


# V8.4 (b) The Sprig of Mistletoe


def test_v8_4_b_row_0_the_defender_keeps_the_shield() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi")
    clash(t, "bear-hallgerd", "bear-bessi")
    assert (t.s.own[1], t.s.captured[0]) == (3, [1]) and rows(t, 1) == [0], "no tactic to take"
    assert ShieldReturned(0, 1) in t.row(1, 0)
    assert (t.s.own[1], t.s.captured[0]) == (4, []) and t.valhalla_of(0) == ["bear-hallgerd"]


def test_v8_4_b_row_0_on_the_last_shield_is_no_end() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi")
    t.capture(0, 1, 3)
    clash(t, "bear-hallgerd", "bear-bessi")
    assert t.s.own[1] == 0
    t.row(1, 0)
    assert t.s.own[1] == 1 and t.s.left == NONE


def test_v8_4_b_the_last_shield_not_kept_is_the_end() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi")
    t.capture(0, 1, 3)
    clash(t, "bear-hallgerd", "bear-bessi")
    t.do(1, cm.Pass())
    assert t.last(ev.EndTriggered) == ev.EndTriggered(1)


def test_v8_4_b_row_1_the_losing_attacker_takes_the_shield_all_the_same() -> None:
    t = loki(MISTLETOE, "wolf-ylva wolf-geir", "bear-bessi")
    clash(t, "wolf-ylva wolf-geir", "bear-bessi")
    t.send(1, "bear-bessi")
    assert rows(t, 0) == [1]
    assert ev.ShieldTaken(0, 1, "V8.4") in t.row(0, 1)
    assert (t.s.own[1], t.s.captured[0]) == (3, [1])


def test_v8_4_b_row_1_taking_the_last_shield_is_the_end() -> None:
    t = loki(MISTLETOE, "wolf-ylva wolf-geir", "bear-bessi")
    t.capture(0, 1, 3)
    clash(t, "wolf-ylva wolf-geir", "bear-bessi")
    t.send(1)
    t.row(0, 1)
    assert t.s.own[1] == 0 and t.last(ev.EndTriggered) == ev.EndTriggered(1)


def test_v8_4_b_a_row_that_makes_no_sense_for_the_role_is_passed_over() -> None:
    """The losing attacker keeps no shield, the losing defender takes none: the next row is theirs."""
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi")
    t.jarl(1, "sigvard")
    t.give(0, FURY, OTHER_FURY)
    clash(t, "bear-hallgerd", "bear-bessi")
    t.send(1)
    assert rows(t, 0) == [1]
    t = loki(MISTLETOE, "bear-gudveig", "boar-groa")
    t.give(1, FURY)
    charge(t, "bear-gudveig")
    arming(t, 1, "boar-groa")
    t.play(1, FURY)
    t.stop(1)
    assert t.s.battle is not None and t.s.battle.strengths == (5, 4) and rows(t, 1) == [2, 3]


def test_v8_4_b_row_2_takes_any_tactic_played_this_battle() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi")
    t.give(0, FURY)
    t.give(1, "counterblow-blow-returned")
    t.attack(0, 1)
    arming(t, 0, "bear-hallgerd")
    t.play(0, FURY)
    t.stop(0)
    t.dice(1, "shield axe")
    t.arm(1, "bear-bessi")
    t.play(1, "counterblow-blow-returned")
    t.stop(1)
    cards = {c.card for c in game.legal(t.s, 1) if isinstance(c, cm.TakeRow) and c.row == 2}
    assert cards == {t.card(FURY), t.card("counterblow-blow-returned")}, "own or the winner's"
    t.row(1, 2, card=FURY)
    assert t.hand(1) == [FURY] and t.discard() == ["counterblow-blow-returned"]
    assert t.s.known[t.card(FURY)] == t.s.table.everyone


def test_v8_4_b_row_3_takes_a_tactic_of_the_winners_choice() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "wolf-ylva")
    t.give(0, FURY, "counterblow-blow-returned")
    t.attack(0, 1)
    t.dice(0, "axe bow")
    t.arm(0, "bear-hallgerd")
    t.play(0, FURY)
    t.play(0, "counterblow-blow-returned")
    t.stop(0)
    arming(t, 1, "wolf-ylva")
    t.stop(1)
    assert rows(t, 1) == [3]
    t.row(1, 3)
    assert t.waits() == ("loki tactic", 0)
    assert cm.Pass() not in game.legal(t.s, 0) and t.refuses(0, cm.Pass()).rule == "V8.4"
    t.choose(0, "counterblow-blow-returned")
    assert t.hand(1) == ["counterblow-blow-returned"] and t.discard() == [FURY]


def test_v8_4_b_without_a_tactic_played_its_rows_are_not_offered() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "wolf-ylva")
    clash(t, "bear-hallgerd", "wolf-ylva")
    assert t.step() == "keep"


def test_v9_4_lokis_rows_may_take_a_thor_card_instead_of_its_going_its_way() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi wolf-ylva", "bear-birna", players=3, more=("thor",))
    t.give(2, "thor-weight-of-the-belt")
    t.attack(0, 1)
    t.help(2, "thor-weight-of-the-belt", 0)
    arming(t, 0, "bear-hallgerd")
    t.stop(0)
    arming(t, 1, "bear-bessi")
    t.stop(1)
    assert t.step() == "loki"
    taken = [c for c in game.legal(t.s, t.s.step_seat) if isinstance(c, cm.TakeRow) and c.card >= 0]
    loser = t.s.step_seat
    t.do(loser, taken[0])
    assert t.hand(loser) == ["thor-weight-of-the-belt"] and not t.valhalla_of(2)


def test_v8_4_b_what_ulfar_took_back_is_not_there_any_more() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi")
    t.jarl(0, "ulfar")
    t.give(0, FURY, "counterblow-blow-returned")
    t.attack(0, 1)
    t.dice(0, "axe bow")
    t.arm(0, "bear-hallgerd")
    t.play(0, FURY)
    t.play(0, "counterblow-blow-returned")
    t.stop(0)
    arming(t, 1, "bear-bessi")
    t.stop(1)
    t.do(0, cm.UseAbility(True, t.card(FURY)))
    cards = {c.card for c in game.legal(t.s, 1) if isinstance(c, cm.TakeRow) and c.row == 2}
    assert cards == {t.card("counterblow-blow-returned")}


# V8.4 (c) The Leaping Salmon


def test_v8_4_c_send_one_and_draw() -> None:
    t = loki(SALMON, "bear-hallgerd", "wolf-ylva")
    clash(t, "bear-hallgerd", "wolf-ylva")
    assert rows(t, 1) == [1, 2]
    events = t.row(1, 1)
    assert ev.DrawGranted(1, 1, "V8.4") in events and len(t.hand(1)) == 1
    assert t.s.known[t.card(t.hand(1)[0])] == 0b10, "nobody else sees it"


def test_v8_4_c_draw_and_bury_a_hand_card_face_down_on_the_deck() -> None:
    t = loki(SALMON, "bear-gudveig", "wolf-ylva")
    t.give(1, FURY)
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    assert t.waits() == ("loki bury", 1) and len(t.hand(1)) == 2, "the card drawn may be buried, too"
    assert cm.Pass() not in game.legal(t.s, 1)
    assert t.choose(1, FURY)[0] == CardBuried(1, t.card(FURY)) and FURY not in t.hand(1)
    hidden = game.seen_by(CardBuried(1, t.card(FURY)), 0)
    assert hidden == CardBuried(1, UNKNOWN)


def test_v8_4_c_the_buried_card_is_drawn_next() -> None:
    t = loki(SALMON, "bear-gudveig", "wolf-ylva")
    t.give(1, FURY)
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    t.choose(1, FURY)
    assert t.step() == "keep" and t.card(FURY) in t.s.drawn and t.s.top == []
    t.do(0, cm.Keep((t.card(FURY),)))
    assert t.hand(0) == [FURY]
    assert t.s.known[t.card(FURY)] == 0b11, "who buried a card goes on knowing it"


def test_v8_4_c_among_three_the_third_does_not_learn_the_buried_card() -> None:
    t = loki(SALMON, "bear-gudveig", "wolf-ylva", "bear-birna", players=3)
    t.give(1, FURY)
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    t.choose(1, FURY)
    t.do(0, cm.Keep((t.card(FURY),)))
    assert game.view(t.s, 1).hands[0] == [t.card(FURY)]
    assert game.view(t.s, 2).hands[0] == game.view(t.s, None).hands[0] == [UNKNOWN]


def test_v8_4_c_of_two_buried_cards_the_later_lies_on_top() -> None:
    t = loki(SALMON, "bear-hallgerd", "wolf-ylva")
    t.bury(0, "wolf-geir", FURY)
    clash(t, "bear-hallgerd", "wolf-ylva")
    t.row(1, 1)
    assert t.hand(1) == [FURY]


def test_v8_4_c_while_a_buried_card_lies_there_the_deck_is_not_empty() -> None:
    t = loki(SALMON, "bear-hallgerd", "wolf-ylva")
    t.bury(0, "wolf-geir", FURY, "wolf-svala", "bear-birna")
    t.deck()
    clash(t, "bear-hallgerd", "wolf-ylva")
    t.row(1, 1)
    assert t.s.left == NONE and t.hand(1) == ["bear-birna"]


def test_v8_4_c_a_draw_that_empties_the_deck_is_the_end_though_a_card_is_buried() -> None:
    t = loki(SALMON, "bear-gudveig", "wolf-ylva")
    t.give(1, FURY)
    t.deck("bear-birna")
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    assert t.last(ev.EndTriggered) == ev.EndTriggered(NONE)
    t.choose(1, FURY)
    assert t.hand(0) == [FURY], "drawn in phase B"


@pytest.mark.parametrize(("players", "cards"), [(2, 30), (3, 10), (4, 0), (5, 0), (6, 0)])
def test_v8_4_c_ten_fewer_cards_in_the_opening_discard(players: int, cards: int) -> None:
    assert opening(players, SALMON) == cards


@pytest.mark.parametrize(("players", "cards"), [(2, 50), (3, 30), (4, 20), (5, 10), (6, 10)])
def test_v8_5_one_of_ours_discards_ten_more(players: int, cards: int) -> None:
    assert opening(players, "loki-mare-in-the-meadow") == cards


def opening(players: int, card: str) -> int:
    _, events = game.new(game.Setup(players, ("loki",), ("simplified",), loki=card), Chance(4))
    return next(len(e.cards) for e in events if isinstance(e, ev.OpeningDiscarded))


def test_v8_4_the_other_known_cards_leave_the_opening_discard_alone() -> None:
    assert [opening(2, card) for card in (FEATHERS, SLEEVE, MISTLETOE)] == [40, 40, 40]


# V8.4 Which card


def revealed(variants: tuple[str, ...] = ("simplified",), loki: str | None = None, seed: int = 1) -> str:
    s, events = game.new(game.Setup(3, ("loki",), variants, loki=loki), Chance(seed))
    (card,) = (e.card for e in events if isinstance(e, LokiRevealed))
    assert s.loki == card
    return s.table.lokis[card].id


def test_v8_4_in_a_first_game_the_starter_card() -> None:
    assert {revealed(("first_game",), seed=seed) for seed in range(9)} == {FEATHERS}


def test_v8_4_otherwise_a_random_card() -> None:
    cards = {revealed(seed=seed) for seed in range(60)}
    assert cards == {card.id for card in decks()[LOKI_DECK] if isinstance(card, Loki)}


def test_v8_4_or_the_chosen_one_even_in_a_first_game() -> None:
    assert revealed(loki=NET) == revealed(("first_game",), NET) == NET


def test_v8_4_a_chosen_card_must_exist_and_needs_the_expansion() -> None:
    for setup in (game.Setup(2, loki=NET), game.Setup(2, ("loki",), loki="loki-nobody")):
        with pytest.raises(BadSetup):
            game.check_setup(setup)


def test_v8_loki_cards_are_never_in_the_deck() -> None:
    plain, loki_too = (game.blank(game.Setup(2, more)).deck for more in ((), ("loki",)))
    assert len(plain) == len(loki_too)


# Knowledge, and Ragnarök


def test_v8_4_a_hidden_theft_is_seen_by_the_two_only() -> None:
    t = loki(FEATHERS, "bear-gudveig", "wolf-ylva", "bear-birna", players=3)
    t.give(0, FURY)
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    assert [game.view(t.s, seat).hands[1] for seat in (0, 1, 2, None)] == [
        [t.card(FURY)], [t.card(FURY)], [UNKNOWN], [UNKNOWN],
    ]  # fmt: skip


def test_v8_4_others_lose_what_they_knew_of_a_hand_a_card_was_stolen_from() -> None:
    t = loki(FEATHERS, "bear-gudveig", "wolf-ylva", "bear-birna", players=3)
    t.give(0, FURY, OTHER_FURY)
    for card in (FURY, OTHER_FURY):
        t.s.known[t.card(card)] = t.s.table.everyone
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    left = t.card(t.hand(0)[0])
    assert game.view(t.s, 2).hands[:2] == [[UNKNOWN], [UNKNOWN]]
    assert game.view(t.s, 1).hands[0] == [left], "the thief can tell what is left"


def test_v8_4_with_two_players_all_know_the_stolen_card() -> None:
    t = loki(FEATHERS, "bear-gudveig", "wolf-ylva")
    t.give(0, FURY, "bear-birna")
    t.s.known[t.card("bear-birna")] = t.s.known[t.card(FURY)] = 0b11
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    assert all(t.s.known[card] == 0b11 for hand in t.s.hands for card in hand)


def test_v8_4_others_lose_what_they_knew_of_a_hand_a_card_was_buried_from() -> None:
    t = loki(SALMON, "bear-gudveig", "wolf-ylva")
    t.give(1, FURY)
    t.s.known[t.card(FURY)] = 0b11
    clash(t, "bear-gudveig", "wolf-ylva")
    t.row(1, 2)
    other = next(card for card in t.hand(1) if card != FURY)
    t.choose(1, other)
    assert t.s.known[t.card(FURY)] == 0b10 and game.view(t.s, 0).hands[1] == [UNKNOWN]


def test_v6_4_no_loki_in_ragnarok() -> None:
    t = loki(FEATHERS, "bear-hallgerd", "bear-bessi")
    ragnarok(t)
    arming(t, 0, "bear-hallgerd")
    t.stop(0)
    assert t.waits() == ("fight", 1)


# Meetings with jarls


def test_v16_2_ketil_hears_of_the_shield_that_loki_leaves_or_takes() -> None:
    """A shield was taken, if the attacker has it in the end, whoever won."""
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi", "bear-birna", players=3)
    t.jarl(2, "ketil")
    clash(t, "bear-hallgerd", "bear-bessi")
    t.row(1, 0)
    assert t.s.feud[2] == 0
    t = loki(MISTLETOE, "wolf-ylva wolf-geir", "bear-bessi", "bear-birna", players=3)
    t.jarl(2, "ketil")
    clash(t, "wolf-ylva wolf-geir", "bear-bessi")
    t.send(1)
    t.row(0, 1)
    t.keep_first(0)
    assert t.s.feud[2] == 8 + 1
    t.to_turn_of(2)
    t.attack(2, 1)
    arming(t, 2, "bear-birna")
    t.stop(2)
    t.stop(1)
    assert t.s.captured[2] == [1] and AbilityUsed(2, True) in t.log


def test_v16_2_gorm_draws_for_a_shield_before_loki_has_his_say() -> None:
    t = loki(MISTLETOE, "bear-hallgerd", "bear-bessi", "bear-birna", players=3)
    t.jarl(2, "gorm")
    clash(t, "bear-hallgerd", "bear-bessi")
    assert t.waits() == ("witness", 2)
    t.do(2, cm.UseAbility())
    t.row(1, 0)
    assert len(t.hand(2)) == 1
    t = loki(MISTLETOE, "wolf-ylva wolf-geir", "bear-bessi", "bear-birna", players=3)
    t.jarl(2, "gorm")
    clash(t, "wolf-ylva wolf-geir", "bear-bessi")
    t.send(1)
    t.row(0, 1)
    assert t.step() == "keep", "too late for him"


def test_v16_2_agnar_sends_one_and_loki_sends_the_others() -> None:
    t = loki(FEATHERS, "wolf-ylva wolf-geir", "bear-bessi")
    t.jarl(0, "agnar")
    clash(t, "wolf-ylva wolf-geir", "bear-bessi")
    t.send(1)
    t.do(0, cm.UseAbility(slot=t.slot(0, "wolf-ylva")))
    t.row(0, 0)
    assert t.valhalla_of(0) == ["wolf-ylva", "wolf-geir"]
