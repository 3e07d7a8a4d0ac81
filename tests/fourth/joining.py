"""How the fourth game joins: by naming its rooms, and nothing else."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.joining import Rooms

ROOMS: Final = Rooms(
    title="Doubles",
    rules="tests.fourth.rules",
    ai="tests.fourth.ai",
    words="tests.fourth.words",
    ui="tests.fourth.window",
    workshop="tests.fourth.workshop",
)
