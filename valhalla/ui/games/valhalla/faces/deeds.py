"""Faces of Thor's help, missions and wrath: what each wants or gives is a row of signs."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame
from pygame import Surface

from valhalla.games.valhalla.cards import DeckCard, Mission, Thor, Wrath
from valhalla.games.valhalla.expansions.thor import THOR_STRENGTH
from valhalla.games.valhalla.expansions.tyr import AGAINST, PLAIN
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import PAD, PANEL, RULE, board, centred, ribbon
from valhalla.ui.table.faces.sheet import WIDE, Block, Box, Picture, Sheet
from valhalla.ui.theme import BOLD, BONE, BROWN_INK, GOLD, INK, PALE_GOLD, TEXT, Colour, Style
from valhalla.words.language import _
from valhalla.words.valhalla import names

Deed = Thor | Mission | Wrath
COLOURS: Final[dict[str, Colour]] = {"thor": (96, 132, 170), "mission": GOLD, "wrath": (150, 44, 34)}
PICTURE: Final[Box] = (52, 52, 648, 616)
TYR_PICTURE: Final[Box] = (52, 52, 648, 552)  # the window of a wrath card's frame
NICHE: Final = (429.0, 891.0)  # the middle of what its foot has for signs
BLEEDING: Final[Colour] = (104, 26, 22)
KIND: Final = Style(BOLD, 34, BROWN_INK, shadow=False, centred=True)
ON_CLOTH: Final = Style(TEXT, 34, BONE, shadow=False, centred=True)


class Sign(NamedTuple):
    """Something to be drawn in a row: a baked mark, or a number."""

    what: str  # mark, number
    name: str


def kind(card: Deed) -> str:
    return "thor" if isinstance(card, Thor) else "mission" if isinstance(card, Mission) else "wrath"


def picture(card: Deed) -> Picture:
    return Picture(f"tactics/{card.id}.webp", card.name, COLOURS[kind(card)])


def signs(card: Deed) -> list[Sign]:
    """What a card gives, or what it wants, in signs."""
    if isinstance(card, Thor):
        return _thor(card)
    if isinstance(card, Mission):
        return [Sign("mark", f"cards/roundel-mission-{card.goal.replace('_', '-')}.webp")]
    if card.clan:
        return [Sign("mark", f"marks/clan-{card.clan}.webp"), Sign("number", f"+{AGAINST}")]
    if card.weapon:
        return [Sign("mark", f"marks/spot-{card.weapon}.webp"), Sign("number", "−1")]
    return [Sign("number", f"+{PLAIN}")]


def _thor(card: Thor) -> list[Sign]:
    word = "strength" if card.bonus in THOR_STRENGTH else card.bonus
    boss = Sign("mark", f"cards/roundel-thor-{word}.webp")
    if card.bonus in THOR_STRENGTH:
        return [boss, Sign("number", f"+{THOR_STRENGTH[card.bonus]}")]
    return [boss, Sign("number", "+1")] if card.bonus in ("draw", "die") else [boss]


def row(sheet: Sheet, found: list[Sign], middle: tuple[float, float], high: float) -> None:
    """Signs side by side, their row centred on a place."""
    step = high * 1.08
    x = middle[0] - step * (len(found) - 1) / 2
    for one in found:
        if one.what == "mark":
            sheet.put(one.name, (x - high / 2, middle[1] - high / 2, x + high / 2, middle[1] + high / 2))
        else:
            sheet.number(one.name, (x, middle[1]), high * 0.86, PALE_GOLD)
        x += step


def _condition(sheet: Sheet, card: Deed, left: float, size: float) -> None:
    """At the upper left: whom a Thor card helps."""
    if isinstance(card, Thor):
        sheet.put("plates/medal-iron.webp", (left, 4, left + size, 4 + size))
        sheet.icon(card.condition, (left + size / 2, 4 + size / 2), size * 0.62, PALE_GOLD)


def _stone(sheet: Sheet, valour: int, left: float, width: float, floor: float) -> None:
    """Valour on a plain stone that stands on a floor."""
    high = width * parts.STONE
    sheet.token("cards/stone-plain.webp", left, floor - high, width, parts.STONE)
    at = left + width / 2, floor - high * 0.47
    sheet.number(str(valour), at, width * 0.94, (20, 12, 8), (236, 236, 230))


def small(sheet: Sheet, card: Deed) -> None:
    word = kind(card)
    parts.framed(sheet, picture(card), f"{word}-small")
    if isinstance(card, Wrath):
        board(sheet, (190, 756, 694, 974))
        row(sheet, signs(card), (442, 866), 190)
        return
    _condition(sheet, card, 4, 260)
    board(sheet, (200, 736, 694, 974))
    row(sheet, signs(card), (447, 855), 210)
    _stone(sheet, card.valour, 4, 190, 976)


def full(sheet: Sheet, card: Deed, large: bool) -> None:
    word = kind(card)
    sheet.portrait(picture(card), TYR_PICTURE if isinstance(card, Wrath) else PICTURE)
    parts.frame(sheet, word, "" if large else "-middle")
    _condition(sheet, card, 4, 164 if large else 196)
    if isinstance(card, Wrath):
        _wrath(sheet, card, large)
    else:
        (_large if large else _middle)(sheet, card)
        parts.valour(sheet, card.valour, 8, 790, 146)


def _wrath(sheet: Sheet, card: Wrath, large: bool) -> None:
    """Name and words on the cloth below the picture, signs in the foot's niche."""
    row(sheet, signs(card), NICHE, 104)
    if not large:
        ribbon(sheet, _(card.name), 752, 24, 676)
        return
    ribbon(sheet, _(card.name), 622, 14, 686)
    blocks = [Block(text, ON_CLOTH) for text in names.text(card)]
    centred(sheet, blocks, (84, 620, 616, 790))


