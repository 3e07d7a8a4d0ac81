"""Faces of the Hammer Throw: frame and device by deck, property as sign and number, points on the back.

A hidden card is a back that tells deck and points, as the rules do (H1.3).
"""

from __future__ import annotations

from typing import Final

from pygame import Surface

from valhalla.games.hammer.cards import Card
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.table import Table
from valhalla.games.hammer.terms import DECKS, UNKNOWN, deck_of_back, points_of_back
from valhalla.ui.table.faces.faces import CardFaces, sized
from valhalla.ui.table.faces.parts import PANEL, RULE, WHOLE, WINDOW, board, centred, column, ribbon
from valhalla.ui.table.faces.sheet import ALL, HIGH, WIDE, Block, Box, Focus, Picture, Sheet
from valhalla.ui.theme import BOLD, BONE, BROWN_INK, INK, PALE_GOLD, Colour, Style
from valhalla.words.hammer import names
from valhalla.words.language import _

COLOURS: Final[dict[str, Colour]] = {
    "valkyries": (63, 116, 181), "jotnar": (75, 138, 99), "thor": (178, 58, 43),
}  # fmt: skip
PICTURE: Final = (52.0, 52.0, 648.0, 616.0)
BOSS: Final = (350.0, 778.0)  # the middle of the boss for the points on a back
SMALL_BOSS: Final = (350.0, 706.0)
UNNUMBERED: Final = ("shelter", "mercy", "double")
FEW: Final = 240  # pixels of height below which a back has no interlace


def figure(card: Card) -> str:
    """The number of a property as a face shows it; nothing where there is none to count."""
    word, number = card.property.word, card.property.number
    if word in UNNUMBERED:
        return ""
    if word in ("add", "hammers"):
        return f"+{number}"
    return "" if number == 1 else f"{number}"


