"""What `valhalla --self-test` does with the window: load every asset, draw every kind of scene unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pygame

from valhalla.kernel.paths import data_dir
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.scenes.dialog import Ask, Choose, Confirm
from valhalla.ui.scenes.keys import Grab, KeysScene
from valhalla.words.language import N_, _, translated
from valhalla.workshop import halls, posing
from valhalla.workshop.posing import Shot, make_app
from valhalla.workshop.record import works
from valhalla.workshop.shots import all_shots

SIZE: Final = (1280, 720)


class Kind(NamedTuple):
    """A kind of asset: its name, where its files are, and what loads one of them."""

    name: str
    files: str
    load: Callable[[Path], Any]


ASSETS: Final = (
    Kind(N_("pictures"), "baked/**/*.webp", pygame.image.load),
    Kind(N_("fonts"), "fonts/*.ttf", lambda path: pygame.font.Font(path, 20)),
    Kind(N_("sounds"), "sounds/*.ogg", pygame.mixer.Sound),
    Kind(N_("pieces of music"), "music/*.ogg", pygame.mixer.music.load),
)


class Found(NamedTuple):
    """A line of the test, and whether it is good news."""

    line: str
    good: bool = True


def checkup() -> Iterator[Found]:
    """Everything, a line each."""
    app = make_app(SIZE)
    try:
        yield from assets(app)
        yield from scenes(app, tested())
    finally:
        app.close()


def assets(app: App) -> Iterator[Found]:
    """Every file of every kind can be loaded; where there is no sound at all, sounds cannot be tried."""
    folder = data_dir("assets")
    for kind in ASSETS:
        files = sorted(folder.glob(kind.files))
        if ".ogg" in kind.files and not app.sound.working:
            continue
        bad = [found for found in (_unloadable(kind, path) for path in files) if found]
        yield from (Found(line, good=False) for line in bad)
        line = _("{what}: {loaded} loaded").format(what=_(kind.name), loaded=len(files) - len(bad))
        yield Found(line, good=bool(files))


def _unloadable(kind: Kind, path: Path) -> str:
    try:
        kind.load(path)
    except (pygame.error, OSError) as error:
        return f"{path}: {error}"
    return ""


def tested() -> dict[str, Shot]:
    """Of all shots those that show every kind of scene at least once, and a few things besides."""
    shots = all_shots()
    return {**halls.SHOTS, **{name: shots[name] for work in works() for name in work.tested}, **MORE}


def scenes(app: App, shown: dict[str, Shot]) -> Iterator[Found]:
    """Every kind of scene can be drawn, and has all it wants to show."""
    for name, show in shown.items():
        try:
            show(app)
            posing.settle(app, 0.1)
            app.draw()
        except Exception as error:  # noqa: BLE001 - whatever it is, this scene is broken, and the next is tried
            yield Found(f"{name}: {type(error).__name__}: {error}", good=False)
            continue
        yield Found(_("{what}: drawn").format(what=name))
    yield from (Found(translated(text), good=False) for text in (*app.art.trouble, *app.fonts.trouble))


def _grab(app: App) -> None:
    keys = KeysScene(app)
    app.reset(keys)
    app.push(Grab(keys, Act.UNDO, pad=False))


def _questions(app: App) -> None:
    """The three kinds of question, one over the other."""
    halls.SHOTS["menu"](app)
    app.push(Choose(app, "Valhalla", [("Valhalla", lambda: None)]))
    app.push(Confirm(app, "Valhalla", "Valhalla", lambda: None))
    app.push(Ask(app, "Valhalla", "Valhalla", lambda _text: None))


MORE: Final[dict[str, Shot]] = {"key": _grab, "questions": _questions}
