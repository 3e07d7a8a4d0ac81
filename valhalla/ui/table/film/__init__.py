"""A game looked at again: time can be moved about in."""
