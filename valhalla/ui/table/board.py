"""A board: how one kind of moment is laid out. The scene owns the game; a board only arranges it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar

from pygame import Rect

from valhalla.ui.cut import fitted
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Areas, Cuts
from valhalla.ui.table.pieces.seats import draw_thinking
from valhalla.ui.table.things import CARD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.words.asking import Prompt

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


class Board(ABC):
    """Base of the boards. `arrange` lays out, `widgets` makes what can be touched in the shown state."""

    background = "table/oak.webp"
    tallest: ClassVar[float] = 1.2  # of its width that it is high in an upright window
    voice = ""  # how the names of the buttons begin by which something may be said besides
    elsewhere: ClassVar[frozenset[StrEnum]] = frozenset()  # areas that only other boards of the game have

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self.areas = Areas()

    @property
    def s(self) -> Any:
        """The shown state; a game says of which kind."""
        return self.scene.shown

    @property
    def step(self) -> int:
        """What the game is about now, as its agenda says."""
        return int(self.scene.shown.step)

    @property
    def wanting(self) -> bool:
        """Whether something is asked for by name, so that all it could be shines."""
        return False

    @abstractmethod
    def arrange(self, units: Units) -> Cuts:
        """The named areas of this board, from the window and the shown state alone."""

    @abstractmethod
    def widgets(self) -> list[Widget]:
        """Everything that can be touched or explained, lowest first."""

    def place(self) -> None:  # noqa: B027 - most boards have nothing but their widgets
        """Tell the stage where everything that moves should be."""

    def spot(self, name: StrEnum, seat: int = -1) -> Rect:
        """Where the deck, the discard pile, a seat's hand … is, for flights; what is elsewhere lies above."""
        for key in ((name, seat), name):
            if key in self.areas:
                return self.areas[key]
        if name in self.elsewhere or self.areas.numbered(name):
            return Rect(self.scene.units.width // 2, -self.scene.units.px(120), 2, 2)
        return self.areas[name]

    def pile(self) -> Rect | None:
        """Where a card that is discarded comes to lie; None if this board has no discard pile."""
        return fitted(self.spot(Area.DISCARD), CARD)

    def note(self) -> str:
        """What the prompt adds while something is half picked, or nothing."""
        return ""

    def worded(self, asked: Prompt) -> Prompt:
        """The prompt as this board shows it."""
        return asked._replace(note=self.note() or asked.note)

    def heed(self, command: Any) -> bool:
        """Pick what a hint advises, ready for a word; False if that is not done here."""
        return False

    def keys(self) -> list[tuple[Act, str]]:
        """What keys do on this board, if it knows better than the table: only while a person is asked."""
        return []

    def untold(self) -> object:
        """The event whose outcome is not to be seen yet, and so not told either; dice still tumble."""
        return None

    @property
    def hushed(self) -> bool:
        """Whether nothing is asked yet either: what was thrown is still in the air."""
        return False

    def draw_ground(self, p: Painter) -> None:
        """The table itself."""
        p.background(self.background)

    def draw_below(self, p: Painter) -> None:  # noqa: B027
        """What lies under the things."""

    def news(self) -> object:
        """What may come of itself, such as odds that were worked out: another answer means another look."""
        return None

    def rest(self) -> None:  # noqa: B027
        """Nothing moves and nobody waits for a frame: time to make ready what will be needed."""

    def draw_light(self, p: Painter, time: float) -> None:  # noqa: B027
        """What moves in the air, over the still picture: only what costs next to nothing."""

    def draw_above(self, p: Painter) -> None:  # noqa: B027
        """What lies over them, under what flies."""

    def thinks_at(self, seat: int) -> Rect | None:
        """Where it is told that a seat thinks; the nearest knows it."""
        return self.areas.get((Area.SEAT, seat)) if seat != self.scene.near else None

    def draw_thinking(self, p: Painter) -> None:
        """Embers over the place of whoever thinks."""
        thinks = self.scene.match.thinking
        place = self.thinks_at(thinks.seat) if thinks else None
        if place is not None:
            draw_thinking(p, self.scene, place)
