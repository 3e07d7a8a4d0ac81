"""What every thing on the screen has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.units import Units

if TYPE_CHECKING:
    from valhalla.ui.widgets.lists import Scrolled


class Look(NamedTuple):
    """How a widget is being looked at, when it is drawn."""

    hover: bool = False
    focus: bool = False
    pressed: bool = False
    time: float = 0.0

    @property
    def hot(self) -> bool:
        return self.hover or self.focus


class Widget:
    """A rectangle that is drawn and may be used. `name` is how robots, tests and the focus find it again."""

    focusable = False
    sound = "press"  # what is heard when it is used
    tip_beside: Rect | None = None  # a part of it, at the right of which the tooltip stands
    spelled = False  # the pointer enlarges it with all its words: it needs no tooltip then
    touchable = True  # the pointer goes through it otherwise, to what it lies on
    inside: Scrolled | None = None  # what brings it into sight
    beyond = False  # it waits outside its place until it is scrolled there
    mouse_only = False  # keys and pads have another way to do the same: the focus passes it by

    def __init__(self, name: str, rect: Rect | None = None, *, rule: str = "") -> None:
        self.name = name
        self.rect = rect or Rect(0, 0, 0, 0)
        self.visible = True
        self.enabled = True
        self.tip = ""  # what the tooltip says
        self.rule = rule  # what F1 opens

    def draw(self, p: Painter, look: Look) -> None:
        """Draw within `rect` (shadows and glows may go beyond)."""

    def press(self) -> None:
        """It was clicked, or accepted with the focus on it."""

    def mark(self) -> None:
        """Its second meaning: a right click, or the mark key."""

    def step(self, dx: int, dy: int) -> bool:
        """A direction while it has the focus; True if it used it (a slider, a list)."""
        return False

    def wheel(self, amount: float) -> bool:
        """The wheel over it; True if it used it."""
        return False

    def typed(self, text: str) -> None:
        """Text, while it has the focus and `typing` is true."""

    def composing(self, text: str) -> None:
        """What an input method holds at the caret for now, while `typing` is true."""

    def erase(self) -> None:
        """Backspace or delete, while it has the focus."""

    def focused(self) -> None:
        """The focus has come here."""

    def select(self) -> None:
        """All that was entered is marked: what comes takes its place."""

    def blur(self) -> None:
        """The focus goes elsewhere."""

    typing = False

    # Dragging

    def draggable(self) -> bool:
        return False

    def accepts(self, dragged: Widget) -> bool:
        """Whether this one may be dropped here."""
        return False

    def drop(self, dragged: Widget) -> None:
        """It was dropped here."""

    def why_refused(self, dragged: Widget) -> str:
        """Why what was dropped here does not stay; nothing where nobody would try."""
        return ""

    def drag_to(self, at: tuple[int, int]) -> None:
        """The pointer moves while this is held down: for sliders and scroll bars."""

    def clause(self, at: tuple[int, int] | None) -> str:
        """What F1 opens with the pointer here, or (None) with the focus on it: parts may have their own."""
        return self.rule

    def hit(self, at: tuple[int, int]) -> bool:
        return self.visible and not self.beyond and self.touchable and self.rect.collidepoint(at)

    def outline(self, units: Units) -> Rect:
        """Where it is while it has the focus: some rise then."""
        return self.rect


Callback = Callable[[], None]


def nothing() -> None:
    """A callback that does not care."""
