"""Where deities meet: each other, wards, full hands, the end of a round."""

from __future__ import annotations

import pytest

from tests.wolves.table import LEFT, RIGHT, Table
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import scoring

FULL = "thrall " * 6 + "bondsman " * 6


# Freya and Shield walls


def test_freya_may_take_a_shield_wall_and_ward_with_it_though_her_hand_was_empty() -> None:
    t = Table()
    t.hold(2, "freya")
    t.row(1, "berserk")
    t.row(2, "berserk")
    t.give(1, "shield-wall")
    t.plague(0, 5)
    t.wall(1)
    t.do(2, cm.Claim())
    assert (t.step(), t.waits_for()) == ("react", (2,))
    t.wall(2)
    assert t.stands(1) == t.stands(2) == "berserk"
    assert t.step() == "settle"  # the Plague itself


def test_freya_is_not_asked_twice_about_one_effect() -> None:
    t = Table()
    t.hold(1, "freya")
    t.row(1, "berserk")
    t.row(2, "berserk")
    t.give(1, "thrall")
    t.give(2, "shield-wall")
    t.plague(0, 5)
    t.do(1, cm.Decline())
    t.wall(2)
    t.do(1, cm.Claim())
    assert t.stands(1) == "" and t.stands(2) == "berserk"


def test_freya_takes_after_passing_but_wards_nothing_off() -> None:
    t = Table()
    t.hold(2, "freya")
    t.passed(2)
    t.row(1, "berserk")
    t.row(2, "berserk")
    t.give(1, "shield-wall")
    t.plague(0, 5)
    t.wall(1)
    t.do(2, cm.Claim())
    assert t.stands(2) == "" and t.stands(1) == "berserk" and "shield-wall" in t.hand(2)


# Naglfar, Loki, Nidhögg


def test_naglfar_gets_nothing_that_a_shield_wall_kept() -> None:
    t = Table()
    t.hold(2, "naglfar")
    t.row(1, "berserk")
    t.give(1, "shield-wall")
    t.lay(0, "assassin", row=1, at=0)
    t.wall(1)
    assert t.stands(1) == "berserk assassin" and t.stands(2) == ""


def test_naglfar_places_before_the_assassin_draws() -> None:
    t = Table()
    t.hold(2, "naglfar")
    t.row(1, "thrall")
    t.lay(0, "assassin", row=1, at=0)
    order = [type(event) for event in t.log if isinstance(event, ev.UnitPlaced | ev.CardsDrawn)]
    assert order == [ev.UnitPlaced, ev.CardsDrawn] and t.stands(2) == "thrall"


def test_naglfar_of_two_kings_takes_one() -> None:
    t = Table(4)
    t.hold(0, "tyr naglfar yggdrasil")
    t.row(1, "king")
    t.row(2, "king")
    t.invoke(0, "tyr", side=LEFT)
    assert t.stands(0) == "king" and t.discarded() == "king"
    assert (t.last(ev.UnitPlaced).rule, t.last(ev.UnitUnfit).rule) == ("W6.3", "W6.3")


def test_naglfar_still_sails_after_the_pass_and_under_surt() -> None:
    t = Table()
    t.hold(2, "naglfar surt")
    t.row(1, "berserk")
    t.passed(2)
    t.lay(0, "assassin", row=1, at=0)
    assert t.stands(2) == "berserk"


def test_loki_strikes_ones_own_row_if_there_is_nothing_else() -> None:
    t = Table()
    t.hold(0, "loki")
    t.row(0, "berserk huscarl")
    t.sacrifice(0, 0)
    assert t.stands(0) == "" and t.discarded() == "huscarl"


def test_loki_strikes_nothing_as_strong_as_what_he_was_given() -> None:
    t = Table()
    t.hold(0, "loki")
    t.row(0, "berserk")
    t.row(1, "berserk")
    t.sacrifice(0, 0)
    assert t.stands(1) == "berserk" and t.every(ev.Spared)


def test_loki_is_not_fed_by_others() -> None:
    t = Table()
    t.hold(1, "loki")
    t.row(0, "king")
    t.row(2, "thrall archer")
    t.sacrifice(0, 0)
    assert t.stands(2) == "thrall archer" and t.waits_for() == (1,)


