"""W8 More rulings, and the meetings of deities."""

from __future__ import annotations

import pytest

from tests.wolves.table import LEFT, RIGHT, Table
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.terms import DEITIES

FULL = "thrall " * 6 + "bondsman " * 6


# W8.1 A hand of twelve


def test_w8_1_freya_with_a_full_hand_takes_nothing() -> None:
    t = Table()
    t.hold(1, "freya")
    t.give(1, FULL)
    t.plague(0, 9)
    assert t.discarded() == "plague"


def test_w8_1_nidhogg_with_a_full_hand_takes_nothing() -> None:
    t = Table()
    t.hold(1, "nidhogg")
    t.give(1, FULL)
    t.hall("thor tyr surt")
    t.offer(0, "king king")
    t.summon(0, "thor", "king", "king")
    assert len(t.s.hands[1]) == 12 and t.discarded() == "king king"


def test_w8_1_valkyrie_with_a_full_hand_takes_nothing() -> None:
    t = Table()
    t.hold(0, "valkyrie")
    t.give(0, FULL)
    t.row(1, "king")
    t.prize("mead-horn")
    t.all_pass()
    assert t.every(ev.MomentDeclined) and len(t.s.hands[0]) == 12


def test_w8_1_vidar_with_a_full_hand_takes_nothing_back() -> None:
    t = Table()
    t.hold(0, "vidar")
    t.give(0, FULL)
    (thrall,) = t.row(0, "thrall")
    t.prize("mead-horn")
    t.all_pass()
    assert t.refuses(0, cm.TakeBack(thrall)) == ("W6.3", "hand_full")


def test_w8_1_a_flank_march_returns_no_more_than_the_hand_takes() -> None:
    t = Table()
    t.give(0, "flank-march " + "thrall " * 6 + "bondsman " * 5)
    units = t.row(0, "king archer")
    march = t.in_hand(0, "flank-march")
    assert t.refuses(0, cm.Withdraw(march, tuple(units))) == ("W8.1", "hand_full")
    t.do(0, cm.Withdraw(march, (units[0],)))
    assert len(t.s.hands[0]) == 12


# W8.2 Surt and Heimdall


@pytest.mark.parametrize(("guard", "passed"), [("surt", False), ("heimdall", True)])
@pytest.mark.parametrize("kind", ["assassin", "raider", "traitor"])
def test_w8_2_nothing_is_taken_or_destroyed_in_a_guarded_row(guard: str, passed: bool, kind: str) -> None:
    t = Table()
    t.hold(1, guard)
    t.row(1, "berserk huscarl")
    if passed:
        t.passed(1)
    t.lay(0, kind, row=1)
    assert t.stands(1) == f"berserk huscarl {kind}" and t.hand(0) == t.stands(0) == ""


def test_w8_2_the_wolf_still_bites_a_guarded_row() -> None:
    t = Table()
    t.hold(1, "surt")
    t.hold(0, "fenrir")
    t.row(1, "berserk")
    assert t.total(1) == 0


def test_w8_2_ones_own_plague_is_stopped_too() -> None:
    t = Table()
    t.hold(0, "surt")
    t.row(0, "berserk")
    t.row(1, "berserk")
    t.plague(0, 5)
    t.no_ward()
    assert t.stands(0) == "berserk" and t.stands(1) == ""


def test_w8_2_ones_own_tyr_is_stopped_too() -> None:
    t = Table()
    t.hold(0, "surt tyr yggdrasil")
    t.row(0, "berserk")
    t.row(1, "berserk")
    t.invoke(0, "tyr", side=LEFT)
    t.no_ward()
    assert t.stands(0) == "berserk" and t.stands(1) == ""


def test_w8_2_ones_own_sacrifice_and_flank_march_are_allowed() -> None:
    t = Table()
    t.hold(0, "surt")
    thrall, _ = t.row(0, "thrall archer")
    (march,) = t.give(0, "flank-march")
    t.do(0, cm.Withdraw(march, (thrall,)))
    assert t.stands(0) == "archer"
    t.to_turn_of(0)
    t.sacrifice(0, 0)
    assert t.stands(0) == ""


