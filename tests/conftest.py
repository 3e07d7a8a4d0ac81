"""What all tests share: hypothesis runs the same examples every time.

Tests of the real window need a display and xdotool, those of the packages also dpkg and to be root; `.ci/run`
asks for them by VALHALLA_WINDOW and VALHALLA_PACKAGE. What only POSIX has is tested there alone: the folder
of the attack, and tests that are marked so. No test is ever skipped.

Tests ask which message is said, and what fills it: so English speaks by its ids, without its catalogue, and a
better sentence breaks none of them. How it sounds is for those marked `spoken`, for `test_voice.py`,
`test_translations.py` and the pictures.
"""

from __future__ import annotations

import gc
import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from valhalla.words import language

settings.register_profile(
    "fixed", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fixed")

ASKED_FOR = {"window": "VALHALLA_WINDOW", "packaging": "VALHALLA_PACKAGE"}
collect_ignore = [folder for folder, variable in ASKED_FOR.items() if not os.environ.get(variable)]
if sys.platform == "win32":
    collect_ignore.append("attack")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if sys.platform == "win32":
        left = [item for item in items if item.get_closest_marker("posix")]
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    """Ten thousand tests are no rubbish: who looks for some need not look through them every time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def ids(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever language was spoken last."""
    if request.node.get_closest_marker("spoken"):
        language.use(language.SOURCE)
    else:
        language.use(language.SOURCE, tmp_path_factory.getbasetemp())
