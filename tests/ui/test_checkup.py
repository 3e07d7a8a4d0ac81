"""`valhalla --self-test`: every kind of scene is drawn, and what is broken is told in one line."""

from __future__ import annotations

import importlib
import pkgutil
import shutil
from inspect import isabstract
from pathlib import Path

import pytest

from tests.valhalla.table import BASE
from valhalla import ui
from valhalla.cli import main
from valhalla.kernel import paths
from valhalla.kernel.paths import data_dir
from valhalla.ui.app import App
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.hall import HallScene, HearthScene
from valhalla.ui.scenes.new_game.scene import NewGameScene
from valhalla.ui.scenes.pause import PauseScene
from valhalla.workshop import checkup, posing
from valhalla.workshop.posing import make_app
from valhalla.workshop.shots import all_shots


def kinds(base: type[Scene]) -> set[type[Scene]]:
    """All scenes there are."""
    for module in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
        importlib.import_module(module.name)
    return {kind for one in base.__subclasses__() for kind in (one, *kinds(one))}


def test_all_is_well(capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: set[type[Scene]] = set()
    settle = posing.settle

    def noted(app: App, seconds: float = 0.5) -> None:
        settle(app, seconds)
        shown.update(type(scene) for scene in app.scenes)

    monkeypatch.setattr(posing, "settle", noted)
    assert main(["--self-test"]) == 0
    told = capsys.readouterr()
    assert not told.err
    assert f"valhalla: {BASE} cards loaded" in told.out and "valhalla-monster: played" in told.out
    assert all(f"{name}: drawn" in told.out.splitlines() for name in checkup.tested())
    ours = {kind for kind in kinds(Scene) if kind.__module__.startswith("valhalla.") and not isabstract(kind)}
    assert ours - shown <= {HallScene, HearthScene, PauseScene, NewGameScene}  # what others are made of
    assert not list(home.iterdir())


def test_a_broken_picture_and_a_missing_sound_folder_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "assets"
    shutil.copytree(data_dir("assets") / "fonts", assets / "fonts")
    (assets / "baked").mkdir()
    (assets / "baked" / "torn.webp").write_bytes(b"RIFF\0\0\0\0WEBP")
    app = make_app((640, 400))
    monkeypatch.setattr(paths, "_data_places", lambda: [tmp_path])
    found, heard = list(checkup.assets(app)), app.sound.working
    app.close()
    bad = [one.line for one in found if not one.good]
    assert any("torn.webp" in line for line in bad) and len(bad) == 1 + 2 * heard
    assert "fonts: 9 loaded" in [one.line for one in found if one.good]


def test_a_broken_scene_is_named_and_the_rest_is_tried() -> None:
    def broken(_app: App) -> None:
        raise ZeroDivisionError("no such picture")

    app = make_app((640, 400))
    found = list(checkup.scenes(app, {"menu": broken, "options": all_shots()["options"]}))
    app.close()
    assert [one.line for one in found] == ["menu: ZeroDivisionError: no such picture", "options: drawn"]
    assert [one.good for one in found] == [False, True]
