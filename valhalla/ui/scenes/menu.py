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
WIDE: Final = 430  # units of the column
LEFT: Final = 56
GAP: Final = 11  # units between the large ones
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
        column = Rect(px(LEFT), 0, px(WIDE), units.height)
        shown = [button for button in self.large if button.visible]
        high, low, gap = (60, 48, GAP) if len(shown) < 5 else (56, 43, 7)
        whole = 146 + len(shown) * (high + gap) + len(self.small) // 2 * (low + 8)
        room = units.height - px(whole)
        y = max(px(10), min(room // 2, room - px(FOOT)))
        self.title.rect = cut.row_at(column, y, px(92))
        self.runes.rect = cut.row_at(column, y + px(98), px(30))
        y += px(146)
        for button in shown:
            button.rect = cut.row_at(column, y, px(high))
            y += px(high + gap)
        for i in range(0, len(self.small), 2):
            left, right = cut.row(cut.row_at(column, y, px(low)), 2, px(14))
            self.small[i].rect, self.small[i + 1].rect = left, right
            y += px(low + 8)
        self.version.rect = Rect(units.width - px(240), units.height - px(34), px(220), px(24))
        self.hints.rect = Rect(column.x, units.height - px(44), px(500), px(32))

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        p.blit(p.art.kept(("menu-shade", p.units.height, p.u), lambda: _shade(p)), (0, 0))
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


def _shade(p: Painter) -> Surface:
    """Darkness behind the column, gone towards the middle of the hall."""
    wide = p.px(LEFT + WIDE + 160)
    dark = Surface((wide, p.units.height), pygame.SRCALPHA)
    for x in range(wide):
        strength = min(1.0, 1.5 * (1 - x / wide))
        dark.fill((0, 0, 0, round(SHADE * strength)), Rect(x, 0, 1, p.units.height))
    return dark
