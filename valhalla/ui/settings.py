"""The player's settings: a YAML file in the config folder. What is unknown or bad in it is not used."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_type_hints

import msgspec
import yaml

from valhalla.kernel import plain
from valhalla.kernel.files import put
from valhalla.kernel.journal import one_line
from valhalla.kernel.marks import cause
from valhalla.kernel.paths import config_dir
from valhalla.words.language import _, translated

Speed = Literal["calm", "brisk", "instant"]
SPEEDS: Final[dict[str, float]] = {"calm": 0.75, "brisk": 1.4, "instant": 1000.0}
SagaLevel = Literal["story", "standard", "full"]
HUMAN: Final = "human"
MOST_PEOPLE: Final = 6  # whose names are kept
Colours = Literal["standard", "red-green", "blue-yellow", "contrast"]  # as in theme.py


class SeatChoice(msgspec.Struct, frozen=True):
    """A seat as the new-game scene remembers it."""

    name: str
    kind: str = "human"
    shield: int = 0


class LastTable(msgspec.Struct, frozen=True):
    """The table that was laid last; `first` is the first player, or None: by lot.

    A game that asks more adds fields of its own, and names its kind of table in its record.
    """

    seats: tuple[SeatChoice, ...] = ()
    variants: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    first: int | None = None
    undo: bool = True
    score: bool = False
    game: str = "valhalla"
    open: bool = False


def people_of(table: LastTable) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.seats if seat.kind == HUMAN)


Kept = dict[str, Any]  # a table in the file: what its game alone asks is not known here
T = TypeVar("T", bound=LastTable)


class Settings(msgspec.Struct):
    language: str = ""
    text: int = 100  # per cent, of words
    table_size: int = 100
    fullscreen: bool = False
    speed: Speed = "brisk"
    reduced_motion: bool = False
    palette: Colours = "standard"
    master: int = 80
    effects: int = 80
    music: int = 60
    mute_unfocused: bool = True
    odds: bool = True
    confirm: bool = False
    saga: SagaLevel = "standard"
    keys: dict[str, str] = {}  # people's own keys, by the names of acts
    pad: dict[str, int] = {}  # and their buttons
    window: tuple[int, int] = (0, 0)  # its last size; nothing: what suits the screen
    tables: dict[str, Kept] = {}  # that were laid last, by the plates of the menu; the latest at the end
    names: tuple[str, ...] = ()  # of the people who play here, as they sat last; whoever sat out comes after

    def remember(self, name: str, table: LastTable) -> None:
        """The table that is laid now: the last one of all."""
        others = {key: kept for key, kept in self.tables.items() if key != name}
        self.tables = {**others, name: msgspec.to_builtins(table)}

    def table(self, name: str, kind: type[T]) -> T | None:
        """The table that was laid there last, if it is one of this kind."""
        with contextlib.suppress(KeyError, msgspec.ValidationError):
            return msgspec.convert(self.tables[name], kind)
        return None

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who play here; before they were kept, of the table that most people sat at."""
        tables = (self.table(name, LastTable) or LastTable() for name in self.tables)
        return self.names or max((people_of(table) for table in tables), key=len, default=())

    @property
    def company(self) -> tuple[SeatChoice, ...]:
        """The people who sat at the table that was laid last, whatever was played."""
        last = self.table(next(reversed(self.tables), ""), LastTable) or LastTable()
        return tuple(seat for seat in last.seats if seat.kind == HUMAN)

    def sat_down(self, table: LastTable) -> None:
        """People have sat down at a table: each is called so at any other, too."""
        names = people_of(table)
        known = {name.casefold() for name in names}
        self.names = (*names, *(name for name in self.people if name.casefold() not in known))[:MOST_PEOPLE]


# Where the tables stood before 0.2: the one of Valhalla alone, those of the others by their names.
OLD_TABLES: Final[dict[object, Callable[[Any], Any]]] = {
    "last_table": lambda table: {"valhalla": table},
    "other_tables": lambda tables: tables,
}
SIZES: Final = {"text": (100, 175), "table_size": (80, 100)}
OLD_SCALE: Final = "scale", (75, 200)  # when words and tables had one size
BOUNDS: Final = {**SIZES, "master": (0, 100), "effects": (0, 100), "music": (0, 100)}


def sized(scale: int, settings: Settings) -> Settings:
    """With the sizes of words and tables that come nearest to one size for all."""
    for name, (least, most) in SIZES.items():
        setattr(settings, name, max(least, min(scale, most)))
    return settings


def settings_file() -> Path:
    return config_dir() / "settings.yaml"


def load(path: Path | None = None) -> tuple[Settings, list[str]]:
    """The settings of a file, and a sentence about everything in it that could not be used."""
    try:
        found = plain.load(path or settings_file())
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        why = translated(cause(error))
        return Settings(), [_("The settings cannot be read ({why}); the defaults are used.").format(why=why)]
    except plain.BadYaml as error:
        why = one_line(str(error))
        return Settings(), [_("The settings are damaged ({why}); the defaults are used.").format(why=why)]
    if not isinstance(found, dict):
        return Settings(), [_("The settings are damaged; the defaults are used.")] if found else []
    return _taken(found)


def _checked(found: Any) -> dict[str, Kept]:
    """Tables from a file: what all have must be sound; of what a game adds, words and numbers stay."""
    tables = msgspec.convert(found, dict[str, LastTable])
    own = {name: {k: v for k, v in found[name].items() if isinstance(v, str | int | None)} for name in tables}
    return {name: own[name] | msgspec.to_builtins(table) for name, table in tables.items()}


def _within(value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise ValueError
    return value


def _taken(found: dict[Any, Any]) -> tuple[Settings, list[str]]:
    settings, trouble = Settings(), []
    hints = get_type_hints(Settings)
    for name, value in found.items():
        try:
            if name in OLD_TABLES:
                settings.tables = {**_checked(OLD_TABLES[name](value)), **settings.tables}
                continue
            if name == OLD_SCALE[0]:
                sized(_within(msgspec.convert(value, int), *OLD_SCALE[1]), settings)
                continue
            if name not in hints:
                raise ValueError
            taken: Any = _checked(value) if name == "tables" else msgspec.convert(value, hints[name])
            if name in BOUNDS:
                _within(taken, *BOUNDS[name])
        except (ValueError, TypeError):
            shown = one_line(str(name))
            trouble.append(_("The setting “{name}” is unknown or bad and is ignored.").format(name=shown))
            continue
        setattr(settings, name, taken)
    return settings, trouble


def save(settings: Settings, path: Path) -> None:
    """Write the settings at one stroke. Raises OSError; the old file stays then."""
    text = yaml.safe_dump(msgspec.to_builtins(settings), allow_unicode=True, sort_keys=False)
    put(path, text.encode())
