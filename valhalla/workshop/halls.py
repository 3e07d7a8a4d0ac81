"""Shots of the scenes that are of no game."""

from __future__ import annotations

from typing import Final

from valhalla.ui.app import App
from valhalla.ui.scenes.credits import CreditsScene
from valhalla.ui.scenes.keys import KeysScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.scenes.welcome import WelcomeScene
from valhalla.workshop.posing import Shot


def _welcome(app: App) -> None:
    app.reset(WelcomeScene(app))


def _menu(app: App) -> None:
    app.reset(MenuScene(app))


def _saves(app: App) -> None:
    app.reset(SavesScene(app))


def _options(app: App) -> None:
    app.reset(OptionsScene(app))


def _keys(app: App) -> None:
    app.reset(KeysScene(app))


def _credits(app: App) -> None:
    app.reset(CreditsScene(app))


SHOTS: Final[dict[str, Shot]] = {
    "welcome": _welcome, "menu": _menu, "saves": _saves, "options": _options, "keys": _keys,
    "credits": _credits,
}  # fmt: skip
