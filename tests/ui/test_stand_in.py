"""A new card that has no picture yet: a rune stone stands in for it, in every game and at every size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from tests.ui.card_files import copied, put_first
from tests.ui.driver import Robot
from valhalla.ui.stand_in import portrait, rune_of
from valhalla.ui.table.gallery.scene import GalleryScene
from valhalla.ui.table.record import record_of

# By game: the file, and one card more.
MORE = {
    "valhalla": (
        "bear.yaml",
        "{id: new, kind: warrior, name: Yngvild, clan: bear, strength: 4, valour: 3, weapons: [axe]}",
    ),
    "hammer": (
        "thor.yaml",
        "{id: new, name: New Blow, deck: thor, points: 4, property: {word: add, number: 7}, copies: 1}",
    ),
    "wolves": (
        "victories.yaml",
        "{kind: victory, id: new, name: New Song, glory: {word: fixed, least: 2, most: 2}}",
    ),
}
HEIGHTS = (96, 240, 500)


@pytest.fixture
def with_one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cards of all games and a new one for each, none of which was drawn by anybody."""
    with copied(tmp_path, monkeypatch) as cards:
        for game, (file, card) in MORE.items():
            put_first(cards / game / file, card)
        yield


def colours(face: Surface) -> int:
    """How many there are where the picture is."""
    width, height = face.get_size()
    room = Rect(width // 4, height // 6, width // 2, height // 3)
    return len(
        {tuple(face.get_at((x, y))) for x in range(room.x, room.right) for y in range(room.y, room.bottom)}
    )


@pytest.mark.parametrize("game", MORE)
def test_a_card_without_a_picture_has_a_face(robot: Robot, with_one_more: None, game: str) -> None:
    scene = record_of(game).gallery.opened(robot.app)
    assert isinstance(scene, GalleryScene)
    robot.app.reset(scene)
    robot.step()
    new, old = (
        next(card for card in scene.every if (card.name in MORE[game][1]) is it) for it in (True, False)
    )
    for height in HEIGHTS:
        face = scene.face(new, height)
        assert colours(face) > 30 and scene.face(new, height) is face
        assert pygame.image.tobytes(face, "RGBA") != pygame.image.tobytes(scene.face(old, height), "RGBA")
    scene.show(new)
    robot.app.draw()
    assert robot.sees(new.name) and not robot.app.art.trouble


def test_each_has_its_letter_and_its_colour(robot: Robot) -> None:
    art, fonts = robot.app.art, robot.app.fonts
    looks = {
        pygame.image.tobytes(portrait(art, fonts, "jarls/none.webp", of, colour), "RGB")
        for of in ("Yngvild", "Thorgeir")
        for colour in ((200, 105, 43), (79, 138, 76))
    }
    assert len(looks) == 4
    assert portrait(art, fonts, "jarls/agnar.webp") is art.file("jarls/agnar.webp")


@pytest.mark.parametrize(
    ("name", "rune"), [("Åse", "ᚨ"), ("þorn", "ᚦ"), ("", "ᛟ"), ("Борис", "ᛟ"), ("Bo", "ᛒ")]
)
def test_whatever_the_name_there_is_a_rune(name: str, rune: str) -> None:
    assert rune_of(name) == rune
