"""Keys, buttons, mouse and wheel at random, windows of any size: whatever happens, the game stays a game."""

from __future__ import annotations

import logging
import os
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from tests.ui.driver import Robot, make
from tests.ui.tables import GAME, lay, play, sit_down
from tests.ui.watch import Watch, WatchedApp
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import NONE
from valhalla.kernel.chance import Chance
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.play import PlayScene
from valhalla.ui.scenes.play.film import FilmScene
from valhalla.ui.scenes.play.scoring import ScoringScene
from valhalla.ui.widgets.base import Widget

TABLES: Final = (
    "human human",
    "human thrall",
    "human human thrall",
    "thrall human thrall human",
    "thrall thrall",
)
VARIANTS: Final = ((), ("hand_draft",), ("five_jarls",), ("simplified",))
EXPANSIONS: Final[tuple[Callable[[int], tuple[str, ...]], ...]] = (
    lambda players: (),
    everything,
    lambda players: ("dwarves", "valkyries", "tyr"),
)
SIZES: Final = ((800, 500), (640, 400), (1280, 720), (1024, 768), (700, 1000), (1920, 800))
KEYS: Final = (
    *range(32, 127), *(pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE) * 8,
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 8, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_F1, pygame.K_F11, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_x, pygame.K_h, pygame.K_s,
)  # fmt: skip
STARTS: Final[tuple[Callable[[State], bool], ...]] = (
    lambda s: True,
    lambda s: s.turns >= 6,
    lambda s: s.left not in (NONE, *range(3, 9)),
)  # a table just laid, in the middle of the game, or shortly before the end
STAY: Final = 700  # inputs at one table
LOITER: Final = 60  # inputs in the menu before a table is laid


