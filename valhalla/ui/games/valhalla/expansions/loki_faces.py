"""The faces of Loki's cards: the rows, what is seen of them in signs and in words."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import Loki, LokiRow
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import board, ribbon
from valhalla.ui.table.faces.sheet import Box, Focus, Picture, Sheet
from valhalla.ui.theme import BONE, INK, PALE_GOLD, TEXT, Colour, Style
from valhalla.words.language import _
from valhalla.words.valhalla.expansions import loki

LOKI: Final[Colour] = (92, 120, 52)
# Where things are in the frame of Loki's card (assets/baked/cards/gods.json).
WINDOW: Final[Box] = (52, 52, 648, 466)
ROW: Final = (64.0, 572.0, 94.0)  # left, width, height
TOPS: Final = {3: (532, 660, 788), 4: (522, 621, 720, 819)}
BOSS: Final = (48.0, 47.0)
ROW_WORDS: Final[Box] = (104, 6, 558, 88)
ROW_TEXT: Final = Style(TEXT, 32, INK, shadow=False)
ON_BRONZE: Final = Style("italic", 26, BONE, shadow=False, centred=True)
# What a row gives, in signs.
ROWS: Final[dict[str, tuple[str, ...]]] = {
    "send_all": ("two-warriors", "valour"),
    "send_one": ("person", "valour"),
    "steal_winner": ("hand", "crown"),
    "steal_any": ("hand", "card"),
    "keep_shield": ("shield", "lock"),
    "take_shield": ("shield", "plus"),
    "take_tactic": ("tactic", "plus"),
    "winner_tactic": ("tactic", "crown"),
    "draw": ("card", "plus"),
    "draw_and_bury": ("card", "deck"),
    "points": ("valour",),
}


def _signs(sheet: Sheet, row: LokiRow, at: tuple[float, float], size: float, colour: Colour) -> None:
    x, y = at
    for name in ROWS[row.word]:
        sheet.icon(name, (x, y), size, colour)
        x += size * 1.16
    if row.points:
        sheet.number(f"+{row.points}", (x + size * 0.1, y), size * 0.92, PALE_GOLD)


def _picture(card: Loki, focus: Focus) -> Picture:
    return Picture(f"tactics/{card.id}.webp", card.name, LOKI, focus)


def small(sheet: Sheet, card: Loki) -> None:
    parts.framed(sheet, _picture(card, Focus()), "loki-small")
    count = len(card.rows)
    step = 620 / count
    top = 962 - step * count
    for i, row in enumerate(card.rows):
        y = top + i * step
        board(sheet, (30, y + 4, 670, y + step - 4))
        told = loki.difference(row)
        size = min(150, step * 0.8) * (1 if len(told) < 3 else 0.8)
        sheet.number(told, (152, y + step / 2), size, PALE_GOLD)
        _signs(sheet, row, (350, y + step / 2), min(150, step * 0.86), BONE)


def full(sheet: Sheet, card: Loki, large: bool) -> None:
    """Each row on its parchment, the difference on a boss; enlarged with every word."""
    sheet.portrait(_picture(card, Focus(0.5, 0.42)), WINDOW)
    parts.frame(sheet, "loki", "" if large else "-middle")
    left, width, height = ROW
    for row, top in zip(card.rows, TOPS[len(card.rows)], strict=True):
        sheet.put("cards/row-loki.webp", (left, top, left + width, top + height))
        told = loki.difference(row)
        at = left + BOSS[0], top + BOSS[1]
        sheet.number(told, at, 52 if len(told) < 3 else 36, BONE)
        if large:
            box = left + ROW_WORDS[0], top + ROW_WORDS[1], left + ROW_WORDS[2], top + ROW_WORDS[3]
            _words(sheet, loki.bonus(row), box)
        else:
            _signs(sheet, row, (left + 190, top + BOSS[1]), 74, INK)
    note = loki.discard(card)
    if large and note:
        sheet.text(note, ON_BRONZE, (80, 884, 620, 924), 2)
    ribbon(sheet, _(card.name), 512 if len(card.rows) > 3 else 522, 14, 686)


def _words(sheet: Sheet, text: str, box: Box) -> None:
    """A sentence as large as it finds room on its row."""
    rect, fonts = sheet.rect(box), sheet.fonts
    for share in (1.0, 0.92, 0.84, 0.76, 0.7):
        found = fonts.set(text, ROW_TEXT, sheet.u * share, rect.w, 10_000, least=fonts.least)
        if found.fits and found.surface.get_height() <= rect.h:
            break
    else:
        sheet.crowded.append(text)
    sheet.lay(found.surface, found.surface.get_rect(midleft=rect.midleft).topleft)
