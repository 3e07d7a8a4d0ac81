"""What is said in the Hammer Throw."""
