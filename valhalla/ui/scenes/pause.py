"""The pause: what one may do besides playing, the same in the same place in every game.

The table gives what belongs to it: at the left what is done once, below all the orders that stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut, doors
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import BODY, HEADING, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.text import Label
from valhalla.words.language import _

ROW: Final = 62  # units of a button with what lies between it and the next
HEADING_HIGH: Final = 44


class Entry(NamedTuple):
    """Something the table offers. Most close the pause first; what opens over it says `stay`."""

    name: str
    label: str
    icon: str
    callback: Callback
    enabled: bool = True
    why_not: str = ""
    stay: bool = False
    tip: str = ""
    standing: bool = False  # an order that stands from now on, no command that is carried out now


class PauseScene(Scene):
    """Resume, what the table offers, settings, rulebook, to the menu, quit."""

    over = True
    ways_out = (Act.BACK, Act.MENU)

    def __init__(self, app: App, entries: Sequence[Entry] = (), *, note: str = "") -> None:
        super().__init__(app)
        self.sheet = Rect(0, 0, 0, 0)
        self.make(entries, note)

    def make(self, entries: Sequence[Entry], note: str) -> None:
        """All buttons, in the language of now."""
        app = self.app
        self.note = note
        here = [
            Entry("resume", _("Resume"), "play", lambda: None),
            *(entry for entry in entries if not entry.standing),
        ]
        away = [
            Entry("options", _("Settings"), "gear", doors.OPTIONS.way(app), stay=True),
            Entry("rules", _("Rulebook"), "book", doors.RULES.way(app), stay=True),
            Entry("menu", _("To the menu"), "flag", lambda: app.reset(doors.MENU.opened(app)), stay=True),
            Entry("quit", _("Quit"), "horn", app.quit, stay=True),
        ]
        self.columns = [[self._button(entry) for entry in column] for column in (here, away)]
        self.orders = [self._button(entry) for entry in entries if entry.standing]
        self.heading = Label("h-orders", _("Standing orders"), SUBHEADING)
        self.heading.visible = bool(self.orders)
        self.resume_button = self.columns[0][0]
        self.resume_button.lit = True
        self.hints = Hints(app.input, [(Act.ACCEPT, _("choose")), (Act.BACK, _("resume"))])
        commands = [button for column in self.columns for button in column]
        self.renew([*commands, self.heading, *self.orders, self.hints])

    def _button(self, entry: Entry) -> Button:
        def chosen() -> None:
            if not entry.stay:
                self.app.pop()
            entry.callback()

        button = Button(entry.name, entry.label, chosen, icon=entry.icon)
        button.enabled = entry.enabled
        button.tip = entry.tip if entry.enabled else entry.why_not
        button.on_refused = lambda: self.app.notices.say(entry.why_not)
        return button

    def enter(self) -> None:
        self.set_focus(self.resume_button)

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        rows = max(len(column) for column in self.columns)
        low = -(-len(self.orders) // 2)
        besides = px(134) + (px(26) if self.note else 0) + (px(HEADING_HIGH) if self.orders else 0)
        pitch = min(px(ROW), (units.height - px(8) - besides) // (rows + low))
        self.sheet = cut.sized(px(740), besides + (rows + low) * pitch, center=units.area.center)
        top = self.sheet.y + px(86) + (px(26) if self.note else 0)
        for i, column in enumerate(self.columns):
            for j, button in enumerate(column):
                button.rect = self._place(i, top + j * pitch, pitch)
        top += rows * pitch
        self.heading.rect = Rect(self.sheet.x + px(50), top, px(500), px(HEADING_HIGH) - px(6))
        top += px(HEADING_HIGH)
        for n, order in enumerate(self.orders):
            order.rect = self._place(n % 2, top + n // 2 * pitch, pitch)
        self.hints.rect = Rect(self.sheet.x + px(50), self.sheet.bottom - px(54), px(500), px(34))

    def _place(self, column: int, y: int, pitch: int) -> Rect:
        px = self.units.px
        return Rect(self.sheet.x + px(46 + 330 * column), y, px(318), pitch - px(10))

    def draw_below(self, p: Painter) -> None:
        p.shade(0.55)
        p.plate("dialog", self.sheet)
        box = Rect(self.sheet.x + p.px(40), self.sheet.y + p.px(30), self.sheet.w - p.px(80), p.px(42))
        p.text(_("Pause"), box, HEADING)
        if self.note:
            p.text(self.note, cut.below(box, p.px(28)), BODY, align="centre")
