"""W6 Deities: what they cost, colours, and the property of each."""

from __future__ import annotations

import pytest

from tests.wolves.table import LEFT, RIGHT, Table
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import paying
from valhalla.games.wolves.terms import BLUE, DEITIES, RED

# W6.1 Cost and Hall


def test_w6_1_two_sacrifices_and_one_more_for_each_deity_of_the_colour() -> None:
    t = Table()
    t.hall("thor surt yggdrasil")
    t.hold(0, "odin freya")
    prices = [paying.cost(t.s, 0, t.card(name)) for name in ("thor", "surt", "yggdrasil")]
    assert prices == [4, 2, 2]


def test_w6_1_overpaying_with_a_berserk_is_lost() -> None:
    t = Table()
    t.hall("thor surt tyr")
    t.hold(0, "odin")
    t.offer(0, "berserk berserk thrall")
    t.summon(0, "thor", "berserk", "berserk")
    assert t.kinds(t.s.offerings[0]) == "thrall"


def test_w6_1_no_more_is_paid_than_needed_and_no_less() -> None:
    t = Table()
    t.hall("thor surt tyr")
    thrall, archer, king = t.offer(0, "thrall archer king")
    thor = t.card("thor")
    assert t.refuses(0, cm.Summon(thor, (thrall,))) == ("W6.1", "pay_more")
    assert t.refuses(0, cm.Summon(thor, (thrall, archer, king))) == ("W6.1", "pay_less")
    assert t.refuses(0, cm.Summon(t.card("loki"), (thrall, archer))) == ("W6.1", "not_in_hall")


def test_w6_1_the_hall_refills_at_once() -> None:
    t = Table()
    t.hall("thor surt tyr")
    t.offer(0, "thrall archer")
    t.next_gods("loki")
    t.summon(0, "surt", "thrall", "archer")
    assert t.kinds(t.s.hall) == "thor tyr loki"


def test_w6_1_ragnarok_takes_a_place_in_the_hall_and_makes_the_last_round() -> None:
    t = Table()
    t.hall("thor surt tyr")
    t.offer(0, "thrall archer")
    t.fallen("vidar odin freya heimdall valkyrie baldr yggdrasil hel fenrir fafnir naglfar")
    assert len(t.s.hidden_gods) == 4
    t.fallen("loki")
    t.next_gods("ragnarok-hall")
    t.summon(0, "surt", "thrall", "archer")
    assert t.kinds(t.s.hall) == "thor tyr ragnarok-hall" and t.s.doomed()
    more = t.offer(0, "thrall archer")
    assert t.refuses(0, cm.Summon(t.card("ragnarok-hall"), tuple(more))) == ("W6.1", "ragnarok_is_no_deity")


def test_w6_1_an_empty_deity_deck_is_not_renewed() -> None:
    t = Table()
    t.hall("thor surt tyr ragnarok-hall")
    t.fallen("vidar odin freya heimdall valkyrie baldr yggdrasil hel fenrir fafnir naglfar")
    t.fallen("jormungandr nidhogg loki")
    t.offer(0, "thrall archer thrall archer king")
    t.summon(0, "surt", "thrall", "archer")
    assert t.kinds(t.s.hall) == "thor tyr ragnarok-hall"


# W6.2 Colours


def test_w6_2_red_and_blue_are_not_held_together() -> None:
    t = Table()
    t.hall("surt tyr loki")
    t.hold(0, "thor odin")
    t.offer(0, "thrall archer")
    t.summon(0, "surt", "thrall", "archer")
    assert (t.step(), t.waits_for()) == ("colour", (0,))
    t.do(0, cm.KeepColour(RED))
    assert t.held(0) == "surt" and sorted(t.kinds(t.s.gone).split()) == ["odin", "thor"]


def test_w6_2_the_newcomer_may_be_the_one_to_go() -> None:
    t = Table()
    t.hall("surt tyr loki")
    t.hold(0, "thor")
    t.offer(0, "thrall archer")
    t.summon(0, "surt", "thrall", "archer")
    assert t.refuses(0, cm.KeepColour(2)) == ("W6.2", "blue_or_red")
    t.do(0, cm.KeepColour(BLUE))
    assert t.held(0) == "thor" and t.kinds(t.s.gone) == "surt"


