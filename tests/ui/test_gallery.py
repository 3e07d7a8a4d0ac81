"""The galleries of all games: each leads to the next, and all cards of each are told of."""

from __future__ import annotations

import pytest

from tests.ui.driver import Robot
from valhalla.games import GAMES
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.gallery.scene import GalleryScene
from valhalla.ui.table.record import record_of
from valhalla.words.rulebook import clause


def gallery_of(robot: Robot, game: str) -> GalleryScene:
    scene = record_of(game).gallery.opened(robot.app)
    assert isinstance(scene, GalleryScene)
    return scene


def test_galleries_lead_to_one_another_in_a_ring(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(gallery_of(robot, "valhalla"))
    seen = []
    for _game in GAMES:
        robot.step()
        assert isinstance(robot.scene, GalleryScene)
        seen.append(robot.scene.game)
        robot.click("other")
    assert seen == list(GAMES) and isinstance(robot.scene, GalleryScene) and robot.scene.game == "valhalla"


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_told_of_and_every_order_holds_all(robot: Robot, game: str) -> None:
    scene = gallery_of(robot, game)
    robot.app.reset(scene)
    robot.step()
    for card in scene.every:
        assert scene.told(card) and scene.words(card) is not None and clause(scene.rule_of(card))
    for order in scene.orders:
        scene.choose("order", order)
        assert {card.id for card in scene.found} == {card.id for card in scene.every}
