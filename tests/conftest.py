"""What all tests share: hypothesis runs the same examples every time.

Tests of the real window need a display and xdotool, those of the packages also dpkg and to be root; `.ci/run`
asks for them by VALHALLA_WINDOW and VALHALLA_PACKAGE.
"""

from __future__ import annotations

import gc
import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fixed", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fixed")

ASKED_FOR = {"window": "VALHALLA_WINDOW", "packaging": "VALHALLA_PACKAGE"}
collect_ignore = [folder for folder, variable in ASKED_FOR.items() if not os.environ.get(variable)]


def pytest_collection_finish() -> None:
    """Ten thousand tests are no rubbish: who looks for some need not look through them every time."""
    gc.collect()
    gc.freeze()
