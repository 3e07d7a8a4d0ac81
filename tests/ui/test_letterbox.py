"""Windows of any size: below the least one the game is shown small, between bars, and never breaks."""

from __future__ import annotations

import pygame
import pytest
from pygame import Color, Rect, Surface
from pygame.event import Event

from tests.ui.driver import LOOKS, Robot
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from valhalla.cli import main, shots
from valhalla.ui import report, units
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.units import LEAST_WINDOW, least_of

BLACK = Color("black")
TINY = [(1, 1), (2, 1), (1, 2), (1, 1000), (1900, 1), (3, 3), (64, 40), (200, 400), (640, 200), (959, 599)]
each_size = pytest.mark.parametrize("size", TINY, ids=lambda size: f"{size[0]}x{size[1]}")


def resize(robot: Robot, size: tuple[int, int]) -> Surface:
    """As when somebody drags a corner of the window, or a window manager does as it likes."""
    window = pygame.display.set_mode(size, pygame.RESIZABLE)
    robot.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    assert window.get_size() == robot.app.window.get_size() == size
    return window


@each_size
def test_a_table_is_played_on_in_a_tiny_window(robot: Robot, size: tuple[int, int]) -> None:
    scene = sit_down(robot, play(lay("human human", 3), in_turn(0, turns=1)))
    resize(robot, size)
    assert robot.app.screen.get_size() == least_of(size)
    for _ in range(4):
        seat = GAME.to_act(scene.match.session.state)[0]
        scene.match.submit(seat, GAME.legal(scene.match.session.state, seat)[0])
        robot.wait(0.4, dt=0.1)
        robot.key(pygame.K_TAB)
        robot.key(pygame.K_F1)
        robot.key(pygame.K_ESCAPE)
    resize(robot, (1280, 720))
    assert robot.app.screen is robot.app.window and scene.units.area.size == (1280, 720)


@each_size
def test_the_whole_frame_is_in_the_window(robot: Robot, size: tuple[int, int]) -> None:
    """In its own shape, as large as it can be, in the middle; the rest is black."""
    drawn, window = Surface(least_of(size)), Surface(size)
    drawn.fill("white")
    window.fill("red")
    units.show_small(drawn, window)
    lit = [(x, y) for x in range(size[0]) for y in range(size[1]) if window.get_at((x, y)) != BLACK]
    shown = Rect(min(lit), (1, 1)).union(Rect(max(lit), (1, 1)))
    assert len(lit) == shown.w * shown.h  # a whole rectangle, and black beside it
    share = min(size[0] / drawn.get_width(), size[1] / drawn.get_height())
    assert shown.w == max(1, int(drawn.get_width() * share))
    assert shown.h == max(1, int(drawn.get_height() * share))
    assert abs(shown.centerx - size[0] // 2) <= 1 and abs(shown.centery - size[1] // 2) <= 1


def test_what_is_clicked_is_what_is_seen_there(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(OptionsScene(robot.app))
    resize(robot, (320, 300))
    robot.step()
    at = robot.widget("odds").rect.center
    place = units.place_of(robot.app.screen, robot.app.window)
    assert place.size == (320, 200) and place.y == 50
    seen = at[0] // 3, at[1] // 3 + 50
    before = robot.app.settings.odds
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        robot.step(Event(kind, pos=seen, **more))
    assert robot.app.settings.odds is not before


def test_any_event_in_a_tiny_window(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    for size in TINY:
        resize(robot, size)
        for pos in ((0, 0), (-5, 9000), (9000, -5), (size[0] - 1, size[1] - 1)):
            robot.step(Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
            robot.step(Event(pygame.MOUSEWHEEL, x=0, y=1))
            robot.step(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
            robot.step(Event(pygame.MOUSEBUTTONUP, pos=pos, button=3))
        for text, table in LOOKS:
            robot.app.settings.text, robot.app.settings.table_size = text, table
            robot.app.rescale()
            robot.step()


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.time, "wait", lambda _ms: 0)
    monkeypatch.setattr(pygame.event, "wait", lambda: Event(pygame.KEYDOWN, key=pygame.K_SPACE))


@each_size
@pytest.mark.usefixtures("pressed")
def test_a_crash_is_told_in_a_tiny_window(robot: Robot, size: tuple[int, int]) -> None:
    robot.app.reset(MenuScene(robot.app))
    resize(robot, size)
    report.tell("What happened is written in /a/rather/long/path/to/report.txt")


@pytest.mark.parametrize(
    "size", ["0x0", "1x1", "959x600", "960x599", "599x960", "7681x4320", "99999x99999", "640", "-1x5", "x"]
)
def test_shots_have_bounds(size: str, tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["shots", "--out", str(tmp_path), "--size", size])
    assert caught.value.code == 2 and len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("size", [LEAST_WINDOW, LEAST_WINDOW[::-1], (960, 961)])
def test_the_least_shot_is_the_least_window(size: tuple[int, int]) -> None:
    assert shots._size("{}x{}".format(*size)) == size
