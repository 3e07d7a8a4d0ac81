"""Why a victory is worth what it is worth to its holder just now (W7), in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.wolves.cards import Glory
from valhalla.games.wolves.scoring import counted, worth
from valhalla.games.wolves.state import State
from valhalla.words.language import _, ngettext

# What was counted, by the word of the victory.
_COUNTED: Final[dict[str, Callable[[int], str]]] = {
    "deities": lambda n: ngettext("{count} deity held", "{count} deities held", n),
    "blue": lambda n: ngettext("{count} blue deity held", "{count} blue deities held", n),
    "hand": lambda n: ngettext("{count} card in hand", "{count} cards in hand", n),
    "victories": lambda n: ngettext("{count} victory held", "{count} victories held", n),
    "empty_rows": lambda n: ngettext("{count} empty row", "{count} empty rows", n),
    "first_passes": lambda n: ngettext("{count} round passed first", "{count} rounds passed first", n),
}  # fmt: skip


def why(s: State, seat: int, card: int) -> str:
    """What the worth of a victory comes of: what was counted, and by which measure."""
    glory = s.table.glory[card]
    assert glory is not None
    if glory.word == "fixed":
        return _("always worth this")
    if glory.word == "last":
        most = worth(s, seat, card) == glory.most
        return _("nobody has less Glory") if most else _("somebody has less Glory")
    count = counted(s, seat, glory.word)
    told = _COUNTED[glory.word](count).format(count=count)
    besides = f"{glory.least} + " if glory.least else ""  # it is worth that much whatever is counted
    return ", ".join([f"{besides}{told}", *_measure(glory, count)])


def _measure(glory: Glory, count: int) -> list[str]:
    """By how many it is divided, and where it ends."""
    found = []
    if glory.every > 1:
        found.append(_("1 for every {count}").format(count=glory.every))
    if glory.least + count // glory.every > glory.most:
        found.append(_("{most} at most").format(most=glory.most))
    return found
