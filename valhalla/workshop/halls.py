"""Shots of the scenes that are of no game."""

from __future__ import annotations

from typing import Final

from valhalla.ui.scenes.credits import CreditsScene
from valhalla.ui.scenes.keys import KeysScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.scenes.welcome import WelcomeScene
from valhalla.workshop.posing import Shot
from valhalla.workshop.showing import opened

SHOTS: Final[dict[str, Shot]] = {
    "welcome": opened(WelcomeScene),
    "menu": opened(MenuScene),
    "saves": opened(SavesScene),
    "options": opened(OptionsScene),
    "keys": opened(KeysScene),
    "credits": opened(CreditsScene),
}
