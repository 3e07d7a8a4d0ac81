"""What the window does with every game that has joined, by its records alone.

`test_rooms.py` runs this for ours, the folder of the fourth game for that one: a fixture `game` says which,
and `hand` who gives its commands by what is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.ui import laid
from tests.ui.driver import Robot
from tests.ui.mash import Masher
from tests.ui.player import Player
from tests.ui.tables import sit_down
from tests.ui.tongues import TONGUES
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Saga
from valhalla.ui import saved
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game.scene import NewGameScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.table.film.scene import filmed
from valhalla.ui.table.gallery.scene import GalleryScene
from valhalla.ui.table.record import record_of
from valhalla.ui.table.reference import ReferenceScene
from valhalla.ui.table.scene import PlayScene
from valhalla.words import games, rulebook
from valhalla.words.record import words_of
from valhalla.workshop.record import work_of

Hand = Callable[[Robot, str], Player]


class Rooms:
    """The tests."""

    def test_from_the_menu_to_the_save_and_back(self, robot: Robot, home: Path, game: str) -> None:
        for plate in record_of(game).plates:
            robot.app.reset(MenuScene(robot.app))
            robot.click(plate.name)
            assert robot.showing(NewGameScene)
            robot.click("start")
            assert robot.showing(PlayScene)
            robot.app.reset(MenuScene(robot.app))
        infos = saved.saves()
        assert len(infos) == len(record_of(game).plates)
        assert {info.game for info in infos} == {Saga(info.path).header.game for info in infos} == {game}
        robot.app.reset(SavesScene(robot.app))
        assert robot.sees(games.name(game)) and not robot.faults()
        robot.app.reset(MenuScene(robot.app))
        robot.click("continue")
        assert isinstance(robot.scene, PlayScene)

    @pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
    def test_the_end_of_a_game_is_played_by_one_device(
        self, robot: Robot, home: Path, game: str, hand: Hand, how: str
    ) -> None:
        """To the reckoning; and what lies on the disk is the same game."""
        robot.app.blind = True
        for kind in work_of(game).soaked:
            path = home / f"{kind}.saga"
            session = laid.lay(kind, Chance(8), 4, path, laid.NEARLY_OVER)
            sit_down(robot, session)
            scene = hand(robot, how).play()
            assert scene.outcome == GAMES[game].outcome(session.state) is not None
            robot.app.reset(MenuScene(robot.app))
            assert Saga(path).header.game == game

    def test_mashing_breaks_nothing(self, masher: Masher, game: str) -> None:
        for i, kind in enumerate(work_of(game).soaked):
            masher.try_out(kind, TONGUES[(i + 1) % len(TONGUES)])
        while not masher.reopened:  # it may have been a film
            masher.reopen()
        masher.to_menu()
        assert game in masher.games

    def test_its_film_its_reference_card_its_gallery_and_its_rules_open(
        self, robot: Robot, game: str
    ) -> None:
        lay = next(iter(work_of(game).soaked.values()))
        session = laid.begun(lay(0, 3), ["thrall"] * lay(0, 3).setup["players"])
        robot.app.push(filmed(robot.app, session))
        robot.step()
        robot.key(pygame.K_c)
        card = words_of(game).reference(session.state)
        assert robot.showing(ReferenceScene) and robot.sees(card[0].title) and not robot.faults()
        gallery = record_of(game).gallery.opened(robot.app)
        assert isinstance(gallery, GalleryScene)
        robot.app.reset(gallery)
        robot.step()
        clause = rulebook.sections(game)[0].clauses[0].id
        robot.app.show_rule(clause)
        robot.step()
        assert robot.sees(clause) and not robot.faults()
