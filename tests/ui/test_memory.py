"""What is left is freed as soon as nothing moves, and goes back to the system."""

from __future__ import annotations

import gc
import math
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui import laid
from tests.ui.driver import Robot
from tests.ui.soak.life import megabytes
from tests.ui.tables import lay, sit_down
from valhalla.kernel.chance import Chance
from valhalla.ui import memory, tables
from valhalla.ui.scenes.menu import MenuScene
from valhalla.workshop.record import soaked


@pytest.fixture
def untidy() -> Iterator[None]:
    """Python does not look for rubbish by itself, as it may not for a while."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("untidy")
@pytest.mark.parametrize("kind", soaked())
def test_a_table_that_is_left_is_freed(robot: Robot, home: Path, kind: str) -> None:
    scene = sit_down(robot, laid.lay(kind, Chance(3), 3, home / "Table.saga"))
    robot.wait(0.3)
    found = weakref.ref(scene), weakref.ref(scene.match), weakref.ref(scene.match.session)
    del scene
    robot.app.reset(MenuScene(robot.app))
    robot.wait(1.0)
    assert not [one() for one in found if one() is not None]


@pytest.mark.usefixtures("untidy")
def test_a_film_that_is_left_is_freed(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    tables.watch(robot.app, lay("human thrall"))
    robot.wait(0.3)
    film = weakref.ref(robot.scene)
    robot.app.reset(MenuScene(robot.app))
    robot.wait(1.0)
    assert film() is None


def test_what_was_freed_goes_back_to_the_system(robot: Robot) -> None:
    """Pieces that are too small to be mapped one by one, with one in a hundred still in use."""
    less = 80 if memory._trim() is not None else -math.inf  # some C libraries have no way to
    pieces = [bytearray(60_000) for _ in range(2000)]
    kept, before = pieces[::100], megabytes()
    del pieces
    robot.app.reset(MenuScene(robot.app))
    robot.app.rescale()
    robot.wait(1.0)
    assert megabytes() < before - less and len(kept) == 20
