"""Keys, buttons, mouse and wheel at random, windows of any size: whatever happens, the game stays a game.

Tables of all games are laid, left and opened again by the menu, and another language is spoken now and then
in the middle of everything. `soak_window.py` has this done for long, in processes that are killed.
"""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path
from typing import Final

import pygame

from tests.ui import doors, laid
from tests.ui.driver import make
from tests.ui.hands import SIZES, Hands
from tests.ui.tables import GAME, sit_down
from tests.ui.tongues import TONGUES, speak
from tests.ui.watch import Watch, WatchedApp
from valhalla.kernel.chance import Chance
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui import saved
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.hall import HallScene, HearthScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.pause import PauseScene
from valhalla.ui.settings import Settings
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.ui.units import TABLE_SIZES, TEXT_SIZES
from valhalla.workshop.record import soaked

A_WHILE: Final = 60  # inputs at a table that is tried out
STAY: Final = 300  # inputs from one table that is laid on
HALL: Final = 100  # inputs after that which begin in the menu; they may well lead to another table
ASTRAY: Final = 15  # inputs in a part of the hall, or in a book over the table, after which one goes back
KEPT: Final = 40  # saves; the oldest go, as the length of their list is not what is tried here
SELDOM: Final = 200  # of so many inputs one is another language, one another size, one a table opened again
BASES: Final = (HearthScene, HallScene, PauseScene)  # no scenes themselves


