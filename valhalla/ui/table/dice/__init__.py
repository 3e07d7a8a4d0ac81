"""Dice on the table: which is which, how they fly, how they lie."""