def test_w6_2_yggdrasil_lifts_this_while_held() -> None:
    t = Table()
    t.hall("surt tyr loki")
    t.hold(0, "thor yggdrasil")
    t.hold(1, "odin")
    t.offer(0, "thrall archer")
    t.offer(1, "thrall")
    t.summon(0, "surt", "thrall", "archer")
    assert t.held(0) == "thor yggdrasil surt"
    t.to_turn_of(1)
    t.invoke(1, "odin", pay="thrall", targets="yggdrasil")
    assert (t.step(), t.waits_for()) == ("colour", (0,))
    t.do(0, cm.KeepColour(BLUE))
    assert t.held(0) == "thor" and t.waits_for() == (1,)


# W6.3 When


def test_w6_3_a_deity_may_be_used_in_the_turn_it_is_summoned() -> None:
    t = Table()
    t.hall("tyr thor surt")
    t.offer(0, "thrall archer")
    t.row(1, "thrall king")
    t.summon(0, "tyr", "thrall", "archer")
    t.invoke(0, "tyr", side=LEFT)
    t.no_ward()
    assert t.stands(1) == "king"


def test_w6_3_active_properties_end_with_the_pass() -> None:
    t = Table()
    t.hold(0, "tyr")
    t.row(1, "thrall")
    t.passed(0)
    t.to_turn_of(0)
    assert t.refuses(0, cm.Invoke(t.card("tyr"), side=LEFT)) == ("W3.5", "you_have_passed")


def test_w6_3_only_ones_own_deities_and_only_active_ones() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.hold(1, "tyr")
    assert t.refuses(0, cm.Invoke(t.card("tyr"), side=LEFT)) == ("W6.3", "not_your_deity")
    assert t.refuses(0, cm.Invoke(t.card("vidar"))) == ("W6.3", "no_active_property")


# Blue


def test_w6_3_vidar_lays_one_more_unit_anywhere_before_the_winner_is_found() -> None:
    t = Table()
    t.hold(1, "vidar")
    t.give(1, "berserk")
    t.prize("mead-horn")
    t.row(0, "hirdman")
    t.all_pass()
    assert (t.step(), t.waits_for()) == ("before", (1,))
    t.lay(1, "berserk")
    assert t.last(ev.RowsCounted).ranking[0] == 1 and t.last(ev.UnitLaid).vidar


def test_w6_3_vidar_takes_back_one_yew_unit_of_ones_own_row() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.prize("mead-horn")
    thrall, king = t.row(0, "thrall king")
    t.all_pass()
    assert t.refuses(0, cm.TakeBack(king)) == ("W6.3", "no_yew_unit_of_yours")
    t.do(0, cm.TakeBack(thrall))
    assert "thrall" in t.hand(0) and t.last(ev.RowsCounted).strengths[0] == 10


def test_w6_3_vidar_may_do_nothing() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.prize("mead-horn")
    t.row(0, "thrall")
    t.all_pass()
    t.do(0, cm.Decline())
    assert t.last(ev.MomentDeclined).seat == 0 and t.every(ev.RoundEnded)


def test_w6_3_odin_discards_any_summoned_deity_once_a_round_for_a_sacrifice() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hold(1, "surt loki")
    t.offer(0, "thrall archer")
    t.invoke(0, "odin", pay="archer", targets="surt")
    assert t.held(1) == "loki" and t.kinds(t.s.gone) == "surt"
    again = cm.Invoke(t.card("odin"), t.paying(0, "thrall"), t.cards("loki"))
    assert t.refuses(0, again) == ("W8.5", "used_this_round")


def test_w6_3_odin_returns_one_to_the_hall_which_may_then_hold_four_but_not_baldr() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hall("thor tyr surt")
    t.fallen("loki baldr")
    t.offer(0, "thrall")
    baldr = cm.Invoke(t.card("odin"), t.paying(0, "thrall"), t.cards("baldr"))
    assert t.refuses(0, baldr) == ("W6.3", "not_such_deity")
    t.invoke(0, "odin", pay="thrall", targets="loki")
    assert t.kinds(t.s.hall) == "thor tyr surt loki"


