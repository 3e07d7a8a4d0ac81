"""What every game can do, the fourth can do by its records alone."""

from __future__ import annotations

import pytest

from tests.fourth import rules
from tests.house import House


@pytest.fixture
def game() -> str:
    return rules.ID


class TestHouse(House):
    pass
