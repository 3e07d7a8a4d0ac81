"""The faces of Valhalla: cards of the deck, jarls, what expansions lay in the middle, monsters."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pygame import Surface

from valhalla.games.valhalla.cards import Card, Jarl, MonsterCard, Tactic, Warrior
from valhalla.games.valhalla.table import Table
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.games.valhalla.faces import full, hand, small
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.monster import faces
from valhalla.ui.table.faces.faces import CardFaces
from valhalla.ui.table.faces.sheet import HIGH, LARGE_ABOVE, SMALL_BELOW, WIDE
from valhalla.words.language import _
from valhalla.words.valhalla import names

_MORE: Final = [kind for expansion in EXPANSIONS for kind in expansion.kinds]
# By their order in the gallery: those that are held in hands, then those that lie apart.
KINDS: Final = (
    Kind(Warrior, "warriors", lambda: _("warriors"), "V1.3", small.warrior, full.warrior, hand.warrior),
    Kind(Tactic, "tactics", lambda: _("tactics"), "V1.4", small.tactic, full.tactic, hand.tactic),
    *sorted(_MORE, key=lambda kind: kind.held is None),
    Kind(Jarl, "jarls", lambda: _("jarls"), "V1.5", small.jarl, full.jarl),
    Kind(MonsterCard, "monsters", lambda: _("monsters"), "V15.1", faces.small, faces.full),
)
_LAID: Final = {
    str(expansion.laid.part): expansion.laid.face for expansion in EXPANSIONS if expansion.laid is not None
}
_KINDS: Final = {kind.type: kind for kind in KINDS}


def kind_of(card: Card) -> Kind:
    return _KINDS[type(card)]


class ValhallaFaces(CardFaces):
    """Against a monster some abilities do something else, and their faces say so."""

    def card(self, table: Table, card: int, height: int) -> Surface:
        if card < 0:
            return self.back(height)
        found = table.cards[card]
        if table.stack is not None and isinstance(found, Warrior):
            return self._face(found, height, monster=True)
        return self._face(found, height)

    def face(self, card: Card, height: int) -> Surface:
        """Any card there is, whether it is in play or not."""
        return self._face(card, height)

    def held(self, table: Table, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        found = table.cards[card]
        draw = kind_of(found).held
        assert draw is not None
        return self.kept(("held", found.id, strip), height, lambda sheet: draw(sheet, found, strip))

    def foot(self, table: Table, card: int, size: tuple[int, int]) -> Surface:
        """The foot of a card, as it is seen under a warrior."""
        found = table.cards[card]
        draw = kind_of(found).foot
        assert draw is not None
        return self.art.kept(("foot", found.id, size), lambda: draw(self.sheet(HIGH), found, size))

    def jarl(self, table: Table, jarl: int, height: int) -> Surface:
        """A jarl; the back of one that is hidden."""
        return self._face(table.jarls[jarl], height) if jarl >= 0 else self.back(height, "jarl")

    def monster(self, table: Table, place: int, height: int) -> Surface:
        """A card of the monster's stack, as it counts at this table."""
        assert table.stack is not None
        return self._monster(table.stack.cards[place], height, faces.at_table(table, place))

    def stronger(self, card: MonsterCard, height: int) -> Surface:
        """The side of a monster's card that is used with a larger deck, as it is printed (V15.1)."""
        figures = faces.printed(card)._replace(strength=card.plus.strength, cap=card.plus.cap)
        return self._monster(card, height, figures)

    def shown(self, table: Table, what: tuple[str, int], height: int) -> Surface:
        kind, number = what
        if kind in _LAID:
            card, more = _LAID[kind](table, number)
            return self._face(card, height, **more)
        found = {"card": self.card, "jarl": self.jarl, "monster": self.monster}
        return found[kind](table, number, height)

    def told(self, table: Table, what: tuple[str, int]) -> list[str]:
        kind, number = what
        if kind == "monster":
            assert table.stack is not None
            return faces.words(table.stack.cards[number], faces.at_table(table, number))
        if kind in _LAID:
            return names.text(_LAID[kind](table, number)[0])
        card: Card = table.jarls[number] if kind == "jarl" else table.cards[number]
        if isinstance(card, Warrior):
            return names.warrior(card, table.stack is not None)
        return names.text(card)

    def back(self, height: int, deck: str = "base") -> Surface:
        """The back of a deck: base, jarl or valhalla."""
        return self.art.picture(f"cards/back-{deck}.webp", (round(height * WIDE / HIGH), height))

    def _face(self, card: Card, height: int, **more: Any) -> Surface:
        if isinstance(card, MonsterCard):
            return self._monster(card, height, faces.printed(card))
        kind = kind_of(card)
        if height < SMALL_BELOW:
            draw = partial(kind.small, card=card, **more)
        else:
            draw = partial(kind.full, card=card, large=height > LARGE_ABOVE, **more)
        return self.kept(("face", card.id, *more.values()), height, draw)

    def _monster(self, card: MonsterCard, height: int, figures: faces.Figures) -> Surface:
        return self.kept(("monster", card.id, *figures), height, partial(faces.draw, card=card, of=figures))
