"""The paint of the six seats. A seat is never told by colour alone."""

from typing import NamedTuple


class Seat(NamedTuple):
    """The paint of a seat's shields: field, second colour, device on the boss, how the paint is parted."""

    name: str
    colour: str
    second: str
    device: str
    pattern: str
    cloth: str  # its war cloth, dark enough for bone letters


SEATS = (
    Seat("red", "#a8302c", "#1c1714", "horn", "quarters", "#7c2119"),
    Seat("woad", "#2f63ab", "#e9dfc8", "raven", "rays", "#1f4684"),
    Seat("teal", "#17706c", "#e9dfc8", "rune", "swirl", "#14595a"),
    Seat("rose", "#dd7fac", "#3a1530", "skull", "chevrons", "#7c2a54"),
    Seat("lime", "#a5bd35", "#1f2a16", "axe", "halves", "#57661c"),
    Seat("soot", "#26262b", "#e6dcc6", "hammer", "cross", "#2b2a2e"),
)
