"""Faces to look at: as they lie in the hand, and enlarged with their words spelled out on parchment."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import Jarl, Tactic, Warrior
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import NOTE, PANEL, RULE, centred, parchment, ribbon, sentence, words
from valhalla.ui.table.faces.sheet import WIDE, Block, Focus, Picture, Sheet
from valhalla.ui.theme import BOLD, BROWN_INK, GOLD, INK, ITALIC, PALE_GOLD, TEXT, Style
from valhalla.words.language import _
from valhalla.words.valhalla import names
from valhalla.words.valhalla.expansions import valkyries

WHOLE: Final = Focus(0.5, 0.5, 1.0)
JARL_TEXT: Final = Style(TEXT, 33, INK, shadow=False)
JARL_NOTE: Final = Style(ITALIC, 33, BROWN_INK, shadow=False)
BESIDE_STONE: Final = 225  # pixels of height from which a name has room beside the rune stone
PICTURE: Final = (52.0, 52.0, 648.0, 616.0)
RIBBON: Final = 82.0  # how far the ribbon reaches above the parchment
FACE: Final = 0.39  # how far down its portrait the middle of a warrior's face is
FACES: Final = {"dwarf": 0.45}
CHIN: Final = 0.60
# How far down its portrait a jarl's chin is, or the mouth above a long beard: the ribbon must not cover it.
CHINS: Final = {
    "agnar": 0.64, "aslaug": 0.65, "beinir": 0.65, "bernhard": 0.61, "brynjar": 0.61, "egil": 0.61,
    "einar": 0.68, "esbjorn": 0.65, "gorm": 0.62, "hodr": 0.54, "ketil": 0.69, "ottar": 0.68,
    "ragnhild": 0.66, "sigurd": 0.68, "sigvard": 0.66, "solveig": 0.66, "styr": 0.68, "thord": 0.62,
    "thyra": 0.66, "torunn": 0.67, "ulfar": 0.66, "valgard": 0.61, "villsvin": 0.70, "vingor": 0.67,
    "yrsa": 0.66,
}  # fmt: skip


def _head(clan: str, floor: float) -> Focus:
    """A portrait cut so that the face is in the middle of what parchment and ribbon leave of it."""
    whole = (PICTURE[2] - PICTURE[0]) * 848 / 568
    seen, drawn = (floor - 130 - 52) / whole, (floor - 52) / whole
    return Focus(0.5, max(0.02, FACES.get(clan, FACE) - seen / 2) + drawn / 2)


def chin_first(jarl: str, edge: float) -> Focus:
    """A portrait cut so that the chin is just above the ribbon on the parchment's edge."""
    whole = (PICTURE[2] - PICTURE[0]) * 848 / 568
    seen, drawn = (edge - RIBBON - 52) / whole, (edge + 40 - 52) / whole
    return Focus(0.5, max(0.0, CHINS.get(jarl, CHIN) - seen) + drawn / 2)


def warrior(sheet: Sheet, card: Warrior, large: bool, monster: bool = False) -> None:
    (_warrior_large if large else _warrior_middle)(sheet, card, monster)
    size = 210 if large else 240
    sheet.token(f"cards/shield-{card.clan}.webp", 2, 2, size)
    sheet.number(str(card.strength), (2 + size / 2, 2 + size / 2), size * 0.74)
    badge, disc = (142, 126) if large else (166, 150)
    sheet.token(f"marks/clan-{card.clan}.webp", 694 - badge, 8, badge)
    parts.weapons(sheet, card, 692, badge + 16, disc)


def _warrior_middle(sheet: Sheet, card: Warrior, monster: bool) -> None:
    parts.framed(sheet, parts.warrior(card, WHOLE), f"{card.clan}-middle")
    if card.mark:
        parts.mark(sheet, card.mark, 8, 706, 126)
    if card.ability or sheet.height < BESIDE_STONE:
        ribbon(sheet, _(card.name), 846, 20, 680)
    else:
        ribbon(sheet, _(card.name), 946, 90, 680)
    if card.ability:
        parts.ability(sheet, card.ability, (692, 848), 126, monster)
    parts.valour(sheet, card.valour, 6, 798, 144)


