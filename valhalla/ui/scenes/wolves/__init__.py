"""Wolves of Odin in the window: rows of units, the Hall of deities, the hand, and what a gesture means."""
