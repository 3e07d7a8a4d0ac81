"""What the reference card says of a monster: its phase, battles against it, and how it ends."""

from __future__ import annotations

from valhalla.games.valhalla.monsters.module import BEATEN_POINTS, SPARED
from valhalla.games.valhalla.monsters.stack import active, stack_of
from valhalla.games.valhalla.scoring import SHIELD_POINTS
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE
from valhalla.words.crib import Line, Part, line
from valhalla.words.language import _


def phase() -> tuple[Line, ...]:
    return (line(_("Then the monster rolls. When its symbols are covered, it attacks."), "icon/monster"),)


def battle(s: State) -> Part:
    stack = stack_of(s)
    strength, cap = stack.strengths[active(s)], stack.caps[active(s)]
    return Part(
        _("A battle"),
        (
            line(
                _("Roll {dice} dice, reroll, arm warriors, play tactics."), "icon/dice", dice=DICE_OF_A_SIDE
            ),
            line(_("Valhalla adds its points to your strength, {cap} at most."), "icon/monster-cap", cap=cap),
            line(_("Your attack wins with {strength} or more."), "icon/attack", strength=strength),
            line(_("Its attack is beaten with more than {strength}."), "icon/monster", strength=strength),
            line(_("After a lost battle you may send one activated warrior to Valhalla.")),
            line(_("Cards of the deck that a lost battle costs: {count}"), "icon/deck", count=stack.toll),
            line(_("A lost defence costs a shield, too."), "icon/shield"),
        ),
    )


def _points() -> tuple[Line, ...]:
    """What it comes to (V18.8)."""
    return (
        line(_("Points for each beaten card: {points}"), "icon/crown", points=BEATEN_POINTS),
        line(_("After a victory for each shield left: {points}"), "icon/shield", points=SHIELD_POINTS),
        line(_("After a victory 1 point for so many cards left in the deck: {count}"), count=SPARED),
    )


def together(s: State) -> tuple[Part, ...]:
    """What friends do for each other, where there are several."""
    if not s.table.common:
        return ()
    return (
        Part(
            _("Together"),
            (
                line(_("One Valhalla for all: its points help whoever fights."), "icon/valour"),
                line(_("Step in: discard a card, and its attack on a friend is on you."), "icon/step-in"),
                line(
                    _("Lend: before the roll, all others say whether one of theirs may be armed."),
                    "icon/gift",
                ),
                line(_("A lent warrior goes to Valhalla, or stays with its owner.")),
                line(_("Call: in your own turn and before battles; it costs nothing."), "icon/horn"),
                line(_("The last attack: all of you choose who makes it."), "icon/fire"),
            ),
        ),
    )


def end(s: State) -> Part:
    return Part(
        _("How it ends"),
        (
            line(_("Won: the last card of the monster is beaten."), "icon/crown"),
            line(_("Lost: a last shield is gone, or the deck."), "icon/skull"),
            *_points(),
        ),
    )
