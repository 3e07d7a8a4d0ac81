"""A fourth game, tiny and whole: two dice, three rules. It joins by naming its rooms, and proves the house."""
