"""What the window names is there: every picture is baked, every sound has a file."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from valhalla.kernel.paths import data_dir
from valhalla.ui.games.valhalla.monster.staging import MonsterStaging
from valhalla.ui.sound import CALLS, variants
from valhalla.ui.widgets.base import Widget

UI = Path(__file__).parent.parent / "valhalla" / "ui"
ASSETS = data_dir("assets")
BAKED = set(json.loads((ASSETS / "baked" / "manifest.json").read_text(encoding="utf-8")))
FILE = re.compile(r"(dice|icons|plates|shields|sparks)/.+\.webp")


# Pictures


class Use(NamedTuple):
    kind: str
    pattern: str

    def __str__(self) -> str:
        return f"{self.kind} {self.pattern}"


def text_of(node: ast.expr) -> str:
    """A literal text, `*` for what is filled in, nothing for what only a run can tell."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return ""


def icon(name: str) -> Use:
    return Use("icons", f"icons/{name}.webp")


def table_of_icons(node: ast.AST) -> Iterator[Use]:
    """What stands in a table whose name ends in ICONS."""
    if not isinstance(node, ast.AnnAssign | ast.Assign) or node.value is None:
        return
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    if not isinstance(target, ast.Name) or not target.id.endswith("ICONS"):
        return
    values = node.value.values if isinstance(node.value, ast.Dict) else getattr(node.value, "elts", [])
    yield from (icon(name) for name in map(text_of, values) if name and "/" not in name)


def named_in_call(call: ast.Call) -> Iterator[Use]:
    """The pictures that a call of a painter's method or of a button names."""
    yield from (
        icon(text_of(word.value)) for word in call.keywords if word.arg == "icon" and text_of(word.value)
    )
    called = getattr(call.func, "attr", getattr(call.func, "id", ""))
    texts = [text_of(argument) for argument in call.args]
    if called == "RoundButton" and len(texts) > 1 and texts[1]:
        yield icon(texts[1])
    if not texts or not texts[0] or not isinstance(call.func, ast.Attribute):
        return
    if called == "icon":
        yield icon(texts[0])
    elif called in {"plate", "inner", "margins", "outset"}:
        yield Use("plates", f"plates/{texts[0]}.webp")


def uses(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        yield from table_of_icons(node)
        if isinstance(node, ast.Call):
            yield from named_in_call(node)
        elif isinstance(node, ast.expr) and FILE.fullmatch(text_of(node)):
            yield Use("pictures", text_of(node))


def all_uses() -> list[Use]:
    return sorted({use for path in UI.rglob("*.py") for use in uses(path)})


@pytest.mark.parametrize("use", all_uses(), ids=str)
def test_what_the_interface_names_is_baked(use: Use) -> None:
    pattern = re.compile(re.escape(use.pattern).replace(r"\*", ".+"))
    assert any(pattern.fullmatch(path) for path in BAKED)


# Sounds


def cued_in_code() -> set[str]:
    """The names said in `….cue("…")`, also those between `if` and `else`, and what widgets sound like."""
    names: set[str] = set()
    for path in UI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "cue"
            ):
                parts = [part for arg in node.args for part in said(arg)]
                names |= {part.value for part in parts if isinstance(part.value, str)}
    return names | {kind.sound for kind in kinds_of(Widget) if kind.sound}


def kinds_of(kind: type[Widget]) -> list[type[Widget]]:
    below = [deep for own in kind.__subclasses__() for deep in kinds_of(own)]
    return [kind, *below]


def said(node: ast.expr) -> list[ast.Constant]:
    if isinstance(node, ast.IfExp):
        return said(node.body) + said(node.orelse)
    return [node] if isinstance(node, ast.Constant) else []


def test_everything_cued_has_a_file() -> None:
    cued = {cue.sound for cue in MonsterStaging.cues.values() if cue.sound} | cued_in_code() | set(CALLS)
    assert {"dice", "press", "win", "undo"} <= cued
    assert cued <= set(variants(ASSETS / "sounds"))
