"""Seats that play by themselves. They get views only, and luck of their own."""
