"""Who the warriors are: one record a card, told from name, strength and weapons."""
