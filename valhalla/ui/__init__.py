"""The window: scenes over the engine, drawn with pygame-ce. Holds no rules (docs/window.md)."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame would greet on standard output
