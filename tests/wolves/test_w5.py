"""W5 The People: strengths, properties when laid, manoeuvres."""

from __future__ import annotations

import pytest

from tests.wolves.table import LEFT, RIGHT, Table
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import events as ev
from valhalla.games.wolves import strengths
from valhalla.games.wolves.cards import Manoeuvre, Unit, kinds
from valhalla.games.wolves.terms import KINDS

COPIES = {
    "archer": 9, "bondsman": 12, "hirdman": 12, "huscarl": 8, "berserk": 9, "thrall": 8, "priest": 5,
    "chieftain": 6, "king": 5, "assassin": 8, "raider": 6, "traitor": 6, "plague": 5, "shield-wall": 6,
    "flank-march": 5,
}  # fmt: skip


def of(*names: str) -> tuple[int, ...]:
    return strengths.of_kinds(tuple(KINDS.index(name) for name in names))


def test_w5_copies_are_within_two_of_the_table() -> None:
    found = {card.id: card.copies for card in kinds() if isinstance(card, Unit | Manoeuvre)}
    assert found.keys() >= COPIES.keys()
    assert all(abs(found[name] - copies) <= 2 for name, copies in COPIES.items())


def test_w5_the_worked_check() -> None:
    t = Table(3)
    t.row(0, "huscarl king hirdman hirdman")
    t.row(1, "priest assassin thrall bondsman bondsman bondsman")
    t.row(2, "berserk bondsman hirdman chieftain")
    t.hold(0, "fenrir")
    assert t.total(0) == 23
    assert t.total(1) == 18
    t.hold(2, "odin")  # keeps the wolf away, so that the row is counted as it stands
    assert t.total(2) == 15


@pytest.mark.parametrize(
    ("name", "strength"),
    [("archer", 1), ("huscarl", 2), ("berserk", 5), ("thrall", 0), ("priest", 8), ("assassin", 0),
     ("raider", 2), ("traitor", 1)],
)  # fmt: skip
def test_w5_strengths_that_never_change(name: str, strength: int) -> None:
    assert of(name)[0] == of(name, "thrall", "hirdman")[0] == strength


def test_w5_bondsman_counts_yew_units_itself_included() -> None:
    assert of("bondsman") == (1,)
    assert of("bondsman", "thrall", "hirdman", "bondsman") == (3, 0, 3, 3)


def test_w5_hirdman_is_strong_beside_another() -> None:
    assert of("hirdman", "hirdman", "thrall", "hirdman") == (7, 7, 0, 3)


def test_w5_chieftain_counts_tyr_units_twice() -> None:
    assert of("chieftain") == (2,)
    assert of("berserk", "chieftain", "thrall", "king") == (5, 6, 0, 7)


def test_w5_king_loses_by_company() -> None:
    assert of("king") == (10,)
    assert of("king", "thrall", "thrall", "thrall")[0] == 7


# Archer


def test_w5_archer_beside_an_archer_destroys_any_unit() -> None:
    t = Table()
    t.row(0, "archer")
    t.row(1, "berserk thrall")
    t.lay(0, "archer")
    assert (t.step(), t.waits_for()) == ("aim", (0,))
    t.aim(0, 1, 0)
    t.no_ward()
    assert t.stands(1) == "thrall" and t.discarded() == "berserk"
    assert t.last(ev.UnitsDestroyed).rule == "W5"


def test_w5_archer_alone_or_beside_others_does_nothing() -> None:
    t = Table()
    t.row(0, "archer thrall")
    t.row(1, "berserk")
    t.lay(0, "archer", side=RIGHT)
    assert t.waits_for() == (1,) and t.stands(1) == "berserk"


def test_w5_archer_may_be_made_to_strike_itself() -> None:
    t = Table()
    t.row(0, "archer")
    t.lay(0, "archer", side=LEFT)
    t.aim(0, 0, 0)
    assert t.stands(0) == "archer"


def test_w5_archer_in_anothers_row_the_owner_chooses() -> None:
    t = Table()
    t.row(1, "archer")
    t.row(0, "king")
    t.lay(0, "archer", row=1)
    assert (t.step(), t.waits_for()) == ("aim", (1,))
    t.aim(1, 0, 0)
    t.no_ward()
    assert t.stands(0) == "" and t.stands(1) == "archer archer"


def test_w5_archer_moved_not_laid_shoots_nothing() -> None:
    t = Table()
    t.hold(0, "naglfar")
    t.row(0, "archer")
    t.row(1, "archer")
    t.lay(0, "assassin", row=1, at=0)
    t.no_ward()
    assert t.step() == "place"
    t.do(0, cm.Place(RIGHT))
    assert t.stands(0) == "archer archer" and t.step() == "act" and t.waits_for() == (1,)


