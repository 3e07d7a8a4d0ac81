"""Wolves of Odin join the window."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.joining import Later
from valhalla.ui.doors import Door
from valhalla.ui.table.record import GameRecord, Plate
from valhalla.words.language import N_

ROOM: Final = "valhalla.ui.games.wolves"
RECORD: Final = GameRecord(
    plates=(
        Plate(
            "new-wolves",
            N_("Wolves of Odin"),
            N_("2–5 seats · rows, knives and costly gods"),
            "wolf-head",
            Door(f"{ROOM}.new_game:WolvesTable"),
        ),
    ),
    staging=Later(f"{ROOM}.staging:WolvesStaging"),
    gallery=Door(f"{ROOM}.gallery:WolvesGallery"),
    lessons=Later(f"{ROOM}.lesson:SHELF"),
)
