"""Dice with a memory: which die is which, from roll to socket, and how one looks lying, flying, or placed.

The rules know dice by value only. To move them on the screen each needs an identity, which is found by
following the events of the battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE
from valhalla.ui.art import Art
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Effect, Key
from valhalla.ui.stage.tween import Tween, hops

if TYPE_CHECKING:
    from valhalla.ui.match import Match

FRAMES: Final = 16
ROLL: Final = 0.72  # seconds a die tumbles
STAGGER: Final = 0.045  # seconds between two dice of one throw
FRAME: Final = 1.62  # a frame of the strips is so much wider than the die on it


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
    cup.placed[e.slot] = cup.take(e.dice)


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
    return len(s.agenda[-1]) > 1 and s.agenda[-1][1] == seat


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


def frame_rect(rect: Rect) -> Rect:
    """Where the picture of a die lies whose body fills this rectangle."""
    side = round(min(rect.size) * FRAME)
    found = Rect(0, 0, side, side)
    found.center = rect.center
    return found


def draw_still(p: Painter, value: int, attacks: bool, rect: Rect, strength: float = 1.0) -> None:
    """A die at rest, with its shadow."""
    if p.blind:
        return
    frame = frame_rect(rect)
    name = f"{file(value, attacks)}-still.webp"
    shadow, die = p.art.picture("dice/shadow.webp", frame.size), p.art.picture(name, frame.size)
    if strength < 1:
        shadow = p.art.faded(("die-shadow",), shadow, strength)
        die = p.art.faded((name,), die, strength)
    p.blit(shadow, frame.topleft)
    p.blit(die, frame.topleft)


def draw_top(p: Painter, value: int, attacks: bool, rect: Rect, strength: float = 1.0) -> None:
    """A die seen from above, as it lies in a socket."""
    if p.blind:
        return
    name = f"{file(value, attacks)}-top.webp"
    die = p.art.picture(name, rect.size)
    p.blit(p.art.faded((name,), die, strength) if strength < 1 else die, rect.topleft)


# Throws


class Paths(msgspec.Struct, frozen=True):
    """How thrown dice travel: by frame, in widths of a frame, right of, below and above their rest."""

    frames: int = FRAMES
    frame: int = 144
    pace: int = 24
    paths: dict[str, list[tuple[float, float, float]]] = {}


@lru_cache(maxsize=4)
def paths(folder: Path) -> Paths:
    try:
        return msgspec.json.decode((folder / "dice" / "dice.json").read_bytes(), type=Paths)
    except (OSError, msgspec.MsgspecError):
        return Paths()


class Throw:
    """One die in the air: tumbles along its path and comes to rest on its face."""

    def __init__(self, value: int, attacks: bool, rect: Rect, place: int, *, reduced: bool) -> None:
        self.value = value
        self.attacks = attacks
        self.rect = rect
        self.reduced = reduced
        self.reach = 1.0 + 0.22 * (place % 3)  # not all from the same spot
        self.effect = Effect(self.draw, Tween((), (), 0.3 if reduced else ROLL, place * STAGGER))

    def draw(self, p: Painter, t: float) -> None:
        if self.reduced or t >= 1:
            draw_still(p, self.value, self.attacks, self.rect, min(1.0, t + 0.05))
        elif self.effect.tween.time > 0:
            self._fly(p, t)

    def _fly(self, p: Painter, t: float) -> None:
        frame = frame_rect(self.rect)
        right, below, above = self._offset(p, t)
        ground = frame.move(round(right * frame.w), round(below * frame.w))
        shadow = p.art.picture("dice/shadow.webp", frame.size)
        p.blit(p.art.faded(("die-shadow",), shadow, max(0.15, 1 - 0.5 * above)), ground.topleft)
        name = f"{file(self.value, self.attacks)}.webp"
        picture = p.art.frame(name, FRAMES, min(FRAMES - 1, round(t * (FRAMES - 1))), frame.w)
        p.blit(picture, (ground.x, ground.y - round(above * frame.w)))

    def _offset(self, p: Painter, t: float) -> tuple[float, float, float]:
        path = paths(p.art.folder).paths.get(file(self.value, self.attacks).removeprefix("dice/"))
        far = self.reach
        if not path:
            way = (1 - t) ** 1.6 * 2.6 * (-1 if self.attacks else 1)
            return way * far, -0.5 * (1 - t), hops(t) * 0.9
        at = t * (len(path) - 1)
        i = min(int(at), len(path) - 2)
        one, other, rest = path[i], path[i + 1], at - i
        x, y, h = (a + (b - a) * rest for a, b in zip(one, other, strict=True))
        return x * far, y * far, max(0.0, h)


class Throws:
    """The dice in the air, by their keys on the stage."""

    def __init__(self) -> None:
        self._flying: dict[Key, Throw] = {}

    def start(self, key: Key, throw: Throw, effects: list[Effect]) -> None:
        self._flying[key] = throw
        effects.append(throw.effect)

    def flying(self, key: Key, effects: list[Effect]) -> bool:
        throw = self._flying.get(key)
        if throw is None:
            return False
        if any(effect.tween is throw.effect.tween for effect in effects):
            return True
        del self._flying[key]
        return False

    def any_flying(self, effects: list[Effect]) -> bool:
        return any(self.flying(key, effects) for key in list(self._flying))


def warm(art: Art, side: int) -> Iterator[None]:
    """Make the frames of all throws, a strip at a step, so that the first roll does not stumble."""
    for dye in ("red", "black", "grey"):
        for face in FACES:
            for i in range(FRAMES):
                art.frame(f"dice/{dye}-{face}.webp", FRAMES, i, side)
            yield
