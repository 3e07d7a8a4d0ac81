"""Woodcut scenes: skies and lands, small figures, hands and things. Tactics and jarls are set in them."""
