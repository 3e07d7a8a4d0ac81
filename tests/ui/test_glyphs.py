"""Names in any script: who draws which letter, how wide it is, and that nothing vanishes or breaks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest
from pygame import Surface, freetype
from pygame.event import Event

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from valhalla.kernel.paths import data_dir
from valhalla.ui.cmap import Letters
from valhalla.ui.fonts import FILES, Fonts, broken
from valhalla.ui.glyphs import Face, clusters
from valhalla.ui.input import Act, Input
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.theme import BODY
from valhalla.ui.widgets.fields import TextField

FOLDER = data_dir("assets") / "fonts"
GREEK, VIETNAMESE, JAPANESE, FACE = "Οδυσσέας", "Nguyễn Hương", "山田太郎", "Åsa 😀"
NAMES = (GREEK, VIETNAMESE, JAPANESE, FACE, "أحمد كهن", "Þóra ᚱᚢᚾ")
NOWHERE = "\U000f0042"  # a letter for private use: no font has it


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Fonts(FOLDER)


@pytest.fixture
def alone(fonts: Fonts, monkeypatch: pytest.MonkeyPatch) -> Fonts:
    """On a system without any fonts; nothing that was measured with them is remembered."""
    monkeypatch.setattr(fonts.finder, "_system", [])
    fonts.forget()
    return fonts


def ink(surface: Surface) -> int:
    return pygame.mask.from_surface(surface, 40).count()


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob("*.ttf")))
def test_the_letters_of_a_font_are_known(file: str) -> None:
    """The table in the file, against what FreeType says."""
    freetype.init()
    font, letters = freetype.Font(FOLDER / file, 20), Letters(FOLDER / file)
    codes = (*range(33, 0xD800, 3), *range(0xE000, 0x1FA00, 7))
    assert not [code for code in codes if (chr(code) in letters) != (font.get_metrics(chr(code)) != [None])]


@pytest.mark.parametrize("damage", [None, b"", b"\0" * 40])
def test_another_font_stands_in_for_a_missing_or_damaged_one(
    fonts: Fonts, tmp_path: Path, damage: bytes | None
) -> None:
    """One of ours: packages leave out the one that pygame has."""
    shutil.copy(FOLDER / "NotoSans-Regular.ttf", tmp_path)
    if damage is not None:
        (tmp_path / FILES["text"]).write_bytes(damage)
    lesser = Fonts(tmp_path)
    assert lesser.font("text", 20).name == "Noto Sans"
    assert len(lesser.trouble) == 1 and FILES["text"] in lesser.trouble[0]


@pytest.mark.parametrize("damage", [b"", b"\0" * 40, b"ttcf" + b"\xff" * 60])
def test_a_damaged_font_has_no_letters(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "bad.ttf"
    path.write_bytes(damage)
    assert "a" not in Letters(path) and "a" not in Letters(tmp_path / "none.ttf")


def test_own_letters_first_then_noto_then_the_system(alone: Fonts) -> None:
    face = alone.face("bold", 30)
    assert [run.file for run in face.runs(GREEK + VIETNAMESE)] == [FOLDER / FILES["bold"]]
    runs = face.runs(f"Þóra ᚱᚢᚾ देव {NOWHERE}!")
    assert [(run.text, run.file and run.file.name) for run in runs] == [
        ("Þóra ", "Alegreya-Bold.ttf"),
        ("ᚱᚢᚾ", "NotoSansRunic-Regular.ttf"),
        (" ", "Alegreya-Bold.ttf"),
        ("देव", "NotoSans-Bold.ttf"),
        (" ", "Alegreya-Bold.ttf"),
        (NOWHERE, None),
        ("!", "Alegreya-Bold.ttf"),
    ]


def test_a_font_of_the_system_is_asked_last(fonts: Fonts, monkeypatch: pytest.MonkeyPatch) -> None:
    runic = FOLDER / "NotoSansRunic-Regular.ttf"
    plain = Face(fonts.font("text", 20), 20, (FOLDER / FILES["text"],), fonts.finder)
    monkeypatch.setattr(fonts.finder, "_system", [FOLDER / "missing.ttf", runic])
    assert [run.file for run in plain.runs("aᚱ")] == [FOLDER / FILES["text"], runic]


@pytest.mark.parametrize("text", [*NAMES, NOWHERE, "\x00\ud800x", "Nguyê\u0303n", "\u0301", "नमस्ते", "👨‍👩‍👧"])
@pytest.mark.parametrize("kind", list(FILES))
def test_every_letter_is_to_be_seen(alone: Fonts, kind: str, text: str) -> None:
    """And takes just the room that was measured for it."""
    face = alone.face(kind, 24)
    drawn = face.render(text, True, (255, 255, 255))
    assert abs(drawn.get_width() - face.size(text)[0]) <= 1
    for cluster in clusters(text.replace(" ", "").replace("\u200d", "")):
        assert ink(face.render(cluster, True, (255, 255, 255))) > 4, repr(cluster)


def test_marks_of_direction_are_not_seen(alone: Fonts) -> None:
    face = alone.face("text", 24)
    assert face.size("a\u202eb\u200b") == face.size("ab")


def test_lines_break_where_a_script_allows(alone: Fonts) -> None:
    face = alone.face("text", 20)
    lines = broken(face, "Player 山田太郎山田太郎 attacks 勝利。", 130)
    assert all(face.size(line)[0] <= 130 for line in lines) and len(lines) > 2
    assert "".join(lines).replace(" ", "") == "Player山田太郎山田太郎attacks勝利。"
    found = alone.set("山田" * 9, BODY, 1.0, 100, 400, lines=0)
    assert found.fits and found.surface.get_width() <= 102


def test_who_writes_from_the_right_is_written_so(fonts: Fonts) -> None:
    """The letters are joined where the system has them, and no mirror one by one; else each has its box."""
    face = fonts.face("text", 30)
    apart = sum(face.size(letter)[0] for letter in "أحمدبنفضلان")
    if any("ن" in fonts.finder.letters(path) for path in fonts.finder.system):
        assert [run.text for run in face.runs("Ibn أحمد بن فضلان 7")][1] == "أحمد بن فضلان"
        assert face.size("أحمد بن فضلان")[0] < apart, "letters are joined"
    else:
        assert face.size("أحمدبنفضلان")[0] == apart > 0


def test_without_a_font_for_them_letters_have_boxes(alone: Fonts) -> None:
    face = alone.face("text", 30)
    assert face.size("أحمد")[0] == sum(face.size(letter)[0] for letter in "أحمد") > 0
    assert all(ink(face.render(letter, True, (255, 255, 255))) > 4 for letter in "أحمد")


# Where people type


def typed(field: TextField, text: str) -> str:
    field.typed(text)
    return field.text


def test_the_caret_goes_by_letters_with_their_marks() -> None:
    field = TextField("f", most=16)
    assert typed(field, "ve\u0302\u0323") == "ve\u0302\u0323"
    assert field.step(-1, 0) and typed(field, "ñ") == "vñe\u0302\u0323"
    assert field.step(1, 0) and not field.step(1, 0)
    field.erase()
    assert field.text == "vñ"


def test_wide_letters_count_twice() -> None:
    field = TextField("f", most=16)
    assert typed(field, "山田太郎" * 3) == "山田太郎" * 2
    assert typed(field, "x") == "山田太郎" * 2


def test_what_is_composed_is_shown_until_it_is_chosen(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.click("new")
    robot.click("name-0")
    field = robot.widget("name-0")
    assert isinstance(field, TextField)
    before = field.text
    robot.key(pygame.K_RIGHT)
    robot.step(Event(pygame.TEXTEDITING, text="やま", start=0, length=2))
    assert field.text == before and any(t.text == before for t in robot.app.written or ())
    assert field.composed == "やま"
    robot.step(Event(pygame.TEXTINPUT, text="山"))
    assert field.text == before + "山" and not field.composed


@pytest.mark.parametrize(("key", "place", "act"), [
    (ord("р"), pygame.KSCAN_H, Act.HINT), (ord("η"), pygame.KSCAN_H, Act.HINT),
    (ord("ы"), pygame.KSCAN_S, Act.SKIP), (pygame.K_h, pygame.KSCAN_J, Act.HINT),
    (pygame.K_F1, pygame.KSCAN_F1, Act.RULE),
])  # fmt: skip
def test_shortcuts_work_in_other_layouts(key: int, place: int, act: Act) -> None:
    """By the letter where there are Latin ones, else by the place of the key."""
    down = Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=place)
    assert list(Input().said(down)) == [act]


def test_own_keys_may_be_foreign_letters(robot: Robot) -> None:
    robot.app.input.bind({"HINT": "ф"}, {})
    down = Event(pygame.KEYDOWN, key=ord("ф"), mod=0, unicode="ф", scancode=pygame.KSCAN_A)
    assert list(robot.app.input.said(down)) == [Act.HINT]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_wherever_names_are(robot: Robot, name: str) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.click("new")
    robot.click("name-0")
    for _ in range(16):
        robot.key(pygame.K_BACKSPACE)
    robot.step(Event(pygame.TEXTINPUT, text=name))
    robot.click("start")
    robot.app.settings.speed = "instant"
    robot.wait(0.5)
    match = robot.scene.match  # type: ignore[attr-defined]
    assert match.names[0] == name
    robot.app.push(CurtainScene(robot.app, match, 0, lambda: None))
    robot.step()
    assert any(name in text.text for text in robot.app.written or ())


def test_tables_have_room_for_them(robot: Robot) -> None:
    """Boards, a battle, the score and the curtain, with names in six scripts."""
    session = lay("human human thrall thrall thrall thrall", 3, names=NAMES)
    scene = sit_down(robot, play(session, in_turn(turns=8)))
    robot.wait(0.3)
    assert not robot.faults_anywhere()
    robot.app.push(CurtainScene(robot.app, scene.match, 2, lambda: None))
    robot.wait(0.1)
    assert not robot.faults_anywhere()
