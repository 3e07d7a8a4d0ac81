"""The reference card of the Hammer Throw: turn, cells, cards and points, as they are at this table."""

from __future__ import annotations

from valhalla.games.hammer.cards import POINTS
from valhalla.games.hammer.state import State
from valhalla.games.hammer.table import Table
from valhalla.games.hammer.terms import (
    BIG_CELLS,
    CELL_DECKS,
    DECKS,
    FACES,
    FAVOUR_DICE,
    FAVOUR_POINTS,
    HAMMER,
    LAST_CELL,
    MOST_FAVOURS,
    REMOVED,
    SET,
    START_DICE,
)
from valhalla.words.crib import Line, Part, line
from valhalla.words.hammer import names as called
from valhalla.words.language import _


def parts(s: State) -> list[Part]:
    found = [turn(s.table), cells(s.table), end(s.table)]
    return [*found, *([favours()] if s.table.expert else []), cards(s.table)]


def turn(table: Table) -> Part:
    dice = ", ".join(str(count) for count in START_DICE[: table.rounds])
    return Part(
        _("Your turn"),
        (
            line(
                _("Rounds: {rounds}. Dice at the start of a turn, round by round: {dice}."),
                "icon/viking",
                rounds=table.rounds,
                dice=dice,
            ),
            line(_("Roll and add up; the token goes to the sum. The first roll cannot fail."), "icon/dice"),
            line(
                _("A hammer counts {kept}, or {removed} if you remove the die for this turn."),
                "icon/hammer",
                kept=HAMMER,
                removed=REMOVED,
            ),
            line(
                _("Throw again: one die more, and the sum must be higher than the token’s cell."),
                "icon/reroll",
            ),
            line(_("Reserve empty: choose some of your dice and roll only these.")),
            line(
                _("Stop: a card for each big cell reached, each to your hand or to your points."),
                "icon/check",
            ),
            line(_("Failure: the same cards for where the token stands, all to your hand."), "icon/skull"),
            line(_("Cell {cell} ends the turn."), "icon/crown", cell=LAST_CELL),
        ),
    )


def cells(table: Table) -> Part:
    """The big cells, deck by deck, with what its cards are worth and how many there are."""
    found = []
    for number, deck in enumerate(DECKS):
        reached = ", ".join(str(cell) for cell, of in zip(BIG_CELLS, CELL_DECKS, strict=True) if of == number)
        least, most = POINTS[deck]
        text = _("{deck}: cells {cells}. Cards: {count}, worth {least} to {most} points.")
        found.append(
            line(
                text,
                f"icon/deck-{deck}",
                deck=called.deck(number),
                cells=reached,
                count=len(table.stacks[number]),
                least=least,
                most=most,
            )
        )
    faces = tuple(f"dice/iron-{'hammer' if face == HAMMER else face}-still" for face in FACES)
    return Part(_("Big cells and dice"), (*found, Line(_("Opposite faces add up to seven:"), faces)))


def end(table: Table) -> Part:
    return Part(
        _("What counts at the end"),
        (
            line(_("The backs in your points pile."), "icon/valour"),
            line(
                _("Of every {size} cards of one deck left in your hand, one joins the pile."),
                "icon/cards",
                size=SET,
            ),
            line(_("Equal points: more Thor cards in the pile."), "icon/deck-thor"),
        ),
    )


def favours() -> Part:
    """The expert rules (H5)."""
    found = [line(_("Once in every turn, anybody’s, a card from your hand as a favour:"))]
    for number, ((count, least), points) in enumerate(zip(FAVOUR_DICE, FAVOUR_POINTS, strict=True)):
        text = _("{deck}: {dice} dice of {least} or more; the most favours bring {points}")
        found.append(
            line(
                text,
                f"icon/deck-{DECKS[number]}",
                deck=called.deck(number),
                dice=count,
                least=least,
                points=points,
            )
        )
    return Part(
        _("Favours"),
        (*found, line(_("The most favours in all bring {points}."), "icon/star", points=MOST_FAVOURS)),
    )


def cards(table: Table) -> Part:
    """A card of every property there is at this table."""
    kinds = {card.property.word: card for card in reversed(table.cards)}
    found = (Line(called.property_text(card), (f"icon/word-{word}",)) for word, card in kinds.items())
    return Part(_("Signs on cards"), tuple(found)[::-1])
