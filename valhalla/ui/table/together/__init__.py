"""Several people at one screen: folded hands, and what all shall have seen before the game goes on."""
