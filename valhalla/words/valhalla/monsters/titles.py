"""Monsters as they are told of away from the table. No rules are loaded: the list of saves names monsters."""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_, _, named, ngettext, proper

# By the id of a monster: its name, and one line about it.
MONSTERS: Final = {
    "fenrir": (proper("Fenrir"), N_("The wolf who outgrew every fetter. He goes for the larger squads.")),
    "jormungandr": (
        proper("Jörmungandr"),
        N_("The serpent around the world. It goes for the honoured, and its venom slows the hand."),
    ),
    "hel": (
        proper("Hel"),
        N_("She keeps whom Valhalla does not want, and goes for those who bleed already."),
    ),
    "surtr": (
        proper("Surtr"),
        N_("He comes with fire from the south and goes for the unhurt and the proud."),
    ),
}
TRAITS: Final = {
    "fenrir": (
        N_("Narrows your squad, and devours a warrior before the last battle."),
        N_("Takes cards out of your hand, one by one."),
        N_("A good first monster: what he does is plain to see."),
    ),
    "jormungandr": (
        N_("The deck melts away turn after turn, and with it your time."),
        N_("Venom takes a die out of your throw and, in the end, valour out of your Valhalla."),
        N_("Neither Counterblow nor Weapon swap helps against its last card but one."),
    ),
    "hel": (
        N_("The abilities of your stags fall silent, and later your jarl."),
        N_("A lost battle costs you valour."),
        N_("Her last card allows no tactics at all: bring warriors."),
    ),
    "surtr": (
        N_("The abilities of your boars fall silent, and few tactics get through."),
        N_("His sword burns a card of the deck every turn."),
        N_("In the end he takes a die out of your throw."),
    ),
}
NUMERALS: Final = ("I", "II", "III")
# How a level is meant, below what it costs.
MOODS: Final = (
    N_("A defeat can be borne."),
    N_("Choose your battles."),
    N_("Every defeat shortens the night."),
)


def known(monster: str) -> bool:
    return monster in TRAITS


def called(monster: str) -> str:
    """What a monster is called; one that is not ours keeps its id."""
    return named(MONSTERS[monster][0]) if known(monster) else monster


def about(monster: str) -> str:
    """One line about a monster."""
    return _(MONSTERS[monster][1])


def traits(monster: str) -> list[str]:
    """What one has to expect of a monster."""
    return [_(line) for line in TRAITS[monster]]


def numeral(level: int) -> str:
    """A level as it is written: I, II or III."""
    return NUMERALS[level - 1] if 1 <= level <= len(NUMERALS) else str(level)


def mood(level: int) -> str:
    return _(MOODS[level - 1])


def against(monster: str, level: int) -> str:
    """A monster and its level in few words: "Fenrir · level II"."""
    return _("{monster} · level {level}").format(monster=called(monster), level=numeral(level))


def alone_or_together(players: int) -> str:
    """How many there are against it."""
    if players == 1:
        return _("alone")
    return ngettext("{count} together", "{count} together", players).format(count=players)
