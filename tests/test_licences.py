"""Everything that comes with a package and is not ours is named, with its licence in full."""

from pathlib import Path

from pack.licences import PAGE, PARTS, page, parts, unnamed

from valhalla.ui.scenes.credits import licence_folder
from valhalla.ui.scenes.credits import parts as credited

ROOT = Path(__file__).resolve().parents[1]
RUN_TIME = {"msgspec", "platformdirs", "pygame-ce", "PyYAML"}


def test_the_page_is_in_step() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python build/pack/licences.py"


def test_every_part_has_its_licence_in_full_and_every_text_its_part() -> None:
    named = {(PARTS.parent / part["text"]).resolve() for part in parts()}
    assert all(len(path.read_text(encoding="utf-8")) > 500 for path in named)
    folders = (PARTS.parent.glob("*.txt"), (ROOT / "assets" / "fonts").glob("*.txt"))
    assert named == {path.resolve() for folder in folders for path in folder}


def test_the_libraries_we_need_are_among_them() -> None:
    names = {part["name"] for part in parts()}
    assert names >= RUN_TIME | {"Python", "PyInstaller's bootloader"}


def test_a_library_nobody_named_is_found() -> None:
    assert unnamed(["libSDL2-2-50d19f93.0.so.0", "pygame/libopus-0.dll", "VCRUNTIME140_1.dll"]) == []
    nobodys = ["libmead.so.3", "pygame/.dylibs/libmead.dylib"]
    assert unnamed(nobodys) == nobodys


def test_a_module_of_python_belongs_to_its_folder() -> None:
    modules = ["yaml/_yaml.cpython-312-darwin.so", "pygame/base.cp312-win_amd64.pyd", "_ctypes.pyd"]
    assert unnamed([*modules, "mead/brew.abi3.so"]) == ["mead/brew.abi3.so"]


def test_the_credits_name_the_same() -> None:
    assert [part.name for part in credited()] == [part["name"] for part in parts()]
    assert licence_folder() == PARTS.parent
