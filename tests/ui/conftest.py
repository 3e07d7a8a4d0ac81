"""A robot at an app of its own, with an empty home."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.driver import Robot, make_app


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, and drivers that nobody sees or hears."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("VALHALLA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def robot(home: Path) -> Iterator[Robot]:
    app = make_app()
    yield Robot(app)
    app.close()
