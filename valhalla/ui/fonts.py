"""Fonts and texts: every text is set once and kept. What a font lacks comes from others (`glyphs.py`)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface
from pygame.font import Font

from valhalla.kernel.files import read_bytes
from valhalla.kernel.fingerprint import fingerprint
from valhalla.ui.glyphs import WIDE, Face, Finder
from valhalla.ui.theme import BLACK, Style

FILES: Final = {
    "text": "Alegreya-Regular.ttf",
    "bold": "Alegreya-Bold.ttf",
    "italic": "Alegreya-Italic.ttf",
    "caps": "AlegreyaSC-Bold.ttf",
    "runes": "NotoSansRunic-Regular.ttf",
}
STAND_INS: Final = {  # for what a font lacks
    "text": ("NotoSans-Regular.ttf", "NotoSansRunic-Regular.ttf"),
    "bold": ("NotoSans-Bold.ttf", "NotoSansRunic-Regular.ttf"),
    "italic": ("NotoSans-Regular.ttf", "NotoSansRunic-Regular.ttf"),
    "caps": ("NotoSans-Bold.ttf", "NotoSansRunic-Regular.ttf"),
    "runes": ("NotoSans-Regular.ttf",),
}
WHOLE: Final = {  # the fingerprints of all of them: a damaged font opens, and breaks at some letter
    "Alegreya-Regular.ttf": "c8643aeb23d75f4829ba267794f7ae3c",
    "Alegreya-Bold.ttf": "d704a8882e0fc3d0cb0a39095bb23dd8",
    "Alegreya-Italic.ttf": "23cf93612ae78528306ddf274bc61ba5",
    "AlegreyaSC-Bold.ttf": "cdc296a8097aa4d56da5f3fe429c9042",
    "NotoSansRunic-Regular.ttf": "2dc2cf8fe2efeca95d56beb2e7f28ba9",
    "NotoSans-Regular.ttf": "f2080c85e5cfffa0c25727841a476fac",
    "NotoSans-Bold.ttf": "512a151149f4b0f6965fff9551d9c050",
}
MOST: Final = 8 * 1024 * 1024  # bytes of a font
LEAST_PX: Final = (10, 12, 14)  # of letters in a small window, at 1280×720, at 1920×1080: capitals of 7, 8, 9
KEPT: Final = 1500  # texts


class Set(NamedTuple):
    """A text that has been set: its picture (premultiplied) and whether it found room."""

    surface: Surface
    fits: bool
    px: int  # how large its letters are


class Measured(NamedTuple):
    """How large a text would be, and whether it would find room."""

    size: tuple[int, int]
    fits: bool
    px: int


class Laid(NamedTuple):
    """A text broken into lines, by which font, and whether it fits."""

    font: Face
    lines: list[str]
    fits: bool


class Fonts:
    """The fonts of a folder; another where a file is missing or damaged, which `trouble` tells."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.trouble: list[str] = []
        self.least = LEAST_PX[1]  # of letters on pictures, whatever their size
        self.font = lru_cache(maxsize=80)(self._open)
        self.face = lru_cache(maxsize=80)(self._face)
        self._set = lru_cache(maxsize=KEPT)(self._set_anew)
        self._measured = lru_cache(maxsize=KEPT)(self._measured_anew)
        self._is_whole = cache(self._look)
        self.finder = Finder()

    def _open(self, name: str, px: int) -> Font:
        # If all are damaged, pygame's own, which packages leave out.
        return Font(next(self._files(name), None), px)

    def _face(self, name: str, px: int) -> Face:
        """A font that has every letter there is."""
        return Face(self.font(name, px), px, tuple(self._files(name)), self.finder)

    def _files(self, name: str) -> Iterator[Path]:
        """The file of a font and those that have what it lacks; damaged ones apart."""
        return (self._folder / file for file in (FILES[name], *STAND_INS[name]) if self._is_whole(file))

    def _look(self, file: str) -> bool:
        path = self._folder / file
        try:
            if fingerprint(read_bytes(path, MOST)) == WHOLE[file]:
                return True
            self.trouble.append(f"{path}: not the font it should be")
        except OSError as error:
            self.trouble.append(f"{path}: {error}")
        return False

    def size(self, text: str, style: Style, u: float) -> tuple[int, int]:
        """The room a text needs in one line."""
        return self.face(style.font, px(style, u)).size(text)

    def height(self, text: str, style: Style, u: float, width: int) -> int:
        """The room a text needs if it is broken into lines of this width."""
        font = self.face(style.font, px(style, u))
        return font.get_linesize() * len(broken(font, text, width, hard=True))

    def set(
        self, text: str, style: Style, u: float, width: int, height: int, *, lines: int = 0, least: int = 0
    ) -> Set:
        """The text within a box: smaller if it must be, down to four fifths or the *least* size; in *lines*
        at most (0: any)."""
        return self._set(text, style, u, width, height, lines, least)

    def measured(
        self, text: str, style: Style, u: float, width: int, height: int, *, lines: int = 0, least: int = 0
    ) -> Measured:
        """How large the text would be if it were set within a box, and whether it fits; nothing is drawn."""
        return self._measured(text, style, u, width, height, lines, least)

    def forget(self) -> None:
        """The window has another size, or the program speaks another language."""
        for kept in (self._set, self._measured, self.font, self.face):
            kept.cache_clear()

    def _set_anew(self, text: str, style: Style, u: float, *room: int) -> Set:
        laid = self._laid(text, style, u, *room)
        return Set(_drawn(laid.font, laid.lines, style, u), laid.fits, laid.font.px)

    def _measured_anew(self, text: str, style: Style, u: float, *room: int) -> Measured:
        laid = self._laid(text, style, u, *room)
        return Measured(_room(laid.font, laid.lines, style, u), laid.fits, laid.font.px)

    def _laid(self, text: str, style: Style, u: float, *room: int) -> Laid:
        width, height, lines, least = room
        least = max(least, least_px(u))
        full = max(least, px(style, u))
        for size in range(full, max(least, round(full * 0.8)) - 1, -1):
            font = self.face(style.font, size)
            found = broken(font, text, width)
            if _fits(font, found, width, height, lines):
                return Laid(font, evened(font, text, width) if style.even else found, True)
        font = self.face(style.font, full)
        hard = broken(font, text, width, hard=True)
        if _fits(font, hard, width, height, lines):
            return Laid(font, hard, True)
        return Laid(font, found[: lines or None], False)


