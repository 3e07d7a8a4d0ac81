"""The reckoning of Valhalla."""
