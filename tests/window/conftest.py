"""A robot at a real window: X11 events by xdotool, at the pixels of what is drawn. Needs a display."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pygame
import pytest

from tests.ui.driver import FRAME, Robot
from valhalla.ui import window

KEYS = {
    pygame.K_RETURN: "Return", pygame.K_TAB: "Tab", pygame.K_ESCAPE: "Escape", pygame.K_x: "x",
    pygame.K_SPACE: "space", pygame.K_F1: "F1", pygame.K_z: "z", pygame.K_y: "y", pygame.K_s: "s",
}  # fmt: skip
SECONDS = 2.0  # an event that has not come by then will not


class RealRobot(Robot):
    """The same robot, but what it does goes through the X server."""

    def xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, timeout=20)

    def step(self, *events: pygame.event.Event, dt: float = FRAME) -> bool:
        drawn = self.app.step(dt, [*pygame.event.get(), *events])
        if drawn:
            pygame.display.flip()
        return drawn

    def until(self, kind: int, code: int | None = None) -> None:
        """Frames until such an event has come through."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            events = pygame.event.get()
            self.app.step(FRAME, events)
            pygame.display.flip()
            if any(e.type == kind and code in (None, getattr(e, "key", None)) for e in events):
                return
            time.sleep(0.001)
        raise AssertionError(f"no {pygame.event.event_name(kind)} came")

    def move(self, at: tuple[int, int]) -> None:
        self._at = at
        if pygame.mouse.get_pos() != at:
            self.xdotool("mousemove", "--window", self.window, str(at[0]), str(at[1]))
            self.until(pygame.MOUSEMOTION)

    @cached_property
    def window(self) -> str:
        """The number the X server knows it by."""
        command = ["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())]
        found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=20)
        return found.stdout.split()[-1]

    def press(self, button: int = 1) -> None:
        self.xdotool("mousedown", str(button))
        self.until(pygame.MOUSEBUTTONDOWN)

    def release(self, button: int = 1) -> None:
        self.xdotool("mouseup", str(button))
        self.until(pygame.MOUSEBUTTONUP)

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            name = KEYS[key]
            self.xdotool("key", f"ctrl+{name}" if mod & pygame.KMOD_CTRL else name)
            self.until(pygame.KEYUP, key)


@pytest.fixture
def real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RealRobot]:
    monkeypatch.setenv("VALHALLA_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    assert os.environ.get("DISPLAY"), "these tests need a display: xvfb-run"
    app = window.make()
    assert pygame.display.get_driver() == "x11"
    app.written = []
    yield RealRobot(app)
    app.close()
    pygame.display.quit()
