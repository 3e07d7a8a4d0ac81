"""A damaged file of the program is never fatal: something stands in, the log tells, and a notice once."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.ui.card_files import copied
from tests.ui.driver import Robot, make_app
from valhalla.games import GAMES
from valhalla.kernel import paths
from valhalla.kernel.journal import Saga, SaveError, Seat
from valhalla.kernel.paths import data_dir
from valhalla.kernel.session import Session
from valhalla.ui import fonts, window
from valhalla.ui.games.wolves import plates
from valhalla.ui.music import check_ogg
from valhalla.ui.scenes.credits import CreditsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.stage import rolling
from valhalla.words import language
from valhalla.workshop import posing
from valhalla.workshop.shots import all_shots

SCENES = ("menu", "credits", "table", "defence", "hammer-rolled", "wolves")
NOTICE = "Files of the game are missing or damaged"


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def rubbish(path: Path) -> None:
    path.write_bytes(b"\0\xffrubbish" * 60)


def halved(path: Path) -> None:
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data[: len(data) // 2])


def gnawed(path: Path) -> None:
    """A bit here and there is another one."""
    data = bytearray(path.read_bytes())
    for at in range(20, len(data), 97):
        data[at] ^= 0x55
    path.unlink()
    path.write_bytes(data)


def gone(path: Path) -> None:
    path.unlink()


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def a_pipe(path: Path) -> None:
    """Who opens it waits for ever."""
    path.unlink()
    os.mkfifo(path)


def other_words(path: Path) -> None:
    """Good JSON, but not what it should say."""
    path.unlink()
    path.write_bytes(b'[{"size": "large"}]')


HOWS: tuple[Callable[[Path], None], ...] = (emptied, rubbish, halved, gnawed, gone, a_folder)
if hasattr(os, "mkfifo"):
    HOWS += (a_pipe,)


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All that comes with the program, free to be damaged."""
    copy = tmp_path / "data" / "assets"
    shutil.copytree(data_dir("assets"), copy, copy_function=os.link)
    places = paths._data_places()
    monkeypatch.setattr(paths, "_data_places", lambda: [copy.parent, *places])
    plates.places.cache_clear()
    rolling.paths.cache_clear()
    return copy


def damage(assets: Path, pattern: str, how: Callable[[Path], None]) -> None:
    found = list(assets.glob(pattern))
    assert found
    for path in found:
        if how in (emptied, rubbish):
            path.unlink()  # it is a second name of the real one
        how(path)


