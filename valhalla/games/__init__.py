"""The games, by their ids. They are siblings: none knows another. Here each joins, for all floors at once."""

from __future__ import annotations

from valhalla.kernel.joining import Games, Rooms, join

for _game in ("valhalla", "hammer", "wolves"):
    join(
        _game,
        Rooms(
            rules=f"valhalla.games.{_game}",
            ai=f"valhalla.ai.{_game}.record",
            words=f"valhalla.words.{_game}.record",
            ui=f"valhalla.ui.games.{_game}.record",
            workshop=f"valhalla.workshop.{_game}.record",
        ),
    )

GAMES = Games()
