"""W4 The end of a round and of the game, W7 victories."""

from __future__ import annotations

import pytest

from tests.wolves.table import Table
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import scoring
from valhalla.games.wolves.cards import Victory, kinds

# W4.1 The winner


def test_w4_1_the_strongest_row_takes_the_victory() -> None:
    t = Table()
    t.prize("mead-horn")
    t.row(1, "king")
    t.row(2, "berserk")
    t.all_pass()
    assert t.last(ev.RowsCounted).ranking == (1, 2, 0)
    assert t.last(ev.VictoryTaken) == ev.VictoryTaken(1, t.card("mead-horn"))


def test_w4_1_of_two_the_strongest_chooses_and_the_second_takes_the_other() -> None:
    t = Table(4)
    t.prize("mead-horn iron-crown")
    t.row(1, "king")
    t.row(2, "berserk")
    t.all_pass()
    assert (t.step(), t.waits_for()) == ("crown", (1,))
    assert t.refuses(1, cm.Crown(t.card("sun-stone"))) == ("W4.1", "not_an_open_victory")
    t.do(1, cm.Crown(t.card("iron-crown")))
    assert t.every(ev.VictoryTaken) == [
        ev.VictoryTaken(1, t.card("iron-crown")),
        ev.VictoryTaken(2, t.card("mead-horn")),
    ]


def test_w4_1_ties_go_to_the_earlier_pass() -> None:
    t = Table()
    t.prize("mead-horn")
    t.row(0, "king")
    t.row(2, "king")
    t.passed(2)
    t.all_pass()
    assert t.last(ev.RowsCounted).ranking == (2, 0, 1)


def test_w4_1_vidar_before_and_valkyrie_after_the_winner() -> None:
    t = Table()
    t.prize("mead-horn")
    t.hold(0, "vidar valkyrie")
    t.row(1, "berserk")
    t.give(0, "king")
    t.all_pass()
    t.lay(0, "king")
    t.aim(0, 1, 0)
    kinds_ = [type(event).__name__ for event in t.log]
    order = [kinds_.index(name) for name in ("UnitLaid", "RowsCounted", "VictoryTaken", "UnitTaken")]
    assert order == sorted(order) and t.last(ev.VictoryTaken).seat == 0


# W4.2, W4.3


def test_w4_2_rows_and_sacrifices_are_discarded_deities_and_hands_stay() -> None:
    t = Table()
    t.prize("mead-horn")
    t.row(0, "king")
    t.row(1, "thrall")
    t.offer(2, "archer")
    t.hold(0, "thor")
    t.all_pass()
    assert not any(t.s.rows) and not any(t.s.offerings)
    assert sorted(t.discarded().split()) == ["archer", "king", "thrall"]
    assert t.held(0) == "thor" and len(t.s.hands[0]) == 4


def test_w4_3_five_glory_at_the_end_of_a_round_end_the_game() -> None:
    t = Table()
    t.win(0, "iron-crown sun-stone")
    t.hold(0, "thor odin")
    t.prize("mead-horn")
    t.row(1, "king")
    assert scoring.glory(t.s, 0) == 5  # reached in mid-round, which means nothing yet
    t.lay(0, "thrall")
    t.all_pass()
    assert t.last(ev.GameEnded).scores == (5, 1, 0) and t.s.winners == (0,)
    outcome = game.outcome(t.s)
    assert outcome is not None and outcome.termination == "glory"


def test_w4_3_less_than_five_and_the_next_round_begins() -> None:
    t = Table()
    t.prize("mead-horn")
    t.all_pass()
    assert t.last(ev.RoundBegan).round == 2


def test_w4_3_an_open_ragnarok_ends_the_game() -> None:
    t = Table()
    t.prize("mead-horn")
    t.hall("ragnarok-hall thor odin")
    t.row(1, "king")
    t.all_pass()
    assert t.s.winners == (1,) and t.s.scores == (0, 1, 0)
    outcome = game.outcome(t.s)
    assert outcome is not None and outcome.termination == "ragnarok"


