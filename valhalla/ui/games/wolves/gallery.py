"""The gallery of Wolves of Odin: every kind of its 138 cards, by deck, sort and name, with their numbers."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from valhalla.games.wolves.cards import DeityCard, Manoeuvre, Unit, Victory, kinds
from valhalla.games.wolves.strengths import of_kinds
from valhalla.games.wolves.terms import KINDS
from valhalla.ui.games.wolves.faces import WolvesFaces, frame_of
from valhalla.ui.table.gallery.scene import EVERY, AnyCard, Filters, GalleryScene, Orders
from valhalla.words.language import _, ngettext, pgettext
from valhalla.words.wolves import names

PEOPLE, DEITIES, VICTORIES = "people", "deities", "victories"
# The sorts of each deck, by the frame of their cards.
SORTS: Final = {
    PEOPLE: ("tyr", "yew", "manoeuvre"),
    DEITIES: ("blue", "red", "black"),
    VICTORIES: ("victory", "ragnarok"),
}
FRAMES: Final = tuple(frame for frames in SORTS.values() for frame in frames)


def deck_of(card: AnyCard) -> str:
    """In which deck a card lies; each of the last two hides a Ragnarök card."""
    if isinstance(card, Unit | Manoeuvre):
        return PEOPLE
    if isinstance(card, DeityCard):
        return DEITIES
    return VICTORIES if isinstance(card, Victory) else str(card.among)


def copies_of(card: AnyCard) -> int:
    return card.copies if isinstance(card, Unit | Manoeuvre) else 1


def _number(card: AnyCard) -> int:
    """The strength of a unit alone in its row, the most Glory of a victory; what has neither comes last."""
    if isinstance(card, Unit):
        return of_kinds((KINDS.index(card.id),))[0]
    return card.glory.most if isinstance(card, Victory) else -1


ORDERS: Final[Orders] = {
    "clan": lambda card: (FRAMES.index(frame_of(card)), -_number(card)),
    "name": lambda card: (_(card.name),),
    "strength": lambda card: (-_number(card), FRAMES.index(frame_of(card))),
    "copies": lambda card: (-copies_of(card), FRAMES.index(frame_of(card))),
}


class WolvesGallery(GalleryScene):
    """Each kind once; how many there are of it stands beside it."""

    game = "wolves"
    orders = ORDERS

    def load(self) -> list[AnyCard]:
        self.faces = WolvesFaces(self.app.art, self.app.fonts)
        return list(kinds())

    def rule_of(self, card: AnyCard) -> str:
        if isinstance(card, Unit | Manoeuvre):
            return "W5"
        if isinstance(card, DeityCard):
            return "W6.3"
        return "W7" if isinstance(card, Victory) else "W1.2"

    def fits(self, card: AnyCard) -> bool:
        return self.deck in (EVERY, deck_of(card)) and self.kind in (EVERY, frame_of(card))

    def face(self, card: AnyCard, height: int) -> Surface:
        return self.faces.kind(card, height)

    def told(self, card: AnyCard) -> str:
        """The sort of card, and how many there are of it."""
        count = copies_of(card)
        alike = ngettext("one card", "{count} cards of its kind", count).format(count=count)
        return f"{names.kind(card)} · {alike}"

    def words(self, card: AnyCard) -> list[str]:
        return [names.property_text(card)]

    def _counted(self) -> str:
        """How many kinds are looked at, and how many cards that makes."""
        cards = sum(copies_of(card) for card in self.found)
        if cards == len(self.found):
            return super()._counted()
        sorts = ngettext("{count} kind", "{count} kinds", len(self.found)).format(count=len(self.found))
        told = ngettext("{count} card", "{count} cards", cards).format(count=cards)
        page = f" · {self.page + 1} / {self.pages}" if self.pages > 1 else ""
        return f"{sorts}, {told}{page}"

    def filters(self) -> Filters:
        decks = [
            (EVERY, _("all cards")),
            (PEOPLE, _("the People")),
            (DEITIES, _("deities")),
            (VICTORIES, _("victories")),
        ]
        of_deck = SORTS.get(self.deck, FRAMES)
        of_all = {frame_of(card): names.kind(card) for card in kinds()}
        sorts = [(EVERY, _("every sort")), *((frame, of_all[frame]) for frame in of_deck)]
        orders = [
            ("clan", pgettext("order", "by sort")),
            ("name", pgettext("order", "by name")),
            ("strength", pgettext("order", "by strength")),
            ("copies", pgettext("order", "by number")),
        ]
        return {"deck": decks, "kind": sorts, "order": orders}

    def chosen(self, what: str, value: str) -> None:
        """A sort is of one deck."""
        if not any(self.fits(card) for card in self.every):
            self.kind = EVERY
