"""What the things of Valhalla are called, and what a card says in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.cards import Ability, Card, Effect, Jarl, Tactic, Warrior
from valhalla.games.valhalla.modules import WORDS
from valhalla.games.valhalla.tactics import COUNTERBLOW_REROLLS, NEW_WEAPONS_DICE
from valhalla.words.language import N_, _, ngettext
from valhalla.words.valhalla import expansions, things
from valhalla.words.valhalla.brings import CardWords, merged
from valhalla.words.valhalla.expansions import BRINGS
from valhalla.words.valhalla.monsters.names import WARRIORS
from valhalla.words.valhalla.things import of_kind, spelled

EXPANSIONS: Final = expansions.EXPANSIONS
expansion = expansions.expansion
expansion_changes = expansions.changes
expansions_together = expansions.together
expansion_rule = expansions.rule

card, cards, jarl, jarl_name = things.card, things.cards, things.jarl, things.jarl_name
face, faces, dice, clan, need = things.face, things.faces, things.dice, things.clan, things.need
when = things.when

# Warriors

_KIN = {
    "bear": N_("+{small} with one other bear in your squad, +{large} with two or more"),
    "wolf": N_("+{small} with one other wolf in your squad, +{large} with two or more"),
    "boar": N_("+{small} with one other boar in your squad, +{large} with two or more"),
    "stag": N_("+{small} with one other stag in your squad, +{large} with two or more"),
    "giant": N_("+{small} with one other frost giant in your squad, +{large} with two or more"),
    "dwarf": N_("+{small} with one other dwarf in your squad, +{large} with two or more"),
}
_ABILITIES: Final = {
    "banner": N_("+{small} with three clans in your squad, +{large} with four or more"),
    "frost": N_("activated in attack, it leaves the defender one die fewer"),
    **merged(brings.abilities for brings in BRINGS),
}
_NUMBERS: Final = {
    "bonus": RIVAL_BONUS,
    "small": SMALL_BONUS,
    "large": LARGE_BONUS,
    "extra": NEW_WEAPONS_DICE,
    "rerolls": COUNTERBLOW_REROLLS,
    **merged(brings.numbers for brings in BRINGS),
}


def ability(of: Ability, monster: bool = False) -> str:
    """What an ability does, and when; against a monster, some do something else."""
    if monster and of.word in WARRIORS:
        return _(WARRIORS[of.word])
    by_clan = {"rival": things.RIVAL, "kin": _KIN}
    message = by_clan[of.word][of.clan] if of.clan else _ABILITIES[of.word]
    return _(message).format(**_NUMBERS)


# Tactics

_KINDS: Final = {
    "fury": N_("Fury +{strength}"),
    "underdog": N_("Fury +{strength}"),
    "heroic": N_("Heroic attack +{strength}"),
    "new_weapons": N_("New weapons"),
    "counterblow": N_("Counterblow"),
    "weapon_swap": N_("Weapon swap"),
    "surround": N_("Surround the leader"),
}
_EFFECTS: Final[dict[str, Callable[[], str]]] = {
    "fury": lambda: _("+{strength} strength"),
    "underdog": lambda: _("+{strength} strength if your squad is smaller than the opponent’s"),
    "heroic": lambda: _("+{strength} strength; discard one of your unplaced dice"),
    "new_weapons": lambda: ngettext(
        "roll an extra die and keep it", "roll {extra} extra dice and keep one", NEW_WEAPONS_DICE
    ),
    "counterblow": lambda: ngettext("a free reroll", "up to {rerolls} free rerolls", COUNTERBLOW_REROLLS),
    "weapon_swap": lambda: _("turn any of your blank dice to weapons of your choice"),
    "surround": lambda: _("the defender’s jarl does nothing for the rest of the battle"),
}
_TACTICS: Final = merged(brings.tactics for brings in BRINGS)


def tactic_kind(of: Effect) -> str:
    """What the rulebook calls a tactic: "Fury +2"."""
    kind = _TACTICS[of.word].kind if of.word in _TACTICS else _KINDS[of.word]
    if of.weapon and of.word == "heroic":
        kind = N_("Heroic attack +{strength} ({weapon})")
    return _(kind).format(strength=of.strength, weapon=_weapon(of))


def effect(of: Effect) -> str:
    """What a tactic does when it is played."""
    message = _(_TACTICS[of.word].effect) if of.word in _TACTICS else _EFFECTS[of.word]()
    if of.weapon and of.word == "heroic":
        message = _("+{strength} strength; discard one of your unplaced dice that shows: {weapon}")
    told = message.format(strength=of.strength, weapon=_weapon(of), **_NUMBERS)
    return "; ".join((*map(when, WORDS[of.word].marks), told))


def _weapon(of: Effect) -> str:
    return things.weapons((of.weapon,)) if of.weapon else ""


# Whole cards


def _warrior_text(card: Warrior, monster: bool = False) -> list[str]:
    own = ability(card.ability, monster) if card.ability else ""
    return [text for text in (own, *(brings.printed(card) for brings in BRINGS)) if text]


def _warrior(card: Warrior) -> str:
    line = _("{clan}, strength {strength}, valour {valour}, needs {need}").format(
        clan=clan(card.clan), strength=card.strength, valour=card.valour, need=need(card)
    )
    return "; ".join((line, *_warrior_text(card)))


def _jarl_text(card: Jarl) -> list[str]:
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    condition = _("Condition: {condition}").format(condition=_(card.condition))
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    extra = _("Extra: {extra}").format(extra=_(card.extra))
    return [_(card.main), condition, extra, things.both(card)]


_CARDS: Final[dict[type, CardWords]] = {
    Warrior: CardWords(lambda card: clan(card.clan), _warrior_text, _warrior),
    Tactic: CardWords(
        lambda card: tactic_kind(card.effect),
        lambda card: [effect(card.effect)],
        lambda card: of_kind(tactic_kind(card.effect), effect(card.effect)),
    ),
    Jarl: CardWords(lambda card: _("Jarl"), _jarl_text, jarl),
    **merged(brings.cards for brings in BRINGS),
}


def kind(card: Card) -> str:
    """What kind of card this is, as a heading."""
    return _CARDS[type(card)].kind(card)


def text(card: Card) -> list[str]:
    """What is spelled out on a card, a paragraph each; only what stands for itself ends with a full stop."""
    return spelled(_CARDS[type(card)].text(card))


def warrior(card: Warrior, monster: bool) -> list[str]:
    """The same of a warrior that is looked at closely: what it needs comes first."""
    return spelled([_("Needs {need}").format(need=need(card)), *_warrior_text(card, monster)])


def describe(card: Card) -> str:
    """A card in one line, without its name."""
    return _CARDS[type(card)].line(card)
