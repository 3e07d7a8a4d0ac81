"""Valhalla in the window."""
