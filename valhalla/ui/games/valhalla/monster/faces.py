"""Faces of monster cards: strength, symbols, clans, warriors, cap, ability, and whom it seeks."""

from __future__ import annotations

from typing import Final, NamedTuple

from valhalla.games.valhalla.cards import MonsterCard
from valhalla.games.valhalla.table import Table
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import centred, ribbon
from valhalla.ui.table.faces.sheet import LARGE_ABOVE, SMALL_BELOW, WIDE, Block, Box, Picture, Sheet
from valhalla.ui.theme import BONE, PALE_GOLD, TEXT, Colour, Style
from valhalla.words.language import _
from valhalla.words.valhalla.monsters import names as monsters

# Where things are in the frame (assets/baked/cards/monster.json).
PICTURE: Final[Box] = (56, 56, 644, 618)
SMALL_PICTURE: Final[Box] = (52, 52, 648, 724)
BOSS: Final = (108.0, 108.0)
WORDS: Final[Box] = (74, 650, 626, 822)
FOOT: Final = 870.0
CAP, WARRIORS, PREY, ABILITY = 122.0, (186.0, 420.0), 470.0, 578.0
DIM_GOLD: Final[Colour] = (96, 76, 38)
VENOM: Final[Colour] = (120, 40, 34)
ON_STONE: Final = Style(TEXT, 33, BONE, shadow=False, centred=True)


class Figures(NamedTuple):
    """What of a card depends on the table: its side, how many play, whether abilities count."""

    strength: int
    cap: int
    ability: str  # the word, or nothing
    together: bool  # several players: whom it seeks matters


def printed(card: MonsterCard) -> Figures:
    """As the base side is printed, for one player."""
    return Figures(card.base.strength, card.base.cap, card.ability.word if card.ability else "", True)


def at_table(table: Table, place: int) -> Figures:
    """As a card of the stack counts at this table."""
    stack = table.stack
    assert stack is not None
    return Figures(stack.strengths[place], stack.caps[place], stack.abilities[place], table.players > 1)


def ability_icon(word: str) -> str:
    return f"beast-{word.replace('_', '-')}"


def draw(sheet: Sheet, card: MonsterCard, of: Figures) -> None:
    """A face, as much of it as its height allows."""
    if sheet.height < SMALL_BELOW:
        small(sheet, card, of)
    else:
        full(sheet, card, of, sheet.height > LARGE_ABOVE)


def small(sheet: Sheet, card: MonsterCard, of: Figures) -> None:
    """Strength, symbols and ability, large enough to be told apart."""
    _ground(sheet, card, "-small", SMALL_PICTURE)
    sheet.number(str(of.strength), BOSS, 150)
    _clans(sheet, card, 692, 12, 170)
    _symbols(sheet, card, 640, min(170.0, 640 / len(card.weapons)))
    _cap(sheet, of, (150, 850), 180)
    if of.ability:
        _ability(sheet, card, of, (530, 850), 196)
    else:
        sheet.icon("monster-warriors", (470, 850), 120, BONE)
        sheet.number(str(card.warriors), (580, 850), 120)


def full(sheet: Sheet, card: MonsterCard, of: Figures, large: bool) -> None:
    _ground(sheet, card, "" if large else "-middle", PICTURE)
    sheet.number(str(of.strength), BOSS, 140)
    _clans(sheet, card, 690, 14, 118 if large else 132)
    if large:
        _symbols(sheet, card, 462, 122)
        found = words(card, of)
        centred(sheet, [Block(text, ON_STONE, 4 if i else 0) for i, text in enumerate(found)], WORDS)
        ribbon(sheet, _(card.name), 652 if found else 770, 14, 686)
    else:
        _symbols(sheet, card, 566, 140)
        ribbon(sheet, _(card.name), 800, 16, 684)
    _foot(sheet, card, of)


def words(card: MonsterCard, of: Figures) -> list[str]:
    """What is spelled out when the card is enlarged."""
    told = [monsters.ability_text(card)] if of.ability else []
    return [*told, monsters.prey_text(card.prey)] if of.together else told


def _ground(sheet: Sheet, card: MonsterCard, size: str, box: Box) -> None:
    sheet.portrait(Picture(f"monsters/{card.id}.webp", card.name, VENOM), box)
    parts.frame(sheet, "monster", size)


def _clans(sheet: Sheet, card: MonsterCard, right: float, top: float, size: float) -> None:
    for i, clan in enumerate(card.clans):
        sheet.token(f"marks/clan-{clan}.webp", right - size, top + i * size * 0.94, size)


def _symbols(sheet: Sheet, card: MonsterCard, y: float, size: float) -> None:
    """The activation symbols in a row; its dice lie on them."""
    step = size * 1.05
    left = WIDE / 2 - step * (len(card.weapons) - 1) / 2 - size / 2
    for i, weapon in enumerate(card.weapons):
        sheet.token(f"marks/weapon-{weapon}.webp", left + i * step, y - size / 2, size)


def _cap(sheet: Sheet, of: Figures, at: tuple[float, float], size: float) -> None:
    """How much Valhalla may add."""
    sheet.icon("monster-cap", (at[0], at[1]), size, DIM_GOLD)
    sheet.number(str(of.cap), (at[0], at[1] + size * 0.04), size * 0.74, PALE_GOLD)


def _ability(sheet: Sheet, card: MonsterCard, of: Figures, at: tuple[float, float], size: float) -> None:
    sheet.icon(ability_icon(of.ability), at, size * 0.86, PALE_GOLD)
    if card.ability and card.ability.clan:
        low, x, y = size * 0.56, at[0] + size * 0.12, at[1] + size * 0.02
        sheet.put(f"marks/clan-{card.ability.clan}.webp", (x, y, x + low, y + low))


def _foot(sheet: Sheet, card: MonsterCard, of: Figures) -> None:
    """Along the foot: the cap, the warriors it counts as, whom it seeks, its ability."""
    _cap(sheet, of, (CAP, FOOT), 84)
    left, right = WARRIORS
    step = (right - left) / 4
    x = (left + right) / 2 - step * (card.warriors - 1) / 2
    for i in range(card.warriors):
        sheet.icon("monster-warriors", (x + i * step, FOOT), 58, BONE)
    if of.together:
        sheet.icon(f"prey-{card.prey}", (PREY, FOOT), 58, PALE_GOLD)
    if of.ability:
        _ability(sheet, card, of, (ABILITY, FOOT), 84)
