"""The house: imports go one way, three games have rooms on every floor, nothing goes round in circles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from valhalla.games import GAMES

ROOT = Path(__file__).parent.parent / "valhalla"
FILES = sorted(ROOT.rglob("*.py"))
# Where each floor has its rooms: a folder for each game, beside what is neutral.
FLOORS = ("games", "ai", "words", "ui/games", "workshop", "cli")
# What each layer may import of ours.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "ai": {"kernel", "games", "ai"},
    "words": {"kernel", "games", "words"},
    "ui": {"kernel", "games", "ai", "words", "ui"},
    "workshop": {"kernel", "games", "ai", "words", "ui", "workshop"},
}
# Commands load what they need, so that all start at once. Nothing else may import where it is used.
LAZY = {"cli": "a command loads only what it needs", "__main__.py": "Ctrl-C may come while it does"}


class Import(NamedTuple):
    """A module that is imported, and how: only for its types, or where it is used."""

    name: str
    typed: bool = False
    lazy: bool = False


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in FILES}


def imports(path: Path) -> list[Import]:
    """What a file imports; of what is ours the very modules."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hinted = {id(part) for node in ast.walk(tree) if _is_hint(node) for part in ast.walk(node)}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inner = {id(part) for function in functions for part in ast.walk(function)}
    return [
        Import(name, id(node) in hinted, id(node) in inner)
        for node in ast.walk(tree)
        for name in _names(node)
    ]


def _is_hint(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert not node.level, "a relative import"
        for alias in node.names:
            inside = f"{node.module}.{alias.name}"
            yield inside if inside in MODULES else node.module or ""


def ours(path: Path) -> list[Import]:
    return [one for one in imports(path) if one.name in MODULES]


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


def room(name: str) -> str:
    """The game whose room a module is in; nothing if it is neutral."""
    place = "/".join(name.split(".")[1:])
    for floor in FLOORS:
        inside = place.removeprefix(f"{floor}/")
        if inside != place and inside.split("/")[0] in GAMES:
            return inside.split("/")[0]
    return ""


each = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))


@each
def test_imports_go_one_way(path: Path) -> None:
    allowed = MAY_IMPORT.get(layer(path))
    if allowed is None:
        return  # the top of the package: the command line
    assert {one.name.split(".")[1] for one in ours(path) if "." in one.name} <= allowed


@each
def test_no_pygame_below_the_ui_and_no_luck_but_chance(path: Path) -> None:
    names = {one.name.split(".")[0] for one in imports(path)}
    assert "pygame" not in names or layer(path) in ("ui", "workshop")
    assert not names & {"random", "secrets", "uuid", "pickle"}
    assert path.name == "chance.py" or "urandom" not in path.read_text(encoding="utf-8")


@each
def test_a_room_knows_no_other_and_what_is_neutral_knows_none(path: Path) -> None:
    own = room(name_of(path))
    known = {one.name for one in ours(path) if room(one.name) not in ("", own)}
    assert not known


@each
def test_nothing_is_imported_where_it_is_used(path: Path) -> None:
    lazy = [one.name for one in ours(path) if one.lazy and not one.typed]
    assert not lazy or layer(path) in LAZY


def test_nothing_goes_round_in_circles() -> None:
    graph = {
        name: {one.name for one in ours(path) if not one.typed and one.name != name}
        for name, path in MODULES.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def test_the_stage_knows_nothing_above_it() -> None:
    allowed = {"art", "cut", "fonts", "painter", "stage", "theme", "units"}
    for path in sorted((ROOT / "ui" / "stage").rglob("*.py")):
        above = {one.name for one in ours(path) if one.name.split(".")[1] == "ui"}
        assert {name.split(".")[2] for name in above} <= allowed, path


def test_no_folder_is_crowded() -> None:
    for folder in {path.parent for path in FILES}:
        assert len(list(folder.glob("*.py"))) <= 25, folder
