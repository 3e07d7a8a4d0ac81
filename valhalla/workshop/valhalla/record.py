"""Valhalla in the workshop."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.joining import Later
from valhalla.workshop.record import WorkRecord
from valhalla.workshop.valhalla import shots, shots_expansions, shots_monsters
from valhalla.workshop.valhalla.figures import figures
from valhalla.workshop.valhalla.noting import ValhallaNoting
from valhalla.workshop.valhalla.soak import SOAKED

TESTED: Final = (
    "new-game", "new-monster", "rule", "jarls", "table", "discard", "attack", "hurl", "scoring", "curtain",
    "folded", "folded-battle", "pause", "reference", "why", "gallery", "gallery-large", "chronicle",
    "lessons", "lesson", "film", "lore",
    "fenrir", "monster-stack", "bonus-pile", "hunt-standing",
)  # fmt: skip
RECORD: Final = WorkRecord(
    shots={**shots.SHOTS, **shots_expansions.SHOTS, **shots_monsters.SHOTS},
    alike=(*shots_expansions.ALIKE, *shots_monsters.ALIKE),
    tested=TESTED,
    noting=ValhallaNoting(),
    soaked=SOAKED,
    figures=figures,
    frames=Later("valhalla.workshop.valhalla.frames:bench"),
)
