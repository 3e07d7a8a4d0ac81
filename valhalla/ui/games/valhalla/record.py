"""Valhalla joins the window, by two plates: against each other, and against a monster."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.joining import Later
from valhalla.ui.doors import Door
from valhalla.ui.table.record import GameRecord, Plate
from valhalla.words.language import N_

ROOM: Final = "valhalla.ui.games.valhalla"
RECORD: Final = GameRecord(
    plates=(
        Plate(
            "new",
            N_("Valhalla"),
            N_("2–6 seats · dice, shields and a glorious death"),
            "skull",
            Door(f"{ROOM}.new_game.scene:ValhallaTable"),
        ),
        Plate(
            "new-monster",
            N_("Against a monster"),
            N_("1–4 seats · alone by the fire, or together"),
            "monster",
            Door(f"{ROOM}.monster.new_game:MonsterTable"),
        ),
    ),
    staging=Later(f"{ROOM}.staging:ValhallaStaging"),
    away=Later(f"{ROOM}.away:ValhallaAway"),
    gallery=Door(f"{ROOM}.gallery:ValhallaGallery"),
    lessons=Later(f"{ROOM}.lessons:SHELF"),
    chronicle=Later(f"{ROOM}.chronicle:ValhallaChronicled"),
    pictures=Later(f"{ROOM}.rule_pictures:ValhallaPictures"),
    table=Later(f"{ROOM}.new_game.last_table:LastValhalla"),
)
