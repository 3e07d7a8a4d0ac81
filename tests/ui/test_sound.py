"""Sound at run time: variants in turn, volumes of now, music that makes room, silence where it must be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Robot, make_app
from valhalla.kernel.paths import data_dir
from valhalla.ui.music import DUCKED, FADE
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.settings import Settings
from valhalla.ui.sound import CHANNELS, Sound


@pytest.fixture
def sound(home: Path) -> Iterator[Sound]:
    pygame.mixer.quit()
    found = Sound(data_dir("assets") / "sounds", Settings(master=100, effects=80, music=50))
    assert found.working
    yield found
    found.close()


def wait(sound: Sound, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        sound.update(1 / 60)


def busy(sound: Sound) -> int:
    return sum(pygame.mixer.Channel(i).get_busy() for i in range(CHANNELS))


# Effects


def test_variants_take_turns(sound: Sound) -> None:
    assert [sound._next("dice") for _ in range(4)] == ["dice-1", "dice-2", "dice-3", "dice-1"]
    assert sound._next("clash") == "clash"


def test_the_same_at_once_is_heard_once(sound: Sound) -> None:
    for _ in range(5):
        sound.cue("clash")
    assert busy(sound) == 1 and sound.played[-5:] == ["clash"] * 5
    wait(sound, 0.1)
    sound.cue("clash")
    assert busy(sound) == 2


def test_no_more_than_the_channels(sound: Sound) -> None:
    names = [
        "frost",
        "shield",
        "clash",
        "rune",
        "turn",
        "tactic",
        "surround",
        "rise",
        "crowd",
        "thunder",
        "lose",
        "win",
    ]
    for name in names:
        sound.cue(name)
    assert busy(sound) == CHANNELS - 2
    sound.cue("horn")  # a call finds a place
    assert busy(sound) == CHANNELS - 2


def test_volumes_are_those_of_now(sound: Sound) -> None:
    sound.cue("thunder")
    channel = pygame.mixer.Channel(2)
    assert channel.get_volume() == pytest.approx(0.8, abs=0.02)
    sound.settings.master = 50
    sound.update(1 / 60)
    assert channel.get_volume() == pytest.approx(0.4, abs=0.02)
    sound.settings.effects = 0
    sound.cue("dice")
    assert busy(sound) == 1 and sound.played[-1] == "dice"


def test_damaged_and_missing_files_are_silent_and_told_once(
    home: Path,
) -> None:
    folder = home / "sounds"
    folder.mkdir()
    (folder / "dice-1.ogg").write_bytes(b"OggS" + bytes(200))
    (home / "music").mkdir()
    (home / "music" / "hall.ogg").write_bytes(b"no music")
    sound = Sound(folder, Settings())
    for _ in range(3):
        sound.cue("dice")
        sound.cue("no-such-thing")
        sound.music("hall")
        wait(sound, 0.2)
    sound.ambience("fire")
    assert len(sound.trouble) == len(set(sound.trouble)) == 4
    assert not busy(sound) and not sound.pieces.playing
    sound.close()


# Music


def test_one_piece_fades_into_the_next(sound: Sound) -> None:
    sound.music("hall")
    wait(sound, FADE + 0.2)
    assert sound.pieces.playing == "hall" and pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.02)
    sound.music("battle")
    wait(sound, FADE / 2)
    assert sound.pieces.playing == "hall" and 0.1 < sound.pieces.volume < 0.4
    wait(sound, FADE)
    assert sound.pieces.playing == "battle" and 0.1 < sound.pieces.volume < 0.4
    sound.music(None)
    wait(sound, FADE + 0.1)
    assert not sound.pieces.playing and not pygame.mixer.music.get_busy()


def test_coming_back_before_it_is_gone_fades_in_again(sound: Sound) -> None:
    sound.music("hall")
    wait(sound, FADE + 0.1)
    sound.music("battle")
    wait(sound, FADE / 2)
    sound.music("hall")
    wait(sound, FADE)
    assert sound.pieces.playing == "hall" and sound.pieces.fade == 1


def test_music_makes_room_for_a_horn(sound: Sound) -> None:
    sound.music("hall")
    wait(sound, FADE + 0.1)
    sound.cue("dice")
    wait(sound, 0.3)
    assert sound.pieces.volume == pytest.approx(0.5)
    sound.cue("war-horn")
    wait(sound, 0.3)
    assert sound.pieces.volume == pytest.approx(0.5 * DUCKED)
    wait(sound, 5)
    assert sound.pieces.volume == pytest.approx(0.5)


def test_music_follows_its_own_volume(sound: Sound) -> None:
    sound.music("hall")
    wait(sound, FADE + 0.1)
    sound.settings.music = 20
    sound.update(1 / 60)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.2, abs=0.02)
    sound.settings.music = 0
    sound.update(1 / 60)
    assert not pygame.mixer.music.get_volume()
    sound.settings.music = 100
    sound.update(1 / 60)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)


def test_it_is_mute_without_the_focus(sound: Sound) -> None:
    sound.music("hall")
    wait(sound, FADE + 0.1)
    sound.heard(False)
    wait(sound, 0.1)
    sound.cue("clash")
    assert sound.pieces.volume == 0 and not busy(sound)
    sound.heard(True)
    wait(sound, 0.1)
    assert sound.pieces.volume == pytest.approx(0.5)
    sound.settings.mute_unfocused = False
    sound.heard(False)
    wait(sound, 0.1)
    assert sound.pieces.volume == pytest.approx(0.5)


def test_air_changes(sound: Sound) -> None:
    sound.ambience("fire")
    assert busy(sound) == 1
    sound.ambience("fire")
    assert busy(sound) == 1
    sound.ambience(None)
    assert sound.air == ""


# The app


def test_scenes_have_their_music(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.wait(0.2)
    assert (robot.app.sound.pieces.wanted, robot.app.sound.air) == ("hall", "wind")
    robot.app.push(OptionsScene(robot.app))
    robot.wait(0.2)
    assert robot.app.sound.pieces.wanted == "hall"


def test_buttons_are_heard(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.step()
    robot.click("options")
    assert robot.app.sound.played[-2:] == ["hover", "press"]


def test_without_a_device(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    app = make_app(home=home)
    app.reset(MenuScene(app))
    app.sound.cue("horn")
    app.step(1 / 60, [])
    assert not app.sound.working and app.sound.played[-1] == "horn"
    app.close()