# Huscarl


@pytest.mark.parametrize("kind", ["assassin", "raider", "traitor"])
def test_w5_huscarl_cancels_what_is_laid_in_its_row_even_after_passing(kind: str) -> None:
    t = Table()
    t.row(1, "berserk huscarl")
    t.passed(1)
    t.lay(0, kind, row=1)
    if t.step() == "aim":
        t.aim(0, 1, 0)
    assert (t.step(), t.waits_for()) == ("react", (1,))
    t.do(1, cm.Ward(t.unit(1, 1)))
    assert t.stands(1) == f"berserk {kind}" and t.discarded() == "huscarl"
    assert t.last(ev.HuscarlSpent).rule == "W5"


def test_w5_huscarl_may_stand_by_and_stops_no_arrow() -> None:
    t = Table()
    t.row(0, "archer")
    huscarl, _ = t.row(1, "huscarl thrall")
    t.give(1, "thrall")
    t.lay(0, "archer")
    t.aim(0, 1, 1)
    assert t.refuses(1, cm.Ward(huscarl)) == ("W5", "huscarl_stops_no_such")
    t.no_ward()
    assert t.stands(1) == "huscarl"


def test_w5_huscarl_works_for_the_row_it_stands_in() -> None:
    """Laid by another, it serves the row's owner."""
    t = Table()
    t.row(1, "berserk")
    t.lay(0, "huscarl", row=1)
    t.to_turn_of(2)
    t.lay(2, "raider", row=1)
    t.aim(2, 1, 0)
    assert t.waits_for() == (1,)
    t.do(1, cm.Ward(t.unit(1, 1)))
    assert t.stands(1) == "berserk raider"


# Berserk, Thrall


def test_w5_berserk_counts_as_two_sacrifices() -> None:
    t = Table()
    t.hall("thor odin tyr")
    t.offer(0, "berserk")
    t.summon(0, "thor", "berserk")
    assert t.held(0) == "thor"


def test_w5_thralls_follow_a_sacrifice_in_a_chain() -> None:
    t = Table()
    t.row(0, "thrall king thrall archer")
    t.sacrifice(0, 1, 0, 2)
    assert t.stands(0) == "archer" and t.kinds(t.s.offerings[0]) == "king thrall thrall"


def test_w5_only_thralls_follow() -> None:
    t = Table()
    king, archer = t.row(0, "king archer")
    assert t.refuses(0, cm.Sacrifice(king, (archer,))) == ("W5", "only_thralls_follow")


# Priest, Chieftain, King


def test_w5_priest_joins_no_weak_tyr_unit() -> None:
    t = Table()
    t.row(0, "hirdman")
    t.row(1, "thrall bondsman")
    t.give(0, "priest")
    assert t.refuses(0, t.laying(0, "priest")) == ("W5", "priest_among_warriors")
    t.lay(0, "priest", row=1)
    assert t.stands(1) == "thrall bondsman priest"


def test_w5_priest_may_join_a_tyr_unit_stronger_than_eight() -> None:
    t = Table()
    t.row(0, "king thrall")  # 9 before the Priest comes, 8 with it
    t.row(1, "king thrall thrall")  # 8 before
    t.give(0, "priest")
    assert t.refuses(0, t.laying(0, "priest", 1)) == ("W5", "priest_among_warriors")
    t.lay(0, "priest")
    assert t.stands(0) == "king thrall priest"


def test_w5_later_tyr_units_may_join_a_priest() -> None:
    t = Table()
    t.row(0, "priest")
    t.lay(0, "hirdman")
    assert t.stands(0) == "priest hirdman"


@pytest.mark.parametrize("kind", ["priest", "chieftain", "king"])
def test_w5_one_a_row(kind: str) -> None:
    t = Table()
    t.row(0, kind)
    t.give(0, kind)
    assert t.refuses(0, t.laying(0, kind)) == ("W5", f"one_{kind}")
    t.lay(0, kind, row=1)
    assert t.stands(1) == kind


# Assassin, Raider, Traitor


def test_w5_assassin_destroys_another_of_the_row_and_draws_for_a_weak_one() -> None:
    t = Table()
    t.row(1, "hirdman king")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 0)
    t.no_ward()
    assert t.stands(1) == "king assassin" and len(t.s.hands[0]) == 1


def test_w5_assassin_draws_nothing_for_a_strong_one() -> None:
    t = Table()
    t.row(1, "hirdman berserk")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 1)
    t.no_ward()
    assert t.stands(1) == "hirdman assassin" and t.s.hands[0] == []


