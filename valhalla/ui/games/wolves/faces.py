"""Faces of Wolves of Odin: frame by rune, colour or kind, strength on its boss, what a card does as signs.

Where things lie on a card is told by `wolves.json`, which is baked with the frames.
"""

from __future__ import annotations

from typing import Any, Final

from pygame import Surface

from valhalla.games.wolves.cards import AnyCard, DeityCard, Manoeuvre, Unit, Victory, kind_id
from valhalla.games.wolves.table import Table
from valhalla.games.wolves.terms import DEITIES, ONCE_A_ROUND
from valhalla.ui.games.wolves.face_signs import signs
from valhalla.ui.games.wolves.plates import numbers
from valhalla.ui.table.faces.faces import CardFaces, sized
from valhalla.ui.table.faces.parts import RULE, WHOLE, WINDOW, board, centred, column, ribbon
from valhalla.ui.table.faces.sheet import ALL, HIGH, WIDE, Block, Box, Focus, Picture, Sheet
from valhalla.ui.theme import BOLD, BONE, BROWN_INK, PALE_GOLD, TARRED_OAK, Colour, Style
from valhalla.words.language import _
from valhalla.words.wolves import names

COLOURS: Final[dict[str, Colour]] = {
    "tyr": (184, 116, 44), "yew": (79, 122, 60), "manoeuvre": (143, 124, 88), "blue": (61, 111, 176),
    "red": (168, 50, 42), "black": (74, 70, 80), "victory": (199, 154, 62), "ragnarok": (122, 58, 32),
}  # fmt: skip
PLAIN: Final = RULE._replace(size=40)  # a line or two, nothing above it
WHEN: Final = Style(BOLD, 33, BROWN_INK, shadow=False, centred=True)
FEW: Final = 240  # pixels of height below which a back has no interlace
USUAL: Final = {"ribbon": (14, 650, 686, 752), "words": (84, 764, 616, 908), "picture": (52, 52, 648, 660)}


def frame_of(card: AnyCard) -> str:
    """By which frame a card is told: its rune, its colour, or its kind."""
    if isinstance(card, Unit):
        return card.rune
    if isinstance(card, DeityCard):
        return card.colour
    if isinstance(card, Manoeuvre):
        return "manoeuvre"
    return "victory" if isinstance(card, Victory) else "ragnarok"


def figure(card: AnyCard) -> str:
    """What stands on the boss of a card: a strength, or how much Glory."""
    if isinstance(card, Unit):
        many = card.grows is not None and card.grows.word in ("yew", "tyr")
        assert card.grows is not None or not many
        return f"{card.grows.number}×" if many and card.grows is not None else str(card.strength)
    if isinstance(card, Victory):
        least, most = card.glory.least, card.glory.most
        return str(least) if least == most else f"{least}–{most}"
    return ""


class WolvesFaces(CardFaces):
    def card(self, table: Table, card: int, height: int) -> Surface:
        """A card; a hidden one is of the People, for no hand holds anything else."""
        return self.kind(table.cards[card], height) if card >= 0 else self.back(height)

    def kind(self, card: AnyCard, height: int) -> Surface:
        key = ("wolves face", kind_id(card))
        return self.kept(key, height, lambda sheet: sized(sheet, _small, _middle, _large)(sheet, card))

    def told(self, table: Table, what: tuple[str, int]) -> list[str]:
        return [names.property_text(table.cards[what[1]])]

    def bare(self, table: Table, card: int, height: int) -> Surface:
        """A unit as it stands in a row: its strength is told beside it, as it is now."""
        found = table.cards[card]
        return self.kept(("wolves unit", kind_id(found)), height, lambda sheet: _bare(sheet, found))

    def held(self, table: Table, card: int, height: int, strip: int) -> Surface:
        """A card of a crowded hand, of which only a strip at the left is to be seen."""
        found = table.cards[card]
        key = ("wolves held", kind_id(found), strip)
        return self.kept(key, height, lambda sheet: _held(sheet, found, strip))

    def back(self, height: int, deck: str = "people") -> Surface:
        """The back of a deck: people, deity or victory."""
        small = "-small" if height < FEW else ""
        return self.art.picture(f"wolves/back-{deck}{small}.webp", (round(height * WIDE / HIGH), height))


# Parts


def _place(sheet: Sheet, frame: str, name: str) -> Any:
    usual = USUAL.get(name, (130, 130, 110))
    return numbers(sheet.art.folder, frame, name, len(usual)) or usual


def _picture(sheet: Sheet, card: AnyCard, box: Box, focus: Focus = ALL) -> None:
    sheet.portrait(Picture(f"wolves/{kind_id(card)}.webp", card.name, COLOURS[frame_of(card)], focus), box)


def _boss(sheet: Sheet, card: AnyCard, frame: str) -> None:
    """The number on the boss, and the mark of what may be used once a round."""
    text = figure(card)
    if text:
        x, y, radius = _place(sheet, frame, "strength" if isinstance(card, Unit) else "glory")
        size = radius * (1.15 if len(text) < 2 else 0.92 if len(text) < 3 else 0.72)
        sheet.number(text, (x, y), size, (250, 242, 220))
    if isinstance(card, DeityCard) and DEITIES.index(card.id) in ONCE_A_ROUND:
        x, y, radius = _place(sheet, frame, "once")
        side = radius * 2 / 0.68
        sheet.token("wolves/boss-once.webp", x - side / 2, y - side / 2, side)


