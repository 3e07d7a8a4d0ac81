"""Seats of Wolves of Odin: rows reckoned by kinds, a judgement of the round, and levels that use them."""
