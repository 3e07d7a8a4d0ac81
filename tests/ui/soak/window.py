"""The long run at the window: a process that is mashed, killed at any moment and started anew on its home.

The first life has more than half of the time, so that its memory tells something; the others are short, and
many end in the middle of a decision being written. After each, whatever it had said to be on the disk must be
there, every save must pass `valhalla verify`, and the next life goes on with the last table by *Continue*.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

from tests.ui.mash import never_seen
from tests.ui.soak.home import Home, Stand
from tests.ui.soak.life import megabytes
from tests.ui.soak.memory import MOST_AT_REST, MOST_HELD, MOST_OBJECTS, by_minute, verdict
from valhalla.kernel.chance import Chance

LONG: Final = 0.6  # of the minutes belong to the first life
SHORTEST, LONGEST = 6, 30  # seconds of the other lives, from when they go on with their table
STARTING: Final = 120.0  # seconds in which a life must have begun
LEAVING: Final = 20.0  # seconds in which its helper must have gone, too
SAMPLE: Final = 2.0  # seconds between two looks at its memory
COUNTED: Final = ("inputs", "tables", "finished", "decisions", "frames", "reopened")


class Child:
    """A life in its own process, and what it says."""

    def __init__(self, home: Path, seed: int, minutes: float) -> None:
        environment = {
            **os.environ, "HOME": str(home.parent), "VALHALLA_HOME": str(home), "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "PYTHONPATH": str(Path(__file__).parents[3]),
        }  # fmt: skip
        command = [sys.executable, "-m", "tests.ui.soak.life", str(home), str(seed), str(minutes)]
        self.errors = home.parent / "stderr"
        with self.errors.open("w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                command, env=environment, cwd=home.parent, stdout=subprocess.PIPE, stderr=errors, text=True,
                start_new_session=True,
            )  # fmt: skip
        self.began = time.monotonic()
        self.said: Queue[dict[str, Any] | None] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                if line.endswith("\n"):  # the last one may be cut off by the kill
                    self.said.put(json.loads(line))
        self.said.put(None)

    def hear(self, seconds: float) -> dict[str, Any] | None:
        """The next thing it says; None if it says nothing for so long."""
        try:
            return self.said.get(timeout=seconds)
        except Empty:
            return None

    def kill(self) -> list[str]:
        """As the system does when memory runs out. What it wrote to stderr, and who stays behind."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._reader.join()
        errors = self.errors.read_text(encoding="utf-8").strip()
        wrong = [f"stderr: {errors}"] if errors else []
        end = time.monotonic() + LEAVING
        while _lives(self.process.pid) and time.monotonic() < end:
            time.sleep(0.05)
        return [*wrong, *(["its helper process outlived it"] if _lives(self.process.pid) else [])]