def test_loki_finding_nothing_names_his_clause() -> None:
    t = Table()
    t.hold(0, "loki")
    t.hold(1, "surt")
    t.row(0, "king")
    t.row(1, "thrall")
    t.sacrifice(0, 0)
    assert t.last(ev.Spared).rule == "W6.3" and t.stands(1) == "thrall"


def test_loki_is_warded_off_by_a_shield_wall() -> None:
    t = Table()
    t.hold(0, "loki")
    t.row(0, "king")
    t.row(1, "huscarl")
    t.give(1, "shield-wall")
    t.sacrifice(0, 0)
    t.wall(1)
    assert t.stands(1) == "huscarl"


def test_loki_weighs_a_unit_as_it_stood() -> None:
    """A Hirdman of 7 between his kin: what is left of them counts 3."""
    t = Table()
    t.hold(0, "loki")
    t.row(0, "hirdman hirdman thrall")
    t.row(1, "berserk")
    t.sacrifice(0, 0, 2)
    assert t.last(ev.UnitsSacrificed).strengths == (7, 0)
    assert {c.unit for c in game.legal(t.s, 0) if isinstance(c, cm.Aim)} == {t.unit(0, 0), t.unit(1, 0)}


@pytest.mark.parametrize(("deity", "target"), [("odin", "loki"), ("fafnir", "loki"), ("baldr", "hel")])
def test_nidhogg_takes_what_is_paid_for_a_property(deity: str, target: str) -> None:
    t = Table()
    t.hold(0, deity)
    t.hold(1, "nidhogg loki")
    t.hall("surt vidar tyr")
    t.fallen("hel")
    t.offer(0, "king")
    t.invoke(0, deity, pay="king", targets=target)
    assert t.hand(1) == ("king" if deity != "odin" else "")  # Odin keeps him off


def test_nidhogg_feeds_before_fafnir_takes_him() -> None:
    t = Table()
    t.hold(0, "fafnir")
    t.hold(1, "nidhogg")
    t.hall("surt vidar tyr")
    t.offer(0, "king")
    t.invoke(0, "fafnir", pay="king", targets="nidhogg")
    assert t.hand(1) == "king" and t.held(0) == "nidhogg"


def test_nidhogg_gets_nothing_of_hand_cards_for_baldr() -> None:
    t = Table()
    t.hold(0, "baldr")
    t.hold(1, "nidhogg")
    cards = t.give(0, "thrall archer king bondsman")
    t.passed(0)
    t.to_turn_of(0)
    t.do(0, cm.Return(tuple(cards)))
    assert t.hand(1) == ""


# Odin, Hel, Baldr


def test_odin_may_discard_himself() -> None:
    t = Table()
    t.hold(0, "odin")
    t.offer(0, "thrall")
    t.invoke(0, "odin", pay="thrall", targets="odin")
    assert t.held(0) == "" and t.kinds(t.s.gone) == "odin"


def test_hel_may_take_back_what_she_was_given() -> None:
    t = Table()
    t.hold(0, "hel")
    t.give(0, "thrall")
    t.invoke(0, "hel", cards="thrall")
    assert game.legal(t.s, 0) == [cm.Recall(t.s.discard[0])]
    t.do(0, cm.Recall(t.s.discard[0]))
    assert t.hand(0) == "thrall"


def test_a_berserk_pays_for_one_sacrifice() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hold(1, "loki")
    t.offer(0, "berserk")
    t.invoke(0, "odin", pay="berserk", targets="loki")
    assert t.s.offerings[0] == [] and t.held(1) == ""


def test_baldrs_return_gives_up_the_place_in_the_order_of_passing() -> None:
    t = Table()
    t.hold(0, "baldr")
    cards = t.give(0, "thrall archer king bondsman")
    t.passed(0, 1)
    t.prize("first-to-the-fire")
    t.to_turn_of(0)
    t.do(0, cm.Return(tuple(cards)))
    t.all_pass()
    assert t.s.firsts == [0, 1, 0] and t.last(ev.RowsCounted).ranking[0] == 1


