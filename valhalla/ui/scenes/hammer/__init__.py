"""The Hammer Throw in the window: its board, its dice and cards, its reckoning and its lesson."""