def _warrior_large(sheet: Sheet, card: Warrior, monster: bool) -> None:
    blocks = [Block(_("Needs {need}").format(need=names.need(card)), NOTE)]
    if card.ability:
        blocks.append(Block(sentence(names.ability(card.ability, monster)), RULE, 4))
    if card.mark:
        blocks.append(Block(sentence(valkyries.mark(card.mark)), RULE, 4))
    text = words(sheet, blocks, (164, 0, 622, 864 if card.ability else 886), 230)
    floor = text.edge + 40
    parts.framed(sheet, parts.warrior(card, _head(card.clan, floor)), card.clan, floor)
    parchment(sheet, text)
    if card.mark:
        parts.mark(sheet, card.mark, 14, text.edge - 62, 104)
    ribbon(sheet, _(card.name), text.edge + 48, 14, 686)
    if card.ability:
        parts.ability(sheet, card.ability, (688, 872), 104, monster)
    parts.valour(sheet, card.valour, 10, 796, 142)


# Tactics


def tactic(sheet: Sheet, card: Tactic, large: bool) -> None:
    kind = card.effect.word
    sheet.portrait(Picture(f"tactics/{card.id}.webp", card.name, GOLD), PICTURE)
    parts.frame(sheet, kind, "" if large else "-middle")
    if card.effect.weapon:
        sheet.token(f"marks/weapon-{card.effect.weapon}.webp", 516, 36, 150)
    (_tactic_large if large else _tactic_middle)(sheet, card)
    parts.whens(sheet, card, 676, 200 if card.effect.weapon else 22, 124 if large else 170)


def _tactic_middle(sheet: Sheet, card: Tactic) -> None:
    told, size = parts.might(card.effect), 216.0
    left = 136.0 if told else (WIDE - size) / 2
    if len(told) > 3:
        left = 60.0
    parts.roundel(sheet, card.effect.word, (left, 706, left + size, 706 + size))
    if told:
        at, high = ((484, 812), 190) if len(told) < 4 else ((462, 812), 108)
        sheet.number(told, at, high, PALE_GOLD)
    ribbon(sheet, _(card.name), 716, 24, 676)


def _tactic_large(sheet: Sheet, card: Tactic) -> None:
    kind = Style(BOLD, 34, BROWN_INK, shadow=False, centred=True)
    blocks = [
        Block(names.tactic_kind(card.effect), kind),
        Block(sentence(names.effect(card.effect)), RULE, 4),
    ]
    sheet.sliced("cards/panel.webp", PANEL, (62, 668, 638, 920), 0.8)
    centred(sheet, blocks, (214, 713, 616, 903))
    parts.roundel(sheet, card.effect.word, (26, 714, 206, 894))
    ribbon(sheet, _(card.name), 724, 14, 686)


# Jarls


def jarl(sheet: Sheet, card: Jarl, large: bool) -> None:
    (_jarl_large if large else _jarl_middle)(sheet, card)
    sheet.token("marks/jarl.webp", 4, 4, 166 if large else 200)


def _leader(card: Jarl, focus: Focus) -> Picture:
    return Picture(f"jarls/{card.id}.webp", card.name, GOLD, focus)


def _marks(sheet: Sheet, card: Jarl, right: float, top: float, size: float) -> None:
    """Medals down the right: for three players and more, for a first game."""
    if card.three_plus:
        sheet.token("marks/medal.webp", right - size, top, size)
        sheet.number("3+", (right - size / 2, top + size * 0.49), size * 0.46)
        top += size * 0.94
    if card.starter:
        sheet.token("marks/starter.webp", right - size, top, size)


def _jarl_middle(sheet: Sheet, card: Jarl) -> None:
    parts.framed(sheet, _leader(card, WHOLE), "jarl-middle")
    _marks(sheet, card, 694, 8, 158)
    ribbon(sheet, _(card.name), 940, 96, 604)
    sheet.token(f"marks/{'both' if card.both else 'either'}.webp", 8, 800, 166)


def _jarl_large(sheet: Sheet, card: Jarl) -> None:
    both = _("Both may be used together.") if card.both else _("Only one of the two may be used.")
    blocks = [
        Block(_(card.main), JARL_TEXT),
        # Translators: a whole sentence follows; a full stop may stand for the colon.
        Block(_("Condition: {condition}").format(condition=_(card.condition)), JARL_NOTE, 10),
        # Translators: a whole sentence follows; a full stop may stand for the colon.
        Block(_("Extra: {extra}").format(extra=_(card.extra)), JARL_TEXT, 6),
        Block(both, NOTE, 10),
    ]
    text = words(sheet, blocks, (92, 0, 610, 894), 350)
    parts.framed(sheet, _leader(card, chin_first(card.id, text.edge)), "jarl", text.edge + 40)
    _marks(sheet, card, 692, 10, 130)
    parchment(sheet, text)
    ribbon(sheet, _(card.name), text.edge + 48, 90, 610)
    sheet.token(f"marks/{'both' if card.both else 'either'}.webp", 0, 874, 102)
