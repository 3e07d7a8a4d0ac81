"""Colours and type, and the palettes that people may choose for their eyes."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

Colour = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


NIGHT: Final = _hex("#12161c")
INK: Final = _hex("#120a06")
TARRED_OAK: Final = _hex("#2a1d14")
BONE: Final = _hex("#e9dfc8")
PARCHMENT: Final = _hex("#d8c6a0")
IRON: Final = _hex("#6b7280")
BLOOD: Final = _hex("#8e2f24")
EMBER: Final = _hex("#e0812b")
GOLD: Final = _hex("#c9a24b")
FROST: Final = _hex("#a9d3e8")
BLACK: Final = (0, 0, 0)
PALE_GOLD: Final = _hex("#f1d58a")
DIM_BONE: Final = _hex("#c9bd9f")
BROWN_INK: Final = _hex("#3a1a10")

# The body colours of the six shields, as in build/art/seats.py; each shield has its own device, too.
SEATS: Final = (
    _hex("#a8302c"), _hex("#2f63ab"), _hex("#17706c"), _hex("#dd7fac"), _hex("#a5bd35"), _hex("#26262b"),
)  # fmt: skip
# Their war cloths, as there: dark enough for letters of bone.
CLOTHS: Final = tuple(map(_hex, ("#7c2119", "#1f4684", "#14595a", "#7c2a54", "#57661c", "#2b2a2e")))


class Palette(NamedTuple):
    """What changes with the eyes: the seats, the light about what may be taken, the bars of odds."""

    seats: tuple[Colour, ...]
    glow: Colour
    best: Colour  # the bar of the best choice
    rest: Colour  # those of all others
    marked: Colour  # behind what is marked


def _seats(*colours: str) -> tuple[Colour, ...]:
    return (*map(_hex, colours), SEATS[-1])


PALETTES: Final[dict[str, Palette]] = {
    "standard": Palette(SEATS, _hex("#ff9632"), _hex("#b0601a"), BLOOD, GOLD),
    "red-green": Palette(
        _seats("#bd7418", "#2440bd", "#44907a", "#e2a2ee", "#f0ea3c"),
        _hex("#4fb0ff"), _hex("#1f5fd0"), _hex("#7d5a1c"), _hex("#86b9ea"),
    ),
    "blue-yellow": Palette(
        _seats("#b5160f", "#2038b8", "#3ad6a8", "#ee88aa", "#c4bb58"),
        _hex("#3fe0cc"), _hex("#0b7a70"), BLOOD, _hex("#7fd6c8"),
    ),
    "contrast": Palette(
        _seats("#d87d1b", "#4630e6", "#229060", "#cc86dd", "#fbfb3a"),
        _hex("#fff6c8"), _hex("#1440a8"), _hex("#5c3a12"), _hex("#fff0a8"),
    ),
}  # fmt: skip
GLOWING: Final = ("glow", "glow-soft", "slot-glow", "socket-lit", "focus")  # plates of light alone
_chosen = ["standard"]


def use(name: str) -> None:
    """From now on these colours. Pictures that were made before must be made anew."""
    _chosen[0] = name if name in PALETTES else "standard"


def palette() -> Palette:
    return PALETTES[_chosen[0]]


def seat_colour(shield: int) -> Colour:
    """The colour of one of the six shields."""
    return palette().seats[shield]


def paint(picture: str) -> tuple[Colour, Colour] | None:
    """The old and the new colour of a baked picture that is painted anew, if this palette does so."""
    return _paints(_chosen[0]).get(picture)


@cache
def _paints(name: str) -> dict[str, tuple[Colour, Colour]]:
    chosen, found = PALETTES[name], {}
    for i, (old, new) in enumerate(zip(SEATS, chosen.seats, strict=True)):
        if new != old:
            found[f"shields/seat-{i}.webp"] = found[f"shields/total-{i}.webp"] = old, new
            found[f"plates/cloth-{i}.webp"] = CLOTHS[i], _as_dark(new, CLOTHS[i])
    if name != "standard":
        found |= {f"plates/{plate}.webp": (EMBER, chosen.glow) for plate in GLOWING}
    return found


def _as_dark(colour: Colour, other: Colour) -> Colour:
    """A colour darkened until it is no lighter than another."""
    part = 1.0
    while part > 0 and luminance(_times(colour, part)) > luminance(other):
        part -= 0.01
    return _times(colour, part)


def _times(colour: Colour, part: float) -> Colour:
    return round(colour[0] * part), round(colour[1] * part), round(colour[2] * part)


def luminance(colour: Colour) -> float:
    """How light a colour is, 0 to 1."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (n / 255 for n in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class Style(NamedTuple):
    """How a text looks: the font, its height in units, its colour, and whether it throws a shadow.

    If it is even, its lines are about as long as each other. If it does not grow, it keeps the size of
    the thing it belongs to, whatever the text size: a figure on a medal.
    """

    font: str
    size: float
    colour: Colour
    shadow: bool = True
    centred: bool = False
    even: bool = False
    grows: bool = True


TEXT, BOLD, ITALIC, CAPS, RUNES = "text", "bold", "italic", "caps", "runes"

TITLE: Final = Style(CAPS, 76, PALE_GOLD, centred=True)
HEADING: Final = Style(CAPS, 30, BONE, centred=True)
SUBHEADING: Final = Style(CAPS, 22, BONE)
NAME: Final = Style(CAPS, 22, BONE)
BUTTON: Final = Style(CAPS, 21, BONE)
BUTTON_NOTE: Final = Style(TEXT, 14, BONE)
PROMPT: Final = Style(CAPS, 22, BONE, centred=True, even=True)
PROMPT_NOTE: Final = Style(TEXT, 15, BONE, centred=True, even=True)
BODY: Final = Style(TEXT, 16, BONE)
SMALL: Final = Style(TEXT, 14, BONE)
LABEL: Final = Style(CAPS, 16, BONE, centred=True)
NUMBER: Final = Style(BOLD, 20, BONE, centred=True, grows=False)
TOTAL: Final = Style(BOLD, 60, BONE, centred=True, grows=False)

PAPER_HEADING: Final = Style(CAPS, 24, BROWN_INK, shadow=False, centred=True)
PAPER_BODY: Final = Style(TEXT, 16, INK, shadow=False)
PAPER_SMALL: Final = Style(TEXT, 14, INK, shadow=False)
