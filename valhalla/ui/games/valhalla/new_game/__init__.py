"""A new table of Valhalla."""
