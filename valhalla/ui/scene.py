"""A scene: one screenful with its own things, input and time.

The life of a scene:

1.  ``__init__`` makes the widgets. It neither measures nor draws.
2.  ``enter`` is called when the scene comes to the top of the stack for the first time; ``resume`` when
    what lay above it has gone. ``leave`` is called when it goes for good.
3.  ``layout(units)`` gives every widget its rectangle, from the window's size alone; again at every resize,
    change of scale or language. It does not draw.
4.  Once a frame: what was said (acts, pointer, text) goes to the top scene, then ``update(dt)``, then
    ``draw(p)`` from the lowest scene that is to be seen upwards. ``dt`` comes from outside.
5.  A scene that shows nothing new says so by ``still``: then no frame is drawn, and idling costs nothing.

A scene holds no rules: it offers what `options` describes and hands commands to the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from valhalla.ui import focus
from valhalla.ui.input import MOVES, PAGES, Act, Composed, Pointer, Said, Typed
from valhalla.ui.painter import Painter
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.lists import Scrolled

if TYPE_CHECKING:
    from valhalla.ui.app import App

DRAG_AFTER = 6.0  # units the pointer moves before a press becomes a drag


class Scene:
    """Base of all scenes: widgets, hover, focus, dragging."""

    over = False  # drawn over the scene below, which stays to be seen
    paged = True  # nothing but words, so that all of it grows with them; else it is a table
    ways_out: tuple[Act, ...] = (Act.BACK,)

    def __init__(self, app: App) -> None:
        self.app = app
        self.units = self.room_in(app)
        self.widgets: list[Widget] = []
        self.time = 0.0
        self.hover: Widget | None = None
        self.focus: Widget | None = None
        self.pressed: Widget | None = None
        self.dragged: Widget | None = None
        self.pointer = (-1, -1)
        self._grabbed_at = (0, 0)
        self.changed = True  # something is to be drawn anew

    # Life

    def enter(self) -> None:
        """It is on top for the first time."""

    def resume(self) -> None:
        """It is on top again."""
        self.changed = True

    def leave(self) -> None:
        """It goes for good."""

    def reworded(self) -> None:
        """The program speaks another language: words that are kept are made anew. A layout follows."""

    def layout(self, units: Units) -> None:
        """Give every widget its place."""
        self.units = units

    def room_in(self, app: App) -> Units:
        """The window, in the units of such a scene."""
        return app.sizes.page if self.paged else app.sizes.table

    def update(self, dt: float) -> None:
        self.time += dt

    def draw(self, p: Painter) -> None:
        """The background, then every widget, the one with the focus marked."""
        self.draw_below(p)
        for widget in self.seen():
            if widget is not self.dragged:
                widget.draw(p, self.look_at(widget))
        self.draw_above(p)
        self._draw_focus(p)

    def draw_below(self, p: Painter) -> None:
        """What lies under the widgets."""

    def draw_above(self, p: Painter) -> None:
        """What flies over them."""

    def notice_place(self) -> Rect:
        """Where notices begin, and how wide they are: at the top, in the middle."""
        units = self.app.sizes.page
        width = min(units.px(620), units.width - units.px(40))
        return Rect((units.width - width) // 2, units.px(10), width, 0)

    @property
    def still(self) -> bool:
        """Whether the next frame would look like the last one."""
        return not self.changed

    @property
    def music(self) -> str:
        """The piece that belongs to it; none: that of the scene below."""
        return ""

    @property
    def ambience(self) -> str:
        """What lies in the air here; none: what lies there below."""
        return ""

    # Widgets

    def seen(self) -> Iterator[Widget]:
        return (widget for widget in self.widgets if widget.visible and not widget.beyond)

    def usable(self) -> list[Widget]:
        return [widget for widget in self.seen() if widget.focusable and not widget.mouse_only]

    def find(self, name: str) -> Widget:
        """The widget of this name; KeyError if it is not there."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def look_at(self, widget: Widget) -> Look:
        focused = widget is self.focus and self.app.input.last_device != "mouse"
        hover = widget is self.hover and self.app.input.last_device == "mouse"
        return Look(hover, focused, widget is self.pressed and self.dragged is None, self.time)

    def renew(self, widgets: list[Widget]) -> None:
        """Other widgets than before: hover and focus stay with those of the same name."""
        self.widgets = widgets
        self.hover = self._same(self.hover)
        self.focus = self._same(self.focus)
        self.pressed = self._same(self.pressed)
        self.dragged = self._same(self.dragged)
        self.changed = True

    def _same(self, before: Widget | None) -> Widget | None:
        if before is None:
            return None
        return next((w for w in self.widgets if w.name == before.name and w.visible), None)

    # Input

    def said(self, what: Said) -> None:
        """Something was said, by whatever device."""
        self.changed = True
        if isinstance(what, Pointer):
            self._point(what)
        elif isinstance(what, Typed):
            if self.focus is not None:
                self.focus.typed(what.text)
                self.app.sound.cue("type")
        elif isinstance(what, Composed):
            if self.focus is not None:
                self.focus.composing(what.text)
        else:
            self.act(what)

    def act(self, act: Act) -> None:
        """What every scene does with an act; scenes add their own and fall back to this."""
        if act in self.ways_out:
            self.back()
        elif act in MOVES:
            self._move_focus(MOVES[act])
        elif act in (Act.NEXT, Act.PREVIOUS):
            self._tab(1 if act is Act.NEXT else -1)
        elif act is Act.ACCEPT and self.focus is None:
            default = self.default()
            if default is not None:
                default.press()
        elif act is Act.ACCEPT and self.focus is not None:
            self._use(self.focus)
        elif act is Act.MARK and self.focus is not None:
            self.focus.mark()
        elif act is Act.ERASE and self.focus is not None:
            self.focus.erase()
        elif act is Act.SELECT and self.focus is not None:
            self.focus.select()
        elif act in PAGES:
            self.turn(PAGES[act])
        elif act is Act.RULE:
            self.app.show_rule(self.rule_here())

    def _use(self, widget: Widget) -> None:
        if widget.sound:
            self.app.sound.cue(widget.sound if widget.enabled else "refuse")
        widget.press()

    def default(self) -> Widget | None:
        """What Enter presses while nothing has the focus: the button that glows."""
        return next((w for w in self.usable() if w.enabled and getattr(w, "lit", False)), None)

    def back(self) -> None:
        """Esc: out of here."""
        self.app.pop()

    def turn(self, by: int) -> None:
        """A page on, or back."""
        for scrolled in self._scrolled():
            scrolled.page(by)

    def _scrolled(self) -> list[Scrolled]:
        return [widget for widget in self.seen() if isinstance(widget, Scrolled)]

    def refusing(self, why: str) -> Callback:
        """Says why something cannot be done, when it is tried."""
        return lambda: self.app.notices.say(why)

    def dropped(self, path: Path) -> None:
        """A file was dropped on the window."""

    def rule_here(self) -> str:
        """The clause that F1 opens: that of what is under the cursor or has the focus."""
        if self.app.input.last_device == "mouse":
            return self.hover.clause(self.pointer) if self.hover is not None else ""
        return self.focus.clause(None) if self.focus is not None else ""

    def set_focus(self, widget: Widget | None) -> None:
        if self.focus is not None and self.focus is not widget:
            self.focus.blur()
        if widget is not None and widget is not self.focus:
            widget.focused()
        self.focus = widget
        self.keep_in_sight()
        self.app.input.typing = bool(widget and widget.typing)
        if widget is not None and widget.typing:
            pygame.key.set_text_input_rect(widget.rect)  # where an input method lays out what it offers

    def keep_in_sight(self) -> None:
        """What has the focus, and lies where one scrolls, is brought into sight."""
        if self.focus is not None and self.focus.inside is not None:
            self.focus.inside.reveal(self.focus)

    def _move_focus(self, direction: tuple[int, int]) -> None:
        """Where one scrolls, up and down stay there as long as something follows."""
        self.keep_in_sight()
        places = self.reachable()
        if self.focus is None or self.focus not in places:
            self._tab(1)
            return
        if self.focus.step(*direction):
            return
        inside = self.focus.inside
        for group in (inside.usable if inside is not None and direction[1] else [], places):
            others = [widget for widget in group if widget is not self.focus]
            found = focus.towards(self.focus.rect, [widget.rect for widget in others], direction)
            if found is not None:
                self.app.sound.cue("hover")
                self.set_focus(others[found])
                return

    def reachable(self) -> list[Widget]:
        """All that Tab goes through, in that order: what is to be seen, and what can be scrolled to."""
        order = _as_read(self.usable())
        for scrolled in self._scrolled():
            if scrolled.tabbed and scrolled.long:
                others = [widget for widget in order if widget.inside is not scrolled]
                before = [widget for widget in others if _precedes(widget, scrolled.rect)]
                after = [widget for widget in others if widget not in before]
                order = [*before, *_as_read(scrolled.usable), *after]
        return order

    def _tab(self, by: int) -> None:
        order = self.reachable()
        if not order:
            return
        if self.focus in order:
            self.set_focus(order[(order.index(self.focus) + by) % len(order)])
        else:
            self.set_focus(self.first_focus(order))

    def first_focus(self, order: list[Widget]) -> Widget:
        """Where the focus goes when it is needed for the first time."""
        return next((widget for widget in order if widget.enabled), order[0])

    # The pointer

    def _point(self, pointer: Pointer) -> None:
        self.pointer = pointer.at
        if pointer.kind == "wheel":
            for widget in reversed(list(self.seen())):
                inside = widget.inside  # what scrolls is not changed by the way
                wheel = inside.wheel if inside is not None and inside.long else widget.wheel
                if widget.hit(pointer.at) and wheel(pointer.wheel):
                    return
            return
        self._hover(self.at(pointer.at))
        if pointer.kind == "down":
            self._press(pointer)
        elif pointer.kind == "up":
            self._release(pointer)
        elif self.pressed is not None:
            self._drag(pointer.at)

    def _hover(self, widget: Widget | None) -> None:
        if widget is not None and widget is not self.hover and widget.focusable and widget.enabled:
            self.app.sound.cue("hover")
        self.hover = widget

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost thing here that can be used or explained."""
        for widget in reversed(self.widgets):
            if widget.hit(point) and widget is not self.dragged:
                return widget if widget.focusable or widget.tip or widget.rule else None
        return None

    def _press(self, pointer: Pointer) -> None:
        if self.hover is None:
            if pointer.button == 1:
                self.set_focus(None)
                for scrolled in self._scrolled():
                    if scrolled.peeping.collidepoint(pointer.at):
                        scrolled.scroll_to(scrolled.first + 1)
                self.nowhere()
            return
        if pointer.button == 3:
            self.hover.mark()
        elif pointer.button == 1 and self.hover.focusable:
            self.pressed = self.hover
            self._grabbed_at = pointer.at
            self.set_focus(self.hover)
            self.hover.drag_to(pointer.at)

    def nowhere(self) -> None:
        """A click beside everything."""

    def _drag(self, at: tuple[int, int]) -> None:
        assert self.pressed is not None
        self.pressed.drag_to(at)
        far = max(abs(at[0] - self._grabbed_at[0]), abs(at[1] - self._grabbed_at[1]))
        if self.dragged is None and far > DRAG_AFTER * self.units.u and self.pressed.draggable():
            self.dragged = self.pressed

    def _release(self, pointer: Pointer) -> None:
        pressed, dragged = self.pressed, self.dragged
        self.pressed = self.dragged = None
        if pointer.button != 1 or pressed is None:
            return
        if dragged is not None:
            self._drop(dragged, pointer.at)
        elif pressed.hit(pointer.at):
            self._use(pressed)
        self.hover = self.at(pointer.at)

    def _drop(self, dragged: Widget, at: tuple[int, int]) -> None:
        under = [w for w in reversed(list(self.seen())) if w is not dragged and w.hit(at)]
        place = next((widget for widget in under if widget.accepts(dragged)), None)
        if place is not None:
            place.drop(dragged)
        elif why := next((told for widget in under if (told := widget.why_refused(dragged))), ""):
            self.app.sound.cue("refuse")
            self.app.notices.say(why)

    # Focus to be seen

    def _draw_focus(self, p: Painter) -> None:
        if self.focus is not None and self.app.input.last_device != "mouse" and self.focus in self.usable():
            around = Rect(self.focus.outline(p.units))
            around.inflate_ip(p.px(6), p.px(6))
            p.plate("focus", around)


def _as_read(widgets: list[Widget]) -> list[Widget]:
    return [widgets[i] for i in focus.reading_order([widget.rect for widget in widgets])]


def _precedes(widget: Widget, column: Rect) -> bool:
    """Whether a widget, or the column it is in, lies above a column or at its left."""
    place = (widget.inside or widget).rect
    return place.y < (column.bottom if place.right <= column.x else column.y)
