"""Pictures beside the clauses that speak of them: cards, dice, marks and shields."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.hammer.cards import kinds
from valhalla.games.valhalla.cards import JARL_DECK, by_id, decks
from valhalla.ui.games.hammer.faces import HammerFaces
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.painter import Painter
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.widgets.book import Plate
from valhalla.words.hammer.names import by_deck
from valhalla.words.hammer.rulebook import PROPERTIES
from valhalla.words.rulebook import clause as text_of
from valhalla.words.valhalla.rulebook_tables import JARLS

CARD: Final = 132  # units high
DISCS: Final = {
    "any2": 298 / 160,
    "pair": 298 / 160,
    "triple": 435 / 160,
    "twopairs": 573 / 160,
    "alldiff3": 435 / 160,
    "alldiff4": 573 / 160,
}  # height to width
GAP: Final = 6  # units between two pictures in a row


def _dice(*names: str) -> tuple[str, ...]:
    return tuple(f"dice/{name}-still" for name in names)


# By clause: what stands at its side, and what stands in a row below its first paragraph.
BESIDE: Final = {
    "V1.3": "card/bear-arnbjorg", "V1.4": "card/fury-red-dawn", "V1.5": "jarl/beinir",
    "V3.3": "card/bear-hroald", "V4.4": "card/bear-arnbjorg", "V4.11": "card/wolf-svala",
    "V5.1": "card/boar-galti", "V5.2": "card/stag-tove", "V5.3": "card/stag-aldis",
    "V5.4": "card/giant-klaki", "V5.5": "card/bear-thorbrand", "V5.6": "card/fury-red-dawn",
    "V5.7": "card/underdog-narrow-bridge", "V5.8": "card/heroic-all-or-ashes",
    "V5.9": "card/heroic-axe-let-fly", "V5.10": "card/new-weapons-smiths-gift",
    "V5.11": "card/counterblow-feint-and-answer", "V5.12": "card/weapon-swap-borrowed-edge",
    "V5.13": "card/surround-closing-ring", "H1.3": "thrown/swan-wing", "H3.1": "thrown/turn-of-fate",
    "V8.1": "card/loki-open-sleeve", "V8.3": "card/loki-borrowed-feathers",
    "V9.1": "card/thor-red-bearded-laugh", "V9.3": "card/thor-hammer-from-nowhere",
    "V10.5": "card/supply-axe-in-the-doorpost", "V10.6": "card/road-white-horse-waits",
    "V12.2": "card/wrath-thin-ribbon", "V13.1": "card/title-four",
}  # fmt: skip
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "V1.1": tuple(f"marks/clan-{clan}" for clan in ("bear", "wolf", "boar", "stag", "giant", "dwarf")),
    "V1.2": _dice("red-axe", "red-sword", "black-spear", "black-bow", "grey-shield", "grey-blank"),
    "V1.6": tuple(f"shields/seat-{seat}" for seat in (0, 0, 0, 0)),
    "V1.9": _dice("grey-axe", "grey-bow", "grey-sword"),
    "V2.2": ("marks/medal", "marks/starter"),
    "V3.2": ("card/bear-hallgerd", "card/bear-steinar"),
    "V4.2": _dice("red-axe", "red-axe", "red-bow", "red-sword", "red-shield", "red-blank"),
    "V4.3": _dice("red-axe", "red-axe", "red-bow", "red-blank", "red-blank", "red-blank"),
    "V4.5": tuple(f"marks/need-{pattern}" for pattern in ("any2", "pair", "triple", "twopairs")),
    "V10.3": ("card/bear-hallvard", "card/bear-bjarni", "card/bear-asdis"),
    "V10.4": tuple(f"marks/need-{pattern}" for pattern in ("alldiff3", "alldiff4")),
    "V10.7": ("card/mission-first-cast-stands", "card/mission-rout-to-sing-of", "card/mission-three-abreast"),
    "V11.3": tuple(f"card/dwarf-{name}" for name in ("hepti", "lit", "vitr", "sota")),
    "V11.4": ("card/call-horn-underground", "card/cry-hammers-on-shields", "card/cry-wounded-sing"),
    "V12.3": tuple(f"card/wrath-{name}" for name in ("thin-ribbon", "cold-verdict", "fist-like-an-axe")),
    "V13.3": _dice("grey-axe", "grey-sword"),
    "V14.1": tuple(f"shields/seat-{seat}" for seat in (0, 1, 0, 1)),
    "V14.3": ("shields/seat-0", "shields/seat-2"),
    "V14.4": ("shields/seat-1", "shields/seat-3"),
    "V15.1": ("card/fenrir-whelp", "card/jormungandr-surf", "card/hel-bridge", "card/surtr-sparks"),
    "V15.3": _dice("black-axe", "black-spear"),
    "V15.6": ("card/fenrir-leyding", "card/fenrir-dromi", "card/fenrir-hand"),
    "V15.10": ("card/fenrir-sky", "card/jormungandr-venom", "card/hel-host", "card/surtr-bridge"),
    "V18.1": tuple(f"shields/seat-{seat}" for seat in (0, 1, 2, 3)),
    "V18.3": ("card/jormungandr-bait", "card/hel-garm", "card/surtr-riders"),
    "V4.9": _dice("black-shield", "black-shield", "black-spear", "black-axe", "black-bow", "black-blank"),
    "V6.1": ("shields/seat-1", "shields/empty", "shields/empty", "shields/empty"),
    "V7.1": tuple(f"shields/seat-{seat}" for seat in (1, 2, 3, 4)),
    "H1.1": tuple(f"hammer/badge-{deck}" for deck in ("valkyries", "jotnar", "thor")),
    "H1.2": _dice("iron-2", "iron-3", "iron-4", "iron-5", "iron-6", "iron-hammer"),
    "H2.2": _dice("iron-6", "iron-hammer", "iron-hammer"),
    "H3.3": ("thrown/choosers-claim", "thrown/tailwind", "thrown/ringing-mail", "thrown/turn-of-fate"),
    "H5.2": tuple(f"hammer/badge-{deck}" for deck in ("valkyries", "jotnar", "thor")),
}  # fmt: skip
ROWS: Final = {
    "dice": 46,
    "marks": 42,
    "shields": 46,
    "card": 118,
    "thrown": 118,
    "hammer": 46,
}  # units: how high, patterns how wide


class Pictures:
    """Makes the pictures of clauses."""

    def __init__(self, faces: ValhallaFaces, thrown: HammerFaces) -> None:
        self.faces = faces
        self.thrown = thrown
        self._jarls = [card.id for card in decks()[JARL_DECK]]

    def of(self, clause: str, paragraph: int) -> Plate | None:
        """What belongs to a paragraph of a clause."""
        if clause == JARLS:
            return self._jarl(paragraph - 1) if paragraph else None
        if clause == PROPERTIES:
            return self._property(paragraph)
        if paragraph:
            return None
        if clause in BESIDE:
            return self._at_side(BESIDE[clause])
        return self._below(BELOW[clause]) if clause in BELOW else None

    def _jarl(self, n: int) -> Plate:
        """The rulebook tells the jarls in the order of their deck."""
        return self._at_side(f"jarl/{self._jarls[n]}")

    def _property(self, paragraph: int) -> Plate | None:
        """The rulebook tells the cards of the Hammer Throw deck by deck, below the words of the clause."""
        cards = by_deck(kinds())
        n = paragraph - (len(text_of(PROPERTIES).split("\n")) - len(cards))
        return self._at_side(f"thrown/{cards[n].id}") if n >= 0 else None

    def _at_side(self, name: str) -> Plate:
        return Plate(lambda p, rect: self._draw(p, name, rect), CARD, CARD * WIDE / HIGH)

    def _below(self, names: tuple[str, ...]) -> Plate:
        sizes = [_size(name) for name in names]
        wide = sum(w for w, _h in sizes) + GAP * (len(names) - 1)

        def draw(p: Painter, rect: Rect) -> None:
            scale = min(1.0, rect.w / max(1, p.px(wide)))  # a narrow column shows all of it, smaller
            x = rect.x
            for name, (w, h) in zip(names, sizes, strict=True):
                self._draw(p, name, Rect(x, rect.y, round(p.px(w) * scale), round(p.px(h) * scale)))
                x += round((p.px(w) + p.px(GAP)) * scale)

        return Plate(draw, max(h for _w, h in sizes), wide, beside=False)

    def _draw(self, p: Painter, name: str, rect: Rect) -> None:
        if p.blind:
            return
        kind, _slash, id = name.partition("/")
        if kind in ("card", "jarl"):
            p.blit(self.faces.face(by_id()[id], rect.h), rect.topleft)
        elif kind == "thrown":
            card = next(card for card in kinds() if card.id == id)
            p.blit(self.thrown.kind(card, rect.h), rect.topleft)
        else:
            p.picture(f"{name}.webp", rect)


def _size(name: str) -> tuple[float, float]:
    """Width and height of a picture in a row, in units."""
    kind = name.split("/", maxsplit=1)[0]
    high = float(ROWS[kind])
    if kind in ("card", "thrown"):
        return high * WIDE / HIGH, high
    return high, high * DISCS.get(name.removeprefix("marks/need-"), 1.0)