class Faults(logging.Handler):
    """What the program says went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


class Masher(Hands):
    """Mashes, and sees to it that there is always something to mash, and that all of it comes to pass."""

    def __init__(self, home: Path, seed: int, settings: Settings | None = None) -> None:
        super().__init__(make(WatchedApp, SIZES[0], home, settings), Chance(seed))
        self.seed = seed
        self.session: Session | None = None
        self.inputs = self.tables = self.finished = self.decisions = self.frames = self.reopened = 0
        self.scenes: Counter[str] = Counter()  # inputs in each kind of scene
        self.games: Counter[str] = Counter()  # tables of each game that were sat at
        self.tongues: Counter[str] = Counter()  # how often each language was chosen
        self.doors: Counter[str] = Counter()  # how often each way from the menu was gone
        self._since = STAY  # inputs since the last table was laid
        self._astray = 0  # inputs since the menu or a table was seen
        self._begun = 0  # decisions at this table before it was sat down at
        self.to_menu()

    # What is done

    def mash(self) -> None:
        """One thing at random; what must hold, holds after it."""
        self.scenes[self._called()] += 1
        way = self.luck.below(SELDOM)
        if way < 3:
            (self.speak, self.rescale, self.reopen)[way]()
        elif isinstance(self.app.scene, MenuScene) and not self.luck.below(4):
            self.roam()
        else:
            self.luck.pick(self.ways)()
        self.inputs += 1
        self._since += 1
        self._look_after()

    def _called(self) -> str:
        """What kind of scene is on top; at a table, of which game."""
        name, table = type(self.app.scene).__name__, self.table
        return name if table is None else f"{name} ({table.match.game.ID})"

    def _look_after(self) -> None:
        """Leave tables that are over or have been sat at for long; lay a new one."""
        self.app.running = True
        self.follow()
        away = not isinstance(self.app.scene, MenuScene | PlayScene)
        self._astray = self._astray + 1 if away else 0
        reckoned = isinstance(self.app.scene, ScoringScene) and not self.luck.below(8)
        if self._since > STAY + HALL:
            self.sit_down()
        elif self._since == STAY or reckoned:
            self.to_menu()
            self._since = max(self._since, STAY)
        elif self._astray > ASTRAY:
            self._astray = 0
            if self.table is None:
                doors.to_menu(self.robot)
            else:
                self.robot.key(pygame.K_ESCAPE)

    def follow(self) -> None:
        """Whichever table is there now, it is counted; of Valhalla, somebody watches it, too.

        `hammers.py` and `wolves.py` watch the others. A film has no curtain: it is seen with the eyes that
        are chosen, and in the end all hands are open.
        """
        table = self.table
        session = table.match.session if table is not None and not isinstance(table, FilmScene) else None
        if session is not self.session:
            self._count()
            self.session = session
            self._begun = len(session.log) if session is not None else 0
            if session is not None:
                self.games[session.game.ID] += 1
        watch = self.app.watch
        if table is not None and (table.match.game is not GAME or isinstance(table, FilmScene)):
            table = None
        if watch is None or watch.scene is not table:
            self.frames += watch.frames if watch is not None else 0
            self.app.watch = Watch(self.app, table) if table is not None else None

    @property
    def made(self) -> int:
        """Decisions at all tables, this one included."""
        return self.decisions + (self._made_here(self.session) if self.session is not None else 0)

    def _made_here(self, session: Session) -> int:
        return max(0, len(session.log) - self._begun)

    def _count(self) -> None:
        """What was played is whole: every decision was legal, and the log tells the state."""
        session, self.session = self.session, None
        if session is not None:
            assert session.state == session.state_before(len(session.log))
            session.game.audit(session.state)
            self.decisions += self._made_here(session)
            self.finished += not session.game.to_act(session.state)

    # Where it happens

    @property
    def laying(self) -> bool:
        """Whether a table may be laid next, and the oldest save be thrown away for it."""
        return self._since >= STAY + HALL

    def sit_down(self, kind: str = "") -> None:
        """A new table of the next kind, kept in a save, at some moment of the game."""
        self.tables += 1
        for old in saved.saves()[KEPT:]:
            saved.delete(old)
        kinds = list(soaked())
        kind = kind or kinds[self.tables % len(kinds)]
        path = saved.titled(saves_dir(), f"{kind} {self.seed}-{self.tables}")
        session = laid.lay(kind, self.luck, self.seed + self.tables, path)
        sit_down(self.robot, session, self.luck.pick(("brisk", "instant")))
        self._since = 0
        self.follow()

    def try_out(self, kind: str, tongue: str) -> None:
        """A table of this kind is mashed for a while, seen in another language and size, opened again."""
        self.sit_down(kind)
        for _ in range(A_WHILE):
            self.luck.pick(self.ways)()
            self.app.running = True
            self.follow()
        self.speak(tongue)
        self.rescale()
        self.reopen()

    def to_menu(self) -> None:
        """Everything is left, as when the program is started, or by the pause as people do."""
        if self.app.scenes and self.luck.below(2):
            doors.to_menu(self.robot)
        else:
            self.app.reset(MenuScene(self.app))
        self._astray = 0
        self.follow()

    def roam(self) -> None:
        """From the menu, where one has been least."""
        door = min(doors.doors(), key=lambda name: (self.doors[name], self.luck.below(100)))
        self.doors[door] += 1
        self.robot.click(door)

    def speak(self, tongue: str = "") -> None:
        """Another language, chosen in the settings over whatever is there."""
        tongue = tongue or self.luck.pick(TONGUES)
        self.tongues[tongue] += 1
        within_reach = isinstance(self.app.scene, MenuScene | PlayScene | PauseScene)
        left = speak(self.robot, tongue)
        # From anywhere else people do not get to the settings: there it only must not break anything.
        assert not (left and within_reach), f"not {tongue}: {left}, {self._called()}"

    def rescale(self) -> None:
        """Another size of everything, chosen in the same way."""
        text, table = self.luck.pick(TEXT_SIZES), self.luck.pick(TABLE_SIZES)
        self.app.push(OptionsScene(self.app))
        self.robot.click(f"text-{text}")
        self.robot.click(f"table-{table}")
        assert (self.app.settings.text, self.app.settings.table_size) == (text, table)
        self.app.pop()

    def reopen(self) -> None:
        """Leave the table by the pause and come back by the menu: to it, to another one, or to a film."""
        table = self.table
        left = table.match.session if table is not None and not isinstance(table, FilmScene) else None
        doors.to_menu(self.robot)
        self.follow()
        chosen = [info for info in saved.saves() if not info.error]
        if not chosen:
            return
        if self.luck.below(6) == 0:
            doors.watch(self.robot, self.luck.pick(chosen).path)
        elif self.luck.below(2):
            self._same(left, doors.go_on(self.robot))
        else:
            self._same(left, doors.open_save(self.robot, self.luck.pick(chosen[:4]).path))
        self.follow()

    def _same(self, left: Session | None, again: Session | None) -> None:
        """If it is the table that was left, it is as it was left, in memory as on the disk."""
        self.reopened += again is not None
        if left is not None and again is not None and left.file == again.file:
            doors.same(again, left)

    def close(self) -> None:
        self.app.watch = None
        self.app.close()


def never_seen(seen: set[str]) -> list[str]:
    """The kinds of scenes that were not among those seen, by the names of their classes."""
    kinds, waiting = set[str](), [Scene]
    while waiting:
        below = [kind for kind in waiting.pop().__subclasses__() if kind.__module__.startswith("valhalla.")]
        waiting += below
        kinds.update(kind.__name__ for kind in below if kind not in BASES)
    return sorted(kinds - {name.partition(" ")[0] for name in seen})