def _lives(group: int) -> bool:
    """Whether anybody of a group of processes is there, dead ones that nobody has buried left out."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # gone by now
            continue
        if int(fields[2]) == group and fields[0] not in "ZX":
            return True
    return False


class Run:
    """One life after the other on the same home, and what came of them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.home = Home(folder / "home")
        self.seed = seed
        self.luck = Chance(seed)
        self.faults: list[str] = []
        self.totals: Counter[str] = Counter()
        self.kinds: dict[str, Counter[str]] = {name: Counter() for name in ("scenes", "games", "tongues")}
        self.lives = self.kills = self.in_writing = self.continued = self.promised = 0
        self.held: list[tuple[float, float]] = []  # of the first life: minute and megabytes
        self.at_rest: list[tuple[float, float]] = []
        self.objects: list[tuple[float, float]] = []  # minute and thousands of Python's objects, at rest

    def life(self, seconds: float, *, in_writing: bool) -> None:
        """One life, killed after so long, or then as soon as it writes something."""
        expected, torn = self.home.stand(), self.home.newest_is_torn()
        self.lives += 1
        child = Child(self.home.folder, self.seed + 1000 * self.lives, seconds / 60 + 60)
        last: dict[str, Any] = {}
        try:
            last = self._listen(child, seconds, in_writing, expected, torn)
        finally:
            self.faults += child.kill()
            self.kills += 1
        while (said := child.hear(0.0)) is not None:  # what it had said before it died
            self.home.hear(said)
            last = said if said["kind"] == "stand" else last
        self._add(last)
        self.promised += len(self.home.promises)
        self.faults += [f"life {self.lives}: {fault}" for fault in self.home.faults()]

    def _listen(
        self, child: Child, seconds: float, in_writing: bool, expected: Stand | None, torn: bool
    ) -> dict[str, Any]:
        """Until it is to be killed. The last that it said of itself."""
        last: dict[str, Any] = {}
        continued, sampled, end = expected is None, 0.0, time.monotonic() + STARTING
        while child.process.poll() is None and time.monotonic() < end + (LONGEST if in_writing else 0):
            said = child.hear(0.2)
            if said is not None:
                self.home.hear(said)
                self._note(said, child)
                if said["kind"] == "continued" and expected is not None:
                    continued = True
                    self._compare(said, expected, torn)
                if said["kind"] == "stand":
                    end = end if last else time.monotonic() + seconds
                    last = said
                if said["kind"] == "writing" and in_writing and last and time.monotonic() > end:
                    self.in_writing += 1
                    time.sleep(self.luck.below(30) / 10_000)
                    break
            if time.monotonic() > sampled + SAMPLE:
                sampled = time.monotonic()
                self._sample(child)
        if child.process.poll() is not None:
            self.faults.append(f"life {self.lives} ended by itself: {child.process.returncode}")
        if not last or not continued:
            self.faults.append(f"life {self.lives} never went on with {expected}")
        return last

    def _note(self, said: dict[str, Any], child: Child) -> None:
        if said["kind"] == "trouble":
            self.faults.append(f"life {self.lives}: {said['text']}")
        elif said["kind"] == "rest" and self.lives == 1:
            minute = (time.monotonic() - child.began) / 60
            self.at_rest.append((minute, said["megabytes"]))
            self.objects.append((minute, said["objects"] / 1000))

    def _compare(self, said: dict[str, Any], expected: Stand, torn: bool) -> None:
        self.continued += 1
        if Stand(said["file"], said["n"], said["state"]) != expected:
            self.faults.append(f"life {self.lives} went on with {said} instead of {expected}")
        if torn and not said["notices"]:
            self.faults.append(f"life {self.lives} was not told of a torn line")

    def _sample(self, child: Child) -> None:
        minute = (time.monotonic() - child.began) / 60
        if self.lives == 1 and child.process.poll() is None:
            before = int(self.held[-1][0]) if self.held else 0
            self.held.append((minute, megabytes(child.process.pid)))
            if int(minute) > before:
                print(f"  minute {int(minute)}: {self.held[-1][1]:.0f} MB", flush=True)

    def _add(self, last: dict[str, Any]) -> None:
        self.totals.update({name: last.get(name, 0) for name in COUNTED})
        for name, counter in self.kinds.items():
            counter.update(last.get(name, {}))

    # What is told

    def tell(self) -> bool:
        """Print the figures; whether all was well."""
        t = self.totals
        print(f"{', '.join(f'{t[name]} {name}' for name in COUNTED)}, seed {self.seed}")
        for name in ("games", "tongues"):
            print(f"{name}: {', '.join(f'{kind} {n}' for kind, n in sorted(self.kinds[name].items()))}")
        seen = set(self.kinds["scenes"])
        missing = ", ".join(never_seen(seen)) or "none"
        plain = {name.partition(" ")[0] for name in seen}
        print(
            f"{len(plain)} kinds of scenes, {len(seen)} with the games they belong to; never seen: {missing}"
        )
        print(
            f"{self.lives} lives, {self.kills} killed ({self.in_writing} writing), {self.continued} went "
            f"on by Continue, {self.home.torn} saves torn, {self.promised} promises of saves looked after"
        )
        drafts = sum(1 for path in self.home.folder.rglob("*") if path.suffix in (".part", ".new"))
        print(f"{drafts} drafts left behind by kills, {len(list(self.home.saves.glob('*.saga')))} saves")
        print(f"memory by minute: {by_minute(self.held)} MB; at rest: {by_minute(self.at_rest)} MB")
        print(f"thousands of objects at rest: {by_minute(self.objects)}")
        verdicts = (
            verdict("memory of the first life", self.held, MOST_HELD),
            verdict("memory at rest", self.at_rest, MOST_AT_REST),
            verdict("objects at rest", self.objects, MOST_OBJECTS, "thousand"),
        )
        print(*(told for told, _flat in verdicts), sep="\n")
        for fault in dict.fromkeys(self.faults):
            print(f"FAILED {fault}")
        print(f"{len(self.faults)} faults", flush=True)
        return not self.faults and all(flat for _told, flat in verdicts)


def long_run(minutes: float, seed: int) -> int:
    """Live, die and live again for so long, and print what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        run = Run(Path(folder), seed)
        end = time.monotonic() + 60 * minutes
        run.life(60 * minutes * LONG, in_writing=True)
        while time.monotonic() + SHORTEST < end:
            if run.luck.below(3) == 0:
                run.home.tear(run.luck.below(1000))
            run.life(SHORTEST + run.luck.below(LONGEST - SHORTEST), in_writing=run.luck.below(3) > 0)
        return 0 if run.tell() else 1
