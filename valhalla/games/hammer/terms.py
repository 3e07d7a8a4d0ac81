"""The words of the game as small numbers: faces, decks, cells, steps. One name for one thing everywhere."""

from __future__ import annotations

from typing import Final

from valhalla.games import iron
from valhalla.kernel.numbers import Numbers

NONE: Final = -1
UNKNOWN: Final = -2  # a card of a deck; below it stand the backs of hidden cards, see `back_of`

# Who knows a card is a mask of seats; the highest bit is those who only watch.
WATCHERS: Final = 0x80
EVERYONE: Final = 0xFF

# H1.2 The iron dice.
HAMMER: Final = iron.HAMMER
FACES: Final = iron.FACES
OPPOSITE: Final = iron.OPPOSITE
DICE: Final = iron.DICE
REMOVED: Final = iron.REMOVED

# The three decks.
DECKS: Final = iron.DECKS
VALKYRIES: Final = 0
JOTNAR: Final = 1
THOR: Final = 2

# H1.1 The track: big cells and the decks of their cards.
LAST_CELL: Final = iron.LAST_CELL
BIG_CELLS: Final = iron.BIG_CELLS
CELL_DECKS: Final = iron.CELL_DECKS

# H2.1 Rounds by players, and the dice of a turn by round.
ROUNDS: Final = {1: 6, 2: 6, 3: 6, 4: 5, 5: 5}
START_DICE: Final = (2, 2, 3, 3, 4, 4)

# H5 Gifts by place in the first round; what dice a favour of each deck asks for: so many, showing so much.
GIFTS: Final = (NONE, VALKYRIES, VALKYRIES, JOTNAR, JOTNAR)
FAVOUR_DICE: Final = ((3, 3), (4, 4), (5, 5))
FAVOUR_POINTS: Final = (2, 4, 6)
MOST_FAVOURS: Final = 3

# H4.1 Of so many cards of one deck in hand, one goes to the points pile.
SET: Final = 3

# The steps of the agenda. From READY on a seat must choose.


class Step(Numbers):
    """What a step of the agenda is about."""

    OVER: Final = 0
    FIRST_PLAYER: Final = 1
    GIFT: Final = 2
    TURN: Final = 3
    LAND: Final = 4  # a throw that ended the throwing has its consequence
    REAP: Final = 5
    END_TURN: Final = 6
    GATHER: Final = 7  # of equal cards in the last hand, some count
    DISCARD: Final = 8
    SCORE: Final = 9
    READY: Final = 10  # before a throw
    ROLLED: Final = 11  # after it
    FAVOUR: Final = 12
    PLACE: Final = 13
    PEEK: Final = 14
    CLOSING: Final = 15  # the throwing is over, the turn is not
    PLEDGE: Final = 16


ASKED: Final = 10  # from here on a seat must choose
OWN_TURN: Final = (Step.READY, Step.ROLLED, Step.CLOSING)


def back_of(deck: int, points: int) -> int:
    """What everybody sees of a hidden card (H1.3): a number below UNKNOWN for its deck and points."""
    return -3 - (deck * 8 + points)


def deck_of_back(back: int) -> int:
    return (-3 - back) // 8


def points_of_back(back: int) -> int:
    return (-3 - back) % 8


def cells_reached(token: int) -> int:
    """How many big cells the token has reached."""
    return sum(token >= cell for cell in BIG_CELLS)
