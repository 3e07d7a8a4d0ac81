"""Things to press, read and drag."""
