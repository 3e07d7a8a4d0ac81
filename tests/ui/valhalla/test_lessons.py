"""The short lessons: each script can be played, its words are true, whoever follows the glow learns it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.driver import Robot, looked_at
from tests.ui.player import Player
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla import lessons
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.lessons import LessonCard, LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import LEARNER, Course, Hosts, LessonStep
from valhalla.ui.table.lesson.scene import LessonScene, LessonSheet, begun, owning_up
from valhalla.ui.table.things import Thing
from valhalla.ui.units import sizes
from valhalla.ui.widgets.base import Look
from valhalla.words import language
from valhalla.words.lesson import Sheet
from valhalla.words.saga import Teller
from valhalla.words.valhalla.lessons import LESSONS, about, sheet

# What the saga tells of a lesson, by which the numbers in its words are known to be true.
TRUE = {
    "loki": ("Strength 4 (", "against 5 (Finnbogi", "Unn High-Pennon of player Ada rise",
             "valour 3"),
    "thor": ("Strength 5 (", "against 7 (Bergljot Deep-Den 5, The Red-Bearded Laugh 2)", "(valour 1)"),
    "valkyries": ("Strength 6 (", "gains 1 point", "First Cast Stands"),
    "dwarves": ("Sota Soot-Tongue 2 + 3", "against 5 (", "Player Thorstein rolls axe"),
    "tyr": ("Strength 7 (Skapti Mule-Neck 3, The Thin Ribbon 4) against 5",),
    "last_viking": ("Strength 6 (Bardi Snout-Down 3 + 3) against 3", "gains 1 point"),
    "pairs": ("Strength 8 (Dagny Bright-Tooth 3, Unn High-Pennon 3 + 2) against 6",
              "Warrior Unn High-Pennon of player Gudrid rises"),
    "monster": ("trength 8", "trength 6 (Finnbogi"),
    "together": ("Strength 8 (Birna Winter-Sleep 3, Holmfrid Wall-of-Turf 5) against 7",
                 "Strength 7 (Flosi Unpaid-Blood 2, Birna Winter-Sleep 3, Valhalla 2) against 7"),
}  # fmt: skip
NAMES = [lesson.name for lesson in lessons.SHORT]
DEVICES = [
    *((name, "mouse") for name in NAMES),
    *((name, "keys") for name in ("thor", "tyr", "dwarves", "monster", "together")),
    *((name, "pad") for name in ("loki", "valkyries", "pairs", "monster", "together")),
]


def taught(course: Course, session: Session, until: str = "") -> list[str]:
    """Do what a lesson wants, up to this sheet; what the saga tells of it."""
    told, state = [], session.state.clone()
    for step in course.script():
        if isinstance(step, LessonStep) and step.sheet == until:
            break
        if isinstance(step, Hosts):
            events = session.submit(step.seat, step.command)
        elif step.wanted:
            legal = session.game.legal(session.state, LEARNER)
            found = [c for c in legal if course.fits(step, session.state, LEARNER, c)]
            assert found, step
            events = session.submit(LEARNER, found[0])
        else:
            continue
        for event in events:
            session.game.apply(state, event)
            told.append(Teller(["Ada", *course.hosts], "full").tell(state, event) or "")
    return told


@pytest.mark.parametrize("name", NAMES)
def test_the_script_can_be_played_and_what_is_said_is_true(name: str) -> None:
    course = shelf.course(name)
    session = course.begin("Ada")
    assert course.place(session) == 0
    told = taught(course, session)
    for words in TRUE[name]:
        assert any(words in line for line in told), words
    steps = [step for step in course.script() if isinstance(step, LessonStep)]
    assert {step.sheet for step in steps} == set(LESSONS[name][1]) and about(name)
    at = course.place(session)
    assert all(isinstance(step, LessonStep) and not step.wanted for step in course.script()[at:])


@pytest.mark.parametrize("name", NAMES)
def test_no_host_thinks(name: str) -> None:
    """All that others do is written down: a lesson is the same whatever the levels are like."""
    course = shelf.course(name)
    decided = {seat for seat, _command in course.before()} | {LEARNER}
    decided |= {step.seat for step in course.script() if isinstance(step, Hosts)}
    assert decided <= set(range(course.setup.players)) and len(course.hosts) == course.setup.players - 1


def sit(robot: Robot, name: str) -> LessonScene:
    robot.app.settings.speed = "instant"
    robot.app.reset(MenuScene(robot.app))
    scene = begun(robot.app, name)
    robot.app.blind = True
    robot.app.push(scene)
    robot.step()
    return scene


def follow_the_glow(robot: Robot, scene: LessonScene, how: str, until: str = "") -> None:
    player = Player(robot, how, seed=1)
    for _ in range(80):
        robot.wait_until(lambda: scene.lesson.step is not None and not scene.director.busy)
        robot.wait(0.1)
        step = scene.lesson.step
        assert step is not None
        if scene.lesson.done or step.sheet == until:
            return
        if not step.wanted:
            player.use("read")
            continue
        lit = scene.advised()
        assert lit, step
        things = [w for w in lit if isinstance(w, Thing) and scene.at(w.rect.center) in (w, None)]
        player.use((things or lit)[0].name)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(("name", "how"), DEVICES)
def test_who_follows_the_glow_learns_it(robot: Robot, name: str, how: str) -> None:
    scene = sit(robot, name)
    follow_the_glow(robot, scene, how)
    assert scene.lesson.done and robot.sees(sheet(name, "end").title)


def every_sheet() -> Iterator[tuple[str, str, Sheet]]:
    """Of Valhalla's lessons, with what they own up to."""
    for name in ("valhalla", *NAMES):
        course = shelf.course(name)
        state = course.begin("Ada").state
        for step in course.script():
            if isinstance(step, LessonStep):
                yield name, step.sheet, owning_up(course.sheet(step.sheet, state), step)


