"""What several faces share: portrait and frame, the name on its ribbon, ability, valour, parchment."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.cards import Ability, Effect, Mark, Warrior
from valhalla.games.valhalla.expansions.dwarves import BLOODED, SPITE_BONUS
from valhalla.games.valhalla.expansions.valkyries import ALONE, KINDRED
from valhalla.ui.fonts import Set
from valhalla.ui.table.faces.sheet import HIGH, LARGE_ABOVE, WIDE, Block, Box, Focus, Sheet
from valhalla.ui.theme import (
    BONE,
    BROWN_INK,
    CAPS,
    FROST,
    INK,
    ITALIC,
    PALE_GOLD,
    TARRED_OAK,
    TEXT,
    Colour,
    Style,
)

WINDOW: Final[Box] = (52, 52, 648, 928)
CLAN_COLOURS: Final[dict[str, Colour]] = {
    "bear": (200, 105, 43), "wolf": (79, 138, 76), "boar": (210, 166, 44),
    "stag": (122, 87, 168), "giant": (120, 160, 185), "dwarf": (124, 127, 134),
}  # fmt: skip
CLAN_DEVICES: Final = {
    "bear": "paw", "wolf": "fang", "boar": "tusk", "stag": "antler", "giant": "shard", "dwarf": "anvil",
}  # fmt: skip

NAME_LINE: Final = Style(CAPS, 56, INK, shadow=False, centred=True)
NAME_LARGE: Final = Style(CAPS, 51, INK, shadow=False, centred=True)
NAME_LINES: Final = Style(CAPS, 46, INK, shadow=False, centred=True)
RULE: Final = Style(TEXT, 35, INK, shadow=False, centred=True)
NOTE: Final = Style(ITALIC, 32, BROWN_INK, shadow=False, centred=True)


class Shown(NamedTuple):
    """What is seen in a frame, and what stands in for a picture that is missing."""

    picture: str
    frame: str
    focus: Focus
    colour: Colour
    sign: str = ""


class Words(NamedTuple):
    """Paragraphs that found their sizes, where they begin, and the top of the sheet that holds them."""

    found: list[Set]
    blocks: Sequence[Block]
    box: Box
    top: float

    @property
    def edge(self) -> float:
        return self.top - 62


RIBBON: Final = (100, 24, 100, 30)
STAND_IN: Final = "surround"  # the frame of a kind whose own was not baked
# How much higher than wide these are.
STONE: Final = 160 / 130
NEEDS: Final = {
    "any2": 1.86, "pair": 1.86, "triple": 2.72, "twopairs": 3.58, "alldiff3": 2.72, "alldiff4": 3.58,
}  # fmt: skip

SWAN: Final[Colour] = (30, 48, 66)  # the boards of the valkyries' marks

PANEL: Final = (44, 44, 44, 44)
PAD: Final = (60, 0, 60, 0)


def framed(sheet: Sheet, shown: Shown, floor: float = WINDOW[3]) -> None:
    """A portrait behind its frame, down to a floor; a plain field with a sign where there is no portrait."""
    box = (*WINDOW[:3], floor)
    if not sheet.portrait(shown.picture, box, shown.focus):
        dark = shown.colour[0] * 2 // 5, shown.colour[1] * 2 // 5, shown.colour[2] * 2 // 5
        sheet.surface.fill(dark, sheet.rect(box))
        if shown.sign:
            sheet.icon(shown.sign, (WIDE / 2, min(HIGH * 0.45, (floor + 52) / 2)), 340, shown.colour)
    frame(sheet, shown.frame.removeprefix("frame-"))


def frame(sheet: Sheet, kind: str, size: str = "") -> None:
    """A frame; one that was not baked is as that of any tactic."""
    name = f"cards/frame-{kind}{size}.webp"
    if not sheet.art.has(name):
        size = size or next((s for s in ("-middle", "-small") if kind.endswith(s)), "")
        name = f"cards/frame-{STAND_IN}{size}.webp"
    sheet.put(name, (0, 0, WIDE, HIGH))


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


def ribbon(sheet: Sheet, name: str, bottom: float, left: float, right: float) -> None:
    """A name on its ribbon, in several lines if one is too long."""
    line = NAME_LARGE if sheet.height > LARGE_ABOVE else NAME_LINE
    one = sheet.fonts.set(name, line, sheet.u, _room(sheet, left + 86, right - 86), 10_000, lines=1).fits
    inner = (left + 86, right - 86) if one else (left + 72, right - 72)
    lines, style = ([name], line) if one else (_broken(sheet, name, _room(sheet, *inner)), NAME_LINES)
    step = max(80.0 if one else 47.0, 10.5 / sheet.u)  # type has a smallest size, whatever the card's
    top = bottom - step * len(lines) - 48
    sheet.sliced("cards/ribbon.webp", RIBBON, (left, top, right, bottom), 1.0)
    for k, part in enumerate(lines):
        y = top + 16 + k * step
        sheet.text(part, style, (inner[0], y, inner[1], y + step), 1)


def _room(sheet: Sheet, left: float, right: float) -> int:
    return sheet.rect((left, 0, right, 1)).width


def _broken(sheet: Sheet, name: str, room: int) -> list[str]:
    """A name in two lines as alike as can be; if they are too long, broken at its hyphens, too."""

    def fits(line: str) -> bool:
        return sheet.fonts.set(line, NAME_LINES, sheet.u, room, 10_000, lines=1).fits

    words = name.split(" ")
    halves = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    best = min(halves, key=lambda pair: max(map(len, pair)), default=("", name))
    if all(map(fits, best)):
        return list(best)
    lines = [""]
    for piece in re.split(r"(?<=[ -])", name):
        if lines[-1] and not fits((lines[-1] + piece).strip()):
            lines.append("")
        lines[-1] += piece
    return [line.strip() for line in lines]


def valour(sheet: Sheet, valour: int, left: float, top: float, width: float) -> None:
    high = sheet.token("cards/stone.webp", left, top, width, STONE)
    sheet.carved(str(valour), (left + width * 0.5, top + high * 0.56), width * 0.62)


# Abilities


def sentence(text: str) -> str:
    """What stands for itself begins with a capital."""
    return text[:1].upper() + text[1:]


DEEDS: Final = ("block", "hold", "disarm")  # abilities that are no number


def bonus(of: Ability, hunted: bool, short: bool = False) -> str:
    """What an ability is worth, in figures; against a monster a giant brings a die (V15.5)."""
    if of.word in DEEDS:
        return ""
    if of.word == "frost":
        return "+1" if hunted else "−1"
    if of.word in ("rival", "spite"):
        return f"+{RIVAL_BONUS if of.word == 'rival' else SPITE_BONUS}"
    return f"{SMALL_BONUS}/{LARGE_BONUS}" if short else f"+{SMALL_BONUS}/+{LARGE_BONUS}"


def ability_colour(of: Ability) -> Colour:
    return FROST if of.word == "frost" else PALE_GOLD if of.word == "banner" else BONE


def ability(sheet: Sheet, of: Ability, right: float, top: float, high: float) -> None:
    """An ability on its board: sign, the clan it speaks of, its worth."""
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
        sheet.number(bonus(of, sheet.hunted), place, high * 0.58)


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


# Parchment


def words(sheet: Sheet, blocks: Sequence[Block], box: Box, most: float) -> Words:
    """Paragraphs that stand on the floor of a box and grow upwards."""
    left, _, right, bottom = box
    found = sheet.paragraphs(blocks, left, right, most)
    high = sum(part.surface.get_height() for part in found) / sheet.u + sum(block.above for block in blocks)
    return Words(found, blocks, box, bottom - high)


def parchment(sheet: Sheet, text: Words) -> None:
    """Words on their sheet."""
    left, _, right, _ = text.box
    sheet.sliced("cards/panel.webp", PANEL, (46, text.edge, 654, 938), 0.8)
    y = text.top
    for part, block in zip(text.found, text.blocks, strict=True):
        y += block.above
        spare = right - left - part.surface.get_width() / sheet.u
        x = left + spare / 2 if block.style.centred else left
        sheet.lay(part.surface, (round(x * sheet.u), round(y * sheet.u)))
        y += part.surface.get_height() / sheet.u


def board(sheet: Sheet, box: Box, colour: Colour = TARRED_OAK) -> None:
    """A plain dark board."""
    rect = sheet.rect(box)
    radius = max(2, sheet.px(30))
    pygame.draw.rect(sheet.surface, (13, 7, 5), rect, border_radius=radius)
    pygame.draw.rect(sheet.surface, colour, rect.inflate(-2, -2), border_radius=radius)
