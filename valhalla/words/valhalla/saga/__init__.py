"""The saga of Valhalla, event by event."""
