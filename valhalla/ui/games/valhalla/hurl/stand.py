"""How the throws of the hammer at Ragnarök stand: who threw how far, what that gains, how the next may go."""

from __future__ import annotations

from collections.abc import Sequence

from valhalla.ai.hammer import risk
from valhalla.games.valhalla.expansions.hammer import LAST_CELL, prizes, reserve
from valhalla.games.valhalla.state import Hurl, State
from valhalla.games.valhalla.terms import NONE, Step


def under_way(s: State) -> bool:
    """Whether hammers are thrown or have just been weighed: nobody has faced the end yet."""
    if any(step[0] in (Step.HURL, Step.HURLED, Step.HURLS_OVER) for step in s.agenda):
        return True
    return bool(s.distances) and s.battle is None and len(order(s)) == s.table.players


def weighed(s: State) -> bool:
    return not any(step[0] in (Step.HURL, Step.HURLED, Step.HURLS_OVER) for step in s.agenda)


def order(s: State) -> list[int]:
    """The seats as they throw, which is how they will face the end."""
    return [step[1] for step in reversed(s.agenda) if step[0] == Step.RAGNAROK]


def thrower(s: State) -> int:
    """Whose throw it is, or nobody's."""
    step = s.agenda[-1]
    return step[1] if step[0] in (Step.HURL, Step.HURLED) else NONE


def thrown(s: State) -> dict[int, int]:
    """How far those threw who have."""
    return dict(zip(order(s), s.distances, strict=False))


def gain(s: State, cell: int, *, more: bool = True) -> int:
    """What a cell gains as things stand; *more*: it would be one throw more."""
    return prizes((*s.distances, cell) if more else s.distances).get(cell, 0)


def wanted(s: State, token: int) -> int:
    """The first cell that would gain more than this one, or than any throw does; 0 if none can."""
    have = gain(s, token)
    return next((cell for cell in range(token + 1, LAST_CELL + 1) if gain(s, cell) > have), 0)


def chance(hurl: Hurl, again: Sequence[int] = ()) -> float:
    """The chance that the next throw is higher; with an empty reserve of these dice, or of the best."""
    if reserve(hurl):
        return risk.tail(len(hurl.dice) + 1, hurl.token + 1)
    kept = tuple(die for i, die in enumerate(hurl.dice) if i not in again)
    choices = [(len(again), kept)] if again else risk.rethrows(hurl.dice)
    return max(risk.tail(count, hurl.token + 1 - risk.reach(left)) for count, left in choices)
