"""Sound: effects, what lies in the air, and music. Without a device or a file: silence, no trouble."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Final

import pygame

from valhalla.ui.music import Music, check_ogg
from valhalla.ui.settings import Settings

log = logging.getLogger(__name__)

CHANNELS: Final = 12  # the first two are for the air
AGAIN: Final = 0.05  # seconds in which the same effect is heard only once
AIR_FADE: Final = 1500  # milliseconds

# Calls: the music makes room for so many seconds, and they are heard even if all channels are busy.
CALLS: Final[dict[str, float]] = {
    "horn": 1.4,
    "war-horn": 2.4,
    "thunder": 3.0,
    "ragnarok": 3.8,
    "rise": 1.8,
    "crowd": 2.6,
    "roar-fenrir": 2.2,
    "roar-jormungandr": 2.4,
    "roar-hel": 2.4,
    "roar-surtr": 2.2,
    "monster-falls": 3.4,
    "monster-wins": 3.2,
    "summon-blue": 2.4,
    "summon-red": 2.4,
    "summon-tree": 2.6,
    "deity-falls": 2.0,
    "howl": 3.4,
    "round-end": 2.6,
    "wolves-ragnarok": 4.8,
    "win": 3.2,
    "lose": 3.2,
}


def variants(folder: Path) -> dict[str, list[str]]:
    """The files of each effect: `dice` has dice-1, dice-2, dice-3."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.ogg")):
        found.setdefault(re.sub(r"-\d$", "", path.stem), []).append(path.stem)
    return found


class Sound:
    """Plays the effects of a folder, each loaded when it is first heard, and the music beside it."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.trouble: list[str] = []
        self.played: list[str] = []  # the last cues, for tests and robots
        self.pieces = Music(folder.parent / "music", self.trouble)
        self.air = ""
        self._files = variants(folder)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._turns: dict[str, int] = {}
        self._heard_at: dict[str, float] = {}
        self._time = 0.0
        self._in_focus = True
        self._told = -1.0  # how loud the effects are by the channels
        self._air_channel = 0
        self._channels: list[pygame.mixer.Channel] = []
        self.working = self._start()

    def _start(self) -> bool:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init()
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            log.info("no sound: %s", error)
            return False
        self._channels = [pygame.mixer.Channel(i) for i in range(CHANNELS)]
        return True

    @property
    def loud(self) -> float:
        """How loud effects are now, from 0 to 1."""
        return self.settings.master * self.settings.effects / 10_000 if self._in_focus else 0.0

    @property
    def music_loud(self) -> float:
        return self.settings.master * self.settings.music / 10_000 if self._in_focus else 0.0

    # Effects

    def cue(self, name: str) -> None:
        """Play an effect; one of its variants after another."""
        self.played = [*self.played[-31:], name]
        if not self.working or self.loud == 0 or self._time - self._heard_at.get(name, -1.0) < AGAIN:
            return
        sound = self._sound(self._next(name))
        channel = self._free(name in CALLS)
        if sound is None or channel is None:
            return
        self._heard_at[name] = self._time
        channel.play(sound)
        channel.set_volume(self.loud)
        self.pieces.under(CALLS.get(name, 0.0))

    def _next(self, name: str) -> str:
        files = self._files.get(name, [name])
        turn = self._turns[name] = self._turns.get(name, -1) + 1
        return files[turn % len(files)]

    def _free(self, must: bool) -> pygame.mixer.Channel | None:
        effects = self._channels[2:]
        free = next((channel for channel in effects if not channel.get_busy()), None)
        return effects[0] if free is None and must else free

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._sounds:
            path = self.folder / f"{file}.ogg"
            try:
                check_ogg(path)
                self._sounds[file] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                self.trouble.append(f"{path}: {error}")
                self._sounds[file] = None
        return self._sounds[file]

    # Music and air

    def music(self, name: str | None) -> None:
        """What is to be heard in the background; the piece of now fades out first."""
        self.pieces.wanted = name or ""

    def ambience(self, name: str | None) -> None:
        """What lies in the air: fire, wind or nothing."""
        if not self.working or (name or "") == self.air:
            return
        self.air = name or ""
        self._channels[self._air_channel].fadeout(AIR_FADE)
        sound = self._sound(name) if name else None
        if sound is not None:
            self._air_channel = 1 - self._air_channel
            channel = self._channels[self._air_channel]
            channel.play(sound, -1, fade_ms=AIR_FADE)
            channel.set_volume(self.loud)

    # Life

    def heard(self, in_focus: bool) -> None:
        """The window has got or lost the keyboard."""
        self._in_focus = in_focus or not self.settings.mute_unfocused

    def update(self, dt: float) -> None:
        """Once a frame: fades, and volumes as the settings have them now."""
        if not self.working:
            return
        self._time += dt
        if self.loud != self._told:
            self._told = self.loud
            for channel in self._channels:
                channel.set_volume(self.loud)
        self.pieces.update(dt, self.music_loud)

    def close(self) -> None:
        if self.working:
            self.working = False
            pygame.mixer.quit()
