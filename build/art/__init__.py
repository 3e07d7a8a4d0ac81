"""How the pictures of the game are drawn: everything below `assets/baked` comes from here.

Nothing of this is needed to play. `bake` lists the drawing modules and keeps the manifest, `reach` tells
which code decides a picture. Beside them lies the kit that all games share; what one game has is in its own
folder.
"""
