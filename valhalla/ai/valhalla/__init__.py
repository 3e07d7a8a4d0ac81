"""The AI seats of Valhalla."""
