"""The gallery of the Hammer Throw: its kinds of cards, by deck, property and name, with their numbers."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from valhalla.games.hammer.cards import kinds
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.terms import DECKS
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.table.gallery.scene import EVERY, AnyCard, Filters, GalleryScene, Orders
from valhalla.words.hammer import names
from valhalla.words.language import _, ngettext, pgettext

ORDERS: Final[Orders] = {
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

    game = "hammer"
    orders = ORDERS

    def load(self) -> list[AnyCard]:
        self.faces = HammerFaces(self.app.art, self.app.fonts)
        return list(kinds())

    def rule_of(self, card: AnyCard) -> str:
        return WORDS[card.property.word].rule

    def fits(self, card: AnyCard) -> bool:
        return self.deck in (EVERY, card.deck) and self.kind in (EVERY, card.property.word)

    def face(self, card: AnyCard, height: int) -> Surface:
        return self.faces.kind(card, height)

    def told(self, card: AnyCard) -> str:
        count = ngettext("one card", "{count} cards of its kind", card.copies).format(count=card.copies)
        points = ngettext("{count} point", "{count} points", card.points).format(count=card.points)
        deck = names.deck(DECKS.index(card.deck))
        return f"{deck} · {points} · {count}"

    def words(self, card: AnyCard) -> list[str]:
        return names.text(card)

    def filters(self) -> Filters:
        decks = [(EVERY, _("all cards")), *((deck, names.deck(i)) for i, deck in enumerate(DECKS))]
        words = {card.property.word: names.gist(card) for card in reversed(kinds())}
        sorts = [(EVERY, _("every property")), *((word, words[word]) for word in WORDS if word in words)]
        orders = [
            ("clan", pgettext("order", "by deck")),
            ("name", pgettext("order", "by name")),
            ("points", pgettext("order", "by points")),
            ("copies", pgettext("order", "by number")),
        ]
        return {"deck": decks, "kind": sorts, "order": orders}
