"""Questions over whatever is shown: yes or no, one of several, a line of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import BODY, PROMPT_NOTE, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.buttons import SHRUNK, Button
from valhalla.ui.widgets.fields import TextField
from valhalla.words.language import _, pgettext

WIDE: Final = 560  # units
SIDE, NARROW_SIDE = 45, 24  # units at the sides; in a narrow window less


class Choose(Scene):
    """A question with an answer on each button. Esc takes none of them."""

    over = True

    def __init__(
        self,
        app: App,
        text: str,
        answers: Sequence[tuple[str, Callback]],
        *,
        note: str = "",
        none: str = "",
    ) -> None:
        super().__init__(app)
        self.text = text
        self.note = note
        self.sheet = Rect(0, 0, 0, 0)
        self.side = self._top = 0
        self.answers = [
            Button(f"answer-{i}", label, self._answering(chosen)) for i, (label, chosen) in enumerate(answers)
        ]
        self.cancel = Button("cancel", none or _("Cancel"), self.back)
        self.widgets: list[Widget] = [*self.answers, self.cancel]

    def _answering(self, chosen: Callback) -> Callback:
        def answer() -> None:
            self.app.pop()
            chosen()

        return answer

    def enter(self) -> None:
        self.set_focus(self.answers[0] if self.answers else self.cancel)

    def layout(self, units: Units) -> None:
        super().layout(units)
        px, fonts = units.px, self.app.fonts
        wide = min(px(WIDE), units.width - px(16))
        self.side = px(SIDE if wide == px(WIDE) else NARROW_SIDE)
        inner = wide - 2 * self.side
        self._text_high = fonts.height(self.text, SUBHEADING, units.u, inner) + px(8)
        self._note_high = fonts.height(self.note, BODY, units.u, inner) + px(8) if self.note else 0
        buttons = [*self.answers, self.cancel]
        part = (inner - px(14)) // 2
        fit = all(button.needs(fonts, units, SHRUNK) <= part for button in buttons)
        across = len(buttons) <= 2 and fit
        rows = 1 if across else len(buttons)
        words = self._text_high + self._note_high + self.extra(units)
        pitch, edges = px(56), px(84)
        if words + rows * pitch + edges > units.height:
            pitch, edges = px(50), px(60)
        self.sheet = cut.sized(wide, words + rows * pitch + edges, center=units.area.center)
        self._top = edges - px(50)
        low = self.sheet.x + self.side, self.sheet.bottom - min(px(38), self._top + px(8))
        area = cut.sized(inner, rows * pitch - px(8), bottomleft=low)
        for i, button in enumerate(buttons):
            if across:
                button.rect = Rect(area.x + i * (part + px(14)), area.y, part, px(48))
            else:
                button.rect = cut.row_at(area, area.y + i * pitch, pitch - px(8))

    def extra(self, units: Units) -> int:
        """Room between the text and the buttons."""
        return 0

    def draw_below(self, p: Painter) -> None:
        p.shade(0.6)
        p.plate("dialog", self.sheet)
        room = cut.inset(self.sheet, self.side, 0)
        box = cut.row_at(room, self.sheet.y + self._top, self._text_high)
        p.text(self.text, box, SUBHEADING._replace(centred=True), lines=0)
        if self.note:
            low = cut.below(box, self._note_high)
            p.text(self.note, low, PROMPT_NOTE, lines=0)


class Confirm(Choose):
    """Yes or no. The focus is on *no* if *yes* cannot be taken back."""

    def __init__(
        self, app: App, text: str, yes_label: str, on_yes: Callback, *, note: str = "", careful: bool = False
    ) -> None:
        super().__init__(app, text, [(yes_label, on_yes)], note=note)
        self.careful = careful

    def enter(self) -> None:
        self.set_focus(self.cancel if self.careful else self.answers[0])


class Ask(Choose):
    """A line of text."""

    def __init__(
        self,
        app: App,
        text: str,
        value: str,
        on_done: Callable[[str], None],
        *,
        done_label: str = "",
        note: str = "",
        most: int = 60,
        suggest: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(app, text, [(done_label or pgettext("dialog", "Done"), self._told)], note=note)
        self.on_done = on_done
        self.field = TextField("field", value, self._changed, most=most, on_enter=self._done, suggest=suggest)
        self.widgets.insert(0, self.field)
        self._changed(value)

    def _changed(self, text: str) -> None:
        self.answers[0].enabled = bool(text.strip())

    def _told(self) -> None:
        self.on_done(self.field.text.strip())

    def _done(self) -> None:
        if self.answers[0].enabled:
            self.answers[0].press()

    def enter(self) -> None:
        self.set_focus(self.field)
        self.field.press()

    def extra(self, units: Units) -> int:
        return units.px(74)

    def layout(self, units: Units) -> None:
        super().layout(units)
        above = self.answers[0].rect.move(0, -units.px(22)).topleft
        self.field.rect = cut.sized(self.sheet.w - 2 * self.side, units.px(44), bottomleft=above)
