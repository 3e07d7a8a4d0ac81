"""What several faces of Valhalla share: portrait and frame, ability, mark, weapons, valour."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface
from pygame.transform import smoothscale

from valhalla.games.valhalla import modules
from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.cards import Ability, Card, Effect, Mark, Warrior
from valhalla.games.valhalla.expansions.dwarves import BLOODED, SPITE_BONUS
from valhalla.games.valhalla.expansions.valkyries import ALONE, KINDRED
from valhalla.ui.table.faces.parts import PAD, WHOLE, WINDOW, board
from valhalla.ui.table.faces.sheet import Box, Focus, Picture, Place, Sheet
from valhalla.ui.theme import BONE, FROST, GOLD, INK, PALE_GOLD, Colour

CLAN_COLOURS: Final[dict[str, Colour]] = {
    "bear": (200, 105, 43), "wolf": (79, 138, 76), "boar": (210, 166, 44),
    "stag": (122, 87, 168), "giant": (120, 160, 185), "dwarf": (124, 127, 134),
}  # fmt: skip
STAND_IN: Final = "surround"  # the frame of a kind whose own was not baked
# How much higher than wide these are.
STONE: Final = 160 / 130
NEEDS: Final = {
    "any2": 1.86, "pair": 1.86, "triple": 2.72, "twopairs": 3.58, "alldiff3": 2.72, "alldiff4": 3.58,
}  # fmt: skip
SWAN: Final[Colour] = (30, 48, 66)  # the boards of the valkyries' marks


def warrior(card: Warrior, focus: Focus) -> Picture:
    return Picture(f"warriors/{card.id}.webp", card.name, CLAN_COLOURS[card.clan], focus)


def framed(sheet: Sheet, picture: Picture, kind: str, floor: float = WINDOW[3]) -> None:
    """A portrait behind its frame, down to a floor."""
    sheet.portrait(picture, (*WINDOW[:3], floor))
    frame(sheet, kind)


def frame(sheet: Sheet, kind: str, size: str = "") -> None:
    """A frame; one that was not baked is as that of any tactic."""
    name = f"cards/frame-{kind}{size}.webp"
    if not sheet.art.has(name):
        size = size or next((s for s in ("-middle", "-small") if kind.endswith(s)), "")
        name = f"cards/frame-{STAND_IN}{size}.webp"
    sheet.put(name, WHOLE)


def roundel(sheet: Sheet, kind: str, box: Box) -> None:
    """The boss of a kind of card; one that was not baked is a medal with its sign."""
    name = f"cards/roundel-{kind}.webp"
    if sheet.art.has(name):
        sheet.put(name, box)
        return
    sheet.put("plates/medal-iron.webp", box)
    left, top, right, bottom = box
    sheet.icon(kind, ((left + right) / 2, (top + bottom) / 2), (right - left) * 0.56, PALE_GOLD)


def might(of: Effect) -> str:
    """What a tactic adds, in figures; nothing if it does something else."""
    if of.word == "war_cry":
        return "+1×"
    if of.word == "blooded_cry":
        return "/".join(str(gain) for gain in BLOODED[1:])
    return f"+{of.strength}" if of.strength else ""


def valour(sheet: Sheet, valour: int, left: float, top: float, width: float) -> None:
    high = sheet.token("cards/stone.webp", left, top, width, STONE)
    sheet.carved(str(valour), (left + width * 0.5, top + high * 0.56), width * 0.62)


# Abilities


DEEDS: Final = ("block", "hold", "disarm")  # abilities that are no number


def bonus(of: Ability, monster: bool, short: bool = False) -> str:
    """What an ability is worth, in figures; against a monster a giant brings a die (V15.5)."""
    if of.word in DEEDS:
        return ""
    if of.word == "frost":
        return "+1" if monster else "−1"
    if of.word in ("rival", "spite"):
        return f"+{RIVAL_BONUS if of.word == 'rival' else SPITE_BONUS}"
    return f"{SMALL_BONUS}/{LARGE_BONUS}" if short else f"+{SMALL_BONUS}/+{LARGE_BONUS}"


def ability_colour(of: Ability) -> Colour:
    return FROST if of.word == "frost" else PALE_GOLD if of.word == "banner" else BONE


def ability(sheet: Sheet, of: Ability, corner: Place, high: float, monster: bool) -> None:
    """An ability on its board, at its upper right corner: sign, the clan it speaks of, its worth."""
    right, top = corner
    second = 0.9 if of.clan else 0.6 if of.word == "frost" else -0.9 if of.word in DEEDS else 0
    width = high * (2.2 + second + (1.0 if of.word in ("kin", "banner") else 0))
    left, middle = right - width, top + high / 2
    sheet.sliced("cards/pad.webp", PAD, (left, top, right, top + high), high / 132)
    x = left + high * 0.66
    sheet.icon(of.word, (x, middle), high * (0.66 if of.word in DEEDS else 0.56), ability_colour(of))
    if of.clan:
        sheet.put(f"marks/clan-{of.clan}.webp", _around(x + high * 0.80, middle, high * 0.70))
        x += high * 0.80
    elif of.word == "frost":
        sheet.icon("dice", (x + high * 0.66, middle), high * 0.50, BONE)
        x += high * 0.66
    if of.word not in DEEDS:
        place = (x + high * 0.34 + right - high * 0.28) / 2, middle
        sheet.number(bonus(of, monster), place, high * 0.58)


# The valkyries' marks

MARKS: Final = {"host": "+1", "kindred": f"+{KINDRED}", "alone": f"+{ALONE}"}


def mark(sheet: Sheet, of: Mark, left: float, bottom: float, width: float) -> None:
    """A mark on a board of its own, above the valour that it adds to: sign, clan, points."""
    high = width * (1.62 if of.clan is None else 2.36)
    top, middle = bottom - high, left + width / 2
    board(sheet, (left, top, left + width, bottom), SWAN)
    sheet.icon(f"mark-{of.word}", (middle, top + width * 0.48), width * 0.76, FROST)
    if of.clan:
        sheet.put(f"marks/clan-{of.clan}.webp", _around(middle, top + width * 1.22, width * 0.78))
    sheet.number(MARKS[of.word], (middle, bottom - width * 0.38), width * 0.54)


def _around(x: float, y: float, size: float) -> Box:
    return x - size / 2, y - size / 2, x + size / 2, y + size / 2


def weapons(sheet: Sheet, of: Warrior, right: float, top: float, width: float) -> None:
    """Discs down the right, or what a giant needs."""
    if of.needs:
        sheet.token(f"marks/need-{of.needs}.webp", right - width, top, width, NEEDS[of.needs])
        return
    for k, weapon in enumerate(of.weapons):
        sheet.token(f"marks/weapon-{weapon}.webp", right - width, top + k * width * 0.95, width)


# When a tactic may be played (V1.4)

PENNANT: Final = 1.22  # how much higher than wide
CLOTH: Final[Colour] = (112, 36, 28)


def when_icon(mark: str) -> str:
    return f"when-{mark}"


def whens(sheet: Sheet, card: Card, right: float, top: float, width: float) -> None:
    """The card's marks, each a pennant with its sign, one below another."""
    for k, mark in enumerate(modules.marks_of(card)):
        pennant(sheet, mark, right - width, top + k * width * PENNANT, width)


def pennant(sheet: Sheet, mark: str, left: float, top: float, width: float) -> None:
    """One mark: the cloth says that it is about time and side, the sign says which."""
    rect = sheet.rect((left, top, left + width, top + width * PENNANT))
    sheet.lay(sheet.art.kept(("pennant", rect.size), lambda: _cloth(rect.size)), rect.topleft)
    sheet.icon(when_icon(mark), (left + width / 2, top + width * 0.5), width * 0.72, BONE)


def _cloth(size: tuple[int, int]) -> Surface:
    """A swallow-tailed cloth with an edge of gold, smooth at its sides."""
    big = Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    w, h = big.get_size()
    for colour, edge in ((INK, 0.0), (GOLD, 0.04), (CLOTH, 0.09)):
        e = edge * w
        low = h - e * 1.6
        pygame.draw.polygon(big, colour, [(e, e), (w - e, e), (w - e, low), (w / 2, h * 0.84 - e), (e, low)])
    return smoothscale(big, size).premul_alpha()
