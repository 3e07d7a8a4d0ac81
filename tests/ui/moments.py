"""Moments of the window that are no pictures for anybody, but must find room like those of `shots`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from valhalla.games import GAMES
from valhalla.games import wolves as wolves_game
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step as ValhallaStep
from valhalla.games.wolves.terms import Step
from valhalla.kernel.journal import Seat
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui import tables
from valhalla.ui.games.valhalla.monster.scoring import MonsterScoring
from valhalla.ui.input import Act
from valhalla.ui.scenes.dialog import Choose
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.wolves import shots

LONG: Final = (
    "Brynhildr Armsdóttir",
    "Þorgerðr Hölgabrúðr",
    "Ormr",
    "Guðmundr inn ríki",
    "Ása",
    "Hrólfr kraki",
)
SHORT: Final = ("Kol", "Njal", "Orm")
BENT: Final = "bent"  # a file that is no save
CALLED: Final = (*LONG, *SHORT, BENT)


def at_table(robot: Robot, kinds: str, until: Callable[[State], bool], seed: int = 1) -> PlayScene:
    """A table at rest, at which nobody moves on by themselves."""
    scene = sit_down(robot, play(lay(kinds, seed), until))
    scene.match.frozen = True
    robot.wait(0.3)
    return scene


def with_squad(s: State) -> bool:
    return in_turn()(s) and bool(s.warriors(0))


# At the table


def hint(robot: Robot) -> None:
    """What a good seat would do, and why."""
    scene = at_table(robot, "human thrall thrall", in_turn(turns=6))
    scene.match.frozen = False
    robot.key(pygame.K_h)
    robot.wait_until(lambda: scene.match.hint is not None)
    robot.wait(0.2)


def luck(robot: Robot) -> None:
    """The same luck or new luck?"""
    at_table(robot, "human thrall", with_squad)
    robot.click("option:draw_cards")
    robot.wait(0.2)
    robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert robot.showing(Choose)


def refusal(robot: Robot) -> None:
    """Why something cannot be done, after something else could not."""
    at_table(robot, "human thrall", lambda s: in_turn()(s) and not s.warriors(0), seed=2)
    robot.click("option:draw_cards")
    robot.click("slot:0:0")
    robot.click("option:attack")
    assert len(robot.app.notices.texts) == 1


def by_keys(robot: Robot) -> None:
    """The focus, and what the keys do."""
    at_table(robot, "human thrall thrall", in_turn(turns=6))
    robot.key(pygame.K_TAB, pygame.K_TAB)


def tooltip(robot: Robot) -> None:
    at_table(robot, "human thrall", in_turn(turns=4))
    robot.hover("deck")
    robot.wait(1.0)
    assert robot.app.tooltip.shown is not None


def read_only(robot: Robot) -> None:
    """Another window plays this game."""
    path = saves_dir() / "Read.saga"
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    other = play(lay("human thrall", 3, path=path), lambda s: in_turn(turns=2)(s) and -1 in s.squads[0])
    session = Session.open(path, GAMES)
    assert session.read_only
    scene = sit_down(robot, session)
    scene.match.frozen = True
    robot.click(f"slot:0:{session.state.squads[0].index(-1)}")
    robot.wait(0.3)
    other.close()


def start_hand(robot: Robot) -> PlayScene:
    """One of three has picked what to discard of the starting hand."""
    scene = sit_down(robot, play(lay("human human human", 3), lambda s: s.step == ValhallaStep.CHOOSE_START))
    robot.click("ready")
    robot.wait(0.2)
    for card in scene.shown.hands[0][:2]:
        robot.click(f"card:{card}")
    robot.wait(0.5)
    return scene


def starting(robot: Robot) -> None:
    start_hand(robot)


def starting_folded(robot: Robot) -> None:
    """The same hand, folded."""
    start_hand(robot)
    robot.click("hand")
    robot.wait(0.3)


def nobody(robot: Robot) -> None:
    """A table of AI seats alone."""
    at_table(robot, "thrall karl jarl thrall", lambda s: s.turns > 8)


def recap(robot: Robot) -> None:
    """A curtain that has much to tell, and may be taken back."""
    table = at_table(robot, "human human human", in_turn(1, turns=11), seed=9)
    table.match.person = table.match.session.log[-1].seat
    acts = {Act.UNDO: lambda: None}
    robot.app.push(CurtainScene(robot.app, table.match, 1, lambda: None, acts))
    assert robot.showing(CurtainScene)


def long_names(robot: Robot) -> None:
    """Six people with long names."""
    people = " ".join(["human"] * len(LONG))
    sit_down(robot, play(lay(people, 8, names=LONG), in_turn(turns=12)))
    robot.wait(0.3)
    if "hand" in robot.names:
        robot.click("hand")


def hunters(robot: Robot, level: int = 2, *, to_the_end: bool = False) -> None:
    """Four people with long names against a monster."""
    seats = tuple(Seat(name, "human") for name in LONG[:4])
    setup = GAMES["valhalla"].Setup(4, (), (), monster="jormungandr", level=level)
    session = Session.start(GAMES["valhalla"], setup, seats, 5)
    sit_down(robot, play(session, None if to_the_end else in_turn(turns=6)))
    robot.wait(0.3)
    if "hand" in robot.names:
        robot.click("hand")


def hunters_beaten(robot: Robot) -> None:
    """The same, after a defeat: on level III that deal ends soon."""
    hunters(robot, 3, to_the_end=True)
    assert robot.showing(MonsterScoring)


def hunted_hint(robot: Robot) -> None:
    """Advice to somebody who is alone against a monster, with the tooltip of its dice."""
    setup = GAMES["valhalla"].Setup(1, (), (), monster="surtr")
    session = Session.start(GAMES["valhalla"], setup, (Seat("Eirik", "human"),), 4)
    scene = sit_down(robot, play(session, in_turn(turns=3)))
    robot.key(pygame.K_h)
    robot.wait_until(lambda: scene.match.hint is not None)
    robot.hover("monster-dice")
    robot.wait(1.0)


def wolves_at(setup: wolves_game.Setup, seats: tuple[Seat, ...], until: shots.Until) -> Session:
    """The first table at which such a moment comes."""
    tables = (Session.start(GAMES["wolves"], setup, seats, seed) for seed in range(1, 30))
    return next(session for session in tables if shots.play_until(session, until))


def wolves(robot: Robot) -> None:
    """Five people with long names and full rows; one of them is asked, and wants to know what is under it."""
    game = GAMES["wolves"]
    seats = tuple(Seat(name, "human") for name in LONG[:5])
    sit_down(robot, wolves_at(game.Setup(5, first=0), seats, shots.asked(Step.ACT, 2, 2, 12)))
    robot.wait(0.3)
    robot.click("hand")
    robot.hover("seat:2")
    robot.wait(1.0)


def wolves_advised(robot: Robot) -> None:
    """Advice to somebody in the middle of a round."""
    game = GAMES["wolves"]
    seats = tuple(Seat(name, kind) for name, kind in zip(LONG, ("human", "thrall", "thrall"), strict=False))
    scene = sit_down(robot, wolves_at(game.Setup(3, first=0), seats, shots.midway(6, 1)))
    robot.key(pygame.K_h)
    robot.wait_until(lambda: scene.match.hint is not None)
    robot.wait(0.2)


# Saves


def saves(robot: Robot) -> SavesScene:
    """Some games, one with a long name, one damaged."""
    folder = saves_dir()
    for old in folder.glob("*.saga"):
        old.unlink()
    for names in (LONG, SHORT):
        tables.new_session(robot.app, LastTable(tuple(SeatChoice(name) for name in names))).close()
    (folder / f"{BENT}.saga").write_bytes(b"no saga at all\n")
    scene = SavesScene(robot.app)
    robot.app.reset(scene)
    robot.step()
    robot.click("save-Kol, Njal, Orm")
    return scene


def dialog(name: str) -> Callable[[Robot], None]:
    """What a button of the list asks."""

    def asked(robot: Robot) -> None:
        saves(robot)
        robot.click(name)
        assert isinstance(robot.scene, Choose)

    return asked


def many_saves(robot: Robot) -> None:
    saves(robot)


def told_why_not(robot: Robot) -> None:
    """Exported to where nothing can be written."""
    saves(robot)
    robot.click("export")
    robot.scene.field.set(str(Path("pyproject.toml") / "x"))  # type: ignore[attr-defined]
    robot.key(pygame.K_RETURN)
    assert robot.app.notices.texts


MOMENTS: Final[dict[str, Callable[[Robot], None]]] = {
    "hint": hint,
    "luck": luck,
    "refusals": refusal,
    "by keys": by_keys,
    "tooltip": tooltip,
    "read-only": read_only,
    "starting hand": starting,
    "starting hand folded": starting_folded,
    "nobody plays": nobody,
    "recap": recap,
    "long names": long_names,
    "hunters": hunters,
    "hunters beaten": hunters_beaten,
    "hunted and advised": hunted_hint,
    "wolves with long names": wolves,
    "wolves advised": wolves_advised,
    "saves": many_saves,
    "rename": dialog("rename"),
    "export": dialog("export"),
    "delete": dialog("delete"),
    "import": dialog("import"),
    "export refused": told_why_not,
}
