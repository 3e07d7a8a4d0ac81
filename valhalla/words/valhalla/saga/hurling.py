"""The hammer at Ragnarök (H6), told."""

from __future__ import annotations

from collections import Counter

from valhalla.games.valhalla.expansions.hammer import (
    LAST_CELL,
    REMOVED,
    HammerLanded,
    HammerRested,
    HammersWeighed,
    HammerThrown,
)
from valhalla.games.valhalla.state import State
from valhalla.words.hammer.names import dice as iron_dice
from valhalla.words.language import _, ngettext
from valhalla.words.saga.base import Voice, with_things
from valhalla.words.valhalla import names as called


def hammer_thrown(saga: Voice, s: State, e: HammerThrown) -> str:
    assert s.hurl is not None
    message = _("Player {player} throws {dice}: {total} in all.")
    if s.hurl.throws > 1:
        message = _(
            "Player {player} throws again: {dice}. That makes {total}, and the token stands on {cell}."
        )
    thrown = (Counter(e.dice) - Counter(e.kept)).elements()
    words = {"dice": iron_dice(thrown), "total": sum(e.dice), "cell": s.hurl.token}
    kept = " " + with_things(_("Not thrown"), iron_dice(e.kept)) if e.kept else ""
    return saga.say(message, e.seat, **words) + kept


def hammer_landed(saga: Voice, s: State, e: HammerLanded) -> str:
    text = saga.say(_("The hammer of player {player} flies to cell {cell}."), e.seat, cell=e.cell)
    if e.cell == LAST_CELL:
        text = saga.say(_("The hammer of player {player} flies to the very end of the track."), e.seat)
    if not e.removed:
        return text
    assert s.hurl is not None
    message = ngettext(
        "Player {player} removes a hammer, which counts 3. That makes {total}.",
        "Player {player} removes {count} hammers, which count 3 each. That makes {total}.",
        e.removed,
    )
    total = sum(s.hurl.dice) + REMOVED * e.removed
    return saga.say(message, e.seat, count=e.removed, total=total) + " " + text


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
    winners = message.format(players=called.players(saga.names, first), count=len(first))
    return with_things(_("All have thrown"), ", ".join(throws)) + " " + winners
