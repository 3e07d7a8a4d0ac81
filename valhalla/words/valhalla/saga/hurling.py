"""The hammer at Ragnarök (H6), told."""

from __future__ import annotations

from collections import Counter

from valhalla.games.iron import LAST_CELL, REMOVED
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed, HammerThrown
from valhalla.games.valhalla.state import State
from valhalla.words import iron
from valhalla.words.language import _, ngettext
from valhalla.words.listing import players
from valhalla.words.telling import Voice, with_things


def hammer_thrown(saga: Voice, s: State, e: HammerThrown) -> str:
    assert s.hurl is not None
    rolled = (Counter(e.dice) - Counter(e.kept)).elements()
    again, total = s.hurl.throws > 1, sum(e.dice)
    return iron.thrown(saga, e.seat, rolled, e.kept, total=total, cell=s.hurl.token, again=again)


def hammer_landed(saga: Voice, s: State, e: HammerLanded) -> str:
    text = iron.flies(saga, e.seat, e.cell, LAST_CELL)
    if not e.removed:
        return text
    assert s.hurl is not None
    total = sum(s.hurl.dice) + REMOVED * e.removed
    return iron.removed(saga, e.seat, e.removed, total) + " " + text


def hammer_rested(saga: Voice, s: State, e: HammerRested) -> str:
    message = _("Player {player} stops on cell {cell}.")
    if e.failed:
        message = _("The throw of player {player} fails: cell {cell}, where the hammer stays, counts.")
    elif e.cell == LAST_CELL:
        message = _("Player {player} is at the end of the track and must stop.")
    return saga.say(message, e.seat, cell=e.cell)


def hammers_weighed(saga: Voice, s: State, e: HammersWeighed) -> str:
    """All throws, the farthest first, and whose it is."""
    far = sorted(range(len(e.distances)), key=lambda seat: -e.distances[seat])
    throws = [saga.say(_("{cell} (player {player})"), seat, cell=e.distances[seat]) for seat in far]
    first = [seat for seat in far if e.distances[seat] == max(e.distances)]
    message = ngettext(
        "Player {players} threw farthest.", "Players {players} threw equally far, and farthest.", len(first)
    )
    winners = message.format(players=players(saga.names, first), count=len(first))
    return with_things(_("All have thrown"), ", ".join(throws)) + " " + winners