def test_w8_2_arrows_pass_a_guarded_row_by() -> None:
    t = Table()
    t.hold(1, "surt")
    t.row(1, "berserk")
    t.row(0, "archer")
    t.lay(0, "archer")
    assert t.refuses(0, cm.Aim(t.unit(1, 0))) == ("W5", "not_a_target")


# W8.3


def test_w8_3_a_traitor_in_ones_own_row_moves_its_unit_to_an_end() -> None:
    t = Table()
    t.row(0, "thrall king archer")
    t.lay(0, "traitor")
    assert t.step() == "place"
    t.do(0, cm.Place(LEFT))
    assert t.stands(0) == "king thrall archer traitor"


def test_w8_3_a_priest_moved_in_its_own_row_stays_there() -> None:
    t = Table()
    t.row(0, "priest king")  # the King is the weaker; a later Tyr unit may stand beside the Priest
    t.row(0, "thrall thrall thrall")
    t.lay(0, "traitor")
    t.do(0, cm.Place(RIGHT))
    assert t.stands(0) == "priest thrall thrall thrall traitor king"


@pytest.mark.parametrize(
    ("kind", "row"), [("raider", ""), ("raider", "raider"), ("traitor", "thrall archer")]
)
def test_w8_3_without_a_target_nothing_happens(kind: str, row: str) -> None:
    t = Table()
    t.row(1, row)
    t.lay(0, kind, row=1)
    assert t.stands(1) == f"{row} {kind}".strip() and t.waits_for() == (1,) and not t.every(ev.Aimed)


def test_w8_3_strength_is_counted_with_the_newcomer() -> None:
    """The King is the weakest Tyr unit only because the Traitor stands there."""
    t = Table()
    t.row(1, "king priest thrall")  # 7 with the newcomer, against 8
    t.lay(0, "traitor", row=1)
    assert t.stands(0) == "king"


# W8.4


def test_w8_4_rows_may_be_negative_and_a_king_is_at_least_nothing() -> None:
    t = Table()
    t.row(0, "king " + "thrall " * 8 + "archer archer archer")
    t.hold(1, "fenrir")
    assert t.total(0) == 3 - 5
    assert t.total(2) == -5


def test_w8_4_nidhogg_does_not_look_at_the_end_of_a_round() -> None:
    t = Table()
    t.hold(1, "nidhogg")
    t.offer(0, "king king")
    t.prize("mead-horn")
    t.all_pass()
    assert not t.every(ev.SacrificeSnatched)


# W8.5


def test_w8_5_once_a_round_belongs_to_the_card() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hold(1, "fafnir")
    t.hall("thor tyr vidar")
    t.fallen("loki")
    t.offer(0, "thrall")
    t.offer(1, "thrall archer")
    t.invoke(0, "odin", pay="thrall", targets="loki")
    t.do(0, cm.Pass())
    t.invoke(1, "fafnir", pay="thrall", targets="odin")
    again = cm.Invoke(t.card("odin"), t.paying(1, "archer"), t.cards("fafnir"))
    assert t.refuses(1, again) == ("W8.5", "used_this_round")


def test_w8_5_a_new_round_frees_it_again() -> None:
    t = Table()
    t.hold(0, "tyr")
    t.row(1, "king thrall")
    t.prize("mead-horn")
    t.invoke(0, "tyr", side=LEFT)
    t.no_ward()
    t.all_pass()
    assert t.s.used == []


def test_w8_5_deities_gained_by_baldr_obey_the_colours() -> None:
    t = Table()
    t.hold(0, "baldr thor")
    t.fallen("surt")
    t.offer(0, "thrall")
    t.invoke(0, "baldr", pay="thrall", targets="surt")
    assert t.step() == "colour"


def test_w8_5_no_return_without_four_cards() -> None:
    t = Table()
    t.hold(0, "baldr")
    cards = t.give(0, "thrall archer king")
    t.passed(0)
    t.to_turn_of(0)
    assert t.refuses(0, cm.Return(tuple(cards))) == ("W8.5", "no_return")


# W8.6


