"""The first start: language, size, and whether somebody shall show the game. All can be changed later."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut, doors
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HearthScene
from valhalla.ui.scenes.options import LANGUAGES
from valhalla.ui.theme import BODY, SUBHEADING
from valhalla.ui.units import TEXT_SIZES, Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.snow import Snow
from valhalla.ui.widgets.text import Label, Panel
from valhalla.ui.widgets.title import Title
from valhalla.words import language
from valhalla.words.language import _

WIDE: Final = 720  # units of the board
HIGH, LOW = 440, 348
TITLE, LOW_TITLE = 92, 46
TITLE_SHAPE: Final = 6  # width to height
STACKED: Final = 480  # units: in a narrower board the two last buttons stand below each other


class WelcomeScene(HearthScene):
    """Three questions on one board."""

    music = "hall"

    def __init__(self, app: App) -> None:
        super().__init__(app, dark=False, embers=40)
        self.snow = Snow("snow")
        self.title = Title("title", "VALHALLA")
        self.panel = Panel("panel", "panel")
        self.reworded()

    def reworded(self) -> None:
        """All words anew: the language may have changed."""
        tongues = [(code, LANGUAGES.get(code, code)) for code in language.languages()]
        self.tongues = Chips("language", tongues, language.current(), self._speak)
        sizes = [(step, language.percent(step)) for step in TEXT_SIZES]
        self.sizes = Chips("text", sizes, self.app.settings.text, self._resize)
        self.labels = [
            Label("h-language", _("Which language shall we speak?"), SUBHEADING),
            Label("h-text", _("How large shall words be?"), SUBHEADING),
            Label("h-played", _("Have you played this before?"), SUBHEADING),
        ]
        self.note = Label(
            "note", _("All of this can be changed later, in the settings."), BODY._replace(centred=True)
        )
        self.new = Button("lesson", _("No"), self._lesson, icon="hint", note=_("show me, in five minutes"))
        self.old = Button("menu", _("Yes"), self._menu, icon="skull", note=_("to the hall"))
        self.new.lit = True
        self.hints = Hints(self.app.input, [(Act.UP, _("move")), (Act.ACCEPT, _("choose"))])
        words: list[Widget] = [self.title, self.panel, *self.labels, self.note]
        self.renew([*words, *self.tongues.parts, *self.sizes.parts, self.new, self.old, self.hints])

    # Answers

    def _speak(self, code: str) -> None:
        self.app.speak(code)

    def _resize(self, step: int) -> None:
        self.app.settings.text = step
        self.app.rescale()

    def _keep(self) -> None:
        """From now on there is no first start any more."""
        self.app.settings.language = language.current()
        self.app.keep_settings()

    def _menu(self) -> None:
        self._keep()
        self.app.reset(doors.MENU.opened(self.app))

    def _lesson(self) -> None:
        self._menu()
        self.app.push(doors.LESSON.opened(self.app))

    def back(self) -> None:
        """Nothing lies below."""

    # Layout

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        self.snow.rect = units.area
        low = units.height < px(HIGH + TITLE + 40)
        wide = min(px(WIDE), units.width - px(24))
        stacked = wide < px(STACKED)
        title = px(LOW_TITLE if low else TITLE)
        between = px(6 if low else 32)
        high = px((LOW if low else HIGH) + (96 if stacked else 0))
        middle = units.width // 2, units.height // 2 - px(0 if low else 6)
        whole = cut.sized(wide, high + title + between, center=middle)
        board = cut.bottom(whole, high)
        self.panel.rect = board
        self.title.rect = cut.top(whole, title)
        inner = cut.inset(board, px(24 if stacked else 40), px(18 if low else 28))
        head, chips, last, gap = (28, 40, 60, 8) if low else (34, 46, 72, 20)
        y = inner.y
        for label, place in zip(self.labels, (self.tongues.place, self.sizes.place), strict=False):
            label.rect = cut.row_at(inner, y, px(head))
            place(cut.row_at(inner, y + px(head + 4), px(chips)), px(8), px(150))
            y += px(head + 4 + chips + gap)
        self.labels[2].rect = cut.row_at(inner, y, px(head))
        y += px(head + 6)
        if stacked:
            self.new.rect, self.old.rect = cut.column(cut.row_at(inner, y, px(2 * last + 8)), 2, px(8))
        else:
            self.new.rect, self.old.rect = cut.row(cut.row_at(inner, y, px(last)), 2, px(14))
        self.note.rect = cut.row_at(inner, inner.bottom - px(26 if low else 40), px(26))
        self.hints.rect = Rect(px(24), units.height - px(42), px(420), px(32))
        if board.bottom > self.hints.rect.y:  # beside the title
            left = (wide - round(TITLE_SHAPE * title)) // 2 - px(16)
            self.hints.rect = Rect(board.x + px(8), self.title.rect.y, left, title)

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        self.snow.draw(p, Look(time=self.ambient))