def test_baldrs_return_is_a_full_turn_with_extra_actions() -> None:
    t = Table()
    t.hold(0, "baldr tyr")
    t.row(1, "king thrall")
    cards = t.give(0, "thrall archer king bondsman berserk")
    t.passed(0)
    t.to_turn_of(0)
    t.do(0, cm.Return(tuple(cards[:4])))
    t.invoke(0, "tyr", side=LEFT)
    t.lay(0, "berserk")
    assert t.stands(0) == "berserk" and t.stands(1) == "thrall"


def test_baldr_gives_a_turn_where_nothing_can_be_drawn() -> None:
    t = Table()
    t.hold(1, "baldr")
    t.give(1, FULL)
    t.passed(1)
    t.lay(0, "king")
    assert (t.step(), t.waits_for()) == ("rest", (1,))
    assert t.refuses(1, cm.Draw()) == ("W3.6", "hand_full")


def test_w6_3_no_return_once_all_have_passed() -> None:
    t = Table()
    t.hold(0, "baldr")
    t.give(0, "thrall archer king bondsman")
    t.prize("mead-horn")
    t.passed(0, 1)
    t.to_turn_of(2)
    t.do(2, cm.Pass())
    assert t.every(ev.RoundClosed) and not t.every(ev.SeatReturned)


# Surt, Heimdall and the moments of the end


def test_w8_2_heimdall_keeps_valkyrie_out_her_own_too() -> None:
    t = Table()
    t.hold(0, "heimdall valkyrie")
    t.row(0, "king")
    t.row(1, "thrall")
    t.prize("mead-horn")
    t.all_pass()
    assert t.refuses(0, cm.Aim(t.unit(0, 0))) == ("W6.3", "not_a_target")
    t.aim(0, 1, 0)
    assert "thrall" in t.hand(0)


@pytest.mark.parametrize(("guard", "kept"), [("surt", False), ("heimdall yggdrasil", True)])
def test_w6_3_jormungandrs_holder_has_passed_when_valkyrie_comes(guard: str, kept: bool) -> None:
    t = Table()
    t.hold(0, "valkyrie")
    t.hold(1, f"jormungandr {guard}")
    t.row(1, "king")
    t.prize("mead-horn")
    t.lay(0, "thrall", row=2)
    assert t.s.seized == 1 and t.s.passes == [1, 2, 0] and t.step() == "after"
    assert (cm.Aim(t.unit(1, 0)) in game.legal(t.s, 0)) is not kept


def test_w8_2_surt_fails_with_the_pass_and_heimdall_with_the_return() -> None:
    t = Table()
    t.hold(0, "surt")
    t.hold(1, "heimdall baldr")
    cards = t.give(1, "thrall archer king bondsman")
    t.row(0, "berserk")
    t.passed(1)
    assert t.s.safe(0) and t.s.safe(1)
    t.do(0, cm.Pass())
    assert not t.s.safe(0)
    t.do(1, cm.Return(tuple(cards)))
    assert not t.s.safe(1)


def test_w8_2_heimdall_guards_against_ones_own_vidar() -> None:
    t = Table()
    t.hold(0, "heimdall vidar")
    (thrall,) = t.row(0, "thrall")
    t.prize("mead-horn")
    t.all_pass()
    assert t.refuses(0, cm.TakeBack(thrall)) == ("W8.2", "heimdall_keeps_it")


def test_whether_vidar_is_asked_does_not_depend_on_what_the_hand_holds() -> None:
    for kinds_ in ("plague", "thrall"):
        t = Table()
        t.hold(0, "vidar")
        t.give(0, f"{kinds_} " * 5 + "shield-wall flank-march " * 3 + "flank-march")
        t.prize("mead-horn")
        t.all_pass()
        assert (t.step(), t.waits_for()) == ("before", (0,))


def test_vidars_assassin_meets_a_huscarl() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.row(1, "king huscarl")
    t.give(0, "assassin")
    t.give(1, "shield-wall")
    t.prize("mead-horn")
    t.all_pass()
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 0)
    assert t.waits_for() == (1,)
    wall = cm.Ward(t.in_hand(1, "shield-wall"))
    assert t.refuses(1, wall) == ("W5", "you_have_passed")
    t.do(1, cm.Ward(t.unit(1, 1)))
    assert t.last(ev.RowsCounted).strengths[1] == 9


