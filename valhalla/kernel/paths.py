"""Where things are: the data that comes with the program, and the folders that belong to the player."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import platformdirs

from valhalla.kernel.marks import told

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


class NoHome(OSError):
    """There is no telling where the player's folder is: no such user, or none at all."""

    def __init__(self, name: str) -> None:
        super().__init__(errno.ENOENT, told("there is no such folder: {folder}", folder=name), name)


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
    """The player's data folder, VALHALLA_HOME if that is set. Who writes there makes it first.

    Raises `NoHome`, an OSError: whoever uses the folder must be ready for one anyway.
    """
    return _chosen_home() or _usual(platformdirs.user_data_path)


def saves_dir() -> Path:
    return home() / "saves"


def config_dir() -> Path:
    """Where settings are kept: in VALHALLA_HOME itself if that is set. Raises as `home` does."""
    return _chosen_home() or _usual(platformdirs.user_config_path)


def _chosen_home() -> Path | None:
    chosen = os.environ.get("VALHALLA_HOME")
    if not chosen:
        return None
    try:
        return Path(chosen).expanduser().absolute()
    except (RuntimeError, OSError) as error:  # no such user; a working folder that is gone
        raise NoHome(chosen) from error


def _usual(place: Callable[..., Path]) -> Path:
    """Where the system keeps such things; it may not even know who we are."""
    try:
        path = place("valhalla", appauthor=False)
    except RuntimeError as error:
        raise NoHome("~") from error
    if not path.is_absolute():  # as earlier versions of the library leave it
        raise NoHome(str(path))
    return path
