"""What Wolves of Odin says: module by module what `words` has for Valhalla."""
