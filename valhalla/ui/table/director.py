"""The director: shows what has happened, one event after another, through the one table of cues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from pygame import Rect

from valhalla.ui.settings import SPEEDS
from valhalla.ui.sound import Sound
from valhalla.ui.stage.stage import Stage
from valhalla.ui.table.match import Happened, Match

HURRIED = 5.0  # times as fast


class Board(Protocol):
    """What a cue may ask of the scene that shows the table."""

    stage: Stage
    match: Match

    def spot(self, name: str, seat: int = -1) -> Rect:
        """Where the deck, the discard pile, a seat's hand … is."""

    def pile(self) -> Rect | None:
        """Where a card that is discarded comes to lie; None while the pile is not to be seen."""

    def sync(self) -> None:
        """Show the shown state: place everything."""


Effect = Callable[[Board, Any, Any], None]  # (board, the state before, the event)


class Cue(NamedTuple):
    """How an event is shown: how long it holds the table, its sound, and what flies where.

    One that brings another board *waits* for all lights of this one to go out.
    """

    seconds: float
    sound: str = ""
    effect: Effect | None = None
    waits: bool = False


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

    @property
    def busy(self) -> bool:
        return self._left > 0 or bool(self.match.queue)

    def update(self, dt: float, board: Board) -> bool:
        """Show what is due; True if the table changed."""
        pace = self.speed * (HURRIED if self.hurry else 1.0)
        board.stage.speed = pace
        self._left -= dt * pace
        changed = False
        while self._left <= 0 and self.match.queue:
            if self.cues[type(self.match.queue[0].event)].waits and board.stage.lasting > 0:
                self._left = board.stage.lasting
                break
            self._show(board)
            changed = True
        if not self.match.queue and self._left <= 0:
            self._left = 0.0
            self.hurry = False
        return changed

    def _show(self, board: Board) -> None:
        event = self.match.queue[0].event
        cue = self.cues[type(event)]
        if cue.effect is not None:
            cue.effect(board, self.match.shown, event)
        self.last = self.match.show_next()
        if cue.sound:
            self.sound.cue(cue.sound)
        board.sync()
        self._left = cue.seconds

    def skip(self, board: Board) -> None:
        """Everything at once."""
        self.match.skip()
        self._left = 0.0
        self.hurry = False
        board.sync()
        board.stage.settle()
