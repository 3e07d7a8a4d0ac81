"""The data folders in every kind of installation, and the player's own folders."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from valhalla.kernel import paths

ROOT = Path(__file__).resolve().parents[2]


def installed_in(place: Path) -> ModuleType:
    """The module `paths`, loaded from a copy of the program made in `place`."""
    kernel = place / "valhalla" / "kernel"
    kernel.mkdir(parents=True)
    copy = shutil.copy(paths.__file__, kernel)
    spec = importlib.util.spec_from_file_location("paths_elsewhere", copy)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def folder_with_card(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "wolf.yaml").write_text("cards: []\n")
    return folder


def test_source_tree_has_its_data_at_the_top() -> None:
    assert paths.data_dir("cards") == ROOT / "cards"
    assert paths.data_dir("assets") == ROOT / "assets"
    assert any((ROOT / "cards").rglob("*.yaml"))


def test_another_source_tree_finds_its_own_data(tmp_path: Path) -> None:
    elsewhere = installed_in(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    cards = folder_with_card(tmp_path / "cards")
    assert elsewhere.data_dir("cards") == cards


def test_wheel_has_its_data_in_the_package(tmp_path: Path) -> None:
    elsewhere = installed_in(tmp_path)
    cards = folder_with_card(tmp_path / "valhalla" / "data" / "cards")
    assert elsewhere.data_dir("cards") == cards


def test_folder_beside_an_installed_package_is_not_ours(tmp_path: Path) -> None:
    elsewhere = installed_in(tmp_path)
    folder_with_card(tmp_path / "cards")
    with pytest.raises(elsewhere.MissingData):
        elsewhere.data_dir("cards")


def test_executable_has_its_data_in_the_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = folder_with_card(tmp_path / "valhalla" / "data" / "cards")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.data_dir("cards") == cards


def test_missing_data_is_named_with_the_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(paths.MissingData, match="Valhalla's assets folder is missing") as caught:
        paths.data_dir("assets")
    assert str(tmp_path / "valhalla" / "data" / "assets") in str(caught.value)


def test_chosen_home_holds_saves_and_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALHALLA_HOME", str(tmp_path / "hall"))
    assert paths.home() == tmp_path / "hall"
    assert paths.saves_dir() == tmp_path / "hall" / "saves"
    assert paths.config_dir() == tmp_path / "hall"
    assert not (tmp_path / "hall").exists()


def test_chosen_home_stays_when_the_program_changes_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VALHALLA_HOME", "hall")
    assert paths.home() == tmp_path / "hall"


def test_chosen_home_may_begin_with_a_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALHALLA_HOME", "~/hall")
    assert paths.home() == Path.home() / "hall"


if sys.platform == "linux":  # other systems have folders of their own, which platformdirs knows

    @pytest.mark.parametrize("unset", [True, False])
    def test_usual_home_is_the_systems_folder(
        unset: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        if unset:
            monkeypatch.delenv("VALHALLA_HOME", raising=False)
        else:
            monkeypatch.setenv("VALHALLA_HOME", "")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
        assert paths.home() == tmp_path / "data" / "valhalla"
        assert paths.saves_dir() == tmp_path / "data" / "valhalla" / "saves"
        assert paths.config_dir() == tmp_path / "config" / "valhalla"
