"""Which game a thing is of, and what the games are called: the doors of `words` choose by it."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_, _

# By the id of the game: its name.
GAMES: Final = {
    "valhalla": N_("Valhalla"),
    "hammer": N_("The Hammer Throw"),
    "wolves": N_("Wolves of Odin"),
}


def game_of_clause(rule: str) -> str:
    """The id of the game that cites this clause. H6 is the hammer as a part of Valhalla."""
    if rule.startswith("W"):
        return "wolves"
    return "hammer" if rule.startswith("H") and not rule.startswith("H6") else "valhalla"


def name(game: str) -> str:
    """What a game is called."""
    return _(GAMES[game])
