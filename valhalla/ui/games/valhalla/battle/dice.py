"""Dice with a memory: which die is which, from roll to socket, and how one looks lying, flying, or placed.

The rules know dice by value only. To move them on the screen each needs an identity, which is found by
following the events of the battle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE, SUPPLY, WEAPONS
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import draw_die, draw_flat
from valhalla.ui.table.dice.cup import Cup, Die

if TYPE_CHECKING:
    from valhalla.ui.table.match import Match


class BattleCup(Cup):
    """The dice of one side: loose, in sockets, given up, to choose from."""

    def __init__(self) -> None:
        super().__init__()
        self.placed: dict[int, list[Die]] = {}
        self.spent: list[Die] = []
        self.choice: list[Die] = []


def _rolled(cup: BattleCup, e: ev.DiceRolled) -> None:
    cup.loose = cup.new(e.dice)
    cup.thrown = [die.id for die in cup.loose]


def _rerolled(cup: BattleCup, e: ev.DiceRerolled) -> None:
    if e.discarded != NONE:
        cup.spent += cup.take((e.discarded,))
    cup.throw_again(e.before, e.after)


def _armed(cup: BattleCup, e: ev.WarriorArmed) -> None:
    """Weapon supply cards lie in sockets like dice, but were never thrown."""
    dice = cup.take(die for die in e.dice if die < SUPPLY)
    cup.placed[e.slot] = [*dice, *cup.new(die for die in e.dice if die >= SUPPLY)]


def _discarded(cup: BattleCup, e: ev.DieDiscarded) -> None:
    cup.spent += cup.take((e.die,))


def _turned(cup: BattleCup, e: ev.DiceTurned) -> None:
    cup.turn(e.before, e.after)


def _extra(cup: BattleCup, e: ev.ExtraDiceRolled) -> None:
    cup.choice = cup.new(e.dice)
    cup.thrown = [die.id for die in cup.choice]


def _kept(cup: BattleCup, e: ev.DieKept) -> None:
    kept = next((die for die in cup.choice if die.value == e.die), None)
    cup.put([kept] if kept else [])
    cup.choice = []


FOLLOW: Final[dict[type, Any]] = {
    ev.DiceRolled: _rolled,
    ev.DiceRerolled: _rerolled,
    ev.WarriorArmed: _armed,
    ev.DieDiscarded: _discarded,
    ev.DiceTurned: _turned,
    ev.ExtraDiceRolled: _extra,
    ev.DieKept: _kept,
}
START: Final = (ev.AttackDeclared, ev.RagnarokFaced)


def of_this_battle(match: Match, start: tuple[type, ...]) -> list[Any]:
    """What has been shown of the battle that is being fought."""
    starts = (n for n in range(len(match.told) - 1, -1, -1) if isinstance(match.told[n], start))
    first = next(starts, None)
    return [] if first is None else match.told[first:]


def cups(match: Match, s: State, start: tuple[type, ...], follow: dict[type, Any]) -> dict[int, BattleCup]:
    """The dice of both sides, as far as the battle has been shown."""
    battle = s.battle
    assert battle is not None
    found = {side.seat: BattleCup() for side in (battle.attack, battle.defence) if side}
    for event in of_this_battle(match, start):
        moved = follow.get(type(event))
        cup = found.get(getattr(event, "seat", NONE))
        for one in found.values():
            one.thrown = []
        if moved is not None and cup is not None:
            moved(cup, event)
    for seat, cup in found.items():
        if not _agrees(cup, battle.side(seat), battle.choice):
            found[seat] = _plain(battle.side(seat), battle.choice if _chooses(s, seat) else ())
    return found


def _chooses(s: State, seat: int) -> bool:
    return len(s.agenda[-1]) > 1 and s.step_seat == seat


def _agrees(cup: BattleCup, side: Side, choice: tuple[int, ...]) -> bool:
    placed = {slot: sorted(dice) for slot, dice in side.placed}
    return (
        cup.values == side.loose
        and {slot: sorted(die.value for die in dice) for slot, dice in cup.placed.items()} == placed
        and (not cup.choice or tuple(die.value for die in cup.choice) == choice)
    )


def _plain(side: Side, choice: tuple[int, ...]) -> BattleCup:
    """Dice without a past."""
    cup = BattleCup()
    cup.loose = cup.new(side.loose)
    cup.placed = {slot: cup.new(dice) for slot, dice in side.placed}
    cup.spent = cup.new([FACES.index("blank")] * side.spent)
    cup.choice = cup.new(choice)
    return cup


# Pictures

ALL: Final = tuple(f"dice/{dye}-{face}" for dye in ("red", "black", "grey") for face in FACES)


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
