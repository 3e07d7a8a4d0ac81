"""Wolves of Odin to look at: nothing hidden is shown; lesson, film, reckoning, gallery, a new table."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

from tests.ui.driver import Robot
from tests.ui.tables import change_worlds, sit_down
from tests.ui.wolves.wolves import GAME, Wolf, at_rest, brought, lay, watched_game
from valhalla.games.wolves import strengths
from valhalla.games.wolves.cards import all_cards, kinds
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import DEITIES, KINDS, Deity, Step
from valhalla.kernel.journal import Saga
from valhalla.ui import chronicle, saved
from valhalla.ui.games.wolves import layout
from valhalla.ui.games.wolves.gallery import WolvesGallery, copies_of
from valhalla.ui.games.wolves.lesson import SECOND, WOLVES, meaning, script
from valhalla.ui.games.wolves.new_game import WolvesTable
from valhalla.ui.games.wolves.scoring import WolvesCount, WolvesScoring
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.settings import LastTable, SeatChoice, load
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.lesson.course import LEARNER, Hosts, LessonStep
from valhalla.ui.table.lesson.scene import begun
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.tables import new_session, table_of, told_stand
from valhalla.ui.units import sizes
from valhalla.words.wolves.lesson import SHEETS
from valhalla.words.wolves.worth import why
from valhalla.workshop.wolves.shots import asked, ended, midway, play_until

TWO = (SeatChoice("Ada", "human", 0), SeatChoice("Bo", "human", 1))


@pytest.mark.parametrize("text", [100, 125, 150, 175])
@pytest.mark.parametrize("window", [(1280, 720), (720, 1280), (960, 600)])
def test_the_head_of_a_row_holds_name_total_and_counts(window: tuple[int, int], text: int) -> None:
    """One above the other; where large words leave no room for that, the name is beside the total."""
    units = sizes(window, text).table
    for own, heights in ((False, (64, 72, 106)), (True, (96, 112, 140))):
        for high in heights:
            rect = layout.strip(Rect(0, 0, units.width * 4 // 5, units.px(high)), units, own).head
            parts = layout.head(rect, units, own)
            assert all(rect.contains(part) for part in parts)
            assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
            assert parts.name.h >= units.wx(17) and parts.counts.h >= units.px(18)


# The table


@pytest.mark.parametrize(
    ("kinds", "seed", "most"), [("human human human", 3, 60), ("human human", 5, 40)], ids=["three", "two"]
)
def test_no_frame_shows_what_is_hidden(home: Path, kinds: str, seed: int, most: int) -> None:
    watch = watched_game(home, lay(kinds, seed), most)
    assert len(watch.opened) > 5 and watch.faces > 100


def test_worlds_that_differ_in_what_is_hidden_read_the_same(robot: Robot) -> None:
    session = brought("human thrall thrall", asked(Step.ACT, 1, 1, 5))
    scene = at_rest(robot, session)
    told = []
    for world in range(2):
        if world:
            change_worlds(session, 0, 5)
            scene.match.show_all()
            scene.relook()
        robot.wait(0.3)
        told.append(robot.texts)
    assert told[0] == told[1]


def test_of_a_folded_hand_it_is_not_said_that_it_holds_no_unit(robot: Robot) -> None:
    scene = sit_down(robot, lay("human human human", 2))
    assert scene.asking is not None and scene.asking.folded
    asked = scene.furniture.prompt()
    assert "unit" in asked.text and "None of your units" not in asked.note


def test_every_row_tells_its_strength(robot: Robot) -> None:
    scene = at_rest(robot, brought("human thrall thrall thrall", midway(9, 1)))
    texts = robot.texts
    for seat in range(4):
        assert str(strengths.total(scene.shown, seat)).replace("-", "−") in texts
        for card in scene.shown.rows[seat]:
            assert f"unit:{card}" in robot.names
    assert all(f"deity:{card}" in robot.names for card in scene.shown.deities[0])
    assert all(f"prize:{card}" in robot.names for card in scene.shown.prizes)


# The lesson


def test_the_script_can_be_played_and_every_sheet_is_used() -> None:
    session = WOLVES.begin("Ada")
    for step in script():
        state: State = session.state
        if isinstance(step, Hosts):
            session.submit(step.seat, step.command)
        elif step.wanted:
            legal = GAME.legal(state, LEARNER)
            found = [c for c in legal if WOLVES.fits(step, state, LEARNER, c)]
            assert len({meaning(state, LEARNER, c) for c in found}) == 1
            session.submit(LEARNER, found[0])
    assert WOLVES.place(session) == len(script()) - 1
    assert {step.sheet for step in script() if isinstance(step, LessonStep)} == set(SHEETS)
    assert any(isinstance(step, Hosts) and step.seat == SECOND for step in script())
    assert session.state.owner[Deity.HEIMDALL] == LEARNER and session.state.victories[LEARNER]


@pytest.mark.parametrize("side", [0, -1], ids=["first ways", "last ways"])
def test_the_script_stands_whatever_ends_are_chosen(side: int) -> None:
    session = WOLVES.begin("Ada")
    for step in script():
        if isinstance(step, Hosts):
            session.submit(step.seat, step.command)
        elif step.wanted:
            legal = GAME.legal(session.state, LEARNER)
            fitting = [c for c in legal if WOLVES.fits(step, session.state, LEARNER, c)]
            session.submit(LEARNER, fitting[side])
    assert session.state.round == 2 and session.state.ranking[0] == LEARNER


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_the_lesson_is_done_by_following_the_glow(robot: Robot, how: str) -> None:
    robot.app.settings.speed = "instant"
    robot.app.reset(MenuScene(robot.app))
    scene = begun(robot.app, "wolves")
    robot.app.blind = True
    robot.app.push(scene)
    player = Wolf(robot, how)
    for _ in range(400):
        if scene.lesson.done:
            break
        robot.wait(0.1)
        step = scene.lesson.step
        if step is None or scene.director.busy:
            continue
        glowing = [widget for widget in scene.advised() if widget in scene.usable()]
        player.use(glowing[0].name if step.wanted else "read")
    assert scene.lesson.done
    robot.wait(0.1)  # what was done last comes to rest, and the last sheet is told
    assert robot.sees("Howl well!")


def test_the_lesson_is_resumed_where_it_was_left(robot: Robot) -> None:
    robot.app.settings.speed = "instant"
    scene = begun(robot.app, "wolves")
    robot.app.reset(scene)
    robot.click("read")
    robot.click("read")
    lay_ = next(c for c in GAME.legal(scene.lesson.session.state, 0) if scene.lesson.fits(c))
    robot.click(f"card:{lay_.card}")
    robot.click(f"drop:{lay_.row}:{lay_.side}")
    robot.wait(0.5)
    robot.app.reset(MenuScene(robot.app))
    again = begun(robot.app, "wolves")
    robot.app.reset(again)
    robot.wait(0.3)
    assert again.lesson.step is not None and again.lesson.step.sheet == "pair"
    again.leave()


def test_the_lesson_refuses_what_it_does_not_want(robot: Robot) -> None:
    robot.app.settings.speed = "instant"
    scene = begun(robot.app, "wolves")
    robot.app.reset(scene)
    robot.click("read")
    robot.click("read")
    robot.click("option:pass")
    assert robot.app.notices.texts[-1].startswith("Not this time") and scene.lesson.step is not None


# Film, reckoning


def test_a_film_shows_what_was_seen(robot: Robot) -> None:
    session = lay("human thrall thrall", 8)
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


def test_what_is_counted_is_the_glory_and_every_victory_says_why() -> None:
    told: set[str] = set()
    for seed in range(1, 12):
        session = lay("human thrall thrall thrall", seed)
        assert play_until(session, ended)
        s: State = session.state
        count = WolvesCount(s)
        assert [count.points(seat, count.end) for seat in range(4)] == list(s.scores)
        for seat, won in enumerate(s.victories):
            for card in won:
                reason = why(s, seat, card)
                assert reason and 0 <= worth(s, seat, card) <= 3
                told.add(s.table.cards[card].id)
    assert len(told) == 9


def test_the_reckoning_tells_reasons_and_rounds(robot: Robot) -> None:
    session = lay("human thrall thrall", 3)
    assert play_until(session, ended)
    robot.app.settings.speed = "instant"
    scene = WolvesScoring(robot.app, sit_down(robot, session).match)
    robot.app.push(scene)
    robot.wait(0.5)
    s = session.state
    seat = max(range(3), key=lambda seat: len(s.victories[seat]))
    assert robot.sees(why(s, seat, s.victories[seat][0]))
    assert len(scene.history) == s.round + 1 and scene.history[-1] == s.scores
    assert scene.history[0] == (0, 0, 0)
    robot.click("course")
    robot.wait(0.2)
    assert robot.sees(f"Round {s.round}") and robot.sees("Beginning")


# Gallery, chronicle, saves


def test_the_gallery_has_every_kind(robot: Robot) -> None:
    scene = WolvesGallery(robot.app)
    robot.app.reset(scene)
    robot.step()
    assert len(scene.found) == len(kinds()) and sum(map(copies_of, scene.found)) == len(all_cards())
    decks = {}
    for deck in ("people", "deities", "victories"):
        scene.choose("deck", deck)
        decks[deck] = list(scene.found)
    assert sum(map(len, decks.values())) == len(kinds())
    assert {len(decks["people"]), len(decks["deities"])} == {len(KINDS), len(DEITIES) + 1}
    scene.choose("deck", "deities")
    scene.choose("kind", "blue")
    assert len(scene.found) == 8 and {card.colour for card in scene.found} == {"blue"}
    scene.choose("deck", "people")
    assert not scene.kind and scene.found == decks["people"]


def test_the_chronicle_tells_of_wolves(robot: Robot) -> None:
    session = lay("human thrall thrall", 5)
    assert play_until(session, ended)
    chronicle.write(chronicle.record_of(session))
    scene = ChronicleScene(robot.app)
    robot.app.reset(scene)
    robot.step()
    scene.of_game("hammer")
    assert not scene.records
    scene.of_game("wolves")
    robot.step()
    assert len(scene.records) == 1 and robot.sees("Wolves of Odin")
    scene.show("levels")
    robot.step()
    assert robot.sees("Novice")


def test_a_save_tells_its_round(robot: Robot) -> None:
    session = new_session(robot.app, LastTable(TWO, game="wolves"))
    assert play_until(session, lambda s: s.round == 2)
    session.close()
    (info,) = saved.saves()
    assert info.game == "wolves" and not info.error and info.round == 2
    assert told_stand(info).startswith("round 2, turn ")


# A new table


def test_two_are_joined_by_the_shadow_clan(robot: Robot, home: Path) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.step()
    robot.click("new-wolves")
    assert "shadow-clan" not in robot.names
    robot.click("remove-2")
    assert "shadow-clan" in robot.names and robot.sees("Shadow clan") and "remove-1" not in robot.names
    robot.click("start")
    robot.wait(0.2)
    scene = robot.scene
    assert isinstance(scene, PlayScene) and scene.match.game is GAME and len(scene.match.names) == 3
    (path,) = (home / "saves").glob("*.saga")
    assert Saga(path).header.setup["variants"] == ["shadow"]
    settings = load(robot.app.settings_path)[0]
    assert len(settings.tables["wolves"]["seats"]) == 2 and not settings.tables["wolves"]["variants"]


def test_a_rematch_of_two_is_a_table_of_two() -> None:
    table = LastTable(TWO, game="wolves")
    session = lay("human human", 2)
    again = table_of(session)
    assert len(again.seats) == len(table.seats) and not again.variants


def test_five_are_the_most_and_that_is_told(robot: Robot) -> None:
    robot.app.reset(WolvesTable(robot.app))
    robot.step()
    assert robot.sees("Two to five play.")
    robot.click("preset-full-hall")
    assert "add" not in robot.names and robot.sees("Five is the most")
    robot.click("preset-pack")
    kinds = [seat.kind for seat in robot.scene.table.seats]  # type: ignore[attr-defined]
    assert kinds == ["human", "thrall", "thrall"]


def test_nobody_else_is_called_like_the_shadow_clan(robot: Robot) -> None:
    scene = WolvesTable(robot.app)
    robot.app.reset(scene)
    robot.step()
    robot.click("preset-duel")
    scene._seat(0, SeatChoice("Shadow clan", "human", 0))
    assert scene.trouble() == "Two seats have the same name."
