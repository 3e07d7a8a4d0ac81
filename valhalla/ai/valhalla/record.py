"""Valhalla on the floor of thinking."""

from __future__ import annotations

from valhalla.ai.record import Thinking
from valhalla.ai.valhalla.levels import LEVELS
from valhalla.ai.valhalla.tempers import TEMPERS
from valhalla.ai.valhalla.weighing import WEIGHING

RECORD = Thinking(LEVELS, tuple(TEMPERS), weighing=WEIGHING)
