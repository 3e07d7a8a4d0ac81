"""H6, clause by clause: the hammer at Ragnarök. `test_h6_games.py` plays whole games with it."""

from __future__ import annotations

import pytest

from tests.valhalla.table import Table
from tests.valhalla.track import (
    EXPANSION,
    all_throw,
    begin,
    land,
    lies,
    paid,
    rest,
    stands,
    throw,
    track,
    worth,
)
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed, HammerThrown
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup

# An option, before Ragnarök


def test_h6_the_hammer_is_an_option() -> None:
    assert set(EXPANSION) <= set(game.EXPANSIONS)
    t = Table(2)
    t.squad(0, t.any("bear"))
    t.squad(1, t.any("wolf"))
    begin(t)
    assert t.step() == "fight", "without it Ragnarök comes at once"
    with pytest.raises(BadSetup):
        game.check_setup(game.Setup(2, expansions=("hammer", "hammer")))


def test_h6_it_adds_no_card_and_changes_nothing_before() -> None:
    setups = game.Setup(4, first=2), game.Setup(4, EXPANSION, first=2)
    one, other = (game.card_data(setup) for setup in setups)
    assert one == other
    assert game.new(setups[0], Chance(8))[1] == game.new(setups[1], Chance(8))[1]


def test_h6_everybody_throws_once_before_ragnarok_in_the_order_of_facing_it() -> None:
    t = track(4, last=2)
    t.squad(3, t.any("bear"))
    assert t.step() == "hurl" and t.s.battle is None
    all_throw(t, 9, 8, 7, 6)
    assert [e.seat for e in t.log if isinstance(e, HammerRested)] == [3, 0, 1, 2]
    assert t.s.distances == (9, 8, 7, 6)
    kinds = [type(e) for e in t.log if isinstance(e, HammerRested | HammersWeighed | ev.RagnarokFaced)]
    assert kinds == [HammerRested] * 4 + [HammersWeighed, ev.RagnarokFaced]
    assert t.s.active == 3 and t.step() == "fight"


def test_h6_the_end_is_the_only_time() -> None:
    t = Table(2, expansions=EXPANSION)
    for command in (cm.ThrowHammer(), cm.RestHammer(), cm.LandHammer(0)):
        assert t.refuses(0, command).key == "not_now"


# The throw: H2 without cards


def test_h6_it_begins_with_two_dice() -> None:
    t = track()
    first = throw(t)[0]
    assert isinstance(first, HammerThrown) and len(first.dice) == 2 and first.kept == ()
    assert first.seat == 1 and first.rule == "H6.1"


@pytest.mark.parametrize("seed", range(8))
def test_h6_the_first_throw_cannot_fail(seed: int) -> None:
    t = track(seed=seed)
    events = throw(t)
    assert not any(isinstance(e, HammerRested) for e in events)
    if t.step() == "hurled":
        land(t)
    assert t.s.hurl is not None and t.s.hurl.token == sum(t.s.hurl.dice) and t.step() == "hurl"


def test_h6_a_roll_without_hammers_lands_by_itself() -> None:
    for seed in range(20):
        t = track(seed=seed)
        events = throw(t)
        assert isinstance(events[0], HammerThrown)
        if 1 not in events[0].dice:
            assert events[1:] == [HammerLanded(1, 0, 0, sum(events[0].dice))]
            return
    raise AssertionError("a hammer in every roll")


def test_h6_a_hammer_counts_1_or_is_removed_and_counts_3() -> None:
    for hammers, cell in ((0, 8), (1, 10), (2, 12)):
        t = track()
        lies(t, (6, 1, 1))
        assert game.legal(t.s, 1) == [cm.LandHammer(k) for k in range(3)]
        assert land(t, hammers) == [HammerLanded(1, hammers, 0, cell)]
        assert t.s.hurl is not None
        assert (t.s.hurl.dice, t.s.hurl.removed) == ((*[1] * (2 - hammers), 6), hammers)


def test_h6_hammers_kept_count_1_and_may_be_removed_later() -> None:
    t = track()
    lies(t, (1, 1, 6))
    land(t)
    assert t.s.hurl is not None and (t.s.hurl.token, t.s.hurl.dice) == (8, (1, 1, 6))
    lies(t, (1, 1, 1, 1, 1, 1, 1, 6), token=11, throws=9)
    assert game.legal(t.s, 1) == [cm.LandHammer(k) for k in range(8)], "after a rethrow any of them"
    assert land(t, 0) == [HammerLanded(1, 0, 11, 13)]


def test_h6_another_throw_takes_one_more_die_and_all_are_thrown() -> None:
    t = track()
    stands(t, (2, 6), token=1)
    assert game.legal(t.s, 1) == [cm.RestHammer(), cm.ThrowHammer()]
    (first, *_) = throw(t)
    assert isinstance(first, HammerThrown) and len(first.dice) == 3 and first.kept == ()