class HammerFaces(CardFaces):
    def card(self, table: Table, card: int, height: int) -> Surface:
        if card >= 0:
            return self.kind(table.cards[card], height)
        if card == UNKNOWN:
            return self.back(height)
        return self.backed(DECKS[deck_of_back(card)], points_of_back(card), height)

    def kind(self, card: Card, height: int) -> Surface:
        key = ("hammer face", kind_id(card))
        return self.kept(key, height, lambda sheet: sized(sheet, _small, _middle, _large)(sheet, card))

    def told(self, table: Table, what: tuple[str, int]) -> list[str]:
        return names.text(table.cards[what[1]])

    def held(self, table: Table, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        found = table.cards[card]
        key = ("hammer held", kind_id(found), strip)
        return self.kept(key, height, lambda sheet: _held(sheet, found, strip))

    def back(self, height: int, deck: str = "valkyries") -> Surface:
        """The back of a card in a deck, which tells nothing."""
        return self.backed(deck, 0, height)

    def backed(self, deck: str, points: int, height: int) -> Surface:
        """What everybody sees of a hidden card: its deck, and its points if it is not in the deck."""
        return self.kept(("hammer back", deck, points), height, lambda sheet: _back(sheet, deck, points))


def kind_id(card: Card) -> str:
    """The id of a kind of card: copies are numbered behind it."""
    head, _dash, tail = card.id.rpartition("-")
    return head if tail.isdigit() else card.id


def _back(sheet: Sheet, deck: str, points: int) -> None:
    small = sheet.height < FEW
    sheet.put(f"hammer/back-{deck}{'-small' if small else ''}.webp", WHOLE)
    if points and small:
        sheet.number(str(points), SMALL_BOSS, 230, INK, (244, 236, 214))
    elif points:
        sheet.carved(str(points), BOSS, 118)


def _picture(sheet: Sheet, card: Card, box: Box, focus: Focus = ALL) -> None:
    sheet.portrait(Picture(f"hammer/{kind_id(card)}.webp", card.name, COLOURS[card.deck], focus), box)


def _points(sheet: Sheet, card: Card, left: float, top: float, size: float) -> None:
    """The points of the back, on its boss."""
    sheet.token(f"hammer/points-{card.deck}.webp", left, top, size)
    sheet.number(
        str(card.points), (left + size / 2, top + size / 2), size * 0.56, (20, 12, 8), (236, 230, 212)
    )


def _property(sheet: Sheet, card: Card, at: tuple[float, float], size: float) -> None:
    """The sign of the property on the deck's boss, its number beside it."""
    text = figure(card)
    gap = size * 0.06
    wide = size + (gap + size * (0.34 + 0.30 * len(text)) if text else 0)
    left = at[0] - wide / 2
    sheet.token(f"hammer/roundel-{card.deck}.webp", left, at[1] - size / 2, size)
    sheet.icon(f"word-{card.property.word}", (left + size / 2, at[1]), size * 0.54, BONE)
    if text:
        sheet.number(text, (left + size + gap + (wide - size - gap) / 2, at[1]), size * 0.74, PALE_GOLD)


def _middle(sheet: Sheet, card: Card) -> None:
    _picture(sheet, card, PICTURE)
    sheet.put(f"hammer/frame-{card.deck}-middle.webp", WHOLE)
    _property(sheet, card, (WIDE / 2, 812), 200)
    ribbon(sheet, _(card.name), 706, 20, 680)
    _points(sheet, card, 6, 6, 172)
    sheet.token(f"hammer/badge-{card.deck}.webp", 530, 8, 160)


def _small(sheet: Sheet, card: Card) -> None:
    _picture(sheet, card, WINDOW, Focus(0.5, 0.4, 0.8))
    sheet.put(f"hammer/frame-{card.deck}-small.webp", WHOLE)
    board(sheet, (60, 560, 640, 930))
    text = figure(card)
    size = 300
    x = 220 if text else WIDE / 2
    sheet.icon(f"word-{card.property.word}", (x, 745), size, BONE)
    if text:
        sheet.number(text, (490, 745), 250 if len(text) < 2 else 210, PALE_GOLD)
    _points(sheet, card, 4, 4, 270)
    sheet.token(f"hammer/badge-{card.deck}.webp", 452, 8, 244)


def _large(sheet: Sheet, card: Card) -> None:
    when = Style(BOLD, 33, BROWN_INK, shadow=False, centred=True)
    blocks = [Block(names.when(WORDS[card.property.word]), when), Block(names.property_text(card), RULE, 4)]
    _picture(sheet, card, PICTURE)
    sheet.put(f"hammer/frame-{card.deck}.webp", WHOLE)
    sheet.sliced("cards/panel.webp", PANEL, (62, 668, 638, 924), 0.8)
    centred(sheet, blocks, (238, 708, 622, 908))
    text = figure(card)
    sheet.token(f"hammer/roundel-{card.deck}.webp", 30, 704 if not text else 680, 196)
    sheet.icon(f"word-{card.property.word}", (128, 802 if not text else 778), 108, BONE)
    if text:
        sheet.number(text, (128, 906), 84, PALE_GOLD)
    ribbon(sheet, _(card.name), 694, 14, 686)
    _points(sheet, card, 4, 4, 146)
    sheet.token(f"hammer/badge-{card.deck}.webp", 558, 6, 138)


def _held(sheet: Sheet, card: Card, strip: int) -> None:
    """All that one chooses by runs down the left edge, which the next card leaves free."""
    _picture(sheet, card, WINDOW, Focus(0.4, 0.4, 0.8))
    sheet.put(f"hammer/frame-{card.deck}-small.webp", WHOLE)
    column(sheet, strip, COLOURS[card.deck])
    wide = strip - 6
    _points(sheet, card, 6, 4, wide)
    sheet.icon(f"word-{card.property.word}", (6 + wide / 2, wide + 40 + wide * 0.45), wide * 0.88, BONE)
    text = figure(card)
    if text:
        sheet.number(text, (6 + wide / 2, wide * 2 + 60 + wide * 0.4), wide * 0.62, PALE_GOLD)
    sheet.token(f"hammer/badge-{card.deck}.webp", 6, HIGH - 10 - wide, wide)
