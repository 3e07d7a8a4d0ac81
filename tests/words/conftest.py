"""Which message is said, and what fills it: so English speaks by its ids here, without its catalogue.

How the messages sound is for `test_voice.py`, `test_translations.py` and the pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from valhalla.words import language


@pytest.fixture(autouse=True)
def ids(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    language.use(language.SOURCE, Path(tmp_path_factory.getbasetemp()))
    yield
    language.use(language.SOURCE)
