"""How the pictures of the game are drawn: everything below `assets/baked` comes from here.

Nothing of this is needed to play. `bake` lists the drawing modules and keeps the manifest; `palette`, `kit`,
`knot`, `icons` and `textures` are what the drawing modules share.
"""