def px(style: Style, u: float) -> int:
    return max(least_px(u), round(style.size * u))


def least_px(u: float) -> int:
    """What people can still read, the larger the window the larger."""
    tiny, small, large = LEAST_PX
    if u < 1:
        return max(tiny, round(small * u))
    return round(min(small + (large - small) * 2 * (u - 1), large))


def broken(font: Face, text: str, width: int, *, hard: bool = False) -> list[str]:
    """The text in lines no wider than *width*, broken between words; *hard*, within long ones, too.

    Scripts that write without spaces are broken between any two letters.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for gap, word in _pieces(font, paragraph, width) if hard else _words(paragraph):
            longer = f"{line}{gap}{word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def evened(font: Face, text: str, width: int) -> list[str]:
    """The text in no more lines than it needs, broken so that the longest is as short as can be.

    Else a lone word may be left on the last line.
    """
    found = broken(font, text, width)
    least, most = width // len(found), width
    while most - least > font.get_linesize() // 4:  # no eye sees less
        middle = (least + most) // 2
        lines = broken(font, text, middle)
        if len(lines) == len(found) and all(font.size(line)[0] <= middle for line in lines):
            found, most = lines, middle
        else:
            least = middle
    return found


def _words(paragraph: str) -> Iterator[tuple[str, str]]:
    """The words of a paragraph, each with what parts it from the one before: a space or nothing."""
    for word in paragraph.split(" "):
        gap, begun = " ", ""
        for letter in word:
            if begun and _may_break(begun[-1], letter):
                yield gap, begun
                gap, begun = "", ""
            begun += letter
        yield gap, begun


def _may_break(before: str, after: str) -> bool:
    """Between two letters as wide as high a line may end, but no mark of punctuation begins the next."""
    if before.isascii() or after.isascii() or not after.isalpha():
        return False
    return unicodedata.east_asian_width(before) in WIDE and unicodedata.east_asian_width(after) in WIDE


def _pieces(font: Face, paragraph: str, width: int) -> Iterator[tuple[str, str]]:
    """The words of a paragraph; one that no line can hold (a path) comes in pieces."""
    for gap, word in _words(paragraph):
        parted, rest = gap, word
        while len(rest) > 1 and font.size(rest)[0] > width:
            cut = next((n for n in range(len(rest) - 1, 1, -1) if font.size(rest[:n])[0] <= width), 1)
            yield parted, rest[:cut]
            parted, rest = " ", rest[cut:]
        yield parted, rest


def _fits(font: Face, found: list[str], width: int, height: int, lines: int) -> bool:
    if (lines and len(found) > lines) or font.get_linesize() * len(found) > height + font.get_linesize() // 4:
        return False
    return all(font.size(line)[0] <= width for line in found)


def _drop(style: Style, u: float) -> int:
    """How far the shadow of a text falls."""
    return max(1, round(1.2 * u)) if style.shadow else 0


def _room(font: Face, lines: list[str], style: Style, u: float) -> tuple[int, int]:
    """The room that lines take, with their shadow."""
    drop = _drop(style, u)
    return max(font.size(line)[0] for line in lines) + drop, font.get_linesize() * len(lines) + drop


def _drawn(font: Face, lines: list[str], style: Style, u: float) -> Surface:
    drop = _drop(style, u)
    step = font.get_linesize()
    room = _room(font, lines, style, u)
    width = room[0] - drop
    surface = Surface(room, pygame.SRCALPHA)
    for i, line in enumerate(lines):
        if not line:
            continue
        text = font.render(line, True, style.colour)
        x = (width - text.get_width()) // 2 if style.centred else 0
        if drop:
            dark = font.render(line, True, BLACK)
            dark.set_alpha(190)
            surface.blit(dark, (x + drop, i * step + drop))
        surface.blit(text, (x, i * step))
    return surface.premul_alpha()
