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
from valhalla.ui.scenes.hall import HallScene, Part
from valhalla.ui.theme import BODY, DIM_BONE, LABEL, PROMPT_NOTE, SMALL, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Button, Pressable
from valhalla.ui.widgets.hints import button_name, key_name
from valhalla.ui.widgets.lists import Block, Scrolled
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
ROW, LEAST_ROW = 44, 36  # units
STACKED: Final = 66  # of a row whose words stand above its key and button
GAP: Final = 4
HALF: Final = 480  # units of a panel: where two have less, there is one
ONE: Final = 760  # units of the only one, at most
BESIDE: Final = 440  # units of a row with the words beside the keys
CAPS: Final = (124, 102)  # units of a key and a button
ROWS: Final = [len(part) + sum(map(len, part.values())) for part in COLUMNS]
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
        wide = min(units.px(520), units.width - units.px(16))
        self.sheet = cut.sized(wide, units.px(170), center=units.area.center)

    def nowhere(self) -> None:
        self.app.pop()

    def draw_below(self, p: Painter) -> None:
        p.shade(0.6)
        p.plate("dialog", self.sheet)
        words = _("Press a button of the gamepad") if self.pad else _("Press a key")
        room = cut.inset(self.sheet, p.px(40 if self.sheet.w == p.px(520) else 24), p.px(34))
        top = cut.top(room, p.px(56))
        p.text(f"{_(ACTS[self.what])}: {words}", top, SUBHEADING._replace(centred=True), lines=2)
        low = cut.from_y(room, top.bottom)
        p.text(_("Esc, or a click, leaves it as it is."), low, PROMPT_NOTE)


class KeysScene(HallScene):
    """Acts under headings, each with its key and its button. In a small window they scroll."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panels = [Panel("panel-0", "panel"), Panel("panel-1", "panel")]
        self.scrolled = [Scrolled("keys-0"), Scrolled("keys-1")]
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

    def foot(self) -> list[tuple[Part, float]]:
        return [(self.defaults, 270)]

    def layout(self, units: Units) -> None:
        self.say(_("Keys and buttons"))
        self.defaults.label = _("Defaults")
        super().layout(units)
        px = units.px
        half = (self.room.w - px(16)) // 2
        if half >= px(HALF) and self.room.h >= px(LEAST_ROW * max(ROWS) + 44):
            places = [cut.column_at(self.room, self.room.x + i * (half + px(16)), half) for i in range(2)]
            columns, rows = list(COLUMNS), max(ROWS)
        else:
            wide = min(self.room.w, px(ONE))
            places = [cut.sized(wide, self.room.h, midtop=self.room.midtop), Rect(0, 0, 0, 0)]
            columns, rows = [COLUMNS[0] | COLUMNS[1], {}], sum(ROWS)
        high = min(px(ROW), max(px(LEAST_ROW), (self.room.h - px(44)) // rows))
        for panel, scrolled, place, parts in zip(self.panels, self.scrolled, places, columns, strict=True):
            panel.rect, panel.visible = place, bool(parts)
            inner = cut.inset(place, px(22), px(18))
            inner.h -= px(8) if len(columns[1]) == 0 else 0
            scrolled.lay(inner, self._blocks(parts, high), units)
        found = [part for scrolled in self.scrolled for part in scrolled.parts]
        self.renew([*self.panels, *found, *self.frame, self.defaults])

    def _blocks(self, parts: Mapping[str, Mapping[Act, str]], step: int) -> list[Block]:
        """Headings with their acts, what the columns of keys and of buttons are beside the first."""
        px = self.units.px
        found: list[Block] = []
        for heading, acts in parts.items():
            label = Label(f"h-{heading}", _(heading), HEADED)
            heads = [] if found else self._heads(heading)
            found.append(self._block([label, *heads], step, px(STACKED - 12) if heads else step))
            found += (self._block(self._row(act), step, px(STACKED), px(GAP)) for act in acts)
        return found

    def _block(self, row: list[Widget], high: int, stacked: int, gap: int = 0) -> Block:
        """Words, and mostly a key and a button beside or below them: so high with the gap."""

        def put(place: Rect) -> None:
            for widget, part in zip(row, self._parts(place), strict=False):
                widget.rect = part

        def needs(wide: int) -> int:
            return (stacked if wide < self.units.px(BESIDE) else high) - gap

        return Block(needs, put, row, gap)

    def _parts(self, place: Rect) -> tuple[Rect, Rect, Rect]:
        """Where in a row the words, the key and the button are."""
        px = self.units.px
        if place.w < px(BESIDE):
            words = cut.top(place, px(24))
            key, button = cut.row(cut.below(words, px(STACKED - GAP - 24)), 2, px(6))
            return words, key, button
        key_wide, button_wide = map(px, CAPS)
        words = cut.left(place, place.w - key_wide - button_wide - px(10))
        key = cut.column_at(place, words.right + px(4), key_wide)
        return words, key, cut.column_at(place, key.right + px(6), button_wide)

    def _heads(self, heading: str) -> list[Widget]:
        """What the columns of keys and of buttons are."""
        style = SMALL._replace(centred=True)
        texts = (_("Keyboard"), _("Gamepad"))
        return [Label(f"h-device-{heading}-{i}", text, style) for i, text in enumerate(texts)]

    def _row(self, act: Act) -> list[Widget]:
        words = Label(f"act-{act.name}", _(ACTS[act]), BODY, lines=2)
        key = Cap(f"key-{act.name}", key_name(self.app.input, act), self._grabbing(act, pad=False))
        button = Cap(f"pad-{act.name}", button_name(self.app.input, act), self._grabbing(act, pad=True))
        return [words, key, button]
