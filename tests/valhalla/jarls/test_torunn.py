"""Torunn: at the end 1 point for each clan in Valhalla after the second | all five: 2 more; both."""

from __future__ import annotations

import pytest

from tests.valhalla.jarls.laid import (
    EXTRA,
    MAIN,
    abilities,
    lay,
    not_now,
    ragnarok_with_cards,
    surround,
    waits,
    watched,
)
from tests.valhalla.jarls.text import Text
from tests.valhalla.table import Table, armed
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.state import State


def clans(s: State, seat: int) -> set[int]:
    """The clans in the seat's Valhalla."""
    return {s.table.clan[card] for card in s.valhalla[seat]}


TEXT = Text(
    lambda s, p: len(clans(s, p)) > 2,
    lambda s, p: clans(s, p) == {0, 1, 2, 3, 4},
)


FIVE = ("bear-hallgerd", "wolf-geir", "boar-galti", "stag-tove", "giant-klaki")


@pytest.mark.parametrize(("clans", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_v16_2_torunn_main_scores_a_point_for_each_clan_after_the_second(clans: int, points: int) -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE[:clans])
    assert tally(t.s, 0).bonus == points
    assert tally(t.s, 0).total == sum(t.s.table.valour[t.card(card_id)] for card_id in FIVE[:clans]) + points


@pytest.mark.parametrize(("third", "points"), [("bear-thurid", 0), ("boar-galti", 1)])
def test_v16_2_torunn_main_counts_a_clan_once(third: str, points: int) -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, "bear-hallgerd", "bear-bessi", "bear-gudveig", "wolf-geir", third)
    assert tally(t.s, 0).bonus == points


def test_v16_2_torunn_extra_scores_two_more_for_all_five_clans() -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE, "wolf-svala")
    assert tally(t.s, 0).bonus == 3 + 2


@pytest.mark.parametrize("missing", range(5))
def test_v16_2_torunn_condition_not_met_without_one_of_the_clans(missing: int) -> None:
    t = Table(2)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE[:missing], *FIVE[missing + 1 :])
    t.valhalla(0, t.any("bear" if missing else "wolf", symbols=3))
    t.give(0, FIVE[missing])
    assert tally(t.s, 0).bonus == 2, "the fifth clan is in hand, not in Valhalla"


def test_v16_2_torunn_main_is_for_her_valhalla_alone() -> None:
    t = Table(3)
    t.jarl(0, "torunn")
    t.valhalla(0, "bear-bessi", "wolf-svala")
    t.valhalla(1, *FIVE)
    t.squad(0, "boar-flosi")
    assert [tally(t.s, seat).bonus for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("armed_giant", "points", "used"), [(True, 5, [False, True]), (False, 2, [False])])
def test_v6_4_torunn_counts_who_goes_to_valhalla_in_ragnarok(
    armed_giant: bool, points: int, used: list[bool]
) -> None:
    t = lay("torunn", mine="giant-klaki")
    t.valhalla(0, *FIVE[:4])
    ragnarok_with_cards(t)
    armed(t, 0, "axe bow", *(["giant-klaki"] if armed_giant else []))
    t.stop(0)
    assert abilities(t, 0) == [], "points are counted when all have faced Ragnarök"
    watched(t, 1, cm.EndPhase())
    assert t.s.scores == (1 + 2 + 1 + 1 + int(armed_giant) + points, 0)
    assert abilities(t, 0) == used
    game.recount(t.s)


@pytest.mark.parametrize(
    ("clans", "score", "used"), [(0, 0, []), (1, 1, []), (2, 1 + 2, []), (3, 1 + 2 + 1 + 1, [False])]
)
def test_v16_2_torunn_main_is_told_only_if_it_scores(clans: int, score: int, used: list[bool]) -> None:
    t = lay("torunn", mine="giant-klaki")
    t.valhalla(0, *FIVE[:clans])
    ragnarok_with_cards(t)
    t.stop(0)
    watched(t, 1, cm.EndPhase())
    assert (t.s.scores, abilities(t, 0)) == ((score, 0), used)
    game.recount(t.s)


def test_v16_2_torunn_main_decides_a_game() -> None:
    """Six points of shields are more than five of valour."""
    t = lay("torunn")
    t.valhalla(0, "bear-bessi", "wolf-geir", "boar-galti", "stag-tove")
    t.capture(1, 0, 3)
    ragnarok_with_cards(t)
    t.stop(0)
    t.stop(1)
    assert (t.s.scores, t.s.winners) == ((5 + 2, 6), (0,))


def test_v16_2_torunn_surrounded_loses_no_point() -> None:
    t = lay("torunn", seat=1)
    t.valhalla(1, *FIVE[1:])
    t.attack(0, 1)
    surround(t)
    assert tally(t.s, 1).bonus == 2
    armed(t, 0, "sword", "wolf-ylva")
    t.stop(0)
    armed(t, 1, "axe", "bear-hallgerd")
    t.stop(1)
    t.do(1, cm.SendToValhalla((0,)))
    assert tally(t.s, 1).bonus == 3 + 2


def test_v1_7_torunns_points_are_the_same_in_every_view() -> None:
    t = Table(3)
    t.jarl(0, "torunn")
    t.valhalla(0, *FIVE)
    assert {tally(game.view(t.s, watcher), 0).bonus for watcher in (None, 0, 1, 2)} == {5}


def test_v16_2_torunn_is_never_asked() -> None:
    t = lay("torunn")
    t.attack(0, 1)
    assert waits(t) == ("fight", 0)
    armed(t, 0, "axe", "bear-hallgerd")
    for command in (MAIN, EXTRA):
        assert not_now(t, 0, command)
    t.stop(0)
    t.stop(1)
    assert waits(t) == ("keep", 0)
