"""W1 to W3: components, setup, the round and its turns."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.wolves.table import LEFT, RIGHT, Table
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.cards import DeityCard, Manoeuvre, Ragnarok, Unit, Victory, all_cards
from valhalla.games.wolves.deities import fill_hall
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup


def new(players: int, seed: int = 1) -> tuple[game.State, list[ev.Event]]:
    return game.new(game.Setup(players), Chance(seed))


# W1 Components


def test_w1_1_the_people_are_units_and_manoeuvres() -> None:
    people = [card for card in all_cards() if isinstance(card, Unit | Manoeuvre)]
    assert {card.rune for card in people if isinstance(card, Unit)} == {"tyr", "yew"}
    assert len({card.id.rpartition("-")[0] for card in people if isinstance(card, Manoeuvre)}) == 3


def test_w1_2_deities_victories_and_two_cards_of_ragnarok() -> None:
    colours = Counter(card.colour for card in all_cards() if isinstance(card, DeityCard))
    assert colours == {"blue": 8, "red": 8, "black": 1}
    assert sum(isinstance(card, Victory) for card in all_cards()) == 9
    among = [card.among for card in all_cards() if isinstance(card, Ragnarok)]
    assert sorted(among) == ["deities", "victories"]


def test_w1_3_everybody_begins_with_an_empty_row_and_a_hand() -> None:
    s, _ = new(4)
    assert s.rows == s.offerings == s.deities == s.victories == [[], [], [], []]


# W2 Setup


def test_w2_1_ragnarok_is_among_the_last_three_deities() -> None:
    """Taken from the Hall one by one: it never comes before the sixteenth place, and at times not last."""
    found: Counter[int] = Counter()
    for seed in range(60):
        t = Table(seed=seed)
        order: list[int] = []
        while t.s.hidden_gods:
            events: list[ev.Event] = []
            fill_hall(t.s, t.chance.at(len(order)), events)
            order += [event.card for event in events if isinstance(event, ev.HallFilled)]
            t.s.hall.pop()
        assert len(order) == 18
        found[order.index(t.card("ragnarok-hall"))] += 1
    assert set(found) == {15, 16, 17}


def test_w2_1_the_victory_ragnarok_is_the_very_last() -> None:
    for seed in range(30):
        s, _ = game.new(game.Setup(5), Chance(seed))
        assert s.table.dooms[1] in s.hidden_prizes
    t = Table(5, round=4)
    t.win(0, "mead-horn iron-crown feast-of-gods sun-stone war-hoard saga-stone empty-benches")
    t.prize("last-laugh first-to-the-fire")
    assert t.s.hidden_prizes == [t.card("ragnarok-glory")]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w2_2_three_deities_open_and_nine_cards_each(players: int) -> None:
    s, _ = new(players)
    assert len(s.hall) == 3 and all(s.table.deity[card] >= 0 for card in s.hall)
    assert [len(hand) for hand in s.hands] == [9] * players


def test_w2_2_the_first_player_is_random_unless_named() -> None:
    assert {new(4, seed)[0].starter for seed in range(60)} == {0, 1, 2, 3}
    assert game.new(game.Setup(4, first=2), Chance(1))[0].starter == 2


@pytest.mark.parametrize("players", [1, 2, 6])
def test_two_players_need_the_shadow_clan(players: int) -> None:
    with pytest.raises(BadSetup):
        game.check_setup(game.Setup(players))


def test_the_shadow_clan_joins_a_table_of_two() -> None:
    game.check_setup(game.Setup(3, variants=("shadow",)))
    with pytest.raises(BadSetup):
        game.check_setup(game.Setup(4, variants=("shadow",)))


# W3 The round


@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 2), (5, 2)])
def test_w3_1_victories_opened_by_players(players: int, count: int) -> None:
    s, _ = new(players)
    assert len(s.prizes) == count


def last_rounds(players: int, left: str) -> tuple[Table, list[ev.Event]]:
    """A round in which nobody has won anything, with only these victories and Ragnarök still covered."""
    t = Table(players)
    t.s.hidden_prizes = sorted(t.cards(f"{left} ragnarok-glory"))
    t.row(1, "king")
    events: list[ev.Event] = []
    while t.step() == "act" and t.s.round < 3:  # without a recount: the other victories are in the box
        events += game.decide(t.s, t.waits_for()[0], cm.Pass(), t.chance.at(len(events)))
        while t.step() == "rest":
            events += game.decide(t.s, t.waits_for()[0], cm.EndTurn(), t.chance)
    return t, events


def test_w3_1_with_one_left_of_two_ragnarok_is_opened_and_the_first_place_takes_it() -> None:
    t, events = last_rounds(4, "iron-crown")
    opened = [event.prizes for event in events if isinstance(event, ev.RoundBegan)]
    taken = [event for event in events if isinstance(event, ev.VictoryTaken)]
    assert opened == [t.cards("iron-crown ragnarok-glory")] and len(taken) == 1
    first = [event.ranking[0] for event in events if isinstance(event, ev.RowsCounted)][-1]
    assert taken[0] == ev.VictoryTaken(first, t.card("iron-crown"))
    assert isinstance(events[-1], ev.GameEnded)


def test_w3_1_the_last_round_is_played_even_if_no_victory_is_left() -> None:
    t, events = last_rounds(3, "")
    opened = [event.prizes for event in events if isinstance(event, ev.RoundBegan)]
    assert opened == [t.cards("ragnarok-glory")]
    assert sum(isinstance(event, ev.RowsCounted) for event in events) == 2
    assert isinstance(events[-1], ev.GameEnded)


def test_w3_2_the_winner_of_the_last_round_starts_and_turns_go_clockwise() -> None:
    t = Table(4)
    t.row(2, "king")
    t.prize("mead-horn iron-crown")
    t.all_pass()
    t.do(2, cm.Crown(t.card("mead-horn")))
    assert t.last(ev.RoundBegan).seat == 2 and t.waits_for() == (2,)
    t.do(2, cm.Pass())
    assert t.waits_for() == (3,)


def test_w3_3_a_unit_is_laid_at_either_end_of_any_row() -> None:
    t = Table()
    t.row(1, "thrall king")
    t.lay(0, "berserk", row=1, side=LEFT)
    assert t.stands(1) == "berserk thrall king"
    t.lay(1, "archer", row=1, side=RIGHT)
    assert t.stands(1) == "berserk thrall king archer"


def test_w3_3_never_between_and_never_a_manoeuvre() -> None:
    t = Table()
    t.row(0, "thrall king")
    t.give(0, "archer plague")
    archer, plague = t.in_hand(0, "archer"), t.in_hand(0, "plague")
    assert t.refuses(0, cm.Lay(archer, 0, 2)) == ("W3.3", "choose_an_end")
    assert t.refuses(0, cm.Lay(archer, 3, 0)) == ("W3.3", "no_such_row")
    assert t.refuses(0, cm.Lay(plague, 0, 0)) == ("W3.3", "not_a_unit")
    assert t.refuses(0, cm.Lay(t.s.deck[0], 0, 0)) == ("W3.3", "not_in_hand")


def test_w3_3_exactly_one_main_action() -> None:
    t = Table()
    t.give(0, "thrall archer")
    t.hold(0, "tyr")
    t.lay(0, "thrall")
    assert t.step() == "close"
    assert t.refuses(0, t.laying(0, "archer")) == ("W3.3", "one_main_action")
    assert t.refuses(0, cm.Pass()) == ("W3.3", "one_main_action")


def test_w3_3_a_unit_of_ones_own_row_is_sacrificed() -> None:
    t = Table()
    t.row(0, "king thrall")
    (other,) = t.row(1, "archer")
    assert t.refuses(0, cm.Sacrifice(other)) == ("W3.3", "not_in_your_row")
    t.sacrifice(0, 0)
    assert t.stands(0) == "thrall" and t.kinds(t.s.offerings[0]) == "king"


def test_w3_3_with_nothing_to_do_one_passes() -> None:
    t = Table()
    assert game.legal(t.s, 0) == [cm.Pass()]


def test_w3_3_only_whose_turn_it_is_acts() -> None:
    t = Table()
    assert t.refuses(1, cm.Pass()) == ("W3.3", "not_your_turn")


def test_w3_4_extra_actions_before_and_after_the_main_one() -> None:
    t = Table()
    t.hall("thor tyr odin")
    t.hold(0, "hel")
    t.give(0, "thrall archer")
    t.row(0, "berserk")
    king = t.discard("king")[0]
    t.invoke(0, "hel", cards="thrall")
    t.do(0, cm.Recall(king))
    t.sacrifice(0, 0)
    t.summon(0, "thor", "berserk")
    t.do(0, cm.KeepColour(0))
    assert t.held(0) == "thor" and t.waits_for() == (1,)


def test_w3_4_a_turn_ends_by_itself_when_no_extra_action_is_possible() -> None:
    t = Table()
    t.lay(0, "thrall")
    assert t.last(ev.TurnEnded).seat == 0 and t.waits_for() == (1,)


def test_w3_5_a_pass_draws_four_at_once() -> None:
    t = Table()
    t.do(0, cm.Pass())
    assert len(t.s.hands[0]) == 4 and t.s.passes == [0]


def test_w3_5_after_a_pass_one_card_may_be_drawn_for_one_discarded() -> None:
    t = Table()
    t.passed(0)
    t.give(0, "thrall")
    t.to_turn_of(0)
    t.do(0, cm.Draw())
    assert t.step() == "shed" and len(t.s.hands[0]) == 2
    t.do(0, cm.Shed(t.in_hand(0, "thrall")))
    assert len(t.s.hands[0]) == 1 and t.discarded() == "thrall" and t.waits_for() == (1,)


def test_w3_5_a_passed_player_does_nothing_else_and_may_leave_even_that() -> None:
    t = Table()
    t.passed(0)
    t.give(0, "thrall")
    t.row(0, "king")
    t.to_turn_of(0)
    assert t.refuses(0, t.laying(0, "thrall")) == ("W3.5", "you_have_passed")
    assert t.refuses(0, cm.Sacrifice(t.unit(0, 0))) == ("W3.5", "you_have_passed")
    t.do(0, cm.EndTurn())
    assert t.waits_for() == (1,)


def test_w3_5_others_may_still_act_on_the_row() -> None:
    t = Table()
    t.passed(1)
    t.row(1, "king")
    t.lay(0, "thrall", row=1)
    assert t.total(1) == 9


def test_w3_6_hands_hold_twelve_at_most() -> None:
    t = Table()
    t.give(0, "thrall " * 8 + "archer archer")
    t.do(0, cm.Pass())
    assert len(t.s.hands[0]) == 12


def test_w3_6_with_twelve_in_hand_there_is_no_draw_and_discard() -> None:
    t = Table()
    t.give(0, "thrall " * 8 + "archer " * 4)
    t.passed(0, 1)
    t.to_turn_of(2)
    t.lay(2, "king")
    assert t.waits_for() == (1,)  # seat 0 has nothing to do and is passed over
    t.s.passes = [0]
    t.to_turn_of(0)
    assert t.refuses(0, cm.Draw()) == ("W3.6", "hand_full")


def test_w3_7_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = Table()
    t.s.discard = [card for card in t.s.deck if card >= 2]
    t.s.deck = [0, 1]
    for card in t.s.discard:
        t.s.known[card] = 255
    t.do(0, cm.Pass())
    assert t.every(ev.DeckRenewed) and len(t.s.hands[0]) == 4
    assert len(t.s.deck) == len(t.s.table.people) - 4
    assert {0, 1} <= set(t.s.hands[0])


def test_w3_8_rows_close_up() -> None:
    t = Table()
    t.row(1, "hirdman thrall hirdman")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 1)
    t.no_ward()
    assert t.stands(1) == "hirdman hirdman assassin" and t.total(1) == 14


def test_w3_9_destroyed_discarded_taken_and_sacrificed_are_different() -> None:
    """Naglfar gathers only what is destroyed."""
    t = Table()
    t.hold(0, "naglfar")
    t.row(1, "berserk hirdman")
    t.plague(0, 5)
    t.no_ward()
    assert t.stands(0) == "" and t.discarded() == "berserk plague"
    t.to_turn_of(1)
    t.sacrifice(1, 0)
    assert t.stands(0) == "" and t.kinds(t.s.offerings[1]) == "hirdman"


def test_w3_9_nothing_of_others_reaches_sacrifices() -> None:
    t = Table()
    t.offer(1, "thrall")
    t.row(0, "archer")
    t.row(2, "king")
    t.lay(0, "archer")
    assert t.refuses(0, cm.Aim(t.s.offerings[1][0])) == ("W5", "not_a_target")


@pytest.mark.parametrize("players", [1, 2, 6])
def test_w1_a_refused_table_says_how_many_may_play(players: int) -> None:
    """Three to five, or two with the shadow clan, who is a third seat."""
    with pytest.raises(BadSetup, match="3 to 5 players, or for two with the shadow clan"):
        game.check_setup(game.Setup(players))
