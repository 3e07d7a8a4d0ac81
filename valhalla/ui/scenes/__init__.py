"""The scenes, one module each."""
