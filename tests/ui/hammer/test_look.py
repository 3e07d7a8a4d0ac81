"""The Hammer Throw to look at: nothing hidden is shown, dice, the lesson, film and reckoning."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect

from tests.ui.driver import Robot
from tests.ui.hammer.hammers import GAME, Thrower, at_rest, board, brought, lay, watched_game
from tests.ui.tables import change_worlds, sit_down
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.cards import kinds
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import LAST_CELL, Step
from valhalla.ui import chronicle
from valhalla.ui.games.hammer import dice
from valhalla.ui.games.hammer.gallery import HammerGallery
from valhalla.ui.games.hammer.lesson import HAMMER, meaning, script
from valhalla.ui.games.hammer.new_game import HammerTable
from valhalla.ui.games.hammer.scoring import HammerCount, HammerScoring
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.settings import load
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.lesson.course import LEARNER, OTHER, Hosts, LessonStep
from valhalla.ui.table.lesson.scene import begun
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.throwing.layout import track
from valhalla.ui.units import sizes
from valhalla.words.hammer.lesson import SHEETS
from valhalla.workshop.hammer.shots import asked, ended, play_until

# Sizes


@pytest.mark.parametrize("rows", [1, 2])
def test_every_cell_of_the_track_lies_on_its_plank(rows: int) -> None:
    """Side by side, in one row or two; a large cell is no higher than the plank, however low that is."""
    for size in ((1048, 115), (830, 250), (1728, 151)):
        found = track(Rect(5, 7, *size), rows)
        assert len(found.cells) == LAST_CELL + 1 and len(found.beds) == rows
        for i, bed in enumerate(found.beds):
            lane = found.cells[1 + LAST_CELL * i // rows : 1 + LAST_CELL * (i + 1) // rows]
            assert all(bed.contains(cell) for cell in lane)
            assert all(one.right <= other.x + 1 for one, other in pairwise(lane))


def test_large_words_of_the_sum_find_room(robot: Robot) -> None:
    """Signs stand for the parts, whose words are in the tooltip; the parts and the total remain."""
    session = brought("human thrall", lambda s: asked(Step.ROLLED, 1, 0, 0)(s) and s.throws > 1)
    scene = at_rest(robot, session)
    s = board(scene).s
    for text in (100, 175):
        robot.lay(sizes((1280, 720), text))
        written = [text.text for text in robot.look()]
        assert str(s.total()) in written and str(sum(s.dice)) in written
        assert not [fault for fault in robot.faults() if "no room" in fault]
    assert f"{sum(s.dice)}" in robot.widget("sum").tip


# Leaks


@pytest.mark.parametrize(
    ("kinds", "seed", "expert", "most"),
    [("human human", 3, True, 60), ("human thrall human", 5, False, 35)],
    ids=["two", "a thrall between"],
)
def test_no_frame_shows_what_is_hidden(home: Path, kinds: str, seed: int, expert: bool, most: int) -> None:
    watch = watched_game(home, lay(kinds, seed, expert=expert), most)
    assert len(watch.opened) > 3 and watch.faces > 100


def test_the_risk_does_not_tell_what_others_hold(robot: Robot) -> None:
    """Worlds that differ only in hidden cards look and read the same to a bystander."""
    session = brought("human thrall thrall", lambda s: asked(Step.ROLLED, 1, 2, 2)(s) and s.throws > 1)
    scene = at_rest(robot, session)
    told = []
    for world in range(2):
        if world:
            change_worlds(session, 0, 5)
            scene.match.show_all()
            scene.relook()
        robot.wait_until(lambda: board(scene).risk() is not None)
        robot.wait(0.2)
        told.append(robot.texts)
    assert told[0] == told[1]


# Dice and hammer


def test_dice_keep_their_identity(robot: Robot) -> None:
    """After every event the dice on the table are those of the state, each with a name of its own."""
    session = lay("human thrall", 6)
    assert play_until(session, ended)
    film = Film(session, robot.app.worker)
    for n in range(1, film.length):
        film.seek(n)
        cup = dice.cup(film, film.shown)
        assert cup.values == film.shown.dice
        ids = [die.id for die in (*cup.loose, *cup.removed)]
        assert len(set(ids)) == len(ids) and len(cup.removed) == film.shown.removed


def test_the_sum_is_not_told_before_the_dice_lie(robot: Robot) -> None:
    scene = sit_down(robot, brought("human", lambda s: asked(Step.READY)(s) and s.throws > 0), "calm")
    scene.match.frozen = True
    robot.wait(0.5)
    robot.click("option:throw")
    for _ in range(12):
        robot.step()
        if board(scene).rolling:
            break
    assert board(scene).rolling and not robot.sees("must beat") and not robot.sees("beats ")
    robot.wait(3.0)
    assert not board(scene).rolling and (robot.sees("must beat") or robot.sees("beats "))


# The lesson


def test_the_script_can_be_played_and_every_sheet_is_used() -> None:
    session = HAMMER.begin("Ada")
    for step in script():
        state: State = session.state
        if isinstance(step, Hosts):
            session.submit(step.seat, step.command)
        elif step.wanted:
            legal = GAME.legal(state, LEARNER)
            found = [c for c in legal if HAMMER.fits(step, state, LEARNER, c)]
            assert len({meaning(state, LEARNER, c) for c in found}) == 1
            session.submit(LEARNER, found[0])
    assert HAMMER.place(session) == len(script()) - 1
    assert {step.sheet for step in script() if isinstance(step, LessonStep)} == set(SHEETS)
    assert any(isinstance(step, Hosts) and step.seat == OTHER for step in script())


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_the_lesson_is_done_by_the_player(robot: Robot, how: str) -> None:
    robot.app.settings.speed = "instant"
    robot.app.reset(MenuScene(robot.app))
    scene = begun(robot.app, "hammer")
    robot.app.blind = True
    robot.app.push(scene)
    player = Thrower(robot, how)
    while not scene.lesson.done:
        robot.wait(0.1)
        step = scene.lesson.step
        if step is None or scene.director.busy:
            continue
        if step.wanted:
            legal = GAME.legal(scene.lesson.session.state, LEARNER)
            player.perform(scene, next(c for c in legal if scene.lesson.fits(c)))
        else:
            player.use("read")
    robot.wait_until(lambda: not scene.director.busy)  # the scroll tells nothing before it is seen
    robot.wait(0.1)
    assert robot.sees("Throw well!")


def test_the_lesson_refuses_what_it_does_not_want(robot: Robot) -> None:
    robot.app.settings.speed = "instant"
    scene = begun(robot.app, "hammer")
    robot.app.reset(scene)
    robot.click("read")
    robot.click("read")
    robot.click("option:throw")
    robot.wait(0.2)
    robot.click("option:move")
    assert robot.app.notices.texts[-1].startswith("Not this time") and scene.lesson.step is not None


# Film, reckoning, chronicle, gallery, book


def test_a_film_shows_what_was_seen(robot: Robot) -> None:
    session = lay("human thrall thrall", 8, expert=True)
    assert play_until(session, ended)
    film = Film(session, robot.app.worker)
    robot.app.reset(FilmScene(robot.app, film))
    robot.app.settings.speed = "instant"
    for at in (1, film.turns()[3], film.length // 2, film.length):
        film.seek(at)
        robot.scene.relook()  # type: ignore[attr-defined]
        robot.step()
        assert film.shown == GAME.view(session.state_before(at), film.viewer)
    assert len(film.turns()) > 15


def test_what_is_counted_is_the_score() -> None:
    for seed in range(1, 8):
        session = lay("human thrall thrall thrall", seed, expert=True)
        assert play_until(session, ended)
        count = HammerCount(session.state)
        assert [count.points(seat, count.end) for seat in range(4)] == list(session.state.scores)


def test_alone_the_best_is_told(robot: Robot) -> None:
    session = lay("human", 3)
    assert play_until(session, ended)
    robot.app.settings.speed = "instant"
    robot.app.push(HammerScoring(robot.app, sit_down(robot, session).match))
    robot.wait(0.5)
    assert robot.sees("No throw alone has ever brought you more.")
    best = chronicle.record_of(session)
    chronicle.write(best)
    assert chronicle.best_alone("hammer", best.seats[0].name) == best.seats[0].score


def test_the_gallery_has_every_kind(robot: Robot) -> None:
    scene = HammerGallery(robot.app)
    robot.app.reset(scene)
    robot.step()
    assert len(scene.found) == len(kinds())
    scene.choose("deck", "thor")
    assert {card.deck for card in scene.found} == {"thor"}
    scene.choose("deck", "")
    scene.choose("kind", "flip")
    assert {card.property.word for card in scene.found} == {"flip"} and set(WORDS) > {"flip"}


def test_f1_opens_the_book_of_the_hammer(robot: Robot) -> None:
    scene = RuleScene(robot.app, "H2.7")
    robot.app.reset(scene)
    robot.step()
    assert scene.game == "hammer" and "section-H2" in robot.names
    scene.take_book("valhalla")
    robot.step()
    assert "section-V4" in robot.names and "book-hammer" in [row.name for row in scene.contents.rows]


def test_a_place_of_a_stop_says_what_it_brings(robot: Robot) -> None:
    scene = at_rest(robot, brought("human", lambda s: asked(Step.READY)(s) and 17 <= s.token < 25))
    assert robot.widget("option:stop").tip == "2 × Valkyrie card, 1 × Jötunn card"
    robot.click("option:stop")
    assert scene.match.session.log[-1].command == cm.Stop()


# A new table


def test_a_table_is_laid_and_remembered_per_game(robot: Robot) -> None:
    app = robot.app
    app.reset(MenuScene(app))
    robot.step()
    robot.click("new-hammer")
    robot.click("remove-2")
    robot.click("variant-expert")
    robot.click("start")
    robot.wait(0.2)
    scene = robot.scene
    assert isinstance(scene, PlayScene) and scene.match.game is GAME and scene.table.expert
    settings = load(app.settings_path)[0]
    assert list(settings.tables) == ["hammer"] and len(settings.tables["hammer"]["seats"]) == 2
    app.reset(MenuScene(app))
    app.push(HammerTable(app))
    robot.step()
    assert robot.scene.table.variants == ("expert",)  # type: ignore[attr-defined]


def test_alone_there_are_no_expert_rules(robot: Robot) -> None:
    scene = HammerTable(robot.app)
    robot.app.reset(scene)
    robot.step()
    robot.click("remove-2")
    robot.click("remove-1")
    assert robot.sees("Alone you throw for a high score.") and "remove-0" not in robot.names
    robot.click("variant-expert")
    assert not scene.table.variants and "expert rules need two players" in robot.app.notices.texts[-1]


def test_the_chronicle_tells_games_apart(robot: Robot) -> None:
    session = lay("human thrall", 5)
    assert play_until(session, ended)
    chronicle.write(chronicle.record_of(session))
    scene = ChronicleScene(robot.app)
    robot.app.reset(scene)
    robot.step()
    scene.of_game("valhalla")
    assert not scene.records
    scene.of_game("hammer")
    robot.step()
    assert len(scene.records) == 1 and robot.sees("The Hammer Throw")
