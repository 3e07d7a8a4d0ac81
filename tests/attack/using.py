"""What is done with a file: verified, told, listed, opened in the window, played on, watched, closed."""

from __future__ import annotations

import contextlib
import io
import logging
import shutil
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.ui.driver import make
from tests.ui.hands import Hands
from tests.ui.watch import WatchedApp
from valhalla.cli import main
from valhalla.kernel.chance import Chance
from valhalla.kernel.paths import saves_dir
from valhalla.ui import saved, tables
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.table import believed
from valhalla.words import language

LANGUAGES: Final = ("en", "ru", "pl")
INPUTS: Final = 12  # at the table, and at the film
SIZE: Final = (960, 600)


class Fault(Exception):
    """Something that must not happen has happened."""


def command(*words: str) -> int:
    """A command of the command line: its exit code; whatever it is given, it ends in one line."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    if code not in (0, 1) or (code == 1 and not err.getvalue().strip()) or "Traceback" in err.getvalue():
        raise Fault(f"{words[0]} ended with {code}: {err.getvalue()[:300]}")
    return code


class Trips(logging.StreamHandler):  # type: ignore[type-arg]
    """Listens for believed saves over which the window trips: that ends well, but the fault may be ours."""

    def __init__(self) -> None:
        super().__init__()
        self.last = ""

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            place = traceback.extract_tb(error.__traceback__)[-1]
            self.last = f"tripped ({type(error).__name__} in {Path(place.filename).stem}.{place.name})"


@contextlib.contextmanager
def listening() -> Iterator[Trips]:
    trips = Trips()
    believed.log.addHandler(trips)
    try:
        yield trips
    finally:
        believed.log.removeHandler(trips)


class Player:
    """Somebody who opens whatever lies in the folder of saves, in one window."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.app = make(WatchedApp, SIZE, home)
        self.app.settings.speed = "instant"
        self.app.reset(MenuScene(self.app))

    def use(self, path: Path, luck: Chance) -> str:
        """All that can be done with a save. What came of it: refused, good, believed, or tripped over."""
        before = path.read_bytes()
        verified = command("verify", str(path))
        tongue = luck.pick(LANGUAGES)
        told = command("log", str(path), "--lang", tongue, "--rules")
        if (told == 1 and verified == 0) or path.read_bytes() != before:
            raise Fault("looking at it changes it, or what it is")
        language.use(tongue)
        try:
            self._listed(luck)
            with listening() as trips:
                opened = self._opened(path, luck)
        finally:
            language.use(language.SOURCE)
        if opened and path.exists():  # hands at random may throw it away
            whole = path.read_bytes().startswith(before[: before.rfind(b"\n") + 1])  # the last may be torn
        else:
            whole = opened or path.read_bytes() == before
        if not whole:
            raise Fault("the file was changed")
        return "good" if verified == 0 else trips.last or ("believed" if opened else "refused")

    def _listed(self, luck: Chance) -> None:
        """The list of saves, and the menu that tells of the last one."""
        hands = Hands(self.app, luck)
        for scene in (MenuScene, SavesScene):
            self.app.reset(scene(self.app))
            hands.robot.step(dt=0.1)
        for info in saved.saves():
            tables.told_when(info), info.title, info.trouble
        hands.robot.wait(0.2)

    def _opened(self, path: Path, luck: Chance) -> bool:
        """The table, with some input at random, then the film; left by the menu."""
        hands = Hands(self.app, luck)
        opened = tables.open_save(self.app, path)
        if opened:
            hands.robot.wait(0.5, dt=0.1)
            for _ in range(INPUTS):
                luck.pick(hands.ways)()
                self.app.running = True
        self.app.reset(MenuScene(self.app))
        tables.open_film(self.app, path)
        for _ in range(INPUTS if opened else 0):
            luck.pick(hands.ways)()
            self.app.running = True
        self.app.reset(MenuScene(self.app))
        hands.robot.step(dt=1.0)
        return opened

    def close(self) -> None:
        self.app.close()


def cleared(home: Path) -> Path:
    """An empty folder for saves."""
    shutil.rmtree(home, ignore_errors=True)
    saves_dir().mkdir(parents=True)
    return saves_dir()
