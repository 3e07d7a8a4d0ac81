"""Every card of a game to be looked at."""
