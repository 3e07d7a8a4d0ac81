"""Where two clauses meet: draws, passes, wards, costs and colours."""

from __future__ import annotations

import pytest

from tests.wolves.table import LEFT, RIGHT, Table
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.cards import Victory, kinds
from valhalla.games.wolves.terms import BLUE, RED

FULL = "thrall " * 6 + "bondsman " * 6


# W3, W4: draws, passes and the end


def test_w3_2_w8_5_who_seized_a_round_starts_the_next() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.row(1, "berserk")
    t.prize("mead-horn")
    t.lay(0, "thrall")
    assert t.last(ev.RoundBegan).seat == 1 and t.waits_for() == (1,)


def test_w3_5_w7_horn_and_crown_together_draw_four() -> None:
    t = Table()
    t.win(0, "mead-horn iron-crown")
    t.do(0, cm.Pass())
    assert len(t.s.hands[0]) == 4


def test_w3_6_a_flank_march_draws_only_up_to_twelve() -> None:
    t = Table()
    t.give(0, "flank-march " + "thrall " * 6 + "bondsman " * 5)
    t.do(0, cm.Regroup(t.in_hand(0, "flank-march"), (t.in_hand(0, "thrall"),)))
    assert len(t.s.hands[0]) == 12


def test_w3_6_an_assassins_draw_finds_no_room_in_a_full_hand() -> None:
    t = Table()
    t.hold(0, "freya")
    t.row(1, "thrall berserk")
    t.give(0, "assassin " + "thrall " * 6 + "bondsman " * 5)
    t.give(1, "shield-wall")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 0)
    t.no_ward()
    assert len(t.s.hands[0]) == 12 and t.last(ev.CardsDrawn).rule == "W5"


def test_w3_7_a_draw_after_passing_and_heimdall_renew_the_deck() -> None:
    t = Table()
    t.hold(1, "heimdall")
    t.give(0, "thrall")
    t.passed(0)
    t.s.discard, t.s.deck = t.s.deck, []
    for card in t.s.discard:
        t.s.known[card] = 255
    t.to_turn_of(0)
    t.do(0, cm.Draw())
    assert len(t.every(ev.DeckRenewed)) == 1 and len(t.s.deck) == len(t.s.table.people) - 2
    assert not t.s.discard
    t.do(0, cm.Shed(t.in_hand(0, "thrall")))
    t.s.discard, t.s.deck = sorted(t.s.deck + t.s.discard), []
    for card in t.s.discard:
        t.s.known[card] = 255
    t.invoke(1, "heimdall")
    assert len(t.every(ev.DeckRenewed)) == 2


def test_w3_7_a_discard_pile_is_enough_for_a_turn_after_passing() -> None:
    t = Table()
    t.passed(1)
    t.give(0, "king")
    t.s.discard, t.s.deck = t.s.deck, []
    for card in t.s.discard:
        t.s.known[card] = 255
    t.lay(0, "king")
    assert (t.step(), t.waits_for()) == ("rest", (1,))


def test_w3_7_nothing_is_drawn_where_nothing_is_left() -> None:
    t = Table()
    t.s.hands[1], t.s.deck = t.s.deck, []  # a table without cards: only seat 0 is looked at
    game.decide(t.s, 0, cm.Pass(), t.chance.at(1))
    assert t.s.hands[0] == [] and t.s.passes == [0]
    t.to_turn_of(0)
    assert t.refuses(0, cm.Draw()) == ("W3.7", "nothing_to_draw")


def test_w4_1_empty_rows_are_counted_too_and_the_first_pass_wins() -> None:
    t = Table()
    t.prize("mead-horn")
    t.hold(0, "fenrir")
    t.passed(2)
    t.all_pass()
    assert t.last(ev.RowsCounted) == ev.RowsCounted((0, -5, -5), (0, 2, 1))


def test_w4_1_vidars_unit_may_turn_the_winner_and_the_empty_rows() -> None:
    t = Table()
    t.prize("empty-benches")
    t.hold(2, "vidar")
    t.row(0, "thrall")
    t.give(2, "archer")
    t.all_pass()
    t.lay(2, "archer", row=1)
    assert t.last(ev.VictoryTaken).seat == 1 and t.s.empty == 1


