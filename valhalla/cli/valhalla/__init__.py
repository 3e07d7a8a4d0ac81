"""The commands that Valhalla alone has."""
