"""Small choices side by side: one of them is lit, some may be out of reach and say why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.theme import DIM_BONE, LABEL, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.ui.widgets.buttons import SHRUNK, Pressable

T = TypeVar("T")


class Chip(Pressable):
    """One of several small choices."""

    def __init__(self, name: str, label: str, on_press: Callback = nothing) -> None:
        super().__init__(name, on_press)
        self.label = label
        self.chosen = False

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if self.chosen or look.pressed else "list-row", self.rect)
        colour = DIM_BONE if not self.enabled else PALE_GOLD if look.hot or self.chosen else LABEL.colour
        p.text(self.label, self.rect.inflate(-p.px(8), -p.px(2)), LABEL._replace(colour=colour), lines=2)


class Chips(Generic[T]):
    """A row of chips for one value. Not a widget itself: its chips are."""

    def __init__(
        self, name: str, choices: Sequence[tuple[T, str]], value: T, on_change: Callable[[T], None]
    ) -> None:
        self.on_change = on_change
        self.chips = {
            choice: Chip(f"{name}-{choice}", label, self._chooser(choice)) for choice, label in choices
        }
        self.choose(value)

    def _chooser(self, value: T) -> Callback:
        def chosen() -> None:
            self.choose(value)
            self.on_change(value)

        return chosen

    def choose(self, value: T) -> None:
        for choice, chip in self.chips.items():
            chip.chosen = choice == value

    @property
    def parts(self) -> list[Widget]:
        return list(self.chips.values())

    def place_in_rows(self, rect: Rect, gap: int, widest: int, narrowest: int) -> int:
        """The same in as many rows as are needed, each as high as the rectangle; where they end."""
        chips = list(self.chips.values())
        rows = -(-len(chips) // max(1, (rect.w + gap) // (narrowest + gap)))
        across = -(-len(chips) // rows)
        wide = min(rect.w, across * (widest + gap) - gap)
        for i, chip in enumerate(chips):
            line = cut.row_at(cut.left(rect, wide), rect.y + i // across * (rect.h + gap), rect.h)
            chip.rect = cut.row(line, across, gap)[i % across]
        return chips[-1].rect.bottom

    def narrowest(self, fonts: Fonts, units: Units) -> int:
        """How wide the chip of the longest word must be."""
        letters = units.letters(LABEL)
        widest = max(fonts.size(chip.label, LABEL, letters)[0] for chip in self.chips.values())
        return round(widest * SHRUNK) + units.px(20)

    def place(self, rect: Rect, gap: int, widest: int) -> None:
        """Side by side from the left, none wider than *widest*."""
        wide = min(rect.w, len(self.chips) * (widest + gap) - gap)
        places = cut.row(cut.left(rect, wide), len(self.chips), gap)
        for chip, place in zip(self.chips.values(), places, strict=True):
            chip.rect = place
