"""What things are called, and what a card says in one line.

Names of players and cards are never inflected: a sentence puts a noun before them ("player {player}",
"warrior {cards}"), and that noun takes whatever form another language needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.cards import Ability, DeckCard, Effect, Jarl, Tactic, Warrior
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.tactics import COUNTERBLOW_REROLLS, NEW_WEAPONS_DICE
from valhalla.games.valhalla.terms import EXTRA, WEAPONS
from valhalla.words.language import N_, _, ngettext, pgettext

# Expansions: what each is called, and one line about it.
EXPANSIONS: Final = {
    "hammer": (
        N_("The hammer at Ragnarök"),
        N_("Before Ragnarök everybody throws the hammer once, and the farthest throws bring points."),
    ),
}


def expansion(name: str) -> tuple[str, str]:
    """What an expansion is called, and one line about it."""
    title, about = EXPANSIONS[name]
    return _(title), _(about)


# Lists


def listed(items: Sequence[str]) -> str:
    """Words one after another: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return _("{items} and {last}").format(items=", ".join(items[:-1]), last=items[-1])


def players(names: Sequence[str], seats: Iterable[int]) -> str:
    return listed([names[seat] for seat in seats])


def cards(table: Table, numbers: Iterable[int]) -> str:
    """The names of these cards; nothing if any of them is hidden."""
    named = [card(table, number) for number in numbers]
    return listed(named) if all(named) else ""


def card(table: Table, number: int) -> str:
    """The name of this card; nothing if it is hidden."""
    return _(table.cards[number].name) if number >= 0 else ""


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
    return ", ".join(_times(die, count) for die, count in _counted(numbers))


def dice(numbers: Iterable[int]) -> str:
    """Dice by their faces, extra ones marked: "axe ×2, bow (extra)"."""
    extra = _("{die} (extra)")
    counted = [(die, _times(die, count)) for die, count in _counted(numbers)]
    return ", ".join(extra.format(die=text) if die >= EXTRA else text for die, text in counted)


def _counted(numbers: Iterable[int]) -> list[tuple[int, int]]:
    return [(number, len(list(same))) for number, same in groupby(sorted(numbers))]


def _times(die: int, count: int) -> str:
    return f"{face(die)}\N{NO-BREAK SPACE}×{count}" if count > 1 else face(die)


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
}


def need(warrior: Warrior) -> str:
    """The dice that activate this warrior."""
    if warrior.needs:
        return _(_GIANT_NEEDS[warrior.needs])
    return faces(WEAPONS.index(weapon) for weapon in warrior.weapons)


_RIVAL = {
    "bear": N_("+{bonus} if the opponent’s squad holds a bear"),
    "wolf": N_("+{bonus} if the opponent’s squad holds a wolf"),
    "boar": N_("+{bonus} if the opponent’s squad holds a boar"),
    "stag": N_("+{bonus} if the opponent’s squad holds a stag"),
    "giant": N_("+{bonus} if the opponent’s squad holds a frost giant"),
    "dwarf": N_("+{bonus} if the opponent’s squad holds a dwarf"),
}
_KIN = {
    "bear": N_("+{small} with one other bear in your squad, +{large} with two or more"),
    "wolf": N_("+{small} with one other wolf in your squad, +{large} with two or more"),
    "boar": N_("+{small} with one other boar in your squad, +{large} with two or more"),
    "stag": N_("+{small} with one other stag in your squad, +{large} with two or more"),
    "giant": N_("+{small} with one other frost giant in your squad, +{large} with two or more"),
    "dwarf": N_("+{small} with one other dwarf in your squad, +{large} with two or more"),
}


def ability(of: Ability) -> str:
    """What an ability adds, and when."""
    message = {
        "rival": _RIVAL.get(of.clan or "", ""),
        "kin": _KIN.get(of.clan or "", ""),
        "banner": N_("+{small} with three clans in your squad, +{large} with four or more"),
        "frost": N_("activated in attack, it leaves the defender one die fewer"),
    }[of.word]
    return _(message).format(bonus=RIVAL_BONUS, small=SMALL_BONUS, large=LARGE_BONUS)


# Tactics


def tactic_kind(effect: Effect) -> str:
    """What the rulebook calls a tactic: "Fury +2"."""
    heroic = N_("Heroic attack +{strength} ({weapon})") if effect.weapon else N_("Heroic attack +{strength}")
    kind = {
        "fury": N_("Fury +{strength}"),
        "underdog": N_("Fury +{strength}"),
        "heroic": heroic,
        "new_weapons": N_("New weapons"),
        "counterblow": N_("Counterblow"),
        "weapon_swap": N_("Weapon swap"),
        "surround": N_("Surround the leader"),
    }[effect.word]
    return _(kind).format(strength=effect.strength, weapon=_weapon(effect))


def _weapon(effect: Effect) -> str:
    return face(WEAPONS.index(effect.weapon)) if effect.weapon else ""


_EFFECTS: dict[str, Callable[[], str]] = {
    "fury": lambda: _("+{strength} strength"),
    "underdog": lambda: _("+{strength} strength if your squad is smaller than the opponent’s"),
    "heroic": lambda: _("+{strength} strength; discard one of your unplaced dice"),
    "new_weapons": lambda: ngettext(
        "roll an extra die and keep it", "roll {extra} extra dice and keep one", NEW_WEAPONS_DICE
    ),
    "counterblow": lambda: ngettext("a free reroll", "up to {rerolls} free rerolls", COUNTERBLOW_REROLLS),
    "weapon_swap": lambda: _("turn any of your blank dice to weapons of your choice"),
    "surround": lambda: _("attack only; the defender’s jarl does nothing for the rest of the battle"),
}


def effect(of: Effect) -> str:
    """What a tactic does when it is played."""
    message = _EFFECTS[of.word]()
    if of.weapon:
        message = _("+{strength} strength; discard one of your unplaced dice that shows: {weapon}")
    numbers = {"strength": of.strength, "extra": NEW_WEAPONS_DICE, "rerolls": COUNTERBLOW_REROLLS}
    return message.format(weapon=_weapon(of), **numbers)


# Whole cards


def describe(card: DeckCard | Jarl) -> str:
    """A card in one line, without its name."""
    if isinstance(card, Warrior):
        return _warrior(card)
    if isinstance(card, Tactic):
        return _("{kind}: {effect}").format(kind=tactic_kind(card.effect), effect=effect(card.effect))
    return jarl(card)


def _warrior(card: Warrior) -> str:
    line = _("{clan}, strength {strength}, valour {valour}, needs {need}").format(
        clan=clan(card.clan), strength=card.strength, valour=card.valour, need=need(card)
    )
    return f"{line}; {ability(card.ability)}" if card.ability else line


def jarl(card: Jarl) -> str:
    """A jarl's abilities and mark (V1.5)."""
    mark = _("Both may be used together.") if card.both else _("Only one of the two may be used.")
    # Translators: a whole sentence follows each label; a full stop may stand for the colon.
    return _("{main} Condition: {condition} Extra: {extra} {mark}").format(
        main=_(card.main), condition=_(card.condition), extra=_(card.extra), mark=mark
    )
