"""Areas of a board are asked for by names that the type checker knows; one that is not there raises."""

from __future__ import annotations

import pytest
from pygame import Rect

from valhalla.ui.table.areas import Area, Areas, MissingArea


def test_a_missing_area_raises_and_tells_which_there_are() -> None:
    areas = Areas({Area.PROMPT: Rect(0, 0, 9, 9), (Area.SEAT, 1): Rect(1, 1, 2, 2)})
    with pytest.raises(MissingArea, match=r"tray.*prompt, seat"):
        areas[Area.TRAY]
    assert areas.numbered(Area.SEAT) and not areas.numbered(Area.PROMPT)
