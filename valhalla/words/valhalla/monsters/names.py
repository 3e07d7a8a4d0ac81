"""Monsters in words: what they and their abilities are called, whom they seek, what a level costs."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.cards import MONSTER_DECK, MonsterAbility, MonsterCard
from valhalla.games.valhalla.monsters.stack import (
    SCALES,
    TACTICS,
    Scale,
    active,
    stack_of,
)
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CALLS
from valhalla.words.language import N_, _, named, ngettext, percent
from valhalla.words.listing import listed
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import CardWords
from valhalla.words.valhalla.monsters import titles

MOST: Final = 4  # players
LEVELS: Final = (N_("Level I"), N_("Level II"), N_("Level III"))

# What every ability is called (V15.10).
MONSTER_ABILITIES: Final = {
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

# What abilities of warriors come to against a monster (V15.5, V15.11).
WARRIORS: Final = {
    "frost": N_("activated in attack or defence, it brings you an extra die"),
    "block": N_("does nothing to a monster"),
    "hold": N_("does nothing to a monster"),
    "disarm": N_("does nothing to a monster"),
}

# Whom a card seeks (V18.3): a few words, and a sentence.
PREYS: Final = {
    "active": (N_("Whose turn it is"), N_("It attacks the player whose turn it is.")),
    "many": (N_("Most warriors"), N_("It attacks the player with the most warriors.")),
    "few": (N_("Fewest warriors"), N_("It attacks the player with the fewest warriors.")),
    "hand": (N_("Most cards in hand"), N_("It attacks the player with the most cards in hand.")),
    "shields": (N_("Most shields"), N_("It attacks the player with the most shields.")),
    "wounded": (N_("Fewest shields"), N_("It attacks the player with the fewest shields.")),
}

# V18.6 What one calls to the others.
CALLED: Final = {
    "take": N_("I can take the next attack"),
    "attack": N_("Attack now"),
    "wait": N_("Wait for me"),
    "warrior": N_("I need a warrior"),
    "cards": N_("I need cards"),
}


# The same shouted over the table: a word or two.
SHOUTED: Final = {
    "take": N_("The next is mine!"),
    "attack": N_("Strike!"),
    "wait": N_("Wait!"),
    "warrior": N_("A warrior!"),
    "cards": N_("Cards!"),
}


def shout(number: int) -> str:
    """A call in a word or two."""
    return _(SHOUTED[CALLS[number]])


def call(number: int) -> str:
    """A call in words."""
    return _(CALLED[CALLS[number]])


# What it is

name, about = titles.called, titles.about


def called(s: State) -> str:
    """The name of the monster at this table."""
    return titles.called(stack_of(s).cards[0].monster)


def level_name(level: int) -> str:
    """What a level from 1 to 3 is called."""
    return _(LEVELS[level - 1])


def level_text(players: int, level: int) -> str:
    """What a level means to so many (V15.8, V18.1)."""
    mine = SCALES[players]
    return _strength(mine, level) if any(mine.more) else toll_text(mine.tolls[level - 1])


def _strength(scale: Scale, level: int) -> str:
    """What the strength of a card is worked out from."""
    message = _("Strength of the monster’s cards: {strength} + {more}.")
    return message.format(strength=percent(scale.strength), more=scale.more[level - 1])


def toll_text(toll: int) -> str:
    """What a defeat costs (V15.8)."""
    message = ngettext(
        "A lost battle costs {count} card of the deck.",
        "A lost battle costs {count} cards of the deck.",
        toll,
    )
    return message.format(count=toll)


def company(players: int) -> list[str]:
    """What a table of so many has against a monster (V15.2, V18.1): a few whole sentences."""
    mine = SCALES[players]
    discards, shields = mine.discard, mine.shields
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
    if players > 1:
        told.append(toll_text(mine.tolls[0]))
        told.append(_("Your Valhalla is one for all, and before a battle the others may lend a warrior."))
    return told


# What its cards do


def ability_name(word: str) -> str:
    """What an ability is called."""
    return _(MONSTER_ABILITIES[word])


def ability(of: MonsterAbility) -> str:
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


def ability_text(card: MonsterCard) -> str:
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
    return named(stack_of(s).cards[place].name)


def active_card(s: State) -> str:
    """The name of the card that is fought, or would be."""
    return card_name(s, active(s))


def needed(s: State, *, attack: bool) -> int:
    """The strength that beats the active card, or that holds it off."""
    return stack_of(s).strengths[active(s)] + (not attack)


# Whole cards


def _kind(card: MonsterCard) -> str:
    return name(card.monster)


def _text(card: MonsterCard) -> list[str]:
    return [*filter(None, [ability_text(card)]), prey_text(card.prey)]


def _line(card: MonsterCard) -> str:
    """What is printed on a card in numbers and signs, on either side (V15.1), and in words."""
    message = _(
        "strength {strength} ({plus} on the +40 side), symbols {need}, clans {clans}, warriors {warriors}, "
        "Valhalla adds up to {cap} ({more} on the +40 side)."
    )
    numbers = message.format(
        strength=card.base.strength,
        plus=card.plus.strength,
        need=things.weapons(card.weapons),
        clans=listed([things.clan(name) for name in card.clans]),
        warriors=card.warriors,
        cap=card.base.cap,
        more=card.plus.cap,
    )
    return things.of_kind(_kind(card), " ".join((numbers, *things.spelled(_text(card)))))


CARD: Final = CardWords(_kind, _text, _line)


# What cards and numbers add to the rulebook


def _abilities() -> list[str]:
    """What every ability does."""
    return [told(word) for word in MONSTER_ABILITIES]


def _stacks() -> list[str]:
    """Every card of every monster."""
    cards = things.deck(MONSTER_DECK, MonsterCard)
    return [_("{card}: {text}").format(card=_(card.name), text=_line(card)) for card in cards]


def _tables() -> list[str]:
    """What a table against a monster begins with, by players."""
    return [_table(players, mine) for players, mine in SCALES.items() if players > 1]


def _table(players: int, mine: Scale) -> str:
    message = _(
        "Players: {players}. Shields each: {shields}. Cards discarded at the start: {cards}. Cards that a "
        "lost battle costs: {toll}. Strength of the monster’s cards: {strength}, and on the three levels "
        "{one}, {two} or {three} more."
    )
    one, two, three = mine.more
    return message.format(
        players=players, shields=mine.shields, cards=mine.discard, toll=mine.tolls[0],
        strength=percent(mine.strength), one=one, two=two, three=three,
    )  # fmt: skip


TABLES: Final = {"V15.10": _abilities, "V16.5": _stacks, "V18.1": _tables}
