"""The pictures of the Hammer Throw's rulebook."""

from __future__ import annotations

from typing import ClassVar

from pygame import Surface

from valhalla.games.hammer.cards import kinds
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.scenes.rule_pictures import RulePictures, dice
from valhalla.ui.widgets.book import Plate
from valhalla.words.hammer.names import by_deck
from valhalla.words.hammer.rulebook import PROPERTIES
from valhalla.words.rulebook import clause as text_of


class HammerPictures(RulePictures):
    """The rulebook tells the cards deck by deck, below the words of a clause."""

    beside: ClassVar = {"H1.3": "card/three-feathers", "H3.1": "card/turn-of-fate"}
    below: ClassVar = {
        "H1.1": tuple(f"hammer/badge-{deck}" for deck in ("valkyries", "jotnar", "thor")),
        "H1.2": dice("iron-2", "iron-3", "iron-4", "iron-5", "iron-6", "iron-hammer"),
        "H2.2": dice("iron-6", "iron-hammer", "iron-hammer"),
        "H3.3": ("card/choosers-claim", "card/three-feathers", "card/ringing-mail", "card/turn-of-fate"),
        "H5.2": tuple(f"hammer/badge-{deck}" for deck in ("valkyries", "jotnar", "thor")),
    }
    rows: ClassVar = {"dice": 46, "hammer": 46}

    def __init__(self, art: Art, fonts: Fonts) -> None:
        super().__init__(art, fonts)
        self.faces = HammerFaces(art, fonts)

    def card(self, id: str, height: int) -> Surface:
        return self.faces.kind(next(card for card in kinds() if card.id == id), height)

    def of(self, clause: str, paragraph: int) -> Plate | None:
        if clause != PROPERTIES:
            return super().of(clause, paragraph)
        cards = by_deck(kinds())
        n = paragraph - (len(text_of(PROPERTIES).split("\n")) - len(cards))
        return self.at_side(f"card/{cards[n].id}") if n >= 0 else None
