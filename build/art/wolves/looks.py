"""What tells the cards of Wolves of Odin apart: paint, interlace, the head of the window; and all places."""

from typing import NamedTuple

from art.frames import WIDE, Box, Knot, Look, boxes

Seat = tuple[float, float, float]  # middle and radius, on the sheet of 700 by 980


class Card(NamedTuple):
    """A frame: paint and interlace, where things lie, and what its window looks like."""

    paint: Look
    arch: str  # the head of the window: flat, round, pointed or branched
    picture: Box
    ribbon: Box
    words: Box
    seats: dict[str, Seat]
    small_seats: dict[str, Seat]


def _paint(  # noqa: PLR0917 - always in this order
    colour: str,
    ground: str,
    strands: tuple[str, str],
    metal: str,
    fine: Knot,
    coarse: Knot,
    floor: float,
    seed: int,
) -> Look:
    return Look(colour, ground, strands, metal, fine, coarse, *boxes(floor), seed)


UNIT_FLOOR, DEITY_FLOOR, VICTORY_FLOOR, DOOM_FLOOR = 656, 584, 640, 690
UNIT_SEATS: dict[str, Seat] = {"strength": (104, 108, 84), "rune": (606, 98, 70)}
UNIT_SMALL: dict[str, Seat] = {"strength": (148, 152, 136), "rune": (574, 126, 112)}
DEITY_SEATS: dict[str, Seat] = {"colour": (96, 96, 70), "once": (604, 96, 64)}
DEITY_SMALL: dict[str, Seat] = {"colour": (130, 130, 112), "once": (572, 128, 108)}
VICTORY_SEATS: dict[str, Seat] = {"glory": (122, 126, 104)}
VICTORY_SMALL: dict[str, Seat] = {"glory": (166, 170, 150)}


def _picture(floor: float) -> Box:
    return (52, 52, WIDE - 52, floor + 4)


def _unit(paint: Look) -> Card:
    return Card(
        paint, "flat", _picture(UNIT_FLOOR), (14, 650, 686, 752), (84, 764, 616, 908), UNIT_SEATS, UNIT_SMALL
    )


def _deity(paint: Look, arch: str) -> Card:
    return Card(
        paint, arch, _picture(DEITY_FLOOR), (14, 552, 686, 652), (82, 656, 618, 912), DEITY_SEATS, DEITY_SMALL
    )


CARDS = {
    "tyr": _unit(
        _paint(
            "#b8742c", "#2c160c", ("#d9983e", "#f2d79a"), "#e0b45c",
            Knot(2, 4, {}, 0.2), Knot(2, 4, {}, 0.2), UNIT_FLOOR, 61,
        )
    ),
    "yew": _unit(
        _paint(
            "#4f7a3c", "#14200f", ("#5f9148", "#9a6a3c"), "#b9c98a",
            Knot(2, 8, {(0, 1): "x"}, 0.5, 0.56), Knot(2, 8, {(0, 1): "x"}, 0.5, 0.54), UNIT_FLOOR, 67,
        )
    ),
    "manoeuvre": Card(
        _paint(
            "#cbb98f", "#8f7c58", ("#2c2018", "#2c2018"), "#efe3c4",
            Knot(2, 6, {(0, 1): "c"}, 0.34, 0.4), Knot(2, 6, {(0, 1): "c"}, 0.34, 0.4), UNIT_FLOOR, 71,
        ),
        "flat", _picture(UNIT_FLOOR), (14, 650, 686, 752), (84, 764, 616, 908),
        {"sign": (96, 96, 70)}, {"sign": (130, 130, 112)},
    ),
    "blue": _deity(
        _paint(
            "#3d6fb0", "#101c34", ("#5f92cf", "#dfe8ee"), "#e4ebf0",
            Knot(3, 6, {(0, 1): "x", (3, 2): "x"}, 0.46), Knot(2, 6, {(0, 1): "x"}, 0.46), DEITY_FLOOR, 73,
        ),
        "round",
    ),
    "red": _deity(
        _paint(
            "#a8322a", "#2a0b0d", ("#c2442f", "#e0a04c"), "#d98f4a",
            Knot(3, 4, {(0, 1): "c"}, 0.1), Knot(2, 4, {(1, 1): "c"}, 0.1), DEITY_FLOOR, 79,
        ),
        "pointed",
    ),
    "black": _deity(
        _paint(
            "#4a4650", "#0b0b0e", ("#5c5a62", "#c9b98c"), "#cdb678",
            Knot(4, 10, {(0, 2): "c", (5, 1): "x", (5, 3): "x"}, 0.5), Knot(2, 10, {(0, 1): "c"}, 0.5),
            DEITY_FLOOR, 83,
        ),
        "branched",
    ),
    "victory": Card(
        _paint(
            "#c79a3e", "#33200f", ("#d8ab4a", "#fbe6a2"), "#f0cf74",
            Knot(4, 8, {(0, 2): "c", (4, 1): "x", (4, 3): "x"}, 0.4), Knot(2, 6, {(1, 1): "c"}, 0.4),
            VICTORY_FLOOR, 89,
        ),
        "flat", _picture(VICTORY_FLOOR), (14, 632, 686, 734), (84, 746, 616, 908),
        VICTORY_SEATS, VICTORY_SMALL,
    ),
    "ragnarok": Card(
        _paint(
            "#7a3a20", "#120a09", ("#4a3c38", "#2a201e"), "#8a4a2a",
            Knot(2, 4, {(0, 1): "c"}, 0.16), Knot(2, 4, {(0, 1): "c"}, 0.16), DOOM_FLOOR, 97,
        ),
        "flat", _picture(DOOM_FLOOR), (14, 682, 686, 784), (84, 792, 616, 912), {}, {},
    ),
}  # fmt: skip
UNITS, DEITIES = ("tyr", "yew"), ("blue", "red", "black")