def test_h6_the_new_sum_must_be_higher_and_equal_is_not() -> None:
    t = track()
    lies(t, (1, 2, 6), token=9, throws=2)
    assert game.legal(t.s, 1) == [cm.LandHammer(1)], "9 is not higher than 9, 11 is"
    refusal = t.refuses(1, cm.LandHammer(0))
    assert (refusal.rule, refusal.key, refusal.params) == ("H6.1", "not_higher", {"total": 9, "cell": 9})
    land(t, 1)
    assert t.s.hurl is not None and t.s.hurl.token == 11


def test_h6_a_failure_ends_the_throw_and_its_cell_does_not_count() -> None:
    t = track()
    stands(t, (6, 6), token=40)
    events = throw(t)
    assert events[1] == HammerRested(1, 40, failed=True)
    assert t.s.distances == (0,) and t.s.hurl is None
    assert t.s.agenda[-1] == (Step.HURL, 0), "the next seat throws"


def test_h6_a_removed_hammer_counts_for_its_roll_only_and_stays_out() -> None:
    t = track()
    lies(t, (1, 6), throws=1)
    land(t, 1)
    assert t.s.hurl is not None and t.s.hurl.token == 9
    t.s.hurl.token = 1  # so that the next throw holds whatever falls
    (first, *_) = throw(t)
    assert isinstance(first, HammerThrown) and len(first.dice) == 2
    if t.step() == "hurled":
        land(t)
    assert t.s.hurl.token == sum(first.dice)


def test_h6_one_may_stop_after_any_roll_but_not_before_the_first() -> None:
    t = track()
    refusal = t.refuses(1, cm.RestHammer())
    assert (refusal.rule, refusal.key) == ("H6.1", "throw_first")
    stands(t, (3, 4), token=7)
    assert rest(t)[0] == HammerRested(1, 7, failed=False)


def test_h6_forty_eight_is_the_end_of_the_track_and_rests_by_itself() -> None:
    for seed in range(60):
        t = track(seed=seed)
        stands(t, (5, 6, 6, 6, 6, 6, 6, 6), token=47)
        events = throw(t, 0)
        landed = [e for e in events if isinstance(e, HammerLanded)]
        if landed:
            assert landed == [HammerLanded(1, 0, 47, 48)]
            assert HammerRested(1, 48, failed=False) in events and t.s.distances == (48,)
            return
        assert HammerRested(1, 47, failed=True) in events
    raise AssertionError("never a 6")


def test_h6_with_all_hammers_removed_the_reserve_still_helps() -> None:
    t = track()
    lies(t, (1, 1))
    land(t, 2)
    assert t.s.hurl is not None and (t.s.hurl.dice, t.s.hurl.token) == ((), 6)
    assert game.legal(t.s, 1) == [cm.RestHammer(), cm.ThrowHammer()]
    (first, *others) = throw(t)
    assert isinstance(first, HammerThrown) and len(first.dice) == 1
    assert others[0] == HammerRested(1, 6, failed=True), "one die never gets past 6"


def test_h6_without_a_die_in_play_or_reserve_the_hammer_rests() -> None:
    t = track()
    lies(t, (1, 1), token=5, removed=6, throws=7)
    assert land(t, 2) == [HammerLanded(1, 2, 5, 6), HammerRested(1, 6, failed=False)]
    assert t.s.distances == (6,)


def test_h6_with_an_empty_reserve_one_chooses_the_dice_and_the_whole_sum_counts() -> None:
    t = track()
    dice = (2, 2, 3, 4, 5, 5, 6, 6)
    stands(t, dice, token=1)
    (first, *_) = throw(t, 0, 1)
    assert isinstance(first, HammerThrown)
    assert len(first.dice) == 8 and first.kept == dice[2:]
    if t.step() == "hurled":
        land(t)
    assert t.s.hurl is not None and t.s.hurl.token == sum(first.dice)


def test_h6_removed_dice_are_no_reserve() -> None:
    t = track()
    stands(t, (2, 3, 4), token=9, removed=5)
    assert t.refuses(1, cm.ThrowHammer()).key == "throw_some_dice"
    (first, *_) = throw(t, 2)
    assert isinstance(first, HammerThrown) and len(first.dice) == 3 and first.kept == (2, 3)


def test_h6_equal_choices_of_dice_are_listed_once() -> None:
    t = track()
    stands(t, (2, 2, 2, 2, 6, 6, 6, 6), token=32)
    throws = [c for c in game.legal(t.s, 1) if isinstance(c, cm.ThrowHammer)]
    assert len(throws) == 5 * 5 - 1


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (cm.ThrowHammer(), "throw_some_dice"),
        (cm.ThrowHammer((0, 0)), "no_such_iron_die"),
        (cm.ThrowHammer((-1,)), "no_such_iron_die"),
        (cm.ThrowHammer((8,)), "no_such_iron_die"),
        (cm.LandHammer(0), "not_now"),
        (cm.EndPhase(), "not_now"),
    ],
)
def test_h6_refusals_with_an_empty_reserve(command: cm.Command, key: str) -> None:
    t = track()
    stands(t, (2, 2, 3, 4, 5, 5, 6, 6), token=33)
    refusal = t.refuses(1, command)
    assert (refusal.rule, refusal.key) == ("H6.1", key)


