"""Large jarl cards: the ribbon with the name leaves the whole face to be seen."""

from __future__ import annotations

import pytest

from valhalla.games import valhalla as game
from valhalla.ui.games.valhalla.faces.full import CHINS, RIBBON, chin_first

TOP = 52
WHOLE = 596 * 848 / 568  # the height of a portrait that is as wide as the window of a card


def test_every_chin_is_some_jarls() -> None:
    assert set(CHINS) <= {jarl.id for jarl in game.blank(game.Setup(4)).table.jarls}


@pytest.mark.parametrize("edge", [420.0, 480.0, 560.0])
@pytest.mark.parametrize("jarl", CHINS)
def test_the_ribbon_lies_below_the_chin(jarl: str, edge: float) -> None:
    focus = chin_first(jarl, edge)
    top = focus.y - (edge + 40 - TOP) / WHOLE / 2
    ribbon = top + (edge - RIBBON - TOP) / WHOLE
    assert top >= 0 and ribbon >= CHINS[jarl] - 1e-9
