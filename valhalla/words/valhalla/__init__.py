"""What is said in Valhalla."""
