"""The pause: what one may do besides playing, the same in the same place in every game.

The table gives what belongs to it: at the left what is done once, below all the orders that stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
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
from valhalla.ui.widgets.buttons import SHRUNK, Button
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.lists import Block, Scrolled, block_of, blocks_of, needed
from valhalla.ui.widgets.text import Label
from valhalla.words.language import _

ROW, LEAST_ROW = 62, 46  # units of a button with what lies between it and the next
GAP: Final = 10
WIDE: Final = 740  # units of the sheet
BETWEEN: Final = 12  # units between two columns
SIDE: Final = 46
NARROW: Final = 500  # units: a narrower sheet has less at its sides
HEADING_HIGH, LOW_HEADING = 44, 38
LOW: Final = 560  # units of a window that is low


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
        self.low = False
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
        self.scrolled = Scrolled("entries")
        self.resume_button = self.columns[0][0]
        self.resume_button.lit = True
        self.hints = Hints(app.input, [(Act.ACCEPT, _("choose")), (Act.BACK, _("resume"))])

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
        wide = min(px(WIDE), units.width - px(16))
        self.low = units.height < px(LOW)
        note = px(26) if self.note else 0
        top, bottom = (px(54) + note, px(26)) if self.low else (px(86) + note, px(48))
        side = px(SIDE if wide >= px(NARROW) else 28)
        grid = cut.sized(wide - 2 * side, 0)
        buttons = [*self.columns[0], *self.columns[1], *self.orders]
        widest = max(button.needs(self.app.fonts, units, SHRUNK) for button in buttons)
        across = 2 if widest <= (grid.w - px(BETWEEN)) // 2 else 1
        room = units.height - px(8) - top - bottom
        for pitch in range(px(ROW), px(LEAST_ROW) - 1, -1):
            blocks = self._blocks(across, pitch)
            high = needed(blocks, grid.w) + px(GAP)
            if high <= room:
                break
        high = min(high, room)
        self.sheet = cut.sized(wide, top + bottom + high, center=units.area.center)
        grid = cut.row_at(cut.inset(self.sheet, side, 0), self.sheet.y + top, high)
        self.scrolled.lay(grid, blocks, units)
        self.hints.rect = Rect(self.sheet.x + px(50), self.sheet.bottom - px(54), px(500), px(34))
        if self.low:  # beside the heading
            self.hints.rect = Rect(grid.x, self.sheet.y + px(16), self.sheet.w // 2 - side - px(90), px(34))
        self.renew([*self.scrolled.parts, self.hints])

    def _blocks(self, across: int, pitch: int) -> list[Block]:
        """The commands in columns, or all in one, and below them what stands."""
        px = self.units.px
        here, away = self.columns
        pairs = zip_longest(here, away) if across == 2 else ((one,) for one in (*here, *away))
        rows = [[one for one in pair if one is not None] for pair in pairs]
        rows_of = partial(blocks_of, across=across, high=pitch - px(GAP), gap=px(GAP), between=px(BETWEEN))
        found = [block for row in rows for block in rows_of(row)]
        if self.orders:
            high = px(LOW_HEADING if self.low else HEADING_HIGH)
            found += [block_of(self.heading, high - px(6), px(6)), *rows_of(self.orders)]
        return found

    def draw_below(self, p: Painter) -> None:
        p.shade(0.55)
        p.plate("dialog", self.sheet)
        top = p.px(12 if self.low else 30)
        box = Rect(self.sheet.x + p.px(40), self.sheet.y + top, self.sheet.w - p.px(80), p.px(42))
        p.text(_("Pause"), box, HEADING)
        if self.note:
            p.text(self.note, cut.below(box, p.px(28)), BODY, align="centre")
