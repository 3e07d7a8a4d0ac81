"""Hands that touch whatever is there, at random: mouse, keys, gamepad, wheel, and what the system says."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pygame
from pygame.event import Event

from tests.ui import doors
from tests.ui.driver import Robot
from tests.ui.watch import WatchedApp
from valhalla.kernel.chance import Chance
from valhalla.kernel.paths import saves_dir
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.widgets.base import Widget

SIZES: Final = ((960, 600), (640, 400), (1280, 720), (1024, 768), (700, 1000), (1920, 800), (1080, 1920))
KEYS: Final = (
    *range(32, 127), *(pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE) * 8,
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT) * 8, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_F1, pygame.K_F11, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_x, pygame.K_h, pygame.K_s,
)  # fmt: skip


class Hands:
    """Somebody's cat at the keyboard, sometimes a child that sees what may be clicked."""

    def __init__(self, app: WatchedApp, luck: Chance) -> None:
        self.app = app
        self.robot = Robot(app)
        self.luck = luck
        self.ways: tuple[Callable[[], None], ...] = (
            *(self.usable,) * 7, *(self.click,) * 2, self.drag, *(self.key,) * 4, *(self.pad,) * 2,
            self.stick, self.wheel, self.type, *(self.wait,) * 3, self.rare,
        )  # fmt: skip

    @property
    def table(self) -> PlayScene | None:
        return doors.table(self.robot)

    def at(self) -> tuple[int, int]:
        width, height = self.app.screen.get_size()
        return self.luck.below(width), self.luck.below(height)

    def usable(self) -> None:
        """Click something that may be clicked, rather something that moves the game on."""
        places = [w for w in self.app.scene.usable() if w.enabled]
        if places:
            at = self.luck.pick(self._likely(places) or places).rect.center
            self.robot.click_at(at)

    def _likely(self, places: list[Widget]) -> list[Widget]:
        if self.table is None or self.luck.below(4) == 0:
            return []
        on = ("option:", "confirm", "ready", "choice:", "hand", "go-on")
        return [w for w in places if getattr(w, "pickable", False) or w.name.startswith(on)]

    def click(self) -> None:
        self.robot.click_at(self.at(), button=1 + 2 * self.luck.below(2))

    def drag(self) -> None:
        """From somewhere to somewhere; now and then the button stays down."""
        self.robot.move(self.at())
        self.robot.press()
        for _ in range(self.luck.below(4)):
            self.robot.move(self.at())
        if self.luck.below(5):
            self.robot.release()

    def key(self) -> None:
        mods = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT)
        self.robot.key(self.luck.pick(KEYS), mod=self.luck.pick(mods))

    def pad(self) -> None:
        self.robot.pad(self.luck.below(15))

    def stick(self) -> None:
        axis, value = self.luck.below(6), self.luck.below(65536) - 32768
        self.robot.step(Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))

    def wheel(self) -> None:
        self.robot.move(self.at())
        by = self.luck.below(7) - 3
        self.robot.step(
            Event(pygame.MOUSEWHEEL, x=0, y=by, precise_x=0.0, precise_y=float(by), flipped=False)
        )

    def type(self) -> None:
        self.robot.type(self.luck.pick(("a", "Ásgeirr", "../x", "'\"", "ᚠ", " ", "%s{0}", "日本")))

    def wait(self) -> None:
        for _ in range(1 + self.luck.below(4)):
            self.robot.step(dt=(1 + self.luck.below(30)) / 100)
        if self.table is not None and self.table.match.thinking is not None:
            time.sleep(0.005)  # somebody thinks in another process

    def rare(self) -> None:
        """What the system says now and then."""
        self.luck.pick((self._resize, self._focus, self._drop, self._quit, self._hold))()

    def _resize(self) -> None:
        size = self.luck.pick(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.robot.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def _focus(self) -> None:
        self.robot.step(Event(self.luck.pick((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED))))
        self.robot.step(Event(pygame.WINDOWEXPOSED))

    def _drop(self) -> None:
        self.robot.step(Event(pygame.DROPFILE, file=str(saves_dir() / "nothing.saga")))

    def _quit(self) -> None:
        self.robot.step(Event(pygame.QUIT))

    def _hold(self) -> None:
        """Space, held until everything is skipped."""
        self.robot.step(Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
        self.robot.step(dt=1.0)
        self.robot.step(Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
