"""What the things of Valhalla are called that every table has: cards, dice, clans, jarls."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final, TypeVar

from valhalla.games.valhalla.cards import Card, Jarl, Warrior, decks
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import EXTRA, SUPPLY, WEAPONS
from valhalla.words import listing
from valhalla.words.language import N_, _, named, pgettext
from valhalla.words.listing import in_list, listed

T = TypeVar("T", bound=Card)

# Cards one by one and in lists


def cards(table: Table, numbers: Iterable[int]) -> str:
    """The names of these cards; nothing if any of them is hidden."""
    found = [in_list(card(table, number), _is_title(table, number)) for number in numbers]
    return listed(found) if all(found) else ""


def _is_title(table: Table, number: int) -> bool:
    return number >= 0 and not isinstance(table.cards[number], Warrior)


def card(table: Table, number: int) -> str:
    """The name of this card; nothing if it is hidden."""
    return named(table.cards[number].name) if number >= 0 else ""


def deck(name: str, kind: type[T]) -> list[T]:
    """The cards of this kind in a deck."""
    return [card for card in decks()[name] if isinstance(card, kind)]


def spelled(parts: Iterable[str]) -> list[str]:
    """What is spelled out on a card, a paragraph each; only what stands for itself ends with a full stop."""
    return [part[:1].upper() + part[1:] for part in parts]


def of_kind(kind: str, told: str) -> str:
    """What a card is and does, in one line."""
    return _("{kind}: {effect}").format(kind=kind, effect=told)


# Jarls


def jarl_name(table: Table, jarl: int) -> str:
    return named(table.jarls[jarl].name)


def jarl(card: Jarl) -> str:
    """A jarl's abilities and mark (V1.5)."""
    # Translators: a whole sentence follows each label; a full stop may stand for the colon.
    return _("{main} Condition: {condition} Extra: {extra} {mark}").format(
        main=_(card.main), condition=_(card.condition), extra=_(card.extra), mark=both(card)
    )


def both(card: Jarl) -> str:
    """The mark that says how the two abilities go together."""
    return _("Both may be used together.") if card.both else _("Only one of the two may be used.")


# Dice


def face(number: int) -> str:
    """What a die shows."""
    return (
        pgettext("die", "axe"),
        pgettext("die", "sword"),
        pgettext("die", "spear"),
        pgettext("die", "bow"),
        pgettext("die", "shield"),
        pgettext("die", "blank"),
    )[number % EXTRA]


def faces(numbers: Iterable[int]) -> str:
    """Faces, equal ones counted: "axe ×2, bow"."""
    return listing.faces(numbers, face)


def weapons(names: Iterable[str]) -> str:
    """The same by the words of cards."""
    return faces(WEAPONS.index(name) for name in names)


def dice(numbers: Iterable[int]) -> str:
    """Dice by their faces, extra ones and supplies marked: "axe ×2, bow (extra)"."""
    counted = [(die, faces(same)) for die, same in groupby(sorted(numbers))]
    return ", ".join(_marked(die).format(die=text) for die, text in counted)


def _marked(die: int) -> str:
    if die >= SUPPLY:
        return _("{die} (supply)")
    return _("{die} (extra)") if die >= EXTRA else "{die}"


# When a tactic may be played (V1.4)

_WHEN: Final = {
    "before": N_("before a battle"),
    "after": N_("after a battle"),
    "won": N_("after a win"),
    "lost": N_("after a loss"),
    "attack": N_("attack only"),
    "defend": N_("defence only"),
}


def when(mark: str) -> str:
    """What a mark says."""
    return _(_WHEN[mark])


# Warriors


def clan(name: str) -> str:
    return {
        "bear": pgettext("clan", "bear"),
        "wolf": pgettext("clan", "wolf"),
        "boar": pgettext("clan", "boar"),
        "stag": pgettext("clan", "stag"),
        "giant": pgettext("clan", "frost giant"),
        "dwarf": pgettext("clan", "dwarf"),
    }[name]


_GIANT_NEEDS = {
    "any2": N_("any two weapons"),
    "pair": N_("two weapons alike"),
    "triple": N_("three weapons alike"),
    "twopairs": N_("two pairs of weapons alike"),
    "alldiff3": N_("three different weapons"),
    "alldiff4": N_("four different weapons"),
}


def need(warrior: Warrior) -> str:
    """The dice that activate this warrior."""
    return _(_GIANT_NEEDS[warrior.needs]) if warrior.needs else weapons(warrior.weapons)


# A bonus against a clan, on warriors and on other cards.
RIVAL = {
    "bear": N_("+{bonus} if the opponent’s squad holds a bear"),
    "wolf": N_("+{bonus} if the opponent’s squad holds a wolf"),
    "boar": N_("+{bonus} if the opponent’s squad holds a boar"),
    "stag": N_("+{bonus} if the opponent’s squad holds a stag"),
    "giant": N_("+{bonus} if the opponent’s squad holds a frost giant"),
    "dwarf": N_("+{bonus} if the opponent’s squad holds a dwarf"),
}
