"""The reckoning at the end of a game."""
