"""What sounds: struck things, plucked and bowed strings, drums, horns, voices."""
