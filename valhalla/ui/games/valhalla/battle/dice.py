"""Dice with a memory: which die is which, from roll to socket, and how one looks lying, flying, or placed.

The rules know dice by value only. To move them on the screen each needs an identity, which is found by
following the events of the battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.monsters.events import GiantRolled, MonsterAttacked, MonsterChallenged
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE, SUPPLY, WEAPONS
from valhalla.ui.art import Art
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import Throw, Throws, draw_die, draw_flat, frame_rect, warmed

if TYPE_CHECKING:
    from valhalla.ui.table.match import Match

__all__ = [
    "Cup", "Die", "Throw", "Throws", "colour", "cups", "draw_still", "draw_top", "file", "frame_rect",
    "of_this_battle", "warm",
]  # fmt: skip


class Die(NamedTuple):
    id: int
    value: int


class Cup:
    """The dice of one side: where each of them is."""

    def __init__(self) -> None:
        self.loose: list[Die] = []
        self.placed: dict[int, list[Die]] = {}
        self.spent: list[Die] = []
        self.choice: list[Die] = []
        self.thrown: list[int] = []  # by the last event
        self._made = 0

    def new(self, values: Iterable[int]) -> list[Die]:
        made = [Die(self._made + i, value) for i, value in enumerate(values)]
        self._made += len(made)
        return made

    def take(self, values: Iterable[int]) -> list[Die]:
        """Loose dice of these values, no longer loose."""
        found = []
        for value in values:
            die = next((die for die in reversed(self.loose) if die.value == value), None)
            if die is not None:
                self.loose.remove(die)
                found.append(die)
        return found

    def put(self, dice: Iterable[Die]) -> None:
        self.loose = sorted([*self.loose, *dice], key=lambda die: (die.value, die.id))


def _rolled(cup: Cup, e: ev.DiceRolled) -> None:
    cup.loose = cup.new(e.dice)
    cup.thrown = [die.id for die in cup.loose]


def _rerolled(cup: Cup, e: ev.DiceRerolled) -> None:
    if e.discarded != NONE:
        cup.spent += cup.take((e.discarded,))
    again = [Die(die.id, after) for die, after in zip(cup.take(e.before), e.after, strict=False)]
    cup.put(again)
    cup.thrown = [die.id for die in again]


def _armed(cup: Cup, e: ev.WarriorArmed) -> None:
    """Weapon supply cards lie in sockets like dice, but were never thrown."""
    dice = cup.take(die for die in e.dice if die < SUPPLY)
    cup.placed[e.slot] = [*dice, *cup.new(die for die in e.dice if die >= SUPPLY)]


def _discarded(cup: Cup, e: ev.DieDiscarded) -> None:
    cup.spent += cup.take((e.die,))


def _turned(cup: Cup, e: ev.DiceTurned) -> None:
    cup.put(Die(die.id, after) for die, after in zip(cup.take(e.before), e.after, strict=False))


def _extra(cup: Cup, e: ev.ExtraDiceRolled) -> None:
    cup.choice = cup.new(e.dice)
    cup.thrown = [die.id for die in cup.choice]


def _kept(cup: Cup, e: ev.DieKept) -> None:
    kept = next((die for die in cup.choice if die.value == e.die), None)
    cup.put([kept] if kept else [])
    cup.choice = []


def _giant(cup: Cup, e: GiantRolled) -> None:
    """The extra die of an activated frost giant (V15.5)."""
    new = cup.new((e.die,))
    cup.put(new)
    cup.thrown = [die.id for die in new]


FOLLOW: Final[dict[type, Any]] = {
    ev.DiceRolled: _rolled,
    ev.DiceRerolled: _rerolled,
    ev.WarriorArmed: _armed,
    ev.DieDiscarded: _discarded,
    ev.DiceTurned: _turned,
    ev.ExtraDiceRolled: _extra,
    ev.DieKept: _kept,
    GiantRolled: _giant,
}


START: Final = (ev.AttackDeclared, ev.RagnarokFaced, MonsterChallenged, MonsterAttacked)


def of_this_battle(match: Match) -> list[Any]:
    """What has been shown of the battle that is being fought."""
    starts = (n for n in range(len(match.told) - 1, -1, -1) if isinstance(match.told[n], START))
    first = next(starts, None)
    return [] if first is None else match.told[first:]


def cups(match: Match, s: State) -> dict[int, Cup]:
    """The dice of both sides, as far as the battle has been shown."""
    battle = s.battle
    assert battle is not None
    found = {side.seat: Cup() for side in (battle.attack, battle.defence) if side}
    for event in of_this_battle(match):
        follow = FOLLOW.get(type(event))
        cup = found.get(getattr(event, "seat", NONE))
        for one in found.values():
            one.thrown = []
        if follow is not None and cup is not None:
            follow(cup, event)
    for seat, cup in found.items():
        if not _agrees(cup, battle.side(seat), battle.choice):
            found[seat] = _plain(battle.side(seat), battle.choice if _chooses(s, seat) else ())
    return found


def _chooses(s: State, seat: int) -> bool:
    return len(s.agenda[-1]) > 1 and s.step_seat == seat


def _agrees(cup: Cup, side: Side, choice: tuple[int, ...]) -> bool:
    placed = {slot: sorted(dice) for slot, dice in side.placed}
    return (
        tuple(die.value for die in cup.loose) == side.loose
        and {slot: sorted(die.value for die in dice) for slot, dice in cup.placed.items()} == placed
        and (not cup.choice or tuple(die.value for die in cup.choice) == choice)
    )


def _plain(side: Side, choice: tuple[int, ...]) -> Cup:
    """Dice without a past."""
    cup = Cup()
    cup.loose = cup.new(side.loose)
    cup.placed = {slot: cup.new(dice) for slot, dice in side.placed}
    cup.spent = cup.new([FACES.index("blank")] * side.spent)
    cup.choice = cup.new(choice)
    return cup


# Pictures


def colour(value: int, attacks: bool) -> str:
    return "grey" if value >= EXTRA else "red" if attacks else "black"


def file(value: int, attacks: bool) -> str:
    return f"dice/{colour(value, attacks)}-{FACES[value % EXTRA]}"


def supplied(value: int) -> str:
    """The picture of a weapon that a card supplies."""
    return f"marks/weapon-{WEAPONS[value - SUPPLY]}.webp"


def draw_still(p: Painter, value: int, attacks: bool, rect: Rect, strength: float = 1.0) -> None:
    """A die at rest, with its shadow."""
    draw_die(p, file(value, attacks), rect, strength)


def draw_top(p: Painter, value: int, attacks: bool, rect: Rect, strength: float = 1.0) -> None:
    """A die seen from above, as it lies in a socket; a weapon that a card supplies, as its mark."""
    if value >= SUPPLY:
        p.picture(supplied(value), rect)
        return
    draw_flat(p, file(value, attacks), rect, strength)


def warm(art: Art, side: int) -> Iterator[None]:
    """Make the frames of all throws, a strip at a step, so that the first roll does not stumble."""
    return warmed(art, [f"dice/{dye}-{face}" for dye in ("red", "black", "grey") for face in FACES], side)