def test_w8_6_glory_is_valued_after_valkyrie() -> None:
    t = Table()
    t.win(0, "war-hoard")
    t.hold(0, "valkyrie")
    t.give(0, "thrall thrall thrall")
    t.row(1, "king")
    t.prize("mead-horn")
    t.all_pass()
    assert len(t.s.hands[0]) == 7
    t.aim(0, 1, 0)
    assert t.last(ev.RoundEnded).glory[0] == 2


# Odin meets each


def test_odin_with_fenrir_no_wolf_bites() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "fenrir")
    assert t.total(1) == 0 and t.total(2) == -5


def test_odin_with_tyr_nothing_is_destroyed_in_his_row() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "tyr")
    t.row(1, "king")
    t.row(2, "king")
    t.invoke(0, "tyr", side=LEFT)
    t.no_ward()
    assert t.stands(1) == "king" and t.stands(2) == ""


def test_odin_with_ones_own_tyr_gives_no_shelter() -> None:
    t = Table()
    t.hold(0, "odin tyr")
    t.row(0, "king")
    t.invoke(0, "tyr", side=LEFT)
    assert t.stands(0) == ""


def test_odin_with_loki_nothing_is_destroyed_in_his_row() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "loki")
    t.row(0, "king")
    t.row(1, "thrall")
    t.sacrifice(0, 0)
    assert t.stands(1) == "thrall"


def test_odin_with_naglfar_nothing_is_gathered_from_his_row() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "naglfar")
    t.row(1, "berserk")
    t.lay(0, "assassin", row=1, at=0)
    assert t.stands(0) == "" and t.discarded() == "berserk"


def test_odin_with_valkyrie_nothing_is_taken_from_his_row() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "valkyrie")
    t.row(1, "king")
    t.prize("mead-horn")
    t.all_pass()
    assert not t.every(ev.UnitTaken) and t.every(ev.MomentDeclined)


@pytest.mark.parametrize("kind", ["assassin", "raider", "traitor"])
def test_odin_with_vidar_what_he_lays_does_nothing_there(kind: str) -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "vidar")
    t.row(1, "berserk huscarl")
    t.give(0, kind)
    t.prize("mead-horn")
    t.all_pass()
    t.lay(0, kind, row=1)
    assert not t.every(ev.Aimed) and t.last(ev.RowsCounted).strengths[1] >= 7


def test_odin_with_vidars_archer_which_may_strike_elsewhere() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "vidar")
    t.row(0, "archer")
    t.row(1, "king")
    t.row(2, "king")
    t.give(0, "archer")
    t.prize("mead-horn")
    t.all_pass()
    t.lay(0, "archer")
    assert t.refuses(0, cm.Aim(t.unit(1, 0))) == ("W5", "not_a_target")
    t.aim(0, 2, 0)
    assert t.last(ev.UnitsDestroyed).targets[0][0] == 2


def test_w8_7_an_archer_laid_by_anothers_vidar_in_odins_row_does_not_shoot() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "vidar")
    t.row(1, "archer")
    t.row(2, "king")
    t.give(0, "archer")
    t.prize("mead-horn")
    t.all_pass()
    t.lay(0, "archer", row=1)
    assert not t.every(ev.Aimed) and t.last(ev.RowsCounted).strengths == (0, 2, 10)


def test_w8_7_odins_own_vidar_works_in_his_row() -> None:
    t = Table()
    t.hold(1, "odin vidar")
    t.row(1, "archer")
    t.row(2, "king")
    t.give(1, "archer")
    t.prize("mead-horn")
    t.all_pass()
    t.lay(1, "archer")
    t.aim(1, 2, 0)
    assert t.last(ev.RowsCounted).strengths == (0, 2, 0)


def test_odin_with_nidhogg_no_sacrifice_is_snatched() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hold(1, "nidhogg")
    t.hall("thor tyr surt")
    t.offer(0, "king king thrall")
    t.summon(0, "thor", "king", "king", "thrall")
    assert t.hand(1) == ""


def test_odin_with_people_cards_they_work() -> None:
    t = Table()
    t.hold(1, "odin")
    t.row(1, "berserk")
    t.lay(0, "raider", row=1)
    assert t.hand(0) == "berserk"


