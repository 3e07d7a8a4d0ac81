"""What only POSIX has is tested there alone, and nothing is skipped anywhere."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest

HERE = Path(__file__).parent
SKIPPED = re.compile(r"mark\.skip|pytest\.skip|importorskip|mark\.xfail|unittest\.skip")


def test_no_test_is_skipped() -> None:
    files = [path for path in HERE.rglob("*.py") if path != Path(__file__)]
    assert [path.name for path in files if SKIPPED.search(path.read_text(encoding="utf-8"))] == []


class Item(SimpleNamespace):
    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None


def collected(monkeypatch: pytest.MonkeyPatch, platform: str, items: Sequence[Any]) -> list[Any]:
    left: list[Any] = []

    def deselected(items: list[Any]) -> None:
        left.extend(items)

    monkeypatch.setattr(sys, "platform", platform)
    found = list(items)
    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=deselected))
    conftest.pytest_collection_modifyitems(config, found)
    assert [item for item in items if item not in found] == left
    return found


def test_what_only_posix_has_is_collected_there(monkeypatch: pytest.MonkeyPatch) -> None:
    items = [Item(marks=[]), Item(marks=["posix"])]
    assert collected(monkeypatch, "linux", items) == items
    assert collected(monkeypatch, "win32", items) == items[:1]
