"""What all tests share: hypothesis runs the same examples every time.

Tests of the real window need a display and xdotool; `.ci/run` asks for them by VALHALLA_WINDOW.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fixed", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fixed")

collect_ignore = [] if os.environ.get("VALHALLA_WINDOW") else ["window"]
