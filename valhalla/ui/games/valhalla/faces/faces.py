"""The faces of Valhalla: cards of the deck, jarls, Loki's cards, the title, monsters."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from valhalla.games.valhalla.cards import Card, DeckCard, Jarl, Loki, MonsterCard, Tactic, Title, Warrior
from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.games.valhalla.table import Table
from valhalla.ui.games.valhalla.faces import deeds, full, hand, lore, small
from valhalla.ui.games.valhalla.monster import faces
from valhalla.ui.table.faces.faces import CardFaces
from valhalla.ui.table.faces.sheet import HIGH, LARGE_ABOVE, SMALL_BELOW, WIDE, Sheet


class ValhallaFaces(CardFaces):
    """Against a monster some abilities do something else, and their faces say so."""

    def card(self, table: Table, card: int, height: int) -> Surface:
        if card < 0:
            return self.back(height)
        return self._face(table.cards[card], height, monster=table.stack is not None)

    def face(self, card: Card, height: int) -> Surface:
        """Any card there is, whether it is in play or not."""
        return self._face(card, height)

    def held(self, table: Table, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        found = table.cards[card]
        return self.kept(("held", found.id, strip), height, partial(_draw_held, card=found, strip=strip))

    def foot(self, table: Table, card: int, size: tuple[int, int]) -> Surface:
        """The foot of a wrath card, as it is seen under a warrior."""
        found = table.cards[card]
        return self.art.kept(("foot", found.id, size), lambda: deeds.foot(self.sheet(HIGH), found, size))

    def jarl(self, table: Table, jarl: int, height: int) -> Surface:
        """A jarl; the back of one that is hidden."""
        return self._face(table.jarls[jarl], height) if jarl >= 0 else self.back(height, "jarl")

    def loki(self, table: Table, loki: int, height: int) -> Surface:
        """Loki's card."""
        return self._face(table.lokis[loki], height) if loki >= 0 else self.back(height)

    def monster(self, table: Table, place: int, height: int) -> Surface:
        """A card of the monster's stack, as it counts at this table."""
        assert table.stack is not None
        return self._monster(table.stack.cards[place], height, faces.at_table(table, place))

    def stronger(self, card: MonsterCard, height: int) -> Surface:
        """The side of a monster's card that is used with a larger deck, as it is printed (V15.1)."""
        figures = faces.printed(card)._replace(strength=card.plus.strength, cap=card.plus.cap)
        return self._monster(card, height, figures)

    def title(self, table: Table, level: int, height: int) -> Surface:
        """The Last Viking's title, at a level or at none."""
        return self._face(title_for(table.players), height, level)

    def plank(self, width: int, levels: tuple[int, ...]) -> Surface:
        """The title as it lies in the middle, seven wide to three high, with the levels it is held at."""
        size = width, round(width * 3 / 7)
        return self.art.kept(("plank", size, levels), lambda: lore.laid(self.sheet(width), size, levels))

    def shown(self, table: Table, what: tuple[str, int], height: int) -> Surface:
        kind, number = what
        found = {
            "card": self.card, "jarl": self.jarl, "loki": self.loki, "title": self.title,
            "monster": self.monster,
        }  # fmt: skip
        return found[kind](table, number, height)

    def back(self, height: int, deck: str = "base") -> Surface:
        """The back of a deck: base, jarl or valhalla."""
        return self.art.picture(f"cards/back-{deck}.webp", (round(height * WIDE / HIGH), height))

    def _face(self, card: Card, height: int, level: int = 0, monster: bool = False) -> Surface:
        if isinstance(card, MonsterCard):
            return self._monster(card, height, faces.printed(card))
        draw = _draw_small if height < SMALL_BELOW else _draw_full
        key = ("face", card.id, level, monster)
        return self.kept(key, height, partial(draw, card=card, level=level, monster=monster))

    def _monster(self, card: MonsterCard, height: int, figures: faces.Figures) -> Surface:
        return self.kept(("monster", card.id, *figures), height, partial(faces.draw, card=card, of=figures))


def _draw_held(sheet: Sheet, card: DeckCard, strip: int) -> None:
    if isinstance(card, Warrior):
        hand.warrior(sheet, card, strip)
    elif isinstance(card, Tactic):
        hand.tactic(sheet, card, strip)
    else:
        hand.deed(sheet, card, strip)


def _draw_small(sheet: Sheet, card: Card, level: int, monster: bool) -> None:
    assert not isinstance(card, MonsterCard)
    if isinstance(card, Title):
        lore.title_small(sheet, card, level)
    elif isinstance(card, Loki):
        lore.loki_small(sheet, card)
    elif isinstance(card, Warrior):
        small.warrior(sheet, card, monster)
    elif isinstance(card, Tactic):
        small.tactic(sheet, card)
    elif isinstance(card, Jarl):
        small.jarl(sheet, card)
    else:
        deeds.small(sheet, card)


def _draw_full(sheet: Sheet, card: Card, level: int, monster: bool) -> None:
    assert not isinstance(card, MonsterCard)
    large = sheet.height > LARGE_ABOVE
    if isinstance(card, Title):
        lore.title_card(sheet, card, level)
    elif isinstance(card, Loki):
        lore.loki_full(sheet, card, large)
    elif isinstance(card, Warrior):
        full.warrior(sheet, card, large, monster)
    elif isinstance(card, Tactic):
        full.tactic(sheet, card, large)
    elif isinstance(card, Jarl):
        full.jarl(sheet, card, large)
    else:
        deeds.full(sheet, card, large)