def test_w6_3_thor_gives_five_to_the_row() -> None:
    t = Table()
    t.hold(0, "thor")
    t.row(0, "thrall")
    assert t.total(0) == 5


def test_w6_3_thor_goes_with_up_to_two_red_deities_summoned_or_in_the_hall() -> None:
    t = Table()
    t.hold(0, "thor")
    t.hold(1, "surt")
    t.hall("loki hel odin")
    t.next_gods("tyr")
    both = cm.Invoke(t.card("thor"), targets=t.cards("surt odin"))
    assert t.refuses(0, both) == ("W6.3", "not_such_deity")
    t.invoke(0, "thor", targets="surt loki")
    assert t.held(0) == t.held(1) == "" and t.kinds(t.s.hall) == "hel odin tyr"
    assert t.kinds(t.s.gone) == "thor surt loki"


def test_w6_3_freya_may_take_a_manoeuvre_that_another_plays() -> None:
    t = Table()
    t.hold(1, "freya")
    t.row(2, "berserk")
    t.plague(0, 5)
    t.no_ward()
    assert (t.step(), t.waits_for()) == ("settle", (1,))
    t.do(1, cm.Claim())
    assert t.hand(1) == "plague" and t.discarded() == "berserk"


def test_w6_3_freya_may_let_it_go_and_takes_none_of_her_own() -> None:
    t = Table()
    t.hold(1, "freya")
    t.plague(0, 5)
    t.do(1, cm.Decline())
    assert t.discarded() == "plague"
    t.to_turn_of(1)
    t.plague(1, 5)
    assert t.discarded() == "plague plague"


def test_w6_3_heimdall_brings_a_tyr_unit_from_the_top_of_the_deck() -> None:
    t = Table()
    t.hold(0, "heimdall")
    t.row(0, "thrall")
    t.next_cards("berserk")
    t.invoke(0, "heimdall")
    t.do(0, cm.Place(LEFT))
    assert t.stands(0) == "berserk thrall"
    assert t.refuses(0, cm.Invoke(t.card("heimdall"))) == ("W8.5", "used_this_round")


@pytest.mark.parametrize("kind", ["archer", "plague", "king"])
def test_w6_3_heimdall_discards_all_else(kind: str) -> None:
    t = Table()
    t.hold(0, "heimdall")
    t.row(0, "king")
    t.next_cards(kind)
    t.invoke(0, "heimdall")
    assert t.stands(0) == "king" and t.discarded() == kind


def test_w6_3_heimdall_guards_the_row_after_the_pass_only() -> None:
    t = Table()
    t.hold(1, "heimdall")
    t.row(1, "berserk")
    assert not t.s.safe(1)
    t.passed(1)
    t.lay(0, "assassin", row=1)
    assert t.stands(1) == "berserk assassin"


def test_w6_3_valkyrie_takes_a_unit_of_any_row_after_the_winner_is_found() -> None:
    t = Table()
    t.hold(0, "valkyrie")
    t.prize("mead-horn")
    t.row(1, "king")
    t.all_pass()
    assert (t.step(), t.waits_for()) == ("after", (0,))
    t.aim(0, 1, 0)
    assert "king" in t.hand(0) and t.last(ev.VictoryTaken).seat == 1
    assert t.last(ev.UnitTaken).rule == "W6.3"


def test_w6_3_valkyrie_may_take_nothing() -> None:
    t = Table()
    t.hold(0, "valkyrie")
    t.prize("mead-horn")
    t.row(1, "king")
    t.all_pass()
    t.do(0, cm.Decline())
    assert not t.every(ev.UnitTaken) and t.every(ev.RoundEnded)


