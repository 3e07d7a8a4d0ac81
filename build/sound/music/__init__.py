"""What plays in the background: three pieces that go round and round."""
