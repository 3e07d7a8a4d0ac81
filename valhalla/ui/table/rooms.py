"""What a game has in its room of the window, found by the game's id and loaded when it is wanted."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from valhalla.kernel.joining import JOINED

if TYPE_CHECKING:
    from valhalla.ui.app import App
    from valhalla.ui.table.gallery.scene import GalleryScene


def _of(game: str, module: str, name: str) -> Any:
    room = JOINED[game].ui.rpartition(".")[0]
    return getattr(import_module(f"{room}.{module}"), f"{game.capitalize()}{name}")


def gallery_of(app: App, game: str) -> GalleryScene:
    """The gallery of a game."""
    found: GalleryScene = _of(game, "gallery", "Gallery")(app)
    return found
