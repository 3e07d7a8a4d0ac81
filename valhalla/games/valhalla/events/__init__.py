"""What happened. Only `apply` turns events into state; saves, saga, sound and animation read them too.

Each event names the clause that caused it: `rule` is a class constant, or a field where several rules
have the same effect. Fields listed in `hidden` are seen only by those who know the cards; see `view`.
"""
# ruff: noqa: F403 - the parts are one vocabulary

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from valhalla.games.valhalla.events.base import *
from valhalla.games.valhalla.events.base import Event
from valhalla.games.valhalla.events.battle import *
from valhalla.games.valhalla.events.ending import *
from valhalla.games.valhalla.events.expansions import *
from valhalla.games.valhalla.events.monsters import *
from valhalla.games.valhalla.events.setup import *
from valhalla.games.valhalla.events.turn import *

ALL: tuple[type[Event], ...] = tuple(Event.__subclasses__())
ANY: Any = reduce(or_, ALL)
