"""Wolves of Odin in the workshop."""

from __future__ import annotations

from typing import Final

from valhalla.workshop.record import WorkRecord
from valhalla.workshop.wolves import shots
from valhalla.workshop.wolves.noting import WolvesNoting
from valhalla.workshop.wolves.soak import SOAKED

TESTED: Final = (
    "wolves", "wolves-new-game", "wolves-scoring", "wolves-gallery",
)  # fmt: skip
RECORD: Final = WorkRecord(
    shots=shots.SHOTS, alike=shots.ALIKE, tested=TESTED, noting=WolvesNoting(), soaked=SOAKED
)
