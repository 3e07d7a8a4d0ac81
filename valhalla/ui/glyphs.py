"""A font for any script: what it lacks comes from others, letter by letter; what nobody has is a box."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.font import Font

from valhalla.kernel.files import plain_file
from valhalla.ui.cmap import Letters
from valhalla.ui.theme import Colour

# Fonts that other systems have, those first that suit a game; pygame's names for them.
SYSTEM: Final = (
    "notosanscjkjp", "notosanscjksc", "notosansjp", "notosanssc", "sourcehansans", "hiraginosans",
    "pingfangsc", "yugothic", "meiryo", "msgothic", "microsoftyahei", "microsoftjhenghei", "simsun",
    "malgungothic", "applesdgothicneo", "notosanskr", "wenquanyizenhei", "wenquanyimicrohei",
    "droidsansfallback", "ipagothic", "takaogothic", "notosansarabic", "notonaskharabic",
    "notosanshebrew", "notosansthai", "notosansdevanagari", "segoeui", "tahoma", "nirmalaui",
    "leelawadeeui", "arialunicodems", "arial", "geezapro", "dejavusans", "freesans", "freeserif",
    "segoeuisymbol", "segoeuiemoji", "notosanssymbols2", "notoemoji", "symbola", "applecoloremoji",
    "notocoloremoji", "unifont",
)  # fmt: skip
SMALLEST: Final = 0.7  # of the size: no stand-in is made smaller to find room in a line
UNSEEN: Final = ("Cf",)  # marks of direction, joiners: nothing is to be seen of them
JOINED: Final = ("Mn", "Me", "Mc", "Cf", "Sk")  # what goes with the letter before it
WIDE: Final = ("W", "F")
MEASURED: Final = 4000  # texts of a face whose sizes are known
SCRIPTS: Final = {  # whose letters change their shape, by the first word of their names
    "ARABIC": "Arab", "HEBREW": "Hebr", "DEVANAGARI": "Deva", "BENGALI": "Beng", "TAMIL": "Taml",
    "TELUGU": "Telu", "GUJARATI": "Gujr", "GURMUKHI": "Guru", "KANNADA": "Knda", "MALAYALAM": "Mlym",
    "SINHALA": "Sinh", "THAI": "Thai", "LAO": "Laoo", "KHMER": "Khmr", "MYANMAR": "Mymr", "SYRIAC": "Syrc",
}  # fmt: skip
LEFTWARDS: Final = ("Arab", "Hebr", "Syrc")


class Run(NamedTuple):
    """Letters that one font draws; without a file nobody has them."""

    text: str
    file: Path | None
    script: str = ""  # which one, if its letters depend on each other

    def goes_with(self, other: Run) -> bool:
        return self.file is not None and (self.file, self.script) == (other.file, other.script)


class Finder:
    """Who has a letter: the files of the program first, then those of the system."""

    def __init__(self) -> None:
        self.letters = lru_cache(maxsize=64)(_letters)
        self._system: list[Path] | None = None

    @property
    def system(self) -> list[Path]:
        """The fonts of this system, looked up when one is first needed."""
        if self._system is None:
            there = set(pygame.font.get_fonts())
            names = [*SYSTEM, *sorted(name for name in there if name.startswith("noto"))]
            found = (pygame.font.match_font(name) for name in dict.fromkeys(names) if name in there)
            self._system = [Path(path) for path in found if path]
        return self._system

    def find(self, cluster: str, files: tuple[Path, ...]) -> Run:
        """Who has a letter and its marks; else who has the letter without them."""
        wanted = [letter for letter in cluster if unicodedata.category(letter) not in UNSEEN]
        for sought in (wanted, wanted[:1]):
            for source in (lambda: files, lambda: self.system):
                for file in source():
                    if all(letter in self.letters(file) for letter in sought):
                        has = self.letters(file)
                        return Run("".join(letter for letter in cluster if letter in has), file)
        return Run(cluster[:1], None)


def _letters(file: Path) -> Letters:
    """What a font has; one that pygame cannot open has nothing."""
    try:
        Font(plain_file(file), 8)
    except (OSError, ValueError, pygame.error):
        return Letters()
    return Letters(file)


def clusters(text: str) -> Iterator[str]:
    """Letters with the marks that belong to them."""
    found = ""
    for letter in text:
        joined = unicodedata.category(letter) in JOINED and not letter.isascii()
        if found and not (joined or found.endswith("\u200d")):
            yield found
            found = ""
        found += letter
    if found:
        yield found


class Face:
    """A font as texts use it: `size`, `render` and `get_linesize` as pygame's, for any script."""

    def __init__(self, font: Font, px: int, files: tuple[Path, ...], finder: Finder) -> None:
        self.font = font
        self.px = px
        self._files = files  # its own first
        self._finder = finder
        self._own: set[str] = set()  # letters it is known to have itself
        self._stand_ins: dict[tuple[Path, str], Font] = {}
        self._sizes: dict[str, tuple[int, int]] = {}  # of what was measured: lines are broken over and over

    def get_linesize(self) -> int:
        return self.font.get_linesize()

    def get_height(self) -> int:
        return self.font.get_height()

    def size(self, text: str) -> tuple[int, int]:
        found = self._sizes.get(text)
        if found is None:
            if len(self._sizes) >= MEASURED:
                self._sizes.clear()
            found = self._sizes[text] = self._size(text)
        return found

    def _size(self, text: str) -> tuple[int, int]:
        if self._plain(text):
            return self.font.size(text)
        return sum(self._wide(run) for run in self.runs(text)), self.font.get_height()

    def render(self, text: str, smooth: bool, colour: Colour) -> Surface:
        if self._plain(text):
            return self.font.render(text, smooth, colour)
        runs = self.runs(text)
        surface = Surface((max(1, self.size(text)[0]), self.font.get_height()), pygame.SRCALPHA)
        x = 0
        for run in runs:
            if run.file is None:
                self._box(surface, Rect(x, 0, self._wide(run), self.font.get_height()), colour)
            else:
                font = self._font(run)
                drawn = _shrunk(font.render(run.text, smooth, colour), self.font.get_height())
                surface.blit(drawn, (x, max(0, self.font.get_ascent() - font.get_ascent())))
            x += self._wide(run)
        return surface

    # Who draws what

    def _plain(self, text: str) -> bool:
        """Whether the font itself has everything: most texts are asked in one go."""
        if (text.isascii() and text.isprintable()) or self._own.issuperset(text):
            return True
        has = self._finder.letters(self._files[0])
        self._own.update(letter for letter in set(text) if _drawable(letter) and letter in has)
        return self._own.issuperset(text)

    def runs(self, text: str) -> list[Run]:
        """The text cut where another font draws it, or where it is written the other way."""
        seen = [c for c in clusters(text) if any(unicodedata.category(letter) not in UNSEEN for letter in c)]
        parts = [self._of(cluster) for cluster in seen]
        for i, cluster in enumerate(seen[1:-1], 1):
            before = parts[i - 1]  # a space between two words of one kind goes with them
            if cluster == " " and before.goes_with(parts[i + 1]) and " " in self._finder.letters(before.file):
                parts[i] = before._replace(text=cluster)
        found: list[Run] = []
        for part in parts:
            if found and found[-1].goes_with(part):
                found[-1] = part._replace(text=found[-1].text + part.text)
            else:
                found.append(part)
        return found

    def _of(self, cluster: str) -> Run:
        if not _drawable(cluster[0]):
            return Run(cluster[:1], None)
        found = self._finder.find(cluster, self._files)
        return found._replace(script=SCRIPTS.get(unicodedata.name(cluster[0], "").split(" ")[0], ""))

    def _font(self, run: Run) -> Font:
        if run.file is None or (run.file == self._files[0] and not run.script):
            return self.font
        key = run.file, run.script
        if key not in self._stand_ins:
            self._stand_ins[key] = _opened(run.file, self.px, self.font)
            if run.script:
                self._stand_ins[key].set_script(run.script)
            if run.script in LEFTWARDS:
                self._stand_ins[key].set_direction(pygame.DIRECTION_RTL)
        return self._stand_ins[key]

    def _wide(self, run: Run) -> int:
        if run.file is None:
            return round(self.px * (1.0 if unicodedata.east_asian_width(run.text) in WIDE else 0.68))
        wide, high = self._font(run).size(run.text)
        return round(wide * min(1.0, self.font.get_height() / high))

    def _box(self, surface: Surface, room: Rect, colour: Colour) -> None:
        """A letter that nobody has."""
        high = round(self.px * 0.66)
        line = max(1, self.px // 16)
        box = Rect(room.x + line, self.font.get_ascent() - high, room.w - 2 * line, high)
        pygame.draw.rect(surface, (*colour, 255), box, line)


def _drawable(letter: str) -> bool:
    """Whether a font may be asked for it: controls and halves of letters would only do harm."""
    return unicodedata.category(letter) not in ("Cc", "Cs")


def _opened(file: Path, px: int, beside: Font) -> Font:
    """A stand-in, small enough for a line of the font it stands in for."""
    font = Font(file, px)
    above, below = beside.get_ascent() / max(1, font.get_ascent()), 1.0
    if font.get_descent():
        below = beside.get_descent() / font.get_descent()
    fits = max(SMALLEST, min(1.0, above, below))
    return Font(file, max(1, round(px * fits))) if fits < 1 else font


def _shrunk(drawn: Surface, high: int) -> Surface:
    """Letters that come in one size only (pictures) are scaled to the line."""
    wide, tall = drawn.get_size()
    if tall <= high:
        return drawn
    return pygame.transform.smoothscale(drawn, (max(1, round(wide * high / tall)), high))
