"""A robot at an app of its own, with an empty home."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.driver import Robot, make_app
from tests.ui.mash import Faults, Masher
from tests.ui.pictures import Album
from valhalla.ai.worker import Worker
from valhalla.ui.app import App


@pytest.fixture(scope="session", autouse=True)
def album() -> Iterator[None]:
    """Pictures are decoded once."""
    with pytest.MonkeyPatch.context() as patch:
        Album().share(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def thinker() -> Iterator[None]:
    """One process thinks for the apps of all tests: to start it takes longer than most of them."""
    worker = Worker()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "worker", property(lambda _app: worker))
        yield
    worker.close()


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
    app.art.forget()  # an app is freed late: it and its scenes know each other
    app.fonts.forget()


@pytest.fixture
def masher(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Masher]:
    """One of a fixed seed. In the end nothing stands in the log that it calls an error."""
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    faults = Faults()
    logging.getLogger().addHandler(faults)
    masher = Masher(home, 2)
    try:
        yield masher
    finally:
        masher.close()
        logging.getLogger().removeHandler(faults)
    assert not faults.told
