"""A new table: who sits there, and by which variants one plays."""
