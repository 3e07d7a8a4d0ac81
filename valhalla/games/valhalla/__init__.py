"""Valhalla, the main game: the verbs of `kernel.game.Game`."""

from __future__ import annotations

import msgspec

from valhalla.games.valhalla import commands as _commands
from valhalla.games.valhalla import events as _events
from valhalla.games.valhalla.apply import apply
from valhalla.games.valhalla.checks import check
from valhalla.games.valhalla.choices import groups, legal, to_act
from valhalla.games.valhalla.rules import blank, decide, new
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Setup, table
from valhalla.games.valhalla.view import determinize, seen_by, view
from valhalla.kernel.game import Outcome

__all__ = ["Setup", "State", "apply", "blank", "check", "decide", "determinize", "groups", "legal", "new", "seen_by", "to_act", "view"]
