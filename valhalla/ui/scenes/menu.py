"""The menu: the hall, the title, and the ways from here. One click leads back to the last table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from valhalla import __version__
from valhalla.ui import cut, doors, saved, tables
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HearthScene
from valhalla.ui.table.record import Plate, away, records
from valhalla.ui.theme import GOLD, RUNES, SMALL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.snow import Snow
from valhalla.ui.widgets.text import Label
from valhalla.ui.widgets.title import Title
from valhalla.words.language import _

RUNE_LINE: Final = "ᚹ ᚨ ᛚ ᚺ ᚨ ᛚ ᛚ ᚨ"
RUNE_STYLE: Final = Style(RUNES, 23, GOLD, centred=True)
QUIET: Final = SMALL._replace(size=13)
EMBERS: Final = 46
SHADE: Final = 112  # of 255: how dark it is behind the column
SHADED: Final = 160  # units at the right of the column
WIDE: Final = 430  # units of the column
LEFT: Final = 56
GAP: Final = 11  # units between the large ones
UPRIGHT: Final = 540  # units of the column in the middle of an upright window
TWO_WIDE: Final = 780  # units of two columns of plates
ENOUGH: Final = 690  # units: where there is less height, there are two columns of plates
FOOT: Final = 40  # units below the column, where the key hints are


class RuneLine(Label):
    """Runes between two lines of gold."""

    def draw(self, p: Painter, look: Look) -> None:
        found = p.text(self.text, self.rect, self.style)
        thick = max(1, p.px(1.5))
        for x, right in ((self.rect.x, found.x), (found.right, self.rect.right)):
            line = Rect(x, self.rect.centery, right - x, thick).inflate(-p.px(36), 0)
            p.fill(line, GOLD)
            for end in (line.left, line.right):
                p.fill(Rect(end - thick, line.y - thick, 3 * thick, 3 * thick), GOLD)


class MenuScene(HearthScene):
    """Continue, new game, and below them all that is not a game."""

    music = "hall"
    ambience = "wind"

    def __init__(self, app: App) -> None:
        super().__init__(app, dark=False, embers=EMBERS)
        self.snow = Snow("snow")
        self.title = Title("title", "VALHALLA")
        self.runes = RuneLine("runes", RUNE_LINE, RUNE_STYLE)
        self.version = Label("version", f"Valhalla {__version__}", QUIET, align="right")
        self.hints = Hints(app.input, [])
        self.column = Rect(0, 0, 0, 0)
        self.reworded()

    def reworded(self) -> None:
        """The buttons: anew when one comes back, as there may be another table to go on with."""
        app = self.app
        self.hints.hints = [(Act.UP, _("move")), (Act.ACCEPT, _("choose"))]
        self.last = saved.last()
        self.go_on = Button("continue", _("Continue"), self._continue, icon="raven", note=self._told_last())
        self.go_on.visible = self.last is not None
        self.go_on.tip = tables.told_players(self.last) if self.last is not None else ""
        self.go_on.lit = True
        self.plates = [self._plate(plate) for record in records() for plate in record.plates]
        self.plates[0].lit = self.last is None
        self.small = [
            Button("lesson", _("Lessons"), doors.LESSONS.way(app), icon="hint"),
            Button("load", _("Load"), doors.SAVES.way(app), icon="load"),
            Button("rules", _("Rulebook"), doors.RULES.way(app), icon="book"),
            Button("gallery", _("Gallery"), records()[0].gallery.way(app), icon="cards"),
            Button("chronicle", _("Chronicle"), doors.CHRONICLE.way(app), icon="crown"),
            Button("options", _("Settings"), doors.OPTIONS.way(app), icon="gear"),
            Button("credits", _("Credits"), doors.CREDITS.way(app), icon="rune"),
            Button("quit", _("Quit"), app.quit, icon="horn"),
        ]
        words: list[Widget] = [self.title, self.runes, self.version, self.hints]
        self.renew([*words, *self.large, *self.small])

    @property
    def large(self) -> list[Button]:
        return [self.go_on, *self.plates]

    def _plate(self, plate: Plate) -> Button:
        opens = plate.opens.way(self.app)
        return Button(plate.name, _(plate.label), opens, icon=plate.icon, note=_(plate.note))

    def _told_last(self) -> str:
        if self.last is None:
            return ""
        stand, when = tables.told_stand(self.last), tables.told_when(self.last)
        return f"{away(self.last.game).told(self.last)} · {stand} · {when}"

    def resume(self) -> None:
        super().resume()
        self.reworded()
        self.layout(self.units)

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        self.snow.rect = units.area
        side = LEFT if units.width > px(TWO_WIDE + 2 * LEFT) else 24 if units.width > px(WIDE + 48) else 16
        if units.upright:
            wide = min(px(UPRIGHT), units.width - 2 * px(side))
            self.column = cut.sized(wide, units.height, midtop=units.area.midtop)
            self._lay_one()
        elif units.height >= px(ENOUGH):
            self.column = Rect(px(LEFT), 0, px(WIDE), units.height)
            self._lay_one()
        else:
            wide = min(units.width - 2 * px(side), px(TWO_WIDE))
            self.column = Rect(px(side), 0, wide, units.height)
            self._lay_two()
        self.version.rect = Rect(units.width - px(240), units.height - px(34), px(220), px(24))
        left = self.column.x if not units.upright else px(16)
        self.hints.rect = Rect(left, units.height - px(44), self.version.rect.x - left, px(32))

    def _lay_one(self) -> None:
        """The plates below each other, the small ones in pairs; in a high window they are higher."""
        units, column = self.units, self.column
        shown = [button for button in self.large if button.visible]
        high, low, gap = (60, 48, GAP) if len(shown) < 5 else (56, 43, 7)
        whole = 146 + len(shown) * (high + gap) + len(self.small) // 2 * (low + 8)
        grown = max(1.0, min(1.4, units.height / units.px(whole + 4 * FOOT))) if units.upright else 1.0

        def px(n: float) -> int:
            return units.px(n * grown)

        room = units.height - px(whole)
        y = max(units.px(10), min(room // 2, room - units.px(FOOT)))
        self.title.rect = cut.row_at(column, y, px(92))
        self.runes.visible = True
        self.runes.rect = cut.row_at(column, y + px(98), px(30))
        y += px(146)
        for button in shown:
            button.rect = cut.row_at(column, y, px(high))
            y += px(high + gap)
        self._lay_small(y, px(low), units.px(8), 2)

    def _lay_two(self) -> None:
        """In a low window plates stand in pairs, and the small ones in fours, below a smaller title."""
        units, column, px = self.units, self.column, self.units.px
        high, low, gap, title = (60, 46, 9, 72) if units.height >= px(460) else (56, 42, 7, 50)
        with_runes = units.height >= px(520)
        pairs = (len(self.plates) + 1) // 2
        whole = title + 8 + (38 if with_runes else 0) + pairs * (high + gap) + 2 * (low + 8)
        whole += high + gap if self.go_on.visible else 0
        y = max(px(6), (units.height - px(whole + FOOT)) // 2)
        self.title.rect = cut.row_at(column, y, px(title))
        y += px(title + 8)
        self.runes.visible = with_runes
        if with_runes:
            self.runes.rect = cut.row_at(column, y, px(30))
            y += px(38)
        if self.go_on.visible:
            self.go_on.rect = cut.row_at(column, y, px(high))
            y += px(high + gap)
        for i in range(0, len(self.plates), 2):
            for plate, place in zip(
                self.plates[i:], cut.row(cut.row_at(column, y, px(high)), 2, px(10)), strict=False
            ):
                plate.rect = place
            y += px(high + gap)
        self._lay_small(y, px(low), px(8), 4)

    def _lay_small(self, y: int, high: int, gap: int, across: int) -> None:
        between = self.units.px(14 if across == 2 else 10)
        for i in range(0, len(self.small), across):
            places = cut.row(cut.row_at(self.column, y, high), across, between)
            for button, place in zip(self.small[i:], places, strict=False):
                button.rect = place
            y += high + gap

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        if p.units.upright:
            p.shade(SHADE / 255)
        else:
            wide = self.column.right + p.px(SHADED)
            p.blit(
                p.art.kept(("menu-shade", p.units.height, wide), lambda: _shade(wide, p.units.height)), (0, 0)
            )
        self.snow.draw(p, Look(time=self.ambient))

    def back(self) -> None:
        """Nothing lies below the menu."""

    # Where to

    def _continue(self) -> None:
        if self.last is not None and not tables.open_save(self.app, self.last.path):
            self.resume()

    def dropped(self, path: Path) -> None:
        scene = doors.SAVES.opened(self.app)
        self.app.push(scene)
        scene.dropped(path)


def _shade(wide: int, high: int) -> Surface:
    """Darkness behind the column, gone towards the middle of the hall."""
    dark = Surface((wide, high), pygame.SRCALPHA)
    for x in range(wide):
        strength = min(1.0, 1.5 * (1 - x / wide))
        dark.fill((0, 0, 0, round(SHADE * strength)), Rect(x, 0, 1, high))
    return dark