def row_of_signs(sheet: Sheet, card: AnyCard, at: tuple[float, float], size: float, most: float) -> None:
    """What a card does, as signs and figures side by side."""
    found = signs(kind_id(card))
    wide = sum(_wide(sign) for sign in found) * size
    if wide > most:
        size *= most / wide
        wide = most
    x = at[0] - wide / 2
    for sign in found:
        room = _wide(sign) * size
        middle = (x + room / 2, at[1])
        if sign.startswith("="):
            sheet.number(sign[1:], middle, size * 0.8, PALE_GOLD)
        else:
            sheet.icon(sign, middle, size * 0.94, BONE)
        x += room


def _wide(sign: str) -> float:
    return 0.26 + 0.42 * (len(sign) - 1) if sign.startswith("=") else 1.06


# Sizes


def _bare(sheet: Sheet, card: AnyCard) -> None:
    _picture(sheet, card, WINDOW, Focus(0.5, 0.44, 0.74))
    sheet.put(f"wolves/frame-{frame_of(card)}-small.webp", WHOLE)


def _middle(sheet: Sheet, card: AnyCard) -> None:
    frame = f"frame-{frame_of(card)}"
    _picture(sheet, card, _place(sheet, frame, "picture"))
    sheet.put(f"wolves/{frame}-middle.webp", WHOLE)
    left, top, right, low = _place(sheet, frame, "words")
    row_of_signs(sheet, card, ((left + right) / 2, (top + low) / 2 + 6), min(128, low - top), right - left)
    left, _top, right, low = _place(sheet, frame, "ribbon")
    ribbon(sheet, _(card.name), low, left, right)
    _boss(sheet, card, frame)


def _small(sheet: Sheet, card: AnyCard) -> None:
    frame = f"frame-{frame_of(card)}-small"
    _picture(sheet, card, WINDOW, Focus(0.5, 0.42, 0.74))
    sheet.put(f"wolves/{frame}.webp", WHOLE)
    if frame_of(card) != "ragnarok":
        board(sheet, (58, 716, 642, 926), TARRED_OAK)
        row_of_signs(sheet, card, (WIDE / 2, 822), 190, 540)
    _boss(sheet, card, frame)


def _large(sheet: Sheet, card: AnyCard) -> None:
    frame = f"frame-{frame_of(card)}"
    left, top, right, low = _place(sheet, frame, "words")
    blocks = [Block(names.kind(card), WHEN), Block(names.property_text(card), RULE, 4)]
    if isinstance(card, Unit | Manoeuvre):  # rune and frame tell what it is, and there is less room
        blocks = [Block(names.property_text(card), PLAIN)]
    _picture(sheet, card, _place(sheet, frame, "picture"))
    sheet.put(f"wolves/{frame}.webp", WHOLE)
    centred(sheet, blocks, (left - 8, top - 6, right + 8, low + 6))
    left, _top, right, low = _place(sheet, frame, "ribbon")
    ribbon(sheet, _(card.name), low, left, right)
    _boss(sheet, card, frame)


def _held(sheet: Sheet, card: AnyCard, strip: int) -> None:
    """All that one chooses by runs down the left edge, which the next card leaves free."""
    frame = frame_of(card)
    _picture(sheet, card, WINDOW, Focus(0.36, 0.42, 0.74))
    sheet.put(f"wolves/frame-{frame}-small.webp", WHOLE)
    column(sheet, strip, COLOURS[frame])
    wide = strip - 6.0
    y = _held_boss(sheet, card, wide)
    for sign in signs(kind_id(card)):
        if y + wide * 0.8 > HIGH - 20 - (wide if isinstance(card, Unit) else 0):
            break
        middle = (6 + wide / 2, y + wide * 0.42)
        if sign.startswith("="):
            sheet.number(sign[1:], middle, wide * 0.5, PALE_GOLD)
        else:
            sheet.icon(sign, middle, wide * 0.72, BONE)
        y += wide * 0.8
    if isinstance(card, Unit):
        sheet.token(f"wolves/boss-rune-{card.rune}.webp", 6 - wide * 0.1, HIGH - 8 - wide * 1.1, wide * 1.2)


def _held_boss(sheet: Sheet, card: AnyCard, wide: float) -> float:
    """The strength, or the sign of a manoeuvre, at the head of the strip; where it ends."""
    side = wide * 1.3
    name = f"boss-strength-{card.rune}" if isinstance(card, Unit) else "boss-manoeuvre"
    sheet.token(f"wolves/{name}.webp", 6 + (wide - side) / 2, 2, side)
    text = figure(card)
    if text:
        sheet.number(text, (6 + wide / 2, 2 + side / 2), wide * (0.56 if len(text) < 2 else 0.42))
    return side + 2
