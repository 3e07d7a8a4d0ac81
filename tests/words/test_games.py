"""What the games are called."""

import pytest

from tests.words.samples import TONGUES
from valhalla.games import GAMES
from valhalla.words import games, language


@pytest.mark.parametrize("tongue", [language.SOURCE, *TONGUES])
def test_every_game_has_a_name_of_its_own(tongue: str) -> None:
    language.use(tongue)
    names = [games.name(game) for game in GAMES]
    language.use(language.SOURCE)
    assert all(names) and len(set(names)) == len(GAMES)
