"""Victories of Wolves of Odin, and both Ragnarök cards."""
