"""What build/test.py looks at: files that differ, tests that depend on them, pictures and sounds left out."""

from __future__ import annotations

import subprocess
from pathlib import Path
from textwrap import dedent

import checked
import pytest
import testing
import touched

HOUSE = {
    "valhalla/__init__.py": "",
    "valhalla/axe.py": "EDGE = 1",
    "valhalla/fight.py": "from valhalla.axe import EDGE",
    "valhalla/hall/__init__.py": "from valhalla.fight import EDGE",
    "valhalla/hall/mead.py": "",
    "build/forge.py": "def later():\n    import valhalla.axe",
    "tests/conftest.py": "",
    "tests/test_axe.py": "from valhalla import axe",
    "tests/test_fight.py": "from valhalla.fight import EDGE",
    "tests/hall/test_feast.py": "from valhalla import hall",
    "tests/hall/test_mead.py": "from valhalla.hall.mead import *",
    "tests/test_forge.py": "import forge",
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small project under git, on its main branch."""
    for path, text in HOUSE.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    git(tmp_path, "init", "-q", "-b", "main")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *arguments: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *arguments], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "so far")


def near(root: Path, *paths: str) -> dict[str, int]:
    found = touched.distances(paths, touched.importers(root, gone=paths))
    return {path: distance for path, distance in found.items() if touched.is_test(path)}


# Files that differ


def test_on_main_what_is_not_committed_has_changed(house: Path) -> None:
    assert touched.changed(house) == []
    (house / "valhalla/axe.py").write_text("EDGE = 2")
    (house / "valhalla/new.py").write_text("")
    (house / "valhalla/fight.py").unlink()
    assert touched.changed(house) == ["valhalla/axe.py", "valhalla/fight.py", "valhalla/new.py"]


def test_on_a_branch_what_was_committed_since_main_has_changed_too(house: Path) -> None:
    git(house, "checkout", "-q", "-b", "sharper")
    (house / "valhalla/axe.py").write_text("EDGE = 2")
    commit(house)
    (house / "valhalla/fight.py").write_text("")
    git(house, "checkout", "-q", "main", "--", "tests")
    assert touched.changed(house) == ["valhalla/axe.py", "valhalla/fight.py"]


def test_what_main_did_meanwhile_is_not_ours(house: Path) -> None:
    git(house, "checkout", "-q", "-b", "sharper")
    (house / "valhalla/axe.py").write_text("EDGE = 2")
    commit(house)
    git(house, "checkout", "-q", "main")
    (house / "valhalla/fight.py").write_text("")
    commit(house)
    git(house, "checkout", "-q", "sharper")
    assert touched.changed(house) == ["valhalla/axe.py"]


def test_on_main_commits_that_others_do_not_have_yet_have_changed(house: Path) -> None:
    git(house, "update-ref", "refs/remotes/origin/main", "HEAD")
    (house / "valhalla/axe.py").write_text("EDGE = 2")
    commit(house)
    assert touched.changed(house) == ["valhalla/axe.py"]


# Tests that depend on them


def test_imports_lead_from_a_file_to_its_tests(house: Path) -> None:
    assert near(house, "valhalla/axe.py") == {
        "tests/test_axe.py": 1,
        "tests/test_fight.py": 2,
        "tests/test_forge.py": 2,
        "tests/hall/test_feast.py": 3,
    }


def test_a_module_of_a_package_is_not_all_of_it(house: Path) -> None:
    assert near(house, "valhalla/hall/mead.py") == {"tests/hall/test_mead.py": 1}


def test_a_removed_file_is_still_imported(house: Path) -> None:
    (house / "valhalla/fight.py").unlink()
    assert near(house, "valhalla/fight.py") == {"tests/test_fight.py": 1, "tests/hall/test_feast.py": 2}


def test_all_tests_below_a_conftest_depend_on_it(house: Path) -> None:
    assert len(near(house, "tests/conftest.py")) == len([path for path in HOUSE if "/test_" in path])


def test_a_changed_test_is_nearest(house: Path) -> None:
    assert near(house, "tests/test_axe.py") == {"tests/test_axe.py": 0}


def test_what_is_loaded_by_its_name_has_kin_in_rooms_of_that_name(house: Path) -> None:
    assert touched.kin(["valhalla/hall/deep.py"], house).keys() == {
        "tests/hall/test_feast.py",
        "tests/hall/test_mead.py",
    }


def test_cards_are_read_by_their_game_and_data_by_whoever_names_it() -> None:
    assert "valhalla/games/hammer/cards.py" in touched.first_files("cards/hammer/thor.yaml")
    assert "valhalla/ai/wolves/weights.py" in touched.first_files("valhalla/ai/wolves/weights.json")
    assert "tests/test_docs.py" in touched.first_files("docs/art.md")


def test_those_who_guard_a_folder_are_there() -> None:
    assert [
        test for tests in touched.GUARDS.values() for test in tests if not (touched.ROOT / test).is_file()
    ] == []


# Which of them come first

TIMES = {"tests/hall/test_feast.py": 30.0, "tests/hall/test_mead.py": 5.0, "tests/test_axe.py": 1.0}


def test_kin_come_first_then_near_ones_then_quick_ones() -> None:
    found = {"tests/test_axe.py": 1, "tests/hall/test_feast.py": 3, "tests/hall/test_mead.py": 3}
    choice = touched.choose(found, ["valhalla/hall/mead.py"], TIMES, 100)
    assert choice.taken == ["tests/hall/test_mead.py", "tests/hall/test_feast.py", "tests/test_axe.py"]
    assert (choice.left, choice.seconds, choice.seconds_left) == ([], 36.0, 0)


def test_of_the_same_name_it_is_taken_first_and_however_long_it_takes() -> None:
    found = {"tests/test_axe.py": 1, "tests/hall/test_feast.py": 0, "tests/hall/test_mead.py": 3}
    choice = touched.choose(found, ["valhalla/hall/mead.py"], TIMES, 2.0)
    assert choice.taken == ["tests/hall/test_mead.py"]
    elsewhere = touched.choose(found, ["valhalla/mead.py"], TIMES, 2.0)
    assert elsewhere.taken == ["tests/test_axe.py"], "a room of its own: another thing of the same name"


def test_what_does_not_fit_is_left_out_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = {"tests/test_axe.py": 1, "tests/hall/test_feast.py": 3, "tests/hall/test_new.py": 0}
    paths = ["tests/hall/test_new.py"]
    choice = touched.choose(found, paths, TIMES, 10)
    assert (choice.taken, choice.left) == (
        ["tests/hall/test_new.py", "tests/test_axe.py"],
        ["tests/hall/test_feast.py"],
    )
    assert choice.seconds == touched.UNKNOWN + 1
    testing.tell(paths, choice)
    told = capsys.readouterr().err
    assert "LEFT OUT: 1 files" in told and "tests/hall/test_feast.py" in told and "about 30 seconds" in told


@pytest.mark.parametrize(("path", "test"), [
    ("valhalla/games/valhalla/jarls/battle.py", "tests/valhalla/jarls/test_vingor.py"),
    ("valhalla/games/hammer/rules.py", "tests/hammer/test_h2.py"),
    ("valhalla/games/wolves/strengths.py", "tests/wolves/test_w5.py"),
    ("cards/wolves/people.yaml", "tests/wolves/test_w5.py"),
    ("valhalla/kernel/session.py", "tests/kernel/test_session.py"),
])  # fmt: skip
def test_of_this_project_the_tests_one_thinks_of_are_taken(path: str, test: str) -> None:
    assert test in testing.tests_of([path]).taken


# How long they take


def test_times_are_added_up_by_file(tmp_path: Path) -> None:
    report = tmp_path / "times.xml"
    report.write_text(
        dedent("""
        <testsuites><testsuite>
        <testcase classname="tests.ui.test_menu" name="a" time="1.25"/>
        <testcase classname="tests.ui.test_menu" name="b" time="0.5"/>
        <testcase classname="tests.hammer.test_laws.TestLaws" name="c" time="2.0"/>
        </testsuite></testsuites>
    """)
    )
    alone = {"tests/hammer/test_laws.py": 2.0, "tests/ui/test_menu.py": 1.8}
    assert testing.seconds(report, 4.0) == testing.seconds(report, 0.0) == alone
    busy = {"tests/hammer/test_laws.py": 1.0, "tests/ui/test_menu.py": 0.9}
    assert testing.seconds(report, 1.875) == busy, "the cores worked half of the time for somebody else"


# Pictures and sounds


@pytest.fixture
def forge(house: Path) -> Path:
    """The small project with pictures and sounds in it, just checked."""
    for path in (*checked.SCRIPTS, *checked.TESTS, "build/art/ink.py", "build/sound/horn.py"):
        (house / path).parent.mkdir(parents=True, exist_ok=True)
        (house / path).write_text("from valhalla.axe import EDGE")
    for path in (*checked.TOOLS, "assets/baked/axe.webp", "cards/hammer/thor.yaml"):
        (house / path).parent.mkdir(parents=True, exist_ok=True)
        (house / path).write_text("")
    assert not checked.unchanged(house)
    checked.write(house)
    return house


def test_what_was_checked_is_left_out_until_something_changes(forge: Path) -> None:
    assert checked.unchanged(forge)
    (forge / "valhalla/hall/mead.py").write_text("STRONG = True")
    assert checked.unchanged(forge), "nothing of it looks at this"


@pytest.mark.parametrize(
    "path",
    ["build/art/ink.py", "build/sound/new.py", checked.TESTS[0], checked.SCRIPTS[0], checked.TOOLS[0],
     "assets/baked/axe.webp", "assets/new.webp", "cards/hammer/thor.yaml", "valhalla/axe.py"],
)  # fmt: skip
def test_a_change_of_what_its_checks_look_at_is_seen(forge: Path, path: str) -> None:
    (forge / path).write_text("# otherwise")
    assert not checked.unchanged(forge)


def test_a_record_that_is_not_there_means_that_nothing_was_checked(forge: Path) -> None:
    (forge / checked.RECORD).unlink()
    assert not checked.unchanged(forge)


def test_every_test_of_pictures_and_sounds_is_named() -> None:
    """But for one of the window's own, which borrows how eyes see."""
    files = frozenset(touched.sources(touched.ROOT))
    below = tuple(f"{folder}/" for folder in checked.FOLDERS)
    found = {
        path
        for path in filter(touched.is_test, files)
        if any(
            one.startswith(below) for one in touched.imports((touched.ROOT / path).read_text("utf-8"), files)
        )
    }
    assert found - {"tests/ui/test_palettes.py"} == set(checked.TESTS)


def test_without_art_nothing_of_it_is_looked_at() -> None:
    lint, form, types, tests = testing.without_art()
    assert all(f"--extend-exclude={folder}" in check for folder in checked.FOLDERS for check in (lint, form))
    assert all(f"--ignore={test}" in tests for test in checked.TESTS)
    assert [check[:2] for check in testing.everything(["-k", "x"])] == [
        lint[:2],
        form[:2],
        ["mypy"],
        tests[:2],
    ]
    assert "tests/test_art" in types[-1]
