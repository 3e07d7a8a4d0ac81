"""The Hammer Throw in the workshop."""

from __future__ import annotations

from typing import Final

from valhalla.workshop.hammer import shots
from valhalla.workshop.hammer.figures import figures
from valhalla.workshop.hammer.noting import HammerNoting
from valhalla.workshop.hammer.soak import SOAKED
from valhalla.workshop.record import WorkRecord

TESTED: Final = (
    "hammer", "hammer-new-game", "hammer-scoring", "hammer-gallery",
)  # fmt: skip
RECORD: Final = WorkRecord(
    shots=shots.SHOTS, alike=shots.ALIKE, tested=TESTED, noting=HammerNoting(), soaked=SOAKED, figures=figures
)
