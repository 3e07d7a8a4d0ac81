"""Valhalla's lessons: of the whole game, and short ones for expansions and a monster."""

from __future__ import annotations

from typing import Final

from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.games.valhalla.lesson import VALHALLA
from valhalla.ui.games.valhalla.monster.lesson import LESSON
from valhalla.ui.games.valhalla.monster.together.lesson import TOGETHER
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words import games
from valhalla.words.language import N_, _

WHOLE: Final = Shelved(
    "valhalla",
    VALHALLA,
    "skull",
    lambda: games.name("valhalla"),
    lambda: _("The game itself: a first evening, step by step."),
    N_("five minutes"),
    whole=True,
)
SHORT: Final = (*(expansion.lesson for expansion in EXPANSIONS if expansion.lesson), LESSON, TOGETHER)
SHELF: Final = (WHOLE, *SHORT)
