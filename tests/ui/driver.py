"""A robot before the window: real events into the real `App.step`, nothing else."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import TypeVar

import pygame
from pygame import Rect
from pygame.event import Event

from valhalla.ui.app import App
from valhalla.ui.painter import Written
from valhalla.ui.scene import Scene
from valhalla.ui.settings import Settings
from valhalla.ui.table.choosing.fresh import MOMENT
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.units import Sizes, place_of, sizes
from valhalla.ui.widgets.base import Widget

FRAME = 1 / 60
SIZE = (1280, 720)
WINDOWS = [
    (1280, 720), (1920, 1080), (3840, 2160), (960, 600), (1024, 768), (1366, 768), (1920, 800), (3440, 1440),
    (720, 1280), (1080, 1920),
]  # fmt: skip
LOOKS = [(100, 100), (125, 100), (150, 100), (175, 100), (100, 80), (175, 80)]  # words, table: per cent
View = tuple[tuple[int, int], tuple[int, int]]  # a window, and how large words and tables are
POINTS = ((0.5, 0.5), (0.15, 0.5), (0.08, 0.5), (0.04, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9))


AnApp = TypeVar("AnApp", bound=App)


def make_app(size: tuple[int, int] = SIZE, home: Path | None = None) -> App:
    """An app on a window nobody sees, whose saves and settings are in *home*."""
    return make(App, size, home)


def make(
    kind: type[AnApp],
    size: tuple[int, int] = SIZE,
    home: Path | None = None,
    settings: Settings | None = None,
) -> AnApp:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if home is not None:
        os.environ["VALHALLA_HOME"] = str(home)
    pygame.display.init()
    pygame.font.init()
    app = kind(pygame.display.set_mode(size, pygame.RESIZABLE), settings or Settings())
    app.written = []
    return app


class Robot:
    """Looks for things by name, and uses them by mouse, keys or gamepad."""

    def __init__(self, app: App, frame: float = FRAME) -> None:
        self.app = app
        self.frame = frame  # seconds
        self._at = (0, 0)

    @property
    def scene(self) -> Scene:
        return self.app.scene

    def showing(self, kind: type[Scene]) -> bool:
        return isinstance(self.scene, kind)

    def step(self, *events: Event, dt: float = 0.0) -> bool:
        """One frame."""
        return self.app.step(dt or self.frame, events)

    def wait(self, seconds: float, dt: float = 0.0) -> None:
        """Let time pass."""
        dt = dt or self.frame
        for _ in range(max(1, round(seconds / dt))):
            self.step(dt=dt)

    def wait_until(self, so: Callable[[], object], seconds: float = 60.0) -> None:
        """Frames until something is so: somebody thinks in another process or thread."""
        end = time.monotonic() + seconds
        while not so():
            assert time.monotonic() < end, f"it never came: {self.scene} {self.names}"
            self.step()
            time.sleep(0.002)

    def widget(self, name: str) -> Widget:
        return self.scene.find(name)

    @property
    def names(self) -> list[str]:
        """The widgets that are to be seen."""
        return [widget.name for widget in self.scene.seen()]

    # The mouse

    def move(self, at: tuple[int, int]) -> None:
        rel = at[0] - self._at[0], at[1] - self._at[1]
        self._at = at
        self.step(Event(pygame.MOUSEMOTION, pos=self._in_window(), rel=rel, buttons=(0, 0, 0)))

    def press(self, button: int = 1) -> None:
        self.step(Event(pygame.MOUSEBUTTONDOWN, pos=self._in_window(), button=button))

    def release(self, button: int = 1) -> None:
        self.step(Event(pygame.MOUSEBUTTONUP, pos=self._in_window(), button=button))

    def _in_window(self) -> tuple[int, int]:
        """Where the pointer is: a frame that is shown small lies between bars."""
        app, (x, y) = self.app, self._at
        if app.screen is app.window:
            return self._at
        (wide, high), shown = app.screen.get_size(), place_of(app.screen, app.window)
        return shown.x + (2 * x + 1) * shown.w // (2 * wide), shown.y + (2 * y + 1) * shown.h // (2 * high)

    def hover(self, name: str) -> None:
        self.move(self._centre(name))

    def click(self, name: str, button: int = 1) -> None:
        """Click the middle of a widget, which must be to be seen and not covered, and is read before."""
        if isinstance(self.scene, PlayScene) and self.scene.unread(self.widget(name)):
            self.step(dt=MOMENT)
        self.click_at(self._centre(name), button)

    def click_at(self, at: tuple[int, int], button: int = 1) -> None:
        self.move(at)
        self.press(button)
        self.release(button)

    def drag(self, name: str, to: str | tuple[int, int]) -> None:
        """Drag a widget onto another or to a point."""
        self.hover(name)
        self.press()
        start, end = self._at, self._centre(to) if isinstance(to, str) else to
        for part in (0.1, 0.4, 0.8, 1.0):
            self.move(
                (round(start[0] + part * (end[0] - start[0])), round(start[1] + part * (end[1] - start[1])))
            )
        self.release()

    def wheel(self, name: str, by: int) -> None:
        self.hover(name)
        self._roll(by)

    def _roll(self, by: int) -> None:
        self.step(Event(pygame.MOUSEWHEEL, x=0, y=by, precise_x=0.0, precise_y=float(by), flipped=False))

    def _centre(self, name: str) -> tuple[int, int]:
        """The middle of a widget, or another point of it where nothing covers it."""
        widget = self.widget(name)
        assert widget.visible, f"{name} is not to be seen"
        self._bring(widget)
        rect = widget.rect
        for x, y in POINTS:
            at = rect.x + round(rect.w * x), rect.y + round(rect.h * y)
            if self.app.units.area.collidepoint(at) and self.scene.at(at) is widget:
                return at
        raise AssertionError(f"{name} is covered or outside the window: {rect}")

    def _bring(self, widget: Widget) -> None:
        """The wheel over what scrolls, until a widget that waits there is in sight."""
        column = widget.inside
        for _ in range(column.total if column is not None else 0):
            if column is None or not widget.beyond:
                return
            self.move(column.rect.center)
            self._roll(1 if widget.rect.y < column.rect.y else -1)

    # Keys

    def key(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after another."""
        for key in keys:
            letter = chr(key) if 32 <= key < 127 and not mod & pygame.KMOD_CTRL else ""
            self.step(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
            self.step(Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))

    def type(self, text: str) -> None:
        for letter in text:
            key = ord(letter.lower()) if letter.isascii() else 0
            self.step(
                Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0),
                Event(pygame.TEXTINPUT, text=letter),
                Event(pygame.KEYUP, key=key, mod=0, unicode=letter, scancode=0),
            )

    def focus_by_keys(self, name: str) -> None:
        """Tab until a widget has the focus."""
        self._walk(name, lambda: self.key(pygame.K_TAB))

    def enter(self, name: str) -> None:
        """Tab to a widget and press Enter."""
        self.focus_by_keys(name)
        self.key(pygame.K_RETURN)

    # The gamepad

    def pad(self, *buttons: int) -> None:
        for button in buttons:
            self.step(Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
            self.step(Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))

    def focus_by_pad(self, name: str) -> None:
        self._walk(name, lambda: self.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))

    def pad_press(self, name: str) -> None:
        """Go to a widget with the shoulder button and press A."""
        self.focus_by_pad(name)
        self.pad(pygame.CONTROLLER_BUTTON_A)

    def _walk(self, name: str, on: Callable[[], None]) -> None:
        """Frames on the way are not drawn; the next one is."""
        draw = self.app.draw
        self.app.draw = lambda: None  # type: ignore[method-assign]
        try:
            for _ in range(len(self.scene.reachable()) + 2):
                if self.scene.focus is not None and self.scene.focus.name == name:
                    return
                on()
        finally:
            self.app.draw = draw  # type: ignore[method-assign]
        raise AssertionError(f"the focus never reaches {name}")

    # Looking

    def look(self) -> list[Written]:
        """Every text on the screen now."""
        self.app.draw()
        assert self.app.written is not None
        return self.app.written

    @property
    def texts(self) -> list[str]:
        return [written.text for written in self.look()]

    def sees(self, words: str) -> bool:
        return any(words in text for text in self.texts)

    def faults(self) -> list[str]:
        """What is wrong with the layout: texts cut off or on one another, things outside or too small."""
        written = self.look()
        return [*self._cut(written), *_overlapping(written), *self._badly_placed()]

    def faults_anywhere(self, turn: int | None = None) -> dict[View, list[str]]:
        """What is wrong in some window at some size. Nothing is drawn for that: texts are only measured.

        With a *turn*, each window has one of the sizes: as many turns as there are sizes have all of them.
        """
        app, found = self.app, {}
        app.blind = True
        for size, (text, table) in looked_at(turn):
            self.lay(sizes(size, text, table))
            if faults := self.faults():
                found[size, (text, table)] = faults[:3]
        app.blind = False
        return found

    def lay(self, found: Sizes) -> None:
        """Everything laid out anew, as if the window were another."""
        self.app.sizes = found
        for scene in self.app.scenes:
            scene.layout(scene.room_in(self.app))

    def _cut(self, written: list[Written]) -> Iterator[str]:
        area = self.app.units.area
        for text in written:
            if not text.fits:
                yield f"no room for “{text.text}” in {text.box}"
            if not area.contains(text.rect):
                yield f"outside the window: “{text.text}”"

    def _badly_placed(self) -> Iterator[str]:
        area, least = self.app.units.area, self.app.units.px(32) - 1
        for widget in self.scene.usable():
            if not area.contains(widget.rect):
                yield f"outside the window: {widget.name} {widget.rect}"
            if min(widget.rect.size) < least:
                yield f"too small: {widget.name} {widget.rect}"
            if self.scene.at(widget.rect.center) is None and widget.hit(widget.rect.center):
                yield f"covered by something that does nothing: {widget.name} {widget.rect}"

    def shot(self, path: Path | str) -> None:
        """The screen as a picture."""
        self.app.draw()
        pygame.image.save(self.app.screen, path)


def looked_at(turn: int | None = None) -> list[View]:
    """Every window as it is first seen, and one of all sizes; with a turn, each window at one of them."""
    if turn is None:
        return [*((size, LOOKS[0]) for size in WINDOWS), *((WINDOWS[0], look) for look in LOOKS[1:])]
    return [(size, LOOKS[(turn + i) % len(LOOKS)]) for i, size in enumerate(WINDOWS)]


def _overlapping(written: list[Written]) -> Iterator[str]:
    for one, other in combinations(written, 2):
        if one.layer == other.layer and _letters(one).colliderect(_letters(other)):
            yield f"“{one.text}” and “{other.text}” overlap"


def _letters(text: Written) -> Rect:
    """Where the letters are: a line has some air above and below them."""
    return text.rect.inflate(-2, -round(0.42 * text.px))
