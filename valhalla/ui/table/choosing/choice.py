"""A command being put together, pick by pick, from what `options` describes. Knows no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from valhalla.kernel.game import Game, Option, Pick

# What kind of thing each pick is chosen from.
THINGS: Final = {
    "card": "card", "cards": "card", "slot": "slot", "slots": "slot", "target": "seat", "dice": "die",
    "discard": "price", "die": "die", "faces": "face", "jarl": "jarl", "deck": "deck", "hammers": "hammers",
    "give": "give", "take": "take", "points": "points", "row": "row", "supply": "supply",
    "side": "side", "strength": "strength", "unit": "unit", "units": "unit", "thralls": "thrall",
    "deity": "deity", "pay": "pay", "targets": "god", "colour": "colour", "handful": "handful",
    "more": "more", "call": "call",
}  # fmt: skip
# Picks whose value is a tuple.
MANY: Final = (
    "cards", "slots", "dice", "faces", "give", "take", "points", "units", "thralls", "pay", "targets",
    "handful",
)  # fmt: skip
FIELDS: Final = {"handful": "cards"}  # of a command that names a card and others of the same hand
Joins = Callable[[Option, str, list[int]], bool]
AGAIN: Final = ("face",)  # things that may be picked more than once: two dice may show the same
NOTHING: Final = -1  # in the place of a thing that is not named
ABILITIES: Final = {"use_main": False, "use_extra": True}


def makers(game: Game) -> dict[str, Callable[..., Any]]:
    """The commands of a game by the kind of option they answer."""
    found: dict[str, Callable[..., Any]] = {}
    for command in get_args(game.COMMAND):
        found[str(command.__struct_config__.tag)] = command
    return found


class Choice:
    """What has been picked so far, and what may be picked next."""

    def __init__(self, game: Game, options: tuple[Option, ...], joins: Joins | None = None) -> None:
        """*joins* says whether things of one kind go together; without it, all do that may be picked."""
        self._makers = makers(game)
        self._joins = joins or (lambda option, thing, values: True)
        self.all = options
        self.fixed: Option | None = None  # somebody said which of the options it is to be
        self.picked: dict[str, list[int]] = {}  # by thing, in the order of picking

    def fix(self, option: Option | None) -> None:
        """Begin anew with this option alone, or with all."""
        self.fixed = option
        self.picked = {}

    @property
    def options(self) -> tuple[Option, ...]:
        return (self.fixed,) if self.fixed is not None else self.all

    def live(self) -> list[Option]:
        """The options that all that is picked could belong to."""
        return [
            option
            for option in self.options
            if all(_allows(option, t, v) and self._joins(option, t, v) for t, v in self.picked.items())
        ]

    def has(self, thing: str, value: int) -> bool:
        return value in self.picked.get(thing, ())

    def takes(self, thing: str, value: int) -> bool:
        """Whether this may be picked now; the last one picked gives way if there is room for one only."""
        return any(self._would_fit(option, thing, value) for option in self.live())

    def _would_fit(self, option: Option, thing: str, value: int) -> bool:
        picked = self.picked.get(thing, [])
        return any(
            value in pick.candidates
            and (value in picked or self._joins(option, thing, [*picked[: pick.most - 1], value]))
            for pick in picks_of(option, thing)
        )

    def take(self, thing: str, value: int) -> bool:
        """Pick it, or put it back if it was picked. False if it cannot be."""
        values = self.picked.setdefault(thing, [])
        if value in values and thing not in AGAIN:
            values.remove(value)
            if not values:
                del self.picked[thing]
            return True
        fitting = [option for option in self.live() if self._would_fit(option, thing, value)]
        if not fitting:
            if not values:
                del self.picked[thing]
            return False
        most = max(pick.most for option in fitting for pick in picks_of(option, thing))
        if len(values) >= most:
            values.pop()
        values.append(value)
        return True

    def take_what_must_be(self) -> None:
        """Pick what the option that somebody has pressed leaves no choice about, if that is all of it."""
        assert self.fixed is not None
        if all(len(pick.candidates) == pick.least == pick.most == 1 for pick in self.fixed.picks):
            self.picked = {THINGS[pick.name]: list(pick.candidates) for pick in self.fixed.picks}

    def open(self, thing: str) -> bool:
        """Whether something of this kind is still to be picked."""
        have = len(self.picked.get(thing, ()))
        return any(pick.least > have for option in self.live() for pick in picks_of(option, thing))

    def complete(self) -> list[Option]:
        """The options for which nothing is missing."""
        return [option for option in self.live() if self._is_complete(option)]

    def _is_complete(self, option: Option) -> bool:
        wanted = {THINGS[pick.name] for pick in option.picks}
        if set(self.picked) - wanted:
            return False
        return all(
            pick.least <= len(self.picked.get(THINGS[pick.name], ())) <= pick.most for pick in option.picks
        )

    def command(self, option: Option) -> Any:
        """The command that says what was picked."""
        fields: dict[str, Any] = {}
        for pick in option.picks:
            values = self.picked.get(THINGS[pick.name], [])
            if pick.name in MANY:
                fields[FIELDS.get(pick.name, pick.name)] = tuple(values)
            elif values:
                fields[pick.name] = values[0]
        return make(self._makers, option.kind, fields)


def make(found: dict[str, Callable[..., Any]], kind: str, fields: dict[str, Any]) -> Any:
    if kind in ABILITIES:
        return found["use_ability"](extra=ABILITIES[kind], **fields)
    return found[kind](**fields)


def picks_of(option: Option, thing: str) -> list[Pick]:
    return [pick for pick in option.picks if THINGS[pick.name] == thing]


def picks_in(command: Any) -> dict[str, list[int]]:
    """What one would pick for a command, in the order in which it names it."""
    found: dict[str, list[int]] = {}
    for field, value in msgspec.structs.asdict(command).items():
        values = value if isinstance(value, tuple) else (value,)
        named = [one for one in values if field in THINGS and one != NOTHING]
        if named:
            found[THINGS[field]] = named
    return found


def picked_for(command: Any) -> set[tuple[str, int]]:
    """The things one would pick for a command."""
    return {(thing, value) for thing, values in picks_in(command).items() for value in values}


def _allows(option: Option, thing: str, values: list[int]) -> bool:
    return any(
        len(values) <= pick.most and all(value in pick.candidates for value in values)
        for pick in picks_of(option, thing)
    )
