"""The board of battle."""
