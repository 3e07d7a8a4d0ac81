"""Dice, marched and thrown."""
