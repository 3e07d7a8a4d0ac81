"""Wolves of Odin on the floor of thinking."""

from __future__ import annotations

from valhalla.ai.record import Guest, Thinking
from valhalla.ai.wolves.levels import LEVELS
from valhalla.games.wolves.table import SHADOWED

# Two at a table are joined by the shadow clan (see docs/ai.md).
RECORD = Thinking(LEVELS, guest=Guest("shadow", "karl", SHADOWED))
