"""Attack after attack, for as long as one likes: every input told by its seed, every fault counted.

An input may take ten seconds of the process's own time and a gigabyte. A process that takes more, dies, or
says nothing for two minutes has found a fault.
"""

from __future__ import annotations

import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple

import msgspec

from tests.attack.dying import may_mount

ROOT: Final = Path(__file__).resolve().parents[2]
SECONDS: Final = 10.0  # of its own time that an input may take
SILENT: Final = 120.0  # seconds after which it hangs, also where many want the same processor
MEGABYTES: Final = 1024  # that a process may hold
STARTING: Final = 60.0
RENEWED: Final = 300  # inputs after which another process takes over: memory is the most it ever had
SHOWN: Final = 20  # faults that differ
LAST_LINES: Final = 12  # of a traceback
# How often each kind comes in a round: by what it costs, and what it may find. A seed has its place in it.
ROUND: Final = {
    "saves": 40, "headers": 30, "lessons": 10, "settings": 40, "cards": 10, "assets": 2, "kills": 2,
    "full disks": 3, "thinkers": 1, "windows": 3,
}  # fmt: skip
IN_TURN: Final = [kind for kind, count in ROUND.items() for _ in range(count)]


class Fault(NamedTuple):
    kind: str
    seed: int
    why: str


class Target:
    """A process under attack."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.done = 0
        self._begin()

    def _begin(self) -> None:
        environment = {
            **os.environ, "HOME": str(self.home), "VALHALLA_HOME": str(self.home / "home"),
            "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }  # fmt: skip
        self._errors = (self.home / "stderr").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.child", str(self.home / "home")], env=environment, cwd=ROOT,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True,
        )  # fmt: skip
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = Thread(target=self._read, args=(self.process, self._said), daemon=True)
        self._reader.start()
        self.done = 0

    @staticmethod
    def _read(process: subprocess.Popen[str], said: queue.SimpleQueue[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                said.put(line)
        said.put("")

    def attack(self, kind: str, seed: int) -> tuple[dict[str, Any] | None, str]:
        """What came of it, and what is wrong, if anything is."""
        if self.done >= RENEWED:
            self._end()
            self._begin()
        assert self.process.stdin is not None
        told_before = os.fstat(self._errors.fileno()).st_size
        try:
            self.process.stdin.write(f"{kind} {seed}\n")
            self.process.stdin.flush()
            line = self._said.get(timeout=SILENT if self.done else SILENT + STARTING)
        except (queue.Empty, OSError):
            line = "?"
        self.done += 1
        if line not in ("", "?"):
            came = msgspec.json.decode(line)
            return came, self._judged(came)
        why = "died" if line == "" else f"silent for {SILENT:.0f} s"
        return None, f"{why}: {self._renewed(told_before)}"

    def _judged(self, came: dict[str, Any]) -> str:
        if came["megabytes"] > MEGABYTES:
            self._renewed()
            return f"took {came['megabytes']:.0f} MB"
        if came["seconds"] > SECONDS:
            return f"took {came['seconds']:.1f} s"
        return str(came["fault"])

    def _renewed(self, told_before: int = 0) -> str:
        """Another process instead of this one; the last that it had to say since it had said so many bytes.

        What it logged of inputs before this one, of believed saves that tripped say, is no fault of this one.
        """
        self._end()
        told = (self.home / "stderr").read_bytes()[told_before:][-2000:]
        self._begin()
        return told.decode(errors="replace")

    def _end(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        self._errors.close()
        assert self.process.stdin is not None
        with suppress(OSError):  # what it had not read is lost with it
            self.process.stdin.close()

    def close(self) -> None:
        self._end()


class Attack:
    """So many minutes of it, and the table of what came of it."""

    def __init__(self, seed: int) -> None:
        self.seed = self.first = seed
        self.inputs: Counter[str] = Counter()
        self.came: dict[str, Counter[str]] = {}
        self.slowest: dict[str, float] = {}
        self.most = 0.0
        self.faults: list[Fault] = []
        self.kinds = {kind: count for kind, count in ROUND.items() if kind != "full disks" or may_mount()}

    def one(self, target: Target, kind: str) -> None:
        came, why = target.attack(kind, self.seed)
        self.inputs[kind] += 1
        if came is not None:
            self.most = max(self.most, came["megabytes"])
            self.slowest[kind] = max(self.slowest.get(kind, 0.0), came["seconds"])
            self.came.setdefault(kind, Counter())[came["came"]] += 1
        if why:
            self.faults.append(Fault(kind, self.seed, why))
        self.seed += 1

    def go(self, minutes: float) -> None:
        home = Path(tempfile.mkdtemp(prefix="valhalla-attack-"))
        target, end = Target(home), time.monotonic() + 60 * minutes
        try:
            while time.monotonic() < end:
                kind = IN_TURN[self.seed % len(IN_TURN)]
                if kind in self.kinds:
                    self.one(target, kind)
                else:
                    self.seed += 1
        finally:
            target.close()
            shutil.rmtree(home, ignore_errors=True)

    def tell(self) -> None:
        print(f"{'kind':11} {'inputs':>7} {'faults':>7} {'slowest s':>9}  what came of it")
        faults = Counter(fault.kind for fault in self.faults)
        for kind in self.kinds:
            often = self.came.get(kind, Counter()).most_common(6)
            came = ", ".join(f"{count} {name}" for name, count in often if name)
            slowest = self.slowest.get(kind, 0.0)
            print(f"{kind:11} {self.inputs[kind]:7} {faults[kind]:7} {slowest:9.1f}  {came}")
        seeds = f"seeds {self.first} to {self.seed - 1}"
        print(f"{sum(self.inputs.values())} inputs, {seeds}, {self.most:.0f} MB at most")
        for alike in self._alike():
            told = ", ".join(f"{fault.kind} {fault.seed}" for fault in alike[:5])
            print(f"FAULT, {len(alike)} times ({told}):\n{alike[0].why}")

    def _alike(self) -> list[list[Fault]]:
        """The faults that end in the same last lines, the most frequent first."""
        alike: dict[str, list[Fault]] = {}
        for fault in self.faults:
            alike.setdefault("\n".join(fault.why.strip().splitlines()[-LAST_LINES:]), []).append(fault)
        return sorted(alike.values(), key=len, reverse=True)[:SHOWN]


def long_attack(minutes: float, seed: int) -> int:
    """What `build/soak.py --attack MINUTES` does."""
    attack = Attack(seed)
    attack.go(minutes)
    attack.tell()
    return 1 if attack.faults else 0
