"""Scenes of the cards of Wolves of Odin."""
