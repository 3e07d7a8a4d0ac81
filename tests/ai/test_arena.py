"""The arena: fair chairs, shared wins, times, and intervals that are as wide as they must be."""

from __future__ import annotations

from array import array
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from valhalla.ai.play import Bout, play
from valhalla.kernel.game import Outcome
from valhalla.kernel.session import Session
from valhalla.workshop import arena, series


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes are started for a few games."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def fought(seats: str, games: int, seed: int = 1) -> list[dict[str, Any]]:
    levels = tuple(seats.split(","))
    order = arena.matches("valhalla", levels, {"players": len(levels)}, games, seed)
    return arena.arena(order, lambda done, total: None)


def test_every_seat_sits_in_every_chair_of_every_deal() -> None:
    order = arena.matches("valhalla", ("a", "b", "c"), {"players": 3}, 6, 10)
    assert [match.seed for match in order] == [10, 10, 10, 11, 11, 11]
    assert [match.levels for match in order[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    chairs = Counter((level, chair) for match in order for chair, level in enumerate(match.levels))
    assert set(chairs.values()) == {2}


def test_all_wins_are_given_away_and_shares_are_per_seat() -> None:
    thrall, brawler = fought("thrall,brawler,brawler", 12)
    assert (thrall["seats"], brawler["seats"], thrall["games"]) == (1, 2, 12)
    assert thrall["wins"] + brawler["wins"] == pytest.approx(12)
    assert brawler["share"] == pytest.approx(brawler["wins"] / 24, abs=1e-4)
    assert thrall["fair"] == brawler["fair"] == pytest.approx(1 / 3, abs=1e-4)
    assert thrall["times_fair"] == pytest.approx(3 * thrall["share"], abs=1e-3)
    assert brawler["ci95"][0] <= brawler["share"] <= brawler["ci95"][1] <= 0.5


def test_a_thrall_is_seen_to_beat_random_play() -> None:
    thrall, random = fought("thrall,random", 20)
    assert thrall["ci95"][0] > 0.5 > random["ci95"][1]


def test_a_level_alone_at_the_table_has_exactly_the_fair_share() -> None:
    (line,) = fought("random,random,random", 3)
    assert line["share"] == line["fair"] and line["ci95"] == [line["fair"]] * 2


def test_the_same_order_has_the_same_result_but_for_times() -> None:
    one, other = fought("brawler,random", 4), fought("brawler,random", 4)
    assert [{**line, "decision_ms": 0} for line in one] == [{**line, "decision_ms": 0} for line in other]


def test_a_match_of_the_arena_is_the_match_of_sim_with_every_decision_timed() -> None:
    match = Bout("valhalla", ("thrall", "brawler"), {"players": 2}, 4)
    session = play(match)
    result = arena.fight(match)
    assert result.won == series.won(session)
    decisions = Counter(entry.seat for entry in session.log[1:])
    assert [len(times) for times in result.thought] == [decisions[0], decisions[1]]
    assert all(time >= 0 for times in result.thought for time in times)


def test_times_are_told_by_rank() -> None:
    assert arena._quantiles(array("d", range(100, 0, -1))) == {"p50": 50, "p95": 95, "max": 100}
    assert arena._quantiles(array("d", [7])) == {"p50": 7, "p95": 7, "max": 7}


def test_a_shared_win_counts_in_parts() -> None:
    outcome = Outcome((9, 3, 9), (0, 2), "deck", 20)
    game = SimpleNamespace(outcome=lambda state: outcome)
    session = cast(Session, SimpleNamespace(game=game, state=None, seats=(0, 1, 2)))
    assert series.won(session) == [0.5, 0, 0.5]


# Intervals


def test_independent_games_have_wilsons_interval() -> None:
    wins = [(1.0, 1)] * 8 + [(0.0, 1)] * 2
    assert series.interval(wins) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_a_deal_that_decides_its_games_counts_once() -> None:
    together = series.interval([(4, 4), (0, 4)] * 20)
    assert together == pytest.approx(series.interval([(1, 1), (0, 1)] * 20), abs=0.005)


def test_deals_that_even_out_are_not_believed_more_than_their_games() -> None:
    assert series.interval([(1, 2)] * 10) == series.interval([(1, 1), (0, 1)] * 10)


def test_intervals_at_the_ends_stay_honest() -> None:
    low, high = series.interval([(1, 1)] * 10)
    assert 0.6 < low < 0.8 and high == 1
    assert series.interval([]) == (0, 1)
    assert series.interval([(3, 3)])[0] < 0.25  # one deal is one chance


def test_a_tally_knows_its_clusters() -> None:
    assert series.Tally().share is None
    tally = series.Tally()
    for cluster, part in ((1, 1.0), (1, 0.5), (2, 0.0)):
        tally.add(cluster, part)
    assert (tally.wins, tally.chances, tally.share) == (1.5, 3, 0.5)
    assert tally.ci95 == series.interval([(1.5, 2), (0.0, 1)])