@pytest.mark.parametrize("tongue", ["en", "ru", "pl"])
def test_every_sheet_finds_room_on_its_scroll(robot: Robot, tongue: str) -> None:
    """In every window, at every size of words; the scroll is the same at every step but for its buttons."""
    language.use(tongue)
    try:
        scene = sit(robot, "valkyries")
        app = robot.app
        for size, look in looked_at():
            robot.lay(sizes(size, *look))
            widget = scene.find("lesson-sheet")
            assert isinstance(widget, LessonSheet)
            for name, key, told in every_sheet():
                widget.told = told
                p = Painter(app.screen, app.units, app.art, app.fonts)
                p.blind, p.notes = True, []
                widget.draw(p, Look())
                assert all(text.fits for text in p.notes), (name, key, size, look)
    finally:
        language.use(language.SOURCE)


def test_it_is_taken_up_where_it_was_left_and_told_so(robot: Robot, home: Path) -> None:
    scene = sit(robot, "tyr")
    follow_the_glow(robot, scene, "mouse", "keep")
    robot.app.pop()
    robot.app.push(LessonsScene(robot.app))
    robot.step()
    card = robot.widget("lesson-tyr")
    assert isinstance(card, LessonCard) and card.begun and not card.done and robot.scene.focus is card
    assert robot.sees("go on: 4 of 8")
    robot.click("lesson-tyr")
    robot.step()
    again = robot.scene
    assert isinstance(again, LessonScene) and again.lesson.step is not None
    assert again.lesson.step.sheet == "keep"
    follow_the_glow(robot, again, "mouse")
    robot.click("leave")
    robot.step()
    card = robot.widget("lesson-tyr")
    assert isinstance(card, LessonCard) and card.done and robot.sees("done")


def test_nothing_before_the_lesson_is_taken_back(robot: Robot) -> None:
    scene = sit(robot, "loki")
    follow_the_glow(robot, scene, "mouse", "attack")
    before = len(scene.lesson.session.log)
    scene.undo()
    robot.step()
    assert len(scene.lesson.session.log) == before and scene.lesson.at == 1
    follow_the_glow(robot, scene, "mouse", "arm-aldis")
    scene.undo()
    assert scene.lesson.step is not None and scene.lesson.step.sheet == "arm-unn"


def test_a_lesson_cut_short_while_it_was_laid_begins_anew(home: Path) -> None:
    course = shelf.course("thor")
    path = course.file()
    path.parent.mkdir(parents=True)
    session = Course.begin(course._replace(before=lambda: course.before()[:3]), "Ada", path)
    session.close()
    assert course.progress() is None
    again = course.go_on("Ada")
    assert course.place(again) == 0 and len(again.log) == 1 + len(course.before())
    again.close()


def test_the_menu_leads_to_every_lesson(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.step()
    robot.click("lesson")
    assert robot.showing(LessonsScene)
    assert {name for name in robot.names if name.startswith("lesson-")} == {
        f"lesson-{lesson.name}" for lesson in shelf.shelf()
    }
    robot.key(27)
    assert robot.showing(MenuScene)


def test_the_numbers_of_the_monster_are_those_its_lesson_names() -> None:
    stack = shelf.course("monster").begin("Ada").state.table.stack
    assert stack.strengths[0] == 6 and stack.caps[:2] == (4, 6) and not any(stack.abilities)
