"""The golden games are played just as they are written."""

from __future__ import annotations

import pytest

from tests.playthroughs.write import FOLDER, MATCHES, of_today, pool, text


@pytest.mark.parametrize("title", MATCHES)
def test_the_game_is_played_as_written(title: str) -> None:
    written = (FOLDER / f"{title}.txt").read_text(encoding="utf-8")
    assert text(MATCHES[title]) == written


def test_the_cards_they_are_played_with_are_still_there() -> None:
    assert pool() <= set(of_today())


def test_no_stray_playthroughs() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(MATCHES)
