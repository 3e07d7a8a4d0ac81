"""The blue deities of Wolves of Odin, and the black one."""
