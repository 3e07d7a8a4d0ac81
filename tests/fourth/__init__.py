"""A fourth game, tiny and whole: two dice, three rules. It joins by naming its rooms, which is the proof."""
