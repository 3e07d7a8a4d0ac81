"""The setup: jarls and first warriors are chosen, a hand is drafted."""
