"""What only makers use: pictures, figures, arenas, learning."""
