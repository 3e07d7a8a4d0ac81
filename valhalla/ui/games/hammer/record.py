"""The Hammer Throw joins the window."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.joining import Later
from valhalla.ui.doors import Door
from valhalla.ui.table.record import GameRecord, Plate
from valhalla.words.language import N_

ROOM: Final = "valhalla.ui.games.hammer"
RECORD: Final = GameRecord(
    plates=(
        Plate(
            "new-hammer",
            N_("The Hammer Throw"),
            N_("1–5 seats · iron dice, and knowing when to stop"),
            "hammer",
            Door(f"{ROOM}.new_game:HammerTable"),
        ),
    ),
    staging=Later(f"{ROOM}.staging:HammerStaging"),
    gallery=Door(f"{ROOM}.gallery:HammerGallery"),
    lessons=Later(f"{ROOM}.lesson:SHELF"),
    pictures=Later(f"{ROOM}.rule_pictures:HammerPictures"),
)
