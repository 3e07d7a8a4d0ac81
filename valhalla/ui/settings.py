"""The player's settings: a YAML file in the config folder. What is unknown or bad in it is not used."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any, Final, Literal, get_type_hints

import msgspec
import yaml

from valhalla.kernel.paths import config_dir
from valhalla.words.language import _

Speed = Literal["calm", "brisk", "instant"]
SPEEDS: Final[dict[str, float]] = {"calm": 0.75, "brisk": 1.4, "instant": 1000.0}
SagaLevel = Literal["story", "standard", "full"]
HUNT: Final = "monster"  # the table against a monster is remembered by this name
Colours = Literal["standard", "red-green", "blue-yellow", "contrast"]  # as in theme.py


class SeatChoice(msgspec.Struct, frozen=True):
    """A seat as the new-game scene remembers it."""

    name: str
    kind: str = "human"
    shield: int = 0


class LastTable(msgspec.Struct, frozen=True):
    """The table that was laid last. `first` is the first player and `loki` Loki's card, or None: by lot.

    With a `monster`, all play against it, at this level.
    """

    seats: tuple[SeatChoice, ...] = ()
    variants: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    first: int | None = None
    undo: bool = True
    score: bool = False
    game: str = "valhalla"
    loki: str | None = None
    monster: str | None = None
    level: int = 1


class Settings(msgspec.Struct):
    language: str = ""
    scale: int = 100
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
    last_table: LastTable = LastTable()  # of Valhalla
    other_tables: dict[str, LastTable] = {}  # of the other games, by their ids; and HUNT

    def table_of(self, game: str, *, hunt: bool = False) -> LastTable:
        """The table of a game that was laid last; with *hunt* the last one against a monster."""
        if hunt:
            return self.other_tables.get(HUNT, LastTable(monster="fenrir"))
        if game == self.last_table.game:
            return self.last_table
        return self.other_tables.get(game, LastTable(game=game))

    def remember(self, table: LastTable) -> None:
        """The table that is laid now."""
        if table.game == self.last_table.game and table.monster is None:
            self.last_table = table
        else:
            name = table.game if table.monster is None else HUNT
            self.other_tables = {**self.other_tables, name: table}


BOUNDS: Final = {"scale": (75, 200), "master": (0, 100), "effects": (0, 100), "music": (0, 100)}


def settings_file() -> Path:
    return config_dir() / "settings.yaml"


def load(path: Path) -> tuple[Settings, list[str]]:
    """The settings of a file, and a sentence about everything in it that could not be used."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), []
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), [
            _("The settings cannot be read ({why}); the defaults are used.").format(why=error)
        ]
    try:
        found = yaml.safe_load(text)
    except (yaml.YAMLError, RecursionError) as error:
        why = str(error).splitlines()[0]
        return Settings(), [_("The settings are damaged ({why}); the defaults are used.").format(why=why)]
    if not isinstance(found, dict):
        return Settings(), [_("The settings are damaged; the defaults are used.")] if found else []
    return _taken(found)


def _taken(found: dict[Any, Any]) -> tuple[Settings, list[str]]:
    settings, trouble = Settings(), []
    hints = get_type_hints(Settings)
    for name, value in found.items():
        try:
            if name not in hints:
                raise ValueError
            taken = msgspec.convert(value, hints[name])
            if name in BOUNDS and not BOUNDS[name][0] <= taken <= BOUNDS[name][1]:
                raise ValueError
        except (ValueError, TypeError):
            trouble.append(_("The setting “{name}” is unknown or bad and is ignored.").format(name=name))
            continue
        setattr(settings, name, taken)
    return settings, trouble


def save(settings: Settings, path: Path) -> None:
    """Write the settings at one stroke. Raises OSError; the old file stays then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    try:
        draft.write_text(
            yaml.safe_dump(msgspec.to_builtins(settings), allow_unicode=True, sort_keys=False),
            encoding="utf-8",
        )
        os.replace(draft, path)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
