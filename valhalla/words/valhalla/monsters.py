"""Monsters in words: what they and their abilities are called, whom they seek, what a level costs."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import BeastAbility, Monster
from valhalla.games.valhalla.monsters.stack import TACTICS, TOLLS, active, stack_of
from valhalla.games.valhalla.state import State
from valhalla.words.language import N_, _, ngettext

# By the id of a monster: its name, and one line about it.
MONSTERS: Final = {
    "fenrir": (N_("Fenrir"), N_("The wolf who outgrew every fetter. He goes for the larger squads.")),
    "jormungandr": (
        N_("Jörmungandr"),
        N_("The serpent around the world. It goes for the honoured, and its venom slows the hand."),
    ),
    "hel": (N_("Hel"), N_("She keeps whom Valhalla does not want, and goes for those who bleed already.")),
    "surtr": (N_("Surtr"), N_("He comes with fire from the south and goes for the unhurt and the proud.")),
}
LEVELS: Final = (N_("Level I"), N_("Level II"), N_("Level III"))

# What every ability is called (V15.10).
BEAST_ABILITIES: Final = {
    "mill": N_("Hunger"),
    "mute": N_("Silence"),
    "toll_card": N_("Toll"),
    "chill": N_("Chill"),
    "plunder": N_("Plunder"),
    "two_tactics": N_("Turmoil"),
    "jarl": N_("Dread"),
    "no_tactics": N_("Doom"),
    "narrow": N_("Straits"),
    "toll_warrior": N_("Maw"),
    "scar_defeat": N_("Wound"),
    "no_tricks": N_("Coils"),
    "scar": N_("Scar"),
}
_SILENCE: Final = {
    "bear": N_("The abilities of bears add nothing."),
    "wolf": N_("The abilities of wolves add nothing."),
    "boar": N_("The abilities of boars add nothing."),
    "stag": N_("The abilities of stags add nothing."),
    "giant": N_("The abilities of frost giants add nothing."),
    "dwarf": N_("The abilities of dwarves add nothing."),
}
_EFFECTS: Final = {
    "mill": N_("After every phase A a card of the deck is discarded."),
    "mute": N_("The abilities of the printed clan add nothing."),
    "toll_card": N_("Before a battle you discard a card of your hand; you choose which."),
    "chill": N_("In battle you roll one die fewer."),
    "plunder": N_("After every battle you lose a random card of your hand."),
    "jarl": N_("In battle your jarl does nothing."),
    "no_tactics": N_("You cannot play tactics."),
    "narrow": N_("Your squad has one place fewer."),
    "toll_warrior": N_("Before a battle you discard a warrior of your squad; you choose which."),
    "scar_defeat": N_("After every battle that you lose, you lose 1 valour."),
    "no_tricks": N_("You cannot play Counterblow or Weapon swap."),
    "scar": N_("After every battle you lose 1 valour."),
}

# Whom a card seeks (V18.3): a few words, and a sentence.
PREYS: Final = {
    "active": (N_("Whose turn it is"), N_("It attacks the player whose turn it is.")),
    "many": (N_("Most warriors"), N_("It attacks the player with the most warriors.")),
    "few": (N_("Fewest warriors"), N_("It attacks the player with the fewest warriors.")),
    "hand": (N_("Most cards in hand"), N_("It attacks the player with the most cards in hand.")),
    "valour": (N_("Most points"), N_("It attacks the player with the most points in Valhalla.")),
    "shields": (N_("Most shields"), N_("It attacks the player with the most shields.")),
    "wounded": (N_("Fewest shields"), N_("It attacks the player with the fewest shields.")),
}


# What it is


def name(monster: str) -> str:
    """What a monster is called."""
    return _(MONSTERS[monster][0])


def about(monster: str) -> str:
    """One line about a monster."""
    return _(MONSTERS[monster][1])


def called(s: State) -> str:
    """The name of the monster at this table."""
    return name(stack_of(s).cards[0].monster)


def level_name(level: int) -> str:
    """What a level from 1 to 3 is called."""
    return _(LEVELS[level - 1])


def level_text(level: int) -> str:
    """What a level means (V15.8)."""
    toll = TOLLS[level - 1]
    message = ngettext(
        "A lost battle costs {count} card of the deck.",
        "A lost battle costs {count} cards of the deck.",
        toll,
    )
    return message.format(count=toll)


# What its cards do


def ability_name(word: str) -> str:
    """What an ability is called."""
    return _(BEAST_ABILITIES[word])


def ability(of: BeastAbility) -> str:
    """What an ability does: a sentence."""
    return effect(of.word, of.clan)


def effect(word: str, clan: str | None = None) -> str:
    """The same by the word of an ability; without a clan that of any printed one."""
    if word == "two_tactics":
        message = ngettext(
            "You can play {count} tactic in a battle at most.",
            "You can play {count} tactics in a battle at most.",
            TACTICS,
        )
        return message.format(count=TACTICS)
    return _(_SILENCE[clan] if clan else _EFFECTS[word])


def ability_text(card: Monster) -> str:
    """The ability of a card with its name, or nothing if it has none: "Chill: In battle you roll …"."""
    return told(card.ability.word, card.ability.clan) if card.ability else ""


def told(word: str, clan: str | None = None) -> str:
    """An ability with its name."""
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    return _("{ability}: {effect}").format(ability=ability_name(word), effect=effect(word, clan))


def prey_name(word: str) -> str:
    """Whom a card seeks, in a few words."""
    return _(PREYS[word][0])


def prey_text(word: str) -> str:
    """Whom a card seeks: a sentence."""
    return _(PREYS[word][1])


# How it stands at a table


def card_name(s: State, place: int) -> str:
    """The name of a card in the stack."""
    return _(stack_of(s).cards[place].name)


def active_card(s: State) -> str:
    """The name of the card that is fought, or would be."""
    return card_name(s, active(s))


def needed(s: State, *, attack: bool) -> int:
    """The strength that beats the active card, or that holds it off."""
    return stack_of(s).strengths[active(s)] + (not attack)
