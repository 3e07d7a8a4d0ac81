"""The reference card of Wolves of Odin: round, deities, Glory and signs, as they are at this table."""

from __future__ import annotations

from valhalla.games.wolves.cards import Manoeuvre, Unit, kinds
from valhalla.games.wolves.paying import LEAST
from valhalla.games.wolves.state import State
from valhalla.games.wolves.table import Table
from valhalla.games.wolves.terms import GLORY_TO_END, HALL, HAND_LIMIT, PASS_DRAW
from valhalla.words.crib import Line, Part, line
from valhalla.words.language import _
from valhalla.words.wolves import names as called


def parts(s: State) -> list[Part]:
    return [turn(), deities(), glory(s.table), signs(), people()]


def turn() -> Part:
    return Part(
        _("Your turn"),
        (
            line(_("One main action:")),
            line(_("lay a unit at either end of any row"), "icon/row"),
            line(_("play a manoeuvre"), "icon/flag"),
            line(_("sacrifice a unit of your row"), "icon/sacrifice"),
            line(_("pass, and draw {drawn} cards"), "icon/pass", drawn=PASS_DRAW),
            line(_("Before and after it, until you pass: summon deities and use them.")),
            line(_("After a pass, in each turn: draw a card and discard one, if you like.")),
            line(_("A hand holds {most} cards at most."), "icon/hand", most=HAND_LIMIT),
        ),
    )


def deities() -> Part:
    return Part(
        _("Deities"),
        (
            line(_("In the Hall lie {count}."), "icon/deity-hall", count=HALL),
            line(
                _("The price: {least} sacrifices, and one more for each deity of its colour that you hold."),
                "icon/summon",
                least=LEAST,
            ),
            line(_("Red and blue do not go together, unless Yggdrasil is yours."), "icon/tree"),
        ),
    )


def glory(table: Table) -> Part:
    """What a round brings at this number of players, and when it is over."""
    opened = (
        _("Each round one victory: for the strongest row.")
        if table.opened == 1
        else _("Each round two victories: the strongest row chooses, the second takes the other.")
    )
    return Part(
        _("Glory"),
        (
            line(opened, "icon/glory"),
            line(_("Of equal rows, whoever passed first is ahead."), "icon/pass"),
            line(_("Then rows and sacrifices are discarded. Deities and hands stay."), "icon/discarded"),
            line(
                _("The end: {glory} Glory after a round, or Ragnarök lies open. Most Glory wins."),
                "icon/crown",
                glory=GLORY_TO_END,
            ),
            line(_("Equal Glory: whoever took a victory in the last round.")),
        ),
    )


def signs() -> Part:
    return Part(
        _("Signs"),
        (
            line(_("Tyr’s rune"), "icon/rune-tyr"),
            line(_("the Yew rune"), "icon/rune-yew"),
            line(_("destroyed: to the discard pile, and Naglfar may take it"), "icon/destroyed"),
            line(_("discarded: to the discard pile"), "icon/discarded"),
            line(_("taken: to a hand or another row"), "icon/taken"),
        ),
    )


def people() -> Part:
    """Every kind of the People, with how many there are."""
    found = (
        Line(
            f"{_(card.name)} ×{card.copies}. {called.worth_text(card)}",
            (f"icon/rune-{card.rune}" if isinstance(card, Unit) else "icon/flag",),
        )
        for card in kinds()
        if isinstance(card, Unit | Manoeuvre)
    )
    return Part(_("The People"), tuple(found))
