"""What the things of the Hammer Throw are called, and what a card says in one line.

A hidden card is called by its back: its deck and its points are public (H1.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from valhalla.games.hammer.cards import Card
from valhalla.games.hammer.properties import WORDS, Word
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS, DICE, JOTNAR, OWN_TURN, THOR, UNKNOWN, VALKYRIES, Step
from valhalla.words.language import N_, _, named, ngettext, proper
from valhalla.words.listing import counted, either, in_list
from valhalla.words.sentence import Phrase

# Variants of the setup: what each is called, and one line about it.
VARIANTS: Final = {
    "expert": (
        N_("Expert rules"),
        N_("Those who throw later begin with a card, and favours of the gods bring points."),
    ),
}

# Decks

_DECKS: Final = {VALKYRIES: N_("The Valkyries"), JOTNAR: N_("The Jötnar"), THOR: N_("Thor")}
_CARD: Final = {VALKYRIES: proper("Valkyrie card"), JOTNAR: proper("Jötunn card"), THOR: proper("Thor card")}


def deck(number: int) -> str:
    """The name of a deck, as a title."""
    return _(_DECKS[number])


def deck_card(number: int) -> str:
    """A card of a deck: "Valkyrie card"."""
    return named(_CARD[number])


def deck_cards(numbers: Sequence[int]) -> str:
    """Cards of these decks, one of which is meant: "Valkyrie card or Jötunn card"."""
    return either([deck_card(number) for number in numbers])


# Cards


def card(s: State, number: int) -> str:
    """The name of a card, or what its back tells; nothing of a card in a deck."""
    if number >= 0:
        return named(s.table.cards[number].name)
    return back(s.deck_of(number), s.points_of(number)) if number != UNKNOWN else ""


def back(of_deck: int, points: int) -> str:
    """What everybody sees of a hidden card."""
    message = ngettext("{card} ({count} point)", "{card} ({count} points)", points)
    return Phrase.of(message, "card", card=deck_card(of_deck), count=points)


def cards(s: State, numbers: Iterable[int]) -> str:
    """These cards one after another, equal ones counted; nothing if any of them is still in a deck."""
    return counted([in_list(card(s, number), number >= 0) for number in numbers])


# Properties: what a card does when it is played

_STEALS: Final[dict[int, Callable[[int], str]]] = {
    VALKYRIES: lambda n: ngettext(
        "Take a random Valkyrie card from an opponent’s hand.",
        "Take {count} random Valkyrie cards from an opponent’s hand.",
        n,
    ),
    JOTNAR: lambda n: ngettext(
        "Name the Valkyries or the Jötnar and take a random card of theirs from an opponent’s hand.",
        "Name the Valkyries or the Jötnar and take {count} random cards of theirs from an opponent’s hand.",
        n,
    ),
    THOR: lambda n: ngettext(
        "Name a deck and take a random card of it from an opponent’s hand.",
        "Name a deck and take {count} random cards of it from an opponent’s hand.",
        n,
    ),
}
_TEXTS: Final[dict[str, Callable[[int], str]]] = {
    "add": lambda n: _("Add {number} to the sum."),
    "add_up_to": lambda n: _("Add 1, 2 or {number} to the sum, as you choose."),
    "hammers": lambda n: _("Add {number} to the sum for every hammer of this roll, removed ones too."),
    "flip": lambda n: ngettext(
        "Turn a die to its opposite face.", "Turn up to {count} dice to their opposite faces.", n
    ),
    "reroll": lambda n: (
        ngettext("Throw one of your dice again.", "Throw up to {count} of your dice again.", n)
        if n < DICE
        else _("Throw any of your dice again.")
    ),
    "set": lambda n: ngettext(
        "Turn a die to the face you like.", "Turn up to {count} dice to the faces you like.", n
    ),
    "more_dice": lambda n: ngettext(
        "Take one more die from the reserve for this throw.",
        "Take {count} more dice from the reserve for this throw.",
        n,
    ),
    "fresh_dice": lambda n: ngettext(
        "Roll a die from the reserve and add it to your dice.",
        "Roll {count} dice from the reserve and add them to your dice.",
        n,
    ),
    "keep": lambda n: ngettext(
        "One of your dice keeps its face in this throw.",
        "Up to {count} of your dice keep their faces in this throw.",
        n,
    ),
    "peek": lambda n: ngettext(
        "Look at the next card of a deck.",
        "Look at {count} cards of a deck. Lay one on top and shuffle the others back.",
        n,
    ),
    "shelter": lambda n: _("If this throw fails, it counts as if you had stopped before it."),
    "mercy": lambda n: _("A throw that fails counts as if you had stopped before it."),
    "double": lambda n: _("The next card with a number that you play in this turn counts twice."),
    "swap": lambda n: ngettext(
        "Exchange a card of your hand for one of your points pile.",
        "Exchange up to {count} cards of your hand for as many of your points pile.",
        n,
    ),
}  # fmt: skip

# The same in a word or two, for a card's face and for the saga.
_GISTS: Final[dict[str, Callable[[int], str]]] = {
    "add": lambda n: "+{number}",
    "add_up_to": lambda n: _("+1 to +{number}"),
    "hammers": lambda n: _("+{number} per hammer"),
    "flip": lambda n: ngettext("flip a die", "flip {count} dice", n),
    "reroll": lambda n: (
        ngettext("reroll a die", "reroll {count} dice", n) if n < DICE else _("reroll any dice")
    ),
    "set": lambda n: ngettext("set a die", "set {count} dice", n),
    "more_dice": lambda n: ngettext("a die more", "{count} dice more", n),
    "fresh_dice": lambda n: ngettext("a fresh die", "{count} fresh dice", n),
    "keep": lambda n: ngettext("keep a die", "keep {count} dice", n),
    "peek": lambda n: ngettext("look at a card", "look at {count} cards", n),
    "steal": lambda n: ngettext("steal a card", "steal {count} cards", n),
    "shelter": lambda n: _("shelter"),
    "mercy": lambda n: _("mercy"),
    "double": lambda n: _("twice the next"),
    "swap": lambda n: ngettext("swap a card", "swap {count} cards", n),
}
_WHEN: Final[dict[tuple[int, ...], str]] = {
    (Step.READY,): N_("Before a throw"),
    (Step.ROLLED,): N_("After a throw"),
    OWN_TURN: N_("At any time in your turn"),
}


def property_text(of: Card, times: int = 1) -> str:
    """What a card does, spelled out from its word and number."""
    word, number = of.property.word, of.property.number * times
    texts = _STEALS[DECKS.index(of.deck)] if word == "steal" else _TEXTS[word]
    return texts(number).format(count=number, number=number)


def gist(of: Card, times: int = 1) -> str:
    """The same in a word or two."""
    number = of.property.number * times
    return _GISTS[of.property.word](number).format(count=number, number=number)


def when(word: type[Word] | Word) -> str:
    """When cards of this word may be played."""
    return _(_WHEN[word.when])


def text(of: Card) -> list[str]:
    """What is spelled out on a card: when it is played, and what it does."""
    return [f"{when(WORDS[of.property.word])}. {property_text(of)}"]


def describe(of: Card) -> str:
    """A card in one line, without its name: its back, when it is played, and what it does."""
    return _("{back}. {when}. {text}").format(
        back=back(DECKS.index(of.deck), of.points), when=when(WORDS[of.property.word]), text=property_text(of)
    )


def by_deck(kinds: Iterable[Card]) -> list[Card]:
    """These cards deck by deck, as books and galleries show them."""
    return sorted(kinds, key=lambda of: DECKS.index(of.deck))