def test_w4_3_the_last_laugh_is_valued_after_this_rounds_victory() -> None:
    t = Table()
    t.win(0, "last-laugh")
    t.win(1, "mead-horn")
    t.prize("iron-crown")
    t.row(2, "king")
    t.all_pass()
    most = next(card.glory.most for card in kinds() if isinstance(card, Victory) and card.id == "last-laugh")
    assert t.last(ev.RoundEnded).glory == (most, 1, 2)


# W5: properties and wards


def test_w5_a_hirdman_between_two_others_counts_no_more_than_beside_one() -> None:
    t = Table()
    t.row(0, "hirdman hirdman hirdman")
    t.hold(1, "thor")
    assert [t.total(seat) for seat in range(3)] == [21, 5, 0]


def test_w5_only_an_assassin_draws_for_what_it_destroys() -> None:
    t = Table()
    t.row(0, "archer")
    t.row(1, "thrall")
    t.lay(0, "archer")
    t.aim(0, 1, 0)
    assert t.last(ev.UnitsDestroyed).draws == 0 and t.hand(0) == ""


@pytest.mark.parametrize(
    ("row", "side", "shoots"),
    [
        ("archer thrall", LEFT, True),
        ("archer thrall", RIGHT, False),
        ("thrall archer", LEFT, False),
        ("thrall archer", RIGHT, True),
    ],
)
def test_w5_archer_looks_at_the_unit_beside_it(row: str, side: int, shoots: bool) -> None:
    t = Table()
    t.row(0, row)
    t.lay(0, "archer", side=side)
    assert (t.step() == "aim") == shoots


def test_w5_huscarl_wards_off_what_is_aimed_at_itself() -> None:
    t = Table()
    (huscarl,) = t.row(1, "huscarl")
    t.lay(0, "assassin", row=1, at=0)
    t.do(1, cm.Ward(huscarl))
    assert t.stands(1) == "assassin" and t.s.hands[0] == [] and t.discarded() == "huscarl"


def test_w5_huscarl_stands_against_ones_own_raider_too() -> None:
    t = Table()
    huscarl, _ = t.row(0, "huscarl king")
    t.lay(0, "raider")
    t.aim(0, 0, 1)
    assert (t.step(), t.waits_for()) == ("react", (0,))
    t.do(0, cm.Ward(huscarl))
    assert t.stands(0) == "king raider"


def test_w5_traitor_brings_no_priest_among_warriors() -> None:
    t = Table()
    t.row(0, "hirdman")
    t.row(1, "priest")
    t.lay(0, "traitor", row=1)
    assert t.stands(0) == "hirdman" and t.discarded() == "priest"
    assert t.last(ev.UnitUnfit).rule == "W5"


def test_w5_w8_2_a_traitor_in_ones_own_guarded_row_moves_nothing() -> None:
    t = Table()
    t.hold(0, "surt")
    t.row(0, "thrall king archer")
    t.lay(0, "traitor")
    assert t.stands(0) == "thrall king archer traitor" and not t.every(ev.Aimed)


def test_w5_w8_3_a_priest_moved_within_its_row_is_not_judged_anew() -> None:
    """Priest and King both count 8: as a newcomer the Priest could not stand beside such a King."""
    t = Table()
    t.row(0, "priest king")
    t.lay(0, "traitor", side=LEFT)
    t.aim(0, 0, 1)
    t.do(0, cm.Place(RIGHT))
    assert t.stands(0) == "traitor king priest" and not t.every(ev.UnitUnfit)


def test_w5_plague_looks_at_strengths_before_anybody_falls() -> None:
    """Bondsmen at 3 with a Thrall at 0: without him they would be at 2."""
    t = Table()
    t.row(1, "bondsman bondsman thrall huscarl")
    t.plague(0, 3)
    assert t.stands(1) == "thrall huscarl"


