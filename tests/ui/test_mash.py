"""Mashing for a while; the long run of it is `build/soak.py --window MINUTES`."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.ui.mash import Faults, Masher


@pytest.mark.parametrize("seed", [2, 3])
def test_mashing_breaks_nothing(home: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """No exception, no leak, nothing illegal, and nothing that the log calls an error."""
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home)
    faults = Faults()
    logging.getLogger().addHandler(faults)
    masher = Masher(home, seed)
    try:
        for _ in range(500):
            masher.mash()
        while masher.made <= 20 and masher.inputs < 5000:  # others think at a pace of their own
            masher.mash()
        masher.to_menu()
    finally:
        masher.close()
        logging.getLogger().removeHandler(faults)
    assert not faults.told
    assert masher.tables and masher.decisions > 20 and masher.frames > 300