def _middle(sheet: Sheet, card: Deed) -> None:
    found = signs(card)
    row(sheet, found, (WIDE / 2 + 66, 822), 190 if len(found) > 1 else 208)
    ribbon(sheet, _(card.name), 716, 24, 676)


def _large(sheet: Sheet, card: Deed) -> None:
    sheet.sliced("cards/panel.webp", PANEL, (62, 622, 638, 926), 0.8)
    blocks = [Block(names.kind(card), KIND), *(Block(text, RULE, 4) for text in names.text(card))]
    centred(sheet, blocks, (162, 670, 618, 912))
    found = signs(card)
    wide = 112 * 1.08 * len(found) + 40
    sheet.sliced("cards/pad.webp", PAD, (694 - wide, 14, 694, 150), 1.0)
    row(sheet, found, (694 - wide / 2, 82), 108)
    ribbon(sheet, _(card.name), 672, 14, 686)


def held(sheet: Sheet, card: Deed, edge: float, wide: float) -> None:
    """Down the left edge of a crowded hand: whom it helps, what it gives, valour."""
    y = 8 + wide / 2
    if isinstance(card, Thor):
        _condition(sheet, card, edge, wide)
        y += wide
    elif isinstance(card, Wrath):
        sheet.put("plates/medal-red.webp", (edge, 4, edge + wide, 4 + wide))
        sheet.icon("tyr", (edge + wide / 2, 4 + wide / 2), wide * 0.6, PALE_GOLD)
        y += wide
    for one in signs(card):
        row(sheet, [one], (edge + wide / 2, y), wide if one.what == "mark" else wide * 0.66)
        y += wide
    if not isinstance(card, Wrath):
        _stone(sheet, card.valour, edge, wide * 0.74, 972)


def foot(sheet: Sheet, card: DeckCard, size: tuple[int, int]) -> Surface:
    """What is seen of a wrath card under a warrior: Tyr's hand and the card's signs, on a strip of blood."""
    assert isinstance(card, Wrath)
    width, height = size
    surface = Surface(size, pygame.SRCALPHA)
    radius, line = height // 4, max(1, height // 14)
    for colour, edge in ((INK, 0), (GOLD, line), (BLEEDING, 2 * line)):
        pygame.draw.rect(
            surface, colour, surface.get_rect().inflate(-2 * edge, -2 * edge), border_radius=radius
        )
    sheet.surface, sheet.u = surface, height / 100
    found = signs(card)
    middle = width / sheet.u / 2
    if width > height * (len(found) + 1.2):
        sheet.icon("tyr", (middle - 44 * len(found), 50), 76, PALE_GOLD)
        middle += 44
    row(sheet, found, (middle, 50), 82)
    return surface.premul_alpha()
