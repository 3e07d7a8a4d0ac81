"""What expansions bring to the window, a module each."""
