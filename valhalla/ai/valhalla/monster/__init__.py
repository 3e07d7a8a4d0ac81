"""Alone or together against a monster (V15, V18), thought about."""
