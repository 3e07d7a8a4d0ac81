"""Units and manoeuvres of Wolves of Odin."""
