"""The one record by which a game joins the window. All but its plates in the menu is loaded when wanted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from valhalla.kernel import joining
from valhalla.kernel.joining import JOINED, Later
from valhalla.ui.doors import Door

if TYPE_CHECKING:
    from valhalla.ui.scenes.chronicle_rows import Chronicled
    from valhalla.ui.scenes.rule_pictures import RulePictures
    from valhalla.ui.settings import LastTable
    from valhalla.ui.table.away import Away
    from valhalla.ui.table.lesson.shelf import Shelved
    from valhalla.ui.table.staging import Staging
    from valhalla.ui.widgets.emblems import Emblem


class Plate(NamedTuple):
    """A plate in the menu: what it says, untranslated, and where one lays such a table."""

    name: str
    label: str
    note: str
    icon: str
    opens: Door


class GameRecord(NamedTuple):
    """What the window knows of a game."""

    plates: tuple[Plate, ...]
    staging: Later[type[Staging]]
    gallery: Door
    lessons: Later[Sequence[Shelved]]
    away: Later[type[Away]] = Later("valhalla.ui.table.away:Away")
    chronicle: Later[type[Chronicled]] = Later("valhalla.ui.scenes.chronicle_rows:Chronicled")
    pictures: Later[type[RulePictures]] = Later("valhalla.ui.scenes.rule_pictures:RulePictures")
    table: Later[type[LastTable]] = Later("valhalla.ui.settings:LastTable")  # with what it alone asks


def record_of(game: str) -> GameRecord:
    return cast(GameRecord, joining.record(game, "ui"))


def records() -> list[GameRecord]:
    """Of all games, in the order of the menu."""
    return [record_of(game) for game in JOINED]


@cache
def staging(game: str) -> Staging:
    """How a game of this id is staged."""
    return record_of(game).staging()()


@cache
def away(game: str) -> Away:
    """How its tables are told of away from the table."""
    return record_of(game).away()()


def emblems_of(game: str, expansions: Collection[str]) -> list[Emblem]:
    """The signs of the expansions at a table; none if the game is not ours."""
    return away(game).emblems(expansions) if expansions and game in JOINED else []


@cache
def chronicled(game: str) -> Chronicled:
    """What the chronicle knows of its games."""
    return record_of(game).chronicle()(game)


def pictures_of(game: str) -> type[RulePictures]:
    """The pictures of its rulebook."""
    return record_of(game).pictures()
