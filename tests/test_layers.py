"""Imports go one way: ui → words, ai → games → kernel; below ui nothing knows pygame; luck has one source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "valhalla"
FILES = sorted(ROOT.rglob("*.py"))

# What each layer may import of ours.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "ai": {"kernel", "games", "ai"},
    "words": {"kernel", "games", "words"},
    "ui": {"kernel", "games", "ai", "words", "ui"},
    "workshop": {"kernel", "games", "ai", "words", "ui", "workshop"},
}


def imports(path: Path) -> set[str]:
    """The dotted names a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(path: Path) -> None:
    allowed = MAY_IMPORT.get(layer(path))
    if allowed is None:
        return  # the top of the package: command line and measurements
    ours = {name.split(".")[1] for name in imports(path) if name.startswith("valhalla.")}
    assert ours - {"__version__"} <= allowed


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_pygame_below_the_ui_and_no_luck_but_chance(path: Path) -> None:
    names = {name.split(".")[0] for name in imports(path)}
    assert "pygame" not in names or layer(path) in ("ui", "workshop")
    assert not names & {"random", "secrets", "uuid", "pickle"}
    assert path.name == "chance.py" or "urandom" not in path.read_text(encoding="utf-8")


def test_games_are_siblings_that_do_not_know_each_other() -> None:
    for path in sorted((ROOT / "games").rglob("*.py")):
        parts = path.relative_to(ROOT / "games").parts
        if len(parts) > 1:
            others = {name.split(".")[2] for name in imports(path) if name.startswith("valhalla.games.")}
            assert others <= {parts[0]}, path
