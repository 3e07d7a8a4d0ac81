"""What the window adds where several stand against a monster: one Valhalla, lent warriors, calls."""
