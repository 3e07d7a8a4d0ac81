"""A monster in the window: across the table, in battle, at the end."""
