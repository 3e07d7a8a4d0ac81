"""The expansions, a file each: what happens by them, how that changes the state, and their rules."""