def test_w4_3_a_tie_goes_to_who_took_a_victory_in_the_last_round_else_it_is_shared() -> None:
    t = Table(4)
    t.s.takers = (3, 1)  # the second place counts, too
    assert scoring.winners(t.s, (3, 3, 1, 0)) == (1,)
    assert scoring.winners(t.s, (0, 3, 3, 3)) == (1, 3)
    assert scoring.winners(t.s, (3, 0, 3, 0)) == (0, 2)


def test_w4_3_the_second_place_of_the_last_round_breaks_a_tie() -> None:
    t = Table(4)
    t.hall("ragnarok-hall")
    t.win(0, "iron-crown")
    t.win(1, "first-to-the-fire")
    t.prize("mead-horn war-hoard")
    t.row(3, "berserk")
    t.row(1, "archer")
    t.all_pass()
    t.do(3, cm.Crown(t.card("war-hoard")))
    assert t.s.scores == (2, 2, 0, 1) and t.s.winners == (1,)


# W7 Victories


def victory(name: str) -> Victory:
    return next(card for card in kinds() if card.id == name and isinstance(card, Victory))


def test_w7_nine_victories_two_of_fixed_value_two_change_the_draw() -> None:
    found = [card for card in kinds() if isinstance(card, Victory)]
    fixed = sorted(card.glory.least for card in found if card.glory.word == "fixed")
    assert len(found) == 9 and fixed == [1, 2]
    assert sorted(card.draws for card in found if card.draws) == [-1, 1]
    words = {card.glory.word for card in found}
    assert words == {"fixed", "deities", "blue", "hand", "victories", "empty_rows", "first_passes", "last"}


@pytest.mark.parametrize(("name", "cards"), [("mead-horn", 5), ("iron-crown", 3)])
def test_w7_two_victories_change_the_pass_draw(name: str, cards: int) -> None:
    t = Table()
    t.win(0, name)
    t.do(0, cm.Pass())
    assert len(t.s.hands[0]) == cards


def test_w7_a_victory_never_counts_more_than_its_most() -> None:
    t = Table()
    t.win(0, "feast-of-gods")
    t.hold(0, "thor odin tyr vidar freya")
    assert scoring.glory(t.s, 0) == victory("feast-of-gods").glory.most


def test_w7_by_deities_held() -> None:
    t = Table()
    t.win(0, "feast-of-gods")
    t.hold(0, "surt hel")
    assert scoring.glory(t.s, 0) == victory("feast-of-gods").glory.least + 2


def test_w7_by_blue_deities() -> None:
    t = Table()
    t.win(0, "sun-stone")
    t.hold(0, "yggdrasil surt thor")
    assert scoring.glory(t.s, 0) == victory("sun-stone").glory.least + 1


def test_w7_by_cards_in_hand() -> None:
    t = Table()
    t.win(0, "war-hoard")
    glory = victory("war-hoard").glory
    t.give(0, "thrall " * (glory.every * 2 - 1))
    assert scoring.glory(t.s, 0) == glory.least + 1
    t.give(0, "archer")
    assert scoring.glory(t.s, 0) == glory.least + 2


def test_w7_by_victories_held() -> None:
    t = Table()
    t.win(0, "saga-stone mead-horn")
    assert scoring.worth(t.s, 0, t.card("saga-stone")) == victory("saga-stone").glory.least + 2


def test_w7_by_rows_that_stood_empty_when_the_round_was_counted() -> None:
    t = Table()
    t.win(0, "empty-benches")
    t.prize("mead-horn")
    t.row(1, "king")
    t.all_pass()
    glory = victory("empty-benches").glory
    assert t.s.empty == 2 and scoring.glory(t.s, 0) == min(glory.most, glory.least + 2)


def test_w7_by_rounds_in_which_one_passed_first() -> None:
    t = Table()
    t.win(0, "first-to-the-fire")
    t.prize("mead-horn")
    t.all_pass()
    worth = scoring.worth(t.s, 0, t.card("first-to-the-fire"))
    assert t.s.firsts == [1, 0, 0] and worth == victory("first-to-the-fire").glory.least + 1


def test_w7_by_being_last_in_glory() -> None:
    t = Table()
    t.win(0, "last-laugh")
    glory = victory("last-laugh").glory
    assert scoring.glory(t.s, 0) == glory.most
    t.win(0, "mead-horn")
    assert scoring.worth(t.s, 0, t.card("last-laugh")) == glory.least
