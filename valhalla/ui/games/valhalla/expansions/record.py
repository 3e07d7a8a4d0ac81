"""What an expansion brings to the window: one record for each, and what it does not name is as without it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from valhalla.games.valhalla.cards import Card
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.meaning import Meant
from valhalla.ui.table.choosing.orders import Order
from valhalla.ui.table.cues import Cue
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard
    from valhalla.ui.games.valhalla.lore import LoreThing
    from valhalla.ui.table.scene import PlayScene


class Laid(NamedTuple):
    """What lies in the middle of the table besides the piles of every game."""

    part: Part
    lies: Callable[[State], bool]
    thing: Callable[[PlayScene, Rect], LoreThing]
    face: Callable[[Table, int], tuple[Card, dict[str, Any]]]  # the card looked at closely, and how it stands
    wide: float = 0.0  # of the height; else as wide as a card


class Happens(NamedTuple):
    """An event of an expansion: its cue, and its sign in the saga."""

    cue: Cue | None = None
    sign: str = ""
    told: bool = False  # by the curtain to whom it concerns
    chance: bool = False  # luck shows itself by it


class Expansion(NamedTuple):
    name: str
    icon: str
    happens: Mapping[type, Happens] = {}
    laid: Laid | None = None
    panels: Mapping[int, Callable[[BattleBoard, Rect], list[Widget]]] = {}  # in the tray at its steps
    meant: Mapping[int, Meant] = {}  # what a click means at its steps
    picked: Mapping[str, str] = {}  # options that are carried out by a pick alone, with their signs
    in_sight: tuple[int, ...] = ()  # its choices that no hidden card has a part in
    kinds: tuple[Kind, ...] = ()  # of its cards
    samples: tuple[str, ...] = ()  # cards that show what it is about
    lesson: Shelved | None = None
    order: Order | None = None  # whether one is asked about it in the turns of others
    beside: Mapping[str, str] = {}  # pictures of its rules
    below: Mapping[str, tuple[str, ...]] = {}
