"""Tyr's Wrath (V12), thought about: cards laid under warriors."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, steps
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import Wrath
from valhalla.games.valhalla.expansions.tyr import (
    AGAINST,
    PLAIN,
    WrathDealt,
    WrathLaid,
    WrathReturned,
    wrath_strength,
)
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CLANS, Step

IN_HAND = 0.1  # beyond any card, in points
ARMED = 0.6  # how often a warrior of a squad comes to be armed, about
LIGHTER = 1.2  # a symbol less, in strength


def _power(s: State, seat: int, against: int) -> float:
    """The strength that wrath cards under a squad will add, about; *against* is a mask of enemy clans."""
    total = 0.0
    for warrior, card in zip(s.squads[seat], s.under[seat], strict=True):
        wrath = s.table.wrath[card] if card >= 0 and warrior >= 0 else None
        if wrath is None:
            continue
        if wrath.weapon:
            total += LIGHTER
        elif wrath.clan is None:
            total += ARMED * PLAIN
        elif against >> CLANS.index(wrath.clan) & 1:
            total += ARMED * AGAINST
    return total


def _might(s: State, seat: int, slot: int, opponent: int) -> int:
    card = s.card_under(seat, slot)
    return wrath_strength(s, card, opponent) if card >= 0 else 0


def _lay(w: State, seat: int, command: cm.LayWrath) -> None:
    w.hands[seat].remove(command.card)
    w.under[seat][command.slot] = command.card


TYR: Final = Extra(
    cards={Wrath: lambda card: IN_HAND},
    power=_power,
    might=_might,
    moves={cm.LayWrath: _lay},
    judges=steps(lambda mind, command: mind.outcome(command), Step.LAY_WRATH),
    seen={WrathLaid: "left", WrathReturned: "taken", WrathDealt: "given"},
)
