"""V1.7: any Valhalla pile can be opened, and shows what these eyes know of it."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from valhalla.games import GAMES
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import UNKNOWN
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.pieces.pile_scene import PileCard, PileScene
from valhalla.ui.table.scene import PlayScene

GAME = GAMES["valhalla"]


def risen(s: State) -> bool:
    """Somebody else has warriors in Valhalla, and the first seat is to move."""
    return in_turn(0, 8)(s) and len(s.valhalla[1]) > 1


def seated(robot: Robot, kinds: str = "human thrall thrall") -> PlayScene:
    return sit_down(robot, play(lay(kinds, 3), risen))


def opened(robot: Robot) -> PileScene:
    scene = robot.scene
    assert isinstance(scene, PileScene)
    return scene


def seen(scene: PileScene) -> list[int]:
    """The cards that are shown, those that are known face up."""
    return [widget.card for widget in scene.widgets if isinstance(widget, PileCard)]


def test_v1_7_anothers_pile_is_opened_by_a_click_and_closed_by_escape(robot: Robot) -> None:
    table = seated(robot)
    robot.click("valhalla:1")
    scene = opened(robot)
    assert seen(scene) == table.shown.valhalla[1][::-1] and min(seen(scene)) >= 0
    assert robot.sees("Sigrun: Valhalla") and not robot.faults()
    robot.key(pygame.K_ESCAPE)
    assert robot.scene is table


def test_v1_7_ones_own_pile_is_opened_too(robot: Robot) -> None:
    table = seated(robot)
    robot.click("wealth:0")
    assert opened(robot).heap.cards == table.shown.valhalla[0]


@pytest.mark.parametrize("name", ["valhalla:2", "wealth:0"])
@pytest.mark.parametrize("how", ["keys", "pad"])
def test_v1_7_keys_and_pad_reach_every_pile(robot: Robot, name: str, how: str) -> None:
    seated(robot)
    (robot.enter if how == "keys" else robot.pad_press)(name)
    assert opened(robot).opened == int(name[-1])


def test_v1_7_a_key_opens_the_piles_and_tabs_lead_to_all_of_them(robot: Robot) -> None:
    table = seated(robot)
    robot.key(pygame.K_v)
    for seat, pile in enumerate(table.shown.valhalla):
        robot.click(f"heap:{seat}")
        assert opened(robot).heap.cards == pile
    robot.click("heap:3")
    assert opened(robot).heap.cards == table.shown.discard
    robot.key(pygame.K_v)
    assert robot.scene is table


def test_v1_7_cards_nobody_here_knows_are_one_back_with_their_number(robot: Robot) -> None:
    table = seated(robot)
    pile = table.shown.valhalla[1]
    pile[:] = [UNKNOWN, UNKNOWN, pile[0]]
    robot.click("valhalla:1")
    scene = opened(robot)
    assert seen(scene) == [pile[-1], UNKNOWN] and scene.heap.hidden == 2
    assert robot.sees("2") and robot.sees("in the cards you know")


def test_v1_7_no_pile_is_opened_behind_the_curtain(robot: Robot) -> None:
    """Between two people nobody looks: what a person knows is not shown to the next one."""
    table = sit_down(robot, lay("human human thrall", 3))
    assert robot.showing(CurtainScene) and table.match.viewer is None
    robot.key(pygame.K_v)
    assert robot.showing(CurtainScene)


def test_v1_7_a_pile_is_opened_for_the_eyes_that_look(robot: Robot) -> None:
    """With all hands folded, what everybody knows; with a hand open, what its owner knows."""
    sit_down(robot, play(lay("human human thrall", 3), in_turn(1, 8)))
    for me in (None, 1):
        robot.wait(0.5)
        robot.key(pygame.K_v)
        assert opened(robot).below.me == me
        robot.key(pygame.K_ESCAPE)
        if me is None:
            robot.click("hand")


def test_v1_7_in_a_film_as_well(robot: Robot) -> None:
    session = play(lay("thrall thrall thrall", 4))
    film = FilmScene(robot.app, Film(session, robot.app.worker))
    robot.app.reset(film)
    film.seek(film.film.length)
    robot.wait(0.3)
    robot.click("piles")
    scene = opened(robot)
    assert [heap.cards for heap in scene.heaps[:3]] == film.shown.valhalla
    robot.key(pygame.K_ESCAPE)
    assert robot.scene is film


def test_v1_7_against_a_monster_too(robot: Robot) -> None:
    seats = (Seat("Eirik", "human"), Seat("Sigrun", "thrall"))
    laid = Session.start(GAME, GAME.Setup(2, (), (), monster="fenrir"), seats, 5)
    table = sit_down(robot, play(laid, lambda s: in_turn(0, 6)(s) and any(s.valhalla)))
    robot.click("hall")
    assert opened(robot).heaps[-1].cards == table.shown.discard
