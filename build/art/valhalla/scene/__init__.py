"""Woodcuts of tactics, missions, helps, wrath and guile."""
