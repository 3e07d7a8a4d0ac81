"""Whatever has become of a lesson's file or of its cards: it is given, or one line says why not."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.attack.forging import mended
from tests.saves.write import HERE
from tests.ui.card_files import copied, forget
from tests.ui.driver import Robot
from tests.ui.test_lesson_cards import COURSES, taught
from valhalla.games import GAMES
from valhalla.kernel.cards import BadCard
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.lesson import kept
from valhalla.ui.table.lesson.course import BEGUN_ANEW, Course, Hosts, Lesson
from valhalla.ui.table.lesson.scene import LessonScene

HAMMER = GAMES["hammer"]
SEATS = (Seat("Ada", "human", 0), Seat("Brokkr", "thrall", 1))


def begun(course: Course) -> list[Any]:
    """A few steps of a lesson, as the lines of its file."""
    session = course.begin("Ada", course.file())
    for _ in range(2):
        legal = session.game.legal(session.state, 0)
        step = course.script()[2:][len(session.log) - 1]
        session.submit(0, next(c for c in legal if course.fits(step, session.state, 0, c)))
    lines: list[Any] = [session.header()]
    for n, entry in enumerate(session.log):
        seat = None if n == 0 else entry.seat
        lines.append({"n": n, "seat": seat, "command": entry.command, "events": entry.events})
    session.close()
    return lines


def of_the_game_of_somebody_else(path: Path) -> None:
    Session.start(HAMMER, HAMMER.Setup(2, first=0), SEATS, 7).save(path)


def of_a_longer_track(path: Path) -> None:
    Session.start(HAMMER, HAMMER.Setup(2, (), ("expert",), 0), SEATS, COURSES["hammer"].seed).save(path)


def of_another_game(path: Path) -> None:
    path.write_bytes((HERE / "fourth-wolves.saga").read_bytes())


def of_other_rules(path: Path) -> None:
    lines = begun(COURSES["hammer"])
    lines[0] = {**_plain(lines[0]), "rules": "other"}
    path.write_bytes(mended(_plain(lines)))


def of_forged_commands(path: Path) -> None:
    """Believed, with a card that no table has."""
    lines = begun(COURSES["hammer"])
    lines[0] = {**_plain(lines[0]), "rules": "other"}
    lines = _plain(lines)
    lines[-1]["command"] = {"type": "play", "card": 9999, "dice": [77]}
    path.write_bytes(mended(lines))


def of_new_luck(path: Path) -> None:
    course = COURSES["hammer"]
    session = course.begin("Ada", path)
    session.rewind(1, new_luck=True)
    session.close()


def cut(path: Path) -> None:
    begun(COURSES["hammer"])
    path.write_bytes(path.read_bytes()[:200])


def a_folder(path: Path) -> None:
    path.mkdir()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


WAYS: list[Callable[[Path], None]] = [
    of_the_game_of_somebody_else, of_a_longer_track, of_another_game, of_other_rules, of_forged_commands,
    of_new_luck, cut,
]  # fmt: skip
if hasattr(os, "mkfifo"):
    WAYS.append(a_pipe)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_it_is_begun_anew_and_that_is_said(robot: Robot, way: Callable[[Path], None]) -> None:
    course = COURSES["hammer"]
    course.file().parent.mkdir(parents=True)
    way(course.file())
    scene = opened(robot, "hammer")
    assert [str(text) for text in robot.app.notices.texts] == [BEGUN_ANEW]
    assert isinstance(scene, LessonScene) and scene.lesson.at == 0 and len(scene.lesson.session.log) == 1
    robot.app.reset(MenuScene(robot.app))
    assert len(Saga(course.file()).lines) == 1  # the lesson that was begun


def test_a_folder_in_its_place_has_it_given_unsaved(robot: Robot) -> None:
    COURSES["hammer"].file().mkdir(parents=True)
    scene = opened(robot, "hammer")
    assert isinstance(scene, LessonScene) and "cannot be saved" in robot.app.notices.texts[0]


def opened(robot: Robot, name: str) -> object:
    """By the menu and the list of lessons."""
    robot.app.reset(MenuScene(robot.app))
    robot.step()
    robot.app.push(LessonsScene(robot.app))
    robot.step()
    robot.app.notices.__init__()  # type: ignore[misc]
    robot.click(f"lesson-{name}")
    robot.step()
    return robot.scene


@pytest.mark.parametrize("name", COURSES)
def test_what_was_left_in_order_is_gone_on_with(name: str, home: Path) -> None:
    course = COURSES[name]
    path = course.file()
    path.parent.mkdir(parents=True)
    session = course.begin("Ada", path)
    taught_a_step(course, session)
    session.close()
    again = course.go_on("Bo")
    assert again.log == session.log and not again.notice
    again.close()


def taught_a_step(course: Course, session: Session) -> None:
    short = course._replace(script=lambda: course.script()[:2])
    taught(short, session)


# Cards that do not allow it


@pytest.mark.parametrize("name", COURSES)
def test_a_list_of_other_cards(robot: Robot, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The list is good JSON, and names cards of which none is here."""
    monkeypatch.setattr(kept, "named", lambda file: frozenset(["no-such-card"]))
    assert isinstance(opened(robot, name), MenuScene)
    (said,) = robot.app.notices.texts
    assert "cards of this game cannot be read" in said


