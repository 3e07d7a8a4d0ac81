"""What makers use for the Hammer Throw."""
