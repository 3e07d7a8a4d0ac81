"""The piece in the background: one at a time, faded into one another, softer under horns and thunder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

FADE: Final = 1.2  # seconds from one piece to silence, and from silence to the next
DUCKED: Final = 0.3  # how loud it is under a call
DUCK_DOWN, DUCK_UP = 0.15, 1.5  # seconds
SHORTEST: Final = 75.0  # seconds that every piece has


def towards(now: float, goal: float, step: float) -> float:
    return min(goal, now + step) if now < goal else max(goal, now - step)


class Music:
    """Streams the pieces of a folder. It fades by itself: `update` may not wait for anything."""

    def __init__(self, folder: Path, trouble: list[str]) -> None:
        self.folder = folder
        self._trouble = trouble  # what is damaged is told there
        self.wanted = ""
        self.playing = ""
        self.fade = 0.0
        self.duck = 1.0
        self.volume = 0.0  # as the device was told
        self._held = 0.0  # seconds of the call that is still heard
        self._paused = False
        self._bad: set[str] = set()
        self._places: dict[str, float] = {}  # where each piece was left, in seconds

    def under(self, seconds: float) -> None:
        """A call is heard for so long: make room for it."""
        self._held = max(self._held, seconds)

    def update(self, dt: float, loud: float) -> None:
        """A step of all fades; `loud` is what the settings say, 0 for silence."""
        if self.wanted != self.playing and self.fade == 0:
            self._change()
        goal = 1.0 if self.playing and self.playing == self.wanted else 0.0
        self.fade = towards(self.fade, goal, dt / FADE)
        self._held = max(0.0, self._held - dt)
        if self._held:
            self.duck = towards(self.duck, DUCKED, dt / DUCK_DOWN)
        else:
            self.duck = towards(self.duck, 1.0, dt / DUCK_UP)
        self._tell(loud * self.fade * self.duck, quiet=loud == 0)

    def _tell(self, volume: float, *, quiet: bool) -> None:
        """Only what changed; a piece that nobody hears rests."""
        if volume != self.volume:
            self.volume = volume
            pygame.mixer.music.set_volume(volume)
        if quiet != self._paused and self.playing:
            self._paused = quiet
            (pygame.mixer.music.pause if quiet else pygame.mixer.music.unpause)()

    def _change(self) -> None:
        if self.playing:
            heard = max(0, pygame.mixer.music.get_pos()) / 1000
            self._places[self.playing] = (self._places.get(self.playing, 0.0) + heard) % SHORTEST
            pygame.mixer.music.stop()
        self.playing, self._paused = "", False
        if self.wanted and self.wanted not in self._bad:
            self._begin(self.wanted)

    def _begin(self, name: str) -> None:
        """From where it was left: who comes back from battle does not hear the same bars again."""
        path = self.folder / f"{name}.ogg"
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1, start=self._places.get(name, 0.0))
        except (pygame.error, OSError) as error:
            self._trouble.append(f"{path}: {error}")
            self._bad.add(name)
            return
        self.playing, self.volume = name, 0.0
