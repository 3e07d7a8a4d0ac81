"""Faces of Valhalla's cards."""
