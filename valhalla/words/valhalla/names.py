"""What the things of Valhalla are called, and what a card says in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, Final

from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.cards import (
    Ability,
    Card,
    Effect,
    Jarl,
    Loki,
    LokiRow,
    Mark,
    Mission,
    MonsterCard,
    Tactic,
    Thor,
    Title,
    Warrior,
    Wrath,
)
from valhalla.games.valhalla.expansions.dwarves import BLOODED, SPITE_BONUS
from valhalla.games.valhalla.expansions.thor import THOR_STRENGTH
from valhalla.games.valhalla.expansions.tyr import AGAINST, PLAIN
from valhalla.games.valhalla.expansions.valkyries import ALONE, KINDRED, ROUT
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.tactics import COUNTERBLOW_REROLLS, NEW_WEAPONS_DICE
from valhalla.games.valhalla.terms import EXTRA, SUPPLY, WEAPONS
from valhalla.words import listing
from valhalla.words.language import N_, _, ngettext, pgettext
from valhalla.words.listing import listed
from valhalla.words.valhalla import expansions, monsters

EXPANSIONS: Final = expansions.EXPANSIONS
expansion = expansions.expansion
expansion_changes = expansions.changes
expansions_together = expansions.together
expansion_rule = expansions.rule
setup_trouble = expansions.trouble


# Cards one by one and in lists


def cards(table: Table, numbers: Iterable[int]) -> str:
    """The names of these cards; nothing if any of them is hidden."""
    named = [card(table, number) for number in numbers]
    return listed(named) if all(named) else ""


def card(table: Table, number: int) -> str:
    """The name of this card; nothing if it is hidden."""
    return _(table.cards[number].name) if number >= 0 else ""


def jarl_name(table: Table, jarl: int) -> str:
    return _(table.jarls[jarl].name)


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


def dice(numbers: Iterable[int]) -> str:
    """Dice by their faces, extra ones and supplies marked: "axe ×2, bow (extra)"."""
    counted = [(die, faces(same)) for die, same in groupby(sorted(numbers))]
    return ", ".join(_marked(die).format(die=text) for die, text in counted)


def _marked(die: int) -> str:
    if die >= SUPPLY:
        return _("{die} (supply)")
    return _("{die} (extra)") if die >= EXTRA else "{die}"


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


# What these come to against a monster (V15.5, V15.11).
_HUNTED = {
    "frost": N_("activated in attack or defence, it brings you an extra die"),
    "block": N_("does nothing to a monster"),
    "hold": N_("does nothing to a monster"),
    "disarm": N_("does nothing to a monster"),
}


def ability(of: Ability, hunted: bool = False) -> str:
    """What an ability does, and when; against a monster, some do something else."""
    if hunted and of.word in _HUNTED:
        return _(_HUNTED[of.word])
    message = {
        "rival": _RIVAL.get(of.clan or "", ""),
        "kin": _KIN.get(of.clan or "", ""),
        "banner": N_("+{small} with three clans in your squad, +{large} with four or more"),
        "frost": N_("activated in attack, it leaves the defender one die fewer"),
        "block": N_("activated in attack, it blocks one of the defender’s warriors for this battle"),
        "hold": N_("after the battle it holds one of the opponent’s activated warriors back from Valhalla"),
        "disarm": N_("when it is activated, the opponent discards a tactic or shows a hand without one"),
        "spite": N_("when it is activated, you may lay a hand card face down beside it for +{spite}"),
    }[of.word]
    return _(message).format(bonus=RIVAL_BONUS, small=SMALL_BONUS, large=LARGE_BONUS, spite=SPITE_BONUS)


# The marks of the Valkyries

_MARK_NAMES = {"host": N_("In company"), "kindred": N_("With a friend"), "alone": N_("All alone")}
_KINDRED = {
    "bear": N_("+{points} points if a bear goes to Valhalla with it"),
    "wolf": N_("+{points} points if a wolf goes to Valhalla with it"),
    "boar": N_("+{points} points if a boar goes to Valhalla with it"),
    "stag": N_("+{points} points if a stag goes to Valhalla with it"),
    "giant": N_("+{points} points if a frost giant goes to Valhalla with it"),
    "dwarf": N_("+{points} points if a dwarf goes to Valhalla with it"),
}


def mark_name(word: str) -> str:
    """What a mark of the Valkyries is called."""
    return _(_MARK_NAMES[word])


def mark(of: Mark) -> str:
    """What a warrior’s mark pays when the warrior goes to Valhalla."""
    if of.clan:
        return _(_KINDRED[of.clan]).format(points=KINDRED)
    if of.word == "host":
        return _("+1 point for every other warrior that goes to Valhalla with it")
    return _("+{points} points if it goes to Valhalla alone").format(points=ALONE)


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
        "supply": N_("Weapon supply ({weapon})"),
        "road": N_("Road to Valhalla"),
        "call_to_arms": N_("Call to arms"),
        "war_cry": N_("War cry (squad)"),
        "blooded_cry": N_("War cry (blooded)"),
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
    "supply": lambda: _("arms a warrior or pays for a tactic like a die that shows: {weapon}"),
    "road": lambda: _(
        "defence only; the attacker names an activated attacker, who fights no longer "
        "and goes to Valhalla after the battle"
    ),
    "call_to_arms": lambda: _("before a battle; the topmost warrior of the discard pile joins your squad"),
    "war_cry": lambda: _("+1 strength for every warrior in your squad"),
    "blooded_cry": lambda: _(
        "+{one}, +{two}, +{three} or +{four} strength "
        "with one, two, three, or at least four activated warriors"
    ),
}


def effect(of: Effect) -> str:
    """What a tactic does when it is played."""
    message = _EFFECTS[of.word]()
    if of.weapon and of.word == "heroic":
        message = _("+{strength} strength; discard one of your unplaced dice that shows: {weapon}")
    numbers = {"strength": of.strength, "extra": NEW_WEAPONS_DICE, "rerolls": COUNTERBLOW_REROLLS}
    numbers |= dict(zip(("one", "two", "three", "four"), BLOODED[1:], strict=True))
    return message.format(weapon=_weapon(of), **numbers)


# Thor's Help

_CONDITIONS = {
    "fewer": N_("for a side with fewer warriors than the other"),
    "fewer_or_equal": N_("for a side with fewer warriors than the other, or as many"),
}
_THOR_BONUSES = {
    "draw": N_("it draws a card"),
    "reroll": N_("it has a free reroll"),
    "steal": N_("it takes a random card from the other side’s hand"),
    "strength2": N_("it gains +{strength} strength"),
    "strength3": N_("it gains +{strength} strength"),
    "die": N_("it rolls an extra die"),
}


def thor_condition(card: Thor) -> str:
    """Whom a Thor card may help."""
    return _(_CONDITIONS[card.condition])


def thor_bonus(card: Thor) -> str:
    """What a Thor card does for the side it helps."""
    return _(_THOR_BONUSES[card.bonus]).format(strength=THOR_STRENGTH.get(card.bonus, 0))


def _thor_reward(card: Thor) -> str:
    return _("valour {valour} for you if that side wins").format(valour=card.valour)


# Missions and wrath

_GOALS = {
    "no_reroll": N_("win a battle without giving up a die for a reroll"),
    "by_five": N_("win a battle by {rout} or more"),
    "three_armed": N_("win a battle with three or more of your own warriors activated"),
}
_NEEDLESS = {
    "axe": N_("one axe of the warrior need not be covered"),
    "sword": N_("one sword of the warrior need not be covered"),
    "spear": N_("one spear of the warrior need not be covered"),
    "bow": N_("one bow of the warrior need not be covered"),
    "shield": N_("one shield of the warrior need not be covered"),
}


def goal(card: Mission) -> str:
    """What a winner must have done to fulfil a mission."""
    return _(_GOALS[card.goal]).format(rout=ROUT)


def _mission_reward(card: Mission) -> str:
    return _("valour {valour} in your Valhalla pile").format(valour=card.valour)


def wrath(card: Wrath) -> str:
    """What a wrath card does for the warrior above it."""
    if card.clan:
        return _(_RIVAL[card.clan]).format(bonus=AGAINST)
    return _(_NEEDLESS[card.weapon]) if card.weapon else _("+{strength} strength").format(strength=PLAIN)


# Loki's Cunning

_LOKI_BONUSES = {
    "send_all": N_("Send all your activated warriors to Valhalla."),
    "send_one": N_("Send one of your activated warriors to Valhalla."),
    "steal_winner": N_("Take a random card from the winner’s hand."),
    "steal_any": N_("Take a random card from any player’s hand."),
    "keep_shield": N_("If you were attacked, keep your shield."),
    "take_shield": N_("If you attacked, take a shield all the same."),
    "take_tactic": N_("Take a tactic that was played in this battle."),
    "winner_tactic": N_("Take a tactic that was played in this battle; the winner chooses which."),
    "draw": N_("Draw a card."),
    "draw_and_bury": N_("Draw a card, then lay a card of your hand face down on the deck."),
}


def loki_difference(row: LokiRow) -> str:
    """The differences in strength that a row is for: "2" or "4–5"."""
    return str(row.least) if row.least == row.most else f"{row.least}–{row.most}"


def loki_bonus(row: LokiRow) -> str:
    """What the loser gets by a row: a sentence."""
    if row.word == "points":
        return ngettext("Gain {count} point.", "Gain {count} points.", row.points).format(count=row.points)
    return _(_LOKI_BONUSES[row.word])


def loki_row(row: LokiRow) -> str:
    """A row with its range: "Difference 4–5: Draw a card."."""
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    message = _("Difference {difference}: {bonus}")
    return message.format(difference=loki_difference(row), bonus=loki_bonus(row))


def loki_discard(card: Loki) -> str:
    """How one of Loki’s cards changes the opening discard; nothing if it does not."""
    count = abs(card.discard)
    if not count:
        return ""
    if card.discard < 0:
        message = ngettext(
            "{count} card fewer is discarded at the start.",
            "{count} cards fewer are discarded at the start.",
            count,
        )
    else:
        message = ngettext(
            "{count} card more is discarded at the start.",
            "{count} cards more are discarded at the start.",
            count,
        )
    return message.format(count=count)


# The Last Viking


def title_level(card: Title, level: int) -> str:
    """What a level of the title gives its holder, and whoever attacks."""
    points, dice = card.points[level - 1], card.dice[level - 1]
    line = ngettext(
        "Level {level}: {count} point at the start of a turn.",
        "Level {level}: {count} points at the start of a turn.",
        points,
    ).format(level=level, count=points)
    if not dice:
        return line
    more = ngettext("An attacker has an extra die.", "An attacker has {count} extra dice.", dice)
    return f"{line} {more.format(count=dice)}"


def levels(card: Title) -> str:
    """All levels of the title in two short sentences."""
    points, dice = (", ".join(map(str, numbers)) for numbers in (card.points, card.dice))
    message = _("Points by level: {points}. Extra dice of an attacker: {dice}.")
    return message.format(points=points, dice=dice)


# Whole cards


def kind(card: Card) -> str:
    """What kind of card this is, as a heading."""
    if isinstance(card, Warrior):
        return clan(card.clan)
    if isinstance(card, Tactic):
        return tactic_kind(card.effect)
    if isinstance(card, MonsterCard):
        return monsters.name(card.monster)
    return _(_KINDS[type(card)])


_KINDS: dict[type, str] = {
    Thor: N_("Thor’s help"),
    Mission: N_("Mission"),
    Wrath: N_("Tyr’s wrath"),
    Loki: N_("Loki’s Cunning"),
    Title: N_("The Last Viking"),
    Jarl: N_("Jarl"),
}


def text(card: Card) -> list[str]:
    """What is spelled out on a card, a paragraph each; only what stands for itself ends with a full stop."""
    return [part[:1].upper() + part[1:] for part in TEXTS[type(card)](card)]


def _warrior_text(card: Warrior) -> list[str]:
    abilities = [ability(card.ability)] if card.ability else []
    return [*abilities, *([mark(card.mark)] if card.mark else [])]


def _loki_text(card: Loki) -> list[str]:
    discard = loki_discard(card)
    return [*map(loki_row, card.rows), *([discard] if discard else [])]


def _both(card: Jarl) -> str:
    return _("Both may be used together.") if card.both else _("Only one of the two may be used.")


def _jarl_text(card: Jarl) -> list[str]:
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    condition = _("Condition: {condition}").format(condition=_(card.condition))
    # Translators: a whole sentence follows; a full stop may stand for the colon.
    extra = _("Extra: {extra}").format(extra=_(card.extra))
    return [_(card.main), condition, extra, _both(card)]


TEXTS: Final[dict[type, Callable[[Any], list[str]]]] = {
    Warrior: _warrior_text,
    Tactic: lambda card: [effect(card.effect)],
    Thor: lambda card: [thor_condition(card), thor_bonus(card), _thor_reward(card)],
    Mission: lambda card: [goal(card), _mission_reward(card)],
    Wrath: lambda card: [_("lay it under a warrior that you add"), wrath(card)],
    Loki: _loki_text,
    Title: lambda card: [title_level(card, level + 1) for level in range(len(card.points))],
    Jarl: _jarl_text,
    MonsterCard: lambda card: [*filter(None, [monsters.ability_text(card)]), monsters.prey_text(card.prey)],
}


def describe(card: Card) -> str:
    """A card in one line, without its name."""
    if isinstance(card, Warrior):
        return _warrior(card)
    if isinstance(card, Jarl):
        return jarl(card)
    if isinstance(card, Thor):
        told = [thor_condition(card), thor_bonus(card), _thor_reward(card)]
        return _of_kind(card, "; ".join(told))
    if isinstance(card, Mission):
        return _of_kind(card, f"{goal(card)}; {_mission_reward(card)}")
    if isinstance(card, Loki):
        return _of_kind(card, " ".join(text(card)))
    if isinstance(card, Title):
        return _of_kind(card, levels(card))
    if isinstance(card, MonsterCard):
        return _of_kind(card, " ".join((_monster(card), *text(card))))
    return _of_kind(card, effect(card.effect) if isinstance(card, Tactic) else wrath(card))


def _of_kind(card: Card, told: str) -> str:
    return _("{kind}: {effect}").format(kind=kind(card), effect=told)


def _monster(card: MonsterCard) -> str:
    """What is printed on a monster's card in numbers and signs, on either side (V15.1)."""
    message = _(
        "strength {strength} ({plus} on the +40 side), symbols {need}, clans {clans}, warriors {warriors}, "
        "Valhalla adds up to {cap} ({more} on the +40 side)."
    )
    return message.format(
        strength=card.base.strength,
        plus=card.plus.strength,
        need=faces(WEAPONS.index(weapon) for weapon in card.weapons),
        clans=listed([clan(name) for name in card.clans]),
        warriors=card.warriors,
        cap=card.base.cap,
        more=card.plus.cap,
    )


def _warrior(card: Warrior) -> str:
    line = _("{clan}, strength {strength}, valour {valour}, needs {need}").format(
        clan=clan(card.clan), strength=card.strength, valour=card.valour, need=need(card)
    )
    return "; ".join((line, *_warrior_text(card)))


def jarl(card: Jarl) -> str:
    """A jarl's abilities and mark (V1.5)."""
    # Translators: a whole sentence follows each label; a full stop may stand for the colon.
    return _("{main} Condition: {condition} Extra: {extra} {mark}").format(
        main=_(card.main), condition=_(card.condition), extra=_(card.extra), mark=_both(card)
    )
