"""The words of the game as small numbers: kinds, runes, deities, steps. One name for one thing everywhere."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.numbers import Numbers

NONE: Final = -1
UNKNOWN: Final = -2  # a hidden card

# Who knows a card is a mask of seats; the highest bit is those who only watch.
WATCHERS: Final = 0x80
EVERYONE: Final = 0xFF

PLAYERS: Final = range(3, 6)
HAND: Final = 9
HAND_LIMIT: Final = 12
PASS_DRAW: Final = 4
HALL: Final = 3  # places that are filled at once
GLORY_TO_END: Final = 5
PRIEST_BAR: Final = 8  # a Priest joins no Tyr unit of this strength or less
STAB_DRAWS: Final = 4  # an Assassin's victim of this strength or less brings a card
RETURN_COST: Final = 4  # hand cards that Baldr's return costs

# W5 The People: units first, then manoeuvres.


class Kind(Numbers):
    """Kinds of the People."""

    ARCHER: Final = 0
    BONDSMAN: Final = 1
    HIRDMAN: Final = 2
    HUSCARL: Final = 3
    BERSERK: Final = 4
    THRALL: Final = 5
    PRIEST: Final = 6
    CHIEFTAIN: Final = 7
    KING: Final = 8
    ASSASSIN: Final = 9
    RAIDER: Final = 10
    TRAITOR: Final = 11
    PLAGUE: Final = 12
    SHIELD_WALL: Final = 13
    FLANK_MARCH: Final = 14


KINDS: Final = (
    "archer", "bondsman", "hirdman", "huscarl", "berserk", "thrall", "priest", "chieftain", "king",
    "assassin", "raider", "traitor", "plague", "shield-wall", "flank-march",
)  # fmt: skip
UNITS: Final = Kind.PLAGUE  # kinds below this number are units
BARRED: Final = (Kind.PRIEST, Kind.CHIEFTAIN, Kind.KING)  # units that may not stand in every row

# The runes of the units.
TYR_RUNE: Final = 0
YEW_RUNE: Final = 1
RUNES: Final = ("tyr", "yew")

# W6 The deities.


class Deity(Numbers):
    """The deities, in the order of their cards."""

    VIDAR: Final = 0
    ODIN: Final = 1
    THOR: Final = 2
    FREYA: Final = 3
    HEIMDALL: Final = 4
    VALKYRIE: Final = 5
    BALDR: Final = 6
    TYR: Final = 7
    YGGDRASIL: Final = 8
    SURT: Final = 9
    HEL: Final = 10
    FENRIR: Final = 11
    FAFNIR: Final = 12
    NAGLFAR: Final = 13
    JORMUNGANDR: Final = 14
    NIDHOGG: Final = 15
    LOKI: Final = 16


DEITIES: Final = (
    "vidar", "odin", "thor", "freya", "heimdall", "valkyrie", "baldr", "tyr", "yggdrasil", "surt", "hel",
    "fenrir", "fafnir", "naglfar", "jormungandr", "nidhogg", "loki",
)  # fmt: skip
BLUE: Final = 0
RED: Final = 1
BLACK: Final = 2
COLOURS: Final = ("blue", "red", "black")
ONCE_A_ROUND: Final = (Deity.ODIN, Deity.HEIMDALL, Deity.TYR, Deity.HEL)
MIGHT: Final = 5  # what Thor gives to a row and Fenrir takes from the others

# The ends of a row.
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = (LEFT, RIGHT)

# Effects that strike at rows; each is aimed, may be warded off, then happens.


class Blow(Numbers):
    """What strikes at a row."""

    SHOOT: Final = 0  # an Archer's
    STAB: Final = 1  # an Assassin's
    RAID: Final = 2
    TURN_COAT: Final = 3  # a Traitor's
    LOKI_KILLS: Final = 4
    TYR_STRIKES: Final = 5
    SICKEN: Final = 6  # a Plague's
    CLAIM: Final = 7  # Naglfar's: only a reason to place a unit
    REVEAL: Final = 8  # Heimdall's: likewise


BLOW_NAMES: Final = (
    "shoot", "stab", "raid", "turn_coat", "loki", "tyr", "plague", "naglfar", "heimdall",
)  # fmt: skip
LAYING: Final[dict[int, int]] = {
    Kind.ARCHER: Blow.SHOOT, Kind.ASSASSIN: Blow.STAB, Kind.RAIDER: Blow.RAID, Kind.TRAITOR: Blow.TURN_COAT,
}  # fmt: skip
GUARDED: Final = (Blow.STAB, Blow.RAID, Blow.TURN_COAT)  # what a Huscarl stops
OF_DEITIES: Final = (Blow.LOKI_KILLS, Blow.TYR_STRIKES, Blow.CLAIM, Blow.REVEAL)

# The steps of the agenda.


class Step(Numbers):
    """What a step of the agenda is about."""

    OVER: Final = 0
    FIRST_PLAYER: Final = 1
    ROUND: Final = 2
    TURN: Final = 3
    SEIZE: Final = 4  # Jörmungandr ends the round
    STRIKE: Final = 5
    COUNT: Final = 6
    SWEEP: Final = 7
    DEAL: Final = 8  # (DEAL, seat, cards)
    ACT: Final = 9  # before the main action
    CLOSE: Final = 10  # after it: extra actions only
    REST: Final = 11  # a turn after passing
    SHED: Final = 12  # a card was drawn after passing, one is discarded
    AIM: Final = 13  # (AIM, chooser, blow, actor, row, strength of what Loki was given, laid by Vidar)
    REACT: Final = 14
    SETTLE: Final = 15  # (SETTLE, chooser, who played the manoeuvre)
    PLACE: Final = 16  # (PLACE, seat, blow, the row it comes from)
    COLOUR: Final = 17
    RECALL: Final = 18  # (RECALL, seat, cards still to take)
    BEFORE: Final = 19  # Vidar's moment
    CROWN: Final = 20
    AFTER: Final = 21  # Valkyrie's moment


ASKED: Final = 9  # from here on a seat may have to choose