class Faults(logging.Handler):
    """What the program says went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


class Masher:
    """Somebody's cat at the keyboard, sometimes a child that sees what may be clicked."""

    def __init__(self, home: Path, seed: int) -> None:
        self.app = make(WatchedApp, SIZES[0], home)
        self.robot = Robot(self.app)
        self.luck = Chance(seed)
        self.seed = seed
        self.session: Session | None = None
        self.inputs = self.tables = self.finished = self.decisions = self.frames = 0
        self._since = 0  # inputs since the last table was laid or left
        self.ways: tuple[Callable[[], None], ...] = (
            *(self.usable,) * 7, *(self.click,) * 2, self.drag, *(self.key,) * 4, *(self.pad,) * 2,
            self.stick, self.wheel, self.type, *(self.wait,) * 3, self.rare,
        )  # fmt: skip
        self.to_menu()

    # What is done

    def mash(self) -> None:
        """One thing at random; what must hold, holds after it."""
        self.luck.pick(self.ways)()
        self.inputs += 1
        self._since += 1
        self._look_after()

    def _look_after(self) -> None:
        """Leave tables that are over or have been sat at for long; lay a new one."""
        self.app.running = True
        table = self.table
        if table is None:
            if self._since > LOITER:
                self.sit_down()
            return
        self._watch()
        if isinstance(self.app.scene, ScoringScene) or self._since > STAY:
            self.finished += table.match.over
            self.to_menu()

    def _watch(self) -> None:
        """Whatever table of Valhalla is there, somebody watches it; `hammers.py` does so for others.

        A film has no curtain: it is seen with the eyes that are chosen, and in the end all hands are open.
        """
        watch, table = self.app.watch, self.table
        if table is not None and (table.match.game is not GAME or isinstance(table, FilmScene)):
            table = None
        if watch is None or watch.scene is not table:
            self.frames += watch.frames if watch is not None else 0
            self.app.watch = Watch(self.app, table) if table is not None else None

    @property
    def table(self) -> PlayScene | None:
        return next((scene for scene in self.app.scenes if isinstance(scene, PlayScene)), None)

    @property
    def made(self) -> int:
        """Decisions at all tables, this one included."""
        return self.decisions + (len(self.session.log) if self.session is not None else 0)

    def sit_down(self) -> None:
        """A new table, kept in a save, at some moment of the game."""
        self._count()
        self.tables += 1
        folder = saves_dir()
        folder.mkdir(exist_ok=True)
        kinds, variants = self.luck.pick(TABLES), self.luck.pick(VARIANTS)
        path = folder / f"{self.seed}-{self.tables}.saga"
        expansions = self.luck.pick(EXPANSIONS)(len(kinds.split()))
        laid = lay(kinds, self.seed + self.tables, variants=variants, expansions=expansions, path=path)
        self.session = play(laid, self.luck.pick(STARTS))
        sit_down(self.robot, self.session, self.luck.pick(("brisk", "instant")))
        self._since = 0
        self._watch()

    def to_menu(self) -> None:
        """Everything is left."""
        self.app.reset(MenuScene(self.app))
        self._watch()
        self.app.settings.scale = self.luck.pick((75, 100, 150))
        self.app.rescale()
        self._since = 0
        self._count()

    def _count(self) -> None:
        """What was played is whole: every decision was legal, and the log tells the state."""
        session, self.session = self.session, None
        if session is not None:
            assert session.state == session.state_before(len(session.log))
            session.game.audit(session.state)
            self.decisions += len(session.log)

    # Ways to touch it

    def at(self) -> tuple[int, int]:
        width, height = self.app.screen.get_size()
        return self.luck.below(width), self.luck.below(height)

    def usable(self) -> None:
        """Click something that may be clicked, rather something that moves the game on."""
        places = [w for w in self.app.scene.usable() if w.enabled]
        if places:
            at = self.luck.pick(self._likely(places) or places).rect.center
            self.robot.click_at(at)

    def _likely(self, places: list[Widget]) -> list[Widget]:
        if self.table is None or self.luck.below(4) == 0:
            return []
        on = ("option:", "confirm", "ready", "choice:")
        return [w for w in places if getattr(w, "pickable", False) or w.name.startswith(on)]

    def click(self) -> None:
        self.robot.click_at(self.at(), button=1 + 2 * self.luck.below(2))

    def drag(self) -> None:
        """From somewhere to somewhere; now and then the button stays down."""
        self.robot.move(self.at())
        self.robot.press()
        for _ in range(self.luck.below(4)):
            self.robot.move(self.at())
        if self.luck.below(5):
            self.robot.release()

    def key(self) -> None:
        mods = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT)
        self.robot.key(self.luck.pick(KEYS), mod=self.luck.pick(mods))

    def pad(self) -> None:
        self.robot.pad(self.luck.below(15))

    def stick(self) -> None:
        axis, value = self.luck.below(6), self.luck.below(65536) - 32768
        self.robot.step(Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))

    def wheel(self) -> None:
        self.robot.move(self.at())
        by = self.luck.below(7) - 3
        self.robot.step(
            Event(pygame.MOUSEWHEEL, x=0, y=by, precise_x=0.0, precise_y=float(by), flipped=False)
        )

    def type(self) -> None:
        self.robot.type(self.luck.pick(("a", "Ásgeirr", "../x", "'\"", "ᚠ", " ", "%s{0}", "日本")))

    def wait(self) -> None:
        for _ in range(1 + self.luck.below(4)):
            self.robot.step(dt=(1 + self.luck.below(30)) / 100)
        if self.table is not None and self.table.match.thinking is not None:
            time.sleep(0.005)  # somebody thinks in another process

    def rare(self) -> None:
        """What the system says now and then."""
        self.luck.pick((self._resize, self._focus, self._drop, self._quit, self._hold))()

    def _resize(self) -> None:
        size = self.luck.pick(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.robot.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def _focus(self) -> None:
        self.robot.step(Event(self.luck.pick((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED))))
        self.robot.step(Event(pygame.WINDOWEXPOSED))

    def _drop(self) -> None:
        self.robot.step(Event(pygame.DROPFILE, file=str(saves_dir() / "nothing.saga")))

    def _quit(self) -> None:
        self.robot.step(Event(pygame.QUIT))

    def _hold(self) -> None:
        """Space, held until everything is skipped."""
        self.robot.step(Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
        self.robot.step(dt=1.0)
        self.robot.step(Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))

    def close(self) -> None:
        self.app.watch = None
        self.app.close()


# The long run


def megabytes() -> float:
    """What this process holds in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def long_run(minutes: float, seed: int) -> int:
    """Mash for so long, and print what came of it."""
    faults = Faults()
    logging.getLogger().addHandler(faults)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder  # saves are brought out to there
        os.chdir(folder)
        masher = Masher(Path(folder), seed)
        try:
            troubles = _mashed(masher, minutes)
        finally:
            masher.close()
    for told in (*dict.fromkeys(troubles), *dict.fromkeys(faults.told)):
        print(told)
    print(f"{len(troubles)} exceptions, {len(faults.told)} errors told in the log, seed {seed}")
    return 1 if troubles or faults.told else 0


def _mashed(masher: Masher, minutes: float) -> list[str]:
    """The tracebacks; after each, it goes on from the menu."""
    troubles: list[str] = []
    began = last = time.monotonic()
    _print(masher, 0.0)
    while (now := time.monotonic()) < began + 60 * minutes:
        try:
            masher.mash()
        except Exception:  # noqa: BLE001 - whatever it is, it is told, and the run goes on
            troubles.append(traceback.format_exc())
            masher.session = None
            masher.to_menu()
        if now > last + 60:
            last = now
            _print(masher, now - began)
    _print(masher, time.monotonic() - began)
    return troubles


def _print(masher: Masher, seconds: float) -> None:
    m = masher
    watched = m.frames + (m.app.watch.frames if m.app.watch is not None else 0)
    print(
        f"{seconds:5.0f} s: {m.inputs} inputs, {watched} frames watched, {m.tables} tables, {m.decisions} "
        f"decisions, {m.finished} games finished, {megabytes():.0f} MB",
        flush=True,
    )
