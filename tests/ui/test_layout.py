"""No text cut or overlapping, no control outside or too small: every scene, window, size and language."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tests.ui import moments, tables
from tests.ui.driver import LOOKS, WINDOWS, Robot, View, looked_at
from tests.ui.moments import MOMENTS
from tests.ui.tongues import names_at
from tests.words import pseudo
from valhalla import __version__
from valhalla.kernel.paths import home
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.painter import Written
from valhalla.ui.scenes.options import LANGUAGES
from valhalla.ui.settings import Settings
from valhalla.ui.theme import RUNES, Colour
from valhalla.ui.units import Sizes
from valhalla.ui.widgets.notices import Notices
from valhalla.words import language
from valhalla.words.seats import SUGGESTED
from valhalla.workshop import posing, shots
from valhalla.workshop.record import works
from valhalla.workshop.valhalla import shots as valhalla_shots

pytestmark = pytest.mark.spoken
Pixels = npt.NDArray[np.int_]
ALIKE = [name for work in works() for name in work.alike]
ALL = [*(f"shot {name}" for name in shots.all_shots() if name not in ALIKE), *MOMENTS]
TONGUES = ("ru", "pl")
ENOUGH = 4.5
LOOKED_AT = [((1280, 720), (100, 100)), ((1920, 1080), (100, 100)), ((1280, 720), (100, 80))]
FONTS = 400  # of all sizes of letters in all windows
# What is no message: names of this game, of people and files, and what pads have on their buttons.
FOREIGN = (
    "VALHALLA",
    f"Valhalla {__version__}",
    "RB",
    "LB",
    "Back",
    "Start",
    "Bjarni",
    str(Path.home()),
    "x.saga",
)  # also what pads have on buttons
SMALL = 22  # units: larger letters are read with less contrast, too


class Window(Robot):
    """The one window of these tests. What takes long is done once: games are played, pictures are made.

    Nothing that is proved is left out: a game is the same in every language, and a picture is kept for the
    window it was made for.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.moment = ""
        self._games: list[Session] = []
        self._played = 0
        self._pictures: dict[Sizes, tuple[Any, int]] = {}
        self._shown = app.sizes
        self.pseudo = pseudo.write(home() / "pseudo")
        app.fonts.font = lru_cache(maxsize=FONTS)(app.fonts._open)
        app.fonts.face = lru_cache(maxsize=FONTS)(app.fonts._face)

    def bring(self, name: str) -> None:
        """As it was in the beginning, brought to a moment and come to rest."""
        app = self.app
        app.settings = app.sound.settings = Settings(speed="instant")
        app.notices = Notices()
        app.input.last_device = "mouse"
        if name != self.moment:
            self.moment = name
            self._games.clear()
        self._played = 0
        resize(self, *LOOKED_AT[0])
        app.blind = True
        try:
            if name in MOMENTS:
                MOMENTS[name](self)
            else:
                shots.all_shots()[name.removeprefix("shot ")](app)
                posing.settle(app)
        finally:
            app.blind = False

    def once(self, playing: Callable[..., Session]) -> Callable[..., Session]:
        """Plays a game of a moment up to where it is wanted; the second time it is taken from the first."""

        def played(session: Session, *how: Any) -> Session:
            if session.journal is not None:  # it is about the file
                return playing(session, *how)
            if self._played == len(self._games):
                self._games.append(playing(session, *how))
            found = self._games[self._played]
            self._played += 1
            return found.branch(len(found.log))

        return played

    def forget(self) -> None:
        """Instead of forgetting pictures: each size of the window has its own."""
        art = self.app.art
        self._pictures[self._shown] = art._made, art._bytes
        self._shown = self.app.sizes
        art._made, art._bytes = self._pictures.get(self._shown, (OrderedDict(), 0))


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    os.environ["VALHALLA_HOME"] = str(tmp_path_factory.mktemp("home"))
    app = posing.make_app((1280, 720))
    app.written = []
    window = Window(app)
    with pytest.MonkeyPatch.context() as patch:
        played = window.once(posing.play_until)
        patch.setattr(posing, "play_until", played)
        patch.setattr(valhalla_shots, "play_until", played)
        patch.setattr(moments, "play", window.once(tables.play))
        patch.setattr(app.art, "forget", window.forget)
        patch.setattr(app.fonts, "forget", lambda: None)  # what a text needs is the same in every window
        yield window
    app.close()
    del os.environ["VALHALLA_HOME"]


def luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ALL)
def test_everything_is_read_and_finds_room(one: Window, name: str) -> None:
    finds_room(one, name, ALL.index(name))


def finds_room(one: Window, name: str, turn: int, *, translated: bool = True) -> None:
    """In one test for all languages, so that the moment's game is played once.

    In other languages every window has one of the sizes, by turns: Russian and Polish words are about as
    long, and the two do not have the same turn. A language that nobody speaks
    shows what is no message at all, unless the game's words are not in the catalogue (*translated*).
    """
    one.bring(name)
    faint = {} if name == "shot zoom" else faints(one)  # there a card covers texts
    faults = {language.SOURCE: one.faults_anywhere()}
    for i, tongue in enumerate(TONGUES):
        language.use(tongue)
        try:
            one.bring(name)
            faults[tongue] = one.faults_anywhere(turn + i)
        finally:
            language.use(language.SOURCE)
    language.use(pseudo.CODE, one.pseudo)
    try:
        one.bring(name)
        faults[pseudo.CODE] = {LOOKED_AT[0]: found} if (found := one.faults()) else {}
        untold = pseudo.untold(one.texts, _known(one.app)) if translated and name != "shot credits" else []
    finally:
        language.use(language.SOURCE)
    assert not faint, "small texts do not stand out"
    assert not {tongue: found for tongue, found in faults.items() if found}
    assert not untold, "no message of the catalogue"


def _known(app: App) -> Iterator[str]:
    """What people and languages are called, and what the game calls itself."""
    yield from (*names_at(app), *moments.CALLED, *SUGGESTED, *LANGUAGES.values(), *FOREIGN)


def faints(one: Robot) -> dict[View, list[tuple[str, float]]]:
    """Texts with less than 4.5 : 1 to what lies around and between their letters, at several sizes."""
    weak = {}
    for view in LOOKED_AT:
        resize(one, *view)
        one.app.draw()
        if found := _weak(one):
            weak[view] = found
    return weak


@pytest.mark.parametrize("name", ALIKE)
def test_what_is_laid_out_like_another_comes_about_as_well(one: Window, name: str) -> None:
    one.bring(f"shot {name}")
    assert one.names


def test_turns_leave_out_no_window_and_in_the_end_no_size() -> None:
    turns = [looked_at(turn) for turn in range(len(ALL) + 1)]
    assert all([size for size, _ in turn] == WINDOWS for turn in turns)
    assert {view for turn in turns for view in turn} == {(size, look) for size in WINDOWS for look in LOOKS}


def resize(robot: Robot, size: tuple[int, int], look: tuple[int, int] = LOOKS[0]) -> None:
    """Another window, other sizes of words and tables."""
    robot.app.settings.text, robot.app.settings.table_size = look
    robot.app.screen = pygame.display.set_mode(size)
    robot.app.rescale()


def _weak(robot: Robot) -> list[tuple[str, float]]:
    """The small texts that do not stand out from their ground, and how far they do."""
    written = robot.app.written
    assert written is not None
    top = max(text.layer for text in written)
    texts = [t for t in written if t.layer == top and t.style.font != RUNES and t.style.size <= SMALL]
    found = [(text.text, round(least_contrast(robot.app.screen, text), 1)) for text in texts]
    return [(text, value) for text, value in found if value < ENOUGH]


def least_contrast(screen: pygame.Surface, text: Written) -> float:
    """Against the ground at either end and along all of it: the worst of its parts.

    Of a part, what lies behind its letters is the colour that most of its pixels have that are not the
    letters themselves: about half of them, by their distance to the colour of the letters.
    """
    area = text.rect.clip(screen.get_rect())
    if area.w < 4 or area.h < 4:
        return ENOUGH
    pixels = pygame.surfarray.array3d(screen.subsurface(area)).astype(int)
    parts = np.array_split(pixels, max(1, round(area.w / (3 * area.h))))
    return min(_contrast_of(part, text.style.colour) for part in parts)


def _contrast_of(part: Pixels, ink: Colour) -> float:
    """Between the ink and the middle one of those pixels that are farther from it than most."""
    flat = part.reshape(-1, 3)
    far = np.abs(flat - np.array(ink)).sum(axis=1)
    ground = flat[far >= np.quantile(far, 0.4)]
    middle = np.median(ground, axis=0)
    return contrast(ink, (int(middle[0]), int(middle[1]), int(middle[2])))
