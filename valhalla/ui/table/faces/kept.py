"""Faces that are made once: per size and, where they bear words, per language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from pygame import Surface

from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.table.faces.sheet import LARGE_ABOVE, SMALL_BELOW, Sheet

C = TypeVar("C")


class KeptFaces:
    """Makes faces on sheets and keeps them with the other pictures. `crowded` gathers texts without room."""

    def __init__(self, art: Art, fonts: Fonts) -> None:
        self._art = art
        self._fonts = fonts
        self.crowded: list[str] = []

    def made(
        self, key: tuple[Hashable, ...], height: int, draw: Callable[[Sheet], None], *, hunted: bool = False
    ) -> Surface:
        """What is drawn on a sheet of this height, or was drawn before."""
        return self._art.kept((*key, height), lambda: self._drawn(height, draw, hunted))

    def _drawn(self, height: int, draw: Callable[[Sheet], None], hunted: bool) -> Surface:
        sheet = Sheet(self._art, self._fonts, height, self.crowded, hunted)
        draw(sheet)
        return sheet.surface


class CardFaces(KeptFaces, ABC):
    """Of a game in which only cards are looked at closely, and none lies under another."""

    @abstractmethod
    def card(self, table: Any, card: int, height: int) -> Surface:
        """A card, or the back of one that is hidden."""

    @abstractmethod
    def back(self, height: int, deck: str = ...) -> Surface:
        """The back of a deck."""

    def shown(self, table: Any, what: tuple[str, int], height: int) -> Surface:
        return self.card(table, what[1], height)

    def foot(self, table: Any, card: int, size: tuple[int, int]) -> Surface:
        return self.back(size[1])


def by_size(
    small: Callable[[Sheet, C], None], middle: Callable[[Sheet, C], None], large: Callable[[Sheet, C], None]
) -> Callable[[Sheet, C], None]:
    """How much a face shows depends on its height: signs and numbers, the name as well, or every word."""

    def draw(sheet: Sheet, card: C) -> None:
        (small if sheet.height < SMALL_BELOW else large if sheet.height > LARGE_ABOVE else middle)(
            sheet, card
        )

    return draw
