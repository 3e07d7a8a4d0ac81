"""Which iron die is which in a turn of the Hammer Throw, as far as it has been shown."""

from __future__ import annotations

from typing import Any

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.ui.table.match import Match
from valhalla.ui.table.throwing.cup import IronCup


def follow(cup: IronCup, event: Any) -> None:
    """What an event does to the dice."""
    cup.thrown = []
    if isinstance(event, ev.DiceThrown):
        cup.throw(event.dice, event.kept)
    elif isinstance(event, ev.DiceRethrown):
        cup.throw_again(event.before, event.after)
    elif isinstance(event, ev.DiceTurned):
        cup.turn(event.before, event.after)
    elif isinstance(event, ev.DiceAdded):
        cup.add(event.dice)
    elif isinstance(event, ev.HammersRemoved):
        cup.remove(event.count)


def of_this_turn(match: Match) -> list[Any]:
    """What has been shown of the turn that is being played."""
    told = match.told
    first = next((n for n in range(len(told) - 1, -1, -1) if isinstance(told[n], ev.TurnBegan)), None)
    return [] if first is None else told[first:]


def cup(match: Match, s: State) -> IronCup:
    """The dice of this turn."""
    found = IronCup()
    for event in of_this_turn(match):
        follow(found, event)
        if isinstance(event, ev.TurnEnded):
            found = IronCup()
    return found.true_to(s.dice, s.removed)


def opened(match: Match) -> set[int]:
    """The big cells that have given their cards in this turn."""
    return {event.cell for event in of_this_turn(match) if isinstance(event, ev.CardDrawn)}