def test_w5_assassin_counts_strength_with_itself_in_the_row() -> None:
    """A Bondsman among four Yew units is too strong once the Assassin makes it five."""
    t = Table()
    t.row(1, "bondsman thrall thrall thrall")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 0)
    t.no_ward()
    assert t.last(ev.UnitsDestroyed).draws == 0


def test_w5_raider_takes_another_that_is_no_raider() -> None:
    t = Table()
    t.row(1, "raider king priest")
    t.lay(0, "raider", row=1)
    assert t.refuses(0, cm.Aim(t.unit(1, 0))) == ("W5", "not_a_target")
    t.aim(0, 1, 1)
    t.no_ward()
    assert t.hand(0) == "king" and t.stands(1) == "raider priest raider"


def test_w5_traitor_moves_the_weakest_tyr_unit_to_an_end_of_ones_own_row() -> None:
    t = Table()
    t.row(0, "thrall")
    t.row(1, "berserk huscarl bondsman")
    t.lay(0, "traitor", row=1)
    t.do(1, cm.Decline())
    assert (t.step(), t.waits_for()) == ("place", (0,))
    t.do(0, cm.Place(LEFT))
    assert t.stands(0) == "huscarl thrall" and t.stands(1) == "berserk bondsman traitor"


def test_w5_traitor_of_equally_weak_ones_you_choose() -> None:
    t = Table()
    t.row(1, "berserk berserk king")
    t.lay(0, "traitor", row=1)
    t.aim(0, 1, 1)
    t.no_ward()
    assert t.stands(0) == "berserk" and t.stands(1) == "berserk king traitor"


def test_w5_traitor_brings_what_may_not_stand_there_to_the_discard_pile() -> None:
    t = Table()
    t.row(0, "king")
    t.row(1, "king")
    t.lay(0, "traitor", row=1)
    t.no_ward()
    assert t.stands(0) == "king" and t.stands(1) == "traitor" and t.discarded() == "king"
    assert t.every(ev.UnitUnfit)


# Manoeuvres


def test_w5_plague_discards_one_strength_in_every_row_at_once() -> None:
    t = Table()
    t.row(0, "hirdman")
    t.row(1, "hirdman hirdman")
    t.row(2, "bondsman bondsman bondsman thrall")  # 4 each
    t.row(1, "thrall")
    t.plague(0, 0)
    t.no_ward()
    assert t.stands(1) == "hirdman hirdman" and t.stands(2) == "bondsman bondsman bondsman"
    t.to_turn_of(0)
    t.plague(0, 3)
    t.no_ward()
    assert (t.stands(0), t.stands(1), t.stands(2)) == ("", "hirdman hirdman", "")
    assert not t.every(ev.UnitsDestroyed)


def test_w5_plague_may_name_any_strength() -> None:
    t = Table()
    t.row(1, "berserk")
    t.plague(0, 7)
    assert t.stands(1) == "berserk" and t.discarded() == "plague"


def test_w5_shield_wall_keeps_ones_own_row_while_others_suffer() -> None:
    t = Table()
    t.row(1, "berserk")
    t.row(2, "berserk")
    t.give(1, "shield-wall")
    t.plague(0, 5)
    t.wall(1)
    t.no_ward()
    assert t.stands(1) == "berserk" and t.stands(2) == ""
    assert t.discarded().split().count("shield-wall") == 1


def test_w5_shield_wall_in_ones_own_turn_against_ones_own_plague() -> None:
    t = Table()
    t.row(0, "berserk")
    t.give(0, "shield-wall")
    t.plague(0, 5)
    assert (t.step(), t.waits_for()) == ("react", (0,))
    t.wall(0)
    assert t.stands(0) == "berserk"


def test_w5_assassin_may_take_itself_and_spare_the_king() -> None:
    t = Table()
    t.row(0, "king")
    t.next_cards("berserk")
    t.lay(0, "assassin", at=1)
    assert t.stands(0) == "king" and t.discarded() == "assassin" and t.hand(0) == "berserk"


def test_w5_assassin_alone_in_a_row_takes_itself() -> None:
    t = Table()
    t.next_cards("berserk")
    t.lay(0, "assassin", row=1)
    assert t.stands(1) == "" and t.discarded() == "assassin" and t.hand(0) == "berserk"


