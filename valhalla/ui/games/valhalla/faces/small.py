"""The smallest faces: told apart by signs alone, with nothing that needs reading but numbers."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import Ability, Jarl, Tactic, Warrior
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import board
from valhalla.ui.table.faces.sheet import Focus, Picture, Sheet
from valhalla.ui.theme import BONE, GOLD, PALE_GOLD

HEAD: Final = Focus(0.47, 0.46, 0.70)
DISC: Final = 192


def warrior(sheet: Sheet, card: Warrior, monster: bool = False) -> None:
    parts.framed(sheet, parts.warrior(card, HEAD), f"{card.clan}-small")
    sheet.put(f"marks/target-{card.clan}.webp", (4, 4, 274, 274))
    sheet.number(str(card.strength), (139, 139), 232 if card.strength < 10 else 180)
    sheet.put(f"marks/clan-{card.clan}.webp", (498, -6, 700, 196))
    _weapons(sheet, card)
    if card.ability:
        _ability(sheet, card.ability, monster)
    if card.mark:
        parts.mark(sheet, card.mark, 4, 736, 176)
    high = sheet.token("cards/stone-plain.webp", 4, 742, 190, parts.STONE)
    sheet.number(str(card.valour), (99, 742 + high * 0.53), 180, (20, 12, 8), (236, 236, 230))


def _weapons(sheet: Sheet, card: Warrior) -> None:
    if card.needs:
        shape = parts.NEEDS[card.needs]
        width = min(DISC, 566 / shape)
        sheet.token(f"marks/need-{card.needs}-plain.webp", 692 - width, 204, width, shape)
        return
    for k, weapon in enumerate(card.weapons):
        sheet.token(f"marks/spot-{weapon}.webp", 692 - DISC, 204 + k * (DISC - 4), DISC)


def _ability(sheet: Sheet, of: Ability, monster: bool) -> None:
    if of.word in parts.DEEDS:
        board(sheet, (482, 766, 694, 974))
        sheet.icon(of.word, (588, 870), 184, BONE)
        return
    board(sheet, (176, 782, 694, 974))
    wide = of.word in ("kin", "banner")
    x = 270 if of.clan else 300
    sheet.icon(of.word, (x, 878), 156, parts.ability_colour(of))
    if of.clan:
        sheet.put(f"marks/clan-{of.clan}.webp", (346, 786, 526, 966))
    elif of.word == "frost":
        sheet.icon("dice", (440, 878), 140, BONE)
    at = 596 if of.clan or of.word == "frost" else 530
    sheet.number(parts.bonus(of, monster, short=True), (at, 878), 130 if wide and of.clan else 168)


def tactic(sheet: Sheet, card: Tactic) -> None:
    kind = card.effect.word
    parts.framed(sheet, Picture(f"tactics/{card.id}.webp", card.name, GOLD), f"{kind}-small")
    parts.roundel(sheet, kind, (110, 330, 590, 810))
    if told := parts.might(card.effect):
        sheet.number(told, (350, 846), 270 if len(told) < 4 else 190, PALE_GOLD)
    if card.effect.weapon:
        sheet.token(f"marks/spot-{card.effect.weapon}.webp", 440, 60, 220)
    parts.whens(sheet, card, 680, 300 if card.effect.weapon else 12, 250)


def jarl(sheet: Sheet, card: Jarl) -> None:
    parts.framed(sheet, Picture(f"jarls/{card.id}.webp", card.name, GOLD, HEAD), "jarl-small")
    sheet.token("marks/jarl.webp", 6, 6, 260)
    sheet.token(f"marks/{'both' if card.both else 'either'}.webp", 6, 730, 240)
    right = 694.0
    if card.three_plus:
        right -= 236
        sheet.token("marks/medal.webp", right, 730, 236)
        sheet.number("3+", (right + 114, 846), 140)
    if card.starter:
        sheet.token("marks/starter.webp", right - 236, 730, 236)
