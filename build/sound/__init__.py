"""The sounds of the game, each computed from nothing: instruments, effects, music, and the mix of them."""
