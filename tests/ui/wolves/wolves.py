"""Wolves of Odin for tests: tables, a robot that plays it, and eyes that watch every frame."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.ui.driver import Robot
from tests.ui.hammer import hammers
from tests.ui.hammer.hammers import WatchedApp
from tests.ui.player import Player
from tests.ui.tables import sit_down
from valhalla.games import GAMES
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import paying
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import EVERYONE
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.games.wolves.board import WolvesBoard
from valhalla.ui.table.scene import PlayScene
from valhalla.words.wolves.names import SHADOW
from valhalla.workshop.posing import NAMES
from valhalla.workshop.wolves.shots import play_until

GAME = GAMES["wolves"]


def lay(kinds: str, seed: int = 1, *, path: Path | None = None) -> Session:
    """A table of such seats: "human thrall thrall"; the first begins. Two are joined by the shadow clan."""
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
    shadow = ("shadow",) if len(seats) == 2 else ()
    if shadow:
        seats.append(Seat(SHADOW, "thrall"))
    setup = GAME.Setup(len(seats), variants=shadow, first=0)
    return Session.start(GAME, setup, tuple(seats), seed, path)


def brought(kinds: str, until: Callable[[State], bool], known: int = 1) -> Session:
    """A table at which such a moment comes: with a known seed, else the first of all."""
    tables = (lay(kinds, seed) for seed in (known, *range(1, 400)))
    return next(session for session in tables if play_until(session, until))


def at_rest(robot: Robot, session: Session) -> PlayScene:
    """Sat down, nothing in the air, and nobody moves on by themselves."""
    scene = sit_down(robot, session)
    scene.match.frozen = True
    robot.wait(0.2)
    return scene


def board(scene: PlayScene) -> WolvesBoard:
    found = scene.board
    assert isinstance(found, WolvesBoard)
    return found


def same_game(session: Session) -> State:
    """The engine alone, given the same commands from the same seed."""
    twin = Session.start(GAME, session.setup, session.seats, session.seed)
    for entry in session.log[1:]:
        twin.submit(entry.seat, entry.command)
    state: State = twin.state
    return state


class Wolf(Player):
    """Gives every command of Wolves of Odin by what is on the screen."""

    def __init__(self, robot: Robot, how: str = "mouse", level: str = "brawler", seed: int = 1) -> None:
        super().__init__(robot, how, level, seed)
        self.given: set[str] = set()  # kinds of commands

    def perform(self, scene: PlayScene, command: Any) -> None:
        before = len(scene.match.session.log)
        self.given.add(type(command).__name__)
        for name in self.names_for(scene, command):
            if self.done(scene, before):
                return
            self.use(name)
        if not self.done(scene, before):
            self.use("confirm")

    def names_for(self, scene: PlayScene, c: Any) -> Iterator[str]:
        """What is pressed for a command, one after another."""
        s: State = scene.shown
        if isinstance(c, cm.Summon | cm.Invoke):
            return self._of_deity(s, c)
        if isinstance(c, cm.Lay | cm.Plague | cm.Regroup | cm.Withdraw | cm.Sacrifice | cm.Return):
            return self._of_main(c)
        return iter([self._answer(s, c)])

    def _of_main(self, c: Any) -> Iterator[str]:
        """Main actions, and the way back into a round."""
        match c:
            case cm.Lay():
                yield f"card:{c.card}"
                yield self.end(c)
            case cm.Plague():
                yield from (f"card:{c.card}", f"strength:{c.strength}")
            case cm.Regroup():
                yield from (f"card:{card}" for card in (c.card, *c.cards))
                yield "option:regroup"
            case cm.Withdraw():
                yield from (f"card:{c.card}", *(f"unit:{unit}" for unit in c.units), "option:withdraw")
            case cm.Sacrifice():
                yield from (f"unit:{unit}" for unit in (c.unit, *c.thralls))
            case cm.Return():
                yield from (*(f"card:{card}" for card in c.cards), "option:return")

    def end(self, lay_: cm.Lay) -> str:
        """Where a unit is laid; both ends of an empty row are one place."""
        name = f"drop:{lay_.row}:{lay_.side}"
        return name if name in self.robot.names else f"drop:{lay_.row}:0"

    def _answer(self, s: State, c: Any) -> str:
        """The one thing that is pressed for everything else."""
        match c:
            case cm.Aim() | cm.TakeBack():
                return f"unit:{c.unit}"
            case cm.Ward() | cm.Shed():
                return f"unit:{c.card}" if c.card in s.rows[self.seat] else f"card:{c.card}"
            case cm.Place():
                return f"drop:{self.seat}:{c.side}"
            case cm.KeepColour():
                return f"colour:{c.colour}"
            case cm.Recall():
                return f"recall:{c.card}"
            case cm.Crown():
                return f"prize:{c.card}"
        return f"option:{c.__struct_config__.tag}"

    def _of_deity(self, s: State, c: cm.Summon | cm.Invoke) -> Iterator[str]:
        """The deity, what it is aimed at, and what pays for it where there is a choice."""
        yield f"deity:{c.deity}"
        if isinstance(c, cm.Invoke):
            yield from (f"gone:{card}" if card in s.gone else f"deity:{card}" for card in c.targets)
            yield from (f"card:{card}" for card in c.cards)
            if c.side >= 0:
                yield f"side:{c.side}"
        price = paying.cost(s, self.seat, c.deity) if isinstance(c, cm.Summon) else len(c.pay)
        if price and len(paying.ways(s, self.seat, price)) > 1:
            yield from (f"pay:{card}" for card in c.pay)


# Watching


class Watch(hammers.Watch):
    """Judges every frame by whole states: of deities and victories all that lie open are known."""

    def __init__(self, app: WatchedApp, scene: PlayScene) -> None:
        super().__init__(app, scene)
        self._listen("bare")

    def _note(self) -> None:
        s: Any = self._state
        rest = range(len(s.known), len(s.table.cards))
        hidden = {*s.hidden_gods, *s.hidden_prizes}
        known = bytes(s.known) + bytes(0 if card in hidden else EVERYONE for card in rest)
        before = self._ever[-1] if self._ever else bytes(len(known))
        self._known.append(known)
        self._ever.append(bytes(a | b for a, b in zip(known, before, strict=True)))

    def _judge_words(self, bit: int, shown: int) -> None:
        """Kinds are named everywhere, by prompts and tips; of draws by others the saga names none."""
        names = self.scene.match.names
        others = [name for seat, name in enumerate(names) if 1 << seat != bit]
        told = [text.text for text in self.app.written or []]
        draws = [text for text in told for name in others if re.match(rf"Player {name} draws .*:", text)]
        assert not draws, f"{draws} told to {bit}"


def watched_game(home: Path, session: Session, most: int) -> Watch:
    return hammers.watched(home, session, most, Wolf, Watch)
