"""The piece in the background: one at a time, faded into one another, softer under horns and thunder."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

import pygame

from valhalla.kernel.files import read_bytes

FADE: Final = 1.2  # seconds from one piece to silence, and from silence to the next
DUCKED: Final = 0.3  # how loud it is under a call
DUCK_DOWN, DUCK_UP = 0.15, 1.5  # seconds
SHORTEST: Final = 75.0  # seconds that every piece has
MOST: Final = 32 * 1024 * 1024  # bytes of a file
HEAD: Final = 27  # bytes of a page's header, before the lengths of its parts
LAST_PAGE: Final = 4
MIRRORED: Final = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class DamagedSound(OSError):
    """A file that is no whole Ogg stream."""


def check_ogg(path: Path) -> None:
    """Raises OSError unless every page of an Ogg file is as it was written, from the first to the last: the
    library that plays them trusts them, and a file that is cut short ends the program."""
    data, at, flags = read_bytes(path, MOST), 0, 0
    while at < len(data):
        head = data[at : at + HEAD]
        if len(head) < HEAD or head[:4] != b"OggS":
            raise DamagedSound(f"no Ogg page at byte {at}")
        flags, count = head[5], head[26]
        end = at + HEAD + count + sum(data[at + HEAD : at + HEAD + count])
        page = data[at:end]
        if _crc(page[:22] + bytes(4) + page[26:]) != int.from_bytes(page[22:26], "little"):
            raise DamagedSound(f"a damaged Ogg page at byte {at}")
        at = end
    if not flags & LAST_PAGE:
        raise DamagedSound("the end is missing")


def _crc(page: bytes) -> int:
    """Ogg's checksum is that of zlib with the bits of every byte, and of itself, the other way round."""
    turned = zlib.crc32(page.translate(MIRRORED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{turned:032b}"[::-1], 2)


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
            check_ogg(path)
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1, start=self._places.get(name, 0.0))
        except (pygame.error, OSError) as error:
            self._trouble.append(f"{path}: {error}")
            self._bad.add(name)
            return
        self.playing, self.volume = name, 0.0
