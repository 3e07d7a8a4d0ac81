"""The Hammer Throw for tests: tables, a robot that plays it, and eyes that watch every frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pygame
from pygame import Surface

from tests.ui.driver import Robot, make
from tests.ui.player import Player, hands_opened
from tests.ui.tables import sit_down
from valhalla.games import GAMES
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, WATCHERS
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.hammer.board import HammerBoard
from valhalla.ui.settings import Settings
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.words.language import _
from valhalla.workshop.hammer.shots import play_until
from valhalla.workshop.posing import NAMES

GAME = GAMES["hammer"]
FLYING = 6  # frames in which what has left the table may still fly


def lay(kinds: str, seed: int = 1, *, expert: bool = False, path: Path | None = None) -> Session:
    """A table of such seats: "human thrall"; the first begins."""
    seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False))
    setup = GAME.Setup(len(seats), variants=("expert",) if expert else (), first=0)
    return Session.start(GAME, setup, seats, seed, path)


def brought(kinds: str, until: Callable[[State], bool], *, expert: bool = False) -> Session:
    """The first table, seed by seed, at which such a moment comes."""
    tables = (lay(kinds, seed, expert=expert) for seed in range(1, 400))
    return next(session for session in tables if play_until(session, until))


def at_rest(robot: Robot, session: Session) -> PlayScene:
    """Sat down, nothing in the air, and nobody moves on by themselves."""
    scene = sit_down(robot, session)
    scene.match.frozen = True
    robot.wait(0.2)
    return scene


def board(scene: PlayScene) -> HammerBoard:
    found = scene.board
    assert isinstance(found, HammerBoard)
    return found


def same_game(session: Session) -> State:
    """The engine alone, given the same commands from the same seed."""
    twin = Session.start(GAME, session.setup, session.seats, session.seed)
    for entry in session.log[1:]:
        twin.submit(entry.seat, entry.command)
    state: State = twin.state
    return state


class Thrower(Player):
    """Gives every command of the Hammer Throw by what is on the screen."""

    def __init__(self, robot: Robot, how: str = "mouse", level: str = "random", seed: int = 1) -> None:
        super().__init__(robot, how, level, seed)

    def perform(self, scene: PlayScene, command: Any) -> None:
        before = len(scene.match.session.log)
        for name in self.names_for(scene, command):
            if self.done(scene, before):
                return
            self.use(name)
        if not self.done(scene, before):
            favour = isinstance(command, cm.LayFavour) and "option:lay_favour" in self.robot.names
            self.use("option:lay_favour" if favour else "confirm")

    def names_for(self, scene: PlayScene, command: Any) -> list[str]:
        """What is pressed for a command, one after another."""
        option = f"option:{command.__struct_config__.tag}"
        match command:
            case cm.Remove(hammers=count):
                dice = [i for i, face in enumerate(scene.shown.dice) if face == HAMMER]
                return [*(f"die:{i}" for i in dice[:count]), option]
            case cm.Rethrow(dice=places):
                return [*(f"die:{i}" for i in places), option]
            case cm.Play():
                return [f"card:{command.card}", *self._asked_by(command)]
            case cm.Place(points=cards) | cm.Pledge(cards=cards):
                return [f"card:{card}" for card in cards]
            case cm.KeepOnTop(card=card) | cm.LayFavour(card=card):
                return [f"card:{card}"]
        return [option]

    def _asked_by(self, c: cm.Play) -> list[str]:
        """What a card is told."""
        if c.target >= 0:
            return [f"loot:{c.target}:{c.deck}"]
        if c.deck >= 0:
            return [f"deck:{c.deck}"]
        if c.more > 0:
            return [f"option:play:{c.more}"]
        if c.faces:
            return [n for i, f in zip(c.dice, c.faces, strict=True) for n in (f"die:{i}", f"face:{f}")]
        return [*(f"die:{i}" for i in c.dice), *(f"card:{x}" for x in c.give), *(f"pile:{x}" for x in c.take)]


# Watching


class WatchedApp(App):
    """Every frame that is drawn is looked at; pixels would only cost time."""

    def __init__(self, screen: Surface, settings: Settings) -> None:
        super().__init__(screen, settings)
        self.watch: Watch | None = None

    def draw(self) -> None:
        self.screen.set_clip((0, 0, 0, 0))
        if self.watch is not None:
            self.watch.drawn.clear()
        super().draw()
        if self.watch is not None:
            self.watch.look()


class Watch:
    """Judges every frame by whole states, folded event by event, never by the views the window is made of."""

    def __init__(self, app: WatchedApp, scene: PlayScene) -> None:
        self.app, self.scene = app, scene
        self.drawn: set[int] = set()
        self.frames = self.behind = self.faces = 0
        self.curtain: int | None = None
        self.opened = hands_opened(scene.match)
        self._looked: int | None = scene.match.viewer
        self._recent: deque[int] = deque(maxlen=FLYING)
        self._eyes: tuple[Any, ...] = ()
        self._known: list[bytes] = []
        self._ever: list[bytes] = []
        self._log: list[Any] = []
        app.watch = self
        self._listen("card")
        self._listen("held")

    def _listen(self, name: str) -> None:
        """Note the cards whose faces are asked for."""
        make: Callable[..., Surface] = getattr(self.scene.faces, name)

        def asked(table: Any, card: int, *rest: int) -> Surface:
            if card >= 0:
                self.drawn.add(card)
            return make(table, card, *rest)

        setattr(self.scene.faces, name, asked)

    def _follow(self) -> int:
        """Who knows which card after each event; how many events there are."""
        log = self.scene.match.session.log
        if log[: len(self._log)] != self._log:
            self._log, self._known, self._ever = [], [], []
        if not self._known:
            self._state: State = self.scene.match.session.state_before(0)
            self._note()
        for entry in log[len(self._log) :]:
            for event in entry.events:
                self.scene.match.game.apply(self._state, event)
                self._note()
        self._log = list(log)
        return len(self._known) - 1

    def _note(self) -> None:
        known = bytes(self._state.known)
        before = self._ever[-1] if self._ever else bytes(len(known))
        self._known.append(known)
        self._ever.append(bytes(a | b for a, b in zip(known, before, strict=True)))

    def look(self) -> None:
        match = self.scene.match
        if self.scene not in self.app.scenes or isinstance(self.app.scene, ScoringScene):
            return
        shown = self._follow() - len(match.queue)
        eyes = match.viewer, match.session.epoch
        if eyes != self._eyes or (self._recent and shown < self._recent[-1]):
            self._recent.clear()
        self._eyes = eyes
        self._recent.append(shown)
        behind = isinstance(self.app.scene, CurtainScene)
        viewer = None if behind else match.viewer
        assert not (behind and self.drawn), "a face behind the curtain"
        if behind:
            self.curtain = self.app.scene.seat  # type: ignore[attr-defined]
        elif viewer not in (None, self._looked) and len(match.humans) > 1:
            invited = self.curtain == viewer or self.opened[-1:] == [viewer]
            assert invited, f"player {viewer} looks without a curtain"
        self._looked = viewer
        self._judge(WATCHERS if viewer is None else 1 << viewer, shown)
        self.frames, self.behind = self.frames + 1, self.behind + behind
        self.faces += len(self.drawn)

    def _judge(self, bit: int, shown: int) -> None:
        moments = self._known[min(self._recent) : shown + 1]
        unknown = [card for card in self.drawn if not any(known[card] & bit for known in moments)]
        assert not unknown, f"{unknown} drawn for {bit}"
        self._judge_words(bit, shown)

    def _judge_words(self, bit: int, shown: int) -> None:
        table, ever = self.scene.table, self._ever[shown]
        words = "\n".join(text.text for text in self.app.written or [])
        told = {_(table.cards[i].name) for i, known in enumerate(ever) if known & bit}
        hidden = {_(card.name) for card in table.cards} - told
        assert not (news := [name for name in hidden if name in words]), f"{news} told to {bit}"


def watched_game(home: Path, session: Session, most: int) -> Watch:
    return watched(home, session, most, Thrower, Watch)


W = TypeVar("W", bound=Watch)


def watched(home: Path, session: Session, most: int, player_of: type[Player], watch_of: type[W]) -> W:
    """So many decisions are made through the window by mouse, some taken back; every frame is watched."""
    app = make(WatchedApp, (960, 600), home)
    player = player_of(Robot(app, 1 / 12), seed=session.seed)
    try:
        scene = sit_down(player.robot, session, "brisk")
        watch = watch_of(app, scene)
        while not player.robot.showing(ScoringScene) and player.decisions < most:
            if player.move() and player.decisions % 9 == 4 and player.robot.scene is scene:
                player.robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
                if "answer-1" in player.robot.names:
                    player.robot.click("answer-1")
                player.seed += 1
        return watch
    finally:
        app.close()
