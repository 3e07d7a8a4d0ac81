"""The colours of the hall and the clans. A clan is never told by colour alone."""

from typing import NamedTuple

NIGHT = "#12161c"
TAR = "#2a1d14"
OAK = "#5a3d26"
BONE = "#e9dfc8"
PARCHMENT = "#d8c6a0"
IRON = "#6b7280"
BLOOD = "#8e2f24"
EMBER = "#e0812b"
GOLD = "#c9a24b"
FROST = "#a9d3e8"

INK = "#120a06"
FIRELIGHT = "#ffcf8a"
SHADOW = "#0a0604"

COLOURS = {
    "night": NIGHT,
    "tar": TAR,
    "oak": OAK,
    "bone": BONE,
    "parchment": PARCHMENT,
    "iron": IRON,
    "blood": BLOOD,
    "ember": EMBER,
    "gold": GOLD,
    "frost": FROST,
    "ink": INK,
}


class Clan(NamedTuple):
    """`shape` is the outline of its badge: the corners of a regular polygon, 0 for a circle."""

    colour: str
    device: str
    shape: int
    turn: float = 0.0  # degrees the polygon is turned, from one corner at the top


CLANS = {
    "bear": Clan("#c8692b", "paw", 4, 45),
    "wolf": Clan("#4f8a4c", "fang", 3),
    "boar": Clan("#d2a62c", "tusk", 5),
    "stag": Clan("#7a57a8", "antler", 0),
    "giant": Clan("#dfe9ee", "shard", 6),
    "dwarf": Clan("#7c7f86", "anvil", 4),
}


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb` or of a name in COLOURS."""
    digits = COLOURS.get(colour, colour).lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(first: str, second: str, share: float) -> str:
    """`first` with that share of `second`, as `#rrggbb`."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#{:02x}{:02x}{:02x}".format(*(round(a + (b - a) * share) for a, b in pairs))


def shade(colour: str, share: float = 0.45) -> str:
    """The shadow side of a paint: towards near-black plum, never grey."""
    return mix(colour, "#1a0f14", share)


def tint(colour: str, share: float = 0.35) -> str:
    """The lit side of a paint: towards warm light."""
    return mix(colour, "#fff0cc", share)
