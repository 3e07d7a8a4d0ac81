"""The hammer at Ragnarök (H6) at the table: whole ends of games, gestures, what is shown and when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ai.valhalla.battles import warriors
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME
from tests.ui.valhalla.battles import session_of, settle
from tests.valhalla.table import Table
from tests.valhalla.track import lies, stands, track, worth
from valhalla.ai.valhalla.expansions import hammer as hurling
from valhalla.games.iron import HAMMER
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.audit import recount
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions.hammer import HammerRested, HammersWeighed, HammerThrown, prizes
from valhalla.games.valhalla.terms import Step
from valhalla.ui import tables
from valhalla.ui.games.valhalla.hurl.board import HurlBoard
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.dialog import Choose
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.match import Match
from valhalla.ui.table.record import staging
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.words import language
from valhalla.words.sentence import Name

LONG = ("Brynhildr Armsdóttir", "Þorgerðr Hölgabrúðr", "Ormr", "Guðmundr inn ríki", "Ása", "Hrólfr kraki")


PILE = (3, 1, 2, 1, 2)


def at_track(
    players: int = 2, *, thrown: tuple[int, ...] = (), seed: int = 1, pile: tuple[int, ...] = PILE
) -> Table:
    """The first seat that has not thrown stands at the track; warriors lie in the discard pile."""
    t = track(players, last=players - 1, seed=seed)
    t.throw(*worth(t, *pile))
    for cell in thrown:
        stands(t, (2, 2), token=cell)
        t.do(t.s.step_seat, cm.RestHammer())
    return t


def sit(
    robot: Robot, t: Table, humans: tuple[int, ...] = (0,), *, speed: str = "instant", drawn: bool = False
) -> PlayScene:
    """The table in a window; unless it is *drawn*, only words are set, which is faster."""
    robot.app.settings.speed = speed  # type: ignore[assignment]
    robot.app.blind = not drawn
    match = Match(session_of(t, humans), robot.app.worker)
    match.frozen = True
    scene = PlayScene(robot.app, match)
    robot.app.reset(scene)
    settle(robot)
    return scene


def board(scene: PlayScene) -> HurlBoard:
    found = scene.board
    assert isinstance(found, HurlBoard)
    return found


def last(scene: PlayScene) -> Any:
    return scene.match.session.log[-1].command


class Hurler(Player):
    """Knows that every number of hammers has a plank of its own."""

    def perform(self, scene: PlayScene, command: Any) -> None:
        if isinstance(command, cm.LandHammer):
            self.use(f"option:land_hammer:{command.hammers}")
        else:
            super().perform(scene, command)


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_the_end_of_a_game(robot: Robot, how: str) -> None:
    """Two people throw and then face Ragnarök, by one device alone."""
    t = at_track(2, seed={"mouse": 3, "keys": 5, "pad": 8}[how])
    for seat in (0, 1):
        warriors(t, seat, (("bear", 1), ("wolf", 2)))
    scene = sit(robot, t, (0, 1))
    player = Hurler(robot, how)
    assert isinstance(player.play(), ScoringScene)
    state = scene.match.session.state
    recount(state)
    given = {type(entry.command) for entry in scene.match.session.log}
    assert len(state.distances) == 2 and cm.ThrowHammer in given and not player.curtains


# Which board


def test_the_track_is_shown_from_the_first_throw_to_the_last_prize() -> None:
    """And not a moment longer: then comes the last fight."""
    t = at_track(2, thrown=(20,))
    stands(t, (2, 5), token=18)
    warriors(t, 0, (("bear", 1),))
    stage, s = staging("valhalla"), t.s.clone()
    assert stage.moment(track().s) == "hurl" and stage.music(s) == "ragnarok" and not stage.no_odds(s)
    shown = {}
    for event in t.do(1, cm.RestHammer()):
        shown[type(event)] = stage.moment(s)
        GAME.apply(s, event)
    assert shown.keys() > {HammerRested, HammersWeighed, ev.BonusPaid, ev.RagnarokFaced}
    assert all(shown[kind] == "hurl" for kind in (HammersWeighed, ev.BonusPaid, ev.RagnarokFaced))
    assert stage.moment(s) == "battle"


# Gestures


def test_the_first_throw_waits_for_its_thrower(robot: Robot) -> None:
    """There is nothing else to do, but nobody throws for another."""
    scene = sit(robot, at_track())
    scene.match.frozen = False
    robot.wait(0.3)
    assert len(scene.match.session.log) == 1
    assert not robot.widget("option:rest_hammer").enabled
    robot.click("option:rest_hammer")
    assert "[H6.1]" in robot.app.notices.texts[-1]
    robot.click("option:throw_hammer")
    assert last(scene) == cm.ThrowHammer()


def test_a_plank_for_every_number_of_hammers(robot: Robot) -> None:
    t = at_track()
    lies(t, (1, 1, 3, 4), token=10, throws=3)
    scene = sit(robot, t)
    assert not robot.widget("option:land_hammer:0").enabled
    robot.click("option:land_hammer:0")
    assert "9" in robot.app.notices.texts[-1] and scene.match.asked() == 0
    assert board(scene).chosen == 1
    robot.hover("option:land_hammer:2")
    assert board(scene).chosen == 2 and robot.sees("13")
    robot.click("option:land_hammer:2")
    assert last(scene) == cm.LandHammer(2) and scene.match.session.state.hurl.token == 13


def test_hammers_are_marked_by_clicks(robot: Robot) -> None:
    t = at_track()
    lies(t, (1, 1, 3, 4), token=5, throws=3)
    scene = sit(robot, t)
    robot.click("die:1")
    assert board(scene).chosen == 1 and robot.widget("option:land_hammer:1").lit  # type: ignore[attr-defined]
    robot.key(pygame.K_ESCAPE)
    assert not board(scene).hammers and board(scene).chosen == 0
    robot.click("die:0")
    robot.click("die:1")
    assert board(scene).chosen == 2
    robot.click("die:0")
    robot.click("die:3")  # no hammer
    assert "2 hammers at most" in robot.app.notices.texts[-1]
    robot.click("option:land_hammer:1")
    assert last(scene) == cm.LandHammer(1)


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_with_an_empty_reserve_dice_are_chosen(robot: Robot, how: str) -> None:
    t = at_track()
    stands(t, (2, 2, 3, 5, 6, 6, 6), token=30, removed=1)
    scene = sit(robot, t)
    use = robot.click if how == "mouse" else robot.enter
    use("option:throw_hammer")
    assert len(scene.match.session.log) == 1 and robot.sees("choose dice")
    use("die:0")
    use("die:2")
    use("option:throw_hammer")
    assert last(scene) == cm.ThrowHammer((0, 2))


def test_with_dice_in_the_reserve_a_die_says_why_not(robot: Robot) -> None:
    t = at_track()
    stands(t, (2, 5), token=7)
    scene = sit(robot, t)
    robot.click("die:0")
    assert "[H6.1]" in robot.app.notices.texts[-1]
    robot.click("option:rest_hammer")
    assert last(scene) == cm.RestHammer() and scene.shown.distances == (7,)


def test_taking_back_a_throw_asks_for_luck(robot: Robot) -> None:
    scene = sit(robot, at_track())
    robot.click("option:throw_hammer")
    settle(robot)
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert robot.showing(Choose)
    robot.click("answer-0")
    assert scene.shown.hurl is None


def test_f1_opens_the_rule(robot: Robot) -> None:
    sit(robot, at_track())
    robot.hover("option:throw_hammer")
    robot.key(pygame.K_F1)
    assert isinstance(robot.scene, RuleScene) and robot.sees("H6")


def test_advice_points_at_plank_and_dice() -> None:
    told = staging("valhalla").pointed_at
    assert told(cm.LandHammer(2))[1] == {"option:land_hammer:2"}
    assert told(cm.ThrowHammer((0, 2)))[0] == {("die", 0), ("die", 2)}


# What is shown, and when


def test_nothing_is_told_while_dice_tumble(robot: Robot) -> None:
    """Neither by planks nor by the prompt; then they tell what may be done."""
    for seed in range(20):  # until a hammer lies there
        scene = sit(robot, at_track(), speed="calm")
        scene.match.session.seed = seed
        robot.click("option:throw_hammer")
        if scene.match.session.state.step == Step.HURLED:
            break
    robot.wait(0.1)
    assert board(scene).rolling and scene.asking is not None
    assert not any(name.startswith("option:") for name in robot.names)
    assert "The sum" not in scene.find("prompt").text  # type: ignore[attr-defined]
    settle(robot)
    assert "option:land_hammer:1" in robot.names
    assert "The sum" in scene.find("prompt").text  # type: ignore[attr-defined]


def weighing(scene: PlayScene) -> bool:
    return scene.director.last is not None and isinstance(scene.director.last.event, HammersWeighed)


def flown(robot: Robot, scene: PlayScene, seconds: float = 12.0) -> tuple[list[type], list[str]]:
    """What is shown until all is at rest: events, and effects by their names."""
    happened: list[type] = []
    seen: set[str] = set()
    for _ in range(round(seconds * 30)):
        robot.step(dt=1 / 30)
        if not isinstance(robot.scene, PlayScene):
            break
        if scene.director.last and (not happened or happened[-1] is not type(scene.director.last.event)):
            happened.append(type(scene.director.last.event))
        seen |= {effect.draw.__qualname__.split(".")[0] for effect in scene.stage.effects}
        if not (scene.director.busy or scene.stage.moving):
            break
    return happened, sorted(seen)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_hammers_are_weighed_and_warriors_rise(robot: Robot, reduced: bool) -> None:
    robot.app.settings.reduced_motion = reduced
    t = at_track(3, thrown=(31, 12), pile=(3, 1, 2))  # there is nothing to choose
    stands(t, (2, 3, 6), token=20)
    warriors(t, 0, (("bear", 1),))
    scene = sit(robot, t, (2,), speed="calm")
    robot.click("option:rest_hammer")
    robot.wait_until(lambda: weighing(scene))
    assert "podium" in robot.names and robot.sees("+2") and robot.sees("+1")
    happened, seen = flown(robot, scene)
    assert happened[:2] == [HammersWeighed, ev.BonusPaid]
    assert "rising" in seen and "ring" in seen
    gained = [e.cards for e in scene.match.told if isinstance(e, ev.BonusPaid)]
    assert all(gained) and all(card in scene.shown.valhalla[0] for card in gained[0])


def test_a_failure_shudders_where_the_hammer_stays(robot: Robot) -> None:
    t = at_track()
    stands(t, (2, 3), token=40)  # three dice never come to more
    scene = sit(robot, t, speed="calm", drawn=True)
    robot.click("option:throw_hammer")
    happened, seen = flown(robot, scene)
    assert happened[0] is HammerThrown and HammerRested in happened and "failing" in seen
    assert scene.shown.distances == (0,) and "flag:0" not in robot.names, "it gains nothing"


def test_the_curtain_tells_how_others_threw() -> None:
    told = staging("valhalla").concerns
    rested = HammerRested(0, 20, False)
    assert told(rested, 1) and not told(rested, 0)
    assert told(HammersWeighed((20, 9), (2, 1)), 1) and told(ev.BonusPaid(1, 1, (), "H6.2"), 1)
    assert not told(ev.BonusPaid(1, 1, (), "H6.2"), 0)


def test_what_would_win_as_things_stand() -> None:
    s = at_track(4, thrown=(23, 15)).s
    assert [hurls.gain(s, cell) for cell in (9, 15, 16, 23, 24)] == [0, 1, 1, 2, 2]
    assert [hurls.wanted(s, token) for token in (0, 9, 15, 23)] == [15, 15, 23, 0]
    assert hurls.wanted(at_track(2, thrown=(23,)).s, 0) == 1  # whoever stops has the second prize
    assert prizes((31, 31, 30, 9)) == {31: 2, 30: 1}


def test_the_chance_follows_the_marked_dice() -> None:
    t = at_track()
    stands(t, (2, 2, 3, 5, 6, 6, 6), token=30, removed=1)
    assert t.s.hurl is not None
    assert hurling.chance(t.s.hurl, [0]) == pytest.approx(5 / 6)  # anything but a 2; a hammer counts 3
    assert [language.in_percent(part) for part in (0.0, 0.001, 0.5, 0.999, 1.0)] == [
        language.percent(part) for part in (0, 1, 50, 99, 100)
    ]
    assert hurling.chance(t.s.hurl) >= hurling.chance(t.s.hurl, [0, 1])


# Room


def crowded() -> Table:
    """Every die a hammer, and five shields over neighbouring cells."""
    t = at_track(6, thrown=(47, 47, 48, 46, 47))
    lies(t, (HAMMER,) * 8, token=4, throws=7)
    return t


def prizes_shown() -> Table:
    t = at_track(6, thrown=(31, 31, 44, 31, 9))
    stands(t, (2, 2), token=31)
    return t


@pytest.mark.parametrize(
    ("make", "tongue"), [(crowded, "en"), (crowded, "ru"), (prizes_shown, "ru"), (prizes_shown, "pl")]
)
def test_it_finds_room(robot: Robot, make: Any, tongue: str) -> None:
    language.use(tongue)
    try:
        scene = sit(robot, make(), (5,), speed="calm")
        scene.match.names = [Name(name) for name in LONG]
        if make is prizes_shown:
            robot.click("option:rest_hammer")
            robot.wait_until(lambda: weighing(scene))
        scene.sync()
        assert not robot.faults_anywhere()
    finally:
        language.use(language.SOURCE)


# A new game with it


def test_the_expansion_is_chosen_and_remembered(robot: Robot, home: Path) -> None:
    robot.app.reset(ValhallaTable(robot.app))
    assert "expansion-hammer" not in robot.names
    robot.click("page-expansions")
    robot.click("expansion-hammer")
    assert robot.sees("Expansions: 1")
    robot.click("start")
    scene = robot.scene
    assert isinstance(scene, PlayScene)
    assert scene.match.session.setup.expansions == ("hammer",)
    assert tables.table_of(scene.match.session).expansions == ("hammer",)
    again = ValhallaTable(robot.app)
    assert again.table.expansions == ("hammer",)


def test_a_remembered_table_with_a_strange_expansion_is_mended(robot: Robot, home: Path) -> None:
    seats = (SeatChoice("Eirik", "human", 0), SeatChoice("Sigrun", "karl", 1))
    robot.app.settings.remember("valhalla", LastTable(seats, expansions=("none such",)))
    assert ValhallaTable(robot.app).table.expansions == ()