def test_w6_3_baldr_returns_to_the_round_after_passing() -> None:
    t = Table()
    t.hold(0, "baldr")
    cards = t.give(0, "thrall archer king bondsman berserk")
    t.passed(0, 2)
    t.to_turn_of(0)
    assert t.refuses(0, cm.Return(tuple(cards[:3]))) == ("W8.5", "discard_exactly")
    t.do(0, cm.Return(tuple(cards[:4])))
    assert t.s.passes == [2] and t.kinds(t.s.gone) == "baldr" and t.hand(0) == "berserk"
    assert (t.step(), t.waits_for()) == ("act", (0,))
    t.do(0, cm.Pass())
    assert t.s.passes == [2, 0] and len(t.s.hands[0]) == 5


def test_w6_3_baldr_summons_one_of_the_discarded_for_a_sacrifice() -> None:
    t = Table()
    t.hold(0, "baldr")
    t.fallen("thor loki")
    t.offer(0, "berserk")
    own = cm.Invoke(t.card("baldr"), t.paying(0, "berserk"), t.cards("baldr"))
    assert t.refuses(0, own) == ("W6.3", "not_such_deity")
    t.invoke(0, "baldr", pay="berserk", targets="thor")
    assert t.held(0) == "thor" and t.kinds(t.s.gone) == "loki baldr"


def test_w6_3_tyr_destroys_the_end_unit_of_one_side_in_every_row() -> None:
    t = Table()
    t.hold(0, "tyr")
    t.row(0, "thrall archer")
    t.row(1, "king")
    t.row(2, "berserk huscarl bondsman")
    t.invoke(0, "tyr", side=RIGHT)
    t.no_ward()
    assert (t.stands(0), t.stands(1), t.stands(2)) == ("thrall", "", "berserk huscarl")
    again = cm.Invoke(t.card("tyr"), side=LEFT)
    assert t.step() == "act" and t.refuses(0, again) == ("W8.5", "used_this_round")


# Red


def test_w6_3_surt_guards_the_row_until_the_pass() -> None:
    t = Table()
    t.hold(1, "surt")
    t.row(1, "berserk")
    t.lay(0, "raider", row=1)
    assert t.stands(1) == "berserk raider" and t.hand(0) == ""
    t.passed(1)
    assert not t.s.safe(1)


def test_w6_3_hel_exchanges_one_or_two_hand_cards_with_the_discard_pile() -> None:
    t = Table()
    t.hold(0, "hel")
    t.give(0, "thrall archer thrall")
    king, priest = t.discard("king priest")
    t.invoke(0, "hel", cards="thrall archer")
    assert t.step() == "recall"
    t.do(0, cm.Recall(king))
    t.do(0, cm.Recall(priest))
    assert sorted(t.hand(0).split()) == ["king", "priest", "thrall"]
    assert sorted(t.discarded().split()) == ["archer", "thrall"]
    once = cm.Invoke(t.card("hel"), cards=(t.in_hand(0, "thrall"),))
    assert t.refuses(0, once) == ("W8.5", "used_this_round")


def test_w6_3_fenrir_takes_five_from_all_other_rows() -> None:
    t = Table()
    t.hold(0, "fenrir")
    t.row(0, "thrall")
    t.row(1, "berserk")
    assert [t.total(seat) for seat in range(3)] == [0, 0, -5]


def test_w6_3_fenrir_goes_with_up_to_two_blue_deities() -> None:
    t = Table()
    t.hold(0, "fenrir")
    t.hold(1, "odin thor")
    t.hall("loki hel vidar")
    t.invoke(0, "fenrir", targets="odin thor")
    assert t.held(0) == t.held(1) == ""


def test_w6_3_fafnir_takes_a_summoned_deity_for_a_sacrifice_and_himself() -> None:
    t = Table()
    t.hold(0, "fafnir")
    t.hold(1, "loki")
    t.hall("hel vidar thor")
    t.offer(0, "thrall")
    t.invoke(0, "fafnir", pay="thrall", targets="loki")
    assert t.held(0) == "loki" and t.held(1) == "" and t.kinds(t.s.gone) == "fafnir"


def test_w6_3_fafnir_takes_one_in_the_hall() -> None:
    t = Table()
    t.hold(0, "fafnir surt")
    t.hall("hel vidar thor")
    t.offer(0, "thrall")
    t.next_gods("tyr")
    t.invoke(0, "fafnir", pay="thrall", targets="vidar")
    t.do(0, cm.KeepColour(BLUE))
    assert t.held(0) == "vidar" and t.kinds(t.s.hall) == "hel thor tyr"


