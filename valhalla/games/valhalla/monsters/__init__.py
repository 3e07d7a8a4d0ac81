"""Alone or together against a monster (V15, V18): its stack of cards, and the module that lets it play."""
