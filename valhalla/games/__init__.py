"""The games, by their ids. They are siblings: none knows another."""

from __future__ import annotations

from valhalla.games import hammer, valhalla, wolves
from valhalla.kernel.game import Game

GAMES: dict[str, Game] = {valhalla.ID: valhalla, hammer.ID: hammer, wolves.ID: wolves}
