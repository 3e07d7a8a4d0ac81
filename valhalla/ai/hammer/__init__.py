"""Seats of the Hammer Throw: exact risk, the best policy of a turn, and levels that use them."""
