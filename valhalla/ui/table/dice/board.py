"""A board with dice: they tumble before they are told; their frames are made ready while nothing moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from pygame import Rect

from valhalla.ui.stage.rolling import Throw, Throws, frame_rect, warmed
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.board import Board

if TYPE_CHECKING:
    from valhalla.ui.table.choosing.moves import Moves
    from valhalla.ui.table.match import Happened
    from valhalla.ui.table.scene import PlayScene


class DiceBoard(Board):
    """Base of the boards on which dice are thrown."""

    moves: Moves

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.throws = Throws()
        self._last: Happened | None = None
        self._warming: Iterator[None] = iter(())
        self._warm_at = 0

    @property
    def rolling(self) -> bool:
        """Whether dice tumble: what they show is not told before they lie."""
        return self.throws.any_flying(self.scene.stage.effects)

    def heed(self, command: Any) -> bool:
        return self.moves.follow(command)

    def flies(self, key: Key) -> bool:
        """Whether this die is in the air."""
        return self.throws.flying(key, self.scene.stage.effects)

    def untold(self) -> object:
        last = self.scene.director.last
        return last.event if last and self.rolling else None

    def showing(self, *kinds: type) -> bool:
        """Whether the last event was one of these, and is still being shown."""
        director = self.scene.director
        return director.busy and director.last is not None and isinstance(director.last.event, kinds)

    def has_news(self) -> bool:
        """Whether something has happened since this was asked last, and there is time to see it."""
        last, before = self.scene.director.last, self._last
        self._last = last
        return last is not before and self.scene.stage.speed < 100

    def throw(self, key: Key, die: str, rect: Rect, place: int, *, leftwards: bool = False) -> None:
        """A die takes to the air, and comes down here."""
        stage = self.scene.stage
        thrown = Throw(die, rect, place, reduced=stage.reduced, leftwards=leftwards)
        self.throws.start(key, thrown, stage.effects)

    def warm(self, dice: Iterable[str], die: Rect) -> None:
        """Make a strip of tumbling frames of these dice, as large as this one."""
        side = frame_rect(die).w
        if side != self._warm_at:
            self._warming, self._warm_at = warmed(self.scene.app.art, dice, side), side
        next(self._warming, None)
