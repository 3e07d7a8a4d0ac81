"""A column of anything that may be longer than its place: blocks one below another, scrolled one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut, focus
from valhalla.ui.input import Pointer
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.lists import ScrollBar

BAR: Final = 34  # units beside what is longer than its place


class Block(NamedTuple):
    """Widgets that are seen together or not at all: how high in so much width, and where each goes."""

    high: Callable[[int], int]
    put: Callable[[Rect], None]
    parts: Sequence[Widget]
    stretches: bool = False  # as the last one it has what is left


class Blocks(Widget):
    """As many blocks as have room; the others wait above and below."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.blocks: Sequence[Block] = ()
        self.first = 0
        self.room = 0
        self.long = False
        self.bar = ScrollBar(f"{name}-bar", self)
        self._highs: list[int] = []
        self._wide = 0

    @property
    def total(self) -> int:
        return len(self.blocks)

    @property
    def held(self) -> list[Widget]:
        return [part for block in self.blocks for part in block.parts]

    def show(self, shown: bool) -> None:
        self.visible = shown
        self.bar.visible = shown and self.long

    def place(self, rect: Rect, blocks: Sequence[Block], units: Units) -> None:
        self.rect, self.blocks = rect, blocks
        self.long = needed(blocks, rect.w) > rect.h
        self._wide = rect.w - (units.px(BAR) if self.long else 0)
        self._highs = [min(rect.h, block.high(self._wide)) for block in blocks]
        if not self.long and blocks and blocks[-1].stretches:
            self._highs[-1] += rect.h - sum(self._highs)
        self.room = 0
        while self.room < self.total and sum(self._highs[-self.room - 1 :]) <= rect.h:
            self.room += 1
        self.bar.rect = cut.right(rect, units.px(BAR - 2))
        self.show(self.visible)
        self.scroll_to(self.first)

    def scroll_to(self, first: int) -> None:
        """What waits lies where it would be seen if the place were longer: so the focus finds it."""
        self.first = max(0, min(first, self.total - self.room))
        y = self.rect.y - sum(self._highs[: self.first])
        for block, high in zip(self.blocks, self._highs, strict=True):
            at = Rect(self.rect.x, y, self._wide, high)
            block.put(at)
            for part in block.parts:
                part.beyond = not self.rect.top <= at.top <= at.bottom <= self.rect.bottom
            y += high

    def reveal(self, widget: Widget) -> None:
        """Scroll as little as is needed to see what waits."""
        at = next((i for i, block in enumerate(self.blocks) if widget in block.parts), None)
        if at is None or not widget.beyond:
            return
        first = min(at, self.first)
        while sum(self._highs[first : at + 1]) > self.rect.h:
            first += 1
        self.scroll_to(first)

    @property
    def peeped(self) -> tuple[Rect, Sequence[Widget]]:
        """What is left of the place below, and what would come there: its upper part is seen."""
        shown = self.first
        y = self.rect.y
        while shown < self.total and y + self._highs[shown] <= self.rect.bottom:
            y += self._highs[shown]
            shown += 1
        parts = self.blocks[shown].parts if shown < self.total else ()
        return cut.from_y(self.rect, y), parts

    def wheel(self, amount: float) -> bool:
        self.scroll_to(self.first - (1 if amount > 0 else -1))
        return True


def needed(blocks: Sequence[Block], wide: int) -> int:
    """How high all of them are."""
    return sum(block.high(wide) for block in blocks)


class BlocksScene(Scene):
    """A scene with such columns: the focus goes on to what waits in them, and the wheel moves them first."""

    @property
    def columns(self) -> Sequence[Blocks]:
        return ()

    def _column(self) -> Blocks | None:
        """The column in which the focus is, if it scrolls."""
        found = (one for one in self.columns if one.visible and one.long)
        return next((one for one in found if self.focus in one.held), None)

    def draw_above(self, p: Painter) -> None:
        super().draw_above(p)
        notes, clip = p.notes, p.surface.get_clip()
        p.notes = None
        for column in self.columns if not p.blind else ():
            if column.visible and column.long:
                free, parts = column.peeped
                p.surface.set_clip(free.clip(clip))
                for part in (part for part in parts if part.visible):
                    part.draw(p, Look())
        p.surface.set_clip(clip)
        p.notes = notes

    def nowhere(self) -> None:
        """A click on what is not all to be seen brings it."""
        super().nowhere()
        for column in self.columns:
            if column.long and column.hit(self.pointer) and column.peeped[0].collidepoint(self.pointer):
                column.scroll_to(column.first + 1)

    def reachable(self) -> list[Widget]:
        column = self._column()
        waiting = [] if column is None else _usable(column.held, beyond=True)
        return [*super().reachable(), *waiting]

    def set_focus(self, widget: Widget | None) -> None:
        if widget is not None:
            for column in self.columns:
                column.reveal(widget)
        super().set_focus(widget)

    def _tab(self, by: int) -> None:
        column = self._column()
        if column is not None and self.focus is not None:
            held = [*_usable(column.held, beyond=True), *_usable(column.held, beyond=False)]
            order = [held[i] for i in focus.reading_order([one.rect for one in held])]
            to = order.index(self.focus) + by if self.focus in order else -1
            if 0 <= to < len(order):
                self.set_focus(order[to])
                return
        super()._tab(by)

    def _point(self, pointer: Pointer) -> None:
        if pointer.kind == "wheel":
            for column in self.columns:
                if column.long and column.hit(pointer.at) and column.wheel(pointer.wheel):
                    return
        super()._point(pointer)


def _usable(widgets: Sequence[Widget], *, beyond: bool) -> list[Widget]:
    return [one for one in widgets if one.visible and one.focusable and one.beyond is beyond]
