"""Fonts and texts: every text is set once and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface
from pygame.font import Font

from valhalla.ui.theme import BLACK, Style

FILES: Final = {
    "text": "Alegreya-Regular.ttf",
    "bold": "Alegreya-Bold.ttf",
    "italic": "Alegreya-Italic.ttf",
    "caps": "AlegreyaSC-Bold.ttf",
    "runes": "NotoSansRunic-Regular.ttf",
}
LEAST_PX: Final = 9
KEPT: Final = 1500  # texts


class Set(NamedTuple):
    """A text that has been set: its picture (premultiplied) and whether it found room."""

    surface: Surface
    fits: bool


class Fonts:
    """The fonts of a folder; pygame's own where a file is missing or damaged, which `trouble` tells."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._texts: OrderedDict[tuple[object, ...], Set] = OrderedDict()
        self.trouble: list[str] = []
        self.font = lru_cache(maxsize=80)(self._open)

    def _open(self, name: str, px: int) -> Font:
        path = self._folder / FILES[name]
        try:
            return Font(path, px)
        except (OSError, pygame.error) as error:
            if not any(str(path) in line for line in self.trouble):
                self.trouble.append(f"{path}: {error}")
            return Font(None, px)

    def size(self, text: str, style: Style, u: float) -> tuple[int, int]:
        """The room a text needs in one line."""
        return self.font(style.font, px(style, u)).size(text)

    def height(self, text: str, style: Style, u: float, width: int) -> int:
        """The room a text needs if it is broken into lines of this width."""
        font = self.font(style.font, px(style, u))
        return font.get_linesize() * len(broken(font, text, width, hard=True))

    def set(self, text: str, style: Style, u: float, width: int, height: int, *, lines: int = 0) -> Set:
        """The text within a box: smaller if it must be, down to four fifths; in *lines* at most (0: any)."""
        key = (text, style, u, width, height, lines)
        found = self._texts.get(key)
        if found is None:
            found = self._texts[key] = self._set(text, style, u, width, height, lines=lines)
            if len(self._texts) > KEPT:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return found

    def forget(self) -> None:
        """The window has another size, or the program speaks another language."""
        self._texts.clear()
        self.font.cache_clear()

    def _set(self, text: str, style: Style, u: float, width: int, height: int, *, lines: int) -> Set:
        full = px(style, u)
        for size in range(full, max(LEAST_PX, round(full * 0.8)) - 1, -1):
            font = self.font(style.font, size)
            found = broken(font, text, width)
            if _fits(font, found, width, height, lines):
                return Set(_drawn(font, found, style, u), True)
        font = self.font(style.font, full)
        hard = broken(font, text, width, hard=True)
        if _fits(font, hard, width, height, lines):
            return Set(_drawn(font, hard, style, u), True)
        return Set(_drawn(font, found[: lines or None], style, u), False)


def px(style: Style, u: float) -> int:
    return max(LEAST_PX, round(style.size * u))


def broken(font: Font, text: str, width: int, *, hard: bool = False) -> list[str]:
    """The text in lines no wider than *width*, broken between words; *hard*, within long ones, too."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _pieces(font, paragraph, width) if hard else paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def _pieces(font: Font, paragraph: str, width: int) -> Iterator[str]:
    """The words of a paragraph; one that no line can hold (a path) comes in pieces."""
    for word in paragraph.split(" "):
        rest = word
        while len(rest) > 1 and font.size(rest)[0] > width:
            cut = next((n for n in range(len(rest) - 1, 1, -1) if font.size(rest[:n])[0] <= width), 1)
            yield rest[:cut]
            rest = rest[cut:]
        yield rest


def _fits(font: Font, found: list[str], width: int, height: int, lines: int) -> bool:
    if (lines and len(found) > lines) or font.get_linesize() * len(found) > height + font.get_linesize() // 4:
        return False
    return all(font.size(line)[0] <= width for line in found)


def _drawn(font: Font, lines: list[str], style: Style, u: float) -> Surface:
    drop = max(1, round(1.2 * u)) if style.shadow else 0
    step = font.get_linesize()
    width = max(font.size(line)[0] for line in lines)
    surface = Surface((width + drop, step * len(lines) + drop), pygame.SRCALPHA)
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
