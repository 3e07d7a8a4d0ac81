"""For the tests of this folder there are four games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fourth import rules
from tests.fourth.joining import ROOMS
from tests.ui.conftest import album, home, masher, robot, thinker
from tests.ui.test_layout import one
from valhalla.kernel.joining import JOINED

__all__ = ["album", "home", "masher", "one", "robot", "thinker"]  # the fixtures of the window


@pytest.fixture(autouse=True, scope="module")
def joined() -> Iterator[None]:
    """As long as any window of a module is open."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(JOINED, rules.ID, ROOMS)
        yield
