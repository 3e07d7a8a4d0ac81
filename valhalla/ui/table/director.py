"""The director: shows what has happened, one event after another, through the one table of cues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.ui.settings import SPEEDS
from valhalla.ui.sound import Sound
from valhalla.ui.table.cues import Cue
from valhalla.ui.table.match import Happened, Match

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

HURRIED = 5.0  # times as fast


class Director:
    """Folds events into the shown state at the pace of their cues."""

    def __init__(self, match: Match, cues: dict[type, Cue], sound: Sound) -> None:
        self.match = match
        self.cues = cues
        self.sound = sound
        self.speed = SPEEDS["brisk"]
        self.hurry = False
        self._left = 0.0  # seconds the last cue still holds the table
        self.last: Happened | None = None
        self.held: int | None = None  # after so many events it waits until somebody goes on
        self._released: int | None = None  # and after these it has

    @property
    def busy(self) -> bool:
        return self._left > 0 or bool(self.match.queue)

    def update(self, dt: float, scene: PlayScene) -> bool:
        """Show what is due; True if the table changed."""
        pace = self.speed * (HURRIED if self.hurry else 1.0)
        scene.stage.speed = pace
        self._left -= dt * pace
        changed = False
        while self._left <= 0 and self.match.queue:
            halts = self._halts(scene)
            if (halts or self.cues[type(self.match.queue[0].event)].waits) and scene.stage.lasting > 0:
                self._left = scene.stage.lasting
                break
            if halts:
                return self._hold(scene) or changed
            self._show(scene)
            changed = True
        if not self.match.queue and self._left <= 0:
            self._left = 0.0
            self.hurry = False
        return changed

    def _halts(self, scene: PlayScene) -> bool:
        """Whether what comes next waits for a word."""
        if self._released == len(self.match.told) or scene.skipping:
            return False
        return self.match.halts(self.match.queue[0].event)

    def _hold(self, scene: PlayScene) -> bool:
        """Wait; whether that has just begun. What all shall see is seen with all hands folded."""
        self._left, self.hurry = 0.0, False
        if self.held is not None:
            return False
        if self.match.several and self.match.viewer is not None and self.match.verdict() is not None:
            self.match.look(None)
            scene.relook()
        self.held = len(self.match.told)
        scene.sync()
        return True

    def release(self) -> None:
        """Somebody has seen it: go on."""
        self._released, self.held = self.held, None

    def reset(self) -> None:
        """Something was taken back: what was seen will be seen anew."""
        self._released = self.held = None

    def _show(self, scene: PlayScene) -> None:
        event = self.match.queue[0].event
        cue = self.cues[type(event)]
        if cue.effect is not None:
            cue.effect(scene, self.match.shown, event)
        self.last = self.match.show_next()
        if cue.sound:
            self.sound.cue(cue.sound)
        scene.sync()
        self._left = cue.seconds

    def skip(self, scene: PlayScene) -> None:
        """Everything at once."""
        self.match.skip()
        self.held = None
        self._left = 0.0
        self.hurry = False
        scene.sync()
        scene.stage.settle()
