"""What the games are called."""

from valhalla.games import GAMES
from valhalla.words import games


def test_every_game_has_a_name() -> None:
    assert [games.name(game) for game in GAMES] == ["Valhalla", "The Hammer Throw", "Wolves of Odin"]
