"""Card faces: pictures carry no words, so text and numbers are set here, in the player's language.

How much a face shows depends on its height: signs and numbers alone, the name as well, or every word.
"""

from __future__ import annotations

from pygame import Surface

from valhalla.games.valhalla.cards import Card, DeckCard, Jarl, Loki, Monster, Tactic, Title, Warrior
from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.games.valhalla.table import Table
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.games.valhalla.faces import deeds, full, hand, lore, small
from valhalla.ui.games.valhalla.monster import faces
from valhalla.ui.table.faces.sheet import HIGH, LARGE_ABOVE, SMALL_BELOW, WIDE, Sheet
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
        """A card of the deck, five wide to seven high; the back of a card that is hidden."""
        if card < 0:
            return self.back(height)
        return self._kept(table.cards[card], height, hunted=table.stack is not None)

    def face(self, card: Card, height: int) -> Surface:
        """Any card there is, whether it is in play or not."""
        return self._kept(card, height)

    def held(self, table: Table, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        found = table.cards[card]
        key = ("held", found.id, height, strip)
        return self._art.kept(key, lambda: self._made_held(found, height, strip))

    def _made_held(self, card: DeckCard, height: int, strip: int) -> Surface:
        sheet = Sheet(self._art, self._fonts, height, self.crowded)
        if isinstance(card, Warrior):
            hand.warrior(sheet, card, strip)
        elif isinstance(card, Tactic):
            hand.tactic(sheet, card, strip)
        else:
            hand.deed(sheet, card, strip)
        return sheet.surface

    def foot(self, table: Table, card: int, size: tuple[int, int]) -> Surface:
        """The foot of a wrath card, as it is seen under a warrior."""
        found = table.cards[card]
        key = ("foot", found.id, size)
        return self._art.kept(key, lambda: deeds.foot(self._art, self._fonts, found, size))

    def jarl(self, table: Table, jarl: int, height: int) -> Surface:
        """A jarl; the back of one that is hidden."""
        return self._kept(table.jarls[jarl], height) if jarl >= 0 else self.back(height, "jarl")

    def loki(self, table: Table, loki: int, height: int) -> Surface:
        """Loki's card."""
        return self._kept(table.lokis[loki], height) if loki >= 0 else self.back(height)

    def monster(self, table: Table, place: int, height: int) -> Surface:
        """A card of the monster's stack, as it counts at this table."""
        assert table.stack is not None
        card, figures = table.stack.cards[place], faces.at_table(table, place)
        key = ("beast", card.id, height, *figures, language.current(), self._turn)
        return self._art.kept(key, lambda: self._made_monster(card, height, figures))

    def stronger(self, card: Monster, height: int) -> Surface:
        """The side of a monster's card that is used with a larger deck, as it is printed (V15.1)."""
        figures = faces.printed(card)._replace(strength=card.plus.strength, cap=card.plus.cap)
        key = ("beast", card.id, height, *figures, language.current(), self._turn)
        return self._art.kept(key, lambda: self._made_monster(card, height, figures))

    def _made_monster(self, card: Monster, height: int, figures: faces.Figures) -> Surface:
        sheet = Sheet(self._art, self._fonts, height, self.crowded)
        faces.draw(sheet, card, figures)
        return sheet.surface

    def title(self, table: Table, level: int, height: int) -> Surface:
        """The Last Viking's title, at a level or at none."""
        return self._kept(title_for(table.players), height, level)

    def plank(self, width: int, levels: tuple[int, ...]) -> Surface:
        """The title as it lies in the middle, seven wide to three high, with the levels it is held at."""
        size = width, round(width * 3 / 7)
        sheet = Sheet(self._art, self._fonts, width, self.crowded)
        return self._art.kept(("plank", size, levels), lambda: lore.laid(sheet, size, levels))

    def shown(self, table: Table, what: tuple[str, int], height: int) -> Surface:
        """What can be looked at closely, by its kind and number."""
        kind, number = what
        found = {
            "card": self.card, "jarl": self.jarl, "loki": self.loki, "title": self.title,
            "monster": self.monster,
        }  # fmt: skip
        return found[kind](table, number, height)

    def back(self, height: int, deck: str = "base") -> Surface:
        """The back of a deck: base, jarl or valhalla."""
        return self._art.picture(f"cards/back-{deck}.webp", (round(height * WIDE / HIGH), height))

    def forget(self) -> None:
        """The program speaks another language: faces with words are made anew."""
        self._turn += 1
        self.crowded.clear()

    def _kept(self, card: Card, height: int, level: int = 0, hunted: bool = False) -> Surface:
        key = ("face", card.id, height, level, hunted, language.current(), self._turn)
        return self._art.kept(key, lambda: self._made(card, height, level, hunted))

    def _made(self, card: Card, height: int, level: int, hunted: bool) -> Surface:
        if isinstance(card, Monster):
            return self._made_monster(card, height, faces.printed(card))
        sheet = Sheet(self._art, self._fonts, height, self.crowded, hunted)
        (_draw_small if height < SMALL_BELOW else _draw_full)(sheet, card, level)
        return sheet.surface


def _draw_small(sheet: Sheet, card: Card, level: int) -> None:
    assert not isinstance(card, Monster)
    if isinstance(card, Title):
        lore.title_small(sheet, card, level)
    elif isinstance(card, Loki):
        lore.loki_small(sheet, card)
    elif isinstance(card, Warrior):
        small.warrior(sheet, card)
    elif isinstance(card, Tactic):
        small.tactic(sheet, card)
    elif isinstance(card, Jarl):
        small.jarl(sheet, card)
    else:
        deeds.small(sheet, card)


def _draw_full(sheet: Sheet, card: Card, level: int) -> None:
    assert not isinstance(card, Monster)
    large = sheet.height > LARGE_ABOVE
    if isinstance(card, Title):
        lore.title_card(sheet, card, level)
    elif isinstance(card, Loki):
        lore.loki_full(sheet, card, large)
    elif isinstance(card, Warrior):
        full.warrior(sheet, card, large)
    elif isinstance(card, Tactic):
        full.tactic(sheet, card, large)
    elif isinstance(card, Jarl):
        full.jarl(sheet, card, large)
    else:
        deeds.full(sheet, card, large)