def test_w5_a_row_owner_who_has_passed_still_aims_the_archer() -> None:
    t = Table()
    t.row(1, "archer")
    t.row(2, "king")
    t.passed(1)
    t.lay(0, "archer", row=1)
    assert (t.step(), t.waits_for()) == ("aim", (1,))
    t.aim(1, 2, 0)
    assert t.stands(2) == ""


def test_w5_shield_wall_turns_an_arrow_from_the_row_it_is_aimed_at() -> None:
    t = Table()
    t.row(1, "archer")
    t.row(2, "king")
    t.give(2, "shield-wall")
    t.lay(0, "archer", row=1)
    t.aim(1, 2, 0)
    assert t.waits_for() == (2,)
    t.wall(2)
    assert t.stands(2) == "king"


# W6.1, W6.2


def test_w6_1_w6_3_odin_returns_none_to_a_hall_of_four() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hall("thor tyr surt hel")
    t.fallen("loki")
    t.offer(0, "thrall")
    loki = cm.Invoke(t.card("odin"), t.paying(0, "thrall"), t.cards("loki"))
    assert t.refuses(0, loki) == ("W6.3", "not_such_deity")
    (option,) = [option for option in game.options(t.s, 0) if option.kind == "invoke"]
    assert option.picks[1].candidates == t.cards("odin")


def test_w6_1_a_hall_of_four_is_not_filled_when_one_is_summoned() -> None:
    t = Table()
    t.hall("thor tyr surt hel")
    t.offer(0, "thrall archer")
    t.summon(0, "hel", "thrall", "archer")
    assert t.kinds(t.s.hall) == "thor tyr surt" and not t.every(ev.HallFilled)


def test_w6_1_what_has_no_part_in_the_price_is_not_offered() -> None:
    t = Table()
    t.hall("thor tyr surt")
    t.offer(0, "berserk thrall")
    picks = [option.picks for option in game.options(t.s, 0) if option.kind == "summon"]
    pays = {(pick.candidates, pick.least, pick.most) for _, pick in picks}
    assert pays == {(t.paying(0, "berserk"), 1, 1)}


def test_w6_1_ragnarok_in_the_hall_is_neither_taken_nor_banished() -> None:
    t = Table()
    t.hold(0, "fafnir fenrir")
    t.hall("ragnarok-hall loki hel")
    t.offer(0, "thrall")
    doom = t.cards("ragnarok-hall")
    taking = cm.Invoke(t.card("fafnir"), t.paying(0, "thrall"), doom)
    assert t.refuses(0, taking) == ("W6.3", "not_such_deity")
    assert t.refuses(0, cm.Invoke(t.card("fenrir"), targets=doom)) == ("W6.3", "nothing_to_invoke_for")


def test_w6_1_banishing_from_the_hall_may_open_ragnarok() -> None:
    t = Table()
    t.hold(0, "thor")
    t.hall("loki hel vidar")
    t.fallen("odin freya heimdall valkyrie baldr yggdrasil fenrir fafnir naglfar jormungandr surt")
    t.next_gods("ragnarok-hall")
    t.invoke(0, "thor", targets="loki")
    assert t.s.doomed() and t.kinds(t.s.hall) == "hel vidar ragnarok-hall"


def test_w6_2_fafnir_taking_yggdrasil_leaves_its_holder_to_choose() -> None:
    t = Table()
    t.hold(0, "fafnir")
    t.hold(1, "yggdrasil thor surt")
    t.hall("loki hel vidar")
    t.offer(0, "thrall")
    t.invoke(0, "fafnir", pay="thrall", targets="yggdrasil")
    assert (t.step(), t.waits_for()) == ("colour", (1,))
    t.do(1, cm.KeepColour(RED))
    assert (t.held(0), t.held(1)) == ("yggdrasil", "surt")
    assert t.last(ev.ColourDropped) == ev.ColourDropped(1, BLUE, t.cards("thor"))


def test_w6_2_fafnir_who_goes_leaves_room_for_the_other_colour() -> None:
    t = Table()
    t.hold(0, "fafnir")
    t.hold(1, "odin")
    t.hall("loki hel vidar")
    t.offer(0, "thrall")
    t.invoke(0, "fafnir", pay="thrall", targets="odin")
    assert t.held(0) == "odin" and t.step() == "act"
