"""For the tests of this folder there are four games."""

from __future__ import annotations

import pytest

from tests.fourth import rules
from tests.fourth.joining import ROOMS
from valhalla.kernel.joining import JOINED


@pytest.fixture(autouse=True)
def joined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JOINED, rules.ID, ROOMS)