@pytest.mark.parametrize("kind", ["assassin", "raider", "traitor"])
def test_w5_shield_wall_cancels_a_property_but_not_the_laying(kind: str) -> None:
    t = Table()
    t.row(1, "berserk")
    t.give(1, "shield-wall")
    t.lay(0, kind, row=1)
    if kind == "assassin":
        t.aim(0, 1, 0)
    t.wall(1)
    assert t.stands(1) == f"berserk {kind}" and t.stands(0) == "" and t.hand(0) == ""


def test_w5_shield_wall_refuses_the_arrival_of_ones_own_traitors_unit() -> None:
    t = Table()
    t.row(0, "king")
    t.row(1, "huscarl archer")
    t.give(0, "shield-wall")
    t.lay(0, "traitor", row=1)
    t.no_ward()
    t.wall(0)
    assert t.stands(0) == "king" and t.stands(1) == "archer traitor"
    assert t.discarded() == "huscarl shield-wall" and t.last(ev.UnitUnfit).refused


def test_w5_shield_wall_is_not_asked_for_by_the_hand_when_a_traitor_comes_home() -> None:
    for kind in ("thrall", "shield-wall"):
        t = Table()
        t.row(1, "berserk")
        t.give(0, kind)
        t.lay(0, "traitor", row=1)
        assert (t.step(), t.waits_for()) == ("place", (0,))


def test_w5_shield_wall_refuses_no_unit_within_ones_own_row() -> None:
    t = Table()
    t.row(0, "berserk archer")
    (wall,) = t.give(0, "shield-wall")
    t.lay(0, "traitor")
    t.no_ward()
    assert t.refuses(0, cm.Ward(wall)) == ("W5", "not_now")


def test_w5_shield_wall_that_refuses_a_unit_may_go_to_freya() -> None:
    t = Table()
    t.hold(2, "freya")
    t.row(1, "berserk")
    t.give(0, "shield-wall")
    t.lay(0, "traitor", row=1)
    t.wall(0)
    t.do(2, cm.Claim())
    assert t.hand(2) == "shield-wall" and t.discarded() == "berserk" and t.stands(0) == ""


def test_w5_shield_wall_not_after_passing() -> None:
    t = Table()
    t.row(1, "berserk")
    t.give(1, "shield-wall")
    t.passed(1)
    t.lay(0, "assassin", row=1, at=0)
    assert t.stands(1) == "assassin"


def test_w5_shield_wall_after_passing_is_refused_where_a_huscarl_may_still_act() -> None:
    t = Table()
    t.row(1, "huscarl berserk")
    t.give(1, "shield-wall")
    t.passed(1)
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 1)
    wall = t.in_hand(1, "shield-wall")
    assert t.refuses(1, cm.Ward(wall)) == ("W5", "you_have_passed")


def test_w5_who_is_asked_for_a_shield_wall_does_not_depend_on_the_hand() -> None:
    for kind in ("thrall", "shield-wall"):
        t = Table()
        t.row(1, "berserk")
        t.give(1, kind)
        t.lay(0, "assassin", row=1, at=0)
        assert (t.step(), t.waits_for()) == ("react", (1,))


def test_w5_nobody_is_asked_once_all_shield_walls_lie_open() -> None:
    t = Table()
    t.row(1, "berserk")
    t.give(1, "thrall")
    t.discard("shield-wall " * 6)
    t.lay(0, "assassin", row=1, at=0)
    assert t.stands(1) == "assassin"


def test_w5_flank_march_exchanges_hand_cards_for_one_more() -> None:
    t = Table()
    march, first, second, _ = t.give(0, "flank-march thrall archer king")
    t.do(0, cm.Regroup(march, (first, second)))
    assert len(t.s.hands[0]) == 4 and "king" in t.hand(0)
    assert sorted(t.discarded().split()) == ["archer", "flank-march", "thrall"]


def test_w5_flank_march_may_discard_nothing() -> None:
    t = Table()
    (march,) = t.give(0, "flank-march")
    t.do(0, cm.Regroup(march))
    assert len(t.s.hands[0]) == 1


def test_w5_flank_march_returns_one_to_three_units_of_ones_own_row() -> None:
    t = Table()
    t.give(0, "flank-march")
    row = t.row(0, "king thrall archer berserk")
    other = t.row(1, "king")
    march = t.in_hand(0, "flank-march")
    assert t.refuses(0, cm.Withdraw(march, tuple(row))) == ("W5", "one_to_three_units")
    assert t.refuses(0, cm.Withdraw(march, tuple(other))) == ("W5", "not_in_your_row")
    t.do(0, cm.Withdraw(march, (row[0], row[2])))
    assert t.stands(0) == "thrall berserk" and sorted(t.hand(0).split()) == ["archer", "king"]
