"""What moves: sprites, tweens, and the director who turns events into motion."""
