"""The process that is attacked: it is told a kind and a seed, does it, and says what came of it.

If it dies or hangs, that is a fault, and another one takes its place: see `run`.
"""

from __future__ import annotations

import os
import resource
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.attack import dying, files, forging, headers, lessons
from tests.attack.using import Player, cleared
from valhalla.kernel.chance import Chance


class Child:
    """All kinds of attacks on one home, with one window."""

    def __init__(self, home: Path) -> None:
        self.home = home
        os.environ["VALHALLA_HOME"] = str(home)
        self._player: Player | None = None
        self.kinds: dict[str, Callable[[Chance], str]] = {
            "saves": self.saves,
            "headers": self.headers,
            "lessons": lambda luck: lessons.left(self.player, luck),
            "settings": lambda luck: files.forged_settings(self.home, luck),
            "cards": lambda luck: files.forged_cards(self.home, luck),
            "assets": self.assets,
            "kills": lambda luck: dying.killed(cleared(self.home), luck),
            "full disks": lambda luck: dying.full_disk(cleared(self.home), luck),
            "thinkers": lambda luck: dying.killed_thinker(self.player, luck),
            "windows": lambda luck: dying.tiny_windows(self.player, luck),
        }

    @property
    def player(self) -> Player:
        """Somebody at a window, with an empty folder of saves."""
        cleared(self.home)
        if self._player is None:
            self._player = Player(self.home)
        return self._player

    def saves(self, luck: Chance) -> str:
        return self._used(forging.mended(forging.forged(luck)), luck)

    def headers(self, luck: Chance) -> str:
        forged = headers.forged(luck)
        data = forged if isinstance(forged, bytes) else forging.mended(forged)
        return self._used(data, luck, beside=True)

    def _used(self, data: bytes, luck: Chance, *, beside: bool = False) -> str:
        player = self.player
        path = self.home / "saves" / luck.pick(["hall.saga", "x" * 250 + ".saga", "\udcff.saga", "ᚠ.saga"])
        path.write_bytes(data)
        if beside:
            headers.picture_beside(path, luck)
        return player.use(path, luck)

    def assets(self, luck: Chance) -> str:
        self.close()
        cleared(self.home)
        return files.damaged_asset(self.home, luck)

    def do(self, kind: str, seed: int) -> dict[str, Any]:
        """One attack; what came of it, or the fault that was found."""
        came = fault = ""
        begun = time.process_time()
        try:
            came = self.kinds[kind](Chance(seed))
        except Exception:  # noqa: BLE001 - it is told
            fault = traceback.format_exc()
            self._player = None  # whatever is left of it, the next one begins anew
        spent = {"seconds": time.process_time() - begun, "megabytes": megabytes()}
        return {"kind": kind, "seed": seed, "came": came, "fault": fault, **spent}

    def close(self) -> None:
        if self._player is not None:
            self._player.close()
            self._player = None


def megabytes() -> float:
    """The most memory that this process has ever held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    child = Child(Path(sys.argv[1]))
    out, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed is not for the parent
    for line in sys.stdin:
        kind, seed = line.rsplit(" ", 1)
        out.write(msgspec.json.encode(child.do(kind, int(seed))).decode() + "\n")
        out.flush()
    child.close()


if __name__ == "__main__":
    main()
