"""Valhalla, the Hammer Throw and Wolves of Odin: three games on one kernel."""

__version__ = "0.1.0"
