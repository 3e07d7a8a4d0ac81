"""What the scenes around the table share: the living hall behind them, a heading, a way back, key hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look
from valhalla.ui.widgets.buttons import SHRUNK, Button
from valhalla.ui.widgets.fields import Cycle
from valhalla.ui.widgets.hearth import Embers, Hearth
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.text import Label
from valhalla.words.language import _

MARGIN: Final = 24  # units around everything
WIDEST: Final = 1232
LOW: Final = 560  # units: where there is less, heading and foot are lower
NARROW: Final = 600  # units: where there is less, so is the margin
BACK: Final = 150  # units of the way back
GAP: Final = 12
Part = Button | Cycle[Any]  # of the foot
Item = tuple[Part, int]


class Frame(NamedTuple):
    """Units of what lies around the content: the heading's top and bottom, the air below it, the foot."""

    top: float
    heading: float
    head: float
    button: float
    bottom: float


HIGH_FRAME, LOW_FRAME = Frame(12, 44, 62, 46, 12), Frame(3, 40, 44, 42, 6)


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

    @property
    def low(self) -> bool:
        """Whether the window is low, measured in its words."""
        return self.units.height < self.units.px(LOW)

    def foot(self) -> list[tuple[Part, float]]:
        """What stands at the right in the foot, and how wide in units."""
        return []

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        frame = LOW_FRAME if self.low else HIGH_FRAME
        margin = px(MARGIN if units.width >= px(NARROW) else MARGIN / 2)
        wide = min(units.width - 2 * margin, px(WIDEST))
        room = cut.sized(wide, units.height - px(frame.head), midtop=(units.width // 2, px(frame.head)))
        self.heading.rect = Rect(room.x, px(frame.top), wide, px(frame.heading))
        foot = self._lay_foot(
            cut.row_at(room, room.bottom - px(frame.button + frame.bottom), px(frame.button))
        )
        self.room = cut.top(room, foot - px(GAP if frame is HIGH_FRAME else GAP / 2) - room.y)

    def _lay_foot(self, row: Rect) -> int:
        """The way back, and what else there is: at its right, or in rows above. Where the foot begins."""
        px = self.units.px
        self.back_button.rect = cut.left(row, px(BACK))
        left, right, top = row.x + px(BACK + 18), row.right, row.y
        items = [(widget, px(wide)) for widget, wide in self.foot() if widget.visible]
        for shrunk in (1.0, SHRUNK):
            if sum(wide + px(GAP) for _widget, wide in items) > row.w - px(BACK):
                fonts = self.app.fonts
                items = [(one, min(wide, one.needs(fonts, self.units, shrunk))) for one, wide in items]
        if sum(wide + px(GAP) for _widget, wide in items) <= row.w - px(BACK):
            for widget, wide in reversed(items):
                widget.rect = cut.column_at(row, right - wide, wide)
                right -= wide + px(GAP)
        else:
            for line in reversed(_lines(items, row.w, px(GAP))):
                top, x = top - row.h - px(8), row.x
                more = (row.w - sum(wide for _widget, wide in line) - px(GAP) * (len(line) - 1)) // len(line)
                for widget, wide in line:
                    widget.rect = Rect(x, top, wide + more, row.h)
                    x = widget.rect.right + px(GAP)
        self.hints.rect = cut.column_at(row, left, right - left)
        return top

    def middle(self, high: int) -> Rect:
        """The room cut to this height: in a tall window its content does not stick to the top."""
        high = min(high, self.room.h)
        return cut.row_at(self.room, self.room.y + (self.room.h - high) // 2, high)


def _lines(items: Sequence[Item], width: int, gap: int) -> list[list[Item]]:
    """As many in each line as find room."""
    lines: list[list[Item]] = [[]]
    for item in items:
        if lines[-1] and sum(wide + gap for _widget, wide in lines[-1]) + item[1] > width:
            lines.append([])
        lines[-1].append(item)
    return lines
