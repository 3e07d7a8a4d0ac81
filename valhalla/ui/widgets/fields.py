"""What a value is entered with: a line of text, a slider, a check box, a choice turned left and right."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Generic, TypeVar

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import Fonts, px
from valhalla.ui.glyphs import WIDE, Face, clusters
from valhalla.ui.painter import Painter, Written
from valhalla.ui.theme import BODY, BONE, DIM_BONE, EMBER, LABEL, NAME, PALE_GOLD, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.words.language import percent

T = TypeVar("T")
WHOLE = 100_000  # wider than any line


class TextField(Widget):
    """A line of text. Its second meaning (a right click, X on a pad) is another suggestion."""

    focusable = True
    sound = ""
    typing = True

    def __init__(
        self,
        name: str,
        text: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        most: int = 24,
        on_enter: Callback = nothing,
        suggest: Callable[[], str] | None = None,
        style: Style = NAME,
    ) -> None:
        super().__init__(name)
        self.text = text
        self.most = most
        self.on_change = on_change
        self.on_enter = on_enter
        self.suggest = suggest
        self.style = style
        self.hint = ""  # what stands there while it is empty
        self.composed = ""  # letters of an input method that are not yet chosen
        self._caret = len(text)
        self._editing = False
        self._all = False  # everything is marked: what comes takes its place
        self._entered = False  # by the click that is still held down
        self._clicked: int | None = None  # where the caret is to go, found out when it is drawn
        self._by_mouse = False

    def set(self, text: str) -> None:
        """Another text."""
        self._all = False
        self.text = _shortened(text, self.most)
        self._caret = len(self.text)
        if self.on_change is not None:
            self.on_change(self.text)

    def typed(self, text: str) -> None:
        self._make_room()
        clean = "".join(letter for letter in text if letter.isprintable())
        clean = _shortened(clean, self.most - _room(self.text))
        at = self._caret
        self.composed = ""
        self.set_at(self.text[:at] + clean + self.text[at:], at + len(clean))

    def _make_room(self) -> None:
        """Whatever is marked gives way."""
        if self._all:
            self.set_at("", 0)

    def composing(self, text: str) -> None:
        self.composed = text
        self._editing = True

    def erase(self) -> None:
        self._make_room()
        at = self._caret
        if at:
            before = _gap_before(self.text, at)
            self.set_at(self.text[:before] + self.text[at:], before)

    def set_at(self, text: str, caret: int) -> None:
        self.set(text)
        self._caret = caret
        self._editing = True

    def press(self) -> None:
        """A click only sets the caret; Enter begins to edit, and enters what was edited."""
        if self._editing and not self._by_mouse:
            self.on_enter()
        self._editing = True
        self._by_mouse = self._entered = False

    def mark(self) -> None:
        if self.suggest is not None:
            self.set(self.suggest())

    def step(self, dx: int, dy: int) -> bool:
        """Left and right move the caret once something was typed; before that, the focus."""
        if self._all and self._editing and dx:
            self._all, self._caret = False, 0 if dx < 0 else len(self.text)
            return True
        at = self._caret
        moved = _gap_before(self.text, at) if dx < 0 else next((n for n in _gaps(self.text) if n > at), at)
        if not self._editing or moved == at or not dx:
            return False
        self._caret = moved
        return True

    def drag_to(self, at: tuple[int, int]) -> None:
        self._editing = self._by_mouse = True
        if not self._entered:
            self._all, self._clicked = False, at[0]

    def focused(self) -> None:
        self.select()
        self._entered = True

    def select(self) -> None:
        self._all, self._caret = bool(self.text), len(self.text)

    def blur(self) -> None:
        self._editing = self._all = self._entered = False
        self.composed = ""

    def _shown(self) -> tuple[str, str]:
        """What stands before the caret, and the whole line, with what is being composed there."""
        if self._all and self.composed:
            return self.composed, self.composed
        begun = self.text[: self._caret] + self.composed
        return begun, begun + self.text[self._caret :]

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("field", self.rect)
        room = cut.inset(self.rect, p.px(14), p.px(5))
        if not (self.text or self.composed) and not (self._editing or look.focus):
            p.text(self.hint, room, self.style._replace(colour=DIM_BONE), align="left")
            return
        font = p.fonts.face(self.style.font, px(self.style, p.letters(self.style)))
        if self._clicked is not None:
            self._caret = _letter_at(font, self.text, self._clicked - room.x)
            self._clicked = None
        begun, shown = self._shown()
        line = p.fonts.set(shown, self.style, p.letters(self.style), WHOLE, room.h, lines=1).surface
        x = font.size(begun)[0]
        shift = max(0, x - room.w + p.px(6)) if self._editing else 0
        before = p.surface.get_clip()
        p.surface.set_clip(room.clip(before))
        at = line.get_rect(midleft=(room.x - shift, room.centery))
        active = self._editing or look.focus
        marked = self._all and not self.composed
        if active and marked:
            p.fill(at.inflate(p.px(4), 0), EMBER, 0.5)
        p.blit(line, at.topleft)
        if active and not marked:
            caret = Rect(room.x + x - shift, room.y + p.px(3), max(1, p.px(2)), room.h - p.px(6))
            p.surface.fill(PALE_GOLD, caret)
            wide = font.size(self.composed)[0]
            p.surface.fill(PALE_GOLD, Rect(caret.x - wide, room.bottom - p.px(3), wide, max(1, p.px(1))))
        p.surface.set_clip(before)
        if p.notes is not None and self.text:
            p.notes.append(Written(self.text, at.clip(room), room, True, self.style, p.layer, font.px))


def _room(text: str) -> int:
    """How many letters a text counts for: one as wide as high (Chinese, a face) is two."""
    return sum(2 if unicodedata.east_asian_width(letter) in WIDE else 1 for letter in text)


def _shortened(text: str, most: int) -> str:
    while _room(text) > most:
        text = text[:-1]
    return text


def _gaps(text: str) -> list[int]:
    """Where the caret may stand: before and behind letters, never between one and its marks."""
    return [0, *accumulate(len(letter) for letter in clusters(text))]


def _gap_before(text: str, at: int) -> int:
    return max((n for n in _gaps(text) if n < at), default=0)


def _letter_at(font: Face, text: str, x: int) -> int:
    """The gap between letters nearest to a place."""
    return min(_gaps(text), key=lambda i: abs(font.size(text[:i])[0] - x))


def draw_knob(p: Painter, knob: Rect, look: Look) -> None:
    """What is dragged along a rail."""
    if look.hot or look.pressed:
        p.picture("sparks/glow.webp", knob.inflate(p.px(16), p.px(16)))
    p.picture("plates/knob.webp", knob)


class Slider(Widget):
    """A knob on a rail, and the value beside it."""

    focusable = True
    sound = ""

    def __init__(self, name: str, value: int, on_change: Callable[[int], None], *, step: int = 5) -> None:
        super().__init__(name)
        self.value = value
        self.by = step
        self.on_change = on_change
        self._rail = Rect(0, 0, 1, 1)

    def set(self, value: float) -> None:
        value = max(0, min(100, round(value / self.by) * self.by))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def step(self, dx: int, dy: int) -> bool:
        self.set(self.value + dx * self.by)
        return bool(dx)

    def wheel(self, amount: float) -> bool:
        self.set(self.value + (self.by if amount > 0 else -self.by))
        return True

    def drag_to(self, at: tuple[int, int]) -> None:
        self.set((at[0] - self._rail.x) * 100 / max(1, self._rail.w))

    def draw(self, p: Painter, look: Look) -> None:
        words = p.px(58)
        side = min(self.rect.h, p.px(34))
        self._rail = Rect(self.rect.x + side // 2, 0, self.rect.w - words - side, p.px(14))
        self._rail.centery = self.rect.centery
        p.plate("rail", self._rail.inflate(p.px(10), 0))
        x = self._rail.x + self._rail.w * self.value // 100
        p.fill(Rect(self._rail.x, self._rail.centery - p.px(2), x - self._rail.x, p.px(4)), EMBER)
        draw_knob(p, cut.square(side, center=(x, self.rect.centery)), look)
        box = cut.right(self.rect, words)
        p.text(percent(self.value), box, LABEL, align="right")


def draw_box(p: Painter, box: Rect, on: bool) -> None:
    p.plate("box-on" if on else "box", box)
    if on:
        p.icon("check", cut.inset(box, p.px(5)), BONE)


class CheckBox(Widget):
    """A box that is on or off, and what it means."""

    focusable = True

    def __init__(
        self, name: str, label: str, value: bool, on_change: Callable[[bool], None], *, style: Style = BODY
    ) -> None:
        super().__init__(name)
        self.label = label
        self.value = value
        self.on_change = on_change
        self.style = style

    def press(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def draw(self, p: Painter, look: Look) -> None:
        side = p.px(28)
        box = cut.square(side, midleft=(self.rect.x + p.px(2), self.rect.centery))
        draw_box(p, box, self.value)
        room = cut.from_x(self.rect, box.right + p.px(10))
        style = self.style._replace(colour=PALE_GOLD) if look.hot else self.style
        p.text(self.label, room, style, lines=2, align="left")


class Cycle(Widget, Generic[T]):
    """One of several values, turned by left and right; a click on its left end turns it back."""

    focusable = True

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], None],
        *,
        style: Style = BODY,
    ) -> None:
        super().__init__(name)
        self.choices = list(choices)
        self.value = value
        self.on_change = on_change
        self.style = style
        self._x = 0

    @property
    def label(self) -> str:
        return next((label for value, label in self.choices if value == self.value), "")

    def needs(self, fonts: Fonts, units: Units, shrunk: float = 1.0) -> int:
        """How wide it must be for the longest of them, or for that in smaller letters."""
        letters = units.letters(self.style)
        widest = max(fonts.size(label, self.style, letters)[0] for _value, label in self.choices)
        return round(widest * shrunk) + units.px(2 * (9 + 18 + 6))

    def turn(self, by: int) -> None:
        values = [value for value, _ in self.choices]
        at = values.index(self.value) if self.value in values else -by
        self.value = values[(at + by) % len(values)]
        self.on_change(self.value)

    def drag_to(self, at: tuple[int, int]) -> None:
        self._x = at[0]

    def press(self) -> None:
        back = self._x and self._x < self.rect.x + self.rect.h
        self._x = 0
        self.turn(-1 if back else 1)

    def mark(self) -> None:
        self.turn(-1)

    def wheel(self, amount: float) -> bool:
        self.turn(-1 if amount > 0 else 1)
        return True

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("field", self.rect)
        side = p.px(18)
        colour = PALE_GOLD if look.hot else DIM_BONE
        left = cut.square(side, midleft=(self.rect.x + p.px(9), self.rect.centery))
        right = left.copy()
        right.right = self.rect.right - p.px(9)
        p.icon("arrow-left", left, colour)
        p.icon("arrow-right", right, colour)
        room = cut.column_at(self.rect, left.right + p.px(4), right.x - left.right - p.px(8))
        lines = 1 if p.fits(self.label, room, self.style) else 2
        p.text(self.label, room, self.style, lines=lines, align="centre")
