"""What the scenes around the table share: the living hall behind them, a heading, a way back, key hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hearth import Embers, Hearth
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.text import Label
from valhalla.words.language import _

MARGIN: Final = 24  # units around everything
HEAD: Final = 62  # units above the content
FOOT: Final = 70  # units below it


class HearthScene(Scene):
    """A scene in the hall, whose fire moves with the app's ambient light; with reduced motion it stands."""

    def __init__(self, app: App, *, dark: bool = True, embers: int = 24) -> None:
        super().__init__(app)
        self.hearth = Hearth(dark=dark)
        self.embers = Embers("embers", embers)
        self.ambient = 0.0  # the time of the fire

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.hearth.rect = self.embers.rect = units.area

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.app.settings.reduced_motion:
            self.ambient += dt

    def draw_below(self, p: Painter) -> None:
        look = Look(time=self.ambient)
        self.hearth.draw(p, look)
        self.embers.draw(p, look)


class HallScene(HearthScene):
    """A scene with the hall in the dark behind it. `room` is where its content goes."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.heading = Label("heading", "", HEADING)
        self.back_button = Button("back", "", self.back, icon="arrow-left")
        self.hints = Hints(app.input, [])
        self.room = Rect(0, 0, 0, 0)

    def say(self, heading: str, hints: Sequence[tuple[Act, str]] = ()) -> None:
        """The words of the frame, in the language of now: every scene says them when it makes its own."""
        self.heading.text = heading
        self.back_button.label = _("Back")
        self.hints.hints = [(Act.ACCEPT, _("choose")), (Act.BACK, _("back")), *hints]

    @property
    def frame(self) -> list[Label | Button | Hints]:
        return [self.heading, self.back_button, self.hints]

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        wide = min(units.width - px(2 * MARGIN), px(1232))
        high = units.height - px(HEAD + FOOT)
        self.room = cut.sized(wide, high, midtop=(units.width // 2, px(HEAD)))
        self.heading.rect = Rect(self.room.x, px(12), wide, px(44))
        self.back_button.rect = Rect(self.room.x, units.height - px(58), px(150), px(46))
        left = self.back_button.rect.right + px(18)
        self.hints.rect = Rect(left, self.back_button.rect.y, px(420), px(46))

    def middle(self, high: int) -> Rect:
        """The room cut to this height: in a tall window its content does not stick to the top."""
        high = min(high, self.room.h)
        return cut.row_at(self.room, self.room.y + (self.room.h - high) // 2, high)
