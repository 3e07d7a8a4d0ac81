"""The effects of Wolves of Odin. As above, the name of a module is the kind of its sounds."""
