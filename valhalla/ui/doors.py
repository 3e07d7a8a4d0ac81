"""Doors from scene to scene: a scene need not know those it leads to, and each is loaded when wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valhalla.kernel.joining import Later
from valhalla.ui.scene import Scene


class Door(Later[Callable[..., Scene]]):
    """A scene by the name of what makes it."""

    def opened(self, *given: Any, **named: Any) -> Scene:
        return self()(*given, **named)

    def way(self, app: Any, *given: Any) -> Callable[[], None]:
        """Leads there, over whatever is shown."""
        return lambda: app.push(self.opened(app, *given))


MENU: Final = Door("valhalla.ui.scenes.menu:MenuScene")
WELCOME: Final = Door("valhalla.ui.scenes.welcome:WelcomeScene")
SAVES: Final = Door("valhalla.ui.scenes.saves:SavesScene")
LESSONS: Final = Door("valhalla.ui.scenes.lessons:LessonsScene")
LESSON: Final = Door("valhalla.ui.table.lesson.scene:begun")
CHRONICLE: Final = Door("valhalla.ui.scenes.chronicle:ChronicleScene")
CREDITS: Final = Door("valhalla.ui.scenes.credits:CreditsScene")
OPTIONS: Final = Door("valhalla.ui.scenes.options:OptionsScene")
KEYS: Final = Door("valhalla.ui.scenes.keys:KeysScene")
RULES: Final = Door("valhalla.ui.scenes.rule:RuleScene")
TABLE: Final = Door("valhalla.ui.table.scene:seated")
PILES: Final = Door("valhalla.ui.table.pieces.pile_scene:PileScene")
REFERENCE: Final = Door("valhalla.ui.table.reference:ReferenceScene")
TABLE_PAUSE: Final = Door("valhalla.ui.table.pause:TablePause")
FILM: Final = Door("valhalla.ui.table.film.scene:filmed")
