"""How small letters get: no capital of a name lower than 8 pixels at 1280×720, and 9 at 1920×1080.

What is measured is what is drawn: the texts of the window, and those on the faces of cards. As a program
(`python -m tests.ui.test_letters`) it prints the table of `docs/window.md`.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from tests.ui.driver import LOOKS, Robot, View
from tests.ui.test_layout import ALIKE, resize
from valhalla.ui.app import App
from valhalla.ui.fonts import Fonts, Set
from valhalla.ui.table.faces.sheet import Sheet
from valhalla.ui.theme import RUNES, Style
from valhalla.workshop import posing, shots

pytestmark = pytest.mark.spoken
SHOTS = [name for name in shots.all_shots() if name not in ALIKE]
SMALL, LARGE = (1280, 720), (1920, 1080)
LEAST = {SMALL: (8, 5), LARGE: (9, 6)}  # pixels of a capital, and of a small letter


class Letters(NamedTuple):
    """A text that was set, how high its capitals and its small letters are, and whether on a face."""

    text: str
    capital: int
    small: int
    on_face: bool


class Reader:
    """Writes down whatever is set while a frame is drawn."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.robot = Robot(app)
        self.found: list[Letters] = []
        self._heights: dict[tuple[str, int], tuple[int, int]] = {}
        self._set = app.fonts.set
        app.fonts.set = self._noted  # type: ignore[method-assign]

    def _noted(self, text: str, style: Style, *room: Any, **how: Any) -> Set:
        found = self._set(text, style, *room, **how)
        if text and style.font != RUNES:
            self.found.append(Letters(text, *self._height(style.font, found.px), "least" in how))
        return found

    def _height(self, font: str, px: int) -> tuple[int, int]:
        """Of the ink of an H and an x."""
        if (font, px) not in self._heights:
            ink = [self.app.fonts.font(font, px).render(letter, True, (255, 255, 255)) for letter in "Hx"]
            high, low = (letter.get_bounding_rect(min_alpha=128).height for letter in ink)
            self._heights[font, px] = high, low
        return self._heights[font, px]

    def show(self, shot: str) -> None:
        resize(self.robot, SMALL)
        self.app.blind = True
        try:
            shots.all_shots()[shot](self.app)
            posing.settle(self.app)
        finally:
            self.app.blind = False

    def read(self, view: View) -> list[Letters]:
        """What is set at a size of the window. All faces are made anew for it."""
        resize(self.robot, *view)
        self.found = []
        self.app.draw()
        return self.found


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    os.environ["VALHALLA_HOME"] = str(tmp_path_factory.mktemp("home"))
    app = posing.make_app(SMALL)
    yield Reader(app)
    app.close()
    del os.environ["VALHALLA_HOME"]


@pytest.mark.parametrize("name", SHOTS)
def test_letters_are_large_enough(reader: Reader, name: str) -> None:
    reader.show(name)
    for size, (capital, small) in LEAST.items():
        found = reader.read((size, LOOKS[0]))
        assert found
        assert not {letters for letters in found if letters.capital < capital or letters.small < small}, size


def test_a_name_that_cannot_be_read_is_left_to_the_closer_look(reader: Reader) -> None:
    """A ribbon stays away rather than bear letters of another size."""
    fonts: Fonts = reader.app.fonts
    sheet = Sheet(reader.app.art, fonts, 176, [])
    for least, fits in ((12, True), (30, False)):
        fonts.least = least
        assert sheet.fits("Hail of", Style("caps", 46, (0, 0, 0)), 92, 608) is fits


def table(reader: Reader, names: list[str], views: list[View]) -> Iterator[str]:
    """The smallest letters of all these shots, by window and text size: capitals and small letters."""
    least: dict[View, dict[bool, Letters]] = {view: {} for view in views}
    for name in names:
        reader.show(name)
        for view in views:
            for letters in reader.read(view):
                now = least[view].setdefault(letters.on_face, letters)
                least[view][letters.on_face] = min(now, letters, key=lambda found: found[1:3])
    yield "| window | text | in the window | on cards |"
    yield "|---|---|---|---|"
    for (size, (text, _table)), both in least.items():
        told = [f"{both[face].capital}, {both[face].small}" for face in (False, True) if face in both]
        yield f"| {size[0]}×{size[1]} | {text} % | {' | '.join(told)} |"


if __name__ == "__main__":
    pygame.display.init()
    with tempfile.TemporaryDirectory() as home:
        os.environ["VALHALLA_HOME"] = str(Path(home))
        for line in table(
            Reader(posing.make_app(SMALL)), SHOTS, [(size, look) for size in LEAST for look in LOOKS[:4]]
        ):
            print(line)
