"""Where things are: the data that comes with the program, and the folders that belong to the player."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

import platformdirs

DataName = Literal["cards", "assets"]

PACKAGE = Path(__file__).resolve().parents[1]


class MissingData(FileNotFoundError):
    """A data folder of the program is nowhere to be found: the installation is damaged."""

    def __init__(self, name: str, places: list[Path]) -> None:
        looked = ", ".join(str(place) for place in places)
        super().__init__(f"Valhalla's {name} folder is missing (looked for {looked}); install Valhalla again")
        self.name = name
        self.places = places

    def __reduce__(self) -> tuple[type[MissingData], tuple[str, list[Path]]]:
        """It may come out of a worker process."""
        return type(self), (self.name, self.places)


def data_dir(name: DataName) -> Path:
    """The folder of the cards or the assets: in an executable, an installed wheel or a source tree."""
    places = [place / name for place in _data_places()]
    for place in places:
        if place.is_dir():
            return place
    raise MissingData(name, places)


def _data_places() -> list[Path]:
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return [Path(bundle, "valhalla", "data")]
    source_tree = PACKAGE.parent
    # Beside an installed package lie other people's folders, which may well be named `cards` or `assets`.
    if (source_tree / "pyproject.toml").is_file():
        return [source_tree]
    return [PACKAGE / "data"]


def home() -> Path:
    """The player's data folder, VALHALLA_HOME if that is set. Who writes there makes it first."""
    return _chosen_home() or platformdirs.user_data_path("valhalla", appauthor=False)


def saves_dir() -> Path:
    return home() / "saves"


def config_dir() -> Path:
    """Where settings are kept: in VALHALLA_HOME itself if that is set."""
    return _chosen_home() or platformdirs.user_config_path("valhalla", appauthor=False)


def _chosen_home() -> Path | None:
    chosen = os.environ.get("VALHALLA_HOME")
    return Path(chosen).expanduser().absolute() if chosen else None
