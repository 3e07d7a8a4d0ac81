"""Monsters (V15, V18) in words."""
