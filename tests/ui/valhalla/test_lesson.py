"""The lesson: every step by the player, by mouse, keys and pad; left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME
from valhalla.games.valhalla import commands as cm
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.lesson import LEARNER, VALHALLA, Hosts, Lesson, LessonStep, meaning, script
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.lesson.scene import LessonScene, begun
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import Thing
from valhalla.ui.widgets.buttons import Button
from valhalla.words.lesson import sheet
from valhalla.words.saga import Teller
from valhalla.words.valhalla.lesson import SHEETS


def sit(robot: Robot) -> LessonScene:
    robot.app.settings.speed = "instant"
    robot.app.reset(MenuScene(robot.app))
    scene = begun(robot.app)
    robot.app.blind = True  # what is written is all that is looked at
    robot.app.push(scene)
    robot.step()
    return scene


def wanted(lesson: Lesson) -> cm.Command:
    """The legal command that the lesson waits for."""
    step, state = lesson.step, lesson.session.state
    assert step is not None
    found: cm.Command = next(c for c in GAME.legal(state, LEARNER) if VALHALLA.fits(step, state, LEARNER, c))
    return found


def follow(robot: Robot, scene: LessonScene, how: str, until: str = "") -> None:
    """Do what the scroll says, until this sheet."""
    press = {"mouse": robot.click, "keys": robot.enter, "pad": robot.pad_press}[how]
    player = Player(robot, how, seed=1)
    for _ in range(60):
        for _frame in range(200):
            if scene.lesson.step is not None and not scene.director.busy:
                break
            robot.step(dt=0.1)
        robot.wait(0.1)
        step = scene.lesson.step
        assert step is not None
        if step.sheet == until or (scene.lesson.done and not until):
            return
        if step.wanted:
            player.perform(scene, wanted(scene.lesson))
        else:
            press("read")
    raise AssertionError("the lesson does not end")


def test_the_script_can_be_played_and_every_sheet_is_used() -> None:
    session = VALHALLA.begin("Ada")
    for step in script():
        if isinstance(step, Hosts):
            session.submit(1, step.command)
        elif step.wanted:
            state = session.state
            found = [c for c in GAME.legal(state, LEARNER) if VALHALLA.fits(step, state, LEARNER, c)]
            assert found, step
            session.submit(LEARNER, found[0])
    assert VALHALLA.place(session) == len(script()) - 1
    assert {step.sheet for step in script() if isinstance(step, LessonStep)} == set(SHEETS)
    assert all(VALHALLA.sheet(key, session.state).text for key in SHEETS)


def test_what_the_scroll_says_is_true() -> None:
    """The numbers in the words: strengths, points, who has what."""
    session = VALHALLA.begin("Ada")
    lines = [line for line in _story(session) if line]
    assert any("Strength 11" in line and "nobody" in line for line in lines)
    assert any("against 9" in line and "8" in line for line in lines)
    assert any("valour 4" in line for line in lines)


def _story(session: Session) -> list[str | None]:
    """The saga of the lesson, done as it wants."""
    told = []
    for step in script():
        before, state = session.state.clone(), session.state
        if isinstance(step, Hosts):
            events = session.submit(1, step.command)
        elif step.wanted:
            legal = GAME.legal(state, LEARNER)
            events = session.submit(LEARNER, next(c for c in legal if VALHALLA.fits(step, state, LEARNER, c)))
        else:
            continue
        for event in events:
            GAME.apply(before, event)
            told.append(Teller(["Ada", "Thorstein"], "full").tell(before, event))
    return told


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_the_whole_lesson(robot: Robot, how: str) -> None:
    scene = sit(robot)
    follow(robot, scene, how)
    assert scene.lesson.done and robot.sees(sheet(SHEETS["end"]).title)


def test_nothing_else_is_taken_and_it_says_so(robot: Robot) -> None:
    scene = sit(robot)
    follow(robot, scene, "mouse", "draft")
    before = len(scene.lesson.session.log)
    other = next(c for c in GAME.legal(scene.lesson.session.state, 0) if not scene.lesson.fits(c))
    scene.submit(other)
    assert len(scene.lesson.session.log) == before
    assert robot.sees("Not this time.")


def test_a_warrior_may_stand_anywhere(robot: Robot) -> None:
    scene = sit(robot)
    follow(robot, scene, "mouse", "draft")
    state = scene.lesson.session.state
    card = next(c for c in GAME.legal(state, 0) if scene.lesson.fits(c)).card
    scene.submit(cm.DraftWarrior(card, 3))
    follow(robot, scene, "mouse", "arm-hoskuld")
    assert scene.lesson.session.state.squads[0][3] == card
    follow(robot, scene, "mouse")


def test_it_is_taken_up_where_it_was_left(robot: Robot) -> None:
    follow(robot, sit(robot), "mouse", "reroll")
    robot.app.pop()
    scene = sit(robot)
    assert scene.lesson.step is not None and scene.lesson.step.sheet == "reroll"
    follow(robot, scene, "mouse")
    robot.app.pop()
    again = sit(robot)
    assert again.lesson.at == 0, "what is finished begins anew"


def test_a_damaged_lesson_begins_anew(home: Path) -> None:
    path = VALHALLA.file()
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\x00nonsense")
    session = VALHALLA.go_on("Ada")
    assert len(session.log) == 1 and session.journal is not None
    session.close()


def test_taking_back_goes_a_step_back(robot: Robot) -> None:
    scene = sit(robot)
    follow(robot, scene, "mouse", "discard")
    scene.undo()
    assert scene.lesson.step is not None and scene.lesson.step.sheet == "draft"
    follow(robot, scene, "mouse", "add")


def test_the_game_can_be_played_on(robot: Robot, home: Path) -> None:
    scene = sit(robot)
    follow(robot, scene, "mouse")
    robot.click("play-on")
    robot.step()
    table = robot.scene
    assert isinstance(table, PlayScene) and not isinstance(table, LessonScene)
    learned = scene.lesson.session.log
    assert table.match.session.log[: len(learned)] == learned
    assert len(list((home / "saves").glob("*.saga"))) == 1


def test_meaning_forgets_places_and_equal_dice() -> None:
    session = VALHALLA.begin("Ada")
    session.submit(1, next(step.command for step in script() if isinstance(step, Hosts)))
    state = session.state
    card = GAME.legal(state, 0)[0].card
    assert meaning(state, 0, cm.DraftWarrior(card, 0)) == meaning(state, 0, cm.DraftWarrior(card, 2))


# What glows


def shining(scene: LessonScene) -> list[Thing]:
    """The things that look as if they could be picked."""
    return [w for w in scene.seen() if isinstance(w, Thing) and (w.pickable or w.picked)]


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_who_follows_the_glow_needs_nothing_else(robot: Robot, how: str) -> None:
    """The whole lesson by what glows alone, whatever device is used."""
    scene = sit(robot)
    player = Player(robot, how, seed=1)
    for _ in range(120):
        robot.wait_until(lambda: scene.lesson.step is not None and not scene.director.busy)
        robot.wait(0.1)
        step = scene.lesson.step
        assert step is not None
        if scene.lesson.done:
            break
        if not step.wanted:
            assert not scene.advised()
            player.use("read")
            continue
        lit = scene.advised()
        assert lit, step
        first = next((w for w in lit if isinstance(w, Thing)), lit[0])
        given_up = isinstance(first, Thing) and _is_price(scene, first)
        (player.mark if given_up else player.use)(first.name)
    assert scene.lesson.done


def _is_price(scene: LessonScene, die: Thing) -> bool:
    return die.kind == "die" and ("price", die.value) in scene.fitting()[0][0]


def test_nothing_shines_that_is_not_wanted(robot: Robot) -> None:
    scene = sit(robot)
    for sheet_, kind in (("draft", "card"), ("discard", "card"), ("add", "card"), ("attack", "seat")):
        follow(robot, scene, "mouse", sheet_)
        step, ids = scene.lesson.step, scene.table.cards
        assert step is not None
        lit = {w.value for w in shining(scene) if w.kind == kind}
        named = {ids[value].id for value in lit} if kind == "card" else lit
        assert named == set(step.wanted[1:]), sheet_
        glowing = {w.value for w in scene.advised() if isinstance(w, Thing) and w.kind == kind}
        assert glowing == lit
        pressed = {w.name for w in scene.seen() if isinstance(w, Button) and w.lit}
        assert pressed <= {w.name for w in scene.advised()}, sheet_


def test_the_glow_goes_on_with_every_pick(robot: Robot) -> None:
    scene = sit(robot)
    follow(robot, scene, "mouse", "discard")
    seen = []
    while scene.lesson.step is not None and scene.lesson.step.sheet == "discard":
        seen.append([w.name for w in scene.advised()])
        robot.click(seen[-1][0])
        robot.wait(0.2)
    assert len(seen[0]) == 2 and len(seen[1]) == 1 and seen[1][0] in seen[0] and seen[2] == ["confirm"]


def test_keys_begin_at_what_is_wanted(robot: Robot) -> None:
    scene = sit(robot)
    follow(robot, scene, "keys", "arm-hoskuld")
    scene.set_focus(None)
    scene.sync()
    assert scene.focus is not None and scene.focus.name in [w.name for w in scene.advised()]
