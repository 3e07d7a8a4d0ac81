"""The reference card: a key or a click away at every table, with the numbers of its rules.

That every game has one and that it opens is in `rooms.py`.
"""

from __future__ import annotations

import re

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import lay, play, sit_down
from valhalla.games import GAMES
from valhalla.games.hammer.terms import FAVOUR_POINTS, MOST_FAVOURS, ROUNDS, START_DICE
from valhalla.games.valhalla.scoring import SETS, SHIELD_POINTS, kept_points
from valhalla.games.wolves.terms import GLORY_TO_END, PASS_DRAW
from valhalla.kernel.chance import Chance
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.reference import ReferenceScene
from valhalla.words.record import words_of


def told(game: str, players: int, **more: object) -> list[str]:
    """Every line on the card of a table."""
    rules = GAMES[game]
    state, _events = rules.new(rules.Setup(players, **more), Chance(1))
    return [line.text for part in words_of(game).reference(state) for line in part.lines]


@pytest.mark.parametrize("players", SETS)
def test_v7_1_shields_and_sets_are_told_for_this_number_of_players(players: int) -> None:
    lines = told("valhalla", players)
    assert f"each captured shield: {SHIELD_POINTS}" in lines
    assert f"each shield of your own that is left: {kept_points(players)}" in lines
    sets = [re.findall(r"\d+", line) for line in lines if line.startswith("each set of")]
    assert sets == [[str(size), str(worth)] for size, worth in SETS[players].items()]


def test_v14_4_allies_are_told_the_sets_that_count_for_them() -> None:
    lines = told("valhalla", 4, expansions=("alliance",))
    assert any("each set of 2 captured shields" in line for line in lines)


def test_v10_1_what_is_drawn_is_told_as_the_table_draws() -> None:
    assert "Phase B: draw 2 cards, keep 1." in told("valhalla", 3)
    assert "Phase B: draw 3 cards, keep 1." in told("valhalla", 3, expansions=("valkyries",))


@pytest.mark.parametrize("players", [2, 5])
def test_h2_1_rounds_dice_and_favours_are_told(players: int) -> None:
    lines = told("hammer", players, variants=("expert",))
    dice = ", ".join(map(str, START_DICE[: ROUNDS[players]]))
    assert f"Rounds: {ROUNDS[players]}. Dice at the start of a turn, round by round: {dice}." in lines
    for points in (*FAVOUR_POINTS, MOST_FAVOURS):
        assert any(re.search(rf"favours.* bring {points}", line) for line in lines)
    assert not any("favours" in line for line in told("hammer", players))


def test_w3_1_victories_of_a_round_are_told_for_this_number_of_players() -> None:
    for players, victories in ((3, "one victory"), (4, "two victories"), (5, "two victories")):
        lines = told("wolves", players)
        assert any(victories in line for line in lines)
        assert f"pass, and draw {PASS_DRAW} cards" in lines
        assert any(f"The end: {GLORY_TO_END} Glory" in line for line in lines)


def test_v15_8_against_a_monster_a_defeat_costs_what_the_level_says() -> None:
    for level, toll in ((1, 2), (2, 4), (3, 6)):
        lines = told("valhalla", 1, monster="fenrir", level=level)
        assert f"Cards of the deck that a lost battle costs: {toll}" in lines
        assert not any("captured" in line for line in lines)


def test_it_opens_by_key_and_by_button_closes_by_both_and_leads_to_the_rules(robot: Robot) -> None:
    table = sit_down(robot, lay("human thrall", 2))
    robot.wait(0.3)
    for close in (pygame.K_c, pygame.K_ESCAPE):
        robot.key(pygame.K_c)
        assert robot.showing(ReferenceScene) and robot.sees("2 players") and not robot.faults()
        robot.key(close)
        assert robot.scene is table
    robot.click("reference")
    robot.click("rules")
    assert robot.showing(RuleScene)


def test_in_a_film_as_well(robot: Robot) -> None:
    film = FilmScene(robot.app, Film(play(lay("thrall thrall", 4)), robot.app.worker))
    robot.app.reset(film)
    robot.step()
    robot.key(pygame.K_c)
    assert robot.showing(ReferenceScene) and not robot.faults()


def test_another_language_is_spoken_at_once(robot: Robot) -> None:
    sit_down(robot, lay("human thrall", 2))
    robot.key(pygame.K_c)
    robot.app.speak("pl")
    robot.step()
    assert robot.sees("Twoja tura") and robot.sees("graczy")
    robot.app.speak("en")
