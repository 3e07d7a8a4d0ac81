"""When things go wrong: the logs of the last runs, and after a crash a report with all that somebody needs.

A report lies in a folder of its own, with a copy of every game that was open. The save itself is whole all
the same: each decision was written as it was made.
"""

from __future__ import annotations

import logging
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import platformdirs
import pygame
import yaml
from pygame import Surface

from valhalla import __version__
from valhalla.kernel.files import numbered, plain_file
from valhalla.kernel.journal import SUFFIX, SaveError
from valhalla.kernel.paths import data_dir, home

if TYPE_CHECKING:
    from valhalla.kernel.session import Session
    from valhalla.ui.app import App

log = logging.getLogger(__name__)

LOG: Final = "valhalla.log"
OLD_LOGS: Final = 4
MOST_LOG: Final = 1_000_000  # bytes of a run
TAIL: Final = 60  # lines of the log in a report
LEAVING: Final = (
    pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN,
)  # fmt: skip
HELD_MS: Final = 700
PRIVATE: Final = 0o700
INK, PAPER = (236, 223, 196), (38, 26, 20)


# Logs


class _Handler(logging.FileHandler):
    """A log that does not fill the disk, whatever repeats itself."""

    def emit(self, record: logging.LogRecord) -> None:
        if self.stream is not None and self.stream.tell() < MOST_LOG:
            super().emit(record)


@contextmanager
def log_file() -> Iterator[None]:
    """A log of this run beside the saves; those of the last runs are kept with a number."""
    logger = logging.getLogger("valhalla")
    try:
        home().mkdir(parents=True, exist_ok=True)
        _rotate(home() / LOG)
        handler = _Handler(home() / LOG, encoding="utf-8")
    except OSError:  # the folder cannot be written to: the scenes say so where it matters
        yield
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        handler.close()


def _rotate(path: Path) -> None:
    """valhalla.log becomes valhalla-1.log, that valhalla-2.log, and the oldest goes."""
    names = [path, *(path.with_stem(f"{path.stem}-{n}") for n in range(1, OLD_LOGS + 1))]
    for older, newer in reversed(list(zip(names[1:], names, strict=False))):
        with suppress(OSError):  # not there, or open in another window on Windows: then we write on in it
            os.replace(newer, older)


# Reports


def write_report(app: App | None, trouble: str) -> Path:
    """Write down what happened; the file. If no folder can be written to, the file is nowhere."""
    for made in (_beside_saves, _elsewhere):
        try:
            folder = made()
            (folder / "report.txt").write_text("\n".join(_lines(app, trouble)), encoding="utf-8")
        except OSError:
            log.exception("no report by %s", made.__name__)
            continue
        for number, session in enumerate(_sessions(app)):
            _copy(session, folder / f"game-{number + 1}{SUFFIX}")
        return folder / "report.txt"
    return Path(os.devnull)


def _beside_saves() -> Path:
    """A new folder in the player's own, which nobody else looks into."""
    reports = home() / "reports"
    reports.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    for folder in numbered(reports / f"crash-{time.strftime('%Y-%m-%d-%H-%M-%S')}"):
        with suppress(FileExistsError):
            folder.mkdir(mode=PRIVATE)
            break
    return folder


def _elsewhere() -> Path:
    """Where everybody may write, nobody can know its name beforehand."""
    return Path(tempfile.mkdtemp(prefix="valhalla-crash-"))


def _lines(app: App | None, trouble: str) -> Iterator[str]:
    kind = "packaged" if getattr(sys, "frozen", False) else "not packaged"
    yield f"Valhalla {__version__}, {kind}, Python {platform.python_version()}, {platform.platform()}"
    yield f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
    yield f"msgspec {msgspec.__version__}, PyYAML {yaml.__version__}, platformdirs {platformdirs.__version__}"
    if app is not None:
        yield from _about(app)
    yield from ("", "The last lines of the log:", *_tail(), "", trouble)


def _about(app: App) -> Iterator[str]:
    yield f"window {app.window.get_size()}, unit {app.units.u:.2f}, driver {pygame.display.get_driver()}"
    yield f"settings {msgspec.json.encode(app.settings).decode()}"
    yield f"scenes {', '.join(type(scene).__name__ for scene in app.scenes)}"
    for session in _sessions(app):
        yield f"save {session.journal.path if session.journal is not None else 'none'}"
        yield f"game {session.game.ID}, seed {session.seed}, decisions {len(session.log)}"
    yield from (*app.art.trouble, *app.fonts.trouble, *app.sound.trouble)
    yield from ("", "The last events:", *map(str, app.recent))


def _sessions(app: App | None) -> list[Session]:
    """The games that are open."""
    scenes = app.scenes if app is not None else []
    matches = [match for scene in scenes if (match := getattr(scene, "match", None)) is not None]
    return list({id(match.session): match.session for match in matches}.values())


def _tail() -> list[str]:
    with suppress(OSError):
        return plain_file(home() / LOG).read_text(encoding="utf-8", errors="replace").splitlines()[-TAIL:]
    return []


def _copy(session: Session, to: Path) -> None:
    """The game as its save has it, with all that was taken back; as we know it, if it has none."""
    try:
        if session.journal is None:
            session.save(to)
        else:
            session.journal.wait()
            shutil.copyfile(session.journal.path, to)
    except (OSError, SaveError):
        log.exception("no copy of the game in %s", to)


# Telling of it


def tell(text: str) -> None:
    """Show the player this until somebody presses something; in the window if it is open, else in a box."""
    screen = pygame.display.get_surface()
    try:
        if screen is None:
            pygame.display.message_box("Valhalla", text, message_type="error")
        else:
            _show(screen, text)
    except pygame.error:  # a system without boxes, a window that is gone: it stands in the log
        log.exception("cannot be shown: %s", text)


def _show(screen: Surface, text: str) -> None:
    """A page that needs nothing of what may be broken: neither scenes nor pictures."""
    _page(screen, text)
    pygame.time.wait(HELD_MS)  # a key that was about to be pressed does not take it away
    pygame.event.clear()
    while True:
        _page(screen, text)
        event = pygame.event.wait()
        if event.type in LEAVING:
            return
        screen = pygame.display.get_surface() or screen  # it may have another size by now


def _page(screen: Surface, text: str) -> None:
    width, height = screen.get_size()
    font = pygame.font.Font(_font(), max(16, height // 32))
    words = font.render(text, True, INK, None, width * 3 // 4)
    screen.fill(PAPER)
    screen.blit(words, words.get_rect(center=(width // 2, height // 2)))
    pygame.display.flip()


def _font() -> Path | None:
    """Our own, which has all letters; pygame's if the assets are what is missing."""
    with suppress(OSError):
        path = data_dir("assets") / "fonts" / "Alegreya-Regular.ttf"
        return path if path.is_file() else None
    return None
