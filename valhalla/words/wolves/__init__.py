"""What is said in Wolves of Odin."""
