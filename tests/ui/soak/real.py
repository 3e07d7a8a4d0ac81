"""The program itself in a real X window, mashed by xdotool, killed and started anew on its home.

Nothing is known here of what is on the screen: keys and clicks fall where they fall. What must hold is that
the program lives until it is killed, writes no report, and leaves nothing but whole saves.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.ui import laid
from tests.ui.hands import SIZES
from tests.ui.soak.home import Home
from tests.ui.soak.life import megabytes
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Saga
from valhalla.words import language
from valhalla.workshop.record import soaked

KEYS: Final = (
    *("Return", "Tab", "space", "Down", "Up", "Left", "Right") * 3, "Escape", "x", "s", "h", "F1", "F11",
    "ctrl+z", "Page_Down", "y", "l",
)  # fmt: skip
LIFE: Final = 20  # seconds, at most twice as many
STARTING: Final = 90.0


class RealLife:
    """The program with a table of its own on a home, and hands at its window."""

    def __init__(self, home: Home, luck: Chance, *arguments: str) -> None:
        self.home, self.luck = home, luck
        self.log = home.folder / "valhalla.log"
        self.log.unlink(missing_ok=True)
        environment = {**os.environ, "VALHALLA_HOME": str(home.folder), "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "valhalla", *arguments], env=environment, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + STARTING
        while not (self.log.exists() and "first frame" in self.log.read_text(encoding="utf-8")):
            assert self.process.poll() is None and time.monotonic() < end, "it never showed its first frame"
            time.sleep(0.05)
        found = self.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))
        self.window = found.split()[-1]

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False, timeout=20)
        return done.stdout

    def touch(self) -> None:
        """A key, mostly a click, now and then another size."""
        way = self.luck.below(40)
        if way == 0:
            self.xdotool("windowsize", self.window, *map(str, self.luck.pick(SIZES)))
        elif way < 16:
            self.xdotool("key", self.luck.pick(KEYS))  # to where the pointer is: there is no other window
        else:
            x, y = self.luck.below(1200), self.luck.below(700)
            self.xdotool("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def live(self, seconds: float) -> tuple[int, float]:
        """Until it is killed: how often it was touched, and the megabytes it held in the end."""
        end, touched, held = time.monotonic() + seconds, 0, 0.0
        while time.monotonic() < end and self.process.poll() is None:
            self.touch()
            touched += 1
            held = megabytes(self.process.pid) if self.process.poll() is None else held
        # A click may have found Quit: that is no fault.
        self.process.kill()
        self.process.wait()
        return touched, held

    def faults(self) -> list[str]:
        told = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        wrong = [line for line in told if " ERROR " in line or " CRITICAL " in line]
        ended = [] if self.process.returncode in (0, -9) else [f"it ended with {self.process.returncode}"]
        return [*ended, *wrong, *self.home.faults()]


def real_run(minutes: float, seed: int) -> int:
    """Lives in a real window for so long, and what came of them."""
    if not os.environ.get("DISPLAY"):
        print("A real window needs a display: xvfb-run build/soak.py --real MINUTES")
        return 1
    luck, faults, lives, touched = Chance(seed), list[str](), 0, 0
    kinds = list(soaked())
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder))
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            lives += 1
            kind = kinds[lives % len(kinds)]
            path = home.saves / f"{kind} {lives}.saga"
            laid.lay(kind, luck, seed + lives, path).close()
            tongue = luck.pick(language.languages())
            (home.folder / "settings.yaml").write_text(f"language: {tongue}\n", encoding="utf-8")
            before = len(Saga(path).lines)
            life = RealLife(home, luck, str(path))
            count, held = life.live(LIFE + luck.below(LIFE))
            touched += count
            faults += [f"life {lives}: {fault}" for fault in life.faults()]
            grown = len(Saga(path).lines) - before if path.exists() else 0
            told = f"{count} touches, {grown} decisions more in its save, {held:.0f} MB"
            print(f"life {lives}, {kind}, {tongue}: {told}", flush=True)
    for fault in dict.fromkeys(faults):
        print(f"FAILED {fault}")
    print(f"{lives} lives in a real window, {touched} touches, {len(faults)} faults, seed {seed}")
    return 1 if faults else 0
