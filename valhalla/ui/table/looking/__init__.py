"""A card looked at closely: when it is, and the page it lies on."""
