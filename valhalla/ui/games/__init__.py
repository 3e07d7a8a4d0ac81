"""What the window knows of each game, one room each."""
