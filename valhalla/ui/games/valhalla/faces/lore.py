"""Faces of what lies in the middle of the table: Loki's card with its rows, the title with its levels."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from valhalla.games.valhalla.cards import Loki, LokiRow, Title
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import PANEL, board, ribbon
from valhalla.ui.table.faces.sheet import Box, Focus, Picture, Sheet
from valhalla.ui.theme import BONE, BROWN_INK, EMBER, INK, PALE_GOLD, TARRED_OAK, TEXT, Colour, Style
from valhalla.words.language import _
from valhalla.words.valhalla.expansions import loki

LOKI: Final[Colour] = (92, 120, 52)
DEEP: Final[Colour] = (74, 24, 18)
# Where things are in the frame of Loki's card (assets/baked/cards/gods.json).
WINDOW: Final[Box] = (52, 52, 648, 466)
ROW: Final = (64.0, 572.0, 94.0)  # left, width, height
TOPS: Final = {3: (532, 660, 788), 4: (522, 621, 720, 819)}
BOSS: Final = (48.0, 47.0)
ROW_WORDS: Final[Box] = (104, 6, 558, 88)
ROW_TEXT: Final = Style(TEXT, 32, INK, shadow=False)
NOTE: Final = Style("italic", 29, BROWN_INK, shadow=False, centred=True)
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
# The title as a plank (assets/baked/cards/title.json): its shape, and the notches of its levels.
TITLE: Final = (700.0, 300.0)
NOTCHES: Final = ((310, 178), (392, 169), (474, 160), (556, 151), (638, 142))
NOTCH: Final = 36.0


def _signs(sheet: Sheet, row: LokiRow, at: tuple[float, float], size: float, colour: Colour) -> None:
    x, y = at
    for name in ROWS[row.word]:
        sheet.icon(name, (x, y), size, colour)
        x += size * 1.16
    if row.points:
        sheet.number(f"+{row.points}", (x + size * 0.1, y), size * 0.92, PALE_GOLD)


def _picture(card: Loki, focus: Focus) -> Picture:
    return Picture(f"tactics/{card.id}.webp", card.name, LOKI, focus)


def loki_small(sheet: Sheet, card: Loki) -> None:
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


def loki_full(sheet: Sheet, card: Loki, large: bool) -> None:
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
    rect = sheet.rect(box)
    for share in (1.0, 0.92, 0.84, 0.76, 0.7):
        found = sheet.fonts.set(text, ROW_TEXT, sheet.u * share, rect.w, 10_000)
        if found.fits and found.surface.get_height() <= rect.h:
            break
    else:
        sheet.crowded.append(text)
    sheet.lay(found.surface, found.surface.get_rect(midleft=rect.midleft).topleft)


# The title


def plank(sheet: Sheet, levels: tuple[int, ...]) -> None:
    """The title as it lies on the table: a mark on the notch of every level that somebody has."""
    sheet.put("cards/title.webp", (0, 0, *TITLE))
    for level in levels:
        x, y = NOTCHES[min(level, len(NOTCHES)) - 1]
        sheet.put("cards/title-mark.webp", (x - NOTCH, y - NOTCH, x + NOTCH, y + NOTCH))


def title_card(sheet: Sheet, card: Title, large: bool, level: int = 0) -> None:
    """Looked at closely: the figure above, below it the levels as columns, what each pays and gives away."""
    large = sheet.height > 420
    _ground(sheet)
    sheet.put("cards/title-small.webp", (150, 40, 550, 440))
    sheet.sliced("cards/panel.webp", PANEL, (40, 470, 660, 944), 0.8)
    _levels(sheet, card, level, (88, 556, 616, 800 if large else 890))
    if large:
        text = _("Points at the start of your turn; dice for whoever attacks you.")
        sheet.text(text, NOTE, (92, 822, 610, 906), 2)
    ribbon(sheet, _(card.name), 530, 10, 690)


def title_small(sheet: Sheet, card: Title, level: int = 0) -> None:
    """The figure, and the level it has come to."""
    _ground(sheet)
    sheet.put("cards/title-small.webp", (50, 60, 650, 660))
    board(sheet, (60, 700, 640, 940))
    for i in range(len(card.points)):
        x = 350 + (i - 2) * 112
        sheet.put(f"plates/medal-{'ember' if i < level else 'iron'}.webp", (x - 54, 766, x + 54, 874))
        sheet.number(str(card.points[i]), (x, 820), 64, BONE)


def _ground(sheet: Sheet) -> None:
    """A board of its own: the title is no card of any deck."""
    whole = sheet.surface.get_rect()
    radius = sheet.px(36)
    for colour, edge in ((INK, 0), (EMBER, 8), (INK, 16), (DEEP, 24), (TARRED_OAK, 44)):
        room = whole.inflate(-2 * sheet.px(edge) if edge else 0, -2 * sheet.px(edge) if edge else 0)
        pygame.draw.rect(sheet.surface, colour, room, border_radius=max(1, radius - sheet.px(edge) // 2))


def _levels(sheet: Sheet, card: Title, level: int, box: Box) -> None:
    left, top, right, bottom = box
    count = len(card.points)
    head = 84.0
    step = (right - left - head) / count
    lines = [top + (bottom - top) * share for share in (0.14, 0.5, 0.84)]
    for name, y in zip(("title", "valour", "die-extra"), lines, strict=True):
        sheet.icon(name, (left + head / 2, y), 64, BROWN_INK)
    for i in range(count):
        x = left + head + step * (i + 0.5)
        if i + 1 == level:
            rect = sheet.rect((x - step * 0.46, top - 10, x + step * 0.46, bottom + 6))
            sheet.surface.fill((226, 178, 98), rect)
            sheet.surface.fill(EMBER, (rect.x, rect.bottom - sheet.px(6), rect.w, sheet.px(6)))
        sheet.put("plates/medal-iron.webp", (x - 38, lines[0] - 38, x + 38, lines[0] + 38))
        sheet.number(str(i + 1), (x, lines[0]), 40, PALE_GOLD)
        sheet.carved(f"+{card.points[i]}", (x, lines[1]), 60)
        sheet.carved(f"+{card.dice[i]}" if card.dice[i] else "–", (x, lines[2]), 60)


def laid(sheet: Sheet, size: tuple[int, int], levels: tuple[int, ...]) -> Surface:
    """The plank on a surface of its own shape."""
    sheet.surface = Surface(size, pygame.SRCALPHA)
    sheet.u = size[0] / TITLE[0]
    plank(sheet, levels)
    return sheet.surface
