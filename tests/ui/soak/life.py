"""One life of the program in a process of its own: mashed until somebody kills it, and telling what it does.

It tells the parent in lines of JSON what it knows to be on the disk, so that the parent can look for it
afterwards: `python -m tests.ui.soak.life HOME SEED MINUTES`.
"""

from __future__ import annotations

import functools
import gc
import json
import logging
import os
import sys
import time
import traceback
from pathlib import Path
from typing import Any, Final

from tests.ui import doors
from tests.ui.mash import Faults, Masher
from valhalla.kernel.journal import SUFFIX
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui import saved
from valhalla.ui.memory import give_back
from valhalla.ui.report import log_file
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.scenes.welcome import WelcomeScene
from valhalla.ui.settings import load, settings_file
from valhalla.words import language

EVERY: Final = 1.0  # seconds between two sayings of how far it is
ENDLESS: Final = 1000  # answers that a function may remember without a limit


def say(kind: str, **about: Any) -> None:
    """A line for the parent, written at once: what is in a buffer dies with us."""
    sys.stdout.write(json.dumps({"kind": kind, **about}) + "\n")
    sys.stdout.flush()


def megabytes(process: int | str = "self") -> float:
    """What a process holds in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Life:
    """A masher, and what is told of it."""

    def __init__(self, home: Path, seed: int) -> None:
        self.faults = Faults()
        logging.getLogger().addHandler(self.faults)
        settings, trouble = load(settings_file())
        for line in trouble:
            say("trouble", text=f"the settings of the last life: {line}")
        language.use(settings.language or language.SOURCE)
        self.masher = Masher(home, seed, settings)
        self._told: tuple[str, int, int] = ("", 0, 0)  # of which table, how many decisions, in which epoch
        self._next = 0.0
        self._rested = 0.0

    def begin(self) -> None:
        """On with the table of the last life, by the menu; the parent knows how it must be.

        The first life of all is asked for its language before that.
        """
        if not self.masher.app.settings.language:
            self.masher.app.reset(WelcomeScene(self.masher.app))
            return
        last = saved.last()  # looked at before it is opened, as others then play on
        n = len(doors.on_disk(last.path).log) if last is not None else 0
        again = doors.go_on(self.masher.robot)
        self.masher.follow()
        if again is not None:
            state = again.state_before(n)
            notices = self.masher.app.notices.texts
            say("continued", file=again.file, n=n, state=again.game.state_hash(state), notices=notices)

    def live(self, minutes: float) -> None:
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            self.guarded(self.masher.mash)
            self._tell_kept()
            self._tell_stand()
            for told in self.faults.told:
                say("trouble", text=told)
            self.faults.told.clear()

    def guarded(self, act: Any) -> None:
        """Whatever it raises is told, and life goes on from the menu."""
        shelf = self.masher.laying or any(isinstance(one, SavesScene) for one in self.masher.app.scenes)
        if shelf:
            say("shelf")  # saves may be renamed or deleted now
        try:
            act()
        except Exception:  # noqa: BLE001 - whatever it is, it is told
            say("trouble", text=traceback.format_exc())
            self._recover()
        if shelf:
            say("names", names=sorted(path.name for path in saves_dir().glob(f"*{SUFFIX}")))

    def _recover(self) -> None:
        """Back to the menu. A scene that is broken may not even be left in peace: it is told already."""
        app = self.masher.app
        self.masher.session = app.watch = None
        try:
            app.reset(MenuScene(app))
        except Exception:  # noqa: BLE001 - the same once more
            app.scenes.clear()
            app.reset(MenuScene(app))
        self.masher.follow()

    def _tell_kept(self) -> None:
        """What is on the disk for good. Every other time nobody waits for it: a kill meets the writing."""
        session = self.masher.session
        if session is None or session.journal is None:
            return
        stand = session.file, len(session.log), session.epoch
        if stand == self._told:
            return
        self._told = stand
        say("writing")
        if self.masher.luck.below(2):
            self._tell_size(session)

    def _tell_size(self, session: Session) -> None:
        assert session.journal is not None
        session.journal.wait()
        path = session.journal.path
        data = path.read_bytes()
        if path.parent == saves_dir() and data.endswith(b"\n") and not session.journal.trouble:
            say("kept", file=path.name, size=len(data), seal=data.splitlines()[-1][-18:-2].decode())

    def _tell_stand(self) -> None:
        m, now = self.masher, time.monotonic()
        if now < self._next:
            return
        self._next = now + EVERY
        say(
            "stand", inputs=m.inputs, tables=m.tables, finished=m.finished, decisions=m.made, frames=m.frames,
            reopened=m.reopened, scenes=m.scenes, games=m.games, tongues=m.tongues,
        )  # fmt: skip
        if m.table is None and now > self._rested + 10:
            self._rested = now
            self._rest()

    def _rest(self) -> None:
        """In the hall, without a table: what is left when the caches are empty and the rubbish is out."""
        app = self.masher.app
        app.art.forget()
        app.fonts.forget()
        for text in emptied():
            say("trouble", text=text)
        give_back()
        say("rest", megabytes=megabytes(), objects=len(gc.get_objects()))


def emptied() -> list[str]:
    """Empty what functions remember of their answers; which of them remember much and know no end of it."""
    found = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    endless = [
        f"{one.__module__}.{one.__qualname__} remembers {one.cache_info().currsize} answers for ever"
        for one in found
        if one.cache_info().maxsize is None and one.cache_info().currsize > ENDLESS
    ]
    for one in found:
        one.cache_clear()
    return endless


def main() -> None:
    home, seed, minutes = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    os.environ["VALHALLA_HOME"] = str(home)
    with log_file():
        life = Life(home, seed)
        life.guarded(life.begin)
        life.live(minutes)
        life.masher.close()
    say("end")


if __name__ == "__main__":
    main()