@pytest.fixture
def told(home: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    """Draws scenes of every kind with what there is; the notices said, and warnings in the log."""
    apps = []

    def show(*names: str) -> list[str]:
        app = make_app()
        apps.append(app)
        said = []
        for name in names or SCENES:
            all_shots()[name](app)
            posing.settle(app, 0.1)
            app.draw()
            said += app.notices.texts
            app.notices.__init__()  # type: ignore[misc]
        return said

    with caplog.at_level(logging.WARNING, "valhalla"):
        yield show
    for app in apps:
        app.close()


@pytest.mark.parametrize("how", HOWS, ids=lambda how: how.__name__)
@pytest.mark.parametrize("pattern", ["baked/**/*.webp", "fonts/Alegreya*.ttf", "baked/*/*.json"])
def test_pictures_fonts_and_what_is_told_of_them(
    assets: Path,
    told: Callable[..., list[str]],
    caplog: pytest.LogCaptureFixture,
    pattern: str,
    how: Callable[[Path], None],
) -> None:
    damage(assets, pattern, how)
    said = told()
    assert len([text for text in said if text.startswith(NOTICE)]) <= 1
    assert any("damaged" in line or str(assets) in line for line in caplog.messages)
    assert len(caplog.messages) == len(set(caplog.messages))


def test_pictures_of_another_size(assets: Path, told: Callable[..., list[str]]) -> None:
    one = assets.parent / "one.png"
    pygame.image.save(pygame.Surface((1, 1)), one)
    for path in assets.glob("baked/**/*.webp"):
        path.unlink()
        os.link(one, path)
    told()


def test_figures_of_another_sort(assets: Path, told: Callable[..., list[str]]) -> None:
    damage(assets, "baked/*/*.json", other_words)
    told()


@pytest.mark.parametrize("how", HOWS, ids=lambda how: how.__name__)
def test_the_notice_comes_once(assets: Path, home: Path, how: Callable[[Path], None]) -> None:
    damage(assets, "baked/hall/*.webp", how)
    robot = Robot(make_app())
    robot.app.reset(MenuScene(robot.app))
    for _ in range(3):
        robot.step(dt=0.1)
    assert [text.startswith(NOTICE) for text in robot.app.notices.texts] == [True]
    robot.wait(8)
    robot.app.push(CreditsScene(robot.app))
    robot.step(dt=0.1)
    assert not robot.app.notices.texts
    robot.app.close()


@pytest.mark.parametrize("how", HOWS, ids=lambda how: how.__name__)
def test_sounds(assets: Path, home: Path, how: Callable[[Path], None]) -> None:
    damage(assets, "**/*.ogg", how)
    robot = Robot(make_app())
    robot.app.reset(MenuScene(robot.app))
    for name in ("open", "horn", "dice", "close"):
        robot.app.sound.cue(name)
        robot.wait(2, dt=0.2)
    troubles = robot.app.sound.trouble
    assert troubles or how is gone  # then nobody knows that there should be one
    assert len(troubles) == len(set(troubles))
    robot.app.close()


def test_every_sound_is_whole_and_any_changed_byte_is_found(tmp_path: Path) -> None:
    files = sorted(data_dir("assets").glob("**/*.ogg"))
    assert len(files) > 100
    for path in files:
        check_ogg(path)
    data = min(files, key=lambda path: path.stat().st_size).read_bytes()
    copy = tmp_path / "copy.ogg"
    for at in range(0, len(data), 53):
        for damaged in (data[:at] + bytes([data[at] ^ 16]) + data[at + 1 :], data[:at]):
            copy.write_bytes(damaged)
            with pytest.raises(OSError, match=r"page|end"):
                check_ogg(copy)


@pytest.mark.parametrize("how", HOWS, ids=lambda how: how.__name__)
@pytest.mark.parametrize("file", ["licences/parts.yaml", "fonts/Alegreya-OFL.txt"])
def test_licences(assets: Path, home: Path, file: str, how: Callable[[Path], None]) -> None:
    damage(assets, file, how)
    robot = Robot(make_app())
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(CreditsScene(robot.app))
    robot.step(dt=0.1)
    assert isinstance(robot.scene, CreditsScene) and robot.sees("Valhalla")
    robot.app.close()


@pytest.mark.parametrize("how", HOWS, ids=lambda how: how.__name__)
def test_the_icon(assets: Path, home: Path, how: Callable[[Path], None]) -> None:
    """The program opens without one, and says so."""
    damage(assets, window.ICON, how)
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.run() == 0
    assert window.ICON in (home / "valhalla.log").read_text(encoding="utf-8").replace(os.sep, "/")
    assert not (home / "reports").exists()


@pytest.mark.parametrize("how", [emptied, rubbish, halved, gnawed, a_folder], ids=lambda how: how.__name__)
def test_the_catalogue(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: Callable[[Path], None]
) -> None:
    """The program speaks English then, and says so; any changed letter counts as damage."""
    locale = tmp_path / "locale"
    shutil.copytree(language.LOCALE, locale)
    how(locale / "ru" / "LC_MESSAGES" / "valhalla.mo")
    for function in (language.use, language.languages):
        monkeypatch.setattr(function, "__defaults__", (locale,))
    (home / "settings.yaml").write_text("language: ru\n", encoding="utf-8")
    pygame.display.init()
    app = window.make()
    assert language.current() == "en"
    assert any("valhalla.mo" in text for text in app.notices.texts)
    app.reset(MenuScene(app))
    assert not app.speak("ru") and app.speak("pl") and language.current() == "pl"
    app.close()


def test_one_letter_of_a_catalogue(tmp_path: Path) -> None:
    source = language.LOCALE / "pl" / "LC_MESSAGES" / "valhalla.mo"
    path = tmp_path / "pl" / "LC_MESSAGES" / "valhalla.mo"
    path.parent.mkdir(parents=True)
    data = source.read_bytes()
    for at in (0, 13, len(data) // 3, data.index(b"{player}"), len(data) - 1):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with pytest.raises(language.DamagedCatalogue):
            language.use("pl", tmp_path)
    path.write_bytes(data)
    language.use("pl", tmp_path)
    language.use(language.SOURCE)


@pytest.mark.parametrize("file", ["valhalla/thor.yaml", "hammer/thor.yaml", "wolves/victories.yaml"])
@pytest.mark.parametrize("how", [emptied, rubbish, halved, a_folder], ids=lambda how: how.__name__)
def test_the_cards_of_a_game(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, how: Callable[[Path], None]
) -> None:
    """Whoever wants to play it is told which file it is, and is back in the menu; others can be played."""
    with copied(tmp_path / "data", monkeypatch) as cards:
        how(cards / file)
        for plate, game in (("new", "valhalla"), ("new-hammer", "hammer"), ("new-wolves", "wolves")):
            robot.app.reset(MenuScene(robot.app))
            robot.step()
            robot.click(plate)
            if not robot.app.notices.texts:
                robot.click("start")
                robot.step(dt=0.1)
            told = [text for text in robot.app.notices.texts if Path(file).name in text]
            assert bool(told) == isinstance(robot.scene, MenuScene) == file.startswith(game)
            robot.app.notices.__init__()  # type: ignore[misc]


def test_a_save_of_a_game_without_cards(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wolves"]
    seats = tuple(Seat(name, "human", i) for i, name in enumerate(("Ada", "Bo", "Cy")))
    Session.start(game, game.Setup(3), seats, 1).save(home / "Old.saga")
    with copied(tmp_path / "data", monkeypatch) as cards:
        rubbish(cards / "wolves" / "victories.yaml")
        with pytest.raises(SaveError, match="victories"):
            Session.read(Saga(home / "Old.saga"), GAMES)


def test_every_font_is_the_one_it_should_be() -> None:
    folder = data_dir("assets") / "fonts"
    used = {*fonts.FILES.values(), *(file for files in fonts.STAND_INS.values() for file in files)}
    assert set(fonts.WHOLE) == used
    found = fonts.Fonts(folder)
    assert all(len(list(found._files(name))) == 1 + len(fonts.STAND_INS[name]) for name in fonts.FILES)
    assert not found.trouble