EDITS = {
    "hammer": ("hammer/valkyries.yaml", "id: spare-iron", "id: spare-metal"),
    "wolves": ("wolves/people.yaml", "id: hirdman", "id: herdsman"),
    "valhalla": ("valhalla/stag.yaml", "id: stag-ragna", "id: stag-ragnheid"),
    "loki": ("valhalla/loki.yaml", "id: loki-borrowed-feathers", "id: loki-lent-feathers"),
    "monster": ("valhalla/jarls.yaml", "id: esbjorn", "id: asbjorn"),
}


@pytest.mark.parametrize("name", EDITS)
def test_a_card_that_has_gone(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Its file can be read, and another card stands in its place: the other lessons are given."""
    file, one, other = EDITS[name]
    course = COURSES[name]
    path = course.file()
    path.parent.mkdir(parents=True)
    taught_a_step(course, session := course.begin("Ada", path))
    session.close()
    with copied(tmp_path / "data", monkeypatch) as cards:
        text = (cards / file).read_text(encoding="utf-8")
        assert one in text
        (cards / file).write_text(text.replace(one, other), encoding="utf-8")
        forget()
        assert course.progress() is None
        assert isinstance(opened(robot, name), MenuScene)
        assert "cards of this game cannot be read" in robot.app.notices.texts[0]
        others = [lesson for lesson in COURSES if not file.startswith(COURSES[lesson].game)]
        for lesson in others:
            assert isinstance(opened(robot, lesson), LessonScene)


def test_a_host_who_may_not_do_what_the_script_says(robot: Robot) -> None:
    """Another deal than the one it was written for."""
    robot.app.settings.speed = "instant"
    course = COURSES["hammer"]
    session = course._replace(seed=5).begin("Ada")
    scene = LessonScene(robot.app, Lesson(session, robot.app.worker, course))
    robot.app.push(scene)
    robot.step()
    scene.lesson.at = next(i for i, step in enumerate(scene.lesson.steps) if isinstance(step, Hosts))
    robot.step(dt=0.1)
    assert isinstance(robot.scene, MenuScene)
    assert "cards of this game cannot be read" in robot.app.notices.texts[-1]


@pytest.mark.parametrize("deck", ["tyr", "last_viking"])
def test_too_few_cards_for_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    """A card file that was cut off between two cards."""
    game = GAMES["valhalla"]
    with copied(tmp_path / "data", monkeypatch) as cards:
        file = cards / "valhalla" / f"{deck}.yaml"
        head, first, *_ = re.split(r"(?m)^(?=  - )", file.read_text(encoding="utf-8"))
        file.write_text(head + first, encoding="utf-8")
        forget()
        with pytest.raises(BadCard, match="valhalla: "):
            Session.start(game, game.Setup(3, (deck,)), (*SEATS, Seat("Cy", "human", 2)), 1)
