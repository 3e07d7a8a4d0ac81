"""The red deities of Wolves of Odin."""
