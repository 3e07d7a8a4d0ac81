"""The real window: the display made ready, the loop, and a report if we crash. Leaving loses nothing."""

from __future__ import annotations

import logging
import os
import re
import sys
import time
import traceback
import warnings
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from valhalla.kernel.files import plain_file, sweep
from valhalla.kernel.paths import data_dir, home, saves_dir
from valhalla.ui import doors, tables
from valhalla.ui.app import RESTING, App
from valhalla.ui.report import log_file, tell, write_report
from valhalla.ui.settings import Settings, load
from valhalla.ui.units import LEAST_WINDOW, least_of
from valhalla.words import language
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.kernel.session import Session

log = logging.getLogger(__name__)

STARTED: Final = time.perf_counter()
UNSEEN: Final = ("dummy", "offscreen")  # video drivers nobody can look at
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")  # one of these says where it is
# By this name the desktop finds the icon of a window, on X11 and on Wayland; else it is called "python3".
APP_ID: Final = "valhalla"
NAMED: Final = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
FRAMES: Final = 60  # a second
QUIET_MS, RESTING_MS = 30, 200  # how long to wait for something when nothing moves
LONGEST: Final = 0.5  # seconds a frame may count: a laptop that slept does not skip anything
ICON: Final = "baked/icon/icon-64.webp"
SPOKEN: Final = (
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
)  # where Linux says which language, first come first


def prepare() -> None:
    """What SDL must know before it looks for a display."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    for name in NAMED:
        os.environ.setdefault(name, APP_ID)
    if sys.platform == "linux" and not os.environ.get("WAYLAND_DISPLAY"):
        # X11 without a GPU: plain frames are many times faster. On Wayland this fails.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def possible() -> bool:
    """Whether there is a display that somebody can see."""
    prepare()
    if sys.platform == "linux" and not any(os.environ.get(name) for name in DISPLAYS):
        return False
    try:
        pygame.display.init()
    except pygame.error as error:
        log.info("no display: %s", error)
        return False
    return pygame.display.get_driver() not in UNSEEN


def run(file: Path | None = None) -> int:
    """Open the window, with a save or with the menu. Raises `SaveError` if the save cannot be read."""
    with log_file():
        _tidy()
        session = None
        if file is not None:
            session = tables.opened(file)
        try:
            app = make()
        except OSError:  # said in one line by whoever called
            raise
        except Exception:  # noqa: BLE001 - whatever it is, it goes into the report
            _crashed(None, traceback.format_exc())
            return 1
        return _show(app, session)


def _tidy() -> None:
    """Clear away what programs that were killed have left."""
    with suppress(OSError):  # no folder that could be used: then nothing lies there, either
        for folder in (home(), saves_dir(), home() / "lesson"):
            sweep(folder)


def _show(app: App, session: Session | None) -> int:
    """From the first frame to the last."""
    try:
        _begin(app, session)
        app.step(0.0, [])
        pygame.display.flip()
        log.info("first frame after %.0f ms", 1000 * (time.perf_counter() - STARTED))
        _find_pads()
        loop(app)
    except Exception:  # noqa: BLE001 - whatever it is, it goes into the report
        _crashed(app, traceback.format_exc())
        return 1
    finally:
        _leave(app)
    return 0


# Beginning


def make() -> App:
    """The app with its window, settings and language."""
    prepare()
    pygame.display.init()
    pygame.font.init()
    settings, trouble = load()
    trouble += _speak(settings)
    icon = _set_icon()
    app = App(_open(settings), settings)
    app.art.trouble += icon
    for line in trouble:
        log.warning("%s", line)
        app.notices.say(line)
    return app


def _open(settings: Settings) -> pygame.Surface:
    pygame.display.set_caption("Valhalla")
    flags = pygame.FULLSCREEN if settings.fullscreen else pygame.RESIZABLE
    screen = pygame.display.set_mode((0, 0) if settings.fullscreen else _size(settings), flags)
    with warnings.catch_warnings():
        # Deprecated, yet the only way to a least size while the display module owns the window.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = (min(LEAST_WINDOW),) * 2
    return screen


def _size(settings: Settings) -> tuple[int, int]:
    """The size of last time, or three quarters of the screen."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    width, height = settings.window
    if least_of((width, height)) != (width, height) or width > wide or height > high:
        width = min(wide * 3 // 4, high * 4 // 3)
        height = width * 9 // 16
    return least_of((width, height))


def _speak(settings: Settings) -> list[str]:
    """The language of the settings, else that of the system if we have it. What cannot be spoken is told."""
    trouble = []
    for wanted in (settings.language, *of_system()):
        if wanted in language.languages():
            try:
                language.use(wanted)
                break
            except language.LanguageError as error:
                trouble.append(str(error))
    return trouble


def of_system() -> list[str]:
    """The languages the system asks for, the best first, whether or not its locale is installed."""
    asked = [locale["language"] for locale in pygame.system.get_pref_locales()]
    if sys.platform == "linux":  # SDL reads but a part of it there
        asked[:0] = [code for name in SPOKEN for code in os.environ.get(name, "").split(":")]
    return [re.split("[_.@]", code)[0] for code in asked]


def _set_icon() -> list[str]:
    """Without one the system has its own for us."""
    path = data_dir("assets") / ICON
    try:
        pygame.display.set_icon(pygame.image.load(plain_file(path)))
    except (OSError, pygame.error) as error:
        return [f"{path}: {error}"]
    return []


def _begin(app: App, session: Session | None) -> None:
    if session is not None:
        tables.open_table(app, session)
    else:
        first = doors.MENU if app.settings.language else doors.WELCOME
        app.reset(first.opened(app))


def _find_pads() -> None:
    """Gamepads are looked for once the first picture stands: that may take a while."""
    try:
        from pygame._sdl2 import controller  # noqa: PLC0415

        controller.init()
    except (ImportError, pygame.error) as error:
        log.info("no gamepads: %s", error)


# The loop


def loop(app: App) -> None:
    """Frames until somebody leaves; when nothing moves, wait for something to happen."""
    clock = pygame.time.Clock()
    came: list[pygame.event.Event] = []
    while app.running:
        dt = min(clock.tick(FRAMES) / 1000, LONGEST)
        drawn = app.step(dt, [*came, *pygame.event.get()])
        came = []
        if drawn:
            pygame.display.flip()
        elif app.running:
            event = pygame.event.wait(QUIET_MS if app.idle < RESTING else RESTING_MS)
            came = [event] if event.type != pygame.NOEVENT else []


def _leave(app: App) -> None:
    if not app.settings.fullscreen:
        app.settings.window = app.window.get_size()
    app.keep_settings()
    try:
        app.close()
    finally:
        pygame.quit()


# When things go wrong


def _crashed(app: App | None, trouble: str) -> None:
    """Write the report and tell where it is. The save is whole: each decision was written as it was made."""
    path = write_report(app, trouble)
    sys.stderr.write(trouble)
    said = _("Valhalla has crashed. Nothing of your game is lost. What happened is written in {path}")
    sys.stderr.write(said.format(path=path) + "\n")
    if pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN:
        tell(said.format(path=path))
