"""A robot that plays whole games through the real scenes, by mouse, by keys or by gamepad."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pygame

from tests.ui.driver import Robot
from valhalla.ai.levels import choose
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Option
from valhalla.kernel.session import Entry
from valhalla.ui.games.valhalla.actions import named
from valhalla.ui.games.valhalla.bonus import BonusScene
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.choice import ABILITIES, FIELDS, NOTHING, THINGS
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.table.things import Thing
from valhalla.ui.table.together.verdict import NAME as GO_ON

ABILITIES_OF = {extra: kind for kind, extra in ABILITIES.items()}
PATIENCE = 20_000  # frames without a decision after which the robot gives up


class Player:
    """Plays every person's seat with the choices of a level, and nothing but what is on the screen."""

    def __init__(self, robot: Robot, how: str = "mouse", level: str = "brawler", seed: int = 1) -> None:
        self.robot = robot
        self.how = how
        self.level = level
        self.seed = seed
        self.seat = 0  # whose choice it is
        self.decisions = 0
        self.curtains: list[int] = []
        self.opened: list[int] = []  # whose folded hand was opened
        self.watch: Callable[[PlayScene], None] = lambda scene: None

    # By whatever device

    def use(self, name: str) -> None:
        {"mouse": self.robot.click, "keys": self.robot.enter, "pad": self.robot.pad_press}[self.how](name)

    def mark(self, name: str) -> None:
        """The second meaning of a thing."""
        if self.how == "mouse":
            self.robot.click(name, button=3)
        elif self.how == "keys":
            self.robot.focus_by_keys(name)
            self.robot.key(pygame.K_x)
        else:
            self.robot.focus_by_pad(name)
            self.robot.pad(pygame.CONTROLLER_BUTTON_X)

    # Playing

    def play(self) -> ScoringScene:
        """Play until the score is shown."""
        idle = 0
        while not isinstance(self.robot.scene, ScoringScene):
            idle = 0 if self.move() else idle + 1
            assert idle < PATIENCE, f"nothing happens: {self.robot.scene} {self.robot.names}"
        return self.robot.scene

    def move(self) -> bool:
        """Do what is asked, or let a frame pass. True if a decision was made."""
        scene = self.robot.scene
        if isinstance(scene, CurtainScene):
            self.curtains.append(scene.seat)
            self.use("ready")
            return True
        assert isinstance(scene, PlayScene), f"{scene} in the middle of a game"
        self.watch(scene)
        if scene.director.held is not None:
            self.use(GO_ON)
            return False
        if scene.asking is None or scene.director.busy:
            self.robot.step()
            if scene.match.thinking is not None:
                time.sleep(0.002)  # somebody thinks in another process
            return False
        self.decide(scene)
        return True

    def decide(self, scene: PlayScene) -> None:
        assert scene.asking is not None
        session, seat = scene.match.session, scene.asking.seat
        before = len(session.log)
        self.seat = seat
        view = scene.match.game.view(session.state, seat)
        command = choose(self.level, scene.match.game, view, seat, Chance(self.seed, 0, before))
        self.look_up(scene, command)
        if not self.done(scene, before):  # else the only thing to do has done itself
            self.perform(scene, command)
        done = self.done(scene, before)
        assert done is not None, f"{command} could not be given: {self.robot.names}"
        assert type(done.command) is type(command), f"{done.command} instead of {command}"
        self.decisions += 1

    def look_up(self, scene: PlayScene, command: Any) -> None:
        """A folded hand is opened for what cannot be done without it."""
        asking = scene.asking
        assert asking is not None
        said = isinstance(command, scene.match.staging.besides)  # it needs no hand
        if not asking.folded or said or in_public(asking, command):
            return
        self.opened.append(asking.seat)
        played = len(scene.match.session.log)
        self.use("hand")
        for _ in range(20):
            if len(scene.match.session.log) > played:
                return
            if scene.match.viewer == asking.seat and scene.asking is not None and not scene.asking.folded:
                return
            self.robot.step()
        raise AssertionError(f"the hand stays folded: {self.robot.names}")

    def done(self, scene: PlayScene, before: int) -> Entry | None:
        """What the person decided since then; others may decide at the same time."""
        return next((entry for entry in scene.match.session.log[before:] if entry.seat == self.seat), None)

    def perform(self, scene: PlayScene, command: Any) -> None:
        """Give this command by using what is on the screen."""
        assert scene.asking is not None
        asking, before = scene.asking, len(scene.match.session.log)
        staging = scene.match.staging
        if isinstance(command, staging.besides):  # no choice is made of it: its button says it
            (button,) = staging.pointed_at(command)[1]
            self.use(button)
            return
        option, picks = matching(asking.options, command)
        button = f"option:{named(option)}"
        if button in self.robot.names:
            self.use(button)
        if option.kind == "arm":
            self.arm(scene, picks, before)
            return
        if isinstance(self.robot.scene, BonusScene):
            self.pay(self.robot.scene, [value for _, value in picks])
            return
        self._pick_and_press(scene, option, picks, before)

    def pick_first(self, scene: PlayScene, command: Any) -> None:
        """Dice and cards before anything is pressed, and what is paid last, as people do it."""
        assert scene.asking is not None
        option, picks = matching(scene.asking.options, command)
        picks.sort(key=lambda pick: pick[0] == "price")
        self._pick_and_press(scene, option, picks, len(scene.match.session.log))

    def _pick_and_press(
        self, scene: PlayScene, option: Option, picks: list[tuple[str, int]], before: int
    ) -> None:
        """What belongs to it, then the plank if that is still wanted."""
        for kind, value in picks:
            if self.done(scene, before):
                return
            if option.kind == "keep_die":
                self.use(f"choice:{value}")
            else:
                self.pick(scene, kind, value)
        if not self.done(scene, before) and self.robot.scene is scene:
            self.use("confirm" if "confirm" in self.robot.names else f"option:{named(option)}")
        if isinstance(self.robot.scene, Confirm):  # it would change nothing (V17.7)
            self.use("answer-0")

    def pay(self, pile: BonusScene, cards: list[int]) -> None:
        """Warriors of the discard pile are pressed, and then the word is given."""
        for place in sorted(map(pile.heap.known.index, cards)):
            while f"pile:{place}" not in self.robot.names:
                self.use("later")
            self.use(f"pile:{place}")
        self.use("take")

    def arm(self, scene: PlayScene, picks: list[tuple[str, int]], before: int) -> None:
        """A warrior is pressed; where it takes a card, that is raised first."""
        cards = [value for kind, value in picks if kind == "card"]
        for card in cards[:1]:
            self.use(thing(scene, "card", card).name)
        slot = next(value for kind, value in picks if kind == "slot")
        for _ in range(2):
            if not self.done(scene, before):
                self.use(thing(scene, "slot", slot).name)

    def pick(self, scene: PlayScene, kind: str, value: int) -> None:
        if kind == "hammers":
            self.use(f"option:land_hammer:{value}")
            return
        if kind == "supply":
            kind = "card"
        if kind == "seat" and f"fighter:{value}" in self.robot.names:
            self.use(f"fighter:{value}")
            return
        if kind == "slot" and self.robot.scene is scene and scene.has("slot", value):
            return  # who must go is marked already
        if kind == "price":
            self.mark(thing(scene, "die", value).name)
            return
        self.use(thing(scene, kind, value).name)


