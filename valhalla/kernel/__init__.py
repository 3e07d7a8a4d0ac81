"""The kernel: what every game of ours stands on. It knows no game."""
