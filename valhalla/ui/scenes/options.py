"""Settings: everything works at once, and everything can be put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from pygame import Rect

from valhalla.ui import cut, doors
from valhalla.ui.app import App
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.hall import HallScene, Part
from valhalla.ui.settings import SIZES, Colours, Settings
from valhalla.ui.theme import BODY, SUBHEADING
from valhalla.ui.units import TABLE_SIZES, TEXT_SIZES, Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.fields import CheckBox, Cycle, Slider
from valhalla.ui.widgets.lists import Block, Scrolled
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import language
from valhalla.words.language import _, pgettext
from valhalla.words.telling import LEVELS, level_name

LANGUAGES: Final = {"en": "English", "pl": "Polski", "ru": "Русский"}
# No settings one looks at: putting back leaves them alone.
KEPT: Final = ("tables", "names", "window", "language")
Line = tuple[Label | None, Chips[Any] | Widget]  # what is said, and what is set
LABEL_WIDE: Final = 150  # units
ROW, LOW_ROW = 46, 40
GAP: Final = 6
HALF: Final = 540  # units of a panel: where two have less, there is one
ONE: Final = 760  # units of the only one, at most
BESIDE: Final = 430  # units of a row: in less, what is said stands above what is set
ABOVE: Final = 26


class OptionsScene(HallScene):
    """Two panels: the picture, and sound and play. In a small window one, which scrolls."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.reworded()

    def reworded(self) -> None:
        """Everything anew: the language or all settings may have changed."""
        self.say(_("Settings"))
        self.defaults = Button("defaults", _("Defaults"), self._ask_reset, icon="undo")
        self.keys = Button("keys", _("Keys and buttons"), doors.KEYS.way(self.app), icon="key")
        self.panels = [Panel("panel-0", "panel"), Panel("panel-1", "panel")]
        self.rows: list[list[Line]] = [self._picture(), self._play()]
        self.scrolled = [Scrolled("settings-0"), Scrolled("settings-1")]

    def _picture(self) -> list[Line]:
        s = self.app.settings
        tongues = [(code, LANGUAGES.get(code, code)) for code in language.languages()]
        text = Chips("text", [(n, str(n)) for n in TEXT_SIZES], s.text, self._setter("text"))
        table = Chips("table", [(n, str(n)) for n in TABLE_SIZES], s.table_size, self._setter("table_size"))
        speeds = [("calm", _("Calm")), ("brisk", _("Brisk")), ("instant", _("Instant"))]
        palette = Cycle("palette", self._colours(), s.palette, self._setter("palette"))
        return [
            (Label("h-picture", _("Language and picture"), SUBHEADING), Label("h-0", "")),
            _row("language", _("Language"), Chips("language", tongues, language.current(), self._language)),
            _row("text", _("Text size, %"), text),
            _row("table", _("Table size, %"), table),
            _row("speed", _("Animations"), Chips("speed", speeds, s.speed, self._setter("speed"))),
            _row("palette", _("Colours"), palette),
            (None, CheckBox("fullscreen", _("Full screen (F11)"), s.fullscreen, self._fullscreen)),
            self._check("reduced_motion", _("Reduced motion: fades instead of flights")),
        ]

    def _colours(self) -> list[tuple[Colours, str]]:
        return [
            ("standard", pgettext("colours", "As painted")),
            ("red-green", _("For red-green-blind eyes")),
            ("blue-yellow", _("For blue-yellow-blind eyes")),
            ("contrast", _("Strong contrasts")),
        ]

    def _play(self) -> list[Line]:
        levels = [(level, level_name(level)) for level in LEVELS]
        volumes = (("master", _("All sounds")), ("effects", _("Effects")), ("music", _("Music")))
        saga = Chips("saga", levels, self.app.settings.saga, self._setter("saga"))
        return [
            (Label("h-sound", _("Sound and play"), SUBHEADING), Label("h-1", "")),
            *(
                _row(name, label, Slider(name, getattr(self.app.settings, name), self._setter(name)))
                for name, label in volumes
            ),
            self._check("mute_unfocused", _("Silent while the window is not in use")),
            _row("saga", _("The saga tells"), saga),
            self._check("odds", _("Show the chances in battle")),
            self._check("confirm", _("Ask before a decision is carried out")),
        ]

    def _check(self, name: str, label: str) -> Line:
        return None, CheckBox(name, label, getattr(self.app.settings, name), self._setter(name))

    # Changing

    def _setter(self, name: str) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            setattr(self.app.settings, name, value)
            self.app.keep_settings()
            if name in ("master", "effects"):
                self.app.sound.cue("click")
            elif name in (*SIZES, "palette"):
                self.app.rescale()

        return change

    def _language(self, code: str) -> None:
        if self.app.speak(code):
            self.app.settings.language = code
            self.app.keep_settings()

    def _fullscreen(self, wanted: bool) -> None:
        if wanted != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _ask_reset(self) -> None:
        ask, note = _("Put all settings back?"), _("Language, names and tables stay as they are.")
        self.app.push(Confirm(self.app, ask, _("Put back"), self._reset, note=note, careful=True))

    def _reset(self) -> None:
        usual, settings = Settings(), self.app.settings
        if settings.fullscreen:
            self.app.toggle_fullscreen()
        for name in (field.name for field in msgspec.structs.fields(Settings) if field.name not in KEPT):
            setattr(settings, name, getattr(usual, name))
        self.app.input.bind(settings.keys, settings.pad)
        self.app.keep_settings()
        self.reworded()
        self.app.rescale()

    # The picture

    def foot(self) -> list[tuple[Part, float]]:
        return [(self.keys, 260), (self.defaults, 250)]

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        gap = px(18)
        wide = (self.room.w - gap) // 2
        high = px((ROW + GAP) * max(map(len, self.rows)) + 42)
        if wide >= px(HALF) and high <= self.room.h + px(GAP):
            room = self.middle(high + px(GAP))
            places = [cut.column_at(room, room.x + i * (wide + gap), wide) for i in range(2)]
            rows = self.rows
        else:
            rows = [self.rows[0] + self.rows[1], []]
            wide = min(self.room.w, px(ONE))
            above = ABOVE if wide < px(BESIDE + 60) else 0
            room = self.middle(px((ROW + above + GAP) * len(rows[0]) + 60))
            places = [cut.sized(wide, room.h, center=room.center), Rect(0, 0, 0, 0)]
        for panel, scrolled, place, lines in zip(self.panels, self.scrolled, places, rows, strict=True):
            panel.rect, panel.visible = place, bool(lines)
            inner = cut.inset(place, px(28 if place.w >= px(HALF) else 20), px(24 if len(rows[1]) else 20))
            scrolled.lay(inner, [self._block(*line) for line in lines], units)
        parts = [part for scrolled in self.scrolled for part in scrolled.parts]
        self.renew([*self.panels, *parts, *self.frame, self.keys, self.defaults])

    def _block(self, label: Label | None, control: Chips[Any] | Widget) -> Block:
        """What is said and what is set, beside or below it."""
        px = self.units.px
        row = LOW_ROW if self.low else ROW

        def above(wide: int) -> bool:
            return label is not None and wide < px(BESIDE) and not isinstance(control, Label)

        def put(place: Rect) -> None:
            self._place(label, control, place, above=above(place.w))

        parts = control.parts if isinstance(control, Chips) else [control]
        held = [label, *parts] if label is not None else parts
        return Block(lambda wide: px(row + ABOVE if above(wide) else row), put, held, px(GAP))

    def _place(self, label: Label | None, control: Chips[Any] | Widget, place: Rect, *, above: bool) -> None:
        px, rest = self.units.px, place
        if label is not None and above:
            label.rect = cut.top(place, px(ABOVE))
            rest = cut.from_y(place, label.rect.bottom)
        elif label is not None:
            label.rect = cut.left(place, place.w if isinstance(control, Label) else px(LABEL_WIDE))
            rest = cut.from_x(place, label.rect.right)
        if isinstance(control, Chips):
            control.place(rest.inflate(0, -px(4)), px(6), px(150))
        else:
            control.rect = rest


def _row(name: str, label: str, control: Chips[Any] | Widget) -> Line:
    return Label(f"label-{name}", label, BODY, lines=2), control
