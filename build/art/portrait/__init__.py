"""Portraits of warriors and jarls, composed from parts that are drawn in space and seen from any side."""
