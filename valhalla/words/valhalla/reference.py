"""The reference card of Valhalla: turn, battle, points and signs, as they are at this table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.cards import WHEN, Warrior
from valhalla.games.valhalla.modules import marks_of
from valhalla.games.valhalla.scoring import SETS, SHIELD_POINTS, kept_points, set_table
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, FACES, PAIR_SYMBOLS, SLOTS
from valhalla.words.crib import Line, Part, line
from valhalla.words.language import N_, _
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.monsters import reference as monsters

# Abilities that speak of a clan: on every card another one is printed.
OF_A_CLAN: Final = {
    "rival": N_("+{bonus} if the opponent’s squad has a warrior of the printed clan"),
    "kin": N_("+{small} with one other of the printed clan in your squad, +{large} with two or more"),
}


def parts(s: State) -> list[Part]:
    against = s.table.stack is not None
    ways = [monsters.battle(s), *monsters.together(s), monsters.end(s)] if against else [battle(), end(s)]
    return [turn(s.table), *ways, dice(s.table), marks(s.table), *added(s.table)]


# The turn


def turn(table: Table) -> Part:
    (drawn, kept), (later, held) = table.action_draw, table.phase_b
    lines = [
        line(_("Phase A, one of these:")),
        line(_("add one warrior to your squad"), "icon/person"),
        line(_("add two with {symbols} weapon symbols or fewer"), "icon/two-warriors", symbols=PAIR_SYMBOLS),
        line(_("attack"), "icon/attack"),
        line(_("draw {drawn} cards, keep {kept}"), "icon/cards", drawn=drawn, kept=kept),
        line(_("Phase B: draw {drawn} cards, keep {kept}."), drawn=later, kept=held),
        line(_("A squad has {slots} slots. When it is full, somebody makes room."), slots=SLOTS),
        line(_("With an empty squad you must add a warrior if you hold one.")),
    ]
    return Part(_("Your turn"), (*lines, *(monsters.phase() if table.stack else ())))


def battle() -> Part:
    return Part(
        _("A battle"),
        (
            line(
                _("First the attacker, then the defender: roll {dice} dice."),
                "icon/dice",
                dice=DICE_OF_A_SIDE,
            ),
            *fighting(),
            line(_("More strength wins; the attacker wins ties."), "icon/strength"),
            line(_("No attacker armed: nobody wins."), "icon/cross"),
            line(
                _("The attacker has won: takes a shield, and all armed attackers rise to Valhalla."),
                "icon/shield",
            ),
            line(_("The defender has won: any number of armed defenders rise."), "icon/valour"),
        ),
    )


def fighting() -> tuple[Line, ...]:
    """What one does with the dice, whoever the opponent is."""
    return (
        line(_("Reroll: discard an unplaced die, then roll any others again."), "icon/reroll"),
        line(_("Arm: cover every symbol of a warrior, and it is activated."), "icon/axe"),
        line(_("Play tactics."), "icon/tactic"),
    )


# What counts


def end(s: State) -> Part:
    players = set_table(s)
    return Part(
        _("What counts at the end"),
        (
            line(_("valour in your Valhalla pile: as printed"), "icon/valour"),
            line(_("each captured shield: {points}"), "icon/shield", points=SHIELD_POINTS),
            line(_("each shield of your own that is left: {points}"), points=kept_points(s.table.players)),
            *_sets(players),
            line(_("Equal points: more captured shields, then more of your own.")),
            line(
                _(
                    "A last shield or the last card of the deck is gone: everybody has one more turn, "
                    "then comes Ragnarök."
                ),
                "icon/fire",
            ),
        ),
    )


def _sets(players: int) -> Iterator[Line]:
    """What sets are worth at this number of players (V7.1)."""
    text = _("each set of {size} captured shields, all of different opponents: +{points}")
    return (line(text, "icon/star", size=size, points=worth) for size, worth in SETS[players].items())


# Signs


def dice(table: Table) -> Part:
    faces = tuple(f"dice/red-{face}-still" for face in FACES)
    return Part(
        _("Dice, clans and abilities"),
        (
            Line(_("Five weapons, and a blank that arms nobody:"), faces),
            line(_("Bears hit hardest."), "marks/clan-bear"),
            line(_("Wolves bring the most valour."), "marks/clan-wolf"),
            line(
                _("Frost giants need any two weapons, two alike, three alike or two pairs."),
                "marks/clan-giant",
            ),
            *_abilities(table),
        ),
    )


def _abilities(table: Table) -> Iterator[Line]:
    """Every ability that warriors of this table have."""
    found = {
        card.ability.word: card.ability for card in table.cards if isinstance(card, Warrior) and card.ability
    }
    for word, ability in found.items():
        if word in OF_A_CLAN:
            text = _(OF_A_CLAN[word]).format(bonus=RIVAL_BONUS, small=SMALL_BONUS, large=LARGE_BONUS)
        else:
            text = called.ability(ability, monster=table.stack is not None)
        yield Line(text, (f"icon/{word}",))


def marks(table: Table) -> Part:
    """When tactics of this table may be played (V1.4), and how a jarl's abilities go together (V1.5)."""
    used = {mark for card in table.cards for mark in marks_of(card)}
    found = [line(called.when(mark), f"icon/when-{mark}") for mark in WHEN if mark in used]
    found.append(line(_("A tactic without a mark: in your own phase, after the first roll.")))
    if table.jarls:
        found.append(line(_("jarl: both abilities may be used together"), "marks/both"))
        found.append(line(_("jarl: one of the two in a battle or turn"), "marks/either"))
    return Part(_("Marks on cards"), tuple(found))


def added(table: Table) -> list[Part]:
    """What expansions change, in the words of the new game."""
    names = [name for name in called.EXPANSIONS if name in table.setup.expansions]
    found = [
        Part(called.expansion(name)[0], tuple(map(line, called.expansion_changes(name)))) for name in names
    ]
    together = tuple(map(line, called.expansions_together(table.setup.expansions)))
    return [*found, *([Part(_("Together"), together)] if together else [])]