def in_public(asking: Asking, command: Any) -> bool:
    """Whether a command can be given with the hand folded."""
    tag = str(command.__struct_config__.tag)
    if any(option.kind == tag and not option.picks for option in asking.options):
        return True
    offered = {option.kind for option in asking.options}
    alone = tag in offered or (tag == "use_ability" and ABILITIES_OF[command.extra] in offered)
    return alone and command in asking.match.game.legal(asking.match.bare(asking.seat), asking.seat)


def hands_opened(match: Match) -> list[int]:
    """Whose folded hand is opened from now on, by a click or a key; only that of whoever is asked may be."""
    found: list[int] = []
    open_hand = match.open_hand

    def opened(seat: int) -> None:
        assert seat == match.asked(), f"the hand of {seat} is opened out of turn"
        found.append(seat)
        open_hand(seat)

    match.open_hand = opened  # type: ignore[method-assign]
    return found


def thing(scene: PlayScene, kind: str, value: int) -> Thing:
    """What stands for this on the screen: the topmost, if there are several."""
    found = [
        w for w in scene.seen() if isinstance(w, Thing) and (w.kind, w.value) == (kind, value) and w.focusable
    ]
    assert found, f"nothing to be seen for {kind} {value}: {[w.name for w in scene.seen()]}"
    return found[-1]


def matching(options: tuple[Option, ...], command: Any) -> tuple[Option, list[tuple[str, int]]]:
    """The option a command belongs to, and what is picked for it, in order."""
    tag = str(command.__struct_config__.tag)
    for option in options:
        if option.kind in ABILITIES:
            if tag != "use_ability" or command.extra != ABILITIES[option.kind]:
                continue
        elif option.kind != tag:
            continue
        picks = _picked(option, command)
        if picks is not None:
            return option, picks
    raise AssertionError(f"{command} is not among {[option.kind for option in options]}")


def _picked(option: Option, command: Any) -> list[tuple[str, int]] | None:
    found: list[tuple[str, int]] = []
    for pick in option.picks:
        value = getattr(command, FIELDS.get(pick.name, pick.name))
        values = value if isinstance(value, tuple) else (value,) if value != NOTHING else ()
        if not pick.least <= len(values) <= pick.most or not set(values) <= set(pick.candidates):
            return None
        found += [(THINGS[pick.name], one) for one in values]
    return found
