"""H2 The turn: rounds and dice, throws, hammers, failures, cards of the cells."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.hammer.play import whole
from tests.hammer.table import Table, forty
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.kernel.chance import Chance

# H2.1 Rounds and turns


@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 6), (4, 5), (5, 5)])
def test_h2_1_rounds_by_players_and_dice_by_round(players: int, rounds: int) -> None:
    begun: list[ev.RoundBegan] = []
    first_throws: list[tuple[int, int]] = []

    def look(before: State, event: ev.Event, after: State) -> None:
        if isinstance(event, ev.RoundBegan):
            begun.append(event)
        if isinstance(event, ev.DiceThrown) and not before.throws and not before.more:
            first_throws.append((after.round, len(event.dice)))

    whole(players, 11).watched(look)
    assert [event.round for event in begun] == list(range(1, rounds + 1))
    assert [event.dice for event in begun] == [2, 2, 3, 3, 4, 4][:rounds]
    assert set(first_throws) == {(n + 1, dice) for n, dice in enumerate([2, 2, 3, 3, 4, 4][:rounds])}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_h2_1_one_turn_each_in_a_round_the_first_player_always_first(players: int) -> None:
    turns: list[int] = []
    ended: list[int] = []

    def look(before: State, event: ev.Event, after: State) -> None:
        if isinstance(event, ev.TurnBegan):
            turns.append(event.seat)
        if isinstance(event, ev.TurnEnded):
            ended.append(event.seat)

    end = whole(players, 8).watched(look)
    order = [(end.first + i) % players for i in range(players)]
    assert turns == ended == order * (6 if players < 4 else 5)


def test_h2_1_the_first_player_is_random_unless_named() -> None:
    firsts = [game.new(game.Setup(4), Chance(seed))[0].first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    assert {game.new(game.Setup(4, first=2), Chance(seed))[0].first for seed in range(20)} == {2}


def test_h2_1_only_the_active_seat_throws() -> None:
    t = Table(3)
    assert t.waits_for() == (0,)
    assert t.refuses(1, cm.Throw()) == ("H2.1", "not_your_turn")
    t.throw("2 3")
    assert t.refuses(2, cm.Move()) == ("H2.1", "not_your_turn")


# H2.2 The roll and its hammers


@pytest.mark.parametrize(("removed", "cell"), [(0, 8), (1, 10), (2, 12)])
def test_h2_2_six_hammer_hammer_is_8_10_or_12(removed: int, cell: int) -> None:
    t = Table(round=3)
    t.throw("6 h h")
    assert t.s.total() == 8
    if removed:
        t.remove(removed)
    assert t.s.total() == cell
    t.move()
    assert t.s.token == cell and t.last(ev.TokenMoved) == ev.TokenMoved(0, 0, cell)
    assert len(t.s.dice) == 3 - removed


def test_h2_2_hammers_may_be_removed_one_after_the_other() -> None:
    t = Table(round=5)
    t.throw("h h h 4")
    t.remove(1)
    t.remove(2)
    assert t.s.total() == 13 and t.dice() == "4"
    assert t.refuses(0, cm.Remove(1)) == ("H2.2", "not_so_many_hammers")


def test_h2_2_no_more_hammers_than_there_are_and_no_other_dice() -> None:
    t = Table(round=3)
    t.throw("h h 2")
    for count in (-1, 0, 3, 4):
        assert t.refuses(0, cm.Remove(count)) == ("H2.2", "not_so_many_hammers")


def test_h2_2_a_removed_die_is_out_for_the_rest_of_the_turn() -> None:
    t = Table(round=3)
    t.throw("h h 2")
    t.remove(2)
    t.move()
    assert t.s.token == 8 and t.s.reserve() == 5
    t.throw("6 6")
    assert t.dice() == "6 6" and t.s.reserve() == 4


def test_h2_2_all_dice_removed_and_a_reserve_left() -> None:
    """The next throw is that of one die from the reserve."""
    t = Table()
    t.throw("h h")
    t.remove(2)
    t.move()
    assert (t.s.token, t.dice(), t.s.reserve()) == (6, "", 6)
    t.throw("6")
    t.fail()
    assert t.last(ev.ThrowFailed) == ev.ThrowFailed(0, 6, 6)


def test_h2_2_one_throws_before_one_stops() -> None:
    t = Table()
    assert t.refuses(0, cm.Stop()) == ("H2.2", "throw_first")
    assert t.refuses(0, cm.Move()) == ("H2.4", "not_now")
    assert t.refuses(0, cm.Remove(1)) == ("H2.4", "not_now")


# H2.3 The token


def test_h2_3_the_first_roll_cannot_fail() -> None:
    t = Table()
    t.throw("h h")
    assert t.refuses(0, cm.Fail()) == ("H2.3", "throw_holds")
    t.move()
    assert t.s.token == 2


def test_h2_3_the_token_moves_to_the_sum_not_by_it() -> None:
    t = Table().reach("3 4", "2 2 4")
    assert t.s.token == 8 and [e.cell for e in t.every(ev.TokenMoved)] == [7, 8]


def test_h2_3_more_than_48_is_48_and_forces_a_stop() -> None:
    t = forty()
    t.give(0, "thunderclap-1")
    t.throw("6 6 6 6 6 6 6 6")
    t.play("thunderclap-1")
    assert t.s.total() == 56
    t.move()
    assert t.last(ev.TokenMoved).cell == 48
    assert t.last(ev.Stopped) == ev.Stopped(0, 48, forced=True, rule="H2.3")
    assert t.step() == "place" and len(t.s.drawn) == 7


def test_h2_3_exactly_48_forces_a_stop_with_dice_in_reserve() -> None:
    t = forty()
    t.give(0, "thunderclap-1")
    t.throw("6 6 6 6 6 6 h h")
    t.remove(2)
    t.play("thunderclap-1")
    assert t.s.total() == 50
    t.move()
    assert t.step() == "place" and t.s.token == 48


def test_h2_3_47_does_not_force_a_stop() -> None:
    t = forty()
    t.throw("6 6 6 6 6 6 6 5")
    t.move()
    assert (t.s.token, t.step()) == (47, "ready")


# H2.4 Stop, or throw again


def test_h2_4_one_more_die_each_time() -> None:
    t = Table()
    for falls in ("h h", "h h h", "h h h h", "h h h h h", "h h h h h h", "h h h h h h h", "h h h h h h h h"):
        t.throw(falls)
        t.move()
    assert t.s.token == 8 and t.s.reserve() == 0
    assert [e.added for e in t.every(ev.DiceThrown)] == [2, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(("falls", "holds"), [("2 2 2", False), ("2 2 3", False), ("2 2 4", True)])
def test_h2_4_the_new_sum_must_be_higher(falls: str, holds: bool) -> None:
    t = Table().reach("3 4")
    t.throw(falls)
    if holds:
        assert t.refuses(0, cm.Fail()) == ("H2.7", "throw_holds")
        t.move()
        assert t.s.token == 8
    else:
        assert t.refuses(0, cm.Move()) == ("H2.4", "not_higher")
        t.fail()
        assert t.last(ev.ThrowFailed).cell == 7


def test_h2_4_bonuses_and_removed_hammers_count_for_their_roll_only() -> None:
    t = Table()
    t.give(0, "swan-wing-1")
    t.throw("h 2")
    t.play("swan-wing-1")
    t.remove(1)
    t.move()
    assert t.s.token == 8
    assert t.s.total() == 2
    t.throw("3 4")
    assert t.s.total() == 7 and t.refuses(0, cm.Move()) == ("H2.4", "not_higher")


def test_h2_4_a_bonus_does_not_carry_over_a_rethrow_either() -> None:
    t = Table(round=5).reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2")
    t.give(0, "swan-wing-1")
    t.throw("h h h h h h h 2")
    t.play("swan-wing-1")
    t.remove(1)
    assert t.s.total() == 14
    t.move()
    t.rethrow("2", "6")
    assert t.s.total() == 12


def test_h2_4_stopping_keeps_the_token_where_it_is() -> None:
    t = Table().reach("3 4")
    t.stop()
    assert t.last(ev.Stopped) == ev.Stopped(0, 7, forced=False)
    assert len(t.every(ev.CardDrawn)) == 1


# H2.5 The empty reserve


def full(expert: bool = False) -> Table:
    """All eight dice lie, the token stands on 10."""
    t = Table(round=5, expert=expert).reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2")
    return t.reach("h h h h h h 2 2")


def test_h2_5_with_an_empty_reserve_chosen_dice_are_rerolled() -> None:
    t = full()
    assert t.s.token == 10 and t.s.reserve() == 0
    assert t.refuses(0, cm.Throw()) == ("H2.5", "rethrow_instead")
    t.rethrow("h 2", "4 3")
    assert t.dice() == "h h h h h 2 3 4" and t.s.total() == 14
    assert t.last(ev.DiceRethrown) == ev.DiceRethrown(0, (1, 2), (3, 4))
    t.move()
    assert t.s.token == 14


def test_h2_5_one_or_more_dice_but_not_none_nor_one_twice() -> None:
    t = full()
    assert t.refuses(0, cm.Rethrow(())) == ("H2.5", "reroll_something")
    for places in ((8,), (-1,), (0, 0), (0, 1, 2, 3, 4, 5, 6, 7, 8)):
        assert t.refuses(0, cm.Rethrow(places)) == ("H2.5", "no_such_die")
    t.rethrow("h h h h h h 2 2", "6 6 6 6 6 6 6 5")
    assert t.s.total() == 47


def test_h2_5_not_while_there_is_a_reserve() -> None:
    t = Table().reach("h h")
    assert t.refuses(0, cm.Rethrow((0,))) == ("H2.5", "reserve_not_empty")


def test_h2_5_not_before_the_first_throw() -> None:
    assert Table().refuses(0, cm.Rethrow((0,))) == ("H2.5", "reserve_not_empty")


def test_h2_5_the_sum_must_be_higher_after_a_rethrow_too() -> None:
    t = full()
    t.rethrow("2", "h")
    assert t.s.total() == 9
    t.fail()
    assert t.last(ev.ThrowFailed) == ev.ThrowFailed(0, 9, 10)


def test_h2_5_any_hammer_in_play_may_be_removed_after_a_rethrow() -> None:
    """Also one that was not thrown again."""
    t = full()
    t.rethrow("2", "2")
    assert t.s.total() == 10
    t.remove(6)
    assert t.s.total() == 22 and t.dice() == "2 2"
    t.move()
    t.rethrow("2 2", "6 6")
    assert t.s.total() == 12, "removed hammers count for their roll only"
    t.fail()


def test_h2_5_no_reserve_and_no_dice_is_a_stop() -> None:
    t = Table(round=5).reach("h h h h", "h h h h 2", "h h h h h 2", "h h h h h h 2")
    t.throw("h h h h h h h h")
    t.remove(8)
    assert t.s.total() == 24
    t.move()
    assert t.last(ev.Stopped) == ev.Stopped(0, 24, forced=True, rule="H2.5")
    assert t.step() == "place" and len(t.s.drawn) == 3


def test_h2_5_dice_run_out_over_several_throws() -> None:
    t = Table(round=5).reach("h h h h")
    t.give(0, "thunderclap-1", "swan-wing-1")
    for hammers, removed, cell, reserve in ((5, 1, 7, 3), (5, 2, 9, 2), (4, 4, 12, 1)):
        t.throw("h " * hammers)
        t.remove(removed)
        t.move()
        assert (t.s.token, t.s.reserve(), t.step()) == (cell, reserve, "ready")
    t.throw("h")
    t.play("thunderclap-1")
    t.play("swan-wing-1")
    t.remove(1)
    t.move()
    assert t.last(ev.Stopped) == ev.Stopped(0, 14, forced=True, rule="H2.5")


# H2.6 Success


def test_h2_6_each_card_goes_to_the_hand_or_the_points_pile() -> None:
    t = Table(round=5)
    t.top("tailwind-1", "second-look-1", "long-arm-1")
    t.reach("6 6 6 6")
    t.stop()
    assert t.drawn() == sorted(t.drawn(), key=t.card)
    assert set(t.drawn()) == {"tailwind-1", "second-look-1", "long-arm-1"}
    t.place("long-arm-1", "tailwind-1")
    assert set(t.pile(0)) == {"tailwind-1", "long-arm-1"} and t.hand(0) == ["second-look-1"]


@pytest.mark.parametrize("to_points", [0, 1, 2])
def test_h2_6_all_none_or_some(to_points: int) -> None:
    t = Table().reach("5 4")
    t.stop()
    drawn = t.drawn()
    t.place(*drawn[:to_points])
    assert t.pile(0) == drawn[:to_points] and t.hand(0) == drawn[to_points:]
    assert t.waits_for() == ((1,) if to_points == 2 else (0,))


def test_h2_6_only_what_was_drawn_can_be_placed() -> None:
    t = Table()
    t.give(0, "tailwind-1")
    t.top("second-look-1")
    t.reach("h h")
    t.stop()
    card, other = t.cards("second-look-1", "tailwind-1")
    for points in ((other,), (card, card), (card, other), (-1,), (game.view(t.s, 1).drawn[0],)):
        assert t.refuses(0, cm.Place(points)) == ("H2.6", "not_drawn")
    assert t.refuses(0, t.playing("tailwind-1")) == ("H2.6", "not_now")


def test_h2_6_a_card_taken_to_the_hand_is_usable_at_once() -> None:
    t = Table(2)
    t.give(1, "tailwind-1")
    t.top("choosers-claim-1")
    t.reach("h h")
    t.stop()
    t.place()
    assert t.step() == "closing"
    t.play("choosers-claim-1", target=1, deck="valkyries")
    assert t.hand(0) == ["tailwind-1"] and t.hand(1) == []
    t.end_turn()
    assert t.waits_for() == (1,)


def test_h2_6_the_token_counts_the_cell_it_stands_on() -> None:
    for falls, cards in (("4 4", 1), ("4 5", 2)):
        t = Table().reach(falls)
        t.stop()
        assert len(t.s.drawn) == cards


# H2.7 Failure


def test_h2_7_cards_of_the_cells_go_to_the_hand() -> None:
    t = Table()
    t.top("tailwind-1", "second-look-1")
    t.reach("5 6")
    t.throw("h h h")
    t.fail()
    assert t.last(ev.ThrowFailed) == ev.ThrowFailed(0, 3, 11)
    assert set(t.hand(0)) == {"tailwind-1", "second-look-1"} and t.pile(0) == []
    assert t.last(ev.Reaped) == ev.Reaped(0, failed=True, rule="H2.7")
    assert t.step() == "closing"


def test_h2_7_the_cards_cannot_undo_the_failure() -> None:
    t = Table()
    t.top("tailwind-1", "swan-wing-1")
    t.reach("5 6")
    t.throw("3 3 4")
    t.fail()
    assert t.refuses(0, t.playing("swan-wing-1")) == ("H3.1", "card_not_now")
    assert t.refuses(0, cm.Move()) == ("H3.1", "not_now")
    assert t.refuses(0, cm.Place(t.cards("swan-wing-1"))) == ("H3.1", "not_now")


def test_h2_7_but_may_be_used_at_once() -> None:
    t = Table()
    t.give(1, "tailwind-2")
    t.top("choosers-claim-1")
    t.reach("h h")
    t.throw("h h h")
    t.move()
    t.throw("h h h h")
    t.move()
    t.throw("h h h h h")
    t.move()
    t.throw("h h h h h h")
    t.move()
    t.throw("h h h h h h h")
    t.move()
    t.throw("h h h h h h h h")
    t.move()
    t.rethrow("h", "h")
    t.fail()
    t.play("choosers-claim-1", target=1, deck="valkyries")
    assert t.hand(0) == ["tailwind-2"]


def test_h2_7_a_failure_may_be_mended_with_a_hammer_or_a_card() -> None:
    t = Table().reach("3 4")
    t.give(0, "tailwind-1")
    t.throw("2 3 h")
    assert t.refuses(0, cm.Move()) == ("H2.4", "not_higher")
    t.play("tailwind-1")
    assert t.s.total() == 8
    t.move()
    t = Table().reach("3 4")
    t.throw("2 3 h")
    t.remove(1)
    t.move()
    assert t.s.token == 8


def test_h2_7_one_need_not_mend_it() -> None:
    t = Table().reach("3 4")
    t.give(0, "tailwind-1")
    t.throw("2 3 h")
    t.fail()
    assert "tailwind-1" in t.hand(0) and len(t.hand(0)) == 2


def test_h2_7_a_throw_that_holds_cannot_be_failed() -> None:
    t = Table().reach("3 4")
    t.throw("2 3 6")
    assert t.refuses(0, cm.Fail()) == ("H2.7", "throw_holds")


# H2.8 The end of the turn


def test_h2_8_token_and_dice_return() -> None:
    t = Table(2)
    t.throw("h 5")
    t.remove(1)
    t.move()
    assert t.s.removed == 1
    t.stop()
    t.place(*t.drawn())
    assert t.waits_for() == (1,)
    assert (t.s.token, t.dice(), t.s.removed, t.s.reserve(), t.s.throws) == (0, "", 0, 8, 0)
    t.throw("h h")
    assert t.s.active == 1 and t.s.reserve() == 6


def test_h2_8_nothing_of_a_turn_outlives_it() -> None:
    """Promised dice, kept dice, a shelter and a doubling are lost with the turn."""
    t = Table(2)
    t.give(0, "spare-iron-1", "steady-hand-1", "cave-mouth-1", "twin-heads-1", "tailwind-1")
    t.reach("5 2")
    t.play("spare-iron-1")
    t.play("steady-hand-1", "5")
    t.play("cave-mouth-1")
    t.play("twin-heads-1")
    t.stop()
    t.place(*t.drawn())
    t.end_turn()
    assert (t.s.more, t.s.held, t.s.shelter, t.s.times) == (0, (), False, 1)
    t.throw("h h")
    t.move()
    t.throw("h h h")
    assert t.s.total() == 3


def test_h2_8_the_rounds_go_on_until_the_last() -> None:
    cells: list[tuple[int, int]] = []

    def look(before: State, event: ev.Event, after: State) -> None:
        if isinstance(event, ev.TokenMoved):
            cells.append((after.turns, event.start))

    whole(3, 3, "daring").watched(look)
    firsts = dict(reversed(cells))
    assert set(firsts.values()) == {0} and all(a <= b for (a, _), (b, _) in pairwise(cells))
