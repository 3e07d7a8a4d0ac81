"""The card files of all games as a copy that a test may change."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from valhalla.games import hammer, valhalla, wolves
from valhalla.kernel import paths
from valhalla.kernel.paths import data_dir

# What a game remembers of its card files.
REMEMBERED = (
    valhalla.cards.decks, valhalla.table, hammer.cards.kinds, hammer.cards.all_cards, hammer.cards.ever,
    hammer.table, wolves.cards.kinds, wolves.cards.all_cards, wolves.table,
)  # fmt: skip
HEAD = "cards:\n"


@contextmanager
def copied(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have the program read its cards from a copy below this folder; whoever changes one calls `forget`."""
    copy = folder / "cards"
    shutil.copytree(data_dir("cards"), copy)
    places = paths._data_places()
    monkeypatch.setattr(paths, "_data_places", lambda: [folder, *places])
    forget()
    try:
        yield copy
    finally:
        monkeypatch.setattr(paths, "_data_places", lambda: places)
        forget()


def forget() -> None:
    for remembered in REMEMBERED:
        remembered.cache_clear()


def put_first(file: Path, card: str) -> None:
    """One card more, before all others of its deck."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(HEAD, f"{HEAD}  - {card}\n", 1), encoding="utf-8")
