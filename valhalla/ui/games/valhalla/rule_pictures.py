"""The pictures of Valhalla's rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Surface

from valhalla.games.valhalla.cards import JARL_DECK, by_id, decks
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.scenes.rule_pictures import RulePictures, dice
from valhalla.ui.widgets.book import Plate
from valhalla.words.valhalla.rulebook import JARLS

DISCS: Final = {
    "any2": 298 / 160, "pair": 298 / 160, "triple": 435 / 160, "twopairs": 573 / 160,
    "alldiff3": 435 / 160, "alldiff4": 573 / 160,
}  # fmt: skip
BESIDE: Final = {
    "V1.3": "card/bear-arnbjorg", "V1.4": "card/fury-red-dawn", "V1.5": "card/beinir",
    "V3.3": "card/bear-hroald", "V4.4": "card/bear-arnbjorg", "V4.11": "card/wolf-svala",
    "V5.1": "card/boar-galti", "V5.2": "card/stag-tove", "V5.3": "card/stag-aldis",
    "V5.4": "card/giant-klaki", "V5.5": "card/bear-thorbrand", "V5.6": "card/fury-red-dawn",
    "V5.7": "card/underdog-narrow-bridge", "V5.8": "card/heroic-all-or-ashes",
    "V5.9": "card/heroic-axe-let-fly", "V5.10": "card/new-weapons-smiths-gift",
    "V5.11": "card/counterblow-feint-and-answer", "V5.12": "card/weapon-swap-borrowed-edge",
    "V5.13": "card/surround-closing-ring",
    **{clause: card for expansion in EXPANSIONS for clause, card in expansion.beside.items()},
}  # fmt: skip
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "V1.1": tuple(f"marks/clan-{clan}" for clan in ("bear", "wolf", "boar", "stag", "giant", "dwarf")),
    "V1.2": dice("red-axe", "red-sword", "black-spear", "black-bow", "grey-shield", "grey-blank"),
    "V1.6": tuple(f"shields/seat-{seat}" for seat in (0, 0, 0, 0)),
    "V1.9": dice("grey-axe", "grey-bow", "grey-sword"),
    "V2.2": ("marks/medal", "marks/starter"),
    "V3.2": ("card/bear-hallgerd", "card/bear-steinar"),
    "V4.2": dice("red-axe", "red-axe", "red-bow", "red-sword", "red-shield", "red-blank"),
    "V4.3": dice("red-axe", "red-axe", "red-bow", "red-blank", "red-blank", "red-blank"),
    "V4.5": tuple(f"marks/need-{pattern}" for pattern in ("any2", "pair", "triple", "twopairs")),
    "V15.1": ("card/fenrir-whelp", "card/jormungandr-surf", "card/hel-bridge", "card/surtr-sparks"),
    "V15.3": dice("black-axe", "black-spear"),
    "V15.6": ("card/fenrir-leyding", "card/fenrir-dromi", "card/fenrir-hand"),
    "V15.10": ("card/fenrir-sky", "card/jormungandr-venom", "card/hel-host", "card/surtr-bridge"),
    "V18.1": tuple(f"shields/seat-{seat}" for seat in (0, 1, 2, 3)),
    "V18.3": ("card/jormungandr-bait", "card/hel-garm", "card/surtr-riders"),
    "V4.9": dice("black-shield", "black-shield", "black-spear", "black-axe", "black-bow", "black-blank"),
    "V6.1": ("shields/seat-1", "shields/empty", "shields/empty", "shields/empty"),
    "V7.1": tuple(f"shields/seat-{seat}" for seat in (1, 2, 3, 4)),
    **{clause: names for expansion in EXPANSIONS for clause, names in expansion.below.items()},
}  # fmt: skip


class ValhallaPictures(RulePictures):
    """The rulebook tells the jarls in the order of their deck, each beside its card."""

    beside = BESIDE
    below = BELOW
    rows: ClassVar = {"dice": 46, "marks": 42, "shields": 46}
    shapes: ClassVar = {f"marks/need-{need}": shape for need, shape in DISCS.items()}

    def __init__(self, art: Art, fonts: Fonts) -> None:
        super().__init__(art, fonts)
        self.faces = ValhallaFaces(art, fonts)
        self._jarls = [card.id for card in decks()[JARL_DECK]]

    def card(self, id: str, height: int) -> Surface:
        return self.faces.face(by_id()[id], height)

    def of(self, clause: str, paragraph: int) -> Plate | None:
        if clause == JARLS:
            return self.at_side(f"card/{self._jarls[paragraph - 1]}") if paragraph else None
        return super().of(clause, paragraph)

    def marked(self, clause: str, paragraph: int) -> bool:
        return clause != JARLS or not paragraph
