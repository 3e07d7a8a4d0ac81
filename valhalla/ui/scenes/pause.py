"""The pause: what one may do besides playing. The table gives what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from valhalla.ui import cut, doors
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import BODY, HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.words.language import _


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
        every = [
            Entry("resume", _("Resume"), "play", lambda: None),
            *(Entry(*entry) for entry in entries),
            Entry("options", _("Settings"), "gear", doors.OPTIONS.way(app), stay=True),
            Entry("rules", _("Rulebook"), "book", doors.RULES.way(app), stay=True),
            Entry("menu", _("To the menu"), "flag", lambda: app.reset(doors.MENU.opened(app)), stay=True),
            Entry("quit", _("Quit"), "horn", app.quit, stay=True),
        ]
        self.buttons = [self._button(entry) for entry in every]
        self.buttons[0].lit = True
        self.hints = Hints(app.input, [(Act.ACCEPT, _("choose")), (Act.BACK, _("resume"))])
        self.renew([*self.buttons, self.hints])

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
        self.set_focus(self.buttons[0])

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        rows = (len(self.buttons) + 1) // 2
        noted = px(26) if self.note else 0
        self.sheet = cut.sized(px(740), px(134) + rows * px(62) + noted, center=units.area.center)
        top = self.sheet.y + px(86) + noted
        for i, button in enumerate(self.buttons):
            column, place = divmod(i, rows)
            button.rect = Rect(self.sheet.x + px(46 + 330 * column), top + place * px(62), px(318), px(52))
        self.hints.rect = Rect(self.sheet.x + px(50), self.sheet.bottom - px(54), px(500), px(34))

    def draw_below(self, p: Painter) -> None:
        p.shade(0.55)
        p.plate("dialog", self.sheet)
        box = Rect(self.sheet.x + p.px(40), self.sheet.y + p.px(30), self.sheet.w - p.px(80), p.px(42))
        p.text(_("Pause"), box, HEADING)
        if self.note:
            p.text(self.note, cut.below(box, p.px(28)), BODY, align="centre")
