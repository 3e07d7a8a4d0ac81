"""Against a monster, away from its table: laying one, choosing a jarl, how it ended, what is kept of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import GAME
from valhalla.games.valhalla.cards import MonsterCard
from valhalla.games.valhalla.monsters.stack import SCALES
from valhalla.games.valhalla.monsters.tale import BEATEN, FAILED, HELD, WOUNDED, tale_of
from valhalla.games.valhalla.table import MONSTERS
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.ui import chronicle, saved, tables
from valhalla.ui.chronicle import Part, Record, Tally
from valhalla.ui.games.valhalla.chronicle import by_expansion
from valhalla.ui.games.valhalla.draft.jarls import CrowdJarl, LargeJarl
from valhalla.ui.games.valhalla.gallery import ValhallaGallery
from valhalla.ui.games.valhalla.monster.chronicle import by_company, by_monster
from valhalla.ui.games.valhalla.monster.new_game import MonsterTable
from valhalla.ui.games.valhalla.monster.page import LevelCard, MonsterTile
from valhalla.ui.games.valhalla.monster.scoring import MonsterScoring
from valhalla.ui.games.valhalla.monster.scoring_parts import MonsterCount
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game.parts import PresetButton, VariantCard
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice, load
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.tables import new_session, setup_of, table_of
from valhalla.workshop.valhalla import shots_monsters

SOLO = len(GAME.blank(GAME.Setup(1, monster="hel")).table.jarls)


@pytest.fixture
def laid(robot: Robot) -> Robot:
    robot.app.reset(MenuScene(robot.app))
    robot.click("new-monster")
    return robot


def new(robot: Robot) -> ValhallaTable:
    assert isinstance(robot.scene, ValhallaTable)
    return robot.scene


def begun(home: Path) -> Saga:
    (path,) = (home / "saves").glob("*.saga")
    return Saga(path)


# Laying a table


def test_the_menu_leads_there_and_a_lone_player_can_begin_at_once(laid: Robot, home: Path) -> None:
    table = new(laid).table
    assert len(table.seats) == 1 and table.monster == "fenrir" and table.level == 1
    laid.click("start")
    setup = begun(home).header.setup
    assert (setup["players"], setup["monster"], setup["level"]) == (1, "fenrir", 1)
    assert isinstance(laid.scene, PlayScene)


@pytest.mark.parametrize("how", ["click", "enter", "pad_press"])
def test_monster_level_and_first_game_by_every_device(laid: Robot, home: Path, how: str) -> None:
    use = getattr(laid, how)
    use("monster-surtr")
    use("level-iii")
    use("variant-first_game")
    cards = [laid.widget(f"monster-{name}") for name in MONSTERS]
    assert [card.chosen for card in cards if isinstance(card, MonsterTile)] == [False, False, False, True]
    level = laid.widget("level-iii")
    assert isinstance(level, LevelCard) and level.chosen
    use("page-table")
    use("add")
    use("page-expansions")
    use("expansion-dwarves")
    use("start")
    setup = begun(home).header.setup
    assert (setup["players"], setup["monster"], setup["level"]) == (2, "surtr", 3)
    assert setup["variants"] == ["first_game"] and setup["expansions"] == ["dwarves"]


def test_one_to_four_and_what_so_many_mean(laid: Robot) -> None:
    laid.click("page-table")
    assert "remove-0" not in laid.names and laid.sees("You have 4 shields.") and "first" not in laid.names
    for _ in range(3):
        laid.click("add")
    assert "add" not in laid.names and laid.sees("No more than four can face a monster.")
    assert laid.sees(f"Everybody has {SCALES[4].shields} shields.") and "first" in laid.names
    laid.click("remove-3")
    assert "add" in laid.names


def test_what_does_not_go_with_a_monster_says_why(laid: Robot) -> None:
    laid.click("page-expansions")
    for name in ("thor", "partnership", "alliance", "hammer"):
        card = laid.widget(f"expansion-{name}")
        assert isinstance(card, VariantCard) and not card.enabled and card.why_not
    laid.click("expansion-hammer")
    (told,) = laid.app.notices.texts
    assert "no Ragnarök" in told
    chosen = {"loki", "valkyries", "dwarves", "tyr", "last_viking"}
    for name in chosen:
        laid.click(f"expansion-{name}")
    assert set(new(laid).table.expansions) == chosen and laid.widget("start").enabled


def test_alone_at_night_and_together(laid: Robot) -> None:
    laid.click("preset-alone")
    table = new(laid).table
    assert (table.monster, table.level, table.variants) == ("fenrir", 1, ("first_game",))
    assert [seat.kind for seat in table.seats] == ["human"]
    laid.click("monster-hel")
    laid.click("level-ii")
    laid.click("preset-together")
    table = new(laid).table
    assert (table.monster, table.level, table.variants) == ("hel", 1, ())
    assert [seat.kind for seat in table.seats] == ["human", "karl"]
    button = laid.widget("preset-together")
    assert isinstance(button, PresetButton) and button.chosen


def test_it_is_remembered_beside_the_other_table(laid: Robot) -> None:
    laid.click("monster-hel")
    laid.click("level-ii")
    laid.click("start")
    settings, trouble = load(laid.app.settings_path)
    assert not trouble and "valhalla" not in settings.tables
    kept = settings.tables["monster"]
    assert (kept["monster"], kept["level"]) == ("hel", 2)
    laid.app.reset(ValhallaTable(laid.app))
    assert new(laid).table.monster is None and len(new(laid).table.seats) >= 2
    laid.app.reset(MonsterTable(laid.app))
    assert new(laid).table.monster == "hel" and new(laid).table.level == 2


def test_who_plays_at_the_other_table_is_known_here(robot: Robot) -> None:
    seats = (SeatChoice("Kol", "karl"), SeatChoice("Yrsa", "human", 3))
    robot.app.settings.remember("valhalla", LastTable(seats))
    robot.app.reset(MonsterTable(robot.app))
    assert [seat.name for seat in new(robot).table.seats] == ["Yrsa"]


def test_a_remembered_table_that_cannot_be_is_mended(robot: Robot) -> None:
    seats = tuple(SeatChoice(name) for name in "ABCDEF")
    robot.app.settings.remember("monster", LastValhalla(seats, monster="nidhogg", level=9))
    robot.app.reset(MonsterTable(robot.app))
    table = new(robot).table
    assert table.monster in MONSTERS and table.level == 3 and len(table.seats) == 1
    odd = LastValhalla(seats[:2], ("five_jarls", "first_game"), ("hammer", "valkyries"), monster="hel")
    robot.app.settings.remember("monster", odd)
    robot.app.reset(MonsterTable(robot.app))
    table = new(robot).table
    assert (table.variants, table.expansions) == (("first_game",), ("valkyries",)) and table.monster == "hel"


def test_a_rematch_is_the_same_table(robot: Robot) -> None:
    table = LastValhalla((SeatChoice("A"), SeatChoice("B", "karl", 1)), monster="surtr", level=2)
    session = new_session(robot.app, table)
    session.close()
    assert setup_of(table_of(session)) == setup_of(table)


def test_the_stack_may_be_looked_through_before(laid: Robot) -> None:
    laid.click("monster-hel")
    laid.click("stack")
    gallery = laid.scene
    assert isinstance(gallery, ValhallaGallery)
    assert [card.monster for card in gallery.found if isinstance(card, MonsterCard)] == ["hel"] * 6
    strengths = [card.base.strength for card in gallery.found if isinstance(card, MonsterCard)]
    assert strengths == sorted(strengths)
    laid.key(pygame.K_ESCAPE)
    assert laid.scene is not gallery and new(laid).table.monster == "hel"


def test_what_the_chronicle_knows_is_told_with_the_level(robot: Robot) -> None:
    chronicle.write(record("a", "fenrir", 2, won=True, score=70))
    robot.app.reset(MonsterTable(robot.app))
    robot.step()
    assert robot.sees("Beaten: 1 of 1 · best: 70")


# The jarl


@pytest.mark.parametrize("size", [(700, 1000), (640, 1400), (900, 1000)])
def test_all_jarls_in_a_window_that_is_higher_than_wide(robot: Robot, size: tuple[int, int]) -> None:
    """The one that is looked at leaves room for the others, or is told in words below them."""
    robot.app.screen = pygame.display.set_mode(size)
    robot.app.rescale()
    shots_monsters.SHOTS["jarls-alone"](robot.app)
    crowd = [w for w in robot.scene.widgets if isinstance(w, CrowdJarl)]
    assert len(crowd) == SOLO and all(min(jarl.rect.size) >= robot.app.units.px(64) for jarl in crowd)
    assert not [jarl for jarl in crowd if not robot.app.units.area.contains(jarl.rect)]
    robot.click(crowd[9].name)
    robot.click("confirm")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_jarls_find_room_and_each_is_read(robot: Robot, size: tuple[int, int]) -> None:
    robot.app.screen = pygame.display.set_mode(size)
    robot.app.rescale()
    shots_monsters.SHOTS["jarls-alone"](robot.app)
    crowd = [w for w in robot.scene.widgets if isinstance(w, CrowdJarl)]
    assert len(crowd) == len({(jarl.rect.x, jarl.rect.y) for jarl in crowd}) == SOLO
    assert all(jarl.rect.h >= robot.app.units.px(96) for jarl in crowd)
    assert any(isinstance(w, LargeJarl) for w in robot.scene.widgets) and not robot.faults()
    robot.click(crowd[9].name)
    robot.click("confirm")
    robot.wait(0.3)
    assert robot.scene.match.session.state.jarls == [crowd[9].jarl]  # type: ignore[attr-defined]


# How it ended


@cache
def ended(won: bool, players: int = 1, level: int = 1) -> Session:
    seed = {1: 2, 2: 3}.get(players, 1)
    monster = {1: "fenrir", 2: "jormungandr"}.get(players, "hel")
    variants = ("first_game",) if won else ()
    return shots_monsters.hunted(players, seed, monster, level, won=won, variants=variants)


def reckon(robot: Robot, session: Session, speed: str = "instant") -> MonsterScoring:
    robot.app.settings.speed = speed  # type: ignore[assignment]
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(MenuScene(robot.app))
    scene = MonsterScoring(robot.app, Match(session, robot.app.worker))
    robot.app.push(scene)
    robot.step()
    return scene


@pytest.mark.parametrize(("won", "players"), [(True, 1), (True, 2), (False, 1), (False, 4)])
def test_what_is_counted_is_the_score(won: bool, players: int) -> None:
    session = ended(won, players)
    outcome = GAME.outcome(session.state)
    assert outcome is not None and bool(outcome.winners) == won
    for together in (False, True):
        count = MonsterCount(session.state, together=together)
        assert count.points(0, count.end) == outcome.scores[0] and count.points(0, 0.0) == 0


@pytest.mark.parametrize(("won", "players"), [(True, 2), (False, 4)])
def test_the_tale_is_that_of_the_log(robot: Robot, won: bool, players: int) -> None:
    session = ended(won, players)
    tale = tale_of(session.state_before(0), session.events())
    assert sorted(tale.blows) == list(range(session.state.monster.card))
    assert sum(tale.struck(seat) for seat in range(players)) == session.state.monster.card
    lost = sum(tale.of(seat, WOUNDED) for seat in range(players))
    assert lost == sum(session.state.table.shields - left for left in session.state.own)
    assert len(tale.course) == session.state.turns + 1
    assert {battle.ended for battle in tale.battles} <= {BEATEN, FAILED, HELD, WOUNDED}


def test_a_victory_is_told_and_the_next_level_is_one_click(robot: Robot) -> None:
    scene = reckon(robot, ended(True))
    robot.wait(0.2)
    assert scene.counted and robot.sees("The monster Fenrir is slain") and robot.sees("6 of 6 cards beaten")
    robot.click("next")
    assert isinstance(robot.scene, PlayScene)
    setup = robot.scene.match.session.setup
    assert (setup.monster, setup.level, setup.players) == ("fenrir", 2, 1)


@pytest.mark.parametrize(("level", "told"), [(1, "Without its abilities"), (3, "Try level II")])
def test_a_defeat_is_told_and_an_easier_way_offered(robot: Robot, level: int, told: str) -> None:
    scene = reckon(robot, ended(False, 1, level))
    robot.wait(0.2)
    assert not scene.won and robot.sees("The monster Fenrir still stands") and robot.sees(told)
    assert robot.sees("counts after a victory only")
    robot.click("rematch")
    assert isinstance(robot.scene, PlayScene) and robot.scene.match.session.setup.level == level


def test_who_lost_the_last_shield_is_named(robot: Robot) -> None:
    for seed in range(1, 30):
        session = shots_monsters.hunted(2, seed, "jormungandr", won=False)
        if GAME.outcome(session.state).termination == "last_shield":  # type: ignore[union-attr]
            break
    broken = session.state.own.index(0)
    scene = reckon(robot, session)
    robot.wait(0.2)
    assert robot.sees(f"Player {scene.match.names[broken]} has lost the last shield.")


def test_the_count_is_hurried_skipped_and_stands_still_with_reduced_motion(robot: Robot) -> None:
    scene = reckon(robot, ended(True), "calm")
    assert not scene.counted and "next" not in robot.names
    robot.key(pygame.K_SPACE)
    assert 0 < scene.reckoning.points(0, scene.now) < scene.outcome.scores[0]
    robot.key(pygame.K_SPACE, pygame.K_SPACE, pygame.K_SPACE)
    assert scene.now >= scene.reckoning.end and "next" in robot.names
    robot.app.settings.reduced_motion = True
    scene = reckon(robot, ended(True), "calm")
    assert scene.fallen(1.0, 0.1) == 0


def test_its_cards_are_looked_at_by_mouse_and_keys(robot: Robot) -> None:
    scene = reckon(robot, ended(True))
    robot.wait(0.2)
    place, _card = scene.lair.cards[2]
    assert scene.lair.card_at(place.center) == (place, 2)
    robot.focus_by_keys("lair")
    robot.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert scene.lair.looked == 1 and scene.focus is scene.lair
    robot.click("course")
    assert robot.sees("card beaten") and "lair" not in robot.names
    robot.click("course")
    assert "lair" in robot.names


def test_a_game_at_the_table_ends_there_and_is_written_down(robot: Robot, home: Path) -> None:
    robot.app.settings.speed = "instant"
    session = ended(False, 4)
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(PlayScene(robot.app, Match(session, robot.app.worker)))
    robot.wait(0.5)
    assert robot.showing(MonsterScoring)
    (kept,) = chronicle.read()
    assert kept.monster == "hel" and kept.level == 1 and kept.beaten == session.state.monster.card
    assert not any(part.won for part in kept.seats)


# The chronicle


def record(
    name: str, monster: str, level: int, *, won: bool, score: int, kinds: tuple[str, ...] = ("human",)
) -> Record:
    parts = tuple(Part(f"P{i}", kind, score, won, "egil") for i, kind in enumerate(kinds))
    return Record(name, "valhalla", 1.7e9, 20, "monster", parts, (), monster, level, 6 if won else 2)


def test_hunts_are_counted_by_monster_level_and_company() -> None:
    games = [
        record("a", "fenrir", 1, won=True, score=70),
        record("b", "fenrir", 1, won=False, score=20),
        record("c", "fenrir", 2, won=False, score=40, kinds=("human", "karl")),
        record("d", "hel", 1, won=True, score=66, kinds=("karl", "karl")),  # nobody played
    ]
    assert by_monster(games) == {("fenrir", 1): Tally(2, 1, 70), ("fenrir", 2): Tally(1, 0, 40)}
    assert by_monster(games, 2) == {("fenrir", 2): Tally(1, 0, 40)}
    assert by_company(games) == {1: Tally(2, 1, 70), 2: Tally(1, 0, 40)}
    assert chronicle.by_level(games) == {} and by_expansion(games) == {}
    assert chronicle.teams(games[2]) == [(0, 1)]


def test_a_chronicle_of_before_is_still_read(tmp_path: Path) -> None:
    path = tmp_path / "chronicle.jsonl"
    seats = [{"name": "Ann", "kind": "human", "score": 9, "won": True}]
    old = {"id": "x", "game": "valhalla", "when": 1.0, "turns": 3, "ended": "deck", "seats": seats}
    path.write_bytes(msgspec.json.encode(old) + b"\n")
    (found,) = chronicle.read(path)
    assert found.monster == "" and found.level == 0
    new_one = record("n", "hel", 3, won=True, score=80)
    chronicle.write(new_one, path)
    assert new_one in chronicle.read(path)


def test_the_scene_tells_of_hunts(robot: Robot, home: Path) -> None:
    chronicle.write(record("a", "fenrir", 1, won=True, score=70))
    chronicle.write(record("c", "hel", 2, won=False, score=40, kinds=("human", "karl")))
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(ChronicleScene(robot.app))
    robot.step()
    assert robot.sees("Fenrir · level I") and robot.sees("slain · 70") and robot.sees("P0 + P1")
    robot.enter("look-monsters")
    assert robot.sees("slain: 1 of 1") and robot.sees("never met") and robot.sees("alone")
    robot.click("look-games")
    robot.click("game")
    assert not robot.sees("Fenrir")
    robot.click("game")
    assert robot.sees("Fenrir · level I")


# Saves and gallery


def test_a_save_tells_monster_and_level(robot: Robot, home: Path) -> None:
    table = LastValhalla((SeatChoice("Yrsa"),), monster="jormungandr", level=3)
    tables.new_session(robot.app, table).close()
    (info,) = saved.saves()
    assert (info.said("monster", ""), info.said("level", 1), info.title) == (
        "jormungandr",
        3,
        "Yrsa – Jörmungandr",
    )
    robot.app.reset(SavesScene(robot.app))
    robot.step()
    assert robot.sees("Jörmungandr · level III")


def test_the_gallery_has_four_stacks_and_both_sides(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    gallery = ValhallaGallery(robot.app)
    robot.app.push(gallery)
    robot.step()
    gallery.choose("kind", "monsters")
    robot.step()
    assert len(gallery.found) == 24 and "clan" not in robot.names
    assert [card.monster for card in gallery.found[::6]] == list(MONSTERS)
    robot.click("monster")
    assert {card.monster for card in gallery.found} == {"fenrir"}
    card = gallery.found[0]
    plain = pygame.image.tobytes(gallery.face(card, 300), "RGBA")
    robot.enter("side")
    assert gallery.side == "plus" and pygame.image.tobytes(gallery.face(card, 300), "RGBA") != plain
    assert robot.sees("Base side: strength 6") and robot.sees("+40 side: strength 7")
    gallery.choose("kind", "warriors")
    assert gallery.monster == "" and len(gallery.found) > 100 and "clan" in robot.names


def test_it_is_watched_again_from_its_end(robot: Robot) -> None:
    reckon(robot, ended(False, 4))
    robot.wait(0.2)
    robot.click("film")
    film = robot.scene
    assert isinstance(film, FilmScene)
    for at in range(0, film.film.length, max(1, film.film.length // 12)):
        film.seek(at)
        robot.step()
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(MonsterScoring)
