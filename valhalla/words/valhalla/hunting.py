"""Monsters as they are told of away from the table: what to expect, and what so many players change.

It loads no rules until it is asked: the list of saves names monsters, too.
"""

from __future__ import annotations

from typing import Final

from valhalla.words.language import N_, _, ngettext

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
MOST: Final = 4  # players
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
    if not known(monster):
        return monster
    from valhalla.words.valhalla import monsters  # noqa: PLC0415

    return monsters.name(monster)


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


def company(players: int, level: int) -> list[str]:
    """What a table of so many has against a monster (V15.2, V18.1): a few whole sentences."""
    from valhalla.games.valhalla.monsters.stack import SHIELDS, STRENGTHS, opening_discard  # noqa: PLC0415

    shields, discards, less = SHIELDS[players], opening_discard(players, level), 100 - STRENGTHS[players]
    told = [_("All win or all lose: with the last card, with anybody’s last shield, or with the deck.")]
    each = ngettext("Everybody has {count} shield.", "Everybody has {count} shields.", shields)
    if players == 1:
        told = [_("You choose your jarl among all who can stand alone.")]
        each = ngettext("You have {count} shield.", "You have {count} shields.", shields)
    told.append(each.format(count=shields))
    if discards:
        first = ngettext(
            "{count} card of the deck is discarded at the start.",
            "{count} cards of the deck are discarded at the start.",
            discards,
        )
        told.append(first.format(count=discards))
    if players == MOST:
        told.append(_("No more than four can face a monster."))
    if less:
        told.append(_("The monster is {percent} % weaker than alone.").format(percent=less))
    if players > 1:
        told.append(_("Before a battle the others may give the fighter a card, unseen."))
    return told
