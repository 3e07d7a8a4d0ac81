"""Expansions: what each is called, one line about it, and what it changes at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from valhalla.kernel.marks import Told
from valhalla.words.language import N_, _


class Expansion(NamedTuple):
    """What an expansion is called, one line about it, what it changes, and where its chapter begins."""

    title: str
    about: str
    changes: tuple[str, ...]
    rule: str


_OPPOSITE: Final = N_("Four or six play, and whoever sits right across the table is your partner.")
_SIDE_BY_SIDE: Final = N_(
    "Partners never attack each other, and in battle you may arm your partner’s warriors, too."
)

EXPANSIONS: Final[dict[str, Expansion]] = {
    "loki": Expansion(
        N_("Loki’s Cunning"),
        N_("Who loses a battle by little may take a consolation from Loki."),
        (
            N_("One of Loki’s ten cards lies open all game long."),
            N_(
                "After a battle the loser may take the row for the difference in strength, or one for a "
                "greater difference."
            ),
            N_("Some of the cards change how many cards are discarded at the start."),
        ),
        "V8.1",
    ),
    "thor": Expansion(
        N_("Thor’s Help"),
        N_("Who stands by may help the weaker of two others in their battle."),
        (
            N_("14 Thor cards are shuffled into the deck."),
            N_(
                "Before a battle between two others you may play one for a side with fewer warriors; some "
                "also help a side with as many."
            ),
            N_("If that side wins, the card brings you its valour. If not, it is discarded."),
            N_("For three players and more."),
        ),
        "V9.1",
    ),
    "valkyries": Expansion(
        N_("Valkyries"),
        N_("It matters who rises to Valhalla with whom, and winners fulfil missions."),
        (
            N_(
                "40 cards are shuffled into the deck: warriors, supplies of weapons, the Road to Valhalla "
                "and missions."
            ),
            N_("In phase B you draw three cards and keep one."),
            N_("Many of the new warriors bring bonus points by the company in which they rise."),
            N_("After a battle the winner may fulfil a mission for 2 points."),
        ),
        "V10.1",
    ),
    "dwarves": Expansion(
        N_("Dwarves of Svartalfheim"),
        N_("The hill opens, and a sixth clan comes out: stubborn folk with sticky fingers."),
        (
            N_("40 cards are shuffled into the deck: 30 dwarves and 10 tactics."),
            N_("In phase B you draw three cards and keep one."),
            N_(
                "Dwarves block a warrior, hold one back from Valhalla, disarm an opponent, or fight in spite."
            ),
        ),
        "V11.1",
    ),
    "tyr": Expansion(
        N_("Tyr’s Wrath"),
        N_("A wrath card under a warrior makes it fiercer for as long as it stands."),
        (
            N_("14 wrath cards are shuffled into the deck, and everybody is dealt one more at the start."),
            N_("When you add warriors, you may lay a wrath card under one of them."),
            N_("It works whenever that warrior is activated, and it leaves the squad with the warrior."),
        ),
        "V12.1",
    ),
    "last_viking": Expansion(
        N_("The Last Viking"),
        N_("The first winner takes a title that pays every turn, so everybody comes for it."),
        (
            N_("At the start of each turn the Last Viking gains points, and then the level rises."),
            N_("Whoever attacks a Last Viking of level 2 or more has extra dice."),
            N_("Whoever beats the Last Viking takes the title over, at level 1."),
            N_("At the end the title is worth 1 point. Six players have two titles."),
        ),
        "V13.1",
    ),
    "partnership": Expansion(
        N_("Partnership"),
        N_("Two fight side by side, but only one of them can win."),
        (
            _OPPOSITE,
            _SIDE_BY_SIDE,
            N_("Your partner’s warriors go back to their squad after your battle."),
            N_("At the end each partner takes one of the other’s own shields, as a captured one."),
        ),
        "V14.1",
    ),
    "alliance": Expansion(
        N_("Alliance"),
        N_("Two fight side by side, and win or lose together."),
        (
            _OPPOSITE,
            _SIDE_BY_SIDE,
            N_("The activated warriors of both go to Valhalla, each for its own player."),
            N_("The two count their points together, and the best pair wins."),
        ),
        "V14.1",
    ),
    "hammer": Expansion(
        N_("The hammer at Ragnarök"),
        N_("Before Ragnarök everybody throws the hammer once, and the farthest throws bring points."),
        (
            N_("Nothing changes until the last turn is over."),
            N_("Then you throw by the rules of the Hammer Throw, but without cards."),
            N_("The farthest throw gains 2 points, the next farthest 1."),
        ),
        "H6.1",
    ),
}
# What two expansions change only together.
TOGETHER: Final = {
    ("valkyries", "dwarves"): N_(
        "Valkyries and Dwarves together: 20 more cards are discarded at the start (8 with six players), "
        "and action (4) draws three cards, too."
    ),
}


def expansion(name: str) -> tuple[str, str]:
    """What an expansion is called, and one line about it."""
    return _(EXPANSIONS[name].title), _(EXPANSIONS[name].about)


def changes(name: str) -> list[str]:
    """What an expansion changes at the table: a few whole sentences."""
    return [_(line) for line in EXPANSIONS[name].changes]


def together(chosen: Iterable[str]) -> list[str]:
    """What the chosen expansions change only because they meet."""
    there = set(chosen)
    return [_(line) for pair, line in TOGETHER.items() if there.issuperset(pair)]


def rule(name: str) -> str:
    """Where the rulebook begins to tell of an expansion."""
    return EXPANSIONS[name].rule


def trouble(reason: object) -> str:
    """Why a table cannot be laid, in the current language, with expansions called by their names."""
    if not isinstance(reason, Told):
        return str(reason)
    words = {name: _called(value) for name, value in reason.params.items()}
    return _(reason.template).format(**words)


def _called(value: object) -> object:
    if isinstance(value, Told):
        return trouble(value)
    return _(EXPANSIONS[value].title) if isinstance(value, str) and value in EXPANSIONS else value
