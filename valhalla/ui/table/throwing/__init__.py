"""A throw of Thor's hammer on the screen: the track, the iron dice, their tray. Two games throw it."""
