"""Short words for what a person carries, so that records of people read like descriptions."""

from art.portrait.person import Arm


def left(weapon: str) -> Arm:
    """Behind the shoulder on the viewer's left."""
    return Arm(weapon, "shoulder", -1)


def right(weapon: str) -> Arm:
    return Arm(weapon, "shoulder", 1)


def crossed(weapon: str) -> tuple[Arm, Arm]:
    """Two of a kind, crossed on the back."""
    return Arm(weapon, "crossed", -1), Arm(weapon, "crossed", 1)


def fist(weapon: str, side: int = -1) -> Arm:
    return Arm(weapon, "fist", side)


def front(side: int = 1) -> Arm:
    """A shield before the chest."""
    return Arm("shield", "front", side)
