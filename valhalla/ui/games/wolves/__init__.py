"""Wolves of Odin in the window."""
