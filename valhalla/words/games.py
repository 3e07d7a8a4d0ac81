"""What the games are called."""

from __future__ import annotations

from valhalla.games import GAMES
from valhalla.words.language import _


def name(game: str) -> str:
    """What a game is called."""
    return _(GAMES.title(game))
