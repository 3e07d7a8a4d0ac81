"""What the Hammer Throw says: module by module what `words` has for Valhalla."""
