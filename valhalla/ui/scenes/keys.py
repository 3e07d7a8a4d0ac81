"""Keys and buttons: which says what, changed by pressing another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import ALWAYS, Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.theme import BODY, DIM_BONE, LABEL, PROMPT_NOTE, SMALL, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Button, Pressable
from valhalla.ui.widgets.hints import button_name, key_name
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words.language import N_, _

COLUMNS: Final = (
    {
        N_("Moving and choosing"): {
            Act.UP: N_("Up"),
            Act.DOWN: N_("Down"),
            Act.LEFT: N_("Left"),
            Act.RIGHT: N_("Right"),
            Act.NEXT: N_("To the next thing"),
            Act.ACCEPT: N_("Choose"),
            Act.MARK: N_("Give up a die, enlarge a card"),
        },
        N_("Everywhere"): {
            Act.BACK: N_("Back, or the menu"),
            Act.MENU: N_("The menu"),
            Act.PAGE_UP: N_("A page back"),
            Act.PAGE_DOWN: N_("A page on"),
            Act.FULLSCREEN: N_("Full screen"),
        },
    },
    {
        N_("Playing"): {
            Act.HURRY: N_("Hurry; held: skip"),
            Act.SKIP: N_("On to my next choice"),
            Act.UNDO: N_("Take back"),
            Act.TALK: N_("To the calls, in company"),
            Act.HAND: N_("Open or fold my hand; held: a look"),
        },
        N_("Help and a closer look"): {
            Act.HINT: N_("Advice"),
            Act.ODDS: N_("Chances on and off"),
            Act.WHY: N_("Why did it do that?"),
            Act.RULE: N_("The rule about this"),
            Act.REFERENCE: N_("Reference card"),
            Act.PILES: N_("Look through the piles"),
            Act.REPLAY: N_("The last turn again"),
            Act.SAGA: N_("How much the saga tells"),
        },
    },
)
ACTS: Final = {act: name for part in COLUMNS for acts in part.values() for act, name in acts.items()}
ROW: Final = 44  # units
ROWS: Final = max(len(part) + sum(map(len, part.values())) for part in COLUMNS)
HEADED: Final = SUBHEADING._replace(size=18)


class Cap(Pressable):
    """A key or button that can be changed."""

    def __init__(self, name: str, label: str, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.label = label

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot else "list-row", self.rect)
        style = LABEL if self.label else LABEL._replace(colour=DIM_BONE)
        p.text(self.label or "–", cut.inset(self.rect, p.px(8), p.px(2)), style)


class Grab(Scene):
    """Waits for the next key or button. A click or Esc leaves all as it was."""

    over = True

    def __init__(self, keys: KeysScene, act: Act, pad: bool) -> None:
        super().__init__(keys.app)
        self.keys = keys
        self.what = act
        self.pad = pad
        self.sheet = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.input.capture = self._caught

    def leave(self) -> None:
        self.app.input.capture = None

    def _caught(self, event: Event) -> None:
        button = event.type == pygame.CONTROLLERBUTTONDOWN
        self.app.pop()
        if button == self.pad and not (not button and event.key == pygame.K_ESCAPE):
            self.keys.set(self.what, event.button if button else event.key, pad=button)

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.sheet = cut.sized(units.px(520), units.px(170), center=units.area.center)

    def nowhere(self) -> None:
        self.app.pop()

    def draw_below(self, p: Painter) -> None:
        p.shade(0.6)
        p.plate("dialog", self.sheet)
        words = _("Press a button of the gamepad") if self.pad else _("Press a key")
        room = cut.inset(self.sheet, p.px(40), p.px(34))
        top = cut.top(room, p.px(40))
        p.text(f"{_(ACTS[self.what])}: {words}", top, SUBHEADING._replace(centred=True), lines=2)
        low = cut.from_y(room, top.bottom)
        p.text(_("Esc, or a click, leaves it as it is."), low, PROMPT_NOTE)


class KeysScene(HallScene):
    """Acts under headings, each with its key and its button."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panels = [Panel("panel-0", "panel"), Panel("panel-1", "panel")]
        self.defaults = Button("defaults", "", self._ask_reset, icon="undo")

    # Changing

    def set(self, act: Act, code: int, *, pad: bool) -> None:
        """Give an act another key or button. Whoever had it gets the one that is free now."""
        input, settings = self.app.input, self.app.settings
        taken = (input.buttons if pad else input.keys).get(code)
        if taken is act or (not pad and taken in ALWAYS):
            return
        before = input.button_of(act) if pad else input.key_of(act)
        changed = {act: code}
        if taken is not None and before is not None and (pad or act not in ALWAYS):
            changed[taken] = before
        if pad:
            settings.pad.update({one.name: button for one, button in changed.items()})
        else:
            settings.keys.update({one.name: pygame.key.name(key) for one, key in changed.items()})
        self._bound()

    def _ask_reset(self) -> None:
        ask = _("Put all keys and buttons back?")
        self.app.push(Confirm(self.app, ask, _("Put back"), self._reset, careful=True))

    def _reset(self) -> None:
        self.app.settings.keys, self.app.settings.pad = {}, {}
        self._bound()

    def _bound(self) -> None:
        self.app.input.bind(self.app.settings.keys, self.app.settings.pad)
        self.app.keep_settings()
        self.app.rescale()

    def _grabbing(self, act: Act, pad: bool) -> Callback:
        return lambda: self.app.push(Grab(self, act, pad))

    # Layout

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.say(_("Keys and buttons"))
        self.defaults.label = _("Defaults")
        px = units.px
        half = (self.room.w - px(16)) // 2
        high = min(px(ROW), (self.room.h - px(44)) // ROWS)
        widgets: list[Widget] = [*self.panels, *self.frame, self.defaults]
        for i, (panel, parts) in enumerate(zip(self.panels, COLUMNS, strict=True)):
            panel.rect = cut.column_at(self.room, self.room.x + i * (half + px(16)), half)
            inner = cut.inset(panel.rect, px(22), px(18))
            widgets += self._column(parts, cut.top(inner, high), high)
        self.defaults.rect = Rect(self.room.right - px(270), self.back_button.rect.y, px(270), px(46))
        self.renew(widgets)

    def _column(self, parts: Mapping[str, Mapping[Act, str]], place: Rect, step: int) -> list[Widget]:
        """Headings with their acts, from this place down."""
        found = self._heads(place)
        for heading, acts in parts.items():
            label = Label(f"h-{heading}", _(heading), HEADED)
            label.rect = self._parts(place)[0]
            found.append(label)
            for act in acts:
                place = place.move(0, step)
                found += self._row(act, cut.top(place, step - self.units.px(4)))
            place = place.move(0, step)
        return found

    def _parts(self, place: Rect) -> tuple[Rect, Rect, Rect]:
        """Where in a row the words, the key and the button are."""
        px = self.units.px
        words = cut.left(place, place.w - px(236))
        key = cut.column_at(place, words.right + px(4), px(124))
        return words, key, cut.column_at(place, key.right + px(6), px(102))

    def _heads(self, place: Rect) -> list[Widget]:
        """What the columns of keys and of buttons are."""
        found: list[Widget] = []
        for i, (text, room) in enumerate(
            zip((_("Keyboard"), _("Gamepad")), self._parts(place)[1:], strict=True)
        ):
            head = Label(f"h-device-{place.x}-{i}", text, SMALL._replace(centred=True))
            head.rect = room
            found.append(head)
        return found

    def _row(self, act: Act, place: Rect) -> list[Widget]:
        words = Label(f"act-{act.name}", _(ACTS[act]), BODY, lines=2)
        key = Cap(f"key-{act.name}", key_name(self.app.input, act), self._grabbing(act, pad=False))
        button = Cap(f"pad-{act.name}", button_name(self.app.input, act), self._grabbing(act, pad=True))
        words.rect, key.rect, button.rect = self._parts(place)
        return [words, key, button]