def test_h6_refusals_with_dice_in_the_reserve_and_after_a_roll() -> None:
    t = track()
    assert t.refuses(1, cm.ThrowHammer((0,))).key == "reserve_not_empty"
    assert t.refuses(0, cm.ThrowHammer()).key == "not_your_turn"
    stands(t, (2, 2), token=4)
    assert t.refuses(1, cm.ThrowHammer((0,))).key == "reserve_not_empty"
    lies(t, (1, 2), token=0)
    for hammers in (-1, 2):
        refusal = t.refuses(1, cm.LandHammer(hammers))
        assert (refusal.key, refusal.params) == ("not_so_many_hammers", {"count": 1})
    for command in (cm.ThrowHammer(), cm.RestHammer()):
        assert t.refuses(1, command).key == "not_now"


# Who gains


@pytest.mark.parametrize(
    ("cells", "bonuses"),
    [
        ((30, 20), (2, 1)),
        ((20, 20), (2, 2)),
        ((10, 30, 20), (0, 2, 1)),
        ((30, 30, 20), (2, 2, 1)),
        ((20, 30, 20, 10), (1, 2, 1, 0)),
        ((5, 6, 7, 8, 9, 10), (0, 0, 0, 0, 1, 2)),
        ((9, 9, 9, 9, 9, 9), (2, 2, 2, 2, 2, 2)),
    ],
)
def test_h6_the_farthest_gain_2_points_and_the_second_1(
    cells: tuple[int, ...], bonuses: tuple[int, ...]
) -> None:
    players = len(cells)
    t = track(players, last=players - 1)
    all_throw(t, *cells)
    assert t.last(HammersWeighed) == HammersWeighed(cells, bonuses)


def test_h6_distances_and_bonuses_are_told_by_seat_whoever_threw_first() -> None:
    t = track(3, last=0)
    all_throw(t, 30, 20, 10)
    assert t.last(HammersWeighed) == HammersWeighed((10, 30, 20), (0, 2, 1))


def test_h6_a_failure_gains_no_points_however_far_it_was() -> None:
    t = track(3)
    stands(t, (6, 6), token=40)
    throw(t)
    all_throw(t, 39, 5)
    assert t.last(HammersWeighed) == HammersWeighed((5, 0, 39), (1, 0, 2))


def test_h6_nobody_gains_if_all_fail() -> None:
    t = track()
    for _ in range(2):
        stands(t, (6, 6), token=40)
        throw(t)
    assert t.last(HammersWeighed) == HammersWeighed((0, 0), (0, 0)) and paid(t) == []


def test_h6_a_failure_draws_a_card_if_the_deck_has_any() -> None:
    for left in (0, 1):
        t = track()
        t.throw(*t.ids(t.s.deck[left:]))
        stands(t, (6, 6), token=40)
        drawn = [e for e in throw(t) if isinstance(e, ev.CardsKept)]
        assert [(e.seat, len(e.kept), e.rule) for e in drawn] == [(1, 1, "H6.1")] * left
        assert len(t.s.hands[1]) == left and t.s.agenda[-1] == (Step.HURL, 0)


def test_h6_who_stops_draws_nothing() -> None:
    t = track()
    stands(t, (3, 4), token=7)
    assert not any(isinstance(e, ev.CardsDrawn) for e in rest(t))


def test_h6_farther_throws_are_paid_first_then_in_the_order_of_throwing() -> None:
    t = track(4, last=1)
    twos, ones = worth(t, 2, 2, 2), worth(t, 1, 1)
    t.throw(*twos, *ones)
    all_throw(t, 20, 30, 20, 30)
    two = twos[::-1]
    assert paid(t) == [(3, 2, two[:1]), (1, 2, two[1:2]), (2, 1, ones[1:]), (0, 1, ones[:1])]


def test_h6_who_is_paid_first_leaves_less_for_the_next() -> None:
    t = track(2)
    (one,) = worth(t, 1)
    t.throw(one)
    all_throw(t, 30, 20)
    assert paid(t) == [(1, 2, [one]), (0, 1, [])]


def test_h6_the_points_lie_in_valhalla_and_count_in_the_end() -> None:
    t = track(2)
    two, one = worth(t, 2, 1)
    t.throw(one, two)
    all_throw(t, 30, 20)
    assert t.valhalla_of(1) == [two] and t.valhalla_of(0) == [one] and t.discard() == []
    while t.step() == "fight":
        t.stop(t.s.active)
    assert t.s.scores == (1, 2) and t.s.winners == (1,)
    assert tally(t.s, 1).valour == 2 and tally(t.s, 1).bonus == 0
    game.recount(t.s)
