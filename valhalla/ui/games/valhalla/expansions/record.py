"""What an expansion brings to the window: one record for each, and what it does not name is as without it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.meaning import Meant
from valhalla.ui.table.choosing.orders import Order
from valhalla.ui.table.cues import Cue
from valhalla.ui.table.lesson.shelf import Shelved


class Expansion(NamedTuple):
    name: str
    icon: str
    cues: Mapping[type, Cue] = {}
    saga: Mapping[type, str] = {}  # the signs of its events
    told: tuple[type, ...] = ()  # those of which the curtain tells whom they concern
    chance: tuple[type, ...] = ()  # those by which luck shows itself
    meant: Mapping[int, Meant] = {}  # what a click means at its steps
    picked: Mapping[str, str] = {}  # options that are carried out by a pick alone, with their signs
    in_sight: tuple[int, ...] = ()  # its choices that no hidden card has a part in
    kinds: tuple[Kind, ...] = ()  # of its cards
    samples: tuple[str, ...] = ()  # cards that show what it is about
    lesson: Shelved | None = None
    order: Order | None = None  # whether one is asked about it in the turns of others
    beside: Mapping[str, str] = {}  # pictures of its rules
    below: Mapping[str, tuple[str, ...]] = {}
