"""What makers use for Valhalla."""
