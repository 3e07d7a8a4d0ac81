"""Who plays Doubles: thralls are soon content, karls dare as long as it pays."""

from __future__ import annotations

from typing import Final

from tests.fourth.rules import Keep, Step, Throw
from valhalla.ai.levels import at_random
from valhalla.ai.record import Thinking
from valhalla.ai.thought import Candidate, Knowledge, Level, Thought

PAYS: Final = 35  # five of six throws add seven, one loses all: below this another throw gains more


def _until(enough: int) -> Level:
    def level(k: Knowledge) -> Thought:
        keeps = k.view.step == Step.DARE and k.view.pot >= enough
        command = Keep() if keeps else Throw()
        return Thought(command, (Candidate(command, float(k.view.pot)),))

    return level


LEVELS: Final[dict[str, Level]] = {
    "random": at_random, "thrall": _until(7), "karl": _until(PAYS), "jarl": _until(PAYS),
    "norn": _until(PAYS),
}  # fmt: skip
RECORD: Final = Thinking(LEVELS)
