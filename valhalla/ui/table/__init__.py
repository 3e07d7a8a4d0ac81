"""The table of any game: the scene, what is asked and shown there, and what lies around it."""
