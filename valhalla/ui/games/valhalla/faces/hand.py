"""Faces of Valhalla for a crowded hand: signs are made to fit the strip that is to be seen."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import Tactic, Warrior
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import EDGE, column
from valhalla.ui.table.faces.sheet import HIGH, Focus, Picture, Sheet
from valhalla.ui.theme import FROST, GOLD, IRON, PALE_GOLD, Colour

ASIDE: Final = Focus(0.36, 0.46, 0.72)  # the head is at the right, clear of the signs
LOWEST: Final = HIGH - 8


def warrior(sheet: Sheet, card: Warrior, strip: int) -> None:
    parts.framed(sheet, parts.warrior(card, ASIDE), f"{card.clan}-small")
    wide = strip - EDGE
    stone = wide * 0.74
    floor = LOWEST - stone * parts.STONE
    column(sheet, strip, parts.CLAN_COLOURS[card.clan])
    sheet.put(f"marks/target-{card.clan}.webp", (EDGE, 2, EDGE + wide, 2 + wide))
    sheet.number(
        str(card.strength), (EDGE + wide / 2, 2 + wide / 2), wide * (0.86 if card.strength < 10 else 0.66)
    )
    low = _weapons(sheet, card, wide, floor - wide - 10)
    sheet.token("cards/stone-plain.webp", EDGE, floor, stone, parts.STONE)
    middle = EDGE + stone / 2, floor + stone * parts.STONE * 0.53
    sheet.number(str(card.valour), middle, stone * 0.94, (20, 12, 8), (236, 236, 230))
    if floor - low > wide * 0.6:
        _words(sheet, card, wide, low, floor)


def _words(sheet: Sheet, card: Warrior, wide: float, low: float, floor: float) -> None:
    """The signs of ability and mark, as far as there is room between weapons and valour."""
    signs: list[tuple[str, Colour]] = []
    if card.ability:
        signs.append((card.ability.word, parts.ability_colour(card.ability)))
    signs += [(f"mark-{card.mark.word}", FROST)] if card.mark else []
    if not signs:
        return
    step = (floor - low) / len(signs)
    for i, (icon, colour) in enumerate(signs):
        sheet.icon(icon, (EDGE + wide / 2, low + (i + 0.5) * step), min(wide, step) * 0.78, colour)


def _weapons(sheet: Sheet, card: Warrior, wide: float, room: float) -> float:
    """What arms it, below its strength; gives where the last sign ends."""
    top = wide + 6
    if card.needs:
        shape = parts.NEEDS[card.needs]
        width = min(wide, room / shape)
        return top + sheet.token(
            f"marks/need-{card.needs}-plain.webp", EDGE + (wide - width) / 2, top, width, shape
        )
    size = min(wide * 0.94, room / max(1, len(card.weapons)))
    for k, weapon in enumerate(card.weapons):
        sheet.token(f"marks/spot-{weapon}.webp", EDGE + (wide - size) / 2, top + k * size, size)
    return top + len(card.weapons) * size


def tactic(sheet: Sheet, card: Tactic, strip: int) -> None:
    kind = card.effect.word
    parts.framed(sheet, Picture(f"tactics/{card.id}.webp", card.name, GOLD), f"{kind}-small")
    wide = strip - EDGE
    column(sheet, strip, IRON)
    parts.roundel(sheet, kind, (EDGE, 2, EDGE + wide, 2 + wide))
    top = wide + 20.0
    if told := parts.might(card.effect):
        size = wide * (0.66 if len(told) < 4 else 0.3)
        sheet.number(told, (EDGE + wide / 2, top + wide * 0.4), size, PALE_GOLD)
        top += wide * 0.9
    if card.effect.weapon:
        sheet.token(f"marks/spot-{card.effect.weapon}.webp", EDGE, top, wide)
        top += wide
    parts.whens(sheet, card, EDGE + wide, top, wide)
