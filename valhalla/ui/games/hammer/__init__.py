"""The Hammer Throw in the window."""