def test_odin_with_fafnir_who_may_take_him() -> None:
    """Only his row is sheltered."""
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "fafnir")
    t.hall("thor tyr vidar")
    t.offer(0, "thrall")
    t.invoke(0, "fafnir", pay="thrall", targets="odin")
    assert t.held(0) == "odin"


def test_odin_with_fenrir_who_may_discard_him_and_thor_who_may_not() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "fenrir")
    t.hold(2, "thor")
    t.hall("surt hel tyr")
    t.to_turn_of(2)
    odin = cm.Invoke(t.card("thor"), targets=t.cards("odin"))
    assert t.refuses(2, odin) == ("W6.3", "not_such_deity")
    t.to_turn_of(0)
    t.invoke(0, "fenrir", targets="odin")
    assert t.held(1) == "" and t.kinds(t.s.gone) == "fenrir odin"


def test_odin_with_thor_of_another_whose_row_alone_grows() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "thor")
    assert [t.total(seat) for seat in range(3)] == [5, 0, 0]


def test_odin_with_freya_who_takes_the_manoeuvres_of_his_holder() -> None:
    t = Table()
    t.hold(0, "odin")
    t.hold(1, "freya")
    t.plague(0, 9)
    t.do(1, cm.Claim())
    assert t.hand(1) == "plague"


@pytest.mark.parametrize(("guard", "passed"), [("surt", False), ("heimdall", True)])
def test_odin_with_surt_or_heimdall_in_one_hand_both_guard(guard: str, passed: bool) -> None:
    t = Table()
    t.hold(1, f"odin yggdrasil {guard}")
    t.hold(0, "fenrir")
    t.row(1, "berserk")
    if passed:
        t.passed(1)
    t.lay(0, "assassin", row=1)
    assert t.stands(1) == "berserk assassin" and t.total(1) == 5


def test_odin_with_heimdall_of_another_who_brings_no_unit_there() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "heimdall")
    t.next_cards("berserk")
    t.invoke(0, "heimdall")
    assert t.stands(0) == "berserk" and t.stands(1) == ""


def test_odin_with_hel_whose_holder_takes_what_left_his_row() -> None:
    t = Table()
    t.hold(1, "odin")
    t.hold(0, "hel")
    t.give(0, "thrall")
    t.row(1, "king")
    t.lay(0, "assassin", row=1, at=0)
    t.invoke(0, "hel", cards="thrall")
    t.do(0, cm.Recall(next(card for card in t.s.discard if t.kinds([card]) == "king")))
    assert "king" in t.hand(0).split()


def test_odin_with_jormungandr_who_counts_his_row_and_ends_the_round_all_the_same() -> None:
    t = Table()
    t.hold(2, "odin")
    t.hold(1, "jormungandr")
    t.row(2, "king")
    t.row(1, "king")
    t.prize("mead-horn")
    t.lay(0, "thrall", row=2)  # his King is weaker now
    assert t.last(ev.RoundSeized).seat == 1


def test_odin_with_baldr_who_summons_him_from_the_discarded() -> None:
    t = Table()
    t.hold(0, "baldr")
    t.fallen("odin")
    t.offer(0, "thrall")
    t.invoke(0, "baldr", pay="thrall", targets="odin")
    assert t.held(0) == "odin"


OTHERS = [name for name in DEITIES if name != "odin"]


@pytest.mark.parametrize("name", OTHERS)
def test_odin_with_each_he_may_discard_it(name: str) -> None:
    t = Table()
    t.hold(0, "odin")
    t.hold(1, name)
    t.offer(0, "thrall")
    t.invoke(0, "odin", pay="thrall", targets=name)
    assert t.held(1) == "" and t.kinds(t.s.gone) == name


@pytest.mark.parametrize("name", OTHERS)
def test_odin_with_each_he_may_return_it_to_the_hall_but_baldr(name: str) -> None:
    t = Table()
    t.hold(0, "odin")
    t.fallen(name)
    t.offer(0, "thrall")
    wish = cm.Invoke(t.card("odin"), t.paying(0, "thrall"), t.cards(name))
    if name == "baldr":
        assert t.refuses(0, wish)[0] == "W6.3"
    else:
        t.do(0, wish)
        assert t.kinds(t.s.hall) == name and t.s.gone == []


