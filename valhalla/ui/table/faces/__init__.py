"""What the faces of every game's cards are made of."""