def test_vidars_assassin_draws_for_a_weak_one() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.row(1, "archer")
    t.give(0, "assassin")
    t.prize("mead-horn")
    t.all_pass()
    held = len(t.s.hands[0])
    t.lay(0, "assassin", row=1, at=0)
    assert len(t.s.hands[0]) == held


def test_vidar_with_naglfar_of_another() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.hold(2, "naglfar")
    t.row(1, "berserk")
    t.give(0, "assassin")
    t.prize("mead-horn")
    t.all_pass()
    t.lay(0, "assassin", row=1, at=0)
    assert t.last(ev.RowsCounted).ranking[0] == 2


# Jörmungandr


def test_jormungandr_wakes_a_passed_seat_with_a_full_hand() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.give(1, FULL)
    t.row(1, "berserk")
    t.passed(1)
    t.prize("mead-horn")
    t.lay(0, "thrall")
    assert t.last(ev.RoundSeized).seat == 1 and len(t.s.hands[1]) == 12


def test_jormungandr_draws_by_victories_and_counts_the_first_pass() -> None:
    t = Table(4)
    t.hold(2, "jormungandr")
    t.row(2, "king")
    t.win(3, "iron-crown")
    t.win(1, "mead-horn")
    t.prize("sun-stone war-hoard")
    t.passed(0)
    t.to_turn_of(1)
    t.lay(1, "thrall")
    drawn = [(event.seat, len(event.cards), event.rule) for event in t.every(ev.CardsDrawn)]
    assert drawn == [(2, 4, "W3.5"), (3, 3, "W3.5"), (1, 5, "W3.5")]
    assert t.s.firsts == [1, 0, 0, 0]


def test_jormungandr_draws_before_the_victory_is_taken() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.row(1, "king")
    t.prize("mead-horn")
    t.lay(0, "thrall")
    assert [(event.seat, len(event.cards)) for event in t.every(ev.CardsDrawn)] == [(1, 4), (2, 4), (0, 4)]


def test_jormungandr_wins_even_if_he_would_tie_no_more() -> None:
    """The seat's place is the first by the clause, not by the count."""
    t = Table()
    t.s.seized = 2
    t.row(0, "king")
    t.row(2, "thrall")
    assert scoring.ranking(t.s) == (2, 0, 1)


def test_jormungandr_is_not_asked_again_when_baldr_brings_a_seat_back() -> None:
    t = Table()
    t.hold(0, "jormungandr baldr yggdrasil")
    cards = t.give(0, "thrall archer king bondsman hirdman")
    t.row(1, "thrall archer")
    t.passed(0)
    t.to_turn_of(0)
    t.do(0, cm.Return(tuple(cards[:4])))
    t.lay(0, "hirdman")
    assert not t.every(ev.RoundSeized) and t.waits_for() == (1,)


# Tyr and Heimdall


def test_heimdall_says_at_once_who_may_not_stand_there() -> None:
    t = Table()
    t.hold(0, "heimdall")
    t.row(0, "hirdman")
    (priest,) = t.next_cards("priest")
    t.invoke(0, "heimdall")
    assert t.last(ev.CardRevealed) == ev.CardRevealed(0, priest, joins=False)
    assert not t.every(ev.UnitUnfit)


def test_tyr_may_be_spent_for_nothing_where_all_are_sheltered() -> None:
    t = Table()
    t.hold(0, "tyr")
    t.hold(1, "surt")
    t.row(1, "king")
    t.invoke(0, "tyr", side=RIGHT)
    assert t.stands(1) == "king" and t.s.used == [t.card("tyr")]


def test_tyr_is_asked_about_row_by_row() -> None:
    t = Table()
    t.hold(1, "tyr")
    t.to_turn_of(1)
    for seat in range(3):
        t.row(seat, "king thrall")
        t.give(seat, "shield-wall")
    t.invoke(1, "tyr", side=RIGHT)
    assert t.waits_for() == (1,)
    t.do(1, cm.Decline())
    t.wall(2)
    t.do(0, cm.Decline())
    assert (t.stands(0), t.stands(1), t.stands(2)) == ("king", "king", "king thrall")
