"""Faces of cards: pictures carry no words, so text and numbers are set here, in the player's language.

How much a face shows depends on its height: signs and numbers alone, the name as well, or every word.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from pygame import Surface

from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.table.faces.sheet import LARGE_ABOVE, SMALL_BELOW, Sheet
from valhalla.words import language

T = TypeVar("T")


class CardFaces(ABC):
    """Every face is made once per size and language, and kept with the other pictures.

    `crowded` gathers texts that found no room.
    """

    def __init__(self, art: Art, fonts: Fonts) -> None:
        self.art = art
        self.fonts = fonts
        self.crowded: list[str] = []

    @abstractmethod
    def card(self, table: Any, card: int, height: int) -> Surface:
        """A card, five wide to seven high, or its back if it is hidden."""

    @abstractmethod
    def back(self, height: int, deck: str = ...) -> Surface:
        """The back of a deck."""

    def held(self, table: Any, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        return self.card(table, card, height)

    def shown(self, table: Any, what: tuple[str, int], height: int) -> Surface:
        """What can be looked at closely, by its kind and number."""
        return self.card(table, what[1], height)

    def told(self, table: Any, what: tuple[str, int]) -> list[str]:
        """What is spelled out on a face that is large, for where it is not: a paragraph each."""
        return []

    def foot(self, table: Any, card: int, size: tuple[int, int]) -> Surface:
        """What is seen of a card that lies under another; in most games none does."""
        return self.back(size[1])

    def kept(self, key: tuple[object, ...], height: int, draw: Callable[[Sheet], None]) -> Surface:
        """A face that is drawn when it is wanted for the first time."""
        return self.art.kept((*key, height, language.current()), lambda: self._drawn(height, draw))

    def _drawn(self, height: int, draw: Callable[[Sheet], None]) -> Surface:
        sheet = self.sheet(height)
        draw(sheet)
        return sheet.surface

    def sheet(self, height: int) -> Sheet:
        return Sheet(self.art, self.fonts, height, self.crowded)


def sized(sheet: Sheet, small: T, middle: T, large: T) -> T:
    """What fits the height of a face."""
    return small if sheet.height < SMALL_BELOW else large if sheet.height > LARGE_ABOVE else middle
