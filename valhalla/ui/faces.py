"""Card faces: pictures carry no words, so text and numbers are set here, in the player's language.

How much a face shows depends on its height: signs and numbers alone, the name as well, or every word.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from valhalla.games.valhalla.cards import Jarl, Tactic, Warrior
from valhalla.games.valhalla.table import Table
from valhalla.ui import faces_full, faces_hand, faces_small
from valhalla.ui.art import Art
from valhalla.ui.faces_sheet import HIGH, LARGE_ABOVE, SMALL_BELOW, WIDE, Sheet
from valhalla.ui.fonts import Fonts
from valhalla.words import language


class Faces:
    """Every face is made once per size and language and kept with the other pictures.

    `crowded` gathers texts that found no room.
    """

    def __init__(self, art: Art, fonts: Fonts) -> None:
        self._art = art
        self._fonts = fonts
        self._turn = 0
        self.crowded: list[str] = []

    def card(self, table: Table, card: int, height: int) -> Surface:
        """A warrior or a tactic, five wide to seven high; the back of a card that is hidden."""
        return self._kept(table.cards[card], height) if card >= 0 else self.back(height)

    def held(self, table: Table, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        found = table.cards[card]
        key = ("held", found.id, height, strip)
        return self._art.kept(key, lambda: self._made_held(found, height, strip))

    def _made_held(self, card: Warrior | Tactic, height: int, strip: int) -> Surface:
        sheet = Sheet(self._art, self._fonts, height, self.crowded)
        if isinstance(card, Warrior):
            faces_hand.warrior(sheet, card, strip)
        else:
            faces_hand.tactic(sheet, card, strip)
        return sheet.surface

    def jarl(self, table: Table, jarl: int, height: int) -> Surface:
        """A jarl; the back of one that is hidden."""
        return self._kept(table.jarls[jarl], height) if jarl >= 0 else self.back(height, "jarl")

    def shown(self, table: Table, what: tuple[str, int], height: int) -> Surface:
        """A card or a jarl, by its kind and number."""
        kind, number = what
        return self.card(table, number, height) if kind == "card" else self.jarl(table, number, height)

    def back(self, height: int, deck: str = "base") -> Surface:
        """The back of a deck: base, jarl or valhalla."""
        return self._art.picture(f"cards/back-{deck}.webp", (round(height * WIDE / HIGH), height))

    def forget(self) -> None:
        """The program speaks another language: faces with words are made anew."""
        self._turn += 1
        self.crowded.clear()

    def _kept(self, card: Warrior | Tactic | Jarl, height: int) -> Surface:
        key = ("face", card.id, height, language.current(), self._turn)
        return self._art.kept(key, lambda: self._made(card, height))

    def _made(self, card: Warrior | Tactic | Jarl, height: int) -> Surface:
        sheet = Sheet(self._art, self._fonts, height, self.crowded)
        _drawing(card, height)(sheet)
        return sheet.surface


def _drawing(card: Warrior | Tactic | Jarl, height: int) -> Callable[[Sheet], None]:
    large = height > LARGE_ABOVE
    if isinstance(card, Warrior):
        if height < SMALL_BELOW:
            return lambda sheet: faces_small.warrior(sheet, card)
        return lambda sheet: faces_full.warrior(sheet, card, large)
    if isinstance(card, Tactic):
        if height < SMALL_BELOW:
            return lambda sheet: faces_small.tactic(sheet, card)
        return lambda sheet: faces_full.tactic(sheet, card, large)
    if height < SMALL_BELOW:
        return lambda sheet: faces_small.jarl(sheet, card)
    return lambda sheet: faces_full.jarl(sheet, card, large)
