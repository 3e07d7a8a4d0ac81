"""The Hammer Throw on the floor of thinking."""

from __future__ import annotations

from valhalla.ai.hammer.levels import LEVELS
from valhalla.ai.hammer.weighing import WEIGHING
from valhalla.ai.record import Thinking

RECORD = Thinking(LEVELS, weighing=WEIGHING)