# Naglfar with each kind of leaving


def test_naglfar_gathers_nothing_taken_lured_or_spent() -> None:
    t = Table()
    t.hold(2, "naglfar")
    t.row(1, "berserk king huscarl")
    t.lay(0, "raider", row=1)
    t.aim(0, 1, 0)
    t.do(1, cm.Ward(t.unit(1, 2)))  # the Huscarl is discarded, not destroyed
    assert t.stands(2) == "" and t.discarded() == "huscarl"
    t.to_turn_of(0)
    t.lay(0, "raider", row=1)
    t.aim(0, 1, 0)
    t.to_turn_of(0)
    t.lay(0, "traitor", row=1)
    t.do(0, cm.Place(LEFT))
    assert t.stands(0) == "king" and t.stands(2) == "" and t.hand(0) == "berserk"


def test_naglfar_with_tyr_gathers_unit_by_unit() -> None:
    t = Table(4)
    t.hold(0, "tyr")
    t.hold(1, "naglfar")
    t.row(1, "thrall huscarl")
    t.row(0, "archer")
    t.row(2, "berserk")
    t.row(3, "king")
    t.invoke(0, "tyr", side=LEFT)
    t.no_ward()
    assert t.stands(1) == "huscarl" and t.waits_for() == (1,)
    for side in (LEFT, RIGHT, LEFT):
        t.do(1, cm.Place(side))
    assert t.stands(1) == "king archer huscarl berserk" and t.discarded() == "thrall"


def test_naglfar_with_loki_of_one_hand() -> None:
    t = Table()
    t.hold(0, "naglfar loki")
    t.row(0, "berserk")
    t.row(1, "huscarl")
    t.sacrifice(0, 0)
    assert t.stands(0) == "huscarl"


# Jörmungandr at every moment


def test_w6_3_jormungandr_everybody_passes_in_turn_order_from_the_holder() -> None:
    t = Table(4)
    t.hold(1, "jormungandr")
    t.hold(0, "baldr")
    t.row(1, "king")
    t.prize("mead-horn iron-crown")
    t.lay(0, "thrall")
    t.do(1, cm.Crown(t.card("iron-crown")))
    assert [len(hand) for hand in t.s.hands] == [4, 4, 4, 4] and t.s.firsts == [0, 1, 0, 0]


def test_jormungandr_vidar_does_not_act_but_valkyrie_does() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.hold(0, "vidar valkyrie")
    t.row(1, "king")
    t.give(0, "berserk")
    t.prize("mead-horn")
    t.do(0, cm.Pass())
    assert (t.step(), t.waits_for()) == ("after", (0,)) and t.s.seized == 1


def test_jormungandr_second_place_ties_by_who_would_have_moved_sooner() -> None:
    t = Table(4)
    t.hold(2, "jormungandr")
    t.row(2, "king")
    t.row(0, "berserk")
    t.row(1, "berserk")
    t.row(3, "berserk")
    t.prize("mead-horn iron-crown")
    t.passed(0, 1)
    t.to_turn_of(1)
    t.do(1, cm.EndTurn())
    assert t.last(ev.RowsCounted).ranking == (2, 3, 0, 1)


def test_jormungandr_is_mandatory_and_counts_thor_and_fenrir() -> None:
    t = Table()
    t.hold(1, "jormungandr fenrir")
    t.row(1, "archer")
    t.row(2, "berserk")
    t.prize("mead-horn")
    t.do(0, cm.Pass())
    assert t.last(ev.RoundSeized).seat == 1


def test_jormungandr_not_in_the_turns_of_others() -> None:
    t = Table()
    t.hold(1, "jormungandr")
    t.row(1, "king")
    t.lay(0, "thrall")
    assert t.last(ev.RoundSeized).seat == 1  # at the start of the own turn, not before
    began = [event.seat for event in t.every(ev.TurnBegan)]
    assert began[0] == 1


def test_jormungandr_at_the_start_of_a_round_finds_no_unit() -> None:
    t = Table()
    t.hold(0, "jormungandr thor yggdrasil")
    t.to_turn_of(0)
    assert t.step() == "act"
