"""The hammer at Ragnarök (H6) in the window."""
