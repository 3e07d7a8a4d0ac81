"""Colours and type (the palette of LOOK)."""

from __future__ import annotations

from typing import Final, NamedTuple

Colour = tuple[int, int, int]


def _hex(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


NIGHT: Final = _hex("#12161c")
INK: Final = _hex("#120a06")
TARRED_OAK: Final = _hex("#2a1d14")
OAK: Final = _hex("#5a3d26")
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


class Style(NamedTuple):
    """How a text looks: the font, its height in units, its colour, and whether it throws a shadow."""

    font: str
    size: float
    colour: Colour
    shadow: bool = True
    centred: bool = False


TEXT, BOLD, ITALIC, CAPS, RUNES = "text", "bold", "italic", "caps", "runes"

TITLE: Final = Style(CAPS, 76, PALE_GOLD, centred=True)
HEADING: Final = Style(CAPS, 30, BONE, centred=True)
SUBHEADING: Final = Style(CAPS, 22, BONE)
NAME: Final = Style(CAPS, 22, BONE)
BUTTON: Final = Style(CAPS, 21, BONE)
BUTTON_NOTE: Final = Style(TEXT, 14, BONE)
PROMPT: Final = Style(CAPS, 22, BONE, centred=True)
PROMPT_NOTE: Final = Style(TEXT, 15, BONE, centred=True)
BODY: Final = Style(TEXT, 16, BONE)
SMALL: Final = Style(TEXT, 14, BONE)
LABEL: Final = Style(CAPS, 16, BONE, centred=True)
NUMBER: Final = Style(BOLD, 20, BONE, centred=True)
TOTAL: Final = Style(BOLD, 60, BONE, centred=True)

PAPER_HEADING: Final = Style(CAPS, 24, BROWN_INK, shadow=False, centred=True)
PAPER_BODY: Final = Style(TEXT, 16, INK, shadow=False)
PAPER_SMALL: Final = Style(TEXT, 14, INK, shadow=False)
