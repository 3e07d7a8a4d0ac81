"""Processes that are killed while they write or think, disks that are full, windows that are tiny."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from tests.attack.using import Fault, Player
from tests.kernel.test_kill import deeds, started, survived
from tests.ui import laid
from tests.ui.hands import Hands
from valhalla.cli.saves import verify_file
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Saga, SaveError
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.ui import tables
from valhalla.ui.scenes.menu import MenuScene
from valhalla.workshop.record import soaked

SIZES: Final = (
    (1, 1), (1, 400), (640, 1), (2, 3), (16, 9), (40, 40), (100, 60), (320, 200), (639, 399), (3000, 40),
)  # fmt: skip
THINKS: Final = 4.0  # seconds for a table to go on


def good(path: Path) -> int:
    """A save must be good; how many lines it has."""
    line, _session = verify_file(path)
    if not line["ok"]:
        raise Fault(f"after a kill: {line['error']}")
    return len(Saga(path).lines)


def killed(folder: Path, luck: Chance) -> str:
    """A process that plays and saves is killed; all that it had written is there but the line in flight."""
    lines = survived(folder, 1 + luck.below(10**6))
    return "killed" if lines else "killed early"


# Full disks


def may_mount() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of its own, of so many kilobytes."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def full_disk(folder: Path, luck: Chance) -> str:
    """The disk is full in the midst of a game and then has room again: nothing that was decided is lost."""
    with small_disk(folder / "disk", 8 + 4 * luck.below(16)) as disk:
        filler = disk / "filler"
        try:
            session = started(luck.below(10**6), disk)
        except SaveError:
            return "refused"
        with suppress(OSError):
            filler.write_bytes(bytes(luck.below(60_000)))
        with closing(session):
            lines = _until_full(session, luck)
            filler.unlink(missing_ok=True)
            subprocess.run(["mount", "-o", "remount,size=4m", disk], check=True)
        if good(disk / session.file) != lines:
            raise Fault("a decision is lost on a full disk")
        return "full" if lines > 1 else "good"


def _until_full(session: Session, luck: Chance) -> int:
    """Play on, and for a while after the disk refuses: the lines that are due."""
    handed, late = 0, 5 + luck.below(40)
    for lines in deeds(session):
        handed = lines
        assert session.journal is not None
        session.journal.wait()
        late -= bool(session.journal.trouble)
        if not late:
            break
    return handed


# At the window


def killed_thinker(player: Player, luck: Chance) -> str:
    """Who thinks is killed, or stopped: the table goes on."""
    path = saves_dir() / "thinks.saga"
    laid.lay(luck.pick(list(soaked())), luck, luck.below(10**6), path, laid.BEGUN).close()
    if not tables.open_save(player.app, path):
        raise Fault("a good save is refused")
    hands, worker = Hands(player.app, luck), player.app.worker
    end = time.monotonic() + THINKS
    kills = 0
    while time.monotonic() < end and kills < 3:
        hands.usable()
        player.app.running = True
        if worker.pid is not None and worker.busy and not luck.below(3):
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGKILL)
            kills += 1
        time.sleep(0.01)
    player.app.reset(MenuScene(player.app))
    good(path)
    return f"{kills} kills"


def tiny_windows(player: Player, luck: Chance) -> str:
    """The hands of a child at windows of any size."""
    path = saves_dir() / "tiny.saga"
    laid.lay(luck.pick(list(soaked())), luck, luck.below(10**6), path).close()
    hands = Hands(player.app, luck)
    try:
        for opened in (False, True):
            if opened:
                tables.open_save(player.app, path)
            for _ in range(2):
                resized(hands, luck.pick(SIZES))
                for _ in range(3):
                    luck.pick(hands.ways)()
                    player.app.running = True
    finally:
        resized(hands, (960, 600))
    player.app.reset(MenuScene(player.app))
    return "drawn"


def resized(hands: Hands, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    hands.robot.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
