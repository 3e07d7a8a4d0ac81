"""What packages are made of: the frozen program, archives, and the installers of each system."""
