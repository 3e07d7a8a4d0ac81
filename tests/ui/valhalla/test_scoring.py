"""The reckoning: what is laid out is what counts, piece by piece, and its chart stays on its paper."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from tests.ui.driver import Robot
from tests.ui.tables import GAME, lay, play
from valhalla.games.valhalla.scoring import best_sets
from valhalla.games.valhalla.state import State
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.scoring.count import ValhallaCount, divided
from valhalla.ui.games.valhalla.scoring.scene import ValhallaScoring
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring import chart
from valhalla.ui.table.scoring.count import LAND


@cache
def played(players: int) -> Session:
    """A game among thralls, to its end."""
    return play(lay("human " + "thrall " * (players - 1), 4), level="thrall")


def captured(players: int) -> State:
    """The end of a game in which everybody took shields of everybody: sets for all."""
    state: State = played(players).state.clone()
    for seat in range(players):
        others = [owner for owner in range(players) if owner != seat]
        state.captured[seat] = [others[i % len(others)] for i in range(2 + 2 * seat)]
    return state


def reckon(robot: Robot, players: int = 4, speed: str = "calm") -> ValhallaScoring:
    robot.app.settings.speed = speed  # type: ignore[assignment]
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(MenuScene(robot.app))
    scene = ValhallaScoring(robot.app, Match(played(players), robot.app.worker))
    robot.app.push(scene)
    robot.step()
    return scene


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_laid_out_is_the_score(players: int) -> None:
    for state in (played(players).state, captured(players)):
        found = ValhallaCount(state)
        for seat in range(players):
            by = found.tallies[seat]
            assert found.points(seat, found.end) == by.total
            assert found.points(seat, found.end, "valour") == by.valour
            assert found.points(seat, found.end, "captured") == by.captured
            assert found.points(seat, found.end, "sets") == by.set_points
            assert found.points(seat, found.end, "own") == by.own
            assert found.points(seat, 0.0) == 0


@cache
def bound(players: int, bond: str, *more: str) -> Session:
    """A game in pairs, to its end."""
    session = lay("human " + "thrall " * (players - 1), 4, expansions=(bond, *more))
    return play(session, level="thrall")


@pytest.mark.parametrize("players", [4, 6])
def test_allies_are_counted_together(players: int) -> None:
    for state in (bound(players, "alliance", "last_viking").state, pooled(players)):
        found = ValhallaCount(state)
        assert len(found.order) == players // 2 and found.order == [both[0] for both in found.teams]
        for one, other in found.teams:
            by = found.tallies[one]
            both = [sum(found.points(seat, found.end, *piles) for seat in (one, other)) for piles in PARTS]
            assert both == [by.valour, by.captured, by.set_points, by.own, by.bonus]
            assert sum(both) == by.total == found.tallies[other].total
            shields = [owner for group in found.shields[one].groups for owner in group]
            assert sorted(shields) == sorted(state.captured[one] + state.captured[other])
            assert found.shields[other].groups == []


PARTS = (("valour",), ("captured",), ("sets",), ("own",), ("title", "bonus"))


def pooled(players: int) -> State:
    """The end of a game of allies who hold shields of all others."""
    state: State = bound(players, "alliance", "last_viking").state.clone()
    half = players // 2
    for seat in range(players):
        others = [owner for owner in range(players) if owner % half != seat % half]
        state.captured[seat] = [others[i % len(others)] for i in range(2 + seat)]
    return state


def test_the_title_is_a_pile_of_its_own() -> None:
    state = bound(6, "partnership", "last_viking").state
    found = ValhallaCount(state)
    held = [seat for seat in range(6) if state.titles[seat]]
    assert held and all(found.points(seat, found.end, "title") == 1 for seat in held)
    assert all(found.points(seat, found.end) == found.tallies[seat].total for seat in range(6))


def show(robot: Robot, session: Session, speed: str = "instant") -> ValhallaScoring:
    robot.app.settings.speed = speed  # type: ignore[assignment]
    robot.app.reset(MenuScene(robot.app))
    scene = ValhallaScoring(robot.app, Match(session, robot.app.worker))
    robot.app.push(scene)
    robot.step()
    return scene


@pytest.mark.parametrize("players", [4, 6])
def test_allies_share_a_row_a_line_and_the_victory(robot: Robot, players: int) -> None:
    session = bound(players, "alliance", "last_viking")
    scene = show(robot, session)
    winners = scene.outcome.winners
    assert len(winners) == 2 and len(scene.rows) == players // 2
    assert [row.won for row in scene.rows] == [row.seats == winners for row in scene.rows]
    one, other = (scene.match.names[seat] for seat in winners)
    assert robot.sees(f"{one} and {other} have won together")
    assert robot.sees(str(scene.outcome.scores[winners[0]])) and not robot.faults()
    robot.click("course")
    assert robot.sees(f"{one} + {other}") and not robot.faults()


def test_before_they_are_counted_it_is_told_how(robot: Robot) -> None:
    show(robot, bound(4, "alliance"), "calm")
    assert robot.sees("sets as with 3 players (V14.4)")
    show(robot, bound(4, "partnership"), "calm")
    assert robot.sees("taken one of each other’s own shields")


def test_partners_stand_together_and_given_shields_are_marked(robot: Robot) -> None:
    scene = show(robot, bound(4, "partnership"))
    assert [row.seat for row in scene.rows] == [0, 2, 1, 3]
    reckoning = scene.reckoning
    assert reckoning.given
    state = scene.match.session.state
    assert any(reckoning.partner(seat) in state.captured[seat] for seat in range(4))
    assert robot.sees("A") and robot.sees("B") and not robot.faults()


@pytest.mark.parametrize("held", [(1, 1, 2, 3), (1, 2, 3, 4, 1, 2, 3), (1, 1, 1), (), (4, 3, 2, 1)])
def test_sets_are_of_different_opponents_and_lose_no_shield(held: tuple[int, ...]) -> None:
    counts = tuple(sorted((held.count(owner) for owner in range(5)), reverse=True))
    _points, sizes = best_sets(counts, 5)
    found = divided(held, sizes)
    assert sorted(map(len, found.sets)) == sorted(sizes)
    assert all(len(set(group)) == len(group) for group in found.sets)
    assert sorted(owner for group in found.groups for owner in group) == sorted(held)


def test_points_only_grow_pile_by_pile() -> None:
    found = ValhallaCount(captured(4))
    for seat in range(4):
        sums = [found.points(seat, found.end * i / 50) for i in range(51)]
        assert all(a <= b for a, b in pairwise(sums))
    assert found.ends == sorted(found.ends) and found.end < 12


def test_counting_takes_its_time_and_is_heard(robot: Robot) -> None:
    scene = reckon(robot)
    robot.app.sound.played.clear()
    assert robot.sees("The reckoning") and not scene.counted
    robot.wait_until(lambda: scene.counted, 30)
    heard = robot.app.sound.played
    assert "card" in heard and ("win" in heard or "lose" in heard)
    assert robot.sees(scene.title.text) and scene.title.text != "The reckoning"
    assert [row.won for row in scene.rows] == [seat in scene.outcome.winners for seat in range(4)]


def test_a_click_hurries_by_a_pile_and_a_key_skips(robot: Robot) -> None:
    scene = reckon(robot)
    robot.click_at((3, 3))
    assert scene.reckoning.ends[0] <= scene.now < scene.reckoning.ends[1]
    robot.key(pygame.K_s)
    assert scene.counted


def test_holding_the_key_skips_all(robot: Robot) -> None:
    scene = reckon(robot)
    robot.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    robot.wait(0.6)
    assert scene.counted


def test_instant_shows_the_end_at_once(robot: Robot) -> None:
    assert reckon(robot, speed="instant").counted


def test_reduced_motion_drops_nothing(robot: Robot) -> None:
    """Pieces fade in where they lie: none is seen above its place."""
    robot.app.settings.reduced_motion = True
    scene = reckon(robot)
    robot.wait(scene.reckoning.pieces[0].at + LAND / 2)
    row = scene.rows[scene.reckoning.pieces[0].seat]
    assert row.reduced and not any(row.fallen(robot.app.units.u, t) for t in (0.1, 0.5))


@pytest.mark.parametrize("players", [2, 6])
def test_piles_and_chart_take_turns(robot: Robot, players: int) -> None:
    scene = reckon(robot, players, "instant")
    assert not robot.faults()
    robot.click("course")
    assert scene.charted and "scored-0" not in robot.names
    assert all(robot.sees(name) for name in scene.match.names) and not robot.faults()
    robot.enter("course")
    assert "scored-0" in robot.names


def test_the_chart_says_what_is_counted_and_when(robot: Robot) -> None:
    scene = reckon(robot, 3, "instant")
    robot.click("course")
    assert robot.sees("Points") and robot.sees("Round 1")
    last = (len(scene.history) - 1) // 3 + 1
    shown = [int(text) for text in robot.texts if text.isdecimal()]
    assert last > 2 and any(n in shown for n in range(2, last + 1))


@pytest.mark.parametrize("ends", [[300, 300, 300, 300], [0, 0], [900, 905, 880], [10, 400, 12, 11, 399, 398]])
def test_ends_of_lines_stay_on_the_paper_and_apart(ends: list[int]) -> None:
    page = Rect(0, 40, 500, 400)
    tops = chart.spread(ends, 34, page)
    assert all(page.y <= top and top + 34 <= page.bottom for top in tops)
    assert all(b - a >= 34 for a, b in pairwise(sorted(tops)))


def test_warriors_are_looked_at_by_mouse_and_by_keys(robot: Robot) -> None:
    scene = reckon(robot, speed="instant")
    robot.app.draw()
    reckoning = scene.reckoning
    row = next(row for row in scene.rows if len(reckoning.cards[row.seat]) > 1)
    row.looked = 0
    found = row.card_looked_at()
    assert found is not None
    row.blur()
    robot.move((found[0].x + 3, found[0].centery))
    robot.step()
    assert scene.hover is row and row.card_at(scene.pointer) == found
    robot.focus_by_keys(row.name)
    robot.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.focus is row and row.looked == 1
    robot.key(pygame.K_DOWN)
    assert scene.focus is not row and row.card_looked_at() is None


def test_once_more_and_back_to_the_menu(robot: Robot) -> None:
    reckon(robot, speed="instant")
    robot.click("menu")
    assert len(robot.app.scenes) == 1
    scene = reckon(robot, speed="instant")
    robot.click("rematch")
    assert robot.scene is not scene and type(robot.scene).__name__ == "PlayScene"
    assert GAME.to_act(robot.scene.match.session.state)  # type: ignore[attr-defined]
