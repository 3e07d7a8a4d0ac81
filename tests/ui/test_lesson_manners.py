"""What every lesson keeps to: nothing before it is seen, no word against the chances, an answer to clicks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player
from valhalla.ai.valhalla.weighing import Told, weigh
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.scoring import SETS, SHIELD_POINTS, kept_points
from valhalla.games.valhalla.terms import EXTRA_DICE, Step
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.lesson import VALHALLA
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import LEARNER, Hosts
from valhalla.ui.table.lesson.scene import LessonScene, begun
from valhalla.ui.table.things import Thing
from valhalla.words import language
from valhalla.words.lesson import Sheet

NAMES = [lesson.name for lesson in shelf.shelf()]
FIGHTS = [lesson.name for lesson in shelf.shelf() if lesson.course.game == "valhalla"]
MUCH = 0.02  # of the chance to win: less than that nobody minds


def sit(robot: Robot, name: str, speed: str = "instant") -> LessonScene:
    robot.app.settings.speed = speed  # type: ignore[assignment]
    robot.app.reset(MenuScene(robot.app))
    scene = begun(robot.app, name, anew=True)
    robot.app.push(scene)
    robot.step()
    return scene


def wanted(scene: LessonScene) -> Any:
    session = scene.lesson.session
    return next(c for c in session.game.legal(session.state, LEARNER) if scene.lesson.fits(c))


def follow(robot: Robot, scene: LessonScene, until: str) -> None:
    player = Player(robot, "mouse", seed=1)
    for _ in range(60):
        robot.wait_until(lambda: scene.lesson.step is not None and not scene.director.busy)
        robot.wait(0.1)
        assert scene.lesson.step is not None
        if scene.lesson.step.sheet == until:
            return
        if scene.lesson.step.wanted:
            player.perform(scene, wanted(scene))
        else:
            robot.click("read")
    raise AssertionError(f"{until} never comes")


# Nothing before it is seen


@pytest.mark.parametrize("name", ["valhalla", "hammer", "wolves"])
def test_the_scroll_waits_until_all_is_shown(robot: Robot, home: Path, name: str) -> None:
    scene = sit(robot, name, "calm")
    robot.app.blind = True
    told = 0
    for _ in range(8):
        robot.wait_until(lambda: scene.lesson.step is not None and not scene.director.busy, 120)
        robot.step()
        assert scene.told() is not None
        if scene.lesson.step is not None and scene.lesson.step.wanted:
            scene.submit(wanted(scene))
        else:
            scene.read()
        while scene.director.busy:
            assert scene.told() is None
            told += 1
            robot.step(dt=0.2)
    assert told > 5


# Nothing against the chances


def still(session: Session) -> bool:
    s = session.state
    return bool(s.step == Step.FIGHT and s.agenda[-1][1] == LEARNER)


def given_away(before: Told, after: Told | None, command: Any, loose: tuple[int, ...]) -> float:
    """How much of the chance to win a decision gives away, as the paper has it."""
    best = max(row.number for row in before.rows)
    match command:
        case cm.EndPhase():
            return best - next(row.number for row in before.rows if row.kind == "end")
        case cm.Reroll(discard=gone, dice=dice):
            row = before.marked(loose, dice, gone)
            assert row is not None
            return best - row.number
    return 0.0 if after is None else best - max(row.number for row in after.rows)


@pytest.mark.parametrize("name", FIGHTS)
def test_a_lesson_owns_up_where_the_chances_say_otherwise(name: str) -> None:
    course = shelf.course(name)
    session = course.begin("Ada")
    for step in course.script():
        if isinstance(step, Hosts):
            session.submit(step.seat, step.command)
            continue
        if not step.wanted:
            continue
        command = next(
            c for c in session.game.legal(session.state, LEARNER)
            if course.fits(step, session.state, LEARNER, c)
        )  # fmt: skip
        if session.state.step != Step.FIGHT:
            session.submit(LEARNER, command)
            continue
        before = weigh(session.game.view(session.state, LEARNER), LEARNER)
        battle = fought(session.state)
        side = battle.attack if battle.attack.seat == LEARNER else battle.defence
        assert side is not None
        loose = side.loose
        session.submit(LEARNER, command)
        after = weigh(session.game.view(session.state, LEARNER), LEARNER) if still(session) else None
        lost = given_away(before, after, command, loose)
        assert (lost > MUCH) == bool(step.despite), (step.sheet, round(lost, 3))


def test_what_it_owns_up_to_is_read(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "reroll")
    assert robot.sees("save yours")


def test_asked_for_advice_it_says_what_the_scroll_says(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "reroll")
    robot.key(pygame.K_h)
    told = scene.told()
    assert told is not None and robot.app.notices.texts[-1] == told.do
    assert not scene.match.wants_hint


# Cards by their names


def test_a_card_that_is_named_shows_its_name(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "add")
    assert {name for _thing, name in scene.tagged()} == {"Steinar", "Skeggi"}
    assert robot.sees("Steinar") and not robot.faults()


@pytest.mark.parametrize("tongue", ["en", "ru", "pl"])
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_to_be_picked_is_named_on_its_card(
    robot: Robot, home: Path, name: str, tongue: str
) -> None:
    """In every language, whatever endings a name has in a sentence; where any card will do, none is named."""
    language.use(tongue)
    try:
        scene = sit(robot, name)
        robot.app.blind = True
        for _ in range(60):
            robot.wait_until(lambda: scene.lesson.step is not None and not scene.director.busy)
            step = scene.lesson.step
            if step is None or scene.lesson.done:
                return
            cards = [w for w in scene.advised() if isinstance(w, Thing) and w.kind == "card"]
            tagged = {thing.value for thing, _name in scene.tagged()}
            if step.wanted[1:] and step.sheet not in ("bonus", "mission"):
                assert {w.value for w in cards} <= tagged, step.sheet
            robot.step()
            scene.submit(wanted(scene)) if step.wanted else scene.read()
    finally:
        language.use(language.SOURCE)


def test_names_are_found_with_their_endings() -> None:
    told = Sheet("", "Дайте топоры Хоскульду, а потом ответный удар.", "")
    assert told.tells_of("Хоскульд Старая Распря") == "Хоскульд"
    assert told.tells_of("Стейнар Дубовое Плечо") == ""
    end = Sheet("", "Then Ragnarök comes. Рагнарёк. A Ragnę. Skeggiemu.", "")
    assert end.tells_of("Ragna") == "Ragna" and end.tells_of("Skeggi") == "Skeggi"
    for tongue in ("Then Ragnarök comes.", "Приходит Рагнарёк."):
        assert not any(Sheet("", tongue, "").tells_of(name) for name in ("Ragna Raised-Standard", "Рагна"))


def test_a_face_that_bears_its_name_has_no_tag_and_tags_go_with_cards(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "discard")
    assert scene.tagged() and all(thing.named for thing, _name in scene.tagged())
    follow(robot, scene, "add")
    thing, _name = scene.tagged()[0]
    lying = thing.named, thing.seen_at()
    robot.hover(thing.name)
    risen = thing.named, thing.seen_at()
    assert lying == (False, thing.pose().rect)
    assert risen[0] and risen[1].h > thing.rect.h


# An answer to every click


def test_a_wrong_card_is_answered(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "discard")
    wrong = next(
        w for w in scene.seen()
        if isinstance(w, Thing) and w.kind == "card" and super(LessonScene, scene).takes("card", w.value)
        and not w.pickable
    )  # fmt: skip
    robot.click(wrong.name)
    assert robot.app.notices.texts[-1].startswith("Not this time.")
    assert not scene.has("card", wrong.value)


def test_a_wrong_button_is_answered(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "add")
    robot.click("option:draw_cards")
    assert robot.app.notices.texts[-1].startswith("Not this time.")


def test_who_is_to_read_is_told_so(robot: Robot, home: Path) -> None:
    scene = sit(robot, "wolves")
    card = next(w for w in scene.seen() if isinstance(w, Thing) and w.kind == "card")
    robot.click(card.name)
    assert robot.app.notices.texts[-1] == "Read on first: press “Go on”."


@pytest.mark.parametrize("what", ["card", "slot", "deck"])
def test_whatever_is_clicked_while_one_reads_the_answer_is_the_same(
    robot: Robot, home: Path, what: str
) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "jarl")
    seen = reversed([*scene.seen()])
    thing = next(w for w in seen if (w.kind if isinstance(w, Thing) else w.name) == what)
    robot.click(thing.name)
    assert robot.app.notices.texts[-1] == "Read on first: press “Go on”."


def test_the_banner_says_that_one_reads_on(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    assert scene.furniture.prompt().text == "Read on first: press “Go on”."
    follow(robot, scene, "add")
    assert scene.furniture.prompt().text.startswith("Choose your action")
    follow(robot, scene, "end")
    assert scene.furniture.prompt().text == "The lesson is over."


def test_where_all_is_right_all_of_it_glows(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "send")
    lit = scene.advised()
    assert "confirm" in [w.name for w in lit]
    things = [w for w in scene.seen() if isinstance(w, Thing) and w.pickable]
    assert things and [w for w in lit if isinstance(w, Thing)] == things


def test_warriors_may_be_dragged_to_the_slots_one_likes(robot: Robot, home: Path) -> None:
    scene = sit(robot, "valhalla")
    follow(robot, scene, "add")
    cards = [w for w in scene.advised() if isinstance(w, Thing) and w.kind == "card"]
    slots = [w for w in scene.seen() if isinstance(w, Thing) and w.kind == "slot" and w.pickable]
    for card, slot in zip(cards, reversed(slots), strict=False):
        robot.drag(card.name, slot.name)
        robot.wait(0.3)
    squad = scene.lesson.session.state.squads[LEARNER]
    assert [squad[slot.value] for slot in reversed(slots)][:2] == [card.value for card in cards]


# What was missing is true


def test_shields_jarl_extra_dice_and_slots_are_told_as_they_are(robot: Robot, home: Path) -> None:
    session = VALHALLA.begin("Ada")
    s = session.state
    told = {key: VALHALLA.sheet(key, s).text for key in ("shields", "jarl", "extra", "slots")}
    assert f"worth {SHIELD_POINTS} points" in told["shields"] and "bring 2 to 5 points" in told["shields"]
    assert {points for sets in SETS.values() for points in sets.values()} == {2, 3, 4, 5}
    assert [kept_points(n) for n in (2, 3, 6)] == [0, SHIELD_POINTS, SHIELD_POINTS]
    valgard = by_id()["valgard"]
    assert s.table.jarls[s.jarls[LEARNER]].id == valgard.id and "four cards or fewer" in told["jarl"]
    assert "roll six dice" in told["extra"] and "three grey dice" in told["extra"] and EXTRA_DICE == 3
    assert "four slots" in told["slots"] and len(s.squads[LEARNER]) == 4