def test_w6_3_naglfar_gathers_what_is_destroyed_in_others_rows() -> None:
    t = Table()
    t.hold(2, "naglfar")
    t.row(2, "thrall")
    t.row(1, "berserk")
    t.lay(0, "assassin", row=1, at=0)
    assert (t.step(), t.waits_for()) == ("place", (2,))
    t.do(2, cm.Place(LEFT))
    assert t.stands(2) == "berserk thrall" and t.discarded() == ""


def test_w6_3_naglfar_discards_what_may_not_stand_there_and_leaves_its_own() -> None:
    t = Table()
    t.hold(0, "naglfar")
    t.row(0, "king thrall")
    t.row(1, "king")
    t.lay(0, "assassin", row=1, at=0)
    assert t.stands(0) == "king thrall" and t.discarded() == "king"
    t.to_turn_of(1)
    t.lay(1, "assassin", row=0)
    t.aim(1, 0, 1)
    t.no_ward()
    assert t.discarded() == "king thrall"


def test_w6_3_jormungandr_ends_the_round_for_the_strictly_strongest() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.row(1, "berserk")
    t.row(2, "hirdman")
    t.prize("mead-horn")
    t.passed(2)
    t.do(0, cm.Pass())
    seized = t.last(ev.RoundSeized)
    assert seized.seat == 1 and t.last(ev.VictoryTaken).seat == 1 and t.every(ev.RoundEnded)
    drawn = [(event.seat, len(event.cards)) for event in t.every(ev.CardsDrawn)]
    assert drawn == [(0, 4), (1, 4)]  # seat 0 passed by itself, seat 1 had not


@pytest.mark.parametrize(("own", "other"), [("hirdman", "hirdman"), ("", "")])
def test_w6_3_jormungandr_asks_for_a_unit_and_a_true_lead(own: str, other: str) -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.row(1, own)
    t.row(2, other)
    t.prize("mead-horn")
    t.do(0, cm.Pass())
    assert not t.every(ev.RoundSeized) and t.waits_for() == (1,)


def test_w6_3_jormungandr_even_after_passing() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.row(1, "berserk")
    t.passed(1)
    t.prize("mead-horn")
    t.lay(0, "thrall")
    assert t.last(ev.RoundSeized).seat == 1


def test_w6_3_nidhogg_takes_one_of_the_sacrifices_another_pays() -> None:
    t = Table()
    t.hold(1, "nidhogg")
    t.hall("thor tyr surt")
    t.offer(0, "king king")
    t.summon(0, "thor", "king", "king")
    assert t.hand(1) == "king" and t.discarded() == "king"
    assert t.last(ev.SacrificeSnatched).rule == "W6.3"


def test_w6_3_nidhogg_takes_none_of_its_own() -> None:
    t = Table()
    t.hold(0, "nidhogg")
    t.hall("loki tyr surt")
    t.offer(0, "king king king")
    t.summon(0, "loki", "king", "king", "king")
    assert t.hand(0) == "" and t.discarded() == "king king king"


def test_w6_3_loki_destroys_a_weaker_unit_at_a_sacrifice() -> None:
    t = Table()
    t.hold(0, "loki")
    t.row(0, "berserk")
    _, hirdman = t.row(1, "king hirdman")
    t.row(2, "huscarl")
    t.sacrifice(0, 0)
    assert t.refuses(0, cm.Aim(t.unit(1, 0))) == ("W6.3", "not_a_target")
    t.do(0, cm.Aim(hirdman))
    t.no_ward()
    assert t.stands(1) == "king"


def test_w6_3_loki_destroys_nothing_where_nothing_is_weaker() -> None:
    t = Table()
    t.hold(0, "loki")
    t.row(0, "hirdman")
    t.row(1, "king")
    t.sacrifice(0, 0)
    assert t.stands(1) == "king" and t.waits_for() == (1,)


def test_w6_3_every_deity_is_tested_here() -> None:
    tests = " ".join(globals())
    assert [name for name in DEITIES if name not in tests] == []
