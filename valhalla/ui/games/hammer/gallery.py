"""The gallery of the Hammer Throw: its kinds of cards, by deck, property and name, with their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Surface

from valhalla.games.hammer.cards import Card, kinds
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.terms import DECKS
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.table.gallery.scene import EVERY, AnyCard, GalleryScene
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.fields import Cycle
from valhalla.words.hammer import names
from valhalla.words.language import _, ngettext, pgettext

if TYPE_CHECKING:
    from collections.abc import Callable

ORDERS: Final[dict[str, Callable[[Card], tuple[object, ...]]]] = {
    "clan": lambda card: (
        DECKS.index(card.deck),
        list(WORDS).index(card.property.word),
        card.property.number,
    ),
    "name": lambda card: (_(card.name),),
    "points": lambda card: (-card.points, DECKS.index(card.deck)),
    "copies": lambda card: (-card.copies, DECKS.index(card.deck)),
}


class HammerGallery(GalleryScene):
    """Each kind once; how many there are of it stands beside it."""

    game, other_game = "hammer", "wolves"

    def load(self) -> list[AnyCard]:
        self.hammer_faces = HammerFaces(self.app.art, self.app.fonts)
        return list(kinds())

    def rule_of(self, card: AnyCard) -> str:
        return WORDS[card.property.word].rule

    def rank(self, card: AnyCard) -> tuple[object, ...]:
        return ORDERS[self.order](card)

    def _fits(self, card: AnyCard) -> bool:
        return self.deck in (EVERY, card.deck) and self.clan in (EVERY, card.property.word)

    def face(self, card: AnyCard, height: int) -> Surface:
        return self.hammer_faces.kind(card, height)

    def told(self, card: AnyCard) -> str:
        count = ngettext("one card", "{count} cards of its kind", card.copies).format(count=card.copies)
        points = ngettext("{count} point", "{count} points", card.points).format(count=card.points)
        deck = names.deck(DECKS.index(card.deck))
        return f"{deck} · {points} · {count}"

    def words(self, card: AnyCard) -> list[str]:
        return [f"{names.when(WORDS[card.property.word])}. {names.property_text(card)}"]

    def filters(self) -> list[Widget]:
        decks = [(EVERY, _("all cards")), *((deck, names.deck(i)) for i, deck in enumerate(DECKS))]
        words = {card.property.word: names.gist(card) for card in reversed(kinds())}
        sorts = [(EVERY, _("every property")), *((word, words[word]) for word in WORDS if word in words)]
        orders = [
            ("clan", pgettext("order", "by deck")),
            ("name", pgettext("order", "by name")),
            ("points", pgettext("order", "by points")),
            ("copies", pgettext("order", "by number")),
        ]
        return [
            Cycle("deck", decks, self.deck, self._set("deck")),
            Cycle("clan", sorts, self.clan, self._set("clan")),
            Cycle("order", orders, self.order, self._set("order")),
        ]

    def chosen(self, what: str, value: str) -> None:
        """A property may be of any deck."""
