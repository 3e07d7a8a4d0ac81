"""The games, by their ids. They are siblings: none knows another. Here each joins, for all floors at once."""

from __future__ import annotations

from valhalla.kernel.joining import Games, Rooms, join
from valhalla.kernel.marks import told

_TITLES = {
    "valhalla": told("Valhalla").template,
    "hammer": told("The Hammer Throw").template,
    "wolves": told("Wolves of Odin").template,
}
_COMMANDS = {"valhalla": ("valhalla.cli.valhalla.odds",)}

for _game, _title in _TITLES.items():
    join(
        _game,
        Rooms(
            title=_title,
            rules=f"valhalla.games.{_game}",
            ai=f"valhalla.ai.{_game}.record",
            words=f"valhalla.words.{_game}.record",
            ui=f"valhalla.ui.games.{_game}.record",
            workshop=f"valhalla.workshop.{_game}.record",
            commands=_COMMANDS.get(_game, ()),
        ),
    )

GAMES = Games()
