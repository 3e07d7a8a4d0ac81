"""What makers use for Wolves of Odin."""
